//! `class` statements.

use super::frame::code_of;
use super::{Args, Vm};
use crate::bytecode::{CodeRef, Opcode};
use crate::object::{ClassRef, Dict, Kind as Layout, List, Name, Str, Tuple, Type, Value};
use std::collections::HashSet;

/// How many attributes an `__init__` sets on its first parameter.
fn attributes_set(code: CodeRef) -> usize {
    let sets = code.unit.instructions().filter(|instruction| {
        instruction.opcode == Opcode::SetAttr && instruction.operands[0] == 0
    });
    let names: HashSet<u32> = sets.map(|instruction| instruction.extra[0]).collect();
    names.len()
}

impl Vm {
    /// Runs a class body and makes the class: body function, name, then the bases.
    pub(crate) fn build_class(&mut self, args: Args) -> Option<Value> {
        let (body, name) = (args.get(0), args.get(1));
        let mut bases = Vec::new();
        for base in &args.values()[2..] {
            match self.as_class(*base) {
                Some(class) => bases.push(class),
                None => return self.raise_no_base(*base),
            }
        }
        let code = code_of(body);
        let attributes = Dict::new(self)?;
        let (module, qualname) = (self.name(Name::Module), self.name(Name::Qualname));
        let module_name = self.module_name_value(code.module);
        attributes.set(self, module, module_name)?;
        let cell = self.call(body, &[attributes.0])?;
        let class = self.new_class(Str(name).text(), &bases, attributes)?;
        if let Some(init) = attributes.get_str(self.name(Name::Init))
            && init.is(Layout::Function)
            && !class.has_payload()
        {
            let inherited = class.bases.iter().map(|base| base.expected_slots()).max();
            let own = attributes_set(code_of(init));
            class.plan_slots(own.max(inherited.unwrap_or(0) as usize));
        }
        let object = class.object.get();
        let shown = attributes.remove(self, qualname)?.unwrap_or(code.names.1);
        self.heap.set(object, 6, shown);
        self.heap.set(object, 7, module_name);
        if let Some(doc) = attributes.get_str(self.name(Name::Doc)) {
            self.heap.set(object, 8, doc);
        }
        if cell.is(Layout::Cell) {
            self.heap.set(cell, 1, object);
        }
        self.take_slots(class)?;
        self.tell_attributes(class)?;
        self.tell_bases(class)?;
        Some(object)
    }

    fn raise_no_base<T>(&mut self, base: Value) -> Option<T> {
        let text = format!(
            "bases must be classes, and '{}' is not one that can be inherited from",
            self.type_name(base)
        );
        self.raise(Type::TypeError, text)
    }

    /// `__slots__` of the class.
    fn take_slots(&mut self, class: ClassRef) -> Option<()> {
        let Some(slots) = class.dict().get_str(self.name(Name::Slots)) else {
            return Some(());
        };
        let names: Vec<Value> = match slots.kind() {
            Layout::Str => vec![slots],
            Layout::Tuple => Tuple(slots).items().to_vec(),
            Layout::List => List(slots).items().to_vec(),
            _ => self.to_list(slots)?.items().to_vec(),
        };
        let names = names.into_iter().map(|name| self.intern_value(name)).collect::<Option<_>>()?;
        *class.slots.borrow_mut() = Some(names);
        Some(())
    }

    /// Calls `__set_name__` of the attributes that have it.
    fn tell_attributes(&mut self, class: ClassRef) -> Option<()> {
        let object = class.object.get();
        let attributes: Vec<_> = class.dict().iter().collect();
        for (name, value) in attributes {
            if value.is(Layout::Instance)
                && let Some(method) = self.special(value, Name::SetName)
            {
                self.call_special(method, value, &[object, name])?;
            }
        }
        Some(())
    }

    /// Calls `__init_subclass__` of the class it inherits from.
    fn tell_bases(&mut self, class: ClassRef) -> Option<()> {
        let name = self.name(Name::InitSubclass);
        let found = class.mro()[1..].iter().find_map(|base| base.dict().get_str(name));
        if let Some(method) = found
            && !method.is(Layout::Builtin)
        {
            let method = if method.is(Layout::Wrapper) { method.field(1) } else { method };
            self.call(method, &[class.object.get()])?;
        }
        Some(())
    }
}
