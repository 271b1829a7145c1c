//! Tuples.

use super::words::tuple;
use super::{Kind, Raised, Runtime, Type, Value};

/// A tuple object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tuple(pub Value);

impl Tuple {
    /// The value as a tuple, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Tuple> {
        value.is(Kind::Tuple).then_some(Tuple(value))
    }

    /// Number of items.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(1)
    }

    /// Whether there are no items.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The item at an index, which is in range.
    #[inline(always)]
    pub fn get(self, index: usize) -> Value {
        debug_assert!(index < self.len());
        self.0.field(tuple::ITEMS + index)
    }

    /// The items. Tuples never change, but move unless they are referred to.
    #[inline(always)]
    pub fn items<'a>(self) -> &'a [Value] {
        self.0.words(2, self.len())
    }
}

impl Runtime {
    /// The tuple of these items.
    #[inline]
    pub fn new_tuple(&mut self, items: &[Value]) -> Result<Value, Raised> {
        if items.is_empty() {
            return Ok(self.known.empty_tuple);
        }
        let tuple = self.allocate_sized(self.header(Type::Tuple), 16, 8, items.len())?;
        tuple.words_mut(2, items.len()).copy_from_slice(items);
        Ok(tuple)
    }

    /// A tuple of so many small ints 0, to be filled in before anybody sees it.
    pub(crate) fn blank_tuple(&mut self, length: usize) -> Result<Value, Raised> {
        self.allocate_sized(self.header(Type::Tuple), 16, 8, length)
    }

    /// A tuple of items that come one by one and run no code of the program.
    pub fn collect_tuple(
        &mut self,
        items: impl ExactSizeIterator<Item = Value>,
    ) -> Result<Value, Raised> {
        if items.len() == 0 {
            return Ok(self.known.empty_tuple);
        }
        let count = items.len();
        let tuple = self.allocate_sized(self.header(Type::Tuple), 16, 8, count)?;
        tuple.words_mut(2, count).iter_mut().zip(items).for_each(|(to, item)| *to = item);
        Ok(tuple)
    }
}
