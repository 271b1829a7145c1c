//! Calls from machine code to machine code.
//!
//! A trace that does not follow a call has an operation for it, and that calls the host. Where what is called is a function of the program with
//! code of its own, the host would only make a frame and enter that code; and a recursive function with a loop does hardly anything else. So
//! machine code does it by itself, as the host has told in [`DirectCalls`]. Whatever is not as it should be is the host's: who is no such function, has
//! other parameters, has no code, or is called too deep.
//!
//! What the host would have noted of such a call is an [`Activation`] on the native stack, the same as its own calls leave there.
//!
//! **Absent:** binding arguments, and raising: both are the host's.

#![allow(unsafe_code)] // Follows what is linked by addresses.

use super::Left;
use crate::driver::Door;
use crate::host::Ctx;
use crate::ir::CallDescr;
use std::cell::Cell;

/// What is kept of a call on the native stack while it runs, from [`Ctx::innermost`](crate::host::Ctx::innermost) outwards.
#[repr(C)]
#[derive(Debug)]
pub struct Activation {
    /// That of the call around it; null: none.
    pub outer: *const Activation,
    /// The base of the first frame.
    pub base: usize,
    /// The base of the frame that called: where compiled code called, the one that it was entered in.
    pub caller: usize,
    /// What [`Ctx::at`](crate::host::Ctx::at) was: where in that frame the call is.
    pub at: u64,
    /// What [`Ctx::inlined`](crate::host::Ctx::inlined) was.
    pub inlined: u64,
    /// A reference of the host's own, null for a call by machine code.
    pub through: u64,
    /// How many frames are active, the first one of the call included, a small int word.
    pub depth: u64,
    /// The door that machine code went through, null for a call of the host's own: what is behind it runs, or will be returned to.
    pub door: *const Door,
}

impl Activation {
    /// The doors that machine code has gone through by itself and not come back from, up from the innermost call.
    pub(crate) fn doors<'a>(ctx: &'a Ctx) -> impl Iterator<Item = &'a Door> {
        // SAFETY: a record is in the list for as long as its call lasts, and the store keeps doors.
        let record = |at: *const Activation| unsafe { at.as_ref::<'a>() };
        let calls = std::iter::successors(record(ctx.innermost), move |call| record(call.outer));
        // SAFETY: likewise.
        calls.filter_map(|call| unsafe { call.door.as_ref() })
    }
}

/// How machine code calls functions of the program: where their parts are, and what it does not do.
///
/// The first argument of the call is the function, the second is not looked at, the others are those of the function. A frame is the
/// function, a link, and the window; it starts at [`Ctx::top`](crate::host::Ctx::top).
#[derive(Debug)]
pub struct DirectCalls {
    /// The residual function that calls anything. It does not look at its `extra`, which is not handed on to it.
    pub call: &'static CallDescr,
    /// The byte of an object that tells functions of the program from others: where it is, and what it is then.
    pub kind: (i32, u8),
    /// The field of a function with the address of its code.
    pub code: i32,
    /// In the code: the address of its [`Door`], null if it has none.
    pub door: i32,
    /// In the code: with so many arguments, 32 bits, the first slots of the window are all that is to be filled.
    pub arguments: i32,
    /// The link of a frame that returns to machine code.
    pub link: u64,
    /// Slots of a window.
    pub window: usize,
    /// Takes over from machine code that came back otherwise than by returning from its frame: runs on, until the frame has returned. Gives what
    /// it returned, or null with an exception pending.
    pub resume:
        unsafe extern "C" fn(ctx: *mut u8, door: *const Door, left: Left, base: *mut u64) -> u64,
}

/// A `leave` that only returns from the frame that the code was entered in. Machine code hands the value over, and counts.
#[derive(Debug)]
pub struct Returns {
    /// The slot with the value, which machine code does not store: nobody looks at a frame that has returned.
    pub slot: i32,
    /// How often it was reached in machine code.
    pub count: Cell<u64>,
}
