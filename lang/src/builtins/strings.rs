//! Methods of strings.

use super::bind::bind;
use super::bytes::encode;
use super::fields::{center, pad_left, pad_right, zero_fill};
use super::letters::*;
use super::numbers::is_space;
use super::{ANY, FRESH, PURE};
use crate::object::list::words_of;
use crate::object::str::Shape;
use crate::object::{Dict, Int, Kind, List, Raised, Str, Tuple, Type, Value, instance::payload};
use crate::portal::effect::ITERATES;
use crate::vm::{Args, Vm};
use sidewinder_syntax::text::{char_of, code_of};

crate::builtins! {
    /// Methods of strings.
    STR of Str;
    known OfLetter gives Str "upper" upper (0, 0) "()" PURE;
    known OfLetter gives Str "lower" lower (0, 0) "()" PURE;
    known OfLetter gives Str "casefold" casefold (0, 0) "()" PURE;
    known OfLetter gives Str "title" title (0, 0) "()" PURE;
    known OfLetter gives Str "capitalize" capitalize (0, 0) "()" PURE;
    known OfLetter gives Str "swapcase" swap_case (0, 0) "()" PURE;
    known OfLetter gives Str "strip" strip (0, 1) "(chars=None)" PURE;
    known OfLetter gives Str "lstrip" strip_left (0, 1) "(chars=None)" PURE;
    known OfLetter gives Str "rstrip" strip_right (0, 1) "(chars=None)" PURE;
    gives Str "removeprefix" remove_prefix (1, 1) "(prefix)" PURE;
    gives Str "removesuffix" remove_suffix (1, 1) "(suffix)" PURE;
    "find" find (1, 3) "(sub, start=0, end=len)" PURE;
    "rfind" find_last (1, 3) "(sub, start=0, end=len)" PURE;
    "index" index (1, 3) "(sub, start=0, end=len)" PURE;
    "rindex" index_last (1, 3) "(sub, start=0, end=len)" PURE;
    "count" count (1, 3) "(sub, start=0, end=len)" PURE;
    "startswith" starts_with (1, 3) "(prefix, start=0, end=len)" PURE;
    "endswith" ends_with (1, 3) "(suffix, start=0, end=len)" PURE;
    gives Str "replace" replace (2, 3) "(old, new, count=-1)" PURE;
    keywords gives List "split" split (0, 2) "(sep=None, maxsplit=-1)" FRESH;
    keywords gives List "rsplit" split_right (0, 2) "(sep=None, maxsplit=-1)" FRESH;
    keywords gives List "splitlines" split_lines (0, 1) "(keepends=False)" FRESH;
    gives Tuple "partition" partition (1, 1) "(sep)" PURE;
    gives Tuple "rpartition" partition_last (1, 1) "(sep)" PURE;
    gives Str "join" join (1, 1) "(iterable)" ITERATES;
    gives Str "center" center (1, 2) "(width, fillchar=' ')" PURE;
    gives Str "ljust" pad_right (1, 2) "(width, fillchar=' ')" PURE;
    gives Str "rjust" pad_left (1, 2) "(width, fillchar=' ')" PURE;
    gives Str "zfill" zero_fill (1, 1) "(width)" PURE;
    keywords "expandtabs" expand_tabs (0, 1) "(tabsize=8)" PURE;
    known OfLetter "isdigit" is_digit (0, 0) "()" PURE;
    known OfLetter "isdecimal" is_decimal (0, 0) "()" PURE;
    known OfLetter "isnumeric" is_numeric (0, 0) "()" PURE;
    known OfLetter "isalpha" is_alpha (0, 0) "()" PURE;
    known OfLetter "isalnum" is_alnum (0, 0) "()" PURE;
    known OfLetter "isspace" is_all_space (0, 0) "()" PURE;
    known OfLetter "isupper" is_upper (0, 0) "()" PURE;
    known OfLetter "islower" is_lower (0, 0) "()" PURE;
    known OfLetter "istitle" is_title (0, 0) "()" PURE;
    known OfLetter "isascii" is_ascii (0, 0) "()" PURE;
    known OfLetter "isidentifier" is_identifier (0, 0) "()" PURE;
    known OfLetter "isprintable" is_printable (0, 0) "()" PURE;
    known StrFormat whole keywords "format" format (0, 255) "(*args, **kwargs)" ANY;
    "format_map" format_map (1, 1) "(mapping)" ANY;
    keywords "encode" encode (0, 2) "(encoding='utf-8', errors='strict')" ANY;
    "translate" translate (1, 1) "(table)" ANY;
    "__getnewargs__" new_arguments (0, 0) "()" FRESH;
}

pub(super) fn this(args: Args) -> Str {
    Str(payload(args.get(0)))
}

/// A string argument; the message names its class.
fn text<'a>(vm: &mut Vm, args: Args, at: usize, name: &str) -> Result<&'a str, Raised> {
    match Str::of(payload(args.get(at))) {
        Some(string) => Ok(string.text()),
        None => {
            let class = vm.type_name_or_none(args.get(at));
            let number =
                if args.len() > 2 || name == "replace" { format!(" {at}") } else { String::new() };
            vm.raise(Type::TypeError, format!("{name}() argument{number} must be str, not {class}"))
        }
    }
}

fn strip_by(vm: &mut Vm, args: Args, left: bool, right: bool, name: &str) -> Result<Value, Raised> {
    let set = match args.optional(1) {
        Some(chars) if chars != vm.none() => match Str::of(payload(chars)) {
            Some(chars) => Some(chars.text()),
            None => {
                let text = format!("{name} arg must be None or str");
                return vm.raise(Type::TypeError, text);
            }
        },
        _ => None,
    };
    let is_out = |c: char| set.map_or_else(|| is_space(c), |set| set.contains(c));
    let whole = this(args);
    let mut text = whole.text();
    if left {
        text = text.trim_start_matches(is_out);
    }
    if right {
        text = text.trim_end_matches(is_out);
    }
    if text.len() == whole.text().len() { Ok(whole.0) } else { vm.new_str(text) }
}

fn strip(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, true, true, "strip")
}

fn strip_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, true, false, "lstrip")
}

fn strip_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, false, true, "rstrip")
}

fn remove_prefix(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let prefix = text(vm, args, 1, "removeprefix")?;
    match this(args).text().strip_prefix(prefix) {
        Some(rest) if !prefix.is_empty() => vm.new_str(rest),
        _ => Ok(this(args).0),
    }
}

fn remove_suffix(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let suffix = text(vm, args, 1, "removesuffix")?;
    match this(args).text().strip_suffix(suffix) {
        Some(rest) if !suffix.is_empty() => vm.new_str(rest),
        _ => Ok(this(args).0),
    }
}

/// The part of the string between the arguments `start` and `end`: its characters' range; `None` if start lies behind end.
fn window(vm: &mut Vm, args: Args) -> Result<Option<(usize, usize)>, Raised> {
    let ends = super::bind::ends(vm, args)?;
    Ok(ends.within(this(args).len()))
}

/// Where a substring is, as an index of characters.
fn search(vm: &mut Vm, args: Args, last: bool) -> Result<Option<usize>, Raised> {
    let window = window(vm, args)?;
    let Some(part) = Str::of(payload(args.get(1))) else {
        let text = format!("must be str, not {}", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    let Some((start, end)) = window else { return Ok(None) };
    let string = vm.with_table(this(args))?;
    let (from, to) = (string.offset(start), string.offset(end));
    let text = &string.text()[from..to];
    let found = if last { text.rfind(part.text()) } else { find_text(text, part.text()) };
    Ok(found.map(|at| string.index_at(from + at)))
}

fn position(vm: &mut Vm, found: Option<usize>) -> Result<Value, Raised> {
    vm.new_int(found.map_or(-1, |at| at as i64))
}

fn find(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, false)?;
    position(vm, found)
}

fn find_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, true)?;
    position(vm, found)
}

fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match search(vm, args, false)? {
        Some(at) => vm.new_int(at as i64),
        None => vm.raise(Type::ValueError, "substring not found"),
    }
}

fn index_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match search(vm, args, true)? {
        Some(at) => vm.new_int(at as i64),
        None => vm.raise(Type::ValueError, "substring not found"),
    }
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let window = window(vm, args)?;
    let Some(part) = Str::of(payload(args.get(1))) else {
        let text = format!("must be str, not {}", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    let Some((start, end)) = window else { return Ok(Value::small(0)) };
    if part.is_empty() {
        return vm.new_int((end - start) as i64 + 1);
    }
    let string = vm.with_table(this(args))?;
    let text = &string.text()[string.offset(start)..string.offset(end)];
    let found = match part.text().as_bytes() {
        [byte] => memchr::memchr_iter(*byte, text.as_bytes()).count(),
        part => memchr::memmem::find_iter(text.as_bytes(), part).count(),
    };
    vm.new_int(found as i64)
}

fn at_edge(
    vm: &mut Vm,
    args: Args,
    name: &str,
    test: fn(&str, &str) -> bool,
) -> Result<Value, Raised> {
    let wanted = payload(args.get(1));
    if args.len() == 2
        && let Some(part) = Str::of(wanted)
    {
        return Ok(vm.bool(test(this(args).text(), part.text())));
    }
    let string = vm.with_table(this(args))?;
    let text = window(vm, args)?
        .map(|(start, end)| &string.text()[string.offset(start)..string.offset(end)]);
    let holds = |part: Str| text.is_some_and(|text| test(text, part.text()));
    if let Some(part) = Str::of(wanted) {
        return Ok(vm.bool(holds(part)));
    }
    if let Some(parts) = Tuple::of(wanted) {
        for part in parts.items() {
            match Str::of(payload(*part)) {
                Some(part) if holds(part) => return Ok(vm.bool(true)),
                Some(_) => {}
                None => {
                    let class = vm.type_name(*part);
                    let text = format!("tuple for {name} must only contain str, not {class}");
                    return vm.raise(Type::TypeError, text);
                }
            }
        }
        return Ok(vm.bool(false));
    }
    let class = vm.type_name(args.get(1));
    let text = format!("{name} first arg must be str or a tuple of str, not {class}");
    vm.raise(Type::TypeError, text)
}

fn starts_with(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    at_edge(vm, args, "startswith", |text, part| text.starts_with(part))
}

fn ends_with(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    at_edge(vm, args, "endswith", |text, part| text.ends_with(part))
}

fn replace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (old, new) = (text(vm, args, 1, "replace")?, text(vm, args, 2, "replace")?);
    let count = match args.optional(3) {
        Some(count) => vm.index_i64(count)?,
        None => -1,
    };
    let whole = this(args);
    let source = whole.text();
    let count = if count < 0 { usize::MAX } else { count as usize };
    let first = if old.is_empty() { Some(0) } else { find_text(source, old) };
    let Some(first) = first.filter(|_| count > 0) else { return Ok(whole.0) };
    if old.is_empty() {
        let size = new.len().saturating_mul(count.min(whole.len() + 1));
        vm.room_for(size.saturating_add(source.len()).saturating_mul(3))?;
        return vm.new_str(&source.replacen(old, new, count));
    }
    // A few characters can become very many: the places are counted first.
    let mut times = 0;
    if new.len() > old.len() {
        let mut rest = &source[first..];
        while let Some(at) = find_text(rest, old).filter(|_| times < count) {
            rest = &rest[at + old.len()..];
            times += 1;
            vm.hear_each(times, 1 << 14)?;
        }
    }
    let grown = times.saturating_mul(new.len().saturating_sub(old.len()));
    let size = source.len().saturating_add(grown);
    vm.room_for(size.saturating_mul(2))?;
    let mut out = String::with_capacity(size);
    let (mut from, mut at, mut left) = (0, Some(first), count);
    while let Some(found) = at.filter(|_| left > 0) {
        vm.hear_each(left, 1 << 14)?;
        out.push_str(&source[from..found]);
        out.push_str(new);
        from = found + old.len();
        left -= 1;
        at = find_text(&source[from..], old).map(|at| from + at);
    }
    out.push_str(&source[from..]);
    vm.new_str(&out)
}

/// Where a text is in another one.
#[inline]
fn find_text(text: &str, part: &str) -> Option<usize> {
    match part.as_bytes() {
        [byte] => memchr::memchr(*byte, text.as_bytes()),
        part => memchr::memmem::find(text.as_bytes(), part),
    }
}

fn split_arguments<'a>(
    vm: &mut Vm,
    args: Args,
    name: &str,
) -> Result<(Option<&'a str>, usize), Raised> {
    let [_, sep, most] = bind(vm, args, name, ["self", "sep", "maxsplit"])?;
    let most = if most.is_null() { -1 } else { vm.index_i64(most)? };
    let most = if most < 0 { usize::MAX } else { most as usize };
    if sep.is_null() || sep == vm.none() {
        return Ok((None, most));
    }
    let Some(sep) = Str::of(payload(sep)) else {
        let text = format!("must be str or None, not {}", vm.type_name(sep));
        return vm.raise(Type::TypeError, text);
    };
    if sep.is_empty() {
        return vm.raise(Type::ValueError, "empty separator");
    }
    Ok((Some(sep.text()), most))
}

fn split(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (sep, most) = split_arguments(vm, args, "split")?;
    let list = vm.new_list_for(0)?;
    let mut rest = this(args).text();
    let mut pieces = 0;
    match sep {
        Some(sep) => {
            while pieces < most
                && let Some(at) = find_text(rest, sep)
            {
                push(vm, list, &rest[..at])?;
                rest = &rest[at + sep.len()..];
                pieces += 1;
            }
            push(vm, list, rest)?;
        }
        None => {
            rest = rest.trim_start_matches(is_space);
            while pieces < most
                && let Some(at) = rest.find(is_space)
            {
                push(vm, list, &rest[..at])?;
                rest = rest[at..].trim_start_matches(is_space);
                pieces += 1;
            }
            if !rest.is_empty() {
                push(vm, list, rest)?;
            }
        }
    }
    Ok(list.0)
}

fn push(vm: &mut Vm, list: List, text: &str) -> Result<(), Raised> {
    let text = vm.new_str(text)?;
    list.push(vm, text)
}

fn split_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (sep, most) = split_arguments(vm, args, "rsplit")?;
    let list = vm.new_list_for(0)?;
    let mut rest = this(args).text();
    let mut pieces = 0;
    match sep {
        Some(sep) => {
            while pieces < most
                && let Some(at) = rest.rfind(sep)
            {
                push(vm, list, &rest[at + sep.len()..])?;
                rest = &rest[..at];
                pieces += 1;
            }
            push(vm, list, rest)?;
        }
        None => {
            rest = rest.trim_end_matches(is_space);
            while pieces < most
                && let Some((at, space)) = rest.char_indices().rev().find(|(_, c)| is_space(*c))
            {
                push(vm, list, &rest[at + space.len_utf8()..])?;
                rest = rest[..at].trim_end_matches(is_space);
                pieces += 1;
            }
            if !rest.is_empty() {
                push(vm, list, rest)?;
            }
        }
    }
    list.items_mut(vm).reverse();
    Ok(list.0)
}

fn split_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, keep] = bind(vm, args, "splitlines", ["self", "keepends"])?;
    let keep = !keep.is_null() && vm.index_i64(keep)? != 0;
    let list = vm.new_list_for(0)?;
    let is_break = |c: char| {
        matches!(
            c,
            '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}'
        )
    };
    let mut rest = this(args).text();
    while !rest.is_empty() {
        let at = rest.find(is_break).unwrap_or(rest.len());
        let mut end = at + rest[at..].chars().next().map_or(0, char::len_utf8);
        if rest[at..].starts_with("\r\n") {
            end = at + 2;
        }
        push(vm, list, &rest[..if keep { end } else { at }])?;
        rest = &rest[end..];
    }
    Ok(list.0)
}

fn partition_at(vm: &mut Vm, args: Args, last: bool) -> Result<Value, Raised> {
    let Some(sep) = Str::of(payload(args.get(1))) else {
        let text = format!("must be str, not {}", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    if sep.is_empty() {
        return vm.raise(Type::ValueError, "empty separator");
    }
    let whole = this(args);
    let text = whole.text();
    let found = if last { text.rfind(sep.text()) } else { find_text(text, sep.text()) };
    let empty = vm.known.empty_str;
    let parts = match found {
        Some(at) => {
            let after = &text[at + sep.text().len()..];
            [vm.new_str(&text[..at])?, sep.0, vm.new_str(after)?]
        }
        None if last => [empty, empty, args.get(0)],
        None => [args.get(0), empty, empty],
    };
    vm.new_tuple(&parts)
}

fn partition(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    partition_at(vm, args, false)
}

fn partition_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    partition_at(vm, args, true)
}

/// The argument of `join` as a list or tuple.
pub(super) fn items_to_join(vm: &mut Vm, given: Value) -> Result<Value, Raised> {
    if given.is(Kind::List) || given.is(Kind::Tuple) {
        return Ok(given);
    }
    let iterator = vm.iter_or(given, |_| "can only join an iterable".into())?;
    Ok(vm.to_list(iterator)?.0)
}

fn join(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let items = items_to_join(vm, args.get(1))?;
    vm.join_by(this(args), items)
}

/// After so many strings to be joined, signals are heard.
const HEARD_EACH: usize = 1 << 14;

impl Vm {
    /// `separator.join(items)` of a list or tuple; TypeError if one is no string.
    pub fn join_by(&mut self, separator: Str, items: Value) -> Result<Value, Raised> {
        let items = match items.is(Kind::List) && List(items).len() >= HEARD_EACH {
            // Handlers of signals may change a list.
            true => self.tuple_of(items)?,
            false => items,
        };
        // Nothing else below runs code of the program but the making of an error.
        let parts = words_of(items);
        let (between, mut shape) = (Shape::of_str(separator), Shape::default());
        for (at, part) in parts.iter().enumerate() {
            let Some(part) = Str::of(payload(*part)) else {
                let class = self.type_name(*part);
                let text = format!("sequence item {at}: expected str instance, {class} found");
                return self.raise(Type::TypeError, text);
            };
            if at > 0 {
                shape = shape.and(between);
            }
            shape = shape.and(Shape::of_str(part));
            self.hear_each(at, HEARD_EACH)?;
        }
        if shape.bytes > 1 << 40 {
            return self.no_memory();
        }
        if let [one] = parts
            && one.is(Kind::Str)
        {
            return Ok(*one);
        }
        self.join_strings(separator, parts.iter().map(|part| Str(payload(*part))), shape)
    }
}

fn expand_tabs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, size] = bind(vm, args, "expandtabs", ["self", "tabsize"])?;
    let size = if size.is_null() { 8 } else { vm.index_c_int(size)?.max(0) as usize };
    let mut column = 0;
    let mut out = String::new();
    for (at, c) in this(args).text().chars().enumerate() {
        vm.hear_each(at, 1 << 16)?;
        vm.room_in(&mut out, 4)?;
        match c {
            '\t' => {
                let spaces = if size > 0 { size - column % size } else { 0 };
                vm.room_in(&mut out, spaces)?;
                out.extend(std::iter::repeat_n(' ', spaces));
                column += spaces;
            }
            '\n' | '\r' => {
                out.push(c);
                column = 0;
            }
            c => {
                out.push(c);
                column += 1;
            }
        }
    }
    vm.new_str(&out)
}

fn format(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let positional: Vec<Value> = (1..args.len()).map(|at| args.get(at)).collect();
    let positional = Tuple(vm.new_tuple(&positional)?);
    let keywords = match args.whole() {
        Some(keywords) => keywords,
        None => {
            let keywords = Dict::new(vm)?;
            super::dicts::add_keywords(vm, keywords, args)?;
            keywords
        }
    };
    let text = vm.format_template(this(args), positional, Some(keywords.0))?;
    Ok(if text == this(args).0 { args.get(0) } else { text })
}

fn format_map(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = vm.format_template(this(args), Tuple(Value::NULL), Some(args.get(1)))?;
    Ok(if text == this(args).0 { args.get(0) } else { text })
}

fn new_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_tuple(&[this(args).0])
}

/// Keeps what a character of ASCII becomes, if that is one, too.
fn learn(known: &mut [u8; 128], from: char, to: char) {
    if let (Some(entry), true) = (known.get_mut(from as usize), to.is_ascii()) {
        *entry = to as u8 + 1;
    }
}

/// Writes a character in UTF-8.
fn put(out: &mut Vec<u8>, c: char) {
    out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
}

fn translate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut out = Vec::new();
    let table = args.get(1);
    let is_dict = vm.is_exactly(table, Type::Dict);
    if is_dict && let Some(done) = translate_simply(vm, this(args).text(), Dict(table))? {
        return Ok(done);
    }
    // What the table said of a character of ASCII: another one plus one, that it goes, or nothing yet. In a text of ASCII it is asked once, as by CPython.
    let is_ascii = this(args).text().is_ascii();
    let mut known = [0u8; 128];
    const GONE: u8 = u8::MAX;
    vm.room_in(&mut out, this(args).text().len())?;
    out.reserve(this(args).text().len());
    let (mut at, mut turns) = (0, 0);
    loop {
        if is_ascii {
            for byte in this(args).text().as_bytes().iter().skip(at).take(1 << 14) {
                match known[usize::from(*byte)] {
                    0 => break,
                    GONE => {}
                    to => out.push(to - 1),
                }
                at += 1;
            }
        }
        let Some(c) = this(args).text()[at..].chars().next() else { break };
        at += c.len_utf8();
        turns += 1;
        vm.hear_each(turns, 1 << 14)?;
        vm.room_in(&mut out, 4)?;
        let code = Value::small(code_of(c) as i64);
        // Without a KeyError for each character that stays.
        let found =
            if is_dict { Dict(table).get(vm, code) } else { vm.get_item(table, code).map(Some) };
        let found = match found {
            Ok(Some(found)) => found,
            Ok(None) => {
                put(&mut out, c);
                learn(&mut known, c, c);
                continue;
            }
            Err(Raised) if vm.catch(Type::LookupError) => {
                put(&mut out, c);
                learn(&mut known, c, c);
                continue;
            }
            Err(Raised) => return Err(Raised),
        };
        if found == vm.none() {
            if is_ascii {
                known[c as usize] = GONE;
            }
            continue;
        }
        if let Some(string) = Str::of(payload(found)) {
            vm.room_in(&mut out, string.text().len())?;
            out.extend_from_slice(string.text().as_bytes());
            if let [one] = string.text().as_bytes() {
                learn(&mut known, c, char::from(*one));
            }
            continue;
        }
        let number = Int::of(found).map(Int::clamped);
        if number.is_some_and(|number| !(0..0x110000).contains(&number)) {
            let text = "character mapping must be in range(0x110000)";
            return vm.raise(Type::ValueError, text);
        }
        match number.map(|number| char_of(number as u32)) {
            Some(Some(to)) => {
                put(&mut out, to);
                learn(&mut known, c, to);
            }
            Some(None) => return vm.raise_reserved(),
            None => {
                let text = "character mapping must return integer, None or str";
                return vm.raise(Type::TypeError, text);
            }
        }
    }
    match str::from_utf8(&out) {
        Ok(text) => vm.new_str(text),
        Err(error) => vm.raise(Type::SystemError, error.to_string()),
    }
}

/// The same of a text of ASCII that is not long, by a dict of characters of ASCII or None. None for any other.
fn translate_simply(vm: &mut Vm, text: &str, table: Dict) -> Result<Option<Value>, Raised> {
    const UNKNOWN: u8 = 0x80;
    const GONE: u8 = 0x81;
    if text.len() > 1 << 14 || !text.is_ascii() {
        return Ok(None);
    }
    let (mut known, mut out, mut end) = ([UNKNOWN; 128], vec![0; text.len()], 0);
    for byte in text.bytes() {
        let mut to = known[usize::from(byte & 0x7f)];
        if to == UNKNOWN {
            let found = table.get(vm, Value::small(byte.into()))?;
            to = match (found, found.and_then(Str::of).map(|text| text.text().as_bytes())) {
                (None, _) => byte,
                (Some(found), _) if found == vm.none() => GONE,
                (Some(_), Some([one])) => *one,
                (Some(n), _) if n.is_small() && (0..128).contains(&n.as_small()) => {
                    n.as_small() as u8
                }
                _ => return Ok(None),
            };
            known[usize::from(byte & 0x7f)] = to;
        }
        out[end] = to;
        end += usize::from(to != GONE);
    }
    let text = str::from_utf8(&out[..end]).unwrap_or_default();
    vm.new_str(text).map(Some)
}

/// `str.maketrans`
pub(super) fn make_table(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let table = Dict::new(vm)?;
    if args.len() == 1 {
        let Some(source) = Dict::of(args.get(0)) else {
            let text = "if you give only one argument to maketrans it must be a dict";
            return vm.raise(Type::TypeError, text);
        };
        for (key, value) in source.iter() {
            let key = match Str::of(key) {
                Some(key) if key.len() == 1 => {
                    Value::small(key.codes().next().map_or(0, |code| code as i64))
                }
                Some(_) => {
                    let text = "string keys in translate table must be of length 1";
                    return vm.raise(Type::ValueError, text);
                }
                None if Int::of(key).is_some() => key,
                None => {
                    let text = "keys in translate table must be strings or integers";
                    return vm.raise(Type::TypeError, text);
                }
            };
            table.set(vm, key, value)?;
        }
        return Ok(table.0);
    }
    let mut texts = [""; 3];
    for at in (1..args.len()).chain([0]) {
        texts[at] = match Str::of(payload(args.get(at))) {
            Some(text) => text.text(),
            None if at == 0 => {
                let text =
                    "first maketrans argument must be a string if there is a second argument";
                return vm.raise(Type::TypeError, text);
            }
            None => {
                let class = vm.type_name_or_none(args.get(at));
                let text = format!("maketrans() argument {} must be str, not {class}", at + 1);
                return vm.raise(Type::TypeError, text);
            }
        };
    }
    let [from, to, gone] = texts;
    if from.chars().count() != to.chars().count() {
        let text = "the first two maketrans arguments must have equal length";
        return vm.raise(Type::ValueError, text);
    }
    for (from, to) in from.chars().zip(to.chars()) {
        table.set(vm, Value::small(code_of(from) as i64), Value::small(code_of(to) as i64))?;
    }
    let none = vm.none();
    for c in gone.chars() {
        table.set(vm, Value::small(code_of(c) as i64), none)?;
    }
    Ok(table.0)
}
