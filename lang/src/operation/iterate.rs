//! Iterators of the builtin classes, and iteration over anything.
//!
//! [`Next`] is what an iterator answers, which is no exception.

use super::compare::{Comparison, is_user};
use crate::object::deque::End;
use crate::object::list::items_of;
use crate::object::words::{deque, range, range_iterator, sequence_iterator, table_iterator, view};
use crate::object::{
    Array, ByteArray, Bytes, Deque, Dict, Generator, Header, Int, Kind, List, Name, Raised, Set,
    Str, Tuple, Type, Value, View, instance,
};
use crate::vm::Vm;

/// What an iterator answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The next item.
    Item(Value),
    /// There are no more.
    End,
}

impl From<Option<Value>> for Next {
    fn from(item: Option<Value>) -> Next {
        item.map_or(Next::End, Next::Item)
    }
}

/// Flags of sequence iterators.
pub mod sequence_flag {
    /// Over a list, from the front.
    pub const LIST: u8 = 0;
    /// Over a tuple.
    pub const TUPLE: u8 = 1;
    /// Over a string. The index counts bytes.
    pub const STR: u8 = 2;
    /// Over a list, from the back.
    pub const REVERSED_LIST: u8 = 3;
    /// Over an object with `__getitem__`.
    pub const ITEMS: u8 = 4;
    /// Over bytes.
    pub const BYTES: u8 = 5;
    /// Over a bytearray.
    pub const BYTE_ARRAY: u8 = 6;
    /// Over a memoryview.
    pub const VIEW: u8 = 7;
    /// Over an array.
    pub const NUMBERS: u8 = 8;
}

/// Flags of iterators and views of dicts: what they give.
pub mod table_flag {
    /// Keys.
    pub const KEYS: u8 = 0;
    /// Values.
    pub const VALUES: u8 = 1;
    /// Pairs.
    pub const ITEMS: u8 = 2;
    /// Added: from the back.
    pub const REVERSED: u8 = 4;
    /// Over a set.
    pub const SET: u8 = 8;
}

impl Vm {
    fn flagged(&mut self, ty: Type, flags: u8, bytes: usize) -> Result<Value, Raised> {
        let map = self.map(ty);
        self.allocate(Header::new(map.short(), map.kind, flags, 0), bytes)
    }

    /// An iterator over a sequence from an index on.
    pub fn sequence_iterator(&mut self, sequence: Value, flag: u8) -> Result<Value, Raised> {
        let ty = match flag {
            sequence_flag::LIST => Type::ListIterator,
            sequence_flag::TUPLE => Type::TupleIterator,
            sequence_flag::STR => Type::StrIterator,
            sequence_flag::REVERSED_LIST => Type::ListReverseIterator,
            sequence_flag::BYTES => Type::BytesIterator,
            sequence_flag::BYTE_ARRAY => Type::ByteArrayIterator,
            sequence_flag::VIEW => Type::ViewIterator,
            sequence_flag::NUMBERS => Type::NumbersIterator,
            _ => Type::SequenceIterator,
        };
        let iterator = self.flagged(ty, flag, 24)?;
        iterator.init(1, sequence);
        let start = if flag == sequence_flag::REVERSED_LIST { List(sequence).len() } else { 0 };
        iterator.set_count(2, start);
        Ok(iterator)
    }

    /// An iterator over a dict or set.
    pub fn table_iterator(&mut self, table: Value, flags: u8) -> Result<Value, Raised> {
        use table_flag::*;
        let ty = match flags {
            KEYS => Type::DictKeyIterator,
            VALUES => Type::DictValueIterator,
            ITEMS => Type::DictItemIterator,
            SET => Type::SetIterator,
            4 => Type::DictReverseKeyIterator,
            5 => Type::DictReverseValueIterator,
            _ => Type::DictReverseItemIterator,
        };
        let iterator = self.flagged(ty, flags, 40)?;
        iterator.init(1, table);
        let start = if flags & REVERSED != 0 { Dict(table).used() } else { 0 };
        iterator.set_count(2, start);
        iterator.set_count(3, table.count(1));
        Ok(iterator)
    }

    /// A view of a dict.
    pub fn dict_view(&mut self, dict: Dict, flags: u8) -> Result<Value, Raised> {
        let ty = match flags {
            table_flag::KEYS => Type::DictKeys,
            table_flag::VALUES => Type::DictValues,
            _ => Type::DictItems,
        };
        let view = self.flagged(ty, flags, 16)?;
        view.init(1, dict.0);
        Ok(view)
    }

    /// The iterator of a value of a builtin class; `None` for others.
    pub fn builtin_iter(&mut self, value: Value) -> Result<Option<Value>, Raised> {
        Ok(Some(match value.kind() {
            Kind::List => self.sequence_iterator(value, sequence_flag::LIST)?,
            Kind::Tuple => self.sequence_iterator(value, sequence_flag::TUPLE)?,
            Kind::Str => self.sequence_iterator(value, sequence_flag::STR)?,
            Kind::Bytes => self.sequence_iterator(value, sequence_flag::BYTES)?,
            Kind::ByteArray => self.sequence_iterator(value, sequence_flag::BYTE_ARRAY)?,
            Kind::MemoryView => {
                if View(value).dimensions() > 1 {
                    let text = "multi-dimensional sub-views are not implemented";
                    return self.raise(Type::NotImplementedError, text);
                }
                self.view_length(View(value))?;
                self.sequence_iterator(value, sequence_flag::VIEW)?
            }
            Kind::Dict => self.table_iterator(value, table_flag::KEYS)?,
            Kind::Set | Kind::FrozenSet => self.table_iterator(value, table_flag::SET)?,
            Kind::DictView => self.table_iterator(value.field(view::DICT), value.flags())?,
            Kind::Range => self.range_iterator(
                value.field(range::START),
                value.field(range::STOP),
                value.field(range::STEP),
            )?,
            Kind::RangeIter | Kind::SeqIter | Kind::TableIter | Kind::LazyIter => value,
            Kind::Generator if self.is_exactly(value, Type::Generator) => value,
            Kind::File | Kind::DequeIter => value,
            Kind::Numbers => self.sequence_iterator(value, sequence_flag::NUMBERS)?,
            Kind::Deque => self.deque_iterator(Deque(value), End::Left, 0)?,
            _ => return Ok(None),
        }))
    }

    /// An iterator over the numbers of a range. Handlers count without looking whether a number is still small: where one that it comes
    /// to, the one behind the last included, may not be, the iterator is one of big numbers.
    pub fn range_iterator(
        &mut self,
        start: Value,
        stop: Value,
        step: Value,
    ) -> Result<Value, Raised> {
        let stays_small =
            |step: i64| Value::try_small(stop.as_small() + step - step.signum()).is_some();
        let is_small =
            start.is_small() && stop.is_small() && step.is_small() && stays_small(step.as_small());
        let ty = if is_small { Type::RangeIterator } else { Type::LongRangeIterator };
        let iterator = self.flagged(ty, 0, 32)?;
        iterator.init(1, start);
        iterator.init(2, stop);
        iterator.init(3, step);
        Ok(iterator)
    }

    /// `iter(value)`.
    pub fn iter(&mut self, value: Value) -> Result<Value, Raised> {
        if let Some(iterator) = self.builtin_iter(value)? {
            return Ok(iterator);
        }
        match self.special(value, Name::Iter) {
            Some(method) if method != self.none() => {
                let iterator = self.call_special(method, value, &[])?;
                self.check_iterator(iterator)
            }
            None if self.special(value, Name::GetItem).is_some() => {
                self.sequence_iterator(value, sequence_flag::ITEMS)
            }
            _ => self.raise_not_iterable(value),
        }
    }

    /// What `__iter__` answered, if it is an iterator: TypeError otherwise.
    pub fn check_iterator(&mut self, iterator: Value) -> Result<Value, Raised> {
        if self.special(iterator, Name::Next).is_some() {
            return Ok(iterator);
        }
        let text = format!("iter() returned non-iterator of type '{}'", self.type_name(iterator));
        self.raise(Type::TypeError, text)
    }

    /// TypeError.
    #[cold]
    pub fn raise_not_iterable<T>(&mut self, value: Value) -> Result<T, Raised> {
        let text = format!("'{}' object is not iterable", self.type_name(value));
        self.raise(Type::TypeError, text)
    }

    /// Whether `iter(value)` is likely to work.
    pub fn is_iterable(&self, value: Value) -> bool {
        self.special(value, Name::Iter).is_some() || self.special(value, Name::GetItem).is_some()
    }

    /// The next item of an iterator of a builtin class; `None` for others.
    #[inline]
    pub fn builtin_next(&mut self, iterator: Value) -> Result<Option<Next>, Raised> {
        Ok(Some(match iterator.kind() {
            Kind::RangeIter => self.next_of_range(iterator)?,
            Kind::SeqIter => self.next_of_sequence(iterator)?,
            Kind::TableIter => self.next_of_table(iterator)?,
            Kind::LazyIter => self.nested(|vm| vm.next_of_lazy(iterator))?,
            Kind::File => self.next_of_file(iterator)?,
            Kind::DequeIter => self.next_of_deque(iterator)?,
            Kind::Generator if self.is_exactly(iterator, Type::Generator) => {
                self.next_of_generator(Generator(iterator))?
            }
            _ => return Ok(None),
        }))
    }

    /// The next item of any iterator.
    pub fn next(&mut self, iterator: Value) -> Result<Next, Raised> {
        if iterator.is(Kind::SeqIter) && iterator.flags() <= sequence_flag::TUPLE {
            return self.next_of_sequence(iterator);
        }
        // Natives that go over something without end come by here.
        self.hear_while(iterator)?;
        match self.builtin_next(iterator) {
            Ok(Some(next)) => return Ok(next),
            Ok(None) => {}
            // What a `map` or a `filter` calls may end it.
            Err(Raised) if iterator.is(Kind::LazyIter) && self.catch(Type::StopIteration) => {
                return Ok(Next::End);
            }
            Err(Raised) => return Err(Raised),
        }
        let Some(method) = self.special(iterator, Name::Next) else {
            let text = format!("'{}' object is not an iterator", self.type_name(iterator));
            return self.raise(Type::TypeError, text);
        };
        match self.call_special(method, iterator, &[]) {
            Ok(item) => Ok(Next::Item(item)),
            Err(Raised) if self.catch(Type::StopIteration) => Ok(Next::End),
            Err(Raised) => Err(Raised),
        }
    }

    fn next_of_range(&mut self, iterator: Value) -> Result<Next, Raised> {
        let (next, stop, step) = (
            iterator.field(range_iterator::NEXT),
            iterator.field(range_iterator::STOP),
            iterator.field(range_iterator::STEP),
        );
        let (Some(at), Some(end), Some(by)) = (Int::of(next), Int::of(stop), Int::of(step)) else {
            return Ok(Next::End);
        };
        let is_over = match (at, end) {
            (Int::Small(at), Int::Small(end)) if by.is_negative() => at <= end,
            (Int::Small(at), Int::Small(end)) => at >= end,
            _ if by.is_negative() => !self.holds(Comparison::Gt, next, stop)?,
            _ => !self.holds(Comparison::Lt, next, stop)?,
        };
        if is_over {
            return Ok(Next::End);
        }
        let after = self.int_add(at, by)?;
        self.heap.set(iterator, 1, after);
        Ok(Next::Item(next))
    }

    fn next_of_sequence(&mut self, iterator: Value) -> Result<Next, Raised> {
        let (sequence, at) = (iterator.field(sequence_iterator::SEQUENCE), iterator.count(2));
        if !sequence.is_object() {
            return Ok(Next::End);
        }
        let item = match iterator.flags() {
            sequence_flag::LIST => List(sequence).at(at),
            sequence_flag::TUPLE => Tuple(sequence).items().get(at).copied(),
            sequence_flag::STR => match Str(sequence).text()[at..].chars().next() {
                Some(c) => {
                    iterator.set_count(2, at + c.len_utf8());
                    return Ok(Next::Item(self.new_char(c)?));
                }
                None => None,
            },
            sequence_flag::BYTES => {
                Bytes(sequence).data().get(at).map(|byte| Value::small(*byte as i64))
            }
            sequence_flag::BYTE_ARRAY => {
                ByteArray(sequence).at(at).map(|byte| Value::small(byte as i64))
            }
            sequence_flag::VIEW => self.view_item(View(sequence), at)?,
            sequence_flag::NUMBERS if at < Array(sequence).len() => {
                Some(self.item_of_array(Array(sequence), at)?)
            }
            sequence_flag::NUMBERS => None,
            sequence_flag::REVERSED_LIST => {
                let item = at.checked_sub(1).and_then(|at| List(sequence).at(at));
                if item.is_some() {
                    iterator.set_count(2, at - 1);
                }
                return Ok(item.into());
            }
            _ => {
                let item = self.next_by_index(sequence, at)?;
                if let Some(item) = item {
                    // Asking may have gone on by itself.
                    iterator.set_count(2, iterator.count(2) + 1);
                    return Ok(Next::Item(item));
                }
                None
            }
        };
        match item {
            Some(item) => {
                iterator.set_count(2, at + 1);
                Ok(Next::Item(item))
            }
            None => {
                // Once at the end it stays there, even if the list grows.
                iterator.init(1, Value::NULL);
                Ok(Next::End)
            }
        }
    }

    /// The next item of an iterator over a deque: RuntimeError if that was changed.
    pub(crate) fn next_of_deque(&mut self, iterator: Value) -> Result<Next, Raised> {
        let (of, left) = (Deque(iterator.field(deque::OF)), iterator.count(deque::LEFT));
        if of.changes() != iterator.count(deque::SEEN) {
            iterator.set_count(deque::LEFT, 0);
            return self.raise(Type::RuntimeError, "deque mutated during iteration");
        }
        let Some(rest) = left.checked_sub(1) else { return Ok(Next::End) };
        iterator.set_count(deque::LEFT, rest);
        let is_right = self.is_exactly(iterator, Type::DequeReverseIterator);
        Ok(of.at(if is_right { rest } else { of.len() - left }).into())
    }

    fn next_by_index(&mut self, object: Value, at: usize) -> Result<Option<Value>, Raised> {
        match self.call_method(object, Name::GetItem, &[Value::small(at as i64)]) {
            Ok(item) => self.item_in_turn(object, item).map(Some),
            Err(Raised) if self.catch(Type::IndexError) || self.catch(Type::StopIteration) => {
                Ok(None)
            }
            Err(Raised) => Err(Raised),
        }
    }

    /// What an iterator gives for what a subscript gives: of a map of memory, whose subscripts are numbers, it is bytes.
    pub(super) fn item_in_turn(&mut self, object: Value, item: Value) -> Result<Value, Raised> {
        if instance::payload(object).is(Kind::Native)
            && self.is_instance(object, Type::Mmap)
            && item.is_small()
        {
            return self.new_bytes(&[item.as_small() as u8]);
        }
        Ok(item)
    }

    fn next_of_table(&mut self, iterator: Value) -> Result<Next, Raised> {
        let (table, at, flags) =
            (iterator.field(table_iterator::TABLE), iterator.count(2), iterator.flags());
        if !table.is_object() {
            return Ok(Next::End);
        }
        if table.count(1) != iterator.count(3) {
            // It stays so.
            iterator.set_count(3, usize::MAX >> 2);
            let what = if flags == table_flag::SET { "Set" } else { "dictionary" };
            return self.raise(Type::RuntimeError, format!("{what} changed size during iteration"));
        }
        let next = if flags == table_flag::SET {
            Set(table).next(at).map(|(next, key)| (next, key, key))
        } else if flags & table_flag::REVERSED != 0 {
            Dict(table).previous(at)
        } else {
            Dict(table).next(at)
        };
        let Some((next, key, value)) = next else {
            iterator.init(1, Value::NULL);
            return Ok(Next::End);
        };
        if flags & (table_flag::SET | table_flag::REVERSED) == 0 {
            // More keys than there were: some went and others came.
            let given = iterator.count(4);
            if given >= iterator.count(3) {
                let text = "dictionary keys changed during iteration";
                return self.raise(Type::RuntimeError, text);
            }
            iterator.set_count(4, given + 1);
        }
        iterator.set_count(2, next);
        Ok(Next::Item(match flags & 3 {
            table_flag::VALUES => value,
            table_flag::ITEMS => self.new_tuple(&[key, value])?,
            _ => key,
        }))
    }

    /// Calls `visit` with every item of anything that can be iterated, until it answers `false`.
    pub fn for_each(
        &mut self,
        iterable: Value,
        mut visit: impl FnMut(&mut Vm, Value) -> Result<bool, Raised>,
    ) -> Result<(), Raised> {
        if matches!(iterable.kind(), Kind::List | Kind::Tuple) {
            // As an iterator would, with a list that changes meanwhile.
            let mut at = 0;
            loop {
                let Some(item) = items_of(self, iterable).get(at).copied() else { return Ok(()) };
                self.hear_each(at, 1024)?;
                if !visit(self, item)? {
                    return Ok(());
                }
                at += 1;
            }
        }
        let iterator = self.iter(iterable)?;
        self.for_each_of(iterator, visit)
    }

    /// Visits what an iterator still gives, until one says `false`.
    pub fn for_each_of(
        &mut self,
        iterator: Value,
        mut visit: impl FnMut(&mut Vm, Value) -> Result<bool, Raised>,
    ) -> Result<(), Raised> {
        while let Next::Item(item) = self.next(iterator)? {
            if !visit(self, item)? {
                break;
            }
        }
        Ok(())
    }

    /// The iterator of a value; where it has none, or gives something else, a TypeError with this text.
    pub fn iter_or(
        &mut self,
        value: Value,
        text: impl FnOnce(&Vm) -> String,
    ) -> Result<Value, Raised> {
        match self.iter(value) {
            Err(Raised) if self.catch(Type::TypeError) => {
                let text = text(self);
                self.raise(Type::TypeError, text)
            }
            iterator => iterator,
        }
    }

    /// How many items an iterator or container has, as a hint; 0 if it is not known.
    pub fn length_hint(&mut self, value: Value) -> usize {
        let value = instance::payload(value);
        match value.kind() {
            kind if is_user(value) || kind == Kind::Hole => 0,
            Kind::RangeIter | Kind::SeqIter | Kind::TableIter => {
                self.items_left(value).unwrap_or(0)
            }
            _ => self.builtin_length(value).ok().flatten().unwrap_or(0),
        }
    }

    /// How many items an iterator over a builtin container still gives.
    pub fn items_left(&mut self, iterator: Value) -> Result<usize, Raised> {
        let of = iterator.field(range_iterator::NEXT);
        match iterator.kind() {
            Kind::RangeIter => {
                let range = self.new_range(
                    of,
                    iterator.field(range_iterator::STOP),
                    iterator.field(range_iterator::STEP),
                )?;
                Ok(self.builtin_length(range)?.unwrap_or(0))
            }
            _ if !of.is_object() => Ok(0),
            // What has another size now gives no more.
            Kind::TableIter if of.count(1) != iterator.count(3) => Ok(0),
            Kind::TableIter => Ok(match iterator.flags() {
                table_flag::SET => of.count(1).saturating_sub(self.keys_before(iterator)),
                _ => {
                    let at = iterator.count(2);
                    let is_back = iterator.flags() & table_flag::REVERSED != 0;
                    let all = Dict(of);
                    let left = if is_back { 0..at } else { at..all.used() };
                    left.filter(|at| all.next(*at).is_some_and(|(next, ..)| next == at + 1)).count()
                }
            }),
            _ => Ok(match iterator.flags() {
                sequence_flag::REVERSED_LIST => {
                    let is_shorter = self.builtin_length(of)?.unwrap_or(0) < iterator.count(2);
                    if is_shorter { 0 } else { iterator.count(2) }
                }
                sequence_flag::STR => {
                    crate::object::str::count_chars(&Str(of).text()[iterator.count(2)..])
                }
                _ => self.builtin_length(of)?.unwrap_or(0).saturating_sub(iterator.count(2)),
            }),
        }
    }

    /// How many keys of a set lie before the place of an iterator.
    fn keys_before(&self, iterator: Value) -> usize {
        let (set, place) = (Set(iterator.field(table_iterator::TABLE)), iterator.count(2));
        let (mut at, mut count) = (0, 0);
        while let Some((next, _)) = set.next(at)
            && next <= place
        {
            (at, count) = (next, count + 1);
        }
        count
    }

    /// The StopIteration of `next(iterator)`.
    #[cold]
    pub fn raise_stop<T>(&mut self) -> Result<T, Raised> {
        self.raise_with(Type::StopIteration, &[])
    }
}
