//! Text to trace: the inverse of `print.rs`, for tests and tools.
//!
//! A value has the name that its first line gives it, such as `i7`; the number says nothing, the letter is its type. The words `get` and `set` of the
//! papers stand for `getfield` and `setfield`. A guard without a snapshot gets an empty one. Everything behind `#` is comment.

use super::declare::{Declarations, split};
use super::descr::{CallFn, Target};
use super::op::{Descr, OpRef, Type};
use super::opcode::Opcode;
use super::trace::{Origin, OriginId, Resume, Snapshot, SnapshotId, Trace, TraceKind};
use rustc_hash::FxHashMap;
use std::fmt;

/// Why a text is no trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 0.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line + 1, self.what)
    }
}

/// Reads a trace. Each operation's origin has the number of its line as position.
pub fn parse(text: &str, names: &Declarations, kind: TraceKind) -> Result<Trace, ParseError> {
    let mut parser = Parser { trace: Trace::new(kind), names, values: FxHashMap::default() };
    for (line, content) in text.lines().enumerate() {
        let content = content.split('#').next().unwrap_or_default().trim();
        if !content.is_empty() {
            parser.line(content, line).map_err(|what| ParseError { line, what })?;
        }
    }
    Ok(parser.trace)
}

struct Parser<'a> {
    trace: Trace,
    names: &'a Declarations,
    values: FxHashMap<String, OpRef>,
}

impl Parser<'_> {
    fn line(&mut self, text: &str, line: usize) -> Result<(), String> {
        if let Some(inputs) = text.strip_prefix('[') {
            let inputs = inputs.strip_suffix(']').ok_or("] is wanted")?;
            return self.inputs(inputs);
        }
        let open = text.find('(').ok_or("an operation has (")?;
        let (result, name) = match text[..open].split_once('=') {
            Some((result, name)) => (Some(result.trim()), name.trim()),
            None => (None, text[..open].trim()),
        };
        let close = closing(&text[open..]).ok_or("an operation has )")? + open;
        let name = match name {
            "get" => "getfield",
            "set" => "setfield",
            name => name,
        };
        let code = Opcode::from_name(name).ok_or_else(|| format!("no operation {name}"))?;
        let mut parts = split(&text[open + 1..close]);
        let descr = self.descr(code, &mut parts)?;
        let wanted = wanted(code, descr);
        let mut args = Vec::with_capacity(parts.len());
        for (k, part) in parts.iter().enumerate() {
            args.push(self.value(part, wanted.get(k).copied())?);
        }
        let ty = match (code.row().result, descr) {
            (Some(ty), _) => ty,
            (None, Descr::Field(field)) => field.repr.ty(),
            (None, Descr::Array(array)) => array.repr.ty(),
            (None, Descr::Call(call)) => call.result,
            (None, _) => args.first().map_or(Type::Void, |&arg| self.trace.ty(arg)),
        };
        let mut op = self.trace.make(code, ty, &args, descr);
        op.origin = self.origin(line);
        let rest = text[close + 1..].trim();
        if op.code.has_snapshot() || !rest.is_empty() {
            op.snapshot = self.snapshot(rest)?;
        }
        let value = self.trace.push(op);
        match result {
            Some(name) if name.starts_with(ty.letter()) => {
                self.values.insert(name.to_string(), value);
                Ok(())
            }
            Some(name) => Err(format!("{name} has the type {ty:?}")),
            None if ty == Type::Void || code == Opcode::call => Ok(()),
            None => Err(format!("{} gives a value", code.row().name)),
        }
    }

    fn origin(&mut self, line: usize) -> OriginId {
        self.trace.origins.push(Origin { pc: line as u64, frame: 0 });
        OriginId(self.trace.origins.len() as u32 - 1)
    }

    fn inputs(&mut self, text: &str) -> Result<(), String> {
        for (k, part) in split(text).into_iter().enumerate() {
            let (name, slot) = match part.split_once('@') {
                Some((name, slot)) => (name, slot.parse().map_err(|_| "no slot")?),
                None => (part, k as i32),
            };
            let types = [Type::Int, Type::Float, Type::Bool, Type::Ref];
            let ty = types.into_iter().find(|ty| name.starts_with(ty.letter()));
            let value = self.trace.input(slot, ty.ok_or_else(|| format!("no type {name}"))?);
            self.values.insert(name.to_string(), value);
        }
        Ok(())
    }

    fn value(&mut self, text: &str, wanted: Option<Type>) -> Result<OpRef, String> {
        match self.values.get(text) {
            Some(&value) => Ok(value),
            None => {
                let constant = self.names.constant(text, wanted)?;
                Ok(self.trace.constant(constant))
            }
        }
    }

    /// Takes the descriptor out of the arguments.
    fn descr(&self, code: Opcode, parts: &mut Vec<&str>) -> Result<Descr, String> {
        let names = self.names;
        let mut take = |at: usize| {
            let there = at < parts.len();
            if there { Ok(parts.remove(at)) } else { Err("a name is missing".to_string()) }
        };
        Ok(match code {
            Opcode::getfield | Opcode::setfield => Descr::Field(names.field(take(1)?)?),
            Opcode::getitem => Descr::Array(names.array(take(2)?)?),
            Opcode::setitem => Descr::Array(names.array(take(3)?)?),
            Opcode::new_array => Descr::Array(names.array(take(1)?)?),
            Opcode::new => Descr::Size(names.class(take(0)?)?.1),
            Opcode::guard_class | Opcode::is_class | Opcode::set_class => {
                Descr::Class(names.class(take(1)?)?.0)
            }
            Opcode::call => Descr::Call(names.call(take(0)?)?),
            Opcode::jump | Opcode::label => {
                let code = setting(parts, "code");
                let label = setting(parts, "label").unwrap_or(0) as u8;
                Descr::Target(match code {
                    Some(code) => Target::Other(code as u32, label),
                    None => Target::Own(label),
                })
            }
            Opcode::cut => match setting(parts, "code") {
                Some(code) => Descr::Target(Target::Other(code as u32, 0)),
                None => Descr::None,
            },
            Opcode::store_slot | Opcode::slot_addr => {
                Descr::Slot(setting(parts, "slot").ok_or("slot=N is wanted")? as i32)
            }
            _ => Descr::None,
        })
    }

    /// `@pc +base raise [slot: value, ..]`, any part of which may be missing.
    fn snapshot(&mut self, text: &str) -> Result<SnapshotId, String> {
        let mut snapshot = Snapshot { pc: 0, resume: Resume::Run, base: 0, slots: Vec::new() };
        let (words, slots) = text.split_once('[').unwrap_or((text, "]"));
        for word in words.split_whitespace() {
            let number = |n: &str| n.parse::<i64>().map_err(|_| format!("{word} is no number"));
            match word.chars().next() {
                Some('@') => snapshot.pc = number(&word[1..])? as u64,
                Some('+') => snapshot.base = number(&word[1..])? as i32,
                Some('-') => snapshot.base = number(word)? as i32,
                _ if word == "raise" => snapshot.resume = Resume::Raise,
                _ => return Err(format!("{word} belongs to no snapshot")),
            }
        }
        let slots = slots.strip_suffix(']').ok_or("] is wanted")?;
        for (k, part) in split(slots).into_iter().enumerate() {
            let (slot, value) = match part.split_once(':') {
                Some((slot, value)) => (slot.trim().parse().map_err(|_| "no slot")?, value.trim()),
                None => (k as i32, part),
            };
            let value = self.value(value, Some(Type::Ref))?;
            snapshot.slots.push((slot, value));
        }
        self.trace.snapshots.push(snapshot);
        Ok(SnapshotId(self.trace.snapshots.len() as u32 - 1))
    }
}

/// Takes `name=number` out of a list.
fn setting(parts: &mut Vec<&str>, name: &str) -> Option<i64> {
    let value = |part: &str| part.strip_prefix(name)?.strip_prefix('=')?.parse().ok();
    let at = parts.iter().position(|part| value(part).is_some())?;
    value(parts.remove(at))
}

/// The types of arguments, where operation and descriptor say them.
fn wanted(code: Opcode, descr: Descr) -> Vec<Type> {
    match (code, descr) {
        (Opcode::setfield, Descr::Field(field)) => vec![Type::Ref, field.repr.ty()],
        (Opcode::setitem, Descr::Array(array)) => {
            vec![Type::Ref, Type::Int, array.repr.ty()]
        }
        (Opcode::call, Descr::Call(call)) if matches!(call.function, CallFn::Plain(_)) => {
            call.args.to_vec()
        }
        (Opcode::store_slot, _) => vec![Type::Ref],
        (Opcode::jump, _) => Vec::new(),
        _ => code.row().args.map_or(Vec::new(), <[Type]>::to_vec),
    }
}

/// Index of the parenthesis that closes the first one.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}
