//! The text of an object of the program: `str(o)`, `repr(o)`, `format(o)` and what stands in an f-string ask its methods in frames of their own.
//!
//! ```text
//! f'{point}'     Format   r1, r0        Point.__format__ is that of object, Point.__str__ is the program's: its frame is pushed, and
//!                                       what it returns is the part, if it is a string
//! ```
//!
//! What is asked is what the runtime would ask: `object.__str__` asks for the repr, and `object.__format__` without a spec for the text.
//!
//! **Absent:** what builtin classes say of themselves, and a spec for the text of a conversion (`{o!r:>10}`): the runtime sees to these.

use super::arith::finish_call;
use super::call::{Pushed, push_special};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Layout, Name, Type, Value};
use crate::portal::residual;
use crate::portal::residual::CONVERTS;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::machine::{Flow, Machine};

/// The class of an instance whose class is one of the program's; a trace relies on the class.
fn of_program<M: Machine>(m: &M, v: M::Ref) -> Option<Seen> {
    let class = class_of(m, v);
    let is_instance = matches!(class.kind(), Layout::Instance | Layout::Exception);
    if !is_instance || !class.is_user() {
        return None;
    }
    class.depend(m);
    Some(class)
}

/// The method of a class that gives the text of its instances.
fn of_class<M: Machine>(m: &M, class: Seen, name: Name) -> Option<Value> {
    let method = class.method(m, name)?;
    if name == Name::Str && is_from(m, Type::Object, name, method) {
        return class.method(m, Name::Repr);
    }
    Some(method)
}

/// `str(v)` or `repr(v)`, into a slot. `None`: the runtime has to see to it.
pub fn ask<M: Machine>(m: &M, v: M::Ref, name: Name, target: isize) -> Option<Flow> {
    let method = of_class(m, of_program(m, v)?, name)?;
    // Who is asked for the text answers for it, whatever method gives it.
    let kind = if name == Name::Str { Kind::Text } else { Kind::Repr };
    match push_special(m, method, &[v], target, kind) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}

/// `format(v, spec)`, into a slot. `None` likewise.
pub fn ask_formatted<M: Machine>(
    m: &M,
    v: M::Ref,
    spec: M::Ref,
    has_spec: bool,
    target: isize,
) -> Option<Flow> {
    let class = of_program(m, v)?;
    let method = class.method(m, Name::Format)?;
    if is_from(m, Type::Object, Name::Format, method) {
        return if has_spec { None } else { ask(m, v, Name::Str, target) };
    }
    match push_special(m, method, &[v, spec], target, Kind::Formatted) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}

/// A method that was asked has returned `v`: a string, or the instruction raises.
pub fn resume<M: Machine>(m: &M, i: Ins, link: Link, v: M::Ref) -> Flow {
    if class_of(m, v).is(Type::Str) {
        m.set_slot(link.target(), v);
        return next(m, i.opcode().words());
    }
    let number = match link.kind() {
        Kind::Text => 0,
        Kind::Repr => 1,
        _ => 2,
    };
    // A conversion formats what it has converted to.
    let converts = i.opcode() == Opcode::Format && i.c() & 3 != 0;
    let number = m.cr(Value::small(number + if converts { CONVERTS } else { 0 }).bits());
    finish_call(m, i, || m.call(&residual::CHECKED_TEXT, &[v, number]))
}
