//! Strings of ASCII: characters, and what goes over them.
//!
//! Each character of such a string is one byte, and the string of one ASCII character is always the same object. So a trace has a load of the
//! byte, and one out of the table of all 128; a guard says that the string is ASCII, once for a string, since it never changes. Other
//! strings, and an index that is no small int or not inside, are for the runtime.

use super::frame::*;
use super::item::within;
use super::iterate::{Ahead, Move, of_sequence};
use super::look::*;
use crate::object::{Str, Type, Value};
use crate::portal::descrs::*;
use sidewinder_jit::ir::Class;
use sidewinder_jit::machine::Machine;

/// The length of a string, if it is ASCII.
fn length<M: Machine>(m: &M, text: M::Ref) -> Option<M::Int> {
    let length = m.load_int(text, STR_LENGTH);
    m.branch(m.int_eq(length, m.load_int(text, STR_BYTES))).then_some(length)
}

/// The character at an index that is inside an ASCII string.
fn letter<M: Machine>(m: &M, text: M::Ref, index: M::Int) -> M::Ref {
    let letters = m.cr(vm(m).known.letters.0);
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

/// In a trace, whether two strings are equal, one of which is a constant of one ASCII character; `None` if neither is.
pub fn same<M: Machine>(m: &M, a: M::Ref, b: M::Ref) -> Option<M::Bool> {
    let constant =
        |text: M::Ref| match m.constant(text).map(|text| Str(Value(text)).text().as_bytes()) {
            Some([letter]) => Some(i64::from(*letter)),
            _ => None,
        };
    let (letter, other) = match constant(b) {
        Some(letter) => (letter, a),
        None => (constant(a)?, b),
    };
    // Of a string whose text lies elsewhere it is the size of what refers to that: 16.
    if !m.branch(m.int_eq(m.load_int(other, STR_BYTES), m.ci(1))) {
        return Some(m.cb(false));
    }
    Some(m.int_eq(m.load_item_int(other, STR_TEXT, m.ci(0)), m.ci(letter)))
}
