//! Stores that go round a loop: fields of a virtualizable are in registers in the body, and written back where it is left.
//!
//! What the program declared virtualizable is an input of the loop. A store into a field of it that is still held back where the loop goes round
//! is not done there: its value crosses the edge, and the body begins with the store held back. Guards get it as a pending
//! write, calls that look have it done first, and an iteration that does neither stores nothing.

use super::virtual_state::Instance;
use crate::ir::{Class, Descr, Field, Op, OpRef, Opcode, OriginId, Type};
use crate::opt::heap::{self, Cell, Known};
use crate::opt::info::NOWHERE;
use crate::opt::pass::Cx;
use crate::opt::removal::{Escape, Reason};

/// A field that crosses the loop edge in a register.
#[derive(Clone, PartialEq, Debug)]
pub struct Sunk {
    /// Which of the loop's values has it.
    root: usize,
    field: Field,
    /// What that is.
    class: Class,
    /// Where the store was recorded.
    origin: OriginId,
}

/// The fields of virtualizables among these values that have a store held back.
pub fn choose(cx: &Cx, values: &[OpRef]) -> Vec<Sunk> {
    let mut sunk = Vec::new();
    for &root in &cx.trace.virtualizables {
        let Some(&value) = values.get(root) else { continue };
        let object = cx.resolve(value);
        let Some(class) = cx.class(object).filter(|_| cx.virtual_index(object).is_none()) else {
            continue;
        };
        for (field, origin) in cx.heap.held_alone(|held| cx.resolve(held) == object) {
            let known = |one: &Sunk| one.field == field;
            if !sunk.iter().any(known) {
                sunk.push(Sunk { root, field, class, origin });
            }
        }
    }
    sunk
}

/// At a loop edge: takes the values of the fields, each behind the value that has it, and does all other stores. Gives the stores that were held back, which are
/// nowhere now: whoever may still leave to the interpreter holds them back again ([`hold_again`]). `None`: a field is not there; `inside` is what the values were
/// when the body began.
pub fn take(
    cx: &mut Cx,
    sunk: &[Sunk],
    values: &mut Vec<OpRef>,
    inside: Option<&Instance>,
) -> Option<Vec<(Field, Op)>> {
    let mut taken = Vec::with_capacity(sunk.len());
    for one in sunk {
        let object = cx.force(values[one.root], Escape::LoopEdge(None), cx.origin());
        let moved = inside.is_some_and(|inside| cx.resolve(inside.roots[one.root]) != object);
        if moved || cx.class(object) != Some(one.class) {
            return None;
        }
        let mut heap = std::mem::take(&mut cx.heap);
        let held = heap.take_held(one.field, |held| cx.resolve(held) == object);
        cx.heap = heap;
        taken.push((
            object,
            held.map(|(value, source)| {
                cx.gone(source, Reason::Sunk);
                value
            }),
        ));
    }
    heap::flush(cx);
    let mut stores = Vec::new();
    for (one, (object, held)) in sunk.iter().zip(taken) {
        if let Some(value) = held {
            stores.push((one.field, store(cx, one, object, value)));
        }
        let value = held.or_else(|| heap::lookup(cx, Cell::Field(one.field), object, OpRef::NONE));
        values.push(value.unwrap_or_else(|| load(cx, one.field, object)));
    }
    Some(stores)
}

/// Until [`release`], a guard that fails writes what was taken.
pub fn hold_again(cx: &mut Cx, stores: &[(Field, Op)]) {
    for (field, op) in stores {
        cx.heap.hold(*field, op.clone());
    }
}

/// Ends what [`hold_again`] began. Stores that somebody needed done in between were done.
pub fn release(cx: &mut Cx, stores: &[(Field, Op)]) {
    let mut heap = std::mem::take(&mut cx.heap);
    for (field, op) in stores {
        let object = cx.resolve(op.args[0]);
        let _ = heap.take_held(*field, |held| cx.resolve(held) == object);
    }
    cx.heap = heap;
}

fn store(cx: &mut Cx, one: &Sunk, object: OpRef, value: OpRef) -> Op {
    let op = cx.make(Opcode::setfield, &[object, value], Descr::Field(one.field), Type::Void);
    Op { origin: one.origin, ..op }
}

fn load(cx: &mut Cx, field: Field, object: OpRef) -> OpRef {
    let ty = field.repr.ty();
    let op = cx.make(Opcode::getfield, &[object], Descr::Field(field), ty);
    let value = cx.fresh(ty);
    cx.emit(op, value, NOWHERE);
    value
}

/// Forgets what memory held in places like these: it is behind in the body.
pub fn forget(cx: &mut Cx, sunk: &[Sunk]) {
    for one in sunk {
        cx.heap.forget(Cell::Field(one.field));
    }
}

/// The body begins with these stores held back; `inside` are its values, those of the fields last.
pub fn hold(cx: &mut Cx, sunk: &[Sunk], inside: &Instance) {
    let first = inside.roots.len() - sunk.len();
    for (one, &value) in sunk.iter().zip(&inside.roots[first..]) {
        let object = inside.roots[one.root];
        let op = store(cx, one, object, value);
        cx.heap.hold(one.field, op);
        cx.heap.know(Cell::Field(one.field), Known { object, index: OpRef::NONE, value });
    }
}
