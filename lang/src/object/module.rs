//! Modules: names and the cells of their globals.
//!
//! A global is a cell that never moves and never dies, so that code holds it directly. A name that is used before it is bound
//! gets its cell at once, empty.

use super::{Kind, Type, Value};
use crate::interp::Vm;
use std::cell::RefCell;
use std::collections::HashMap;

/// In the raw word of a cell: it holds a builtin of its name, and the module binds nothing.
pub const BORROWED: u64 = 1 << 8;

fn is_bound(cell: Value) -> bool {
    !cell.field(1).is_null() && cell.raw(2) & BORROWED == 0
}

/// The globals of a module; leaked.
#[derive(Default, Debug)]
pub struct Globals {
    cells: RefCell<HashMap<Value, Value>>,
    /// The cells in the order in which their names came up.
    order: RefCell<Vec<Value>>,
}

impl Globals {
    /// The cell of a name, if it ever came up; `name` is interned.
    pub fn cell(&self, name: Value) -> Option<Value> {
        self.cells.borrow().get(&name).copied()
    }

    /// The value of a name, if it is bound; `name` is interned.
    pub fn get(&self, name: Value) -> Option<Value> {
        self.cell(name).filter(|cell| is_bound(*cell)).map(|cell| cell.field(1))
    }

    /// Names and values of what is bound.
    pub fn bound(&self) -> Vec<(Value, Value)> {
        let order = self.order.borrow();
        let bound = order.iter().filter(|cell| is_bound(**cell));
        bound.map(|cell| (cell.field(3), cell.field(1))).collect()
    }
}

/// The globals of a module object.
#[inline]
pub fn globals(module: Value) -> &'static Globals {
    debug_assert!(module.is(Kind::Module));
    module.record()
}

impl Vm {
    /// `globals()`: a dict to look at, whose entries are the cells of a module.
    pub fn module_dict(&mut self, module: Value) -> Option<Value> {
        let dict = self.allocate(self.header(Type::ModuleDict), 16)?;
        dict.init(1, module);
        Some(dict)
    }

    /// A module without globals, which lives for ever.
    pub fn new_module(&mut self, name: &str) -> Option<Value> {
        let name = self.intern(name)?;
        let module = self.allocate_old(self.header(Type::Module), 24)?;
        let globals: &'static Globals = Box::leak(Box::default());
        module.set_raw(1, globals as *const Globals as u64);
        module.init(2, name);
        self.keep(module);
        let (key, doc) = (self.name(super::Name::Name), self.name(super::Name::Doc));
        self.set_global(globals, key, name)?;
        let none = self.none();
        self.set_global(globals, doc, none)?;
        Some(module)
    }

    /// The cell of a global, made if the name is new; `name` is interned.
    pub fn global_cell(&mut self, globals: &Globals, name: Value) -> Option<Value> {
        if let Some(cell) = globals.cell(name) {
            return Some(cell);
        }
        let cell = self.allocate_old(self.header(Type::Cell), 32)?;
        cell.init(1, Value::NULL);
        cell.init(3, name);
        self.keep(cell);
        globals.cells.borrow_mut().insert(name, cell);
        globals.order.borrow_mut().push(cell);
        Some(cell)
    }

    /// Binds a global, from outside the interpreter; `name` is interned.
    pub fn set_global(&mut self, globals: &Globals, name: Value, to: Value) -> Option<()> {
        let cell = self.global_cell(globals, name)?;
        self.store_cell(cell, to);
        Some(())
    }
}
