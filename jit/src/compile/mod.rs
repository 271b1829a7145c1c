//! From trace to running code.
//!
//! **In:** a recorded trace and the facts it rests on. **Out:** an entry in the store, code in the backend, an event. The
//! pipeline is one function: optimize, compile, register.
//!
//! **Absent:** the decision to compile (`driver`), and how (`opt`, `backend`).

pub(crate) mod bridge_start;
mod exit;
pub mod store;

use crate::backend::{CodeId, CompileError, Entry, GuardId, Meter, Optimized};
use crate::driver::{Abort, Jit};
use crate::host::{Host, Site};
use crate::ir::op::Descr;
use crate::ir::print::Printer;
use crate::ir::{Class, Op, Opcode, Origin, Target, Trace, TraceKind, Type};
use crate::machine::Pc;
use crate::opt::{GuardKnowledge, LabelState, Options, Story, optimize_bridge, optimize_loop};
use crate::report::{CodeKind, Compiled, Event, GuardState};
use std::rc::Rc;
use std::time::Instant;
use store::Code;

/// An optimized trace, whatever it is.
struct Ready {
    code: Optimized,
    knowledge: Vec<GuardKnowledge>,
    label: Option<LabelState>,
    story: Story,
}

impl Jit {
    /// Compiles what was recorded from a site; `target`: the code that it jumps to, if it is not its own.
    pub(crate) fn compile_site(
        &self,
        host: &mut dyn Host,
        trace: Trace,
        mut deps: Vec<u64>,
        site: Site,
        target: Option<CodeId>,
    ) -> Result<CodeId, Abort> {
        let kind = match trace.kind {
            TraceKind::Function => CodeKind::Function,
            _ => CodeKind::Loop,
        };
        if let Some(target) = target {
            self.inherit(&mut deps, target);
        }
        let start = Instant::now();
        let options = Options { passes: self.params().passes };
        let optimized = optimize_loop(&trace, host, &options);
        self.spent(|times, spent| times.optimizing += spent, start);
        let optimized = optimized.map_err(|_| Abort::Contradiction)?;
        let ready = Ready {
            code: optimized.code,
            knowledge: optimized.knowledge,
            label: optimized.label,
            story: optimized.story,
        };
        self.register(host, trace, ready, deps, kind, site, Entry::Stack)
    }

    /// Compiles a bridge from `guard`; `target`: the code that it jumps to.
    pub(crate) fn compile_bridge(
        &self,
        host: &mut dyn Host,
        trace: Trace,
        mut deps: Vec<u64>,
        guard: GuardId,
        target: Option<CodeId>,
    ) -> Result<CodeId, Abort> {
        let (knowledge, parent, pc) = {
            let store = self.store.borrow();
            let guard = store.guard(guard);
            (guard.knowledge.clone(), guard.code, guard.resume.pc)
        };
        // What the parent knew is built into the bridge.
        self.inherit(&mut deps, parent);
        if let Some(target) = target {
            self.inherit(&mut deps, target);
        }
        // Whoever leaves at the very place it jumps to did not fit the body, and would not fit it now.
        let is_here = |code| self.store.borrow().code(code).site == Some(Site::plain(pc as Pc));
        let body = target.filter(|&target| !is_here(target));
        let ready = self.to_other(host, &trace, &knowledge, body)?;
        let site = Site::plain(pc as Pc);
        self.register(host, trace, ready, deps, CodeKind::Bridge(guard), site, Entry::Guard(guard))
    }

    fn inherit(&self, deps: &mut Vec<u64>, from: CodeId) {
        for &watch in &self.store.borrow().code(from).deps {
            if !deps.contains(&watch) {
                deps.push(watch);
            }
        }
    }

    /// Optimizes a bridge; `body`: the code whose body it may jump to, instead of its start.
    fn to_other(
        &self,
        host: &mut dyn Host,
        trace: &Trace,
        knowledge: &GuardKnowledge,
        body: Option<CodeId>,
    ) -> Result<Ready, Abort> {
        let start = Instant::now();
        let options = Options { passes: self.params().passes };
        let store = self.store.borrow();
        let label = body.and_then(|body| store.code(body).label.as_ref());
        let optimized = optimize_bridge(trace, knowledge, label, host, &options);
        drop(store);
        self.spent(|times, spent| times.optimizing += spent, start);
        let optimized = optimized.map_err(|_| Abort::Contradiction)?;
        Ok(Ready {
            code: optimized.code,
            knowledge: optimized.knowledge,
            label: None,
            story: optimized.story,
        })
    }

    // What a piece is made of, where it hangs, how it is entered: each is one thing.
    #[allow(clippy::too_many_arguments)]
    fn register(
        &self,
        host: &mut dyn Host,
        recorded: Trace,
        ready: Ready,
        deps: Vec<u64>,
        kind: CodeKind,
        site: Site,
        entry: Entry,
    ) -> Result<CodeId, Abort> {
        let start = Instant::now();
        let (id, first) = {
            let store = self.store.borrow();
            (store.next_code(), store.next_guard())
        };
        let meter = self.counting.then(|| Box::new(Meter::default()));
        let count = meter.as_ref().map(|meter| meter.place());
        let made = self.backend.compile(id, &ready.code, entry, first, count);
        self.spent(|times, spent| times.assembling += spent, start);
        made.map_err(|error| match error {
            CompileError::OutOfMemory => Abort::OutOfMemory,
            CompileError::Unsupported(..) => Abort::NotCompiled,
        })?;

        let mut store = self.store.borrow_mut();
        let trace = &ready.code.trace;
        let knowledge: Vec<Rc<GuardKnowledge>> = ready.knowledge.into_iter().map(Rc::new).collect();
        let resume: Vec<Rc<_>> = ready.code.resume.iter().cloned().map(Rc::new).collect();
        for op in trace.ops.iter().filter(|op| op.code.has_snapshot()) {
            let at = op.snapshot.0 as usize;
            let types: Rc<[Type]> = resume[at].live.iter().map(|&value| trace.ty(value)).collect();
            store.add_guard(id, op.code, resume[at].clone(), types, knowledge[at].clone());
        }
        let compiled = describe(id, kind, site.pc as u64, &ready.code, ready.story, first, host);
        let inputs = trace.inputs.iter().map(|input| input.slot).collect();
        let entered_at = matches!(entry, Entry::Stack).then_some(site);
        let traces = store.keep_traces.then(|| (recorded, ready.code.clone()));
        let root = match kind {
            CodeKind::Bridge(guard) => store.root_of(guard),
            _ => id,
        };
        store.add_code(Code {
            compiled,
            inputs,
            has_label: ready.code.trace.ops.iter().any(|op| op.code == Opcode::label),
            label: ready.label,
            deps,
            site: entered_at,
            entries: 0,
            root,
            bridges: 0,
            meter,
            live: true,
            traces,
        });
        drop(store);
        // For people, and only if there are any: what is asked may run code of the program, and compile some of it.
        if self.counting && site.key != 0 {
            let greens = host.location(site);
            self.store.borrow_mut().code_mut(id).compiled.greens = greens;
        }
        let compiled = self.store.borrow().code(id).compiled.clone();
        self.tell(Event::Compiled(Box::new(compiled)));
        Ok(id)
    }
}

/// The compiled piece as plain data.
fn describe(
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
            calls.push((origin(op), op.call()));
        }
    }
    let parts = story.preamble.iter().chain([&story.body]);
    let classes = parts.flat_map(|part| {
        let removed = part.removed.iter().filter_map(|one| one.class);
        removed.chain(part.allocations.iter().filter_map(|one| one.class))
    });
    let class_names = classes.map(|class| (class, host.class_name(class))).collect();
    let (origins, frames) = (trace.origins.clone(), trace.frames.clone());
    Compiled { id, kind, pc, greens: None, story, guards, origins, frames, calls, class_names }
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
