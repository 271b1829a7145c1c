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
//! Where the frames of a sample were not found, those of the sample before are taken as far as they have the function: a stack that
//! begins in the middle of the program would be a root of its own in every viewer.
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
use super::locate::{Locator, Units, function_of};
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
        for moment in moments {
            let Some((doing, stack)) = book.stack(&moment, samples.last()) else { continue };
            let at = moment.at.saturating_sub(self.began);
            samples.push(Sample { at, weight: moment.weight * period, doing, stack });
        }
        let decisions = self.events.iter().filter_map(|(at, event)| {
            let (kind, pc, text) = book.decided(event)?;
            let spot = locator.find(units, pc);
            let line = spot.map_or(0, |spot| spot.place().line);
            let file = spot.map(|spot| spot.unit.file.name().to_string()).unwrap_or_default();
            Some(Decision { at: at.saturating_sub(self.began), kind, text, file, line })
        });
        let decisions = decisions.collect();
        let mut functions: Vec<(Function, usize)> = book.numbers.into_iter().collect();
        functions.sort_by_key(|&(_, number)| number);
        Timeline {
            program: self.program.clone(),
            began: self.date,
            ended: ended.saturating_sub(self.began),
            period,
            functions: functions.into_iter().map(|(function, _)| function).collect(),
            samples,
            decisions,
        }
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
    /// What went on in a sample, and its frames, the outermost first. Nothing for the work that only the profile makes.
    fn stack(&mut self, moment: &Moment, before: Option<&Sample>) -> Option<(Doing, Vec<Spot>)> {
        let (doing, inner) = match moment.leaf {
            Leaf::Doing(shares::Doing::Reporting) => return None,
            Leaf::Doing(doing) => {
                let at = moment.positions.iter().find(|&&pc| self.units.unit_at(pc).is_some());
                (self.doing(doing), at.copied().into_iter().collect())
            }
            Leaf::Code(at) => (Doing::Compiled, self.inlined(at)),
            Leaf::Call(at) => (Doing::Runtime, self.inlined(at)),
        };
        let is_known = !inner.is_empty();
        let doing =
            if is_known || !matches!(moment.leaf, Leaf::Code(_)) { doing } else { Doing::Other };
        let mut stack: Vec<Spot> = inner.iter().filter_map(|&pc| self.spot(pc)).collect();
        let is_between = matches!(moment.leaf, Leaf::Doing(_));
        match &moment.frames {
            // In the middle of a call the frame of the function called may be there, and the position still be the caller's.
            Some(frames)
                if is_between
                    && frames.first().is_some_and(|&pc| self.is_same(inner.first(), pc)) =>
            {
                stack = frames.iter().filter_map(|&pc| self.spot(pc)).collect();
            }
            Some(frames) => stack.extend(frames.iter().filter_map(|&pc| self.spot(pc))),
            None => {
                let outer = before.map_or(&[][..], |before| &before.stack);
                let last = stack.last().map(|spot| spot.function);
                let same = outer.iter().rposition(|spot| Some(spot.function) == last);
                let known = same.unwrap_or(if is_known { outer.len().min(1) } else { outer.len() });
                stack.extend(outer[..known].iter().rev());
            }
        }
        stack.reverse();
        Some((doing, stack))
    }

    /// Whether a position of the interpreter is in the instruction that one is in which waits.
    fn is_same(&self, here: Option<&u64>, waiting: u64) -> bool {
        let start = |pc| {
            let spot = self.locator.find(self.units, pc)?;
            Some((std::ptr::from_ref(spot.unit), spot.instruction()?.offset))
        };
        here.is_some_and(|&here| start(here).is_some() && start(here) == start(waiting))
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
