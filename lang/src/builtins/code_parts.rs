//! Code objects taken apart and made of their parts, as those do who pickle functions by value.
//!
//! `co_linetable`, whose bytes nobody reads in CPython either, has the whole code and its text: it is the part that code is made of. The other parts have to be what
//! they were, but for the names of the code and its file: instructions that a program has made are refused.

use super::code::unit;
use crate::object::instance::payload;
use crate::object::{
    Bytes, CodeRecord, Kind, Raised, Str, TextCode, Tuple, Type, Value, code_record,
};
use crate::vm::{Args, Habits, Vm};
use sidewinder_compiler::bytecode::{Unit, kept};
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use std::sync::Arc;

/// The parts in the order of the constructor.
const PARTS: [&str; 18] = [
    "co_argcount",
    "co_posonlyargcount",
    "co_kwonlyargcount",
    "co_nlocals",
    "co_stacksize",
    "co_flags",
    "co_code",
    "co_consts",
    "co_names",
    "co_varnames",
    "co_filename",
    "co_name",
    "co_qualname",
    "co_firstlineno",
    "co_linetable",
    "co_exceptiontable",
    "co_freevars",
    "co_cellvars",
];
const CODE: usize = 6;
const CONSTS: usize = 7;
const FILE: usize = 10;
const NAME: usize = 11;
const QUALNAME: usize = 12;
const LINES: usize = 14;
/// Those that are not compared: the names may change, and the code is made of this one.
const FREE: [usize; 4] = [FILE, NAME, QUALNAME, LINES];
/// The fewest of them that CPython takes.
const LEAST: usize = 16;

/// `code.co_linetable`
pub(super) fn lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (unit, optimize) = match code_record(args.get(0)) {
        CodeRecord::Linked(code) => (Unit::clone(&code.unit), vm.part::<Habits>().optimize),
        CodeRecord::Text(text) => (text.unit.clone(), text.optimize),
    };
    // What comes of a tree that a program has made cannot be kept, and is not made again.
    let Some(code) = kept::write(&unit, &[]) else { return vm.new_bytes(&[]) };
    let text = unit.file.text().as_bytes();
    let head = [&[optimize], &(text.len() as u32).to_le_bytes()[..]].concat();
    vm.new_bytes(&[&head, text, &code].concat())
}

/// The unit that [`lines`] has written, with another name for its file, and how much was left out of it.
fn read(bytes: &[u8], file: &str) -> Option<(Unit, u8)> {
    let (optimize, rest) = bytes.split_first()?;
    let (size, rest) = rest.split_first_chunk::<4>()?;
    let (text, code) = rest.split_at_checked(u32::from_le_bytes(*size) as usize)?;
    let text = std::str::from_utf8(text).ok()?;
    let unit = kept::read(code, &Arc::new(SourceFile::unseen(file, text)))?;
    Some((unit, *optimize))
}

/// `types.CodeType(…)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parts = &args.values()[1..];
    let wrong = match parts.len() {
        count if count < LEAST => Some(("least", LEAST, count)),
        count if count > PARTS.len() => Some(("most", PARTS.len(), count)),
        _ => None,
    };
    if let Some((side, bound, count)) = wrong {
        let text = format!("code expected at {side} {bound} arguments, got {count}");
        return vm.raise(Type::TypeError, text);
    }
    for at in [FILE, NAME, QUALNAME] {
        expect(vm, parts, at, "str", |part| Str::of(part).is_some())?;
    }
    for at in [CODE, LINES] {
        expect(vm, parts, at, "bytes", |part| Bytes::of(part).is_some())?;
    }
    expect(vm, parts, CONSTS, "tuple", |part| Tuple::of(part).is_some())?;
    let text = |at: usize| Str(payload(parts[at])).text();
    let bytes = Bytes(payload(parts[LINES]));
    let Some((mut unit, optimize)) = read(bytes.data(), text(FILE)) else {
        let message = "code() needs the co_linetable of a code object of this Sidewinder: instructions of others are not run";
        return vm.raise(Type::ValueError, message);
    };
    unit.name = text(NAME).into();
    unit.qualname = text(QUALNAME).into();
    let made = vm.new_code(CodeRecord::Text(Box::new(TextCode {
        file: unit.file.clone(),
        mode: Mode::Exec,
        text_annotations: unit.text_annotations,
        optimize,
        unit,
        linked: Default::default(),
        is_listed: Default::default(),
    })))?;
    for (at, part) in parts.iter().enumerate().filter(|(at, _)| !FREE.contains(at)) {
        let name = vm.intern(PARTS[at])?;
        let own = vm.get_attribute(made, name)?;
        let fits =
            if at == CONSTS { same_constants(vm, own, *part)? } else { vm.equal(own, *part)? };
        if !fits {
            let text = format!(
                "code() cannot change {}: instructions are made by the compiler only",
                PARTS[at]
            );
            return vm.raise(Type::ValueError, text);
        }
    }
    Ok(made)
}

fn expect(
    vm: &mut Vm,
    parts: &[Value],
    at: usize,
    wanted: &str,
    is: impl Fn(Value) -> bool,
) -> Result<(), Raised> {
    if is(payload(parts[at])) {
        return Ok(());
    }
    let given = vm.type_name(parts[at]);
    let text = format!("code() argument {} must be {wanted}, not {given}", at + 1);
    vm.raise(Type::TypeError, text)
}

/// Whether constants are the same; code in them has come another way, and is known by its name.
fn same_constants(vm: &mut Vm, own: Value, given: Value) -> Result<bool, Raised> {
    let (own, given) = (Tuple(own), Tuple(payload(given)));
    if own.len() != given.len() {
        return Ok(false);
    }
    for at in 0..own.len() {
        let (a, b) = (own.get(at), given.get(at));
        let same = match (a.is(Kind::Code), b.is(Kind::Code)) {
            (true, true) => code_record(a).unit().name == code_record(b).unit().name,
            (false, false) => vm.class_of(a) == vm.class_of(b) && vm.equal(a, b)?,
            _ => false,
        };
        if !same {
            return Ok(false);
        }
    }
    Ok(true)
}

/// `code.co_lnotab`: pairs of steps, of bytes and of lines, as CPython 3.9 had them.
pub(super) fn steps(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let mut bytes = Vec::new();
    let (mut offset, mut line) = (0, unit.code_line() as i64);
    for (start, span) in unit.positions.iter() {
        let next = unit.file.place(*span).line as i64;
        if *span == sidewinder_compiler::bytecode::unit::NO_LINE || next == line {
            continue;
        }
        let mut step = 4 * (*start as i64) - offset;
        while step > 255 {
            bytes.extend([255, 0]);
            step -= 255;
        }
        let mut lines = next - line;
        while !(-128..=127).contains(&lines) {
            let part = lines.clamp(-128, 127);
            bytes.extend([step as u8, part as i8 as u8]);
            (step, lines) = (0, lines - part);
        }
        bytes.extend([step as u8, lines as i8 as u8]);
        (offset, line) = (4 * (*start as i64), next);
    }
    vm.new_bytes(&bytes)
}
