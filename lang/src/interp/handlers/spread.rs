//! Calls with stars: `f(*args, **keywords)`.
//!
//! What is passed is spread over the window of an ordinary call, so that a decorator's wrapper costs a trace nothing but moves. For keywords that
//! takes their names as a constant: dicts with the same keys in the same order give the same tuple, which a trace promotes.

use super::arith::finish_call;
use super::call::call_window;
use super::table;
use crate::interp::core::frame::*;
use crate::interp::core::look::class_of;
use crate::object::{Dict, Kind as Layout, Raised, Str, Tuple, Type, Value};
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_jit::machine::{Flow, Machine};

/// Most arguments that are spread over the window, which may then reach beyond the registers.
pub(in crate::interp) const SPREAD: i64 = 8;

/// Most tuples of names that are kept.
const SHAPES: usize = 64;

/// The operand `c` of `CallEx` that says: any mapping, as the program has it.
const MAPPING: isize = 2;

/// `CallEx`
pub fn call_ex<M: Machine>(m: &M, i: Ins) -> Flow {
    let f = i.b();
    let args = m.slot(f + 2);
    let mut keywords = if i.c() == 0 { m.cr(Value::NULL.bits()) } else { m.slot(f + 3) };
    if let Some((array, length, layout)) = super::build::items(m, args)
        && !m.thrashes()
        && m.branch(m.int_le(length, m.ci(SPREAD)))
    {
        let length = m.promote_int(length);
        let room = SPREAD - length;
        let (names, is_written_out) = match i.c() {
            0 => (Some(vm(m).known.empty_tuple), false),
            _ => names(m, keywords),
        };
        if let Some(names) = names
            && Tuple(names).len() as i64 <= room
        {
            for k in 0..length as isize {
                m.set_slot(f + 2 + k, m.load_item(array, layout, m.ci(k as i64)));
            }
            let count = Tuple(names).len();
            for k in 0..count {
                let value = if is_written_out {
                    table::nth_value(m, keywords, k)
                } else {
                    let number = m.cr(Value::small(k as i64).bits());
                    let Ok(value) = m.call(&residual::NTH_VALUE, &[keywords, number]) else {
                        return Flow::Raise;
                    };
                    value
                };
                m.set_slot(f + 2 + length as isize + k as isize, value);
            }
            let names = if count == 0 { Value::NULL } else { names };
            return call_window(m, i, f, length as usize + count, names);
        }
    }
    let callee = m.slot(f);
    if i.c() == MAPPING {
        let Ok(own) = m.call(&residual::NEW_DICT, &[]) else { return Flow::Raise };
        if m.call(&residual::DICT_MERGE, &[own, keywords, callee]).is_err() {
            return Flow::Raise;
        }
        keywords = own;
    }
    finish_call(m, i, || m.call(&residual::CALL_SPREAD, &[callee, args, keywords]))
}

/// The names in a dict of keywords, green, if they are kept; and whether the trace has made sure of them one by one.
fn names<M: Machine>(m: &M, keywords: M::Ref) -> (Option<Value>, bool) {
    if !class_of(m, keywords).is(Type::Dict) {
        return (None, false);
    }
    if let Some(keys) = table::names(m, keywords)
        && let Ok(names) = vm_mut(m).names_of_keywords(&keys)
        && names.is(Layout::Tuple)
    {
        return (Some(names), true);
    }
    let Ok(names) = m.call(&residual::KEYWORD_NAMES, &[keywords]) else { return (None, false) };
    let names = promoted(m, names);
    (names.is(Layout::Tuple).then_some(names), false)
}

impl Vm {
    /// The keys of a dict as a tuple that is kept for ever: one for all dicts with these keys in this order. None the object: a key is no interned
    /// string, or there are too many tuples already.
    pub(crate) fn keyword_names(&mut self, dict: Dict) -> Result<Value, Raised> {
        let is_name = |key: Value| Str::of(key).is_some() && key.flags() & Str::INTERNED != 0;
        if dict.len() > SPREAD as usize || !dict.iter().all(|(key, _)| is_name(key)) {
            return Ok(self.none());
        }
        let keys: Vec<Value> = dict.iter().map(|(key, _)| key).collect();
        self.names_of_keywords(&keys)
    }

    /// As [`Vm::keyword_names`], of interned strings, which never move.
    fn names_of_keywords(&mut self, keys: &[Value]) -> Result<Value, Raised> {
        if keys.is_empty() {
            return Ok(self.known.empty_tuple);
        }
        let same = |shape: &&Value| Tuple(**shape).items() == keys;
        if let Some(shape) = self.known.keyword_names.iter().find(same) {
            return Ok(*shape);
        }
        if keys.len() > SPREAD as usize || self.known.keyword_names.len() == SHAPES {
            return Ok(self.none());
        }
        let shape = self.new_tuple(keys)?;
        self.settle(shape);
        self.known.keyword_names.push(shape);
        Ok(shape)
    }
}
