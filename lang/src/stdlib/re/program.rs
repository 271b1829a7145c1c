//! From trees to instructions for the matcher.

use super::tree::{Greed, MANY, Mode, Node, Place, Set};

/// One instruction.
#[derive(Debug)]
pub(super) enum Op {
    Char(u32),
    CharIgnore(u32, Mode),
    Any,
    /// Any but a newline.
    Dot,
    Set(usize),
    At(Place),
    /// Goes on here; elsewhere if that fails.
    Split(usize, usize),
    Jump(usize),
    Save(usize),
    /// One character, so many times.
    Run {
        one: One,
        min: u32,
        max: u32,
        greed: Greed,
    },
    /// A repetition of something longer begins.
    Begin(usize),
    /// Another round of it, or out of it.
    Round {
        counter: usize,
        min: u32,
        max: u32,
        lazy: bool,
        body: usize,
    },
    /// What follows up to `Accept` holds here, or does not; goes on at `next`.
    Look {
        negated: bool,
        /// How many characters before.
        behind: usize,
        next: usize,
    },
    /// What follows up to `Accept` matches in one way only.
    Atomic(usize),
    Reference(usize, Mode),
    /// Goes elsewhere if a group has not matched.
    Unless(usize, usize),
    Fail,
    Accept,
}

/// What one character is compared with.
#[derive(Debug)]
pub(super) enum One {
    Char(u32),
    CharIgnore(u32, Mode),
    Any,
    Dot,
    Set(usize),
}

/// A set, with the answers for characters below 256.
#[derive(Debug)]
pub(super) struct Table {
    pub set: Set,
    pub low: [bool; 256],
}

/// A pattern, ready to be matched.
#[derive(Debug)]
pub(super) struct Program {
    pub ops: Vec<Op>,
    pub sets: Vec<Table>,
    /// Groups, the whole match included.
    pub groups: usize,
    pub counters: usize,
    pub is_text: bool,
    /// Which bytes a match may begin with, if that says anything.
    pub first: Option<Box<[bool; 256]>>,
    /// What every match begins with.
    pub prefix: Vec<u8>,
    /// Whether a match can only be at the start of the text.
    pub is_anchored: bool,
}

impl Program {
    /// Whether a match is found without a look at the text or a place in it.
    pub(super) fn looks_at_nothing(&self) -> bool {
        self.ops.iter().all(|op| matches!(op, Op::Save(_) | Op::Accept))
    }

    /// Bytes of memory that it takes, about.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Op>() * self.ops.len() + 512 * self.sets.len() + 256 + self.prefix.len()
    }
}

struct Builder {
    ops: Vec<Op>,
    sets: Vec<Table>,
    counters: usize,
}

/// Compiles a pattern with so many groups.
pub(super) fn compile(root: &Node, groups: usize, is_text: bool) -> Program {
    let mut builder = Builder { ops: Vec::new(), sets: Vec::new(), counters: 0 };
    builder.node(root);
    builder.ops.push(Op::Accept);
    let mut prefix = Vec::new();
    collect_prefix(root, is_text, &mut prefix);
    let mut first = Box::new([false; 256]);
    let first = (!first_bytes(root, is_text, &mut first)).then_some(first);
    let Builder { ops, sets, counters } = builder;
    let begins = ops.iter().find(|op| !matches!(op, Op::Save(_)));
    let is_anchored = matches!(begins, Some(Op::At(Place::Start)));
    Program { ops, sets, groups, counters, is_text, first, prefix, is_anchored }
}

impl Builder {
    fn push(&mut self, op: Op) -> usize {
        self.ops.push(op);
        self.ops.len() - 1
    }

    fn set(&mut self, set: &Set) -> usize {
        let mut low = [false; 256];
        low.iter_mut().enumerate().for_each(|(c, has)| *has = set.contains(c as u32));
        self.sets.push(Table { set: set.clone(), low });
        self.sets.len() - 1
    }

    fn one(&mut self, node: &Node) -> Option<One> {
        Some(match node {
            Node::Char(c, mode) if mode.ignore_case => One::CharIgnore(*c, *mode),
            Node::Char(c, _) => One::Char(*c),
            Node::Any(true) => One::Any,
            Node::Any(false) => One::Dot,
            Node::Set(set) => One::Set(self.set(set)),
            Node::Plain(node) => return self.one(node),
            Node::Sequence(parts) if parts.len() == 1 => return self.one(&parts[0]),
            _ => return None,
        })
    }

    fn node(&mut self, node: &Node) {
        if let Some(one) = self.one(node) {
            self.push(match one {
                One::Char(c) => Op::Char(c),
                One::CharIgnore(c, mode) => Op::CharIgnore(c, mode),
                One::Any => Op::Any,
                One::Dot => Op::Dot,
                One::Set(set) => Op::Set(set),
            });
            return;
        }
        match node {
            Node::Sequence(parts) => parts.iter().for_each(|part| self.node(part)),
            Node::Plain(node) => self.node(node),
            Node::At(place) => drop(self.push(Op::At(*place))),
            Node::Choice(parts) => self.choice(parts),
            Node::Repeat { node, min, max, greed } => self.repeat(node, *min, *max, *greed),
            Node::Group(number, node) => {
                self.push(Op::Save(2 * number));
                self.node(node);
                self.push(Op::Save(2 * number + 1));
            }
            Node::Atomic(node) => self.atomic(|builder| builder.node(node)),
            Node::Look { node, behind, negated } => {
                let at = self.push(Op::Fail);
                self.node(node);
                self.push(Op::Accept);
                self.ops[at] =
                    Op::Look { negated: *negated, behind: *behind, next: self.ops.len() };
            }
            Node::Reference(group, mode) => drop(self.push(Op::Reference(*group, *mode))),
            Node::Condition { group, yes, no } => {
                let at = self.push(Op::Fail);
                self.node(yes);
                let over = self.push(Op::Fail);
                self.ops[at] = Op::Unless(*group, self.ops.len());
                self.node(no);
                self.ops[over] = Op::Jump(self.ops.len());
            }
            _ => drop(self.push(Op::Fail)),
        }
    }

    fn choice(&mut self, parts: &[Node]) {
        let mut ends = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            if at + 1 == parts.len() {
                self.node(part);
                break;
            }
            let split = self.push(Op::Fail);
            self.node(part);
            ends.push(self.push(Op::Fail));
            self.ops[split] = Op::Split(split + 1, self.ops.len());
        }
        let end = self.ops.len();
        ends.into_iter().for_each(|at| self.ops[at] = Op::Jump(end));
    }

    fn atomic(&mut self, inner: impl FnOnce(&mut Builder)) {
        let at = self.push(Op::Fail);
        inner(self);
        self.push(Op::Accept);
        self.ops[at] = Op::Atomic(self.ops.len());
    }

    fn repeat(&mut self, node: &Node, min: u32, max: u32, greed: Greed) {
        if let Some(one) = self.one(node) {
            self.push(Op::Run { one, min, max, greed });
            return;
        }
        if greed == Greed::Possessive {
            return self.atomic(|builder| builder.repeat(node, min, max, Greed::Greedy));
        }
        let lazy = greed == Greed::Lazy;
        if (min, max) == (0, 1) {
            let split = self.push(Op::Fail);
            self.node(node);
            let end = self.ops.len();
            self.ops[split] =
                if lazy { Op::Split(end, split + 1) } else { Op::Split(split + 1, end) };
            return;
        }
        let counter = self.counters;
        self.counters += 1;
        self.push(Op::Begin(counter));
        let over = self.push(Op::Fail);
        let body = self.ops.len();
        self.node(node);
        self.ops[over] = Op::Jump(self.ops.len());
        self.push(Op::Round { counter, min, max, lazy, body });
    }
}

fn encode(c: u32, is_text: bool, out: &mut Vec<u8>) -> bool {
    if !is_text {
        out.push(c as u8);
        return true;
    }
    let Some(c) = sidewinder_syntax::text::char_of(c) else { return false };
    out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
    true
}

/// The characters that a pattern begins with; whether all of it is only that.
fn collect_prefix(node: &Node, is_text: bool, out: &mut Vec<u8>) -> bool {
    match node {
        Node::Char(c, mode) if !mode.ignore_case => encode(*c, is_text, out),
        Node::Sequence(parts) => parts.iter().all(|part| collect_prefix(part, is_text, out)),
        Node::Plain(node) | Node::Group(_, node) => collect_prefix(node, is_text, out),
        _ => false,
    }
}

/// Adds the bytes that a match may begin with; whether it may be empty.
fn first_bytes(node: &Node, is_text: bool, out: &mut [bool; 256]) -> bool {
    match node {
        Node::Char(c, mode) => {
            let all = match mode.ignore_case {
                true => super::chars::variants(*c, mode.ascii),
                false => [*c; 4],
            };
            for c in all {
                let mut bytes = Vec::new();
                match encode(c, is_text, &mut bytes) {
                    true => out[bytes[0] as usize] = true,
                    false => out[0x80..].fill(true),
                }
            }
            // Folding has more than is listed for what is not ASCII.
            if mode.ignore_case && *c >= 0x80 {
                out[0x80..].fill(true);
            }
            false
        }
        Node::Any(_) => {
            out.fill(true);
            false
        }
        Node::Reference(..) | Node::Condition { .. } => {
            out.fill(true);
            true
        }
        Node::Set(set) => {
            let low = if is_text { 128 } else { 256 };
            (0..low).for_each(|c| out[c] |= set.contains(c as u32));
            if is_text {
                out[0x80..].fill(true);
            }
            false
        }
        Node::Sequence(parts) => parts.iter().all(|part| first_bytes(part, is_text, out)),
        Node::Choice(parts) => {
            parts.iter().fold(false, |empty, part| first_bytes(part, is_text, out) | empty)
        }
        Node::Repeat { node, min, .. } => first_bytes(node, is_text, out) || *min == 0,
        Node::Group(_, node) | Node::Plain(node) | Node::Atomic(node) => {
            first_bytes(node, is_text, out)
        }
        Node::At(_) | Node::Look { .. } | Node::Fail => true,
    }
}

/// The most rounds as a number to count to.
pub(super) fn limit(max: u32) -> usize {
    if max == MANY { usize::MAX } else { max as usize }
}
