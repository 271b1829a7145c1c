//! What a program that asks for a collection expects to be gone: registers that nothing reads any more still hold what was in them.
//!
//! Variables keep what they hold until they are deleted. Elsewhere nobody minds, as they are written again soon. Before a collection that a program asks for they are cleared, so that what it sees of the
//! collector (weak references, `__del__`) is what its variables say.

use super::frame::{Kind, LINK, Link, instruction, read, write};
use super::run::FRAME_SLOTS;
use super::vm::Vm;
use crate::bytecode::liveness::{Registers, access};
use crate::bytecode::unit::Instructions;
use crate::bytecode::{Code, Opcode};
use crate::object::{Str, Value};

/// Slots in front of a frame's first register.
const IN_FRONT: usize = 2;

impl Vm {
    /// Clears the registers of all active frames that are not live.
    pub(crate) fn forget_dead_registers(&mut self) {
        let frames = self.frames(usize::MAX, |_| true);
        let mut inner: Option<usize> = None;
        for frame in frames.iter().filter(|frame| frame.base != 0 && frame.inlined == 0) {
            let offset = frame.code.instruction_at(frame.pc);
            let mut live = frame.code.live_across(offset);
            let opcode = instruction(frame.code.at(offset)).opcode();
            let is_call = matches!(opcode, Opcode::Call | Opcode::CallMethod | Opcode::CallLoaded);
            if inner.is_some() || !is_call {
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
                if register > u8::MAX as usize || !live.contains(register as u8) {
                    write(frame.base as *mut u64, register as isize, Value::small(0));
                }
            }
            inner = Some(frame.base);
        }
        self.result = Value::small(0);
    }
}

impl Vm {
    /// The object and the name, if the innermost frame is calling a method.
    pub(crate) fn called_method(&self) -> Option<(Value, &'static str)> {
        let frame = *self.active_frames(1).first()?;
        let at = frame.code.at(frame.code.instruction_at(frame.pc));
        let i = instruction(at);
        if i.opcode() != Opcode::CallMethod || frame.base == 0 {
            return None;
        }
        let name = Value(super::frame::wide(at, 1));
        Some((read(frame.base as *const u64, i.b() + 2), Str::of(name)?.text()))
    }
}

fn link_of(base: usize) -> Link {
    Link::of(read(base as *const u64, LINK).0)
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
