//! Iteration.

use super::arith::{finish, finish_call};
use super::call::{Pushed, push_special};
use super::{arrays, deques, letters, octets};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Name, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::ir::{Class, Size};
use sidewinder_jit::machine::{Flow, Machine};

/// `GetIter` of a range, a list, a tuple or a dict.
#[inline(always)]
pub fn get_iter_quickly<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    if m.branch(m.is_int(o)) {
        return Flow::Slow;
    }
    let Some(fresh) = over(m, o, m.promote_class(o)) else { return Flow::Slow };
    m.set_slot(i.a(), fresh);
    next(m, 1)
}

/// An iterator over an object of that class, if it is a range, a list, a tuple or a dict.
#[inline(always)]
pub fn over<M: Machine>(m: &M, o: M::Ref, class: Class) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    if class == quick.ranges.class() {
        of_range(m, o)
    } else if class == quick.list {
        of_sequence(m, o, quick.list_iterators)
    } else if class == quick.tuple {
        of_sequence(m, o, quick.tuple_iterators)
    } else if class == quick.dict {
        of_dict(m, o)
    } else {
        None
    }
}

/// `GetIter` of anything.
pub fn get_iter<M: Machine>(m: &M, i: Ins) -> Flow {
    let o = m.slot(i.b());
    let class = class_of(m, o);
    let fresh = match class.kind() {
        Layout::RangeIter | Layout::SeqIter | Layout::TableIter | Layout::LazyIter => Some(o),
        _ if class.is(Type::Generator) => Some(o),
        Layout::Str if !class.is_user() => letters::iterator(m, o, m.promote_class(o)),
        Layout::Bytes | Layout::ByteArray if !class.is_user() => {
            octets::iterator(m, o, m.promote_class(o))
        }
        Layout::Deque => deques::iterator(m, o),
        Layout::Numbers => arrays::iterator(m, o),
        Layout::DequeIter => Some(o),
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
    match fresh {
        Some(fresh) => finish(m, i, Ok(fresh)),
        None => finish_call(m, i, || m.call(&residual::GET_ITER, &[o])),
    }
}

/// The runtime's `range_iterator` says what numbers it may have.
#[inline(always)]
fn of_range<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let (start, stop, step) =
        (m.load(o, RANGE_START), m.load(o, RANGE_STOP), m.load(o, RANGE_STEP));
    if !m.both_int(start, stop) || !m.branch(m.is_int(step)) {
        return None;
    }
    let (stop, step) = (m.untag(stop), m.untag(step));
    // With a step of 1 the last one is the stop.
    if !m.branch(m.int_eq(step, m.ci(1))) {
        m.int_add_ovf(stop, step)?;
    }
    let fresh = m.try_new(vm(m).quick.range_iterators)?;
    m.store_int(fresh, RANGE_NEXT, m.untag(start));
    m.store_int(fresh, RANGE_END, stop);
    m.store_int(fresh, RANGE_BY, step);
    Some(fresh)
}

/// An iterator over a sequence, from its start.
#[inline(always)]
pub fn of_sequence<M: Machine>(m: &M, o: M::Ref, size: Size) -> Option<M::Ref> {
    let fresh = m.try_new(size)?;
    m.store_quietly(fresh, SEQUENCE, o);
    // It is 0 already. A trace that has to make it knows that only if it is told.
    if M::RECORDING {
        m.store_int(fresh, SEQUENCE_INDEX, m.ci(0));
    }
    Some(fresh)
}

#[inline(always)]
fn of_dict<M: Machine>(m: &M, o: M::Ref) -> Option<M::Ref> {
    let fresh = m.try_new(vm(m).quick.key_iterators)?;
    m.store_quietly(fresh, SEQUENCE, o);
    m.store_int(fresh, TABLE_SIZE, m.load_int(o, TABLE_LENGTH));
    Some(fresh)
}

/// What is next in an iterator over a range, a list, a tuple or a dict. Nothing has moved yet.
pub enum Ahead<M: Machine> {
    /// An item, and what moves the iterator on.
    Item(M::Ref, Move<M>),
    /// An iterator over something that may still grow ends here, for ever.
    End,
    /// Nothing is next, and nothing is to be done about it.
    Over,
}

/// What moves an iterator on.
pub enum Move<M: Machine> {
    /// The next number of a range.
    Range(M::Int),
    /// The next index of a sequence.
    Sequence(M::Int),
    /// The next place in a dict, and how many keys it gave.
    Table(M::Int, M::Int),
}

/// Moves the iterator on.
#[inline(always)]
pub fn advance<M: Machine>(m: &M, it: M::Ref, by: Move<M>) {
    match by {
        Move::Range(after) => m.store_int(it, RANGE_NEXT, after),
        Move::Sequence(after) => m.store_int(it, SEQUENCE_INDEX, after),
        Move::Table(after, given) => {
            m.store_int(it, TABLE_PLACE, after);
            m.store_int(it, TABLE_GIVEN, given);
        }
    }
}

/// Lets go of what an iterator that is at its end went over.
#[inline(always)]
pub fn let_go<M: Machine>(m: &M, it: M::Ref) {
    m.store_quietly(it, SEQUENCE, m.cr(Value::NULL.bits()));
}

/// `ForIter` with what is next.
#[inline(always)]
fn take<M: Machine>(m: &M, i: Ins, it: M::Ref, ahead: Option<Ahead<M>>) -> Flow {
    match ahead {
        Some(Ahead::Item(item, by)) => {
            advance(m, it, by);
            m.set_slot(i.a(), item);
            next(m, 2)
        }
        Some(Ahead::End) => {
            let_go(m, it);
            jump(m, 1)
        }
        Some(Ahead::Over) => jump(m, 1),
        None => Flow::Slow,
    }
}

/// How many items an iterator over a range of step 1, a list or a tuple still gives, if nothing changes; `None` for other iterators.
pub fn items_left<M: Machine>(m: &M, it: M::Ref) -> Option<M::Int> {
    let (quick, class) = (&vm(m).quick, m.promote_class(it));
    if class == quick.range_iterators.class() {
        let (at, end) = (m.load_int(it, RANGE_NEXT), m.load_int(it, RANGE_END));
        let is_one = m.branch(m.int_eq(m.load_int(it, RANGE_BY), m.ci(1)));
        return is_one.then(|| m.int_sub(end, at));
    }
    let is_list = class == quick.list_iterators.class();
    if !is_list && class != quick.tuple_iterators.class() {
        return None;
    }
    let sequence = m.load(it, SEQUENCE);
    if is_null(m, sequence) {
        return None;
    }
    let length = m.load_int(sequence, if is_list { LIST_LENGTH } else { TUPLE_LENGTH });
    Some(m.int_sub(length, m.load_int(it, SEQUENCE_INDEX)))
}

/// What is next in an iterator over a range, all of whose numbers are small.
#[inline(always)]
pub fn ahead_of_range<M: Machine>(m: &M, it: M::Ref) -> Ahead<M> {
    let n = m.load_int(it, RANGE_NEXT);
    let (end, by) = (m.load_int(it, RANGE_END), m.load_int(it, RANGE_BY));
    let up = m.branch(m.int_gt(by, m.ci(0)));
    let more = if up { m.int_lt(n, end) } else { m.int_gt(n, end) };
    if !m.branch(more) {
        return Ahead::Over;
    }
    Ahead::Item(m.tag(n), Move::Range(m.int_add(n, by)))
}

/// What is next in an iterator of that class over a list or a tuple; `None`: it is over something else.
#[inline(always)]
pub fn ahead_of_sequence<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    let quick = &vm(m).quick;
    let is_list = class == quick.list_iterators.class();
    if !is_list && class != quick.tuple_iterators.class() {
        return None;
    }
    let sequence = m.load(it, SEQUENCE);
    if is_null(m, sequence) {
        return Some(Ahead::Over);
    }
    let (array, length, layout) = if is_list {
        let length = m.load_int(sequence, LIST_LENGTH);
        (m.load(sequence, LIST_ARRAY), length, ITEMS_OF_ARRAY)
    } else {
        (sequence, m.load_int(sequence, TUPLE_LENGTH), ITEMS_OF_TUPLE)
    };
    let index = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_lt(index, length)) {
        return Some(Ahead::End);
    }
    let item = m.load_item(array, layout, index);
    Some(Ahead::Item(item, Move::Sequence(m.int_add(index, m.ci(1)))))
}

/// `ForIter` over a range.
#[inline(always)]
pub fn for_range<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    if !m.branch(m.is_class(it, vm(m).quick.range_iterators.class())) {
        return Flow::Slow;
    }
    take(m, i, it, Some(ahead_of_range(m, it)))
}

/// `ForIter` over a list or a tuple.
#[inline(always)]
pub fn for_sequence<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    let class = m.promote_class(it);
    take(m, i, it, ahead_of_sequence(m, it, class))
}

/// `ForIter` over a generator or a string.
#[inline(always)]
pub fn for_other<M: Machine>(m: &M, i: Ins) -> Flow {
    let flow = super::generator::for_generator(m, i);
    if flow == Flow::Slow { for_text(m, i) } else { flow }
}

/// `ForIter` over a string, as long as the characters are one byte each. A trace looks into a table of them, and where it calls for one and
/// is left as it looks at that, that one waits.
#[inline(always)]
pub fn for_text<M: Machine>(m: &M, i: Ins) -> Flow {
    let it = m.slot(i.b());
    if M::RECORDING || is_waiting(m) || !m.branch(m.is_class(it, vm(m).quick.str_iterators.class()))
    {
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
        m.store_quietly(it, SEQUENCE, m.cr(Value::NULL.bits()));
        return jump(m, 1);
    }
    let c = m.promote_int(m.load_item_int(text, STR_TEXT, at)) as u8;
    if !c.is_ascii() {
        return Flow::Slow;
    }
    m.store_int(it, SEQUENCE_INDEX, m.int_add(at, m.ci(1)));
    m.set_slot(i.a(), m.cr(vm(m).known.chars[c as usize].bits()));
    next(m, 2)
}

/// `ForIter` over anything.
pub fn for_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    // Not in a tier before: it keeps a list of steps, and what is in memory there keeps handlers from being left by a jump.
    let flow = super::lazy::for_lazy(m, i);
    if flow != Flow::Slow {
        return flow;
    }
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
    match once(m, || m.call(call, &[it])) {
        Ok(item) => given(m, i, item),
        Err(Raised) => Flow::Raise,
    }
}

/// The runtime has given the next item, or said that there is none.
pub fn given<M: Machine>(m: &M, i: Ins, item: M::Ref) -> Flow {
    let flow = if m.branch(m.ptr_eq(item, m.cr(vm(m).known.end.bits()))) {
        jump(m, 1)
    } else {
        m.set_slot(i.a(), item);
        next(m, 2)
    };
    looked(m);
    flow
}
