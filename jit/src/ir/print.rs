//! Trace to text.
//!
//! Values are numbered in the order in which they are made, constants are written out, names come from the host. What is printed parses
//! back (`parse.rs`), except for the resume data of optimized traces, which is only for reading.
//!
//! ```text
//! [p0, p1@5]                              # p1 is in slot 5; p0 in slot 0, the place where it stands
//! guard_class(p0, BoxedInteger) @12 +3 [0: p0, 5: p1]
//! i2 = getfield(p0, intval)
//! jump(p0, p1)
//! ```

use super::Names;
use super::descr::{Class, Target};
use super::op::{Const, Descr, OpRef, Type};
use super::opcode::Opcode;
use super::trace::{Resume, Snapshot, SnapshotId, Trace};
use std::fmt::Write;

/// Prints the operations of one trace.
pub struct Printer<'a> {
    trace: &'a Trace,
    host: &'a dyn Names,
    numbers: Vec<u32>,
    /// For each operation on a field: the class that the object is known to have by then.
    classes: Vec<Option<Class>>,
}

impl<'a> Printer<'a> {
    /// Numbers the values.
    pub fn new(trace: &'a Trace, host: &'a dyn Names) -> Printer<'a> {
        let mut next = 0;
        let numbers = trace.ops.iter().map(|op| {
            let number = next;
            next += (op.ty != Type::Void) as u32;
            number
        });
        let numbers = numbers.collect();
        Printer { trace, host, numbers, classes: classes(trace) }
    }

    /// A value or constant.
    pub fn value(&self, r: OpRef) -> String {
        match self.trace.const_of(r) {
            Some(constant) => constant_text(constant, self.host),
            None => {
                format!("{}{}", self.trace.ops[r.index()].ty.letter(), self.numbers[r.index()])
            }
        }
    }

    /// The line of inputs.
    pub fn inputs(&self) -> String {
        let mut text = String::from("[");
        for (k, input) in self.trace.inputs.iter().enumerate() {
            let separator = if k > 0 { ", " } else { "" };
            let _ = write!(text, "{separator}{}", self.value(OpRef::op(k)));
            if input.slot != k as i32 {
                let _ = write!(text, "@{}", input.slot);
            }
        }
        text + "]"
    }

    /// One operation, without its snapshot.
    pub fn op(&self, index: usize) -> String {
        let op = &self.trace.ops[index];
        let mut text = String::new();
        if op.ty != Type::Void {
            let _ = write!(text, "{} = ", self.value(OpRef::op(index)));
        }
        text += op.code.row().name;
        text.push('(');
        let mut parts: Vec<String> = op.args.iter().map(|&arg| self.value(arg)).collect();
        let host = self.host;
        match op.descr {
            Descr::None => {}
            Descr::Field(field) => {
                parts.insert(1.min(parts.len()), host.field_name(field, self.classes[index]));
            }
            Descr::Array(array) => parts.push(host.array_name(array)),
            Descr::Size(size) => parts.push(host.class_name(size.class())),
            Descr::Class(class) => parts.push(host.class_name(class)),
            Descr::Call(call) => parts.insert(0, call.name.to_string()),
            Descr::Target(Target::Own(0)) => {}
            Descr::Target(Target::Own(label)) => parts.push(format!("label={label}")),
            Descr::Target(Target::Other(code, label)) => {
                parts.push(format!("code={code}"));
                parts.push(format!("label={label}"));
            }
            Descr::Slot(slot) => parts.push(format!("slot={slot}")),
        }
        text += &parts.join(", ");
        text.push(')');
        text
    }

    /// A snapshot as it stands behind its operation.
    pub fn snapshot(&self, snapshot: &Snapshot) -> String {
        let mut text = format!("@{}", snapshot.pc);
        if snapshot.base != 0 {
            let _ = write!(text, " {:+}", snapshot.base);
        }
        if snapshot.resume == Resume::Raise {
            text += " raise";
        }
        let slots = snapshot.slots.iter().map(|&(slot, v)| format!("{slot}: {}", self.value(v)));
        let _ = write!(text, " [{}]", slots.collect::<Vec<_>>().join(", "));
        text
    }
}

/// The classes of objects, as class guards and allocations tell them.
fn classes(trace: &Trace) -> Vec<Option<Class>> {
    let mut known = vec![None; trace.ops.len()];
    let mut classes = Vec::with_capacity(trace.ops.len());
    for (index, op) in trace.ops.iter().enumerate() {
        let object = op.args.first().filter(|arg| !arg.is_const()).map(|arg| arg.index());
        match op.descr {
            Descr::Size(size) => known[index] = Some(size.class()),
            Descr::Class(class) if op.code != Opcode::is_class => {
                if let Some(object) = object {
                    known[object] = Some(class);
                }
            }
            _ => {}
        }
        let field = matches!(op.descr, Descr::Field(_));
        classes.push(object.filter(|_| field).and_then(|object| known[object]));
    }
    classes
}

/// The text of a constant: `7`, `1.5`, `True`, `ref(7)`, `null`, `ConstPtr(name)`.
pub fn constant_text(constant: Const, host: &dyn Names) -> String {
    match constant {
        Const::Int(n) => n.to_string(),
        Const::Float(bits) if f64::from_bits(bits).is_finite() => {
            format!("{:?}", f64::from_bits(bits))
        }
        Const::Float(bits) => format!("float({bits:#x})"),
        Const::Bool(true) => "True".to_string(),
        Const::Bool(false) => "False".to_string(),
        Const::Ref(1) => "null".to_string(),
        Const::Ref(word) if word & 1 == 0 => format!("ref({})", word as i64 >> 1),
        Const::Ref(word) => format!("ConstPtr({})", host.constant_name(word)),
    }
}

/// The whole trace, with the snapshots that are more than empty.
pub fn print(trace: &Trace, host: &dyn Names) -> String {
    let printer = Printer::new(trace, host);
    let mut text = printer.inputs() + "\n";
    for (index, op) in trace.ops.iter().enumerate() {
        if op.code == Opcode::input {
            continue;
        }
        text += &printer.op(index);
        if op.snapshot != SnapshotId::NONE
            && let Some(snapshot) = trace.snapshots.get(op.snapshot.0 as usize)
            && (!snapshot.slots.is_empty() || snapshot.pc != 0)
        {
            text.push(' ');
            text += &printer.snapshot(snapshot);
        }
        text.push('\n');
    }
    text
}
