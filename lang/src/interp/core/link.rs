//! Linking: a unit becomes code that runs.
//!
//! Names become interned strings, constants become objects that never move and live as long as the code, globals become the cells of the module. The words go to low
//! memory. That is all: offsets stay as they are.
//!
//! Most functions of a module never run. So code is declared first, with what calls need to know, and linked by its first word, [`Opcode::Unlinked`].

use super::frame;
use crate::interp::handlers::generator::{MANY, mask_word};
use crate::interp::import::finder;
use crate::object::words::module;
use crate::object::{Code, CodeRef, Hints, Raised};
use crate::object::{CodeRecord, Set, Type, Value, complex::complex};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::liveness::Liveness;
use sidewinder_compiler::bytecode::unit::{Instruction, Instructions};
use sidewinder_compiler::bytecode::{
    Constant, Extra, Flavor, Folded, Handler, Opcode, Unit, UnitKind,
};
use sidewinder_jit::ir::Size;
use std::cell::{Cell, OnceCell};
use std::sync::{Arc, OnceLock};

/// The counter of a site that nobody counts.
pub(in crate::interp) const NEVER: u32 = u32::MAX;

/// Whether a generator's loop gives something away before it comes round, each time: such a loop is part of whoever
/// resumes the generator, and never one of its own.
fn always_suspends(unit: &Unit, header: Instruction<'_>) -> bool {
    if unit.flavor == Flavor::Plain || header.opcode != Opcode::Loop {
        return false;
    }
    let mut seen = vec![false; unit.words.len()];
    let mut todo = vec![header.end()];
    while let Some(offset) = todo.pop() {
        if offset == header.offset {
            return false;
        }
        if offset as usize >= seen.len() || std::mem::replace(&mut seen[offset as usize], true) {
            continue;
        }
        let instruction = Instructions::at(&unit.words, offset);
        if matches!(instruction.opcode, Opcode::Yield | Opcode::Relay) {
            continue;
        }
        todo.extend(instruction.jump_target());
        if instruction.falls_through() {
            todo.push(instruction.end());
        }
        let covers = |row: &&Handler| (row.start..row.end).contains(&offset);
        todo.extend(unit.handlers.iter().find(covers).map(|row| row.target));
    }
    true
}

impl Vm {
    /// A unit as code of a module, which is linked when it first runs. An error says that MemoryError is pending.
    pub fn link(&mut self, unit: Unit, module: Value) -> Result<CodeRef, Raised> {
        self.show_if_named(&unit);
        self.reap();
        self.linking(|vm| vm.declare(Arc::new(unit.into()), module))
    }

    fn linking<T>(&mut self, work: impl FnOnce(&mut Vm) -> T) -> T {
        let is_within = std::mem::replace(&mut self.is_linking, true);
        let done = work(self);
        self.is_linking = is_within;
        done
    }

    /// What functions of a unit's code need before they run.
    fn declare(&mut self, unit: Arc<Folded>, module: Value) -> Result<CodeRef, Raised> {
        let head = &unit.head;
        let start = self.low.allocate(4 * head.words as usize);
        if start.is_null() {
            return self.no_memory();
        }
        frame::place_words(start, &[Opcode::Unlinked as u32]);
        // None of these ever moves; `record::each` keeps them alive.
        let parameters = head.parameters().map(|name| self.intern_weakly(name));
        let parameters = parameters.collect::<Result<Box<[_]>, _>>()?;
        let doc = match &head.docstring {
            Some(text) => self.unmoved_str(text)?,
            None => self.none(),
        };
        let names = (self.intern_weakly(head.name())?, self.intern_weakly(head.qualname())?);
        let code: CodeRef = Box::leak(Box::new(Code {
            start: start.cast(),
            simple: match head.kind {
                UnitKind::Class => 1,
                _ => head.plain.unwrap_or(u32::MAX),
            },
            bound: head.entry,
            registers: head.registers as u32,
            door: Cell::new(std::ptr::null()),
            words: head.words,
            names,
            children: OnceCell::new(),
            module,
            doc,
            parameters,
            hints: Cell::new(match &**unit.file().name() {
                finder::KEYED | crate::interp::handlers::round::FILE => Hints::HIDDEN,
                finder::DRAIN => Hints::HIDDEN.with(Hints::UNCOUNTED),
                _ => Hints::default(),
            }),
            generator: {
                let (header, bytes) = self.generator_size(head.flavor, head.registers);
                Size { header: header.0, bytes }
            },
            made: Cell::new(u32::MAX),
            closes: Cell::default(),
            keyword_defaults_seen: Cell::default(),
            defaults_set: Cell::default(),
            object: Cell::new(Value::NULL),
            is_kept: Cell::new(false),
            replaces: Default::default(),
            in_line: Default::default(),
            shown: OnceLock::new(),
            shows: Cell::new(false),
            liveness: OnceLock::new(),
            lines: OnceLock::new(),
            unit,
        }));
        self.codes.add(code);
        self.new_code(CodeRecord::Linked(code))?;
        Ok(code)
    }

    /// Links what was only declared.
    pub(crate) fn link_now(&mut self, code: CodeRef) -> Result<(), Raised> {
        if code.is_linked() {
            return Ok(());
        }
        self.linking(|vm| vm.link_words(code))
    }

    fn link_words(&mut self, code: CodeRef) -> Result<(), Raised> {
        let (unit, module): (&Unit, Value) = (&code.unit, code.module);
        let children = unit.children.iter().map(|child| self.declare(child.clone(), module));
        let children = children.collect::<Result<Vec<_>, _>>()?;
        let shows = self.shows_variables;
        let mut words = unit.words.clone();
        let liveness = OnceLock::new();
        let mut made = u32::MAX;
        let passing = if code.merges() { unit.loops_with_merge_points() } else { Vec::new() };
        let is_around = module.field(module::DICT).is_object();
        let names = unit.names.iter().map(|name| self.intern_weakly(name));
        let names = names.collect::<Result<Vec<_>, _>>()?;
        // What the code refers to, besides what it referred to before.
        let mut refers: Vec<u64> =
            Vec::with_capacity(names.len() + children.len() + unit.consts.len());
        refers.extend(names.iter().map(|name| name.bits()));
        for instruction in unit.instructions() {
            let mut at = instruction.offset as usize + 1;
            for extra in instruction.opcode.row().extra {
                let index = words[at] as usize;
                // And whether it is none of the names, nor the module.
                let (value, is_more) = match extra {
                    Extra::Const => (Some(self.constant(&unit.consts[index])?), true),
                    Extra::Name => (Some(names[index]), false),
                    Extra::Global if is_around && instruction.opcode == Opcode::LoadName => {
                        (Some(module), false)
                    }
                    Extra::Global if is_around => (Some(names[index]), false),
                    Extra::Global => (Some(self.linked_cell(module, names[index])?), true),
                    _ => (None, false),
                };
                if let Some(value) = value {
                    if is_more && value.is_object() {
                        refers.push(value.bits());
                    }
                    words[at] = value.bits() as u32;
                    words[at + 1] = (value.bits() >> 32) as u32;
                }
                at += extra.words();
            }
            let here = instruction.offset as usize;
            match instruction.opcode {
                Opcode::Loop if passing.contains(&instruction.offset) => {
                    words[here] = words[here] & !0xff | Opcode::PassLoop as u32;
                }
                Opcode::Loop | Opcode::Enter => {
                    if instruction.opcode == Opcode::Enter && !passing.is_empty() {
                        words[here] = words[here] & !0xff | Opcode::PassEnter as u32;
                    } else if instruction.opcode == Opcode::Enter && shows {
                        words[here] = words[here] & !0xff | Opcode::ShownEnter as u32;
                    }
                    let is_round = &**unit.file.name() == crate::interp::handlers::round::FILE;
                    let counts =
                        self.jit.is_some() && !is_round && !always_suspends(unit, instruction);
                    words[here + 1] = if counts { 0 } else { NEVER };
                }
                Opcode::MakeGenerator | Opcode::Yield | Opcode::Relay => {
                    let live: &Liveness = liveness.get_or_init(|| Liveness::of_unit(unit, shows));
                    let offset = instruction.offset;
                    let mut saved = live.live_across(&unit.words, &unit.handlers, offset);
                    saved.remove(unit.generator);
                    let mask = saved.bits().filter(|bits| bits & MANY == 0).unwrap_or(MANY);
                    let at = here + mask_word(instruction.opcode);
                    words[at] = mask as u32;
                    words[at + 1] = (mask >> 32) as u32;
                    if instruction.opcode == Opcode::MakeGenerator {
                        made = offset;
                        // Nothing is to be gained by compiling what makes it.
                        words[1] = NEVER;
                    }
                }
                Opcode::LoadGlobal if is_around => {
                    words[here] = words[here] & !0xff | Opcode::LoadScope as u32;
                }
                Opcode::StoreGlobal if is_around => {
                    words[here] = words[here] & !0xff | Opcode::StoreScope as u32;
                }
                Opcode::DeleteGlobal if is_around => {
                    words[here] = words[here] & !0xff | Opcode::DeleteScope as u32;
                }
                Opcode::Jump
                    if (words[here + 1] as i32) < 0
                        && instruction.jump_target().is_some_and(|to| {
                            !passing.contains(&to)
                                && Opcode::of(unit.words[to as usize]) != Opcode::PassLoop
                        }) =>
                {
                    words[here] = words[here] & !0xff | Opcode::JumpLoop as u32;
                }
                _ => {}
            }
        }
        frame::place_words(code.start.cast_mut().cast(), &words);
        self.heap.own(code.object.get(), code.start as usize, 4 * code.words as usize);
        refers.extend(children.iter().map(|child| child.object.get().bits()));
        self.heap.pin_for(code.object.get(), refers);
        code.shows.set(shows);
        if shows && let Some(liveness) = liveness.get() {
            _ = code.shown.set(Box::new(liveness.clone()));
        }
        if let Some(liveness) = liveness.into_inner() {
            _ = code.liveness.set(Box::new(liveness));
        }
        code.made.set(made);
        code.closes.set(yields_in_try(unit));
        _ = code.children.set(children);
        if code.merges() {
            self.keep_code(code);
        }
        Ok(())
    }

    /// The code that a position lies in.
    pub fn code_at(&self, pc: *const u32) -> Option<CodeRef> {
        self.codes.at(pc)
    }

    /// A constant as an object that does not move once it is pinned.
    pub(crate) fn constant(&mut self, constant: &Constant) -> Result<Value, Raised> {
        let value = match constant {
            Constant::None => return Ok(self.none()),
            Constant::True => return Ok(self.bool(true)),
            Constant::False => return Ok(self.bool(false)),
            Constant::Ellipsis => return Ok(self.known.ellipsis),
            Constant::Int(n) => match Value::try_small(*n) {
                Some(small) => return Ok(small),
                None => self.new_int(*n)?,
            },
            Constant::BigInt(digits) => {
                let number = digits.parse().unwrap_or_default();
                self.new_ibig(&number)?
            }
            Constant::Float(x) => self.new_float(*x)?,
            Constant::Complex(re, im) => self.new_complex(complex(*re, *im))?,
            // Equal strings are one object, which is what programs are used to.
            Constant::Str(text) => return self.intern_weakly(text),
            Constant::Bytes(data) => self.new_bytes(data)?,
            Constant::Tuple(items) => {
                let items =
                    items.iter().map(|item| self.constant(item)).collect::<Result<Vec<_>, _>>()?;
                self.new_tuple(&items)?
            }
            Constant::Set(items) => {
                let set = Set::new(self, Type::FrozenSet)?;
                for item in items {
                    let item = self.constant(item)?;
                    set.add(self, item)?;
                }
                set.0
            }
        };
        Ok(value)
    }

    /// Keeps an object alive and in place for ever.
    pub(in crate::interp) fn settle(&mut self, value: Value) {
        if value.is_object() {
            self.heap.pin(vec![value.bits()]);
        }
    }

    /// A function object of linked code: defaults, keyword defaults and closure may be null. An `old` one never moves.
    pub(crate) fn new_function(
        &mut self,
        code: Value,
        parts: [Value; 3],
        old: bool,
    ) -> Result<Value, Raised> {
        let code = crate::object::code_at(code.bits() as usize);
        let function = self.blank_function(old)?;
        function.set_raw(1, code as *const Code as u64);
        let [defaults, keyword_defaults, closure] = parts;
        let module = self.module_name_value(code.module);
        let words = [
            code.names.0,
            code.names.1,
            defaults,
            keyword_defaults,
            closure,
            Value::NULL,
            code.doc,
            module,
            Value::NULL,
        ];
        for (word, value) in (2..).zip(words) {
            self.heap.set(function, word, value);
        }
        Ok(function)
    }

    /// The function that runs a module's or class body's code.
    pub fn function_of(&mut self, code: CodeRef) -> Result<Value, Raised> {
        let code = Value::even(code as *const Code as u64);
        self.new_function(code, [Value::NULL; 3], true)
    }
}

/// Whether what a unit yields may be in the middle of a `try` or `with`.
fn yields_in_try(unit: &Unit) -> bool {
    !unit.handlers.is_empty()
        && sidewinder_compiler::bytecode::unit::Instructions::of(&unit.words).any(|instruction| {
            let at = instruction.offset;
            matches!(instruction.opcode, Opcode::Yield | Opcode::Relay)
                && unit.handlers.iter().any(|handler| (handler.start..handler.end).contains(&at))
        })
}
