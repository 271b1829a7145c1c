//! What is wrong with the arguments of a call, in CPython's words.

use crate::interp::core::frame::code_of;
use crate::object::{Dict, Str, Tuple, Value, function::word};
use crate::vm::Vm;

fn text_of(name: Value) -> &'static str {
    Str(name).text()
}

/// `'a'`, `'a' and 'b'`, `'a', 'b', and 'c'`
fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [one, two] => format!("{one} and {two}"),
        [many @ .., last] => format!("{}, and {last}", many.join(", ")),
    }
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The message for a call of `function` with `count` arguments, the last of which are named.
pub(in crate::interp) fn describe(
    vm: &Vm,
    function: Value,
    _base: *mut u64,
    count: usize,
    names: Value,
) -> String {
    let code = code_of(function);
    let unit = &code.unit;
    let shown = text_of(function.field(word::QUALNAME));
    let names: &[Value] = if names.is_null() { &[] } else { Tuple(names).items() };
    let given = count - names.len();
    let (takes, only) = (unit.positional as usize, unit.keyword_only as usize);
    let from = unit.positional_only as usize;
    let parameters = &code.parameters;
    let mut filled: Vec<bool> = (0..takes + only).map(|k| k < given.min(takes)).collect();
    let wrong: Vec<&str> = parameters[..from]
        .iter()
        .filter(|name| !unit.var_keyword && names.contains(name))
        .map(|name| text_of(*name))
        .collect();
    for name in names {
        let at = parameters[from..takes + only].iter().position(|known| known == name);
        match at {
            Some(at) if filled[from + at] => {
                return format!("{shown}() got multiple values for argument '{}'", text_of(*name));
            }
            Some(at) => filled[from + at] = true,
            None if unit.var_keyword => {}
            None if !wrong.is_empty() => {}
            None => {
                return format!(
                    "{shown}() got an unexpected keyword argument '{}'",
                    text_of(*name)
                );
            }
        }
    }
    if !wrong.is_empty() {
        return format!(
            "{shown}() got some positional-only arguments passed as keyword arguments: '{}'",
            wrong.join(", ")
        );
    }
    let defaults = function.field(word::DEFAULTS);
    let defaults = if defaults.is_object() { Tuple(defaults).len() } else { 0 };
    if given > takes && !unit.var_positional {
        return too_many(vm, shown, (takes, defaults), given, &filled[takes..]);
    }
    let missing = |range: std::ops::Range<usize>| -> Vec<String> {
        let absent = range.filter(|k| !filled[*k]);
        absent.map(|k| format!("'{}'", text_of(parameters[k]))).collect()
    };
    let positional = missing(0..takes.saturating_sub(defaults));
    if !positional.is_empty() {
        return format!(
            "{shown}() missing {} required positional argument{}: {}",
            positional.len(),
            plural(positional.len()),
            list(&positional)
        );
    }
    let has_default = |k: &usize| {
        let dict = function.field(word::KEYWORD_DEFAULTS);
        dict.is_object() && Dict(dict).get_str(parameters[*k]).is_some()
    };
    let absent = (takes..takes + only).filter(|k| !filled[*k] && !has_default(k));
    let absent: Vec<String> = absent.map(|k| format!("'{}'", text_of(parameters[k]))).collect();
    format!(
        "{shown}() missing {} required keyword-only argument{}: {}",
        absent.len(),
        plural(absent.len()),
        list(&absent)
    )
}

fn too_many(
    _vm: &Vm,
    shown: &str,
    (takes, defaults): (usize, usize),
    given: usize,
    keyword_only: &[bool],
) -> String {
    let range = if defaults > 0 {
        // A program may have given it more defaults than it has parameters.
        format!("from {} to {takes}", takes as i64 - defaults as i64)
    } else {
        takes.to_string()
    };
    let is_many = takes != 1 || defaults > 0;
    let extra = keyword_only.iter().filter(|filled| **filled).count();
    let also = if extra > 0 {
        format!(
            " positional argument{} (and {extra} keyword-only argument{})",
            plural(given),
            plural(extra)
        )
    } else {
        String::new()
    };
    let verb = if given == 1 && extra == 0 { "was" } else { "were" };
    format!(
        "{shown}() takes {range} positional argument{} but {given}{also} {verb} given",
        if is_many { "s" } else { "" }
    )
}
