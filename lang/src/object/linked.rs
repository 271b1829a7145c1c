//! Linked code: a unit whose words run. They are linked when they first run; until then there is one, `Unlinked`, and what calls need to know.
//!
//! The words lie below 4 GB, so that a position in them fits in 32 bits; constants, names and cells stand in them as values,
//! and those objects never move. Code lives as long as its code object (`object/record.rs`).

use super::Value;
use sidewinder_compiler::bytecode::liveness::{Liveness, Registers};
use sidewinder_compiler::bytecode::unit::NO_LINE;
use sidewinder_compiler::bytecode::{Flavor, Folded, UnitKind};
use sidewinder_jit::abi::Door;
use sidewinder_jit::ir::Size;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// Linked code, found from a function object.
pub type CodeRef = &'static Code;

/// See the module's page.
#[derive(Debug)]
#[repr(C)]
pub struct Code {
    /// The first instruction.
    pub start: *const u32,
    /// With exactly so many positional arguments, in the first registers, it can be entered as it is; `u32::MAX`: never.
    pub simple: u32,
    /// How many of the first registers a call fills, once each parameter has its value.
    pub bound: u32,
    /// How many registers it uses.
    pub registers: u32,
    /// Where calls enter its machine code, if it has some; null: nowhere. The JIT of the Runtime keeps it.
    pub(crate) door: Cell<*const Door>,
    /// Number of words.
    pub words: u32,
    /// What is linked.
    pub unit: Arc<Folded>,
    /// The units in it, once it has run.
    pub(crate) children: OnceCell<Vec<CodeRef>>,
    /// The module whose globals it sees, a Module object.
    pub module: Value,
    /// The docstring, or None.
    pub doc: Value,
    /// Name and qualified name, strings.
    pub names: (Value, Value),
    /// Names of the parameters: interned strings.
    pub parameters: Box<[Value]>,
    /// What the program told the JIT of it.
    pub hints: Cell<Hints>,
    /// Whether the program has got hold of the keyword defaults of one of its functions, and so may change them. A watched fact: the watch
    /// is the address of this code.
    pub keyword_defaults_seen: Cell<bool>,
    /// Whether one of its functions was given other defaults. Watched in the same way.
    pub defaults_set: Cell<bool>,
    /// How its generators are allocated, if a call makes one.
    pub(crate) generator: Size,
    /// Offset of the instruction that makes one, once it is linked; the largest number if there is none.
    pub(crate) made: Cell<u32>,
    /// Whether a generator of it has something to do when it is given up: a `yield` is in a `try` or `with`.
    pub(crate) closes: Cell<bool>,
    /// The code object, which it lives as long as.
    pub object: Cell<Value>,
    /// Whether that is kept for ever.
    pub(crate) is_kept: Cell<bool>,
    /// The codes that functions had before this one: frames and generators that began with them go on with them.
    pub(crate) replaces: RefCell<Vec<CodeRef>>,
    /// Those of comprehensions that are compiled in line, by their numbers.
    pub in_line: RefCell<BTreeMap<usize, Value>>,
    pub(crate) liveness: OnceLock<Box<Liveness>>,
    /// Whether its frames show their variables to others: all are live everywhere then.
    pub(crate) shows: Cell<bool>,
    /// The line of each word, for who traces: see [`Code::lines`].
    pub(crate) lines: OnceLock<Box<[u32]>>,
    /// What is live then, if it did not show them from the start.
    pub(crate) shown: OnceLock<Box<Liveness>>,
}

/// What a program may tell the JIT of a function: bits. None of it changes what the program does, if it is true.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Hints(u8);

impl Hints {
    /// Same arguments, same result, nothing else.
    pub const ELIDABLE: Hints = Hints(1);
    /// Its loops may be unrolled into a trace.
    pub const UNROLL_SAFE: Hints = Hints(2);
    /// Traces call it and do not follow it.
    pub const DONT_LOOK_INSIDE: Hints = Hints(4);
    /// It stands for a builtin function: its frames are not shown.
    pub const HIDDEN: Hints = Hints(8);
    /// A run of it counts for nothing where recursion is counted.
    pub const UNCOUNTED: Hints = Hints(16);

    /// Whether this was told.
    pub fn has(self, hint: Hints) -> bool {
        self.0 & hint.0 != 0
    }
    /// This one as well.
    pub fn with(self, hint: Hints) -> Hints {
        Hints(self.0 | hint.0)
    }
}

impl Code {
    /// Bytes of memory that it takes, about.
    pub fn bytes(&self) -> usize {
        size_of::<Code>() + 4 * self.words as usize + self.unit.head.bytes as usize
    }

    /// Whether it is linked: it has run, or somebody wanted its words.
    pub(crate) fn is_linked(&self) -> bool {
        self.children.get().is_some()
    }

    /// The units in it; none before it is linked.
    pub fn children(&self) -> &[CodeRef] {
        self.children.get().map_or(&[], Vec::as_slice)
    }

    /// Whether it has a merge point in a loop.
    pub(crate) fn merges(&self) -> bool {
        self.unit.head.merges
    }

    /// Which registers are live where; found out when it is first asked for.
    pub fn liveness(&self) -> &Liveness {
        match self.shows.get() {
            false => self.liveness.get_or_init(|| Box::new(Liveness::of_unit(&self.unit, false))),
            true => self.shown.get_or_init(|| Box::new(Liveness::of_unit(&self.unit, true))),
        }
    }

    /// The registers that are live while the call at a word offset runs.
    pub fn live_across(&self, offset: u32) -> Registers {
        self.liveness().live_across(&self.unit.words, &self.unit.handlers, offset)
    }

    /// The registers that the generator suspended by the instruction at a word offset has to keep.
    pub fn saved(&self, offset: u32) -> Registers {
        let mut saved = self.live_across(offset);
        saved.remove(self.unit.generator);
        saved
    }

    /// Whether the frame has a generator when the instruction at a word offset runs.
    pub fn has_generator(&self, offset: u32) -> bool {
        offset > self.made.get()
    }

    /// Tells that a function with other code gets this one.
    pub(crate) fn replace(&'static self, old: CodeRef) {
        let before: Vec<CodeRef> = old.replaces.borrow().iter().copied().chain([old]).collect();
        let mut replaces = self.replaces.borrow_mut();
        for one in before {
            if !std::ptr::eq(one, self) && !replaces.iter().any(|has| std::ptr::eq(*has, one)) {
                replaces.push(one);
            }
        }
    }

    /// The code that a frame runs which is at a position, its function having this code by now.
    #[inline(always)]
    pub(crate) fn of_frame(&'static self, pc: *const u32) -> CodeRef {
        if self.holds(pc) { self } else { self.replaced_at(pc) }
    }

    #[cold]
    fn replaced_at(&'static self, pc: *const u32) -> CodeRef {
        let replaces = self.replaces.borrow();
        replaces.iter().copied().find(|code| code.holds(pc)).unwrap_or(self)
    }

    #[inline(always)]
    fn holds(&self, pc: *const u32) -> bool {
        (pc as usize).wrapping_sub(self.start as usize) < 4 * self.words as usize
    }

    /// The word offset of a position in this code.
    pub fn offset(&self, pc: *const u32) -> u32 {
        ((pc as usize - self.start as usize) / 4) as u32
    }

    /// The position of a word offset.
    pub fn at(&self, offset: u32) -> *const u32 {
        self.start.wrapping_add(offset as usize)
    }

    /// The word offset of the instruction that a position is in.
    pub fn instruction_at(&self, pc: *const u32) -> u32 {
        let offset = self.offset(pc);
        match self.unit.positions.partition_point(|&(start, _)| start <= offset) {
            0 => 0,
            behind => self.unit.positions[behind - 1].0,
        }
    }

    /// The line of each word, as `line` events have it; 0: none. What comes before the first statement of a function is on no line.
    pub(crate) fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let unit = &self.unit;
            let is_expression = unit.name.starts_with('<') && unit.kind == UnitKind::Function;
            let mut lines = vec![0; unit.words.len() + 1];
            let ends = unit.positions.iter().skip(1).map(|&(start, _)| start);
            let ends = ends.chain([unit.words.len() as u32]);
            for (&(start, span), end) in unit.positions.iter().zip(ends) {
                let is_whole = span == unit.span && unit.kind == UnitKind::Function;
                if span != NO_LINE && (!is_whole || is_expression) {
                    lines[start as usize..end as usize].fill(unit.file.line_of(span.start));
                }
            }
            lines.into()
        })
    }

    /// Whether a position is in this code.
    pub fn contains(&self, pc: *const u32) -> bool {
        (self.start as usize..self.start as usize + 4 * self.words as usize)
            .contains(&(pc as usize))
    }

    /// Whether who follows it follows a loop to its end. A generator is resumed for one item.
    fn has_loop(&self) -> bool {
        let head = &self.unit.head;
        head.has_loop && head.flavor == Flavor::Plain
    }

    /// Whether traces that go on in it unroll its loops.
    pub fn unrolls(&self) -> bool {
        self.has_loop() && self.hints.get().has(Hints::UNROLL_SAFE)
    }

    /// Whether a trace may go on in it where it is called: not where it would have to follow a loop, or was told not to.
    pub fn may_be_inlined(&self) -> bool {
        let hints = self.hints.get();
        !hints.has(Hints::ELIDABLE)
            && !hints.has(Hints::DONT_LOOK_INSIDE)
            && !self.merges()
            && (!self.has_loop() || self.unrolls())
    }

    /// Whether a trace may go on in it where it is called for its result alone, as far as a merge point.
    pub fn may_be_entered(&self) -> bool {
        let hints = self.hints.get();
        self.merges()
            && self.unit.head.flavor == Flavor::Plain
            && !hints.has(Hints::ELIDABLE)
            && !hints.has(Hints::DONT_LOOK_INSIDE)
    }

    /// Whether functions of it are objects that never move: those that are made once.
    pub fn makes_old_functions(&self) -> bool {
        matches!(self.unit.head.kind, UnitKind::Module | UnitKind::Class)
    }
}

/// All linked code, by its start. Shared, so that places can be told while the program runs.
#[derive(Debug, Default)]
pub struct Codes {
    by_start: RefCell<BTreeMap<usize, CodeRef>>,
    /// Positions that were asked for of late, each where its address says.
    asked: [Cell<Option<Asked>>; ASKED],
}

/// How many positions are remembered: a program asks for the same few again and again, those of its calls that log or warn.
const ASKED: usize = 32;

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
struct Asked {
    pc: usize,
    code: CodeRef,
    line: Option<u32>,
}

impl Codes {
    /// Code was linked.
    pub fn add(&self, code: CodeRef) {
        self.by_start.borrow_mut().insert(code.start as usize, code);
    }

    /// Code is about to be freed.
    pub fn remove(&self, code: CodeRef) {
        self.by_start.borrow_mut().remove(&(code.start as usize));
        self.asked.iter().for_each(|asked| asked.set(None));
    }

    /// All code, in the order of its starts.
    pub fn all(&self) -> Vec<CodeRef> {
        self.by_start.borrow().values().copied().collect()
    }

    /// The code that a position is in.
    pub fn at(&self, pc: *const u32) -> Option<CodeRef> {
        self.asked(pc).map(|asked| asked.code)
    }

    /// The line of a position's instruction, in no comprehension.
    pub fn line_at(&self, pc: *const u32) -> Option<u32> {
        let mut asked = self.asked(pc)?;
        if asked.line.is_none() {
            asked.line = Some(asked.code.unit.line_in_line(asked.code.offset(pc), 0));
            self.asked[place_of(pc)].set(Some(asked));
        }
        asked.line
    }

    fn asked(&self, pc: *const u32) -> Option<Asked> {
        let place = &self.asked[place_of(pc)];
        if let Some(asked) = place.get().filter(|asked| asked.pc == pc as usize) {
            return Some(asked);
        }
        let codes = self.by_start.borrow();
        let (_, code) = codes.range(..=pc as usize).next_back()?;
        let asked = code.contains(pc).then_some(Asked { pc: pc as usize, code, line: None })?;
        place.set(Some(asked));
        Some(asked)
    }
}

fn place_of(pc: *const u32) -> usize {
    (pc as usize >> 2) % ASKED
}
