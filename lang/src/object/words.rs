//! THE TABLE of words: where objects of each kind keep which value. `value/layout.rs` says how large they are.

/// `list[int]`.
pub mod alias {
    /// The origin.
    pub const ORIGIN: usize = 1;
    /// The arguments, a tuple.
    pub const ARGUMENTS: usize = 2;
    /// The parameters, a tuple, or null.
    pub const PARAMETERS: usize = 3;
}

/// `True` and `False`.
pub mod boolean {
    /// 0 or 1.
    pub const NUMBER: usize = 1;
}

/// A builtin function.
pub mod builtin {
    /// The object that it is bound to, or null.
    pub const OBJECT: usize = 2;
}

/// A bytearray.
pub mod byte_array {
    /// The storage, or null.
    pub const STORAGE: usize = 2;
}

/// A cell: of a closure, or of a global.
pub mod cell {
    /// The value, or null.
    pub const VALUE: usize = 1;
    /// The name, of a global.
    pub const NAME: usize = 3;
}

/// A class.
pub mod class {
    /// The tuple of bases.
    pub const BASES: usize = 3;
    /// The order of resolution, a tuple.
    pub const MRO: usize = 4;
    /// The dict of its own attributes.
    pub const DICT: usize = 5;
    /// The qualified name.
    pub const QUALNAME: usize = 6;
    /// The module's name.
    pub const MODULE: usize = 7;
    /// The doc string.
    pub const DOC: usize = 8;
}

/// A deque, and an iterator over one.
pub mod deque {
    /// How many items there are.
    pub const LENGTH: usize = 1;
    /// The ring, an array.
    pub const RING: usize = 2;
    /// The place of item 0.
    pub const HEAD: usize = 3;
    /// How many items there may be.
    pub const MOST: usize = 4;
    /// How often it was changed.
    pub const CHANGES: usize = 5;
    /// What an iterator is over.
    pub const OF: usize = 1;
    /// How many items an iterator still gives.
    pub const LEFT: usize = 2;
    /// How often the deque had been changed when the iterator was made.
    pub const SEEN: usize = 3;
}

/// A dict.
pub mod dict {
    /// The entries.
    pub const ENTRIES: usize = 2;
    /// The index, or null.
    pub const INDEX: usize = 3;
}

/// A frame, as programs see it.
pub mod frame {
    /// The frame around, or None; null: it has no object yet.
    pub const BACK: usize = 1;
    /// Its locals, a dict, or null.
    pub const LOCALS: usize = 2;
    /// Who traces it, `f_trace`, or None.
    pub const TRACE: usize = 3;
    /// The code object.
    pub const CODE: usize = 8;
}

/// A function of the program.
pub mod function {
    /// The qualified name.
    pub const QUALNAME: usize = 3;
}

/// `enumerate`, `zip`, `map`, `filter` ...
pub mod lazy_iterator {
    /// The first operand.
    pub const FIRST: usize = 1;
    /// The second operand.
    pub const SECOND: usize = 2;
}

/// A list.
pub mod list {
    /// The storage.
    pub const ARRAY: usize = 2;
}

/// The descriptor of a slot.
pub mod member {
    /// The class.
    pub const CLASS: usize = 1;
    /// The key of the slot.
    pub const NAME: usize = 2;
}

/// A memoryview.
pub mod memory_view {
    /// Whose bytes they are, or null.
    pub const OBJECT: usize = 1;
    /// The format.
    pub const FORMAT: usize = 3;
    /// The shape.
    pub const SHAPE: usize = 4;
    /// The strides.
    pub const STRIDES: usize = 5;
}

/// A bound method.
pub mod method {
    /// The function.
    pub const FUNCTION: usize = 1;
    /// The object.
    pub const OBJECT: usize = 2;
}

/// A module.
pub mod module {
    /// The name.
    pub const NAME: usize = 2;
    /// The dict that it is around, or null.
    pub const DICT: usize = 3;
}

/// The globals of a module as a dict.
pub mod module_dict {
    /// The module.
    pub const MODULE: usize = 1;
    /// The entries whose keys are no names, a dict, or null.
    pub const OTHERS: usize = 2;
}

/// An array of numbers: behind the words of a bytearray.
pub mod numbers {
    /// The letter of what the items are.
    pub const LETTER: usize = 4;
}

/// A property, or a computed attribute of a builtin class.
pub mod property {
    /// The getter.
    pub const GETTER: usize = 1;
    /// The setter.
    pub const SETTER: usize = 2;
    /// The deleter.
    pub const DELETER: usize = 3;
    /// The doc string; of a computed attribute its class.
    pub const DOC: usize = 4;
    /// The name, or null.
    pub const NAME: usize = 5;
}

/// A range.
pub mod range {
    /// `start`
    pub const START: usize = 1;
    /// `stop`
    pub const STOP: usize = 2;
    /// `step`
    pub const STEP: usize = 3;
    /// The number of items.
    pub const LENGTH: usize = 4;
}

/// An iterator over a range.
pub mod range_iterator {
    /// The next number.
    pub const NEXT: usize = 1;
    /// `stop`
    pub const STOP: usize = 2;
    /// `step`
    pub const STEP: usize = 3;
}

/// A builtin function that is written in Python.
pub mod relay {
    /// The function.
    pub const FUNCTION: usize = 1;
}

/// An iterator over a sequence.
pub mod sequence_iterator {
    /// The sequence, or a small int at its end.
    pub const SEQUENCE: usize = 1;
}

/// A set.
pub mod set {
    /// The table.
    pub const TABLE: usize = 2;
}

/// A slice.
pub mod slice {
    /// `start`
    pub const START: usize = 1;
    /// `stop`
    pub const STOP: usize = 2;
    /// `step`
    pub const STEP: usize = 3;
}

/// `super()`.
pub mod super_ {
    /// The class to start after.
    pub const AFTER: usize = 1;
    /// The object, or null.
    pub const OBJECT: usize = 2;
    /// The class of the object.
    pub const CLASS: usize = 3;
}

/// An iterator over a dict or set.
pub mod table_iterator {
    /// The dict or set.
    pub const TABLE: usize = 1;
}

/// A line of a traceback.
pub mod traceback {
    /// The next line, towards where the exception was raised.
    pub const NEXT: usize = 1;
    /// The function.
    pub const FUNCTION: usize = 2;
    /// The variables that were kept, or null.
    pub const VARIABLES: usize = 4;
}

/// `int | str`.
pub mod union {
    /// The arguments, a tuple.
    pub const ARGUMENTS: usize = 1;
}

/// A view of a dict, or a mapping proxy.
pub mod view {
    /// The dict.
    pub const DICT: usize = 1;
}

/// `staticmethod` and `classmethod`.
pub mod wrapper {
    /// The function.
    pub const FUNCTION: usize = 1;
    /// The dict of attributes, or null: it is made when somebody asks for it or sets one.
    pub const ATTRIBUTES: usize = 2;
}

/// A tuple.
pub mod tuple {
    /// The first item.
    pub const ITEMS: usize = 2;
}
