//! Values carried into the body, and the operations that a late entry must do to have them.
//!
//! What the preamble computed by pure operations, and what it knows to be in memory at its end, is still good when the body starts. Such a value becomes
//! an argument of the body's label if the body uses it. Everyone who jumps there, the body's own end as well as bridges, brings it: by doing the
//! operation again with their own values. At the body's end that mostly costs nothing, because the operation was just done.
//!
//! ```text
//! i2 = getfield(p0, size)      # preamble; p0 is the same in every iteration
//! label(p0, i2, label=1)
//! b4 = int_lt(i3, i2)          # body: no read
//! jump(p0, i2, label=1)        # getfield(p0, size) again: still i2
//! ```
//!
//! Nobody may do an operation for a late entry that could not be done safely there: a division, a call that may raise, a read of an element or of an object whose
//! class is not known must turn out to be known already. What is found in a field may be known for what it is: a list iterator's list has a length.

use crate::ir::opcode::Sort;
use crate::ir::{Class, Const, Descr, Field, Op, OpRef, Opcode, SnapshotId, Type};
use crate::opt::heap::{self, Cell, Known};
use crate::opt::info::{Kind, Knowledge, NOWHERE, Shape};
use crate::opt::pass::Cx;
use crate::opt::peel::sink;
use crate::opt::peel::virtual_state::Instance;
use crate::opt::{GiveUp, States};

/// How often operations are looked through for new ones whose arguments have become available.
const ROUNDS: usize = 4;
/// More values than this are never carried.
const MOST: usize = 256;

/// What a pass knows at the preamble's end and the body may have again.
#[derive(Clone, Copy, Debug)]
pub enum Offer {
    /// The result of the operation with this index in the new trace, by doing it again.
    Result(usize),
    /// What is in a place in memory, by reading it again.
    Place(Cell, Known),
    /// The class of a constant.
    Class(Const, Class),
}

/// What tells carried values apart from try to try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Key {
    /// The result of a pure operation of the preamble.
    Value(OpRef),
    /// A place in memory, in the preamble's names, and whether the body gets at it by the second name of the object.
    Place(Cell, OpRef, OpRef, bool),
}

/// What was found not to hold again at the body's end.
#[derive(Clone, Debug, Default)]
pub struct Broken {
    /// These cannot be had again.
    pub gone: Vec<Key>,
    /// These are other values, of which something else is known.
    pub unknown: Vec<Key>,
    /// These constants may have another class.
    pub classes: Vec<Const>,
}

/// A value carried into the body.
#[derive(Clone, Debug)]
pub struct CarriedValue {
    key: Key,
    /// The operation, in the body's names.
    op: Op,
    /// The class of the object that it reads.
    class: Option<Class>,
    /// The preamble's value.
    pub before: OpRef,
    /// The body's name for it.
    pub name: OpRef,
    known: Knowledge,
}

/// All values carried into a body.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    /// In an order in which each needs only those before it.
    pub values: Vec<CarriedValue>,
    /// Constants of which the body knows the class, although it could change.
    classes: Vec<(Const, Class)>,
}

/// Where an argument of a late operation comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LateArg {
    /// A constant.
    Const(Const),
    /// A leaf of the virtual state.
    Leaf(usize),
    /// The small int that is a leaf's number.
    Tagged(usize),
    /// An operation before.
    Late(usize),
}

/// An operation that a late entry does.
#[derive(Clone, Debug)]
pub struct LateOp {
    code: Opcode,
    ty: Type,
    descr: Descr,
    args: Vec<LateArg>,
    class: Option<Class>,
    known: Knowledge,
}

/// What a late entry does before it jumps.
#[derive(Clone, Debug, Default)]
pub struct ShortPreamble {
    ops: Vec<LateOp>,
    classes: Vec<(Const, Class)>,
}

/// The preamble's values that the body has under names of its own. An object may be one of the loop's values and what is found in a field of
/// another: in the body these need not be one, and of both is known what was known of it.
struct Inside {
    names: Vec<OpRef>,
    /// Objects with a second name.
    second: Vec<(OpRef, OpRef)>,
}

impl Inside {
    fn of(&self, cx: &Cx, value: OpRef) -> Option<OpRef> {
        let value = cx.resolve(value);
        if value == OpRef::NONE || value.is_const() {
            return Some(value);
        }
        let name = *self.names.get(value.index())?;
        (name != OpRef::NONE).then_some(name)
    }
    fn second(&self, cx: &Cx, value: OpRef) -> Option<OpRef> {
        let value = cx.resolve(value);
        self.second.iter().find(|known| known.0 == value).map(|known| known.1)
    }
    fn set(&mut self, cx: &Cx, value: OpRef, name: OpRef) {
        let value = cx.resolve(value);
        if value != OpRef::NONE
            && !value.is_const()
            && let Some(known) = self.names.get_mut(value.index())
        {
            if *known == OpRef::NONE {
                *known = name;
            } else if cx.ty(value) == Type::Ref && self.second(cx, value).is_none() {
                self.second.push((value, name));
            }
        }
    }
}

impl Carried {
    /// What can be carried into a body whose leaves have the values `leaves` at the preamble's end. All that is known of heap and pure operations is still the
    /// preamble's.
    pub fn collect(cx: &mut Cx, leaves: &[OpRef], body: &Instance, broken: &Broken) -> Carried {
        let mut inside = Inside { names: vec![OpRef::NONE; cx.values.len()], second: Vec::new() };
        for (k, &before) in leaves.iter().enumerate() {
            inside.set(cx, before, body.leaves[k]);
            if body.tagged[k] != OpRef::NONE && !before.is_const() {
                inside.set(cx, cx.values[before.index()].twin, body.tagged[k]);
            }
        }
        let offers = States::offers(cx);
        let mut carried = Carried::default();
        for offer in &offers {
            if let Offer::Class(constant, class) = *offer {
                let fact = (constant, class);
                if !broken.classes.contains(&constant) && !carried.classes.contains(&fact) {
                    carried.classes.push(fact);
                }
            }
        }
        let mut done = vec![[false; 2]; offers.len()];
        for _ in 0..ROUNDS {
            let before = carried.values.len();
            for (offer, done) in offers.iter().zip(&mut done) {
                match *offer {
                    Offer::Class(..) => {}
                    Offer::Result(_) if done[0] => {}
                    Offer::Result(at) => done[0] = carried.add_op(cx, at, &mut inside, broken),
                    Offer::Place(cell, known) => {
                        let names = [false, true].into_iter().zip(done);
                        for (second, done) in names.filter(|(_, done)| !**done) {
                            let place = (cell, known);
                            *done = carried.add_place(cx, place, &mut inside, broken, second);
                        }
                    }
                }
            }
            if carried.values.len() == before || before > MOST {
                break;
            }
        }
        carried
    }

    /// Carries the result of an operation, if its arguments are there. Whether it need not be asked again.
    fn add_op(&mut self, cx: &mut Cx, at: usize, inside: &mut Inside, broken: &Broken) -> bool {
        let emitted = &cx.out[at];
        let (key, before) = (Key::Value(emitted.result), emitted.result);
        if broken.gone.contains(&key) {
            return true;
        }
        // A value that a guard found to be a constant has no name, but its operation may be asked for again.
        let has_name = !cx.resolve(before).is_const() && inside.of(cx, before).is_some();
        if has_name {
            return true;
        }
        let mut op = emitted.op.clone();
        for k in 0..op.args.len() {
            match inside.of(cx, op.args[k]) {
                Some(name) => op.args[k] = name,
                None => return false,
            }
        }
        if op.args.iter().all(|arg| arg.is_const()) {
            return true;
        }
        self.push(cx, key, op, None, before, inside, broken);
        true
    }

    /// The same of what is known to be in memory, if the object is there, by its first or its second name.
    fn add_place(
        &mut self,
        cx: &mut Cx,
        (cell, known): (Cell, Known),
        inside: &mut Inside,
        broken: &Broken,
        second: bool,
    ) -> bool {
        let (object, index) = (cx.resolve(known.object), cx.resolve(known.index));
        let key = Key::Place(cell, object, index, second);
        if broken.gone.contains(&key) || cx.virtual_index(known.value).is_some() {
            return true;
        }
        let name = if second { inside.second(cx, object) } else { inside.of(cx, object) };
        let (Some(name), Some(i)) = (name, inside.of(cx, index)) else {
            return false;
        };
        let op = match cell {
            Cell::Field(field) => {
                cx.make(Opcode::getfield, &[name], Descr::Field(field), field.repr.ty())
            }
            Cell::Array(array) => {
                cx.make(Opcode::getitem, &[name, i], Descr::Array(array), array.repr.ty())
            }
            Cell::Look(call) => {
                let args = [name, i];
                let count = call.args.len();
                cx.make(Opcode::call, &args[..count], Descr::Call(call), call.result)
            }
        };
        let class = cx.class(object).or_else(|| cx.class_if_valid(object));
        self.push(cx, key, op, class, known.value, inside, broken);
        true
    }

    // A value is made of all of these; none of them goes with another.
    #[allow(clippy::too_many_arguments)]
    fn push(
        &mut self,
        cx: &mut Cx,
        key: Key,
        op: Op,
        class: Option<Class>,
        before: OpRef,
        inside: &mut Inside,
        broken: &Broken,
    ) {
        let known = if broken.unknown.contains(&key) {
            Knowledge::none(op.ty)
        } else {
            let known = cx.knowledge(cx.resolve(before));
            let range = known.range.rounded();
            let range = if cx.is_counted_on(before) { range.with_zero() } else { range };
            Knowledge { range, ..known }
        };
        let name = cx.fresh(op.ty);
        cx.values[name.index()].carried = self.values.len() as u32;
        inside.set(cx, before, name);
        self.values.push(CarriedValue { key, op, class, before, name, known });
    }

    /// Starts the body: what is carried is known there.
    pub fn import(&self, cx: &mut Cx) {
        States::enter_body(cx);
        cx.state.peel.touched = vec![false; self.values.len()];
        let passed = &mut cx.state.guards;
        let epoch = passed.epochs.now();
        let classes = self.classes.iter().map(|&(constant, class)| (constant, class, epoch));
        passed.constant_classes.extend(classes);
        for carried in &self.values {
            cx.assume(carried.name, &carried.known);
            States::carried(cx, &carried.op, carried.name);
        }
    }

    /// What late entries must do: the operations of all values that the body touched, and of those that these need.
    pub fn short_preamble(&self, cx: &mut Cx, body: &Instance) -> (ShortPreamble, Vec<usize>) {
        for at in (0..self.values.len()).rev() {
            if cx.state.peel.touched[at] {
                for &arg in &*self.values[at].op.args {
                    cx.touch(arg);
                }
            }
        }
        let chosen: Vec<usize> =
            (0..self.values.len()).filter(|&at| cx.state.peel.touched[at]).collect();
        let mut ops = Vec::with_capacity(chosen.len());
        for &at in &chosen {
            let carried = &self.values[at];
            let args = carried.op.args.iter().map(|&arg| {
                if let Some(constant) = cx.pool.const_of(arg) {
                    return LateArg::Const(constant);
                }
                if let Some(k) = body.leaves.iter().position(|&leaf| leaf == arg) {
                    return LateArg::Leaf(k);
                }
                if let Some(k) = body.tagged.iter().position(|&leaf| leaf == arg) {
                    return LateArg::Tagged(k);
                }
                let carried = cx.values[arg.index()].carried as usize;
                let late = chosen.iter().position(|&at| at == carried);
                LateArg::Late(late.expect("what is needed is touched"))
            });
            ops.push(LateOp {
                code: carried.op.code,
                ty: carried.op.ty,
                descr: carried.op.descr,
                args: args.collect(),
                class: carried.class,
                known: carried.known,
            });
        }
        (ShortPreamble { ops, classes: self.classes.clone() }, chosen)
    }

    /// How many values the body, or what was done at its end, has touched.
    pub fn touched(&self, cx: &Cx) -> usize {
        cx.state.peel.touched.iter().filter(|&&touched| touched).count()
    }

    /// Notes that these of the chosen values do not hold again.
    pub fn breaks(&self, chosen: &[usize], faults: &[Fault], broken: &mut Broken) {
        for fault in faults {
            match *fault {
                Fault::Gone(late) => broken.gone.push(self.values[chosen[late]].key),
                Fault::Unknown(late) => broken.unknown.push(self.values[chosen[late]].key),
                Fault::Class(constant) => broken.classes.push(constant),
            }
        }
    }
}

/// Why a late operation does not give what the body counts on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot be done.
    Gone(usize),
    /// Less is known of its result.
    Unknown(usize),
    /// The constant may have another class.
    Class(Const),
}

impl ShortPreamble {
    /// Does the operations with these leaves; what they give, and what went wrong. With a snapshot to leave to, guards make sure of what is not
    /// known.
    pub fn run(
        &self,
        cx: &mut Cx,
        leaves: &[OpRef],
        leave: Option<SnapshotId>,
    ) -> Result<(Vec<OpRef>, Vec<Fault>), GiveUp> {
        let (mut results, mut faults) = (Vec::with_capacity(self.ops.len()), Vec::new());
        for &(constant, class) in &self.classes {
            let value = cx.constant(constant);
            match leave {
                _ if cx.class(value) == Some(class) => {}
                Some(leave) => {
                    cx.guard(Opcode::guard_class, &[value], Descr::Class(class), leave)?;
                }
                None => faults.push(Fault::Class(constant)),
            }
        }
        for (at, late) in self.ops.iter().enumerate() {
            let mut args = Vec::with_capacity(late.args.len());
            for &arg in &late.args {
                args.push(match arg {
                    LateArg::Const(constant) => cx.constant(constant),
                    LateArg::Leaf(k) => cx.resolve(leaves[k]),
                    LateArg::Tagged(k) => cx.tagged(leaves[k]),
                    LateArg::Late(k) => cx.resolve(results[k]),
                });
            }
            let safe = late.is_safe(cx, &args) || late.is_made_safe(cx, &args, leave)?;
            let before = cx.out.len();
            let op = cx.make(late.code, &args, late.descr, late.ty);
            let result = cx.run(op)?;
            let emitted = cx.out[before..].iter().any(|e| e.op.code == late.code);
            let mut is_had = !emitted || safe;
            if late.code.sort() == Sort::Overflow {
                if let Some(leave) = leave {
                    cx.guard(Opcode::guard_no_overflow, &[], Descr::None, leave)?;
                    is_had = true;
                } else if result == OpRef::NONE {
                    // It always overflows.
                    faults.push(Fault::Gone(at));
                    results.push(cx.fresh(late.ty));
                    continue;
                }
            }
            if !is_had {
                faults.push(Fault::Gone(at));
            } else if !late.known.follows_from(&cx.knowledge(result)) {
                match leave {
                    Some(leave) => cx.ensure(result, &late.known, leave)?,
                    None => faults.push(Fault::Unknown(at)),
                }
            }
            results.push(cx.resolve(result));
        }
        Ok((results, faults))
    }
}

impl LateOp {
    /// Whether a guard has seen to it that an element can be read, or a field of an object that is of its class if the trace is valid.
    fn is_made_safe(
        &self,
        cx: &mut Cx,
        args: &[OpRef],
        leave: Option<SnapshotId>,
    ) -> Result<bool, GiveUp> {
        let Some(leave) = leave else { return Ok(false) };
        match self.code {
            Opcode::getitem => sink::reaches(cx, args[0], args[1], leave),
            Opcode::getfield
                if self.class.is_some() && cx.class_if_valid(args[0]) == self.class =>
            {
                cx.guard(Opcode::guard_not_invalidated, &[], Descr::None, leave)?;
                Ok(self.is_safe(cx, args))
            }
            _ => Ok(false),
        }
    }

    /// Whether an element is known, and so not read.
    fn is_known(&self, cx: &Cx, args: &[OpRef]) -> bool {
        let Descr::Array(array) = self.descr else { return false };
        let (cell, object) = (Cell::Array(array.elements()), cx.resolve(args[0]));
        heap::lookup(cx, cell, object, cx.resolve(args[1])).is_some()
    }

    /// Whether the operation can be done with these arguments without anything having been checked before.
    fn is_safe(&self, cx: &Cx, args: &[OpRef]) -> bool {
        match self.code {
            Opcode::getfield => {
                let Descr::Field(field) = self.descr else { return false };
                let has_it = |class| cx.host.has_field(class, field);
                cx.class(args[0]) == self.class && self.class.is_some_and(has_it)
                    || cx.is_reached(args[0], field)
            }
            Opcode::untag => cx.kind(args[0]) == Kind::INT,
            Opcode::getitem => self.is_known(cx, args),
            Opcode::call => matches!(self.descr, Descr::Call(call) if call.effect.only_looks()),
            Opcode::int_floordiv
            | Opcode::int_mod
            | Opcode::int_lshift
            | Opcode::int_rshift
            | Opcode::float_to_int => false,
            code => code.sort() != Sort::Overflow,
        }
    }
}

impl Cx<'_> {
    /// Whether an object has a field because of where it was found.
    fn is_reached(&self, object: OpRef, field: Field) -> bool {
        let object = self.resolve(object);
        self.kind(object).meet(Kind::NULL).is_none()
            && heap::all(self).any(|(cell, known)| match cell {
                Cell::Field(through) if self.resolve(known.value) == object => self
                    .class(known.object)
                    .is_some_and(|class| self.host.leads_to(class, through, field)),
                _ => false,
            })
    }

    /// Whether it is more than it was by a constant, as an index that has moved on.
    fn is_counted_on(&self, value: OpRef) -> bool {
        let made = self.maker(self.resolve(value));
        made.is_some_and(|op| op.code == Opcode::int_add && op.args[1].is_const())
    }

    /// The small int that is this number.
    fn tagged(&mut self, number: OpRef) -> OpRef {
        let number = self.resolve(number);
        if let Some(constant) = self.const_of(number) {
            return self.constant(Const::Ref(constant.word()));
        }
        match self.values[number.index()].twin {
            OpRef::NONE => {
                let reference = self.new_virtual(Shape::Tagged(number), NOWHERE);
                self.values[number.index()].twin = reference;
                reference
            }
            twin => self.resolve(twin),
        }
    }

    /// Makes sure of what is to be known of a value, by guards that leave to this snapshot.
    pub fn ensure(
        &mut self,
        value: OpRef,
        known: &Knowledge,
        leave: SnapshotId,
    ) -> Result<(), GiveUp> {
        let value = self.resolve(value);
        if known.follows_from(&self.knowledge(value)) {
            return Ok(());
        }
        if let Some(constant) = known.constant {
            if known.ty == Type::Bool {
                let holds = constant.word() != 0;
                let guard = if holds { Opcode::guard_true } else { Opcode::guard_false };
                return self.guard(guard, &[value], Descr::None, leave);
            }
            let constant = self.constant(constant);
            return self.guard(Opcode::guard_value, &[value, constant], Descr::None, leave);
        }
        if let Some(class) = known.class {
            self.guard(Opcode::guard_class, &[value], Descr::Class(class), leave)?;
        }
        if known.ty == Type::Ref && !known.kind.includes(self.kind(value)) {
            let is_int = self.compute(Opcode::is_int, &[value])?;
            if known.kind == Kind::INT {
                self.guard(Opcode::guard_true, &[is_int], Descr::None, leave)?;
            } else if known.kind.meet(Kind::INT).is_none() {
                self.guard(Opcode::guard_false, &[is_int], Descr::None, leave)?;
            }
            if known.kind.meet(Kind::NULL).is_none() && known.kind != Kind::INT {
                let null = self.constant(Const::Ref(1));
                let there = self.compute(Opcode::ptr_ne, &[value, null])?;
                self.guard(Opcode::guard_true, &[there], Descr::None, leave)?;
            }
        }
        if known.ty == Type::Int && !known.range.includes(self.range(value)) {
            for (code, end) in [(Opcode::int_ge, known.range.lo), (Opcode::int_le, known.range.hi)]
            {
                let end = self.constant(Const::Int(end));
                let holds = self.compute(code, &[value, end])?;
                self.guard(Opcode::guard_true, &[holds], Descr::None, leave)?;
            }
        }
        if known.follows_from(&self.knowledge(value)) { Ok(()) } else { Err(GiveUp::NoFit) }
    }

    /// A guard that comes from no recorded one.
    pub fn guard(
        &mut self,
        code: Opcode,
        args: &[OpRef],
        descr: Descr,
        leave: SnapshotId,
    ) -> Result<(), GiveUp> {
        let mut op = self.make(code, args, descr, Type::Void);
        op.snapshot = leave;
        let current = std::mem::replace(&mut self.current, NOWHERE);
        let done = self.run(op);
        self.current = current;
        done.map(|_| ())
    }
}
