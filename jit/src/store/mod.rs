//! Everything compiled.
//!
//! **In:** code, as it is registered. **Out:** the same, with its guards, what it depends on, and who jumps where; which of it nobody runs.
//!
//! **Absent:** when something is compiled, entered or freed (`driver`).

mod idle;
pub mod seen;

use self::seen::Seen;
use crate::abi::{CodeId, Door, GuardId, Pc, Returns, Site};
use crate::backend::Meter;
use crate::host::Host;
use crate::ir::{Opcode, Trace, Type};
use crate::machine::Abort;
use crate::opt::{GuardKnowledge, LabelState};
use crate::report::{CodeKind, Compiled};
use crate::resume::{Optimized, ResumeData};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

/// The life of one guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuardLife {
    /// Failures are counted.
    Counting,
    /// Failing goes on in a bridge.
    Bridged(CodeId),
    /// No bridge will be tried (again).
    GivenUp,
}

/// What is known of one guard.
#[derive(Debug)]
pub struct Guard {
    /// The code it is part of.
    pub code: CodeId,
    /// The operation.
    pub opcode: Opcode,
    /// What it brings back.
    pub resume: ResumeData,
    /// Types of its live values.
    pub live_types: Rc<[Type]>,
    /// What the optimizer knew there, for a bridge.
    pub knowledge: Rc<GuardKnowledge>,
    /// Which live value it asks for one class or value of, if it does.
    pub(crate) asks: Option<u32>,
    /// What came to its switch, if one hangs on it.
    pub(crate) chain: Option<Box<Chain>>,
    /// What was there instead when it failed, if a report wants it.
    pub seen: Option<Box<Seen>>,
    /// If it is a `leave` that only returns: machine code counts how often.
    pub(crate) returns: Option<Rc<Returns>>,
    failures: Cell<u64>,
    /// How often it did when a bridge was tried last.
    tried: u64,
    /// Where it is in its life.
    pub life: GuardLife,
    aborts: u32,
    /// A bridge from here was too long: the next is cut where it gets too long.
    too_long: bool,
}

impl Guard {
    /// A guard that has not failed yet.
    pub(crate) fn new(
        code: CodeId,
        opcode: Opcode,
        resume: ResumeData,
        live_types: Rc<[Type]>,
        knowledge: Rc<GuardKnowledge>,
    ) -> Guard {
        let able = opcode.can_have_bridge();
        Guard {
            code,
            opcode,
            resume,
            live_types,
            knowledge,
            asks: None,
            chain: None,
            seen: None,
            returns: None,
            failures: Cell::new(0),
            tried: 0,
            life: if able { GuardLife::Counting } else { GuardLife::GivenUp },
            aborts: 0,
            too_long: false,
        }
    }
    /// How often it failed and came back to the driver.
    pub fn failures(&self) -> u64 {
        self.failures.get() + self.returns.as_ref().map_or(0, |returns| returns.count.get())
    }
    pub(crate) fn failed(&self) {
        self.failures.set(self.failures.get() + 1);
    }
    pub(crate) fn give_up(&mut self) {
        self.life = GuardLife::GivenUp;
    }
    /// Nothing came of a bridge, for this reason, or it was thrown away.
    pub(crate) fn aborted(&mut self, reason: Option<Abort>, max: u32) {
        self.aborts += 1;
        self.too_long |= reason == Some(Abort::TraceTooLong);
        self.tried = self.failures();
        if self.aborts >= max {
            self.give_up();
        }
    }
    /// Whether nothing came of a bridge from here before.
    pub(crate) fn was_given_up(&self) -> bool {
        self.aborts > 0
    }
    /// Whether a bridge from here is cut where it gets too long: it was before, or is the rest of what was.
    pub(crate) fn is_cut(&self) -> bool {
        self.too_long || self.opcode == Opcode::cut
    }
    /// Whether it has failed so often that it should have a bridge. Where a trace was cut once is enough: the rest is as hot as the beginning.
    pub(crate) fn is_hot(&self, eagerness: u32) -> bool {
        let at_once = self.opcode == Opcode::cut && self.aborts == 0;
        let enough = if at_once { 1 } else { u64::from(eagerness) };
        self.life == GuardLife::Counting && self.failures() - self.tried >= enough
    }
}

/// What has come to the end of a chain of bridges, each for one class or value.
#[derive(Default, Debug)]
pub(crate) struct Chain {
    /// Bridges in it.
    arms: u32,
    /// How many there were when something came first.
    came: FxHashMap<u64, u32>,
}

impl Chain {
    /// Different ones that are told apart.
    const MOST: usize = 1024;

    /// Another bridge is in it.
    pub(crate) fn grow(&mut self) {
        self.arms += 1;
    }

    fn note(&mut self, key: u64) {
        if self.came.len() < Chain::MOST {
            self.came.entry(key).or_insert(self.arms);
        }
    }

    /// Whether this came when the last bridge was not there yet: it comes now and then, among others.
    fn came_before(&self, key: u64) -> bool {
        self.came.get(&key).is_some_and(|&arms| arms < self.arms)
    }
}

/// What is known of one compiled piece.
#[derive(Debug)]
pub struct Code {
    /// What it is, as reported.
    pub compiled: Rc<Compiled>,
    /// Slots that label 0 takes, in order.
    pub inputs: Vec<i32>,
    /// Whether it has a label.
    pub has_label: bool,
    /// What label 1 takes, if it has one.
    pub label: Option<LabelState>,
    /// It has no label 1, since it was recorded in the loop's last iteration.
    pub is_last: bool,
    /// Facts it rests on.
    pub rests_on: Vec<u64>,
    /// The site it is entered from, if it is.
    pub site: Option<Site>,
    /// Where it is entered from the driver, if it is.
    pub(crate) door: Rc<Door>,
    /// What its code counts, if a report wants it: see [`Backend::compile`](crate::backend::Backend::compile).
    pub meter: Option<Box<Meter>>,
    /// The code that is entered from the driver and that this one hangs on, or is.
    pub root: CodeId,
    /// Bridges that hang on it or on its bridges, if it is a root.
    pub bridges: u32,
    /// Positions that have had too many cases under it, if it is a root: see [`Store::generic`].
    pub generic: Vec<u64>,
    /// Bridges that came to it and go round with a body of their own, if it is a loop.
    pub versions: Vec<CodeId>,
    /// Headers of loops that it has come to, if it is a bridge: that of the loop it goes to included.
    pub headers: Vec<Site>,
    /// Still used.
    pub live: bool,
    /// Where it jumps to, if that is other code.
    pub jumps: Option<CodeId>,
    /// What it pinned: see [`Host::take_pins`](crate::host::Host::take_pins).
    pub pins: u64,
    /// Its guards: the number of the first, and how many.
    pub(crate) guards: (GuardId, u32),
    /// The loop that it is a body of, besides the first, if it is a bridge that goes round.
    pub(crate) version_of: Option<CodeId>,
    /// The guard that it is one of many cases of, if it is a bridge: see `driver/switch.rs`.
    pub(crate) case_of: Option<GuardId>,
    /// Its machine code is no more.
    pub freed: bool,
    /// The trace as recorded, and what was compiled, if kept.
    pub traces: Option<(Trace, Optimized)>,
}

impl Code {
    /// Its guards: the number of the first, and how many.
    pub fn guards(&self) -> (GuardId, u32) {
        self.guards
    }
    /// Entered from the driver so often, not counting returns from safepoints.
    pub fn entries(&self) -> u64 {
        self.door.entries.get()
    }
}

/// Where one comes from who comes to a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whence {
    /// Its first iteration: who leaves there never gets to a body.
    First,
    /// One of its bodies.
    Body,
    /// Other code.
    Outside,
}

/// Operations that the cases of a switch have in the mean, where they are short.
const NARROW: usize = 50;

/// See the module's page.
#[derive(Default, Debug)]
pub struct Store {
    codes: Vec<Code>,
    guards: Vec<Guard>,
    /// How many pieces were ever compiled: the clock.
    pieces: u64,
    /// By root, the pieces that go with it.
    families: FxHashMap<CodeId, Vec<CodeId>>,
    /// Those that were ever entered from a site, and are not forgotten.
    entered: BTreeMap<Site, Vec<CodeId>>,
    /// Numbers of codes that were forgotten for good.
    vacant: Vec<CodeId>,
    /// Numbers of guards that were: by the first of a row, how many.
    vacant_guards: BTreeMap<u32, u32>,
    /// How many pieces there must be for the next look at what is old.
    pub(super) next_look: u64,
    watches: FxHashMap<u64, Vec<CodeId>>,
    /// Recordings given up: where they started, and why.
    pub aborts: Vec<(u64, Abort)>,
    /// Whether traces are kept, for people to look at.
    pub keep_traces: bool,
}

impl Store {
    /// The number that the next code gets.
    pub(crate) fn next_code(&self) -> CodeId {
        self.vacant.last().copied().unwrap_or(CodeId(self.codes.len() as u32))
    }

    /// The number that the first of so many guards in a row gets.
    pub(crate) fn next_guards(&self, count: u32) -> GuardId {
        let vacant = self.vacant_guards.iter().find(|(_, vacant)| **vacant >= count);
        let first = vacant.filter(|_| count > 0).map(|(&first, _)| first);
        GuardId(first.unwrap_or(self.guards.len() as u32))
    }

    /// How many guards there is room for.
    pub fn guard_count(&self) -> usize {
        self.guards.len()
    }

    /// How many pieces were ever compiled.
    pub(crate) fn pieces(&self) -> u64 {
        self.pieces
    }

    /// The guards of the next code, from [`Store::next_guards`] on.
    pub(crate) fn add_guards(&mut self, first: GuardId, guards: Vec<Guard>) {
        let (at, count) = (first.0 as usize, guards.len() as u32);
        if at == self.guards.len() {
            return self.guards.extend(guards);
        }
        let vacant = self.vacant_guards.remove(&first.0).expect("guards were counted before");
        if vacant > count {
            self.vacant_guards.insert(first.0 + count, vacant - count);
        }
        for (place, guard) in self.guards[at..].iter_mut().zip(guards) {
            *place = guard;
        }
    }

    pub(crate) fn add_code(&mut self, code: Code) {
        let id = code.compiled.id;
        self.pieces += 1;
        self.families.entry(code.root).or_default().push(id);
        if let Some(site) = code.site {
            self.entered.entry(site).or_default().push(id);
        }
        for &watch in &code.rests_on {
            self.watches.entry(watch).or_default().push(id);
        }
        if let CodeKind::Bridge(guard) = code.compiled.kind {
            self.guard_mut(guard).life = GuardLife::Bridged(id);
            self.codes[code.root.0 as usize].bridges += 1;
        }
        match self.vacant.pop() {
            Some(vacant) => {
                debug_assert_eq!(vacant, id);
                self.codes[id.0 as usize] = code;
            }
            None => self.codes.push(code),
        }
        self.used(id);
    }

    /// Notes that a guard failed, and came back to the driver.
    pub(crate) fn failed(&mut self, id: GuardId) -> &mut Guard {
        let guard = self.left(id);
        guard.failed();
        guard
    }

    /// Notes that code was left through a guard.
    pub(crate) fn left(&mut self, id: GuardId) -> &mut Guard {
        self.used(self.guard(id).code);
        &mut self.guards[id.0 as usize]
    }

    /// Notes that a piece runs now.
    pub(crate) fn used(&mut self, id: CodeId) {
        let root = self.code(id).root;
        self.code(root).door.used(self.pieces);
    }

    /// Forgets all of a root and its bridges that is not told in reports: they are no more. Gives their numbers, the site that
    /// entered it, and what they had pinned.
    pub(super) fn forget(&mut self, root: CodeId) -> (Vec<CodeId>, Option<Site>, Vec<u64>) {
        let mut ids = self.families.remove(&root).unwrap_or_default();
        ids.sort_unstable();
        let site = self.code(root).site.filter(|_| self.code(root).live);
        let mut pins = Vec::new();
        for &id in &ids {
            let code = self.code_mut(id);
            (code.live, code.freed, code.label, code.jumps) = (false, true, None, None);
            code.door.close();
            code.versions.clear();
            pins.push(std::mem::take(&mut code.pins));
            let (version_of, (first, count)) = (code.version_of.take(), code.guards);
            for watch in std::mem::take(&mut code.rests_on) {
                if let Some(codes) = self.watches.get_mut(&watch) {
                    codes.retain(|&other| other != id);
                    if codes.is_empty() {
                        self.watches.remove(&watch);
                    }
                }
            }
            if let Some(header) = version_of {
                self.code_mut(header).versions.retain(|&other| other != id);
            }
            let nothing = ResumeData::nothing();
            let unknown: Rc<GuardKnowledge> = Rc::default();
            for guard in &mut self.guards[first.0 as usize..(first.0 + count) as usize] {
                (guard.resume, guard.knowledge) = (nothing.clone(), unknown.clone());
            }
        }
        (ids, site, pins)
    }

    /// All that was ever entered from one of these positions, in use or not.
    pub(super) fn entered_in(&self, positions: &Range<usize>) -> Vec<CodeId> {
        let [start, end] = [positions.start, positions.end].map(|at| Site::plain(at as Pc));
        self.entered.range(start..end).flat_map(|(_, ids)| ids.iter().copied()).collect()
    }

    /// Nobody can ask for these any more: their numbers are given again.
    pub(super) fn recycle(&mut self, ids: &[CodeId]) {
        for &id in ids {
            let code = self.code_mut(id);
            debug_assert!(code.freed && !code.live);
            // What tells of it is no more; the door may still be looked at.
            let gone = Compiled::gone(id);
            code.compiled = Rc::new(gone);
            (code.inputs, code.headers, code.generic) = Default::default();
            let (site, (first, count)) =
                (code.site.take(), std::mem::replace(&mut code.guards, (GuardId(0), 0)));
            if let Some(site) = site
                && let Some(entered) = self.entered.get_mut(&site)
            {
                entered.retain(|&other| other != id);
                if entered.is_empty() {
                    self.entered.remove(&site);
                }
            }
            for guard in &mut self.guards[first.0 as usize..(first.0 + count) as usize] {
                (guard.seen, guard.returns, guard.live_types) = (None, None, Rc::new([]));
                guard.chain = None;
            }
            if count > 0 {
                self.vacate(first.0, count);
            }
            self.vacant.push(id);
        }
    }

    /// These guards' numbers are given again, in one row with those before and behind that are.
    fn vacate(&mut self, mut first: u32, mut count: u32) {
        if let Some(behind) = self.vacant_guards.remove(&(first + count)) {
            count += behind;
        }
        if let Some((&before, &length)) = self.vacant_guards.range(..first).next_back()
            && before + length == first
        {
            (first, count) = (before, count + length);
        }
        self.vacant_guards.insert(first, count);
    }

    /// The key that the guest is at where this guard is; 0: the code follows none there.
    pub(crate) fn guest_at(&self, guard: GuardId) -> u32 {
        let compiled = &self.code(self.guard(guard).code).compiled;
        match compiled.guard(guard) {
            Some(state) => state.guest,
            None => compiled.guests.last().map_or(0, |&(_, key)| key),
        }
    }

    /// Whether the code that is entered from the driver on the way to this guard is a loop of the host's own, and none of a guest.
    pub(crate) fn is_in_plain_loop(&self, guard: GuardId) -> bool {
        let root = self.code(self.root_of(guard));
        root.compiled.kind == CodeKind::Loop && root.site.is_some_and(|site| site.key == 0)
    }

    /// Whether no other guard of its code comes before it.
    pub(crate) fn is_first_guard(&self, guard: GuardId) -> bool {
        self.code(self.guard(guard).code).guards.0 == guard
    }

    /// The code that is entered from the driver on the way to this guard.
    pub(crate) fn root_of(&self, guard: GuardId) -> CodeId {
        self.code(self.guard(guard).code).root
    }

    /// The guard that this one continues the chain of.
    pub(crate) fn chain_of(&self, guard: GuardId) -> Option<GuardId> {
        self.code(self.guard(guard).code).case_of.filter(|_| self.is_first_guard(guard))
    }

    /// Notes what came to the end of a chain when its guard failed with these live values.
    pub(crate) fn note_comer(&mut self, guard: GuardId, live: &[u64], host: &dyn Host) {
        if let Some(first) = self.chain_of(guard)
            && let Some(key) = self.key_at(guard, live, host)
            && let Some(chain) = &mut self.guard_mut(first).chain
        {
            chain.note(key);
        }
    }

    /// What a failing guard was asked for, if it is one class or value.
    fn key_at(&self, guard: GuardId, live: &[u64], host: &dyn Host) -> Option<u64> {
        let guard = self.guard(guard);
        let word = live[guard.asks? as usize];
        match guard.opcode {
            Opcode::guard_class if word & 1 == 1 => host.class_of(word).map(|class| class.0.into()),
            Opcode::guard_class => None,
            _ => Some(word),
        }
    }

    /// For how many classes or values code was made where this guard resumes: a guard for one fails, the bridge has a guard for the next, and so
    /// on. 0: it asks for neither. And how many operations the bridges have.
    fn cases(&self, guard: GuardId) -> (u32, usize) {
        let is_case = |guard: &Guard| {
            matches!(guard.opcode, Opcode::guard_class | Opcode::guard_value) as u32
        };
        let mut guard = self.guard(guard);
        let place = (guard.resume.pc, guard.resume.base);
        let (mut cases, mut operations) = (is_case(guard), 0);
        while cases > 0
            && let compiled = &self.code(guard.code).compiled
            && let CodeKind::Bridge(before) = compiled.kind
            && let before = self.guard(before)
            && (before.resume.pc, before.resume.base) == place
        {
            operations += compiled.story.body.left().operations as usize;
            guard = before;
            cases += is_case(guard);
        }
        (cases, operations)
    }

    /// The positions at which a bridge from this guard, which failed with `live`, is to be for any class or value: those where bridges for each have come to too
    /// many. It is the end of that chain of bridges. `limit` of them are never too many. Up to `most` are not where what comes comes again, so that
    /// code for it is worth while: objects and classes that are new each time do not; and where little hangs on each, as each is a copy of the rest of the loop.
    pub(crate) fn generic(
        &mut self,
        guard: GuardId,
        live: &[u64],
        host: &dyn Host,
        (limit, most): (u32, u32),
    ) -> Vec<u64> {
        let (root, pc) = (self.root_of(guard), self.guard(guard).resume.pc);
        let (cases, operations) = self.cases(guard);
        let is_narrow =
            || operations <= cases as usize * NARROW && self.code(root).bridges <= 4 * cases;
        let comes_again = || {
            let chain = self.chain_of(guard).and_then(|first| self.guard(first).chain.as_ref());
            let key = self.key_at(guard, live, host);
            key.zip(chain).is_some_and(|(key, chain)| chain.came_before(key))
        };
        let thrashes = cases >= limit && !(cases < most && is_narrow() && comes_again());
        let generic = &mut self.code_mut(root).generic;
        if thrashes && !generic.contains(&pc) {
            generic.push(pc);
        }
        generic.clone()
    }

    /// The bodies of a loop, those made first before all others.
    pub(crate) fn bodies(&self, target: CodeId) -> Vec<CodeId> {
        let all = [target].into_iter().chain(self.code(target).versions.iter().copied());
        all.filter(|&id| self.code(id).live).collect()
    }

    /// Those that a bridge from `guard` may jump to. A guard at the header itself was put there to make values fit a body, which they did not: what came before that is no
    /// use either.
    pub(crate) fn bodies_for(&self, target: CodeId, guard: GuardId) -> Vec<CodeId> {
        let mut bodies = self.bodies(target);
        let guard = self.guard(guard);
        let is_here = |site: Site| site.pc as u64 == guard.resume.pc;
        if self.code(target).site.is_some_and(is_here) {
            let tried = self.code(guard.code).jumps;
            let at = bodies.iter().position(|&id| Some(id) == tried);
            bodies.drain(..at.map_or(0, |at| at + 1));
        }
        bodies
    }

    /// Whether this is a loop that was recorded in its last iteration, and no other one came to its start with what it goes on with so far.
    pub(crate) fn wants_body(&self, header: CodeId) -> bool {
        let code = self.code(header);
        code.is_last && code.versions.is_empty()
    }

    /// What it takes to jump to these, of those that have a body.
    pub(crate) fn labels(&self, bodies: &[CodeId]) -> Vec<(u32, &LabelState)> {
        let label = |&id: &CodeId| Some((id.0, self.code(id).label.as_ref()?));
        bodies.iter().filter_map(label).collect()
    }

    /// How many guards of a loop's body have failed so often, or have a bridge.
    pub(crate) fn ways_out(&self, header: CodeId, often: u64) -> usize {
        let inside = self.code(header).compiled.guards.iter().filter(|state| state.in_body);
        let guards = inside.map(|state| self.guard(state.id));
        let is_way = |guard: &&Guard| {
            guard.failures() >= often || matches!(guard.life, GuardLife::Bridged(_))
        };
        guards.filter(is_way).count()
    }

    /// Whether one of these is the header of another loop.
    pub(crate) fn has_another(&self, headers: &[Site], header: CodeId) -> bool {
        headers.iter().any(|&site| Some(site) != self.code(header).site)
    }

    /// Where in a loop a guard is, or what it hangs on by bridges.
    pub(crate) fn whence(&self, mut guard: GuardId, header: CodeId) -> Whence {
        loop {
            let code = self.code(self.guard(guard).code);
            let state = code.compiled.guard(guard);
            let in_body = code.label.is_some() && state.is_none_or(|state| state.in_body);
            let id = code.compiled.id;
            let is_own = id == header || self.code(header).versions.contains(&id);
            match code.compiled.kind {
                _ if in_body && is_own => return Whence::Body,
                _ if in_body || self.has_another(&code.headers, header) => return Whence::Outside,
                CodeKind::Bridge(parent) => guard = parent,
                _ if is_own => return Whence::First,
                _ => return Whence::Outside,
            }
        }
    }

    /// What is known of a code.
    pub fn code(&self, id: CodeId) -> &Code {
        &self.codes[id.0 as usize]
    }
    pub(crate) fn code_mut(&mut self, id: CodeId) -> &mut Code {
        &mut self.codes[id.0 as usize]
    }
    /// What is known of a guard.
    pub fn guard(&self, id: GuardId) -> &Guard {
        &self.guards[id.0 as usize]
    }
    pub(crate) fn guard_mut(&mut self, id: GuardId) -> &mut Guard {
        &mut self.guards[id.0 as usize]
    }
    /// All codes, in the order in which they were compiled.
    pub fn codes(&self) -> &[Code] {
        &self.codes
    }

    /// How often each code has run, in the order of [`Store::codes`]: passed label 0 or 1, or run from its start if it has no label. Such code counts
    /// only where it ends with a jump: every other run has left through one of its guards, to the driver, which counts it, or into a bridge,
    /// whose runs are known. A bridge that goes round has been left as often as it was entered: from its guard, and by others that jump there.
    pub fn runs(&self) -> Vec<u64> {
        let counted = |code: &Code| code.meter.as_ref().map_or(0, |meter| meter.runs());
        let mut left = vec![0; self.codes.len()];
        for guard in &self.guards {
            left[guard.code.0 as usize] += guard.failures();
        }
        let mut came = vec![0; self.codes.len()];
        // Bridges come after what they hang on, and what jumps to other code after that.
        for (at, code) in self.codes.iter().enumerate().rev() {
            if let Some(to) = code.jumps {
                let stayed = if code.has_label { left[at] } else { 0 };
                came[to.0 as usize] += counted(code).saturating_sub(stayed);
            }
            let entered = if code.has_label { left[at] } else { left[at] + counted(code) };
            left[at] = if code.has_label { counted(code) } else { entered };
            if let CodeKind::Bridge(guard) = code.compiled.kind {
                let from_there = if code.has_label { came[at] } else { 0 };
                left[self.guard(guard).code.0 as usize] += entered.saturating_sub(from_there);
            }
        }
        left
    }

    /// Whether compiled code is somewhere up the native stack.
    pub fn is_active(&self) -> bool {
        self.codes.iter().any(|code| code.door.active.get() > 0)
    }

    /// The codes that are in use.
    pub(crate) fn live(&self) -> Vec<CodeId> {
        let live = self.codes.iter().filter(|code| code.live);
        live.map(|code| code.compiled.id).collect()
    }

    /// The codes that rest on a fact, which is no longer true.
    pub(crate) fn withdraw(&mut self, watch: u64) -> Vec<CodeId> {
        self.watches.remove(&watch).unwrap_or_default()
    }

    /// Takes a code out of use; gives the site that entered it, if it was still in use. A guard that it hung on may have another bridge.
    pub(crate) fn retire(&mut self, id: CodeId, max_aborts: u32) -> Option<Site> {
        let code = &mut self.codes[id.0 as usize];
        let was_live = std::mem::replace(&mut code.live, false);
        let site = code.site.filter(|_| was_live);
        if let CodeKind::Bridge(guard) = code.compiled.kind {
            let root = code.root.0 as usize;
            self.codes[root].bridges -= was_live as u32;
            let guard = self.guard_mut(guard);
            if guard.life == GuardLife::Bridged(id) {
                guard.life = GuardLife::Counting;
                guard.aborted(None, max_aborts);
            }
        }
        site
    }
}
