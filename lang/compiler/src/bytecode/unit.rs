//! What the compiler makes of a module, a function or a class body: pure data, no heap.
//!
//! The interpreter links a unit: it interns the names, makes values of the constants, binds the cells of the globals and
//! writes all that into the words.

use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use super::{Extra, Folded, Opcode, Places, Texts, packed};
use serde::{Deserialize, Serialize};
use sidewinder_syntax::source::{Place, SourceFile, Span};

/// What kind of code a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum UnitKind {
    /// The top level of a file. Its variables are globals.
    Module,
    /// A `def`.
    Function,
    /// A class body. Its namespace dict is in register 0; it returns the cell of `__class__`, or None if no method wants it.
    Class,
    /// A `lambda`.
    Lambda,
}

/// What a call of a function gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Flavor {
    /// What it returns.
    #[default]
    Plain,
    /// A generator.
    Generator,
    /// A coroutine.
    Coroutine,
    /// An asynchronous generator.
    AsyncGenerator,
}

/// A builtin that consumes an iterable, and whose loop the compiler writes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Consumer {
    /// `sum`
    Sum,
    /// `any`
    Any,
    /// `all`
    All,
    /// `min`
    Min,
    /// `max`
    Max,
    /// `sorted`
    Sorted,
    /// `list`
    List,
    /// `tuple`
    Tuple,
    /// `set`
    Set,
    /// `frozenset`
    FrozenSet,
    /// `dict`, of pairs
    Dict,
    /// The method `join` of a string.
    Join,
}

impl Consumer {
    /// Those that are found by a name, and their names.
    pub const NAMED: [(Consumer, &'static str); 11] = [
        (Consumer::Sum, "sum"),
        (Consumer::Any, "any"),
        (Consumer::All, "all"),
        (Consumer::Min, "min"),
        (Consumer::Max, "max"),
        (Consumer::Sorted, "sorted"),
        (Consumer::List, "list"),
        (Consumer::Tuple, "tuple"),
        (Consumer::Set, "set"),
        (Consumer::FrozenSet, "frozenset"),
        (Consumer::Dict, "dict"),
    ];

    /// The one with this name.
    pub fn of_name(name: &str) -> Option<Consumer> {
        Consumer::NAMED.iter().find(|(_, known)| *known == name).map(|(consumer, _)| *consumer)
    }
}

/// A constant. Two are equal if no program can tell them apart: `0.0` is not `-0.0`, nor is `1` `True`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Constant {
    /// `None`.
    None,
    /// `True`.
    True,
    /// `False`.
    False,
    /// `...`.
    Ellipsis,
    /// An int of 64 bits; it may still be too large for a small int.
    Int(i64),
    /// Any other int: decimal digits, perhaps after a minus sign.
    BigInt(Box<str>),
    /// A float.
    Float(f64),
    /// A complex number: real and imaginary part.
    Complex(f64, f64),
    /// A string.
    Str(Box<str>),
    /// Bytes.
    Bytes(Box<[u8]>),
    /// A tuple of constants.
    Tuple(Box<[Constant]>),
    /// A frozen set of distinct constants. Only the right side of an `in` is one, so nobody ever sees it.
    Set(Box<[Constant]>),
}

impl PartialEq for Constant {
    fn eq(&self, other: &Constant) -> bool {
        use Constant::*;
        match (self, other) {
            (Int(a), Int(b)) => a == b,
            (BigInt(a), BigInt(b)) | (Str(a), Str(b)) => a == b,
            (Bytes(a), Bytes(b)) => a == b,
            (Float(a), Float(b)) => a.to_bits() == b.to_bits(),
            (Complex(a, b), Complex(c, d)) => {
                a.to_bits() == c.to_bits() && b.to_bits() == d.to_bits()
            }
            (Tuple(a), Tuple(b)) | (Set(a), Set(b)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Eq for Constant {}

impl Hash for Constant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Constant::Int(value) => value.hash(state),
            Constant::BigInt(text) | Constant::Str(text) => text.hash(state),
            Constant::Bytes(data) => data.hash(state),
            Constant::Float(value) => value.to_bits().hash(state),
            Constant::Complex(re, im) => (re.to_bits(), im.to_bits()).hash(state),
            Constant::Tuple(items) | Constant::Set(items) => items.hash(state),
            Constant::None | Constant::True | Constant::False | Constant::Ellipsis => {}
        }
    }
}

/// A row of the exception table: an exception raised by an instruction in `start..end` continues at `target`. The first row that
/// covers the instruction counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Handler {
    /// Word offset of the first instruction.
    pub start: u32,
    /// Word offset behind the last instruction.
    pub end: u32,
    /// Word offset of the handler.
    pub target: u32,
    /// The register that receives the exception.
    pub register: u8,
}

/// The name of an [`Inlined`]. A type of its own keeps serde from borrowing it of what is read.
pub type InlinedName = &'static str;

/// A comprehension or generator expression compiled in line. CPython 3.11 runs it in a frame of its own, so a traceback through
/// `start..end` has two entries: the unit's at `span`, and one named `name` at the instruction's own place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Inlined {
    /// Word offset of the first instruction.
    pub start: u32,
    /// Word offset behind the last instruction.
    pub end: u32,
    /// `<listcomp>`, `<setcomp>`, `<dictcomp>` or `<genexpr>`.
    #[serde(with = "super::kept::comprehension")]
    pub name: InlinedName,
    /// The place that the unit's own entry names.
    pub span: Span,
}

/// The place of what is on no line, to who traces.
pub const NO_LINE: Span = Span { start: u32::MAX, end: u32::MAX };

/// What code has in registers from its start on, so that nothing jumps into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Holding {
    /// The iterator of a `for`.
    Iterator,
    /// The `__exit__` of a `with`.
    Exit,
    /// An exception that is handled, and in the register the one that was handled before.
    Exception(u8),
}

/// Code that holds something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Word offset of the first instruction.
    pub start: u32,
    /// Word offset behind the last instruction.
    pub end: u32,
    /// What.
    pub what: Holding,
}

/// Variables for which there is no register: they are in a dict, under their names.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Spill {
    /// The register of the dict.
    pub register: u8,
    /// Their names, parameters first.
    pub names: Vec<Box<str>>,
    /// The names of those that are cells.
    pub cells: Vec<Box<str>>,
    /// Whether all parameters are among them: a call gives the dict in register 0, and nothing else.
    pub has_parameters: bool,
}

/// The code of a module, function, class body or lambda, before linking.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// `__name__`: `<module>`, `f`, `<lambda>`.
    pub name: Box<str>,
    /// `__qualname__`: `C.f.<locals>.g`.
    #[serde(deserialize_with = "packed::text")]
    pub qualname: Arc<str>,
    /// What it is.
    pub kind: UnitKind,
    /// What a call of it gives.
    pub flavor: Flavor,
    /// The register of the running generator, unless the flavor is plain.
    pub generator: u8,
    /// Where it was written.
    #[serde(skip, default = "super::kept::no_file")]
    pub file: Arc<SourceFile>,
    /// The place of the whole statement or expression; decorators not included.
    pub span: Span,
    /// Where its first decorator starts; the start of the place, if it has none.
    pub start: u32,
    /// The instructions.
    #[serde(with = "packed::words")]
    pub words: Vec<u32>,
    /// The constants that `Const` words index.
    pub consts: Vec<Constant>,
    /// The names that `Name` and `Global` words index.
    pub names: Texts,
    /// The units that `Child` words index.
    #[serde(skip)]
    pub children: Vec<Arc<Folded>>,
    /// How many registers it uses, parameters included.
    pub registers: u8,
    /// How many positional parameters, the positional-only ones included.
    pub positional: u32,
    /// How many of them are positional-only.
    pub positional_only: u32,
    /// How many keyword-only parameters.
    pub keyword_only: u32,
    /// Whether there is a `*args`.
    pub var_positional: bool,
    /// Whether there is a `**kwargs`.
    pub var_keyword: bool,
    /// Names of the first registers: positional and keyword-only parameters, `*args`, `**kwargs`, then the other locals. The one that holds a [`Spill`] has none.
    pub local_names: Texts,
    /// The variables for which there is no register, if there are any.
    pub spill: Option<Spill>,
    /// Names of the closure's cells. A function of this unit gets a tuple of as many cells.
    pub free_names: Texts,
    /// The exception table, innermost rows first.
    pub handlers: Vec<Handler>,
    /// The comprehensions compiled in line, inner ones first.
    pub inlined: Vec<Inlined>,
    /// For every instruction its word offset and place, in order.
    #[serde(skip)]
    pub positions: Places,
    /// For every `CallMethod` its word offset and the place of the attribute, where an AttributeError is.
    #[serde(skip)]
    pub attributes: Places,
    /// Where lines are marked: the word offsets that statements start at.
    pub stops: Vec<u32>,
    /// And which code holds what.
    pub held: Vec<Held>,
    /// The register of the dict that `locals()` gives, if the function may call that: then all variables are live everywhere.
    pub locals_register: Option<u8>,
    /// Whether code of its file looks at variables of frames, or gives `locals`, `eval` or their like to others, as values: they may look at the variables
    /// of any code that calls them then. Also where code before has done so. No comprehension is compiled in line then.
    pub shows_variables: bool,
    /// Whether code of its file, or before it, traces programs: all lines are marked ([`Opcode::Line`]) then.
    pub marks_lines: bool,
    /// Whether it contains a `Loop`.
    pub has_loop: bool,
    /// Whether its annotations are kept as text.
    pub text_annotations: bool,
    /// The docstring.
    #[serde(skip)]
    pub docstring: Option<Arc<str>>,
    /// Of a whole text: what the compiler warns of, and where.
    pub warnings: Vec<(Span, String)>,
}

impl Unit {
    /// Bytes of memory that it takes without the units in it, about.
    pub fn bytes(&self) -> usize {
        let texts = self.names.len() + self.local_names.len() + self.free_names.len();
        // There is a place for each instruction, of two words or so.
        let places = self.words.len() / 2;
        size_of::<Unit>()
            + 4 * self.words.len()
            + (size_of::<Constant>() + 16) * self.consts.len()
            + 32 * texts
            + 12 * places
            + size_of::<Handler>() * self.handlers.len()
    }

    /// The headers of loops with a merge point: it is there that traces start and close.
    pub fn loops_with_merge_points(&self) -> Vec<u32> {
        let merges = self.instructions().filter(|i| i.opcode == Opcode::MergePoint);
        let merges: Vec<u32> = merges.map(|i| i.offset).collect();
        if merges.is_empty() {
            return merges;
        }
        let jumps = self.instructions().filter_map(|i| Some((i.jump_target()?, i.offset)));
        let around = jumps.filter(|&(to, from)| merges.iter().any(|at| (to..from).contains(at)));
        around.map(|(to, _)| to).collect()
    }

    /// How many parameters there are, `*args` and `**kwargs` included.
    pub fn parameter_count(&self) -> usize {
        (self.positional + self.keyword_only) as usize
            + self.var_positional as usize
            + self.var_keyword as usize
    }
    /// How many of the first registers a call fills.
    pub fn entry_registers(&self) -> usize {
        if self.parameters_are_spilled() { 1 } else { self.parameter_count() }
    }
    /// Whether a call gives the parameters in a dict.
    pub fn parameters_are_spilled(&self) -> bool {
        self.spill.as_ref().is_some_and(|spill| spill.has_parameters)
    }
    /// The names of all variables, parameters first.
    pub fn variable_names(&self) -> Vec<&str> {
        let spilled: &[Box<str>] = self.spill.as_ref().map_or(&[], |spill| &spill.names);
        let early = if self.parameters_are_spilled() { self.parameter_count() } else { 0 };
        let (first, last) = spilled.split_at(early);
        let own = self.local_names.iter().filter(|name| !name.is_empty());
        let (first, last) = (first.iter().map(|name| &**name), last.iter().map(|name| &**name));
        first.chain(own).chain(last).collect()
    }
    /// The registers of its variables; of a class body that of its namespace.
    pub fn variables(&self) -> Range<u8> {
        match self.kind {
            UnitKind::Class => 0..1,
            _ => 0..self.local_names.len().min(u8::MAX as usize) as u8,
        }
    }
    /// The names of the parameters: positional, keyword-only, `*args`, `**kwargs`.
    pub fn parameters(&self) -> Vec<&str> {
        // A unit with errors, such as two parameters of one name, may have fewer.
        let count = self.parameter_count();
        match &self.spill {
            Some(spill) if spill.has_parameters => {
                spill.names.iter().take(count).map(|name| &**name).collect()
            }
            _ => self.local_names.iter().take(count).collect(),
        }
    }
    /// The span of the instruction that the word at `offset` belongs to.
    pub fn span_at(&self, offset: u32) -> Span {
        match self.positions.partition_point(|&(start, _)| start <= offset) {
            0 => self.span,
            after => self.positions[after - 1].1,
        }
    }
    /// The numbers of the comprehensions compiled in line around the instruction at `offset`, the innermost first.
    pub fn in_line_at(&self, offset: u32) -> impl Iterator<Item = usize> + '_ {
        let is_around = move |one: &Inlined| (one.start..one.end).contains(&offset);
        self.inlined.iter().enumerate().filter(move |(_, one)| is_around(one)).map(|(at, _)| at)
    }
    /// Where a frame is while the instruction at `offset` runs: that of a comprehension compiled in line, by its number plus 1, or with 0 that of the unit.
    /// What is around a comprehension stands where that is.
    pub fn span_in_line(&self, offset: u32, inlined: usize) -> Span {
        match self.in_line_at(offset).take_while(|at| at + 1 != inlined).last() {
            Some(inner) => self.inlined[inner].span,
            None => self.span_at(offset),
        }
    }
    /// The line of [`Unit::span_in_line`].
    pub fn line_in_line(&self, offset: u32, inlined: usize) -> u32 {
        self.file.first_line_of(self.span_in_line(offset, inlined))
    }
    /// Where an AttributeError is that the instruction at `offset` raises itself.
    pub fn attribute_span_at(&self, offset: u32) -> Span {
        let found = self.attributes.binary_search_by_key(&offset, |&(start, _)| start);
        found.map_or_else(|_| self.span_at(offset), |index| self.attributes[index].1)
    }
    /// Where the instruction is that the word at `offset` belongs to.
    pub fn place_at(&self, offset: u32) -> Place {
        self.file.place(self.span_at(offset))
    }
    /// The line of the `def` or `class`.
    pub fn first_line(&self) -> u32 {
        self.file.line_of(self.span.start)
    }
    /// The line that CPython has it start at: that of its first decorator, if it has one.
    pub fn code_line(&self) -> u32 {
        self.file.line_of(self.start)
    }
    /// The instructions with their offsets.
    pub fn instructions(&self) -> Instructions<'_> {
        Instructions { words: &self.words, offset: 0 }
    }
}

/// One instruction of a unit, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instruction<'a> {
    /// Its word offset.
    pub offset: u32,
    /// What it does.
    pub opcode: Opcode,
    /// Its operands.
    pub operands: [u8; 3],
    /// The words behind it.
    pub extra: &'a [u32],
}

impl Instruction<'_> {
    /// Where the next instruction starts.
    pub fn end(&self) -> u32 {
        self.offset + 1 + self.extra.len() as u32
    }
    /// Where it may jump to.
    pub fn jump_target(&self) -> Option<u32> {
        let mut at = 0;
        for extra in self.opcode.row().extra {
            if *extra == Extra::Jump {
                return Some(self.offset.wrapping_add(self.extra[at]));
            }
            at += extra.words();
        }
        None
    }
    /// Whether the next instruction may follow it.
    pub fn falls_through(&self) -> bool {
        !matches!(
            self.opcode,
            Opcode::Jump
                | Opcode::JumpLoop
                | Opcode::Return
                | Opcode::Finish
                | Opcode::EndRound
                | Opcode::SkipRound
                | Opcode::NoKey
                | Opcode::Raise
                | Opcode::RaiseFrom
                | Opcode::Reraise
                | Opcode::RaiseCurrent
                | Opcode::AssertionFailed
        )
    }
}

/// Iterates over instructions.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    words: &'a [u32],
    offset: u32,
}

impl<'a> Instructions<'a> {
    /// The instructions in `words`, which start with one.
    pub fn of(words: &'a [u32]) -> Instructions<'a> {
        Instructions { words, offset: 0 }
    }
    /// The instruction that starts at an offset.
    ///
    /// # Panics
    /// If none does.
    pub fn at(words: &'a [u32], offset: u32) -> Instruction<'a> {
        Instructions { words, offset }.next().expect("an instruction")
    }
}

impl<'a> Iterator for Instructions<'a> {
    type Item = Instruction<'a>;

    fn next(&mut self) -> Option<Instruction<'a>> {
        let &word = self.words.get(self.offset as usize)?;
        let [op, a, b, c] = word.to_le_bytes();
        let opcode = Opcode::of(op as u32);
        let start = self.offset as usize + 1;
        let end = self.offset as usize + opcode.words();
        let instruction = Instruction {
            offset: self.offset,
            opcode,
            operands: [a, b, c],
            extra: &self.words[start..end],
        };
        self.offset = end as u32;
        Some(instruction)
    }
}
