//! Methods of bytes that bytearrays have too: searching, splitting, changing letters.

use super::bind::{Ends, bind, ends};
use super::bytes::{byte, data, like, seen, this};
use crate::object::memoryview::{all_octets, bytes_like, octets};
use crate::object::{
    ByteArray, Bytes, Kind, List, Raised, Tuple, Type, Value, View, instance::payload,
};
use crate::vm::{Args, Vm};
use std::borrow::Cow;

pub(super) fn upper(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let out = seen(vm, args).to_ascii_uppercase();
    like(vm, args, &out)
}

pub(super) fn lower(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let out = seen(vm, args).to_ascii_lowercase();
    like(vm, args, &out)
}

pub(super) fn title(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut inside = false;
    let change = |byte: &u8| {
        let changed = if inside { byte.to_ascii_lowercase() } else { byte.to_ascii_uppercase() };
        inside = byte.is_ascii_alphabetic();
        changed
    };
    let out: Vec<u8> = seen(vm, args).iter().map(change).collect();
    like(vm, args, &out)
}

pub(super) fn capitalize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut out = seen(vm, args).to_ascii_lowercase();
    if let Some(first) = out.first_mut() {
        first.make_ascii_uppercase();
    }
    like(vm, args, &out)
}

pub(super) fn swap_case(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let swap = |byte: &u8| if byte.is_ascii_alphabetic() { byte ^ 0x20 } else { *byte };
    let out: Vec<u8> = seen(vm, args).iter().map(swap).collect();
    like(vm, args, &out)
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn strip_by(vm: &mut Vm, args: Args, left: bool, right: bool) -> Result<Value, Raised> {
    let set = match args.optional(1).filter(|set| *set != vm.none()) {
        Some(set) => Some(data(vm, set)?),
        None => None,
    };
    let is_out = |byte: &u8| match &set {
        Some(set) => set.contains(byte),
        None => is_blank(*byte),
    };
    let whole = this(args);
    let mut rest = &whole[..];
    while let ([byte, after @ ..], true) = (rest, left)
        && is_out(byte)
    {
        rest = after;
    }
    while let ([before @ .., byte], true) = (rest, right)
        && is_out(byte)
    {
        rest = before;
    }
    like(vm, args, rest)
}

pub(super) fn strip(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, true, true)
}

pub(super) fn strip_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, true, false)
}

pub(super) fn strip_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    strip_by(vm, args, false, true)
}

/// The bytes between two ends, and where they begin; `None` if start lies behind the end.
fn window(vm: &Vm, args: Args, ends: Ends) -> Option<(usize, &[u8])> {
    let all = seen(vm, args);
    ends.within(all.len()).map(|(start, end)| (start, &all[start..end]))
}

/// What is looked for: bytes, or one byte as an int.
fn needle<'a>(vm: &mut Vm, value: Value) -> Result<Cow<'a, [u8]>, Raised> {
    if payload(value).is(Kind::MemoryView) {
        return data(vm, value);
    }
    if let Some(part) = bytes_like(vm, value) {
        return Ok(part);
    }
    match vm.try_index(value)? {
        Some(number) => Ok(Cow::Owned(vec![byte(vm, number, "byte")?])),
        None => {
            let class = vm.type_name(value);
            let text = format!("argument should be integer or bytes-like object, not '{class}'");
            vm.raise(Type::TypeError, text)
        }
    }
}

fn search(vm: &mut Vm, args: Args, last: bool) -> Result<Option<usize>, Raised> {
    let ends = ends(vm, args)?;
    let part = needle(vm, args.get(1))?;
    let Some((start, within)) = window(vm, args, ends) else { return Ok(None) };
    let found = if last {
        memchr::memmem::rfind(within, &part)
    } else {
        memchr::memmem::find(within, &part)
    };
    Ok(found.map(|at| start + at))
}

pub(super) fn find(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, false)?;
    vm.new_int(found.map_or(-1, |at| at as i64))
}

pub(super) fn find_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, true)?;
    vm.new_int(found.map_or(-1, |at| at as i64))
}

fn found_at(vm: &mut Vm, found: Option<usize>) -> Result<Value, Raised> {
    match found {
        Some(at) => vm.new_int(at as i64),
        None => vm.raise(Type::ValueError, "subsection not found"),
    }
}

pub(super) fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, false)?;
    found_at(vm, found)
}

pub(super) fn index_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = search(vm, args, true)?;
    found_at(vm, found)
}

pub(super) fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let ends = ends(vm, args)?;
    let part = needle(vm, args.get(1))?;
    let Some((_, within)) = window(vm, args, ends) else { return Ok(Value::small(0)) };
    let count = match part.is_empty() {
        true => within.len() + 1,
        false => memchr::memmem::find_iter(within, &part).count(),
    };
    vm.new_int(count as i64)
}

fn at_edge(
    vm: &mut Vm,
    args: Args,
    name: &str,
    test: fn(&[u8], &[u8]) -> bool,
) -> Result<Value, Raised> {
    let ends = ends(vm, args)?;
    let holds =
        |vm: &Vm, part: &[u8]| window(vm, args, ends).is_some_and(|(_, within)| test(within, part));
    let wanted = payload(args.get(1));
    if let Some(parts) = Tuple::of(wanted) {
        for part in parts.items() {
            let part = data(vm, *part)?;
            if holds(vm, &part) {
                return Ok(vm.bool(true));
            }
        }
        return Ok(vm.bool(false));
    }
    match bytes_like(vm, wanted) {
        Some(part) => Ok(vm.bool(holds(vm, &part))),
        None if payload(wanted).is(Kind::MemoryView) => data(vm, wanted).map(|_| vm.bool(false)),
        None => {
            let class = vm.type_name(args.get(1));
            let text = format!("{name} first arg must be bytes or a tuple of bytes, not {class}");
            vm.raise(Type::TypeError, text)
        }
    }
}

pub(super) fn starts_with(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    at_edge(vm, args, "startswith", |within, part| within.starts_with(part))
}

pub(super) fn ends_with(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    at_edge(vm, args, "endswith", |within, part| within.ends_with(part))
}

pub(super) fn remove_prefix(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let part = data(vm, args.get(1))?;
    let all = this(args);
    like(vm, args, all.strip_prefix(&*part).unwrap_or(&all))
}

pub(super) fn remove_suffix(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let part = data(vm, args.get(1))?;
    let all = this(args);
    like(vm, args, all.strip_suffix(&*part).unwrap_or(&all))
}

pub(super) fn replace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (old, new) = (data(vm, args.get(1))?, data(vm, args.get(2))?);
    let count = match args.optional(3) {
        Some(count) => vm.index_i64(count)?,
        None => -1,
    };
    let mut left = if count < 0 { usize::MAX } else { count as usize };
    let all = this(args);
    // A few bytes can become very many: the places are counted first.
    let mut times = 0;
    if new.len() > old.len() {
        let places = match old.len() {
            0 => all.len() + 1,
            _ => memchr::memmem::find_iter(&all, &*old).take(left).count(),
        };
        times = places.min(left);
    }
    let grown = times.saturating_mul(new.len().saturating_sub(old.len()));
    let size = all.len().saturating_add(grown);
    vm.room_for(size.saturating_mul(2))?;
    let (mut out, mut from, mut at) = (Vec::with_capacity(size), 0, 0);
    while left > 0
        && at <= all.len()
        && let Some(found) = memchr::memmem::find(&all[at..], &old)
    {
        let found = at + found;
        vm.hear_each(left, 1 << 14)?;
        out.extend(&all[from..found]);
        out.extend(&*new);
        from = found + old.len();
        // An empty one is found before each byte once.
        at = found + old.len().max(1);
        left -= 1;
    }
    out.extend(&all[from..]);
    like(vm, args, &out)
}

/// What parts are separated by, no separator standing for blanks; and how many separators count.
type Separation<'a> = (Option<Cow<'a, [u8]>>, usize);

/// The arguments of `split` and `rsplit`.
fn split_arguments<'a>(vm: &mut Vm, args: Args, name: &str) -> Result<Separation<'a>, Raised> {
    let [_, sep, most] = bind(vm, args, name, ["self", "sep", "maxsplit"])?;
    let most = if most.is_null() { -1 } else { vm.index_i64(most)? };
    let most = if most < 0 { usize::MAX } else { most as usize };
    if sep.is_null() || sep == vm.none() {
        return Ok((None, most));
    }
    let sep = data(vm, sep)?;
    if sep.is_empty() {
        return vm.raise(Type::ValueError, "empty separator");
    }
    Ok((Some(sep), most))
}

fn push(vm: &mut Vm, args: Args, list: List, part: &[u8]) -> Result<(), Raised> {
    let part = if payload(args.get(0)).is(Kind::ByteArray) {
        vm.new_bytearray(part)?
    } else {
        vm.new_bytes(part)?
    };
    list.push(vm, part)
}

pub(super) fn split(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (sep, mut left) = split_arguments(vm, args, "split")?;
    let list = vm.new_list_for(0)?;
    let whole = this(args);
    let mut rest = &whole[..];
    let Some(sep) = sep else {
        rest = rest.trim_start();
        while left > 0
            && let Some(at) = rest.iter().position(|byte| is_blank(*byte))
        {
            push(vm, args, list, &rest[..at])?;
            rest = rest[at..].trim_start();
            left -= 1;
        }
        if !rest.is_empty() {
            push(vm, args, list, rest)?;
        }
        return Ok(list.0);
    };
    while left > 0
        && let Some(at) = memchr::memmem::find(rest, &sep)
    {
        push(vm, args, list, &rest[..at])?;
        rest = &rest[at + sep.len()..];
        left -= 1;
    }
    push(vm, args, list, rest)?;
    Ok(list.0)
}

pub(super) fn split_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (sep, mut left) = split_arguments(vm, args, "rsplit")?;
    let list = vm.new_list_for(0)?;
    let whole = this(args);
    let mut rest = &whole[..];
    match sep {
        None => {
            rest = rest.trim_end();
            while left > 0
                && let Some(at) = rest.iter().rposition(|byte| is_blank(*byte))
            {
                push(vm, args, list, &rest[at + 1..])?;
                rest = rest[..at].trim_end();
                left -= 1;
            }
            if !rest.is_empty() {
                push(vm, args, list, rest)?;
            }
        }
        Some(sep) => {
            while left > 0
                && let Some(at) = memchr::memmem::rfind(rest, &sep)
            {
                push(vm, args, list, &rest[at + sep.len()..])?;
                rest = &rest[..at];
                left -= 1;
            }
            push(vm, args, list, rest)?;
        }
    }
    list.items_mut(vm).reverse();
    Ok(list.0)
}

/// Bytes without the blanks at an end.
trait Trim {
    fn trim_start(&self) -> &[u8];
    fn trim_end(&self) -> &[u8];
}

impl Trim for [u8] {
    fn trim_start(&self) -> &[u8] {
        let at = self.iter().position(|byte| !is_blank(*byte));
        &self[at.unwrap_or(self.len())..]
    }

    fn trim_end(&self) -> &[u8] {
        let at = self.iter().rposition(|byte| !is_blank(*byte));
        &self[..at.map_or(0, |at| at + 1)]
    }
}

pub(super) fn split_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, keep] = bind(vm, args, "splitlines", ["self", "keepends"])?;
    let keep = !keep.is_null() && vm.index_i64(keep)? != 0;
    let list = vm.new_list_for(0)?;
    let whole = this(args);
    let mut rest = &whole[..];
    while !rest.is_empty() {
        let at = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let end = if rest[at..].starts_with(b"\r\n") { at + 2 } else { rest.len().min(at + 1) };
        push(vm, args, list, &rest[..if keep { end } else { at }])?;
        rest = &rest[end..];
    }
    Ok(list.0)
}

fn partition_at(vm: &mut Vm, args: Args, last: bool) -> Result<Value, Raised> {
    let is_array = payload(args.get(0)).is(Kind::ByteArray);
    let sep = match all_octets(vm, args.get(1)) {
        Some(sep) if is_array => Cow::Owned(sep.into_owned()),
        _ => data(vm, args.get(1))?,
    };
    if sep.is_empty() {
        return vm.raise(Type::ValueError, "empty separator");
    }
    let all = this(args);
    let found =
        if last { memchr::memmem::rfind(&all, &sep) } else { memchr::memmem::find(&all, &sep) };
    let parts: [&[u8]; 3] = match found {
        Some(at) => [&all[..at], &sep, &all[at + sep.len()..]],
        None if last => [&[], &[], &all],
        None => [&all, &[], &[]],
    };
    let mut made = [Value::NULL; 3];
    for (at, (to, part)) in made.iter_mut().zip(parts).enumerate() {
        // What was looked for is given back as it is.
        if !is_array && found.is_some() && at == 1 {
            *to = args.get(1);
            continue;
        }
        *to = if is_array { vm.new_bytearray(part)? } else { vm.new_bytes(part)? };
    }
    vm.new_tuple(&made)
}

pub(super) fn partition(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    partition_at(vm, args, false)
}

pub(super) fn partition_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    partition_at(vm, args, true)
}

pub(super) fn join(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // A separator keeps its length while the items are asked for.
    let held = ByteArray::of(payload(args.get(0)));
    if let Some(array) = held {
        let view = vm.view_of(array.0)?;
        vm.known.held.push(view);
        let items = super::strings::items_to_join(vm, args.get(1));
        vm.known.held.pop();
        View(view).release();
        return join_items(vm, args, items?);
    }
    let items = super::strings::items_to_join(vm, args.get(1))?;
    join_items(vm, args, items)
}

fn join_items(vm: &mut Vm, args: Args, items: Value) -> Result<Value, Raised> {
    let items = vm.to_list(items)?;
    let between = seen(vm, args).len();
    let parts = items.items(vm).iter().filter_map(|item| octets(vm, *item));
    let size = parts.map(|part| part.len() + between).fold(0, usize::saturating_add);
    vm.room_for(size.saturating_mul(2))?;
    let mut out = Vec::new();
    for at in 0..items.len() {
        let item = items.get(at);
        let Some(part) = bytes_like(vm, item) else {
            let class = vm.type_name(item);
            let text = format!("sequence item {at}: expected a bytes-like object, {class} found");
            return vm.raise(Type::TypeError, text);
        };
        vm.hear_each(at, 1 << 14)?;
        let between = seen(vm, args).len();
        vm.room_in(&mut out, part.len() + between)?;
        if at > 0 {
            out.extend_from_slice(seen(vm, args));
        }
        out.extend(&*part);
    }
    match payload(args.get(0)).is(Kind::ByteArray) {
        true => vm.new_bytearray(&out),
        false => vm.new_bytes(&out),
    }
}

/// How many bytes are missing to a width, and the filling.
fn padding(vm: &mut Vm, args: Args, name: &str) -> Result<(usize, u8), Raised> {
    let width = vm.index_i64(args.get(1))?;
    let fill = match args.optional(2) {
        None => b' ',
        Some(fill) => {
            let plain = payload(fill);
            let one = match plain.kind() {
                Kind::Bytes | Kind::ByteArray => {
                    bytes_like(vm, plain).filter(|fill| fill.len() == 1)
                }
                _ => None,
            };
            let Some(one) = one else {
                let class = vm.type_name_or_none(fill);
                let text =
                    format!("{name}() argument 2 must be a byte string of length 1, not {class}");
                return vm.raise(Type::TypeError, text);
            };
            one[0]
        }
    };
    let length = seen(vm, args).len();
    let missing = (width.max(0) as usize).saturating_sub(length);
    // Parts, the whole, and the object.
    vm.room_for(missing.saturating_mul(3).saturating_add(2 * length))?;
    Ok((missing, fill))
}

fn pad(vm: &mut Vm, args: Args, left: usize, right: usize, fill: u8) -> Result<Value, Raised> {
    let out = [&vec![fill; left], seen(vm, args), &vec![fill; right]].concat();
    like(vm, args, &out)
}

pub(super) fn center(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args, "center")?;
    let width = missing + seen(vm, args).len();
    // Where both sides cannot be the same, the odd width decides.
    let left = missing / 2 + (missing & width & 1);
    pad(vm, args, left, missing - left, fill)
}

pub(super) fn pad_right(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args, "ljust")?;
    pad(vm, args, 0, missing, fill)
}

pub(super) fn pad_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, fill) = padding(vm, args, "rjust")?;
    pad(vm, args, missing, 0, fill)
}

pub(super) fn zero_fill(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (missing, _) = padding(vm, args, "zfill")?;
    let all = this(args);
    let sign = usize::from(matches!(all.first(), Some(b'+' | b'-')));
    let out = [&all[..sign], &vec![b'0'; missing], &all[sign..]].concat();
    like(vm, args, &out)
}

pub(super) fn expand_tabs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, size] = bind(vm, args, "expandtabs", ["self", "tabsize"])?;
    let size = if size.is_null() { 8 } else { vm.index_c_int(size)?.max(0) as usize };
    let (mut column, mut out) = (0, Vec::new());
    // A copy, as handlers of signals may change a bytearray.
    for (at, byte) in this(args).iter().enumerate() {
        vm.hear_each(at, 1 << 16)?;
        vm.room_in(&mut out, 1)?;
        match byte {
            b'\t' => {
                let spaces = if size > 0 { size - column % size } else { 0 };
                vm.room_in(&mut out, spaces)?;
                out.resize(out.len() + spaces, b' ');
                column += spaces;
            }
            b'\n' | b'\r' => {
                out.push(*byte);
                column = 0;
            }
            byte => {
                out.push(*byte);
                column += 1;
            }
        }
    }
    like(vm, args, &out)
}

pub(super) fn translate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, table, delete] = bind(vm, args, "translate", ["self", "", "delete"])?;
    let table = if table == vm.none() { None } else { Some(data(vm, table)?) };
    if table.as_ref().is_some_and(|table| table.len() != 256) {
        let text = "translation table must be 256 characters long";
        return vm.raise(Type::ValueError, text);
    }
    let delete = if delete.is_null() { Cow::Borrowed(&[][..]) } else { data(vm, delete)? };
    let length = seen(vm, args).len();
    vm.room_for(2 * length)?;
    let out: Vec<u8> = match &table {
        Some(table) if delete.is_empty() => {
            seen(vm, args).iter().map(|byte| table[*byte as usize]).collect()
        }
        _ => {
            let mut is_kept = [true; 256];
            delete.iter().for_each(|byte| is_kept[*byte as usize] = false);
            let mut out = Vec::with_capacity(length);
            out.extend(seen(vm, args).iter().filter(|byte| is_kept[**byte as usize]));
            if let Some(table) = &table {
                out.iter_mut().for_each(|byte| *byte = table[*byte as usize]);
            }
            out
        }
    };
    like(vm, args, &out)
}

/// `bytes.maketrans`
pub(super) fn make_table(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (from, to) = (data(vm, args.get(0))?, data(vm, args.get(1))?);
    if from.len() != to.len() {
        return vm.raise(Type::ValueError, "maketrans arguments must have same length");
    }
    let mut table: Vec<u8> = (0..=255).collect();
    from.iter().zip(&*to).for_each(|(from, to)| table[*from as usize] = *to);
    vm.new_bytes(&table)
}

fn all(vm: &mut Vm, args: Args, test: impl Fn(&u8) -> bool) -> Result<Value, Raised> {
    let data = seen(vm, args);
    Ok(vm.bool(!data.is_empty() && data.iter().all(test)))
}

pub(super) fn is_digit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, u8::is_ascii_digit)
}

pub(super) fn is_alpha(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, u8::is_ascii_alphabetic)
}

pub(super) fn is_alnum(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, u8::is_ascii_alphanumeric)
}

pub(super) fn is_space(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, |byte| is_blank(*byte))
}

pub(super) fn is_upper(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = seen(vm, args);
    let answer =
        data.iter().any(u8::is_ascii_uppercase) && !data.iter().any(u8::is_ascii_lowercase);
    Ok(vm.bool(answer))
}

pub(super) fn is_lower(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = seen(vm, args);
    let answer =
        data.iter().any(u8::is_ascii_lowercase) && !data.iter().any(u8::is_ascii_uppercase);
    Ok(vm.bool(answer))
}

pub(super) fn is_title(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mut inside, mut found) = (false, false);
    for byte in seen(vm, args) {
        let is_large = byte.is_ascii_uppercase();
        if is_large && inside || byte.is_ascii_lowercase() && !inside {
            return Ok(vm.bool(false));
        }
        inside = byte.is_ascii_alphabetic();
        found |= inside;
    }
    Ok(vm.bool(found))
}

pub(super) fn is_ascii(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(seen(vm, args).is_ascii()))
}

impl Vm {
    /// `a + b` of values one of which is bytes or a bytearray; `None` if the other has no bytes.
    pub fn concat_bytes_like(&mut self, a: Value, b: Value) -> Result<Option<Value>, Raised> {
        if a.is(Kind::Bytes) && b.is(Kind::Bytes) {
            return self.concat_bytes(Bytes(a), Bytes(b)).map(Some);
        }
        let (Some(x), Some(y)) = (octets(self, a), octets(self, b)) else { return Ok(None) };
        let both = [&*x, &*y].concat();
        match a.is(Kind::ByteArray) {
            true => self.new_bytearray(&both).map(Some),
            false => self.new_bytes(&both).map(Some),
        }
    }
}
