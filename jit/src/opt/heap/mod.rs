//! Pass: reads of what is known to be in memory, stores held back, stores that nobody can read.
//!
//! Two accesses can only meet if their field or array is the same and their objects may be. What was read or written last is known until
//! something may have changed it: a write that may meet it, or a call whose effect says so. Stores are held back as long as nobody can tell;
//! guards get them as pending writes, and a store that is overwritten first is never done, nor is one that puts back what was there.
//!
//! What a store that is held back may change is in doubt until it is done. If it is then the same that is stored, it holds in any case: two
//! generators that may be one both run and are suspended where they were.
//!
//! What a constant object has in a field that never changes, or has not changed in any object of its class ([`Host::while_settled`](crate::host::Host::while_settled)), is a constant.
//!
//! ```text
//! setfield(p0, count, i1)              # gone: overwritten
//! i2 = getfield(p0, count)             # i2 is i1
//! i3 = int_add_ovf(i2, 1)
//! guard_no_overflow()                  # resume data: pending p0.count = i1
//! setfield(p0, count, i3)
//! ```

mod state;
mod store;

pub use state::Note;
pub use store::{Heap, Known};

use super::GiveUp;
use super::bounds::Bounds;
use super::info::{Kind, NOWHERE};
use super::intbounds::held_in;
use super::ledger::Remover;
use super::pass::{Answer, Cx, Outcome};
use super::removal::Reason;
use crate::ir::{
    Args, Array, CallDescr, Const, Descr, Effect, Field, Groups, Op, OpRef, Opcode, Type,
};
use std::ops::ControlFlow;
use store::Held;

/// More stores than this are never held back at once: each is work at every guard.
const MOST_HELD: usize = 12;
/// Bytes of the header word.
const HEADER: u32 = 8;

/// One sort of place in memory: accesses in different cells never meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A field, in any object.
    Field(Field),
    /// The elements of a sort of arrays.
    Array(Array),
    /// What a function that [only looks](Effect::only_looks) makes of an object and at most one more argument, its *index*.
    Look(&'static CallDescr),
}

impl Cell {
    /// The groups that it is in: who writes one of them may change it.
    pub fn groups(self) -> Groups {
        match self {
            Cell::Field(field) => Groups::of(&[field.group]),
            Cell::Array(array) => Groups::of(&[array.group]),
            Cell::Look(call) => call.effect.reads,
        }
    }
    fn immutable(self) -> bool {
        match self {
            Cell::Field(field) => field.immutable,
            Cell::Array(array) => array.immutable,
            Cell::Look(_) => false,
        }
    }
    fn of(op: &Op) -> Cell {
        match op.code {
            Opcode::getfield | Opcode::setfield => Cell::Field(op.field()),
            Opcode::call => Cell::Look(op.call()),
            _ => Cell::Array(op.array().elements()),
        }
    }
    /// The type of what is there.
    pub fn ty(self) -> Type {
        match self {
            Cell::Field(field) => field.repr.ty(),
            Cell::Array(array) => array.repr.ty(),
            Cell::Look(call) => call.result,
        }
    }
    /// The range of ints that are there, whatever they are.
    pub fn range(self) -> Bounds {
        let range = match self {
            Cell::Field(field) => held_in(field.repr),
            Cell::Array(array) => held_in(array.repr),
            Cell::Look(_) => None,
        };
        range.unwrap_or(Bounds::ALL)
    }
}

/// Whether a call only looks, at as much as a cell can say.
pub fn looks(op: &Op) -> bool {
    op.code == Opcode::call
        && op.call().effect.only_looks()
        && op.call().result != Type::Void
        && matches!(op.args.len(), 1 | 2)
}

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    Ok(match op.code {
        Opcode::getfield | Opcode::getitem => read(cx, op),
        Opcode::setfield | Opcode::setitem => write(cx, op),
        Opcode::call if looks(op) => match known(cx, Cell::of(op), op.args[0], index(op)) {
            Some(outcome) => outcome,
            None => {
                before_call(cx, op.call().effect);
                Outcome::Keep
            }
        },
        Opcode::call => {
            before_call(cx, op.call().effect);
            Outcome::Keep
        }
        Opcode::set_class => {
            flush_header(cx);
            Outcome::Keep
        }
        Opcode::leave | Opcode::jump => {
            flush(cx);
            Outcome::Keep
        }
        _ => Outcome::Keep,
    })
}

/// After an operation that stayed.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    match op.code {
        Opcode::getfield | Opcode::getitem => {
            read_from(cx, op, result)?;
        }
        Opcode::call => {
            let effect = op.call().effect;
            for contents in &mut cx.state.heap.cells {
                let written = effect.reenters || effect.writes.meets(contents.cell.groups());
                if written && !contents.cell.immutable() {
                    contents.known.clear();
                }
            }
            if looks(op) {
                read_from(cx, op, result)?;
            }
        }
        Opcode::set_class => {
            for contents in &mut cx.state.heap.cells {
                let of_class = match contents.cell {
                    Cell::Field(field) => field.offset < HEADER,
                    Cell::Array(_) => false,
                    Cell::Look(_) => true,
                };
                if of_class {
                    contents.known.clear();
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// What was read is known to be there; and it is what was known to be there.
fn read_from(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    let (cell, object, index) = (Cell::of(op), op.args[0], index(op));
    if cx.state.heap.has_unread
        && let Some(unread) = in_place(cx, cell, object, index)
        && cx.is_unread(unread)
    {
        return cx.is_read(unread, result);
    }
    cx.state.heap.know(cell, Known { object, index, value: result });
    Ok(())
}

fn index(op: &Op) -> OpRef {
    match op.code {
        Opcode::getitem | Opcode::setitem => op.args[1],
        Opcode::call => op.args.get(1).copied().unwrap_or(OpRef::NONE),
        _ => OpRef::NONE,
    }
}

/// All that is known to be somewhere and has a name, newest last in each cell.
pub fn all<'a>(cx: &'a Cx) -> impl Iterator<Item = (Cell, Known)> + 'a {
    let all = cx.state.heap.cells.iter().flat_map(|c| c.known.iter().map(|&k| (c.cell, k)));
    all.filter(|(_, known)| !cx.is_unread(known.value))
}

/// Shows what is known of places that no store held back may be into: what memory holds at this very moment. Until enough was seen.
pub fn settled(cx: &Cx, mut see: impl FnMut(Cell, &Known) -> ControlFlow<()>) {
    for contents in &cx.state.heap.cells {
        for known in &contents.known {
            let meets = |held: &Held| {
                !never_meet(cx, (known.object, known.index), (held.object, held.index))
            };
            if !contents.held.iter().any(meets) && see(contents.cell, known).is_break() {
                return;
            }
        }
    }
}

/// Whether what was read, or seen by looking, is still there.
pub fn holds(cx: &Cx, read: &Op, value: OpRef) -> bool {
    let (cell, object, index) = (Cell::of(read), cx.resolve(read.args[0]), cx.resolve(index(read)));
    let Some(at) = cx.state.heap.find(cell) else { return false };
    let contents = &cx.state.heap.cells[at];
    let mut held = contents.held.iter();
    contents.known.iter().any(|k| k.is_of(cx, object, index) && cx.resolve(k.value) == value)
        && held.all(|held| never_meet(cx, (object, index), (held.object, held.index)))
}

/// How to read a value: from a field or element that it is in.
pub fn place_of(cx: &Cx, value: OpRef) -> Option<(Opcode, Args, Descr)> {
    let places =
        cx.state.heap.cells.iter().flat_map(|c| c.known.iter().map(move |known| (c, known)));
    let mut there = places.filter(|(_, known)| cx.resolve(known.value) == value);
    let (cell, object, index) = there.find_map(|(contents, known)| {
        let meets = |h: &Held| !never_meet(cx, (known.object, known.index), (h.object, h.index));
        let is_settled = !contents.held.iter().any(meets);
        is_settled.then_some((contents.cell, known.object, known.index))
    })?;
    match cell {
        Cell::Field(field) => Some((Opcode::getfield, Args::new(&[object]), Descr::Field(field))),
        Cell::Array(array) => {
            Some((Opcode::getitem, Args::new(&[object, index]), Descr::Array(array)))
        }
        Cell::Look(_) => None,
    }
}

/// The value known to be in a place, if there is a name for it.
pub fn lookup(cx: &Cx, cell: Cell, object: OpRef, index: OpRef) -> Option<OpRef> {
    in_place(cx, cell, object, index).filter(|&value| !cx.is_unread(value))
}

fn in_place(cx: &Cx, cell: Cell, object: OpRef, index: OpRef) -> Option<OpRef> {
    let contents = &cx.state.heap.cells[cx.state.heap.find(cell)?];
    let is_it = |k: &&Known| k.is_of(cx, object, index);
    let whatever_place = || contents.held.iter().flat_map(|held| held.changes_nothing(cx));
    let known = contents.known.iter().rev().find(is_it);
    known.or_else(|| whatever_place().find(is_it)).map(|k| k.value)
}

impl Known {
    fn is_of(&self, cx: &Cx, object: OpRef, index: OpRef) -> bool {
        cx.resolve(self.object) == object && cx.resolve(self.index) == index
    }
}

impl Held {
    /// The doubted that hold even if their place is this one: this is what is stored.
    fn changes_nothing<'a>(&'a self, cx: &'a Cx) -> impl Iterator<Item = &'a Known> {
        let value = cx.resolve(self.value);
        self.doubted.iter().filter(move |k| cx.resolve(k.value) == value)
    }
}

fn read(cx: &mut Cx, op: &mut Op) -> Outcome {
    let (cell, object, index) = (Cell::of(op), op.args[0], index(op));
    if let Some(constant) = constant_load(cx, op) {
        return Outcome::Is(cx.constant(constant), Reason::Folded);
    }
    if let Some(outcome) = known(cx, cell, object, index) {
        return outcome;
    }
    if let Some(at) = cx.state.heap.find(cell) {
        flush_meeting(cx, at, object, index);
    }
    Outcome::Keep
}

fn known(cx: &Cx, cell: Cell, object: OpRef, index: OpRef) -> Option<Outcome> {
    let value = lookup(cx, cell, object, index)?;
    let carried = !value.is_const() && cx.values[value.index()].carried != NOWHERE;
    Some(Outcome::Is(value, if carried { Reason::Carried } else { Reason::KnownLoad }))
}

/// What a read of something that never changes gives.
fn constant_load(cx: &mut Cx, op: &Op) -> Option<Const> {
    let object = op.args[0];
    if op.code == Opcode::getfield
        && let Some(class) = cx.class(object)
        && let Some(word) = cx.host.class_field(class, op.field())
    {
        return Some(Const::from_word(op.ty, word));
    }
    let cell = Cell::of(op);
    let Some(Const::Ref(object)) = cx.const_of(object) else {
        return None;
    };
    if Kind::of(object) != Kind::OBJECT {
        return None;
    }
    match cell {
        _ if cell.immutable() => {}
        Cell::Field(field) if cx.is_settled(object, field) => {}
        _ => return None,
    }
    let word = match cell {
        Cell::Field(field) => cx.host.load(object, field),
        Cell::Array(array) => match cx.const_of(op.args[1])? {
            Const::Int(i) => cx.host.load_item(object, array, i),
            _ => return None,
        },
        Cell::Look(_) => return None,
    };
    let constant = Const::from_word(op.ty, word);
    cx.pin(constant);
    Some(constant)
}

fn write(cx: &mut Cx, op: &mut Op) -> Outcome {
    let (cell, object, index) = (Cell::of(op), op.args[0], index(op));
    let value = *op.args.last().expect("a store has a value");
    let known = lookup(cx, cell, object, index);
    if let Some(known) = known
        && cx.resolve(known) == value
    {
        cx.touch(known);
        return Outcome::Gone(Reason::SameStore);
    }
    cx.state.heap.forget_looks(cell);
    let at = cx.state.heap.find_or_make(cell);
    // The write that this one overwrites goes; those that it may overwrite must be done before.
    let held = &cx.state.heap.cells[at].held;
    let same = |h: &Held| cx.resolve(h.object) == object && cx.resolve(h.index) == index;
    let dead = held.iter().position(same).map(|k| cx.state.heap.cells[at].held.remove(k));
    let (mut in_memory, mut doubted) = (known, Vec::new());
    if let Some(dead) = dead {
        cx.state.heap.held -= 1;
        cx.gone(dead.source, Reason::DeadStore, Remover::HEAP);
        (in_memory, doubted) = (dead.in_memory, dead.doubted);
    }
    flush_meeting(cx, at, object, index);
    let before = std::mem::take(&mut cx.state.heap.cells[at].known);
    let mut after = Vec::with_capacity(before.len() + 1);
    for k in before {
        let other = (k.object, k.index);
        if never_meet(cx, other, (object, index)) {
            after.push(k);
        } else if known.is_some_and(|known| differ(cx, k.value, known)) {
            known.into_iter().for_each(|known| cx.touch(known));
            after.push(k);
        } else if !k.is_of(cx, object, index) {
            doubted.push(k);
        }
    }
    let is_back = in_memory.filter(|&there| cx.resolve(there) == value);
    if let Some(there) = is_back {
        cx.touch(there);
        after.append(&mut doubted);
    }
    after.push(Known { object, index, value });
    let mut others = std::mem::take(&mut cx.state.heap.cells[at].held);
    for other in &mut others {
        other.doubted.retain(|k| never_meet(cx, (k.object, k.index), (object, index)));
    }
    (cx.state.heap.cells[at].known, cx.state.heap.cells[at].held) = (after, others);
    if is_back.is_some() {
        return Outcome::Gone(Reason::SameStore);
    }
    if cx.state.heap.held >= MOST_HELD {
        flush(cx);
    }
    let (op, source) = (op.clone(), cx.current);
    let held = Held { object, index, value, op, source, in_memory, doubted };
    cx.state.heap.cells[at].held.push(held);
    cx.state.heap.held += 1;
    Outcome::Held
}

/// Whether two places of one cell are never the same.
fn never_meet(cx: &Cx, a: (OpRef, OpRef), b: (OpRef, OpRef)) -> bool {
    let (i, j) = (cx.resolve(a.1), cx.resolve(b.1));
    if i != j && i != OpRef::NONE && j != OpRef::NONE && cx.range(i).meet(cx.range(j)).is_none() {
        return true;
    }
    are_apart(cx, a.0, b.0)
}

/// Whether two values are never the same object.
pub fn are_apart(cx: &Cx, a: OpRef, b: OpRef) -> bool {
    let (a, b) = (cx.resolve(a), cx.resolve(b));
    if a == b {
        return false;
    }
    let is_apart = |value| cx.state.peel.apart.iter().any(|&one| cx.resolve(one) == value);
    if is_apart(a) && is_apart(b) {
        return true;
    }
    if a.is_const() && b.is_const() {
        return true;
    }
    let fresh = |v: OpRef| !v.is_const() && cx.values[v.index()].fresh;
    let older = |v: OpRef, than: OpRef| {
        v.is_const() || {
            let made = cx.values[v.index()].made;
            made == NOWHERE || made < cx.values[than.index()].made
        }
    };
    if fresh(a) && (fresh(b) || older(b, a)) || fresh(b) && older(a, b) {
        return true;
    }
    matches!((cx.class(a), cx.class(b)), (Some(x), Some(y)) if x != y)
}

/// Whether two values are never the same. Where both are in memory at one moment they are in two places, and what is then written to one of
/// them leaves the other as it is.
fn differ(cx: &Cx, a: OpRef, b: OpRef) -> bool {
    match (cx.const_of(a), cx.const_of(b)) {
        (Some(a), Some(b)) => a.word() != b.word(),
        _ => false,
    }
}

/// Does the writes of a cell that may meet this place.
fn flush_meeting(cx: &mut Cx, at: usize, object: OpRef, index: OpRef) {
    flush_where(cx, at, |cx, held| !never_meet(cx, (held.object, held.index), (object, index)));
}

fn flush_where(cx: &mut Cx, at: usize, due: impl Fn(&Cx, &Held) -> bool) {
    if cx.state.heap.cells[at].held.is_empty() {
        return;
    }
    let all = std::mem::take(&mut cx.state.heap.cells[at].held);
    let (now, later): (Vec<Held>, Vec<Held>) = all.into_iter().partition(|h| due(cx, h));
    cx.state.heap.cells[at].held = later;
    cx.state.heap.held -= now.len();
    for held in now {
        let still: Vec<Known> = held.changes_nothing(cx).copied().collect();
        cx.state.heap.cells[at].known.extend(still);
        let mut op = held.op;
        for k in 0..op.args.len() {
            op.args[k] = cx.resolve(op.args[k]);
        }
        cx.emit(op, OpRef::NONE, held.source);
    }
}

/// Does all writes held back.
pub fn flush(cx: &mut Cx) {
    for at in 0..cx.state.heap.cells.len() {
        flush_where(cx, at, |_, _| true);
    }
}

/// More is known of which objects are apart: what was in doubt because of them is known again.
pub fn clear_doubts(cx: &mut Cx) {
    let mut heap = std::mem::take(&mut cx.state.heap);
    for contents in &mut heap.cells {
        for held in &mut contents.held {
            let place = (held.object, held.index);
            let doubted = std::mem::take(&mut held.doubted).into_iter();
            let (clear, still) = doubted.partition(|k| never_meet(cx, (k.object, k.index), place));
            contents.known.extend::<Vec<Known>>(clear);
            held.doubted = still;
        }
    }
    cx.state.heap = heap;
}

fn before_call(cx: &mut Cx, effect: Effect) {
    let seen = Groups(effect.reads.0 | effect.writes.0);
    for at in 0..cx.state.heap.cells.len() {
        if effect.reenters || seen.meets(cx.state.heap.cells[at].cell.groups()) {
            flush_where(cx, at, |_, _| true);
        }
    }
}

fn flush_header(cx: &mut Cx) {
    for at in 0..cx.state.heap.cells.len() {
        if matches!(cx.state.heap.cells[at].cell, Cell::Field(field) if field.offset < HEADER) {
            flush_where(cx, at, |_, _| true);
        }
    }
}
