//! `_sre`: regular expressions, as CPython has them.
//!
//! **In:** the text of a pattern, and texts. **Out:** where the pattern matches: places of groups, in characters. The classes `Pattern` and
//! `Match` are in Python, in `python/re.py`.
//!
//! ```text
//! tree.rs      patterns as trees
//! parse.rs     text to tree, with CPython's errors; escape.rs reads sets and what begins with a backslash
//! program.rs   tree to instructions
//! chars.rs     categories and case
//! matcher.rs   instructions and a text to places
//! ```
//!
//! **Absent:** locales, and recursion over the length of the text: what may be tried instead lies on a stack of its own.

mod chars;
mod escape;
mod matcher;
mod parse;
mod program;
mod tree;

use crate::builtins::{ANY, FRESH, LIST_READ};
use crate::object::kept::kept;
use crate::object::{Bytes, Int, Kind, List, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use matcher::{Matcher, NOWHERE};
use parse::Wrong;
use program::Program;
use rustc_hash::FxHashMap;
use std::rc::Rc;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_sre";
    "compile" compile (2, 2) "(pattern, flags)" ANY;
    "match" find (5, 5) "(program, string, pos, endpos, how)" FRESH;
    "scan" scan (5, 5) "(program, string, pos, endpos, most)" FRESH;
    "findall" find_all (4, 4) "(program, string, pos, endpos)" FRESH;
    "replace" replace (4, 4) "(program, parts, string, most)" LIST_READ;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_sre", FUNCTIONS)?;
    // What the parser of CPython's own `re`, in files, wants to know.
    for (name, value) in [
        ("MAGIC", 20220615),
        ("CODESIZE", 4),
        ("MAXREPEAT", u32::MAX as i64),
        ("MAXGROUPS", i32::MAX as i64 / 2),
    ] {
        vm.set_in_module(module, name, Value::small(value))?;
    }
    Ok(module)
}

/// The patterns of a run.
#[derive(Default)]
pub struct Patterns {
    /// What compiling gave: the program, which is not kept alive, the flags, and the names of groups.
    known: FxHashMap<(Vec<u32>, u32, bool), Compiled>,
    /// What the matcher before has used.
    spare: matcher::Spare,
}

impl Patterns {
    /// Forgets patterns whose programs do not live any more.
    pub(crate) fn forget(&mut self, lives: &dyn Fn(Value) -> bool) {
        self.known.retain(|_, compiled| lives(compiled.program));
    }
}

#[derive(Clone)]
struct Compiled {
    program: Value,
    flags: u32,
    names: Vec<(String, usize)>,
}

/// `compile(pattern, flags)`: a tuple of the program, flags, count of groups, and a list of names and groups; or else of what is wrong, and where.
fn compile(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let pattern = payload(args.get(0));
    let flags = vm.index_i64(args.get(1))? as u32;
    let (text, is_text): (Vec<u32>, bool) = match (Str::of(pattern), Bytes::of(pattern)) {
        (Some(text), _) => {
            (text.text().chars().map(sidewinder_syntax::text::code_of).collect(), true)
        }
        (_, Some(bytes)) => (bytes.data().iter().map(|byte| u32::from(*byte)).collect(), false),
        _ => return vm.raise(Type::TypeError, "first argument must be string or compiled pattern"),
    };
    let key = (text, flags, is_text);
    if !vm.part_mut::<Patterns>().known.contains_key(&key) {
        let parsed = match parse::parse(&key.0, flags, is_text) {
            Ok(parsed) => parsed,
            Err(Wrong::Overflow) => {
                return vm.raise(Type::OverflowError, "the repetition number is too large");
            }
            Err(Wrong::Error(message, place)) => {
                let message = vm.new_str(&message)?;
                let place = place.map_or(vm.none(), |place| Value::small(place as i64));
                return vm.new_tuple(&[message, place]);
            }
        };
        let program = program::compile(&parsed.root, parsed.groups, is_text);
        let bytes = program.bytes() + 4 * key.0.len();
        let program = vm.keep_for(Rc::new(program), bytes)?;
        let compiled = Compiled { program, flags: parsed.flags, names: parsed.names };
        vm.part_mut::<Patterns>().known.insert(key.clone(), compiled);
    }
    let Compiled { program, flags, names } = vm.part_mut::<Patterns>().known[&key].clone();
    let groups = program_of(program).map_or(0, |program| program.groups);
    let list = vm.new_list_for(names.len())?;
    for (name, group) in names {
        let name = vm.intern_weakly(&name)?;
        let pair = vm.new_tuple(&[name, Value::small(group as i64)])?;
        list.push(vm, pair)?;
    }
    let [flags, groups] = [flags as usize, groups - 1].map(|n| Value::small(n as i64));
    vm.new_tuple(&[program, flags, groups, list.0])
}

/// The program that an object stands for.
fn program_of(value: Value) -> Option<Rc<Program>> {
    kept::<Rc<Program>>(value).cloned()
}

/// A text and its places: in characters for programs, in bytes for the matcher. The last place that was asked for is remembered: the next one is often near.
struct Text<'a> {
    bytes: &'a [u8],
    /// The string, if some of its characters are more than one byte. It has a table of places.
    string: Option<Str>,
    byte: usize,
    char: usize,
}

/// Places that are so many bytes apart are near each other.
const NEAR: usize = 64;

impl<'a> Text<'a> {
    fn of(vm: &mut Vm, program: &Program, value: Value) -> Result<Text<'a>, Raised> {
        let value = payload(value);
        if let Some(text) = Str::of(value) {
            if !program.is_text {
                let text = "cannot use a bytes pattern on a string-like object";
                return vm.raise(Type::TypeError, text);
            }
            let text = vm.with_table(text)?;
            let string = Some(text).filter(|text| !text.is_ascii());
            return Ok(Text { bytes: text.text().as_bytes(), string, byte: 0, char: 0 });
        }
        let Some(bytes) = Bytes::of(value) else {
            let text =
                format!("expected string or bytes-like object, got '{}'", vm.type_name(value));
            return vm.raise(Type::TypeError, text);
        };
        if program.is_text {
            let text = "cannot use a string pattern on a bytes-like object";
            return vm.raise(Type::TypeError, text);
        }
        Ok(Text { bytes: bytes.data(), string: None, byte: 0, char: 0 })
    }

    fn count(bytes: &[u8]) -> usize {
        bytes.iter().filter(|byte| **byte & 0xc0 != 0x80).count()
    }

    /// The byte at which a character begins; the end of the text for one behind it.
    fn byte_of(&self, char: usize) -> usize {
        match self.string {
            Some(string) => string.offset(char),
            None => char.min(self.bytes.len()),
        }
    }

    /// The character that begins at a byte.
    fn char_of(&mut self, byte: usize) -> usize {
        let Some(string) = self.string else { return byte };
        let char = if (self.byte..self.byte + NEAR).contains(&byte) {
            self.char + Text::count(&self.bytes[self.byte..byte])
        } else {
            string.index_at(byte)
        };
        (self.byte, self.char) = (byte, char);
        char
    }

    /// Places and last group of a match as a tuple.
    fn found(&mut self, vm: &mut Vm, matcher: &Matcher) -> Result<Value, Raised> {
        let count = matcher.slots.len() + 1;
        let found = vm.blank_tuple(count)?;
        let places = found.words_mut(2, count);
        for (to, pair) in places.chunks_exact_mut(2).zip(matcher.slots.chunks_exact(2)) {
            let is_there = pair[0] != NOWHERE && pair[1] != NOWHERE;
            for (to, at) in to.iter_mut().zip(pair) {
                let place = if is_there { self.char_of(*at) as i64 } else { -1 };
                *to = Value::small(place);
            }
        }
        places[count - 1] = Value::small(matcher.last as i64);
        Ok(found)
    }
}

/// A place in a text, where those before its start are its start.
fn place(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    if value.is_small() {
        return Ok(value.as_small().max(0) as usize);
    }
    match Int::of(value).and_then(|n| i64::try_from(&n.to_ibig()).ok()) {
        Some(n) => Ok(n.max(0) as usize),
        None => vm.raise(Type::OverflowError, "Python int too large to convert to C ssize_t"),
    }
}

/// What all functions but `compile` begin with: the program, the text, where to start and to end.
fn start<'a>(
    vm: &mut Vm,
    args: Args,
    string: usize,
    places: Option<usize>,
) -> Result<(Rc<Program>, Text<'a>, usize, usize), Raised> {
    let Some(program) = program_of(args.get(0)) else {
        return vm.raise(Type::TypeError, "a pattern is expected");
    };
    let text = Text::of(vm, &program, args.get(string))?;
    let (mut from, mut to) = (0, text.bytes.len());
    if let Some(at) = places {
        let (pos, end) = (place(vm, args.get(at))?, place(vm, args.get(at + 1))?);
        to = text.byte_of(end);
        from = text.byte_of(pos).min(to);
        if pos > end {
            return Ok((program, text, to + 1, to));
        }
    }
    Ok((program, text, from, to))
}

/// `match(program, string, pos, endpos, how)`: the places of one match, or `None`. How: 0 at `pos`, 1 from there on, 2 the whole; 4 more if it must
/// not be empty at `pos`.
fn find(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (program, mut text, from, to) = start(vm, args, 1, Some(2))?;
    let how = vm.index_i64(args.get(4))?;
    let (mut from, mut to) = (from, to);
    if from > to {
        // Nothing is between the places, not even an end. A pattern that looks at nothing matches nevertheless.
        if how != 0 || !program.looks_at_nothing() {
            return Ok(vm.none());
        }
        from = text.byte_of(place(vm, args.get(2))?);
        to = from;
    }
    let mut matcher = Matcher::new(vm, &program, text.bytes, to);
    let advance = how & 4 != 0;
    let found = match how & 3 {
        0 => matcher.matches(vm, from, false, advance),
        1 => matcher.search(vm, from, advance),
        _ => matcher.matches(vm, from, true, advance),
    };
    if matcher.failed {
        return Err(Raised);
    }
    let found = if found { text.found(vm, &matcher) } else { Ok(vm.none()) };
    matcher.give_back(vm);
    found
}

/// Calls `visit` with each match, up to `most`, if that is not 0.
fn each(
    vm: &mut Vm,
    matcher: &mut Matcher,
    places: (usize, usize),
    most: usize,
    mut visit: impl FnMut(&mut Vm, &Matcher) -> Result<(), Raised>,
) -> Result<(), Raised> {
    let (mut from, to) = places;
    let (mut advance, mut count) = (false, 0);
    while from <= to && (most == 0 || count < most) && matcher.search(vm, from, advance) {
        vm.hear_each(count, 1024)?;
        visit(vm, matcher)?;
        from = matcher.slots[1];
        advance = matcher.slots[0] == from;
        count += 1;
    }
    if matcher.failed { Err(Raised) } else { Ok(()) }
}

/// `scan(program, string, pos, endpos, most)`: the places of all matches.
fn scan(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (program, mut text, from, to) = start(vm, args, 1, Some(2))?;
    let most = vm.index_i64(args.get(4))?.max(0) as usize;
    let list: List = vm.new_list_for(0)?;
    let mut matcher = Matcher::new(vm, &program, text.bytes, to);
    each(vm, &mut matcher, (from, to), most, |vm, matcher| {
        let found = text.found(vm, matcher)?;
        list.push(vm, found)
    })?;
    matcher.give_back(vm);
    Ok(list.0)
}

/// A part of a text as an object.
fn part(vm: &mut Vm, program: &Program, bytes: &[u8]) -> Result<Value, Raised> {
    if !program.is_text {
        return vm.new_bytes(bytes);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => vm.new_str(text),
        Err(_) => vm.new_str(&String::from_utf8_lossy(bytes)),
    }
}

/// `findall(program, string, pos, endpos)`
fn find_all(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (program, text, from, to) = start(vm, args, 1, Some(2))?;
    let list: List = vm.new_list_for(0)?;
    let mut matcher = Matcher::new(vm, &program, text.bytes, to);
    each(vm, &mut matcher, (from, to), 0, |vm, matcher| {
        let group = |vm: &mut Vm, group: usize| {
            let (from, to) = (matcher.slots[2 * group], matcher.slots[2 * group + 1]);
            let bytes = if to == NOWHERE { &[] } else { &text.bytes[from..to] };
            part(vm, &program, bytes)
        };
        let item = match program.groups {
            1 => group(vm, 0)?,
            2 => group(vm, 1)?,
            groups => {
                let row = vm.new_list_for(groups - 1)?;
                for number in 1..groups {
                    let text = group(vm, number)?;
                    row.push(vm, text)?;
                }
                row.to_tuple(vm)?
            }
        };
        list.push(vm, item)
    })?;
    Ok(list.0)
}

/// `replace(program, parts, string, most)`: the text with parts in the place of matches, and how many there were. A part is a text, or the number of a
/// group.
fn replace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (program, text, from, to) = start(vm, args, 2, None)?;
    let most = vm.index_i64(args.get(3))?.max(0) as usize;
    let Some(parts) = List::of(args.get(1)) else {
        return vm.raise(Type::TypeError, "parts must be a list");
    };
    let (mut out, mut at, mut count) = (Vec::new(), 0, 0);
    vm.room_in(&mut out, text.bytes.len())?;
    // How many parts there are so far.
    let mut items = 0;
    let mut matcher = Matcher::new(vm, &program, text.bytes, to);
    each(vm, &mut matcher, (from, to), most, |vm, matcher| {
        vm.room_in(&mut out, matcher.slots[0] - at)?;
        out.extend_from_slice(&text.bytes[at..matcher.slots[0]]);
        items += (at < matcher.slots[0]) as usize;
        // Nothing here runs code of the program.
        for part in parts.to_vec() {
            if part.is_small() {
                let group = part.as_small() as usize;
                let (from, to) = (matcher.slots[2 * group], matcher.slots[2 * group + 1]);
                if to != NOWHERE {
                    vm.room_in(&mut out, to - from)?;
                    out.extend_from_slice(&text.bytes[from..to]);
                }
                continue;
            }
            let plain = payload(part);
            match plain.kind() {
                Kind::Str if program.is_text => {
                    let part = Str(plain).text().as_bytes();
                    vm.room_in(&mut out, part.len())?;
                    out.extend_from_slice(part);
                }
                Kind::Bytes if !program.is_text => {
                    let part = Bytes(plain).data();
                    vm.room_in(&mut out, part.len())?;
                    out.extend_from_slice(part);
                }
                _ => {
                    let wanted =
                        if program.is_text { "str instance" } else { "a bytes-like object" };
                    let text = format!(
                        "sequence item {items}: expected {wanted}, {} found",
                        vm.type_name(part)
                    );
                    return vm.raise(Type::TypeError, text);
                }
            }
        }
        items += 1;
        at = matcher.slots[1];
        count += 1;
        Ok(())
    })?;
    let replaced = if count == 0 {
        payload(args.get(2))
    } else {
        vm.room_in(&mut out, text.bytes.len() - at)?;
        out.extend_from_slice(&text.bytes[at..]);
        part(vm, &program, &out)?
    };
    vm.new_tuple(&[replaced, Value::small(count)])
}

impl crate::vm::Part for Patterns {
    const PLACE: crate::vm::Place = crate::vm::Place::Patterns;
}

impl Vm {
    /// Programs that have died are no longer known.
    pub(crate) fn forget_patterns(
        parts: &mut crate::vm::Parts,
        heap: &sidewinder_memory::heap::Heap,
    ) {
        parts.get_mut::<Patterns>().forget(&|program| heap.is_alive(program));
    }
}
