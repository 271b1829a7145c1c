//! How effects are written down. All of them are constants, for the tables.
//!
//! Every function may read what never changes: a tuple that a trace has just made must be filled before it is passed on. Whoever may
//! raise goes through the contexts of the exception being handled, which a trace may have just made, and may cut them.

use super::groups::{DICT, EXCEPTION, FROZEN, ITEMS, ITER, LIST, STATE, VALUES, WORLD};
use sidewinder_jit::ir::{Effect, Groups};

/// Same arguments, same result, nothing visible, never raises.
pub const PURE: Effect = Effect { reads: Groups::of(&[FROZEN]), ..Effect::PURE };

/// Same arguments, same result, or else the same exception.
pub const PURE_RAISING: Effect = Effect { elidable: true, ..raising(Groups::NONE, Groups::NONE) };

/// A function of the program that says it is elidable: it may look at anything, but what it finds does not change.
pub const ELIDABLE: Effect = Effect { reads: Groups::ALL, ..PURE_RAISING };

/// Makes something new.
pub const FRESH: Effect = raising(Groups::NONE, Groups::NONE);

/// Reads lists.
pub const LIST_READ: Effect = raising(Groups::of(&[LIST, ITEMS]), Groups::NONE);

/// Reads and changes lists.
pub const LIST_WRITE: Effect = raising(Groups::of(&[LIST, ITEMS]), Groups::of(&[LIST, ITEMS]));

/// Reads dicts or sets.
pub const DICT_READ: Effect = raising(Groups::of(&[DICT, VALUES]), Groups::NONE);

/// Reads and changes dicts or sets.
pub const DICT_WRITE: Effect = raising(Groups::of(&[DICT, VALUES]), Groups::of(&[DICT, VALUES]));

/// Changes dicts, and never raises.
pub const DICT_CHANGE: Effect = plain(Groups::of(&[DICT, VALUES]), Groups::of(&[DICT, VALUES]));

/// Reads containers of any kind and moves iterators on, those that run no code of the program.
pub const ITERATES: Effect =
    raising(Groups::of(&[LIST, ITEMS, DICT, VALUES, ITER]), Groups::of(&[ITER]));

/// Anything can happen.
pub const ANY: Effect = Effect::ANY;

/// Reads and writes these groups, runs no code of the program, and never raises.
pub const fn plain(reads: Groups, writes: Groups) -> Effect {
    let reads = Groups(reads.0 | Groups::of(&[FROZEN]).0);
    Effect { elidable: false, may_raise: false, reenters: false, reads, writes }
}

/// Reads and writes these groups, runs no code of the program, and may raise.
pub const fn raising(reads: Groups, writes: Groups) -> Effect {
    let writes = Groups(writes.0 | Groups::of(&[EXCEPTION, STATE]).0);
    let reads = Groups(reads.0 | Groups::of(&[EXCEPTION, FROZEN]).0);
    Effect { elidable: false, may_raise: true, reenters: false, reads, writes }
}

/// Talks to the outside: reads these groups, runs no code of the program, and may raise.
pub const fn outside(reads: Groups) -> Effect {
    raising(reads, Groups::of(&[WORLD]))
}
