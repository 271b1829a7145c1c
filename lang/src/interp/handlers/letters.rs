//! Strings of ASCII: characters, what goes over them, and what is asked of one character.
//!
//! Each character of such a string is one byte, and the string of one ASCII character is always the same object. So a trace has a load of the
//! byte, and one out of the table of all 128; a guard says that the string is ASCII, once for a string, since it never changes. Other
//! strings, and an index that is no small int or not inside, are for the runtime.
//!
//! What is asked of a string that is one such character is its byte, too, or out of a table:
//!
//! ```text
//! i3 = getfield(p2, bytes)              # c.isalpha()
//! guard_true(int_eq(i3, 1))             # one byte: one character of ASCII
//! i4 = getitem(p2, 0, text)
//! p5 = getitem(ConstPtr(table), i4)     # what str.isalpha says of each of the 128
//! ```
//!
//! The tables are made when a trace first wants them, by asking the runtime 128 times: nothing is said twice.

use super::compare::{Compare, Comparison};
use super::item::within;
use super::iterate::{Ahead, Move, of_sequence};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Object, Raised, Set, Str, Tuple, Type, Value};
use crate::portal::descrs::*;
use crate::vm::Vm;
use crate::vm::{Args, Builtin};
use rustc_hash::FxHashMap;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::Machine;

/// What holds more than this is not asked for each character.
const MOST: usize = 128;
/// There are no more tables than this: a program may make any number of strings.
const TABLES: usize = 256;

/// What a table says of each character of ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Of {
    /// What a method gives, by its row.
    Method(usize),
    /// Whether it is one of those whose bit is set.
    Set(u128),
}

/// The tables that there are, tuples.
#[derive(Default)]
pub(crate) struct Tables {
    tables: FxHashMap<Of, Value>,
    classes: FxHashMap<u64, Class>,
}

impl Tables {
    /// The class of all that is in a table, if it is one.
    pub(crate) fn class(&self, table: u64) -> Option<Class> {
        self.classes.get(&table).copied()
    }
}

impl Vm {
    /// A table, made if it is not there. `None`: there are too many.
    fn table_of_letters(
        &mut self,
        of: Of,
        give: impl FnMut(&mut Vm, Value) -> Result<Value, Raised>,
    ) -> Option<Result<Value, Raised>> {
        let known = &self.part::<Tables>().tables;
        match known.get(&of) {
            Some(table) => Some(Ok(*table)),
            None if known.len() >= TABLES => None,
            None => Some(self.new_table_of_letters(of, give)),
        }
    }

    fn new_table_of_letters(
        &mut self,
        of: Of,
        mut give: impl FnMut(&mut Vm, Value) -> Result<Value, Raised>,
    ) -> Result<Value, Raised> {
        let letters = Tuple(self.known.letters).items();
        let given =
            letters.iter().map(|letter| give(self, *letter)).collect::<Result<Vec<_>, Raised>>()?;
        let table = self.old_tuple(&given)?;
        let class = Class(given[0].map().short());
        self.part_mut::<Tables>().tables.insert(of, table);
        self.part_mut::<Tables>().classes.insert(table.bits(), class);
        Ok(table)
    }
}

/// The length of a string, if it is ASCII.
fn length<M: Machine>(m: &M, text: M::Ref) -> Option<M::Int> {
    let length = m.load_int(text, STR_LENGTH);
    m.branch(m.int_eq(length, m.load_int(text, STR_BYTES))).then_some(length)
}

/// The character at an index that is inside an ASCII string.
fn letter<M: Machine>(m: &M, text: M::Ref, index: M::Int) -> M::Ref {
    let letters = m.cr(vm(m).known.letters.bits());
    m.load_item(letters, ITEMS_OF_TUPLE, m.load_item_int(text, STR_TEXT, index))
}

/// `o[key]`, in a trace: the interpreter's tier before has looked at it.
pub fn get<M: Machine>(m: &M, o: M::Ref, class: Seen, key: M::Ref) -> Option<M::Ref> {
    if !M::RECORDING || !class.is(Type::Str) {
        return None;
    }
    let index = small(m, key)?;
    let index = within(m, index, length(m, o)?)?;
    Some(letter(m, o, index))
}

/// An iterator over an object of that class.
pub fn iterator<M: Machine>(m: &M, o: M::Ref, class: Class) -> Option<M::Ref> {
    let quick = &vm(m).quick;
    (class == quick.string).then(|| of_sequence(m, o, quick.str_iterators))?
}

/// What is next in an iterator of that class; `None`: it is over something else.
pub fn ahead<M: Machine>(m: &M, it: M::Ref, class: Class) -> Option<Ahead<M>> {
    if class != vm(m).quick.str_iterators.class() {
        return None;
    }
    let text = m.load(it, SEQUENCE);
    if is_null(m, text) {
        return Some(Ahead::Over);
    }
    let length = length(m, text)?;
    let index = m.load_int(it, SEQUENCE_INDEX);
    if !m.branch(m.int_lt(index, length)) {
        return Some(Ahead::End);
    }
    let letter = letter(m, text, index);
    Some(Ahead::Item(letter, Move::Sequence(m.int_add(index, m.ci(1)))))
}

/// The byte of a string that is one character of ASCII; a trace makes sure that it is, or is not.
fn only<M: Machine>(m: &M, text: M::Ref) -> Option<M::Int> {
    // Of a string whose text lies elsewhere it is the size of what refers to that: 16.
    let is_one = m.int_eq(m.load_int(text, STR_BYTES), m.ci(1));
    m.branch(is_one).then(|| m.load_item_int(text, STR_TEXT, m.ci(0)))
}

/// In a trace, how two strings compare that are one character of ASCII each; whether such a one is equal to any other. `None`: that is to be
/// found out by a call.
pub fn compare<M: Machine, O: Compare>(m: &M, a: M::Ref, b: M::Ref) -> Option<M::Bool> {
    // Of two, a constant says the most.
    let (first, second) = if m.is_constant(b) { (b, a) } else { (a, b) };
    let first = only(m, first)?;
    match (only(m, second), O::COMPARISON) {
        (Some(second), _) if m.is_constant(b) => Some(O::int(m, second, first)),
        (Some(second), _) => Some(O::int(m, first, second)),
        (None, Comparison::Eq) => Some(m.cb(false)),
        (None, Comparison::Ne) => Some(m.cb(true)),
        (None, _) => None,
    }
}

/// In a trace, what a method that takes nothing gives for a string of one character.
pub fn method<M: Machine>(
    m: &M,
    row: &'static Builtin,
    text: M::Ref,
) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || !class_of(m, text).is(Type::Str) {
        return None;
    }
    let byte = only(m, text)?;
    let of = Of::Method(std::ptr::from_ref(row).addr());
    let table = vm_mut(m).table_of_letters(of, |vm, letter| {
        (row.function)(vm, Args::new(&raw const letter, 1, 0, Value::NULL))
    })?;
    Some(table.map(|table| m.load_item(m.cr(table.bits()), ITEMS_OF_TUPLE, byte)))
}

/// In a trace, whether a string of one character is in a constant string, or in a constant tuple or frozenset of values.
pub fn is_in<M: Machine>(
    m: &M,
    container: M::Ref,
    class: Seen,
    item: M::Ref,
) -> Option<Result<M::Bool, Raised>> {
    if !M::RECORDING || class.is_user() {
        return None;
    }
    let held = constant(m, container)?;
    let is_value = |item: &Value| {
        let class = class_of(m, m.cr(item.bits()));
        class.is_value() || class.kind() == Layout::Singleton
    };
    let is_small = match class.kind() {
        Layout::Str => Str(held).len() <= MOST,
        Layout::Tuple => {
            let items = Tuple(held).items();
            items.len() <= MOST && items.iter().all(is_value)
        }
        Layout::FrozenSet => {
            Set(held).len() <= MOST && Set(held).iter().all(|item| is_value(&item))
        }
        _ => false,
    };
    if !is_small || !class_of(m, item).is(Type::Str) {
        return None;
    }
    let byte = only(m, item)?;
    let vm = vm_mut(m);
    let mut holds = 0;
    for (bit, letter) in Tuple(vm.known.letters).items().iter().enumerate() {
        let Ok(is_in) = vm.contains(held, *letter) else { return Some(Err(Raised)) };
        holds |= u128::from(is_in) << bit;
    }
    let mut bits = holds;
    let table = vm.table_of_letters(Of::Set(holds), |vm, _| {
        let answer = vm.bool(bits & 1 != 0);
        bits >>= 1;
        Ok(answer)
    })?;
    Some(table.map(|table| {
        let answer = m.load_item(m.cr(table.bits()), ITEMS_OF_TUPLE, byte);
        m.ptr_eq(answer, m.cr(vm.quick.yes.bits()))
    }))
}

/// The number of a string of one character, `ord`.
#[inline(always)]
pub fn code<M: Machine>(m: &M, text: M::Ref) -> Option<M::Int> {
    if class_of(m, text).is(Type::Str) { only(m, text) } else { None }
}

/// The character with a number, `chr`.
#[inline(always)]
pub fn with_code<M: Machine>(m: &M, code: M::Ref) -> Option<M::Ref> {
    let code = small(m, code)?;
    let letters = m.cr(vm(m).known.letters.bits());
    m.branch(m.uint_lt(code, m.ci(128))).then(|| m.load_item(letters, ITEMS_OF_TUPLE, code))
}

/// In a trace, the number that a string of one digit means.
pub fn digit<M: Machine>(m: &M, text: M::Ref) -> Option<M::Int> {
    if !M::RECORDING {
        return None;
    }
    let digit = m.int_sub(only(m, text)?, m.ci(i64::from(b'0')));
    m.branch(m.uint_lt(digit, m.ci(10))).then_some(digit)
}

impl crate::vm::Part for Tables {
    const PLACE: crate::vm::Place = crate::vm::Place::Letters;
}
