//! Recorder: values are `(word, OpRef)`; every operation is executed *and* written down.
//!
//! **In:** the same handlers that `Direct` runs. **Out:** a [`Trace`], and the program further on than before: recording is running.
//!
//! What is constant is folded at once, so that green control flow leaves no operations. Slot writes of a bytecode are kept apart
//! until it is over: a guard's snapshot is the state at the bytecode's start (or the last `commit`), and all guards of one bytecode share it.
//! A guard behind an effect would run the effect twice: it is refused, and the trace with it. Whatever ends a trace takes effect only
//! between bytecodes, so the interpreter can always go on where the recorder stopped.
//!
//! A trace that gets too long is given up, or, where that has happened before, [cut](Recorder::end_cut): it ends at the start of a bytecode, and what
//! comes next is recorded as a bridge from there, which may be cut in turn. The last segment closes at the loop's start.
//!
//! A trace that follows a guest closes on the guest's loops alone. A loop of the interpreter's on its way, within one instruction of the guest, is followed round and round; one that goes
//! round too often is to have a trace of its own, which traces of guests jump into from then on.
//!
//! **Absent:** any knowledge of bytecodes, frames or objects of the host; any optimization that needs more than the operation before.

mod operations;
mod shadow;
mod told;

use super::window::Window;
use super::{Arg, Machine};
use crate::abi::{CallSite, Pc, Site};
use crate::host::Host;
use crate::ir::{
    Array, CallDescr, Const, Field, Groups, Op, OpRef, Opcode, Origin, OriginId, Resume,
    SnapshotId, Target, Trace, TraceKind, Type, op::Descr, pure::Int,
};
use crate::machine::Abort;
use crate::machine::Raised;
use rustc_hash::FxHashMap;
use shadow::Shadow;
use std::cell::{Cell, OnceCell, Ref as Borrow, RefCell, RefMut};

const NULL: u64 = 1;
/// Operations that a trace has room for from the start.
const MANY: usize = 64;

/// A red reference.
#[derive(Clone, Copy, Debug)]
pub struct RedRef(u64, OpRef);
/// A red number.
#[derive(Clone, Copy, Debug)]
pub struct RedInt(Int, OpRef);
/// A red double.
#[derive(Clone, Copy, Debug)]
pub struct RedFloat(f64, OpRef);
/// A red truth value.
#[derive(Clone, Copy, Debug)]
pub struct RedBool(bool, OpRef);

/// How a trace ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Back at the loop header it started from.
    Closed,
    /// At the header of another loop, which has compiled code.
    Into(Site),
    /// The interpreter goes on.
    Leave,
    /// It got too long: the rest is a trace of its own.
    Cut,
    /// For nothing.
    Abort(Abort),
}

/// What the recorder must know to decide where a trace ends.
pub trait Policy {
    /// Whether the loop header or merge point has compiled code to jump to.
    fn is_compiled(&self, site: Site) -> bool;
    /// Whether calls of the function that starts at a plain site may be followed.
    fn may_inline(&self, start: Site) -> bool;
    /// How many frames of that function within each other are followed.
    fn recursion(&self, start: Site, kind: TraceKind) -> usize;
    /// Whether a guest function whose first merge point is this site is called and not followed.
    fn calls_guest(&self, site: Site) -> bool;
    /// Whether the merge point has compiled code that goes round.
    fn is_loop(&self, site: Site) -> bool;
    /// Whether a trace that starts at this merge point may end where the guest is left.
    fn may_leave(&self, site: Site) -> bool;
    /// Whether a trace of a guest may go round this loop of the interpreter's: not if one did, and it was long.
    fn may_unroll(&self, site: Site) -> bool;
}

/// A trace of a guest goes round a loop of the interpreter's so often, for one instruction of the guest.
const MOST_ROUNDS: usize = 16;

/// See the module's page.
pub struct Recorder<'h> {
    pub(super) host: RefCell<&'h mut dyn Host>,
    policy: &'h dyn Policy,
    ctx: *mut u8,
    pc: Cell<Pc>,
    window: Cell<Window>,
    pub(super) trace: RefCell<Trace>,
    shadow: RefCell<Shadow>,
    /// Operations known to be a constant, by index.
    known: RefCell<Vec<OpRef>>,
    /// Operations before the first bytecode.
    first: OnceCell<usize>,
    /// Start of the bytecode, index of its first operation, its origin once used.
    start: Cell<(Pc, usize, Option<OriginId>)>,
    /// The snapshot that the guards of this bytecode share, as `Run`, once taken.
    shared: Cell<Option<SnapshotId>>,
    /// Something happened since the bytecode's start or the last commit.
    effect: Cell<bool>,
    /// Since the last `guard_not_invalidated` nothing was called that could have withdrawn an assumption.
    sure: Cell<bool>,
    /// What [`Ctx::inlined`] is; `None`: nobody knows.
    told: Cell<Option<u32>>,
    /// The site that [`Ctx::at`] names.
    site: RefCell<Option<&'static CallSite>>,
    /// What was stored into slots for others to look at.
    shown: RefCell<FxHashMap<i32, OpRef>>,
    /// What [`Machine::result_goes`] said, for the next call: slot and position.
    wanted: Cell<Option<(Option<i32>, Pc)>>,
    /// The next call always raises.
    raises: Cell<bool>,
    /// What [`Recorder::called`] tells.
    called: Cell<bool>,
    end: Cell<Option<End>>,
    header: Site,
    /// Whether the trace is to close at its header: a loop's, or a bridge's that has come to one and goes round.
    goes_round: Cell<bool>,
    headers_seen: RefCell<Vec<Site>>,
    /// Where the functions of the frames start that a bridge starts in.
    put_starts: RefCell<Vec<u64>>,
    /// Whether the trace follows a guest, in the frame that it started in.
    in_guest: Cell<bool>,
    /// Whether the trace ends at the first merge point it comes to.
    leaves_to_guest: Cell<bool>,
    /// The headers of loops of the interpreter's that were passed there since the last merge point.
    rounds: RefCell<Vec<Site>>,
    /// Where guests in frames that were entered came from, by the numbers of the frames.
    guests: RefCell<Vec<(u32, Site)>>,
    /// Positions of bytecodes that are not to look at what they look at elsewhere.
    generic: RefCell<Vec<Pc>>,
    limits: Limits,
}

/// What makes a trace long.
#[derive(Clone, Copy, Debug)]
pub struct Largest {
    /// Its start; of a guest function its first merge point.
    pub site: Site,
    /// Where the function of the host starts.
    pub start: u64,
    /// How many operations come from it.
    pub operations: usize,
    /// How often it was where it was most often: counted where the trace was given up as too long, or compiled and a report wants it; else 0.
    pub rounds: u32,
    /// How many frames of it were within each other: counted where the trace was given up as too long; else 0.
    pub depth: u32,
}

impl Largest {
    /// Whether a trace got longer than `limit` because of it: it is kept out of traces then, while what is but a small part
    /// is not to blame.
    pub fn is_to_blame(&self, limit: usize) -> bool {
        self.operations > limit / 4
    }
}

/// Parameters of recording.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Operations in a trace.
    pub trace: usize,
    /// Whether a trace that has more is cut, instead of given up.
    pub cut: bool,
    /// Frames of one function of a guest within another.
    pub guest_recursion: usize,
    /// Frames within frames.
    pub depth: usize,
}

impl<'h> Recorder<'h> {
    /// A recorder at `pc` with slot 0 at `window`; `trace` may hold inputs already.
    pub fn new(
        host: &'h mut dyn Host,
        policy: &'h dyn Policy,
        ctx: *mut u8,
        (header, window): (Site, Window),
        kind: TraceKind,
        limits: Limits,
    ) -> Recorder<'h> {
        let mut trace = Trace::new(kind);
        trace.ops.reserve(MANY);
        trace.origins.reserve(MANY);
        trace.pass_guest(header.key);
        let shadow = Shadow::new();
        shadow.frame.guest.entry.set(header.key);
        shadow.frame.guest.here.set(header.key);
        Recorder {
            host: RefCell::new(host),
            policy,
            ctx,
            pc: Cell::new(header.pc),
            window: Cell::new(window),
            trace: RefCell::new(trace),
            shadow: RefCell::new(shadow),
            known: RefCell::new(Vec::new()),
            first: OnceCell::new(),
            start: Cell::new((header.pc, 0, None)),
            shared: Cell::new(None),
            effect: Cell::new(false),
            sure: Cell::new(false),
            site: RefCell::new(None),
            shown: RefCell::default(),
            told: Cell::new((kind != TraceKind::Bridge).then_some(0)),
            wanted: Cell::new(None),
            raises: Cell::new(false),
            called: Cell::new(false),
            end: Cell::new(None),
            header,
            goes_round: Cell::new(kind == TraceKind::Loop),
            headers_seen: RefCell::new(Vec::new()),
            put_starts: RefCell::default(),
            in_guest: Cell::new(header.key != 0),
            leaves_to_guest: Cell::new(false),
            rounds: RefCell::new(Vec::new()),
            guests: RefCell::new(Vec::new()),
            generic: RefCell::new(Vec::new()),
            limits,
        }
    }

    /// Makes the live slots at the start inputs of the trace.
    pub fn take_inputs(&self, slots: &[i32]) {
        for &slot in slots {
            let input = self.trace.borrow_mut().input(slot, Type::Ref);
            self.shadow.borrow_mut().put(slot, input);
        }
    }

    /// Makes the greens constants of the trace: it is entered with no others.
    pub fn take_greens(&self, greens: &[(i32, u64)]) {
        for &(slot, word) in greens {
            let constant = self.pool(Const::Ref(word));
            self.shadow.borrow_mut().put(slot, constant);
        }
    }

    /// Goes on with the trace of a bridge that jumps to the header: what it brings there, slot by slot, is what an iteration starts with, and
    /// nothing is known of it but the greens.
    pub fn go_round(&self, mut trace: Trace, slots: &[i32], greens: &[(i32, u64)]) {
        let jump = trace.ops.pop().expect("a trace has an end");
        let rename = |&value: &OpRef| {
            let op = trace.make(Opcode::same_as, trace.ty(value), &[value], Descr::None);
            trace.push(Op { origin: jump.origin, ..op })
        };
        let names: Vec<OpRef> = jump.args.iter().map(rename).collect();
        for (&slot, &name) in slots.iter().zip(&names) {
            self.put_slot(slot, name);
        }
        let target = Descr::Target(Target::Own(1));
        let label = trace.make(Opcode::label, Type::Void, &names, target);
        *self.trace.borrow_mut() = trace;
        self.take_greens(greens);
        self.goes_round.set(true);
        self.told.set(Some(0));
        // What was said once is to be said in each iteration.
        self.shown.borrow_mut().clear();
        *self.site.borrow_mut() = None;
        self.commit_as(self.header.pc, Resume::Run);
        let snapshot = self.snapshot();
        self.trace.borrow_mut().push(Op { origin: jump.origin, snapshot, ..label });
    }

    /// Says that a bridge starts where the code that it hangs on follows a guest.
    pub fn follow_guest(&self) {
        self.in_guest.set(true);
    }

    /// Says that a bridge hangs on a loop of the interpreter's own: it ends where it comes to the guest, whose own traces go on from there.
    pub fn leave_to_guest(&self) {
        self.leaves_to_guest.set(true);
    }

    /// Says what the trace rests on from its start.
    pub fn rests_on(&self, watches: &[u64]) {
        self.trace.borrow_mut().rest_on(watches);
    }

    /// Names the bytecodes that [thrash](Machine::thrashes).
    pub fn generic(&self, positions: &[u64]) {
        *self.generic.borrow_mut() = positions.iter().map(|&pc| pc as Pc).collect();
    }

    /// Says what a slot holds at the start of a bridge.
    pub fn put_slot(&self, slot: i32, value: OpRef) {
        self.shadow.borrow_mut().put(slot, value);
    }

    /// A frame that the trace a bridge hangs on had entered: `delta` slots above the one before, called at `call_pc`, and now at `pc`.
    pub fn put_frame(&self, delta: i32, call_pc: Pc, pc: Pc) {
        self.shift_base(delta as isize);
        self.put_guest(pc);
        let frame = self.shadow.borrow().frame.number;
        self.trace.borrow_mut().frames[frame as usize].call_pc = call_pc as u64;
    }

    /// Where a bridge starts the innermost frame is at `pc`. It counts as a frame of its function, so that no bridge follows recursion farther
    /// than the trace that it hangs on may.
    pub fn put_guest(&self, pc: Pc) {
        let start = self.host.borrow().start_of(pc);
        self.put_starts.borrow_mut().push(start as u64);
        let _ = self.shadow.borrow().frame.start.set(start);
        if self.host.borrow().may_enter(pc) {
            self.shadow.borrow().frame.guest.entry.set(shadow::Guest::UNKNOWN);
        }
    }

    /// The operations that are added by hand from here on come from the bytecode at a position. To be called once for each object that a bridge
    /// starts with: `Trace::given` counts on an origin for each.
    pub fn comes_from(&self, pc: u64) {
        self.start.set((pc as Pc, self.start.get().1, None));
    }

    /// Adds an operation by hand, before the first bytecode.
    pub fn emit_op(&self, code: Opcode, ty: Type, args: &[OpRef], descr: Descr) -> OpRef {
        self.emit(code, ty, args, descr)
    }

    /// The trace, to look at.
    pub fn trace(&self) -> Borrow<'_, Trace> {
        self.trace.borrow()
    }

    /// The trace, to change before the first bytecode.
    pub fn trace_mut(&self) -> RefMut<'_, Trace> {
        self.trace.borrow_mut()
    }

    /// To be called before each bytecode, which is run or whose pending exception is unwound.
    pub fn begin(&self, resume: Resume) {
        let pc = self.pc.get();
        let ops = self.trace.borrow().ops.len();
        self.start.set((pc, ops, None));
        self.wanted.set(None);
        self.commit_as(pc, resume);
        let shadow = self.shadow.borrow();
        let frame = &shadow.frame;
        let _ = frame.start.set(pc);
        let mut trace = self.trace.borrow_mut();
        let here = &mut trace.frames[frame.number as usize];
        if here.start_pc == 0 {
            here.start_pc = pc as u64;
        }
        drop(trace);
        // What a bridge starts with was recorded before.
        let first = *self.first.get_or_init(|| ops);
        if ops - first > self.limits.trace {
            // Recursion would be followed from segment to segment, and never end.
            let blamed = self.largest().is_some_and(|part| part.is_to_blame(self.limits.trace));
            match self.limits.cut && !blamed {
                false => self.abort(Abort::TraceTooLong),
                true if resume == Resume::Run => self.ends(End::Cut),
                // The exception is on its way to its handler.
                true => {}
            }
        }
    }

    /// Whether a function of the host was called since this was asked last: only such use much of the native stack.
    pub fn called(&self) -> bool {
        self.called.take()
    }

    /// How the trace ends, if it does.
    pub fn end(&self) -> Option<End> {
        self.end.get()
    }

    /// Gives the trace up for this reason, at the next boundary between bytecodes.
    pub fn abort(&self, reason: Abort) {
        self.ends(End::Abort(reason));
    }

    /// Ends the trace at the next boundary between bytecodes. What was given up stays given up.
    fn ends(&self, end: End) {
        if !matches!(self.end.get(), Some(End::Abort(_))) {
            self.end.set(Some(end));
        }
    }

    /// Ends the trace by going back to the interpreter here: at this bytecode's start, or raising the pending exception at it.
    pub fn end_leave(&self, resume: Resume) {
        // While unwinding, frames were left since the bytecode's start.
        self.commit_as(self.pc.get(), resume);
        let snapshot = self.snapshot();
        self.push_with(Opcode::leave, Type::Void, &[], Descr::None, snapshot);
    }

    /// Ends the trace here, at this bytecode's start, until a bridge goes on.
    pub fn end_cut(&self) {
        let snapshot = self.shared_snapshot();
        self.push_with(Opcode::cut, Type::Void, &[], Descr::None, snapshot);
    }

    /// Ends the trace by a jump with these values, resuming at this bytecode's start if the optimizer adds guards.
    pub fn end_jump(&self, target: Target, slots: &[i32]) {
        let args: Vec<OpRef> = slots.iter().map(|&slot| self.value_of(slot)).collect();
        self.tell_inlined(0);
        self.commit_as(self.start.get().0, Resume::Run);
        let snapshot = self.snapshot();
        self.push_with(Opcode::jump, Type::Void, &args, Descr::Target(target), snapshot);
    }

    /// Where the interpreter goes on: position and the address of slot 0.
    pub fn position(&self) -> (Pc, *mut u64) {
        (self.pc.get(), self.window.get().base())
    }

    /// The window with its slot 0 at `base`, which is one of this recording's.
    pub fn window_at(&self, base: *mut u64) -> Window {
        let window = self.window.get();
        let slots = (base as isize - window.base() as isize) / 8;
        window.shifted(slots)
    }

    /// The inlined function with the most operations, callees included.
    pub fn largest(&self) -> Option<Largest> {
        let trace = self.trace.borrow();
        let sizes = trace.sizes();
        // Callees of the frame that the trace starts in are candidates; what they call is counted in them.
        let direct = (1..sizes.len()).filter(|&frame| trace.frames[frame].parent == 0);
        let frame = direct.max_by_key(|&frame| sizes[frame])?;
        let starts = self.starts();
        let start = starts[frame];
        let guests = self.guests.borrow();
        let guest = guests.iter().find(|&&(number, _)| number as usize == frame);
        let site = guest.map_or(Site::plain(start as Pc), |&(_, site)| site);
        let is_too_long = self.end.get() == Some(End::Abort(Abort::TraceTooLong));
        let (rounds, depth) = match is_too_long {
            true => (trace.rounds()[frame], trace.depth_of(start, &starts)),
            false => (0, 0),
        };
        Some(Largest { site, start, operations: sizes[frame] as usize, rounds, depth })
    }

    /// Where the function of each frame starts, 0 if the trace has not come to it.
    pub fn starts(&self) -> Vec<u64> {
        let trace = self.trace.borrow();
        let put = self.put_starts.borrow();
        let frames = trace.frames.iter().enumerate();
        frames.map(|(n, frame)| put.get(n).copied().unwrap_or(frame.start_pc)).collect()
    }

    /// The headers of loops that the trace has come to.
    pub fn headers(&self) -> Vec<Site> {
        self.headers_seen.borrow().clone()
    }

    /// Slots between the base at entry and the base now.
    pub fn depth(&self) -> i32 {
        self.shadow.borrow().frame.base
    }

    /// The trace.
    pub fn finish(self) -> Trace {
        self.trace.into_inner()
    }

    /// Whether the trace so far rests on this fact.
    pub fn depends_on(&self, watch: u64) -> bool {
        self.trace.borrow().rests_on.contains(&watch)
    }

    fn commit_as(&self, pc: Pc, resume: Resume) {
        self.shadow.borrow_mut().commit(pc, resume);
        self.shared.set(None);
        self.effect.set(false);
    }

    fn value_of(&self, slot: i32) -> OpRef {
        let value = self.shadow.borrow().get(slot);
        if value != OpRef::NONE {
            return value;
        }
        let number = self.pool(Const::Int(slot.into()));
        let value = self.emit(Opcode::load_slot, Type::Ref, &[number], Descr::None);
        self.shadow.borrow_mut().put(slot, value);
        value
    }

    pub(crate) fn pool(&self, constant: Const) -> OpRef {
        if let Const::Ref(word) = constant
            && word & 1 == 1
            && word != NULL
        {
            self.host.borrow_mut().pin(word);
        }
        self.trace.borrow_mut().constant(constant)
    }

    fn origin(&self) -> OriginId {
        let (pc, first, origin) = self.start.get();
        if let Some(origin) = origin {
            return origin;
        }
        let frame = self.shadow.borrow().frame.number;
        let mut trace = self.trace.borrow_mut();
        trace.origins.push(Origin { pc: pc as u64, frame });
        let origin = OriginId(trace.origins.len() as u32 - 1);
        self.start.set((pc, first, Some(origin)));
        origin
    }

    fn push_with(
        &self,
        code: Opcode,
        ty: Type,
        args: &[OpRef],
        descr: Descr,
        snapshot: SnapshotId,
    ) -> OpRef {
        let origin = self.origin();
        let mut trace = self.trace.borrow_mut();
        let mut op = trace.make(code, ty, args, descr);
        op.origin = origin;
        op.snapshot = snapshot;
        trace.push(op)
    }

    pub(super) fn emit(&self, code: Opcode, ty: Type, args: &[OpRef], descr: Descr) -> OpRef {
        self.push_with(code, ty, args, descr, SnapshotId::NONE)
    }

    fn snapshot(&self) -> SnapshotId {
        let mut shadow = self.shadow.borrow_mut();
        let host = self.host.borrow();
        let mut trace = self.trace.borrow_mut();
        let snapshot = shadow.snapshot(&trace, &**host);
        trace.snapshots.push(snapshot);
        SnapshotId(trace.snapshots.len() as u32 - 1)
    }

    fn shared_snapshot(&self) -> SnapshotId {
        if let Some(snapshot) = self.shared.get() {
            return snapshot;
        }
        let snapshot = self.snapshot();
        self.shared.set(Some(snapshot));
        snapshot
    }

    fn guard(&self, code: Opcode, args: &[OpRef], descr: Descr) {
        if self.effect.get() {
            return self.abort(Abort::GuardAfterEffect);
        }
        let snapshot = self.shared_snapshot();
        self.push_with(code, Type::Void, args, descr, snapshot);
    }

    /// The guard behind a call that may raise and did not: it resumes by raising, so the call's effect is no obstacle.
    fn guard_no_exception(&self) {
        let before = {
            let mut shadow = self.shadow.borrow_mut();
            let pc = self.start.get().0;
            std::mem::replace(&mut shadow.resume, (pc, Resume::Raise))
        };
        let snapshot = self.snapshot();
        self.shadow.borrow_mut().resume = before;
        self.push_with(Opcode::guard_no_exception, Type::Void, &[], Descr::None, snapshot);
    }

    /// The guard behind a call that has raised, whatever else it did: where it does not, the result goes where it was said to go, and the slots are as they are now. What
    /// comes next resumes by raising: the caller commits that.
    fn guard_raised(&self, result: OpRef, slot: Option<i32>, next: Pc) {
        let mut snapshot = {
            let mut shadow = self.shadow.borrow_mut();
            let before = shadow.resume;
            // The bytecode is over there: what it has written to slots so far stays.
            shadow.commit(next, Resume::Run);
            let snapshot = shadow.snapshot(&self.trace.borrow(), &**self.host.borrow());
            shadow.resume = before;
            snapshot
        };
        if let Some(slot) = slot
            && let Some(place) = snapshot.slots.iter_mut().find(|place| place.0 == slot)
        {
            place.1 = result;
        } else if let Some(slot) = slot {
            let at = snapshot.slots.partition_point(|place| place.0 < slot);
            snapshot.slots.insert(at, (slot, result));
        }
        self.trace.borrow_mut().snapshots.push(snapshot);
        let snapshot = SnapshotId(self.trace.borrow().snapshots.len() as u32 - 1);
        self.push_with(Opcode::guard_exception, Type::Void, &[], Descr::None, snapshot);
    }

    /// What stands for the value from now on: the constant it is known to be, or itself.
    fn resolve(&self, value: OpRef) -> OpRef {
        if value.is_const() {
            return value;
        }
        match self.known.borrow().get(value.index()) {
            Some(&known) if known != OpRef::NONE => known,
            _ => value,
        }
    }

    fn now_known(&self, value: OpRef, constant: OpRef) {
        let mut known = self.known.borrow_mut();
        if known.len() <= value.index() {
            known.resize(value.index() + 64, OpRef::NONE);
        }
        known[value.index()] = constant;
    }

    /// The operation that made a value, if one did.
    fn maker(&self, value: OpRef) -> Option<(Opcode, OpRef)> {
        if value.is_const() {
            return None;
        }
        let trace = self.trace.borrow();
        let op = &trace.ops[value.index()];
        Some((op.code, op.args.first().copied().unwrap_or(OpRef::NONE)))
    }

    fn pure(&self, code: Opcode, args: &[OpRef], word: u64) -> OpRef {
        let ty = code.row().result.expect("pure operations have a type");
        if args.iter().all(|arg| arg.is_const()) {
            return self.pool(Const::from_word(ty, word));
        }
        // The three conversions that every handler makes, so that they do not fill the trace.
        if let Some((maker, from)) = self.maker(args[0]) {
            match (code, maker) {
                (Opcode::untag, Opcode::tag) | (Opcode::tag, Opcode::untag) => return from,
                (Opcode::is_int, Opcode::tag) => return self.pool(Const::Bool(true)),
                (Opcode::is_int, Opcode::new | Opcode::new_array) => {
                    return self.pool(Const::Bool(false));
                }
                _ => {}
            }
        }
        self.emit(code, ty, args, Descr::None)
    }

    fn overflow(&self, code: Opcode, a: RedInt, b: RedInt, result: Option<Int>) -> Option<RedInt> {
        if a.1.is_const() && b.1.is_const() {
            return result.map(|r| RedInt(r, self.pool(Const::Int(r.get()))));
        }
        let op = self.emit(code, Type::Int, &[a.1, b.1], Descr::None);
        let guard =
            if result.is_some() { Opcode::guard_no_overflow } else { Opcode::guard_overflow };
        self.guard(guard, &[], Descr::None);
        result.map(|r| RedInt(r, op))
    }

    fn is_fresh(&self, object: OpRef) -> bool {
        !object.is_const()
            && object.index() >= self.start.get().1
            && matches!(self.maker(object), Some((Opcode::new | Opcode::new_array, _)))
            && !self.effect.get()
    }

    fn wrote(&self, object: OpRef) {
        if !self.is_fresh(object) {
            self.effect.set(true);
        }
    }

    fn read(&self, object: RedRef, field: Field) -> (u64, OpRef) {
        let word = self.host.borrow().load(object.0, field);
        let ty = field.repr.ty();
        let op = if field.immutable && object.1.is_const() {
            self.pool(Const::from_word(ty, word))
        } else {
            self.emit(Opcode::getfield, ty, &[object.1], Descr::Field(field))
        };
        (word, op)
    }

    fn write(&self, object: RedRef, field: Field, (word, op): (u64, OpRef)) {
        self.host.borrow_mut().store(object.0, field, word);
        self.emit(Opcode::setfield, Type::Void, &[object.1, op], Descr::Field(field));
        self.wrote(object.1);
    }

    fn read_item(&self, object: RedRef, array: Array, index: RedInt) -> (u64, OpRef) {
        let word = self.host.borrow().load_item(object.0, array, index.0.get());
        let ty = array.repr.ty();
        let op = if array.immutable && object.1.is_const() && index.1.is_const() {
            self.pool(Const::from_word(ty, word))
        } else {
            self.emit(Opcode::getitem, ty, &[object.1, index.1], Descr::Array(array))
        };
        (word, op)
    }

    fn write_item(&self, object: RedRef, array: Array, index: RedInt, (word, op): (u64, OpRef)) {
        self.host.borrow_mut().store_item(object.0, array, index.0.get(), word);
        let args = [object.1, index.1, op];
        self.emit(Opcode::setitem, Type::Void, &args, Descr::Array(array));
        self.wrote(object.1);
    }

    fn arg(arg: &Arg<Self>) -> (u64, OpRef) {
        match *arg {
            Arg::Ref(RedRef(w, op)) => (w, op),
            Arg::Int(RedInt(i, op)) => (i.0 as u64, op),
            Arg::Float(RedFloat(x, op)) => (x.to_bits(), op),
            Arg::Bool(RedBool(b, op)) => (b as u64, op),
        }
    }

    /// Calls and writes it down.
    fn do_call(
        &self,
        call: &'static CallDescr,
        args: &[(u64, OpRef)],
    ) -> Result<(u64, OpRef), Raised> {
        let words: Vec<u64> = args.iter().map(|&(word, _)| word).collect();
        let ops: Vec<OpRef> = args.iter().map(|&(_, op)| op).collect();
        self.host.borrow_mut().cover(self.window.get().base());
        self.host.borrow_mut().at(self.pc.get());
        self.called.set(true);
        // The collector looks at the stack, and not at this list of arguments.
        let word = {
            let mut host = self.host.borrow_mut();
            host.hold(std::ptr::from_ref(words.as_slice()));
            let word = host.call(call, &words);
            host.release(std::ptr::from_ref(words.as_slice()));
            word
        };
        let (wanted, always) = (self.wanted.take(), self.raises.take());
        let raised = word == NULL && (call.effect.may_raise || always);
        let effect = call.effect;
        if effect.elidable && !raised && ops.iter().all(|op| op.is_const()) {
            return Ok((word, self.pool(Const::from_word(call.result, word))));
        }
        if effect.reenters {
            let inlined = self.shadow.borrow().frame.inlined;
            self.tell_inlined(inlined);
            self.tell_site();
        }
        let op = self.emit(Opcode::call, call.result, &ops, Descr::Call(call));
        let host = self.host.borrow();
        let writes = Groups(effect.writes.0 & !host.raise_groups().0);
        let harmless = effect.elidable || (writes == Groups::NONE && !effect.reenters);
        if !harmless {
            self.effect.set(true);
        }
        let keeps = effect.elidable || !effect.reenters && !writes.meets(host.watched_groups());
        if !keeps {
            self.sure.set(false);
        }
        drop(host);
        if raised {
            let here = self.shadow.borrow().resumes_here();
            if always {
                self.commit_raise(self.pc.get());
            } else if harmless && !self.effect.get() {
                self.guard(Opcode::guard_exception, &[], Descr::None);
            } else if let Some((slot, next)) = wanted
                && here
            {
                self.guard_raised(op, slot, next);
                self.commit_raise(self.pc.get());
            } else {
                self.abort(Abort::CallRaised);
            }
            return Err(Raised);
        }
        if effect.may_raise {
            self.guard_no_exception();
        }
        Ok((word, op))
    }
}
