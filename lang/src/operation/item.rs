//! Subscripts.

use super::iterate::Next;
use crate::object::list::items_of;
use crate::object::range::bounds_of;
use crate::object::words::view;
use crate::object::{
    ByteArray, Bytes, Dict, Int, Kind, List, Name, Raised, Str, Tuple, Type, Value, View,
};
use crate::vm::Vm;

impl Vm {
    /// The place of an index in a sequence of `length` items, counted from the end if it is negative.
    #[inline]
    pub(crate) fn place_of(length: usize, index: i64) -> Option<usize> {
        let at = if index < 0 { index.checked_add(length as i64)? } else { index };
        (at >= 0 && (at as usize) < length).then_some(at as usize)
    }

    /// An index for a builtin sequence: TypeError unless it is an integer or a slice (which gives `None`).
    #[inline]
    fn sequence_index(&mut self, object: Value, key: Value) -> Result<Option<i64>, Raised> {
        if key.is_small() {
            return Ok(Some(key.as_small()));
        }
        if key.is(Kind::Slice) {
            return Ok(None);
        }
        match self.index_sized(key, Type::IndexError)? {
            Some(index) => Ok(Some(index)),
            None => {
                let kind = match object.kind() {
                    Kind::Str => "string",
                    Kind::List => "list",
                    Kind::Tuple => "tuple",
                    Kind::Bytes => "byte",
                    Kind::ByteArray => "bytearray",
                    _ => "range",
                };
                let name = self.type_name(key);
                let text = match kind {
                    "string" => format!("string indices must be integers, not '{name}'"),
                    _ => format!("{kind} indices must be integers or slices, not {name}"),
                };
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// `object[key]` of builtin classes; `None` for others.
    #[inline]
    pub fn builtin_get_item(&mut self, object: Value, key: Value) -> Result<Option<Value>, Raised> {
        Ok(Some(match object.kind() {
            Kind::List => match self.sequence_index(object, key)? {
                Some(index) => match Vm::place_of(List(object).len(), index) {
                    Some(at) => List(object).get(at),
                    None => return self.raise(Type::IndexError, "list index out of range"),
                },
                None => self.slice_list(List(object), bounds_of(key))?,
            },
            Kind::Dict => Dict(object).item(self, key)?,
            Kind::Tuple => match self.sequence_index(object, key)? {
                Some(index) => match Vm::place_of(Tuple(object).len(), index) {
                    Some(at) => Tuple(object).get(at),
                    None => return self.raise(Type::IndexError, "tuple index out of range"),
                },
                None => self.slice_tuple(Tuple(object), bounds_of(key))?,
            },
            Kind::Str => match self.sequence_index(object, key)? {
                Some(index) => match Vm::place_of(Str(object).len(), index) {
                    Some(at) => self.char_at(Str(object), at)?,
                    None => return self.raise(Type::IndexError, "string index out of range"),
                },
                None => self.slice_str(Str(object), bounds_of(key))?,
            },
            Kind::Bytes => match self.sequence_index(object, key)? {
                Some(index) => match Vm::place_of(Bytes(object).len(), index) {
                    Some(at) => Value::small(Bytes(object).data()[at] as i64),
                    None => return self.raise(Type::IndexError, "index out of range"),
                },
                None => self.slice_bytes(Bytes(object), bounds_of(key))?,
            },
            Kind::ByteArray => match self.sequence_index(object, key)? {
                Some(index) => match Vm::place_of(ByteArray(object).len(), index) {
                    Some(at) => Value::small(ByteArray(object).data(self)[at] as i64),
                    None => return self.raise(Type::IndexError, "bytearray index out of range"),
                },
                None => self.slice_bytearray(ByteArray(object), bounds_of(key))?,
            },
            Kind::MemoryView => self.get_from_view(View(object), key)?,
            Kind::Range if key.is(Kind::Slice) => self.slice_range(object, key)?,
            Kind::Range => match self.try_index(key)? {
                Some(index) => self.range_item(object, index)?,
                None => {
                    self.sequence_index(object, key)?;
                    return Ok(None);
                }
            },
            Kind::DictView if self.is_exactly(object, Type::MappingProxy) => {
                let found = Dict(object.field(view::DICT)).get(self, key)?;
                match found.map(crate::object::class::out_of_cell) {
                    Some(value) => value,
                    None => return self.raise_key_error(key),
                }
            }
            _ => return Ok(None),
        }))
    }

    /// `object[key]`.
    pub fn get_item(&mut self, object: Value, key: Value) -> Result<Value, Raised> {
        if let Some(item) = self.builtin_get_item(object, key)? {
            return Ok(item);
        }
        if let Some(method) = self.special(object, Name::GetItem) {
            return self.call_special(method, object, &[key]);
        }
        if let Some(class) = self.as_class(object) {
            let name = self.name(Name::ClassGetItem);
            if let Some(method) = self.lookup(class, name) {
                let method = self.bind_as(method, Value::NULL, object)?;
                return self.call(method, &[key]);
            }
            if class.is(Type::Type) {
                return self.new_alias(object, key, false);
            }
            let text = format!("type '{}' is not subscriptable", class.name());
            return self.raise(Type::TypeError, text);
        }
        self.raise_not_subscriptable(object)
    }

    /// TypeError.
    #[cold]
    pub fn raise_not_subscriptable<T>(&mut self, object: Value) -> Result<T, Raised> {
        let text = format!("'{}' object is not subscriptable", self.type_name(object));
        self.raise(Type::TypeError, text)
    }

    /// `object[key] = value` of builtin classes; `None` for others.
    #[inline]
    pub fn builtin_set_item(
        &mut self,
        object: Value,
        key: Value,
        value: Value,
    ) -> Result<Option<()>, Raised> {
        match object.kind() {
            Kind::List => {
                match self.sequence_index(object, key)? {
                    Some(index) => match Vm::place_of(List(object).len(), index) {
                        Some(at) => List(object).set(self, at, value),
                        None => {
                            let text = "list assignment index out of range";
                            return self.raise(Type::IndexError, text);
                        }
                    },
                    None => self.assign_slice(List(object), bounds_of(key), value)?,
                }
                Ok(Some(()))
            }
            Kind::Dict => Dict(object).set(self, key, value).map(Some),
            Kind::ByteArray => {
                let array = ByteArray(object);
                match self.sequence_index(object, key)? {
                    Some(index) => self.set_byte(array, index, value)?,
                    None => self.assign_bytes(array, key, value)?,
                }
                Ok(Some(()))
            }
            Kind::MemoryView => self.set_in_view(View(object), key, value).map(Some),
            _ => Ok(None),
        }
    }

    /// `object[key] = value`.
    pub fn set_item(&mut self, object: Value, key: Value, value: Value) -> Result<(), Raised> {
        if self.builtin_set_item(object, key, value)?.is_some() {
            return Ok(());
        }
        match self.special(object, Name::SetItem) {
            Some(method) => self.call_special(method, object, &[key, value]).map(drop),
            None => self.raise_no_item(object, key, "assignment"),
        }
    }

    /// The TypeError of an object that does not support item assignment or deletion.
    #[cold]
    pub fn raise_no_item<T>(&mut self, object: Value, key: Value, what: &str) -> Result<T, Raised> {
        // A class with one of the two methods answers for both, and then misses the other one.
        let (missing, given) = match what {
            "deletion" => (Name::DelItem, Name::SetItem),
            _ => (Name::SetItem, Name::DelItem),
        };
        if self.class_of(object).is_user() && self.special(object, given).is_some() {
            let name = self.name(missing);
            return self.raise_with(Type::AttributeError, &[name]);
        }
        // CPython asks sequences, and what might be one, in other words, if the key could be an index.
        let is_index = key.is_small() || self.special(key, Name::Index).is_some();
        let is_sequence = is_index
            && (self.class_of(object).is_user()
                || matches!(
                    object.kind(),
                    Kind::Str
                        | Kind::Bytes
                        | Kind::Tuple
                        | Kind::Range
                        | Kind::Set
                        | Kind::FrozenSet
                        | Kind::DictView
                ));
        if is_sequence {
            self.index_sized(key, Type::IndexError)?;
        }
        let quote = if what == "deletion" && is_sequence { "doesn't" } else { "does not" };
        let text = format!("'{}' object {quote} support item {what}", self.type_name(object));
        self.raise(Type::TypeError, text)
    }

    /// `del object[key]` of builtin classes; `None` for others.
    pub fn builtin_delete_item(&mut self, object: Value, key: Value) -> Result<Option<()>, Raised> {
        match object.kind() {
            Kind::List => {
                match self.sequence_index(object, key)? {
                    Some(index) => match Vm::place_of(List(object).len(), index) {
                        Some(at) => drop(List(object).remove(self, at)),
                        None => {
                            let text = "list assignment index out of range";
                            return self.raise(Type::IndexError, text);
                        }
                    },
                    None => self.delete_slice(List(object), bounds_of(key))?,
                }
                Ok(Some(()))
            }
            Kind::ByteArray => {
                let array = ByteArray(object);
                match self.sequence_index(object, key)? {
                    Some(index) => match Vm::place_of(array.len(), index) {
                        Some(at) => array.splice(self, at, at + 1, &[])?,
                        None => {
                            let text = "bytearray index out of range";
                            return self.raise(Type::IndexError, text);
                        }
                    },
                    None => self.delete_bytes(array, bounds_of(key))?,
                }
                Ok(Some(()))
            }
            Kind::MemoryView if View(object).is_read_only() => {
                self.raise(Type::TypeError, "cannot modify read-only memory")
            }
            Kind::MemoryView => self.raise(Type::TypeError, "cannot delete memory"),
            Kind::Dict => match Dict(object).remove(self, key)? {
                Some(_) => Ok(Some(())),
                None => self.raise_key_error(key),
            },
            _ => Ok(None),
        }
    }

    /// `del object[key]`.
    pub fn delete_item(&mut self, object: Value, key: Value) -> Result<(), Raised> {
        if self.builtin_delete_item(object, key)?.is_some() {
            return Ok(());
        }
        match self.special(object, Name::DelItem) {
            Some(method) => self.call_special(method, object, &[key]).map(drop),
            None => self.raise_no_item(object, key, "deletion"),
        }
    }

    /// The items of anything that is iterated to fill `count` targets: ValueError if there are more or fewer. The list is new.
    pub fn unpack(&mut self, value: Value, count: usize) -> Result<List, Raised> {
        let list = self.new_list_for(count)?;
        if let Kind::Tuple | Kind::List = value.kind() {
            if value.count(1) > count {
                let text = format!("too many values to unpack (expected {count})");
                return self.raise(Type::ValueError, text);
            }
            list.extend_from(self, value)?;
        } else {
            if self.special(value, Name::Iter).is_none()
                && self.special(value, Name::GetItem).is_none()
            {
                let text = format!("cannot unpack non-iterable {} object", self.type_name(value));
                return self.raise(Type::TypeError, text);
            }
            let iterator = self.iter(value)?;
            while let Next::Item(item) = self.next(iterator)? {
                if list.len() == count {
                    let text = format!("too many values to unpack (expected {count})");
                    return self.raise(Type::ValueError, text);
                }
                list.push(self, item)?;
            }
        }
        if list.len() < count {
            return self.raise_too_few(count, list.len(), false);
        }
        Ok(list)
    }

    /// As [`Vm::unpack`] with a starred target between `before` and `after` others: the items, the starred ones as a list.
    pub fn unpack_rest(
        &mut self,
        value: Value,
        before: usize,
        after: usize,
    ) -> Result<List, Raised> {
        if let Kind::List | Kind::Tuple = value.kind() {
            let items = items_of(self, value).to_vec();
            let count = items.len();
            if count < before + after {
                return self.raise_too_few(before + after, count, true);
            }
            let list = self.new_list_for(before + after + 1)?;
            list.extend(self, &items[..before])?;
            let starred = self.new_list(&items[before..count - after])?;
            list.push(self, starred)?;
            list.extend(self, &items[count - after..])?;
            return Ok(list);
        }
        if self.special(value, Name::Iter).is_none() && self.special(value, Name::GetItem).is_none()
        {
            let text = format!("cannot unpack non-iterable {} object", self.type_name(value));
            return self.raise(Type::TypeError, text);
        }
        // As CPython has it: the rest is a list of the iterator, which may say again what it iterates over.
        let iterator = self.iter(value)?;
        let list = self.new_list_for(before + after + 1)?;
        while list.len() < before {
            match self.next(iterator)? {
                Next::Item(item) => list.push(self, item)?,
                Next::End => return self.raise_too_few(before + after, list.len(), true),
            }
        }
        let rest = self.to_list(iterator)?;
        if rest.len() < after {
            return self.raise_too_few(before + after, before + rest.len(), true);
        }
        let end = rest.len() - after;
        let starred = rest.part(self, 0, end)?;
        list.push(self, starred)?;
        list.extend(self, &rest.to_vec()[end..])?;
        Ok(list)
    }

    #[cold]
    fn raise_too_few<T>(&mut self, wanted: usize, got: usize, at_least: bool) -> Result<T, Raised> {
        let least = if at_least { "at least " } else { "" };
        let text = format!("not enough values to unpack (expected {least}{wanted}, got {got})");
        self.raise(Type::ValueError, text)
    }

    /// An integer argument for [`cut_at`](crate::object::range::cut_at), or the nearest one that fits a word. Asking for it may run code of the
    /// program: what is cut is measured afterwards.
    pub fn cut_index(&mut self, index: Value) -> Result<i64, Raised> {
        let Some(index) = self.try_index(index)? else {
            let text = "slice indices must be integers or have an __index__ method";
            return self.raise(Type::TypeError, text);
        };
        Ok(Int::of(index).map_or(0, |n| n.clamped()))
    }
}
