//! `enumerate`, `zip`, `map`, `filter`, `reversed`, and iterators made of a function.

use crate::object::words::{lazy_iterator, view};
use crate::object::{Header, Int, Kind, Name, Tuple, Type, Value, range};
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
    pub fn lazy_iterator(&mut self, flag: u8, first: Value, second: Value) -> Option<Value> {
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
        Some(iterator)
    }

    /// The number that an `enumerate` is at, which counts on.
    pub(crate) fn count_on(&mut self, iterator: Value) -> Option<Value> {
        let number = iterator.field(lazy_iterator::SECOND);
        let Some(count) = Int::of(number) else { return self.raise_not_integer(number) };
        let after = self.int_add(count, Int::Small(1))?;
        self.heap.set(iterator, 2, after);
        Some(number)
    }

    pub(super) fn next_of_lazy(&mut self, iterator: Value) -> Option<Value> {
        let (first, second) =
            (iterator.field(lazy_iterator::FIRST), iterator.field(lazy_iterator::SECOND));
        match iterator.flags() {
            lazy_flag::ENUMERATE => {
                let item = self.next(first)?;
                if item.is_null() {
                    return Some(item);
                }
                let number = self.count_on(iterator)?;
                self.new_tuple(&[number, item])
            }
            lazy_flag::ZIP => self.next_of_zip(iterator, Tuple(first)),
            lazy_flag::MAP if Tuple(first).len() == 1 => {
                let item = self.next(Tuple(first).get(0))?;
                if item.is_null() { Some(item) } else { self.call(second, &[item]) }
            }
            lazy_flag::MAP => {
                let items = self.new_list_for(Tuple(first).len())?;
                for at in 0..Tuple(first).len() {
                    let item = self.next(Tuple(first).get(at))?;
                    if item.is_null() {
                        return Some(item);
                    }
                    items.push(self, item)?;
                }
                self.call_list(second, items)
            }
            lazy_flag::FILTER => loop {
                let item = self.next(first)?;
                if item.is_null() {
                    return Some(item);
                }
                let keep = if second == self.none() { item } else { self.call(second, &[item])? };
                if self.truth(keep)? {
                    return Some(item);
                }
            },
            lazy_flag::REVERSED => {
                let left = second.as_small();
                if left <= 0 {
                    return Some(Value::NULL);
                }
                iterator.init(2, Value::small(left - 1));
                let item = self.get_item(first, Value::small(left - 1));
                if item.is_none()
                    && (self.catch(Type::IndexError) || self.catch(Type::StopIteration))
                {
                    iterator.init(2, Value::small(0));
                    return Some(Value::NULL);
                }
                item
            }
            _ => {
                if first.is_null() {
                    return Some(first);
                }
                let item = match self.call(first, &[]) {
                    Some(item) if !self.equal(second, item)? => return Some(item),
                    Some(_) => Value::NULL,
                    None if self.catch(Type::StopIteration) => Value::NULL,
                    None => return None,
                };
                iterator.init(1, Value::NULL);
                Some(item)
            }
        }
    }

    fn next_of_zip(&mut self, iterator: Value, sources: Tuple) -> Option<Value> {
        if sources.is_empty() {
            return Some(Value::NULL);
        }
        if let [a, b] = *sources.items() {
            let first = self.next(a)?;
            if !first.is_null() {
                let second = self.next(b)?;
                if !second.is_null() {
                    return self.new_tuple(&[first, second]);
                }
                return self.end_of_zip(iterator, sources, 1);
            }
            return self.end_of_zip(iterator, sources, 0);
        }
        let items = self.new_list_for(sources.len())?;
        for at in 0..sources.len() {
            let item = self.next(sources.get(at))?;
            if item.is_null() {
                return self.end_of_zip(iterator, sources, at);
            }
            items.push(self, item)?;
        }
        items.to_tuple(self)
    }

    /// The source number `at` has ended: with `strict` the others must end as well.
    pub(crate) fn end_of_zip(
        &mut self,
        iterator: Value,
        sources: Tuple,
        at: usize,
    ) -> Option<Value> {
        if iterator.field(lazy_iterator::SECOND) != self.known.r#true {
            return Some(Value::NULL);
        }
        let before = |at: usize| if at == 1 { " 1".to_string() } else { format!("s 1-{at}") };
        if at > 0 {
            let text = format!("zip() argument {} is shorter than argument{}", at + 1, before(at));
            return self.raise(Type::ValueError, text);
        }
        for other in 1..sources.len() {
            let item = self.next(sources.get(other))?;
            if !item.is_null() {
                let (number, others) = (other + 1, before(other));
                let text = format!("zip() argument {number} is longer than argument{others}");
                return self.raise(Type::ValueError, text);
            }
        }
        Some(Value::NULL)
    }

    /// `reversed(value)`.
    pub fn reversed(&mut self, value: Value) -> Option<Value> {
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

    fn reversed_range(&mut self, range: Value) -> Option<Value> {
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
