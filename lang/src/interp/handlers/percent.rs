//! `template % values` and `template.format(…)` in traces, where the template is a constant: its pieces are put together as those of an f-string are.
//!
//! ```text
//! '%d: %s %5.2f' % (i, name, x)       a guard on the class of each value; the tuple need not exist
//!                                     format_value(x, '5.2f'), which has no effect
//!                                     build_string(i, ': ', name, ' ', …): it writes the digits of small ints itself
//! ```
//!
//! **Absent:** values that run code of the program to be written, and templates that take values by name or a width from them: the runtime sees to these.

use crate::format::percent::{Piece, pieces};
use crate::format::template;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Raised, Str, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::Machine;

/// A conversion as `format` has it, for a value of such a class: they give the same text, and that of `format` takes less to be read.
fn as_format_spec(whole: &str, class: Seen) -> Option<String> {
    const MOST_DIGITS: usize = 3;
    let (kind, rest) = (whole.chars().last()?, whole.get(1..whole.len() - 1)?);
    let (kind, is_right) = match kind {
        'd' | 'i' | 'u' => ('d', matches!(class, Seen::Small)),
        'x' | 'X' | 'o' => (kind, matches!(class, Seen::Small)),
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' => (kind, class.is(Type::Float)),
        's' => (kind, class.is(Type::Str)),
        _ => return None,
    };
    let digits = rest.trim_start_matches(['-', '+', ' ', '#', '0']);
    let flags = &rest[..rest.len() - digits.len()];
    let (width, precision) = match digits.split_once('.') {
        Some((width, precision)) => (width, Some(precision)),
        None => (digits, None),
    };
    let is_short = width.len() <= MOST_DIGITS && precision.unwrap_or("").len() <= MOST_DIGITS;
    let (is_left, is_text) = (flags.contains('-'), kind == 's');
    let has_other_flags = flags.chars().any(|flag| flag != '-');
    let is_float = class.is(Type::Float);
    if !is_right
        || !is_short
        || is_text && has_other_flags
        || !is_text && !is_float && precision.is_some()
    {
        return None;
    }
    let mut spec = String::new();
    if is_left {
        spec.push('<');
    } else if is_text {
        spec.push('>');
    }
    if flags.contains('+') {
        spec.push('+');
    } else if flags.contains(' ') {
        spec.push(' ');
    }
    if flags.contains('#') {
        spec.push('#');
    }
    if flags.contains('0') && !is_left {
        spec.push('0');
    }
    spec.push_str(width);
    if let Some(precision) = precision {
        spec.push('.');
        spec.push_str(if precision.is_empty() { "0" } else { precision });
    }
    spec.push(kind);
    Some(spec)
}

/// The text; `operator` is what the runtime is asked with. `None`: the runtime has to see to all of it.
pub fn fill<M: Machine>(
    m: &M,
    operator: M::Ref,
    (left, template): (Seen, M::Ref),
    (right, values): (Seen, M::Ref),
) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || !left.is(Type::Str) {
        return None;
    }
    let template = Str::of(constant(m, template)?)?;
    let pieces = pieces(template.text())?;
    let wanted = pieces.iter().filter(|piece| matches!(piece, Piece::Value(..))).count();
    let values: Vec<M::Ref> = match wanted {
        0 => return None,
        _ if right.is(Type::Tuple) => {
            if m.promote_int(m.load_int(values, TUPLE_LENGTH)) != wanted as i64 {
                return None;
            }
            (0..wanted).map(|k| m.load_item(values, ITEMS_OF_TUPLE, m.ci(k as i64))).collect()
        }
        1 => vec![values],
        _ => return None,
    };
    let mut seen = Vec::new();
    for value in values {
        let class = class_of(m, value);
        if !class.is_value() {
            return None;
        }
        seen.push((class, value));
    }
    let mut seen = seen.into_iter();
    let mut texts = Vec::new();
    for piece in pieces {
        let written = match piece {
            Piece::Text(text) => text,
            Piece::Value(_, whole) => whole,
        };
        let Ok(written) = vm_mut(m).intern_weakly(written) else { return Some(Err(Raised)) };
        let written = m.cr(written.bits());
        let Piece::Value(kind, whole) = piece else {
            texts.push(written);
            continue;
        };
        let (class, value) = seen.next()?;
        let is_text = whole.len() == 2
            && match class {
                Seen::Small => matches!(kind, b'd' | b'i' | b'u' | b's'),
                _ => kind == b's' && class.is(Type::Str),
            };
        if is_text {
            texts.push(value);
            continue;
        }
        let spec = as_format_spec(whole, class);
        let text = match spec.map(|spec| vm_mut(m).intern_weakly(&spec)) {
            Some(Ok(spec)) => {
                let nothing = m.cr(Value::small(0).bits());
                m.call(&residual::FORMAT_VALUE, &[nothing, value, m.cr(spec.bits())])
            }
            Some(Err(Raised)) => Err(Raised),
            None => m.call(&residual::BINARY_VALUES, &[operator, written, value]),
        };
        match text {
            Ok(text) => texts.push(text),
            Err(Raised) => return Some(Err(Raised)),
        }
    }
    Some(joined(m, &texts))
}

/// The parts of a text one after the other: strings, and small ints for their digits.
fn joined<M: Machine>(m: &M, texts: &[M::Ref]) -> Result<M::Ref, Raised> {
    match *texts {
        // A string by itself is given as it is.
        [text] if !m.branch(m.is_int(text)) => Ok(text),
        _ => m.call_values(&residual::BUILD_STRING, 0, texts),
    }
}

/// `template.format(…)` of the values in the slots from `first` on. `None`: the runtime has to see to all of it.
pub fn format<M: Machine>(
    m: &M,
    template: M::Ref,
    first: isize,
    count: usize,
) -> Option<Result<M::Ref, Raised>> {
    if !M::RECORDING || !class_of(m, template).is(Type::Str) {
        return None;
    }
    let template = Str::of(constant(m, template)?)?;
    let pieces = template::pieces(template.text())?;
    // What is written by code of the program is known before anything is.
    for piece in &pieces {
        let template::Piece::Value(number, ..) = *piece else { continue };
        if number >= count || !class_of(m, m.slot(first + number as isize)).is_value() {
            return None;
        }
    }
    if pieces.iter().all(|piece| matches!(piece, template::Piece::Text(_))) {
        return None;
    }
    let mut texts = Vec::new();
    for piece in pieces {
        let (number, conversion, spec) = match piece {
            template::Piece::Text(text) => {
                let Ok(text) = vm_mut(m).intern_weakly(text) else { return Some(Err(Raised)) };
                texts.push(m.cr(text.bits()));
                continue;
            }
            template::Piece::Value(number, conversion, spec) => (number, conversion, spec),
        };
        let value = m.slot(first + number as isize);
        let class = class_of(m, value);
        let is_text = class.is(Type::Str) && matches!(conversion, None | Some('s'));
        let is_small = matches!(class, Seen::Small);
        if spec.is_empty() && (is_text || is_small) {
            texts.push(value);
            continue;
        }
        let choice = match conversion {
            None => 0,
            Some('s') => 1,
            Some('r') => 2,
            Some(_) => 3,
        };
        let Ok(spec) = vm_mut(m).intern_weakly(spec) else { return Some(Err(Raised)) };
        let choice = m.cr(Value::small(choice).bits());
        match m.call(&residual::FORMAT_VALUE, &[choice, value, m.cr(spec.bits())]) {
            Ok(text) => texts.push(text),
            Err(Raised) => return Some(Err(Raised)),
        }
    }
    Some(joined(m, &texts))
}
