//! A profile's samples and the JIT's decisions, in the order of time and in the words of the program.
//!
//! **In:** [`Moment`]s, which know addresses and positions, and the JIT's events with the time at which they came ([`Diary`]). **Out:** a
//! [`Timeline`] of functions and lines.
//!
//! ```text
//! machine code     address ─▶ operation ─▶ its position, and those of the frames that the trace has inlined ─┐
//! the interpreter  the first word at hand that is a position ────────────────────────────────────────────────┼─▶ the frames that wait
//! ```
//!
//! Where the frames of a sample were not found, those of its neighbours in time are taken: a stack that begins in the middle of the program would be a root
//! of its own in every viewer.
//!
//! **Absent:** the formats of files (`sidewinder_report::profile`).

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::time::SystemTime;

use sidewinder_jit::abi::CodeId;
use sidewinder_jit::backend::Backend;
use sidewinder_jit::report::{CodeKind, Compiled, Event};
use sidewinder_report::profile::{Decision, Doing, Function, Kind, Sample, Spot, Timeline};

use super::explain::Fate;
use super::facts;
use super::locate::{Locator, MODULE, Units, function_of};
use super::shares;

/// Where the thread was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// At this address of machine code.
    Code(usize),
    /// In a function that machine code has called; the address is that of the call.
    Call(usize),
    /// Elsewhere.
    Doing(shares::Doing),
}

/// A sample as it was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// When.
    pub at: u64,
    /// For how many periods it stands.
    pub weight: u64,
    /// Where the thread was.
    pub leaf: Leaf,
    /// Words at hand that may be a position in bytecode.
    pub positions: Vec<u64>,
    /// The positions of the frames that wait for the innermost one, if they were found.
    pub frames: Option<Vec<u64>>,
}

/// What happened in the JIT, and when.
pub struct Diary {
    program: String,
    began: u64,
    date: SystemTime,
    events: Vec<(u64, Event)>,
    compiled: BTreeMap<CodeId, Rc<Compiled>>,
}

impl Diary {
    /// The run starts now.
    pub fn start(program: String, now: u64) -> Diary {
        let (events, compiled) = (Vec::new(), BTreeMap::new());
        Diary { program, began: now, date: SystemTime::now(), events, compiled }
    }

    /// Something happened.
    pub fn take(&mut self, event: &Event, now: u64) {
        if let Event::Compiled(compiled) = event {
            self.compiled.insert(compiled.id, compiled.clone());
        }
        self.events.push((now, event.clone()));
    }

    /// All of it, once the run has ended.
    pub fn finish(
        &self,
        moments: Vec<Moment>,
        ended: u64,
        backend: Option<&dyn Backend>,
        (locator, units): (&Locator, &dyn Units),
    ) -> Timeline {
        let mut book = Book { diary: self, backend, locator, units, numbers: HashMap::new() };
        let period = shares::PERIOD.as_nanos() as u64;
        let mut samples: Vec<Sample> = Vec::with_capacity(moments.len());
        let mut is_whole = Vec::with_capacity(moments.len());
        for moment in moments {
            let Some((doing, stack)) = book.stack(&moment) else { continue };
            let at = moment.at.saturating_sub(self.began);
            is_whole.push(moment.frames.is_some());
            samples.push(Sample { at, weight: moment.weight * period, doing, stack });
        }
        let mut functions: Vec<(Function, usize)> = book.numbers.drain().collect();
        functions.sort_by_key(|&(_, number)| number);
        let functions: Vec<Function> =
            functions.into_iter().map(|(function, _)| function).collect();
        // A window of a frame further out passes for the innermost one's, and only so many frames are kept.
        let is_module = |spot: &Spot| functions[spot.function].name == MODULE;
        for (is_whole, sample) in is_whole.iter_mut().zip(&samples) {
            *is_whole &= sample.stack.first().is_none_or(is_module);
        }
        complete(&mut samples, &is_whole);
        let decisions = self.events.iter().filter_map(|(at, event)| {
            let (kind, pc, text) = book.decided(event)?;
            let spot = locator.find(units, pc);
            let line = spot.map_or(0, |spot| spot.place().line);
            let file = spot.map(|spot| spot.unit.file.name().to_string()).unwrap_or_default();
            Some(Decision { at: at.saturating_sub(self.began), kind, text, file, line })
        });
        let decisions = decisions.collect();
        Timeline {
            program: self.program.clone(),
            began: self.date,
            ended: ended.saturating_sub(self.began),
            period,
            functions,
            samples,
            decisions,
        }
    }
}

/// Gives samples whose frames were not found those of their neighbours in time: as far as these have the function, else what they have in common.
fn complete(samples: &mut [Sample], is_whole: &[bool]) {
    // The neighbours of each: those without any frame say nothing of it, and a long run may have many of them.
    let mut afters = vec![None; samples.len()];
    let mut after = None;
    for (index, sample) in samples.iter().enumerate().rev() {
        afters[index] = after;
        if is_whole[index] && !sample.stack.is_empty() {
            after = Some(index);
        }
    }
    let mut last = None;
    for index in 0..samples.len() {
        if is_whole[index] {
            last = if samples[index].stack.is_empty() { last } else { Some(index) };
            continue;
        }
        let [before, after] = [last, afters[index]]
            .map(|other: Option<usize>| other.map_or(&[][..], |other| &samples[other].stack));
        let first = samples[index].stack.first().map(|spot| spot.function);
        let to_function =
            |stack: &[Spot]| stack.iter().rposition(|spot| Some(spot.function) == first);
        let outer = match (to_function(before), to_function(after)) {
            (Some(depth), _) => before[..depth].to_vec(),
            (_, Some(depth)) => after[..depth].to_vec(),
            _ => {
                let pairs = before.iter().zip(after);
                let common = pairs.take_while(|(a, b)| a.function == b.function);
                let common: Vec<Spot> = common.map(|(a, _)| *a).collect();
                // At the start or the end of the run there is nothing in common: the module, if it is in any function.
                let module = before.first().or(after.first());
                let module = module.filter(|_| common.is_empty() && first.is_some());
                common.iter().chain(module).copied().collect()
            }
        };
        samples[index].stack.splice(0..0, outer);
        last = if samples[index].stack.is_empty() { last } else { Some(index) };
    }
}

/// What a sample is looked up in.
struct Book<'a> {
    diary: &'a Diary,
    backend: Option<&'a dyn Backend>,
    locator: &'a Locator,
    units: &'a dyn Units,
    numbers: HashMap<Function, usize>,
}

impl Book<'_> {
    /// What went on in a sample, and its frames as far as they are known, the outermost first. Nothing for the work that only the profile makes.
    fn stack(&mut self, moment: &Moment) -> Option<(Doing, Vec<Spot>)> {
        let (doing, inner) = match moment.leaf {
            Leaf::Doing(shares::Doing::Reporting) => return None,
            Leaf::Doing(doing) => {
                // In the middle of a call a position may still be the caller's, which waits already.
                let waits = moment.frames.as_ref().and_then(|frames| frames.first().copied());
                let is_it = |pc: &&u64| {
                    self.units.unit_at(**pc).is_some()
                        && !waits.is_some_and(|at| self.is_same(**pc, at))
                };
                let at = moment.positions.iter().find(is_it);
                (self.doing(doing), at.copied().into_iter().collect())
            }
            Leaf::Code(at) => (Doing::Compiled, self.inlined(at)),
            Leaf::Call(at) => (Doing::Runtime, self.inlined(at)),
        };
        let is_known = !inner.is_empty();
        let doing =
            if is_known || !matches!(moment.leaf, Leaf::Code(_)) { doing } else { Doing::Other };
        let frames = moment.frames.iter().flatten();
        let positions = inner.iter().chain(frames);
        let mut stack: Vec<Spot> = positions.filter_map(|&pc| self.spot(pc)).collect();
        stack.reverse();
        Some((doing, stack))
    }

    /// Whether two positions are in one instruction.
    fn is_same(&self, here: u64, there: u64) -> bool {
        let start = |pc| {
            let spot = self.locator.find(self.units, pc)?;
            Some((std::ptr::from_ref(spot.unit), spot.instruction()?.offset))
        };
        start(here).is_some() && start(here) == start(there)
    }

    fn doing(&self, doing: shares::Doing) -> Doing {
        match doing {
            shares::Doing::Collecting => Doing::Collecting,
            shares::Doing::Recording => Doing::Recording,
            shares::Doing::Optimizing => Doing::Optimizing,
            shares::Doing::Assembling => Doing::Assembling,
            shares::Doing::Interpreting => Doing::Interpreted,
            shares::Doing::Between | shares::Doing::Reporting => Doing::Other,
        }
    }

    /// The positions of the frames that an address of machine code is in: the innermost first.
    fn inlined(&self, address: usize) -> Vec<u64> {
        let Some(backend) = self.backend else { return Vec::new() };
        if backend.ways().contains(&address) {
            return Vec::new();
        }
        let Some((id, op)) = backend.code_at(address) else { return Vec::new() };
        let Some(compiled) = self.diary.compiled.get(&id) else { return Vec::new() };
        let origin = op.and_then(|op| compiled.ops.get(op as usize));
        let origin = origin.map(|&origin| compiled.origins[origin.0 as usize]);
        let Some(origin) = origin.filter(|origin| origin.pc != 0) else { return vec![compiled.pc] };
        let mut positions = vec![origin.pc];
        let mut frame = origin.frame;
        while let Some(here) = compiled.frames.get(frame as usize)
            && here.parent != frame
        {
            positions.push(here.call_pc);
            frame = here.parent;
        }
        positions
    }

    fn spot(&mut self, pc: u64) -> Option<Spot> {
        let spot = self.locator.find(self.units, pc)?;
        let file = &spot.unit.file;
        let function = Function {
            name: function_of(spot.unit).to_owned(),
            file: file.name().to_string(),
            line: file.place(spot.unit.span).line,
        };
        let line = spot.place().line;
        let next = self.numbers.len();
        Some(Spot { function: *self.numbers.entry(function).or_insert(next), line })
    }

    /// What a viewer says of an event.
    fn decided(&self, event: &Event) -> Option<(Kind, u64, String)> {
        let name = |id: CodeId| {
            let kind = match self.diary.compiled.get(&id).map(|compiled| compiled.kind) {
                Some(CodeKind::Loop) | None => "loop",
                Some(CodeKind::Function) => "function",
                Some(CodeKind::Bridge(_)) => "side path",
            };
            format!("{kind} {}", facts::id(id))
        };
        let place = |pc| match self.locator.find(self.units, pc) {
            Some(spot) => {
                let place = spot.place();
                format!("{}, {}:{}", place.function, place.file, place.line)
            }
            None => "code that is gone".into(),
        };
        let pc_of = |id| self.diary.compiled.get(&id).map_or(0, |compiled| compiled.pc);
        Some(match event {
            Event::Compiled(compiled) => {
                let kind = match compiled.kind {
                    CodeKind::Bridge(_) => Kind::SidePath,
                    _ => Kind::Compiled,
                };
                let left = compiled.story.body.left().operations;
                let (name, at) = (name(compiled.id), place(compiled.pc));
                (kind, compiled.pc, format!("{name} compiled: {at}; {left} operations"))
            }
            Event::Aborted { pc, reason, .. } => {
                let why = reason.sentence();
                (Kind::Aborted, *pc, format!("recording given up: {}; {why}", place(*pc)))
            }
            Event::GivenUp { pc } => {
                (Kind::GivenUp, *pc, format!("not tried again: {}", place(*pc)))
            }
            Event::Invalidated { id, what } => {
                let why = Fate::Invalidated(what.clone()).told(1).1;
                let (name, pc) = (name(*id), pc_of(*id));
                (Kind::Invalidated, pc, format!("{name} invalidated: {}; {why}", place(pc)))
            }
            Event::Freed { id } => {
                let (name, pc) = (name(*id), pc_of(*id));
                (Kind::Freed, pc, format!("{name} freed: {}", place(pc)))
            }
        })
    }
}

impl std::fmt::Debug for Diary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Diary").field("events", &self.events.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(stacks: &[&[usize]]) -> Vec<Sample> {
        let spot = |&function: &usize| Spot { function, line: 1 };
        let sample = |stack: &&[usize]| Sample {
            at: 0,
            weight: 1,
            doing: Doing::Compiled,
            stack: stack.iter().map(spot).collect(),
        };
        stacks.iter().map(sample).collect()
    }

    #[test]
    fn what_was_not_found_is_its_neighbours() {
        let mut all = samples(&[&[7], &[0, 1, 2], &[2, 5], &[3], &[0, 1, 4], &[4], &[0, 6, 4]]);
        complete(&mut all, &[false, true, false, false, true, false, true]);
        let functions = |sample: &Sample| -> Vec<usize> {
            sample.stack.iter().map(|spot| spot.function).collect()
        };
        let found: Vec<Vec<usize>> = all.iter().map(functions).collect();
        // The first has only one neighbour, and the fourth what both have in common.
        assert_eq!(found[0], [0, 7]);
        assert_eq!(found[2], [0, 1, 2, 5]);
        assert_eq!(found[3], [0, 1, 3]);
        assert_eq!(found[5], [0, 1, 4]);
        assert_eq!(found.iter().map(Vec::len).sum::<usize>(), 2 + 3 + 4 + 3 + 3 + 3 + 3);
    }

    #[test]
    fn samples_without_frames_do_not_hide_the_module() {
        // The machine does something else, whole and without a frame, on both sides of one whose frames were not found.
        let mut all = samples(&[&[0, 1], &[], &[2], &[], &[], &[0, 3]]);
        complete(&mut all, &[true, true, false, true, true, true]);
        let functions: Vec<usize> = all[2].stack.iter().map(|spot| spot.function).collect();
        assert_eq!(functions, [0, 2]);
        // Nothing in common: it may be no root all the same.
        let mut all = samples(&[&[0, 1], &[2], &[4, 3]]);
        complete(&mut all, &[true, false, true]);
        assert_eq!(all[1].stack.first().map(|spot| spot.function), Some(0));
    }
}
