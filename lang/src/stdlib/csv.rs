//! The half in Rust of `_csv`: lines that are whole rows, and rows of plain values.
//!
//! What is more (rows of several lines, characters that escape others, fields that become numbers, whatever is wrong) is answered with None: the half in
//! Python takes it character by character.

use crate::builtins::ANY;
use crate::object::list::items_of;
use crate::object::{Int, Kind, List, Raised, Str, Value, float};
use crate::vm::{Args, Vm};
use std::borrow::Cow;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_csv";
    "_row_of" row_of (5, 5) "(line, delimiter, quotechar, flags, limit)" ANY;
    "_line_of" line_of (5, 5) "(row, delimiter, quotechar, lineterminator, quoting)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_csv", FUNCTIONS)
}

/// Flags of a reader: a quote that is doubled stands for itself.
const DOUBLED: i64 = 1;
/// Blanks behind a delimiter do not count.
const SKIPS: i64 = 2;
/// What is wrong is said.
const STRICT: i64 = 4;

/// The only character that a text is, if that is one of ASCII.
fn character(value: Value) -> Option<u8> {
    match Str::of(value)?.text().as_bytes() {
        [byte] if byte.is_ascii() && !matches!(byte, b'\r' | b'\n') => Some(*byte),
        _ => None,
    }
}

/// The fields of a line that is a whole row.
fn fields<'a>(
    line: &'a str,
    delimiter: u8,
    quote: Option<u8>,
    flags: i64,
) -> Option<Vec<Cow<'a, str>>> {
    let line = line.trim_end_matches(['\r', '\n']);
    let bytes = line.as_bytes();
    let mut fields = Vec::new();
    if bytes.is_empty() {
        return Some(fields);
    }
    let mut at = 0;
    loop {
        while flags & SKIPS != 0 && bytes.get(at) == Some(&b' ') {
            at += 1;
        }
        let mut field = Cow::Borrowed("");
        if quote.is_some() && bytes.get(at).copied() == quote {
            at += 1;
            loop {
                let length = bytes[at..].iter().position(|byte| Some(*byte) == quote)?;
                push(&mut field, &line[at..at + length]);
                at += length + 1;
                if flags & DOUBLED == 0 || bytes.get(at).copied() != quote {
                    break;
                }
                push(&mut field, &line[at..at + 1]);
                at += 1;
            }
            // What follows belongs to the field all the same.
            let is_strict = flags & STRICT != 0 && flags & DOUBLED != 0;
            if is_strict && bytes.get(at).is_some_and(|byte| *byte != delimiter) {
                return None;
            }
        }
        let is_end = |byte: &u8| *byte == delimiter || matches!(byte, b'\r' | b'\n');
        let length = bytes[at..].iter().position(is_end).unwrap_or(bytes.len() - at);
        push(&mut field, &line[at..at + length]);
        at += length;
        fields.push(field);
        match bytes.get(at) {
            None => return Some(fields),
            Some(byte) if *byte == delimiter => at += 1,
            // A line ends within the line.
            Some(_) => return None,
        }
    }
}

fn push<'a>(field: &mut Cow<'a, str>, more: &'a str) {
    if field.is_empty() {
        *field = Cow::Borrowed(more);
    } else if !more.is_empty() {
        field.to_mut().push_str(more);
    }
}

fn row_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let (Some(line), Some(delimiter)) = (Str::of(args.get(0)), character(args.get(1))) else {
        return Ok(none);
    };
    let quote = character(args.get(2));
    let is_known = (quote.is_some() || args.get(2) == none)
        && args.get(3).is_small()
        && args.get(4).is_small()
        && !line.has_surrogates();
    if !is_known {
        return Ok(none);
    }
    let (flags, limit) = (args.get(3).as_small(), args.get(4).as_small());
    let Some(fields) = fields(line.text(), delimiter, quote, flags) else { return Ok(none) };
    if fields.iter().any(|field| field.len() as i64 > limit) {
        return Ok(none);
    }
    let row = vm.new_list_for(fields.len())?;
    for field in fields {
        let field = vm.new_str(&field)?;
        row.push(vm, field)?;
    }
    Ok(row.0)
}

/// Quotes go around each field.
const ALL: i64 = 1;
/// Quotes go around fields that are no numbers.
const NON_NUMERIC: i64 = 2;

fn line_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (none, row) = (vm.none(), args.get(0));
    let (Some(delimiter), Some(quote), Some(end)) =
        (character(args.get(1)), character(args.get(2)), Str::of(args.get(3)))
    else {
        return Ok(none);
    };
    let is_row = List::of(row).is_some() || row.is(Kind::Tuple);
    if !is_row || !args.get(4).is_small() || !end.is_ascii() {
        return Ok(none);
    }
    let quoting = args.get(4).as_small();
    let mut out = String::new();
    let items = items_of(vm, row);
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            out.push(delimiter as char);
        }
        let number;
        let (text, is_number) = match item.kind() {
            Kind::Str if !Str(*item).has_surrogates() => (Str(*item).text(), false),
            Kind::Singleton if *item == none => ("", false),
            Kind::Float => {
                number = float::repr(f64::from_bits(item.raw(1)));
                (&*number, true)
            }
            _ => match Int::of(*item) {
                Some(Int::Small(n)) if !item.is(Kind::Bool) => {
                    number = n.to_string();
                    (&*number, true)
                }
                _ => return Ok(none),
            },
        };
        let special = |byte: &u8| {
            *byte == delimiter || *byte == quote || end.text().as_bytes().contains(byte)
        };
        let is_quoted = quoting == ALL
            || quoting == NON_NUMERIC && !is_number
            || text.as_bytes().iter().any(special)
            || text.is_empty() && items.len() == 1;
        if !is_quoted {
            out.push_str(text);
            continue;
        }
        let quote = quote as char;
        out.push(quote);
        for (at, part) in text.split(quote).enumerate() {
            if at > 0 {
                out.extend([quote, quote]);
            }
            out.push_str(part);
        }
        out.push(quote);
    }
    out.push_str(end.text());
    vm.new_str(&out)
}
