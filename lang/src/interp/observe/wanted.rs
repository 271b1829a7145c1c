//! What is wanted of a run besides running: a report, traces, a profile.

#![allow(unsafe_code)] // The sampler reads a word of the Vm from a signal handler.

use super::log::{Eyes, now};
use super::sampler::Sampler;
use crate::interp::core::signals::CAME;
use crate::object::{Codes, Raised};
use crate::observe::announce::Announcers;
use crate::observe::listing::{self, Stages};
use crate::observe::shares::Samples;
use crate::observe::timeline::Diary;
use crate::observe::traces;
use crate::vm::gil::TURN;
use crate::vm::{Reserved, Vm};
use sidewinder_compiler::bytecode::Unit;
use sidewinder_report::Written;
use sidewinder_report::profile::Timeline;
use sidewinder_report::schema::{Exit, Place, Program};
use sidewinder_report::traces::Traces;

use crate::observe::{Collector, End, Locator, Units};
use sidewinder_jit::abi::Ctx;
use sidewinder_jit::backend::announce::Announcer;
use sidewinder_jit::driver::Jit;
use sidewinder_jit::report::{Event, Phase, phase};
use sidewinder_report::Sink;
use sidewinder_syntax::source::{SourceFile, Span};
use std::cell::RefCell;
use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// What is wanted of a run.
pub struct Wanted {
    /// The program, for the first line of its report.
    pub program: Program,
    /// What `--seed` asked for.
    pub seed: Option<u64>,
    /// Places are told as seen from this folder.
    pub root: PathBuf,
    /// Whether samples are taken, for the shares of a report.
    pub samples: bool,
    /// Where events go.
    pub sinks: Vec<Box<dyn Sink + Send>>,
    /// Which traces to list at the end; with a number, only that one. They must have been kept.
    pub listing: Option<(Stages, Option<u64>)>,
    /// Whether all traces are wanted as data. They must have been kept.
    pub traces: bool,
    /// What is open for all that, and kept from the program.
    pub reserved: Reserved,
    /// Whether samples and decisions are wanted in the order of time.
    pub timeline: bool,
    /// Who is told of machine code as it is made.
    pub announcers: Vec<Box<dyn Announcer>>,
}

/// What came of a run.
#[derive(Debug)]
pub struct Ran {
    /// The exit status.
    pub status: i32,
    /// Why the report is not complete, if it is not.
    pub written: io::Result<()>,
    /// The traces, if they were wanted.
    pub listing: String,
    /// The traces as data, if they were wanted: without the report of the run.
    pub traces: Option<Box<Traces>>,
    /// Samples and decisions in the order of time, if they were wanted.
    pub timeline: Option<Timeline>,
    /// Why not all machine code could be told of, if it was wanted.
    pub announced: io::Result<()>,
}

impl Ran {
    /// A run of which nothing else was wanted.
    pub fn with(status: i32) -> Ran {
        Ran {
            status,
            written: Ok(()),
            listing: String::new(),
            traces: None,
            timeline: None,
            announced: Ok(()),
        }
    }
}

impl Units for Codes {
    fn unit_at(&self, pc: u64) -> Option<(&Unit, u32)> {
        let code = self.at(pc as usize as *const u32)?;
        Some((&code.unit, code.offset(pc as usize as *const u32)))
    }

    fn unrolls(&self, pc: u64) -> bool {
        self.at(pc as usize as *const u32).is_some_and(|code| code.unrolls())
    }
}

/// What observes a run.
pub(in crate::interp) struct Observer {
    collector: Rc<RefCell<Option<Collector>>>,
    locator: Locator,
    listing: Option<(Stages, Option<u64>)>,
    traces: bool,
    /// The folder of the program's main file, with its closing slash, if it is named.
    folder: Option<String>,
    sampler: Option<Sampler>,
    /// What happens in the JIT, with the time, if that is wanted.
    diary: Option<Rc<RefCell<Diary>>>,
    announcers: Option<Rc<RefCell<Announcers>>>,
}

impl Vm {
    /// Whether a report is going to tell of the run.
    pub(crate) fn is_observed(&self) -> bool {
        self.part::<Option<Observer>>().is_some()
    }

    /// Starts what was wanted.
    pub(in crate::interp) fn observe(&mut self, wanted: Wanted) {
        *self.part_mut::<Reserved>() = wanted.reserved;
        let locator = Locator::new(wanted.root);
        // Traces and names need none, and their signals would stop a debugger.
        let has_reader = wanted.samples && !wanted.sinks.is_empty();
        let is_sampled = has_reader || wanted.timeline;
        let mut sinks: Vec<Box<dyn Sink>> = Vec::new();
        for sink in wanted.sinks {
            sinks.push(sink);
        }
        let folder = wanted.program.file.rfind('/');
        let folder = folder.map(|end| wanted.program.file[..=end].to_owned());
        let params = self.jit.as_ref().map(|jit| jit.params().clone()).unwrap_or_default();
        let units: Rc<dyn Units> = self.codes.clone();
        let program = wanted.program.file.clone();
        let diary = wanted.timeline.then(|| Rc::new(RefCell::new(Diary::start(program, now()))));
        let begin = (wanted.program, wanted.seed.unwrap_or(0));
        let collector = Collector::start(begin, &params, locator.clone(), units, sinks);
        let collector = Rc::new(RefCell::new(Some(collector)));
        let jit = self.jit.as_ref().filter(|_| !wanted.announcers.is_empty());
        let announcers = jit.map(|jit| {
            let announcers = Announcers::start(wanted.announcers, jit.backend());
            Rc::new(RefCell::new(announcers))
        });
        if let Some(jit) = &self.jit {
            let (heard, diary) = (collector.clone(), diary.clone());
            let told = announcers.clone();
            let (own, locator, units) = (Rc::downgrade(jit), locator.clone(), self.codes.clone());
            jit.listen(Box::new(move |event| {
                let _reporting = phase::enter(Phase::Reporting);
                if let (Some(told), Event::Compiled(compiled)) = (&told, &event)
                    && let Some(jit) = own.upgrade()
                {
                    let mut told = told.borrow_mut();
                    told.compiled(compiled, jit.backend(), (&locator, &*units));
                }
                if let Some(diary) = &diary {
                    diary.borrow_mut().take(&event, now());
                }
                if let Some(collector) = &mut *heard.borrow_mut() {
                    collector.take(event);
                }
            }));
        }
        let code = self.jit.as_ref().map(|jit| jit.backend().range()).unwrap_or_default();
        let stack = self.stack.start()..self.stack.start() + self.stack.memory.bytes();
        let (floor, innermost) = (&raw const self.floor, &raw const self.ctx.innermost);
        let at = &raw const self.ctx.at;
        let eyes = Eyes { code, floor, innermost, at, stack };
        // SAFETY: the Vm outlives the run, at whose end the sampler is stopped.
        let sampler =
            is_sampled.then(|| unsafe { Sampler::start(eyes, wanted.timeline) }).flatten();
        let (listing, traces) = (wanted.listing, wanted.traces);
        *self.part_mut::<Option<Observer>>() = Some(Observer {
            collector,
            locator,
            listing,
            traces,
            folder,
            sampler,
            diary,
            announcers,
        });
    }

    /// Forgets what was wanted: in a forked process, whose parent reports. Nothing is closed, what is still to be written is not
    /// written twice, and the sampler's thread is not waited for: it is the parent's.
    pub(crate) fn report_no_more(&mut self) {
        let Some(observer) = self.part_mut::<Option<Observer>>().take() else { return };
        std::mem::forget(observer.collector.borrow_mut().take());
        std::mem::forget(observer.sampler);
        if let Some(announcers) = &observer.announcers {
            announcers.borrow_mut().forget();
        }
    }

    /// A place as a report tells it, if one is wanted.
    pub(in crate::interp) fn place_in(
        &self,
        file: &SourceFile,
        span: Span,
        function: &str,
    ) -> Option<Written<Place>> {
        Some(self.part::<Option<Observer>>().as_ref()?.locator.place(file, span, function.into()))
    }

    /// What the outside wants at a safepoint: to tell of signals, or to know how far loops have come.
    pub(crate) fn attend_to_outside(&mut self) -> Result<(), Raised> {
        if let (Some(observer), Some(jit)) = (self.part::<Option<Observer>>(), &self.jit)
            && let Some(collector) = &mut *observer.collector.borrow_mut()
        {
            collector.tick(&jit.store());
        }
        self.attend_to_signals()
    }

    /// Forgets that the outside wants something; it is asked anyway. What is left concerns the collector.
    pub(in crate::interp) fn hear_outside(&self) {
        self.ctx.poll.fetch_and(!(CAME | TURN | Ctx::MARK), Ordering::SeqCst);
    }

    /// The last of what was wanted.
    pub(in crate::interp) fn stop_observing(&mut self, exit: Exit) -> Ran {
        let status = exit.status;
        let Some(observer) = self.part_mut::<Option<Observer>>().take() else {
            return Ran::with(status);
        };
        let jit: Option<Rc<Jit>> = self.jit.clone();
        let (profile, moments) = observer.sampler.map(Sampler::stop).unwrap_or_default();
        let ended = now();
        let timeline = observer.diary.as_ref().map(|diary| {
            let backend = jit.as_ref().map(|jit| jit.backend());
            diary.borrow().finish(moments, ended, backend, (&observer.locator, &*self.codes))
        });
        let samples = match &jit {
            Some(jit) => Samples::of(profile, jit.backend()),
            None => Samples { profile, ..Samples::default() },
        };
        let cold = jit.as_ref().map(|jit| jit.interpreted(self)).unwrap_or_default();
        let is_own = |name: &str| {
            let is_within = |folder: &String| name.starts_with(folder.as_str());
            !name.starts_with(['<', '/']) || observer.folder.as_ref().is_some_and(is_within)
        };
        let own = |name: &str| is_own(&observer.locator.file(name));
        let end = End {
            exit,
            hints: std::mem::take(
                &mut self.part_mut::<crate::interp::guest::hints::Hinted>().wrong,
            ),
            heap: self.heap.stats(),
            times: jit.as_ref().map(|jit| jit.times()).unwrap_or_default(),
            unreached: self.unreached(&cold, own),
            cold,
            samples,
        };
        let store = jit.as_ref().map(|jit| jit.store());
        let written = match observer.collector.take() {
            Some(collector) => collector.finish(end, store.as_deref(), &is_own),
            None => Ok(()),
        };
        let listing = match (&observer.listing, &jit) {
            (Some((stages, only)), Some(jit)) => {
                listing::list(jit, self, &observer.locator, &*self.codes, *stages, *only)
            }
            (Some(_), None) => "The JIT is off: there are no traces.\n".into(),
            (None, _) => String::new(),
        };
        let traces = jit
            .as_ref()
            .filter(|_| observer.traces)
            .map(|jit| Box::new(traces::collect(jit, self, &observer.locator, &*self.codes)));
        let announced = observer.announcers.and_then(|all| all.borrow_mut().error());
        let announced = announced.map_or(Ok(()), Err);
        Ran { status, written, listing, traces, timeline, announced }
    }
}

impl crate::vm::Part for Option<Observer> {
    const PLACE: crate::vm::Place = crate::vm::Place::Observer;
}
