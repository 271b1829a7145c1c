//! A unit being made: registers, names, open blocks.

use std::borrow::Cow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Context;
use super::assembler::{Assembler, Bound, Label, Reg, Region};
use super::scope::{Scope, ScopeId, ScopeKind, Scopes};
use crate::bytecode::opcode::encode;
use crate::bytecode::{Constant, Flavor, Folded, Opcode, Places, Spill, Texts, Unit, UnitKind};
use sidewinder_syntax::ast::{Expr, Stmt};
use sidewinder_syntax::source::{Diagnostic, Span};

/// How many registers a unit may use.
const MAX_REGISTERS: usize = 250;
/// With more locals than this, the others are in a dict.
const MANY_LOCALS: usize = 150;
/// How many blocks may be open at once, as in CPython.
const MAX_BLOCKS: usize = 20;

/// Where a name's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a register.
    Local(Reg),
    /// In the cell that a register holds.
    Cell(Reg),
    /// In a cell of the closure.
    Free(u16),
    /// In a global.
    Global,
    /// In the namespace of the class body.
    Name,
    /// In the dict of those for which there was no register.
    Spilled,
    /// In a cell that is in that dict.
    SpilledCell,
}

/// What surrounds the code being compiled and must be wound up when it is left.
#[derive(Clone, Copy)]
pub enum Block<'a> {
    /// A loop: where `continue` and `break` go.
    Loop { next: Label, exit: Label },
    /// A `try` with `except` clauses.
    Try { region: Region },
    /// A `try` whose `finally` clause must run.
    Finally { region: Region, body: &'a [Stmt] },
    /// A `with`: the register of `__exit__`.
    With { region: Region, exit: Reg, span: Span, is_async: bool },
    /// A handler: the exception, the one handled before it, and the name to be deleted.
    Handler { region: Region, exception: Reg, previous: Reg, name: Option<&'a str> },
}

impl Block<'_> {
    fn region(&self) -> Option<Region> {
        match *self {
            Block::Loop { .. } => None,
            Block::Try { region }
            | Block::Finally { region, .. }
            | Block::With { region, .. }
            | Block::Handler { region, .. } => Some(region),
        }
    }
}

/// A variable of a comprehension that is being compiled.
struct Inner<'a> {
    name: Cow<'a, str>,
    place: Place,
}

/// A unit being made.
pub struct Body<'a> {
    pub context: &'a Context<'a>,
    pub asm: Assembler,
    /// The scope of the code being compiled: the unit's, or a comprehension's.
    pub scope: ScopeId,
    pub kind: ScopeKind,
    pub qualname: String,
    /// How many registers hold locals; temporaries are above.
    pub locals: Reg,
    pub children: Vec<Arc<Folded>>,
    pub blocks: Vec<Block<'a>>,
    pub has_loop: bool,
    /// Whether the values of expression statements are shown.
    pub shows_values: bool,
    pub docstring: Option<Arc<str>>,
    /// What a call of the unit gives.
    pub flavor: Flavor,
    /// The register of the running generator, once there is one.
    pub generator: Option<Reg>,
    /// The names of the comprehensions around the code being compiled.
    pub comprehensions: Vec<&'static str>,
    places: FxHashMap<Cow<'a, str>, Place>,
    inner: Vec<Inner<'a>>,
    local_names: Vec<Box<str>>,
    has_walrus: bool,
    /// Registers of variables that are deleted somewhere: no loop may rely on them.
    deleted: Bound,
    /// Registers that may be looked at before they are written.
    unbound: Vec<Reg>,
    parameters: usize,
    /// What has no register.
    spill: Option<Spill>,
    /// Where `locals()` keeps its dict.
    locals_register: Option<Reg>,
    top: usize,
    highest: usize,
    /// Registers below this one stay where they are while expressions of the statement are computed ([`Body::is_crowded`](super::room)).
    pub kept_below: usize,
    overflows: bool,
}

impl<'a> Body<'a> {
    /// A unit without code, with registers for its locals.
    pub fn new(
        context: &'a Context<'a>,
        scope: ScopeId,
        qualname: String,
        place: Span,
    ) -> Body<'a> {
        let info = context.scopes.get(scope);
        let mut body = Body {
            context,
            asm: Assembler::default(),
            scope,
            kind: info.kind,
            qualname,
            locals: 0,
            children: Vec::new(),
            blocks: Vec::new(),
            has_loop: false,
            shows_values: false,
            docstring: None,
            flavor: info.flavor(),
            generator: None,
            comprehensions: Vec::new(),
            places: FxHashMap::default(),
            inner: Vec::new(),
            local_names: Vec::new(),
            has_walrus: info.has_walrus,
            deleted: Bound::default(),
            unbound: Vec::new(),
            parameters: 0,
            spill: None,
            locals_register: None,
            top: 0,
            highest: 0,
            kept_below: 0,
            overflows: false,
        };
        for (index, name) in info.free.iter().enumerate() {
            body.places.insert(name.clone(), Place::Free(index.min(u16::MAX as usize) as u16));
        }
        if info.free.len() > u16::MAX as usize {
            body.unsupported(
                place,
                "so many variables of the functions around are not supported yet",
            );
        }
        let mut bound = Bound::default();
        match info.kind {
            // Register 0 is the namespace; the cell of `__class__` may follow.
            ScopeKind::Class => {
                body.locals = 1 + info.wants_class_cell as Reg;
                for (name, symbol) in &info.symbols {
                    if symbol.global {
                        // A method may want the variable of that name of a function around.
                        body.places.insert(name.clone(), Place::Global);
                    } else if symbol.bound && !symbol.nonlocal {
                        body.places.insert(name.clone(), Place::Name);
                    }
                }
            }
            ScopeKind::Function
            | ScopeKind::Lambda
            | ScopeKind::Generator
            | ScopeKind::Comprehension => {
                let locals =
                    info.symbols.iter().filter(|(_, s)| s.bound && !s.global && !s.nonlocal);
                let locals: Vec<_> = locals.collect();
                let has_parameters =
                    locals.iter().filter(|(_, s)| s.parameter).count() > MANY_LOCALS;
                let mut spill =
                    Spill { register: 0, names: Vec::new(), cells: Vec::new(), has_parameters };
                if has_parameters {
                    // A call gives the dict in place of parameters.
                    body.local_names.push("".into());
                    body.parameters = 1;
                    bound.insert(0);
                }
                for &(name, symbol) in &locals {
                    let index = body.local_names.len();
                    let is_parameter = symbol.parameter && !has_parameters;
                    if !is_parameter && (symbol.parameter || index >= MANY_LOCALS) {
                        spill.names.push(name.as_ref().into());
                        if symbol.captured {
                            spill.cells.push(name.as_ref().into());
                        }
                        let place =
                            if symbol.captured { Place::SpilledCell } else { Place::Spilled };
                        body.places.insert(name.clone(), place);
                        continue;
                    }
                    let register = index as Reg;
                    let place = if symbol.captured {
                        Place::Cell(register)
                    } else {
                        Place::Local(register)
                    };
                    body.places.insert(name.clone(), place);
                    body.local_names.push(name.as_ref().into());
                    if symbol.parameter {
                        body.parameters += 1;
                        bound.insert(register);
                    }
                    if symbol.deleted {
                        body.deleted.insert(register);
                    }
                }
                if !spill.names.is_empty() {
                    if !has_parameters {
                        spill.register = body.local_names.len() as Reg;
                        body.local_names.push("".into());
                    }
                    body.spill = Some(spill);
                }
                body.locals = body.local_names.len() as Reg;
                if info.wants_locals {
                    // All of them may be looked at any time, and so is the dict that shows them.
                    body.locals_register = Some(body.locals);
                    body.locals += 1;
                    body.unbound = (body.parameters as Reg..body.locals).collect();
                }
            }
            ScopeKind::Module => {}
        }
        body.asm = Assembler::new(bound);
        body.asm.span = place;
        body.top = body.locals as usize;
        body.highest = body.top;
        body.kept_below = body.top;
        body
    }

    /// Says what is wrong.
    pub fn error(&self, span: Span, message: impl Into<String>) {
        self.context.errors.borrow_mut().push(Diagnostic::syntax(span, message));
    }
    /// Says what the dialect does not have yet.
    pub fn unsupported(&self, span: Span, message: impl Into<String>) {
        self.context.errors.borrow_mut().push(Diagnostic::unsupported(span, message));
    }
    /// The scopes of the file.
    pub fn scopes(&self) -> &'a Scopes<'a> {
        self.context.scopes
    }
    /// Sets the place of the instructions to come and returns the one before.
    pub fn at(&mut self, span: Span) -> Span {
        std::mem::replace(&mut self.asm.span, span)
    }

    // Registers

    /// A fresh temporary.
    pub fn alloc(&mut self) -> Reg {
        let register = self.top;
        if register >= MAX_REGISTERS {
            self.too_many_registers(self.asm.span);
            return (MAX_REGISTERS - 1) as Reg;
        }
        self.top += 1;
        self.highest = self.highest.max(self.top);
        register as Reg
    }
    fn too_many_registers(&mut self, at: Span) {
        if !std::mem::replace(&mut self.overflows, true) {
            let message = "so many variables and temporaries in one function are not supported yet";
            self.unsupported(at, message);
        }
    }
    /// How many temporaries are in use, for [`Body::release`].
    pub fn mark(&self) -> usize {
        self.top
    }
    /// Gives back the temporaries since the mark.
    pub fn release(&mut self, mark: usize) {
        self.top = mark;
    }
    /// The register that the next [`Body::alloc`] will give.
    pub fn next_register(&self) -> Reg {
        self.top.min(MAX_REGISTERS - 1) as Reg
    }
    /// How many registers are left.
    pub fn room(&self) -> usize {
        MAX_REGISTERS - self.top
    }
    /// Whether it is a temporary: nothing reads it before its expression is complete.
    pub fn is_temporary(&self, r: Reg) -> bool {
        r >= self.locals
    }

    // Names

    /// The name as this scope spells it, and where its value is.
    pub fn resolve<'n>(&self, name: &'n str) -> (Cow<'n, str>, Place) {
        let name = self.scopes().mangle(self.scope, name);
        if let Some(inner) = self.inner.iter().rev().find(|inner| inner.name == name) {
            return (name, inner.place);
        }
        let place = match self.places.get(name.as_ref()) {
            // A comprehension in a class body does not see the body's names.
            Some(Place::Name | Place::Global) if !self.scopes().get(self.scope).is_unit() => {
                let free = self.unit_scope().free.iter().position(|free| *free == name);
                free.map_or(Place::Global, |index| Place::Free(index as u16))
            }
            Some(&place) => place,
            // Whatever is not declared global may be among the locals.
            None if self.scopes().get(self.scope).is_unit()
                && self.is_namespaced()
                && !self.unit_scope().get(&name).is_some_and(|symbol| symbol.global) =>
            {
                Place::Name
            }
            None => Place::Global,
        };
        (name, place)
    }
    /// Whether this is the top level of a text that runs with locals of its own.
    pub fn is_namespaced(&self) -> bool {
        self.kind == ScopeKind::Class
            && self.context.scopes.is_namespaced(self.context.scopes.module())
            && std::ptr::eq(
                self.unit_scope(),
                self.context.scopes.get(self.context.scopes.module()),
            )
    }
    fn unit_scope(&self) -> &'a Scope<'a> {
        let mut scope = self.scopes().get(self.scope);
        while !scope.is_unit() {
            scope = self.scopes().get(scope.parent.expect("a comprehension is in something"));
        }
        scope
    }
    /// How many variables of comprehensions are known, for [`Body::forget_inner`].
    pub fn inner_count(&self) -> usize {
        self.inner.len()
    }
    /// Makes a variable of a comprehension known.
    pub fn add_inner(&mut self, name: Cow<'a, str>, place: Place) {
        self.keep_in_place();
        self.inner.push(Inner { name, place });
    }
    /// Forgets the variables of a comprehension.
    pub fn forget_inner(&mut self, count: usize) {
        self.inner.truncate(count);
    }

    /// Makes the cells of the variables that functions inside capture.
    pub fn make_cells(&mut self) {
        if let Some(spill) = self.spill.as_ref().filter(|spill| !spill.has_parameters) {
            self.asm.emit(Opcode::BuildDict, spill.register, 0, 0);
        }
        let captured = self.unit_scope().symbols.iter().filter(|(_, symbol)| symbol.captured);
        for (name, symbol) in captured {
            let mark = self.mark();
            let (register, is_spilled) = match self.places.get(name) {
                Some(&Place::Cell(register)) => (register, false),
                Some(Place::SpilledCell) => (self.alloc(), true),
                _ => continue,
            };
            if !symbol.parameter {
                self.asm.emit(Opcode::LoadNull, register, 0, 0);
            } else if is_spilled {
                self.load_spilled(name, register);
            }
            self.asm.emit(Opcode::MakeCell, register, register, 0);
            if is_spilled {
                self.store_place(name, Place::Spilled, register);
            }
            self.release(mark);
        }
    }
    /// The first parameter.
    pub fn first_local(&self) -> Option<Box<str>> {
        let names = match &self.spill {
            Some(spill) if spill.has_parameters => &spill.names,
            _ => &self.local_names,
        };
        names.first().filter(|_| self.parameters > 0).cloned()
    }
    /// The `__qualname__` of something defined here.
    pub fn qualified(&self, name: &str) -> String {
        let mut path = match self.kind {
            ScopeKind::Module => String::new(),
            ScopeKind::Class if self.is_namespaced() => String::new(),
            ScopeKind::Function | ScopeKind::Lambda => format!("{}.<locals>.", self.qualname),
            _ => format!("{}.", self.qualname),
        };
        let spelled = self.scopes().mangle(self.scope, name);
        if self.unit_scope().get(&spelled).is_some_and(|symbol| symbol.global) {
            path.clear();
        }
        for comprehension in &self.comprehensions {
            path += comprehension;
            path.push('.');
        }
        path + name
    }

    /// The register of a local variable, bound for certain from here on.
    pub fn local(&mut self, name: &str) -> Option<Reg> {
        let (name, Place::Local(register)) = self.resolve(name) else { return None };
        self.check_bound(register, &name);
        Some(register)
    }
    fn check_bound(&mut self, r: Reg, name: &str) {
        // A frame whose line is set may skip what gives a variable its value, or come back from what deletes it.
        let may_jump = self.marks_lines()
            && r < self.locals
            && (r as usize >= self.parameters || self.deleted.contains(r));
        if self.asm.bound.is_some_and(|bound| may_jump || !bound.contains(r)) {
            self.asm.emit_name(Opcode::CheckBound, r, 0, 0, name);
            self.set_bound(r);
            if (self.parameters..self.locals as usize).contains(&(r as usize))
                && !self.unbound.contains(&r)
            {
                self.unbound.push(r);
            }
        }
    }
    /// Notes that a local has a value from here on.
    pub fn set_bound(&mut self, r: Reg) {
        if let Some(bound) = &mut self.asm.bound {
            bound.insert(r);
        }
    }
    /// The locals that are bound at a place that may be reached again later: those that nobody deletes.
    pub fn lasting(&self) -> Option<Bound> {
        self.asm.bound.map(|bound| bound.without(self.deleted))
    }
    /// Whether evaluating `expr` may change what is in `r`, a local.
    pub fn may_change(&self, r: Reg, expr: &Expr) -> bool {
        self.has_walrus
            && !self.is_temporary(r)
            && self.is_local_in(r, expr, sidewinder_syntax::assigns)
    }
    /// Whether evaluating `expr` may look at `r`, which holds what is no value of the program yet.
    pub fn may_see(&self, r: Reg, exprs: &[&Expr]) -> bool {
        if self.is_temporary(r) {
            return false;
        }
        // A handler of this unit may see it, and so may a function that shares the frame: none does.
        self.blocks.iter().any(|block| !matches!(block, Block::Loop { .. }))
            || exprs.iter().any(|expr| self.is_local_in(r, expr, sidewinder_syntax::mentions))
    }
    /// Whether a local variable occurs in an expression, in the sense of `occurs`.
    pub fn is_local_in(&self, r: Reg, expr: &Expr, occurs: fn(&Expr, &str) -> bool) -> bool {
        let Some(name) = self.local_names.get(r as usize) else { return false };
        // A `__private` name is spelled otherwise in the tree.
        name.starts_with('_') || occurs(expr, name)
    }

    /// Whether a name that is not bound here may come from the namespace of a class that inherits, has keywords or hands its namespace out.
    fn is_prepared(&self, name: &str) -> bool {
        let scope = self.scopes().get(self.scope);
        scope.kind == ScopeKind::Class
            && (scope.is_prepared || scope.wants_locals || self.scopes().shows_variables())
            && !scope.get(name).is_some_and(|symbol| symbol.global)
    }

    /// `dst` = the value of a name.
    pub fn load_name(&mut self, name: &str, dst: Reg) {
        let (name, place) = self.resolve(name);
        match place {
            Place::Local(register) => {
                self.check_bound(register, &name);
                self.copy(dst, register);
            }
            Place::Cell(register) => self.asm.emit_name(Opcode::LoadCell, dst, register, 0, &name),
            Place::Free(index) => {
                let is_prepared = self.is_prepared(&name);
                let load = if is_prepared { Opcode::LoadClassFree } else { Opcode::LoadFree };
                let [low, high] = index.to_le_bytes();
                self.asm.emit_name(load, dst, low, high, &name);
            }
            // What a metaclass has prepared may know the name.
            Place::Global if self.is_prepared(&name) => {
                self.asm.emit_name(Opcode::LoadName, dst, 0, 0, &name);
            }
            Place::Global => self.asm.emit_name(Opcode::LoadGlobal, dst, 0, 0, &name),
            Place::Name => self.asm.emit_name(Opcode::LoadName, dst, 0, 0, &name),
            Place::Spilled => self.load_spilled(&name, dst),
            Place::SpilledCell => self.with_cell(&name, |body, cell| {
                body.asm.emit_name(Opcode::LoadCell, dst, cell, 0, &name);
            }),
        }
    }
    /// The register of the dict of what has none.
    fn spilled(&self) -> Reg {
        self.spill.as_ref().map_or(0, |spill| spill.register)
    }
    /// `dst` = what the dict of those without registers has for a name.
    fn load_spilled(&mut self, name: &str, dst: Reg) {
        let dict = self.spilled();
        self.asm.emit_name(Opcode::LoadSpilled, dst, dict, 0, name);
    }
    /// Does something with the cell of a variable that has no register.
    fn with_cell(&mut self, name: &str, with: impl FnOnce(&mut Self, Reg)) {
        let mark = self.mark();
        let cell = self.alloc();
        self.load_spilled(name, cell);
        with(self, cell);
        self.release(mark);
    }
    /// A name = `src`.
    pub fn store_name(&mut self, name: &str, src: Reg) {
        let (name, place) = self.resolve(name);
        self.store_place(&name, place, src);
    }
    /// What is at a place = `src`.
    pub fn store_place(&mut self, name: &str, place: Place, src: Reg) {
        match place {
            Place::Local(register) => {
                self.copy(register, src);
                self.set_bound(register);
            }
            Place::Cell(register) => self.asm.emit(Opcode::StoreCell, register, src, 0),
            Place::Free(index) => {
                let [low, high] = index.to_le_bytes();
                self.asm.emit(Opcode::StoreFree, src, low, high);
            }
            Place::Global => self.asm.emit_name(Opcode::StoreGlobal, src, 0, 0, name),
            Place::Name => self.asm.emit_name(Opcode::StoreName, src, 0, 0, name),
            Place::Spilled => {
                let dict = self.spilled();
                self.asm.emit_name(Opcode::StoreName, src, dict, 0, name);
            }
            Place::SpilledCell => self.with_cell(name, |body, cell| {
                body.asm.emit(Opcode::StoreCell, cell, src, 0);
            }),
        }
    }
    /// `del` of a name.
    pub fn delete_name(&mut self, name: &str) {
        let (name, place) = self.resolve(name);
        match place {
            Place::Local(register) => {
                self.check_bound(register, &name);
                self.unbind_local(&name);
            }
            Place::Cell(register) => self.asm.emit_name(Opcode::DeleteCell, register, 0, 0, &name),
            Place::Free(index) => {
                let mark = self.mark();
                let cell = self.alloc();
                self.load_closure(cell, index);
                self.asm.emit_name(Opcode::DeleteCell, cell, 0, 0, &name);
                self.release(mark);
            }
            Place::Global => self.asm.emit_name(Opcode::DeleteGlobal, 0, 0, 0, &name),
            Place::Name => self.asm.emit_name(Opcode::DeleteName, 0, 0, 0, &name),
            Place::Spilled => {
                // This raises what is to be raised where it has no value.
                self.with_cell(&name, |_, _| {});
                let dict = self.spilled();
                self.asm.emit_name(Opcode::DeleteName, 0, dict, 0, &name);
            }
            Place::SpilledCell => self.with_cell(&name, |body, cell| {
                body.asm.emit_name(Opcode::DeleteCell, cell, 0, 0, &name);
            }),
        }
    }
    /// Unbinds a name, bound or not, if it is a plain local.
    pub fn unbind_local(&mut self, name: &str) -> bool {
        let Place::Local(register) = self.resolve(name).1 else { return false };
        self.asm.emit(Opcode::LoadNull, register, 0, 0);
        if let Some(bound) = &mut self.asm.bound {
            bound.remove(register);
        }
        true
    }
    /// `dst` = the cell of a variable, for a closure.
    pub fn load_cell_itself(&mut self, name: &str, dst: Reg) {
        if self.kind == ScopeKind::Class && name == "__class__" {
            // The class that is being made, whatever class is around it.
            return self.copy(dst, 1);
        }
        match self.resolve(name).1 {
            Place::Cell(register) => self.copy(dst, register),
            Place::SpilledCell => self.load_spilled(name, dst),
            Place::Free(index) => self.load_closure(dst, index),
            // A class body may bind a name itself and still hand on the cell of that name from a function around.
            _ => {
                let index = self.unit_scope().free.iter().position(|free| *free == name);
                self.load_closure(dst, index.expect("what is captured is a cell") as u16);
            }
        }
    }

    // Small instructions

    /// `dst` = a cell of the closure.
    fn load_closure(&mut self, dst: Reg, index: u16) {
        let [low, high] = index.to_le_bytes();
        self.asm.emit(Opcode::LoadClosure, dst, low, high);
    }

    /// `dst` = `src`.
    pub fn copy(&mut self, dst: Reg, src: Reg) {
        if dst != src {
            self.asm.emit(Opcode::Move, dst, src, 0);
        }
    }
    /// `dst` = a constant.
    pub fn load_const(&mut self, constant: Constant, dst: Reg) {
        match constant {
            Constant::Int(value) if i16::try_from(value).is_ok() => {
                let [low, high] = (value as i16).to_le_bytes();
                self.asm.emit(Opcode::LoadInt, dst, high, low);
            }
            _ => self.asm.emit_const(Opcode::LoadConst, dst, 0, 0, constant),
        }
    }
    /// A jump without condition. To who traces lines it belongs to what was done last.
    pub fn jump(&mut self, to: Label) {
        let before = self.asm.span;
        self.stay_on_line();
        self.asm.jump(Opcode::Jump, 0, 0, to);
        self.asm.span = before;
    }

    /// Starts a loop: its header, which every backward jump goes to.
    pub fn loop_header(&mut self) -> Label {
        // What the loop deletes is not bound when it comes round.
        self.asm.bound = self.lasting();
        let header = self.asm.label();
        self.asm.place(header);
        self.asm.emit(Opcode::Loop, 0, 0, 0);
        self.has_loop |= self.asm.is_reachable();
        header
    }

    // Blocks

    /// Opens a block.
    pub fn push_block(&mut self, block: Block<'a>) {
        if self.blocks.len() == MAX_BLOCKS {
            self.error(self.asm.span, "too many statically nested blocks");
        }
        self.blocks.push(block);
    }
    /// Closes the innermost block.
    pub fn pop_block(&mut self) {
        if let Some(region) = self.blocks.pop().and_then(|block| block.region()) {
            self.asm.pause_region(region);
        }
    }
    /// Opens a region for the exceptions of the code to come.
    pub fn open_region(&mut self, handler: Label, register: Reg) -> Region {
        self.keep_in_place();
        self.asm.open_region(handler, register, self.blocks.len())
    }
    /// Winds up all blocks but the `depth` outermost, as a jump out of them must, and returns them for [`Body::rewind`].
    pub fn unwind(&mut self, depth: usize) -> Vec<Block<'a>> {
        let mut popped = Vec::new();
        while self.blocks.len() > depth {
            let block = *self.blocks.last().expect("there is one");
            self.pop_block();
            match block {
                Block::Loop { .. } | Block::Try { .. } => {}
                Block::Finally { body, .. } => {
                    self.statements(body);
                    self.stay_on_line();
                }
                Block::With { exit, span, is_async, .. } => {
                    self.leave_with(exit, span, is_async);
                    self.stay_on_line();
                }
                Block::Handler { previous, name, .. } => self.leave_handler(previous, name),
            }
            popped.push(block);
        }
        popped
    }
    /// Goes on inside the blocks that [`Body::unwind`] wound up.
    pub fn rewind(&mut self, popped: Vec<Block<'a>>) {
        for block in popped.into_iter().rev() {
            if let Some(region) = block.region() {
                self.asm.resume_region(region);
            }
            self.blocks.push(block);
        }
    }

    /// The unit. Locals that may be looked at before they are written start unbound.
    pub fn finish(self, name: &str, span: Span) -> Unit {
        if self.asm.is_too_large() {
            self.unsupported(span, "code as large as this is not supported yet");
        }
        let info = self.unit_scope();
        let (parameters, locals) = (self.parameters, self.locals);
        let mut unit = Unit {
            name: name.into(),
            qualname: self.qualname.into(),
            kind: match self.kind {
                ScopeKind::Module => UnitKind::Module,
                ScopeKind::Class => UnitKind::Class,
                ScopeKind::Lambda => UnitKind::Lambda,
                ScopeKind::Function | ScopeKind::Comprehension | ScopeKind::Generator => {
                    UnitKind::Function
                }
            },
            flavor: self.flavor,
            generator: self.generator.unwrap_or(0),
            file: self.context.file.clone(),
            span,
            start: span.start,
            words: Vec::new(),
            consts: Vec::new(),
            names: Texts::default(),
            children: self.children,
            registers: self.highest as u8,
            positional: 0,
            positional_only: 0,
            keyword_only: 0,
            var_positional: false,
            var_keyword: false,
            local_names: self.local_names.into_iter().collect(),
            spill: self.spill,
            free_names: info.free.iter().collect(),
            handlers: Vec::new(),
            inlined: Vec::new(),
            positions: Places::default(),
            attributes: Places::default(),
            stops: Vec::new(),
            held: Vec::new(),
            has_loop: self.has_loop,
            locals_register: self.locals_register,
            shows_variables: self.context.scopes.shows_variables(),
            marks_lines: self.context.scopes.marks_lines(),
            text_annotations: self.context.scopes.has_text_annotations(),
            docstring: self.docstring,
            warnings: Vec::new(),
        };
        let mut unbound = self.unbound;
        unbound.sort_unstable();
        let prologue: Vec<u32> =
            unbound.iter().map(|&r| encode(Opcode::LoadNull, r, 0, 0)).collect();
        let is_function = matches!(unit.kind, UnitKind::Function | UnitKind::Lambda);
        self.asm.finish(
            &mut unit,
            &prologue,
            if is_function { Opcode::Enter.words() as u32 } else { 0 },
        );
        if is_function {
            let first = parameters.min(MAX_REGISTERS) as Reg;
            unit.words[0] = encode(Opcode::Enter, first, locals.saturating_sub(first), 0);
        }
        unit
    }
}
