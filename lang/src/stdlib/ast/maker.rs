//! Making nodes.

use crate::object::{List, Raised, Value, globals};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Constant;
use sidewinder_syntax::ast::Identifier;
use sidewinder_syntax::source::{SourceFile, Span};
use sidewinder_syntax::{Ranged, span};

/// Makes the nodes of one file.
pub struct Maker<'a> {
    pub vm: &'a mut Vm,
    pub file: &'a SourceFile,
    /// The module with the classes.
    classes: Value,
}

/// A node that gets its fields one by one.
#[derive(Clone, Copy)]
pub struct Node(pub Value);

impl<'a> Maker<'a> {
    pub fn new(vm: &'a mut Vm, file: &'a SourceFile, classes: Value) -> Maker<'a> {
        Maker { vm, file, classes }
    }

    fn of_module(&mut self, name: &str) -> Result<Value, Raised> {
        let key = self.vm.intern(name)?;
        match globals(self.classes).get(key) {
            Some(value) => Ok(value),
            None => self.vm.get_attribute(self.classes, key),
        }
    }

    /// A node without fields yet.
    pub fn bare(&mut self, class: &str) -> Result<Node, Raised> {
        let class = self.of_module(class)?;
        self.vm.call(class, &[]).map(Node)
    }

    /// A node that is somewhere.
    pub fn node(&mut self, class: &str, at: &impl Ranged) -> Result<Node, Raised> {
        let node = self.bare(class)?;
        self.put(node, span(at))?;
        Ok(node)
    }

    /// Says where a node is.
    pub fn put(&mut self, node: Node, at: Span) -> Result<(), Raised> {
        let place = self.file.place(at);
        let numbers = [
            ("lineno", place.line),
            ("col_offset", place.column),
            ("end_lineno", place.end_line),
            ("end_col_offset", place.end_column),
        ];
        for (name, number) in numbers {
            self.set(node, name, Value::small(number as i64))?;
        }
        Ok(())
    }

    /// Gives a node a field.
    pub fn set(&mut self, node: Node, field: &str, value: Value) -> Result<(), Raised> {
        let key = self.vm.intern(field)?;
        self.vm.set_attribute(node.0, key, value).map(|_| ())
    }

    /// Gives a node a field that is a text.
    pub fn set_text(&mut self, node: Node, field: &str, text: &str) -> Result<(), Raised> {
        let text = self.vm.intern(text)?;
        self.set(node, field, text)
    }

    /// Gives a node a field that is a name, or `None`.
    pub fn set_name(
        &mut self,
        node: Node,
        field: &str,
        name: Option<&Identifier>,
    ) -> Result<(), Raised> {
        match name {
            Some(name) => self.set_text(node, field, name.as_str()),
            None => self.set_none(node, field),
        }
    }

    pub fn set_none(&mut self, node: Node, field: &str) -> Result<(), Raised> {
        let none = self.vm.none();
        self.set(node, field, none)
    }

    /// Gives a node a field that is a node without fields, of which there is one of each class: `Load`, `Add`..
    pub fn set_mark(&mut self, node: Node, field: &str, class: &str) -> Result<(), Raised> {
        let mark = self.mark(class)?;
        self.set(node, field, mark)
    }

    /// The one node of a class without fields.
    pub fn mark(&mut self, class: &str) -> Result<Value, Raised> {
        let class = self.of_module(class)?;
        let key = self.vm.intern("_only")?;
        self.vm.get_attribute(class, key)
    }

    /// Gives a node a field that is a list.
    pub fn set_list<T>(
        &mut self,
        node: Node,
        field: &str,
        items: impl Iterator<Item = T>,
        mut make: impl FnMut(&mut Self, T) -> Result<Value, Raised>,
    ) -> Result<(), Raised> {
        let list = self.vm.new_list_for(4)?;
        self.set(node, field, list.0)?;
        self.fill(list, items, &mut make)
    }

    /// Appends to a list.
    pub fn fill<T>(
        &mut self,
        list: List,
        items: impl Iterator<Item = T>,
        make: &mut impl FnMut(&mut Self, T) -> Result<Value, Raised>,
    ) -> Result<(), Raised> {
        for item in items {
            let made = make(self, item)?;
            list.push(self.vm, made)?;
        }
        Ok(())
    }

    /// A `Constant`.
    pub fn constant(&mut self, constant: &Constant, at: Span) -> Result<Value, Raised> {
        let node = self.bare("Constant")?;
        let value = self.vm.constant(constant)?;
        self.set(node, "value", value)?;
        self.set_none(node, "kind")?;
        self.put(node, at)?;
        Ok(node.0)
    }
}
