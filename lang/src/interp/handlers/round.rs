//! Rounds: what takes one item out of an `enumerate`, `zip`, `map` or `filter`, as code.
//!
//! An iterator over other iterators runs whatever those run: a generator, a method of the program, the function of a `map`. So a `for` over one
//! pushes a frame for each item, of code that is written here and takes the item as a loop of the program would: it is part of traces like
//! any other, and what is in it may be anything.
//!
//! ```text
//! zip(a, b)    Enter                        filter(f, a)   Enter
//!              ForIter  r3, r1, -> end                     ForIter  r2, r1, -> end
//!              ForIter  r4, r2, -> end                     Call     r3, f(r2)
//!              BuildTuple  r0, r3.., 2                     JumpFalse  r3, -> skip
//!              Return  r0                                  Return  r2
//!         end: EndRound                              skip: SkipRound
//!                                                     end: EndRound
//! ```
//!
//! `next(it)` and `yield from it` push the same frames. What is asked again if an item is not wanted is the instruction that pushed them.
//!
//! CPython has no frame there: these are hidden, and count for nothing where recursion is counted ([`Link::uncounted`]).
//!
//! **Absent:** `enumerate` and `zip` over what runs nothing, which need no frame ([`super::lazy`]).

use super::call::{enter, lowered};
use crate::interp::core::frame::*;
use crate::object::Value;
use crate::object::{CodeRef, Raised};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use crate::vm::machine::MOST_ITERATORS as MOST;
use sidewinder_compiler::bytecode::opcode::encode;
use sidewinder_compiler::bytecode::{Constant, Flavor, Opcode, Places, Texts, Unit, UnitKind};
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::{Flow, Machine};
use sidewinder_syntax::source::{SourceFile, Span};
use std::sync::Arc;

/// What the files of these units are called.
pub const FILE: &str = "<sidewinder>/_rounds.py";

/// An iterator over iterators; some over so many.
#[derive(Clone, Copy)]
enum Round {
    Enumerate,
    Filter,
    /// `filter` without a function.
    Truths,
    Map(usize),
    Zip(usize),
    StrictZip(usize),
}

impl Round {
    fn number(self) -> usize {
        match self {
            Round::Enumerate => 0,
            Round::Filter => 1,
            Round::Truths => 2,
            Round::Map(count) => 2 + count,
            Round::Zip(count) => 2 + MOST + count,
            Round::StrictZip(count) => 2 + 2 * MOST + count,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Round::Enumerate => "enumerate",
            Round::Filter | Round::Truths => "filter",
            Round::Map(_) => "map",
            Round::Zip(_) | Round::StrictZip(_) => "zip",
        }
    }

    /// The registers that whoever pushes the frame fills: the iterator or its function, and the sources.
    fn parameters(self) -> u8 {
        match self {
            Round::Enumerate | Round::Filter | Round::Truths => 2,
            Round::Map(count) | Round::Zip(count) | Round::StrictZip(count) => 1 + count as u8,
        }
    }
}

/// Words being written; every jump goes on to what is written last.
#[derive(Default)]
pub(in crate::interp) struct Writing {
    words: Vec<u32>,
    starts: Vec<u32>,
    pub registers: u8,
    pub consts: Vec<Constant>,
}

impl Writing {
    pub fn write(&mut self, opcode: Opcode, operands: [u8; 3]) -> usize {
        let start = self.words.len();
        let [a, b, c] = operands;
        self.starts.push(start as u32);
        self.words.push(encode(opcode, a, b, c));
        self.words.resize(start + opcode.words(), 0);
        start
    }

    /// Where the next instruction will be.
    pub fn here(&self) -> usize {
        self.words.len()
    }

    /// Writes a jump back to what was written at `to`.
    pub fn jump_back(&mut self, opcode: Opcode, operands: [u8; 3], to: usize) {
        let start = self.write(opcode, operands);
        self.words[start + 1] = (to as i32 - start as i32) as u32;
    }

    /// Writes that a register gets a constant.
    pub fn load(&mut self, register: u8, constant: Constant) {
        let start = self.write(Opcode::LoadConst, [register, 0, 0]);
        self.words[start + 1] = self.consts.len() as u32;
        self.consts.push(constant);
    }

    /// Jumps from these instructions come here.
    pub fn land(&mut self, from: &[usize]) {
        for start in from {
            self.words[start + 1] = (self.words.len() - start) as u32;
        }
    }
}

/// The code of a round.
fn written(round: Round) -> Writing {
    use Opcode::*;
    let mut to = Writing::default();
    to.write(Enter, [0; 3]);
    match round {
        Round::Enumerate => {
            let end = to.write(ForIter, [3, 1, 0]);
            to.write(CountRound, [2, 0, 0]);
            to.write(BuildTuple, [0, 2, 2]);
            to.write(Return, [0; 3]);
            to.land(&[end]);
            to.registers = 4;
        }
        Round::Filter | Round::Truths => {
            let end = to.write(ForIter, [2, 1, 0]);
            let mut verdict = 2;
            if let Round::Filter = round {
                to.write(Move, [3, 0, 0]);
                to.write(Move, [5, 2, 0]);
                to.write(Call, [3, 3, 1]);
                verdict = 3;
            }
            let skip = to.write(JumpFalse, [verdict, 0, 0]);
            to.write(Return, [2, 0, 0]);
            to.land(&[skip]);
            to.write(SkipRound, [0; 3]);
            to.land(&[end]);
            to.registers = 6;
        }
        Round::Map(count) => {
            let count = count as u8;
            let window = count + 1;
            let ends = (0..count).map(|n| to.write(ForIter, [window + 2 + n, 1 + n, 0]));
            let ends: Vec<usize> = ends.collect();
            to.write(Move, [window, 0, 0]);
            to.write(Call, [window, window, count]);
            to.write(Return, [window, 0, 0]);
            to.land(&ends);
            to.registers = window + 2 + count;
        }
        Round::Zip(count) | Round::StrictZip(count) => {
            let count = count as u8;
            let items = count + 1;
            let ends: Vec<usize> =
                (0..count).map(|n| to.write(ForIter, [items + n, 1 + n, 0])).collect();
            to.write(BuildTuple, [0, items, count]);
            to.write(Return, [0; 3]);
            if let Round::StrictZip(_) = round {
                for (n, end) in ends.iter().enumerate() {
                    to.land(&[*end]);
                    to.write(EndZip, [0, n as u8, 0]);
                    to.write(EndRound, [0; 3]);
                }
            } else {
                to.land(&ends);
            }
            to.registers = items + count;
        }
    }
    to.write(EndRound, [0; 3]);
    to
}

/// What was written as a function of so many parameters, which a report calls `text`.
pub(in crate::interp) fn unit(writing: Writing, name: &str, text: &str, parameters: u8) -> Unit {
    let Writing { words, starts, registers, consts } = writing;
    let text = format!("{text}\n");
    let span = Span { start: 0, end: text.len() as u32 - 1 };
    Unit {
        name: name.into(),
        qualname: name.into(),
        kind: UnitKind::Function,
        flavor: Flavor::Plain,
        generator: 0,
        file: Arc::new(SourceFile::unseen(FILE, text)),
        span,
        start: 0,
        stops: Vec::new(),
        held: Vec::new(),
        words,
        consts,
        names: Texts::default(),
        children: Vec::new(),
        registers,
        positional: parameters.into(),
        positional_only: parameters.into(),
        keyword_only: 0,
        var_positional: false,
        var_keyword: false,
        local_names: (0..parameters).map(|n| format!("r{n}")).collect(),
        spill: None,
        free_names: Texts::default(),
        handlers: Vec::new(),
        inlined: Vec::new(),
        positions: starts.into_iter().map(|start| (start, span)).collect::<Vec<_>>().into(),
        attributes: Places::default(),
        locals_register: None,
        shows_variables: false,
        marks_lines: false,
        has_loop: false,
        text_annotations: false,
        docstring: None,
        warnings: Vec::new(),
    }
}

impl Vm {
    /// The function whose frame takes an item.
    fn round(&mut self, round: Round) -> Result<Value, Raised> {
        let known = self.rounds[round.number()];
        if known.is_object() {
            return Ok(known);
        }
        let name = round.name();
        let text = format!("the next item of {name}");
        let unit = unit(written(round), name, &text, round.parameters());
        let code: CodeRef = self.link(unit, self.builtins)?;
        let function = self.function_of(code)?;
        self.settle(function);
        self.rounds[round.number()] = function;
        Ok(function)
    }
}

/// Pushes the frame that takes the next item of `it`, of that class, for the instruction at `m.pc()`: where the item goes, and as what. `None`, and nothing
/// has happened: there is no code for that, or it is not to be entered here.
pub fn push<M: Machine>(
    m: &M,
    it: M::Ref,
    class: Class,
    (target, kind): (isize, Kind),
) -> Option<Flow> {
    let quick = &vm(m).quick;
    let state = m.load(it, LAZY_STATE);
    let is_many = class == quick.zips.class() || class == quick.maps.class();
    let sources = m.load(it, LAZY_SOURCE);
    let count = if is_many { m.promote_int(m.load_int(sources, TUPLE_LENGTH)) as usize } else { 1 };
    if count == 0 || count > MOST {
        return None;
    }
    let (round, first) = if class == quick.enumerates.class() {
        (Round::Enumerate, it)
    } else if class == quick.maps.class() {
        (Round::Map(count), state)
    } else if class == quick.zips.class() {
        let is_strict = m.branch(m.ptr_eq(state, m.cr(quick.yes.bits())));
        (if is_strict { Round::StrictZip(count) } else { Round::Zip(count) }, it)
    } else if m.branch(m.ptr_eq(state, m.cr(quick.none.bits()))) {
        (Round::Truths, state)
    } else {
        (Round::Filter, state)
    };
    let function = vm_mut(m).round(round).ok()?;
    let callee = code_of(function);
    if !m.inlines(callee.start) {
        return None;
    }
    let delta = code(m).registers as isize + 2;
    m.set_slot(delta + FUNCTION, m.cr(function.bits()));
    m.set_slot(delta, first);
    for n in 0..count {
        let source =
            if is_many { m.load_item(sources, ITEMS_OF_TUPLE, m.ci(n as i64)) } else { sources };
        m.set_slot(delta + 1 + n as isize, source);
    }
    Some(enter(m, callee, delta, Link::new(m.pc(), delta, target, kind).uncounted()))
}

/// `EndRound`
pub fn end<M: Machine>(m: &M, _: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    if link.kind() == Kind::Next {
        return super::hand::stop(m, link);
    }
    let link = lowered(m, link);
    m.shift_base(-link.delta());
    if link.kind() == Kind::Default {
        return super::hand::give_default(m, link);
    }
    if link.kind() == Kind::Send {
        m.set_slot(link.target(), m.cr(vm(m).quick.none.bits()));
    }
    m.set_pc(link.pc());
    jump(m, 1)
}

/// `SkipRound`. In a loop that is the end of its turn: on with its header.
pub fn skip<M: Machine>(m: &M, _: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let link = lowered(m, Link::of(m.promote(m.slot(LINK))));
    m.shift_base(-link.delta());
    m.set_pc(link.pc());
    if link.kind() == Kind::Item {
        let code = code(m);
        let before = code.at(code.instruction_at(m.pc().wrapping_sub(1)));
        if matches!(instruction(before).opcode(), Opcode::Loop | Opcode::PassLoop) {
            m.set_pc(before);
        }
    }
    Flow::Next
}

/// `EndZip`
pub fn end_zip<M: Machine>(m: &M, i: Ins) -> Flow {
    let number = m.cr(Value::small(i.b() as i64).bits());
    if m.call(&residual::END_OF_ZIP, &[m.slot(i.a()), number]).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// `CountRound` in small ints.
#[inline(always)]
pub fn count<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    let count = m.load(it, LAZY_STATE);
    if !m.branch(m.is_int(count)) {
        return Flow::Slow;
    }
    let Some(after) = m.int_add_ovf(m.untag(count), m.ci(1)) else { return Flow::Slow };
    m.store_quietly(it, LAZY_STATE, m.tag(after));
    m.set_slot(i.a(), count);
    next(m, 1)
}

/// `CountRound`
pub fn count_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    super::arith::finish(m, i, m.call(&residual::COUNT_ON, &[m.slot(i.b())]))
}
