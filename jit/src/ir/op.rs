//! The one uniform shape of an operation, and what it refers to.

use super::descr::{Array, CallDescr, Class, Field, Size, Target};
use super::opcode::Opcode;
use super::trace::{OriginId, SnapshotId};
use std::fmt;

/// The type of a value in a trace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A 63-bit number, held shifted left by one. Printed `i7`.
    Int,
    /// An IEEE double. Printed `f7`.
    Float,
    /// 0 or 1. Printed `b7`.
    Bool,
    /// A small int or an object. Printed `p7`.
    Ref,
    /// No value.
    Void,
}

impl Type {
    /// The letter in front of a value's number.
    pub const fn letter(self) -> char {
        match self {
            Type::Int => 'i',
            Type::Float => 'f',
            Type::Bool => 'b',
            Type::Ref => 'p',
            Type::Void => 'v',
        }
    }
}

/// A value of a trace: the result of an operation, or a constant of the trace's pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpRef(pub u32);

impl OpRef {
    const CONST: u32 = 1 << 31;

    /// No value: results of operations without one.
    pub const NONE: OpRef = OpRef(u32::MAX);

    /// The result of the operation at `index`.
    pub const fn op(index: usize) -> OpRef {
        OpRef(index as u32)
    }
    /// The constant at `index` of the pool.
    pub const fn constant(index: usize) -> OpRef {
        OpRef(index as u32 | OpRef::CONST)
    }
    /// Whether this is a constant.
    pub const fn is_const(self) -> bool {
        self.0 & OpRef::CONST != 0 && self.0 != u32::MAX
    }
    /// Index in the pool, for a constant; of the operation, otherwise.
    pub const fn index(self) -> usize {
        (self.0 & !OpRef::CONST) as usize
    }
}

impl fmt::Debug for OpRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_const() {
            write!(f, "c{}", self.index())
        } else {
            write!(f, "v{}", self.index())
        }
    }
}

/// A constant, in machine form. Floats are compared by bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Const {
    /// A number (not shifted).
    Int(i64),
    /// The bits of a double.
    Float(u64),
    /// A truth value.
    Bool(bool),
    /// A reference: small int or pinned object, as a word.
    Ref(u64),
}

impl Const {
    /// The constant's type.
    pub const fn ty(self) -> Type {
        match self {
            Const::Int(_) => Type::Int,
            Const::Float(_) => Type::Float,
            Const::Bool(_) => Type::Bool,
            Const::Ref(_) => Type::Ref,
        }
    }
    /// The machine word.
    pub const fn word(self) -> u64 {
        match self {
            Const::Int(n) => (n << 1) as u64,
            Const::Float(bits) => bits,
            Const::Bool(b) => b as u64,
            Const::Ref(w) => w,
        }
    }
    /// The constant of this type with this machine word.
    ///
    /// # Panics
    /// If `ty` is [`Type::Void`].
    pub const fn from_word(ty: Type, word: u64) -> Const {
        match ty {
            Type::Int => Const::Int(word as i64 >> 1),
            Type::Float => Const::Float(word),
            Type::Bool => Const::Bool(word != 0),
            Type::Ref => Const::Ref(word),
            Type::Void => panic!("no constant has type void"),
        }
    }
}

/// What an operation says besides its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Descr {
    /// Nothing.
    None,
    /// Which field (`getfield`, `setfield`).
    Field(Field),
    /// Which sort of array (`getitem`, `setitem`, `new_array`).
    Array(Array),
    /// What is allocated (`new`).
    Size(Size),
    /// Which class (`guard_class`, `is_class`, `set_class`).
    Class(Class),
    /// What is called (`call`).
    Call(&'static CallDescr),
    /// Where a `jump` goes; which of the trace's labels a `label` is.
    Target(Target),
    /// A slot of the value stack, counted from the base at the trace's entry (`input`, `store_slot`).
    Slot(i32),
}

/// One operation.
#[derive(Clone, Debug)]
pub struct Op {
    /// What it does.
    pub code: Opcode,
    /// Type of its result; [`Type::Void`] if it has none.
    pub ty: Type,
    /// Its arguments.
    pub args: Args,
    /// What it says besides.
    pub descr: Descr,
    /// Which bytecode it comes from.
    pub origin: OriginId,
    /// For guards, `leave` and calls that may force: where to go on instead. Index of a snapshot while recording and of resume data
    /// after optimizing.
    pub snapshot: SnapshotId,
}

/// Arguments: up to three in place, more on the heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Args {
    /// The first `.1` of these.
    Few([OpRef; 3], u8),
    /// Four and more.
    Many(Box<[OpRef]>),
}

impl Args {
    /// A list of arguments.
    pub fn new(args: &[OpRef]) -> Args {
        if args.len() <= 3 {
            let mut few = [OpRef::NONE; 3];
            few[..args.len()].copy_from_slice(args);
            Args::Few(few, args.len() as u8)
        } else {
            Args::Many(args.into())
        }
    }
}

impl std::ops::Deref for Args {
    type Target = [OpRef];
    fn deref(&self) -> &[OpRef] {
        match self {
            Args::Few(few, n) => &few[..*n as usize],
            Args::Many(many) => many,
        }
    }
}

impl std::ops::DerefMut for Args {
    fn deref_mut(&mut self) -> &mut [OpRef] {
        match self {
            Args::Few(few, n) => &mut few[..*n as usize],
            Args::Many(many) => many,
        }
    }
}

impl Op {
    /// The field of a `getfield` or `setfield`.
    ///
    /// # Panics
    /// If the operation has none.
    pub fn field(&self) -> Field {
        match self.descr {
            Descr::Field(field) => field,
            _ => panic!("{:?} has no field", self.code),
        }
    }
    /// The array descriptor of an item operation.
    ///
    /// # Panics
    /// If the operation has none.
    pub fn array(&self) -> Array {
        match self.descr {
            Descr::Array(array) => array,
            _ => panic!("{:?} has no array", self.code),
        }
    }
    /// The class of a class operation, or of the object that `new` makes.
    ///
    /// # Panics
    /// If the operation has none.
    pub fn class(&self) -> Class {
        match self.descr {
            Descr::Class(class) => class,
            Descr::Size(size) => size.class(),
            _ => panic!("{:?} has no class", self.code),
        }
    }
    /// The call descriptor of a `call`.
    ///
    /// # Panics
    /// If the operation has none.
    pub fn call(&self) -> &'static CallDescr {
        match self.descr {
            Descr::Call(call) => call,
            _ => panic!("{:?} calls nothing", self.code),
        }
    }
}
