//! What a module keeps in Rust for an object of the program's: it dies with the object that stands for it.
//!
//! Two kinds of object do: what programs never see, and objects of the module's own classes, which may lend memory that is not the heap's.

// What objects lend is memory of the system's.
#![allow(unsafe_code)]

use super::{Kind, Object, Raised, Runtime, Type, Value, instance::payload};
use std::any::Any;
use std::cell::Cell;

/// See the module's page.
pub struct Kept {
    what: Box<dyn Any>,
    bytes: usize,
    lends: fn(&dyn Any) -> Option<Lent>,
    /// How many views look at what it lends.
    views: Cell<usize>,
}

/// Memory outside of the heap. It stays where it is as long as a view looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Lent {
    /// Where it starts; anything if there are no bytes.
    pub address: usize,
    /// How many bytes there are.
    pub length: usize,
    /// Whether it may not be written to.
    pub is_read_only: bool,
}

/// What objects lend that have no memory.
pub fn nothing(_: &dyn Any) -> Option<Lent> {
    None
}

impl Kept {
    /// Bytes of memory that it takes, about.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

/// What is behind an object, if it is of that kind.
pub fn kept<T: 'static>(value: Value) -> Option<&'static T> {
    value.is(Kind::Kept).then(|| value.record::<Kept>().what.downcast_ref()).flatten()
}

/// What is behind an object of a class in Rust, or of one of the program's that inherits from it.
pub fn native<T: 'static>(value: Value) -> Option<&'static T> {
    let plain = payload(value);
    plain.is(Kind::Native).then(|| plain.record::<Kept>().what.downcast_ref()).flatten()
}

/// The memory that an object lends, if it lends any.
pub fn lent(plain: Value) -> Option<Lent> {
    let record = plain.is(Kind::Native).then(|| plain.record::<Kept>())?;
    (record.lends)(&*record.what)
}

/// The bytes that an object lends; the Runtime is lent as long as they are looked at.
pub(crate) fn lent_bytes(plain: Value, _: &Runtime) -> Option<&[u8]> {
    let lent = lent(plain)?;
    // SAFETY: the memory is there as long as the object lends it, and what could end that needs the Runtime.
    (lent.length > 0)
        .then(|| unsafe { std::slice::from_raw_parts(lent.address as *const u8, lent.length) })
        .or(Some(&[]))
}

/// The same, to be written to; none of memory that may not be.
pub(crate) fn lent_bytes_mut(plain: Value, _: &mut Runtime) -> Option<&mut [u8]> {
    let lent = lent(plain).filter(|lent| !lent.is_read_only)?;
    // SAFETY: as above.
    (lent.length > 0)
        .then(|| unsafe { std::slice::from_raw_parts_mut(lent.address as *mut u8, lent.length) })
        .or(Some(&mut []))
}

/// Counts one view of an object more or less.
pub(crate) fn export(plain: Value, change: isize) {
    let views = &plain.record::<Kept>().views;
    views.set(views.get().saturating_add_signed(change));
}

impl Runtime {
    /// An object that stands for something of so many bytes, about. Whoever looks at it holds the object meanwhile.
    pub fn keep_for<T: 'static>(&mut self, what: T, bytes: usize) -> Result<Value, Raised> {
        self.new_kept(Type::Kept, 16, what, bytes, nothing)
    }

    /// An object of a class whose instances are laid out as [`Kind::Native`].
    pub fn new_native<T: 'static>(
        &mut self,
        class: Type,
        what: T,
        bytes: usize,
        lends: fn(&dyn Any) -> Option<Lent>,
    ) -> Result<Value, Raised> {
        let object = self.new_kept(class, 24, what, bytes, lends)?;
        object.init(2, Value::NULL);
        Ok(object)
    }

    fn new_kept<T: 'static>(
        &mut self,
        class: Type,
        size: usize,
        what: T,
        bytes: usize,
        lends: fn(&dyn Any) -> Option<Lent>,
    ) -> Result<Value, Raised> {
        let object = self.allocate_old(self.header(class), size)?;
        let bytes = bytes + size_of::<T>();
        let record = Kept { what: Box::new(what), bytes, lends, views: Cell::new(0) };
        let record = Box::leak(Box::new(record));
        object.set_raw(1, std::ptr::from_ref(record) as u64);
        self.heap.add_owner(object);
        self.heap.recorded(bytes as isize);
        Ok(object)
    }

    /// Whether a view looks at what an object lends.
    pub fn is_lent(&mut self, plain: Value) -> bool {
        let views = &plain.record::<Kept>().views;
        if views.get() > 0 {
            views.set(self.count_views(plain));
        }
        views.get() > 0
    }
}
