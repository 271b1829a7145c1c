//! From what was emitted to a trace: what nobody uses goes, names become positions, and the story is told.

use super::bridge::GuardKnowledge;
use super::info::NOWHERE;
use super::ledger::{Ledger, Remover, Swept};
use super::pass::{Cx, Emitted, Sweep};
use super::removal::{Counts, Fate, Part, Reason, Removal, Story};
use crate::ir::{
    Args, Descr, Op, OpRef, Opcode, SnapshotId, Target, Trace, opcode::Sort,
    verify::verify_optimized,
};
use crate::resume::{Optimized, ResumeData};
use std::rc::Rc;

/// The label of a loop's body, while its trace is made.
#[derive(Clone, Debug)]
pub struct BodyLabel {
    /// Index of the label among the emitted operations.
    pub at: usize,
    /// Its arguments: the name of each in the body, and the value that the preamble has for it.
    pub args: Vec<(OpRef, OpRef)>,
}

/// A trace and what came with it.
pub struct Finished {
    /// The trace with resume data.
    pub code: Optimized,
    /// What is known at each guard.
    pub knowledge: Vec<Rc<GuardKnowledge>>,
    /// What was done.
    pub story: Story,
    /// Which arguments of the body's label are used and so still there.
    pub args: Vec<bool>,
}

/// Makes the trace.
pub fn finish(mut cx: Cx, label: Option<&BodyLabel>) -> Finished {
    let live = Liveness::of(&cx, label);
    let mut trace = Trace::new(cx.trace.kind);
    trace.inputs = cx.trace.inputs.clone();
    trace.origins = cx.trace.origins.clone();
    trace.given = cx.trace.given;
    trace.frames = cx.trace.frames.clone();
    trace.guests = cx.trace.guests.clone();
    trace.rests_on = cx.state.guards.rests_on.take();
    trace.ops.reserve(cx.out.len());
    let mut names = Names {
        places: vec![OpRef::NONE; cx.values.len()],
        constants: vec![OpRef::NONE; cx.pool.consts.len()],
    };
    let mut resume = Vec::with_capacity(cx.resume.len());
    let mut knowledge = Vec::with_capacity(cx.resume.len());
    let mut ledger = cx.has_ledger.then(Ledger::default);
    let out = std::mem::take(&mut cx.out);
    let starts: Vec<usize> = cx.sweeps.iter().map(|sweep| sweep.start).collect();
    let mut kept_before = vec![0; starts.len()];
    for (index, emitted) in out.into_iter().enumerate() {
        let Emitted { mut op, result, source } = emitted;
        if !live.ops[index] {
            if source != NOWHERE {
                let sweep = cx.sweeps.iter_mut().rev().find(|sweep| sweep.start <= index);
                let sweep = sweep.expect("the first sweep starts at 0");
                sweep.fates[source as usize] = Fate::Gone(Reason::Unused, Remover::END);
            }
            continue;
        }
        if let Some(ledger) = &mut ledger {
            let later = starts.iter().zip(&mut kept_before).filter(|(start, _)| **start > index);
            later.for_each(|(_, before)| *before += 1);
            ledger.sources.push((source != NOWHERE).then_some(source));
        }
        if let Some(label) = label
            && (index == label.at || is_jump_to_body(&op))
        {
            let kept = op.args.iter().enumerate().filter(|&(k, _)| live.args[k]);
            op.args = Args::new(&kept.map(|(_, &arg)| arg).collect::<Vec<_>>());
        }
        for arg in op.args.iter_mut() {
            *arg = names.of(*arg, &cx, &mut trace);
        }
        if op.code.has_snapshot() {
            let old = op.snapshot.0 as usize;
            op.snapshot = SnapshotId(resume.len() as u32);
            let data = &cx.resume[old];
            let live = data.live.iter().map(|&value| names.of(value, &cx, &mut trace)).collect();
            resume.push(ResumeData { frames: data.frames.clone(), live });
            knowledge.push(cx.knowledge[old].clone());
        }
        let place = trace.push(op);
        if result != OpRef::NONE {
            names.places[result.index()] = place;
        }
        if let Some(label) = label
            && index == label.at
        {
            for &(inside, before) in &label.args {
                names.places[inside.index()] = names.places[before.index()];
            }
        }
    }
    let mut story = tell(&cx, &trace, label.is_some());
    story.ledger = ledger.map(|mut ledger| {
        let sweeps = cx.sweeps.iter().zip(kept_before);
        ledger.sweeps = sweeps.map(|(sweep, start)| Swept::of(sweep, start)).collect();
        Box::new(ledger)
    });
    let code = Optimized { trace, resume, returns: Vec::new() };
    if cfg!(debug_assertions) {
        let live = |id: SnapshotId| Some(code.resume.get(id.0 as usize)?.live.to_vec());
        if let Err(fault) = verify_optimized(&code.trace, &live) {
            panic!("the optimizer made a trace that is not well formed: {fault}");
        }
    }
    Finished { code, knowledge, story, args: live.args }
}

fn is_jump_to_body(op: &Op) -> bool {
    op.code == Opcode::jump && op.descr == Descr::Target(Target::Own(1))
}

struct Names {
    places: Vec<OpRef>,
    constants: Vec<OpRef>,
}

impl Names {
    fn of(&mut self, value: OpRef, cx: &Cx, trace: &mut Trace) -> OpRef {
        if value == OpRef::NONE || !value.is_const() {
            let place = self.places[value.index()];
            debug_assert_ne!(place, OpRef::NONE, "{value:?} is used before it is there");
            return place;
        }
        let place = &mut self.constants[value.index()];
        if *place == OpRef::NONE {
            *place = trace.push_constant(cx.pool.consts[value.index()]);
        }
        *place
    }
}

struct Liveness {
    ops: Vec<bool>,
    args: Vec<bool>,
}

impl Liveness {
    /// Backwards from effects, guards and ends, until the body's label asks for nothing new.
    fn of(cx: &Cx, label: Option<&BodyLabel>) -> Liveness {
        let mut used = vec![false; cx.values.len()];
        let mut ops = vec![false; cx.out.len()];
        let mut args = vec![false; label.map_or(0, |label| label.args.len())];
        let mark = |used: &mut Vec<bool>, value: OpRef| {
            if !value.is_const() && value != OpRef::NONE {
                used[value.index()] = true;
            }
        };
        loop {
            let mut more = false;
            for (index, Emitted { op, result, .. }) in cx.out.iter().enumerate().rev() {
                let to_body = label.is_some() && is_jump_to_body(op);
                let is_edge = to_body || label.is_some_and(|label| index == label.at);
                if ops[index] && !is_edge {
                    continue;
                }
                let wanted = *result != OpRef::NONE && used[result.index()];
                if !wanted && can_go(op) {
                    continue;
                }
                ops[index] = true;
                if let Some(label) = label
                    && index == label.at
                {
                    for (k, &(inside, before)) in label.args.iter().enumerate() {
                        if used[inside.index()] {
                            more |= !args[k];
                            args[k] = true;
                            mark(&mut used, before);
                        }
                    }
                    continue;
                }
                for (k, &arg) in op.args.iter().enumerate() {
                    if !to_body || args[k] {
                        mark(&mut used, arg);
                    }
                }
                if op.code.has_snapshot() {
                    for &value in &*cx.resume[op.snapshot.0 as usize].live {
                        mark(&mut used, value);
                    }
                }
            }
            if !more {
                return Liveness { ops, args };
            }
        }
    }
}

/// Whether an operation may go if nobody uses its result.
fn can_go(op: &Op) -> bool {
    match op.code.sort() {
        Sort::Pure | Sort::Read | Sort::Alloc => true,
        Sort::Call => {
            let effect = op.call().effect;
            effect.elidable && !effect.may_raise || effect.only_looks()
        }
        Sort::Control => op.code == Opcode::slot_addr,
        Sort::Overflow | Sort::Guard | Sort::Write => false,
    }
}

fn tell(cx: &Cx, trace: &Trace, peeled: bool) -> Story {
    let mut parts: Vec<Part> = cx.sweeps.iter().map(|sweep| part(cx, sweep)).collect();
    for (part, sweep) in parts.iter_mut().zip(&cx.sweeps) {
        part.allocations.clone_from(&sweep.kept);
        part.handed.clone_from(&sweep.handed);
    }
    // What was added is what is there beyond the recorded operations that are still there.
    let body_label = Descr::Target(Target::Own(1));
    let split = trace.ops.iter().position(|op| peeled && op.descr == body_label);
    let split = split.unwrap_or(trace.ops.len());
    for (k, ops) in [&trace.ops[..split], &trace.ops[split..]].into_iter().enumerate() {
        if let Some(part) = parts.get_mut(k) {
            let mut all = Counts::default();
            ops.iter().for_each(|op| all.add(op.code));
            part.added = all.minus(part.kept);
        }
    }
    let body = parts.pop().unwrap_or_default();
    Story { preamble: parts.pop(), body, writes: Vec::new(), ledger: None }
}

fn part(cx: &Cx, sweep: &Sweep) -> Part {
    let removed = Vec::with_capacity(sweep.recorded.len());
    let mut part = Part { removed, ..Part::default() };
    for i in sweep.recorded.clone() {
        let op = &cx.trace.ops[i];
        part.recorded.add(op.code);
        match sweep.fates[i] {
            Fate::Kept => part.kept.add(op.code),
            Fate::Gone(reason, _) => {
                let class = match op.descr {
                    Descr::Size(_) | Descr::Class(_) => Some(op.class()),
                    Descr::Array(array) => array.class(),
                    _ => None,
                };
                part.removed.push(Removal { reason, code: op.code, origin: op.origin, class });
            }
            Fate::Open => debug_assert!(false, "{:?} at {i} was forgotten", op.code),
        }
    }
    part
}

impl Counts {
    fn minus(self, other: Counts) -> Counts {
        let sub = u32::saturating_sub;
        Counts {
            operations: sub(self.operations, other.operations),
            guards: sub(self.guards, other.guards),
            allocations: sub(self.allocations, other.allocations),
            reads: sub(self.reads, other.reads),
            writes: sub(self.writes, other.writes),
            residual_calls: sub(self.residual_calls, other.residual_calls),
            boxings: sub(self.boxings, other.boxings),
        }
    }
}
