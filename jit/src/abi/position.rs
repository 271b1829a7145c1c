//! Positions in the program, and where traces start.

/// Position in the interpreter's bytecode.
pub type Pc = *const u32;

/// Where traces start: a position, and the green key there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// A loop header, the start of a function, or a merge point.
    pub pc: Pc,
    /// A number of the host's for the values of the merge point's greens; 0 for other sites. Equal numbers are equal greens, for good.
    pub key: u32,
}

impl Site {
    /// A site of the host language's own: a loop header or the start of a function.
    pub fn plain(pc: Pc) -> Site {
        Site { pc, key: 0 }
    }
}
