//! What a guard hands to the bridge that may hang on it one day, and how a bridge is optimized.
//!
//! At every guard the optimizer notes what it knows of the live values and of memory. A bridge's inputs are those values, so
//! it starts with that knowledge and checks nothing twice. What a live object has in a field, and the guard does not hand over, the bridge reads again; but what it then has
//! is what was there, and known for that: of a class, not null, in a range. Until it is read it is a value without a name, which nobody can use ([`Info::unread`](super::info::Info)). Nor does it check that it is still valid before it calls somebody: a bridge that is not is taken off
//! its guard. Nor does it ask whether the program is interrupted, if that was asked on the way to the guard: whoever goes round comes by a label, and asks behind that. Its end goes to a body of the loop whose [`LabelState`] what it has can be made to fit: of those
//! to the one for which the least has to be made.
//!
//! Where what it brings *can never* fit any of them, the recording goes on for one iteration, and that becomes a body of its own (*retracing*): the bridge takes the
//! place of the preamble, what is known at its end that of the preamble's end, and the rest is peeling. Whoever comes to the loop later with the same may jump there.
//! A recording of the loop that was kept would do for that only by chance: it is of other classes, and branches as other values did.
//!
//! ```text
//! [i0]                          # the loop's only body counts with floats
//! p1 = new(Integer)             [i0]
//! setfield(p1, intval, i0)      label(i0, label=1)
//! label(p1, label=1)     ──►    i2 = int_add(i0, 1)
//! i2 = getfield(p1, intval)     jump(i2, label=1)
//! i3 = int_add(i2, 1)
//! p4 = new(Integer)
//! setfield(p4, intval, i3)
//! jump(p4, label=1)
//! ```
//!
//! Otherwise it goes to the loop's start, where everything is an object and is checked again. That costs one iteration, and mostly leads to a body after all:
//! another body pays only where it does not. So it must be *strange*, which is another constant, kind or class and not less knowledge, and come from a guard of the
//! first iteration, which was for what the loop had then (`Jit::may_retrace`). Without the second, loops of few iterations and many ways got a tree of bridges for each body.
//! A loop that has no body, since it was recorded in its last iteration, gets one in the same way.
//!
//! Where a body takes an *object*, because there was one before the loop when it was recorded, who comes with a virtual can be made to fit: by making it, each time that
//! the loop is begun. That, too, is worth another body, whose label takes the parts: if the bridge comes from outside of the loop, or has been outside on its way round an outer one;
//! if less is made then, which is not to be expected of what had to be made for the body when it was made itself: it indexes that, or hands it to somebody; and if the loop does little else: it is left in few ways and calls nobody. The trace of a function or of an outer loop that leads there
//! is cut at the header, and hangs the same kind of bridge on its end: there is no other way to a second body. A bridge from the loop's own body is no news to it, but where that keeps the object in
//! parts for some constants only (`peel/constants.rs`): then there is a body for any.

use super::finish::{Finished, finish};
use super::info::{Knowledge, Shape};
use super::pass::Cx;
use super::peel::LabelState;
use super::removal::Escape;
use super::replay::{self, Replay};
use super::{GiveUp, Notes, OptimizedBridge, OptimizedLoop, Options, Rooms, States, peel};
use crate::host::Host;
use crate::ir::{Const, OpRef, Trace, Type};

/// A value at a guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// A constant.
    Const(Const),
    /// A live value of the guard, by number.
    Live(u32),
}

/// Room for what is noted of a guard.
#[derive(Default)]
pub struct Room {
    passes: Rooms,
    replay: replay::Room,
}

/// What is known where a guard fails, for a bridge from there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GuardKnowledge {
    /// What is known of its live values.
    pub live: Vec<Knowledge>,
    /// What the passes know.
    passes: Notes,
    /// How its condition is made.
    pub(super) failed: Option<Replay>,
}

impl GuardKnowledge {
    /// What is known now, for a guard with these live values. `room` is for what is not known to be wanted yet.
    pub fn at(cx: &Cx, live: &[OpRef], room: &mut Room) -> GuardKnowledge {
        GuardKnowledge {
            live: live.iter().map(|&value| cx.knowledge(value)).collect(),
            passes: States::note(cx, &mut room.passes),
            failed: Replay::of(cx, &mut room.replay),
        }
    }
}

impl Cx<'_> {
    /// Starts a bridge: its inputs are the guard's live values.
    fn begin_bridge(&mut self, from: &GuardKnowledge) -> Result<(), GiveUp> {
        self.inputs();
        let inputs: Vec<OpRef> = self.env[..self.trace.inputs.len()].to_vec();
        for (&input, known) in inputs.iter().zip(&from.live) {
            if self.ty(input) == known.ty {
                self.assume(input, known);
            }
        }
        States::begin(self, &from.passes, &inputs);
        self.replay(from, &inputs)
    }

    pub(super) fn of_side(&mut self, side: Side, inputs: &[OpRef], ty: Type) -> Option<OpRef> {
        let value = match side {
            Side::Const(constant) => Some(self.constant(constant)),
            Side::Live(n) => inputs.get(n as usize).copied(),
        }?;
        match (self.ty(value), ty) {
            (is, wanted) if is == wanted => Some(value),
            // A small int is handed over as a number.
            (Type::Int, Type::Ref) if !value.is_const() => {
                let twin = self.values[value.index()].twin;
                if twin != OpRef::NONE {
                    return Some(twin);
                }
                let reference = self.new_virtual(Shape::Tagged(value), super::info::NOWHERE);
                self.values[value.index()].twin = reference;
                Some(reference)
            }
            _ => None,
        }
    }
}

/// Optimizes a bridge from a guard of which `from` is known. `bodies` are those of the loop that its jump goes to, or that it goes round: the code that each is label 1 of.
pub fn optimize_bridge(
    trace: &Trace,
    from: &GuardKnowledge,
    bodies: &[(u32, &LabelState)],
    host: &mut dyn Host,
    options: &Options,
) -> Result<OptimizedBridge, GiveUp> {
    super::check_recorded(trace);
    let mut cx = Cx::new(trace, host, options);
    cx.begin_bridge(from)?;
    cx.sweep()?;
    if cx.turn.is_some() {
        let OptimizedLoop { code, knowledge, label, story, .. } = peel::peel_loop(&mut cx, bodies)?;
        let (is_strange, is_near, is_avoidable) = (false, false, false);
        return Ok(OptimizedBridge {
            code,
            knowledge,
            label,
            is_strange,
            is_avoidable,
            is_near,
            story,
        });
    }
    let last = trace.ops.len() - 1;
    let op = cx.recorded(last);
    cx.current = last as u32;
    let is_near = |cx: &Cx| bodies.iter().any(|(_, body)| peel::is_near(cx, body));
    let (is_strange, is_avoidable, is_near, finished) = match peel::to_best_body(&mut cx, bodies) {
        Some((finished, is_avoidable)) => {
            (false, is_avoidable, is_avoidable && is_near(&cx), finished)
        }
        None => {
            let is_near = is_near(&cx);
            let is_strange = !bodies.is_empty()
                && bodies.iter().all(|(_, body)| peel::never_fits(&mut cx, body));
            cx.end(op, Escape::LoopEdge(None))?;
            let finished = finish(cx, None);
            (is_strange, finished.story.made_for_body() > 0, is_near, finished)
        }
    };
    let Finished { code, knowledge, story, .. } = finished;
    let label = None;
    Ok(OptimizedBridge { code, knowledge, label, is_strange, is_avoidable, is_near, story })
}
