//! From trace to running code.
//!
//! **In:** a recorded trace and the facts it rests on. **Out:** an entry in the store, code in the backend, an event. The
//! pipeline is one function: optimize, compile, register.

use super::Jit;
use super::describe::{add_names, describe, large_calls};
use super::switch;
use crate::abi::{CodeId, Door, GuardId, Pc, Returns, Site};
use crate::backend::{CompileError, Entry, Meter};
use crate::host::Host;
use crate::ir::{Const, Descr, Opcode, OriginId, Target, Trace, TraceKind, Type};
use crate::machine::Abort;
use crate::opt::{GuardKnowledge, LabelState, Options, Story, optimize_bridge, optimize_loop};
use crate::report::{CodeKind, Event, Phase, phase};
use crate::resume::Optimized;
use crate::store::{Code, Guard, Whence, seen::Seen};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Instant;

/// A loop whose body is often left in more ways gets no other body for the sake of fewer objects.
const MOST_WAYS: usize = 2;
/// The same for bodies with calls: what asks a call which way to go asks it again where it goes another way than the body.
const MOST_WAYS_WITH_CALLS: usize = 1;
const MOST_CALLS: usize = 2;
const LONGEST_WITH_CALLS: u32 = 40;

/// An optimized trace, whatever it is.
pub(crate) struct Ready {
    code: Optimized,
    knowledge: Vec<Rc<GuardKnowledge>>,
    label: Option<LabelState>,
    story: Story,
    /// A loop without a body, since it was recorded in its last iteration.
    is_last: bool,
    /// A bridge that comes to a loop with what none of its bodies takes.
    is_strange: bool,
    /// A bridge that makes for the loop it comes to what another body might take in parts.
    is_avoidable: bool,
    /// A bridge that one of the loop's bodies would take as it is but for constants.
    is_near: bool,
}

impl Ready {
    /// Whether a bridge that goes round is better than one that does not: always, where no body takes what this one brings; else if less is made.
    pub(crate) fn is_worse_than(&self, round: &Ready) -> bool {
        self.is_strange || round.story.made_for_body() < self.story.made_for_body()
    }
}

/// A bridge as it was recorded.
pub(crate) struct Recorded {
    pub(crate) trace: Trace,
    /// The loop that it comes to, if it does: that it jumps to, or goes round.
    pub(crate) target: Option<CodeId>,
    /// Headers of loops that it has come to.
    pub(crate) headers: Vec<Site>,
}

/// The code that a trace jumps to, if it is not its own.
fn jumps_to(trace: &Trace) -> Option<CodeId> {
    match trace.ops.last().map(|op| (op.code, op.descr)) {
        Some((Opcode::jump, Descr::Target(Target::Other(code, _)))) => Some(CodeId(code)),
        _ => None,
    }
}

impl Jit {
    /// Compiles what was recorded from a site; `target`: the code that it jumps to, if it is not its own.
    pub(crate) fn compile_site(
        &self,
        host: &mut dyn Host,
        mut trace: Trace,
        site: Site,
        target: Option<CodeId>,
    ) -> Result<CodeId, Abort> {
        let kind = match trace.kind {
            TraceKind::Function => CodeKind::Function,
            _ => CodeKind::Loop,
        };
        // What an interpreter does before its first merge point is done for what comes there.
        if site.key == 0
            && host.may_enter(site.pc)
            && let Some(&(_, key)) = trace.guests.first()
        {
            trace.guests.insert(0, (OriginId(0), key));
        }
        let start = Instant::now();
        let store = self.store.borrow();
        let options = Options { passes: self.params().passes, ledger: store.keep_traces };
        let bodies = store.labels(&target.map(|to| store.bodies(to)).unwrap_or_default());
        let is_simple = target.is_some_and(|to| self.is_simple(to));
        let is_at_limit = target.is_some_and(|to| self.is_at_limit(to));
        let may_retrace = is_simple && !is_at_limit;
        let optimizing = phase::enter(Phase::Optimizing);
        let optimized = optimize_loop(&trace, &bodies, may_retrace, host, &options);
        drop((optimizing, store));
        self.spent(|times, spent| times.optimizing += spent, start);
        let mut optimized = optimized.map_err(|_| Abort::Contradiction)?;
        if is_simple && is_at_limit {
            optimized.story.note_limit();
        }
        trace.rest_on(&optimized.code.trace.rests_on);
        let ready = Ready {
            code: optimized.code,
            knowledge: optimized.knowledge,
            label: optimized.label,
            story: optimized.story,
            is_last: optimized.is_last,
            is_strange: false,
            is_avoidable: false,
            is_near: false,
        };
        if let Some(to) = jumps_to(&ready.code.trace) {
            trace.rest_on(&self.store.borrow().code(to).rests_on);
        }
        self.register(host, trace, ready, kind, site, Entry::Stack)
    }

    /// Optimizes a bridge from `guard`.
    pub(crate) fn optimize_for(
        &self,
        host: &mut dyn Host,
        bridge: &mut Recorded,
        guard: GuardId,
    ) -> Result<Ready, Abort> {
        let start = Instant::now();
        self.start_guest(&mut bridge.trace, guard);
        let store = self.store.borrow();
        let options = Options { passes: self.params().passes, ledger: store.keep_traces };
        let bodies = bridge.target.map(|to| store.bodies_for(to, guard)).unwrap_or_default();
        let bodies = store.labels(&bodies);
        let knowledge = &store.guard(guard).knowledge;
        let optimizing = phase::enter(Phase::Optimizing);
        let optimized = optimize_bridge(&bridge.trace, knowledge, &bodies, host, &options);
        drop((optimizing, store));
        self.spent(|times, spent| times.optimizing += spent, start);
        let optimized = optimized.map_err(|_| Abort::Contradiction)?;
        bridge.trace.rest_on(&optimized.code.trace.rests_on);
        Ok(Ready {
            is_last: false,
            is_strange: optimized.is_strange,
            is_avoidable: optimized.is_avoidable,
            is_near: optimized.is_near,
            code: optimized.code,
            knowledge: optimized.knowledge,
            label: optimized.label,
            story: optimized.story,
        })
    }

    /// Compiles a bridge from `guard`; `header`: the code of the loop that it comes to, if it comes to one.
    pub(crate) fn compile_bridge(
        &self,
        host: &mut dyn Host,
        bridge: Recorded,
        ready: Ready,
        guard: GuardId,
        header: Option<CodeId>,
    ) -> Result<CodeId, Abort> {
        let Recorded { mut trace, headers, .. } = bridge;
        if let Some(target) = jumps_to(&ready.code.trace) {
            trace.rest_on(&self.store.borrow().code(target).rests_on);
        }
        let header = header.filter(|_| ready.label.is_some());
        let site = {
            let store = self.store.borrow();
            let start = Site::plain(store.guard(guard).resume.pc as Pc);
            header.and_then(|header| store.code(header).site).unwrap_or(start)
        };
        let kind = CodeKind::Bridge(guard);
        let id = self.register(host, trace, ready, kind, site, Entry::Guard(guard))?;
        let mut store = self.store.borrow_mut();
        store.code_mut(id).headers = headers;
        if let Some(header) = header {
            store.code_mut(header).versions.push(id);
            store.code_mut(id).version_of = Some(header);
        }
        Ok(id)
    }

    /// Whether a loop has as many bodies besides its first as it may have.
    fn is_at_limit(&self, header: CodeId) -> bool {
        self.store.borrow().code(header).versions.len() >= self.params().retrace_limit as usize
    }

    /// Whether it pays to make another body of a loop only for what would have to be made for those it has. Wherever that is left often bridges come to hang on it, too; and
    /// an object now and then is nothing beside one in each iteration, or beside many calls.
    fn is_simple(&self, header: CodeId) -> bool {
        let store = self.store.borrow();
        let often = u64::from(self.params().trace_eagerness / 2);
        let compiled = &store.code(header).compiled;
        let (calls, left) = (compiled.calls.len(), compiled.story.body.left());
        let is_short = left.operations <= LONGEST_WITH_CALLS && left.allocations == 0;
        let most = if calls == 0 { MOST_WAYS } else { MOST_WAYS_WITH_CALLS };
        !store.labels(&store.bodies(header)).is_empty()
            && store.ways_out(header, often) <= most
            && (calls == 0 || calls <= MOST_CALLS && is_short)
    }

    /// Whether the loop is to have another body, for what this bridge brings: that is nothing for those it has, and who comes so to its start comes here again. Or it would
    /// have to be made for them, and is new: the bridge comes from outside, or it or what it hangs on has come past the `headers` of other loops; or it is only near to what they take.
    pub(crate) fn may_retrace(
        &self,
        header: CodeId,
        guard: GuardId,
        headers: &[Site],
        bridge: &mut Ready,
    ) -> bool {
        let (whence, passed, calls) = {
            let store = self.store.borrow();
            let calls = !store.code(header).compiled.calls.is_empty();
            bridge.is_strange |= store.wants_body(header);
            (store.whence(guard, header), store.has_another(headers, header), calls)
        };
        let is_new = passed || whence == Whence::Outside || bridge.is_near && !calls;
        let wanted = match bridge.is_strange {
            true if whence == Whence::First => true,
            _ => is_new && bridge.is_avoidable && self.is_simple(header),
        };
        if wanted && self.is_at_limit(header) {
            bridge.story.note_limit();
            return false;
        }
        wanted
    }

    /// What the code that a guard is part of rests on.
    pub(crate) fn facts_of(&self, guard: GuardId) -> Vec<u64> {
        let store = self.store.borrow();
        store.code(store.guard(guard).code).rests_on.clone()
    }

    /// A bridge begins where the guest was when the guard failed.
    fn start_guest(&self, trace: &mut Trace, guard: GuardId) {
        let guest = self.store.borrow().guest_at(guard);
        if guest != 0 {
            trace.guests.insert(0, (OriginId(0), guest));
        }
    }

    /// Asks what the program calls the places of its guest: where code starts, and where something was kept in it; all of them if traces are kept.
    fn name_guests(&self, host: &mut dyn Host, id: CodeId, site: Site) {
        let (keys, key) = {
            let store = self.store.borrow();
            let compiled = &store.code(id).compiled;
            let first = compiled.guests.first().filter(|first| first.0 == OriginId(0));
            let is_bridge = matches!(compiled.kind, CodeKind::Bridge(_));
            let key = first.filter(|_| !is_bridge).map_or(site.key, |first| first.1);
            let mut keys = compiled.keys_of_kept();
            if store.keep_traces {
                keys.extend(compiled.guests.iter().map(|&(_, key)| key).filter(|&key| key != 0));
            }
            (keys, key)
        };
        let greens = if key != 0 { host.location(Site { key, ..site }) } else { None };
        let named =
            keys.into_iter().filter_map(|key| Some((key, host.location(Site { key, ..site })?)));
        let named = named.collect();
        let mut store = self.store.borrow_mut();
        let compiled = Rc::make_mut(&mut store.code_mut(id).compiled);
        (compiled.greens, compiled.guest_names) = (greens, named);
    }

    // What a piece is made of, where it hangs, how it is entered: each is one thing.
    #[allow(clippy::too_many_arguments)]
    fn register(
        &self,
        host: &mut dyn Host,
        mut recorded: Trace,
        mut ready: Ready,
        kind: CodeKind,
        site: Site,
        entry: Entry,
    ) -> Result<CodeId, Abort> {
        let start = Instant::now();
        let (id, first) = {
            let store = self.store.borrow();
            let ops = &ready.code.trace.ops;
            let count = ops.iter().filter(|op| op.code.has_snapshot()).count() as u32;
            (store.next_code(), store.next_guards(count))
        };
        note_returns(&mut ready.code, host);
        let meter = self.counting.then(|| Box::new(Meter::default()));
        let count = meter.as_ref().map(|meter| meter.place());
        let assembling = phase::enter(Phase::Assembling);
        let made = self.backend.compile(id, &ready.code, entry, first, count);
        drop(assembling);
        self.spent(|times, spent| times.assembling += spent, start);
        made.map_err(|error| match error {
            CompileError::OutOfMemory => Abort::OutOfMemory,
            CompileError::Unsupported(..) => Abort::NotCompiled,
        })?;

        let way = match entry {
            Entry::Stack => self.backend.way(id),
            Entry::Guard(_) => None,
        };
        let mut store = self.store.borrow_mut();
        let trace = &ready.code.trace;
        let (knowledge, resume) = (ready.knowledge, &ready.code.resume);
        let mut guards = Vec::new();
        for op in trace.ops.iter().filter(|op| op.code.has_snapshot()) {
            let at = op.snapshot.0 as usize;
            let types: Rc<[Type]> = resume[at].live.iter().map(|&value| trace.ty(value)).collect();
            let (resume, knowledge) = (&resume[at], knowledge[at].clone());
            let mut guard = Guard::new(id, op.code, resume.clone(), types, knowledge);
            if self.counting {
                guard.seen = Seen::of(trace, op, resume);
            }
            guard.returns = ready.code.returns(op.snapshot).cloned();
            guard.asks = switch::asked(trace, op, resume);
            guards.push(guard);
        }
        let own_guards = (first, guards.len() as u32);
        store.add_guards(first, guards);
        let story = ready.story;
        let mut compiled = describe(id, kind, site.pc as u64, &ready.code, story, first, host);
        // For people, and only if there are any.
        if self.counting {
            let _reporting = phase::enter(Phase::Reporting);
            add_names(&mut compiled, &ready.code, host, store.keep_traces);
            compiled.large = large_calls(&recorded, self.params().trace_limit as usize);
            compiled.promotes.clone_from(&recorded.promotes);
        }
        let compiled = Rc::new(compiled);
        let inputs = trace.inputs.iter().map(|input| input.slot).collect();
        let entered_at = matches!(entry, Entry::Stack).then_some(site);
        let rests_on = std::mem::take(&mut recorded.rests_on);
        let root = match kind {
            CodeKind::Bridge(guard) => store.root_of(guard),
            _ => id,
        };
        let jumps = jumps_to(trace);
        let mut named = rests_on.clone();
        name(&recorded, &mut named);
        name(trace, &mut named);
        // Where it jumps to another family, that is kept with it.
        let target = jumps.map(|to| store.code(store.code(to).root).site);
        named.extend(target.flatten().map(|site| site.pc as u64));
        let kept_for = if root == id { Some(site) } else { store.code(root).site };
        let pins = host.take_pins(kept_for.map_or(std::ptr::null(), |site| site.pc), &named);
        let traces = store.keep_traces.then(|| (recorded, ready.code.clone()));
        store.add_code(Code {
            compiled,
            inputs,
            has_label: ready.code.trace.ops.iter().any(|op| op.code == Opcode::label),
            label: ready.label,
            is_last: ready.is_last,
            rests_on,
            site: entered_at,
            door: Rc::new(Door::new(id, way)),
            root,
            bridges: 0,
            generic: Vec::new(),
            versions: Vec::new(),
            headers: Vec::new(),
            meter,
            live: true,
            jumps,
            pins,
            guards: own_guards,
            version_of: None,
            case_of: None,
            freed: false,
            traces,
        });
        drop(store);
        if let CodeKind::Bridge(guard) = kind {
            self.note_case(id, guard, &ready.code);
        }
        // For people, too: what is asked may run code of the program.
        if self.counting {
            self.name_guests(host, id, site);
        }
        let compiled = self.store.borrow().code(id).compiled.clone();
        self.tell(Event::Compiled(compiled));
        Ok(id)
    }
}

/// Adds what a trace names of the host by numbers: classes, positions, and constants that may be addresses.
fn name(trace: &Trace, named: &mut Vec<u64>) {
    for op in &trace.ops {
        match op.descr {
            Descr::Class(class) => named.push(u64::from(class.0)),
            Descr::Size(size) => named.push(size.header & u64::from(u32::MAX)),
            Descr::Array(array) => named.push(array.header & u64::from(u32::MAX)),
            _ => {}
        }
    }
    named.extend(trace.origins.iter().map(|origin| origin.pc));
    named.extend(trace.frames.iter().flat_map(|frame| [frame.call_pc, frame.start_pc]));
    named.extend(trace.consts.iter().filter_map(|constant| match constant {
        Const::Int(number) => Some(*number as u64),
        _ => None,
    }));
    named.sort_unstable();
    named.dedup();
}

/// Finds the `leave`s that only return.
fn note_returns(code: &mut Optimized, host: &dyn Host) {
    let leaves = code.trace.ops.iter().filter(|op| op.code == Opcode::leave);
    let returns = leaves.filter_map(|op| {
        let slot = code.resume_of(op.snapshot).returns(host)?;
        Some((op.snapshot, Rc::new(Returns { slot, count: Cell::new(0) })))
    });
    code.returns = returns.collect();
}
