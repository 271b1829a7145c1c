//! The recorded loop through the same passes a second time, and jumps to what comes out.

use super::constants::Counters;
use super::short_preamble::{Broken, Carried, ShortPreamble};
use super::sink::{self, Edge, Place, Sunk};
use super::virtual_state::VirtualState;
use crate::ir::{Args, Class, Descr, Op, OpRef, Opcode, SnapshotId, Target, Type};
use crate::opt::finish::{BodyLabel, Finished, finish};
use crate::opt::heap;
use crate::opt::info::{NOWHERE, Shape, Stored};
use crate::opt::ledger::Remover;
use crate::opt::pass::{Cx, Emitted};
use crate::opt::removal::{KeptAllocation, Reason};
use crate::opt::{GiveUp, OptimizedLoop, Story};

/// How often a body is swept before the loop stays unpeeled.
const TRIES: usize = 6;
/// Of longer traces no second iteration is peeled.
const LONGEST_TWICE: usize = 1000;

/// What it takes to jump to the body of a peeled loop.
#[derive(Clone, Debug)]
pub struct LabelState {
    state: VirtualState,
    short: ShortPreamble,
    /// Which of the leaves and of the short preamble's results the label takes.
    takes: Vec<bool>,
    /// What the label takes behind the loop's own values.
    sunk: Sunk,
    /// Whether it asks whether the program is interrupted.
    polls: bool,
    /// What had to be made for it where it was made itself, and where it goes round: what it takes as objects though they were none.
    makes: Vec<Option<Class>>,
}

impl LabelState {
    /// Whether more is made for it than was made for it before: then another body might take that in parts.
    fn is_to_blame(&self, made: &[Option<Class>]) -> bool {
        let count = |all: &[Option<Class>], class| all.iter().filter(|&&one| one == class).count();
        made.iter().any(|&class| count(made, class) > count(&self.makes, class))
    }
}

/// Bodies of a loop: the code that each is label 1 of.
type Bodies<'a> = &'a [(u32, &'a LabelState)];

/// Peels a loop whose recorded operations were swept once, up to the jump: or one of which a bridge was swept that leads to it, up to its header. The state is
/// only changed by doing what both the peeled and the unpeeled loop do. `bodies` are those that the loop has already.
pub fn peel_loop(cx: &mut Cx, bodies: Bodies) -> Result<OptimizedLoop, GiveUp> {
    let values = edge_values(cx);
    if let Some(peeled) = peel_sunk(cx, &values, bodies) {
        return Ok(peeled);
    }
    let is_short = cx.trace.ops.len() <= LONGEST_TWICE;
    if cx.turn.is_some() && is_short {
        return peel_turn(cx, &values, bodies);
    }
    let Peeled { code: once, settles, .. } =
        peel_with(cx, &values, &Sunk::default(), bodies, None)?;
    let makes = |made: &[KeptAllocation]| made.iter().any(KeptAllocation::is_for_body);
    if is_short
        && (settles || makes(&once.story.body.allocations))
        && let Ok(twice) = peel_twice(cx, &values, bodies)
        && cost(&twice.code, settles) < cost(&once, settles)
    {
        return Ok(twice.code);
    }
    Ok(once)
}

/// Peels a loop that a bridge comes to. What it brings may be nothing that is known: then the iteration behind it is the first, and most often the one after that is the better
/// body. It certainly is where even that first one, of which all is known that the bridge knows, has to ask more.
fn peel_turn(cx: &mut Cx, values: &[OpRef], bodies: Bodies) -> Result<OptimizedLoop, GiveUp> {
    let twice = peel_twice(&mut cx.fork(), values, bodies);
    if let Ok(Twice { code, guards }) = &twice {
        let label = Descr::Target(Target::Own(1));
        let body = code.code.trace.ops.iter().skip_while(|op| op.descr != label);
        if code.story.body.left().allocations == 0 && body.filter(|op| asks(op)).count() < *guards {
            return twice.map(|twice| twice.code);
        }
    }
    let once = peel_with(cx, values, &Sunk::default(), bodies, None);
    match (once, twice) {
        (Ok(once), Ok(twice)) if cost(&twice.code, true) < cost(&once.code, true) => Ok(twice.code),
        (Err(_), Ok(twice)) => Ok(twice.code),
        (once, _) => once.map(|once| once.code),
    }
}

/// Whether an operation is a guard that need not be at the start of each body.
fn asks(op: &Op) -> bool {
    let is_at_start =
        matches!(op.code, Opcode::guard_not_invalidated | Opcode::guard_not_interrupted);
    op.code.is_guard() && !is_at_start
}

/// Peels a loop with what virtualizables have in registers, if they have any that is stored and comes round: items of lists too, or else fields alone.
fn peel_sunk(cx: &mut Cx, values: &[OpRef], bodies: Bodies) -> Option<OptimizedLoop> {
    let mut sunk = sink::choose(cx, values);
    let mut best = None;
    while !sunk.is_empty() {
        sunk = match peel_with(&mut cx.fork(), values, &sunk, bodies, None) {
            Ok(peeled) => {
                best = Some(peeled.code);
                match sunk.with(&peeled.more) {
                    Some(more) if !peeled.more.is_empty() => more,
                    _ => break,
                }
            }
            Err(_) if best.is_some() => break,
            Err(_) => sunk.without_lists(),
        };
    }
    best
}

/// How many objects each iteration allocates, and, where that counts, how many guards it passes.
fn cost(peeled: &OptimizedLoop, guards_count: bool) -> (u32, u32) {
    let left = peeled.story.body.left();
    (left.allocations, if guards_count { left.guards } else { 0 })
}

/// What the first iteration of the loop starts with that is to be the body.
fn edge_values(cx: &Cx) -> Vec<OpRef> {
    let Some((_, label)) = cx.turn else { return jump_values(cx) };
    let renamed = |name: &OpRef| cx.of_recorded(cx.trace.ops[name.index()].args[0]);
    cx.trace.ops[label].args.iter().map(renamed).collect()
}

/// Peels a second iteration: what lives across several jumps is an object that was there in the first iteration, and a virtual in the second
/// or third; and what comes round from another variable is known for what it is only then. The operations of the second iteration count as added ones.
fn peel_twice(cx: &mut Cx, values: &[OpRef], bodies: Bodies) -> Result<Twice, GiveUp> {
    heap::flush(cx);
    let (mark, sweep) = (cx.out.len(), cx.sweeps.len() - 1);
    let fates = cx.sweeps[sweep].fates.clone();
    let sources: Vec<u32> = cx.out.iter().map(|emitted| emitted.source).collect();
    cx.state.guards.polled = false;
    let before = VirtualState::export(&mut cx.fork(), values)?;
    cx.sweep_round(values)?;
    let counters = before.counters(cx, &jump_values(cx));
    heap::flush(cx);
    cx.leave_to_label();
    cx.sweeps[sweep].fates = fates;
    // What the label asks instead is struck from the first iteration, too: that stays so.
    for (at, source) in sources.into_iter().enumerate() {
        if source != cx.out[at].source {
            cx.gone(source, Reason::Implied, Remover::PEEL);
        }
    }
    for emitted in &mut cx.out[mark..] {
        emitted.source = NOWHERE;
    }
    for made in &mut cx.virtuals {
        made.source = NOWHERE;
        let inside: &mut [Stored] = match &mut made.shape {
            Shape::Tagged(_) => &mut [],
            Shape::Struct { fields, .. } => fields,
            Shape::Array { items, .. } => items,
        };
        inside.iter_mut().for_each(|stored| stored.source = NOWHERE);
    }
    let guards = cx.out[mark..].iter().filter(|emitted| asks(&emitted.op)).count();
    let values = jump_values(cx);
    let peeled = peel_with(cx, &values, &Sunk::default(), bodies, Some(&counters))?;
    Ok(Twice { code: peeled.code, guards })
}

/// A loop of which two iterations were peeled.
struct Twice {
    code: OptimizedLoop,
    /// What the second of them asks.
    guards: usize,
}

/// A peeled loop.
struct Peeled {
    code: OptimizedLoop,
    /// Whether a guard of the body can fail only in its first iteration.
    settles: bool,
    /// What could be sunk besides.
    more: Vec<Place>,
}

/// Peels a loop that is come to with these values, and round which this goes in registers. `counters`: what it is known to count on.
fn peel_with(
    cx: &mut Cx,
    values: &[OpRef],
    sunk: &Sunk,
    bodies: Bodies,
    counters: Option<&Counters>,
) -> Result<Peeled, GiveUp> {
    let own = values.len();
    let mut values = values.to_vec();
    sink::take(cx, sunk, &mut values, Edge::First)?.ok_or(GiveUp::NoFit)?;
    let mut state = VirtualState::export(cx, &values)?;
    // What an iteration leaves in an item is mostly overwritten by the next, and another way round leaves something else.
    let first = values.len() - sunk.added();
    state.open_constants(sunk.items().map(|at| first + at));
    for (_, body) in bodies {
        state.open_other_constants(cx, &body.state, own);
    }
    if let Some(counters) = counters {
        state.open_counters(cx, counters, own);
    }
    let mut broken = Broken::default();
    for _ in 0..TRIES {
        match attempt(cx.fork(), &values, &state, sunk, &mut broken)? {
            Attempt::Done(peeled) => return Ok(*peeled),
            Attempt::Again(more_general) => state = more_general,
        }
    }
    Err(GiveUp::NoFit)
}

fn jump_values(cx: &Cx) -> Vec<OpRef> {
    cx.recorded(cx.trace.ops.len() - 1).args.to_vec()
}

enum Attempt {
    Done(Box<Peeled>),
    Again(VirtualState),
}

fn attempt(
    mut cx: Cx,
    values: &[OpRef],
    state: &VirtualState,
    sunk: &Sunk,
    broken: &mut Broken,
) -> Result<Attempt, GiveUp> {
    cx.current = NOWHERE;
    let Ok(before) = state.fit(&mut cx, values, None)? else {
        return Ok(Attempt::Again(state.generalized(&mut cx, values)?));
    };
    sink::forget(&mut cx, sunk, values);
    cx.leave_to_label();
    let body = state.instantiate(&mut cx);
    let carried = Carried::collect(&mut cx, &before, &body, broken);
    let at = cx.out.len();
    let label = cx.make(Opcode::label, &[], Descr::Target(Target::Own(1)), Type::Void);
    cx.push(label, OpRef::NONE, NOWHERE);
    cx.begin_sweep(cx.round());
    carried.import(&mut cx);
    let own = &body.roots[..body.roots.len() - sunk.added()];
    cx.start_round(own);
    sink::hold(&mut cx, sunk, &body);
    cx.state.guards.polled = false;
    cx.check_validity();
    cx.poll();
    let polls = cx.state.guards.polls.is_some();
    cx.sweep_round(own)?;

    let mut values = jump_values(&cx);
    let more = sink::more(&cx, sunk, &body);
    sink::take(&mut cx, sunk, &mut values, Edge::Round(&body))?.ok_or(GiveUp::NoFit)?;
    let Ok(leaves) = state.fit(&mut cx, &values, None)? else {
        let more_general = state.generalized(&mut cx, &values)?;
        return if more_general == *state {
            Err(GiveUp::NoFit)
        } else {
            Ok(Attempt::Again(more_general))
        };
    };
    let (short, chosen, late) = loop {
        let (short, chosen) = carried.short_preamble(&mut cx, &body);
        let (late, faults) = short.run(&mut cx, &leaves, None)?;
        if !faults.is_empty() {
            carried.breaks(&chosen, &faults, broken);
            return Ok(Attempt::Again(state.clone()));
        }
        // The next iteration's value may be another one that is carried: then the body needs that, too.
        if carried.touched(&cx) == chosen.len() {
            break (short, chosen, late);
        }
    };
    let asks = |leaf: OpRef| {
        cx.out[at..].iter().any(|emitted| {
            let is_asked =
                matches!(emitted.op.code, Opcode::is_int | Opcode::is_class | Opcode::guard_class);
            is_asked && emitted.op.args[0] == leaf
        })
    };
    let settles = state.learnt(&cx, &body, &leaves).any(asks);
    let args: Vec<OpRef> = leaves.into_iter().chain(late).collect();
    jump(&mut cx, &args, Target::Own(1));

    let writes = sink::left(&cx, at, sunk, &body);
    let pairs = body.leaves.iter().copied().zip(before);
    let carried = chosen.iter().map(|&k| (carried.values[k].name, carried.values[k].before));
    let mut label = BodyLabel { at, args: pairs.chain(carried).collect() };
    name_label_values(&mut cx, &mut label);
    let makes = made_for_body(&cx);
    let done = finish(cx, Some(&label));
    let (takes, sunk) = (done.args, sunk.clone());
    let label = LabelState { state: state.clone(), short, takes, sunk, polls, makes };
    let (code, knowledge, story) = (done.code, done.knowledge, Story { writes, ..done.story });
    let code = OptimizedLoop { code, knowledge, label: Some(label), is_last: false, story };
    Ok(Attempt::Done(Box::new(Peeled { code, settles, more })))
}

fn jump(cx: &mut Cx, args: &[OpRef], target: Target) {
    let op = cx.make(Opcode::jump, args, Descr::Target(target), Type::Void);
    cx.emit(op, OpRef::NONE, NOWHERE);
}

/// Gives constants, and values that the label takes twice, names of their own just before it.
fn name_label_values(cx: &mut Cx, label: &mut BodyLabel) {
    let mut copies = Vec::new();
    for k in 0..label.args.len() {
        let value = cx.resolve(label.args[k].1);
        let twice = label.args[..k].iter().any(|&(_, before)| before == value);
        label.args[k].1 = value;
        if value.is_const() || twice {
            let ty = cx.ty(value);
            let name = cx.fresh(ty);
            let op = cx.make(Opcode::same_as, &[value], Descr::None, ty);
            copies.push(Emitted { op, result: name, source: NOWHERE });
            label.args[k].1 = name;
        }
    }
    let args: Vec<OpRef> = label.args.iter().map(|&(_, before)| before).collect();
    cx.out[label.at].op.args = Args::new(&args);
    let (at, more) = (label.at, copies.len());
    cx.out.splice(at..at, copies);
    label.at += more;
    if let Some(sweep) = cx.sweeps.last_mut() {
        sweep.start += more;
    }
}

/// Whether what a bridge has is something else than the body of a peeled loop takes, and no guard could make it fit.
pub fn never_fits(cx: &mut Cx, target: &LabelState) -> bool {
    target.state.is_denied_by(cx, &jump_values(cx))
}

/// Whether what a bridge has would stay virtual in the body of a peeled loop if that had not been made for other constants.
pub fn is_near(cx: &Cx, target: &LabelState) -> bool {
    target.state.differs_in_constants(cx, &jump_values(cx))
}

/// The trace with its end at that of these bodies that what it has can be made to fit and for which the least has to be made, if there is one: and whether another body might do
/// with less. The state is left as it was.
pub fn to_best_body(cx: &mut Cx, bodies: Bodies) -> Option<(Finished, bool)> {
    let (mut best, mut least) = (None, usize::MAX);
    let values = jump_values(cx);
    for (at, &(code, body)) in bodies.iter().enumerate() {
        // What lies in registers may have the shape only then.
        if body.sunk.is_empty() && !body.state.may_fit(cx, &values) {
            continue;
        }
        let mut to_body = cx.fork();
        if jump_to_body(&mut to_body, body, Target::Other(code, 1)).is_err() {
            continue;
        }
        let made = made_for_body(&to_body);
        if made.is_empty() || made.len() < least && at + 1 == bodies.len() {
            return Some((finish(to_body, None), body.is_to_blame(&made)));
        }
        if made.len() < least {
            (best, least) = (Some((code, body)), made.len());
        }
    }
    let (code, body) = best?;
    let mut to_body = cx.fork();
    jump_to_body(&mut to_body, body, Target::Other(code, 1)).ok()?;
    let made = made_for_body(&to_body);
    Some((finish(to_body, None), body.is_to_blame(&made)))
}

/// The classes of what was made because a body takes objects.
fn made_for_body(cx: &Cx) -> Vec<Option<Class>> {
    let all = cx.sweeps.iter().flat_map(|sweep| &sweep.kept);
    all.filter(|kept| kept.is_for_body()).map(|kept| kept.class).collect()
}

/// Ends a trace at the body of a peeled loop, if what it has can be made to fit.
fn jump_to_body(cx: &mut Cx, target: &LabelState, to: Target) -> Result<(), GiveUp> {
    let mut values = jump_values(cx);
    let leave = cx.trace.ops[cx.trace.ops.len() - 1].snapshot;
    let leave = (leave != SnapshotId::NONE).then_some(leave);
    let stores = sink::take(cx, &target.sunk, &mut values, Edge::Late(leave))?;
    let stores = stores.ok_or(GiveUp::NoFit)?;
    cx.current = NOWHERE;
    // Guards that make values fit leave to the interpreter, which looks for them in memory.
    sink::hold_again(cx, &stores);
    let Ok(leaves) = target.state.fit(cx, &values, leave)? else {
        return Err(GiveUp::NoFit);
    };
    let (late, faults) = target.short.run(cx, &leaves, leave)?;
    if !faults.is_empty() {
        return Err(GiveUp::NoFit);
    }
    sink::release(cx, &stores);
    cx.note_handed(&values);
    let all = leaves.into_iter().chain(late).zip(&target.takes);
    let args: Vec<OpRef> = all.filter(|&(_, &taken)| taken).map(|(value, _)| value).collect();
    if target.polls {
        cx.leave_to_label();
    }
    jump(cx, &args, to);
    Ok(())
}
