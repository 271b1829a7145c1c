//! Reading and writing the words of heap objects.
//!
//! The typed views of this room (`Str`, `List`, `Dict` ..) are words with a promise; they reach memory only through the functions
//! here. These are not marked `unsafe`, because nearly every line of the room would be; the contract is the room's:
//! **a value that is an object is a live object of the running Runtime's heap, and a word index lies within it.** Values come
//! from the heap, the value stack and root vectors only, so nobody outside can break the promise without `unsafe`.

// Raw memory is read and written here, for the whole room.
#![allow(unsafe_code)]

use super::complex::{Complex, complex};
use super::{Class, Header, Kind, Map, Raised, Runtime, Type, Value};
use sidewinder_memory::heap::low;

/// What an object is, beyond the words that it has.
pub trait Object: Copy {
    /// The map of an object.
    fn map(self) -> &'static Map;
    /// Replaces the map; neither the kind nor the collector's byte is touched.
    fn set_map(self, map: &'static Map);
    /// The class that the object at hand is the Class object of.
    fn class_data(self) -> &'static Class;
    /// What word 1 of the object points to, a record that lives as long as the object.
    fn record<T>(self) -> &'static T;
    /// The number, if this is a complex one.
    fn as_complex(self) -> Option<Complex>;
}

impl Object for Value {
    #[inline(always)]
    fn map(self) -> &'static Map {
        map_at(self.header().map())
    }

    #[inline(always)]
    fn set_map(self, map: &'static Map) {
        // SAFETY: the module's contract; the map is the low half of the header word.
        unsafe { *(self.address() as *mut u32) = map.short() }
    }

    #[inline(always)]
    fn class_data(self) -> &'static Class {
        debug_assert!(self.is(Kind::Class));
        // SAFETY: word 1 of a Class object is the address of its leaked data.
        unsafe { &*(self.raw(1) as *const Class) }
    }

    #[inline(always)]
    fn record<T>(self) -> &'static T {
        // SAFETY: called only for kinds whose word 1 is the address of a leaked `T`: modules and builtins.
        unsafe { &*(self.raw(1) as *const T) }
    }

    #[inline]
    fn as_complex(self) -> Option<Complex> {
        let part = |word| f64::from_bits(self.raw(word));
        self.is(Kind::Complex).then(|| complex(part(1), part(2)))
    }
}

/// The class that a Class object is.
#[inline(always)]
pub fn class_record(object: Value) -> &'static Class {
    object.class_data()
}

/// The code at an address that a function held.
#[inline(always)]
pub fn code_at(address: usize) -> super::CodeRef {
    // SAFETY: only words of functions and frames that say where their code is are passed, and these keep it alive.
    unsafe { &*(address as *const super::Code) }
}

/// The map at a short address.
#[inline(always)]
pub fn map_at(short: u32) -> &'static Map {
    // SAFETY: headers hold short addresses of maps, which are not freed before the last object that has them.
    unsafe { &*((short as usize + low::base()) as *const Map) }
}

/// Moves a map to low memory. `None`: there is none left.
pub(crate) fn place_map(arena: &mut low::LowArena, map: Map) -> Option<&'static Map> {
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

impl Runtime {
    /// A young object; the words after the header are zero. `None`: MemoryError is pending.
    #[inline(always)]
    pub(crate) fn allocate(&mut self, header: Header, bytes: usize) -> Result<Value, Raised> {
        // SAFETY: the callers are the rooms of each kind, which write the length word, if any, before anything else.
        let at = unsafe { self.heap.alloc(header, bytes) };
        if at.is_null() { self.no_memory() } else { Ok(Value::object(at as usize)) }
    }

    /// A young instance of a builtin class; the words after the header are zero.
    #[inline(always)]
    pub(crate) fn allocate_as(&mut self, ty: Type, bytes: usize) -> Result<Value, Raised> {
        self.allocate(self.header(ty), bytes)
    }

    /// As [`Runtime::allocate`], beyond the heap's limit if need be: for what unwinding cannot do without.
    pub(crate) fn allocate_beyond(
        &mut self,
        header: Header,
        bytes: usize,
    ) -> Result<Value, Raised> {
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
        Ok(Value::object(at as usize))
    }

    /// An object that never moves; it lives for ever only if it is also given to [`Runtime::keep`].
    pub(crate) fn allocate_old(&mut self, header: Header, bytes: usize) -> Result<Value, Raised> {
        // SAFETY: as for `allocate`.
        let at = unsafe { self.heap.alloc_old(header, bytes) };
        if at.is_null() { self.no_memory() } else { Ok(Value::object(at as usize)) }
    }

    /// A young object with `length` bytes of data behind `bytes` others. The caller writes all of the data before anything reads them.
    pub(super) fn allocate_unfilled(
        &mut self,
        header: Header,
        bytes: usize,
        length: usize,
    ) -> Result<Value, Raised> {
        if length > 1 << 44 {
            return self.no_memory();
        }
        // SAFETY: the length is written below, and the callers write the data.
        let at = unsafe { self.heap.alloc_unfilled(header, (bytes + length + 7) & !7) };
        if at.is_null() {
            return self.no_memory();
        }
        let object = Value::object(at as usize);
        object.set_count(1, length);
        Ok(object)
    }

    /// A young object with a length: `bytes` before the elements, then `length` times `each`.
    #[inline]
    pub(crate) fn allocate_sized(
        &mut self,
        header: Header,
        bytes: usize,
        each: usize,
        length: usize,
    ) -> Result<Value, Raised> {
        // Beyond this no machine has memory, and below it nothing overflows.
        if length > 1 << 44 {
            return self.no_memory();
        }
        let object = self.allocate(header, (bytes + each * length + 7) & !7)?;
        object.set_count(1, length);
        Ok(object)
    }
}
