//! Descriptors: layouts and callees as opaque facts.
//!
//! The JIT does not know what an object of the host language is. It knows fields (an offset and how the bytes are to be
//! read), arrays, sizes, classes (the word that objects of one shape share) and functions to call. Aliasing is decided by
//! *groups*: two accesses can only meet if field or array is the same; a call names the groups that it reads and writes.

use super::op::Type;

/// How a field or element is held in memory, and so which type its value has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repr {
    /// A reference word. [`Type::Ref`].
    Ref,
    /// A small int word, shifted as in the machine. [`Type::Int`].
    Int,
    /// A signed byte. [`Type::Int`].
    I8,
    /// An unsigned byte. [`Type::Int`].
    U8,
    /// A signed 16-bit number. [`Type::Int`].
    I16,
    /// An unsigned 16-bit number. [`Type::Int`].
    U16,
    /// A signed 32-bit number. [`Type::Int`].
    I32,
    /// An unsigned 32-bit number. [`Type::Int`].
    U32,
    /// A raw 64-bit word with bit 0 clear, such as a pointer: only compared, never shown. [`Type::Int`].
    Raw,
    /// A double. [`Type::Float`].
    F64,
    /// A double in a box that the word refers to. [`Type::Float`]. See [`Boxes`].
    Boxed,
}

impl Repr {
    /// The type of the value.
    pub const fn ty(self) -> Type {
        match self {
            Repr::Ref => Type::Ref,
            Repr::F64 | Repr::Boxed => Type::Float,
            _ => Type::Int,
        }
    }
    /// Bytes in memory.
    pub const fn bytes(self) -> u32 {
        match self {
            Repr::I8 | Repr::U8 => 1,
            Repr::I16 | Repr::U16 => 2,
            Repr::I32 | Repr::U32 => 4,
            _ => 8,
        }
    }
}

/// The boxes that fields of [`Repr::Boxed`] refer to: how a host whose objects hold nothing but references has doubles in them.
///
/// A box is *owned* if nothing but the one field refers to it. A store into the field writes the double into the box if it is owned, and
/// makes an owned one if it is not, or if there is none. A read takes the double, never the box. So a loop that changes such a field allocates nothing. A
/// host that hands out what the field refers to takes the mark off the box: from then on it never changes. (V8 has had mutable heap
/// numbers for fields of doubles, known by the object's map; here the box itself says what it is, so that objects need no other shape.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boxes {
    /// An owned box.
    pub owned: Size,
    /// The double in a box.
    pub value: Field,
}

/// A set of fields that calls speak of together, such as "the inside of lists". The host numbers them, below 32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group(pub u8);

/// A set of groups.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Groups(pub u32);

impl Groups {
    /// No group.
    pub const NONE: Groups = Groups(0);
    /// Every group.
    pub const ALL: Groups = Groups(u32::MAX);
    /// The set of these.
    pub const fn of(groups: &[Group]) -> Groups {
        let (mut set, mut i) = (0, 0);
        while i < groups.len() {
            set |= 1 << groups[i].0;
            i += 1;
        }
        Groups(set)
    }
    /// Whether the group is in the set.
    pub const fn contains(self, group: Group) -> bool {
        self.0 >> group.0 & 1 == 1
    }
    /// Whether some group is in both.
    pub const fn meets(self, other: Groups) -> bool {
        self.0 & other.0 != 0
    }
}

/// One field of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Bytes from the start of the object.
    pub offset: u32,
    /// How it is held.
    pub repr: Repr,
    /// What it belongs to.
    pub group: Group,
    /// Whether it never changes once the object can be seen by others.
    pub immutable: bool,
}

/// The elements of an array-like object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Array {
    /// Bytes from the start of the object to element 0.
    pub base: u32,
    /// How an element is held.
    pub repr: Repr,
    /// What it belongs to.
    pub group: Group,
    /// Whether elements never change once the object can be seen by others.
    pub immutable: bool,
    /// For `new_array`: the header word of a fresh one. Its length is a small int at offset 8.
    pub header: u64,
}

impl Array {
    /// The class of a fresh one.
    pub fn class(self) -> Option<Class> {
        Some(Class(self.header as u32)).filter(|class| class.0 != 0)
    }

    /// What accesses to elements say: nothing of the header, which only a `new_array` knows.
    pub fn elements(self) -> Array {
        Array { header: 0, ..self }
    }

    /// Whether both have their elements in the same places. What they say of who writes them may differ: the keys and the values of a
    /// dict may be one array with two descriptors, if each element is only ever accessed by one of them.
    pub fn is_laid_out_as(self, other: Array) -> bool {
        (self.base, self.repr) == (other.base, other.repr)
    }
}

/// What objects of one class share: the low 32 bits of the header word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Class(pub u32);

/// A fixed-size allocation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    /// Bytes, a multiple of 8, header included.
    pub bytes: u32,
    /// The header word; its low half is the class.
    pub header: u64,
}

impl Size {
    /// The class of a fresh object.
    pub const fn class(self) -> Class {
        Class(self.header as u32)
    }
}

/// The machine address of a residual function and how it takes its arguments.
///
/// Every function gets the context pointer first. It returns a word (a `Ref`, or an `Int` in machine form), a double, a `bool` in
/// a word, or nothing, as [`CallDescr::result`] says. If it may raise it returns the null word (1) with an
/// exception pending; such a function returns a `Ref`, never a null one otherwise.
#[derive(Clone, Copy, Debug)]
pub enum CallFn {
    /// `extern "C" fn(ctx, a, b, ..)`: words in integer registers, doubles in float registers; at most 5 words and 4 doubles. What is
    /// held gives the function's address, which no constant can hold.
    Plain(fn() -> usize),
    /// All arguments are `Ref`s, in an array on the machine stack; the first argument of the operation is a constant and is `extra`.
    Vector(VectorFn),
}

/// What [`CallFn::Vector`] calls.
pub type VectorFn = extern "C" fn(ctx: *mut u8, argv: *const u64, argc: usize, extra: u64) -> u64;

/// What a call may do besides giving its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Same arguments, same result, nothing visible: may be folded (if it cannot raise), merged or dropped.
    pub elidable: bool,
    /// May return null with an exception pending.
    pub may_raise: bool,
    /// May run arbitrary code of the program: everything known of the heap is forgotten.
    pub reenters: bool,
    /// Groups read.
    pub reads: Groups,
    /// Groups written.
    pub writes: Groups,
}

impl Effect {
    /// Anything can happen.
    pub const ANY: Effect = Effect {
        elidable: false,
        may_raise: true,
        reenters: true,
        reads: Groups::ALL,
        writes: Groups::ALL,
    };
    /// Same arguments, same result, cannot raise.
    pub const PURE: Effect = Effect {
        elidable: true,
        may_raise: false,
        reenters: false,
        reads: Groups::NONE,
        writes: Groups::NONE,
    };

    /// Whether it only looks: same arguments, same result, as long as nobody writes what it reads. Such a function must be good for any
    /// arguments at any time, as it may be called again, or not at all, where the program does not call it.
    pub const fn only_looks(self) -> bool {
        !self.elidable && !self.may_raise && !self.reenters && self.writes.0 == Groups::NONE.0
    }
}

/// What all that is in a field is, for [`Host::while_holding`](crate::host::Host::while_holding).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// A small int.
    SmallInt,
    /// An object that was of this class when it was put there.
    Object(Class),
}

/// A function that traces may call.
#[derive(Debug)]
pub struct CallDescr {
    /// Its name in traces and reports.
    pub name: &'static str,
    /// Where it is and how it is called.
    pub function: CallFn,
    /// Types of the arguments after the context; not used for [`CallFn::Vector`].
    pub args: &'static [Type],
    /// Type of the result.
    pub result: Type,
    /// What else it may do.
    pub effect: Effect,
}

impl PartialEq for CallDescr {
    fn eq(&self, other: &CallDescr) -> bool {
        std::ptr::eq(self, other)
    }
}
impl Eq for CallDescr {}

/// Where a jump goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// The `label` of this same trace with this number (a loop has label 0 at its start; a peeled loop has label 1 at its body).
    Own(u8),
    /// Label `.1` of another compiled loop.
    Other(u32, u8),
}
