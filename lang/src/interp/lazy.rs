//! `ForIter` over `enumerate`, `zip`, `map` and `filter`, and over dicts.
//!
//! What these give comes from other iterators. As long as those go over ranges, lists, tuples and dicts, and for `enumerate` over generators, each
//! step is written out here, so that a trace holds nothing else: the tuple of an `enumerate` that is unpacked at once is never made, and
//! what `map` and `filter` call is part of the trace. All is looked at before anything moves: whoever is slow starts from where this started.
//!
//! **Absent:** sources that are iterators of the program, and one of these over another: those are calls of the runtime.

use super::call::enter;
use super::compare::plain_truth;
use super::frame::*;
use super::generator;
use super::iterate::{
    Ahead, Move, advance, ahead_of_range, ahead_of_sequence, given, let_go, over,
};
use super::look::*;
use crate::bytecode::{CodeRef, Opcode};
use crate::object::{Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::{Flow, Machine};

/// Most iterators that a `zip` is written out for.
const MOST: usize = 4;

/// See the module's page.
#[inline(always)]
pub fn for_lazy<M: Machine>(m: &M, i: Ins) -> Flow {
    // What was asked for already comes first.
    if is_waiting(m) {
        return Flow::Slow;
    }
    let (it, quick) = (m.slot(i.b()), &vm(m).quick);
    let class = m.promote_class(it);
    let done = if class == quick.enumerates.class() {
        enumerate(m, i, it)
    } else if class == quick.zips.class() {
        zip(m, i, it)
    } else if class == quick.maps.class() {
        map(m, i, it)
    } else if class == quick.filters.class() {
        filter(m, i, it)
    } else {
        table(m, i, it, class)
    };
    done.unwrap_or(Flow::Slow)
}

/// What is next in an iterator over a range, a list, a tuple, or the keys or values of a dict.
pub fn ahead<M: Machine>(m: &M, it: M::Ref) -> Option<Ahead<M>> {
    let class = m.promote_class(it);
    if class == vm(m).quick.range_iterators.class() {
        ahead_of_range(m, it)
    } else {
        ahead_of_sequence(m, it, class).or_else(|| ahead_of_dict(m, it, class))
    }
}

/// `enumerate(source)`, `map(f, source)` and `zip(sources ..)` of the arguments given. `None`: not so easily.
pub fn construct<M: Machine>(m: &M, ty: Type, args: &[M::Ref]) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    let (size, sources, state) = match (ty, args) {
        (Type::Enumerate, [source]) => {
            let fresh = m.try_new(quick.enumerates)?;
            m.store_quietly(fresh, LAZY_SOURCE, iterator(m, *source)?);
            m.store_quietly(fresh, LAZY_STATE, m.cr(Value::small(0).0));
            return Some(fresh);
        }
        (Type::Filter, [f, source]) => {
            let fresh = m.try_new(quick.filters)?;
            m.store_quietly(fresh, LAZY_SOURCE, iterator(m, *source)?);
            m.store_quietly(fresh, LAZY_STATE, *f);
            return Some(fresh);
        }
        (Type::Map, [f, source]) => (quick.maps, std::slice::from_ref(source), *f),
        (Type::Zip, [_, ..]) if args.len() <= MOST => (quick.zips, args, m.cr(quick.no.0)),
        _ => return None,
    };
    let tuple = m.try_new_array(quick.tuples, sources.len())?;
    for (n, source) in sources.iter().enumerate() {
        let source = iterator(m, *source)?;
        m.store_item_quietly(tuple, ITEMS_OF_TUPLE, m.ci(n as i64), source);
    }
    let fresh = m.try_new(size)?;
    m.store_quietly(fresh, LAZY_SOURCE, tuple);
    m.store_quietly(fresh, LAZY_STATE, state);
    Some(fresh)
}

/// `iter(source)` of what is looked at here.
fn iterator<M: Machine>(m: &M, source: M::Ref) -> Option<M::Ref> {
    if m.branch(m.is_int(source)) {
        return None;
    }
    let (class, quick) = (m.promote_class(source), &vm(m).quick);
    let is_iterator = [quick.range_iterators, quick.list_iterators, quick.tuple_iterators]
        .iter()
        .any(|size| size.class() == class);
    if is_iterator { Some(source) } else { over(m, source, class) }
}

/// The loop is over, as one of its sources is.
fn leave<M: Machine>(m: &M, source: M::Ref, ends: bool) -> Flow {
    if ends {
        let_go(m, source);
    }
    jump(m, 1)
}

fn enumerate<M: Machine>(m: &M, i: Ins, it: M::Ref) -> Option<Flow> {
    let (source, count) = (m.load(it, LAZY_SOURCE), m.load(it, LAZY_STATE));
    if !m.branch(m.is_int(count)) {
        return None;
    }
    if m.promote_class(source) == vm(m).quick.generator {
        let after = m.int_add_ovf(m.untag(count), m.ci(1))?;
        let count_on = || m.store_quietly(it, LAZY_STATE, m.tag(after));
        return generator::resume_within(m, source, i.a(), Kind::Counted, count_on);
    }
    let (item, by) = match ahead(m, source)? {
        Ahead::Item(item, by) => (item, by),
        Ahead::End => return Some(leave(m, source, true)),
        Ahead::Over => return Some(leave(m, source, false)),
    };
    let after = m.int_add_ovf(m.untag(count), m.ci(1))?;
    let pair = m.try_new_array(vm(m).quick.tuples, 2)?;
    m.store_item_quietly(pair, ITEMS_OF_TUPLE, m.ci(0), count);
    m.store_item_quietly(pair, ITEMS_OF_TUPLE, m.ci(1), item);
    advance(m, source, by);
    m.store_quietly(it, LAZY_STATE, m.tag(after));
    m.set_slot(i.a(), pair);
    Some(next(m, 2))
}

/// A generator has yielded an item that `enumerate` counts, and has counted already.
pub fn counted<M: Machine>(m: &M, i: Ins, item: M::Ref) -> Flow {
    let after = m.untag(m.load(m.slot(i.b()), LAZY_STATE));
    let count = m.tag(m.int_sub(after, m.ci(1)));
    let Some(pair) = super::build::tuple(m, &[count, item]) else { return Flow::Raise };
    m.set_slot(i.a(), pair);
    next(m, 2)
}

/// What a source of `zip` has next.
struct Taken<M: Machine> {
    source: M::Ref,
    item: M::Ref,
    by: Move<M>,
}

fn zip<M: Machine>(m: &M, i: Ins, it: M::Ref) -> Option<Flow> {
    let sources = m.load(it, LAZY_SOURCE);
    let count = m.promote_int(m.load_int(sources, TUPLE_LENGTH)) as usize;
    if count == 0 || count > MOST {
        return None;
    }
    let source = |n: usize| m.load_item(sources, ITEMS_OF_TUPLE, m.ci(n as i64));
    // One iterator twice gives two of its items.
    if (1..count).any(|n| (0..n).any(|k| m.branch(m.ptr_eq(source(k), source(n))))) {
        return None;
    }
    let mut taken: [Option<Taken<M>>; MOST] = [const { None }; MOST];
    let mut over = None;
    for (n, place) in taken.iter_mut().take(count).enumerate() {
        let source = source(n);
        match ahead(m, source)? {
            Ahead::Item(item, by) => *place = Some(Taken { source, item, by }),
            end => {
                over = Some((source, matches!(end, Ahead::End)));
                break;
            }
        }
    }
    if let Some((source, ends)) = over {
        // With `strict` the others must be at their ends too.
        if m.branch(m.ptr_eq(m.load(it, LAZY_STATE), m.cr(vm(m).quick.yes.0))) {
            return None;
        }
        for Taken { source, by, .. } in taken.into_iter().flatten() {
            advance(m, source, by);
        }
        return Some(leave(m, source, ends));
    }
    let tuple = m.try_new_array(vm(m).quick.tuples, count)?;
    for (n, Taken { source, item, by }) in taken.into_iter().flatten().enumerate() {
        m.store_item_quietly(tuple, ITEMS_OF_TUPLE, m.ci(n as i64), item);
        advance(m, source, by);
    }
    m.set_slot(i.a(), tuple);
    Some(next(m, 2))
}

/// `map` of a function of the program over one iterator: the item is what the call returns, and StopIteration is the end.
fn map<M: Machine>(m: &M, i: Ins, it: M::Ref) -> Option<Flow> {
    let (sources, f) = (m.load(it, LAZY_SOURCE), m.load(it, LAZY_STATE));
    if m.promote_int(m.load_int(sources, TUPLE_LENGTH)) != 1 {
        return None;
    }
    let callee = callee_for_item(m, f)?;
    let source = m.load_item(sources, ITEMS_OF_TUPLE, m.ci(0));
    let (item, by) = match ahead(m, source)? {
        Ahead::Item(item, by) => (item, by),
        Ahead::End => return Some(leave(m, source, true)),
        Ahead::Over => return Some(leave(m, source, false)),
    };
    advance(m, source, by);
    Some(ask(m, i, f, callee, item, Kind::Item))
}

/// The code of a function of the program that takes one item.
fn callee_for_item<M: Machine>(m: &M, f: M::Ref) -> Option<CodeRef> {
    if m.branch(m.is_int(f)) || !m.branch(m.is_class(f, vm(m).quick.function)) {
        return None;
    }
    let callee = code_of_callee(m, f);
    (callee.simple == 1 && m.inlines(callee.start)).then_some(callee)
}

/// Calls a function for an item, in a window above the registers.
fn ask<M: Machine>(m: &M, i: Ins, f: M::Ref, callee: CodeRef, item: M::Ref, kind: Kind) -> Flow {
    let delta = code(m).registers as isize + 2;
    m.set_slot(delta + FUNCTION, f);
    m.set_slot(delta, item);
    enter(m, callee, delta, Link::new(m.pc(), delta, i.a(), kind))
}

/// `filter` of a function of the program: the item waits in the iterator for what the call returns.
fn filter<M: Machine>(m: &M, i: Ins, it: M::Ref) -> Option<Flow> {
    let (source, f) = (m.load(it, LAZY_SOURCE), m.load(it, LAZY_STATE));
    let callee = callee_for_item(m, f)?;
    let (item, by) = match ahead(m, source)? {
        Ahead::Item(item, by) => (item, by),
        Ahead::End => return Some(leave(m, source, true)),
        Ahead::Over => return Some(leave(m, source, false)),
    };
    advance(m, source, by);
    m.store(it, LAZY_ITEM, item);
    Some(ask(m, i, f, callee, item, Kind::Filter))
}

/// The function of `filter` has returned `v`. An item that is not wanted is the end of this round: on with the loop's header.
pub fn filtered<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Flow {
    let it = m.slot(i.b());
    let Some(truth) = plain_truth(m, class_of(m, v), v) else {
        let next = || m.call(&residual::NEXT_FILTERED, &[it, v]);
        let Some(item) = once(m, next) else { return Flow::Raise };
        return given(m, i, item);
    };
    if m.branch(truth) {
        m.set_slot(i.a(), m.load(it, LAZY_ITEM));
        return next(m, 2);
    }
    let header = m.pc().wrapping_sub(Opcode::Loop.words());
    if matches!(instruction(header).opcode(), Opcode::Loop | Opcode::PassLoop) {
        m.set_pc(header);
    }
    Flow::Next
}

/// Where an iterator over the keys, values or items of a dict stands.
enum Place<M: Machine> {
    /// Before the entry at this word of the storage.
    Entry(M::Ref, M::Int, Move<M>),
    /// At the end.
    End,
    /// It is over since long.
    Over,
}

/// `None`: it is over something else, the dict has changed, or an entry was removed.
fn place<M: Machine>(m: &M, it: M::Ref) -> Option<Place<M>> {
    let table = m.load(it, SEQUENCE);
    if is_null(m, table) {
        return Some(Place::Over);
    }
    if m.promote_class(table) != vm(m).quick.dict {
        return None;
    }
    let size = m.load_int(it, TABLE_SIZE);
    if !m.branch(m.int_eq(m.load_int(table, TABLE_LENGTH), size)) {
        return None;
    }
    let place = m.load_int(it, TABLE_PLACE);
    if !m.branch(m.int_lt(place, m.load_int(table, DICT_USED))) {
        return Some(Place::End);
    }
    let given = m.load_int(it, TABLE_GIVEN);
    if !m.branch(m.int_lt(given, size)) {
        return None;
    }
    let entries = m.load(table, DICT_ENTRIES);
    let at = m.int_mul(place, m.ci(ENTRY_WORDS));
    if is_null(m, m.load_item(entries, KEYS_OF_DICT, at)) {
        return None;
    }
    let by = Move::Table(m.int_add(place, m.ci(1)), m.int_add(given, m.ci(1)));
    Some(Place::Entry(entries, at, by))
}

/// The key (0) or value (1) of the entry that starts at a word.
fn entry_word<M: Machine>(m: &M, entries: M::Ref, at: M::Int, word: i64) -> M::Ref {
    let array = if word == 0 { KEYS_OF_DICT } else { VALUES_OF_DICT };
    m.load_item(entries, array, m.int_add(at, m.ci(word)))
}

/// What is next in an iterator over the keys or values of a dict.
fn ahead_of_dict<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    let quick = &vm(m).quick;
    let word = match class {
        _ if class == quick.dict_keys => 0,
        _ if class == quick.dict_values => 1,
        _ => return None,
    };
    Some(match place(m, it)? {
        Place::Entry(entries, at, by) => Ahead::Item(entry_word(m, entries, at, word), by),
        Place::End => Ahead::End,
        Place::Over => Ahead::Over,
    })
}

/// `ForIter` over a dict.
fn table<M: Machine>(m: &M, i: Ins, it: M::Ref, class: Class) -> Option<Flow> {
    if class != vm(m).quick.dict_items {
        return match ahead_of_dict(m, it, class)? {
            Ahead::Item(item, by) => {
                advance(m, it, by);
                m.set_slot(i.a(), item);
                Some(next(m, 2))
            }
            end => Some(leave(m, it, matches!(end, Ahead::End))),
        };
    }
    let (entries, at, by) = match place(m, it)? {
        Place::Entry(entries, at, by) => (entries, at, by),
        Place::End => return Some(leave(m, it, true)),
        Place::Over => return Some(leave(m, it, false)),
    };
    let pair = m.try_new_array(vm(m).quick.tuples, 2)?;
    for n in 0..2 {
        let item = entry_word(m, entries, at, n);
        m.store_item_quietly(pair, ITEMS_OF_TUPLE, m.ci(n), item);
    }
    advance(m, it, by);
    m.set_slot(i.a(), pair);
    Some(next(m, 2))
}
