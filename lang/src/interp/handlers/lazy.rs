//! `ForIter` over `enumerate`, `zip`, `map` and `filter`, and over dicts, bytes and bytearrays.
//!
//! What these give comes from other iterators. As long as those go over ranges, lists, tuples and dicts, or are `enumerate` or `zip` of such,
//! each step is written out here, so that a trace holds nothing else: the tuple of an `enumerate` that is unpacked at once is never made.
//! All is looked at before anything moves: whoever is slow starts from where this started.
//!
//! **Absent:** `map`, `filter`, and sources that run something to give an item: [`super::round`].

use super::iterate::{Ahead, Move, advance, ahead_of_range, ahead_of_sequence, let_go, over};
use super::round;
use super::{arrays, backwards, deques, letters, octets};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Type, Unknown, Value};
use crate::portal::descrs::*;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::{Flow, Machine};

/// Most iterators that a `zip` or a `map` is written out for.
pub(crate) use crate::vm::machine::MOST_ITERATORS as MOST;

/// See the module's page. Not in line: room for steps in the frame of whoever asks would keep what was there before.
#[inline(never)]
pub fn for_lazy<M: Machine>(m: &M, i: Ins) -> Flow {
    // What was asked for already comes first.
    if is_waiting(m) {
        return Flow::Slow;
    }
    let (it, quick) = (m.slot(i.b()), &vm(m).quick);
    let class = m.promote_class(it);
    let done = if class == quick.enumerates.class() || class == quick.zips.class() {
        next_taken(m, i, it).or_else(|| round::push(m, it, class, (i.a(), Kind::Item)))
    } else if class == quick.maps.class() || class == quick.filters.class() {
        round::push(m, it, class, (i.a(), Kind::Item))
    } else {
        table(m, i, it, class)
    };
    done.unwrap_or(Flow::Slow)
}

/// Whether it is an `enumerate`, `zip`, `map` or `filter`.
pub fn is_lazy(class: Seen) -> bool {
    [Type::Enumerate, Type::Zip, Type::Map, Type::Filter].into_iter().any(|ty| class.is(ty))
}

/// `Send` of None to an iterator of builtin kind: `ForIter` whose end has None for a result.
#[inline(never)]
pub fn send_lazy<M: Machine>(m: &M, i: Ins) -> Flow {
    if is_waiting(m) {
        return Flow::Slow;
    }
    let it = m.slot(i.b());
    let mut steps = Steps::new();
    if let Ok(item) = taken(m, it, &mut steps) {
        steps.take(m);
        m.set_slot(i.a(), item.unwrap_or_else(|| m.cr(vm(m).quick.none.bits())));
        return if item.is_some() { next(m, 2) } else { jump(m, 1) };
    }
    let pushed = is_lazy(class_of(m, it))
        .then(|| round::push(m, it, m.promote_class(it), (i.a(), Kind::Send)));
    pushed.flatten().unwrap_or(Flow::Slow)
}

/// What is next in an iterator over a range, a list either way, a tuple, bytes, a bytearray, a string of ASCII, or the keys or values of a dict.
pub fn ahead<M: Machine>(m: &M, it: M::Ref) -> Option<Ahead<M>> {
    let class = m.promote_class(it);
    if class == vm(m).quick.range_iterators.class() {
        Some(ahead_of_range(m, it))
    } else {
        ahead_of_sequence(m, it, class).or_else(|| ahead_of_other(m, it, class))
    }
}

/// What is next in an iterator over the keys or values of a dict, over bytes, a bytearray or a string of ASCII, or backwards over a list.
fn ahead_of_other<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    octets::ahead(m, it, class)
        .or_else(|| deques::ahead(m, it, class))
        .or_else(|| arrays::ahead(m, it, class))
        .or_else(|| letters::ahead(m, it, class))
        .or_else(|| backwards::ahead(m, it, class))
        .or_else(|| ahead_of_dict(m, it, class))
}

/// `enumerate(source, start)`, `map(f, source)` and `zip(sources ..)` of the arguments given. `None`: not so easily.
pub fn construct<M: Machine>(m: &M, ty: Type, args: &[M::Ref]) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    let (size, sources, state) = match (ty, args) {
        (Type::Enumerate, [source] | [source, _]) => {
            let start = args.get(1).copied().unwrap_or(m.cr(Value::small(0).bits()));
            if !m.branch(m.is_int(start)) {
                return None;
            }
            let fresh = m.try_new(quick.enumerates)?;
            m.store_quietly(fresh, LAZY_SOURCE, iterator(m, *source)?);
            m.store_quietly(fresh, LAZY_STATE, start);
            return Some(fresh);
        }
        (Type::Filter, [f, source]) => {
            let fresh = m.try_new(quick.filters)?;
            m.store_quietly(fresh, LAZY_SOURCE, iterator(m, *source)?);
            m.store_quietly(fresh, LAZY_STATE, *f);
            return Some(fresh);
        }
        (Type::Map, [f, source]) => (quick.maps, std::slice::from_ref(source), *f),
        (Type::Zip, [_, ..]) if args.len() <= MOST => (quick.zips, args, m.cr(quick.no.bits())),
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
    let sizes = [
        quick.range_iterators,
        quick.list_iterators,
        quick.list_reverse_iterators,
        quick.tuple_iterators,
        quick.key_iterators,
        quick.bytes_iterators,
        quick.bytearray_iterators,
        quick.str_iterators,
        quick.enumerates,
        quick.zips,
        quick.maps,
        quick.filters,
    ];
    let is_iterator = sizes.iter().any(|size| size.class() == class)
        || [quick.dict_values, quick.dict_items, quick.generator].contains(&class);
    if is_iterator {
        return Some(source);
    }
    over(m, source, class)
        .or_else(|| octets::iterator(m, source, class))
        .or_else(|| letters::iterator(m, source, class))
}

/// What is to be done once all has been looked at.
enum Step<M: Machine> {
    /// An iterator moves on.
    On(M::Ref, Move<M>),
    /// An iterator lets go of what it went over.
    Done(M::Ref),
    /// An `enumerate` counts on.
    Count(M::Ref, M::Int),
}

/// Most steps for one item.
const STEPS: usize = 8;

/// The steps of taking an item out of iterators over iterators.
pub struct Steps<M: Machine> {
    steps: [Option<Step<M>>; STEPS],
    count: usize,
}

impl<M: Machine> Steps<M> {
    /// None yet.
    pub fn new() -> Steps<M> {
        Steps { steps: [const { None }; STEPS], count: 0 }
    }

    /// `None`: these are too many.
    fn add(&mut self, step: Step<M>) -> Option<()> {
        *self.steps.get_mut(self.count)? = Some(step);
        self.count += 1;
        Some(())
    }

    /// Whether an iterator has given an item already: one twice gives two of its items.
    fn has(&self, m: &M, it: M::Ref) -> bool {
        self.steps[..self.count]
            .iter()
            .flatten()
            .any(|step| matches!(step, Step::On(other, _) if m.branch(m.ptr_eq(*other, it))))
    }

    /// Takes them.
    pub fn take(self, m: &M) {
        for step in self.steps.into_iter().take(self.count).flatten() {
            match step {
                Step::On(it, by) => advance(m, it, by),
                Step::Done(it) => let_go(m, it),
                Step::Count(it, after) => m.store_quietly(it, LAZY_STATE, m.tag(after)),
            }
        }
    }
}

/// The next item of an iterator over what is looked at here, of an `enumerate` or a `zip` of such, if there is one.
///
/// # Errors
/// Not so easily, and nothing has happened.
pub fn taken<M: Machine>(
    m: &M,
    it: M::Ref,
    steps: &mut Steps<M>,
) -> Result<Option<M::Ref>, Unknown> {
    let (class, quick) = (m.promote_class(it), &vm(m).quick);
    if class == quick.enumerates.class() {
        let (source, count) = (m.load(it, LAZY_SOURCE), m.load(it, LAZY_STATE));
        if !m.branch(m.is_int(count)) {
            return Err(Unknown);
        }
        let Some(item) = taken(m, source, steps)? else { return Ok(None) };
        steps
            .add(Step::Count(it, m.int_add_ovf(m.untag(count), m.ci(1)).ok_or(Unknown)?))
            .ok_or(Unknown)?;
        let pair = m.try_new_array(quick.tuples, 2).ok_or(Unknown)?;
        m.store_item_quietly(pair, ITEMS_OF_TUPLE, m.ci(0), count);
        m.store_item_quietly(pair, ITEMS_OF_TUPLE, m.ci(1), item);
        return Ok(Some(pair));
    }
    if class == quick.zips.class() {
        let mut items = [None; MOST];
        let Some(count) = all(m, it, &mut items, steps)? else {
            // With `strict` the others must be at their ends too.
            let is_strict = m.ptr_eq(m.load(it, LAZY_STATE), m.cr(quick.yes.bits()));
            return if m.branch(is_strict) { Err(Unknown) } else { Ok(None) };
        };
        let tuple = m.try_new_array(quick.tuples, count).ok_or(Unknown)?;
        for (n, item) in items.into_iter().flatten().enumerate() {
            m.store_item_quietly(tuple, ITEMS_OF_TUPLE, m.ci(n as i64), item);
        }
        return Ok(Some(tuple));
    }
    if steps.has(m, it) {
        return Err(Unknown);
    }
    match ahead(m, it).ok_or(Unknown)? {
        Ahead::Item(item, by) => {
            steps.add(Step::On(it, by)).ok_or(Unknown)?;
            return Ok(Some(item));
        }
        Ahead::End => steps.add(Step::Done(it)).ok_or(Unknown)?,
        Ahead::Over => {}
    }
    Ok(None)
}

/// The next items of the sources of a `zip`, and how many these are; `None`: one of them is at its end.
fn all<M: Machine>(
    m: &M,
    it: M::Ref,
    items: &mut [Option<M::Ref>; MOST],
    steps: &mut Steps<M>,
) -> Result<Option<usize>, Unknown> {
    let sources = m.load(it, LAZY_SOURCE);
    let count = m.promote_int(m.load_int(sources, TUPLE_LENGTH)) as usize;
    if count == 0 || count > MOST {
        return Err(Unknown);
    }
    for (n, place) in items.iter_mut().take(count).enumerate() {
        let source = m.load_item(sources, ITEMS_OF_TUPLE, m.ci(n as i64));
        match taken(m, source, steps)? {
            Some(item) => *place = Some(item),
            None => return Ok(None),
        }
    }
    Ok(Some(count))
}

/// `ForIter` over an iterator whose items run nothing.
fn next_taken<M: Machine>(m: &M, i: Ins, it: M::Ref) -> Option<Flow> {
    let mut steps = Steps::new();
    let item = taken(m, it, &mut steps).ok()?;
    steps.take(m);
    let Some(item) = item else { return Some(jump(m, 1)) };
    m.set_slot(i.a(), item);
    Some(next(m, 2))
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

/// The loop is over.
fn leave<M: Machine>(m: &M, it: M::Ref, ends: bool) -> Flow {
    if ends {
        let_go(m, it);
    }
    jump(m, 1)
}

/// `ForIter` over a dict.
fn table<M: Machine>(m: &M, i: Ins, it: M::Ref, class: Class) -> Option<Flow> {
    if class != vm(m).quick.dict_items {
        return match ahead_of_other(m, it, class)? {
            Ahead::Item(item, by) => {
                advance(m, it, by);
                m.set_slot(i.a(), item);
                Some(next(m, 2))
            }
            Ahead::End => Some(leave(m, it, true)),
            Ahead::Over => Some(leave(m, it, false)),
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
