//! What is known of memory crosses to a guard's bridge, and over the loop's edge.

use super::{Cell, Heap, Known, all, looks, settled};
use crate::ir::{Op, OpRef, Opcode, Type};
use crate::opt::bounds::Bounds;
use crate::opt::bridge::Side;
use crate::opt::info::{Kind, Knowledge, Shape};
use crate::opt::pass::{Cx, State};
use crate::opt::peel::short_preamble::Offer;
use std::ops::ControlFlow;

/// More facts about memory than this are not kept for a guard.
const MOST_FACTS: usize = 8;
/// Nor more of what is there and not handed over.
const MOST_UNREAD: usize = 8;
/// Nor are more looked at, which in a long trace are many.
const MOST_SEEN: usize = 24;

/// What is in memory at a guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fact {
    cell: Cell,
    object: Side,
    index: Option<Side>,
    value: Side,
}

/// What is known of something in memory that the guard does not hand over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unread {
    cell: Cell,
    object: Side,
    index: Option<Side>,
    known: Knowledge,
}

/// What is known of memory where a guard fails.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    facts: Box<[Fact]>,
    unread: Box<[Unread]>,
}

/// Room for what is not known to be wanted yet.
#[derive(Default)]
pub struct Room {
    facts: Vec<Fact>,
    unread: Vec<Unread>,
}

impl State for Heap {
    type Note = Note;
    type Room = Room;

    fn note(cx: &Cx, room: &mut Room) -> Note {
        let Room { facts, unread } = room;
        facts.clear();
        unread.clear();
        let side = |value: OpRef| if cx.is_idle(value) { None } else { cx.side(value) };
        let mut note = |cell: Cell, known: &Known| {
            // What is carried into a body holds only if something there needs it.
            let Some(object) = side(known.object) else { return };
            let index = match known.index {
                OpRef::NONE => None,
                index => match side(index) {
                    None => return,
                    index => index,
                },
            };
            match side(known.value) {
                Some(value) if facts.len() < MOST_FACTS => {
                    facts.push(Fact { cell, object, index, value });
                }
                None if unread.len() < MOST_UNREAD => {
                    let known = cx.known_there(cell, known.value);
                    unread.extend(known.map(|known| Unread { cell, object, index, known }));
                }
                _ => {}
            }
        };
        // Where what is near is comes first.
        let near = &cx.state.peel.near;
        let mut left = MOST_SEEN;
        for is_first in [true, false] {
            if left == 0 || is_first && near.is_empty() {
                continue;
            }
            settled(cx, |cell, known| {
                if near.contains(&known.value) == is_first {
                    note(cell, known);
                    left -= 1;
                }
                if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        Note { facts: facts[..].into(), unread: unread[..].into() }
    }

    fn begin(cx: &mut Cx, note: &Note, inputs: &[OpRef]) {
        for fact in &note.facts {
            let ty = fact.cell.ty();
            let object = cx.of_side(fact.object, inputs, Type::Ref);
            let index = fact.index.map(|index| cx.of_side(index, inputs, Type::Int));
            let value = cx.of_side(fact.value, inputs, ty);
            if let (Some(object), Some(value), None | Some(Some(_))) = (object, value, index) {
                let index = index.flatten().unwrap_or(OpRef::NONE);
                cx.state.heap.know(fact.cell, Known { object, index, value });
            }
        }
        for unread in &note.unread {
            let object = cx.of_side(unread.object, inputs, Type::Ref);
            let index = unread.index.map(|index| cx.of_side(index, inputs, Type::Int));
            if let (Some(object), None | Some(Some(_))) = (object, index) {
                let value = cx.fresh(unread.known.ty);
                cx.values[value.index()].unread = true;
                cx.assume(value, &unread.known);
                let index = index.flatten().unwrap_or(OpRef::NONE);
                cx.state.heap.know_unread(unread.cell, Known { object, index, value });
            }
        }
    }

    fn offer(cx: &Cx, offers: &mut Vec<Offer>) {
        offers.extend(all(cx).map(|(cell, known)| Offer::Place(cell, known)));
    }

    fn enter_body(cx: &mut Cx) {
        cx.state.heap.clear();
    }

    fn carried(cx: &mut Cx, op: &Op, result: OpRef) -> bool {
        let heap = &mut cx.state.heap;
        match op.code {
            Opcode::getfield => heap.know_field(op.args[0], op.field(), result),
            Opcode::getitem => heap.know_item(op.args[0], op.array(), op.args[1], result),
            Opcode::call if looks(op) => {
                let index = op.args.get(1).copied().unwrap_or(OpRef::NONE);
                let known = Known { object: op.args[0], index, value: result };
                heap.know(Cell::Look(op.call()), known);
            }
            _ => return false,
        }
        true
    }
}

impl Cx<'_> {
    /// What is known of a value in a place like this beyond what all have there. Nothing of an object that is not allocated, or that nothing needs.
    fn known_there(&self, cell: Cell, value: OpRef) -> Option<Knowledge> {
        let is_idle = self.is_idle(value);
        let value = self.resolve(value);
        if is_idle || value.is_const() || self.is_idle(value) {
            return None;
        }
        let info = &self.values[value.index()];
        let of_int = if info.twin == OpRef::NONE { info.range } else { Bounds::ALL };
        let is_any = info.kind == Kind::ANY && info.class.is_none() && of_int == cell.range();
        let is_object = |shape: &Shape| !matches!(shape, Shape::Tagged(_));
        if is_any || self.virtual_shape(value).is_some_and(is_object) {
            return None;
        }
        let mut known = self.knowledge(value);
        if known.kind == Kind::INT {
            known.range = self.range_of_small_int(value);
        }
        let any = Knowledge { range: cell.range(), ..Knowledge::none(known.ty) };
        (known != any).then_some(known)
    }
}
