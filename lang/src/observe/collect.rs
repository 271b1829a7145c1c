//! What happens in the JIT, collected into the events of a report.
//!
//! Lines come where the program is, never where the clock is: when something is compiled or given up, and when the iterations
//! of a loop pass a power of four. So two runs of a program write the same report, times apart.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::{Duration, Instant};

use sidewinder_jit::abi::GuardId;
use sidewinder_jit::driver::{Interpreted as Cold, Params, Times};
use sidewinder_jit::host::Watched;
use sidewinder_jit::machine::Abort as Reason;
use sidewinder_jit::machine::recorder::Largest;
use sidewinder_jit::report::{CodeKind, Compiled, Event as Happening};
use sidewinder_jit::store::Store;

use super::cold::{Places, Unreached};
use super::explain::Fate;
use super::facts::{self, Described, Told};
use super::hinted::Hinted;
use super::locate::{Locator, Units};
use super::outcome::Outcomes;
use super::shares::{self, Samples, Shared};
use sidewinder_memory::heap::Stats;
use sidewinder_report::Written;
use sidewinder_report::schema::{
    Abort, AbortCount, About, Counts, Event, Exit, Gc, Loop, LoopKind, Part, Place, Program,
    Progress, Remark, SCHEMA, Start, Summary, Time, Totals,
};
use sidewinder_report::sink::Sink;

/// How much may happen before it is told, where nobody reads along.
const PATIENCE: usize = 256;

/// One run, as it is reported.
pub struct Collector {
    locator: Locator,
    units: Rc<dyn Units>,
    params: Params,
    sinks: Vec<Box<dyn Sink>>,
    compiled: BTreeMap<u64, Described>,
    told: Told,
    /// What nobody has been told yet, and how many may wait.
    waiting: Vec<Waiting>,
    patience: usize,
    /// The number of the code that a guard is in, by the guard's; 0: there is none.
    owners: Vec<u64>,
    /// Of each trace that was cut the first segment.
    heads: BTreeMap<GuardId, u64>,
    /// What was thrown away since something changed.
    gone: BTreeSet<u64>,
    /// Of each place, and what changed, the code that was thrown away first.
    invalidated: BTreeMap<Rested, u64>,
    aborts: Vec<AbortCount>,
    hinted: Hinted,
    since: Instant,
}

/// A place, of a guest too, and what its code rested on.
type Rested = (Place, Option<String>, Option<Rc<Watched>>);

/// From so many bridges on they are told together.
const MANY: u64 = 10;

/// The bridges of one loop or function, including those of its bridges.
#[derive(Default)]
struct Hung {
    bridges: u64,
    /// How often it was left for one of them.
    left: u64,
    /// How often the one that ran most did, and its line.
    most: (u64, u32),
}

/// What there is to tell.
#[derive(Debug)]
enum Waiting {
    Happening(Happening),
    Progress(Progress),
}

/// What only the end of a run knows.
#[derive(Clone, Debug, Default)]
pub struct End {
    /// How the program ended.
    pub exit: Exit,
    /// Hints to the JIT that are not so.
    pub hints: Vec<Remark>,
    /// What the collector did.
    pub heap: Stats,
    /// Where the JIT's time went.
    pub times: Times,
    /// Sites that were never compiled.
    pub cold: Vec<Cold>,
    /// What the run never came to.
    pub unreached: Unreached,
    /// Where it was, from time to time.
    pub samples: Samples,
}

impl Collector {
    /// A collector whose first line is already written.
    pub fn start(
        (program, seed): (Program, u64),
        params: &Params,
        locator: Locator,
        units: Rc<dyn Units>,
        sinks: Vec<Box<dyn Sink>>,
    ) -> Collector {
        let mut jit: BTreeMap<String, serde_json::Value> =
            params.values().into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        jit.insert("passes".into(), params.passes.to_string().into());
        let is_followed = sinks.iter().any(|sink| sink.is_followed());
        let patience = if is_followed { 1 } else { PATIENCE };
        let mut collector = Collector {
            locator,
            units,
            params: params.clone(),
            sinks,
            compiled: BTreeMap::new(),
            told: Told::default(),
            waiting: Vec::new(),
            patience,
            owners: Vec::new(),
            heads: BTreeMap::new(),
            gone: BTreeSet::new(),
            invalidated: BTreeMap::new(),
            aborts: Vec::new(),
            hinted: Hinted::default(),
            since: Instant::now(),
        };
        let version = env!("CARGO_PKG_VERSION").to_owned();
        collector.tell(&Event::Start(Start { schema: SCHEMA, version, program, jit, seed }));
        collector
    }

    /// Takes what happened in the JIT.
    pub fn take(&mut self, happening: Happening) {
        self.wait(Waiting::Happening(happening));
    }

    fn wait(&mut self, waiting: Waiting) {
        self.waiting.push(waiting);
        if self.waiting.len() >= self.patience {
            self.catch_up(false);
        }
    }

    /// Tells what waits. What is told is the same whenever that is done; doing it now and then costs less than in between, as both the JIT and this
    /// then find their code and data at hand: with 256 events at once a run of `ray_tracer` takes 2 ms less of its 50 than with some ten.
    ///
    /// At the end the summary comes next, and has all pieces with their counts: those that still wait are not written twice.
    fn catch_up(&mut self, is_over: bool) {
        for waiting in std::mem::take(&mut self.waiting) {
            match waiting {
                Waiting::Happening(happening) => self.tell_of(happening, is_over),
                Waiting::Progress(_) if is_over => {}
                Waiting::Progress(progress) => self.tell(&Event::Progress(progress)),
            }
        }
    }

    fn tell_of(&mut self, happening: Happening, is_over: bool) {
        match happening {
            Happening::Compiled(compiled) => self.compiled(&compiled, is_over),
            Happening::Aborted { pc, reason, largest } => self.aborted(pc, reason, largest),
            // It shows in the summary, as a place that ran interpreted.
            Happening::GivenUp { .. } => {}
            Happening::Invalidated { id, what } => self.invalidated(facts::id(id), what),
            Happening::Freed { id } => {
                if let Some(code) = self.compiled.get_mut(&facts::id(id)) {
                    code.became(&Fate::Freed);
                }
            }
        }
    }

    /// Says it of the code of that place to which it happened first.
    fn invalidated(&mut self, id: u64, what: Option<Rc<Watched>>) {
        let Some(Described { one, .. }) = self.compiled.get(&id) else { return };
        // Bridges go with what they hang on. What rests on more that is changed has gone before.
        if one.parent.is_some() || !self.gone.insert(id) {
            return;
        }
        let key = (Place::clone(&one.at), one.greens.clone(), what.clone());
        let first = *self.invalidated.entry(key).or_insert(id);
        if let Some(code) = self.compiled.get_mut(&first) {
            code.became(&Fate::Invalidated(what));
        }
    }

    fn compiled(&mut self, compiled: &Compiled, is_over: bool) {
        let id = facts::id(compiled.id);
        self.hinted.compiled(compiled, &*self.units);
        let mut described = facts::describe(compiled, &self.locator, &*self.units, &mut self.told);
        for guard in compiled.guards.iter().map(|state| state.id).chain(compiled.cut) {
            let number = guard.0 as usize;
            if self.owners.len() <= number {
                self.owners.resize(number + 1, 0);
            }
            self.owners[number] = id;
        }
        let mut before = None;
        if let CodeKind::Bridge(guard) = compiled.kind {
            described.one.parent = self.owners.get(guard.0 as usize).copied();
            before = self.heads.get(&guard).copied();
        }
        let too_long = compiled.cut.filter(|_| compiled.was_too_long);
        let head = before.or(too_long.map(|_| id));
        if let (Some(cut), Some(head)) = (too_long, head) {
            self.heads.insert(cut, head);
        }
        if !is_over {
            let event = Event::Loop(described.one);
            self.tell(&event);
            let Event::Loop(one) = event else { unreachable!("it was made above") };
            described.one = one;
        }
        self.compiled.insert(id, described);
        if let Some(head) = head.and_then(|head| self.compiled.get_mut(&head)) {
            head.became(&Fate::Segments);
        }
    }

    fn aborted(&mut self, pc: u64, reason: Reason, largest: Option<Largest>) {
        let at = self.header(pc);
        if let (Reason::TraceTooLong, Some(largest)) = (reason, largest) {
            self.hinted.too_long(largest, &*self.units);
        }
        let code = reason.code().to_owned();
        let known = self.aborts.iter_mut().find(|known| known.at == at && known.reason == code);
        match known {
            Some(known) => known.count += 1,
            None => {
                self.aborts.push(AbortCount { at: at.clone(), reason: code.clone(), count: 1 });
            }
        }
        let part = largest.map(|Largest { start, operations, .. }| {
            let spot = self.locator.find(&*self.units, start);
            Part {
                function: spot.map(|spot| spot.function().to_owned()).unwrap_or_default(),
                operations: operations as u64,
                at: spot.map(|spot| spot.header()),
            }
        });
        let sentence = reason.sentence().to_owned();
        let largest = part.into_iter().collect();
        self.tell(&Event::Abort(Abort { at, reason: code, sentence, largest }));
    }

    fn header(&self, pc: u64) -> Written<Place> {
        self.locator.find(&*self.units, pc).map(|spot| spot.header()).unwrap_or_default()
    }

    /// Looks how far the loops have come, and tells it if one has passed its next mark.
    pub fn tick(&mut self, store: &Store) {
        let codes = store.codes().iter().zip(store.runs());
        let reached = codes.filter_map(|(code, runs)| {
            code.meter.as_ref()?.reached()?;
            Some((facts::id(code.compiled.id), runs))
        });
        let loops: BTreeMap<u64, u64> = reached.collect();
        if !loops.is_empty() {
            let elapsed_s = self.since.elapsed().as_secs_f64();
            self.wait(Waiting::Progress(Progress { loops, elapsed_s }));
        }
    }

    /// Writes the last line. The error says why not every line could be written.
    /// `is_own`: whether a file, as it is called in the report, is the program's own.
    pub fn finish(
        mut self,
        end: End,
        store: Option<&Store>,
        is_own: &dyn Fn(&str) -> bool,
    ) -> std::io::Result<()> {
        self.catch_up(true);
        if let Some(store) = store {
            self.refresh(store);
        }
        let gc = Gc {
            minor: end.heap.minors,
            major: end.heap.majors,
            allocated_bytes: end.heap.allocated,
            peak_bytes: end.heap.peak as u64,
        };
        let mut compiled = std::mem::take(&mut self.compiled);
        let Shared { spent, functions, lines } =
            shares::share(&mut compiled, &end.samples, gc, (&self.locator, &*self.units), is_own);
        let loops: Vec<Loop> = compiled.into_values().map(|described| described.one).collect();
        let wrong = self.hinted.wrong(&self.locator, &*self.units);
        let places = Places { locator: &self.locator, units: &*self.units };
        let interpreted = places.interpreted(&end.cold, &self.aborts, store);
        let not_run = places.not_run(&end.unreached, end.exit.exception.as_ref());
        let dead = places.dead(&end.unreached);
        let seconds = Duration::as_secs_f64;
        let summary = Summary {
            exit: end.exit,
            time: Time {
                total_s: seconds(&self.since.elapsed()),
                recording_s: seconds(&end.times.recording),
                optimizing_s: seconds(&end.times.optimizing),
                assembling_s: seconds(&end.times.assembling),
                collecting_s: seconds(&(end.heap.minor_pause + end.heap.major_pause)),
            },
            spent: Some(spent),
            functions,
            lines,
            totals: totals(&loops, &self.aborts, store),
            loops,
            aborts: std::mem::take(&mut self.aborts),
            interpreted,
            not_run,
            hints: end.hints.into_iter().chain(wrong).chain(dead).collect(),
            gc,
        };
        let last = Event::Summary(summary);
        self.tell(&last);
        let written = self.sinks.iter_mut().try_for_each(|sink| sink.finish());
        // The run is over, and the process with it: giving back thousands of small pieces of memory would be for nobody.
        std::mem::forget((last, std::mem::take(&mut self.told)));
        written
    }

    /// Brings the counts of all pieces up to date.
    fn refresh(&mut self, store: &Store) {
        for (code, runs) in store.codes().iter().zip(store.runs()) {
            let id = facts::id(code.compiled.id);
            let Some(described) = self.compiled.get_mut(&id) else { continue };
            let one = &mut described.one;
            one.iterations = runs;
            one.entries = if one.kind == LoopKind::Bridge { runs } else { code.entries() };
        }
        let taken: BTreeMap<u64, u64> =
            self.compiled.iter().map(|(&id, described)| (id, described.one.iterations)).collect();
        let eagerness = u64::from(self.params.trace_eagerness);
        let outcomes = Outcomes { store, taken, eagerness };
        for Described { one, of, .. } in self.compiled.values_mut() {
            for (fact, of) in one.facts.iter_mut().zip(of) {
                outcomes.tell(fact, of, one.iterations);
            }
        }
        self.count_iterations();
        self.count_bridges();
    }

    /// Says of what code does how often that was, of how many iterations if it is on a side path.
    fn count_iterations(&mut self) {
        let mut passes: BTreeMap<u64, u64> = BTreeMap::new();
        for Described { one, .. } in self.compiled.values() {
            let is_loop = one.kind == LoopKind::Loop;
            let own = if is_loop { one.iterations } else { 0 };
            *passes.entry(one.id).or_default() += own;
            if let Some(on) = one.parent.filter(|_| one.kind == LoopKind::Bridge) {
                *passes.entry(on).or_default() += one.iterations;
            }
        }
        let roots = self.roots();
        let is_loop = |of: &&Described| of.one.kind == LoopKind::Loop;
        let loops: BTreeSet<u64> =
            self.compiled.values().filter(is_loop).map(|of| of.one.id).collect();
        for (&id, Described { one, .. }) in &mut self.compiled {
            let root = roots.get(&id).copied().unwrap_or(id);
            let is_side_path = one.kind == LoopKind::Bridge;
            let runs = if is_side_path { one.iterations } else { one.iterations.max(one.entries) };
            // Those of a function that hangs on no loop are told by themselves.
            let iterations = if is_side_path && loops.contains(&root) { passes[&root] } else { 0 };
            for fact in &mut one.facts {
                let is_done = match &fact.about {
                    About::Allocation(object) => !object.removed,
                    About::ResidualCall(_) | About::Write(_) => true,
                    _ => false,
                };
                if is_done {
                    let fact = &mut **fact;
                    fact.times = runs.saturating_mul(fact.count);
                    fact.iterations = iterations;
                }
            }
        }
    }

    /// The loop or function that each piece hangs on, over however many bridges.
    fn roots(&self) -> BTreeMap<u64, u64> {
        let mut roots: BTreeMap<u64, u64> = BTreeMap::new();
        for (&id, Described { one, .. }) in &self.compiled {
            // What a piece hangs on was compiled before it.
            let on = one.parent.filter(|_| one.kind == LoopKind::Bridge);
            let root = on.map_or(id, |on| roots.get(&on).copied().unwrap_or(on));
            roots.insert(id, root);
        }
        roots
    }

    /// Says of code that is often left for many bridges how many, and how often.
    fn count_bridges(&mut self) {
        let mut hung: BTreeMap<u64, Hung> = BTreeMap::new();
        let roots = self.roots();
        for (&id, Described { one, .. }) in &self.compiled {
            let (on, root) = (one.parent, roots.get(&id).copied().unwrap_or(id));
            if root != id {
                let hung = hung.entry(root).or_default();
                hung.bridges += 1;
                hung.left += if on == Some(root) { one.iterations } else { 0 };
                hung.most = hung.most.max((one.iterations, one.at.line));
            }
        }
        for (root, Hung { bridges, left, most }) in hung {
            let Some(described) = self.compiled.get_mut(&root) else { continue };
            let runs = described.one.iterations.max(described.one.entries);
            if bridges >= MANY && left >= runs / 10 {
                described.has_become(&Fate::Bridges { left, most }, bridges);
            }
        }
    }

    fn tell(&mut self, event: &Event) {
        for sink in &mut self.sinks {
            sink.take(event);
        }
    }
}

fn totals(loops: &[Loop], aborts: &[AbortCount], store: Option<&Store>) -> Totals {
    let of_kind = |kind| loops.iter().filter(|one| one.kind == kind).count() as u64;
    let failures = store.map_or(0, |store| {
        let guards = store.codes().iter().flat_map(|code| &code.compiled.guards);
        guards.map(|state| store.guard(state.id).failures()).sum()
    });
    Totals {
        loops: of_kind(LoopKind::Loop),
        functions: of_kind(LoopKind::Function),
        bridges: of_kind(LoopKind::Bridge),
        aborts: aborts.iter().map(|abort| abort.count).sum(),
        recorded: sum(loops.iter().map(|one| one.recorded)),
        body: sum(loops.iter().map(|one| one.body)),
        guard_failures: failures,
    }
}

fn sum(counts: impl Iterator<Item = Counts>) -> Counts {
    counts.fold(Counts::default(), |a, b| Counts {
        operations: a.operations + b.operations,
        guards: a.guards + b.guards,
        allocations: a.allocations + b.allocations,
        reads: a.reads + b.reads,
        writes: a.writes + b.writes,
        residual_calls: a.residual_calls + b.residual_calls,
        boxings: a.boxings + b.boxings,
    })
}
