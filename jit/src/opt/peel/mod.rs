//! The loop step: the first iteration apart from the rest.
//!
//! **In:** a recorded loop, swept once. That sweep is the *preamble*: the first iteration, about whose inputs nothing was known. **Out:** the
//! preamble, then label 1, then the *body*: the recorded trace swept again, starting from what was known at the preamble's end.
//!
//! Three things cross from one iteration to the next. The *virtual state* says which of the loop's values are virtual objects and what is known of
//! those that are not (`virtual_state.rs`). *Carried* values are results of pure operations and reads that are still good at the edge, so
//! that the body does not repeat them (`short_preamble.rs`); each comes with the operation that a late entry needs to have it.
//! Fields of virtualizables, and items of lists in them, cross with their stores held back (`sink.rs`). The label takes them all:
//!
//! ```text
//! [p0]                                             [p0]
//! guard_class(p0, BoxedInteger)                    label(p0)
//! i1 = getfield(p0, intval)                        guard_class(p0, BoxedInteger)
//! i2 = int_add(i1, -1)                             i1 = getfield(p0, intval)
//! p3 = new(BoxedInteger)                 ──►       i2 = int_add(i1, -1)
//! setfield(p3, intval, i2)                         label(i2, label=1)
//! jump(p3)                                         i3 = int_add(i2, -1)
//!                                                  jump(i3, label=1)
//! ```
//!
//! What the first iteration found allocated may be a virtual for all later ones: where an object is allocated at the body's end only because it lives on for
//! more than one iteration, two iterations are peeled.
//!
//! At the body's end the same must hold again. Where it does not, the state is made more general and the body swept once more; after a
//! few tries the loop stays unpeeled.
//!
//! A bridge that goes round a loop (`bridge.rs`) is peeled in the same way: it is the preamble.
//!
//! Whoever comes to the loop later, by a bridge or by the trace of a function or of an outer loop, goes to the first body that what it has can be made to fit. An index that
//! the first iteration has moved on may be 0 again there, so that the body does not count on more.
//!
//! **Absent:** code motion. Nothing moves; an operation leaves the body because its result is already there.

pub mod constants;
pub mod peel_loop;
pub mod short_preamble;
pub mod sink;
pub mod virtual_state;

pub use peel_loop::{LabelState, is_near, never_fits, peel_loop, to_best_body};

use super::bridge::Side;
use super::pass::{Cx, State};
use crate::ir::{Field, OpRef};

/// What is known of values at the loop's edge.
#[derive(Clone, Default)]
pub struct Edge {
    /// Which of the values carried into the body were used there.
    pub touched: Vec<bool>,
    /// What each guard hands over besides what the interpreter needs.
    pub near: Vec<OpRef>,
    /// Lists at the edge, with their storages and the field that says how long they are.
    pub counted: Vec<(OpRef, OpRef, Field)>,
    /// Objects of which no two are the same.
    pub apart: Vec<OpRef>,
}

/// [`Edge::near`] and [`Edge::apart`], by the numbers of a guard's live values.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Note {
    near: Vec<u32>,
    apart: Vec<u32>,
}

impl State for Edge {
    type Note = Note;
    type Room = ();

    fn note(cx: &Cx, _room: &mut ()) -> Note {
        let numbers = |values: &[OpRef]| {
            let sides = values.iter().filter_map(|&value| match cx.side(value)? {
                Side::Live(n) => Some(n),
                Side::Const(_) => None,
            });
            sides.collect()
        };
        let Edge { near, apart, .. } = &cx.state.peel;
        Note { near: numbers(near), apart: numbers(apart) }
    }
    fn begin(cx: &mut Cx, note: &Note, inputs: &[OpRef]) {
        let of_numbers = |all: &[u32]| all.iter().map(|&n| inputs[n as usize]).collect();
        let edge = &mut cx.state.peel;
        (edge.near, edge.apart) = (of_numbers(&note.near), of_numbers(&note.apart));
    }
}

impl Cx<'_> {
    /// Whether a value was carried into the body and not used there so far.
    pub(super) fn is_idle(&self, value: OpRef) -> bool {
        if value == OpRef::NONE || value.is_const() {
            return false;
        }
        let carried = self.values[value.index()].carried;
        carried != super::info::NOWHERE && !self.state.peel.touched[carried as usize]
    }
}
