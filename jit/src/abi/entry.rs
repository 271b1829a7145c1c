//! Entry points of compiled code.

#![allow(unsafe_code)] // Enters machine code.

use super::{Exit, Left};
use std::cell::Cell;

/// A compiled loop, function or bridge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct CodeId(pub u32);

/// The way into a piece of machine code, for who enters it again and again.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// What enters: code, context, base.
    pub(crate) enter: unsafe extern "C" fn(usize, *mut u8, *mut u64) -> Left,
    pub(crate) code: usize,
}

impl Way {
    /// As [`Backend::enter`](crate::backend::Backend::enter).
    ///
    /// # Safety
    /// As for [`Backend::enter`](crate::backend::Backend::enter); the code was not freed.
    #[inline(always)]
    pub unsafe fn go(self, base: *mut u64, ctx: *mut u8) -> Exit {
        // SAFETY: the caller vouches for `base` and `ctx`; code is complete, never moves, and leaves with the backend whose code it is.
        Exit::from(unsafe { (self.enter)(self.code, ctx, base) })
    }
}

/// See the file's page. Machine code reads and counts here, too: see [`DirectCalls`](crate::backend::direct_call::DirectCalls).
#[derive(Debug)]
#[repr(C)]
pub struct Door {
    /// Where its machine code starts; 0: there is none, or it was freed.
    pub(crate) code: Cell<usize>,
    /// Entered so often, not counting returns from safepoints.
    pub(crate) entries: Cell<u64>,
    /// How often it was entered, but by machine code, without what came of it being dealt with yet: machine code leaves a record instead
    /// ([`Activation::door`](crate::abi::Activation::door)).
    pub(crate) active: Cell<u64>,
    way: Option<Way>,
    id: CodeId,
    /// How many pieces there were when it or a bridge on it was entered or left last, as far as is known.
    last_used: Cell<u64>,
    /// How often it had been entered then.
    seen: Cell<u64>,
}

impl Door {
    /// A door that nobody has gone through.
    pub(crate) fn new(id: CodeId, way: Option<Way>) -> Door {
        Door {
            code: Cell::new(way.map_or(0, |way| way.code)),
            entries: Cell::default(),
            active: Cell::default(),
            way,
            id,
            last_used: Cell::default(),
            seen: Cell::default(),
        }
    }

    /// Somebody goes through, which counts for so many.
    #[inline(always)]
    pub(crate) fn entered(&self, entries: u64) {
        self.entries.set(self.entries.get() + entries);
        self.active.set(self.active.get() + 1);
    }

    /// There are so many pieces of code, and it or a bridge on it is entered or left.
    #[inline(always)]
    pub(crate) fn used(&self, pieces: u64) {
        self.last_used.set(pieces);
        self.seen.set(self.entries.get());
    }

    /// How many pieces there were when it or a bridge on it was used last; there are so many now. Machine code only counts: where that has entered
    /// since, it may have been just now.
    pub(crate) fn last_used(&self, pieces: u64) -> u64 {
        if self.seen.get() != self.entries.get() {
            self.used(pieces);
        }
        self.last_used.get()
    }

    /// The code that is entered.
    pub(crate) fn id(&self) -> CodeId {
        self.id
    }

    /// What is behind it was freed.
    pub(crate) fn close(&self) {
        self.code.set(0);
    }

    /// The way in, if there is machine code behind it.
    #[inline(always)]
    pub(crate) fn way(&self) -> Option<Way> {
        self.way.filter(|_| self.code.get() != 0)
    }
}
