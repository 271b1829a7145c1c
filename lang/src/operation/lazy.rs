//! `enumerate`, `zip`, `map`, `filter`, `reversed`, and iterators made of a function.

use super::iterate::Next;
use crate::object::words::{lazy_iterator, view};
use crate::object::{Header, Int, Kind, Name, Raised, Tuple, Type, Value, range};
use crate::vm::Vm;

/// Flags of lazy iterators: which one it is.
pub mod lazy_flag {
    /// `enumerate`: iterator, count.
    pub const ENUMERATE: u8 = 0;
    /// `zip`: tuple of iterators, whether strict.
    pub const ZIP: u8 = 1;
    /// `map`: tuple of iterators, function.
    pub const MAP: u8 = 2;
    /// `filter`: iterator, function or `None`.
    pub const FILTER: u8 = 3;
    /// `reversed` of an object with `__getitem__` and `__len__`: object, number of items left.
    pub const REVERSED: u8 = 4;
    /// `iter(function, end)`: function, end.
    pub const CALL: u8 = 5;
}

impl Vm {
    /// A lazy iterator with its first two operands.
    pub fn lazy_iterator(
        &mut self,
        flag: u8,
        first: Value,
        second: Value,
    ) -> Result<Value, Raised> {
        let ty = match flag {
            lazy_flag::ENUMERATE => Type::Enumerate,
            lazy_flag::ZIP => Type::Zip,
            lazy_flag::MAP => Type::Map,
            lazy_flag::FILTER => Type::Filter,
            lazy_flag::REVERSED => Type::Reversed,
            _ => Type::CallableIterator,
        };
        let map = self.map(ty);
        let iterator = self.allocate(Header::new(map.short(), map.kind, flag, 0), 40)?;
        iterator.init(1, first);
        iterator.init(2, second);
        Ok(iterator)
    }

    /// The number that an `enumerate` is at, which counts on.
    pub(crate) fn count_on(&mut self, iterator: Value) -> Result<Value, Raised> {
        let number = iterator.field(lazy_iterator::SECOND);
        let Some(count) = Int::of(number) else { return self.raise_not_integer(number) };
        let after = self.int_add(count, Int::Small(1))?;
        self.heap.set(iterator, 2, after);
        Ok(number)
    }

    pub(super) fn next_of_lazy(&mut self, iterator: Value) -> Result<Next, Raised> {
        let (first, second) =
            (iterator.field(lazy_iterator::FIRST), iterator.field(lazy_iterator::SECOND));
        match iterator.flags() {
            lazy_flag::ENUMERATE => {
                let Next::Item(item) = self.next(first)? else { return Ok(Next::End) };
                let number = self.count_on(iterator)?;
                Ok(Next::Item(self.new_tuple(&[number, item])?))
            }
            lazy_flag::ZIP => self.next_of_zip(iterator, Tuple(first)),
            lazy_flag::MAP if Tuple(first).len() == 1 => match self.next(Tuple(first).get(0))? {
                Next::Item(item) => Ok(Next::Item(self.call(second, &[item])?)),
                Next::End => Ok(Next::End),
            },
            lazy_flag::MAP => {
                let items = self.new_list_for(Tuple(first).len())?;
                for at in 0..Tuple(first).len() {
                    match self.next(Tuple(first).get(at))? {
                        Next::Item(item) => items.push(self, item)?,
                        Next::End => return Ok(Next::End),
                    }
                }
                Ok(Next::Item(self.call_list(second, items)?))
            }
            lazy_flag::FILTER => loop {
                let Next::Item(item) = self.next(first)? else { return Ok(Next::End) };
                let keep = if second == self.none() { item } else { self.call(second, &[item])? };
                if self.truth(keep)? {
                    return Ok(Next::Item(item));
                }
            },
            lazy_flag::REVERSED => {
                let left = second.as_small();
                if left <= 0 {
                    return Ok(Next::End);
                }
                iterator.init(2, Value::small(left - 1));
                let item = self.get_item(first, Value::small(left - 1));
                if item.is_err()
                    && (self.catch(Type::IndexError) || self.catch(Type::StopIteration))
                {
                    iterator.init(2, Value::small(0));
                    return Ok(Next::End);
                }
                self.item_in_turn(first, item?).map(Next::Item)
            }
            _ => {
                if first.is_null() {
                    return Ok(Next::End);
                }
                match self.call(first, &[]) {
                    Ok(item) if !self.equal(second, item)? => return Ok(Next::Item(item)),
                    Ok(_) => {}
                    Err(Raised) if self.catch(Type::StopIteration) => {}
                    Err(Raised) => return Err(Raised),
                }
                iterator.init(1, Value::NULL);
                Ok(Next::End)
            }
        }
    }

    fn next_of_zip(&mut self, iterator: Value, sources: Tuple) -> Result<Next, Raised> {
        if sources.is_empty() {
            return Ok(Next::End);
        }
        if let [a, b] = *sources.items() {
            let Next::Item(first) = self.next(a)? else {
                return self.end_of_zip(iterator, sources, 0);
            };
            let Next::Item(second) = self.next(b)? else {
                return self.end_of_zip(iterator, sources, 1);
            };
            return Ok(Next::Item(self.new_tuple(&[first, second])?));
        }
        let items = self.new_list_for(sources.len())?;
        for at in 0..sources.len() {
            match self.next(sources.get(at))? {
                Next::Item(item) => items.push(self, item)?,
                Next::End => return self.end_of_zip(iterator, sources, at),
            }
        }
        Ok(Next::Item(items.to_tuple(self)?))
    }

    /// The source number `at` has ended: with `strict` the others must end as well.
    pub(crate) fn end_of_zip(
        &mut self,
        iterator: Value,
        sources: Tuple,
        at: usize,
    ) -> Result<Next, Raised> {
        if iterator.field(lazy_iterator::SECOND) != self.known.r#true {
            return Ok(Next::End);
        }
        let before = |at: usize| if at == 1 { " 1".to_string() } else { format!("s 1-{at}") };
        if at > 0 {
            let text = format!("zip() argument {} is shorter than argument{}", at + 1, before(at));
            return self.raise(Type::ValueError, text);
        }
        for other in 1..sources.len() {
            if let Next::Item(_) = self.next(sources.get(other))? {
                let (number, others) = (other + 1, before(other));
                let text = format!("zip() argument {number} is longer than argument{others}");
                return self.raise(Type::ValueError, text);
            }
        }
        Ok(Next::End)
    }

    /// `reversed(value)`.
    pub fn reversed(&mut self, value: Value) -> Result<Value, Raised> {
        use super::iterate::{sequence_flag, table_flag};
        match value.kind() {
            Kind::List => return self.sequence_iterator(value, sequence_flag::REVERSED_LIST),
            Kind::Dict => return self.table_iterator(value, table_flag::REVERSED),
            Kind::DictView => {
                return self
                    .table_iterator(value.field(view::DICT), value.flags() | table_flag::REVERSED);
            }
            Kind::Range => return self.reversed_range(value),
            _ => {}
        }
        if let Some(method) = self.special(value, Name::Reversed) {
            if method == self.none() {
                let text = format!("'{}' object is not reversible", self.type_name(value));
                return self.raise(Type::TypeError, text);
            }
            return self.call_special(method, value, &[]);
        }
        let is_sequence = !matches!(value.kind(), Kind::Set | Kind::FrozenSet)
            && self.special(value, Name::GetItem).is_some();
        if !is_sequence {
            let text = format!("'{}' object is not reversible", self.type_name(value));
            return self.raise(Type::TypeError, text);
        }
        let count = self.length(value)?;
        self.lazy_iterator(lazy_flag::REVERSED, value, Value::small(count as i64))
    }

    fn reversed_range(&mut self, range: Value) -> Result<Value, Raised> {
        let [start, _, step, length] = [1, 2, 3, 4].map(|word| Int::of(range.field(word)));
        let (Some(start), Some(step), Some(length)) = (start, step, length) else {
            return self.raise_not_iterable(range);
        };
        let last = range::item(start, step, &(length.to_ibig() - 1));
        let before_first = start.to_ibig() - step.to_ibig();
        let [last, stop] = [self.new_ibig(&last)?, self.new_ibig(&before_first)?];
        let back = self.int_sub(Int::Small(0), step)?;
        self.range_iterator(last, stop, back)
    }
}
