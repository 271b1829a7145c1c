//! One sweep over a recorded trace: what passes see, what they may answer, and how operations get into the new trace.
//!
//! [`Cx`] holds what is known of each value ([`Info`]), and the virtuals; what a pass keeps besides is its [`State`]. Each recorded operation
//! walks the whole list of passes before the next is read. A pass keeps it, changes it, or says what its result is and
//! why it can go. What is left is emitted; then passes learn from it. Values are numbered apart from operations, so that an object which is
//! allocated late keeps the name that everything else already knows; [`Cx::finish`](super::finish) turns names into positions.

use super::bridge::{GuardKnowledge, Room};
use super::info::{Info, NOWHERE, Virtual};
use super::ledger::Remover;
use super::peel::short_preamble::Offer;
use super::removal::{Fate, KeptAllocation, Reason};
use super::{GUARDS, GiveUp, Options, PASSES, PassSet, States, guards};
use crate::host::Host;
use crate::ir::Made;
use crate::ir::opcode::{Sort, Sorts};
use crate::ir::{Groups, Op, OpRef, Opcode, Trace, Type};
use crate::resume::ResumeData;
use crate::resume::numbering::Numbering;
use std::ops::Range;
use std::rc::Rc;

/// What a pass does to an operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Outcome {
    /// Nothing, or it changed the operation in place; the next pass goes on.
    Keep,
    /// It made another operation of it, which walks the list from the start.
    Again,
    /// The operation goes; its result is this value.
    Is(OpRef, Reason),
    /// The operation goes; it has no result.
    Gone(Reason),
    /// The pass holds it back and will emit it later, or let it go.
    Held,
}

/// What a pass answers; an error ends optimizing.
pub type Answer = Result<Outcome, GiveUp>;

/// One pass: a row of [`PASSES`].
pub struct Pass {
    /// Its name in options and files.
    pub name: &'static str,
    /// Looks at an operation whose arguments are values of the new trace.
    pub op: fn(&mut Cx, &mut Op) -> Answer,
    /// The sorts of operations that it does something to: it keeps all others, and is not asked.
    pub acts_on: Sorts,
    /// Learns from an operation that was emitted, and its result.
    pub learn: fn(&mut Cx, &Op, OpRef) -> Result<(), GiveUp>,
    /// The sorts of operations that it learns something from.
    pub learns_from: Sorts,
}

/// What a pass keeps from one operation to the next, and where that goes. A copy of the optimizer's state has a copy of it.
///
/// ```text
/// guard       note ───► GuardKnowledge ───► begin       of the bridge that hangs on it
/// loop edge   offer ──► Carried ──────────► carried     in the body, after `enter_body`
/// ```
///
/// PyPy's passes say the same of their states by `produce_potential_short_preamble_ops` and `serialize_optimizer_knowledge`
/// (`metainterp/optimizeopt`).
pub trait State: Clone + Default {
    /// What of it a guard keeps for a bridge.
    type Note: Clone + Default + PartialEq + Eq + std::fmt::Debug;
    /// What is used again from guard to guard.
    type Room: Default;

    /// The state before a trace.
    fn start(_trace: &Trace) -> Self {
        Self::default()
    }
    /// For the guard whose resume data was just made: what is known where it fails, in terms of what it hands over ([`Cx::side`]).
    fn note(_cx: &Cx, _room: &mut Self::Room) -> Self::Note {
        Self::Note::default()
    }
    /// A bridge begins with these values: what was noted of them is known.
    fn begin(_cx: &mut Cx, _note: &Self::Note, _inputs: &[OpRef]) {}
    /// What is known at the end of the preamble that the body may have again.
    fn offer(_cx: &Cx, _offers: &mut Vec<Offer>) {}
    /// The body begins: forgets what holds for the preamble alone.
    fn enter_body(_cx: &mut Cx) {}
    /// The body has the result of this operation, which was offered. Whether that is this pass's to know.
    fn carried(_cx: &mut Cx, _op: &Op, _result: OpRef) -> bool {
        false
    }
}

/// A pass that keeps nothing.
impl State for () {
    type Note = ();
    type Room = ();
}

/// An operation of the new trace.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The operation; its arguments are values.
    pub op: Op,
    /// The value it makes; `NONE` without one.
    pub result: OpRef,
    /// The recorded operation that it comes from, or [`NOWHERE`].
    pub source: u32,
}

/// What became of the recorded operations in one sweep.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// The recorded operations that it is about.
    pub recorded: Range<usize>,
    /// For each recorded operation.
    pub fates: Vec<Fate>,
    /// Allocations that stayed.
    pub kept: Vec<KeptAllocation>,
    /// Objects that were not allocated and are handed to the code that the trace ends with a jump to, in parts.
    pub handed: Vec<Made>,
    /// Where it starts in [`Cx::out`].
    pub start: usize,
}

/// How the overflow operation or call before a guard ended up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    /// It was emitted: its guard decides.
    Emitted,
    /// It cannot overflow or raise: the guard goes.
    Never,
    /// It always overflows.
    Always,
}

/// A copy that may grow by as much.
fn with_room<T: Clone>(all: &[T], more: usize) -> Vec<T> {
    let mut copy = Vec::with_capacity(all.len() + more);
    copy.extend_from_slice(all);
    copy
}

/// The state of optimizing one trace.
pub struct Cx<'a> {
    /// What may be asked of the language.
    pub host: &'a mut dyn Host,
    /// The recorded trace.
    pub trace: &'a Trace,
    /// Which passes are on.
    pub on: PassSet,
    /// Whether it is written down what became of each operation.
    pub has_ledger: bool,
    /// Holds the constants; its first ones are those of the recorded trace.
    pub pool: Trace,
    /// What is known of each value.
    pub values: Vec<Info>,
    /// Objects not allocated.
    pub virtuals: Vec<Virtual>,
    /// For each recorded operation, its value.
    pub env: Vec<OpRef>,
    /// The new trace.
    pub out: Vec<Emitted>,
    /// Resume data of its guards.
    pub resume: Vec<ResumeData>,
    /// What was known at them.
    pub knowledge: Vec<Rc<GuardKnowledge>>,
    /// What is noted of those that have no bridges.
    pub(super) unknown: Rc<GuardKnowledge>,
    /// What the passes keep.
    pub state: States,
    /// The overflow operation before a guard.
    pub overflow: Before,
    /// The call before a guard.
    pub call: Before,
    /// While the resume data of a `guard_true` or `guard_false` is made: its condition and what that is where it fails.
    pub failing: Option<(OpRef, bool)>,
    /// Whether anything was chosen by a condition.
    pub chooses: bool,
    /// Where the trace of a bridge comes to the loop that it goes round: [`Trace::turn`].
    pub turn: Option<(usize, usize)>,
    /// The recorded operation being looked at, or [`NOWHERE`].
    pub current: u32,
    /// What became of recorded operations, sweep by sweep.
    pub sweeps: Vec<Sweep>,
    pub(super) numbering: Numbering,
    /// Room for what is noted at each guard.
    pub(super) room: Room,
}

impl<'a> Cx<'a> {
    /// A state in which nothing is known.
    pub fn new(trace: &'a Trace, host: &'a mut dyn Host, options: &Options) -> Cx<'a> {
        debug_assert_eq!(PASSES[GUARDS].name, "guards");
        let guards = trace.snapshots.len();
        let mut cx = Cx {
            host,
            trace,
            on: options.passes,
            has_ledger: options.ledger,
            pool: trace.pool(),
            values: Vec::with_capacity(trace.ops.len() * 2),
            virtuals: Vec::new(),
            env: vec![OpRef::NONE; trace.ops.len()],
            out: Vec::with_capacity(trace.ops.len()),
            resume: Vec::with_capacity(guards),
            knowledge: Vec::with_capacity(guards),
            unknown: Rc::default(),
            state: States::start(trace),
            overflow: Before::Emitted,
            call: Before::Emitted,
            failing: None,
            chooses: false,
            turn: trace.turn(),
            current: NOWHERE,
            sweeps: Vec::new(),
            numbering: Numbering::default(),
            room: Room::default(),
        };
        cx.begin_sweep(cx.before_round());
        cx
    }

    /// The same state again, to try something that may fail.
    pub fn fork(&mut self) -> Cx<'_> {
        Cx {
            host: &mut *self.host,
            trace: self.trace,
            on: self.on,
            has_ledger: self.has_ledger,
            pool: self.pool.clone(),
            values: with_room(&self.values, 2 * self.trace.ops.len()),
            virtuals: self.virtuals.clone(),
            env: self.env.clone(),
            out: with_room(&self.out, self.trace.ops.len()),
            resume: with_room(&self.resume, self.trace.snapshots.len()),
            unknown: self.unknown.clone(),
            knowledge: with_room(&self.knowledge, self.trace.snapshots.len()),
            state: self.state.clone(),
            overflow: self.overflow,
            call: self.call,
            failing: None,
            chooses: self.chooses,
            turn: self.turn,
            current: self.current,
            sweeps: self.sweeps.clone(),
            numbering: self.numbering.clone(),
            room: Room::default(),
        }
    }

    /// Starts to account for these recorded operations.
    pub fn begin_sweep(&mut self, recorded: Range<usize>) {
        let fates = vec![Fate::Open; self.trace.ops.len()];
        self.sweeps.push(Sweep {
            recorded,
            fates,
            kept: Vec::new(),
            handed: Vec::new(),
            start: self.out.len(),
        });
    }

    /// The recorded operations before the loop's header: of a bridge that goes round a loop those up to there, of anything else all.
    fn before_round(&self) -> Range<usize> {
        let end = self.turn.map_or(self.trace.ops.len() - 1, |(renames, _)| renames);
        self.trace.inputs.len()..end
    }

    /// The recorded iteration of the loop.
    pub fn round(&self) -> Range<usize> {
        let start = self.turn.map_or(self.trace.inputs.len(), |(_, label)| label + 1);
        start..self.trace.ops.len() - 1
    }

    /// The names that the recorded iteration has for what it starts with.
    pub fn round_starts_with(&self) -> Vec<OpRef> {
        match self.turn {
            Some((_, label)) => self.trace.ops[label].args.to_vec(),
            None => (0..self.trace.inputs.len()).map(OpRef::op).collect(),
        }
    }

    /// Emits the inputs, of which nothing is known.
    pub fn inputs(&mut self) {
        for i in 0..self.trace.inputs.len() {
            let op = self.trace.ops[i].clone();
            let value = self.fresh(op.ty);
            self.env[i] = value;
            self.push(op, value, i as u32);
        }
    }

    /// Sends the recorded operations up to the loop's header through the passes. The last of the trace is the caller's.
    pub fn sweep(&mut self) -> Result<(), GiveUp> {
        self.sweep_over(self.before_round())
    }

    /// Sends the recorded iteration through the passes once more, starting with these values.
    pub fn sweep_round(&mut self, values: &[OpRef]) -> Result<(), GiveUp> {
        self.start_round(values);
        self.sweep_over(self.round())
    }

    /// The recorded iteration starts with these values.
    pub fn start_round(&mut self, values: &[OpRef]) {
        for (name, &value) in self.round_starts_with().into_iter().zip(values) {
            self.env[name.index()] = value;
        }
    }

    fn sweep_over(&mut self, recorded: Range<usize>) -> Result<(), GiveUp> {
        for i in recorded {
            self.current = i as u32;
            let op = self.recorded(i);
            let value = self.run(op)?;
            self.env[i] = value;
        }
        self.current = NOWHERE;
        Ok(())
    }

    /// The recorded operation at an index, with values of the new trace as arguments.
    pub fn recorded(&self, index: usize) -> Op {
        let mut op = self.trace.ops[index].clone();
        for arg in op.args.iter_mut() {
            *arg = self.of_recorded(*arg);
        }
        op
    }

    /// The value of a recorded one.
    pub fn of_recorded(&self, r: OpRef) -> OpRef {
        if r.is_const() { r } else { self.resolve(self.env[r.index()]) }
    }

    /// Sends one operation through the passes. Gives its result.
    pub fn run(&mut self, mut op: Op) -> Result<OpRef, GiveUp> {
        if let Some(reason) = guards::follows_from_before(self, &op)? {
            self.gone(self.current, reason, Remover::of_pass(GUARDS));
            return Ok(OpRef::NONE);
        }
        match op.code.sort() {
            Sort::Overflow => self.overflow = Before::Never,
            Sort::Call => self.call = Before::Never,
            _ => {}
        }
        let mut at = 0;
        while at < PASSES.len() {
            let pass = &PASSES[at];
            if !pass.acts_on.has(op.code.sort()) || !self.on.has(at) {
                at += 1;
                continue;
            }
            match (pass.op)(self, &mut op)? {
                Outcome::Keep => at += 1,
                Outcome::Again => at = 0,
                Outcome::Is(value, reason) => {
                    self.gone(self.current, reason, Remover::of_pass(at));
                    self.touch(value);
                    return Ok(self.resolve(value));
                }
                Outcome::Gone(reason) => {
                    self.gone(self.current, reason, Remover::of_pass(at));
                    return Ok(OpRef::NONE);
                }
                Outcome::Held => return Ok(OpRef::NONE),
            }
        }
        match op.code.sort() {
            Sort::Overflow => self.overflow = Before::Emitted,
            Sort::Call if op.call().effect.may_raise => self.call = Before::Emitted,
            _ => {}
        }
        let result = if op.ty == Type::Void { OpRef::NONE } else { self.fresh(op.ty) };
        let source = self.current;
        let index = self.emit(op, result, source);
        let op = self.out[index].op.clone();
        self.note_effect(&op);
        self.learn(&op, result)?;
        Ok(if result == OpRef::NONE { result } else { self.resolve(result) })
    }

    /// All passes learn from an operation that was emitted, or might have been.
    pub fn learn(&mut self, op: &Op, result: OpRef) -> Result<(), GiveUp> {
        let sort = op.code.sort();
        for (k, pass) in PASSES.iter().enumerate() {
            if pass.learns_from.has(sort) && self.on.has(k) {
                (pass.learn)(self, op, result)?;
            }
        }
        Ok(())
    }

    /// Forgets what the operation may have changed besides memory.
    fn note_effect(&mut self, op: &Op) {
        match op.code {
            Opcode::set_class => match self.class(op.args[0]) {
                Some(class) => self.state.guards.epochs.changes(class),
                None => self.state.guards.epochs.any_changes(),
            },
            Opcode::call => {
                let effect = op.call().effect;
                let writes = Groups(effect.writes.0 & !self.host.raise_groups().0);
                if effect.reenters || writes != Groups::NONE {
                    self.state.guards.polled = false;
                }
                if effect.reenters || writes.meets(self.host.watched_groups()) {
                    self.state.guards.valid = false;
                }
                // A function of the program that is said to be elidable may still keep what it found in an object.
                let of_program = effect.elidable && effect.reads == Groups::ALL;
                if effect.reenters || of_program || writes.meets(self.host.class_groups()) {
                    self.state.guards.epochs.any_changes();
                }
            }
            Opcode::guard_not_invalidated => self.state.guards.valid = true,
            _ => {}
        }
    }

    /// Notes that a value carried into the loop's body is used there.
    pub fn touch(&mut self, value: OpRef) {
        if value != OpRef::NONE && !value.is_const() {
            let carried = self.values[value.index()].carried;
            if carried != NOWHERE {
                self.state.peel.touched[carried as usize] = true;
            }
        }
    }

    /// Notes that a recorded operation left.
    pub fn gone(&mut self, source: u32, reason: Reason, by: Remover) {
        self.fate(source, Fate::Gone(reason, by));
    }

    pub(super) fn fate(&mut self, source: u32, fate: Fate) {
        if source != NOWHERE
            && let Some(sweep) = self.sweeps.last_mut()
        {
            sweep.fates[source as usize] = fate;
        }
    }
}
