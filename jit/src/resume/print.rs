//! Resume data as text, for people and tests.

use super::data::{Place, Recipe, ResumeData, Source};
use crate::ir::Names;
use crate::ir::{Opcode, Resume, print::Printer, print::constant_text};
use crate::resume::Optimized;
use std::fmt::Write;

/// Resume data in one line: where to go on, slots, virtuals, pending writes.
pub fn resume_text(data: &ResumeData, printer: &Printer<'_>, host: &dyn Names) -> String {
    let source = |source: &Source| match *source {
        Source::Const(constant) => constant_text(constant, host),
        Source::Live(n) => printer.value(data.live[n as usize]),
        Source::Virtual(id) => format!("v{}", id.0),
    };
    let mut text = format!("@{}", data.pc);
    if data.base != 0 {
        let _ = write!(text, " {:+}", data.base);
    }
    if data.resume == Resume::Raise {
        text += " raise";
    }
    let slots = data.slots.iter().map(|(slot, from)| format!("{slot}: {}", source(from)));
    let _ = write!(text, " [{}]", slots.collect::<Vec<_>>().join(", "));
    for (k, recipe) in data.virtuals.iter().enumerate() {
        let _ = match recipe {
            Recipe::Struct { class, fields, .. } => {
                let fields = fields.iter().map(|(field, from)| {
                    format!("{}: {}", host.field_name(*field, Some(*class)), source(from))
                });
                let fields = fields.collect::<Vec<_>>().join(", ");
                write!(text, " v{k} = {} {{{fields}}}", host.class_name(*class))
            }
            Recipe::Array { array, items, .. } => {
                let items = items.iter().map(source).collect::<Vec<_>>().join(", ");
                write!(text, " v{k} = {} [{items}]", host.array_name(*array))
            }
        };
    }
    for write in &data.pending {
        let place = match write.place {
            Place::Field(field) => format!(".{}", host.field_name(field, None)),
            Place::Item(_, ref index) => format!("[{}]", source(index)),
            Place::Class(class) => format!(".class {}", host.class_name(class)),
        };
        let _ =
            write!(text, " pending {}{place} = {}", source(&write.object), source(&write.value));
    }
    text
}

/// A trace with its resume data.
pub fn print_optimized(code: &Optimized, host: &dyn Names) -> String {
    let printer = Printer::new(&code.trace, host);
    let mut text = printer.inputs() + "\n";
    for (index, op) in code.trace.ops.iter().enumerate() {
        if op.code == Opcode::input {
            continue;
        }
        text += &printer.op(index);
        if op.code.has_snapshot() {
            text.push(' ');
            text += &resume_text(code.resume_of(op.snapshot), &printer, host);
        }
        text.push('\n');
    }
    text
}
