//! Byte ranges, and the places they mean.

use serde::{Deserialize, Serialize};

/// A range of bytes of a source file.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The bytes `start..end`.
    pub const fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }
    /// From the start of this to the end of `other`.
    pub const fn to(self, other: Span) -> Span {
        Span::new(self.start, other.end)
    }
}

/// Where a span is: lines count from 1, columns are bytes of UTF-8 and count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Line of the first byte.
    pub line: u32,
    /// Column of the first byte.
    pub column: u32,
    /// Line of the last byte.
    pub end_line: u32,
    /// One past the column of the last byte.
    pub end_column: u32,
}
