//! One sweep over a recorded trace: what passes see, what they may answer, and how operations get into the new trace.
//!
//! [`Cx`] holds all that is known: a table of values ([`Info`]), virtuals, the heap, pure operations computed so far. Each recorded operation
//! walks the whole list of passes before the next is read. A pass keeps it, changes it, or says what its result is and
//! why it can go. What is left is emitted; then passes learn from it. Values are numbered apart from operations, so that an object which is
//! allocated late keeps the name that everything else already knows; [`Cx::finish`](super::finish) turns names into positions.

use super::bridge::{GuardKnowledge, Side};
use super::heap::Heap;
use super::info::{
    Info, Kind, Knowledge, NO_VIRTUAL, NOWHERE, Shape, Stored, Virtual, VirtualIndex,
};
use super::pure::Computed;
use super::removal::{Escape, Fate, KeptAllocation, Reason};
use super::{GiveUp, PASSES, PassSet, guards};
use crate::host::Host;
use crate::ir::opcode::Sort;
use crate::ir::{
    Class, Const, Descr, Groups, Op, OpRef, Opcode, OriginId, Snapshot, SnapshotId, Target, Trace,
    Type,
};
use crate::resume::ResumeData;
use crate::resume::numbering::{Numbering, Values, View, ViewShape};

/// What a pass does to an operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Outcome {
    /// Nothing, or it changed the operation in place; the next pass goes on.
    Keep,
    /// It made another operation of it, which walks the list from the start.
    Again,
    /// The operation goes; its result is this value.
    Is(OpRef, Reason),
    /// The operation goes; it has no result.
    Gone(Reason),
    /// The pass holds it back and will emit it later, or let it go.
    Held,
}

/// What a pass answers; an error ends optimizing.
pub type Answer = Result<Outcome, GiveUp>;

/// One pass: a row of [`PASSES`].
pub struct Pass {
    /// Its name in options and files.
    pub name: &'static str,
    /// Looks at an operation whose arguments are values of the new trace.
    pub op: fn(&mut Cx, &mut Op) -> Answer,
    /// Learns from an operation that was emitted, and its result.
    pub learn: fn(&mut Cx, &Op, OpRef) -> Result<(), GiveUp>,
}

/// For passes that learn nothing.
pub fn learn_nothing(_: &mut Cx, _: &Op, _: OpRef) -> Result<(), GiveUp> {
    Ok(())
}

/// An operation of the new trace.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The operation; its arguments are values.
    pub op: Op,
    /// The value it makes; `NONE` without one.
    pub result: OpRef,
    /// The recorded operation that it comes from, or [`NOWHERE`].
    pub source: u32,
}

/// What became of the recorded operations in one sweep.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// For each recorded operation.
    pub fates: Vec<Fate>,
    /// Allocations that stayed.
    pub kept: Vec<KeptAllocation>,
    /// Where it starts in [`Cx::out`].
    pub start: usize,
}

/// How the overflow operation or call before a guard ended up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    /// It was emitted: its guard decides.
    Emitted,
    /// It cannot overflow or raise: the guard goes.
    Never,
    /// It always overflows.
    Always,
}

/// The state of optimizing one trace.
pub struct Cx<'a> {
    /// What may be asked of the language.
    pub host: &'a mut dyn Host,
    /// The recorded trace.
    pub trace: &'a Trace,
    /// Which passes are on.
    pub on: PassSet,
    /// Holds the constants; its first ones are those of the recorded trace.
    pub pool: Trace,
    /// What is known of each value.
    pub values: Vec<Info>,
    /// Objects not allocated.
    pub virtuals: Vec<Virtual>,
    /// For each recorded operation, its value.
    pub env: Vec<OpRef>,
    /// The new trace.
    pub out: Vec<Emitted>,
    /// Resume data of its guards.
    pub resume: Vec<ResumeData>,
    /// What was known at them.
    pub knowledge: Vec<GuardKnowledge>,
    /// What is known of memory.
    pub heap: Heap,
    /// What was computed.
    pub computed: Computed,
    /// Counts changes of classes that may have happened unseen.
    pub epoch: u32,
    /// Whether nothing can have invalidated the trace since it was last checked.
    pub valid: bool,
    /// Whether `guard_not_interrupted` was passed in this sweep.
    pub polled: bool,
    /// The overflow operation before a guard.
    pub overflow: Before,
    /// The call before a guard.
    pub call: Before,
    /// The recorded operation being looked at, or [`NOWHERE`].
    pub current: u32,
    /// What became of recorded operations, sweep by sweep.
    pub sweeps: Vec<Sweep>,
    /// Which of the values carried into the body were used there.
    pub touched: Vec<bool>,
    numbering: Numbering,
}

impl<'a> Cx<'a> {
    /// A state in which nothing is known.
    pub fn new(trace: &'a Trace, host: &'a mut dyn Host, on: PassSet) -> Cx<'a> {
        let mut pool = Trace::new(trace.kind);
        for &constant in &trace.consts {
            pool.constant(constant);
        }
        let mut cx = Cx {
            host,
            trace,
            on,
            pool,
            values: Vec::with_capacity(trace.ops.len() * 2),
            virtuals: Vec::new(),
            env: vec![OpRef::NONE; trace.ops.len()],
            out: Vec::with_capacity(trace.ops.len()),
            resume: Vec::new(),
            knowledge: Vec::new(),
            heap: Heap::default(),
            computed: Computed::default(),
            epoch: 0,
            valid: false,
            polled: false,
            overflow: Before::Emitted,
            call: Before::Emitted,
            current: NOWHERE,
            sweeps: Vec::new(),
            touched: Vec::new(),
            numbering: Numbering::default(),
        };
        cx.begin_sweep();
        cx
    }

    /// The same state again, to try something that may fail.
    pub fn fork(&mut self) -> Cx<'_> {
        Cx {
            host: &mut *self.host,
            trace: self.trace,
            on: self.on,
            pool: self.pool.clone(),
            values: self.values.clone(),
            virtuals: self.virtuals.clone(),
            env: self.env.clone(),
            out: self.out.clone(),
            resume: self.resume.clone(),
            knowledge: self.knowledge.clone(),
            heap: self.heap.clone(),
            computed: self.computed.clone(),
            epoch: self.epoch,
            valid: self.valid,
            polled: self.polled,
            overflow: self.overflow,
            call: self.call,
            current: self.current,
            sweeps: self.sweeps.clone(),
            touched: self.touched.clone(),
            numbering: self.numbering.clone(),
        }
    }

    /// Starts to account for the recorded operations once more.
    pub fn begin_sweep(&mut self) {
        let fates = vec![Fate::Open; self.trace.ops.len()];
        self.sweeps.push(Sweep { fates, kept: Vec::new(), start: self.out.len() });
    }

    /// Emits the inputs, of which nothing is known.
    pub fn inputs(&mut self) {
        for i in 0..self.trace.inputs.len() {
            let op = self.trace.ops[i].clone();
            let value = self.fresh(op.ty);
            self.env[i] = value;
            self.push(op, value, i as u32);
        }
    }

    /// Sends the recorded operations behind the inputs through the passes, up to the last, which is the caller's.
    pub fn sweep(&mut self) -> Result<(), GiveUp> {
        for i in self.trace.inputs.len()..self.trace.ops.len() - 1 {
            self.current = i as u32;
            let op = self.recorded(i);
            let value = self.run(op)?;
            self.env[i] = value;
        }
        self.current = NOWHERE;
        Ok(())
    }

    /// The recorded operation at an index, with values of the new trace as arguments.
    pub fn recorded(&self, index: usize) -> Op {
        let mut op = self.trace.ops[index].clone();
        for k in 0..op.args.len() {
            op.args[k] = self.of_recorded(op.args[k]);
        }
        op
    }

    /// The value of a recorded one.
    pub fn of_recorded(&self, r: OpRef) -> OpRef {
        if r.is_const() { r } else { self.resolve(self.env[r.index()]) }
    }

    /// Sends one operation through the passes. Gives its result.
    pub fn run(&mut self, mut op: Op) -> Result<OpRef, GiveUp> {
        if let Some(reason) = guards::follows_from_before(self, &op)? {
            self.gone(self.current, reason);
            return Ok(OpRef::NONE);
        }
        match op.code.sort() {
            Sort::Overflow => self.overflow = Before::Never,
            Sort::Call => self.call = Before::Never,
            _ => {}
        }
        let mut at = 0;
        while at < PASSES.len() {
            if !self.on.has(at) {
                at += 1;
                continue;
            }
            match (PASSES[at].op)(self, &mut op)? {
                Outcome::Keep => at += 1,
                Outcome::Again => at = 0,
                Outcome::Is(value, reason) => {
                    self.gone(self.current, reason);
                    self.touch(value);
                    return Ok(self.resolve(value));
                }
                Outcome::Gone(reason) => {
                    self.gone(self.current, reason);
                    return Ok(OpRef::NONE);
                }
                Outcome::Held => return Ok(OpRef::NONE),
            }
        }
        match op.code.sort() {
            Sort::Overflow => self.overflow = Before::Emitted,
            Sort::Call if op.call().effect.may_raise => self.call = Before::Emitted,
            _ => {}
        }
        let result = if op.ty == Type::Void { OpRef::NONE } else { self.fresh(op.ty) };
        let source = self.current;
        let index = self.emit(op, result, source);
        let op = self.out[index].op.clone();
        self.note_effect(&op);
        for (k, pass) in PASSES.iter().enumerate() {
            if self.on.has(k) {
                (pass.learn)(self, &op, result)?;
            }
        }
        Ok(if result == OpRef::NONE { result } else { self.resolve(result) })
    }

    /// Forgets what the operation may have changed besides memory.
    fn note_effect(&mut self, op: &Op) {
        match op.code {
            Opcode::set_class => self.epoch += 1,
            Opcode::call => {
                let effect = op.call().effect;
                if effect.reenters || effect.writes != Groups::NONE {
                    self.epoch += 1;
                    self.valid = false;
                    self.polled = false;
                }
            }
            Opcode::guard_not_invalidated => self.valid = true,
            _ => {}
        }
    }

    /// Notes that a value carried into the loop's body is used there.
    pub fn touch(&mut self, value: OpRef) {
        if value != OpRef::NONE && !value.is_const() {
            let carried = self.values[value.index()].carried;
            if carried != NOWHERE {
                self.touched[carried as usize] = true;
            }
        }
    }

    /// Notes that a recorded operation left.
    pub fn gone(&mut self, source: u32, reason: Reason) {
        self.fate(source, Fate::Gone(reason));
    }

    fn fate(&mut self, source: u32, fate: Fate) {
        if source != NOWHERE
            && let Some(sweep) = self.sweeps.last_mut()
        {
            sweep.fates[source as usize] = fate;
        }
    }

    /// Emits an operation as it is; virtual arguments are allocated first. Gives its index in the new trace.
    pub fn emit(&mut self, mut op: Op, result: OpRef, source: u32) -> usize {
        for k in 0..op.args.len() {
            op.args[k] = self.force(op.args[k], Escape::of(&op), op.origin);
        }
        if op.code.has_snapshot() {
            let trace = self.trace;
            op.snapshot = self.number(&trace.snapshots[op.snapshot.0 as usize]);
        } else {
            op.snapshot = SnapshotId::NONE;
        }
        self.push(op, result, source)
    }

    /// Emits an operation that is ready.
    pub fn push(&mut self, op: Op, result: OpRef, source: u32) -> usize {
        self.fate(source, Fate::Kept);
        let index = self.out.len();
        if result != OpRef::NONE {
            self.values[result.index()].made = index as u32;
        }
        self.out.push(Emitted { op, result, source });
        index
    }

    /// Resume data for a snapshot of recorded values, as things are now.
    pub fn number(&mut self, snapshot: &Snapshot) -> SnapshotId {
        let mut numbering = std::mem::take(&mut self.numbering);
        let delayed = self.heap.delayed();
        let data = numbering.number(snapshot, &delayed, self);
        self.numbering = numbering;
        let known = GuardKnowledge::at(self, &data);
        self.resume.push(data);
        self.knowledge.push(known);
        SnapshotId(self.resume.len() as u32 - 1)
    }

    /// An operation that comes from no recorded one.
    pub fn make(&self, code: Opcode, args: &[OpRef], descr: Descr, ty: Type) -> Op {
        let mut op = self.pool.make(code, ty, args, descr);
        op.origin = self.origin();
        op
    }

    /// The origin of the operation being looked at.
    pub fn origin(&self) -> OriginId {
        let index = (self.current as usize).min(self.trace.ops.len() - 1);
        self.trace.ops[index].origin
    }

    /// A pure operation that comes from no recorded one, sent through the passes.
    pub fn compute(&mut self, code: Opcode, args: &[OpRef]) -> Result<OpRef, GiveUp> {
        let op = self.make(code, args, Descr::None, code.row().result.unwrap_or(Type::Ref));
        let current = std::mem::replace(&mut self.current, NOWHERE);
        let result = self.run(op);
        self.current = current;
        result
    }

    // Values.

    /// A new value of which nothing is known.
    pub fn fresh(&mut self, ty: Type) -> OpRef {
        let value = OpRef::op(self.values.len());
        self.values.push(Info::unknown(value, ty));
        value
    }

    /// The value, or what it is known to be.
    pub fn resolve(&self, mut value: OpRef) -> OpRef {
        while value != OpRef::NONE && !value.is_const() {
            let next = self.values[value.index()].forward;
            if next == value {
                break;
            }
            value = next;
        }
        value
    }

    /// The reference of a constant.
    pub fn constant(&mut self, constant: Const) -> OpRef {
        self.pool.constant(constant)
    }

    /// The constant that a value is known to be.
    pub fn const_of(&self, value: OpRef) -> Option<Const> {
        self.pool.const_of(self.resolve(value))
    }

    /// The type of a value.
    pub fn ty(&self, value: OpRef) -> Type {
        match self.pool.const_of(value) {
            Some(constant) => constant.ty(),
            None => self.values[value.index()].ty,
        }
    }

    /// The operation that makes a value, if it was emitted.
    pub fn maker(&self, value: OpRef) -> Option<&Op> {
        if value.is_const() {
            return None;
        }
        let made = self.values[value.index()].made;
        (made != NOWHERE).then(|| &self.out[made as usize].op)
    }

    /// From now on the value is this constant.
    pub fn becomes(&mut self, value: OpRef, constant: Const) {
        let value = self.resolve(value);
        if value.is_const() {
            return;
        }
        self.values[value.index()].forward = self.constant(constant);
        let twin = self.values[value.index()].twin;
        if twin != OpRef::NONE && self.values[twin.index()].forward == twin {
            let other = Const::from_word(self.values[twin.index()].ty, constant.word());
            self.values[twin.index()].forward = self.constant(other);
        }
    }

    /// What a reference can be.
    pub fn kind(&self, value: OpRef) -> Kind {
        match self.const_of(value) {
            Some(constant) => Kind::of(constant.word()),
            None => {
                let info = &self.values[self.resolve(value).index()];
                match self.virtual_shape(value) {
                    Some(Shape::Tagged(_)) => Kind::INT,
                    Some(_) => Kind::OBJECT,
                    None => info.kind,
                }
            }
        }
    }

    /// The class of an object, where it is known for certain.
    pub fn class(&self, value: OpRef) -> Option<Class> {
        if let Some(constant) = self.const_of(value) {
            let class = self.host.class_of(constant.word())?;
            return self.host.is_stable(class).then_some(class);
        }
        let value = self.resolve(value);
        match self.virtual_shape(value) {
            Some(Shape::Struct { class, .. }) => Some(*class),
            Some(Shape::Array { array, .. }) => Some(Class(array.header as u32)),
            Some(Shape::Tagged(_)) => None,
            None => {
                let (class, epoch) = self.values[value.index()].class?;
                (epoch == self.epoch || self.host.is_stable(class)).then_some(class)
            }
        }
    }

    /// Learns the class of an object.
    pub fn set_class(&mut self, value: OpRef, class: Class) {
        let value = self.resolve(value);
        if !value.is_const() {
            let epoch = self.epoch;
            let info = &mut self.values[value.index()];
            info.class = Some((class, epoch));
            info.kind = Kind::OBJECT;
        }
    }

    /// Learns what a reference can be.
    pub fn set_kind(&mut self, value: OpRef, kind: Kind) -> Result<(), GiveUp> {
        let known = self.kind(value).meet(kind).ok_or(GiveUp::AlwaysFails(self.origin()))?;
        let value = self.resolve(value);
        if !value.is_const() {
            self.values[value.index()].kind = known;
        }
        Ok(())
    }

    /// What is known of a value that is no virtual.
    pub fn knowledge(&self, value: OpRef) -> Knowledge {
        let ty = self.ty(self.resolve(value));
        let mut known = Knowledge::none(ty);
        known.constant = self.const_of(value);
        match ty {
            Type::Ref => {
                known.kind = self.kind(value);
                known.class = self.class(value);
            }
            Type::Int => known.range = self.range(value),
            _ => {}
        }
        known
    }

    /// Takes over what is known of a value.
    pub fn assume(&mut self, value: OpRef, known: &Knowledge) {
        let epoch = self.epoch;
        let info = &mut self.values[value.index()];
        info.kind = known.kind;
        info.range = known.range;
        info.class = known.class.map(|class| (class, epoch));
        if let Some(constant) = known.constant {
            self.becomes(value, constant);
        }
    }

    // Virtuals.

    /// What a value would be, if it is a virtual.
    pub fn virtual_shape(&self, value: OpRef) -> Option<&Shape> {
        let index = self.virtual_index(value)?;
        Some(&self.virtuals[index as usize].shape)
    }

    /// The index of a virtual.
    pub fn virtual_index(&self, value: OpRef) -> Option<VirtualIndex> {
        let value = self.resolve(value);
        if value.is_const() {
            return None;
        }
        let index = self.values[value.index()].shape;
        (index != NO_VIRTUAL).then_some(index)
    }

    /// A new virtual, made by this recorded operation.
    pub fn new_virtual(&mut self, shape: Shape, source: u32) -> OpRef {
        let origin = self.origin();
        self.new_virtual_from(shape, source, origin)
    }

    /// A new virtual that is allocated at this place of the program.
    pub fn new_virtual_from(&mut self, shape: Shape, source: u32, origin: OriginId) -> OpRef {
        let value = self.fresh(Type::Ref);
        if let Shape::Tagged(int) = shape {
            self.values[value.index()].twin = int;
            self.values[value.index()].kind = Kind::INT;
        }
        self.values[value.index()].shape = self.virtuals.len() as VirtualIndex;
        self.virtuals.push(Virtual { shape, source, origin });
        value
    }

    /// The value, allocated if it was a virtual.
    pub fn force(&mut self, value: OpRef, escape: Escape, at: OriginId) -> OpRef {
        let value = self.resolve(value);
        let Some(index) = self.virtual_index(value) else {
            return value;
        };
        self.values[value.index()].shape = NO_VIRTUAL;
        let Virtual { shape, source, origin } = self.virtuals[index as usize].clone();
        match shape {
            Shape::Tagged(int) => {
                let int = self.resolve(int);
                if let Some(constant) = self.const_of(int) {
                    self.becomes(value, Const::Ref(constant.word()));
                    return self.resolve(value);
                }
                let op = self.made_by(source, Opcode::tag, &[int], Descr::None);
                self.push(op, value, source);
            }
            Shape::Struct { size, class, fields } => {
                let high = size.header & !(u32::MAX as u64);
                let size = crate::ir::Size { header: high | class.0 as u64, ..size };
                let mut op = self.made_by(source, Opcode::new, &[], Descr::Size(size));
                op.origin = origin;
                self.push(op, value, source);
                self.set_class(value, class);
                self.keep_allocation(
                    value,
                    KeptAllocation { origin, class: Some(class), escape, at },
                );
                let fields = self.forced(fields, escape, at);
                for stored in fields {
                    let descr = Descr::Field(stored.field);
                    let args = [value, stored.value];
                    let op = self.made_by(stored.source, Opcode::setfield, &args, descr);
                    self.push(op, OpRef::NONE, stored.source);
                    self.heap.know_field(value, stored.field, stored.value);
                }
            }
            Shape::Array { array, items } => {
                let length = self.constant(Const::Int(items.len() as i64));
                let descr = Descr::Array(array);
                let mut op = self.made_by(source, Opcode::new_array, &[length], descr);
                op.origin = origin;
                self.push(op, value, source);
                self.set_class(value, Class(array.header as u32));
                self.keep_allocation(value, KeptAllocation { origin, class: None, escape, at });
                let items = self.forced(items, escape, at);
                for (i, stored) in items.into_iter().enumerate() {
                    if stored.value == OpRef::NONE {
                        continue;
                    }
                    let i = self.constant(Const::Int(i as i64));
                    let args = [value, i, stored.value];
                    let op = self.made_by(stored.source, Opcode::setitem, &args, descr);
                    self.push(op, OpRef::NONE, stored.source);
                    self.heap.know_item(value, array, i, stored.value);
                }
            }
        }
        value
    }

    /// Allocates what is in fields or items.
    fn forced(&mut self, mut all: Vec<Stored>, escape: Escape, at: OriginId) -> Vec<Stored> {
        for stored in &mut all {
            if stored.value != OpRef::NONE {
                stored.value = self.force(stored.value, escape, at);
            }
        }
        all
    }

    fn keep_allocation(&mut self, value: OpRef, kept: KeptAllocation) {
        let info = &mut self.values[value.index()];
        info.fresh = true;
        info.kind = Kind::OBJECT;
        if let Some(sweep) = self.sweeps.last_mut() {
            sweep.kept.push(kept);
        }
    }

    fn made_by(&self, source: u32, code: Opcode, args: &[OpRef], descr: Descr) -> Op {
        let mut op = self.make(code, args, descr, code.row().result.unwrap_or(Type::Void));
        if source != NOWHERE {
            op.origin = self.trace.ops[source as usize].origin;
        }
        op
    }

    /// A value as the guard whose resume data was made last hands it over, if it does.
    pub fn side(&self, value: OpRef) -> Option<Side> {
        match self.view(value) {
            View::Const(constant) => Some(Side::Const(constant)),
            View::Live(value) => self.numbering.live_number(value).map(Side::Live),
            View::Virtual(_) => None,
        }
    }

    /// Ends the trace as it was recorded: all is allocated and all writes are done.
    pub fn end(&mut self, mut op: Op, escape: Escape) -> Result<(), GiveUp> {
        super::heap::flush(self);
        for k in 0..op.args.len() {
            op.args[k] = self.force(op.args[k], escape, op.origin);
        }
        if op.code == Opcode::leave {
            let snapshot = &self.trace.snapshots[op.snapshot.0 as usize];
            for &(_, value) in &snapshot.slots {
                let value = self.of_recorded(value);
                if !matches!(self.virtual_shape(value), Some(Shape::Tagged(_))) {
                    self.force(value, Escape::Leaves, op.origin);
                }
            }
        }
        self.emit(op, OpRef::NONE, self.current);
        Ok(())
    }

    fn view(&self, value: OpRef) -> View {
        let value = self.resolve(value);
        if let Some(constant) = self.pool.const_of(value) {
            return View::Const(constant);
        }
        let info = &self.values[value.index()];
        if info.twin != OpRef::NONE && info.ty == Type::Ref {
            let twin = self.resolve(info.twin);
            return match self.pool.const_of(twin) {
                Some(constant) => View::Const(Const::Ref(constant.word())),
                None => View::Live(twin),
            };
        }
        if info.shape == NO_VIRTUAL { View::Live(value) } else { View::Virtual(value) }
    }

    fn stored_view(&self, stored: &Stored, ty: Type) -> View {
        if stored.value == OpRef::NONE {
            View::Const(Const::from_word(ty, 0))
        } else {
            self.view(stored.value)
        }
    }
}

impl Values for Cx<'_> {
    fn count(&self) -> usize {
        self.values.len()
    }
    fn recorded(&self, value: OpRef) -> View {
        if value.is_const() { self.view(value) } else { self.view(self.env[value.index()]) }
    }
    fn delayed(&self, value: OpRef) -> View {
        self.view(value)
    }
    fn shape(&self, name: OpRef) -> ViewShape {
        match self.virtual_shape(name) {
            Some(Shape::Struct { size, class, fields }) => {
                let fields =
                    fields.iter().map(|s| (s.field, self.stored_view(s, s.field.repr.ty())));
                ViewShape::Struct(*size, *class, fields.collect())
            }
            Some(Shape::Array { array, items }) => {
                let items = items.iter().map(|s| self.stored_view(s, array.repr.ty()));
                ViewShape::Array(*array, items.collect())
            }
            _ => unreachable!("only objects are numbered as virtuals"),
        }
    }
}

impl Cx<'_> {
    /// The interpreter's state where the loop starts, in terms of the trace's inputs, if the trace's end knows where that is.
    fn header(&self) -> Option<Snapshot> {
        let end = self.trace.ops.last()?;
        let there = self.trace.snapshots.get(end.snapshot.0 as usize)?;
        if end.descr != Descr::Target(Target::Own(0)) {
            return None;
        }
        let inputs = self.trace.inputs.iter().enumerate();
        let slots = inputs.map(|(k, input)| (input.slot, OpRef::op(k))).collect();
        Some(Snapshot { slots, ..there.clone() })
    }

    /// Behind a label: makes sure that whoever jumps there leaves if the trace was invalidated meanwhile. Where that cannot be done the trace's own guards
    /// stay where they are.
    pub fn check_validity(&mut self) {
        self.valid = false;
        let rests = |op: &Op| op.code == Opcode::guard_not_invalidated;
        let Some(header) = self.header().filter(|_| self.trace.ops.iter().any(rests)) else {
            return;
        };
        let mut op = self.make(Opcode::guard_not_invalidated, &[], Descr::None, Type::Void);
        op.snapshot = self.number(&header);
        self.push(op, OpRef::NONE, NOWHERE);
        self.valid = true;
    }
}
