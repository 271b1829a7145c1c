//! Every operation of [`Machine`]: executed, folded if constant, else written down.

use super::shadow::Guest;
use super::{End, MOST_ROUNDS, Recorder, RedBool, RedFloat, RedInt, RedRef};
use crate::abi::{Pc, Site};
use crate::ir::{
    Array, CallDescr, Class, Const, Field, Frame, Op, OpRef, Opcode, Resume, Size, Trace,
    TraceKind, Type, op::Descr, opcode::Sort, pure, pure::Int,
};
use crate::machine::{Abort, Arg, Machine, Raised, Turn};

macro_rules! define_pure {
    ({} $($name:ident($($arg:ident: $ty:ident),*) -> $result:ident, $sentence:literal;)*) => {
        $(fn $name(&self, $($arg: Self::$ty),*) -> Self::$result {
            $(let $arg = $arg.resolved(self);)*
            let value = pure::$name($($arg.0),*);
            let op = self.pure(Opcode::$name, &[$($arg.1),*], Red::word(value));
            define_pure!(@make $result, value, op)
        })*
    };
    (@make Int, $value:ident, $op:ident) => { RedInt($value, $op) };
    (@make Float, $value:ident, $op:ident) => { RedFloat($value, $op) };
    (@make Bool, $value:ident, $op:ident) => { RedBool($value, $op) };
    (@make Ref, $value:ident, $op:ident) => { RedRef($value, $op) };
}

/// A value's machine word.
trait Red {
    fn word(self) -> u64;
}
impl Red for Int {
    fn word(self) -> u64 {
        self.0 as u64
    }
}
impl Red for f64 {
    fn word(self) -> u64 {
        self.to_bits()
    }
}
impl Red for bool {
    fn word(self) -> u64 {
        self as u64
    }
}
impl Red for u64 {
    fn word(self) -> u64 {
        self
    }
}

macro_rules! resolved {
    ($($ty:ident)*) => { $(impl $ty {
        fn resolved(self, recorder: &Recorder<'_>) -> $ty {
            $ty(self.0, recorder.resolve(self.1))
        }
    })* };
}
resolved! { RedRef RedInt RedFloat RedBool }

impl Machine for Recorder<'_> {
    type Int = RedInt;
    type Float = RedFloat;
    type Bool = RedBool;
    type Ref = RedRef;

    const RECORDING: bool = true;

    fn pc(&self) -> Pc {
        self.pc.get()
    }
    fn set_pc(&self, pc: Pc) {
        self.pc.set(pc);
    }
    fn slot(&self, i: isize) -> RedRef {
        let value = self.value_of(self.depth() + i as i32);
        RedRef(self.window.get().get(i), self.resolve(value))
    }
    fn set_slot(&self, i: isize, v: RedRef) {
        let slot = self.depth() + i as i32;
        self.window.get().set(i, v.0);
        self.shadow.borrow_mut().set(slot, self.resolve(v.1));
    }
    fn shift_base(&self, d: isize) {
        self.window.set(self.window.get().shifted(d));
        let mut shadow = self.shadow.borrow_mut();
        if d > 0 {
            let mut trace = self.trace.borrow_mut();
            let number = trace.frames.len() as u32;
            let call_pc = self.start.get().0 as u64;
            trace.frames.push(Frame { parent: shadow.frame.number, call_pc, start_pc: 0 });
            let link = trace.const_of(shadow.get(shadow.frame.base + d as i32 - 1));
            let frames = match link {
                Some(Const::Ref(word)) => self.host.borrow().frames(word),
                _ => 1,
            };
            shadow.enter(d as i32, number, frames);
        } else if d < 0 {
            let is_guest = shadow.frame.guest.here.get() != 0;
            if !shadow.leave(d as i32) {
                drop(shadow);
                return self.abort(Abort::UnbalancedReturn);
            }
            if is_guest {
                let mut around = shadow.frames().map(|frame| frame.guest.here.get());
                let key = around.find(|&key| key != 0).unwrap_or(0);
                self.trace.borrow_mut().pass_guest(key);
            }
        }
    }
    fn ctx(&self) -> *mut u8 {
        self.ctx
    }
    fn base(&self) -> *mut u64 {
        self.window.get().base()
    }

    fn ci(&self, n: i64) -> RedInt {
        RedInt(Int::new(n), self.pool(Const::Int(n)))
    }
    fn cf(&self, x: f64) -> RedFloat {
        RedFloat(x, self.pool(Const::Float(x.to_bits())))
    }
    fn cr(&self, word: u64) -> RedRef {
        RedRef(word, self.pool(Const::Ref(word)))
    }
    fn cb(&self, b: bool) -> RedBool {
        RedBool(b, self.pool(Const::Bool(b)))
    }

    fn branch(&self, b: RedBool) -> bool {
        let b = b.resolved(self);
        if !b.1.is_const() {
            let guard = if b.0 { Opcode::guard_true } else { Opcode::guard_false };
            self.guard(guard, &[b.1], Descr::None);
            let constant = self.pool(Const::Bool(b.0));
            self.now_known(b.1, constant);
        }
        b.0
    }
    fn promote_int(&self, i: RedInt) -> i64 {
        let i = i.resolved(self);
        if !i.1.is_const() {
            let constant = self.pool(Const::Int(i.0.get()));
            self.guard(Opcode::guard_value, &[i.1, constant], Descr::None);
            self.now_known(i.1, constant);
        }
        i.0.get()
    }
    fn promote(&self, r: RedRef) -> u64 {
        let r = r.resolved(self);
        if !r.1.is_const() {
            let constant = self.pool(Const::Ref(r.0));
            self.guard(Opcode::guard_value, &[r.1, constant], Descr::None);
            self.now_known(r.1, constant);
        }
        r.0
    }
    fn promote_class(&self, r: RedRef) -> Class {
        let r = r.resolved(self);
        let host = self.host.borrow();
        let class = host.class_of(r.0).expect("only objects have a class");
        let (is_stable, kept) = (host.is_stable(class), host.while_kept(class));
        drop(host);
        match kept {
            // A constant has had its class all along.
            Some(watch) if r.1.is_const() => self.depend(watch),
            _ if r.1.is_const() && is_stable => {}
            _ => self.guard(Opcode::guard_class, &[r.1], Descr::Class(class)),
        }
        class
    }
    fn is_class(&self, r: RedRef, class: Class) -> RedBool {
        let r = r.resolved(self);
        let host = self.host.borrow();
        let found = host.class_of(r.0);
        let settled = r.1.is_const() && found.is_none_or(|found| host.is_stable(found));
        drop(host);
        let same = found == Some(class);
        if settled {
            return self.cb(same);
        }
        RedBool(same, self.emit(Opcode::is_class, Type::Bool, &[r.1], Descr::Class(class)))
    }
    fn is_constant(&self, r: RedRef) -> bool {
        self.resolve(r.1).is_const()
    }
    fn constant(&self, r: RedRef) -> Option<u64> {
        self.is_constant(r).then_some(r.0)
    }

    fn is_made_here(&self, object: RedRef) -> bool {
        let object = self.resolve(object.1);
        let trace = self.trace.borrow();
        !object.is_const() && trace.ops[object.index()].code.sort() == Sort::Alloc
    }

    fn is_virtual(&self, r: RedRef) -> bool {
        let object = self.resolve(r.1);
        if !self.is_made_here(r) {
            return false;
        }
        // It may be held by others of its kind; whether these stay so is for the optimizer to find out.
        let trace = self.trace.borrow();
        let is_new = |r: OpRef| !r.is_const() && trace.ops[r.index()].code.sort() == Sort::Alloc;
        trace.ops[object.index() + 1..].iter().filter(|op| op.args.contains(&object)).all(|op| {
            match op.code {
                Opcode::call => false,
                Opcode::setfield | Opcode::setitem => op.args[0] == object || is_new(op.args[0]),
                _ => true,
            }
        })
    }

    fn depend(&self, watch: u64) {
        self.rests_on(&[watch]);
        if !self.sure.get() {
            self.guard(Opcode::guard_not_invalidated, &[], Descr::None);
            self.sure.set(true);
        }
    }

    fn int_add_ovf(&self, a: RedInt, b: RedInt) -> Option<RedInt> {
        let (a, b) = (a.resolved(self), b.resolved(self));
        self.overflow(Opcode::int_add_ovf, a, b, pure::int_add_ovf(a.0, b.0))
    }
    fn int_sub_ovf(&self, a: RedInt, b: RedInt) -> Option<RedInt> {
        let (a, b) = (a.resolved(self), b.resolved(self));
        self.overflow(Opcode::int_sub_ovf, a, b, pure::int_sub_ovf(a.0, b.0))
    }
    fn int_mul_ovf(&self, a: RedInt, b: RedInt) -> Option<RedInt> {
        let (a, b) = (a.resolved(self), b.resolved(self));
        self.overflow(Opcode::int_mul_ovf, a, b, pure::int_mul_ovf(a.0, b.0))
    }
    fn int_lshift_ovf(&self, a: RedInt, b: RedInt) -> Option<RedInt> {
        let (a, b) = (a.resolved(self), b.resolved(self));
        self.overflow(Opcode::int_lshift_ovf, a, b, pure::int_lshift_ovf(a.0, b.0))
    }
    fn both_int(&self, a: RedRef, b: RedRef) -> bool {
        self.branch(self.is_int(a)) && self.branch(self.is_int(b))
    }

    crate::pure_ops! { define_pure {} }

    fn load(&self, object: RedRef, field: Field) -> RedRef {
        let (word, op) = self.read(object.resolved(self), field);
        RedRef(word, op)
    }
    fn load_int(&self, object: RedRef, field: Field) -> RedInt {
        let (word, op) = self.read(object.resolved(self), field);
        RedInt(Int(word as i64), op)
    }
    fn load_float(&self, object: RedRef, field: Field) -> RedFloat {
        let (word, op) = self.read(object.resolved(self), field);
        RedFloat(f64::from_bits(word), op)
    }
    fn store(&self, object: RedRef, field: Field, v: RedRef) {
        let v = v.resolved(self);
        self.write(object.resolved(self), field, (v.0, v.1));
    }
    fn store_int(&self, object: RedRef, field: Field, v: RedInt) {
        let v = v.resolved(self);
        self.write(object.resolved(self), field, (v.0.0 as u64, v.1));
    }
    fn store_float(&self, object: RedRef, field: Field, v: RedFloat) {
        let v = v.resolved(self);
        self.write(object.resolved(self), field, (v.0.to_bits(), v.1));
    }
    fn load_item(&self, object: RedRef, array: Array, index: RedInt) -> RedRef {
        let (word, op) = self.read_item(object.resolved(self), array, index.resolved(self));
        RedRef(word, op)
    }
    fn load_item_int(&self, object: RedRef, array: Array, index: RedInt) -> RedInt {
        let (word, op) = self.read_item(object.resolved(self), array, index.resolved(self));
        RedInt(Int(word as i64), op)
    }
    fn store_item(&self, object: RedRef, array: Array, index: RedInt, v: RedRef) {
        let v = v.resolved(self);
        self.write_item(object.resolved(self), array, index.resolved(self), (v.0, v.1));
    }
    fn store_item_int(&self, object: RedRef, array: Array, index: RedInt, v: RedInt) {
        let v = v.resolved(self);
        self.write_item(object.resolved(self), array, index.resolved(self), (v.0.0 as u64, v.1));
    }
    fn load_item_float(&self, object: RedRef, array: Array, index: RedInt) -> RedFloat {
        let (word, op) = self.read_item(object.resolved(self), array, index.resolved(self));
        RedFloat(f64::from_bits(word), op)
    }
    fn store_item_float(&self, object: RedRef, array: Array, index: RedInt, v: RedFloat) {
        let v = v.resolved(self);
        self.write_item(object.resolved(self), array, index.resolved(self), (v.0.to_bits(), v.1));
    }
    fn set_class(&self, object: RedRef, class: Class) {
        let object = object.resolved(self);
        self.host.borrow_mut().set_class(object.0, class);
        self.emit(Opcode::set_class, Type::Void, &[object.1], Descr::Class(class));
        self.wrote(object.1);
    }
    fn try_new(&self, size: Size) -> Option<RedRef> {
        let word = self.host.borrow_mut().new_object(size)?;
        Some(RedRef(word, self.emit(Opcode::new, Type::Ref, &[], Descr::Size(size))))
    }
    fn try_new_array(&self, array: Array, length: usize) -> Option<RedRef> {
        let word = self.host.borrow_mut().new_array(array, length)?;
        let length = self.pool(Const::Int(length as i64));
        Some(RedRef(word, self.emit(Opcode::new_array, Type::Ref, &[length], Descr::Array(array))))
    }

    fn call(&self, call: &'static CallDescr, args: &[RedRef]) -> Result<RedRef, Raised> {
        let args: Vec<_> = args.iter().map(|arg| (arg.0, self.resolve(arg.1))).collect();
        self.do_call(call, &args).map(|(word, op)| RedRef(word, op))
    }
    fn call_int(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> RedInt {
        let (word, op) = self.call_value(call, args);
        RedInt(Int(word as i64), op)
    }
    fn guess(&self, call: &'static CallDescr, args: &[RedRef]) -> i64 {
        let words: Vec<u64> = args.iter().map(|arg| arg.0).collect();
        self.called.set(true);
        self.host.borrow_mut().call(call, &words) as i64 >> 1
    }
    fn call_float(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> RedFloat {
        let (word, op) = self.call_value(call, args);
        RedFloat(f64::from_bits(word), op)
    }
    fn call_bool(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> RedBool {
        let (word, op) = self.call_value(call, args);
        RedBool(word != 0, op)
    }
    fn call_mixed(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Result<RedRef, Raised> {
        let args: Vec<_> =
            args.iter().map(Self::arg).map(|(w, op)| (w, self.resolve(op))).collect();
        self.do_call(call, &args).map(|(word, op)| RedRef(word, op))
    }
    fn call_slots(
        &self,
        call: &'static CallDescr,
        extra: u64,
        from: isize,
        count: usize,
    ) -> Result<RedRef, Raised> {
        let mut args = vec![(extra, self.pool(Const::Int(extra as i64 >> 1)))];
        for i in from..from + count as isize {
            let slot = self.slot(i);
            args.push((slot.0, self.resolve(slot.1)));
        }
        self.do_call(call, &args).map(|(word, op)| RedRef(word, op))
    }
    fn call_values(
        &self,
        call: &'static CallDescr,
        extra: u64,
        args: &[RedRef],
    ) -> Result<RedRef, Raised> {
        let mut all = vec![(extra, self.pool(Const::Int(extra as i64 >> 1)))];
        all.extend(args.iter().map(|arg| (arg.0, self.resolve(arg.1))));
        self.do_call(call, &all).map(|(word, op)| RedRef(word, op))
    }
    fn slot_addr(&self, i: isize) -> RedInt {
        let address = self.window.get().shifted(i).base() as i64;
        let slot = self.depth() + i as i32;
        RedInt(Int(address), self.emit(Opcode::slot_addr, Type::Int, &[], Descr::Slot(slot)))
    }
    fn flush_slots(&self, from: isize, to: isize) {
        for i in from..to {
            let value = self.slot(i);
            let slot = self.depth() + i as i32;
            self.shown.borrow_mut().remove(&slot);
            self.emit(Opcode::store_slot, Type::Void, &[value.1], Descr::Slot(slot));
        }
    }

    fn returning(&self) -> bool {
        if self.depth() != 0 {
            return false;
        }
        let kind = self.trace.borrow().kind;
        let may_leave = kind == TraceKind::Loop && self.policy.may_leave(self.header);
        if self.goes_round.get() && !may_leave {
            self.abort(Abort::LeftLoop);
            return true;
        }
        if kind == TraceKind::Loop {
            self.trace_mut().kind = TraceKind::Function;
        }
        self.ends(End::Leave);
        true
    }
    fn loop_header(&self) -> bool {
        let site = Site::plain(self.pc.get());
        if self.starts_at(site) {
            return false;
        }
        self.guard(Opcode::guard_not_interrupted, &[], Descr::None);
        if self.depth() != 0 {
            return false;
        }
        if self.in_guest.get() && site != self.header && self.policy.may_unroll(site) {
            return self.goes_on_round(site);
        }
        let end = self.end_at(site, true);
        if let Some(end) = end {
            self.ends(end);
        }
        end.is_some()
    }
    fn merge_point(&self, key: u32, closes: bool) -> Turn {
        let site = Site { pc: self.pc.get(), key };
        if self.depth() != 0 && self.calls_at(site, closes) {
            return Turn::Call;
        }
        if key != 0 {
            self.trace_mut().pass_guest(key);
            let shadow = self.shadow.borrow();
            let guest = &shadow.frame.guest;
            guest.here.set(key);
            if guest.entry.get() == 0 {
                guest.entry.set(key);
            }
        }
        if self.depth() == 0 && key == 0 && closes {
            self.guard(Opcode::guard_not_interrupted, &[], Descr::None);
            self.ends(End::Leave);
            return Turn::End;
        }
        if self.depth() != 0 || key == 0 {
            return Turn::Follow;
        }
        self.in_guest.set(true);
        self.rounds.borrow_mut().clear();
        if self.starts_at(site) {
            return Turn::Follow;
        }
        let leaves = self.leaves_to_guest.get().then_some(End::Leave);
        let Some(end) = self.end_at(site, closes).or(leaves) else { return Turn::Follow };
        self.guard(Opcode::guard_not_interrupted, &[], Descr::None);
        self.ends(end);
        Turn::End
    }
    fn inlines(&self, start: Pc) -> bool {
        self.host.borrow().comes_to(start);
        if !self.policy.may_inline(Site::plain(start)) || !self.host.borrow().may_inline(start) {
            return false;
        }
        let shadow = self.shadow.borrow();
        let (mut same, mut depth) = (0, 0);
        for frame in shadow.frames() {
            depth += 1;
            same += (frame.start.get() == Some(&start)) as usize;
        }
        let kind = self.trace.borrow().kind;
        same < self.policy.recursion(Site::plain(start), kind) && depth < self.limits.depth
    }

    fn enters(&self, start: Pc) -> bool {
        if self.inlines(start) {
            return true;
        }
        let shadow = self.shadow.borrow();
        self.policy.may_inline(Site::plain(start))
            && self.host.borrow().may_enter(start)
            && shadow.frames().count() < self.limits.depth
    }
    fn entered_with(&self, registers: usize) {
        let slots = [-2].into_iter().chain(0..registers as isize);
        let given = slots.map(|slot| self.slot(slot)).map(|given| (given.0, given.1)).collect();
        let shadow = self.shadow.borrow();
        shadow.frame.guest.since.set(self.trace.borrow().ops.len());
        *shadow.frame.guest.given.borrow_mut() = given;
    }
    fn entry(&self) -> Option<Vec<RedRef>> {
        let shadow = self.shadow.borrow();
        let guest = &shadow.frame.guest;
        let given = guest.given.borrow();
        if given.is_empty() || shadow.frame.base == 0 || !self.is_quiet_since(guest.since.get()) {
            return None;
        }
        Some(given.iter().map(|&(word, op)| RedRef(word, self.resolve(op))).collect())
    }
    fn stand_at(&self, pc: Pc) {
        self.pc.set(pc);
        self.start.set((pc, self.trace.borrow().ops.len(), None));
        self.commit_as(pc, Resume::Run);
    }

    fn result_goes(&self, slot: Option<isize>, next: Pc) {
        let slot = slot.map(|slot| self.depth() + slot as i32);
        self.wanted.set(Some((slot, next)));
    }
    fn call_to_raise(&self, call: &'static CallDescr, args: &[RedRef]) {
        self.raises.set(true);
        let _ = self.call(call, args);
    }
    fn follows(&self, from: Pc, to: Pc) -> bool {
        let shadow = self.shadow.borrow();
        let is_within = |start: &Pc| (from..to).contains(start);
        shadow.frames().any(|frame| frame.start.get().is_some_and(is_within))
    }

    fn thrashes(&self) -> bool {
        self.generic.borrow().contains(&self.start.get().0)
    }

    fn asks_to_promote(&self, r: RedRef) {
        let asked = (self.start.get().0 as u64, self.is_constant(r));
        let promotes = &mut self.trace.borrow_mut().promotes;
        if !promotes.contains(&asked) {
            promotes.push(asked);
        }
    }

    fn commit(&self, pc: Pc) {
        self.start.set((self.start.get().0, self.trace.borrow().ops.len(), self.start.get().2));
        self.commit_as(pc, Resume::Run);
    }
    fn commit_raise(&self, pc: Pc) {
        self.start.set((self.start.get().0, self.trace.borrow().ops.len(), self.start.get().2));
        self.commit_as(pc, Resume::Raise);
    }
}

impl Recorder<'_> {
    /// Whether this is the header that a loop's trace starts with. That nothing was recorded since says nothing: a loop may do nothing.
    fn starts_at(&self, site: Site) -> bool {
        let mut seen = self.headers_seen.borrow_mut();
        let starts = self.goes_round.get() && seen.is_empty();
        if starts {
            seen.push(site);
        }
        starts
    }

    /// Whether nothing was done since then that can be seen from outside: fresh objects are seen by nobody.
    fn is_quiet_since(&self, since: usize) -> bool {
        let trace = self.trace.borrow();
        trace.ops[since..].iter().all(|op| match op.code {
            Opcode::setfield | Opcode::setitem | Opcode::set_class => {
                is_made_since(&trace, since, op.args[0])
            }
            Opcode::call => match op.descr {
                Descr::Call(call) => call.effect.elidable,
                _ => false,
            },
            Opcode::store_slot => false,
            _ => true,
        })
    }

    /// Whether the guest of a frame that the trace has entered is to be called from here on: as a function that calls itself, or as a loop.
    fn calls_at(&self, site: Site, closes: bool) -> bool {
        let shadow = self.shadow.borrow();
        let guest = &shadow.frame.guest;
        if site.key == 0 {
            return true;
        }
        if guest.entry.get() == 0 {
            let is_same = |key| key == site.key || key == Guest::UNKNOWN;
            let same = shadow.frames().filter(|frame| is_same(frame.guest.entry.get())).count();
            if self.policy.calls_guest(site) || same >= self.limits.guest_recursion {
                return true;
            }
            guest.entry.set(site.key);
            self.guests.borrow_mut().push((shadow.frame.number, site));
        } else if closes {
            let mut turns = guest.turns.borrow_mut();
            if turns.contains(&site.key) || self.policy.is_compiled(site) {
                return true;
            }
            turns.push(site.key);
        }
        false
    }

    /// Follows a loop within one instruction of the guest, such as one over the arguments of a call: it is most often short, and as long whenever the guest comes there.
    /// Else the loop is to have a trace of its own. Whether the recording ends.
    fn goes_on_round(&self, site: Site) -> bool {
        let mut rounds = self.rounds.borrow_mut();
        rounds.push(site);
        let is_long = rounds.iter().filter(|&&passed| passed == site).count() > MOST_ROUNDS;
        if is_long {
            self.ends(End::Abort(Abort::InnerLoop));
        }
        is_long
    }

    /// How the trace ends at a header in the frame that it started in, if it does.
    fn end_at(&self, site: Site, closes: bool) -> Option<End> {
        let is_loop = self.goes_round.get();
        let mut seen = self.headers_seen.borrow_mut();
        let again = closes && seen.contains(&site);
        if closes {
            seen.push(site);
        }
        if is_loop && site == self.header {
            Some(End::Closed)
        } else if self.policy.is_loop(site) {
            // Where a guest was left, the code from here has no start to jump to: it is followed.
            Some(End::Into(site))
        } else if !again {
            None
        } else if is_loop {
            Some(End::Abort(Abort::InnerLoop))
        } else {
            Some(End::Leave)
        }
    }

    fn call_value(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> (u64, OpRef) {
        let args: Vec<_> =
            args.iter().map(Self::arg).map(|(w, op)| (w, self.resolve(op))).collect();
        self.do_call(call, &args).expect("this form of call is for functions that cannot raise")
    }

    /// An operation of the trace, for the driver.
    pub fn op(&self, index: usize) -> Op {
        self.trace.borrow().ops[index].clone()
    }
}

/// Whether an object was made since then: by an operation, or it was read from where one of those had been written to.
fn is_made_since(trace: &Trace, since: usize, object: OpRef) -> bool {
    if object.is_const() || object.index() < since {
        return false;
    }
    let op = &trace.ops[object.index()];
    if op.code.sort() == Sort::Alloc {
        return true;
    }
    let written = trace.ops[since..object.index()]
        .iter()
        .rfind(|write| write.code == Opcode::setfield && write.descr == op.descr);
    op.code == Opcode::getfield
        && written.is_some_and(|write| {
            write.args[0] == op.args[0] && is_made_since(trace, since, write.args[1])
        })
}
