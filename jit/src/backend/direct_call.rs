//! Calls from machine code to machine code.
//!
//! A trace that does not follow a call has an operation for it, and that calls the host. Where what is called is a function of the program with
//! code of its own, the host would only make a frame and enter that code; and a recursive function with a loop does hardly anything else. So
//! machine code does it by itself, as the host has told in [`DirectCalls`]. Whatever is not as it should be is the host's: who is no such function, has
//! other parameters, has no code, or is called too deep.
//!
//! What the host would have noted of such a call is an [`Activation`](crate::abi::Activation) on the native stack, the same as its own calls leave there.
//!
//! **Absent:** binding arguments, and raising: both are the host's.

#![allow(unsafe_code)] // Follows what is linked by addresses.

use crate::abi::{Door, Left};
use crate::ir::CallDescr;

/// A residual function that calls a function of the program, and how many arguments it is to have.
#[derive(Debug)]
pub struct Convention {
    /// It does not look at its `extra`, which is not handed on to it.
    pub call: &'static CallDescr,
    /// In the code: with so many arguments, 32 bits, the first slots of the window are all that is to be filled.
    pub arguments: i32,
}

/// How machine code calls functions of the program: where their parts are, and what it does not do.
///
/// The first argument of the call is the function, the second is not looked at, the others are those of the function. A frame is the
/// function, a link, and the window; it starts at [`Ctx::top`](crate::abi::Ctx::top).
#[derive(Debug)]
pub struct DirectCalls {
    /// What calls functions of the program.
    pub conventions: &'static [Convention],
    /// The byte of an object that tells functions of the program from others: where it is, and what it is then.
    pub kind: (i32, u8),
    /// The field of a function with the address of its code.
    pub code: i32,
    /// In the code: the address of its [`Door`], null if it has none.
    pub door: i32,
    /// The link of a frame that returns to machine code.
    pub link: u64,
    /// Slots of a window.
    pub window: usize,
    /// Takes over from machine code that came back otherwise than by returning from its frame: runs on, until the frame has returned. Gives what
    /// it returned, or null with an exception pending.
    pub resume:
        unsafe extern "C" fn(ctx: *mut u8, door: *const Door, left: Left, base: *mut u64) -> u64,
}
