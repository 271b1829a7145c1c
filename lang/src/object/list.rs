//! Lists: a length and an array that may have room for more.
//!
//! Array elements at and above the length are small ints or stale values that a list had there; nobody reads them. The
//! storage of an empty list may be the one array of capacity 0 that all share.

use super::words::list;
use super::{Kind, Raised, Runtime, Type, Value};

/// A list object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct List(pub Value);

/// Words of an array before its elements.
pub(crate) const ELEMENTS: usize = 2;

impl List {
    /// The value as a list, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<List> {
        value.is(Kind::List).then_some(List(value))
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

    #[inline(always)]
    fn array(self) -> Value {
        self.0.field(list::ARRAY)
    }

    #[inline(always)]
    fn capacity(self) -> usize {
        self.array().count(1)
    }

    /// The item at an index, which is in range.
    #[inline(always)]
    pub fn get(self, index: usize) -> Value {
        debug_assert!(index < self.len());
        self.array().field(ELEMENTS + index)
    }

    /// The items as they are now. The Runtime is lent as long as they are looked at, so that nothing can run that changes the list.
    #[inline(always)]
    pub fn items(self, _: &Runtime) -> &[Value] {
        self.words()
    }

    /// The items, to be reordered; the Runtime is lent meanwhile.
    #[inline(always)]
    pub fn items_mut(self, _: &mut Runtime) -> &mut [Value] {
        self.array().words_mut(ELEMENTS, self.len())
    }

    /// The items, for what only allocates: that neither runs code of the program nor collects.
    #[inline(always)]
    fn words<'a>(self) -> &'a [Value] {
        self.array().words(ELEMENTS, self.len())
    }

    /// The items as they are now, copied. What is in a vector is not known to the collector: what runs code of the program asks for each item again
    /// ([`List::at`]), or makes a list of its own.
    pub fn to_vec(self) -> Vec<Value> {
        self.words().to_vec()
    }

    /// The item at an index, if there is one.
    #[inline(always)]
    pub fn at(self, index: usize) -> Option<Value> {
        self.words().get(index).copied()
    }

    /// A tuple of the items.
    pub fn to_tuple(self, rt: &mut Runtime) -> Result<Value, Raised> {
        rt.new_tuple(self.words())
    }

    /// Another list of the same items.
    pub fn copy(self, rt: &mut Runtime) -> Result<Value, Raised> {
        rt.new_list(self.words())
    }

    /// Another list of `count` items from an index on, which are in range.
    pub fn part(self, rt: &mut Runtime, from: usize, count: usize) -> Result<Value, Raised> {
        rt.new_list(&self.words()[from..from + count])
    }

    /// Another list of the items `count` times.
    pub fn repeat(self, rt: &mut Runtime, count: usize) -> Result<Value, Raised> {
        rt.repeat_list(self.words(), count)
    }

    /// Adds the items of a list, which may be this one, or of a tuple.
    pub fn extend_from(self, rt: &mut Runtime, other: Value) -> Result<(), Raised> {
        self.extend(rt, words_of(other))
    }

    /// Another list of the items at these places, as many as it says.
    pub fn picked(
        self,
        rt: &mut Runtime,
        places: impl ExactSizeIterator<Item = usize>,
    ) -> Result<Value, Raised> {
        let (count, list) = (places.len(), rt.new_list_for(places.len())?);
        let (from, to) = (self.words(), list.array().words_mut(ELEMENTS, count));
        for (to, at) in to.iter_mut().zip(places) {
            *to = from[at];
        }
        list.0.set_count(1, count);
        Ok(list.0)
    }

    /// `items[from..to] = with`, a list, which may be this one, or a tuple.
    pub fn replace(
        self,
        rt: &mut Runtime,
        from: usize,
        to: usize,
        with: Value,
    ) -> Result<(), Raised> {
        if self.0 == with {
            return self.splice(rt, from, to, &self.to_vec());
        }
        self.splice(rt, from, to, words_of(with))
    }

    /// Replaces the item at an index, which is in range.
    #[inline(always)]
    pub fn set(self, rt: &mut Runtime, index: usize, to: Value) {
        debug_assert!(index < self.len());
        rt.heap.set(self.array(), ELEMENTS + index, to);
    }

    /// Adds an item at the end.
    #[inline]
    pub fn push(self, rt: &mut Runtime, item: Value) -> Result<(), Raised> {
        let length = self.len();
        if length == self.capacity() {
            self.reserve(rt, length + 1)?;
        }
        rt.heap.set(self.array(), ELEMENTS + length, item);
        self.0.set_count(1, length + 1);
        Ok(())
    }

    /// The room that a list of some capacity gets which needs more.
    pub fn grown(capacity: usize, count: usize) -> usize {
        let more = if capacity < 16 { capacity } else { capacity / 2 };
        count.max(capacity + more).max(4)
    }

    /// Makes room for `count` items in all.
    pub fn reserve(self, rt: &mut Runtime, count: usize) -> Result<(), Raised> {
        if count <= self.capacity() {
            return Ok(());
        }
        let array = rt.new_array(List::grown(self.capacity(), count))?;
        let length = self.len();
        array.words_mut(ELEMENTS, length).copy_from_slice(self.words());
        rt.heap.set(self.0, 2, array);
        Ok(())
    }

    /// Takes items out and puts others in: `items[from..to] = with`, which is no part of this list.
    pub fn splice(
        self,
        rt: &mut Runtime,
        from: usize,
        to: usize,
        with: &[Value],
    ) -> Result<(), Raised> {
        let length = self.len();
        let after = length - (to - from) + with.len();
        self.reserve(rt, after)?;
        let array = self.array();
        if after != length {
            let words = array.words_mut(ELEMENTS, length.max(after));
            words.copy_within(to..length, from + with.len());
        }
        array.words_mut(ELEMENTS + from, with.len()).copy_from_slice(with);
        self.0.set_count(1, after);
        let end = if after == length { from + with.len() } else { after };
        rt.heap.stored(array, ELEMENTS + from, ELEMENTS + end);
        if after < length {
            self.forget(length);
        }
        Ok(())
    }

    /// After the list has become shorter: gives up the references it had up to `before`.
    fn forget(self, before: usize) {
        let length = self.len();
        self.array().words_mut(ELEMENTS + length, before - length).fill(Value::small(0));
    }

    /// Removes the items from an index on.
    pub fn truncate(self, rt: &mut Runtime, length: usize) {
        let before = self.len();
        if length == 0 {
            // Storage without room stays: see `lend`.
            if self.capacity() > 0 {
                rt.heap.set(self.0, 2, rt.known.empty_array);
            }
            self.0.set_count(1, 0);
        } else if length < before {
            self.0.set_count(1, length);
            self.forget(before);
        }
    }

    /// Removes the item at an index, which is in range.
    pub fn remove(self, rt: &mut Runtime, index: usize) -> Value {
        let (item, length) = (self.get(index), self.len());
        let words = self.array().words_mut(ELEMENTS, length);
        words.copy_within(index + 1.., index);
        words[length - 1] = Value::small(0);
        self.0.set_count(1, length - 1);
        rt.heap.stored(self.array(), ELEMENTS + index, ELEMENTS + length - 1);
        item
    }

    /// Puts an item at an index, up to the length.
    pub fn insert(self, rt: &mut Runtime, index: usize, item: Value) -> Result<(), Raised> {
        let length = self.len();
        self.reserve(rt, length + 1)?;
        let words = self.array().words_mut(ELEMENTS, length + 1);
        words.copy_within(index..length, index + 1);
        words[index] = item;
        self.0.set_count(1, length + 1);
        rt.heap.stored(self.array(), ELEMENTS + index, ELEMENTS + length + 1);
        Ok(())
    }

    /// Adds items at the end, which may be this list's own.
    pub fn extend(self, rt: &mut Runtime, items: &[Value]) -> Result<(), Raised> {
        let length = self.len();
        self.reserve(rt, length + items.len())?;
        let array = self.array();
        array.words_mut(ELEMENTS + length, items.len()).copy_from_slice(items);
        self.0.set_count(1, length + items.len());
        rt.heap.stored(array, ELEMENTS + length, ELEMENTS + length + items.len());
        Ok(())
    }

    /// Takes the items of another list, which becomes empty.
    pub fn take(self, rt: &mut Runtime, other: List) {
        let (array, length) = (other.array(), other.len());
        other.truncate(rt, 0);
        rt.heap.set(self.0, 2, array);
        self.0.set_count(1, length);
    }

    /// Gives the items to another list for a while. What is left is empty; the answer is its storage, which it [has](List::has_storage) as long as
    /// nothing is put into it.
    pub fn lend(self, rt: &mut Runtime, to: List) -> Result<Value, Raised> {
        let storage = rt.allocate_sized(rt.header(Type::Array), 16, 8, 0)?;
        to.take(rt, self);
        rt.heap.set(self.0, 2, storage);
        Ok(storage)
    }

    /// Whether this is where the items are.
    pub fn has_storage(self, storage: Value) -> bool {
        self.array() == storage
    }

    /// Tells the collector that the items were reordered.
    pub fn reordered(self, rt: &mut Runtime) {
        rt.heap.stored(self.array(), ELEMENTS, ELEMENTS + self.len());
    }
}

/// The items of a list or of a tuple, for what only allocates while it looks at them: that neither runs code of the program nor collects.
/// Elsewhere [`items_of`] is right, which lends the Runtime.
#[inline(always)]
pub fn words_of<'a>(sequence: Value) -> &'a [Value] {
    match List::of(sequence) {
        Some(list) => list.words(),
        None => super::Tuple(sequence).items(),
    }
}

/// The items of a list or of a tuple as they are now; the Runtime is lent as long as they are looked at.
#[inline(always)]
pub fn items_of(_: &Runtime, sequence: Value) -> &[Value] {
    words_of(sequence)
}

impl Runtime {
    /// Storage for `capacity` values, all the small int 0.
    #[inline]
    pub(crate) fn new_array(&mut self, capacity: usize) -> Result<Value, Raised> {
        if capacity == 0 {
            return Ok(self.known.empty_array);
        }
        self.allocate_sized(self.header(Type::Array), 16, 8, capacity)
    }

    /// An empty list with room for `capacity` items.
    #[inline]
    pub fn new_list_for(&mut self, capacity: usize) -> Result<List, Raised> {
        let array = self.new_array(capacity)?;
        let list = self.allocate(self.header(Type::List), 24)?;
        list.init(2, array);
        Ok(List(list))
    }

    /// The list of these items.
    #[inline]
    pub fn new_list(&mut self, items: &[Value]) -> Result<Value, Raised> {
        let list = self.new_list_for(items.len())?;
        list.array().words_mut(ELEMENTS, items.len()).copy_from_slice(items);
        list.0.set_count(1, items.len());
        Ok(list.0)
    }

    /// A new list of the items of a list or tuple.
    pub fn list_of(&mut self, sequence: Value) -> Result<Value, Raised> {
        self.new_list(words_of(sequence))
    }

    /// A new tuple of the items of a list or tuple.
    pub fn tuple_of(&mut self, sequence: Value) -> Result<Value, Raised> {
        self.new_tuple(words_of(sequence))
    }

    /// A list of items one after the other, `count` times.
    pub fn repeat_list(&mut self, items: &[Value], count: usize) -> Result<Value, Raised> {
        let Some(total) = items.len().checked_mul(count).filter(|total| *total < 1 << 44) else {
            return self.no_memory();
        };
        let list = self.new_list_for(total)?;
        fill(list.array().words_mut(ELEMENTS, total), items);
        list.0.set_count(1, total);
        Ok(list.0)
    }

    /// A tuple of items one after the other, `count` times.
    pub fn repeat_tuple(&mut self, items: &[Value], count: usize) -> Result<Value, Raised> {
        let Some(total) = items.len().checked_mul(count).filter(|total| *total < 1 << 44) else {
            return self.no_memory();
        };
        if total == 0 {
            return Ok(self.known.empty_tuple);
        }
        let tuple = self.allocate_sized(self.header(Type::Tuple), 16, 8, total)?;
        fill(tuple.words_mut(2, total), items);
        Ok(tuple)
    }
}

fn fill(to: &mut [Value], items: &[Value]) {
    match items {
        [] => {}
        [one] => fill_with(to, *one),
        _ => to.chunks_exact_mut(items.len()).for_each(|part| part.copy_from_slice(items)),
    }
}

/// As `to.fill(one)`. Most lists that are made so are short, and how short is another time each time: few branches depend on it.
#[inline(always)]
fn fill_with(to: &mut [Value], one: Value) {
    let length = to.len();
    match length {
        0 => {}
        1..4 => {
            to[0] = one;
            to[length / 2] = one;
            to[length - 1] = one;
        }
        4..=16 => {
            let half = length / 2;
            to[..4].fill(one);
            to[length - 4..].fill(one);
            if length > 8 {
                to[half - 4..][..4].fill(one);
                to[half..][..4].fill(one);
            }
        }
        _ => to.fill(one),
    }
}
