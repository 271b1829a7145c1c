//! What was compiled, as plain data for whoever tells people.

use crate::backend::{CodeId, GuardId, Optimized};
use crate::host::Host;
use crate::ir::op::Descr;
use crate::ir::print::Printer;
use crate::ir::{Class, Const, Op, OpRef, Opcode, Origin, Target, Trace, Type};
use crate::opt::Story;
use crate::report::{CallLeft, CodeKind, Compiled, GuardState};
use std::collections::{BTreeMap, BTreeSet};

/// The compiled piece as plain data.
pub(super) fn describe(
    id: CodeId,
    kind: CodeKind,
    pc: u64,
    code: &Optimized,
    story: Story,
    first: GuardId,
    host: &dyn Host,
) -> Compiled {
    let trace = &code.trace;
    let is_body = |op: &Op| op.code == Opcode::label && op.descr == Descr::Target(Target::Own(1));
    let body = trace.ops.iter().position(is_body).unwrap_or(0);
    let origin = |op: &Op| -> Origin { trace.origins[op.origin.0 as usize] };
    let printer = Printer::new(trace, host);
    let mut guards = Vec::new();
    let mut calls = Vec::new();
    for (i, op) in trace.ops.iter().enumerate() {
        if op.code.is_guard() {
            let looks_at = op.args.first().filter(|_| op.code != Opcode::guard_value);
            let maker = looks_at.filter(|r| !r.is_const()).map(|r| &trace.ops[r.index()]);
            let condition = maker.filter(|maker| maker.ty == Type::Bool);
            let asks = condition.unwrap_or(op);
            guards.push(GuardState {
                id: GuardId(first.0 + guards_before(trace, i)),
                guest: trace.guest_at(op.origin),
                code: op.code,
                origin: origin(op),
                text: printer.op(i),
                condition: condition.map(|op| op.code),
                class: class_of(asks).map(|class| host.class_name(class)),
                constant: asks.args.iter().find(|r| r.is_const()).map(|&r| printer.value(r)),
                in_body: i >= body,
            });
        }
        if op.code == Opcode::call && i >= body {
            calls.push(call_left(trace, i, host));
        }
    }
    let parts = story.preamble.iter().chain([&story.body]);
    let classes = parts.flat_map(|part| {
        let removed = part.removed.iter().filter_map(|one| one.class);
        let kept = part.allocations.iter();
        let kept = kept.flat_map(|one| [one.class, one.holder.and_then(|holder| holder.class)]);
        removed.chain(kept.flatten())
    });
    let class_names = classes.map(|class| (class, host.class_name(class))).collect();
    let (origins, frames) = (trace.origins.clone(), trace.frames.clone());
    let last = trace.ops.len() - 1;
    let is_cut = trace.ops[last].code == Opcode::cut;
    let cut = is_cut.then(|| GuardId(first.0 + guards_before(trace, last)));
    Compiled {
        id,
        kind,
        pc,
        greens: None,
        story,
        guards,
        origins,
        frames,
        calls,
        cut,
        class_names,
        guests: trace.guests.clone(),
        guest_names: BTreeMap::new(),
    }
}

fn class_of(op: &Op) -> Option<Class> {
    match op.descr {
        Descr::Class(class) => Some(class),
        _ => None,
    }
}

fn guards_before(trace: &Trace, index: usize) -> u32 {
    trace.ops[..index].iter().filter(|op| op.code.has_snapshot()).count() as u32
}

/// A call, with what is known of what it is given.
fn call_left(trace: &Trace, index: usize, host: &dyn Host) -> CallLeft {
    let op = &trace.ops[index];
    let word = |&arg: &OpRef| match trace.const_of(arg) {
        Some(Const::Ref(word)) => Some(word),
        _ => None,
    };
    let constants: Vec<Option<u64>> = op.args.iter().map(word).collect();
    let classes = op.args.iter().zip(&constants).map(|(&arg, constant)| {
        let class = match constant {
            Some(word) => host.class_of(*word),
            None => known_class(trace, index, arg),
        };
        class.map(|class| host.class_name(class))
    });
    CallLeft {
        origin: op.origin,
        call: op.call(),
        callee: host.callee(op.call(), &constants),
        constant: op.args.iter().map(|arg| arg.is_const()).collect(),
        classes: classes.collect(),
    }
}

/// The class that a value has been made with or guarded to have, before an operation.
fn known_class(trace: &Trace, before: usize, value: OpRef) -> Option<Class> {
    if value.is_const() {
        return None;
    }
    let says = |op: &&Op| op.code == Opcode::guard_class && op.args[0] == value;
    let made = &trace.ops[value.index()];
    let guard = trace.ops[..before].iter().rev().find(says);
    guard.or(Some(made).filter(|op| op.code == Opcode::new)).map(Op::class)
}

impl Compiled {
    /// The keys at which objects or calls were kept in what runs again and again.
    pub(super) fn keys_of_kept(&self) -> BTreeSet<u32> {
        let made = self.story.body.allocations.iter().map(|kept| kept.origin);
        let keys = made.chain(self.calls.iter().map(|call| call.origin));
        keys.map(|origin| self.guest_at(origin)).filter(|&key| key != 0).collect()
    }
}
