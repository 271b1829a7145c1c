//! What compiled code is made of, as facts about places.

use std::collections::hash_map::Entry;
use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashMap};
use sidewinder_jit::abi::GuardId;
use sidewinder_jit::ir::{Class, Made, Opcode as Op, Origin, OriginId};
use sidewinder_jit::opt::removal::{InMemory, KeptAllocation, LeftWrite, Part, Reason};
use sidewinder_jit::report::{CodeKind, Compiled, GuardState};

use super::calls;
use super::explain::{self, Effects, Fate, Runs};
use super::guards;
use super::locate::{Locator, Spot, Units};
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_report::Written;
use sidewinder_report::schema::{
    About, Allocation, Became, Checks, Code, Counts, Fact, Guard, Inlined, Life, Loop, LoopKind,
    Place, ResidualCall, Step, What, Write,
};

/// A loop object, and of each of its facts the guards that it stands for.
#[derive(Clone, Debug)]
pub struct Described {
    /// The loop object; what changes while the program runs is zero.
    pub one: Loop,
    /// By fact.
    pub of: Vec<Subject>,
    /// The position it starts at.
    pub pc: u64,
    /// Of each operation of the compiled trace, its position.
    positions: Vec<u64>,
    /// What it came to, and which fact says so.
    fates: Vec<(Became, usize)>,
}

/// What a fact is about, for what the end of the run says of it.
#[derive(Clone, Debug, Default)]
pub struct Subject {
    /// The guards that it stands for; of an object that was not allocated: those that bring it back where they fail.
    pub guards: Vec<GuardId>,
    /// The object that was not allocated.
    pub object: Option<Made>,
    /// The calls that it stands for, by the numbers of their operations.
    pub calls: Vec<u32>,
    /// Of a guard for the class of a variable: where its loop gives the variable the result of a `/`, which is a float.
    pub divided: Option<String>,
}

impl Described {
    /// The position that an operation of the compiled trace comes from.
    pub fn position(&self, op: u32) -> Option<u64> {
        self.positions.get(op as usize).copied().filter(|&pc| pc != 0)
    }

    /// Gives the facts about calls their shares.
    pub fn share_out(&mut self, share: impl Fn(u32) -> f64) {
        for (fact, of) in self.one.facts.iter_mut().zip(&self.of) {
            // The sum of nothing is -0.0, which reads badly.
            let sum = of.calls.iter().fold(0.0, |sum, &op| sum + share(op));
            fact.share = Some(sum);
        }
    }

    /// Notes that the code came to this, or did so again.
    pub fn became(&mut self, fate: &Fate) {
        let known = self.fates.iter().find(|known| known.0 == fate.became());
        let before = known.map_or(0, |known| self.one.facts[known.1].count);
        self.has_become(fate, before + 1);
    }

    /// Notes that the code came to this so many times, or in so many parts.
    pub fn has_become(&mut self, fate: &Fate, count: u64) {
        let what = fate.became();
        let known = self.fates.iter().find(|known| known.0 == what).map(|known| known.1);
        let index = known.unwrap_or_else(|| {
            let about = About::Life(Life { what });
            self.one.facts.push(fact(about, self.one.at.clone()).into());
            self.of.push(Subject::default());
            self.fates.push((what, self.one.facts.len() - 1));
            self.one.facts.len() - 1
        });
        let fact = &mut self.one.facts[index];
        let (code, text, advice) = fate.told(count);
        (fact.count, fact.code, fact.text, fact.advice) = (count, Some(code), text, advice.into());
    }
}

/// The facts that have been told.
#[derive(Debug, Default)]
pub struct Told(FxHashMap<u64, Written<Fact>>);

impl Told {
    /// The fact; the same one if an equal fact has been told.
    fn share(&mut self, fact: Fact) -> Written<Fact> {
        let Place { line, column, end_column, .. } = *fact.at;
        let hash = FxBuildHasher.hash_one((line, column, end_column, &fact.text));
        match self.0.entry(hash) {
            Entry::Occupied(told) if **told.get() == fact => told.get().clone(),
            // Another one with the same hash is told as often as it comes.
            Entry::Occupied(_) => fact.into(),
            Entry::Vacant(place) => place.insert(fact.into()).clone(),
        }
    }
}

/// The number of compiled code in reports, from its number in the JIT.
pub fn id(code: sidewinder_jit::abi::CodeId) -> u64 {
    u64::from(code.0) + 1
}

/// The number of a guard in reports.
pub fn guard_id(guard: GuardId) -> u64 {
    u64::from(guard.0) + 1
}

/// Describes what was compiled.
pub fn describe(
    compiled: &Compiled,
    locator: &Locator,
    units: &dyn Units,
    told: &mut Told,
) -> Described {
    let (kind, guard) = match compiled.kind {
        CodeKind::Loop => (LoopKind::Loop, None),
        CodeKind::Function => (LoopKind::Function, None),
        // What goes round is a loop, wherever it is entered.
        CodeKind::Bridge(guard) if compiled.story.preamble.is_some() => {
            (LoopKind::Loop, Some(guard_id(guard)))
        }
        CodeKind::Bridge(guard) => (LoopKind::Bridge, Some(guard_id(guard))),
    };
    let start = locator.find(units, compiled.pc);
    let is_bridge = kind == LoopKind::Bridge;
    let at = start.map(|spot| if is_bridge { spot.place() } else { spot.header() });
    let at = at.unwrap_or_default();
    let body = &compiled.story.body;
    let one = Loop {
        id: id(compiled.id),
        kind,
        at: at.clone(),
        greens: compiled.greens.clone(),
        guard,
        recorded: counts(body.recorded),
        body: counts(body.left()),
        preamble: compiled.story.preamble.as_ref().map(|part| counts(part.left())),
        handed_over: body.handed.len() as u64,
        removed: body
            .by_reason()
            .iter()
            .map(|&(why, n)| (why.word().to_owned(), n.into()))
            .collect(),
        ..Loop::default()
    };
    let mut facts = Facts {
        compiled,
        locator,
        units,
        header: at,
        facts: Vec::new(),
        of: Vec::new(),
        runs: Runs::of(kind),
    };
    facts.guards();
    facts.allocations(body);
    facts.residual_calls();
    facts.writes();
    facts.inlined();
    let Facts { facts, of, .. } = facts;
    let facts = facts.into_iter().map(|fact| told.share(fact));
    let mut paired: Vec<(Written<Fact>, Subject)> = facts.zip(of).collect();
    paired.sort_by(|(a, _), (b, _)| a.at.cmp(&b.at));
    let (facts, of) = paired.into_iter().unzip();
    let position = |origin: &OriginId| compiled.origins[origin.0 as usize].pc;
    let positions = compiled.ops.iter().map(position).collect();
    let one = Loop { facts, ..one };
    Described { one, of, pc: compiled.pc, positions, fates: Vec::new() }
}

fn counts(from: sidewinder_jit::opt::removal::Counts) -> Counts {
    Counts {
        operations: from.operations.into(),
        guards: from.guards.into(),
        allocations: from.allocations.into(),
        reads: from.reads.into(),
        writes: from.writes.into(),
        residual_calls: from.residual_calls.into(),
        boxings: from.boxings.into(),
    }
}

/// A fact about one operation, with nothing said of it.
fn fact(about: About, at: Written<Place>) -> Fact {
    Fact {
        about,
        code: None,
        at,
        count: 1,
        times: 0,
        iterations: 0,
        share: None,
        text: String::new(),
        guest: None,
        advice: String::new(),
    }
}

struct Facts<'a> {
    compiled: &'a Compiled,
    locator: &'a Locator,
    units: &'a dyn Units,
    /// Where things are that come from nowhere.
    header: Written<Place>,
    facts: Vec<Fact>,
    of: Vec<Subject>,
    /// How often what it is made of runs.
    runs: Runs,
}

impl<'a> Facts<'a> {
    fn spot(&self, pc: u64) -> Option<Spot<'a>> {
        self.locator.find(self.units, pc)
    }

    fn place(&self, spot: Option<Spot<'_>>) -> Written<Place> {
        spot.map_or_else(|| self.header.clone(), |spot| spot.place())
    }

    /// Adds a fact, or counts it to an equal one.
    fn add(&mut self, fact: Fact, of: Subject) {
        let is_same = |known: &Fact| {
            (&known.at, &known.about, &known.text, &known.guest)
                == (&fact.at, &fact.about, &fact.text, &fact.guest)
        };
        let index = match self.facts.iter().position(is_same) {
            Some(index) => {
                self.facts[index].count += fact.count;
                index
            }
            None => {
                self.facts.push(fact);
                self.of.push(Subject { guards: Vec::new(), calls: Vec::new(), ..of.clone() });
                self.facts.len() - 1
            }
        };
        self.of[index].guards.extend(of.guards);
        self.of[index].calls.extend(of.calls);
    }

    fn guards(&mut self) {
        for state in self.compiled.guards.iter().filter(|state| state.in_body) {
            let spot = self.spot(state.origin.pc);
            let is_promoted = self.compiled.promotes.contains(&(state.origin.pc, false));
            let (checks, text) = guards::guard(state, spot, is_promoted);
            let about = About::Guard(Guard { checks, ..Guard::default() });
            let at = self.place(spot);
            let divided = if checks == Checks::Type { guards::divided(spot, &text) } else { None };
            let of = Subject { guards: vec![state.id], divided, ..Subject::default() };
            self.add(Fact { text, ..fact(about, at) }, of);
        }
    }

    fn allocations(&mut self, body: &Part) {
        let origin = |id: sidewinder_jit::ir::OriginId| self.compiled.origins[id.0 as usize];
        let is_allocation = |code: Op| matches!(code, Op::new | Op::new_array);
        let mut found = Vec::new();
        for removal in &body.removed {
            if !is_allocation(removal.code) || removal.reason != Reason::Allocation {
                continue;
            }
            // What a bridge only got from the code before it is told there.
            if (1..=self.compiled.given).contains(&removal.origin.0) {
                continue;
            }
            let pc = origin(removal.origin).pc;
            let spot = self.spot(pc);
            let made = Made { pc, class: removal.class };
            let class = self.class(removal.class, spot);
            let is_handed = body.handed.contains(&made);
            let text = explain::removed(&class, is_handed, None);
            let object = Allocation { class, removed: true, ..Allocation::default() };
            let holds = |state: &&GuardState| state.objects.contains(&made);
            let guards = self.compiled.guards.iter().filter(holds).map(|state| state.id);
            let guards = guards.chain(self.compiled.cut.filter(|_| is_handed)).collect();
            let of = Subject { guards, object: Some(made), ..Subject::default() };
            found.push((object, of, spot, text));
        }
        for object in &body.allocations {
            self.kept(object);
        }
        for (object, of, spot, text) in found {
            let (at, about) = (self.place(spot), About::Allocation(object));
            self.add(Fact { text, ..fact(about, at) }, of);
        }
    }

    fn kept(&mut self, object: &KeptAllocation) {
        let origin = |id: OriginId| self.compiled.origins[id.0 as usize];
        let spot = self.spot(origin(object.origin).pc);
        let escaped = self.spot(origin(object.at).pc);
        let class = self.class(object.class, spot);
        let holder = object.holder.map(|holder| {
            let made = self.spot(origin(holder.origin).pc);
            let stored = holder.stored.and_then(|id| self.spot(origin(id).pc));
            (self.class(holder.class, made), stored.or(made))
        });
        let slot = explain::slot(object.escape).and_then(|slot| u8::try_from(slot).ok());
        let variable = escaped.zip(slot).and_then(|(at, slot)| at.variable(slot));
        let inside = holder.as_ref().map(|(class, _)| class.as_str());
        let why = explain::kept(object.escape, &class, escaped, variable, inside);
        let text = format!("`{class}` is allocated {}: {}.", self.runs.each_time(), why.reason);
        let mut path = vec![Step {
            what: What::Created,
            at: self.place(spot),
            text: format!("`{class}` is created"),
        }];
        if let Some((class, stored)) = holder {
            path.push(Step {
                what: What::Stored,
                at: self.place(stored),
                text: format!("a `{class}` holds it"),
            });
        }
        path.push(Step { what: why.what, at: self.place(escaped), text: why.last });
        let about = About::Allocation(Allocation {
            class,
            bytes: u64::from(object.bytes),
            reason: Some(why.reason),
            path,
            ..Allocation::default()
        });
        let (code, advice) = (why.code, why.advice);
        let guest = self.guest(object.origin);
        self.add(
            Fact { code, text, advice, guest, ..fact(about, self.place(spot)) },
            Subject::default(),
        );
    }

    /// Where the guest program is, where an operation comes from.
    fn guest(&self, origin: OriginId) -> Option<String> {
        self.compiled.guest_names.get(&self.compiled.guest_at(origin)).cloned()
    }

    fn class(&self, class: Option<Class>, spot: Option<Spot<'_>>) -> String {
        if let Some(name) = class.and_then(|class| self.compiled.class_names.get(&class)) {
            return name.clone();
        }
        match spot.and_then(|spot| spot.instruction()).map(|i| i.opcode) {
            Some(Opcode::BuildTuple | Opcode::ListToTuple) => "tuple".into(),
            Some(Opcode::BuildList | Opcode::ListAppend) => "list".into(),
            _ => "array".into(),
        }
    }

    fn residual_calls(&mut self) {
        for left in &self.compiled.calls {
            let Origin { pc, frame } = self.compiled.origins[left.origin.0 as usize];
            let spot = self.spot(pc);
            let unit = |start| self.units.unit_at(start).map(|(unit, _)| unit);
            let said = calls::say(left, spot, |start| self.is_within(frame, start), unit);
            let about = About::ResidualCall(ResidualCall {
                callee: said.callee,
                reason: said.reason,
                effects: Effects(left.call.effect).to_string(),
            });
            let (code, text, advice) = (said.code, said.text, said.advice);
            let guest = self.guest(left.origin);
            self.add(
                Fact { code, text, advice, guest, ..fact(about, self.place(spot)) },
                Subject { calls: vec![left.op], ..Subject::default() },
            );
        }
    }

    fn writes(&mut self) {
        for &LeftWrite { origin, why } in &self.compiled.story.writes {
            let spot = |id: OriginId| self.spot(self.compiled.origins[id.0 as usize].pc);
            let (written, call) = match why {
                InMemory::Call(call) => (spot(origin), spot(call)),
                _ => (spot(origin), None),
            };
            let (reason, advice) = explain::written(why, call);
            let source = written.map_or_else(|| "This".into(), |at| guards::quote(at.source()));
            let each_time = self.runs.each_time();
            let text = format!("{source} is written to memory {each_time}: {reason}.");
            let at = call.map(|call| call.place());
            let about = About::Write(Write { reason, at });
            let (code, advice) = (Some(Code::SW507), advice.to_owned());
            let guest = self.guest(origin);
            self.add(
                Fact { code, text, advice, guest, ..fact(about, self.place(written)) },
                Subject::default(),
            );
        }
    }

    /// Whether a frame of the trace, or one that waits for it, is of the function that starts at a position.
    fn is_within(&self, mut frame: u32, start: u64) -> bool {
        loop {
            let this = self.compiled.frames[frame as usize];
            if frame == 0 {
                return self.compiled.pc == start;
            }
            if this.start_pc == start {
                return true;
            }
            frame = this.parent;
        }
    }

    fn inlined(&mut self) {
        for frame in self.compiled.frames.iter().skip(1) {
            let (caller, callee) = (self.spot(frame.call_pc), self.spot(frame.start_pc));
            let (Some(_), Some(callee)) = (caller, callee) else { continue };
            let callee = callee.function().to_owned();
            let text = format!("`{callee}` is inlined");
            let (at, about) = (self.place(caller), About::Inlined(Inlined { callee }));
            self.add(Fact { text, ..fact(about, at) }, Subject::default());
        }
    }
}
