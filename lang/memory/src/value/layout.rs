//! THE TABLE of object kinds: how big an object is and where its references are.
//!
//! The collector reads objects through this table only, so a new kind of object is one row here plus its room.

use super::Value;

/// How the size in bytes of an object follows from its header and length word. Sizes are rounded up to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Always this many bytes.
    Fixed(u32),
    /// This many bytes plus 8 for each inline slot (header byte 6).
    Slots(u32),
    /// This many bytes plus 8 for each element; the length is the small int at offset 8.
    Words(u32),
    /// This many bytes plus the length; the length is the small int at offset 8.
    Bytes(u32),
}

/// Which words of an object hold values. All other words are raw and are never looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refs {
    /// No references.
    None,
    /// Word `w` (offset `8 * w`) holds a value if bit `w` is set.
    Mask(u32),
    /// Every word from this one to the end of the object holds a value.
    From(u32),
    /// If this bit of the header's flags is set, the words of the mask do; otherwise none.
    Flagged(u8, u32),
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Name of the kind, for dumps and verifier messages.
    pub name: &'static str,
    /// Size of an object.
    pub size: Size,
    /// Where its references are.
    pub refs: Refs,
}

// `BY_METHODS` at the end of a row: see `Kind::by_methods`.
macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $name:ident: $size:expr, $refs:expr $(, $answers:ident)?;)*) => {
        /// How a heap object is laid out; byte 4 of its header.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Kind { $($(#[doc = $doc])+ $name,)* }

        impl Kind {
            /// All kinds, in the order of their numbers.
            pub const ALL: &'static [Kind] = &[$(Kind::$name,)*];
        }

        const LAYOUTS: &[Layout] = &[
            $(Layout { name: stringify!($name), size: $size, refs: $refs },)*
        ];

        /// A bit for each kind whose row ends with `BY_METHODS`.
        const BY_METHODS: u64 = 0 $($(| {
            const $answers: u64 = 1 << Kind::$name as u64;
            $answers
        })?)*;
    };
}

kinds! {
    /// Not an object: a zeroed header. Never reachable.
    Hole: Size::Fixed(8), Refs::None;
    /// `None`, `NotImplemented`, `Ellipsis`: singletons without content.
    Singleton: Size::Fixed(16), Refs::None;
    /// `True` and `False`; word 1 is the small int 0 or 1.
    Bool: Size::Fixed(16), Refs::None;
    /// A float; word 1 is the IEEE double.
    Float: Size::Fixed(16), Refs::None;
    /// A big integer: length in bytes of the magnitude, then little-endian 64-bit limbs; flag bit 0 is the sign.
    BigInt: Size::Bytes(16), Refs::None;
    /// A string: bytes that follow, length in characters, hash (0 = not yet known), then UTF-8 and a table of places. Flag bit 0: interned;
    /// bit 1: some characters stand for lone surrogates; bit 2: the text is in a storage, whose reference and length follow.
    Str: Size::Bytes(32), Refs::Flagged(0b100, 0b1_0000);
    /// Bytes: length, hash (0 = not yet known), then the bytes.
    Bytes: Size::Bytes(24), Refs::None;
    /// Raw bytes owned by another object (hash indices and the like).
    Blob: Size::Bytes(16), Refs::None;
    /// Storage of lists, dicts, sets: capacity, then values.
    Array: Size::Words(16), Refs::From(2);
    /// A tuple: length, then items.
    Tuple: Size::Words(16), Refs::From(2);
    /// A list: length, array.
    List: Size::Fixed(24), Refs::Mask(0b100);
    /// A dict: length, entries (array of key, value, hash), index (blob), entries in use, how many of the first are removed ones for certain.
    Dict: Size::Fixed(48), Refs::Mask(0b1100);
    /// A set: length, table (array of key and hash), places of the table that are not free, where `pop` looks next.
    Set: Size::Fixed(48), Refs::Mask(0b100);
    /// A frozenset: as a set.
    FrozenSet: Size::Fixed(48), Refs::Mask(0b100);
    /// A range: start, stop, step, length.
    Range: Size::Fixed(40), Refs::Mask(0b11110);
    /// A slice: start, stop, step.
    Slice: Size::Fixed(32), Refs::Mask(0b1110);
    /// An instance of a class: overflow array or null, then inline slots.
    Instance: Size::Slots(16), Refs::From(1), BY_METHODS;
    /// An exception: overflow array or null, args tuple, traceback, cause, context, flags, then inline slots.
    Exception: Size::Slots(56), Refs::From(1), BY_METHODS;
    /// One line of a traceback: next (towards the raise), function, pc (raw).
    Traceback: Size::Fixed(40), Refs::Mask(0b1_0110);
    /// A class: raw pointer to its data, then name, bases tuple, mro tuple, dict, qualified name, module name, doc.
    Class: Size::Fixed(80), Refs::Mask(0b11_1111_1100);
    /// A function of the program: raw code pointer, name, qualified name, defaults, keyword defaults, closure, attribute dict, doc, module name.
    Function: Size::Fixed(88), Refs::Mask(0b111_1111_1100);
    /// A function bound to an object: function, self.
    Method: Size::Fixed(24), Refs::Mask(0b110);
    /// A builtin function: raw pointer to its row in the table, self or null.
    Builtin: Size::Fixed(24), Refs::Mask(0b100);
    /// A builtin function that is written in Python: the function, null.
    Relay: Size::Fixed(24), Refs::Mask(0b110);
    /// A variable shared with an inner function, or a global: value, raw state, name.
    Cell: Size::Fixed(32), Refs::Mask(0b1010);
    /// A module: raw pointer to its globals, name, and the dict that holds its globals, or null: they are cells.
    Module: Size::Fixed(32), Refs::Mask(0b1100);
    /// A property: getter, setter, deleter, doc.
    Property: Size::Fixed(48), Refs::Mask(0b11_1110);
    /// `staticmethod` or `classmethod` (flag bit 0): function, dict of attributes or null.
    Wrapper: Size::Fixed(24), Refs::Mask(0b110);
    /// `super()`: class to start after, object, class of the object.
    Super: Size::Fixed(32), Refs::Mask(0b1110);
    /// Iterator over a range: next value, stop, step; all ints.
    RangeIter: Size::Fixed(32), Refs::Mask(0b1110);
    /// Iterator over a list, tuple or string: sequence, next index. Flag bits: direction.
    SeqIter: Size::Fixed(24), Refs::Mask(0b110);
    /// Iterator over a dict or set: table, next entry index, length at the start, items given; flags say what to yield.
    TableIter: Size::Fixed(40), Refs::Mask(0b11110);
    /// `enumerate`, `zip`, `map`, `filter`, `reversed` over anything (flags say which): up to three operands.
    LazyIter: Size::Fixed(40), Refs::Mask(0b11110);
    /// A view of a dict (flags say keys, values or items): dict.
    DictView: Size::Fixed(16), Refs::Mask(0b10);
    /// The globals of a module as a dict: module, a dict of the entries whose keys are no names, or null.
    ModuleDict: Size::Fixed(24), Refs::Mask(0b110);
    /// A code object: raw pointer to its record, name.
    Code: Size::Fixed(24), Refs::Mask(0b100);
    /// What a module keeps in Rust: raw pointer to its record.
    Kept: Size::Fixed(16), Refs::None;
    /// An object of a module in Rust: raw pointer to its record, a value or null.
    Native: Size::Fixed(24), Refs::Mask(0b100), BY_METHODS;
    /// A frame as programs see it: the frame that waits for it or `None`, its locals (a dict, or null until somebody asks), what traces it, raw code
    /// pointer, raw position, raw base (0: it runs no more), line and number of the comprehension (plus 1, or 0), each 32 bits, then the code object.
    Frame: Size::Fixed(80), Refs::Mask(0b1_0000_1110);
    /// A generator: function, position (a small int), name, qualified name, result, state, then its registers.
    Generator: Size::Slots(64), Refs::From(1);
    /// What drives an asynchronous generator or wraps a coroutine (the class says which): up to three operands, then its state.
    Awaiter: Size::Fixed(40), Refs::Mask(0b11110);
    /// A file, such as `sys.stdout`: raw descriptor, name.
    File: Size::Fixed(24), Refs::Mask(0b100);
    /// A complex number: two IEEE doubles.
    Complex: Size::Fixed(24), Refs::None;
    /// A bytearray: length, storage (blob or null), number of views.
    ByteArray: Size::Fixed(32), Refs::Mask(0b100);
    /// A memoryview: object or null, first byte, format, shape, strides, bytes of an item. Flag bit 0: read-only.
    MemoryView: Size::Fixed(56), Refs::Mask(0b11_1010);
    /// What a name in `__slots__` becomes in the class: class, name.
    Member: Size::Fixed(24), Refs::Mask(0b110);
    /// `list[int]`: origin, arguments (a tuple), parameters (a tuple or null). Flag bit 0: with a star.
    Alias: Size::Fixed(32), Refs::Mask(0b1110);
    /// `int | str`: arguments (a tuple), parameters (a tuple or null).
    Union: Size::Fixed(24), Refs::Mask(0b110);
    /// A weak reference: address of the object (raw, 0 if it is dead), callback or null, hash or null, the instance it is the
    /// hidden part of, or null, number (raw). Flag bit 0: a proxy.
    WeakRef: Size::Fixed(48), Refs::Mask(0b11100), BY_METHODS;
    /// An array of numbers: the words of a bytearray, then the letter of what the items are.
    Numbers: Size::Fixed(40), Refs::Mask(0b100), BY_METHODS;
    /// A deque: length, ring (array), place of the first item, most items, how often it was changed.
    Deque: Size::Fixed(48), Refs::Mask(0b100), BY_METHODS;
    /// An iterator over a deque: the deque, items left, how often that had been changed.
    DequeIter: Size::Fixed(32), Refs::Mask(0b10), BY_METHODS;
    /// A lock of threads: whether it is taken, who has it, how often, how many wait; all raw.
    Lock: Size::Fixed(40), Refs::None, BY_METHODS;
}

impl Kind {
    /// The kind with number `n`; an unknown number is a broken heap and gives [`Kind::Hole`].
    #[inline(always)]
    pub const fn from_u8(n: u8) -> Kind {
        if (n as usize) < Kind::ALL.len() { Kind::ALL[n as usize] } else { Kind::Hole }
    }

    /// Whether such objects are compared, hashed, shown and tested for truth by the special methods of their class, as those of
    /// classes of the program are. Of other kinds, `operation` knows what they do.
    #[inline(always)]
    pub const fn by_methods(self) -> bool {
        BY_METHODS >> self as u64 & 1 != 0
    }

    /// This kind's row.
    #[inline(always)]
    pub const fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }
}

impl Kind {
    /// Whether objects refer to others by more than their slots: by their map or by the address of a record.
    pub const fn leads(self) -> bool {
        matches!(
            self,
            Kind::Instance
                | Kind::Exception
                | Kind::Class
                | Kind::Module
                | Kind::Function
                | Kind::Code
                | Kind::Frame
        )
    }
}

impl Kind {
    /// The word of such objects, and what it holds once they have ended: from then on there is nothing left for their finalizer to do.
    pub const fn end(self) -> Option<(usize, Value)> {
        match self {
            Kind::Generator => Some((2, Value::small(1))),
            _ => None,
        }
    }
}

/// Whether arguments laid out like this are plain: the effects of rows hold.
pub fn is_plain(kind: Kind) -> bool {
    let known = !matches!(
        kind,
        Kind::LazyIter
            | Kind::SeqIter
            | Kind::Generator
            | Kind::Awaiter
            | Kind::Function
            | Kind::Method
            | Kind::Builtin
            | Kind::Relay
            | Kind::Super
            | Kind::Property
            | Kind::Wrapper
            | Kind::ModuleDict
            | Kind::Member
            | Kind::Alias
            | Kind::Union
            | Kind::ByteArray
            | Kind::MemoryView
    );
    known && !kind.by_methods()
}
