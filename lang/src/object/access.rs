//! Reading and writing the words of heap objects.
//!
//! The typed views of this room (`Str`, `List`, `Dict` ..) are words with a promise; they reach memory only through the functions
//! here. These are not marked `unsafe`, because nearly every line of the room would be; the contract is the room's:
//! **a value that is an object is a live object of the running Vm's heap, and a word index lies within it.** Values come
//! from the heap, the value stack and root vectors only, so nobody outside can break the promise without `unsafe`.

// Raw memory is read and written here, for the whole room.
#![allow(unsafe_code)]

use super::{Class, Header, Kind, Map, Value};
use crate::heap::{Heap, low};
use crate::interp::Vm;

impl Value {
    /// The header of an object.
    #[inline(always)]
    pub fn header(self) -> Header {
        Header(self.raw(0))
    }

    /// How an object is laid out; [`Kind::Hole`] for small ints and null.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        if self.is_object() { self.header().kind() } else { Kind::Hole }
    }

    /// Whether this is an object of that kind.
    #[inline(always)]
    pub fn is(self, kind: Kind) -> bool {
        self.is_object() && self.kind_byte() == kind as u8
    }

    /// Where the byte of the header is that says the kind.
    pub const KIND_OFFSET: i32 = 4;

    /// The byte of the header that says the kind, read by itself: comparing it takes no mask.
    #[inline(always)]
    fn kind_byte(self) -> u8 {
        // SAFETY: by the contract of the room.
        unsafe { *((self.address() + Value::KIND_OFFSET as usize) as *const u8) }
    }

    /// The flags of an object.
    #[inline(always)]
    pub fn flags(self) -> u8 {
        self.header().flags()
    }

    /// The map of an object.
    #[inline(always)]
    pub fn map(self) -> &'static Map {
        map_at(self.header().map())
    }

    /// A word of an object that holds no value.
    #[inline(always)]
    pub fn raw(self, word: usize) -> u64 {
        debug_assert!(self.is_object());
        // SAFETY: the module's contract.
        unsafe { *(self.address() as *const u64).add(word) }
    }

    /// Writes a word that holds no value.
    #[inline(always)]
    pub fn set_raw(self, word: usize, to: u64) {
        debug_assert!(self.is_object());
        // SAFETY: the module's contract.
        unsafe { *(self.address() as *mut u64).add(word) = to }
    }

    /// A word of an object that holds a value.
    #[inline(always)]
    pub fn field(self, word: usize) -> Value {
        Value(self.raw(word))
    }

    /// A word that holds a small int: a length or an index.
    #[inline(always)]
    pub fn count(self, word: usize) -> usize {
        (self.raw(word) >> 1) as usize
    }

    /// Writes a length or an index.
    #[inline(always)]
    pub fn set_count(self, word: usize, to: usize) {
        self.set_raw(word, (to as u64) << 1);
    }

    /// Writes a value into a word of an object that was allocated since the last safepoint, or a value that is a small
    /// int, null, or an object that is never young: no barrier.
    #[inline(always)]
    pub fn init(self, word: usize, to: Value) {
        self.set_raw(word, to.0);
    }

    /// Replaces the map; neither the kind nor the collector's byte is touched.
    #[inline(always)]
    pub fn set_map(self, map: &'static Map) {
        // SAFETY: the module's contract; the map is the low half of the header word.
        unsafe { *(self.address() as *mut u32) = map.short() }
    }

    /// Replaces the flags.
    #[inline(always)]
    pub fn set_flags(self, flags: u8) {
        // SAFETY: the module's contract; the flags are a byte of the header.
        unsafe { *(self.address() as *mut u8).add(super::header::FLAGS_OFFSET) = flags }
    }

    /// Words of an object as values. Not to be held over anything that may run code of the program or write the words.
    #[inline(always)]
    pub fn words<'a>(self, from: usize, count: usize) -> &'a [Value] {
        // SAFETY: the module's contract; `Value` is transparent.
        unsafe { std::slice::from_raw_parts((self.address() as *const Value).add(from), count) }
    }

    /// Words of an object, to be reordered or given values that need no barrier; otherwise as [`Value::words`].
    #[inline(always)]
    pub fn words_mut<'a>(self, from: usize, count: usize) -> &'a mut [Value] {
        // SAFETY: the module's contract; `Value` is transparent.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut Value).add(from), count) }
    }

    /// Bytes of an object. The object keeps them; they never change once they are written.
    #[inline(always)]
    pub fn bytes<'a>(self, word: usize, count: usize) -> &'a [u8] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts((self.address() as *const u8).add(8 * word), count) }
    }

    /// Bytes of a fresh object, or of one that only its owner sees.
    #[inline(always)]
    pub fn bytes_mut<'a>(self, word: usize, count: usize) -> &'a mut [u8] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut u8).add(8 * word), count) }
    }

    /// Words of an object that hold numbers of 32 bits.
    #[inline(always)]
    pub fn halves_mut<'a>(self, word: usize, count: usize) -> &'a mut [u32] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts_mut((self.address() as *mut u32).add(2 * word), count) }
    }

    /// Words of an object that hold raw 64-bit numbers.
    #[inline(always)]
    pub fn raws<'a>(self, word: usize, count: usize) -> &'a [u64] {
        // SAFETY: the module's contract.
        unsafe { std::slice::from_raw_parts((self.address() as *const u64).add(word), count) }
    }

    /// The text of a string object.
    #[inline(always)]
    pub(super) fn utf8<'a>(self, word: usize, count: usize) -> &'a str {
        // SAFETY: strings are made from `&str` only, and never change.
        unsafe { std::str::from_utf8_unchecked(self.bytes(word, count)) }
    }

    /// The class that the object at hand is the Class object of.
    #[inline(always)]
    pub(super) fn class_data(self) -> &'static Class {
        debug_assert!(self.is(Kind::Class));
        // SAFETY: word 1 of a Class object is the address of its leaked data.
        unsafe { &*(self.raw(1) as *const Class) }
    }

    /// What word 1 of the object points to, a record that lives as long as the object.
    #[inline(always)]
    pub(super) fn record<T>(self) -> &'static T {
        // SAFETY: called only for kinds whose word 1 is the address of a leaked `T`: modules and builtins.
        unsafe { &*(self.raw(1) as *const T) }
    }
}

/// The class that a Class object is.
#[inline(always)]
pub fn class_record(object: Value) -> &'static Class {
    object.class_data()
}

/// The map at a short address.
#[inline(always)]
pub fn map_at(short: u32) -> &'static Map {
    // SAFETY: headers hold short addresses of maps, which are not freed before the last object that has them.
    unsafe { &*((short as usize + low::base()) as *const Map) }
}

/// Moves a map to low memory. `None`: there is none left.
pub(super) fn place_map(arena: &mut low::LowArena, map: Map) -> Option<&'static Map> {
    let at = arena.allocate(size_of::<Map>()).cast::<Map>();
    if at.is_null() {
        return None;
    }
    // SAFETY: fresh memory of the right size, aligned to 16.
    unsafe {
        at.write(map);
        Some(&*at)
    }
}

impl Heap {
    /// Stores a value into a word of an object, with the barrier.
    #[inline(always)]
    pub fn set(&mut self, object: Value, word: usize, to: Value) {
        object.set_raw(word, to.0);
        // SAFETY: the contract of this module.
        unsafe { self.barrier(object.address(), word) }
    }

    /// To be called after values were stored into words `from..to`.
    #[inline]
    pub fn stored(&mut self, object: Value, from: usize, to: usize) {
        // SAFETY: the contract of this module.
        unsafe { self.barrier_range(object.address(), from, to) }
    }

    /// A fresh weak reference refers to an object from now on.
    pub fn watch(&mut self, reference: Value, target: Value) {
        // SAFETY: the contract of this module.
        unsafe { self.refer_weakly(reference.address(), target.address()) }
    }

    /// An object that was just made wants to hear when nothing refers to it any more.
    pub fn finalize(&mut self, object: Value) {
        // SAFETY: the contract of this module.
        unsafe { self.want_finalizer(object.address()) }
    }

    /// The values that an object holds.
    pub fn values_in(&self, object: Value) -> Vec<Value> {
        // SAFETY: the contract of this module.
        unsafe { self.slots_of(object.address()) }
    }

    /// A number that no other object has.
    pub fn identity_of(&mut self, object: Value) -> u64 {
        // SAFETY: the contract of this module.
        unsafe { self.identity(object.address()) }
    }
}

impl Vm {
    /// A young object; the words after the header are zero. `None`: MemoryError is pending.
    #[inline(always)]
    pub(crate) fn allocate(&mut self, header: Header, bytes: usize) -> Option<Value> {
        // SAFETY: the callers are the rooms of each kind, which write the length word, if any, before anything else.
        let at = unsafe { self.heap.alloc(header, bytes) };
        if at.is_null() { self.no_memory() } else { Some(Value::object(at as usize)) }
    }

    /// As [`Vm::allocate`], beyond the heap's limit if need be: for what unwinding cannot do without.
    pub(super) fn allocate_beyond(&mut self, header: Header, bytes: usize) -> Option<Value> {
        // SAFETY: as for `allocate`.
        let mut at = unsafe { self.heap.alloc(header, bytes) };
        if at.is_null() {
            // SAFETY: as for `allocate`; the header is written below.
            at = unsafe { self.heap.alloc_beyond(bytes) };
            if at.is_null() {
                return self.no_memory();
            }
            // SAFETY: the memory is of this size, aligned, and nobody else's.
            unsafe { at.cast::<u64>().write(header.0) };
        }
        Some(Value::object(at as usize))
    }

    /// An object that never moves; it lives for ever only if it is also given to [`Vm::keep`].
    pub(super) fn allocate_old(&mut self, header: Header, bytes: usize) -> Option<Value> {
        // SAFETY: as for `allocate`.
        let at = unsafe { self.heap.alloc_old(header, bytes) };
        if at.is_null() { self.no_memory() } else { Some(Value::object(at as usize)) }
    }

    /// A young object with a length: `bytes` before the elements, then `length` times `each`.
    #[inline]
    pub(super) fn allocate_sized(
        &mut self,
        header: Header,
        bytes: usize,
        each: usize,
        length: usize,
    ) -> Option<Value> {
        // Beyond this no machine has memory, and below it nothing overflows.
        if length > 1 << 44 {
            return self.no_memory();
        }
        let object = self.allocate(header, (bytes + each * length + 7) & !7)?;
        object.set_count(1, length);
        Some(object)
    }
}
