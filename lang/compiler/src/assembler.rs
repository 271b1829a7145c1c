//! Instructions, labels and tables of one unit.
//!
//! Code that cannot be reached is never written: after a jump the assembler ignores everything until a label that
//! something jumps to is placed. It knows which locals are bound for certain at each point ([`Bound`]), since that flows
//! along the same edges: a label takes what all jumps to it agree on.

use rustc_hash::FxHashMap;

use crate::bytecode::liveness::{Liveness, Parked, Registers};
use crate::bytecode::opcode::encode;
use crate::bytecode::unit::{Held, Inlined};
use crate::bytecode::{Constant, Extra, Handler, Opcode, Unit};
use sidewinder_syntax::source::Span;

/// A register.
pub type Reg = u8;

/// A set of registers that are bound for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bound([u64; 4]);

impl Bound {
    /// Whether the register is in the set.
    pub fn contains(self, r: Reg) -> bool {
        self.0[r as usize / 64] >> (r % 64) & 1 == 1
    }
    /// Adds a register.
    pub fn insert(&mut self, r: Reg) {
        self.0[r as usize / 64] |= 1 << (r % 64);
    }
    /// Takes a register out.
    pub fn remove(&mut self, r: Reg) {
        self.0[r as usize / 64] &= !(1 << (r % 64));
    }
    /// What is in both.
    pub fn meet(self, other: Bound) -> Bound {
        Bound(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
    /// What is in this and not in `other`.
    pub fn without(self, other: Bound) -> Bound {
        Bound(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

/// A place to jump to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(u32);

#[derive(Default)]
struct LabelState {
    offset: Option<u32>,
    /// Offsets of the instructions that jump here.
    jumps: Vec<u32>,
    /// What all of them agree on; `None` if there are none.
    bound: Option<Bound>,
    /// Whether it is the handler of some instruction.
    handles: bool,
}

/// A stretch of code that an exception handler covers, perhaps in pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region(u32);

struct RegionState {
    handler: Label,
    register: Reg,
    /// How many regions are around it.
    depth: usize,
    /// Where the open piece starts.
    start: Option<u32>,
}

/// More words than this are a mistake or an attack: bodies of nested `finally` clauses are written more than once.
const MAX_WORDS: usize = 1 << 22;

/// A unit being written.
#[derive(Default)]
pub struct Assembler {
    pub(super) words: Vec<u32>,
    positions: Vec<(u32, Span)>,
    labels: Vec<LabelState>,
    consts: Vec<Constant>,
    const_indices: FxHashMap<Constant, u32>,
    names: Vec<Box<str>>,
    name_indices: FxHashMap<Box<str>, u32>,
    regions: Vec<RegionState>,
    handlers: Vec<(usize, Handler)>,
    /// What keeps registers in tuples.
    parked: Vec<Parked>,
    /// The places of the attributes of method calls.
    attributes: Vec<(u32, Span)>,
    /// Where statements start, where lines are marked.
    pub stops: Vec<u32>,
    /// What code holds.
    pub held: Vec<Held>,
    /// Comprehensions compiled in line.
    pub inlined: Vec<Inlined>,
    /// The locals that are bound for certain here; `None` where nothing gets.
    pub bound: Option<Bound>,
    /// The place of the instructions to come.
    pub span: Span,
    last_span: Option<Span>,
}

impl Assembler {
    /// Nothing yet; code starts where `bound` holds.
    pub fn new(bound: Bound) -> Assembler {
        Assembler { bound: Some(bound), ..Assembler::default() }
    }
    /// Whether the next instruction would ever run.
    pub fn is_reachable(&self) -> bool {
        self.bound.is_some()
    }
    /// Whether it is more than anybody could have meant.
    pub fn is_too_large(&self) -> bool {
        self.words.len() > MAX_WORDS
    }
    /// Where the next instruction goes.
    pub fn offset(&self) -> u32 {
        self.words.len() as u32
    }
    fn is_silent(&self) -> bool {
        self.bound.is_none() || self.is_too_large()
    }

    /// Writes an instruction without extra words, or with caches only.
    pub fn emit(&mut self, opcode: Opcode, a: u8, b: u8, c: u8) {
        self.emit_extra(opcode, a, b, c, &[]);
    }
    /// Writes an instruction; `extra` are its first extra words, the others are 0.
    pub fn emit_extra(&mut self, opcode: Opcode, a: u8, b: u8, c: u8, extra: &[u32]) {
        if self.is_silent() {
            return;
        }
        let start = self.words.len();
        self.positions.push((start as u32, self.span));
        self.last_span = Some(self.span);
        self.words.push(encode(opcode, a, b, c));
        self.words.extend_from_slice(extra);
        self.words.resize(start + opcode.words(), 0);
    }
    /// Writes an instruction that names a constant.
    pub fn emit_const(&mut self, opcode: Opcode, a: u8, b: u8, c: u8, constant: Constant) {
        if self.is_silent() {
            return;
        }
        let index = self.const_index(constant);
        self.emit_extra(opcode, a, b, c, &[index, 0]);
    }
    /// Writes an instruction that names a name, as its first extra words.
    pub fn emit_name(&mut self, opcode: Opcode, a: u8, b: u8, c: u8, name: &str) {
        if self.is_silent() {
            return;
        }
        let index = self.name_index(name);
        debug_assert!(matches!(opcode.row().extra[0], Extra::Name | Extra::Global));
        match opcode.row().extra {
            [Extra::Name, Extra::Global] => self.emit_extra(opcode, a, b, c, &[index, 0, index, 0]),
            _ => self.emit_extra(opcode, a, b, c, &[index, 0]),
        }
    }
    /// Calls a method; `attribute` is the place where it is looked up.
    pub fn call_method(&mut self, dst: Reg, window: Reg, count: u8, name: &str, attribute: Span) {
        if !self.is_silent() {
            self.attributes.push((self.offset(), attribute));
            self.emit_name(Opcode::CallMethod, dst, window, count, name);
        }
    }
    /// The index of a constant.
    pub fn const_index(&mut self, constant: Constant) -> u32 {
        if let Some(&index) = self.const_indices.get(&constant) {
            return index;
        }
        let index = self.consts.len() as u32;
        self.consts.push(constant.clone());
        self.const_indices.insert(constant, index);
        index
    }
    /// The index of a name.
    pub fn name_index(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.name_indices.get(name) {
            return index;
        }
        let index = self.names.len() as u32;
        self.names.push(name.into());
        self.name_indices.insert(name.into(), index);
        index
    }

    /// Keeps `count` registers from `first` on, as far as they are wanted later, in a tuple in `first`.
    pub fn park(&mut self, first: Reg, count: u8) -> Option<usize> {
        if self.is_silent() {
            return None;
        }
        let start = self.offset();
        self.emit(Opcode::Park, first, 0, 0);
        self.parked.push(Parked { start, end: start, first, count, kept: Registers::default() });
        Some(self.parked.len() - 1)
    }
    /// Ends what [`Assembler::park`] began: `dst` = what is in the register behind the tuple.
    pub fn unpark(&mut self, number: Option<usize>, dst: Reg) {
        if let Some(number) = number.filter(|_| !self.is_silent()) {
            self.parked[number].end = self.offset();
            self.emit(Opcode::Unpark, dst, self.parked[number].first, 0);
        }
    }

    /// A label to be placed.
    pub fn label(&mut self) -> Label {
        self.labels.push(LabelState::default());
        Label(self.labels.len() as u32 - 1)
    }
    /// Writes a jump. What follows is reached only if the jump is conditional.
    pub fn jump(&mut self, opcode: Opcode, a: u8, b: u8, to: Label) {
        self.jump_extra(opcode, [a, b, 0], to, &[]);
    }
    /// Writes a jump with more words behind the offset.
    pub fn jump_extra(&mut self, opcode: Opcode, [a, b, c]: [u8; 3], to: Label, extra: &[u32]) {
        if self.is_silent() {
            return;
        }
        let offset = self.offset();
        let extra: Vec<u32> = std::iter::once(0).chain(extra.iter().copied()).collect();
        self.emit_extra(opcode, a, b, c, &extra);
        self.note_jump(to);
        let label = &mut self.labels[to.0 as usize];
        match label.offset {
            Some(target) => self.words[offset as usize + 1] = target.wrapping_sub(offset),
            None => label.jumps.push(offset),
        }
        if opcode == Opcode::Jump {
            self.bound = None;
        }
    }
    /// Something gets to the label with the locals bound as they are here.
    fn note_jump(&mut self, to: Label) {
        let Some(bound) = self.bound else { return };
        let label = &mut self.labels[to.0 as usize];
        if label.offset.is_none() {
            label.bound = Some(label.bound.map_or(bound, |old| old.meet(bound)));
        }
    }
    /// The place of the last instruction, where the next one follows it and nothing else comes here.
    pub fn last_span(&self) -> Option<Span> {
        self.last_span
    }
    /// The label is here.
    pub fn place(&mut self, label: Label) {
        let offset = self.offset();
        self.last_span = None;
        let state = &mut self.labels[label.0 as usize];
        state.offset = Some(offset);
        for jump in std::mem::take(&mut state.jumps) {
            self.words[jump as usize + 1] = offset - jump;
        }
        self.bound = match (self.bound, state.bound) {
            (Some(here), Some(there)) => Some(here.meet(there)),
            (here, there) => here.or(there),
        };
    }
    /// Nothing gets past here.
    pub fn stop(&mut self) {
        self.bound = None;
    }

    /// Opens a region: an exception from here on goes to `handler`, which finds it in `register`.
    pub fn open_region(&mut self, handler: Label, register: Reg, depth: usize) -> Region {
        self.regions.push(RegionState { handler, register, depth, start: None });
        let region = Region(self.regions.len() as u32 - 1);
        self.resume_region(region);
        region
    }
    /// Goes on with a region that was paused.
    pub fn resume_region(&mut self, region: Region) {
        self.regions[region.0 as usize].start = Some(self.offset());
    }
    /// Ends the piece of a region that is open.
    pub fn pause_region(&mut self, region: Region) {
        let end = self.offset();
        let state = &mut self.regions[region.0 as usize];
        let Some(start) = state.start.take() else { return };
        if start < end {
            let target = state.handler.0;
            self.labels[target as usize].handles = true;
            self.handlers
                .push((state.depth, Handler { start, end, target, register: state.register }));
        }
    }
    /// Places the handler of a region, where the locals in `bound` are bound; nothing gets there if the region is empty.
    pub fn place_handler(&mut self, label: Label, bound: Option<Bound>) {
        debug_assert!(self.bound.is_none());
        let state = &mut self.labels[label.0 as usize];
        if state.handles {
            state.bound = bound;
        }
        self.place(label);
    }

    /// A jump to a jump goes on to where that one goes.
    fn thread_jumps(&mut self) {
        let is_jump = |word: u32| Opcode::of(word) == Opcode::Jump;
        for index in 0..self.positions.len() {
            let at = self.positions[index].0 as usize;
            if Opcode::of(self.words[at]).row().extra.first() != Some(&Extra::Jump) {
                continue;
            }
            let mut target = at.wrapping_add_signed(self.words[at + 1] as i32 as isize);
            // Jumps that go round in circles are left alone.
            for _ in 0..8 {
                if target == at || !self.words.get(target).is_some_and(|&word| is_jump(word)) {
                    break;
                }
                target = target.wrapping_add_signed(self.words[target + 1] as i32 as isize);
            }
            self.words[at + 1] = (target as u32).wrapping_sub(at as u32);
        }
    }

    /// Puts `prologue` after the first `keep` words and hands the parts to the unit.
    pub fn finish(mut self, unit: &mut Unit, prologue: &[u32], keep: u32) {
        self.thread_jumps();
        let moved = prologue.len() as u32;
        let shift = |offset: u32| if offset >= keep { offset + moved } else { offset };
        if moved > 0 {
            self.words.splice(keep as usize..keep as usize, prologue.iter().copied());
            for (offset, _) in &mut self.positions {
                *offset = shift(*offset);
            }
            let own = (0..moved).map(|i| (keep + i, unit.span));
            let at = self.positions.partition_point(|&(offset, _)| offset < keep);
            self.positions.splice(at..at, own);
        }
        // Innermost first: they are deeper, and of the same depth no two overlap.
        self.handlers.sort_by_key(|&(depth, _)| std::cmp::Reverse(depth));
        let labels = &self.labels;
        let handlers = self.handlers.iter().map(|(_, handler)| Handler {
            start: shift(handler.start),
            end: shift(handler.end),
            target: shift(labels[handler.target as usize].offset.expect("handlers are placed")),
            register: handler.register,
        });
        unit.handlers = handlers.collect();
        for (offset, _) in &mut self.attributes {
            *offset = shift(*offset);
        }
        unit.attributes = self.attributes.into();
        for inlined in &mut self.inlined {
            inlined.start = shift(inlined.start);
            inlined.end = shift(inlined.end);
        }
        unit.inlined = self.inlined;
        unit.stops = self.stops.iter().map(|&offset| shift(offset)).collect();
        let moved = |held: &Held| Held { start: shift(held.start), end: shift(held.end), ..*held };
        unit.held = self.held.iter().map(moved).collect();
        unit.words = self.words;
        // The end of some is never reached.
        self.parked.retain(|pair| pair.start < pair.end);
        for pair in &mut self.parked {
            (pair.start, pair.end) = (shift(pair.start), shift(pair.end));
        }
        if !self.parked.is_empty() {
            Liveness::keep_parked(&unit.words, &unit.handlers, &mut self.parked);
        }
        for pair in &self.parked {
            for at in [pair.start, pair.end] {
                let words = at as usize + 1..at as usize + 9;
                unit.words[words].copy_from_slice(&pair.kept.words());
            }
        }
        unit.consts = self.consts;
        unit.names = self.names.into_iter().collect();
        unit.positions = self.positions.into();
    }
}
