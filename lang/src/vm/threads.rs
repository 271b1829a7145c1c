//! Threads of a program: each has a stack of its own, and what a [`Vm`] knows of the thread that runs is exchanged when another one does.
//!
//! **In:** a call of the system that may take long, or a safepoint at which others want to run. **Out:** the same thread runs on, and others have run
//! meanwhile.
//!
//! ```text
//! Vm (Ctx, stack, pending, ...)  ──set_aside──►  Thread of the one that waits          registers are spilled, its stacks are roots
//!                                ◄──take_up───   Thread of the one that runs next
//! ```
//!
//! There is one [`Ctx`](sidewinder_jit::abi::Ctx), at one address, whoever runs: machine code and the collector know that address, and a trace that was
//! made in one thread runs in all. So a program of one thread pays nothing, and an exchange costs about as much as a call of the system.
//!
//! **Absent:** who runs next ([`super::gil`]), and what programs see of threads (`stdlib/threads`).

// The Vm is shared by threads that take turns.
#![allow(unsafe_code)]

use super::Vm;
use super::gil::{Gil, TURN};
use super::stack::ValueStack;
use super::watch::Watch;
use crate::object::{CodeRef, List, Raised, Value};
use sidewinder_jit::abi::Activation;
use sidewinder_jit::driver::Suspension;
use sidewinder_memory::heap::{RangeId, RootVec, with_registers};
use std::ptr::null;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Whether the main thread of the program has the lock: the sampler looks at what it does.
static MAIN_RUNS: AtomicBool = AtomicBool::new(true);

/// Whether the main thread runs code of the program. Asked from a signal handler.
pub(crate) fn main_runs() -> bool {
    MAIN_RUNS.load(Ordering::SeqCst)
}

/// Bytes of address space for the registers of a thread that is not the main one, unless the program wants a larger stack for it.
const REGISTERS: usize = 16 << 20;

/// What a thread holds, in [`Thread::values`].
mod held {
    pub(super) const PENDING: usize = 0;
    pub(super) const HANDLED: usize = 1;
    pub(super) const RESULT: usize = 2;
    pub(super) const RESUMED: usize = 3;
    pub(super) const STOPPED: usize = 4;
    pub(super) const OWN: usize = 5;
    pub(super) const SENTINEL: usize = 6;
    pub(super) const TRACER: usize = 7;
    pub(super) const PROFILER: usize = 8;
    pub(super) const SEEN_FRAMES: usize = 9;
    pub(super) const CONTEXT: usize = 10;
    pub(super) const END: usize = 11;
}

/// What belongs to one thread. Of the one that runs most of it is in the [`Vm`].
pub(crate) struct Thread {
    /// Its values, which the collector keeps right.
    values: [Value; held::END],
    slots: Option<RangeId>,
    stack: Option<ValueStack>,
    top: usize,
    extent: usize,
    stack_limit: usize,
    /// The other words of the context: [`Ctx`](sidewinder_jit::abi::Ctx).
    inlined: u64,
    at: u64,
    depth: u64,
    deepest: u64,
    native_end: usize,
    innermost: *const Activation,
    floor: usize,
    native_depth: u32,
    recursion_limit: u32,
    shows_variables: bool,
    older_frames: Vec<(usize, CodeRef)>,
    /// Who traces it, and what of that has been told.
    watch: Watch,
    /// Where its native stack starts, and the lowest address of it that matters while it waits.
    base: usize,
    lowest: usize,
    suspension: Option<Suspension>,
    /// `threading.get_ident()`
    pub(crate) ident: u64,
    /// Whether it is the main thread: that which hears of signals.
    pub(crate) is_main: bool,
}

/// The threads of a program.
pub(crate) struct Threads {
    /// All but the one that runs.
    others: Vec<*mut Thread>,
    /// The one that runs.
    current: *mut Thread,
    /// The lock.
    pub(crate) gil: Arc<Gil>,
    /// A list whose item is exchanged with the thread, if the program has context variables.
    exchanged: Option<RootVec>,
}

/// The number of this thread, as the C library has it.
pub(crate) fn own_ident() -> u64 {
    // SAFETY: touches no memory.
    unsafe { libc::pthread_self() as u64 }
}

/// The same, as the system has it.
pub(crate) fn own_number() -> u32 {
    // SAFETY: touches no memory.
    unsafe { libc::gettid() as u32 }
}

impl Thread {
    fn new(recursion_limit: u32, shows_variables: bool) -> Thread {
        Thread {
            values: [Value::NULL; held::END],
            slots: None,
            stack: None,
            top: 0,
            extent: 0,
            stack_limit: 0,
            inlined: 0,
            at: 0,
            depth: 0,
            deepest: 0,
            native_end: 0,
            innermost: null(),
            floor: 0,
            native_depth: 0,
            recursion_limit,
            shows_variables,
            older_frames: Vec::new(),
            watch: Watch::default(),
            base: 0,
            lowest: 0,
            suspension: None,
            ident: 0,
            is_main: false,
        }
    }
}

impl Threads {
    /// Those of a program that starts: the calling thread runs.
    pub(super) fn new() -> Threads {
        let mut main = Box::new(Thread::new(1000, false));
        main.is_main = true;
        main.ident = own_ident();
        Threads {
            others: Vec::new(),
            current: Box::into_raw(main),
            gil: Arc::new(Gil::new()),
            exchanged: None,
        }
    }

    /// Whether there is but one.
    #[inline(always)]
    pub(crate) fn is_alone(&self) -> bool {
        self.others.is_empty()
    }

    /// The one that runs.
    pub(crate) fn current(&self) -> &Thread {
        // SAFETY: it is freed when it has ended, by `end_thread`.
        unsafe { &*self.current }
    }

    fn current_mut(&mut self) -> &mut Thread {
        // SAFETY: likewise.
        unsafe { &mut *self.current }
    }

    /// The innermost calls of all others.
    pub(crate) fn waiting(&self) -> Vec<*const Activation> {
        // SAFETY: threads are taken from the list before they are freed.
        self.others.iter().map(|thread| unsafe { (**thread).innermost }).collect()
    }

    /// The identities of all others.
    pub(crate) fn idents(&self) -> Vec<u64> {
        // SAFETY: likewise.
        self.others.iter().map(|thread| unsafe { (**thread).ident }).collect()
    }
}

/// A thread that was made and has not begun.
pub(crate) struct Newborn {
    vm: *mut Vm,
    thread: *mut Thread,
    turn: Turn,
}

// SAFETY: the new thread touches neither before it has the lock.
unsafe impl Send for Newborn {}

/// The word that asks for safepoints.
struct Poll(*const AtomicU32);

impl Poll {
    fn word(&self) -> &AtomicU32 {
        // SAFETY: the Vm stays as long as it has threads.
        unsafe { &*self.0 }
    }
}

/// The lock, and how one waits for it, without the Vm.
struct Turn {
    gil: Arc<Gil>,
    poll: Poll,
    is_main: bool,
}

impl Turn {
    fn acquire(&self) {
        self.gil.acquire(self.poll.word(), self.is_main);
    }

    fn hand_over(&self) {
        self.gil.hand_over(self.poll.word(), self.is_main);
    }
}

/// How a thread that waits in [`Vm::blocking`] runs code of the program in the middle of the call.
pub(crate) struct WayBack {
    vm: *mut Vm,
    thread: *mut Thread,
    /// None if the thread has kept the lock, as there was no other.
    turn: Option<Turn>,
}

impl WayBack {
    /// The way back from a call that keeps the lock.
    pub(crate) fn with_lock(self) -> WayBack {
        WayBack { turn: None, ..self }
    }

    /// Runs `act` with the lock.
    ///
    /// # Safety
    /// The thread is the one that has asked for the way, in the call that it asked for it.
    pub(crate) unsafe fn run<T>(&self, act: impl FnOnce(&mut Vm) -> T) -> T {
        // SAFETY: as the caller promises, the thread has set itself aside, or has the lock; nothing of the Vm is borrowed.
        unsafe {
            let Some(turn) = &self.turn else { return act(&mut *self.vm) };
            turn.acquire();
            let lowest = (*self.thread).lowest;
            (*self.vm).take_up(self.thread);
            let done = act(&mut *self.vm);
            (*self.vm).set_aside(lowest);
            turn.gil.release();
            done
        }
    }
}

impl Vm {
    /// Makes a call of the system that may take long: other threads run meanwhile. THE place for that.
    ///
    /// The call touches nothing of the program. What the caller holds on its native stack stays; what it holds in memory of Rust's own must be roots,
    /// as where code of the program is called.
    #[inline(always)]
    pub(crate) fn blocking<T>(&mut self, call: impl FnOnce() -> T) -> T {
        if self.threads.is_alone() {
            return call();
        }
        // SAFETY: nothing else is borrowed, as `self` is.
        unsafe { Vm::blocking_among(self, call) }
    }

    /// Before [`Vm::blocking`] makes a call that may call the program back: how it does.
    pub(crate) fn way_back(&mut self) -> WayBack {
        let turn = (!self.threads.is_alone()).then(|| self.turn());
        WayBack { vm: self, thread: self.threads.current, turn }
    }

    /// # Safety
    /// The Vm is there, and nothing of it is borrowed.
    #[inline(never)]
    unsafe fn blocking_among<T>(vm: *mut Vm, call: impl FnOnce() -> T) -> T {
        // SAFETY: as the caller promises, and nothing is looked at without the lock.
        unsafe {
            Vm::without(vm, |turn| {
                turn.gil.release();
                let done = call();
                let error = last_error();
                turn.acquire();
                set_last_error(error);
                done
            })
        }
    }

    /// At a safepoint: lets others run, if they have waited for long enough.
    pub(crate) fn give_way(&mut self) {
        if !self.threads.is_alone() && self.threads.gil.is_wanted() {
            // SAFETY: nothing else is borrowed, as `self` is.
            unsafe { Vm::without(self, Turn::hand_over) }
        }
    }

    /// Runs `act`, which gives the lock up and takes it again, while this thread is set aside.
    ///
    /// # Safety
    /// The Vm is there, and nothing of it is borrowed.
    #[inline(never)]
    unsafe fn without<T>(vm: *mut Vm, act: impl FnOnce(&Turn) -> T) -> T {
        with_registers(|lowest| {
            // SAFETY: this thread has the lock here, and again behind `act`.
            let (me, turn) = unsafe { ((*vm).set_aside(lowest), (*vm).turn()) };
            let done = act(&turn);
            // SAFETY: likewise; the thread is freed by nobody but itself.
            unsafe { (*vm).take_up(me) };
            done
        })
    }

    fn turn(&self) -> Turn {
        let is_main = self.threads.current().is_main;
        Turn { gil: self.threads.gil.clone(), poll: Poll(&raw const self.ctx.poll), is_main }
    }

    /// Puts what belongs to the thread that runs into its [`Thread`]: its native stack is searched from `lowest` on.
    #[inline(never)]
    fn set_aside(&mut self, lowest: usize) -> *mut Thread {
        debug_assert!(self.stack.through.is_null());
        let base = self.heap.set_stack_base(0);
        self.heap.park(lowest, base);
        let suspension = self.jit.as_ref().and_then(|jit| jit.suspend());
        let (limit, shows) = (self.recursion_limit, self.shows_variables);
        let me = self.threads.current;
        // SAFETY: the thread is there as long as it has not ended.
        let thread = unsafe { &mut *me };
        thread.values[held::PENDING] = std::mem::replace(&mut self.rt.pending, Value::NULL);
        thread.values[held::HANDLED] = std::mem::replace(&mut self.rt.handled, Value::NULL);
        thread.values[held::RESULT] = std::mem::replace(&mut self.result, Value::NULL);
        thread.values[held::RESUMED] = std::mem::replace(&mut self.resumed, Value::NULL);
        thread.values[held::STOPPED] = std::mem::replace(&mut self.stopped, Value::NULL);
        thread.values[held::TRACER] = std::mem::replace(&mut self.tracer, Value::NULL);
        thread.values[held::PROFILER] = std::mem::replace(&mut self.profiler, Value::NULL);
        thread.values[held::SEEN_FRAMES] = std::mem::replace(&mut self.seen_frames, Value::NULL);
        if let Some(list) = self.exchanged() {
            thread.values[held::CONTEXT] = list.get(0);
        }
        let ctx = &self.ctx;
        (thread.top, thread.extent, thread.stack_limit) = (ctx.top, ctx.extent, ctx.stack_limit);
        (thread.inlined, thread.at, thread.depth) = (ctx.inlined, ctx.at, ctx.depth);
        (thread.deepest, thread.native_end) = (ctx.deepest, ctx.native_end);
        (thread.innermost, thread.floor) = (ctx.innermost, self.floor);
        (thread.native_depth, thread.recursion_limit) = (self.native_depth, limit);
        thread.shows_variables = shows;
        thread.older_frames = std::mem::take(&mut self.older_frames);
        thread.watch = std::mem::take(&mut self.watch);
        (thread.base, thread.lowest) = (base, lowest);
        thread.suspension = suspension;
        let start = self.stack.start() as *mut Value;
        let place = std::mem::replace(&mut self.stack, ValueStack::none());
        thread.stack = Some(place);
        self.heap.unregister_stack(start);
        let (top, high) = (&raw const thread.top, &raw mut thread.extent);
        let limit = &raw mut thread.stack_limit;
        // SAFETY: the thread is boxed, and stays until it is taken up or has ended; both end the registration.
        unsafe { self.heap.register_stack(start, top, high, limit) };
        if thread.slots.is_none() {
            // SAFETY: likewise; all of them are values, always.
            let slots = unsafe {
                self.heap.register_slots(thread.values.as_mut_ptr(), thread.values.len())
            };
            thread.slots = Some(slots);
        }
        if thread.is_main {
            MAIN_RUNS.store(false, Ordering::SeqCst);
        }
        self.threads.others.push(me);
        me
    }

    /// Takes what belongs to a thread, which has the lock now, out of its [`Thread`].
    #[inline(never)]
    fn take_up(&mut self, me: *mut Thread) {
        self.threads.others.retain(|other| *other != me);
        self.threads.current = me;
        // SAFETY: as in `set_aside`.
        let thread = unsafe { &mut *me };
        if thread.is_main {
            MAIN_RUNS.store(true, Ordering::SeqCst);
            self.ask_for_signals();
        }
        let take = |value: &mut Value| std::mem::replace(value, Value::NULL);
        self.rt.pending = take(&mut thread.values[held::PENDING]);
        self.rt.handled = take(&mut thread.values[held::HANDLED]);
        self.result = take(&mut thread.values[held::RESULT]);
        self.resumed = take(&mut thread.values[held::RESUMED]);
        self.stopped = take(&mut thread.values[held::STOPPED]);
        let context = take(&mut thread.values[held::CONTEXT]);
        if let Some(list) = self.exchanged() {
            let context = if context.is_null() { self.none() } else { context };
            list.set(self, 0, context);
        }
        self.tracer = take(&mut thread.values[held::TRACER]);
        self.profiler = take(&mut thread.values[held::PROFILER]);
        self.seen_frames = take(&mut thread.values[held::SEEN_FRAMES]);
        self.watch = std::mem::take(&mut thread.watch);
        let ctx = &mut self.ctx;
        (ctx.top, ctx.extent, ctx.stack_limit) = (thread.top, thread.extent, thread.stack_limit);
        (ctx.inlined, ctx.at, ctx.depth) = (thread.inlined, thread.at, thread.depth);
        (ctx.deepest, ctx.native_end) = (thread.deepest, thread.native_end);
        (ctx.innermost, self.floor) = (thread.innermost, thread.floor);
        self.native_depth = thread.native_depth;
        self.older_frames = std::mem::take(&mut thread.older_frames);
        self.heap.unpark(thread.base);
        self.heap.set_stack_base(thread.base);
        self.stack = thread.stack.take().expect("it was set aside");
        let start = self.stack.start() as *mut Value;
        self.heap.unregister_stack(start);
        let (top, high) = (&raw const self.ctx.top, &raw mut self.ctx.extent);
        let limit = &raw mut self.ctx.stack_limit;
        // SAFETY: the Vm never moves, and ends the registration before the stack goes.
        unsafe { self.heap.register_stack(start, top, high, limit) };
        let (limit, shows) = (thread.recursion_limit, thread.shows_variables);
        let suspension = thread.suspension.take();
        if limit != self.recursion_limit {
            self.reset_stack_limit();
        }
        if shows != self.shows_variables {
            self.older_frames = self.frames_before_shown();
        }
        if let Some(jit) = &self.jit {
            jit.proceed(suspension);
        }
        self.ctx.poll.fetch_and(!TURN, Ordering::SeqCst);
    }

    /// Looks at each of the other threads as if it ran, with its number. What `look` does runs nothing of the program.
    pub(crate) fn in_each_thread(
        &mut self,
        mut look: impl FnMut(&mut Vm, u64) -> Result<(), Raised>,
    ) -> Result<(), Raised> {
        let others = self.threads.others.clone();
        // SAFETY: this thread has the lock, and keeps it: no other ends meanwhile.
        let has_begun = |thread: &*mut Thread| unsafe { (**thread).base != 0 };
        let mut looked = Ok(());
        for thread in others.into_iter().filter(has_begun) {
            // SAFETY: as above.
            let (lowest, ident) = unsafe { ((*thread).lowest, (*thread).ident) };
            let here = 0u8;
            let me = self.set_aside(&raw const here as usize);
            self.take_up(thread);
            looked = looked.and_then(|()| look(self, ident));
            let failed = self.take_pending();
            self.set_aside(lowest);
            self.take_up(me);
            if !failed.is_null() {
                self.rt.pending = failed;
            }
        }
        looked
    }

    /// What belongs to the thread that runs, and dies with it; null if there is nothing.
    pub(crate) fn own_values(&self) -> Value {
        self.threads.current().values[held::OWN]
    }

    /// Sets that.
    pub(crate) fn set_own_values(&mut self, value: Value) {
        self.set_of_thread(held::OWN, value);
    }

    /// The list whose item belongs to the thread that runs.
    fn exchanged(&self) -> Option<List> {
        let lists = self.threads.exchanged.as_ref()?;
        List::of(lists.get(0)).filter(|list| !list.is_empty())
    }

    /// The item of this list belongs to the thread that runs from now on; in others it is `None` at first.
    pub(crate) fn exchange(&mut self, list: List) {
        self.threads.exchanged = Some(self.heap.rooted([list.0]));
    }

    /// The lock that is given back when the thread that runs has ended; null if there is none.
    pub(crate) fn sentinel(&self) -> Value {
        self.threads.current().values[held::SENTINEL]
    }

    /// Sets that.
    pub(crate) fn set_sentinel(&mut self, lock: Value) {
        self.set_of_thread(held::SENTINEL, lock);
    }

    fn set_of_thread(&mut self, which: usize, value: Value) {
        if self.threads.current().slots.is_none() {
            let thread = self.threads.current_mut();
            let (start, count) = (thread.values.as_mut_ptr(), thread.values.len());
            // SAFETY: the thread is boxed, and ends the registration when it has ended; all of them are values, always.
            let slots = unsafe { self.heap.register_slots(start, count) };
            self.threads.current_mut().slots = Some(slots);
        }
        self.threads.current_mut().values[which] = value;
    }

    /// A thread that is still to begin, with a value of its own, and so many bytes of native stack. `None`: no address space is left.
    pub(crate) fn new_thread(&mut self, own: Value, native: usize) -> Option<Newborn> {
        let stack = ValueStack::of(REGISTERS.max(native))?;
        let mut thread = Box::new(Thread::new(self.recursion_limit, self.shows_variables));
        thread.values[held::OWN] = own;
        let start = stack.start();
        (thread.top, thread.extent) = (start, start);
        thread.stack = Some(stack);
        let thread = Box::into_raw(thread);
        // SAFETY: it is boxed, and its memory stays until `forget_thread`, which ends both registrations.
        unsafe {
            let values = &mut (*thread).values;
            (*thread).slots = Some(self.heap.register_slots(values.as_mut_ptr(), values.len()));
            let (top, high) = (&raw const (*thread).top, &raw mut (*thread).extent);
            let limit = &raw mut (*thread).stack_limit;
            self.heap.register_stack(start as *mut Value, top, high, limit);
        }
        self.threads.others.push(thread);
        let turn = Turn { is_main: false, ..self.turn() };
        Some(Newborn { vm: self, thread, turn })
    }

    /// A new thread, by its [`Newborn::number`], could not be begun.
    pub(crate) fn stillborn(&mut self, number: usize) {
        self.forget_thread(number as *mut Thread);
    }

    /// Frees a thread that has ended, or was never begun.
    fn forget_thread(&mut self, thread: *mut Thread) {
        self.threads.others.retain(|other| *other != thread);
        // SAFETY: from `Box::into_raw`; nobody else refers to it any more.
        let mut thread = unsafe { Box::from_raw(thread) };
        if let Some(stack) = &thread.stack {
            self.heap.unregister_stack(stack.start() as *mut Value);
        }
        if let Some(slots) = thread.slots.take() {
            self.heap.unregister_slots(slots);
        }
        self.heap.unpark(thread.base);
    }

    /// A fork: of all threads only the calling one is in the new process, where it is the main one.
    pub(crate) fn forget_other_threads(&mut self) {
        for thread in std::mem::take(&mut self.threads.others) {
            self.forget_thread(thread);
        }
        // The old one may be locked for ever.
        let gil = Gil::new();
        gil.set_interval(self.threads.gil.interval());
        std::mem::forget(std::mem::replace(&mut self.threads.gil, Arc::new(gil)));
        self.threads.current_mut().is_main = true;
        self.threads.current_mut().ident = own_ident();
        MAIN_RUNS.store(true, Ordering::SeqCst);
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        // SAFETY: from `Box::into_raw`. Where there are others the Vm is not dropped.
        drop(unsafe { Box::from_raw(self.current) });
    }
}

impl Newborn {
    /// Which thread it is.
    pub(crate) fn number(&self) -> usize {
        self.thread as usize
    }

    /// On the new thread, which has `stack` bytes of native stack: waits for the lock, runs, and ends.
    pub(crate) fn run(self, stack: usize, body: impl FnOnce(&mut Vm)) {
        let Newborn { vm, thread, turn } = self;
        let bottom = 0u8;
        turn.acquire();
        // SAFETY: this thread has the lock now.
        let vm = unsafe { &mut *vm };
        // SAFETY: likewise.
        unsafe {
            (*thread).base = &raw const bottom as usize;
            (*thread).ident = own_ident();
        }
        vm.take_up(thread);
        vm.reset_stack_limit();
        vm.allow_native(stack - stack / 8);
        body(vm);
        let lowest = &raw const bottom as usize;
        let me = vm.set_aside(lowest);
        vm.forget_thread(me);
        turn.gil.release();
    }
}

/// Where the C library keeps the number of the last error.
fn last_error() -> i32 {
    std::io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

fn set_last_error(number: i32) {
    // SAFETY: where the thread keeps its error is always there.
    unsafe { *libc::__errno_location() = number };
}
