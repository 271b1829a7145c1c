//! What was compiled, as plain data for whoever tells people.

use crate::abi::{CodeId, GuardId, Pc, Site};
use crate::host::Host;
use crate::ir::Made;
use crate::ir::{
    Class, Const, Op, OpRef, Opcode, Origin, Target, Trace, Type, op::Descr, print::constant_text,
};
use crate::machine::recorder::Largest;
use crate::opt::Story;
use crate::report::{CallLeft, CodeKind, Compiled, GuardState};
use crate::resume::{Optimized, Recipe};
use crate::store::seen::name_of;
use std::collections::{BTreeMap, BTreeSet};

/// The compiled piece as plain data, but for the names that [`add_names`] adds.
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
    let mut guards = Vec::with_capacity(code.resume.len());
    let mut calls = Vec::new();
    let mut before = 0;
    for (i, op) in trace.ops.iter().enumerate() {
        if op.code.is_guard() {
            guards.push(GuardState {
                id: GuardId(first.0 + before),
                guest: trace.guest_at(op.origin),
                code: op.code,
                origin: origin(op),
                condition: condition(trace, op).map(|op| op.code),
                class: None,
                constant: None,
                in_body: i >= body,
                objects: Vec::new(),
            });
        }
        before += u32::from(op.code.has_snapshot());
        if op.code == Opcode::call && i >= body {
            calls.push(call_left(trace, i, host));
        }
    }
    let (origins, frames) = (trace.origins.clone(), trace.frames.clone());
    let last = trace.ops.len() - 1;
    let is_cut = trace.ops[last].code == Opcode::cut;
    let cut = is_cut.then(|| GuardId(first.0 + before - 1));
    Compiled {
        id,
        kind,
        pc,
        greens: None,
        story,
        guards,
        origins,
        given: trace.given,
        frames,
        calls,
        ops: Vec::new(),
        cut,
        was_too_long: is_cut && trace.ops[last].descr == Descr::None,
        large: Vec::new(),
        promotes: Vec::new(),
        class_names: BTreeMap::new(),
        guests: trace.guests.clone(),
        guest_names: BTreeMap::new(),
    }
}

/// The operation that made the truth value that a guard looks at, if it looks at one.
fn condition<'a>(trace: &'a Trace, guard: &Op) -> Option<&'a Op> {
    let looks_at =
        guard.args.first().filter(|r| guard.code != Opcode::guard_value && !r.is_const());
    looks_at.map(|r| &trace.ops[r.index()]).filter(|maker| maker.ty == Type::Bool)
}

/// Adds where operations come from, the objects that guards bring back, the names of classes, and of what guards in the body, and those for one value anywhere, ask for; with
/// `of_all`, of what any guard asks for.
pub(super) fn add_names(compiled: &mut Compiled, code: &Optimized, host: &dyn Host, of_all: bool) {
    let trace = &code.trace;
    let objects = |op: &Op| -> Vec<Made> {
        let data = &code.resume[op.snapshot.0 as usize];
        data.virtuals.iter().map(Recipe::made).collect()
    };
    if let Some(cut) = trace.ops.last().filter(|op| op.code == Opcode::cut) {
        compiled.story.body.handed = objects(cut);
    }
    compiled.ops = trace.ops.iter().map(|op| op.origin).collect();
    let guards = trace.ops.iter().filter(|op| op.code.is_guard());
    for (state, op) in compiled.guards.iter_mut().zip(guards.clone()) {
        state.objects = objects(op);
    }
    let is_named =
        |state: &GuardState| of_all || state.in_body || state.code == Opcode::guard_value;
    for (state, op) in compiled.guards.iter_mut().zip(guards).filter(|(state, _)| is_named(state)) {
        let asks = condition(trace, op).unwrap_or(op);
        state.class = class_of(asks).map(|class| host.class_name(class));
        let constant = asks.args.iter().find_map(|&r| trace.const_of(r));
        state.constant = constant.map(|constant| match constant {
            Const::Ref(word) => name_of(word, host),
            constant => constant_text(constant, host),
        });
    }
    let parts = compiled.story.preamble.iter().chain([&compiled.story.body]);
    let classes = parts.flat_map(|part| {
        let removed = part.removed.iter().filter_map(|one| one.class);
        let kept = part.allocations.iter();
        let kept = kept.flat_map(|one| [one.class, one.holder.and_then(|holder| holder.class)]);
        removed.chain(kept.flatten())
    });
    let classes: BTreeSet<Class> = classes.collect();
    compiled.class_names =
        classes.into_iter().map(|class| (class, host.class_name(class))).collect();
}

/// The calls in a recorded trace that would be to blame if it were too long.
pub(super) fn large_calls(recorded: &Trace, limit: usize) -> Vec<Largest> {
    let calls = recorded.sizes().into_iter().enumerate().skip(1).map(|(frame, size)| {
        let start = recorded.frames[frame].start_pc;
        let site = Site::plain(start as Pc);
        (frame, Largest { site, start, operations: size as usize, rounds: 0, depth: 0 })
    });
    let large: Vec<(usize, Largest)> = calls.filter(|call| call.1.is_to_blame(limit)).collect();
    if large.is_empty() {
        return Vec::new();
    }
    let rounds = recorded.rounds();
    large.into_iter().map(|(frame, call)| Largest { rounds: rounds[frame], ..call }).collect()
}

fn class_of(op: &Op) -> Option<Class> {
    match op.descr {
        Descr::Class(class) => Some(class),
        _ => None,
    }
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
        op: index as u32,
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
