//! The kinds of generated programs, one table: for the command and for the suite.

use super::runner::Make;
use super::{assume, program, reentrant, scopes, threads};

/// One kind.
pub struct Kind {
    /// The word for the command.
    pub name: &'static str,
    /// What makes the program of a seed.
    pub make: Make,
    /// How many the suite runs in every setting.
    pub few: u64,
}

/// All of them; the first is what is run where none is named.
pub const KINDS: [Kind; 5] = [
    // Loops that get hot, and events that break what was believed.
    Kind { name: "loops", make: program::program, few: 500 },
    // Scopes in scopes: what binds names, and what looks at them.
    Kind { name: "scopes", make: scopes::program, few: 100 },
    // What caches and traces take for granted, and what ends it.
    Kind { name: "assumptions", make: assume::program, few: 300 },
    // Natives whose arguments change what they are at work on; forty calls a program.
    Kind { name: "reentrant", make: reentrant::program, few: 50 },
    // Threads, and what they share.
    Kind { name: "threads", make: threads::program, few: 20 },
];
