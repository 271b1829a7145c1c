//! Subscripts.

use super::arith::finish_call;
use super::call::{Pushed, push_special};
use super::equal::as_int;
use super::own_hash::{self, Search};
use super::table;
use super::{arrays, deques, derived, letters, octets};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::core::unwind;
use crate::object::{Kind as Layout, Name, Raised, Type, Unknown, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Intrinsic;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::ir::{Array, Class};
use sidewinder_jit::machine::{Flow, Machine};

/// The index that `index` means in `length` items, if it is one of them.
#[inline(always)]
pub fn within<M: Machine>(m: &M, index: M::Int, length: M::Int) -> Option<M::Int> {
    if m.branch(m.uint_lt(index, length)) {
        return Some(index);
    }
    let from_end = m.int_add(index, length);
    (m.branch(m.int_lt(index, m.ci(0))) && m.branch(m.uint_lt(from_end, length)))
        .then_some(from_end)
}

#[inline(always)]
fn is<M: Machine>(m: &M, o: M::Ref, class: Class) -> bool {
    !m.branch(m.is_int(o)) && m.branch(m.is_class(o, class))
}

/// The storage and length of a list.
#[inline(always)]
pub fn of_list<M: Machine>(m: &M, o: M::Ref) -> Option<(M::Ref, M::Int, Array)> {
    is(m, o, vm(m).quick.list)
        .then(|| (m.load(o, LIST_ARRAY), m.load_int(o, LIST_LENGTH), ITEMS_OF_ARRAY))
}

/// A tuple and its length.
#[inline(always)]
pub fn of_tuple<M: Machine>(m: &M, o: M::Ref) -> Option<(M::Ref, M::Int, Array)> {
    is(m, o, vm(m).quick.tuple).then(|| (o, m.load_int(o, TUPLE_LENGTH), ITEMS_OF_TUPLE))
}

#[inline(always)]
fn get_from<M: Machine>(
    m: &M,
    i: Ins,
    items: Option<(M::Ref, M::Int, Array)>,
    index: M::Ref,
) -> Flow {
    match item(m, items, index) {
        Some(item) => {
            m.set_slot(i.a(), item);
            next(m, 1)
        }
        None => Flow::Slow,
    }
}

#[inline(always)]
fn item<M: Machine>(
    m: &M,
    items: Option<(M::Ref, M::Int, Array)>,
    index: M::Ref,
) -> Option<M::Ref> {
    let (array, length, layout) = items?;
    if !m.branch(m.is_int(index)) {
        return None;
    }
    let index = within(m, m.untag(index), length)?;
    Some(m.load_item(array, layout, index))
}

/// The number of a range at an index, where all parts of the range are small.
fn of_range<M: Machine>(m: &M, o: M::Ref, index: M::Ref) -> Option<M::Ref> {
    let part = |field| small(m, m.load(o, field));
    let (start, step) = (part(RANGE_START)?, part(RANGE_STEP)?);
    let index = within(m, small(m, index)?, part(RANGE_LENGTH)?)?;
    Some(m.tag(m.int_add_ovf(start, m.int_mul_ovf(index, step)?)?))
}

/// What `tuple.__getitem__` and its like give, whose object may be of a class of the program that inherits from the builtin one.
pub fn of_builtin<M: Machine>(m: &M, layout: Layout, o: M::Ref, key: M::Ref) -> Option<M::Ref> {
    let o = payload(m, o)?;
    let class = class_of(m, o);
    match layout {
        _ if class.kind() != layout => None,
        Layout::Dict => table::find(m, o, class, key).map(|place| table::value(m, o, place)),
        _ => item(m, of_tuple(m, o).or_else(|| of_list(m, o)), key),
    }
}

/// `o[key]` of an instance of a class of the program that inherits from a builtin one, and subscripts from that: a defaultdict, a named tuple.
fn of_subclass<M: Machine>(m: &M, class: Seen, o: M::Ref, key: M::Ref) -> Option<M::Ref> {
    let method = class.method(m, Name::GetItem).filter(|method| method.is(Layout::Builtin))?;
    let layout = match crate::vm::builtin_row(method).intrinsic? {
        Intrinsic::TupleItem => Layout::Tuple,
        Intrinsic::ListItem => Layout::List,
        Intrinsic::DictItem => Layout::Dict,
        _ => return None,
    };
    of_builtin(m, layout, o, key)
}

/// `o[key] = v` likewise, of what is there already: `None` if nothing was done.
fn set_in_subclass<M: Machine>(
    m: &M,
    class: Seen,
    o: M::Ref,
    key: M::Ref,
    v: M::Ref,
) -> Option<()> {
    let method = class.method(m, Name::SetItem)?;
    if is_from(m, Type::Dict, Name::SetItem, method) {
        let dict = payload(m, o)?;
        let place = table::find(m, dict, class_of(m, dict), key)?;
        table::set_value(m, dict, place, v);
        return Some(());
    }
    if !is_from(m, Type::List, Name::SetItem, method) {
        return None;
    }
    let (array, length, layout) = of_list(m, payload(m, o)?)?;
    let index = within(m, small(m, key)?, length)?;
    m.store_item(array, layout, index, v);
    Some(())
}

/// The builtin part of an instance of a class that inherits from a builtin one; anything else as it is. `None`: it has none.
pub(in crate::interp) fn payload<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    match class_of(m, o) {
        Seen::Object(map) if map.kind == Layout::Instance => {
            let is_inline = map.class.has_payload() && map.inline > 0;
            is_inline.then(|| m.load(o, payload_slot(map.kind)))
        }
        _ => Some(o),
    }
}

/// `GetItem` of a list, not from its end.
#[inline(always)]
pub fn get_list<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, index) = (m.slot(i.b()), m.slot(i.c()));
    if let Some((array, length, layout)) = of_list(m, o)
        && m.branch(m.is_int(index))
        && m.branch(m.uint_lt(m.untag(index), length))
    {
        m.set_slot(i.a(), m.load_item(array, layout, m.untag(index)));
        return next(m, 1);
    }
    Flow::Slow
}

/// `GetItem` of a tuple or from the end of a list.
#[inline(always)]
pub fn get_other<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, index) = (m.slot(i.b()), m.slot(i.c()));
    get_from(m, i, of_tuple(m, o).or_else(|| of_list(m, o)), index)
}

/// `GetItem` of a string whose characters are one byte each. A trace looks into a table of them.
#[inline(always)]
pub fn get_char<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, index) = (m.slot(i.b()), m.slot(i.c()));
    if M::RECORDING || !is(m, o, vm(m).quick.string) || !m.branch(m.is_int(index)) {
        return Flow::Slow;
    }
    let length = m.load_int(o, STR_LENGTH);
    if m.branch(m.int_eq(length, m.load_int(o, STR_BYTES)))
        && let Some(index) = within(m, m.untag(index), length)
    {
        let c = m.promote_int(m.load_item_int(o, STR_TEXT, index)) as u8;
        m.set_slot(i.a(), m.cr(vm(m).known.chars[c as usize].bits()));
        return next(m, 1);
    }
    Flow::Slow
}

/// `GetItemImm` of a list.
#[inline(always)]
pub fn get_list_imm<M: Machine>(m: &M, i: Ins) -> Flow {
    get_from(m, i, of_list(m, m.slot(i.b())), m.cr(Value::small(i.imm_c()).bits()))
}

/// `GetItemImm` of a tuple.
#[inline(always)]
pub fn get_tuple_imm<M: Machine>(m: &M, i: Ins) -> Flow {
    get_from(m, i, of_tuple(m, m.slot(i.b())), m.cr(Value::small(i.imm_c()).bits()))
}

/// `GetItem` and `GetItemImm` of anything.
pub fn get_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let key = if i.opcode() == Opcode::GetItemImm {
        m.cr(Value::small(i.imm_c()).bits())
    } else {
        m.slot(i.c())
    };
    get_any(m, i, o, key)
}

/// `o[key]` of anything, into `R[a]`.
pub fn get_any<M: Machine>(m: &M, i: Ins, o: M::Ref, key: M::Ref) -> Flow {
    let class = class_of(m, o);
    if let Some(item) = deques::get(m, o, class, key).or_else(|| arrays::get(m, o, class, key)) {
        m.set_slot(i.a(), item);
        return next(m, 1);
    }
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::GetItem)
            && let Pushed::Yes = push_special(m, f, &[o, key], i.a(), Kind::Plain)
        {
            return Flow::Next;
        }
        if let Some(item) = of_subclass(m, class, o, key) {
            m.set_slot(i.a(), item);
            return next(m, 1);
        }
        return finish_call(m, i, || m.call(&residual::GET_ITEM, &[o, key]));
    }
    match table::look(m, o, class, key) {
        Ok(Some(place)) => {
            m.set_slot(i.a(), table::value(m, o, place));
            return next(m, 1);
        }
        Ok(None) => return unwind::raise_new(m, Type::KeyError, key),
        Err(Unknown) => {}
    }
    if let Some(flow) = own_hash::push(m, Search::Get, (o, class), key, None, (i.a(), Kind::Plain))
    {
        return flow;
    }
    if let Some(flow) = outside(m, o, class, key) {
        return flow;
    }
    if class.is(Type::Range)
        && let Some(item) = of_range(m, o, key)
    {
        m.set_slot(i.a(), item);
        return next(m, 1);
    }
    if matches!(class.kind(), Layout::List | Layout::Tuple)
        && let Some(index) = as_int(m, class_of(m, key), key).or_else(|| derived::index(m, key))
        && let Some(item) = item(m, of_tuple(m, o).or_else(|| of_list(m, o)), m.tag(index))
    {
        m.set_slot(i.a(), item);
        return next(m, 1);
    }
    if let Some(item) = octets::get(m, o, class, key).or_else(|| letters::get(m, o, class, key)) {
        m.set_slot(i.a(), item);
        return next(m, 1);
    }
    let of_value = class_of(m, key).is_value();
    let call = match class.kind() {
        Layout::Str if of_value => &residual::STR_ITEM,
        Layout::List | Layout::Tuple if of_value => &residual::SEQUENCE_ITEM,
        _ => &residual::GET_ITEM,
    };
    finish_call(m, i, || m.call(call, &[o, key]))
}

/// In a trace: what an index does that is not inside a list or a tuple.
fn outside<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<Flow> {
    let (length, text) = match class.kind() {
        _ if !M::RECORDING || class.is_user() => return None,
        Layout::List => (m.load_int(o, LIST_LENGTH), "list index out of range"),
        Layout::Tuple => (m.load_int(o, TUPLE_LENGTH), "tuple index out of range"),
        _ => return None,
    };
    let index = small(m, key)?;
    if within(m, index, length).is_some() {
        return None;
    }
    let Ok(text) = vm_mut(m).intern_weakly(text) else { return Some(Flow::Raise) };
    Some(unwind::raise_new(m, Type::IndexError, m.cr(text.bits())))
}

/// `SetItem` of a list, not from its end.
#[inline(always)]
pub fn set_list<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, index, v) = (m.slot(i.a()), m.slot(i.b()), m.slot(i.c()));
    if let Some((array, length, layout)) = of_list(m, o)
        && m.branch(m.is_int(index))
        && m.branch(m.uint_lt(m.untag(index), length))
        && !m.barrier_due(array, v)
    {
        m.store_item_quietly(array, layout, m.untag(index), v);
        return next(m, 1);
    }
    Flow::Slow
}

/// `SetItem` of anything.
pub fn set_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    set_any(m, m.slot(i.a()), m.slot(i.b()), m.slot(i.c()))
}

/// `o[key] = v` of anything.
pub fn set_any<M: Machine>(m: &M, o: M::Ref, key: M::Ref, v: M::Ref) -> Flow {
    if let Some((array, length, layout)) = of_list(m, o)
        && m.branch(m.is_int(key))
        && let Some(index) = within(m, m.untag(key), length)
    {
        m.store_item(array, layout, index, v);
        return next(m, 1);
    }
    let class = class_of(m, o);
    if deques::set(m, o, class, key, v).or_else(|| arrays::set(m, o, class, key, v)).is_some() {
        return next(m, 1);
    }
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::SetItem)
            && let Pushed::Yes = push_special(m, f, &[o, key, v], 0, Kind::Discard)
        {
            return Flow::Next;
        }
        if set_in_subclass(m, class, o, key, v).is_some() {
            return next(m, 1);
        }
    }
    if octets::set(m, o, class, key, v).is_some() {
        return next(m, 1);
    }
    let set = table::set(m, o, class, key, v);
    if set.is_none()
        && let Some(flow) =
            own_hash::push(m, Search::Set, (o, class), key, Some(v), (0, Kind::Discard))
    {
        return flow;
    }
    let set = set.unwrap_or_else(|| {
        m.result_goes(None, m.pc().wrapping_add(1));
        m.call(&residual::SET_ITEM, &[o, key, v]).map(drop)
    });
    match set {
        Ok(()) => next(m, 1),
        Err(Raised) => Flow::Raise,
    }
}

/// `DeleteItem`
pub fn delete<M: Machine>(m: &M, i: Ins) -> Flow {
    delete_any(m, m.slot(i.a()), m.slot(i.b()))
}

/// `del o[key]` of anything.
pub fn delete_any<M: Machine>(m: &M, o: M::Ref, key: M::Ref) -> Flow {
    let class = class_of(m, o);
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::DelItem)
            && let Pushed::Yes = push_special(m, f, &[o, key], 0, Kind::Discard)
        {
            return Flow::Next;
        }
    }
    match table::remove(m, o, class, key) {
        Some(Ok(Some(_))) => return next(m, 1),
        Some(Ok(None)) => return unwind::raise_new(m, Type::KeyError, key),
        Some(Err(Raised)) => return Flow::Raise,
        None => {}
    }
    m.result_goes(None, m.pc().wrapping_add(1));
    match m.call(&residual::DELETE_ITEM, &[o, key]) {
        Ok(_) => next(m, 1),
        Err(Raised) => Flow::Raise,
    }
}
