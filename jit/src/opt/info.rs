//! What is known of a value: a table beside the trace, never in it.
//!
//! While a trace is optimized its values are numbered on their own: every result that stays, every object that may have to be
//! allocated, and every input of a loop's body has an [`Info`] at the index of its `OpRef`. Only [`Cx::finish`](super::pass::Cx::finish) turns these
//! numbers into positions in the new trace.

use super::GiveUp;
use super::bounds::Bounds;
use super::pass::Cx;
use crate::ir::{Array, Class, Const, Field, Held, Op, OpRef, OriginId, Size, Type};

/// What a reference can be: a set of small int, null and object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// A small int.
    pub const INT: Kind = Kind(1);
    /// Null.
    pub const NULL: Kind = Kind(2);
    /// An object.
    pub const OBJECT: Kind = Kind(4);
    /// Anything.
    pub const ANY: Kind = Kind(7);
    /// Null or an object.
    pub const NOT_INT: Kind = Kind(6);
    /// A small int or an object.
    pub const NOT_NULL: Kind = Kind(5);

    /// What a constant word is.
    pub fn of(word: u64) -> Kind {
        match word {
            1 => Kind::NULL,
            w if w & 1 == 0 => Kind::INT,
            _ => Kind::OBJECT,
        }
    }
    /// What is in both; `None` if nothing is.
    pub fn meet(self, other: Kind) -> Option<Kind> {
        let both = self.0 & other.0;
        (both != 0).then_some(Kind(both))
    }
    /// What is in either.
    pub fn join(self, other: Kind) -> Kind {
        Kind(self.0 | other.0)
    }
    /// Whether all of `other` is in it.
    pub fn includes(self, other: Kind) -> bool {
        other.0 & !self.0 == 0
    }
}

/// What is known of a value apart from its shape: what crosses loop edges and goes to bridges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// Its type.
    pub ty: Type,
    /// The constant it is.
    pub constant: Option<Const>,
    /// For references: what they can be.
    pub kind: Kind,
    /// For objects: their class.
    pub class: Option<Class>,
    /// For ints: their range.
    pub range: Bounds,
}

impl Knowledge {
    /// Nothing but the type.
    pub const fn none(ty: Type) -> Knowledge {
        Knowledge { ty, constant: None, kind: Kind::ANY, class: None, range: Bounds::ALL }
    }
    /// Whether everything that `self` says follows from what `other` says.
    pub fn follows_from(&self, other: &Knowledge) -> bool {
        (self.constant.is_none() || self.constant == other.constant)
            && self.kind.includes(other.kind)
            && (self.class.is_none() || self.class == other.class)
            && self.range.includes(other.range)
    }
    /// What both say, with ranges widened so that repeating this ends.
    pub fn join(&self, other: &Knowledge) -> Knowledge {
        Knowledge {
            ty: self.ty,
            constant: if self.constant == other.constant { self.constant } else { None },
            kind: self.kind.join(other.kind),
            class: if self.class == other.class { self.class } else { None },
            range: self.range.widen(other.range),
        }
    }
    /// Whether it says anything.
    pub fn is_some(&self) -> bool {
        *self != Knowledge::none(self.ty)
    }
}

/// Index of a virtual; [`NO_VIRTUAL`] for values that are not.
pub type VirtualIndex = u32;
/// Not a virtual.
pub const NO_VIRTUAL: VirtualIndex = u32::MAX;
/// No operation of the recorded trace, or not made by an operation of the new one.
pub const NOWHERE: u32 = u32::MAX;

/// What is known of one value.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The value itself, or the constant or other value that it is known to be.
    pub forward: OpRef,
    /// Its type.
    pub ty: Type,
    /// For references: what they can be.
    pub kind: Kind,
    /// For ints: their range. Of a reference the range of the int that it is, if that has no name.
    pub range: Bounds,
    /// For objects: their class, and the epoch of class changes in which that was learnt.
    pub class: Option<(Class, u32)>,
    /// For an int: the same as a reference. For a reference that is an int: the same as an int. Else `NONE`.
    pub twin: OpRef,
    /// The object that it would be.
    pub shape: VirtualIndex,
    /// Index in the new trace of the operation that makes it.
    pub made: u32,
    /// Whether it was allocated in this trace.
    pub fresh: bool,
    /// Whether nothing made it: it is known to be in memory, and becomes what is read there.
    pub unread: bool,
    /// If a loop's body has it from the iteration before: its number in [`Carried`](super::peel::short_preamble::Carried), else [`NOWHERE`].
    pub carried: u32,
}

impl Info {
    /// Nothing is known of `value`.
    pub fn unknown(value: OpRef, ty: Type) -> Info {
        Info {
            forward: value,
            ty,
            kind: Kind::ANY,
            range: Bounds::ALL,
            class: None,
            twin: OpRef::NONE,
            shape: NO_VIRTUAL,
            made: NOWHERE,
            fresh: false,
            unread: false,
            carried: NOWHERE,
        }
    }
}

/// When classes may have changed, so that it can be told whether what was learnt of one still holds. An object of a known class that takes another one is
/// none of those that were of a third class.
#[derive(Clone, Debug, Default)]
pub struct Epochs {
    now: u32,
    /// When an object of any class may have changed its class last.
    any: u32,
    /// When an object of this class did.
    of: Vec<(Class, u32)>,
}

impl Epochs {
    /// Now: what is learnt from here on counts from here on.
    pub fn now(&self) -> u32 {
        self.now
    }
    /// Objects may change their classes.
    pub fn any_changes(&mut self) {
        self.now += 1;
        self.any = self.now;
    }
    /// Objects of this class may.
    pub fn changes(&mut self, class: Class) {
        self.now += 1;
        match self.of.iter_mut().find(|known| known.0 == class) {
            Some(known) => known.1 = self.now,
            None => self.of.push((class, self.now)),
        }
    }
    /// Whether what was found to be of the class then still is.
    pub fn still(&self, class: Class, then: u32) -> bool {
        let changed = self.of.iter().find(|known| known.0 == class);
        then >= self.any && changed.is_none_or(|known| then >= known.1)
    }
}

/// What a virtual would be if it were allocated.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// The small int that this int is: no object at all, but a `tag` that nobody needed yet.
    Tagged(OpRef),
    /// An object.
    Struct {
        /// What is allocated.
        size: Size,
        /// Its class now.
        class: Class,
        /// What was stored; all else is zero.
        fields: Vec<Stored>,
    },
    /// An array.
    Array {
        /// Which sort.
        array: Array,
        /// All elements.
        items: Vec<Stored>,
    },
}

/// A field or element of a virtual.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stored {
    /// The field; for elements, any.
    pub field: Field,
    /// What is in it; `NONE` for zero.
    pub value: OpRef,
    /// The recorded operation that stored it, or [`NOWHERE`].
    pub source: u32,
}

/// An object that the trace describes but has not allocated.
#[derive(Clone, PartialEq, Debug)]
pub struct Virtual {
    /// What it would be.
    pub shape: Shape,
    /// The recorded operation that makes it, or [`NOWHERE`].
    pub source: u32,
    /// Where the program makes it.
    pub origin: OriginId,
}

impl Cx<'_> {
    /// A new value of which nothing is known.
    pub fn fresh(&mut self, ty: Type) -> OpRef {
        let value = OpRef::op(self.values.len());
        self.values.push(Info::unknown(value, ty));
        value
    }

    /// The value, or what it is known to be.
    #[inline]
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
        let value = self.resolve(value);
        match self.pool.const_of(value) {
            Some(constant) => Kind::of(constant.word()),
            None => self.kind_of(&self.values[value.index()]),
        }
    }

    fn kind_of(&self, info: &Info) -> Kind {
        match self.shape_of(info) {
            Some(Shape::Tagged(_)) => Kind::INT,
            Some(_) => Kind::OBJECT,
            None => info.kind,
        }
    }

    fn shape_of(&self, info: &Info) -> Option<&Shape> {
        (info.shape != NO_VIRTUAL).then(|| &self.virtuals[info.shape as usize].shape)
    }

    /// The class of an object, where it is known for certain.
    pub fn class(&self, value: OpRef) -> Option<Class> {
        let value = self.resolve(value);
        match self.pool.const_of(value) {
            Some(constant) => self.class_of_constant(constant),
            None => self.class_of(&self.values[value.index()]),
        }
    }

    /// A constant of a class that no object has left was of it all along.
    fn class_of_constant(&self, constant: Const) -> Option<Class> {
        let class = self.host.class_of(constant.word())?;
        if self.host.is_stable(class) || self.state.guards.valid && self.is_kept(class) {
            return Some(class);
        }
        let learnt =
            self.state.guards.constant_classes.iter().rev().find(|known| known.0 == constant)?;
        self.still(learnt.1, learnt.2).then_some(learnt.1)
    }

    fn class_of(&self, info: &Info) -> Option<Class> {
        match self.shape_of(info) {
            Some(Shape::Struct { class, .. }) => Some(*class),
            Some(Shape::Array { array, .. }) => Some(Class(array.header as u32)),
            Some(Shape::Tagged(_)) => None,
            None => {
                let (class, epoch) = info.class?;
                self.still(class, epoch).then_some(class)
            }
        }
    }

    /// Whether what was found to be of the class then still is.
    fn still(&self, class: Class, then: u32) -> bool {
        self.state.guards.epochs.still(class, then)
            || self.host.is_stable(class)
            || self.state.guards.valid && self.is_kept(class)
    }

    /// Whether no object ever took another class than this, so that what was once of the class is so as long as the trace is valid: it rests on that from now on.
    fn is_kept(&self, class: Class) -> bool {
        let watch = if self.state.guards.rests { self.host.while_kept(class) } else { None };
        watch.map(|watch| self.rest_on(watch)).is_some()
    }

    fn rest_on(&self, watch: u64) {
        let mut all = self.state.guards.rests_on.borrow_mut();
        if !all.contains(&watch) {
            all.push(watch);
        }
    }

    /// Whether a constant object has in a field what it has there now as long as the trace is valid, which it is here: it rests on that from now on.
    pub fn is_settled(&self, object: u64, field: Field) -> bool {
        let watch =
            if self.state.guards.valid { self.host.while_settled(object, field) } else { None };
        watch.is_some_and(|watch| {
            let is_kept = self.host.class_of(object).is_some_and(|class| self.is_kept(class));
            is_kept && {
                self.rest_on(watch);
                true
            }
        })
    }

    /// What is in a field of objects of a class as long as the trace is valid, which it is here: it rests on that from now on.
    pub fn held(&self, class: Class, field: Field) -> Option<Held> {
        if !self.state.guards.valid || !self.state.guards.rests {
            return None;
        }
        let (held, watch) = self.host.while_holding(class, field)?;
        if let Held::Object(class) = held
            && !self.host.is_stable(class)
            && !self.is_kept(class)
        {
            return None;
        }
        self.rest_on(watch);
        Some(held)
    }

    /// The class that an object once had, and has if the trace is valid.
    pub fn class_if_valid(&self, value: OpRef) -> Option<Class> {
        let value = self.resolve(value);
        let class = match self.const_of(value) {
            Some(constant) => self.host.class_of(constant.word())?,
            None => self.values[value.index()].class?.0,
        };
        self.is_kept(class).then_some(class)
    }

    /// Learns the class of an object.
    pub fn set_class(&mut self, value: OpRef, class: Class) {
        let value = self.resolve(value);
        let epoch = self.state.guards.epochs.now();
        if let Some(constant) = self.const_of(value) {
            self.state.guards.constant_classes.push((constant, class, epoch));
            return;
        }
        let info = &mut self.values[value.index()];
        info.class = Some((class, epoch));
        info.kind = Kind::OBJECT;
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
        let value = self.resolve(value);
        if let Some(constant) = self.pool.const_of(value) {
            let mut known =
                Knowledge { constant: Some(constant), ..Knowledge::none(constant.ty()) };
            match constant {
                Const::Ref(word) => {
                    known.kind = Kind::of(word);
                    known.class = self.class_of_constant(constant);
                }
                Const::Int(n) => known.range = Bounds::exactly(n),
                _ => {}
            }
            return known;
        }
        let info = &self.values[value.index()];
        let mut known = Knowledge::none(info.ty);
        match info.ty {
            Type::Ref => {
                known.kind = self.kind_of(info);
                known.class = self.class_of(info);
            }
            Type::Int => known.range = info.range,
            _ => {}
        }
        known
    }

    /// Whether a value is only known to be in memory.
    pub fn is_unread(&self, value: OpRef) -> bool {
        let value = self.resolve(value);
        value != OpRef::NONE && !value.is_const() && self.values[value.index()].unread
    }

    /// What was read from the place of a value that was only known to be there.
    pub fn is_read(&mut self, unread: OpRef, result: OpRef) -> Result<(), GiveUp> {
        let (unread, known) = (self.resolve(unread), self.knowledge(unread));
        let range = self.values[unread.index()].range;
        self.values[unread.index()].forward = result;
        match known.ty {
            Type::Ref => {
                if let Some(class) = known.class {
                    self.set_class(result, class);
                }
                self.set_kind(result, known.kind)?;
                if !result.is_const() {
                    self.values[result.index()].range = range;
                }
                Ok(())
            }
            Type::Int => self.narrow(result, Some(range)),
            _ => Ok(()),
        }
    }

    /// Takes over what is known of a value.
    pub fn assume(&mut self, value: OpRef, known: &Knowledge) {
        let epoch = self.state.guards.epochs.now();
        let info = &mut self.values[value.index()];
        info.kind = known.kind;
        info.range = known.range;
        info.class = known.class.map(|class| (class, epoch));
        if let Some(constant) = known.constant {
            self.becomes(value, constant);
        }
    }
}
