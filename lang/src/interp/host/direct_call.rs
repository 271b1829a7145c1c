//! How machine code calls functions of the program by itself.

// The fields of functions and their code are told by where they are.
#![allow(unsafe_code)]

use crate::interp::FRAME_SLOTS;
use crate::interp::core::frame::Link;
use crate::object::Code;
use crate::object::{Kind, Value};
use crate::portal::descrs::FUNCTION_CODE;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_jit::abi::{Door, Left};
use sidewinder_jit::backend::direct_call::{Convention, DirectCalls};
use std::mem::offset_of;

/// See the file's page.
pub static DIRECT_CALLS: DirectCalls = DirectCalls {
    conventions: &[
        Convention { call: &residual::CALL, arguments: offset_of!(Code, simple) as i32 },
        Convention { call: &residual::CALL_BOUND, arguments: offset_of!(Code, bound) as i32 },
    ],
    kind: (Value::KIND_OFFSET, Kind::Function as u8),
    code: FUNCTION_CODE.offset as i32,
    door: offset_of!(Code, door) as i32,
    link: Link::exit().word(),
    window: FRAME_SLOTS,
    resume,
};

/// # Safety
/// Machine code calls it, with its context, for a call that it has made.
unsafe extern "C" fn resume(ctx: *mut u8, door: *const Door, left: Left, base: *mut u64) -> u64 {
    // SAFETY: as promised by the caller.
    unsafe { Vm::of_context(ctx).resume_call(door, left, base) }.unwrap_or(Value::NULL).bits()
}
