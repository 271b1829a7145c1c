//! Recording: the interpreter on the recorder, from a site or from a failing guard, until the trace ends.

use super::Jit;
use super::site::State;
use super::{bridge_start, compile::Recorded};
use crate::abi::{CodeId, GuardId, Pc, Site};
use crate::host::Host;
use crate::ir::{Resume, Target, TraceKind};
use crate::machine::{
    Abort, Flow, Interp, recorder::End, recorder::Largest, recorder::Limits, recorder::Recorder,
    window::Window,
};
use crate::report::{Event, Phase, phase};
use crate::resume::rebuild::{Resumed, rebuild};
use std::time::Instant;

/// Recursion that made a trace too long is followed so many times less deep: what calls itself twice in each frame has a ninth of the operations two
/// frames further up.
const SHALLOWER: u32 = 3;

/// Recordings given up that are remembered where no report is wanted.
const MOST_TOLD: usize = 1000;

impl Jit {
    /// Records from a site, and compiles what was recorded. Not in line, as the next: a recorder is large, and where its
    /// frame comes to stand the stack is to be cleared first ([`forget_stack`]).
    #[inline(never)]
    pub(super) fn record_site<I: Interp>(
        &self,
        host: &mut dyn Host,
        ctx: *mut u8,
        site: Site,
        window: Window,
    ) -> Resumed {
        self.make_room(host, ctx);
        if self.is_full() {
            self.given_up(site, Abort::OutOfMemory, None, host);
            return Resumed { pc: site.pc, resume: Resume::Run, window };
        }
        let is_loop = host.is_loop_header(site.pc);
        let kind = if is_loop { TraceKind::Loop } else { TraceKind::Function };
        let greens = host.greens(site);
        let mut slots = host.live_slots(site.pc);
        slots.retain(|&slot| greens.iter().all(|&(green, _)| green != slot));
        let input = |slot| slots.iter().position(|&known| known == slot);
        let virtualizables = host.virtualizables(site).into_iter().filter_map(input).collect();
        let start = Instant::now();
        let limits = self.limits(self.sites.borrow().was_too_long(site));
        let recorder = Recorder::new(host, self, ctx, (site, window), kind, limits);
        recorder.take_inputs(&slots);
        recorder.take_greens(&greens);
        recorder.trace_mut().virtualizables = virtualizables;
        let recording = phase::enter(Phase::Recording);
        let (end, resumed) = self.record::<I>(&recorder, Resume::Run);
        drop(recording);
        if end == End::Closed {
            recorder.end_jump(Target::Own(0), &slots);
        }
        let target = self.finish(&recorder, end, resumed.resume);
        let largest = recorder.largest();
        self.note_end(end, &recorder);
        let mut trace = recorder.finish();
        trace.shares_lists = shares_lists(host, end, site, &resumed);
        self.spent(|times, spent| times.recording += spent, start);
        // Who is asked for the name of the place runs above the frames as they are now.
        host.cover(resumed.window.base());
        self.note_inner(end, &resumed, host);
        let compiled = match end {
            End::Abort(reason) => Err(reason),
            _ => self.compiling(|| self.compile_site(host, trace, site, target)),
        };
        match compiled {
            Ok(id) => {
                self.sites.borrow_mut().compiled(site, id, host);
                host.set_door(site, &self.store.borrow().code(id).door);
            }
            Err(reason) => {
                let pins = host.take_pins(std::ptr::null(), &[]);
                host.unpin(pins);
                self.given_up(site, reason, largest, host);
            }
        }
        resumed
    }

    /// Records a bridge from a failing guard, and compiles it. `live` are the guard's live values.
    #[inline(never)]
    pub(crate) fn record_bridge<I: Interp>(
        &self,
        guard: GuardId,
        live: &[u64],
        host: &mut dyn Host,
        ctx: *mut u8,
        window: Window,
    ) -> Option<Resumed> {
        let data = self.store.borrow().guard(guard).resume.clone();
        let types = self.store.borrow().guard(guard).live_types.clone();
        let (at, _) = rebuild(&data, live, window, host)?;
        self.make_room(host, ctx);
        if let Some(reason) = self.no_bridge(guard) {
            self.note_abort(data.pc as Pc, reason, None);
            self.store.borrow_mut().guard_mut(guard).give_up();
            return Some(at);
        }
        let frames = bridge_start::frames(&data, host);
        let Some(frames) = frames else {
            self.store.borrow_mut().guard_mut(guard).give_up();
            return Some(at);
        };
        let start = Instant::now();
        let position = (Site::plain(at.pc), window);
        let limits = self.limits(self.store.borrow().guard(guard).is_cut());
        let switch_limits = (self.params().switch_limit, self.params().wide_switch_limit);
        let generic = self.store.borrow_mut().generic(guard, live, host, switch_limits);
        let recorder = Recorder::new(host, self, ctx, position, TraceKind::Bridge, limits);
        recorder.generic(&generic);
        // What the parent knew is built into the bridge.
        recorder.rests_on(&self.facts_of(guard));
        let (guest, is_plain) = {
            let store = self.store.borrow();
            (store.guest_at(guard), store.is_in_plain_loop(guard))
        };
        if guest != 0 {
            recorder.follow_guest();
        } else if is_plain {
            recorder.leave_to_guest();
        }
        bridge_start::prepare(&recorder, &data, &types, &frames);
        let recording = phase::enter(Phase::Recording);
        let (end, mut resumed) = self.record::<I>(&recorder, at.resume);
        drop(recording);
        let target = self.finish(&recorder, end, resumed.resume);
        let (headers, largest) = (recorder.headers(), recorder.largest());
        self.note_end(end, &recorder);
        let mut trace = recorder.finish();
        trace.shares_lists = shares_lists(host, end, Site::plain(at.pc), &resumed);
        self.spent(|times, spent| times.recording += spent, start);
        // Who is asked for the name of a place runs above the frames as they are now.
        host.cover(resumed.window.base());
        self.note_inner(end, &resumed, host);
        let mut bridge = Recorded { trace, target, headers };
        let mut ready = match end {
            End::Abort(reason) => Err(reason),
            _ => self.compiling(|| self.optimize_for(host, &mut bridge, guard)),
        };
        if let (Ok(short), End::Into(site), Some(header)) = (&mut ready, end, target)
            && self.may_retrace(header, guard, &bridge.headers, short)
        {
            forget_stack();
            let position = (site, resumed.window);
            let (round, then) = self.record_round::<I>(host, ctx, position, &bridge, &generic);
            resumed = then;
            host.cover(resumed.window.base());
            match round {
                Ok(mut round) => {
                    let long = self.compiling(|| self.optimize_for(host, &mut round, guard));
                    if let Ok(long) = long
                        && short.is_worse_than(&long)
                    {
                        (bridge, ready) = (round, Ok(long));
                    }
                }
                // What the bridge rests on may be gone.
                Err(Abort::Invalidated) => ready = Err(Abort::Invalidated),
                // It happened to be the loop's last iteration, or one that goes another way. The next bridge from here may do better.
                Err(reason) if !self.store.borrow().guard(guard).was_given_up() => {
                    ready = Err(reason);
                }
                Err(_) => {}
            }
        }
        let compiled = ready.and_then(|ready| {
            self.compiling(|| self.compile_bridge(host, bridge, ready, guard, target))
        });
        if let Err(reason) = compiled {
            let pins = host.take_pins(std::ptr::null(), &[]);
            host.unpin(pins);
            self.note_abort(data.pc as Pc, reason, largest);
            self.store
                .borrow_mut()
                .guard_mut(guard)
                .aborted(Some(reason), self.params().max_aborts);
        }
        Some(resumed)
    }

    /// Records on where a bridge has come to the header of a loop, for one iteration. It is the one that comes next, so that it begins with what the bridge
    /// brings there; a recording of the loop that was kept would be of other classes, or take another way. `generic`: what thrashes in the bridge does so in the iteration.
    #[inline(never)]
    fn record_round<I: Interp>(
        &self,
        host: &mut dyn Host,
        ctx: *mut u8,
        position: (Site, Window),
        bridge: &Recorded,
        generic: &[u64],
    ) -> (Result<Recorded, Abort>, Resumed) {
        let (site, _) = position;
        let start = Instant::now();
        let target = bridge.target.expect("it jumps to a loop");
        let slots = self.store.borrow().code(target).inputs.clone();
        let greens = host.greens(site);
        let input = |slot| slots.iter().position(|&known| known == slot);
        let virtualizables = host.virtualizables(site).into_iter().filter_map(input).collect();
        let limits = self.limits(false);
        let recorder = Recorder::new(host, self, ctx, position, TraceKind::Bridge, limits);
        recorder.generic(generic);
        recorder.go_round(bridge.trace.clone(), &slots, &greens);
        recorder.rests_on(&self.store.borrow().code(target).rests_on);
        recorder.trace_mut().virtualizables = virtualizables;
        let recording = phase::enter(Phase::Recording);
        let (end, resumed) = self.record::<I>(&recorder, Resume::Run);
        drop(recording);
        if end == End::Closed {
            recorder.end_jump(Target::Own(1), &slots);
        }
        self.note_end(end, &recorder);
        let mut trace = recorder.finish();
        trace.shares_lists = shares_lists(host, end, site, &resumed);
        self.spent(|times, spent| times.recording += spent, start);
        self.note_inner(end, &resumed, host);
        let headers = bridge.headers.clone();
        let round = match end {
            End::Closed => Ok(Recorded { trace, target: Some(target), headers }),
            End::Abort(reason) => Err(reason),
            _ => Err(Abort::LeftLoop),
        };
        (round, resumed)
    }

    /// A loop that a recording could not be because of is to be compiled by itself.
    fn note_inner(&self, end: End, resumed: &Resumed, host: &mut dyn Host) {
        if end == End::Abort(Abort::InnerLoop) {
            let inner = host.site_at(resumed.pc, resumed.window.base());
            self.sites.borrow_mut().hot_now(inner, host);
        }
    }

    /// Why no bridge may hang on this guard, if none may.
    fn no_bridge(&self, guard: GuardId) -> Option<Abort> {
        let store = self.store.borrow();
        let bridges = store.code(store.root_of(guard)).bridges;
        if bridges >= self.params().bridge_limit {
            return Some(Abort::TooManyBridges);
        }
        self.is_full().then_some(Abort::OutOfMemory)
    }

    /// Compiles; nothing is freed meanwhile.
    fn compiling<T>(&self, compile: impl FnOnce() -> T) -> T {
        let before = self.compiling.replace(true);
        let compiled = compile();
        self.compiling.set(before);
        compiled
    }

    /// Whether there is no room for more code.
    pub(crate) fn is_full(&self) -> bool {
        self.backend.used() >= self.params().code_memory as usize * 1024
    }

    /// `cut`: a recording from there was too long before.
    fn limits(&self, cut: bool) -> Limits {
        Limits {
            trace: self.params().trace_limit as usize,
            cut,
            guest_recursion: self.params().guest_recursion_limit as usize,
            depth: self.params().inline_depth as usize,
        }
    }

    pub(crate) fn spent(
        &self,
        add: impl Fn(&mut super::Times, std::time::Duration),
        start: Instant,
    ) {
        let mut times = self.times.get();
        add(&mut times, start.elapsed());
        self.times.set(times);
    }

    /// Nothing came of a recording from this site.
    fn given_up(&self, site: Site, reason: Abort, largest: Option<Largest>, host: &mut dyn Host) {
        self.note_abort(site.pc, reason, largest);
        if self.sites.borrow_mut().aborted(site, reason, &self.params(), host) {
            self.tell(Event::GivenUp { pc: site.pc as u64 });
        }
    }

    /// A recording has ended. If it was too long again, recursion in it that was followed less deep is followed no more: what branches much goes on to
    /// make traces too long at any depth.
    fn note_end(&self, end: End, recorder: &Recorder<'_>) {
        if end != End::Abort(Abort::TraceTooLong) {
            return;
        }
        for start in recorder.starts() {
            if let Some(depth) = self.followed.borrow_mut().get_mut(&Site::plain(start as Pc)) {
                *depth = 0;
            }
        }
    }

    fn note_abort(&self, pc: Pc, reason: Abort, largest: Option<Largest>) {
        let limit = self.params().trace_limit as usize;
        if let (Abort::TraceTooLong, Some(largest)) = (reason, largest)
            && largest.is_to_blame(limit)
        {
            // Recursion as deep as it was followed is one thing, a function that is long itself another.
            let depth = if largest.site.key == 0 { largest.depth } else { 0 };
            self.followed.borrow_mut().entry(largest.site).or_insert(depth / SHALLOWER);
        }
        // A program that goes on making code gives up recordings for ever, and only a report tells of all.
        let is_told = self.counting || self.store.borrow().aborts.len() < MOST_TOLD;
        if is_told {
            self.store.borrow_mut().aborts.push((pc as u64, reason));
        }
        self.tell(Event::Aborted { pc: pc as u64, reason, largest });
    }

    /// Runs the interpreter on the recorder until the trace ends.
    #[inline(never)]
    fn record<I: Interp>(&self, recorder: &Recorder<'_>, first: Resume) -> (End, Resumed) {
        self.give_up_suspended();
        self.recording.set(true);
        self.withdrawn.borrow_mut().clear();
        self.discarded.set(false);
        let mut raising = first == Resume::Raise;
        let end = loop {
            recorder.begin(if raising { Resume::Raise } else { Resume::Run });
            if let Some(end) = recorder.end() {
                break end;
            }
            match recorder.called() {
                true => forget_stack(),
                false => forget_near(),
            }
            let flow = if raising { Flow::Raise } else { I::step(recorder) };
            raising = false;
            match flow {
                Flow::Next | Flow::Hot => {}
                Flow::Raise => loop {
                    match I::unwind(recorder) {
                        Flow::Next => break,
                        // One frame less; it is pending in the caller now.
                        Flow::Raise => {}
                        _ => {
                            raising = true;
                            break;
                        }
                    }
                },
                Flow::Slow | Flow::Exit => recorder.abort(Abort::LeftInterpreter),
            }
            let withdrawn = self.withdrawn.borrow_mut().drain(..).any(|it| recorder.depends_on(it));
            if withdrawn || self.discarded.take() {
                recorder.abort(Abort::Invalidated);
            }
            if let Some(end) = recorder.end() {
                break end;
            }
            if raising {
                // Unwinding wants to leave the frame the trace started in, and the recorder has not ended the trace for it.
                recorder.abort(Abort::LeftInterpreter);
                break End::Abort(Abort::LeftInterpreter);
            }
        };
        self.recording.set(false);
        let (pc, base) = recorder.position();
        let resume = if raising { Resume::Raise } else { Resume::Run };
        (end, Resumed { pc, resume, window: recorder.window_at(base) })
    }

    /// Writes the end of the trace, except where it closes its own loop; gives the code it jumps to.
    fn finish(&self, recorder: &Recorder<'_>, end: End, resume: Resume) -> Option<CodeId> {
        match end {
            End::Into(site) => {
                let Some(State::Compiled(id)) = self.sites.borrow().state(site) else {
                    recorder.end_leave(resume);
                    return None;
                };
                let inputs = self.store.borrow().code(id).inputs.clone();
                recorder.end_jump(Target::Other(id.0, 0), &inputs);
                Some(id)
            }
            End::Leave => {
                recorder.end_leave(resume);
                None
            }
            End::Cut => {
                recorder.end_cut();
                None
            }
            End::Closed | End::Abort(_) => None,
        }
    }
}

/// Whether a virtualizable has one list in two fields where a recording ended at a loop: at `own`, the one that it started at, or at another.
fn shares_lists(host: &dyn Host, end: End, own: Site, at: &Resumed) -> bool {
    let site = match end {
        End::Closed => own,
        End::Into(site) => site,
        _ => return false,
    };
    host.shares_lists(site, at.window.base())
}

/// Clears the native stack below the caller. The frames that come to stand there have room for far more than one
/// instruction uses, and a collector that reads the stack conservatively would take what earlier instructions left in
/// it for references: objects would live for as long as the recording does.
#[inline(never)]
pub(crate) fn forget_stack() {
    const WORDS: usize = 1024;
    std::hint::black_box(&mut [0u64; WORDS]);
}

/// Clears as far as an instruction gets that called nothing of the host's: mostly 500 bytes, and hardly ever more than this. What is farther down is cleared behind the next call.
#[inline(never)]
fn forget_near() {
    const WORDS: usize = 240;
    std::hint::black_box(&mut [0u64; WORDS]);
}
