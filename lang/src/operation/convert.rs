//! Truth, length, and conversions to numbers and containers.

use super::compare::is_user;
use super::iterate::table_flag;
use crate::object::words::{boolean, range, view};
use crate::object::{
    Dict, Int, Kind, List, Name, Set, Str, Tuple, Type, Value, View, float, instance,
};
use crate::vm::Vm;

impl Vm {
    /// `bool(value)`.
    #[inline]
    pub fn truth(&mut self, value: Value) -> Option<bool> {
        if value.is_small() {
            return Some(value != Value::small(0));
        }
        match value.kind() {
            Kind::Bool => Some(value.raw(1) != 0),
            Kind::Str => Some(!Str(value).is_empty()),
            _ => self.truth_slowly(value),
        }
    }

    fn truth_slowly(&mut self, value: Value) -> Option<bool> {
        match value.kind() {
            Kind::Singleton => Some(value != self.none()),
            Kind::Float => Some(f64::from_bits(value.raw(1)) != 0.0),
            Kind::Complex => value.as_complex().map(|z| z.re != 0.0 || z.im != 0.0),
            Kind::Tuple
            | Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Bytes
            | Kind::ByteArray => Some(value.count(1) != 0),
            Kind::Range => Some(value.field(range::LENGTH) != Value::small(0)),
            Kind::DictView => Some(!Dict(value.field(view::DICT)).is_empty()),
            Kind::MemoryView => Some(self.view_length(View(value))? != 0),
            Kind::Instance | Kind::Exception | Kind::WeakRef => self.truth_of_instance(value),
            Kind::Class | Kind::Module if is_user(value) => self.truth_of_instance(value),
            _ => Some(true),
        }
    }

    fn truth_of_instance(&mut self, value: Value) -> Option<bool> {
        if let Some(method) = self.special(value, Name::Bool) {
            let answer = self.call_special(method, value, &[])?;
            if answer.is(Kind::Bool) {
                return Some(answer == self.known.r#true);
            }
            let text = format!("__bool__ should return bool, returned {}", self.type_name(answer));
            return self.raise(Type::TypeError, text);
        }
        if self.special(value, Name::Len).is_some() {
            return Some(self.length(value)? != 0);
        }
        Some(true)
    }

    /// The length of a value of a builtin class; inner `None` if it has none.
    #[inline]
    pub fn builtin_length(&mut self, value: Value) -> Option<Option<usize>> {
        match value.kind() {
            Kind::Str => Some(Some(value.count(2))),
            Kind::Tuple
            | Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Bytes
            | Kind::ByteArray => Some(Some(value.count(1))),
            Kind::DictView => Some(Some(Dict(value.field(view::DICT)).len())),
            Kind::MemoryView => self.view_length(View(value)).map(Some),
            Kind::Range => match Int::of(value.field(range::LENGTH)).and_then(Int::to_i64) {
                Some(length) => Some(Some(length as usize)),
                None => {
                    self.raise(Type::OverflowError, "Python int too large to convert to C ssize_t")
                }
            },
            _ => Some(None),
        }
    }

    /// `len(value)`.
    pub fn length(&mut self, value: Value) -> Option<usize> {
        if let Some(length) = self.builtin_length(value)? {
            return Some(length);
        }
        let Some(method) = self.special(value, Name::Len) else {
            let text = format!("object of type '{}' has no len()", self.type_name(value));
            return self.raise(Type::TypeError, text);
        };
        let answer = self.call_special(method, value, &[])?;
        self.checked_length(answer)
    }

    /// What `__len__` answered, as a length.
    pub fn checked_length(&mut self, answer: Value) -> Option<usize> {
        let answer = self.index(answer)?;
        match Int::of(answer) {
            Some(n) if n.is_negative() => {
                self.raise(Type::ValueError, "__len__() should return >= 0")
            }
            Some(Int::Small(n)) => Some(n as usize),
            Some(Int::Big(_)) => {
                let text = "cannot fit 'int' into an index-sized integer";
                self.raise(Type::OverflowError, text)
            }
            None => self.raise_not_integer(answer),
        }
    }

    /// The integer that a value stands for as an index, also through `__index__`; inner `None` if it is none.
    pub fn try_index(&mut self, value: Value) -> Option<Option<Value>> {
        let whole = instance::payload(value);
        if whole.is_small() || whole.is(Kind::BigInt) {
            return Some(Some(whole));
        }
        if whole.is(Kind::Bool) {
            return Some(Some(whole.field(boolean::NUMBER)));
        }
        if !is_user(value) {
            return Some(None);
        }
        let Some(method) = self.special(value, Name::Index) else { return Some(None) };
        let answer = instance::payload(self.call_special(method, value, &[])?);
        match Int::of(answer) {
            Some(Int::Small(n)) => Some(Some(Value::small(n))),
            Some(_) => Some(Some(answer)),
            None => {
                let name = self.type_name(answer);
                let text = format!("__index__ returned non-int (type {name})");
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// The integer that a value stands for as an index: TypeError if it is none.
    pub fn index(&mut self, value: Value) -> Option<Value> {
        match self.try_index(value)? {
            Some(index) => Some(index),
            None => self.raise_not_integer(value),
        }
    }

    /// As [`Vm::index`], for a number that has to fit a word: OverflowError.
    pub fn index_i64(&mut self, value: Value) -> Option<i64> {
        let index = self.index(value)?;
        if index.is_small() {
            return Some(index.as_small());
        }
        // What fits a word may still be too large for a small int.
        if let Some(index) = Int::of(index).and_then(|index| i64::try_from(index.to_ibig()).ok()) {
            return Some(index);
        }
        let text = "Python int too large to convert to C ssize_t";
        self.raise(Type::OverflowError, text)
    }

    /// The index of a place or the length that a value stands for; inner `None` if it stands for none. `ty` is raised where it fits no word.
    pub fn index_sized(&mut self, value: Value, ty: Type) -> Option<Option<i64>> {
        let Some(index) = self.try_index(value)? else { return Some(None) };
        if index.is_small() {
            return Some(Some(index.as_small()));
        }
        // What fits a word may still be too large for a small int.
        if let Some(index) = Int::of(index).and_then(Int::to_i64) {
            return Some(Some(index));
        }
        let name = self.type_name(value);
        self.raise(ty, format!("cannot fit '{name}' into an index-sized integer"))
    }

    /// An index that fits an `int` of C; OverflowError if it does not.
    pub fn index_c_int(&mut self, value: Value) -> Option<i64> {
        let index = self.index(value)?;
        if index.is_small() && i32::try_from(index.as_small()).is_ok() {
            return Some(index.as_small());
        }
        self.raise(Type::OverflowError, "Python int too large to convert to C int")
    }

    /// An index, or the nearest one that fits.
    pub fn index_clamped(&mut self, value: Value) -> Option<i64> {
        let index = self.index(value)?;
        Some(Int::of(index).map_or(0, |index| index.clamped()))
    }

    /// A number as a double, also through `__float__` and `__index__`: TypeError if it is none.
    pub fn to_double(&mut self, value: Value) -> Option<f64> {
        // Of what inherits from float the double counts; anything else is asked first.
        if let Some(x) = instance::payload(value).as_float() {
            return Some(x);
        }
        if !is_user(value) {
            if let Some(x) = self.number(value)? {
                return Some(x);
            }
        } else {
            if let Some(method) = self.special(value, Name::Float) {
                let answer = self.call_special(method, value, &[])?;
                if let Some(x) = instance::payload(answer).as_float() {
                    return Some(x);
                }
                let text = format!(
                    "{}.__float__ returned non-float (type {})",
                    self.type_name(value),
                    self.type_name(answer)
                );
                return self.raise(Type::TypeError, text);
            }
            if let Some(index) = self.try_index(value)?
                && let Some(x) = self.number(index)?
            {
                return Some(x);
            }
        }
        let text = format!("must be real number, not {}", self.type_name(value));
        self.raise(Type::TypeError, text)
    }

    /// A list of the items of anything that can be iterated; a new one in any case.
    pub fn to_list(&mut self, iterable: Value) -> Option<List> {
        let list = self.new_list_for(0)?;
        self.extend(list, iterable)?;
        Some(list)
    }

    /// A tuple of the items of anything that can be iterated.
    pub fn to_tuple(&mut self, iterable: Value) -> Option<Value> {
        match iterable.kind() {
            Kind::Tuple => Some(iterable),
            Kind::List => List(iterable).to_tuple(self),
            _ => {
                let list = self.to_list(iterable)?;
                list.to_tuple(self)
            }
        }
    }

    /// A set of the items of anything that can be iterated; a new one in any case.
    pub fn to_set(&mut self, iterable: Value, ty: Type) -> Option<Set> {
        let set = Set::new(self, ty)?;
        self.update_set(set, iterable)?;
        Some(set)
    }

    /// Adds the items of anything that can be iterated to a set.
    pub fn update_set(&mut self, set: Set, iterable: Value) -> Option<()> {
        if let Some(other) = Set::of(instance::payload(iterable)) {
            return set.update(self, other);
        }
        if let Some(dict) = Dict::of(iterable) {
            // Their hashes are known.
            return set.add_keys(self, dict);
        }
        self.for_each(iterable, |vm, item| set.add(vm, item).map(|_| true))
    }

    /// Adds the items of anything that can be iterated to a list.
    pub fn extend(&mut self, list: List, iterable: Value) -> Option<()> {
        match iterable.kind() {
            Kind::List | Kind::Tuple => list.extend_from(self, iterable),
            // Itself: twice the same, whatever a subclass says of iterating.
            _ if instance::payload(iterable) == list.0 => list.extend_from(self, list.0),
            _ => {
                if let Kind::Range | Kind::Dict | Kind::Set | Kind::Str = iterable.kind()
                    && let Some(count) = self.builtin_length(iterable)?
                {
                    list.reserve(self, list.len() + count)?;
                }
                let iterator = self.iter(iterable)?;
                if is_user(iterable) {
                    self.asked_length(iterable)?;
                }
                loop {
                    let item = self.next(iterator)?;
                    if item.is_null() {
                        return Some(());
                    }
                    list.push(self, item)?;
                }
            }
        }
    }

    /// What an object says of its length, `len` first: `None` where it does not. What it raises counts, but for a TypeError.
    pub fn asked_length(&mut self, object: Value) -> Option<Option<Value>> {
        if self.special(object, Name::Len).is_some() {
            match self.length(object) {
                Some(length) => return self.new_int(length as i64).map(Some),
                None if self.catch(Type::TypeError) => {}
                None => return None,
            }
        }
        let Some(method) = self.special(object, Name::LengthHint) else { return Some(None) };
        let hint = match self.call_special(method, object, &[]) {
            Some(hint) if hint == self.not_implemented() => return Some(None),
            Some(hint) => hint,
            None if self.catch(Type::TypeError) => return Some(None),
            None => return None,
        };
        let Some(count) = Int::of(instance::payload(hint)) else {
            let text = format!("__length_hint__ must be an integer, not {}", self.type_name(hint));
            return self.raise(Type::TypeError, text);
        };
        match count.to_i64() {
            Some(0..) => Some(Some(instance::payload(hint))),
            Some(_) => self.raise(Type::ValueError, "__length_hint__() should return >= 0"),
            None => self.raise(Type::OverflowError, "Python int too large to convert to C ssize_t"),
        }
    }

    /// A dict whose keys are asked for in no way of the program: its class has no `__iter__` of its own.
    pub fn plain_dict(&self, value: Value) -> Option<Dict> {
        let is_own = |method: Value| !method.is(Kind::Builtin);
        let has_own_iter = is_user(value) && self.special(value, Name::Iter).is_some_and(is_own);
        Dict::of(instance::payload(value)).filter(|_| !has_own_iter)
    }

    /// Updates a dict from a mapping; false: it is none.
    pub fn update_from_mapping(&mut self, dict: Dict, other: Value) -> Option<bool> {
        if let Some(other) = self.plain_dict(other) {
            dict.update(self, other)?;
            return Some(true);
        }
        let keys = self.name(Name::Keys);
        let Some(method) = self.find_attribute(other, keys)? else { return Some(false) };
        let keys = self.call(method, &[])?;
        self.for_each(keys, |vm, key| {
            let value = vm.get_item(other, key)?;
            dict.set(vm, key, value)?;
            Some(true)
        })?;
        Some(true)
    }

    /// `dict.update(other)`: from a mapping, or from pairs.
    pub fn update_dict(&mut self, dict: Dict, other: Value) -> Option<()> {
        if self.update_from_mapping(dict, other)? {
            return Some(());
        }
        let mut number = 0;
        self.for_each(other, |vm, pair| {
            let items = match pair.kind() {
                Kind::Tuple => pair,
                _ => {
                    let iterator = vm.iter_or(pair, |_| {
                        format!(
                            "cannot convert dictionary update sequence element #{number} to a sequence"
                        )
                    })?;
                    vm.to_tuple(iterator)?
                }
            };
            let &[key, value] = Tuple(items).items() else {
                let text = format!(
                    "dictionary update sequence element #{number} has length {}; 2 is required",
                    Tuple(items).len()
                );
                return vm.raise(Type::ValueError, text);
            };
            number += 1;
            dict.set(vm, key, value)?;
            Some(true)
        })
    }

    /// `int(x)` of a float: OverflowError or ValueError if it is no number.
    pub fn float_to_int(&mut self, x: f64) -> Option<Value> {
        match float::truncate(x) {
            Some(n) => self.new_ibig(&n),
            None if x.is_nan() => {
                self.raise(Type::ValueError, "cannot convert float NaN to integer")
            }
            None => self.raise(Type::OverflowError, "cannot convert float infinity to integer"),
        }
    }

    /// `item in view`, for views of dicts.
    pub fn view_contains(&mut self, view: Value, item: Value) -> Option<bool> {
        let dict = Dict(view.field(view::DICT));
        match view.flags() {
            table_flag::KEYS => Some(dict.position(self, item)?.is_some()),
            table_flag::ITEMS => {
                let Some(pair) = Tuple::of(item).filter(|pair| pair.len() == 2) else {
                    return Some(false);
                };
                match dict.get(self, pair.get(0))? {
                    Some(value) => self.equal(value, pair.get(1)),
                    None => Some(false),
                }
            }
            _ => {
                let mut at = 0;
                let count = dict.len();
                while let Some((next, _, value)) = dict.next(at) {
                    at = next;
                    if self.equal(value, item)? {
                        return Some(true);
                    }
                    if dict.len() != count {
                        let text = "dictionary changed size during iteration";
                        return self.raise(Type::RuntimeError, text);
                    }
                }
                Some(false)
            }
        }
    }

    /// What stands for a value as the key of a set: a set for the frozenset of its keys.
    pub fn set_key(&mut self, value: Value) -> Option<Value> {
        let plain = instance::payload(value);
        let has_hash = self.special(value, Name::Hash).is_some_and(|hash| hash != self.none());
        if plain.is(Kind::Set) && !has_hash {
            return Some(Set(plain).copy(self, Type::FrozenSet)?.0);
        }
        Some(value)
    }
}
