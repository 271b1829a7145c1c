//! Patterns as trees.

/// No upper bound of a repetition.
pub(super) const MANY: u32 = u32::MAX;

/// What a character is compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mode {
    /// Case makes no difference.
    pub ignore_case: bool,
    /// Only ASCII has letters, digits and spaces.
    pub ascii: bool,
}

/// A class of characters with a letter of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Category {
    Digit,
    Space,
    Word,
}

/// A member of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Range(u32, u32),
    /// A category, or what is not in it.
    Category(Category, bool),
}

/// A set of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Set {
    pub items: Vec<Item>,
    pub negated: bool,
    pub mode: Mode,
}

/// A place that an assertion names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Start,
    LineStart,
    End,
    LineEnd,
    /// The very end.
    Stop,
    Boundary(bool),
    NoBoundary(bool),
}

/// How often a repetition tries to go round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Greed {
    Greedy,
    Lazy,
    Possessive,
}

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Node {
    Char(u32, Mode),
    /// Any character; whether a newline is one.
    Any(bool),
    Set(Set),
    At(Place),
    Sequence(Vec<Node>),
    Choice(Vec<Node>),
    Repeat {
        node: Box<Node>,
        min: u32,
        max: u32,
        greed: Greed,
    },
    Group(usize, Box<Node>),
    /// A group that remembers nothing.
    Plain(Box<Node>),
    Atomic(Box<Node>),
    Look {
        node: Box<Node>,
        /// How many characters back it begins; none if it looks ahead.
        behind: usize,
        negated: bool,
    },
    Reference(usize, Mode),
    Condition {
        group: usize,
        yes: Box<Node>,
        no: Box<Node>,
    },
    /// Never matches.
    Fail,
}

impl Node {
    /// The fewest and the most characters that it takes; `widths` are those of the groups.
    pub(super) fn width(&self, widths: &[(u64, u64)]) -> (u64, u64) {
        let most = u64::from(MANY);
        let (low, high) = match self {
            Node::Char(..) | Node::Any(_) | Node::Set(_) => (1, 1),
            Node::At(_) | Node::Look { .. } | Node::Fail => (0, 0),
            Node::Sequence(parts) => parts.iter().fold((0, 0), |(low, high), part| {
                let (least, most) = part.width(widths);
                (low + least, high + most)
            }),
            Node::Choice(parts) => {
                let all: Vec<_> = parts.iter().map(|part| part.width(widths)).collect();
                let low = all.iter().map(|width| width.0).min().unwrap_or(0);
                (low, all.iter().map(|width| width.1).max().unwrap_or(0))
            }
            Node::Repeat { node, min, max, .. } => {
                let (low, high) = node.width(widths);
                (low.saturating_mul(u64::from(*min)), high.saturating_mul(u64::from(*max)))
            }
            Node::Group(_, node) | Node::Plain(node) | Node::Atomic(node) => node.width(widths),
            Node::Reference(group, _) => widths.get(*group).copied().unwrap_or((0, most)),
            Node::Condition { yes, no, .. } => {
                let (yes, no) = (yes.width(widths), no.width(widths));
                (yes.0.min(no.0), yes.1.max(no.1))
            }
        };
        (low.min(most), high.min(most))
    }
}
