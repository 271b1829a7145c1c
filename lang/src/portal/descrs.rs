//! The layouts of objects as descriptors. `value/layout.rs` says the same in words.

use super::groups::*;
use crate::object::{Header, Kind, Type, Value, first_slot};
use crate::operation::iterate::{sequence_flag, table_flag};
use crate::operation::lazy::lazy_flag;
pub use crate::vm::Quick;
use crate::vm::Vm;
use sidewinder_jit::ir::{Array, Class, Field, Group, Repr, Size};
use sidewinder_memory::value::OWNED;
use std::mem::offset_of;

const fn field(word: u32, repr: Repr, group: Group) -> Field {
    Field { offset: 8 * word, repr, group, immutable: false }
}

const fn frozen(word: u32, repr: Repr) -> Field {
    Field { offset: 8 * word, repr, group: FROZEN, immutable: true }
}

const fn of_vm(offset: usize) -> Field {
    Field { offset: offset as u32, repr: Repr::Ref, group: STATE, immutable: false }
}

/// The exception pending, in the Vm.
pub const PENDING: Field = of_vm(offset_of!(Vm, rt.pending));
/// The exception being handled, in the Vm.
pub const HANDLED: Field = of_vm(offset_of!(Vm, rt.handled));
/// The result of a run of the interpreter, in the Vm.
pub const RESULT: Field = of_vm(offset_of!(Vm, result));
/// What the iteration that ended last returned, in the Vm.
pub const STOPPED: Field = of_vm(offset_of!(Vm, stopped));
/// The result of a call whose bytecode runs again, in the Vm.
pub const RESUMED: Field = of_vm(offset_of!(Vm, resumed));

/// The number of frames that compiled code has not made, in the Vm.
pub const INLINED: Field = Field { repr: Repr::Int, ..of_vm(offset_of!(Vm, ctx.inlined)) };

/// The double of a float.
pub const FLOAT: Field = frozen(1, Repr::F64);
/// The real part of a complex number.
pub const COMPLEX_REAL: Field = frozen(1, Repr::F64);
/// Its imaginary part.
pub const COMPLEX_IMAGINARY: Field = frozen(2, Repr::F64);
/// The number, 0 or 1, of a bool.
pub const BOOL: Field = frozen(1, Repr::Int);
/// The bytes of a string; as many as it has characters if and only if it is ASCII and its text follows.
pub const STR_BYTES: Field = frozen(1, Repr::Int);
/// The length in characters of a string.
pub const STR_LENGTH: Field = frozen(2, Repr::Int);
/// The text of a string.
pub const STR_TEXT: Array =
    Array { base: 32, repr: Repr::U8, group: FROZEN, immutable: true, header: 0 };
/// How many bytes there are in bytes.
pub const BYTES_LENGTH: Field = frozen(1, Repr::Int);
/// What is in bytes.
pub const BYTES: Array =
    Array { base: 24, repr: Repr::U8, group: FROZEN, immutable: true, header: 0 };
/// How many bytes there are in a bytearray.
pub const BYTEARRAY_LENGTH: Field = field(1, Repr::Int, LIST);
/// The storage of a bytearray, or null.
pub const BYTEARRAY_STORAGE: Field = field(2, Repr::Ref, LIST);
/// How many views hold a bytearray in place.
pub const BYTEARRAY_EXPORTS: Field = field(3, Repr::Int, LIST);
/// What is in the storage of a bytearray.
pub const BYTES_OF_STORAGE: Array =
    Array { base: 16, repr: Repr::U8, group: ITEMS, immutable: false, header: 0 };
/// Signed bytes in the storage of an array, as the letter of the array says; the others likewise.
pub const I8_OF_STORAGE: Array = Array { repr: Repr::I8, ..BYTES_OF_STORAGE };
/// Signed numbers of 16 bits.
pub const I16_OF_STORAGE: Array = Array { repr: Repr::I16, ..BYTES_OF_STORAGE };
/// Unsigned numbers of 16 bits.
pub const U16_OF_STORAGE: Array = Array { repr: Repr::U16, ..BYTES_OF_STORAGE };
/// Signed numbers of 32 bits, and the halves of longer ones.
pub const I32_OF_STORAGE: Array = Array { repr: Repr::I32, ..BYTES_OF_STORAGE };
/// Unsigned numbers of 32 bits.
pub const U32_OF_STORAGE: Array = Array { repr: Repr::U32, ..BYTES_OF_STORAGE };
/// Doubles.
pub const DOUBLES_OF_STORAGE: Array = Array { repr: Repr::F64, ..BYTES_OF_STORAGE };
/// The letter of what the items of an array are.
pub const NUMBERS_LETTER: Field = frozen(4, Repr::Int);
/// The length of a tuple.
pub const TUPLE_LENGTH: Field = frozen(1, Repr::Int);
/// The length of a list.
pub const LIST_LENGTH: Field = field(1, Repr::Int, LIST);
/// The storage of a list.
pub const LIST_ARRAY: Field = field(2, Repr::Ref, LIST);
/// The capacity of a storage.
pub const CAPACITY: Field = frozen(1, Repr::Int);
/// The length of a dict, set or frozenset.
pub const TABLE_LENGTH: Field = field(1, Repr::Int, DICT);
/// Start of a range.
pub const RANGE_START: Field = frozen(1, Repr::Ref);
/// Stop of a range.
pub const RANGE_STOP: Field = frozen(2, Repr::Ref);
/// Step of a range.
pub const RANGE_STEP: Field = frozen(3, Repr::Ref);
/// Length of a range.
pub const RANGE_LENGTH: Field = frozen(4, Repr::Ref);
/// The next value of a range iterator. Its numbers are small, and so are all that it comes to: that of big ones has another class.
pub const RANGE_NEXT: Field = field(1, Repr::Int, ITER);
/// Where a range iterator stops.
pub const RANGE_END: Field = frozen(2, Repr::Int);
/// By how much a range iterator moves on.
pub const RANGE_BY: Field = frozen(3, Repr::Int);
/// What a sequence iterator goes over; null when it is exhausted.
pub const SEQUENCE: Field = field(1, Repr::Ref, ITER);
/// The index of its next item.
pub const SEQUENCE_INDEX: Field = field(2, Repr::Int, ITER);
/// The next place of an iterator over a dict; what it goes over is where [`SEQUENCE`] says.
pub const TABLE_PLACE: Field = field(2, Repr::Int, ITER);
/// How many entries the dict has to have as long as it goes on.
pub const TABLE_SIZE: Field = field(3, Repr::Int, ITER);
/// How many it has given.
pub const TABLE_GIVEN: Field = field(4, Repr::Int, ITER);
/// What `enumerate` and `filter` go over; the tuple of what `zip` and `map` go over.
pub const LAZY_SOURCE: Field = frozen(1, Repr::Ref);
/// The number that `enumerate` gives next; whether `zip` is strict; the function of `map` and `filter`.
pub const LAZY_STATE: Field = field(2, Repr::Ref, ITER);
/// The length of a deque.
pub const DEQUE_LENGTH: Field = field(1, Repr::Int, LIST);
/// The ring of a deque.
pub const DEQUE_RING: Field = field(2, Repr::Ref, LIST);
/// The place of the first item of a deque in its ring.
pub const DEQUE_HEAD: Field = field(3, Repr::Int, LIST);
/// How many items a deque may have.
pub const DEQUE_MOST: Field = field(4, Repr::Int, LIST);
/// How often a deque was changed.
pub const DEQUE_CHANGES: Field = field(5, Repr::Int, LIST);
/// How often a deque had been changed when an iterator over it was made; what that goes over is where [`SEQUENCE`] says.
pub const DEQUE_SEEN: Field = frozen(3, Repr::Int);
/// The index of a dict, null while it is small.
pub const DICT_INDEX: Field = field(3, Repr::Ref, DICT);
/// The storage of a dict.
pub const DICT_ENTRIES: Field = field(2, Repr::Ref, DICT);
/// How many entries of the storage count.
pub const DICT_USED: Field = field(4, Repr::Int, DICT);
/// Words of an entry: key, value, hash.
pub const ENTRY_WORDS: i64 = 3;
/// Words of a place in a set: key, hash.
pub const SET_WORDS: i64 = 2;
/// The overflow array of an instance or exception.
pub const OVERFLOW: Field = field(1, Repr::Ref, SLOTS);
/// Arguments of an exception.
pub const EXCEPTION_ARGS: Field = field(2, Repr::Ref, EXCEPTION);
/// Traceback of an exception.
pub const EXCEPTION_TRACEBACK: Field = field(3, Repr::Ref, EXCEPTION);
/// Cause of an exception.
pub const EXCEPTION_CAUSE: Field = field(4, Repr::Ref, EXCEPTION);
/// Context of an exception.
pub const EXCEPTION_CONTEXT: Field = field(5, Repr::Ref, EXCEPTION);
/// Flags of an exception, a small int.
pub const EXCEPTION_FLAGS: Field = field(6, Repr::Ref, EXCEPTION);
/// The next line of a traceback, towards the raise.
pub const TRACEBACK_NEXT: Field = field(1, Repr::Ref, EXCEPTION);
/// The function of a line of a traceback.
pub const TRACEBACK_FUNCTION: Field = field(2, Repr::Ref, EXCEPTION);
/// The position of a line of a traceback.
pub const TRACEBACK_PC: Field = field(3, Repr::Raw, EXCEPTION);
/// The variables of the frame of a line of a traceback, if the exception has left it and took them with it.
pub const TRACEBACK_VARIABLES: Field = field(4, Repr::Ref, EXCEPTION);
/// The frame that waits for a frame, or None.
pub const FRAME_BACK: Field = frozen(1, Repr::Ref);
/// The code object of a frame.
pub const FRAME_CODE: Field = frozen(8, Repr::Ref);
/// The name of a code object.
pub const CODE_NAME: Field = frozen(2, Repr::Ref);
/// The content of a cell.
pub const CELL_VALUE: Field = field(1, Repr::Ref, CELL);
/// The name of a cell, or null.
pub const CELL_NAME: Field = field(3, Repr::Ref, CELL);
/// The code of a function.
pub const FUNCTION_CODE: Field = frozen(1, Repr::Raw);
/// The row of a builtin function.
pub const BUILTIN_ROW: Field = frozen(1, Repr::Raw);
/// Start of a slice.
pub const SLICE_START: Field = frozen(1, Repr::Ref);
/// What a view of a dict is of.
pub const VIEWED: Field = frozen(1, Repr::Ref);
/// Stop of a slice.
pub const SLICE_STOP: Field = frozen(2, Repr::Ref);
/// Step of a slice.
pub const SLICE_STEP: Field = frozen(3, Repr::Ref);
/// The class after which a `super()` starts to look.
pub const SUPER_AFTER: Field = frozen(1, Repr::Ref);
/// The object of a `super()`.
pub const SUPER_OBJECT: Field = frozen(2, Repr::Ref);
/// The class of the object of a `super()`.
pub const SUPER_CLASS: Field = frozen(3, Repr::Ref);
/// The defaults of a function, a tuple or null.
pub const FUNCTION_DEFAULTS: Field = field(4, Repr::Ref, FUNCTION);
/// The keyword defaults of a function, a dict or null.
pub const FUNCTION_KEYWORD_DEFAULTS: Field = field(5, Repr::Ref, FUNCTION);
/// The closure of a function, a tuple or null.
pub const FUNCTION_CLOSURE: Field = frozen(6, Repr::Ref);
/// The function of a bound method.
pub const METHOD_FUNCTION: Field = frozen(1, Repr::Ref);
/// The object of a bound method.
pub const METHOD_SELF: Field = frozen(2, Repr::Ref);
/// The function in Python that a builtin one stands for.
pub const RELAY_FUNCTION: Field = frozen(1, Repr::Ref);
/// The object a builtin method is bound to, or null.
pub const BUILTIN_SELF: Field = frozen(2, Repr::Ref);

/// The function whose frame a generator is.
pub const GENERATOR_FUNCTION: Field = frozen(1, Repr::Ref);
/// Where a generator stands.
pub const GENERATOR_WHERE: Field = field(2, Repr::Ref, GENERATOR);
/// The name of a generator.
pub const GENERATOR_NAME: Field = field(3, Repr::Ref, GENERATOR);
/// The qualified name of a generator.
pub const GENERATOR_QUALNAME: Field = field(4, Repr::Ref, GENERATOR);
/// What a generator returned.
pub const GENERATOR_RESULT: Field = field(5, Repr::Ref, GENERATOR);
/// The state of an asynchronous generator: bits, a small int.
pub const GENERATOR_STATE: Field = field(6, Repr::Ref, GENERATOR);
/// The generator of an awaiter, or the value that an asynchronous generator yields.
pub const AWAITER_WHAT: Field = frozen(1, Repr::Ref);
/// What an awaiter sends first.
pub const AWAITER_WITH: Field = frozen(2, Repr::Ref);
/// How far an awaiter is: a small int.
pub const AWAITER_STATE: Field = field(4, Repr::Ref, GENERATOR);

/// A saved register of a generator.
#[inline(always)]
pub const fn generator_register(register: isize) -> Field {
    field(8 + register as u32, Repr::Ref, GENERATOR)
}

/// The items in the storage of a list.
pub const ITEMS_OF_ARRAY: Array =
    Array { base: 16, repr: Repr::Ref, group: ITEMS, immutable: false, header: 0 };
/// The storage of a dict, as far as keys and hashes go: words 3n and 3n + 2.
pub const KEYS_OF_DICT: Array =
    Array { base: 16, repr: Repr::Ref, group: DICT, immutable: false, header: 0 };
/// The same storage, as far as values go: words 3n + 1.
pub const VALUES_OF_DICT: Array = Array { group: VALUES, ..KEYS_OF_DICT };
/// The attributes in an overflow array.
pub const ITEMS_OF_OVERFLOW: Array =
    Array { base: 16, repr: Repr::Ref, group: SLOTS, immutable: false, header: 0 };
/// The items of a tuple.
pub const ITEMS_OF_TUPLE: Array =
    Array { base: 16, repr: Repr::Ref, group: FROZEN, immutable: true, header: 0 };

/// An attribute of an instance or exception, by its offset.
#[inline(always)]
pub const fn slot_at(offset: u32) -> Field {
    Field { offset, repr: Repr::Ref, group: SLOTS, immutable: false }
}

/// An attribute of an instance, by its offset, where all instances have floats there.
pub const fn double_at(offset: u32) -> Field {
    Field { offset, repr: Repr::Boxed, group: SLOTS, immutable: false }
}

/// A float that a slot owns.
pub fn owned_float(float: Size) -> Size {
    Size { header: float.header | (OWNED as u64) << 40, ..float }
}

/// Where an instance of a class that inherits from a builtin one has its builtin part, if it is inline. It is given once, before anything looks at the
/// instance: calls that read what never changes may read it, such as that of a number's hash.
pub fn payload_slot(kind: Kind) -> Field {
    frozen(first_slot(kind) as u32, Repr::Ref)
}

/// A word of a function that holds a value. A trace knows a word by its descriptor: there is one for each.
pub const fn function_word(word: u32) -> Field {
    if word * 8 == FUNCTION_CLOSURE.offset {
        return FUNCTION_CLOSURE;
    }
    field(word, Repr::Ref, FUNCTION)
}

impl Quick {
    /// Before there is anything.
    pub const NONE: Quick = {
        const NO_SIZE: Size = Size { bytes: 0, header: 0 };
        Quick {
            none: Value::NULL,
            yes: Value::NULL,
            no: Value::NULL,
            function: Class(0),
            class: Class(0),
            builtin: Class(0),
            list: Class(0),
            tuple: Class(0),
            string: Class(0),
            dict: Class(0),
            bytes: Class(0),
            bytearray: Class(0),
            float: NO_SIZE,
            complexes: NO_SIZE,
            cell: NO_SIZE,
            lists: NO_SIZE,
            slices: NO_SIZE,
            methods: NO_SIZE,
            functions: NO_SIZE,
            tracebacks: NO_SIZE,
            range_iterators: NO_SIZE,
            list_iterators: NO_SIZE,
            list_reverse_iterators: NO_SIZE,
            tuple_iterators: NO_SIZE,
            bytes_iterators: NO_SIZE,
            bytearray_iterators: NO_SIZE,
            deque_iterators: NO_SIZE,
            numbers_iterators: NO_SIZE,
            key_iterators: NO_SIZE,
            key_views: NO_SIZE,
            str_iterators: NO_SIZE,
            enumerates: NO_SIZE,
            zips: NO_SIZE,
            maps: NO_SIZE,
            filters: NO_SIZE,
            async_sends: NO_SIZE,
            async_values: NO_SIZE,
            supers: NO_SIZE,
            dict_keys: Class(0),
            dict_values: Class(0),
            dict_items: Class(0),
            generator: Class(0),
            coroutine: Class(0),
            frame: Class(0),
            code: Class(0),
            ranges: NO_SIZE,
            tuples: ITEMS_OF_TUPLE,
            arrays: ITEMS_OF_ARRAY,
            dicts: NO_SIZE,
            entries: KEYS_OF_DICT,
        }
    };

    /// Once the builtin classes are there.
    pub fn of(vm: &Vm) -> Quick {
        let class = |ty| class(vm, ty);
        let size = |ty, bytes| size(vm, ty, bytes);
        Quick {
            none: vm.none(),
            yes: vm.bool(true),
            no: vm.bool(false),
            function: class(Type::Function),
            class: class(Type::Type),
            builtin: class(Type::Builtin),
            list: class(Type::List),
            tuple: class(Type::Tuple),
            string: class(Type::Str),
            dict: class(Type::Dict),
            bytes: class(Type::Bytes),
            bytearray: class(Type::ByteArray),
            float: size(Type::Float, 16),
            complexes: size(Type::Complex, 24),
            cell: size(Type::Cell, 32),
            lists: size(Type::List, 24),
            slices: size(Type::Slice, 32),
            methods: size(Type::Method, 24),
            functions: size(Type::Function, 88),
            tracebacks: size(Type::Traceback, 40),
            range_iterators: size(Type::RangeIterator, 32),
            list_iterators: size(Type::ListIterator, 24),
            list_reverse_iterators: flagged(
                vm,
                Type::ListReverseIterator,
                sequence_flag::REVERSED_LIST,
                24,
            ),
            tuple_iterators: flagged(vm, Type::TupleIterator, sequence_flag::TUPLE, 24),
            bytes_iterators: flagged(vm, Type::BytesIterator, sequence_flag::BYTES, 24),
            bytearray_iterators: flagged(
                vm,
                Type::ByteArrayIterator,
                sequence_flag::BYTE_ARRAY,
                24,
            ),
            deque_iterators: size(Type::DequeIterator, 32),
            numbers_iterators: flagged(vm, Type::NumbersIterator, sequence_flag::NUMBERS, 24),
            key_iterators: flagged(vm, Type::DictKeyIterator, table_flag::KEYS, 40),
            key_views: flagged(vm, Type::DictKeys, table_flag::KEYS, 16),
            str_iterators: flagged(vm, Type::StrIterator, sequence_flag::STR, 24),
            enumerates: flagged(vm, Type::Enumerate, lazy_flag::ENUMERATE, 40),
            zips: flagged(vm, Type::Zip, lazy_flag::ZIP, 40),
            maps: flagged(vm, Type::Map, lazy_flag::MAP, 40),
            filters: flagged(vm, Type::Filter, lazy_flag::FILTER, 40),
            async_sends: size(Type::AsyncSend, 40),
            async_values: size(Type::AsyncValue, 40),
            supers: size(Type::Super, 32),
            dict_keys: class(Type::DictKeyIterator),
            dict_values: class(Type::DictValueIterator),
            dict_items: class(Type::DictItemIterator),
            generator: class(Type::Generator),
            coroutine: class(Type::Coroutine),
            frame: class(Type::Frame),
            code: class(Type::Code),
            ranges: size(Type::Range, 40),
            tuples: array(vm, Type::Tuple, ITEMS_OF_TUPLE),
            arrays: array(vm, Type::Array, ITEMS_OF_ARRAY),
            dicts: size(Type::Dict, 48),
            entries: array(vm, Type::Array, KEYS_OF_DICT),
        }
    }
}

/// The class, as the JIT means it, of the instances of a builtin class.
pub fn class(vm: &Vm, ty: Type) -> Class {
    Class(vm.map(ty).short())
}

/// An instance of a builtin class with so many bytes.
pub fn size(vm: &Vm, ty: Type, bytes: u32) -> Size {
    Size { bytes, header: vm.header(ty).0 }
}

/// As [`size`], with flags that say more.
fn flagged(vm: &Vm, ty: Type, flags: u8, bytes: u32) -> Size {
    let map = vm.map(ty);
    Size { bytes, header: Header::new(map.short(), map.kind, flags, 0).0 }
}

/// An array of a builtin class.
pub fn array(vm: &Vm, ty: Type, layout: Array) -> Array {
    Array { header: vm.header(ty).0, ..layout }
}
