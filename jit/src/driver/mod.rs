//! When: deciding what is worth recording, taking it to running code, and entering that.
//!
//! **In:** the interpreter, at a *site* (a loop header or the start of a function) whose counter ran out or which has compiled code.
//! **Out:** where the interpreter goes on.
//!
//! ```text
//! cold ──counter runs out──► recorded ──► compiled ──► entered at once from now on
//!                               │                          │ a guard fails: resume, or record a bridge from it
//!                               └── given up a few times: never tried again
//! ```
//!
//! A site is a [`Site`]: a position, and at the merge point of a program that is itself an interpreter a key for its greens as well. Each
//! position of the guest program is a site of its own then, with its own counter, its own code and its own life; loop headers of the host are only
//! passed on the way from one to the next.
//!
//! Counters count events, never time: the same program gives the same traces. What has not run while much else was compiled is freed, and its site
//! counts again.
//!
//! From a recorded trace to code in the backend and an entry in the store is one function of `compile.rs`; what happens when a guard fails is
//! `exit.rs`; what nobody runs any more is freed by `free.rs`.
//!
//! **Absent:** how to record, optimize or generate code; anything of the host but [`Host`].

mod bridge_start;
mod compile;
mod describe;
mod enter;
mod exit;
mod free;
pub mod params;
mod record;
pub(crate) mod site;
mod switch;

pub use enter::Came;
pub use params::Params;
pub use site::Interpreted;

use crate::abi::{CodeId, Pc, Site};
use crate::backend::Backend;
use crate::host::{Host, Watched};
use crate::ir::TraceKind;
use crate::machine::{Interp, recorder::Policy, window::Window};
use crate::report::{CodeKind, Event};
use crate::resume::rebuild::Resumed;
use crate::store::Store;
pub(crate) use record::forget_stack;
use rustc_hash::FxHashMap;
use site::{Sites, State};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// Seconds spent, for reports.
#[derive(Clone, Copy, Default, Debug)]
pub struct Times {
    /// Recording.
    pub recording: Duration,
    /// Optimizing.
    pub optimizing: Duration,
    /// Making code.
    pub assembling: Duration,
}

/// The JIT of one program: parameters, sites, compiled code.
pub struct Jit {
    pub(crate) params: RefCell<Params>,
    pub(crate) backend: Box<dyn Backend>,
    pub(crate) store: RefCell<Store>,
    pub(crate) times: Cell<Times>,
    /// Whether compiled code counts its iterations.
    pub(crate) counting: bool,
    pub(crate) sites: RefCell<Sites>,
    recording: Cell<bool>,
    /// A recording waits for a call to return while other threads run, and was not given up: see [`Jit::suspend`].
    suspended: Cell<bool>,
    /// Changes whenever such recordings are given up.
    epoch: Cell<u64>,
    /// What was recorded is being compiled.
    pub(crate) compiling: Cell<bool>,
    /// Compiled code was left for a safepoint, and nothing has been entered since: whoever comes back was never away.
    pub(crate) paused: Cell<bool>,
    /// Facts withdrawn since the last bytecode that was recorded.
    withdrawn: RefCell<Vec<u64>>,
    /// Whether all code was thrown away since then.
    discarded: Cell<bool>,
    /// Functions, of guests too, that made traces too long: how many frames of one within each other are followed from then on.
    pub(crate) followed: RefCell<FxHashMap<Site, u32>>,
    listener: RefCell<Option<Listener>>,
}

/// A recording that waits.
#[derive(Debug)]
pub struct Suspension(u64);

/// Who hears of events.
pub type Listener = Box<dyn FnMut(Event)>;

impl Policy for Jit {
    fn is_compiled(&self, site: Site) -> bool {
        matches!(self.sites.borrow().state(site), Some(State::Compiled(_)))
    }
    fn may_inline(&self, start: Site) -> bool {
        self.followed.borrow().get(&start) != Some(&0)
    }
    fn recursion(&self, start: Site, kind: TraceKind) -> usize {
        let known = self.followed.borrow().get(&start).copied();
        let limit = match kind {
            TraceKind::Loop => self.params().recursion_limit,
            _ => self.params().branch_recursion_limit,
        };
        known.map_or(limit, |known| known.min(limit)) as usize
    }
    fn calls_guest(&self, site: Site) -> bool {
        self.is_loop(site) || !self.may_inline(site)
    }
    fn is_loop(&self, site: Site) -> bool {
        match self.sites.borrow().state(site) {
            Some(State::Compiled(id)) => {
                self.store.borrow().code(id).compiled.kind == CodeKind::Loop
            }
            _ => false,
        }
    }
    fn may_leave(&self, site: Site) -> bool {
        self.sites.borrow().may_leave(site)
    }
    fn may_unroll(&self, site: Site) -> bool {
        !self.sites.borrow().is_long(site)
    }
}

impl Jit {
    /// A JIT with nothing compiled. `counting`: compiled code counts iterations, for a report, and now and then asks for a safepoint by
    /// [`Ctx::MARK`](crate::abi::Ctx::MARK): the host calls [`Jit::pass_marks`] there, or it is asked in every iteration.
    pub fn new(params: Params, backend: Box<dyn Backend>, counting: bool) -> Jit {
        Jit {
            params: RefCell::new(params),
            backend,
            store: RefCell::default(),
            times: Cell::default(),
            counting,
            sites: RefCell::default(),
            recording: Cell::new(false),
            suspended: Cell::default(),
            epoch: Cell::default(),
            compiling: Cell::new(false),
            paused: Cell::new(false),
            withdrawn: RefCell::default(),
            discarded: Cell::default(),
            followed: RefCell::default(),
            listener: RefCell::default(),
        }
    }

    /// Tells `listener` of all events from now on.
    pub fn listen(&self, listener: Listener) {
        *self.listener.borrow_mut() = Some(listener);
    }

    /// The parameters in force.
    pub fn params(&self) -> std::cell::Ref<'_, Params> {
        self.params.borrow()
    }

    /// Sets one parameter from text, from now on.
    ///
    /// # Errors
    /// A sentence, if there is no such parameter or the value is not one.
    pub fn set_param(&self, name: &str, value: &str) -> Result<(), String> {
        self.params.borrow_mut().set(name, value)
    }

    /// Where the time went so far.
    pub fn times(&self) -> Times {
        self.times.get()
    }

    /// Whether a trace is being recorded.
    pub fn is_recording(&self) -> bool {
        self.recording.get()
    }

    /// Whether something is being recorded or compiled; then nothing else is, and nothing is freed.
    pub fn is_busy(&self) -> bool {
        self.recording.get() || self.compiling.get()
    }

    /// Another thread runs while a call that is being recorded waits: it may record, too. Gives what [`Jit::proceed`] wants to know.
    pub fn suspend(&self) -> Option<Suspension> {
        self.recording.take().then(|| {
            self.suspended.set(true);
            Suspension(self.epoch.get())
        })
    }

    /// The thread runs again. Its recording goes on if meanwhile there was no other, and nothing was freed that it may know of; else it is given up
    /// behind the call.
    pub fn proceed(&self, suspension: Option<Suspension>) {
        let Some(Suspension(epoch)) = suspension else { return };
        let is_given_up = self.epoch.get() != epoch;
        self.give_up_suspended();
        self.recording.set(true);
        if is_given_up {
            self.discarded.set(true);
        }
    }

    /// What waiting recordings know may be gone: none of them goes on.
    pub fn give_up_suspended(&self) {
        self.epoch.set(self.epoch.get() + 1);
        self.suspended.set(false);
    }

    /// Keeps the traces of what is compiled from now on, for people to look at.
    pub fn keep_traces(&self) {
        self.store.borrow_mut().keep_traces = true;
    }

    /// Sets the next marks of compiled code that has counted up to one.
    pub fn pass_marks(&self) {
        for meter in self.store.borrow().codes().iter().filter_map(|code| code.meter.as_ref()) {
            meter.reached();
        }
    }

    /// Everything compiled so far.
    pub fn store(&self) -> std::cell::Ref<'_, Store> {
        self.store.borrow()
    }

    /// The backend, for listings.
    pub fn backend(&self) -> &dyn Backend {
        &*self.backend
    }

    /// Sites that ran and have no compiled code.
    pub fn interpreted(&self, host: &dyn Host) -> Vec<Interpreted> {
        self.sites.borrow().interpreted(&self.params(), host)
    }

    /// The code that a site entered was freed; `short`: only because others needed room.
    pub(crate) fn forget_site(&self, site: Site, id: CodeId, short: bool, host: &mut dyn Host) {
        self.sites.borrow_mut().freed(site, id, short, &self.params(), host);
    }

    pub(crate) fn tell(&self, event: Event) {
        // Taken out meanwhile, so that a listener may look at the JIT.
        let listener = self.listener.borrow_mut().take();
        if let Some(mut listener) = listener {
            listener(event);
            self.listener.borrow_mut().get_or_insert(listener);
        }
    }

    /// A fact that traces may rest on is no longer true: throws away what rests on it. Where that happens again and again, nothing is compiled any more.
    pub fn invalidate(&self, watch: u64, host: &mut dyn Host) {
        self.withdraw(watch, false, host);
    }

    /// As [`Jit::invalidate`], of a fact that will never be true again: what rested on it will not rest on it another time, so this counts against nobody.
    pub fn invalidate_for_good(&self, watch: u64, host: &mut dyn Host) {
        self.withdraw(watch, true, host);
    }

    fn withdraw(&self, watch: u64, for_good: bool, host: &mut dyn Host) {
        if self.recording.get() || self.suspended.get() {
            self.withdrawn.borrow_mut().push(watch);
        }
        let codes = self.store.borrow_mut().withdraw(watch);
        let is_told = self.counting && !codes.is_empty();
        let what = if is_told { host.watched(watch).map(Rc::new) } else { None };
        self.discard(codes, for_good, what, host);
    }

    /// Throws all compiled code away, and what is being recorded: what [`Host::shown_slots`] or [`Host::live_slots`] say is something else from now on. What runs
    /// goes on until it leaves.
    pub fn discard_all(&self, host: &mut dyn Host) {
        self.discarded.set(true);
        let codes = self.store.borrow().live();
        self.discard(codes, true, None, host);
    }

    fn discard(
        &self,
        codes: Vec<CodeId>,
        for_good: bool,
        what: Option<Rc<Watched>>,
        host: &mut dyn Host,
    ) {
        for id in codes {
            self.backend.invalidate(id);
            let start = self.store.borrow_mut().retire(id, self.params().max_aborts);
            if let Some(site) = start {
                self.sites.borrow_mut().invalidated(site, for_good, &self.params(), host);
            }
            self.tell(Event::Invalidated { id, what: what.clone() });
        }
    }

    /// The interpreter is at a site that wants the driver. Runs compiled code, or records, or neither; gives back where to go on.
    ///
    /// # Safety
    /// `base` is slot 0 of the running frame on the host's value stack, with room above for what traces write; `ctx` is the host's context and starts
    /// with a [`Ctx`](crate::abi::Ctx).
    #[allow(unsafe_code)]
    pub unsafe fn hot<I: Interp>(
        &self,
        host: &mut dyn Host,
        ctx: *mut u8,
        pc: Pc,
        base: *mut u64,
    ) -> Resumed {
        // SAFETY: the caller vouches for the stack.
        let window = unsafe { Window::new(base) };
        let stay = Resumed { pc, resume: crate::ir::Resume::Run, window };
        let site = host.site_at(pc, base);
        let code = host.site_code(site);
        if code != 0 {
            host.cover(base);
            // SAFETY: as promised by the caller.
            return unsafe { self.run::<I>(CodeId(code - 1), host, ctx, base) };
        }
        let state = self.sites.borrow_mut().visit(site, &self.params(), host);
        match state {
            Some(State::Counting) if !self.is_busy() => {
                self.sites.borrow_mut().decay(&self.params(), host);
                forget_stack();
                self.record_site::<I>(host, ctx, site, window)
            }
            Some(State::Counting) => {
                self.sites.borrow_mut().postpone(site, &self.params(), host);
                stay
            }
            Some(State::GivenUp) => {
                // Its counter has run out all the same, after a long time.
                host.set_site(site, u32::MAX, 0);
                stay
            }
            Some(State::Compiled(_)) | None => stay,
        }
    }
}
