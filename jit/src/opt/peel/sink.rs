//! Stores that go round a loop: what a virtualizable has is in registers in the body, and written back where the loop is left.
//!
//! What the program declared virtualizable is an input of the loop. A store into a field of it, or to a constant index of a list that it has in a field or is itself,
//! that is still held back where the loop goes round, is not done there: its value crosses the edge, and the body begins with the store held back.
//! Guards get it as a pending write, calls that look have it done first, and an iteration that does neither stores nothing.
//!
//! ```text
//! p1 = getfield(p0, stack)                      p1, p2 and i3 are there
//! p2 = getfield(p1, storage)                    label(p0, p1, p2, i3, label=1)
//! i3 = untag(getitem(p2, 0))            ──►     i4 = int_add(i3, 1)
//! i4 = int_add(i3, 1)                           guard_true(..)     pending p2[0] = i4
//! setitem(p2, 0, tag(i4))                       jump(p0, p1, p2, i4, label=1)
//! ```
//!
//! The list and its storage go round with the items. That they are what the virtualizable has is so for whoever comes to the label: they were read there, and where one
//! of them is another at the body's end nothing is sunk in lists. What is known to be in an item need not be read; who has to read it makes sure that the list is long
//! enough. Two lists of a virtualizable could be one, so that each store into one would be a doubt about the other: who enters the body makes sure that
//! they are not, and there they are known to be apart.

use super::virtual_state::Instance;
use crate::ir::{Array, Class, Const, Descr, Field, Op, OpRef, Opcode, OriginId, SnapshotId, Type};
use crate::opt::GiveUp;
use crate::opt::bounds::Bounds;
use crate::opt::heap::{self, Cell, Known};
use crate::opt::info::{Kind, Knowledge, NOWHERE};
use crate::opt::ledger::Remover;
use crate::opt::pass::{Cx, Emitted};
use crate::opt::removal::{Escape, InMemory, LeftWrite, Reason};

/// Of more lists nothing is sunk: each goes round, and each two must be told apart.
const MOST_LISTS: usize = 4;
/// More places than this are never sunk: each is work at every guard.
const MOST_PLACES: usize = 12;

/// What crosses the loop edge in registers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sunk {
    lists: Vec<List>,
    places: Vec<Place>,
}

/// A list in a field of a virtualizable, or that is one.
#[derive(Clone, Copy, PartialEq, Debug)]
struct List {
    /// Which of the loop's values has it or, without a field, is it, and what that is.
    root: usize,
    class: Class,
    field: Option<Field>,
    /// What the list is, where it has its items, and how many there are.
    list: Class,
    storage: Field,
    length: Field,
}

/// A place whose store is sunk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    part: Part,
    /// Where the store was recorded.
    origin: OriginId,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    /// A field of one of the loop's values, which is of this class.
    Field(usize, Class, Field),
    /// An item of one of the lists.
    Item(usize, Array, i64),
}

impl Sunk {
    /// Whether nothing is.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// How many values the body begins with besides the loop's own.
    pub fn added(&self) -> usize {
        2 * self.lists.len() + self.places.len()
    }

    /// Without lists; nothing if there are none.
    pub fn without_lists(&self) -> Sunk {
        let is_field = |place: &&Place| matches!(place.part, Part::Field(..));
        let places = self.places.iter().filter(|_| !self.lists.is_empty()).filter(is_field);
        Sunk { lists: Vec::new(), places: places.copied().collect() }
    }

    /// With more places, as long as there are not too many.
    pub fn with(&self, more: &[Place]) -> Option<Sunk> {
        let places: Vec<Place> = self.places.iter().chain(more).copied().collect();
        (places.len() <= MOST_PLACES).then(|| Sunk { lists: self.lists.clone(), places })
    }

    /// Which of the values that the body begins with besides are items.
    pub fn items(&self) -> impl Iterator<Item = usize> + '_ {
        let is_item = |place: &Place| matches!(place.part, Part::Item(..));
        let items = self.places.iter().enumerate().filter(move |(_, place)| is_item(place));
        items.map(|(k, _)| 2 * self.lists.len() + k)
    }

    /// The storages of the lists among the values of an iteration.
    fn storages<'a>(&'a self, values: &'a [OpRef]) -> impl Iterator<Item = OpRef> + 'a {
        let first = values.len() - self.added();
        (0..self.lists.len()).map(move |k| values[first + 2 * k + 1])
    }

    /// The object that a place is in, and the index there.
    fn place(&self, cx: &mut Cx, place: &Place, values: &[OpRef]) -> (Cell, OpRef, OpRef) {
        match place.part {
            Part::Field(root, _, field) => (Cell::Field(field), values[root], OpRef::NONE),
            Part::Item(list, array, index) => {
                let storage = self.storages(values).nth(list).expect("it is one of the lists");
                (Cell::Array(array), storage, cx.constant(Const::Int(index)))
            }
        }
    }
}

/// What virtualizables among these values have that has a store held back.
pub fn choose(cx: &mut Cx, values: &[OpRef]) -> Sunk {
    let mut sunk = Sunk::default();
    let (mut lists, mut storages) = (Vec::new(), Vec::new());
    for &root in &cx.trace.virtualizables {
        let Some(&value) = values.get(root) else { continue };
        let object = cx.resolve(value);
        let Some(class) = cx.class(object).filter(|_| cx.virtual_index(object).is_none()) else {
            continue;
        };
        for (field, origin) in cx.state.heap.held_alone(|held| cx.resolve(held) == object) {
            let is_it =
                |one: &Place| matches!(one.part, Part::Field(_, _, there) if there == field);
            if !sunk.places.iter().any(is_it) {
                sunk.places.push(Place { part: Part::Field(root, class, field), origin });
            }
        }
        lists_of(cx, (root, class, object), &mut lists, &mut storages);
    }
    let held = held_items(cx, &storages, &[]);
    if !held.is_empty() && lists.len() <= MOST_LISTS {
        sunk.lists = lists;
        sunk.places.extend(held);
        sunk.places.truncate(MOST_PLACES);
    }
    sunk
}

/// The lists in the fields of an object that the trace has read or written items of.
fn lists_of(
    cx: &Cx,
    (root, class, object): (usize, Class, OpRef),
    lists: &mut Vec<List>,
    storages: &mut Vec<OpRef>,
) {
    let found = |of: OpRef| {
        let known = heap::all(cx).filter(move |(_, known)| cx.resolve(known.object) == of);
        known.filter_map(|(cell, known)| match cell {
            Cell::Field(field) if cx.virtual_index(known.value).is_none() => {
                Some((field, cx.resolve(known.value)))
            }
            _ => None,
        })
    };
    let has = |class, field| cx.host.has_field(class, field);
    let inside = found(object).map(|(field, value)| (Some(field), value));
    for (field, value) in inside.chain([(None, object)]) {
        let Some(list) = cx.class(value) else { continue };
        for (storage, items) in found(value) {
            let Some(length) = cx.host.counted_by(list, storage) else { continue };
            let is_there = field.is_none_or(|field| has(class, field));
            let is_there = is_there && has(list, storage) && has(list, length);
            if is_there && !storages.contains(&items) && is_looked_into(cx, items) {
                lists.push(List { root, class, field, list, storage, length });
                storages.push(items);
            }
        }
    }
}

/// Whether the trace has read or written items of an array.
fn is_looked_into(cx: &Cx, storage: OpRef) -> bool {
    cx.trace.ops.iter().any(|op| {
        let is_item = matches!(op.code, Opcode::getitem | Opcode::setitem);
        is_item && cx.of_recorded(op.args[0]) == storage
    })
}

/// The items of these storages that have a store held back, but for those that are known.
fn held_items(cx: &Cx, storages: &[OpRef], known: &[Place]) -> Vec<Place> {
    let item = |(array, there, origin): (Array, Known, OriginId)| {
        let list = storages.iter().position(|&one| cx.resolve(one) == cx.resolve(there.object))?;
        let Some(Const::Int(index @ 0..)) = cx.const_of(there.index) else { return None };
        let part = Part::Item(list, array, index);
        let is_new = known.iter().all(|place| place.part != part);
        is_new.then_some(Place { part, origin })
    };
    cx.state.heap.held_items().filter_map(item).collect()
}

/// Other items of the lists that have a store held back at the body's end, now that lists are known to be apart.
pub fn more(cx: &Cx, sunk: &Sunk, inside: &Instance) -> Vec<Place> {
    let storages: Vec<OpRef> = sunk.storages(&inside.roots).collect();
    held_items(cx, &storages, &sunk.places)
}

/// What the body, which begins at `from` of what was emitted, writes into virtualizables and their lists all the same.
pub fn left(cx: &Cx, from: usize, sunk: &Sunk, inside: &Instance) -> Vec<LeftWrite> {
    let roots =
        cx.trace.virtualizables.iter().filter_map(|&root| Some((root, *inside.roots.get(root)?)));
    let roots: Vec<(usize, OpRef)> = roots.map(|(root, value)| (root, cx.resolve(value))).collect();
    let (mut lists, mut storages) = (Vec::new(), Vec::new());
    for &(root, object) in &roots {
        if let Some(class) = cx.class(object) {
            lists_of(cx, (root, class, object), &mut lists, &mut storages);
        }
    }
    storages.extend(sunk.storages(&inside.roots).map(|storage| cx.resolve(storage)));
    let emitted = &cx.out[from..];
    let written = |(at, one): (usize, &Emitted)| {
        let object = cx.resolve(*one.op.args.first()?);
        let (cell, is_constant) = match one.op.code {
            Opcode::setfield if roots.iter().any(|&(_, root)| root == object) => {
                (Cell::Field(one.op.field()), true)
            }
            Opcode::setitem if storages.contains(&object) => {
                (Cell::Array(one.op.array()), cx.const_of(one.op.args[1]).is_some())
            }
            _ => return None,
        };
        let looks =
            |op: &&Op| op.code == Opcode::call && op.call().effect.reads.meets(cell.groups());
        let call = emitted[at..].iter().map(|later| &later.op).find(looks);
        let why = match call {
            _ if !is_constant => InMemory::Index,
            Some(call) => InMemory::Call(call.origin),
            None => InMemory::Otherwise,
        };
        Some(LeftWrite { origin: one.op.origin, why })
    };
    emitted.iter().enumerate().filter_map(written).collect()
}

/// Where values come to the body's label.
#[derive(Clone, Copy)]
pub enum Edge<'a> {
    /// At the preamble's end.
    First,
    /// At the body's end; these are the values that it began with.
    Round(&'a Instance),
    /// Later, from elsewhere; with a snapshot to leave to, guards make sure of what is not known.
    Late(Option<SnapshotId>),
}

impl Edge<'_> {
    fn leave(self) -> Option<SnapshotId> {
        match self {
            Edge::Late(leave) => leave,
            _ => None,
        }
    }
}

/// At a loop edge: takes the lists and the values of the places, each behind the values that have it, and does all other stores. Gives the stores that were held back, which
/// are nowhere now: whoever may still leave to the interpreter holds them back again ([`hold_again`]). `None`: a place is not there.
pub fn take(
    cx: &mut Cx,
    sunk: &Sunk,
    values: &mut Vec<OpRef>,
    edge: Edge,
) -> Result<Option<Vec<(Cell, Op)>>, GiveUp> {
    let own = values.len();
    if !take_lists(cx, sunk, values, edge)? {
        return Ok(None);
    }
    values.resize(own + sunk.added(), OpRef::NONE);
    for place in &sunk.places {
        if let Part::Item(list, _, index) = place.part
            && !matches!(edge, Edge::Round(_))
            && !is_there(cx, sunk, place, values)
            && !is_longer(cx, sunk.lists[list].length, values[own + 2 * list], index, edge.leave())?
        {
            return Ok(None);
        }
    }
    let mut taken = Vec::with_capacity(sunk.places.len());
    for place in &sunk.places {
        let (cell, object, index) = sunk.place(cx, place, values);
        let held = take_held(cx, cell, object, index);
        taken.push(held.map(|(value, source)| {
            cx.gone(source, Reason::Sunk, Remover::PEEL);
            value
        }));
    }
    heap::flush(cx);
    let mut stores = Vec::new();
    for (k, (place, held)) in sunk.places.iter().zip(taken).enumerate() {
        let (cell, object, index) = sunk.place(cx, place, values);
        let object = cx.resolve(object);
        if let Some(value) = held {
            stores.push((cell, store(cx, place, (cell, object, index), value)));
        }
        let value = held.or_else(|| heap::lookup(cx, cell, object, index));
        let value = value.unwrap_or_else(|| load(cx, cell, object, index));
        values[own + 2 * sunk.lists.len() + k] = value;
    }
    Ok(Some(stores))
}

/// Adds the lists and their storages to the values, and sees to it that they are apart. Whether all is as it should be.
fn take_lists(
    cx: &mut Cx,
    sunk: &Sunk,
    values: &mut Vec<OpRef>,
    edge: Edge,
) -> Result<bool, GiveUp> {
    let own = values.len();
    let moved = |cx: &Cx, at: usize, value: OpRef| matches!(edge, Edge::Round(inside) if cx.resolve(inside.roots[at]) != value);
    let fields = sunk.places.iter().filter_map(|place| match place.part {
        Part::Field(root, class, _) => Some((root, class)),
        Part::Item(..) => None,
    });
    for (root, class) in fields.chain(sunk.lists.iter().map(|list| (list.root, list.class))) {
        let object = cx.force(values[root], Escape::LoopEdge(None), cx.origin());
        if moved(cx, root, object) || cx.class(object) != Some(class) {
            return Ok(false);
        }
    }
    for list in &sunk.lists {
        let Some(found) = reach(cx, list, values[list.root], edge.leave())? else {
            return Ok(false);
        };
        for value in found {
            if moved(cx, values.len(), value) {
                return Ok(false);
            }
            values.push(value);
        }
    }
    let pairs = values[own..].chunks_exact(2).zip(&sunk.lists);
    cx.state.peel.counted = pairs.map(|(pair, list)| (pair[0], pair[1], list.length)).collect();
    let storages: Vec<OpRef> =
        cx.state.peel.counted.iter().map(|&(_, storage, _)| cx.resolve(storage)).collect();
    let mut doubts = Vec::new();
    for (k, &a) in storages.iter().enumerate() {
        let others = storages[..k].iter().filter(|&&b| !heap::are_apart(cx, a, b));
        doubts.extend(others.map(|&b| [b, a]));
    }
    if doubts.is_empty() {
        return Ok(true);
    }
    if cx.trace.shares_lists {
        return Ok(false);
    }
    match edge {
        Edge::First => {
            cx.start_round(&values[..own]);
            if !cx.tell_apart(&doubts)? {
                return Ok(false);
            }
        }
        Edge::Round(_) | Edge::Late(None) => return Ok(false),
        Edge::Late(Some(leave)) => {
            for pair in &doubts {
                let apart = cx.compute(Opcode::ptr_ne, pair)?;
                cx.guard(Opcode::guard_true, &[apart], Descr::None, leave)?;
            }
        }
    }
    cx.state.peel.apart = storages;
    heap::clear_doubts(cx);
    Ok(true)
}

/// The list that a virtualizable has, and its storage.
fn reach(
    cx: &mut Cx,
    one: &List,
    object: OpRef,
    leave: Option<SnapshotId>,
) -> Result<Option<[OpRef; 2]>, GiveUp> {
    let list = one.field.map_or(Ok(object), |field| read(cx, field, object))?;
    let list = cx.force(list, Escape::LoopEdge(None), cx.origin());
    if cx.class(list) != Some(one.list) {
        let Some(leave) = leave else { return Ok(None) };
        let kind = Kind::OBJECT;
        let wanted = Knowledge { kind, class: Some(one.list), ..Knowledge::none(Type::Ref) };
        cx.ensure(list, &wanted, leave)?;
    }
    let list = cx.resolve(list);
    let storage = read(cx, one.storage, list)?;
    Ok(Some([list, cx.force(storage, Escape::LoopEdge(None), cx.origin())]))
}

/// Reads a field of an object that has it.
fn read(cx: &mut Cx, field: Field, object: OpRef) -> Result<OpRef, GiveUp> {
    let object = cx.resolve(object);
    let op = cx.make(Opcode::getfield, &[object], Descr::Field(field), field.repr.ty());
    let current = std::mem::replace(&mut cx.current, NOWHERE);
    let value = cx.run(op);
    cx.current = current;
    value
}

/// Whether it is known that a place is there: what is in it, or that the trace was there before.
fn is_there(cx: &mut Cx, sunk: &Sunk, place: &Place, values: &[OpRef]) -> bool {
    let (cell, object, index) = sunk.place(cx, place, values);
    let object = cx.resolve(object);
    let was = |op: &Op| {
        let is_item = matches!(op.code, Opcode::getitem | Opcode::setitem);
        is_item && cx.resolve(op.args[0]) == object && cx.resolve(op.args[1]) == index
    };
    heap::lookup(cx, cell, object, index).is_some() || cx.out.iter().any(|one| was(&one.op))
}

/// Whether a list that its field `length` counts has an item at an index.
fn is_longer(
    cx: &mut Cx,
    length: Field,
    list: OpRef,
    index: i64,
    leave: Option<SnapshotId>,
) -> Result<bool, GiveUp> {
    let length = read(cx, length, list)?;
    let range = Bounds { lo: index + 1, ..Bounds::ALL };
    let wanted = Knowledge { range, ..Knowledge::none(Type::Int) };
    if let Some(leave) = leave {
        cx.ensure(length, &wanted, leave)?;
    }
    Ok(wanted.follows_from(&cx.knowledge(length)))
}

/// Sees to it that an element may be read, if the array is the storage of a list at this edge.
pub fn reaches(cx: &mut Cx, array: OpRef, index: OpRef, leave: SnapshotId) -> Result<bool, GiveUp> {
    let (array, index) = (cx.resolve(array), cx.const_of(index));
    let list = cx.state.peel.counted.iter().find(|one| cx.resolve(one.1) == array).copied();
    match (list, index) {
        (Some((list, _, length)), Some(Const::Int(index @ 0..))) => {
            is_longer(cx, length, list, index, Some(leave))
        }
        _ => Ok(false),
    }
}

/// Until [`release`], a guard that fails writes what was taken.
pub fn hold_again(cx: &mut Cx, stores: &[(Cell, Op)]) {
    for (cell, op) in stores {
        cx.state.heap.hold(*cell, op.clone());
    }
}

/// Ends what [`hold_again`] began. Stores that somebody needed done in between were done.
pub fn release(cx: &mut Cx, stores: &[(Cell, Op)]) {
    for (cell, op) in stores {
        let index = if op.args.len() == 3 { op.args[1] } else { OpRef::NONE };
        take_held(cx, *cell, op.args[0], index);
    }
}

fn take_held(cx: &mut Cx, cell: Cell, object: OpRef, index: OpRef) -> Option<(OpRef, u32)> {
    let (object, index) = (cx.resolve(object), cx.resolve(index));
    let mut heap = std::mem::take(&mut cx.state.heap);
    let held =
        heap.take_held(cell, |there, at| cx.resolve(there) == object && cx.resolve(at) == index);
    cx.state.heap = heap;
    held
}

fn store(
    cx: &mut Cx,
    place: &Place,
    (cell, object, index): (Cell, OpRef, OpRef),
    value: OpRef,
) -> Op {
    let op = match cell {
        Cell::Array(array) => {
            let args = [object, index, value];
            cx.make(Opcode::setitem, &args, Descr::Array(array), Type::Void)
        }
        Cell::Field(field) => {
            cx.make(Opcode::setfield, &[object, value], Descr::Field(field), Type::Void)
        }
        Cell::Look(_) => unreachable!("nothing is stored there"),
    };
    Op { origin: place.origin, ..op }
}

fn load(cx: &mut Cx, cell: Cell, object: OpRef, index: OpRef) -> OpRef {
    let ty = cell.ty();
    let op = match cell {
        Cell::Array(array) => cx.make(Opcode::getitem, &[object, index], Descr::Array(array), ty),
        Cell::Field(field) => cx.make(Opcode::getfield, &[object], Descr::Field(field), ty),
        Cell::Look(_) => unreachable!("nothing is sunk there"),
    };
    let value = cx.fresh(ty);
    cx.emit(op, value, NOWHERE);
    value
}

/// Forgets what memory held in these places, as it is behind in the body, and what goes round anyway.
pub fn forget(cx: &mut Cx, sunk: &Sunk, values: &[OpRef]) {
    for place in &sunk.places {
        let (cell, object, index) = sunk.place(cx, place, values);
        match cell {
            // Elements are only read where they are known.
            Cell::Array(_) => forget_at(cx, cell, object, index),
            _ => cx.state.heap.forget(cell),
        }
        cx.state.heap.forget_looks(cell);
    }
    let first = values.len() - sunk.added();
    for (k, list) in sunk.lists.iter().enumerate() {
        if let Some(field) = list.field {
            forget_at(cx, Cell::Field(field), values[list.root], OpRef::NONE);
        }
        forget_at(cx, Cell::Field(list.storage), values[first + 2 * k], OpRef::NONE);
    }
}

fn forget_at(cx: &mut Cx, cell: Cell, object: OpRef, index: OpRef) {
    let (object, index) = (cx.resolve(object), cx.resolve(index));
    let mut heap = std::mem::take(&mut cx.state.heap);
    heap.forget_where(cell, |known| {
        cx.resolve(known.object) == object && cx.resolve(known.index) == index
    });
    cx.state.heap = heap;
}

/// The body begins with these stores held back; `inside` are its values, those of the places last.
pub fn hold(cx: &mut Cx, sunk: &Sunk, inside: &Instance) {
    let values = &inside.roots;
    let first = values.len() - sunk.added();
    for (k, list) in sunk.lists.iter().enumerate() {
        let [object, storage] = [values[first + 2 * k], values[first + 2 * k + 1]];
        if let Some(field) = list.field {
            cx.state.heap.know_field(values[list.root], field, object);
        }
        cx.state.heap.know_field(object, list.storage, storage);
    }
    cx.state.peel.near = values[first..][..2 * sunk.lists.len()].to_vec();
    cx.state.peel.apart = sunk.storages(values).collect();
    for (place, &value) in sunk.places.iter().zip(&values[first + 2 * sunk.lists.len()..]) {
        let (cell, object, index) = sunk.place(cx, place, values);
        let op = store(cx, place, (cell, object, index), value);
        cx.state.heap.hold(cell, op);
        cx.state.heap.know(cell, Known { object, index, value });
    }
}
