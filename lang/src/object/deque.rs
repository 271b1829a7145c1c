//! Deques: a ring of values in an array whose capacity is a power of two.
//!
//! Item `n` is at place `(head + n) & (capacity - 1)`. Places without an item hold the small int 0, so that nothing is kept alive by them.

use super::list::ELEMENTS;
use super::words::deque;
use super::{Kind, Raised, Runtime, Type, Value};

/// A deque object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deque(pub Value);

/// Which end of a deque.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Where item 0 is.
    Left,
    /// Where the last item is.
    Right,
}

/// The smallest ring.
const LEAST: usize = 8;
/// What no length reaches.
const UNBOUNDED: usize = usize::MAX >> 1;

impl Deque {
    /// Flag of deques that have a `maxlen`.
    const BOUNDED: u8 = 1;

    /// The value as a deque, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Deque> {
        value.is(Kind::Deque).then_some(Deque(value))
    }

    /// Number of items.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(deque::LENGTH)
    }

    /// Whether there are no items.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    fn ring(self) -> Value {
        self.0.field(deque::RING)
    }

    fn capacity(self) -> usize {
        self.ring().count(1)
    }

    fn head(self) -> usize {
        self.0.count(deque::HEAD)
    }

    fn place(self, index: usize) -> usize {
        (self.head() + index) & (self.capacity() - 1)
    }

    /// The bytes of the ring.
    pub fn ring_bytes(self) -> usize {
        8 * (ELEMENTS + self.capacity())
    }

    /// How many items there may be; `None`: any number.
    pub fn most(self) -> Option<usize> {
        (self.0.flags() & Deque::BOUNDED != 0).then(|| self.0.count(deque::MOST))
    }

    /// Sets how many items there may be.
    pub fn set_most(self, most: Option<usize>) {
        self.0.set_flags(if most.is_some() { Deque::BOUNDED } else { 0 });
        self.0.set_count(deque::MOST, most.unwrap_or(UNBOUNDED));
    }

    /// A number that is another one after each change of which items there are.
    pub fn changes(self) -> usize {
        self.0.count(deque::CHANGES)
    }

    fn changed(self) {
        self.0.set_count(deque::CHANGES, self.changes() + 1);
    }

    /// The item at an index, if there is one.
    pub fn at(self, index: usize) -> Option<Value> {
        (index < self.len()).then(|| self.ring().field(ELEMENTS + self.place(index)))
    }

    /// Replaces the item at an index, which is in range.
    pub fn set(self, rt: &mut Runtime, index: usize, to: Value) {
        rt.heap.set(self.ring(), ELEMENTS + self.place(index), to);
    }

    /// A list of the items.
    pub fn to_list(self, rt: &mut Runtime) -> Result<Value, Raised> {
        let list = rt.new_list_for(self.len())?;
        for index in 0..self.len() {
            list.push(rt, self.ring().field(ELEMENTS + self.place(index)))?;
        }
        Ok(list.0)
    }

    /// Makes room for `count` items in all.
    fn reserve(self, rt: &mut Runtime, count: usize) -> Result<(), Raised> {
        if count <= self.capacity() {
            return Ok(());
        }
        let ring = rt.new_array(count.next_power_of_two())?;
        let (head, length) = (self.head(), self.len());
        let old = self.ring().words(ELEMENTS, self.capacity());
        let first = length.min(old.len() - head);
        let words = ring.words_mut(ELEMENTS, length);
        words[..first].copy_from_slice(&old[head..head + first]);
        words[first..].copy_from_slice(&old[..length - first]);
        rt.heap.set(self.0, deque::RING, ring);
        self.0.set_count(deque::HEAD, 0);
        Ok(())
    }

    /// Adds an item at an end; a full deque loses one at the other end.
    pub fn push(self, rt: &mut Runtime, end: End, item: Value) -> Result<(), Raised> {
        if self.most() == Some(0) {
            return Ok(());
        }
        if self.most().is_some_and(|most| self.len() >= most) {
            self.pop(if end == End::Left { End::Right } else { End::Left });
        }
        let length = self.len();
        self.reserve(rt, length + 1)?;
        self.changed();
        self.0.set_count(deque::LENGTH, length + 1);
        if end == End::Left {
            let head = self.head().wrapping_sub(1) & (self.capacity() - 1);
            self.0.set_count(deque::HEAD, head);
            rt.heap.set(self.ring(), ELEMENTS + head, item);
        } else {
            rt.heap.set(self.ring(), ELEMENTS + self.place(length), item);
        }
        Ok(())
    }

    /// Takes the item at an end away, if there is one.
    pub fn pop(self, end: End) -> Option<Value> {
        let last = self.len().checked_sub(1)?;
        let place = self.place(if end == End::Left { 0 } else { last });
        let item = self.ring().field(ELEMENTS + place);
        self.ring().init(ELEMENTS + place, Value::small(0));
        if end == End::Left {
            self.0.set_count(deque::HEAD, self.place(1));
        }
        self.0.set_count(deque::LENGTH, last);
        self.changed();
        Some(item)
    }

    /// Removes all items.
    pub fn clear(self, rt: &mut Runtime) -> Result<(), Raised> {
        if !self.is_empty() {
            self.take(rt, &[])?;
        }
        Ok(())
    }

    /// Has these items and no others from now on; they are no more than there may be.
    pub fn take(self, rt: &mut Runtime, items: &[Value]) -> Result<(), Raised> {
        let ring = rt.new_array(items.len().next_power_of_two().max(LEAST))?;
        ring.words_mut(ELEMENTS, items.len()).copy_from_slice(items);
        rt.heap.set(self.0, deque::RING, ring);
        self.0.set_count(deque::HEAD, 0);
        self.0.set_count(deque::LENGTH, items.len());
        self.changed();
        Ok(())
    }

    /// Moves `count` items from index `from` on to index `to`, which may be -1 as a wrapped number; what is there is overwritten.
    fn shift(self, rt: &mut Runtime, from: usize, to: usize, count: usize) {
        if count == 0 {
            return;
        }
        let mask = self.capacity() - 1;
        let (from, to) =
            (self.head().wrapping_add(from) & mask, self.head().wrapping_add(to) & mask);
        let words = self.ring().words_mut(ELEMENTS, mask + 1);
        if from + count <= mask + 1 && to + count <= mask + 1 {
            words.copy_within(from..from + count, to);
            rt.heap.stored(self.ring(), ELEMENTS + to, ELEMENTS + to + count);
            return;
        }
        // They go one after the other, so that none is overwritten before it has moved.
        let is_down = to.wrapping_sub(from) & mask > mask / 2;
        for k in 0..count {
            let k = if is_down { k } else { count - 1 - k };
            words[(to + k) & mask] = words[(from + k) & mask];
        }
        rt.heap.stored(self.ring(), ELEMENTS, ELEMENTS + mask + 1);
    }

    /// Puts an item before an index, up to the length; there is room for it by `maxlen`.
    pub fn insert(self, rt: &mut Runtime, index: usize, item: Value) -> Result<(), Raised> {
        let length = self.len();
        self.reserve(rt, length + 1)?;
        if index < length / 2 {
            self.shift(rt, 0, usize::MAX, index);
            let head = self.head().wrapping_sub(1) & (self.capacity() - 1);
            self.0.set_count(deque::HEAD, head);
        } else {
            self.shift(rt, index, index + 1, length - index);
        }
        self.0.set_count(deque::LENGTH, length + 1);
        self.set(rt, index, item);
        self.changed();
        Ok(())
    }

    /// Removes the item at an index, which is in range.
    pub fn remove(self, rt: &mut Runtime, index: usize) {
        let length = self.len();
        if index < length / 2 {
            self.shift(rt, 0, 1, index);
            self.pop(End::Left);
        } else {
            self.shift(rt, index + 1, index, length - index - 1);
            self.pop(End::Right);
        }
    }

    /// Moves `n` items from the right end to the left, or the other way if `n` is negative.
    pub fn rotate(self, rt: &mut Runtime, n: i64) {
        let (length, mask) = (self.len(), self.capacity() - 1);
        if length <= 1 {
            return;
        }
        self.changed();
        let right = n.rem_euclid(length as i64) as usize;
        if length == mask + 1 {
            self.0.set_count(deque::HEAD, self.head().wrapping_sub(right) & mask);
            return;
        }
        let is_right = right <= length / 2;
        let ring = self.ring();
        let mut head = self.head();
        for _ in 0..if is_right { right } else { length - right } {
            let end = (head + length) & mask;
            let (from, to) = if is_right {
                head = head.wrapping_sub(1) & mask;
                (end.wrapping_sub(1) & mask, head)
            } else {
                head = (head + 1) & mask;
                (head.wrapping_sub(1) & mask, end)
            };
            let item = ring.field(ELEMENTS + from);
            ring.init(ELEMENTS + from, Value::small(0));
            rt.heap.set(ring, ELEMENTS + to, item);
        }
        self.0.set_count(deque::HEAD, head);
    }

    /// Turns the order of the items around.
    pub fn reverse(self, rt: &mut Runtime) {
        let (length, ring) = (self.len(), self.ring());
        for index in 0..length / 2 {
            let (a, b) = (ELEMENTS + self.place(index), ELEMENTS + self.place(length - 1 - index));
            let item = ring.field(a);
            rt.heap.set(ring, a, ring.field(b));
            rt.heap.set(ring, b, item);
        }
    }
}

impl Runtime {
    /// A deque without items, and without a limit.
    pub fn new_deque(&mut self) -> Result<Deque, Raised> {
        let ring = self.new_array(LEAST)?;
        let object = self.allocate_as(Type::Deque, 48)?;
        object.init(deque::RING, ring);
        Deque(object).set_most(None);
        Ok(Deque(object))
    }

    /// An iterator over a deque from `at` items behind its start, or before its end.
    pub fn deque_iterator(&mut self, of: Deque, end: End, at: usize) -> Result<Value, Raised> {
        let ty = match end {
            End::Left => Type::DequeIterator,
            End::Right => Type::DequeReverseIterator,
        };
        let iterator = self.allocate_as(ty, 32)?;
        iterator.init(deque::OF, of.0);
        iterator.set_count(deque::LEFT, of.len().saturating_sub(at));
        iterator.set_count(deque::SEEN, of.changes());
        Ok(iterator)
    }
}
