//! A well-formed trace, or the first reason why it is not.
//!
//! Checked are shape, types and order: inputs first, values made before they are used, the right arguments and descriptors, every
//! overflow operation next to its guard, one end, and behind a label nothing from before it but its arguments.

use super::descr::{CallFn, Target};
use super::op::{Descr, Op, OpRef, Type};
use super::opcode::{Opcode, Sort};
use super::trace::{SnapshotId, Trace, TraceKind};
use std::fmt;

/// Why a trace is not well formed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Index of the operation.
    pub op: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "operation {}: {}", self.op, self.what)
    }
}

/// Checks a recorded trace.
pub fn verify(trace: &Trace) -> Result<(), Fault> {
    let values = |id: SnapshotId| {
        let snapshot = trace.snapshots.get(id.0 as usize)?;
        Some(snapshot.slots.iter().map(|&(_, value)| value).collect())
    };
    Verifier { trace, values: &values, optimized: false }.run()
}

/// Checks an optimized trace; `live` gives the live values of a guard.
pub fn verify_optimized(
    trace: &Trace,
    live: &dyn Fn(SnapshotId) -> Option<Vec<OpRef>>,
) -> Result<(), Fault> {
    Verifier { trace, values: live, optimized: true }.run()
}

struct Verifier<'a> {
    trace: &'a Trace,
    values: &'a dyn Fn(SnapshotId) -> Option<Vec<OpRef>>,
    optimized: bool,
}

macro_rules! ensure {
    ($condition:expr, $($text:tt)*) => {
        if !$condition {
            return Err(format!($($text)*));
        }
    };
}

impl Verifier<'_> {
    fn run(&self) -> Result<(), Fault> {
        let mut seen = vec![false; self.trace.ops.len()];
        for index in 0..self.trace.ops.len() {
            self.op(index, &mut seen).map_err(|what| Fault { op: index, what })?;
            seen[index] = true;
        }
        match self.trace.ops.last() {
            Some(op) if op.code.is_end() => Ok(()),
            _ => Err(Fault { op: seen.len(), what: "the trace has no end".to_string() }),
        }
    }

    fn op(&self, index: usize, seen: &mut [bool]) -> Result<(), String> {
        let op = &self.trace.ops[index];
        let row = op.code.row();
        for &arg in &*op.args {
            self.there(arg, seen)?;
        }
        if let Some(wanted) = row.args {
            ensure!(
                op.args.len() == wanted.len(),
                "{} takes {} arguments, not {}",
                row.name,
                wanted.len(),
                op.args.len()
            );
            for (k, (&arg, &ty)) in op.args.iter().zip(wanted).enumerate() {
                let is = self.trace.ty(arg);
                ensure!(is == ty, "argument {k} of {} is {is:?}, not {ty:?}", row.name);
            }
        }
        if let Some(ty) = row.result {
            ensure!(op.ty == ty, "{} gives {ty:?}, not {:?}", row.name, op.ty);
        }
        let input = index < self.trace.inputs.len();
        ensure!(input == (op.code == Opcode::input), "inputs come first");
        self.descr(op)?;
        let next = self.trace.ops.get(index + 1).map(|op| op.code);
        ensure!(
            op.code.is_end() == next.is_none(),
            "the trace goes on behind its end, or has none"
        );
        let overflow =
            |code: Opcode| matches!(code, Opcode::guard_no_overflow | Opcode::guard_overflow);
        if op.code.sort() == Sort::Overflow {
            ensure!(next.is_some_and(overflow), "no overflow guard follows {}", row.name);
        }
        if overflow(op.code) {
            let before = index.checked_sub(1).map(|k| self.trace.ops[k].code.sort());
            ensure!(before == Some(Sort::Overflow), "nothing before {} overflows", row.name);
        }
        if op.code.has_snapshot() {
            let values = (self.values)(op.snapshot);
            let values = values.ok_or_else(|| format!("{} has no snapshot", row.name))?;
            for (k, &value) in values.iter().enumerate() {
                self.there(value, seen).map_err(|what| format!("snapshot: {what}"))?;
                if self.optimized {
                    ensure!(!value.is_const(), "a live value is a constant");
                    ensure!(!values[..k].contains(&value), "{value:?} is live twice");
                }
            }
        }
        if op.code == Opcode::label {
            for (k, arg) in op.args.iter().enumerate() {
                ensure!(!arg.is_const(), "argument {k} of the label is a constant");
                ensure!(!op.args[..k].contains(arg), "the label takes {arg:?} twice");
            }
            seen.fill(false);
            for arg in &*op.args {
                seen[arg.index()] = true;
            }
        }
        Ok(())
    }

    fn there(&self, value: OpRef, seen: &[bool]) -> Result<(), String> {
        ensure!(value != OpRef::NONE, "an argument is missing");
        if value.is_const() {
            ensure!(value.index() < self.trace.consts.len(), "{value:?} is no constant");
        } else {
            let made = seen.get(value.index()) == Some(&true);
            ensure!(made, "{value:?} is not made before, or is hidden by a label");
            let ty = self.trace.ops[value.index()].ty;
            ensure!(ty != Type::Void, "{value:?} has no value");
        }
        Ok(())
    }

    fn types(&self, op: &Op, wanted: &[Type]) -> Result<(), String> {
        let is: Vec<Type> = op.args.iter().map(|&arg| self.trace.ty(arg)).collect();
        ensure!(is == wanted, "arguments are {is:?}, not {wanted:?}");
        Ok(())
    }

    fn descr(&self, op: &Op) -> Result<(), String> {
        let name = op.code.row().name;
        match (op.code, op.descr) {
            (Opcode::getfield, Descr::Field(field)) => {
                ensure!(op.ty == field.repr.ty(), "the field holds {:?}", field.repr);
            }
            (Opcode::setfield, Descr::Field(field)) => {
                self.types(op, &[Type::Ref, field.repr.ty()])?;
            }
            (Opcode::getitem, Descr::Array(array)) => {
                ensure!(op.ty == array.repr.ty(), "the array holds {:?}", array.repr);
            }
            (Opcode::setitem, Descr::Array(array)) => {
                self.types(op, &[Type::Ref, Type::Int, array.repr.ty()])?;
            }
            (Opcode::new_array, Descr::Array(_)) => {
                ensure!(op.args[0].is_const(), "the length is no constant");
            }
            (Opcode::new, Descr::Size(_)) => {}
            (Opcode::guard_class | Opcode::is_class | Opcode::set_class, Descr::Class(_)) => {}
            (Opcode::call, Descr::Call(call)) => {
                ensure!(op.ty == call.result, "{} gives {:?}", call.name, call.result);
                match call.function {
                    CallFn::Plain(_) => self.types(op, call.args)?,
                    CallFn::Vector(_) => {
                        let extra = op.args.first().is_some_and(|arg| arg.is_const());
                        ensure!(extra, "the first argument of {} is no constant", call.name);
                    }
                }
            }
            (Opcode::store_slot, Descr::Slot(_)) => self.types(op, &[Type::Ref])?,
            (Opcode::input | Opcode::slot_addr, Descr::Slot(_)) => {}
            (Opcode::label, Descr::Target(Target::Own(_))) => {}
            (Opcode::jump, Descr::Target(target)) => self.jump(op, target)?,
            (Opcode::cut, Descr::None | Descr::Target(Target::Other(_, 0))) => {}
            (Opcode::guard_value, Descr::None) => {
                ensure!(op.args.len() == 2, "guard_value takes a value and a constant");
                ensure!(op.args[1].is_const(), "guard_value compares with a constant");
                let (a, b) = (self.trace.ty(op.args[0]), self.trace.ty(op.args[1]));
                ensure!(a == b, "guard_value compares {a:?} with {b:?}");
            }
            (
                Opcode::getfield
                | Opcode::setfield
                | Opcode::getitem
                | Opcode::setitem
                | Opcode::new
                | Opcode::new_array
                | Opcode::guard_class
                | Opcode::is_class
                | Opcode::set_class
                | Opcode::call
                | Opcode::store_slot
                | Opcode::input
                | Opcode::slot_addr
                | Opcode::label
                | Opcode::jump,
                descr,
            ) => ensure!(false, "{name} cannot have {descr:?}"),
            (_, descr) => ensure!(descr == Descr::None, "{name} has {descr:?}"),
        }
        Ok(())
    }

    /// The values that a jump within the trace brings are what the label takes.
    fn jump(&self, op: &Op, target: Target) -> Result<(), String> {
        let label = self
            .trace
            .ops
            .iter()
            .find(|other| other.code == Opcode::label && other.descr == Descr::Target(target));
        let taken: Vec<Type> = match (target, label) {
            (Target::Other(..), _) => return Ok(()),
            (_, Some(label)) => label.args.iter().map(|&arg| self.trace.ty(arg)).collect(),
            (Target::Own(0), None) if self.trace.kind == TraceKind::Loop && !self.optimized => {
                self.trace.inputs.iter().map(|input| input.ty).collect()
            }
            (Target::Own(n), None) => return Err(format!("there is no label {n}")),
        };
        self.types(op, &taken)
    }
}
