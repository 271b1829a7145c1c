//! The stack frame, and the way into and out of machine code.
//!
//! A loop and all code reached from it share one frame. Code that is entered makes it, whoever enters: the driver comes through a shim, which keeps the
//! registers of Rust, and other machine code calls as it is, having kept in its own frame what it wants to find again.
//!
//! ```text
//! rbp + 8   return address: into the shim, or into the code that called
//! rbp       rbp of whoever entered
//! rbp - 8   base of the value stack
//! rbp - 16  how many frames of the program are active up to this one
//! rbp - 24  the record of the call around this one
//! rbp - 72  the record of a call by machine code, of which the three are the end
//! rbp - 80  spill slot 0, then slot 1 below, ..
//! rsp       arguments of vector calls
//! ```
//!
//! Slots are found from `rbp`, so each piece of code sets `rsp` as low as it needs itself, and a bridge may need more than the code
//! it was made for.

use super::asm::Mem;
use super::regs::{RBP, Reg};
use crate::abi::{Activation, Ctx, Left};
use crate::ir::Type;
use dynasmrt::{DynasmApi, SimpleAssembler, dynasm};
use std::mem::offset_of;

/// Where the base of the value stack is kept.
pub const BASE: Mem = Mem { base: RBP, index: None, offset: -8 };
/// Where the record of a call by machine code is: see [`Activation`]. What is the same for all calls of a frame is put there when that is made.
pub const RECORD: Mem = Mem { base: RBP, index: None, offset: -(size_of::<Activation>() as i32) };
/// Where it is kept how many frames of the program are active: [`Activation::own_depth`].
pub const OWN_DEPTH: Mem = Mem { base: RBP, index: None, offset: -16 };

const _: () = assert!(
    size_of::<Activation>() - offset_of!(Activation, caller) == 8
        && size_of::<Activation>() - offset_of!(Activation, own_depth) == 16
        && size_of::<Activation>() - offset_of!(Activation, outer) == 24
);

/// Bytes of the fixed part below `rbp`.
const FIXED: u32 = -RECORD.offset as u32;
/// No frame is smaller, so that most are of one size.
const LEAST: u32 = 256;

/// A spill slot.
pub fn slot(number: u32) -> Mem {
    Mem::at(RBP, -(FIXED as i32 + 8 + 8 * number as i32))
}

/// How far `rsp` is below `rbp` with this many slots and words for arguments.
pub fn size(slots: u32, arguments: u32) -> u32 {
    (FIXED + 8 * (slots + arguments)).next_multiple_of(16).max(LEAST)
}

/// Whether values of this type live in float registers.
pub fn is_float(ty: Type) -> bool {
    ty == Type::Float
}

/// The registers as the code left them: integer ones, then float ones.
pub type Dump = [u64; 32];

/// What machine code calls on its way out: registers, `rbp`, guard, and what it was told of itself; gives the guard back.
pub type Leave = unsafe extern "C" fn(*const Dump, *const u8, u32, *const u8) -> u64;

/// Machine code as the driver calls it: code to run, context, base.
pub type Enter = unsafe extern "C" fn(usize, *mut u8, *mut u64) -> Left;

/// Writes the shim into machine code. Code gets the base in `r11`, and how many frames are active in `rcx`.
pub fn enter_shim() -> Vec<u8> {
    let mut ops = SimpleAssembler::new();
    dynasm!(ops
        ; .arch x64
        ; push rbp
        ; push rbx
        ; push r12
        ; push r13
        ; push r14
        ; push r15
        ; sub rsp, 8
        ; mov r15, rsi
        ; mov r11, rdx
        ; mov rcx, [rsi + offset_of!(Ctx, depth) as i32]
        ; call rdi
        ; add rsp, 8
        ; pop r15
        ; pop r14
        ; pop r13
        ; pop r12
        ; pop rbx
        ; pop rbp
        ; ret
    );
    ops.finalize()
}

/// Makes the fixed part of the frame, where code is entered.
pub fn make(ops: &mut SimpleAssembler) {
    dynasm!(ops
        ; .arch x64
        ; push rbp
        ; mov rbp, rsp
        ; push r11
        ; push rcx
        ; push QWORD [r15 + offset_of!(Ctx, innermost) as i32]
    );
}

/// Back to whoever entered: what becomes a [`Left`] is in `rax` and `rdx`.
pub fn unwind(ops: &mut SimpleAssembler) {
    dynasm!(ops
        ; .arch x64
        ; leave
        ; ret
    );
}

/// Writes the way out, common to all guards. The guard's number is in `r11`. `known` is handed to `leave`.
pub fn exit_shim(leave: Leave, known: *const u8) -> Vec<u8> {
    let mut ops = SimpleAssembler::new();
    dynasm!(ops; .arch x64; sub rsp, 256);
    for r in 0..16u8 {
        let offset = 8 * r as i32;
        dynasm!(ops; .arch x64; mov [rsp + offset], Rq(Reg(r)); movsd [rsp + 128 + offset], Rx(Reg(16 + r)));
    }
    dynasm!(ops
        ; .arch x64
        ; mov rdi, rsp
        ; mov rsi, rbp
        ; mov edx, r11d
        ; mov rcx, QWORD known as i64
        ; mov rax, QWORD leave as usize as i64
        ; call rax
    );
    unwind(&mut ops);
    ops.finalize()
}
