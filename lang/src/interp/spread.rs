//! Calls with stars: `f(*args, **keywords)`.
//!
//! What is passed is spread over the window of an ordinary call, so that a decorator's wrapper costs a trace nothing but moves. For keywords that
//! takes their names as a constant: dicts with the same keys in the same order give the same tuple, which a trace promotes.

use super::arith::finish_call;
use super::call::call_window;
use super::frame::*;
use super::look::class_of;
use super::vm::Vm;
use crate::object::{Dict, Kind as Layout, Str, Tuple, Type, Value};
use crate::portal::residual;
use sidewinder_jit::machine::{Flow, Machine};

/// Most arguments that are spread over the window, which may then reach beyond the registers.
const SPREAD: i64 = 8;

/// Most tuples of names that are kept.
const SHAPES: usize = 64;

/// The operand `c` of `CallEx` that says: any mapping, as the program has it.
const MAPPING: isize = 2;

/// `CallEx`
pub fn call_ex<M: Machine>(m: &M, i: Ins) -> Flow {
    let f = i.b();
    let args = m.slot(f + 2);
    let mut keywords = if i.c() == 0 { m.cr(Value::NULL.0) } else { m.slot(f + 3) };
    if let Some((array, length, layout)) = super::build::items(m, args) {
        let length = m.promote_int(length);
        let room = SPREAD - length;
        let names = if i.c() == 0 { Some(vm(m).known.empty_tuple) } else { names(m, keywords) };
        if let Some(names) = names
            && Tuple(names).len() as i64 <= room
        {
            for k in 0..length as isize {
                m.set_slot(f + 2 + k, m.load_item(array, layout, m.ci(k as i64)));
            }
            let count = Tuple(names).len();
            for k in 0..count as isize {
                let number = m.cr(Value::small(k as i64).0);
                let Some(value) = m.call(&residual::NTH_VALUE, &[keywords, number]) else {
                    return Flow::Raise;
                };
                m.set_slot(f + 2 + length as isize + k, value);
            }
            let names = if count == 0 { Value::NULL } else { names };
            return call_window(m, i, f, length as usize + count, names);
        }
    }
    let callee = m.slot(f);
    if i.c() == MAPPING {
        let Some(own) = m.call(&residual::NEW_DICT, &[]) else { return Flow::Raise };
        if m.call(&residual::DICT_MERGE, &[own, keywords, callee]).is_none() {
            return Flow::Raise;
        }
        keywords = own;
    }
    finish_call(m, i, || m.call(&residual::CALL_SPREAD, &[callee, args, keywords]))
}

/// The names in a dict of keywords, green, if they are kept.
fn names<M: Machine>(m: &M, keywords: M::Ref) -> Option<Value> {
    if !class_of(m, keywords).is(Type::Dict) {
        return None;
    }
    let names = m.call(&residual::KEYWORD_NAMES, &[keywords])?;
    let names = Value(m.promote(names));
    names.is(Layout::Tuple).then_some(names)
}

impl Vm {
    /// The keys of a dict as a tuple that is kept for ever: one for all dicts with these keys in this order. None the object: a key is no interned
    /// string, or there are too many tuples already.
    pub(crate) fn keyword_names(&mut self, dict: Dict) -> Option<Value> {
        let mut count = 0;
        for (key, _) in dict.iter() {
            if Str::of(key).is_none() || key.flags() & Str::INTERNED == 0 {
                return Some(self.none());
            }
            count += 1;
        }
        if count == 0 {
            return Some(self.known.empty_tuple);
        }
        let same = |shape: &&Value| {
            let names = Tuple(**shape).items();
            names.len() == count && dict.iter().zip(names).all(|((key, _), name)| key == *name)
        };
        if let Some(shape) = self.known.keyword_names.iter().find(same) {
            return Some(*shape);
        }
        if count > SPREAD as usize || self.known.keyword_names.len() == SHAPES {
            return Some(self.none());
        }
        let keys: Vec<Value> = dict.iter().map(|(key, _)| key).collect();
        let shape = self.new_tuple(&keys)?;
        self.settle(shape);
        self.known.keyword_names.push(shape);
        Some(shape)
    }
}
