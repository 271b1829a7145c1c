//! What a program that asks for a collection expects to be gone: registers that nothing reads any more still hold what was in them.
//!
//! Variables keep what they hold until they are deleted. Elsewhere nobody minds, as they are written again soon. Before a collection that a program asks for they are cleared, so that what it sees of the
//! collector (weak references, `__del__`) is what its variables say.

use super::frame::{Ins, Kind, LINK, Link, instruction, read, write};
use super::run::FRAME_SLOTS;
use crate::interp::handlers::spread::SPREAD;
use crate::object::Code;
use crate::object::Value;
use crate::vm::{Args, Needed, Part, Place, Vm};
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_compiler::bytecode::liveness::{Registers, access};
use sidewinder_compiler::bytecode::unit::Instructions;
use std::time::Instant;

/// Slots in front of a frame's first register.
const IN_FRONT: usize = 2;

impl Vm {
    /// Clears the registers of all active frames that are not live. `needed` is said of the innermost frame's call.
    pub(crate) fn forget_dead_registers(&mut self, needed: Needed) {
        let frames = self.frames(usize::MAX, |_| true);
        let mut inner: Option<usize> = None;
        for frame in frames.iter().filter(|frame| frame.base != 0 && frame.inlined == 0) {
            let offset = frame.code.instruction_at(frame.pc);
            let mut live = frame.code.live_across(offset);
            let called = instruction(frame.code.at(offset));
            // What is called may inspect its arguments again.
            // A function that runs in a frame of its own has its arguments there.
            let needed = match inner {
                None => needed,
                Some(inner) if link_of(inner).kind() == Kind::Plain && is_call(called) => {
                    Needed::Nothing
                }
                Some(_) => Needed::All,
            };
            let mut arguments = arguments(called);
            match needed {
                Needed::Nothing => arguments = 0..0,
                Needed::Below(place) => {
                    arguments.end = arguments.end.min(place.saturating_sub(frame.base) / 8)
                }
                Needed::All => {}
            }
            if needed != Needed::Nothing {
                let before = frame.code.liveness().live_before(offset);
                before.iter().for_each(|register| live.insert(register));
            }
            for register in assigned_before(frame.code, offset).iter() {
                live.insert(register);
            }
            let room = inner.map_or(FRAME_SLOTS, |inner| (inner - frame.base) / 8);
            let end = match inner.filter(|_| room < FRAME_SLOTS) {
                // A call of a class keeps the instance one slot further out.
                Some(inner) if link_of(inner).kind() == Kind::Construct => room - IN_FRONT - 1,
                Some(_) => room.saturating_sub(IN_FRONT),
                None => FRAME_SLOTS,
            };
            for register in 0..end {
                let is_live = u8::try_from(register).is_ok_and(|register| live.contains(register));
                if !is_live && !arguments.contains(&register) {
                    write(frame.base as *mut u64, register as isize, Value::small(0));
                }
            }
            inner = Some(frame.base);
        }
        self.result = Value::small(0);
    }

    /// The same for all threads, `needed` being said of the one that runs.
    pub(crate) fn forget_dead_everywhere(&mut self, needed: Needed) {
        self.forget_dead_registers(needed);
        let forgotten = self.in_each_thread(|vm, _| {
            vm.forget_dead_registers(Needed::All);
            Ok(())
        });
        debug_assert!(forgotten.is_ok());
    }

    /// Tells those who want to know of what has died. Where a thread has been waiting for another one for a while, that may be what it waits for in vain: an
    /// executor that nobody refers to any more ends its threads, for example, and without counts of references only a collection finds that.
    /// The answer is until when it is too soon for that.
    pub(crate) fn collect_while_waiting(&mut self, args: &Args) -> Option<Instant> {
        /// How long it may be until the next one, in times of what this one took.
        const REST: u32 = 50;
        let began = Instant::now();
        let rested = self.part::<Rested>().0.filter(|until| began < *until);
        if rested.is_some() {
            return rested;
        }
        let needed =
            if self.is_called_by_frame(args) { Needed::Below(args.end()) } else { Needed::All };
        for _ in 0..2 {
            self.forget_dead_everywhere(needed);
            self.heap.collect_above(0);
            self.reap();
            if !self.attend_to_dead() {
                break;
            }
        }
        let now = Instant::now();
        self.part_mut::<Rested>().0 = now.checked_add(REST * (now - began));
        None
    }
}

/// Until when no thread that waits collects.
#[derive(Default)]
struct Rested(Option<Instant>);

impl Part for Rested {
    const PLACE: Place = Place::Rested;
}

impl Vm {
    /// Whether the innermost frame's own instruction calls the builtin that has these arguments: what another builtin calls has them
    /// [above](Vm::on_stack) all frames.
    pub(crate) fn is_called_by_frame(&self, args: &Args) -> bool {
        let top = self.ctx.top;
        !(top - self.stack.above..=top).contains(&args.address())
    }
}

/// Where a call has its arguments. They are moved up by one for the object of a method, and by another one where that is a method itself; behind
/// them is the tuple of the names of keywords.
fn arguments(i: Ins) -> std::ops::Range<usize> {
    let count = match i.opcode() {
        Opcode::Call | Opcode::CallKw | Opcode::CallMethod | Opcode::CallLoaded => i.c() as usize,
        Opcode::CallEx => SPREAD as usize,
        _ => return 0..0,
    };
    let from = i.b() as usize;
    from..from + 2 + count + 3
}

fn is_call(i: Ins) -> bool {
    matches!(
        i.opcode(),
        Opcode::Call | Opcode::CallKw | Opcode::CallMethod | Opcode::CallLoaded | Opcode::CallEx
    )
}

fn link_of(base: usize) -> Link {
    Link::of(read(base as *const u64, LINK).bits())
}

/// The registers of variables that may have been given a value before the instruction at `offset`.
fn assigned_before(code: &Code, offset: u32) -> Registers {
    let unit = &code.unit;
    let mut assigned = Registers::default();
    let mut at = 0;
    while at < offset {
        let instruction = Instructions::at(&unit.words, at);
        access(&instruction).writes.iter().for_each(|register| assigned.insert(register));
        at = instruction.end();
    }
    (0..unit.entry_registers()).for_each(|register| assigned.insert(register as u8));
    let mut variables = Registers::default();
    let locals = unit.local_names.len().min(u8::MAX as usize);
    (0..locals as u8).filter(|r| assigned.contains(*r)).for_each(|r| variables.insert(r));
    variables
}
