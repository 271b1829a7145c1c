//! How much a cycle of the nursery hands out.
//!
//! What survives a minor collection is copied. Much of it may be what is being built just then, dead a little later: the more is handed out between two
//! collections, the smaller is its share. Or it is what the program keeps, and its share is the same however much is handed out; then the memory of the last cycle
//! had better be in the processor's cache still. Only trying tells: where much survives the budget is doubled again and again, and goes back to where it
//! began if that has not made the share smaller. What is built and dropped may be larger than the first steps, and these tell nothing then.
//!
//! ```text
//! of 4 MB 7 % survive: 8 MB     of 8 MB 4 %: 16 MB     of 16 MB 1 %: so it stays
//! of 4 MB 25 % survive: 8 MB    of 8 MB 25 %: 16 MB    of 16 MB 12 %: 32 MB, which is the most
//! of 4 MB 25 % survive: 8 MB    of 8 MB 25 %: 16 MB    of 16 MB 24 %: 4 MB, for a while
//! ```
//!
//! The program stands still while survivors are copied, about a millisecond for a megabyte. Where more survives than [`LONG`], the budget goes back at once.

/// Cycles that tell what a size is worth.
const TRIAL: u32 = 4;
/// Cycles until larger ones are tried again that were not worth it.
const PAUSE: u32 = 100;
/// Survivors, in 1024ths of what was handed out: with more a larger budget is tried, with fewer a smaller one does.
const MANY: usize = 16;
const HARDLY_ANY: usize = 2;
/// The same, for a budget above [`LARGE`]: it takes memory that the program itself may not need.
const VERY_MANY: usize = 40;
const LARGE: usize = 16 << 20;
const MOST: usize = 32 << 20;
/// Bytes that survive a cycle, at most, before a smaller budget is due.
const LONG: usize = 10 << 20;
/// The most while marks are made in steps: each pause is for a minor collection and a step.
const SHORT: usize = 2 << 20;

/// Bytes to hand out in a cycle.
#[derive(Debug)]
pub(super) struct Budget {
    bytes: usize,
    least: usize,
    most: usize,
    /// What survived since it was last looked at, and in how many cycles.
    survived: usize,
    cycles: u32,
    /// Cycles until it is looked at.
    patience: u32,
    /// Where larger ones began to be tried, and the share that survived there; none if none is being tried.
    tried_from: Option<(usize, usize)>,
    /// Whether no more than [`SHORT`] is to be handed out for now.
    pub(super) is_short: bool,
}

impl Budget {
    /// So much in the first cycle; adapted up to `most`, if that is said, and never to less.
    pub(super) fn new(bytes: usize, most: Option<usize>) -> Budget {
        let most = most.map_or(bytes, |most| MOST.min(most).max(bytes));
        let (survived, cycles, patience, tried_from) = (0, 0, TRIAL, None);
        Budget {
            bytes,
            least: bytes,
            most,
            survived,
            cycles,
            patience,
            tried_from,
            is_short: false,
        }
    }

    pub(super) fn bytes(&self) -> usize {
        if self.is_short { self.bytes.min(SHORT) } else { self.bytes }
    }

    /// The most that it may become.
    pub(super) fn most(&self) -> usize {
        self.most
    }

    /// A cycle is over, and so many bytes of it survived.
    pub(super) fn adapt(&mut self, survived: usize) {
        if self.is_short {
            return;
        }
        if survived > LONG && self.bytes > self.least {
            let back = self.tried_from.map_or(self.bytes / 2, |(from, _)| from);
            self.go_back(back);
            return;
        }
        self.survived += survived;
        self.cycles += 1;
        if self.cycles < self.patience {
            return;
        }
        let mean = self.survived / self.cycles as usize;
        let share = mean * 1024 / self.bytes;
        (self.survived, self.cycles, self.patience) = (0, 0, TRIAL);
        let many = if self.bytes >= LARGE { VERY_MANY } else { MANY };
        if share > many && 2 * self.bytes <= self.most && mean * 5 / 2 < LONG {
            self.tried_from.get_or_insert((self.bytes, share));
            self.bytes *= 2;
        } else if let Some((from, before)) = self.tried_from.take() {
            if share > before / 4 * 3 {
                self.go_back(from);
            }
        } else if share < HARDLY_ANY {
            self.bytes = (self.bytes / 2).max(self.least);
        }
    }

    /// A smaller budget, for a while.
    fn go_back(&mut self, bytes: usize) {
        self.bytes = bytes.max(self.least);
        (self.survived, self.cycles, self.patience, self.tried_from) = (0, 0, PAUSE, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The budget after so many cycles, of which so much survives as `survives` says.
    fn after(cycles: u32, budget: &mut Budget, survives: impl Fn(usize) -> usize) -> usize {
        for _ in 0..cycles {
            budget.adapt(survives(budget.bytes()));
        }
        budget.bytes() >> 20
    }

    #[test]
    fn it_grows_where_that_makes_less_survive_and_shrinks_where_nothing_does() {
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        assert_eq!(after(4, &mut budget, |_| 300 << 10), 8);
        assert_eq!(after(100, &mut budget, |_| 300 << 10), 16);
        assert_eq!(after(4, &mut budget, |_| 0), 8);
        assert_eq!(after(100, &mut budget, |_| 0), 4);
    }

    #[test]
    fn it_takes_much_only_where_very_much_survives() {
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        assert_eq!(after(100, &mut budget, |_| 600 << 10), 16);
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        assert_eq!(after(100, &mut budget, |_| 700 << 10), 32);
    }

    #[test]
    fn a_step_that_tells_nothing_is_followed_by_the_next() {
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        let survives = |bytes: usize| (bytes / 4).min(2 << 20);
        assert_eq!(after(8, &mut budget, survives), 16);
        assert_eq!(after(100, &mut budget, survives), 32);
    }

    #[test]
    fn where_as_much_survives_it_goes_back_and_waits() {
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        assert_eq!(after(4, &mut budget, |bytes| bytes / 4), 8);
        assert_eq!(after(4, &mut budget, |bytes| bytes / 4), 16);
        assert_eq!(after(4, &mut budget, |bytes| bytes / 4), 4);
        assert_eq!(after(PAUSE - 1, &mut budget, |_| 300 << 10), 4);
        assert_eq!(after(13, &mut budget, |_| 1 << 20), 32);
    }

    #[test]
    fn where_much_would_be_copied_at_once_it_stays_small() {
        let mut budget = Budget::new(4 << 20, Some(usize::MAX));
        assert_eq!(after(100, &mut budget, |bytes| bytes), 4);
        assert_eq!(after(200, &mut budget, |_| 1 << 20), 32);
        assert_eq!(after(1, &mut budget, |_| 11 << 20), 16);
        assert_eq!(after(1, &mut budget, |_| 11 << 20), 8);
    }

    #[test]
    fn it_stays_within_what_was_said() {
        let mut budget = Budget::new(4 << 20, Some(10 << 20));
        assert_eq!(after(8, &mut budget, |_| 1 << 20), 8);
        assert_eq!(after(100, &mut Budget::new(2 << 20, None), |_| 1 << 20), 2);
        assert_eq!(after(100, &mut Budget::new(4 << 20, Some(1)), |_| 1 << 20), 4);
    }
}
