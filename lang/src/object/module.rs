//! Modules: names and the cells of their globals.
//!
//! What `exec` and `eval` run with a dict has that dict for its globals: a module *around a dict*, without cells.
//!
//! A global is a cell that never moves, so that code holds it directly, and lives as long as the module or such code. A name that is used before it is bound
//! gets its cell at once, empty.

use super::words::{cell, module, module_dict};
use super::{Dict, Event, Kind, Object, Raised, Runtime, Subject, Tuple, Type, Value};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

/// In the raw word of a cell: it holds a builtin of its name, and the module binds nothing.
pub const BORROWED: u64 = 1 << 8;
/// In the raw word of a cell: it is one of the module `builtins`, from which others borrow.
pub const LENT: u64 = 1 << 9;

pub(crate) const STATE: usize = 2;
/// Replacements after which a cell is a variable.
const REPLACEMENTS: u64 = 4;
const COUNT: u64 = 0xff;
/// Above this bit: when it was bound, counted in bindings of all globals.
const TURN: u32 = 16;

/// When a cell was bound, counted in bindings of all globals.
pub fn turn(cell: Value) -> u64 {
    cell.raw(STATE) >> TURN
}

/// Whether traces may take the content for a constant.
#[inline(always)]
pub fn is_settled(cell: Value) -> bool {
    !is_variable(cell) && !cell.field(cell::VALUE).is_null()
}

/// Whether storing needs nothing but the store.
#[inline(always)]
pub fn is_variable(cell: Value) -> bool {
    cell.raw(STATE) & (BORROWED | LENT | COUNT) == REPLACEMENTS
        && !cell.field(cell::VALUE).is_null()
}

/// Whether what the cell holds is a builtin that the module did not bind.
#[inline(always)]
pub fn is_borrowed(cell: Value) -> bool {
    cell.raw(STATE) & BORROWED != 0
}

fn is_bound(cell: Value) -> bool {
    !cell.field(cell::VALUE).is_null() && cell.raw(2) & BORROWED == 0
}

/// The globals of a module, which they live as long as.
#[derive(Default, Debug)]
pub struct Globals {
    cells: RefCell<FxHashMap<Value, Value>>,
    /// All cells.
    order: RefCell<Vec<Value>>,
    /// The cells as a dict, once somebody wanted it.
    dict: Cell<Option<Value>>,
    /// The module, if it is one around a dict.
    around: Cell<Option<Value>>,
}

impl Globals {
    /// The cell of a name, if it ever came up; `name` is interned.
    pub fn cell(&self, name: Value) -> Option<Value> {
        self.cells.borrow().get(&name).copied()
    }

    /// The dict that a module is around.
    pub fn wrapped(&self) -> Option<Dict> {
        self.around.get().map(|module| Dict(super::instance::payload(module.field(module::DICT))))
    }

    /// The value of a name, if it is bound; `name` is interned.
    pub fn get(&self, name: Value) -> Option<Value> {
        if let Some(dict) = self.wrapped() {
            return dict.get_str(name);
        }
        self.cell(name).filter(|cell| is_bound(*cell)).map(|cell| cell.field(cell::VALUE))
    }

    /// Names and values of what is bound, in the order in which it was.
    pub fn bound(&self) -> Vec<(Value, Value)> {
        if let Some(dict) = self.wrapped() {
            return dict.iter().filter(|(name, _)| name.is(Kind::Str)).collect();
        }
        self.bound_turns().into_iter().map(|(_, name, value)| (name, value)).collect()
    }

    /// Names and values of what is bound, and those of the entries whose keys are no names, in the order in which they were bound.
    pub fn entries(&self) -> Vec<(Value, Value)> {
        let mut entries = self.bound_turns();
        if let Some(others) = self.others() {
            entries.extend(others.iter().map(|(key, entry)| {
                let [turn, value] = [0, 1].map(|at| Tuple(entry).get(at));
                (turn.as_small() as u64, key, value)
            }));
            entries.sort_by_key(|(turn, ..)| *turn);
        }
        entries.into_iter().map(|(_, key, value)| (key, value)).collect()
    }

    /// The entries whose keys are no names: a dict of tuples, of turn and value.
    pub fn others(&self) -> Option<Dict> {
        self.dict.get().and_then(|dict| Dict::of(dict.field(module_dict::OTHERS)))
    }

    /// Calls `visit` with what they refer to.
    pub(crate) fn each(&self, visit: &mut dyn FnMut(Value)) {
        self.order.borrow().iter().for_each(|cell| visit(*cell));
        visit(self.dict.get().unwrap_or(Value::NULL));
    }

    /// Bytes of memory that a module takes outside of the heap, about, with few globals.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Globals>() + 200
    }

    fn bound_turns(&self) -> Vec<(u64, Value, Value)> {
        let order = self.order.borrow();
        let mut bound: Vec<(u64, Value, Value)> = order
            .iter()
            .filter(|cell| is_bound(**cell))
            .map(|cell| (turn(*cell), cell.field(cell::NAME), cell.field(cell::VALUE)))
            .collect();
        bound.sort_by_key(|(turn, ..)| *turn);
        bound
    }
}

/// The globals of a module object.
#[inline]
pub fn globals(module: Value) -> &'static Globals {
    debug_assert!(module.is(Kind::Module));
    module.record()
}

impl Runtime {
    /// `globals()`: a dict whose entries are the cells of a module. There is one for each module.
    pub fn module_dict(&mut self, module: Value) -> Result<Value, Raised> {
        let globals = globals(module);
        if module.field(module::DICT).is_object() {
            return Ok(module.field(module::DICT));
        }
        if let Some(dict) = globals.dict.get() {
            return Ok(dict);
        }
        let dict = self.allocate_old(self.header(Type::ModuleDict), 24)?;
        self.heap.set(dict, 1, module);
        dict.init(2, Value::NULL);
        globals.dict.set(Some(dict));
        Ok(dict)
    }

    /// A module without globals.
    pub fn new_module(&mut self, name: &str) -> Result<Value, Raised> {
        let name = self.intern_weakly(name)?;
        let module = self.blank_module(name)?;
        let globals = globals(module);
        let (key, doc) = (self.name(super::Name::Name), self.name(super::Name::Doc));
        self.bind_global(globals, key, name)?;
        let none = self.none();
        self.bind_global(globals, doc, none)?;
        Ok(module)
    }

    fn blank_module(&mut self, name: Value) -> Result<Value, Raised> {
        let module = self.allocate_old(self.header(Type::Module), 32)?;
        let globals: &'static Globals = Box::leak(Box::default());
        module.set_raw(1, globals as *const Globals as u64);
        module.init(2, name);
        module.init(3, Value::NULL);
        self.heap.add_owner(module);
        self.heap.own(module, std::ptr::from_ref(globals) as usize, size_of::<Globals>());
        self.heap.recorded(globals.bytes() as isize);
        self.known.all_modules.push(module);
        Ok(module)
    }

    /// The module around a dict: always the same one.
    pub fn module_around(&mut self, dict: Value) -> Result<Value, Raised> {
        if dict.is(Kind::ModuleDict) {
            return Ok(dict.field(module_dict::MODULE));
        }
        let number = self.heap.identity_of(dict);
        if let Some(module) = self.known.around.get(&number) {
            return Ok(*module);
        }
        let name = self.intern("<dict>")?;
        let module = self.blank_module(name)?;
        self.heap.set(module, 3, dict);
        globals(module).around.set(Some(module));
        self.known.around.insert(number, module);
        Ok(module)
    }

    /// The cell of a global, made if the name is new; `name` is interned.
    pub fn global_cell(&mut self, globals: &Globals, name: Value) -> Result<Value, Raised> {
        if let Some(cell) = globals.cell(name) {
            return Ok(cell);
        }
        let cell = self.allocate_old(self.header(Type::Cell), 32)?;
        cell.init(1, Value::NULL);
        cell.init(3, name);
        let builtins = self.known.builtins;
        if builtins.is_object() && std::ptr::eq(globals, self::globals(builtins)) {
            cell.set_raw(2, LENT);
        }
        globals.cells.borrow_mut().insert(name, cell);
        globals.order.borrow_mut().push(cell);
        Ok(cell)
    }

    /// Binds a global of a module that has cells; `name` is interned.
    pub(crate) fn bind_global(
        &mut self,
        globals: &Globals,
        name: Value,
        to: Value,
    ) -> Result<(), Raised> {
        let cell = self.global_cell(globals, name)?;
        self.store_cell(cell, to);
        Ok(())
    }

    /// Stores into a cell.
    pub fn store_cell(&mut self, cell: Value, to: Value) {
        let (state, old) = (cell.raw(STATE), cell.field(cell::VALUE));
        if old != to {
            self.heap.set(cell, 1, to);
        }
        let is_new = old.is_null() || state & BORROWED != 0;
        if !is_new && state & (BORROWED | LENT | COUNT) == REPLACEMENTS {
            return;
        }
        if state & LENT != 0 {
            self.lend(cell.field(cell::NAME), to);
        }
        let (count, mut turn) = (state & COUNT, state >> TURN);
        if is_new {
            self.known.bindings += 1;
            turn = self.known.bindings;
        }
        let replaced = state & BORROWED != 0 || (!old.is_null() && old != to);
        let count = (count + replaced as u64).min(REPLACEMENTS);
        cell.set_raw(STATE, count | state & LENT | turn << TURN);
        if replaced {
            self.happens(Event::GlobalSet, Subject::Cell(cell));
        }
    }

    /// Shows a builtin, or its end, to the modules that do not bind its name.
    fn lend(&mut self, name: Value, builtin: Value) {
        for at in 0..self.known.all_modules.len() {
            let module = self.known.all_modules[at];
            let Some(cell) = globals(module).cell(name) else { continue };
            let state = cell.raw(STATE);
            if state & LENT != 0 || (state & BORROWED == 0 && !cell.field(cell::VALUE).is_null()) {
                continue;
            }
            self.heap.set(cell, 1, builtin);
            let borrowed = if builtin.is_null() { 0 } else { BORROWED };
            cell.set_raw(STATE, state & !BORROWED | borrowed);
            self.happens(Event::GlobalSet, Subject::Cell(cell));
        }
    }
}
