//! Resume data: a snapshot encoded after optimizing.

use crate::abi::Pc;
use crate::host::Host;
use crate::ir::Made;
use crate::ir::{Array, Class, Const, Field, OpRef, Resume, Size};
use std::ops::Deref;
use std::rc::Rc;

/// Index of a virtual within one resume data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct VirtualId(pub u32);

/// Where a value comes from when frames are rebuilt: the four tags of a numbering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A constant.
    Const(Const),
    /// The n-th live value of the guard (see [`ResumeData::live`]).
    Live(u32),
    /// An object to allocate first.
    Virtual(VirtualId),
}

/// How an object that was never allocated is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recipe {
    /// An object: allocate, set its class if it changed, store the fields.
    Struct {
        /// The bytecode of the program that creates it.
        made: u64,
        /// What is allocated.
        size: Size,
        /// Its class now; may differ from that of `size`.
        class: Class,
        /// Fields that are not zero.
        fields: Vec<(Field, Source)>,
    },
    /// An array of a constant length.
    Array {
        /// The bytecode of the program that creates it.
        made: u64,
        /// Which sort.
        array: Array,
        /// Its elements, all of them.
        items: Vec<Source>,
    },
}

impl Recipe {
    /// Which object of the program it is.
    pub fn made(&self) -> Made {
        match *self {
            Recipe::Struct { made, size, .. } => Made { pc: made, class: Some(size.class()) },
            Recipe::Array { made, array, .. } => Made { pc: made, class: array.class() },
        }
    }
}

/// Where a pending write goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A field.
    Field(Field),
    /// An element.
    Item(Array, Source),
    /// The class of the object; the value is unused.
    Class(Class),
}

/// A write that the optimizer delayed past the guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingWrite {
    /// The object.
    pub object: Source,
    /// Where in it.
    pub place: Place,
    /// What is stored.
    pub value: Source,
}

/// All that is needed to go on in the interpreter when a guard fails. Read as the [`Frames`] that it brings back. A copy shares them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResumeData {
    /// What is brought back.
    pub frames: Rc<Frames>,
    /// The values of the trace that are needed, each once: what the backend keeps alive for this guard and hands over, and
    /// what a bridge from it starts with.
    pub live: Rc<[OpRef]>,
}

impl Deref for ResumeData {
    type Target = Frames;
    fn deref(&self) -> &Frames {
        &self.frames
    }
}

/// The interpreter's state, made of constants and of live values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frames {
    /// Where to go on.
    pub pc: u64,
    /// How.
    pub resume: Resume,
    /// Base of the innermost frame, counted from the base at the trace's entry.
    pub base: i32,
    /// Slots to fill, ascending. A live value of type int is stored as it is (an int in machine form is its own reference); floats and
    /// bools never appear here unboxed.
    pub slots: Vec<(i32, Source)>,
    /// Objects to allocate, in this order; they may refer to each other in any direction.
    pub virtuals: Vec<Recipe>,
    /// Writes to do after that, in this order.
    pub pending: Vec<PendingWrite>,
}

impl ResumeData {
    /// Brings nothing back.
    pub fn nothing() -> ResumeData {
        let frames = Frames {
            pc: 0,
            resume: Resume::Run,
            base: 0,
            slots: Vec::new(),
            virtuals: Vec::new(),
            pending: Vec::new(),
        };
        ResumeData { frames: Rc::new(frames), live: Rc::default() }
    }
}

impl Frames {
    /// Whether only slots are to be filled.
    pub fn is_plain(&self) -> bool {
        self.virtuals.is_empty() && self.pending.is_empty()
    }

    /// The slot with the value that is returned there from the frame at the trace's entry, if that is all that is left to do.
    pub fn returns(&self, host: &dyn Host) -> Option<i32> {
        let is_there = self.is_stored() && self.base == 0 && self.resume == Resume::Run;
        if is_there { host.returned(self.pc as Pc) } else { None }
    }

    /// Whether compiled code that leaves there brings all back itself.
    pub fn is_stored(&self) -> bool {
        self.is_plain() && !self.slots.is_empty()
    }
}
