//! What samples mean: shares of a run, of its pieces of code, of functions and lines, and of single facts.
//!
//! **In:** the samples, with the compiled code that they are in, and what was compiled. **Out:** the shares in the loop objects and facts, and the
//! summary's. Shares are of the CPU time of the run without that of the report itself; they add up to 1.
//!
//! What a call that was left costs is sampled. What a single allocation or failing guard costs is too little to be seen in samples: their
//! counts are exact, and the constants below say what one costs, as `bench --prices` measures it. A program whose data do not fit the caches pays more.

use std::collections::BTreeMap;

use sidewinder_jit::abi::CodeId;
use sidewinder_jit::backend::Backend;

use super::facts::Described;
use super::locate::{Locator, Spot, Units};
use sidewinder_report::Written;
use sidewinder_report::schema::{About, Cost, Gc, Place, Spent};
use std::time::Duration;

/// CPU time from sample to sample.
pub const PERIOD: Duration = Duration::from_millis(1);

/// Words of each.
pub const WORDS: usize = 96;

/// What is counted besides machine code, in the order of [`Profile::phases`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Collecting.
    Collecting,
    /// Recording traces.
    Recording,
    /// Optimizing them.
    Optimizing,
    /// Turning them into machine code.
    Assembling,
    /// Writing the report.
    Reporting,
    /// On the way into machine code or out of it.
    Between,
    /// In the interpreter, or a function that it has called.
    Interpreting,
}

/// How many there are of [`Doing`].
pub const DOINGS: usize = Doing::ALL.len();

impl Doing {
    /// All, in order.
    pub const ALL: [Doing; 7] = [
        Doing::Collecting,
        Doing::Recording,
        Doing::Optimizing,
        Doing::Assembling,
        Doing::Reporting,
        Doing::Between,
        Doing::Interpreting,
    ];
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Samples in machine code, by address.
    pub code: Vec<(usize, u64)>,
    /// Samples in functions that machine code has called, by return address.
    pub calls: Vec<(usize, u64)>,
    /// All others, by [`Doing`].
    pub doing: [u64; DOINGS],
    /// Words at hand in samples of the interpreter: registers, then the top of the stack.
    pub interpreted: Vec<[usize; WORDS]>,
}

impl Profile {
    /// All samples.
    pub fn total(&self) -> u64 {
        let counted = |counts: &[(usize, u64)]| counts.iter().map(|&(_, n)| n).sum::<u64>();
        counted(&self.code) + counted(&self.calls) + self.doing.iter().sum::<u64>()
    }

    /// How many samples there were of something.
    pub fn samples(&self, doing: Doing) -> u64 {
        self.doing[doing as usize]
    }
}

// Medians of `bench --prices --rounds 7` on an AMD EPYC (family 26), 27 November 2026; the ranges of the rounds are in brackets.

/// Nanoseconds that one allocation takes in machine code, without what the collector does for it later (0.27 to 0.31; 0.48 for a boxed float).
const ALLOCATION: f64 = 0.3;

/// Nanoseconds that it takes to leave machine code by a guard without a bridge, and to come back, with the rest of a short iteration (52.2 to 53.0).
const EXIT: f64 = 52.0;

/// Nanoseconds that it takes to go to a bridge and back (0.41 to 0.50).
const BRIDGE: f64 = 0.41;

/// Nanoseconds that a write takes (0.00 to 0.03): the processor has room for it beside other work.
const WRITE: f64 = 0.03;

/// Bytes of an object whose size is not known: header and three words.
const OBJECT: u64 = 32;

/// A sample, or several, in compiled code or a function that it has called.
#[derive(Clone, Copy, Debug)]
pub struct InCode {
    /// The code.
    pub code: CodeId,
    /// The operation, by its number in the compiled trace.
    pub op: Option<u32>,
    /// Whether it is a call, and the thread was in what it calls.
    pub is_call: bool,
    /// How many.
    pub n: u64,
}

/// The samples of a run.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Those in compiled code.
    pub code: Vec<InCode>,
    /// All.
    pub profile: Profile,
}

impl Samples {
    /// Those of a profile, by the code that has an address, or had it last.
    pub fn of(mut profile: Profile, backend: &dyn Backend) -> Samples {
        let ways = backend.ways();
        // The return address is the one behind the call.
        let is_way = |at: usize, is_call: bool| ways.contains(&(at + usize::from(is_call)));
        let mut between = 0;
        let mut take = |places: &mut Vec<(usize, u64)>, is_call| {
            let on_the_way = places.extract_if(.., |&mut (at, _)| is_way(at, is_call));
            between += on_the_way.map(|(_, n)| n).sum::<u64>();
            let found = places.iter().filter_map(|&(at, n)| {
                let (code, op) = backend.code_at(at)?;
                Some(InCode { code, op, is_call, n })
            });
            found.collect::<Vec<InCode>>()
        };
        let mut code = take(&mut profile.code, false);
        code.extend(take(&mut profile.calls, true));
        profile.doing[Doing::Between as usize] += between;
        Samples { code, profile }
    }

    /// Samples of the program, without those of its report.
    fn total(&self) -> u64 {
        self.profile.total() - self.profile.samples(Doing::Reporting)
    }
}

/// Shares by place.
#[derive(Default)]
struct Places {
    functions: BTreeMap<Place, f64>,
    lines: BTreeMap<Place, f64>,
    library: f64,
    own: f64,
}

impl Places {
    fn add(
        &mut self,
        spot: Option<Spot<'_>>,
        share: f64,
        is_compiled: bool,
        is_own: &dyn Fn(&str) -> bool,
    ) {
        let Some(spot) = spot else {
            // Code without a place is none of the program's.
            self.library += if is_compiled { share } else { 0.0 };
            return;
        };
        let place = spot.place();
        if is_compiled {
            *(if is_own(&place.file) { &mut self.own } else { &mut self.library }) += share;
        }
        let line = Place { column: 0, end_line: place.line, end_column: 0, ..Place::clone(&place) };
        *self.lines.entry(line).or_default() += share;
        let function = Place::clone(&spot.function_header());
        *self.functions.entry(function).or_default() += share;
    }
}

/// The places with the highest shares.
fn ranked(shares: BTreeMap<Place, f64>) -> Vec<Cost> {
    let mut costs: Vec<Cost> = shares
        .into_iter()
        .filter(|&(_, share)| share >= 0.001)
        .map(|(at, share)| Cost { at: Written::from(at), share })
        .collect();
    costs.sort_by(|a, b| b.share.total_cmp(&a.share));
    costs
}

/// What the samples say of all.
pub struct Shared {
    /// Of the run.
    pub spent: Spent,
    /// Of functions, the most expensive first.
    pub functions: Vec<Cost>,
    /// Of lines.
    pub lines: Vec<Cost>,
}

/// Fills in the shares of pieces and facts; gives those of the run. `is_own`: whether a file is the program's own, not the library's.
pub fn share(
    compiled: &mut BTreeMap<u64, Described>,
    samples: &Samples,
    gc: Gc,
    (locator, units): (&Locator, &dyn Units),
    is_own: &dyn Fn(&str) -> bool,
) -> Shared {
    let total = samples.total();
    let each = if total == 0 { 0.0 } else { 1.0 / total as f64 };
    let of = |doing| samples.profile.samples(doing) as f64 * each;
    let mut places = Places::default();
    let (mut pieces, mut calls) = (BTreeMap::<u64, f64>::new(), BTreeMap::<(u64, u32), f64>::new());
    for sample in &samples.code {
        let id = super::facts::id(sample.code);
        let Some(described) = compiled.get(&id) else { continue };
        let share = sample.n as f64 * each;
        *pieces.entry(id).or_default() += share;
        if let (Some(op), true) = (sample.op, sample.is_call) {
            *calls.entry((id, op)).or_default() += share;
        }
        let pc = sample.op.and_then(|op| described.position(op));
        places.add(locator.find(units, pc.unwrap_or(described.pc)), share, true, is_own);
    }
    let found = samples
        .profile
        .interpreted
        .iter()
        .filter_map(|words| words.iter().find_map(|&word| locator.find(units, word as u64)));
    let found: Vec<Spot<'_>> = found.collect();
    let interpreted = of(Doing::Interpreting);
    for spot in &found {
        places.add(Some(*spot), interpreted / found.len() as f64, false, is_own);
    }
    let collecting = of(Doing::Collecting);
    for (id, described) in compiled.iter_mut() {
        described.one.share = Some(pieces.get(id).copied().unwrap_or(0.0));
        described.share_out(|op| calls.get(&(*id, op)).copied().unwrap_or(0.0));
    }
    let seconds = total as f64 * PERIOD.as_secs_f64();
    let price = Price { seconds, collecting, allocated: gc.allocated_bytes as f64 };
    let runs: BTreeMap<u64, u64> =
        compiled.iter().map(|(&id, of)| (id, of.one.iterations)).collect();
    for fact in compiled.values_mut().flat_map(|described| &mut described.one.facts) {
        let estimated = match &fact.about {
            About::Allocation(object) if !object.removed => {
                Some(price.of_allocations(fact.times, object.bytes))
            }
            About::Allocation(object) => Some(price.of_allocations(object.left, object.bytes)),
            About::Guard(guard) if guard.failures > 0 || guard.bridge.is_some() => {
                let aside = guard.bridge.and_then(|id| runs.get(&id)).copied().unwrap_or(0);
                Some(price.of(guard.failures, EXIT) + price.of(aside, BRIDGE))
            }
            About::Write(_) => Some(price.of(fact.times, WRITE)),
            _ => None,
        };
        if let Some(share) = estimated.filter(|share| *share > 0.0) {
            fact.share = Some(share);
        }
    }
    let rest = of(Doing::Recording) + of(Doing::Optimizing) + of(Doing::Assembling);
    let spent = Spent {
        samples: total,
        own: places.own,
        library: places.library,
        interpreted,
        collecting,
        compiling: rest,
        // Not what is left of 1: a sample that finds no place is missing in the sum, and a test sees it.
        other: of(Doing::Between),
    };
    Shared { spent, functions: ranked(places.functions), lines: ranked(places.lines) }
}

/// What things cost in a run.
struct Price {
    /// Its CPU time.
    seconds: f64,
    /// The collector's share.
    collecting: f64,
    /// Bytes allocated.
    allocated: f64,
}

impl Price {
    /// The share of so many things that take so many nanoseconds each.
    fn of(&self, n: u64, nanoseconds: f64) -> f64 {
        if self.seconds == 0.0 {
            0.0
        } else {
            (n as f64 * nanoseconds * 1e-9 / self.seconds).min(1.0)
        }
    }

    /// The share of allocations, with their part of the collector's work.
    fn of_allocations(&self, n: u64, bytes: u64) -> f64 {
        let bytes = if bytes == 0 { OBJECT } else { bytes };
        let part = n as f64 * bytes as f64 / self.allocated.max(1.0);
        self.of(n, ALLOCATION) + self.collecting * part.min(1.0)
    }
}
