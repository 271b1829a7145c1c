//! How compiled code is left.

use std::cell::Cell;

/// A guard (or `leave`) of compiled code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct GuardId(pub u32);

/// How compiled code came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// Which guard failed or which `leave` was reached.
    pub guard: GuardId,
    /// Its live values.
    pub live: Live,
}

/// Where the live values of an exit are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Live {
    /// Nobody needs them: the slots are stored already, and nothing else is to be brought back.
    Stored,
    /// It only returns this word from the frame that the code was entered in, and all slots but that with the word are stored: see [`Returns`], which
    /// has counted it.
    Returned(u64),
    /// They were taken down: [`Backend::exit_values`](crate::backend::Backend::exit_values).
    Taken,
}

/// What machine code was left with, in two registers.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The number of the guard, with the bits below.
    pub(crate) guard: u64,
    /// What it returns, with [`Left::RETURNED`].
    pub(crate) word: u64,
}

impl Left {
    /// Its slots are stored, and nothing was taken down.
    pub(crate) const STORED: u64 = 1 << 32;
    /// It returns a word, and no slot but that with the word is to be brought back. The sign, so that machine code sees it at once.
    pub(crate) const RETURNED: u64 = 1 << 63;
}

impl From<Left> for Exit {
    #[inline(always)]
    fn from(left: Left) -> Exit {
        let live = match left.guard >> 32 {
            0 => Live::Taken,
            1 => Live::Stored,
            _ => Live::Returned(left.word),
        };
        Exit { guard: GuardId(left.guard as u32), live }
    }
}

/// A `leave` that only returns from the frame that the code was entered in. Machine code hands the value over, and counts.
#[derive(Debug)]
pub struct Returns {
    /// The slot with the value, which machine code does not store: nobody looks at a frame that has returned.
    pub slot: i32,
    /// How often it was reached in machine code.
    pub count: Cell<u64>,
}
