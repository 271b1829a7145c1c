//! What a run never came to: functions that did not run, and hints that no recording came to.
//!
//! Only a report asks, when the run is over. That a function ran is read from its site: the first call starts its counter, or counts it down where the
//! driver does not want to know. What only traces see is noted while they are recorded: [`Vm::comes_to`].
//!
//! **Absent:** code that is not the program's own, and hints in functions that did not run.

use crate::interp::core::frame::{operand, word};
use crate::object::words::cell;
use crate::object::{Code, CodeRef, Hints};
use crate::object::{Kind as Layout, Value, globals};
use crate::observe::{DeadHint, Unreached};
use crate::vm::Intrinsic;
use crate::vm::Vm;
use crate::vm::builtin_row;
use rustc_hash::{FxHashMap, FxHashSet};
use sidewinder_compiler::bytecode::liveness::access;
use sidewinder_compiler::bytecode::unit::Instruction;
use sidewinder_compiler::bytecode::{Flavor, Opcode, UnitKind};
use sidewinder_jit::driver::Interpreted;
use sidewinder_syntax::source::Span;
use std::sync::Arc;

/// What code is known by that is linked twice, such as that of a program that imports itself.
type Written = (Arc<str>, Span);

/// The marks of functions, as they are written.
const MARKS: [(Hints, &str); 3] = [
    (Hints::ELIDABLE, "@elidable"),
    (Hints::UNROLL_SAFE, "@unroll_safe"),
    (Hints::DONT_LOOK_INSIDE, "@dont_look_inside"),
];

impl Vm {
    /// A recording comes to a hint, or to a call of the function that starts there.
    pub(crate) fn comes_to(&self, pc: *const u32) {
        if self.part::<Option<super::wanted::Observer>>().is_some() {
            self.part::<crate::interp::guest::hints::Hinted>()
                .reached
                .borrow_mut()
                .insert(pc as usize);
        }
    }

    /// What the run never came to of the files that are the program's `own`. The sites that have no code are `cold`.
    pub(in crate::interp) fn unreached(
        &self,
        cold: &[Interpreted],
        own: impl Fn(&str) -> bool,
    ) -> Unreached {
        let reached = self.part::<crate::interp::guest::hints::Hinted>().reached.borrow();
        let cold: FxHashSet<usize> = cold.iter().map(|one| one.site.pc as usize).collect();
        let ran = |code: CodeRef| {
            let start = code.start as usize;
            let (count, compiled) = (word(code.start, 1), word(code.start, 2));
            let is_counted_down = self.jit.is_none() || code.unit.flavor != Flavor::Plain;
            code.is_linked()
                && (compiled != 0
                    || cold.contains(&start)
                    || reached.contains(&start)
                    || is_counted_down && count != crate::interp::core::link::NEVER)
        };
        let is_body = |code: CodeRef| matches!(code.unit.kind, UnitKind::Module | UnitKind::Class);
        let all = self.codes.all();
        let all: Vec<CodeRef> = all.into_iter().filter(|code| own(code.unit.file.name())).collect();
        let of_those = |keep: &dyn Fn(CodeRef) -> bool| {
            let kept = all.iter().filter(|code| keep(code));
            kept.map(|code| written(code, code.unit.span)).collect::<FxHashSet<Written>>()
        };
        let running = of_those(&ran);
        let mut todo: Vec<CodeRef> = all.iter().copied().filter(|code| is_module(code)).collect();
        let mut unreached = Unreached::default();
        while let Some(code) = todo.pop() {
            if is_body(code) || running.contains(&written(code, code.unit.span)) {
                todo.extend(code.children());
            } else if code.unit.kind == UnitKind::Function {
                unreached.idle.push(code.start as u64);
            }
        }
        // Without a JIT there are no traces to come to anything.
        if self.jit.is_some() && self.known.interned.contains_key("sidewinder") {
            let at =
                |pc: usize| self.code_at(pc as *const u32).map(|code| (code, pc as *const u32));
            let came = reached.iter().filter_map(|&pc| at(pc));
            let came = came.map(|(code, pc)| written(code, span(code, pc))).collect();
            let running = all.into_iter().filter(|code| is_body(code) || ran(code));
            running.for_each(|code| self.dead_hints(code, &came, &mut unreached.hints));
            unreached.hints.extend(
                self.part::<crate::interp::guest::driver::Guests>().unreached(&reached, |pc| {
                    self.code_at(pc).is_some_and(|code| own(code.unit.file.name()))
                }),
            );
        }
        unreached
    }

    /// The hints of a function, and those in it, that nobody `came` to.
    fn dead_hints(
        &self,
        code: CodeRef,
        came: &FxHashSet<Written>,
        dead: &mut Vec<(u64, DeadHint)>,
    ) {
        let hints = code.hints.get();
        let marks = MARKS.iter().filter(|(hint, _)| hints.has(*hint));
        if !came.contains(&written(code, span(code, code.start))) {
            dead.extend(marks.map(|(_, mark)| (code.start as u64, DeadHint::Mark(mark))));
        }
        let mut loaded: FxHashMap<u8, Value> = FxHashMap::default();
        for instruction in code.unit.instructions() {
            let pc = code.at(instruction.offset);
            if self.is_hint(&instruction, code, &loaded)
                && !came.contains(&written(code, span(code, pc)))
            {
                dead.push((pc as u64, DeadHint::Call));
            }
            let method = (instruction.opcode == Opcode::LoadMethod)
                .then(|| of_module(&loaded, instruction.operands[1], pc))
                .flatten();
            access(&instruction).writes.iter().for_each(|register| {
                loaded.remove(&register);
            });
            if let Some(function) = method {
                loaded.insert(instruction.operands[0], function);
            }
            // What was linked where the globals are a dict has a name there, and no cell.
            if word(pc, 0) as u8 == Opcode::LoadGlobal as u8 {
                loaded.insert(instruction.operands[0], operand(pc, 1).field(cell::VALUE));
            }
        }
    }

    /// Whether an instruction calls a hint; `loaded` are the globals in registers.
    fn is_hint(
        &self,
        instruction: &Instruction<'_>,
        code: &Code,
        loaded: &FxHashMap<u8, Value>,
    ) -> bool {
        let window = instruction.operands[1];
        let callee = match instruction.opcode {
            Opcode::Call => loaded.get(&window).copied(),
            Opcode::CallMethod => of_module(loaded, window + 2, code.at(instruction.offset)),
            Opcode::CallLoaded => loaded.get(&(window + 2)).copied(),
            _ => None,
        };
        callee.is_some_and(|callee| {
            callee.is_object()
                && callee.is(Layout::Builtin)
                && matches!(
                    builtin_row(callee).intrinsic,
                    Some(
                        Intrinsic::Promote
                            | Intrinsic::IsConstant
                            | Intrinsic::IsVirtual
                            | Intrinsic::WeAreJitted
                    )
                )
        })
    }
}

/// What the module in a register has of the name that the instruction at `pc` asks for.
fn of_module(loaded: &FxHashMap<u8, Value>, register: u8, pc: *const u32) -> Option<Value> {
    let module = loaded.get(&register)?;
    let module = Some(*module).filter(|module| module.is_object() && module.is(Layout::Module))?;
    globals(module).get(operand(pc, 1))
}

fn is_module(code: &Code) -> bool {
    code.unit.kind == UnitKind::Module
}

fn span(code: &Code, pc: *const u32) -> Span {
    if pc == code.start { code.unit.span } else { code.unit.span_at(code.offset(pc)) }
}

fn written(code: &Code, span: Span) -> Written {
    (code.unit.file.name().clone(), span)
}
