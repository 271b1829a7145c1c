//! What compiled code knows of the host while it runs: the context, and the calls that are active.

#![allow(unsafe_code)] // Follows what is linked by addresses.

use super::{Door, Pc};
use std::sync::atomic::AtomicU32;

/// What compiled code knows of the host's context: the context starts with this.
#[repr(C)]
#[derive(Debug)]
pub struct Ctx {
    /// Where the next object goes. Memory from here to `limit` is zero.
    pub cursor: usize,
    /// End of the memory that can be had without asking.
    pub limit: usize,
    /// Always zero: with `poll`, which lies above it, a word that is zero or more than any [`Meter`](crate::backend::Meter) counts.
    pub zero: u32,
    /// Not zero: somebody wants the interpreter at a safepoint (`guard_not_interrupted` fails). Never the highest bit. May be set from a signal handler.
    /// A loop whose runs are counted and that neither calls nor allocates looks each 65,536th time.
    pub poll: AtomicU32,
    /// Frames must not start above this address of the value stack.
    pub stack_limit: usize,
    /// End of the value stack in use (an address), for code that runs a window of its own and for the collector. Kept only
    /// where something outside the interpreter can look: around residual calls and at safepoints.
    pub top: usize,
    /// Tells the collector that a reference was stored into word number `index` of the object at an address, if
    /// bit 0 of the object's byte 7 is set. For a field that is as good as for all fields of the object, until the next collection.
    pub barrier: extern "C" fn(ctx: *mut u8, object: usize, index: usize),
    /// For how many frames those count that compiled code stands for and has not made, a small int word: kept around calls that
    /// may run code of the program. The host sets it to 0 when compiled code comes back.
    pub inlined: u64,
    /// Where calls that may run code of the program come from, a small int word: the position of the calling bytecode, or, in
    /// compiled code, one more than the address of a [`CallSite`].
    pub at: u64,
    /// How many frames of the program are active up to the one that the host entered compiled code in, that included, a small int word. `1 << 32` or more:
    /// nobody has counted them. Machine code that machine code has called is told by its caller.
    pub depth: u64,
    /// Machine code calls by itself what is less deep than this, a small int word.
    pub deepest: u64,
    /// Words of the value stack above this address were never written.
    pub extent: usize,
    /// Machine code calls nothing by itself where the native stack is not above this address.
    pub native_end: usize,
    /// The call that runs; null: none.
    pub innermost: *const Activation,
}

/// The positions that a call in compiled code stands for.
#[repr(C)]
#[derive(PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The calling bytecode in the innermost frame, then those that wait for it, further and further out. The last is in the frame that the
    /// compiled code belongs to.
    pub positions: Vec<Pc>,
    /// For each of them where its window is, in slots from the one that the compiled code was entered with, if the variables of the frame are
    /// there: see [`Host::shown_slots`](crate::host::Host::shown_slots).
    pub windows: Vec<Option<i32>>,
}

extern "C" fn no_barrier(_: *mut u8, _: usize, _: usize) {}

impl Default for Ctx {
    fn default() -> Ctx {
        Ctx::new()
    }
}

impl Ctx {
    /// A context without memory to allocate from, without a limit of the stack, and with a barrier that does nothing: for a collector without
    /// generations, or none.
    pub fn new() -> Ctx {
        Ctx {
            cursor: 0,
            limit: 0,
            zero: 0,
            poll: 0.into(),
            stack_limit: usize::MAX,
            top: 0,
            barrier: no_barrier,
            inlined: 0,
            at: 0,
            depth: 0,
            deepest: 0,
            extent: 0,
            native_end: 0,
            innermost: std::ptr::null(),
        }
    }

    /// The bit of [`Ctx::poll`] that compiled code sets when a [`Meter`](crate::backend::Meter) has reached its mark.
    pub const MARK: u32 = 1 << 30;
}

/// Objects of this many bytes and more are never allocated from the window between cursor and limit.
pub const WINDOW_MAX: usize = 8 << 10;

/// What is kept of a call on the native stack while it runs, from [`Ctx::innermost`](crate::abi::Ctx::innermost) outwards.
#[repr(C)]
#[derive(Debug)]
pub struct Activation {
    /// A reference of the host's own; machine code leaves it as it is: see [`Activation::through`].
    pub through: u64,
    /// What [`Ctx::inlined`](crate::abi::Ctx::inlined) was. Machine code that knows it keeps it nowhere.
    pub inlined: u64,
    /// What [`Ctx::at`](crate::abi::Ctx::at) was: where in the frame that called the call is.
    pub at: u64,
    /// The base of the first frame.
    pub base: usize,
    /// How many frames are active, the first one of the call included, a small int word.
    pub depth: u64,
    /// The door that machine code went through, null for a call of the host's own: what is behind it runs, or will be returned to.
    pub door: *const Door,
    /// That of the call around it; null: none.
    pub outer: *const Activation,
    /// How many frames are active up to the one that machine code was entered in, as [`Ctx::depth`](crate::abi::Ctx::depth) says it. The host leaves it as it is.
    pub own_depth: u64,
    /// The base of the frame that called: where compiled code called, the one that it was entered in.
    pub caller: usize,
}

impl Activation {
    /// The reference of the host's own, `null` for a call by machine code.
    pub fn through(&self, null: u64) -> u64 {
        if self.door.is_null() { self.through } else { null }
    }

    /// The doors that machine code has gone through by itself and not come back from, up from the innermost call.
    pub(crate) fn doors<'a>(innermost: *const Activation) -> impl Iterator<Item = &'a Door> {
        // SAFETY: a record is in the list for as long as its call lasts, and the store keeps doors.
        let record = |at: *const Activation| unsafe { at.as_ref::<'a>() };
        let calls = std::iter::successors(record(innermost), move |call| record(call.outer));
        // SAFETY: likewise.
        calls.filter_map(|call| unsafe { call.door.as_ref() })
    }
}
