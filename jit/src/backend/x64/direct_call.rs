//! The code that calls machine code by itself: see [`DirectCalls`].
//!
//! It takes the place of the residual function that calls anything, and is called as that is: arguments in an array, their number. Nothing
//! is changed before all has been looked at, so that the function can be called after all. There is one for each number of arguments.
//!
//! ```text
//! rsp + 64   the door
//! rsp + 56   what the depth was
//! rsp        the activation
//! ```

#[cfg(test)]
mod tests;

use crate::backend::Left;
use crate::backend::direct_call::{Activation, DirectCalls};
use crate::driver::Door;
use crate::host::Ctx;
use crate::ir::CallFn;
use dynasmrt::x64::X64Relocation;
use dynasmrt::{DynasmApi, DynasmLabelApi, VecAssembler, dynasm};
use std::mem::{offset_of, size_of};

/// Arguments of a function that is called so, at most.
pub const MOST: usize = 8;

/// What else a call has for operands: a constant, the function, and what is not looked at.
pub const OTHERS: usize = 3;

/// The null word.
const NULL: i32 = 1;
/// Bytes of a frame before its window: the function, and the link.
const HEAD: i32 = 16;
/// Where what lies above the activation is.
const DEPTH: i32 = size_of::<Activation>() as i32;
const DOOR: i32 = DEPTH + 8;

/// Writes the code for functions of so many arguments; `enter` is the way into machine code.
pub fn code(calls: &DirectCalls, arguments: usize, enter: usize) -> Vec<u8> {
    let CallFn::Vector(slow) = calls.call.function else { panic!("it takes any arguments") };
    let (top, at, inlined) =
        (field(offset_of!(Ctx, top)), field(offset_of!(Ctx, at)), field(offset_of!(Ctx, inlined)));
    let (depth, innermost) = (field(offset_of!(Ctx, depth)), field(offset_of!(Ctx, innermost)));
    let active = field(offset_of!(Door, active));
    let window = 8 * calls.window as i32;
    let mut ops = VecAssembler::<X64Relocation>::new(0);
    dynasm!(ops
        ; .arch x64
        // Is it a function with this many parameters, and with code of its own?
        ; mov rax, [rsi]
        ; test al, 1
        ; jz >slow
        ; cmp rax, NULL
        ; je >slow
        ; cmp BYTE [rax - 1 + calls.kind.0], calls.kind.1 as i8
        ; jne >slow
        ; mov r8, [rax - 1 + calls.code]
        ; mov r9, [r8 + calls.door]
        ; test r9, r9
        ; jz >slow
        ; cmp DWORD [r8 + calls.arguments], arguments as i32
        ; jne >slow
        ; mov r8, [r9 + field(offset_of!(Door, code))]
        ; test r8, r8
        ; jz >slow
        // Does nobody wait, and is there room?
        ; cmp DWORD [r15 + field(offset_of!(Ctx, poll))], 0
        ; jne >slow
        ; cmp [r15 + field(offset_of!(Ctx, native_end))], rsp
        ; jae >slow
        ; mov r10, [r15 + top]
        ; lea r11, [r10 + HEAD + window]
        ; cmp r11, [r15 + field(offset_of!(Ctx, extent))]
        ; ja >slow
        ; mov rdi, [r15 + inlined]
        ; mov rcx, [r15 + depth]
        ; lea rdx, [rdi + rcx + 2]
        ; cmp rdx, [r15 + field(offset_of!(Ctx, deepest))]
        ; jae >slow
        // The activation, from its end.
        ; push r9
        ; push rcx
        ; push rdx
        ; push BYTE NULL as i8
        ; push rdi
        ; push QWORD [r15 + at]
        ; lea rcx, [r10 - window]
        ; push rcx
        ; lea rcx, [r10 + HEAD]
        ; push rcx
        ; push QWORD [r15 + innermost]
        ; mov [r15 + innermost], rsp
        ; mov [r15 + depth], rdx
        ; mov QWORD [r15 + inlined], 0
        // The frame.
        ; mov [r10], rax
        ; mov rax, QWORD calls.link as i64
        ; mov [r10 + 8], rax
    );
    for k in 0..arguments as i32 {
        dynasm!(ops; .arch x64; mov rax, [rsi + 16 + 8 * k]; mov [rcx + 8 * k], rax);
    }
    dynasm!(ops
        ; .arch x64
        ; mov [r15 + top], r11
        ; inc QWORD [r9 + field(offset_of!(Door, entries))]
        ; inc QWORD [r9 + active]
        ; mov rdi, r8
        ; mov rsi, r15
        ; mov rdx, rcx
        ; mov rcx, [rbp + super::frame::BACKEND.offset]
        ; mov rax, QWORD enter as i64
        ; call rax
        ; bt rax, Left::RETURNED.trailing_zeros() as i8
        ; jnc >left
        ; mov rcx, [rsp + DOOR]
        ; dec QWORD [rcx + active]
        ; mov rax, rdx
        ; back:
        ; pop QWORD [r15 + innermost]
        ; pop rcx
        ; sub rcx, HEAD
        ; mov [r15 + top], rcx
        ; add rsp, 8
        ; pop QWORD [r15 + at]
        ; pop QWORD [r15 + inlined]
        ; add rsp, 16
        ; pop QWORD [r15 + depth]
        ; add rsp, 8
        ; ret
        // It runs on elsewhere.
        ; left:
        ; mov rdi, r15
        ; mov rsi, [rsp + DOOR]
        ; mov rcx, rdx
        ; mov rdx, rax
        ; mov r8, [rsp + field(offset_of!(Activation, base))]
        ; mov rax, QWORD calls.resume as usize as i64
        ; call rax
        ; jmp <back
        ; slow:
        ; mov rdi, r15
        ; mov edx, arguments as i32 + 2
        ; mov rax, QWORD slow as usize as i64
        ; jmp rax
    );
    ops.finalize().expect("all labels are there")
}

fn field(offset: usize) -> i32 {
    offset as i32
}

/// The order in which the activation is pushed and popped, and calls are aligned.
const _: () = assert!(
    offset_of!(Activation, outer) == 0
        && offset_of!(Activation, base) == 8
        && offset_of!(Activation, caller) == 16
        && offset_of!(Activation, at) == 24
        && offset_of!(Activation, inlined) == 32
        && offset_of!(Activation, through) == 40
        && offset_of!(Activation, depth) == 48
        && DOOR % 16 == 0
);
