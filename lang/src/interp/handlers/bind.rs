//! Arguments to parameters.
//!
//! Which argument goes to which parameter is green: it follows from the code, the number of arguments and their names. So a trace
//! sees nothing but moves, and the tuple of a `*args` may stay virtual.

use crate::interp::core::frame::*;
use crate::interp::core::look::is_null;
use crate::object::function::word;
use crate::object::{Code, CodeRef, Raised};
use crate::object::{Dict, Tuple, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::Machine;
use smallvec::SmallVec;

/// Calls with so many parameters are bound without an allocation.
const FEW: usize = 10;

/// How binding went.
pub enum Bound {
    /// The arguments lie as the callee expects them.
    Yes,
    /// They do not fit: a call from outside finds the words for it. Nothing has happened.
    Wrong,
    /// An exception is pending.
    Raised,
}

/// Where the value of a parameter comes from.
#[derive(Clone, Copy)]
enum Source {
    /// The argument number.
    Argument(usize),
    /// The default number.
    Default(usize),
    /// The keyword-only default of that name.
    KeywordDefault(Value),
}

/// Puts the `n` arguments from `f + 2` on, the last of which are named by `names` if it is not null, in the order of the parameters.
pub fn bind<M: Machine>(m: &M, code: CodeRef, f: isize, n: usize, names: Value) -> Bound {
    let unit = &code.unit;
    let names: &[Value] = if names.is_null() { &[] } else { Tuple(names).items() };
    let positional = n - names.len();
    let (takes, only) = (unit.positional as usize, unit.keyword_only as usize);
    if positional > takes && !unit.var_positional {
        return Bound::Wrong;
    }
    let takes_no_more = only == 0 && !unit.var_positional && !unit.var_keyword;
    if names.is_empty() && takes_no_more && !unit.parameters_are_spilled() {
        return fill_up(m, code, f, n);
    }
    let mut sources: SmallVec<[Option<Source>; FEW]> = SmallVec::from_elem(None, takes + only);
    let mut extra = SmallVec::<[(Value, usize); FEW]>::new();
    for (k, source) in sources.iter_mut().enumerate().take(takes.min(positional)) {
        *source = Some(Source::Argument(k));
    }
    for (k, name) in names.iter().enumerate() {
        let from = unit.positional_only as usize;
        let found = code.parameters[from..takes + only].iter().position(|known| known == name);
        match found {
            Some(at) if sources[from + at].is_none() => {
                sources[from + at] = Some(Source::Argument(positional + k));
            }
            None if unit.var_keyword => extra.push((*name, positional + k)),
            _ => return Bound::Wrong,
        }
    }
    let is_complete = sources.iter().all(Option::is_some);
    let mut defaults = m.cr(Value::NULL.bits());
    if !is_complete {
        defaults = defaults_of(m, m.slot(f), code);
        let count = if is_null(m, defaults) {
            0
        } else {
            m.promote_int(m.load_int(defaults, TUPLE_LENGTH)) as usize
        };
        for (k, source) in sources.iter_mut().enumerate().filter(|(_, source)| source.is_none()) {
            *source = match (k < takes, (k + count).checked_sub(takes)) {
                (true, Some(number)) => Some(Source::Default(number)),
                (true, None) => return Bound::Wrong,
                (false, _) => Some(Source::KeywordDefault(code.parameters[k])),
            };
        }
    }
    place(m, f, (positional, takes), &sources, &extra, defaults, code)
}

/// [`bind`] where there are positional parameters only, and fewer arguments than these: what is missing are defaults.
fn fill_up<M: Machine>(m: &M, code: CodeRef, f: isize, n: usize) -> Bound {
    let takes = code.unit.positional as usize;
    if n == takes {
        return Bound::Yes;
    }
    let defaults = defaults_of(m, m.slot(f), code);
    if is_null(m, defaults) {
        return Bound::Wrong;
    }
    let count = m.promote_int(m.load_int(defaults, TUPLE_LENGTH)) as usize;
    let Some(first) = (n + count).checked_sub(takes) else { return Bound::Wrong };
    for (number, k) in (first..).zip(n..takes) {
        let v = m.load_item(defaults, ITEMS_OF_TUPLE, m.ci(number as i64));
        m.set_slot(f + 2 + k as isize, v);
    }
    Bound::Yes
}

/// The tuple of a function's defaults, or null: in a trace those that it was made with, if it is known and nobody has given it others.
fn defaults_of<M: Machine>(m: &M, function: M::Ref, code: CodeRef) -> M::Ref {
    if let Some(known) = constant(m, function)
        && !code.defaults_set.get()
    {
        m.depend(code as *const Code as u64);
        return m.cr(known.field(word::DEFAULTS).bits());
    }
    m.load(function, FUNCTION_DEFAULTS)
}

/// In a trace, the default of a keyword-only parameter of a function that is known, as long as nobody has looked at the dict with these.
fn known_keyword_default<M: Machine>(
    m: &M,
    function: M::Ref,
    code: CodeRef,
    name: Value,
) -> Option<M::Ref> {
    let known = constant(m, function)?;
    if !M::RECORDING || code.keyword_defaults_seen.get() {
        return None;
    }
    let dict = Dict::of(known.field(word::KEYWORD_DEFAULTS))?;
    let found = dict.get_str(name)?;
    m.depend(code as *const Code as u64);
    Some(m.cr(found.bits()))
}

/// Does it, once everything is decided. Only the defaults of keyword-only parameters may still be found missing.
fn place<M: Machine>(
    m: &M,
    f: isize,
    (positional, takes): (usize, usize),
    sources: &[Option<Source>],
    extra: &[(Value, usize)],
    defaults: M::Ref,
    code: CodeRef,
) -> Bound {
    let argument = |k: usize| m.slot(f + 2 + k as isize);
    let mut values = SmallVec::<[M::Ref; FEW]>::with_capacity(sources.len() + 2);
    for source in sources.iter().flatten() {
        values.push(match *source {
            Source::Argument(k) => argument(k),
            Source::Default(k) => m.load_item(defaults, ITEMS_OF_TUPLE, m.ci(k as i64)),
            Source::KeywordDefault(name) => {
                if let Some(known) = known_keyword_default(m, m.slot(f), code, name) {
                    values.push(known);
                    continue;
                }
                let dict = m.load(m.slot(f), FUNCTION_KEYWORD_DEFAULTS);
                if is_null(m, dict) {
                    return Bound::Wrong;
                }
                let call = if code.keyword_defaults_seen.get() {
                    &residual::KEYWORD_DEFAULT
                } else {
                    m.depend(code as *const Code as u64);
                    &residual::FIXED_KEYWORD_DEFAULT
                };
                let found = m.call(call, &[dict, m.cr(name.bits())]);
                let Ok(found) = found else { return Bound::Raised };
                if m.branch(m.ptr_eq(found, m.cr(vm(m).known.end.bits()))) {
                    return Bound::Wrong;
                }
                found
            }
        });
    }
    if code.unit.var_positional {
        let rest: Vec<_> = (takes.min(positional)..positional).map(argument).collect();
        let Ok(tuple) = super::build::tuple(m, &rest) else { return Bound::Raised };
        values.push(tuple);
    }
    if code.unit.var_keyword {
        let entries: Vec<_> =
            extra.iter().map(|(name, k)| (m.cr(name.bits()), argument(*k))).collect();
        let Ok(dict) = dict(m, &entries) else { return Bound::Raised };
        values.push(dict);
    }
    if code.unit.parameters_are_spilled() {
        let names = code.parameters.iter().map(|name| m.cr(name.bits()));
        let Ok(dict) = dict(m, &names.zip(values).collect::<Vec<_>>()) else {
            return Bound::Raised;
        };
        m.set_slot(f + 2, dict);
        return Bound::Yes;
    }
    for (k, value) in values.into_iter().enumerate() {
        m.set_slot(f + 2 + k as isize, value);
    }
    Bound::Yes
}

/// A dict of keywords.
fn dict<M: Machine>(m: &M, entries: &[(M::Ref, M::Ref)]) -> Result<M::Ref, Raised> {
    if M::RECORDING
        && let Some(dict) = super::table::make(m, entries)
    {
        return Ok(dict);
    }
    let dict = m.call(&residual::NEW_DICT, &[])?;
    for (name, value) in entries {
        m.call(&residual::DICT_SET, &[dict, *name, *value])?;
    }
    Ok(dict)
}
