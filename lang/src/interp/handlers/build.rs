//! Displays: tuples, lists, sets, dicts, slices, strings; and taking sequences apart.

use super::arith::finish;
use super::item;
use super::own_hash::{self, Search};
use super::slice::{MOST, known_length};
use super::{table, text};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{List, Name, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_compiler::bytecode::liveness::Registers;
use sidewinder_jit::ir::Array;
use sidewinder_jit::machine::{Flow, Machine};

/// A tuple of these values.
pub fn tuple<M: Machine>(m: &M, items: &[M::Ref]) -> Result<M::Ref, Raised> {
    if items.is_empty() {
        return Ok(m.cr(vm(m).known.empty_tuple.bits()));
    }
    let fresh = match m.try_new_array(vm(m).quick.tuples, items.len()) {
        Some(fresh) => fresh,
        None => m.call(&residual::NEW_TUPLE, &[m.cr(Value::small(items.len() as i64).bits())])?,
    };
    for (n, item) in items.iter().enumerate() {
        m.store_item(fresh, ITEMS_OF_TUPLE, m.ci(n as i64), *item);
    }
    Ok(fresh)
}

/// `BuildTuple` where there is memory.
#[inline(always)]
pub fn build_tuple_quickly<M: Machine>(m: &M, i: Ins) -> Flow {
    let Some(fresh) = m.try_new_array(vm(m).quick.tuples, i.c() as usize) else {
        return Flow::Slow;
    };
    for k in 0..i.c() {
        m.store_item_quietly(fresh, ITEMS_OF_TUPLE, m.ci(k as i64), m.slot(i.b() + k));
    }
    m.set_slot(i.a(), fresh);
    next(m, 1)
}

/// `BuildTuple`
pub fn build_tuple<M: Machine>(m: &M, i: Ins) -> Flow {
    let items: Vec<_> = (0..i.c()).map(|k| m.slot(i.b() + k)).collect();
    finish(m, i, tuple(m, &items))
}

/// The registers that a `Park` or `Unpark` names.
fn parked<M: Machine>(m: &M) -> Registers {
    Registers::of_words(&std::array::from_fn::<u32, 8, _>(|n| word(m.pc(), n + 1)))
}

/// `Park`
pub fn park<M: Machine>(m: &M, i: Ins) -> Flow {
    let values: Vec<_> = parked(m).iter().map(|register| m.slot(register as isize)).collect();
    finish(m, i, tuple(m, &values))
}

/// `Unpark`
pub fn unpark<M: Machine>(m: &M, i: Ins) -> Flow {
    let (values, result) = (m.slot(i.b()), m.slot(i.b() + 1));
    for (n, register) in (0..).zip(parked(m).iter()) {
        m.set_slot(register as isize, m.load_item(values, ITEMS_OF_TUPLE, m.ci(n)));
    }
    finish(m, i, Ok(result))
}

/// `BuildList` where there is memory.
#[inline(always)]
pub fn build_list_quickly<M: Machine>(m: &M, i: Ins) -> Flow {
    let Some(list) = list(m, i.c() as usize, |k| m.slot(i.b() + k as isize)) else {
        return Flow::Slow;
    };
    m.set_slot(i.a(), list);
    next(m, 1)
}

/// A list of so many items. `None`: there is no memory left without a call.
#[inline(always)]
pub fn list<M: Machine>(m: &M, count: usize, item: impl Fn(usize) -> M::Ref) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    let array = if count == 0 {
        m.cr(vm(m).known.empty_array.bits())
    } else {
        m.try_new_array(quick.arrays, count)?
    };
    for k in 0..count {
        m.store_item_quietly(array, ITEMS_OF_ARRAY, m.ci(k as i64), item(k));
    }
    let list = m.try_new(quick.lists)?;
    m.store_int(list, LIST_LENGTH, m.ci(count as i64));
    m.store_quietly(list, LIST_ARRAY, array);
    Some(list)
}

/// `BuildList`
pub fn build_list<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, m.call_slots(&residual::BUILD_LIST, 0, i.b(), i.c() as usize))
}

/// Fewer items need no room of their own: a list that is added to has as much at once.
const FEW_ITEMS: i64 = 4;

/// `BuildListFor`
pub fn build_list_for<M: Machine>(m: &M, i: Ins) -> Flow {
    if let Some(left) = super::iterate::items_left(m, m.slot(i.b()))
        && m.branch(m.int_gt(left, m.ci(FEW_ITEMS)))
        && m.branch(m.int_lt(left, m.ci(MOST_ROOM)))
    {
        return finish(m, i, m.call(&residual::LIST_FOR, &[m.tag(left)]));
    }
    match list(m, 0, |_| unreachable!("there are no items")) {
        Some(list) => finish(m, i, Ok(list)),
        None => finish(m, i, m.call_slots(&residual::BUILD_LIST, 0, i.b(), 0)),
    }
}

/// Room for more items is made while they come: the iteration may end before.
const MOST_ROOM: i64 = 1 << 20;

/// Most items of a list that a trace makes by repeating another, or makes larger.
const MOST_ITEMS: i64 = 64;

/// In a trace: `list * times`, where the trace has made the list. Either it knows how often, or it is a list of one item, which need not be
/// made to be repeated. `None`: it is neither.
pub fn repeated<M: Machine>(m: &M, list: M::Ref, times: M::Ref) -> Option<Result<M::Ref, Raised>> {
    if !m.is_made_here(list) {
        return None;
    }
    let length = m.promote_int(m.load_int(list, LIST_LENGTH));
    let from = m.load(list, LIST_ARRAY);
    if !m.is_constant(times) {
        let one = (length == 1).then(|| m.load_item(from, ITEMS_OF_ARRAY, m.ci(0)))?;
        return Some(m.call(&residual::LIST_REPEAT, &[one, times]));
    }
    let times = m.promote_int(m.untag(times));
    let count = length.checked_mul(times).filter(|count| (1..=MOST_ITEMS).contains(count))?;
    let items: Vec<_> = (0..length).map(|k| m.load_item(from, ITEMS_OF_ARRAY, m.ci(k))).collect();
    let array = m.try_new_array(vm(m).quick.arrays, count as usize)?;
    for (k, item) in (0..count).zip(items.iter().cycle()) {
        m.store_item(array, ITEMS_OF_ARRAY, m.ci(k), *item);
    }
    let fresh = m.try_new(vm(m).quick.lists)?;
    m.store_int(fresh, LIST_LENGTH, m.ci(count));
    m.store(fresh, LIST_ARRAY, array);
    Some(Ok(fresh))
}

/// `BuildSet`
pub fn build_set<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, m.call_slots(&residual::BUILD_SET, 0, i.b(), i.c() as usize))
}

/// `BuildDict`
pub fn build_dict<M: Machine>(m: &M, i: Ins) -> Flow {
    if M::RECORDING {
        let entries: Vec<_> =
            (0..i.c()).map(|k| (m.slot(i.b() + 2 * k), m.slot(i.b() + 2 * k + 1))).collect();
        if let Some(dict) = table::make(m, &entries) {
            return finish(m, i, Ok(dict));
        }
    }
    if i.c() == 0 {
        return finish(m, i, m.call(&residual::NEW_DICT, &[]));
    }
    finish(m, i, m.call_slots(&residual::BUILD_DICT, 0, i.b(), 2 * i.c() as usize))
}

/// `BuildString` of strings and small ints.
pub fn build_string<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, m.call_slots(&residual::BUILD_STRING, 0, i.b(), i.c() as usize))
}

/// `BuildSlice`
pub fn build_slice<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, slice(m, [0, 1, 2].map(|k| m.slot(i.b() + k))))
}

/// A slice object.
pub fn slice<M: Machine>(m: &M, bounds: [M::Ref; 3]) -> Result<M::Ref, Raised> {
    let Some(slice) = m.try_new(vm(m).quick.slices) else {
        return m.call(&residual::NEW_SLICE, &bounds);
    };
    for (field, bound) in [SLICE_START, SLICE_STOP, SLICE_STEP].into_iter().zip(bounds) {
        m.store_quietly(slice, field, bound);
    }
    Ok(slice)
}

macro_rules! two {
    ($($(#[$doc:meta])* $name:ident $call:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name<M: Machine>(m: &M, i: Ins) -> Flow {
            m.result_goes(None, m.pc().wrapping_add(1));
            if m.call(&residual::$call, &[m.slot(i.a()), m.slot(i.b())]).is_err() {
                return Flow::Raise;
            }
            next(m, 1)
        }
    )*};
}

two! {
    /// `SetUpdate`
    set_update SET_UPDATE;
    /// `DictUpdate`
    dict_update DICT_UPDATE;
}

/// `SetAdd`
pub fn set_add<M: Machine>(m: &M, i: Ins) -> Flow {
    let (set, item) = (m.slot(i.a()), m.slot(i.b()));
    let class = class_of(m, set);
    let added = table::include(m, class, set, item);
    if added.is_none()
        && let Some(flow) =
            own_hash::push(m, Search::Add, (set, class), item, None, (0, Kind::Discard))
    {
        return flow;
    }
    let added = added.unwrap_or_else(|| {
        m.result_goes(None, m.pc().wrapping_add(1));
        m.call(&residual::SET_ADD, &[set, item]).map(drop)
    });
    match added {
        Ok(()) => next(m, 1),
        Err(Raised) => Flow::Raise,
    }
}

/// Appends to a list that has room; `None`: it has not, or more is to be done than a store.
#[inline(always)]
pub fn try_append<M: Machine>(m: &M, list: M::Ref, item: M::Ref) -> Option<()> {
    let length = m.load_int(list, LIST_LENGTH);
    let array = m.load(list, LIST_ARRAY);
    let capacity = m.load_int(array, CAPACITY);
    if !m.branch(m.int_lt(length, capacity)) {
        let grows = M::RECORDING && m.is_virtual(list);
        return if grows { append_growing(m, list, [length, capacity], item) } else { None };
    }
    if m.barrier_due(array, item) {
        return None;
    }
    m.store_item_quietly(array, ITEMS_OF_ARRAY, length, item);
    m.store_int(list, LIST_LENGTH, m.int_add(length, m.ci(1)));
    Some(())
}

/// In a trace: appends to a full list that nobody else has seen. It grows as it does elsewhere.
fn append_growing<M: Machine>(
    m: &M,
    list: M::Ref,
    [length, capacity]: [M::Int; 2],
    item: M::Ref,
) -> Option<()> {
    let (length, capacity) = (m.promote_int(length), m.promote_int(capacity));
    if length > MOST_ITEMS {
        return None;
    }
    let wanted = List::grown(capacity as usize, length as usize + 1);
    let from = m.load(list, LIST_ARRAY);
    let array = m.try_new_array(vm(m).quick.arrays, wanted)?;
    for k in 0..length {
        m.store_item(array, ITEMS_OF_ARRAY, m.ci(k), m.load_item(from, ITEMS_OF_ARRAY, m.ci(k)));
    }
    m.store_item(array, ITEMS_OF_ARRAY, m.ci(length), item);
    m.store(list, LIST_ARRAY, array);
    m.store_int(list, LIST_LENGTH, m.ci(length + 1));
    Some(())
}

/// `ListAppend` to a list that has room.
#[inline(always)]
pub fn list_append<M: Machine>(m: &M, i: Ins) -> Flow {
    match try_append(m, m.slot(i.a()), m.slot(i.b())) {
        Some(()) => next(m, 1),
        None => Flow::Slow,
    }
}

/// `ListAppend`
pub fn list_append_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    if m.call(&residual::LIST_APPEND, &[m.slot(i.a()), m.slot(i.b())]).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// `ListExtend`
pub fn list_extend<M: Machine>(m: &M, i: Ins) -> Flow {
    let (list, v) = (m.slot(i.a()), m.slot(i.b()));
    if extend_virtual(m, list, v).is_some() {
        return next(m, 1);
    }
    m.result_goes(None, m.pc().wrapping_add(1));
    if m.call(&residual::LIST_EXTEND, &[list, v]).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// In a trace: extends a list that nobody else has seen by a few items. `None`: not so easily, and nothing has happened.
fn extend_virtual<M: Machine>(m: &M, list: M::Ref, v: M::Ref) -> Option<()> {
    if !M::RECORDING || m.thrashes() || !m.is_virtual(list) {
        return None;
    }
    let (more, count, layout) = items(m, v)?;
    if !m.branch(m.int_le(count, m.ci(MOST))) {
        return None;
    }
    let (length, count) = (m.promote_int(m.load_int(list, LIST_LENGTH)), m.promote_int(count));
    let from = m.load(list, LIST_ARRAY);
    let (capacity, wanted) = (m.promote_int(m.load_int(from, CAPACITY)), length + count);
    if wanted > MOST_ITEMS {
        return None;
    }
    let (mut items, mut array) = (Vec::new(), from);
    if wanted > capacity {
        let room = List::grown(capacity as usize, wanted as usize);
        array = m.try_new_array(vm(m).quick.arrays, room)?;
        items.extend((0..length).map(|k| (k, m.load_item(from, ITEMS_OF_ARRAY, m.ci(k)))));
    }
    items.extend((0..count).map(|k| (length + k, m.load_item(more, layout, m.ci(k)))));
    for (k, item) in items {
        m.store_item(array, ITEMS_OF_ARRAY, m.ci(k), item);
    }
    m.store(list, LIST_ARRAY, array);
    m.store_int(list, LIST_LENGTH, m.ci(wanted));
    Some(())
}

/// `ListToTuple`
pub fn list_to_tuple<M: Machine>(m: &M, i: Ins) -> Flow {
    let list = m.slot(i.b());
    if M::RECORDING && m.is_virtual(list) {
        let length = m.promote_int(m.load_int(list, LIST_LENGTH));
        if length <= MOST_ITEMS {
            let array = m.load(list, LIST_ARRAY);
            let items: Vec<_> =
                (0..length).map(|k| m.load_item(array, ITEMS_OF_ARRAY, m.ci(k))).collect();
            return finish(m, i, tuple(m, &items));
        }
    }
    finish(m, i, m.call(&residual::LIST_TO_TUPLE, &[m.slot(i.b())]))
}

/// `DictSet`
pub fn dict_set<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [m.slot(i.a()), m.slot(i.b()), m.slot(i.c())];
    let [dict, key, v] = args;
    let class = class_of(m, dict);
    let set = table::set(m, dict, class, key, v);
    if set.is_none()
        && let Some(flow) =
            own_hash::push(m, Search::Set, (dict, class), key, Some(v), (0, Kind::Discard))
    {
        return flow;
    }
    match set.unwrap_or_else(|| m.call(&residual::DICT_SET, &args).map(drop)) {
        Ok(()) => next(m, 1),
        Err(Raised) => Flow::Raise,
    }
}

/// `DictMerge`
pub fn dict_merge<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [m.slot(i.a()), m.slot(i.b()), m.slot(i.c())];
    if m.call(&residual::DICT_MERGE, &args).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// `Format`
pub fn format<M: Machine>(m: &M, i: Ins) -> Flow {
    let choice = m.cr(Value::small((i.c() & 3) as i64).bits());
    let v = m.slot(i.b());
    let has_spec = i.c() & 4 != 0;
    let spec = if has_spec { m.slot(i.b() + 1) } else { m.cr(vm(m).known.empty_str.bits()) };
    let class = class_of(m, v);
    // `BuildString` writes the digits itself.
    if i.c() & 8 != 0 && !has_spec && matches!(class, Seen::Small) {
        return finish(m, i, Ok(v));
    }
    // A string is its own text, unless its repr is wanted.
    if class.is(Type::Str) && !has_spec && i.c() & 3 < 2 {
        return finish(m, i, Ok(v));
    }
    let asked = match i.c() & 3 {
        _ if class.is_value() => None,
        0 => text::ask_formatted(m, v, spec, has_spec, i.a()),
        1 if !has_spec => text::ask(m, v, Name::Str, i.a()),
        2 if !has_spec => text::ask(m, v, Name::Repr, i.a()),
        _ => None,
    };
    if let Some(flow) = asked {
        return flow;
    }
    let is_value = class.is_value();
    let call = if is_value { &residual::FORMAT_VALUE } else { &residual::FORMAT };
    finish(m, i, m.call(call, &[choice, v, spec]))
}

/// The items of a tuple or list, and how many there are; `None`: it is none.
#[inline(always)]
pub fn items<M: Machine>(m: &M, r: M::Ref) -> Option<(M::Ref, M::Int, Array)> {
    if m.branch(m.is_int(r)) {
        return None;
    }
    let (class, quick) = (m.promote_class(r), &vm(m).quick);
    if class == quick.tuple {
        Some((r, m.load_int(r, TUPLE_LENGTH), ITEMS_OF_TUPLE))
    } else if class == quick.list {
        Some((m.load(r, LIST_ARRAY), m.load_int(r, LIST_LENGTH), ITEMS_OF_ARRAY))
    } else {
        None
    }
}

/// `Unpack` of a tuple or list of just so many items.
#[inline(always)]
pub fn unpack_quickly<M: Machine>(m: &M, i: Ins) -> Flow {
    items(m, m.slot(i.b())).and_then(|items| unpack_items(m, i, items)).unwrap_or(Flow::Slow)
}

/// `Unpack` of these items; `None`: there are not just so many.
#[inline(always)]
fn unpack_items<M: Machine>(
    m: &M,
    i: Ins,
    (array, length, layout): (M::Ref, M::Int, Array),
) -> Option<Flow> {
    if !m.branch(m.int_eq(length, m.ci(i.c() as i64))) {
        return None;
    }
    for k in 0..i.c() {
        m.set_slot(i.a() + k, m.load_item(array, layout, m.ci(k as i64)));
    }
    Some(next(m, 1))
}

/// The items of an instance of a class of the program that inherits from `tuple` or `list`, and is gone over as that: a named tuple.
fn items_of_subclass<M: Machine>(m: &M, v: M::Ref) -> Option<(M::Ref, M::Int, Array)> {
    let class = class_of(m, v);
    if !class.is_user() {
        return None;
    }
    class.depend(m);
    let method = class.method(m, Name::Iter)?;
    if ![Type::Tuple, Type::List].into_iter().any(|ty| is_from(m, ty, Name::Iter, method)) {
        return None;
    }
    items(m, item::payload(m, v)?)
}

/// `Unpack` of anything else.
pub fn unpack<M: Machine>(m: &M, i: Ins) -> Flow {
    let (v, count) = (m.slot(i.b()), i.c() as i64);
    if let Some(items) = items_of_subclass(m, v)
        && let Some(flow) = unpack_items(m, i, items)
    {
        return flow;
    }
    // The runtime makes a tuple of as many items, or raises.
    let count_ref = m.cr(Value::small(count).bits());
    let Ok(tuple) = m.call(&residual::UNPACK, &[v, count_ref]) else { return Flow::Raise };
    spread(m, i.a(), tuple, count);
    next(m, 1)
}

/// The items of a tuple of so many into slots.
pub fn spread<M: Machine>(m: &M, to: isize, tuple: M::Ref, count: i64) {
    for k in 0..count {
        m.set_slot(to + k as isize, m.load_item(tuple, ITEMS_OF_TUPLE, m.ci(k)));
    }
}

/// `SplitGroup`
pub fn split_group<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [m.slot(i.b()), m.slot(i.c())];
    let Ok(parts) = m.call(&residual::SPLIT_GROUP, &args) else { return Flow::Raise };
    spread(m, i.a(), parts, 2);
    next(m, 1)
}

/// `JoinGroup`
pub fn join_group<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, m.call(&residual::JOIN_GROUP, &[m.slot(i.b()), m.slot(i.c())]))
}

/// `UnpackLong`
pub fn unpack_long<M: Machine>(m: &M, i: Ins) -> Flow {
    let (count, star) = (word(m.pc(), 1) as i64, word(m.pc(), 2) as i64);
    let small = |n: i64| m.cr(Value::small(n).bits());
    let v = m.slot(i.b());
    let tuple = if star == 0 {
        m.call(&residual::UNPACK, &[v, small(count)])
    } else {
        m.call(&residual::UNPACK_REST, &[v, small(count - star), small(star - 1)])
    };
    finish(m, i, tuple)
}

/// `UnpackRest`
pub fn unpack_rest<M: Machine>(m: &M, i: Ins) -> Flow {
    let (before, after) = (i.c() as i64, word(m.pc(), 1) as i64);
    let v = m.slot(i.b());
    if M::RECORDING
        && let Some((array, length, layout)) = items(m, v)
        && let Some(length) = known_length(m, v, length, layout == ITEMS_OF_TUPLE).or_else(|| {
            // Most tuples that are taken apart so are of few lengths.
            (layout == ITEMS_OF_TUPLE && !m.thrashes()).then(|| m.promote_int(length))
        })
        && (0..=MOST).contains(&(length - before - after))
    {
        let item = |k: i64| m.load_item(array, layout, m.ci(k));
        let count = length - before - after;
        if let Some(rest) = list(m, count as usize, |k| item(before + k as i64)) {
            let items = (0..before).chain(length - after..length);
            let slots = (0..before).chain(before + 1..before + 1 + after);
            slots.zip(items).for_each(|(k, n)| m.set_slot(i.a() + k as isize, item(n)));
            m.set_slot(i.a() + before as isize, rest);
            return next(m, 2);
        }
    }
    let args = [v, m.cr(Value::small(before).bits()), m.cr(Value::small(after).bits())];
    let Ok(tuple) = m.call(&residual::UNPACK_REST, &args) else { return Flow::Raise };
    spread(m, i.a(), tuple, before + 1 + after);
    next(m, 2)
}

/// `MakeFunction`
pub fn make_function<M: Machine>(m: &M, i: Ins) -> Flow {
    let null = m.cr(Value::NULL.bits());
    let part = |bit: isize| if i.c() >> bit & 1 == 1 { m.slot(i.b() + bit) } else { null };
    let child = code(m).children()[word(m.pc(), 1) as usize];
    let record = m.cr(child as *const crate::object::Code as u64);
    let old = code(m).makes_old_functions();
    let fresh = if old { None } else { m.try_new(vm(m).quick.functions) };
    let Some(f) = fresh else {
        let args = [record, part(0), part(1), part(2)];
        let call = if old { &residual::NEW_OLD_FUNCTION } else { &residual::NEW_FUNCTION };
        let function = m.call(call, &args);
        if let (Ok(function), 1) = (function, i.c() >> 3 & 1) {
            m.store(function, function_word(10), part(3));
        }
        return finish(m, i, function);
    };
    m.store_int(f, FUNCTION_CODE, m.untag(record));
    let parts = [
        (2, m.cr(child.names.0.bits())),
        (3, m.cr(child.names.1.bits())),
        (4, part(0)),
        (5, part(1)),
        (6, part(2)),
        (7, null),
        (8, m.cr(child.doc.bits())),
        (9, m.cr(vm(m).module_name_value(child.module).bits())),
        (10, part(3)),
    ];
    for (word, part) in parts {
        m.store_quietly(f, function_word(word), part);
    }
    finish(m, i, Ok(f))
}

/// `BuildClass`
pub fn build_class<M: Machine>(m: &M, i: Ins) -> Flow {
    if i.c() as usize == super::class::SPREAD {
        return finish(m, i, m.call_slots(&residual::BUILD_CLASS_SPREAD, 0, i.b(), 4));
    }
    finish(m, i, m.call_slots(&residual::BUILD_CLASS, 0, i.b(), 2 + i.c() as usize))
}
