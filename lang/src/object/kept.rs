//! What a module keeps in Rust for an object of the program's: it dies with the object that stands for it.

use super::{Kind, Object, Raised, Runtime, Type, Value};
use std::any::Any;

/// See the module's page.
pub struct Kept {
    what: Box<dyn Any>,
    bytes: usize,
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

impl Runtime {
    /// An object that stands for something of so many bytes, about. Whoever looks at it holds the object meanwhile.
    pub fn keep_for<T: 'static>(&mut self, what: T, bytes: usize) -> Result<Value, Raised> {
        let object = self.allocate_old(self.header(Type::Kept), 16)?;
        let bytes = bytes + size_of::<T>();
        let record = Box::leak(Box::new(Kept { what: Box::new(what), bytes }));
        object.set_raw(1, std::ptr::from_ref(record) as u64);
        self.heap.add_owner(object);
        self.heap.recorded(bytes as isize);
        Ok(object)
    }
}
