//! Matching: instructions, a place in the text, and a stack of what to try instead.

use super::chars::is_word;
use super::program::{One, Op, Program, limit};
use super::tree::{Greed, Place};
use crate::object::Raised;
use crate::vm::Vm;

/// No place.
pub(super) const NOWHERE: usize = usize::MAX;

/// What is undone, or tried, when something fails.
enum Back {
    Branch {
        op: usize,
        at: usize,
    },
    Slot(usize, usize),
    Last(usize),
    Counter(usize, Round),
    /// A lazy repetition may go round once more.
    Again {
        op: usize,
        at: usize,
    },
    /// A run may give up characters, down to `from`.
    Shorter {
        op: usize,
        from: usize,
        at: usize,
    },
    /// A run may take more characters.
    Longer {
        op: usize,
        at: usize,
        count: usize,
    },
}

/// How often a repetition has gone round, and where its last round began.
#[derive(Clone, Copy)]
struct Round {
    count: usize,
    at: usize,
}

/// What a matcher works with, kept for the next one: most texts are short, and asking for memory takes longer than matching.
#[derive(Default)]
pub(super) struct Spare {
    slots: Vec<usize>,
    counters: Vec<Round>,
    stack: Vec<Back>,
}

/// With room for more than this it is not kept.
const MOST_KEPT: usize = 4096;

/// A text, and what was found in it.
pub(super) struct Matcher<'a> {
    program: &'a Program,
    text: &'a [u8],
    /// Where the text ends for the pattern.
    end: usize,
    /// Start and end of each group.
    pub slots: Vec<usize>,
    /// The group that was closed last.
    pub last: usize,
    counters: Vec<Round>,
    stack: Vec<Back>,
    /// Where a match must not end.
    forbidden: usize,
    whole: bool,
    /// Instructions until signals are heard.
    patience: i64,
    /// What a signal has raised is pending, or there was no memory.
    pub failed: bool,
}

/// So many instructions go by without hearing of signals.
const PATIENCE: i64 = 1024;

/// The code of the character at a place, and where the next one is.
#[inline(always)]
fn next_char(text: &[u8], at: usize, is_text: bool) -> (u32, usize) {
    let first = text[at];
    if !is_text || first < 0x80 {
        return (first as u32, at + 1);
    }
    let rest = |k: usize| u32::from(text.get(at + k).copied().unwrap_or(0) & 0x3f);
    match first {
        0xf0.. => {
            let code = u32::from(first & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3);
            let code = char::from_u32(code).map_or(code, sidewinder_syntax::text::code_of);
            (code, at + 4)
        }
        0xe0.. => (u32::from(first & 15) << 12 | rest(1) << 6 | rest(2), at + 3),
        _ => (u32::from(first & 31) << 6 | rest(1), at + 2),
    }
}

/// Where the character before a place begins.
#[inline(always)]
pub(super) fn before(text: &[u8], at: usize, is_text: bool) -> usize {
    let mut at = at - 1;
    while is_text && at > 0 && text[at] & 0xc0 == 0x80 {
        at -= 1;
    }
    at
}

impl<'a> Matcher<'a> {
    pub(super) fn new(
        vm: &mut Vm,
        program: &'a Program,
        text: &'a [u8],
        end: usize,
    ) -> Matcher<'a> {
        let Spare { mut slots, mut counters, stack } =
            std::mem::take(&mut vm.part_mut::<super::Patterns>().spare);
        slots.clear();
        slots.resize(2 * program.groups, NOWHERE);
        counters.clear();
        counters.resize(program.counters, Round { count: 0, at: NOWHERE });
        Matcher {
            program,
            text,
            end,
            slots,
            last: 0,
            counters,
            stack,
            forbidden: NOWHERE,
            whole: false,
            patience: PATIENCE,
            failed: false,
        }
    }

    /// It has found all that it is asked for.
    pub(super) fn give_back(self, vm: &mut Vm) {
        let Matcher { slots, counters, stack, .. } = self;
        if slots.capacity() + counters.capacity() + stack.capacity() <= MOST_KEPT {
            vm.part_mut::<super::Patterns>().spare = Spare { slots, counters, stack };
        }
    }

    /// A match that begins at a place; with `whole` it ends at the end. With `advance` it is not empty.
    pub(super) fn matches(
        &mut self,
        vm: &mut Vm,
        start: usize,
        whole: bool,
        advance: bool,
    ) -> bool {
        self.slots.fill(NOWHERE);
        self.last = 0;
        self.stack.clear();
        self.forbidden = if advance { start } else { NOWHERE };
        self.whole = whole;
        let Some(end) = self.run(vm, 0, start, true) else { return false };
        (self.slots[0], self.slots[1]) = (start, end);
        true
    }

    /// The first match that begins at a place or behind it.
    pub(super) fn search(&mut self, vm: &mut Vm, start: usize, advance: bool) -> bool {
        let (mut at, program) = (start, self.program);
        let mut advance = advance;
        if program.is_anchored {
            return start == 0 && self.matches(vm, 0, false, advance);
        }
        loop {
            if !program.prefix.is_empty() {
                let rest = &self.text[at..self.end];
                let found = match &program.prefix[..] {
                    [one] => memchr::memchr(*one, rest),
                    prefix => memchr::memmem::find(rest, prefix),
                };
                match found {
                    Some(skip) => (at, advance) = (at + skip, advance && skip == 0),
                    None => return false,
                }
            } else if let Some(first) = &program.first {
                let rest = &self.text[at..self.end];
                match rest.iter().position(|byte| first[*byte as usize]) {
                    Some(skip) => (at, advance) = (at + skip, advance && skip == 0),
                    None => return false,
                }
            }
            if self.matches(vm, at, false, advance) {
                return true;
            }
            if at >= self.end || self.failed {
                return false;
            }
            at = next_char(self.text, at, program.is_text).1;
            advance = false;
        }
    }

    #[inline(always)]
    fn fits(&self, one: &One, c: u32) -> bool {
        match one {
            One::Char(wanted) => c == *wanted,
            One::CharIgnore(wanted, mode) => mode.same(*wanted, c),
            One::Any => true,
            One::Dot => c != 10,
            One::Set(set) => self.in_set(*set, c),
        }
    }

    #[inline(always)]
    fn in_set(&self, set: usize, c: u32) -> bool {
        let table = &self.program.sets[set];
        if c < 256 { table.low[c as usize] } else { table.set.contains(c) }
    }

    /// The place behind the character at a place, if that fits.
    #[inline(always)]
    fn step(&self, one: &One, at: usize) -> Option<usize> {
        if at >= self.end {
            return None;
        }
        let (c, next) = next_char(self.text, at, self.program.is_text);
        self.fits(one, c).then_some(next)
    }

    fn is_word_at(&self, at: usize, ascii: bool) -> bool {
        at < self.end && is_word(next_char(self.text, at, self.program.is_text).0, ascii)
    }

    fn is_boundary(&self, at: usize, ascii: bool) -> bool {
        let before = at > 0 && {
            let start = before(self.text, at, self.program.is_text);
            is_word(next_char(self.text, start, self.program.is_text).0, ascii)
        };
        before != self.is_word_at(at, ascii)
    }

    fn holds(&self, place: Place, at: usize) -> bool {
        match place {
            Place::Start => at == 0,
            Place::LineStart => at == 0 || self.text[at - 1] == b'\n',
            Place::End => at == self.end || at + 1 == self.end && self.text[at] == b'\n',
            Place::LineEnd => at == self.end || self.text[at] == b'\n',
            Place::Stop => at == self.end,
            Place::Boundary(ascii) => self.end > 0 && self.is_boundary(at, ascii),
            Place::NoBoundary(ascii) => self.end > 0 && !self.is_boundary(at, ascii),
        }
    }

    /// Runs one repetition of single characters; where to go on.
    fn run_of(&mut self, op: usize, start: usize) -> Option<usize> {
        let program = self.program;
        let Op::Run { one, min, max, greed } = &program.ops[op] else { return None };
        let (min, max, mut at, mut count) = (*min as usize, limit(*max), start, 0);
        let first = if *greed == Greed::Lazy { min } else { max };
        let mut least = start;
        while count < first {
            match self.step(one, at) {
                Some(next) => at = next,
                None => break,
            }
            count += 1;
            if count == min {
                least = at;
            }
        }
        self.patience -= (count >> 6) as i64;
        if count < min {
            return None;
        }
        match greed {
            Greed::Greedy if at > least => {
                self.stack.push(Back::Shorter { op, from: least, at });
            }
            Greed::Lazy if count < max => self.stack.push(Back::Longer { op, at, count }),
            _ => {}
        }
        Some(at)
    }

    fn reference(&self, group: usize, mode: super::tree::Mode, at: usize) -> Option<usize> {
        let (from, to) = (self.slots[2 * group], self.slots[2 * group + 1]);
        if from == NOWHERE || to == NOWHERE {
            return None;
        }
        if !mode.ignore_case {
            let end = at + (to - from);
            let same = end <= self.end && self.text[at..end] == self.text[from..to];
            return same.then_some(end);
        }
        let is_text = self.program.is_text;
        let (mut from, mut at) = (from, at);
        while from < to {
            if at >= self.end {
                return None;
            }
            let (a, next_from) = next_char(self.text, from, is_text);
            let (b, next) = next_char(self.text, at, is_text);
            if !mode.same(a, b) {
                return None;
            }
            (from, at) = (next_from, next);
        }
        Some(at)
    }

    /// A look around, or an atomic group: where it ends.
    fn inside(&mut self, vm: &mut Vm, op: usize, at: usize) -> Option<usize> {
        let base = self.stack.len();
        let (slots, last) = (self.slots.clone(), self.last);
        let found = self.run(vm, op, at, false);
        if found.is_some() {
            // What it has set stays, until something before it is tried anew.
            self.stack.truncate(base);
            for (slot, old) in slots.into_iter().enumerate() {
                if self.slots[slot] != old {
                    self.stack.push(Back::Slot(slot, old));
                }
            }
            self.stack.push(Back::Last(last));
        }
        found
    }

    fn back(&self, at: usize, count: usize) -> Option<usize> {
        let mut at = at;
        for _ in 0..count {
            if at == 0 {
                return None;
            }
            at = before(self.text, at, self.program.is_text);
        }
        Some(at)
    }

    /// Hears of signals, and makes room for what the next instructions leave on the stack. Says no if something is pending.
    #[cold]
    #[inline(never)]
    fn pause(&mut self, vm: &mut Vm) -> bool {
        self.patience = PATIENCE;
        let goes_on = |vm: &mut Vm, stack| -> Result<(), Raised> {
            vm.hear()?;
            vm.room_in(stack, 4 * PATIENCE as usize)
        };
        self.failed = self.failed || goes_on(vm, &mut self.stack).is_err();
        !self.failed
    }

    /// Runs instructions up to `Accept`: where the match ends. What it leaves on the stack are other ways.
    fn run(&mut self, vm: &mut Vm, start: usize, place: usize, outermost: bool) -> Option<usize> {
        let base = self.stack.len();
        let program = self.program;
        let (mut op, mut at) = (start, place);
        loop {
            self.patience -= 1;
            if self.patience <= 0 && !self.pause(vm) {
                return None;
            }
            let goes_on = match &program.ops[op] {
                Op::Char(wanted) => self.step(&One::Char(*wanted), at).map(|next| (op + 1, next)),
                Op::CharIgnore(wanted, mode) => {
                    self.step(&One::CharIgnore(*wanted, *mode), at).map(|next| (op + 1, next))
                }
                Op::Any => self.step(&One::Any, at).map(|next| (op + 1, next)),
                Op::Dot => self.step(&One::Dot, at).map(|next| (op + 1, next)),
                Op::Set(set) => self.step(&One::Set(*set), at).map(|next| (op + 1, next)),
                Op::At(place) => self.holds(*place, at).then_some((op + 1, at)),
                Op::Split(first, second) => {
                    self.stack.push(Back::Branch { op: *second, at });
                    Some((*first, at))
                }
                Op::Jump(to) => Some((*to, at)),
                Op::Save(slot) => {
                    self.stack.push(Back::Slot(*slot, self.slots[*slot]));
                    self.slots[*slot] = at;
                    if slot % 2 == 1 {
                        self.stack.push(Back::Last(self.last));
                        self.last = slot / 2;
                    }
                    Some((op + 1, at))
                }
                Op::Run { .. } => self.run_of(op, at).map(|next| (op + 1, next)),
                Op::Begin(counter) => {
                    self.stack.push(Back::Counter(*counter, self.counters[*counter]));
                    self.counters[*counter] = Round { count: 0, at: NOWHERE };
                    Some((op + 1, at))
                }
                Op::Round { counter, min, max, lazy, body } => {
                    let round = self.counters[*counter];
                    let more = round.count < limit(*max) && round.at != at;
                    let again = Round { count: round.count + 1, at };
                    if round.count < *min as usize {
                        self.stack.push(Back::Counter(*counter, round));
                        self.counters[*counter] = again;
                        Some((*body, at))
                    } else if !more {
                        Some((op + 1, at))
                    } else if *lazy {
                        self.stack.push(Back::Again { op, at });
                        Some((op + 1, at))
                    } else {
                        self.stack.push(Back::Branch { op: op + 1, at });
                        self.stack.push(Back::Counter(*counter, round));
                        self.counters[*counter] = again;
                        Some((*body, at))
                    }
                }
                Op::Look { negated, behind, next } => {
                    let height = self.stack.len();
                    let found = match self.back(at, *behind) {
                        Some(from) if *negated => {
                            let (slots, last) = (self.slots.clone(), self.last);
                            let found = self.run(vm, op + 1, from, false);
                            self.stack.truncate(height);
                            (self.slots, self.last) = (slots, last);
                            found.is_some()
                        }
                        Some(from) => self.inside(vm, op + 1, from).is_some(),
                        None => false,
                    };
                    (found != *negated).then_some((*next, at))
                }
                Op::Atomic(next) => self.inside(vm, op + 1, at).map(|end| (*next, end)),
                Op::Reference(group, mode) => {
                    self.reference(*group, *mode, at).map(|next| (op + 1, next))
                }
                Op::Unless(group, otherwise) => {
                    let has = self.slots[2 * group + 1] != NOWHERE;
                    Some((if has { op + 1 } else { *otherwise }, at))
                }
                Op::Fail => None,
                Op::Accept => {
                    let wrong = outermost && (at == self.forbidden || self.whole && at != self.end);
                    if !wrong {
                        return Some(at);
                    }
                    None
                }
            };
            (op, at) = match goes_on {
                Some(next) => next,
                None => self.fall_back(base)?,
            };
        }
    }

    /// The next other way, down to a height of the stack.
    fn fall_back(&mut self, base: usize) -> Option<(usize, usize)> {
        let program = self.program;
        while self.stack.len() > base {
            match self.stack.pop()? {
                Back::Slot(slot, old) => self.slots[slot] = old,
                Back::Last(last) => self.last = last,
                Back::Counter(counter, old) => self.counters[counter] = old,
                Back::Branch { op, at } => return Some((op, at)),
                Back::Again { op, at } => {
                    let Op::Round { counter, body, .. } = &program.ops[op] else { continue };
                    let round = self.counters[*counter];
                    self.stack.push(Back::Counter(*counter, round));
                    self.counters[*counter] = Round { count: round.count + 1, at };
                    return Some((*body, at));
                }
                Back::Shorter { op, from, at } => {
                    let at = before(self.text, at, program.is_text);
                    if at > from {
                        self.stack.push(Back::Shorter { op, from, at });
                    }
                    return Some((op + 1, at));
                }
                Back::Longer { op, at, count } => {
                    let Op::Run { one, max, .. } = &program.ops[op] else { continue };
                    let Some(next) = self.step(one, at) else { continue };
                    if count + 1 < limit(*max) {
                        self.stack.push(Back::Longer { op, at: next, count: count + 1 });
                    }
                    return Some((op + 1, next));
                }
            }
        }
        None
    }
}
