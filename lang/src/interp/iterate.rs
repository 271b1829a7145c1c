//! Iteration.

use super::arith::finish;
use super::call::{Pushed, push_special};
use super::frame::*;
use super::look::*;
use crate::object::{Kind as Layout, Name, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::ir::{Array, Size};
use sidewinder_jit::machine::{Flow, Machine};

/// `GetIter` of a range, a list or a tuple.
#[inline(always)]
pub fn get_iter_quickly<M: Machine>(m: &M, i: Ins) -> Flow {
    let (o, quick) = (m.slot(i.b()), &vm(m).quick);
    if m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let class = m.promote_class(o);
    let fresh = if class == quick.ranges.class() {
        of_range(m, o)
    } else if class == quick.list {
        of_sequence(m, o, quick.list_iterators)
    } else if class == quick.tuple {
        of_sequence(m, o, quick.tuple_iterators)
    } else {
        None
    };
    let Some(fresh) = fresh else { return Flow::Slow };
    m.set_slot(i.a(), fresh);
    next(m, 1)
}

/// `GetIter` of anything.
pub fn get_iter<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let class = class_of(m, o);
    let fresh = match class.kind() {
        Layout::RangeIter | Layout::SeqIter | Layout::TableIter | Layout::LazyIter => Some(o),
        _ if class.is(Type::Generator) => Some(o),
        Layout::Instance => {
            class.depend(m);
            if let Some(f) = class.method(m, Name::Iter)
                && let Pushed::Yes = push_special(m, f, &[o], i.a(), Kind::Iterator)
            {
                return Flow::Next;
            }
            None
        }
        _ => None,
    };
    finish(m, i, fresh.or_else(|| m.call(&residual::GET_ITER, &[o])))
}

#[inline(always)]
fn of_range<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let fresh = m.try_new(vm(m).quick.range_iterators)?;
    m.store_quietly(fresh, RANGE_NEXT, m.load(o, RANGE_START));
    m.store_quietly(fresh, RANGE_END, m.load(o, RANGE_STOP));
    m.store_quietly(fresh, RANGE_BY, m.load(o, RANGE_STEP));
    Some(fresh)
}

#[inline(always)]
fn of_sequence<M: Machine>(m: &M, o: M::Ref, size: Size) -> Option<M::Ref> {
    let fresh = m.try_new(size)?;
    m.store_quietly(fresh, SEQUENCE, o);
    Some(fresh)
}

/// `ForIter` over a range.
#[inline(always)]
pub fn for_range<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    if !m.branch(m.is_class(it, vm(m).quick.range_iterators.class())) {
        return Flow::Slow;
    }
    let (n, end, by) = (m.load(it, RANGE_NEXT), m.load(it, RANGE_END), m.load(it, RANGE_BY));
    if !m.both_int(n, end) || !m.branch(m.is_int(by)) {
        return Flow::Slow;
    }
    let (n, end, by) = (m.untag(n), m.untag(end), m.untag(by));
    let up = m.branch(m.int_gt(by, m.ci(0)));
    let more = if up { m.int_lt(n, end) } else { m.int_gt(n, end) };
    if !m.branch(more) {
        return jump(m, 1);
    }
    let Some(after) = m.int_add_ovf(n, by) else { return Flow::Slow };
    m.store_quietly(it, RANGE_NEXT, m.tag(after));
    m.set_slot(i.a(), m.tag(n));
    next(m, 2)
}

/// `ForIter` over a list or a tuple.
#[inline(always)]
pub fn for_sequence<M: Machine>(m: &M, i: Ins) -> Flow {
    let (it, quick) = (m.slot(i.b()), &vm(m).quick);
    let class = m.promote_class(it);
    let is_list = class == quick.list_iterators.class();
    if !is_list && class != quick.tuple_iterators.class() {
        return Flow::Slow;
    }
    let sequence = m.load(it, SEQUENCE);
    if is_null(m, sequence) {
        return jump(m, 1);
    }
    let items = if is_list {
        let length = m.load_int(sequence, LIST_LENGTH);
        (m.load(sequence, LIST_ARRAY), length, ITEMS_OF_ARRAY)
    } else {
        (sequence, m.load_int(sequence, TUPLE_LENGTH), ITEMS_OF_TUPLE)
    };
    step(m, i, it, items)
}

/// `ForIter` over a generator or a string.
#[inline(always)]
pub fn for_other<M: Machine>(m: &M, i: Ins) -> Flow {
    let flow = super::generator::for_generator(m, i);
    if flow == Flow::Slow { for_text(m, i) } else { flow }
}

/// `ForIter` over a string, as long as the characters are one byte each. A trace rather calls for them, and if it is left
/// where it looks at one, that one waits.
#[inline(always)]
pub fn for_text<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    if M::RECORDING || is_waiting(m) || !m.branch(m.is_class(it, vm(m).quick.str_iterators)) {
        return Flow::Slow;
    }
    let text = m.load(it, SEQUENCE);
    if is_null(m, text) {
        return jump(m, 1);
    }
    let at = m.load_int(it, SEQUENCE_INDEX);
    let length = m.load_int(text, STR_LENGTH);
    if !m.branch(m.int_eq(length, m.load_int(text, STR_BYTES))) {
        return Flow::Slow;
    }
    if !m.branch(m.int_lt(at, length)) {
        m.store_quietly(it, SEQUENCE, m.cr(Value::NULL.0));
        return jump(m, 1);
    }
    let c = m.promote_int(m.load_item_int(text, STR_TEXT, at)) as u8;
    if !c.is_ascii() {
        return Flow::Slow;
    }
    m.store_int(it, SEQUENCE_INDEX, m.int_add(at, m.ci(1)));
    m.set_slot(i.a(), m.cr(vm(m).known.chars[c as usize].0));
    next(m, 2)
}

#[inline(always)]
fn step<M: Machine>(
    m: &M,
    i: Ins,
    it: M::Ref,
    (array, length, layout): (M::Ref, M::Int, Array),
) -> Flow {
    let index = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_lt(index, length)) {
        m.store_quietly(it, SEQUENCE, m.cr(Value::NULL.0));
        return jump(m, 1);
    }
    let item = m.load_item(array, layout, index);
    m.store_int(it, SEQUENCE_INDEX, m.int_add(index, m.ci(1)));
    m.set_slot(i.a(), item);
    next(m, 2)
}

/// `ForIter` over anything.
pub fn for_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    let class = class_of(m, it);
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::Next)
            && let Pushed::Yes = push_special(m, f, &[it], i.a(), Kind::Item)
        {
            return Flow::Next;
        }
    }
    let call = match class.kind() {
        // Asks `__getitem__` of the program.
        Layout::SeqIter if class.is(Type::SequenceIterator) => &residual::NEXT,
        Layout::SeqIter | Layout::TableIter | Layout::RangeIter => &residual::NEXT_PLAIN,
        _ => &residual::NEXT,
    };
    let Some(item) = once(m, || m.call(call, &[it])) else { return Flow::Raise };
    let flow = if m.branch(m.ptr_eq(item, m.cr(vm(m).known.end.0))) {
        jump(m, 1)
    } else {
        m.set_slot(i.a(), item);
        next(m, 2)
    };
    looked(m);
    flow
}
