//! What became of each recorded operation, one by one.
//!
//! **In:** the fates that the passes wrote down while they swept. **Out:** [`Ledger`]: of each operation of the optimized trace the recorded one that
//! it comes from; of each recorded one that is not there, the [`Reason`] and the pass that found it. A viewer draws the difference of the
//! two traces from it, without comparing them:
//!
//! ```text
//! recorded                        optimized                sources
//! 2  p2 = new(Point)              i1 = getfield(p0, x)     3
//! 3  i3 = getfield(p0, x)         jump(i1)                 –
//!    2: Gone(allocation, virtualize)   3: Kept
//! ```
//!
//! A story counts removals by reason whether or not there is a ledger; the ledger is made only where traces are kept for people.
//!
//! **Absent:** words for people. Those of a reason are in the table of `removal.rs`, those of a pass are its name.

use super::pass::Sweep;
use super::removal::Fate;
use super::{GUARDS, PASSES, PEEL};
use std::ops::Range;

/// The part of the optimizer that took an operation out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remover(u8);

impl Remover {
    /// The pass that delays writes, also outside of its turn.
    pub const HEAP: Remover = Remover(GUARDS as u8 + 3);
    /// The step from the first iteration to the others.
    pub const PEEL: Remover = Remover(PEEL as u8);
    /// What looks, when all passes are done, for results that nothing uses.
    pub const END: Remover = Remover(PEEL as u8 + 1);

    /// The pass at this place of the list.
    pub const fn of_pass(place: usize) -> Remover {
        Remover(place as u8)
    }

    /// Its name, as options and files have it.
    pub fn name(self) -> &'static str {
        match PASSES.get(self.0 as usize) {
            Some(pass) => pass.name,
            None if self == Remover::PEEL => "peel",
            None => "unused",
        }
    }
}

/// One sweep over recorded operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swept {
    /// The recorded operations that it went over.
    pub recorded: Range<usize>,
    /// What became of them, in order.
    pub fates: Vec<Fate>,
    /// Where it starts in the optimized trace.
    pub start: usize,
}

impl Swept {
    pub(super) fn of(sweep: &Sweep, start: usize) -> Swept {
        let fates = sweep.fates[sweep.recorded.clone()].to_vec();
        Swept { recorded: sweep.recorded.clone(), fates, start }
    }
}

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Of each operation of the optimized trace, the recorded one that it comes from; `None`: the optimizer added it.
    pub sources: Vec<Option<u32>>,
    /// The sweeps, in order: one, or of a peeled loop two, the preamble and the body.
    pub sweeps: Vec<Swept>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removers_have_the_names_of_passes() {
        assert_eq!(Remover::HEAP.name(), "heap");
        assert_eq!(Remover::of_pass(GUARDS).name(), "guards");
        assert_eq!(Remover::PEEL.name(), "peel");
        assert_eq!(Remover::END.name(), "unused");
    }
}
