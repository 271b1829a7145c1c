//! Truth, length, and conversions to numbers and containers.

use super::compare::is_user;
use super::iterate::{Next, sequence_flag, table_flag};
use super::lazy::lazy_flag;
use crate::object::words::{boolean, lazy_iterator, range, sequence_iterator, view};
use crate::object::{
    Array, Bytes, Deque, Dict, Int, Kind, List, Name, Object, Raised, Set, Str, Tuple, Type, Value,
    View, float, instance,
};
use crate::vm::Vm;

impl Vm {
    /// `bool(value)`.
    #[inline]
    pub fn truth(&mut self, value: Value) -> Result<bool, Raised> {
        if value.is_small() {
            return Ok(value != Value::small(0));
        }
        match value.kind() {
            Kind::Bool => Ok(value.raw(1) != 0),
            Kind::Str => Ok(!Str(value).is_empty()),
            _ => self.truth_slowly(value),
        }
    }

    fn truth_slowly(&mut self, value: Value) -> Result<bool, Raised> {
        match value.kind() {
            Kind::Singleton if value == self.not_implemented() => {
                let text = "NotImplemented should not be used in a boolean context";
                self.warn(Type::DeprecationWarning, text)?;
                Ok(true)
            }
            Kind::Singleton => Ok(value != self.none()),
            Kind::Float => Ok(f64::from_bits(value.raw(1)) != 0.0),
            Kind::Complex => Ok(value.as_complex().is_some_and(|z| z.re != 0.0 || z.im != 0.0)),
            Kind::Tuple
            | Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Deque => Ok(value.count(1) != 0),
            Kind::Range => Ok(value.field(range::LENGTH) != Value::small(0)),
            Kind::DictView => Ok(!Dict(value.field(view::DICT)).is_empty()),
            Kind::MemoryView => Ok(self.view_length(View(value))? != 0),
            _ if is_user(value) => self.truth_of_instance(value),
            _ => Ok(true),
        }
    }

    fn truth_of_instance(&mut self, value: Value) -> Result<bool, Raised> {
        if let Some(method) = self.special(value, Name::Bool) {
            let answer = self.call_special(method, value, &[])?;
            if answer.is(Kind::Bool) {
                return Ok(answer == self.known.r#true);
            }
            let text = format!("__bool__ should return bool, returned {}", self.type_name(answer));
            return self.raise(Type::TypeError, text);
        }
        if self.special(value, Name::Len).is_some() {
            return Ok(self.length(value)? != 0);
        }
        Ok(true)
    }

    /// The length of a value of a builtin class; `None` if it has none.
    #[inline]
    pub fn builtin_length(&mut self, value: Value) -> Result<Option<usize>, Raised> {
        match value.kind() {
            Kind::Str => Ok(Some(value.count(2))),
            Kind::Tuple
            | Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Deque => Ok(Some(value.count(1))),
            Kind::Numbers => Ok(Some(Array(value).len())),
            Kind::DictView => Ok(Some(Dict(value.field(view::DICT)).len())),
            Kind::MemoryView => self.view_length(View(value)).map(Some),
            Kind::Range => match Int::of(value.field(range::LENGTH)).and_then(Int::to_i64) {
                Some(length) => Ok(Some(length as usize)),
                None => {
                    self.raise(Type::OverflowError, "Python int too large to convert to C ssize_t")
                }
            },
            _ => Ok(None),
        }
    }

    /// `len(value)`.
    pub fn length(&mut self, value: Value) -> Result<usize, Raised> {
        if let Some(length) = self.builtin_length(value)? {
            return Ok(length);
        }
        let Some(method) = self.special(value, Name::Len) else {
            let text = format!("object of type '{}' has no len()", self.type_name(value));
            return self.raise(Type::TypeError, text);
        };
        let answer = self.call_special(method, value, &[])?;
        self.checked_length(answer)
    }

    /// What `__len__` answered, as a length.
    pub fn checked_length(&mut self, answer: Value) -> Result<usize, Raised> {
        let answer = self.index(answer)?;
        match Int::of(answer) {
            Some(n) if n.is_negative() => {
                self.raise(Type::ValueError, "__len__() should return >= 0")
            }
            Some(Int::Small(n)) => Ok(n as usize),
            Some(Int::Big(_)) => {
                let text = "cannot fit 'int' into an index-sized integer";
                self.raise(Type::OverflowError, text)
            }
            None => self.raise_not_integer(answer),
        }
    }

    /// The integer that a value stands for as an index, also through `__index__`; `None` if it is none.
    pub fn try_index(&mut self, value: Value) -> Result<Option<Value>, Raised> {
        let whole = instance::payload(value);
        if whole.is_small() || whole.is(Kind::BigInt) {
            return Ok(Some(whole));
        }
        if whole.is(Kind::Bool) {
            return Ok(Some(whole.field(boolean::NUMBER)));
        }
        if !is_user(value) {
            return Ok(None);
        }
        let Some(method) = self.special(value, Name::Index) else { return Ok(None) };
        let answer = self.call_special(method, value, &[])?;
        if Int::of(instance::payload(answer)).is_some() && !self.is_exactly(answer, Type::Int) {
            let class = self.type_name(answer);
            self.warn_of_subclass("__index__", "int", &class)?;
        }
        let answer = instance::payload(answer);
        match Int::of(answer) {
            Some(Int::Small(n)) => Ok(Some(Value::small(n))),
            Some(_) => Ok(Some(answer)),
            None => {
                let name = self.type_name(answer);
                let text = format!("__index__ returned non-int (type {name})");
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// The integer that a value stands for as an index: TypeError if it is none.
    pub fn index(&mut self, value: Value) -> Result<Value, Raised> {
        match self.try_index(value)? {
            Some(index) => Ok(index),
            None => self.raise_not_integer(value),
        }
    }

    /// As [`Vm::index`], for a number that has to fit a word: OverflowError.
    pub fn index_i64(&mut self, value: Value) -> Result<i64, Raised> {
        let index = self.index(value)?;
        if index.is_small() {
            return Ok(index.as_small());
        }
        // What fits a word may still be too large for a small int.
        if let Some(index) = Int::of(index).and_then(|index| i64::try_from(index.to_ibig()).ok()) {
            return Ok(index);
        }
        let text = "Python int too large to convert to C ssize_t";
        self.raise(Type::OverflowError, text)
    }

    /// The index of a place or the length that a value stands for; `None` if it stands for none. `ty` is raised where it fits no word.
    pub fn index_sized(&mut self, value: Value, ty: Type) -> Result<Option<i64>, Raised> {
        let Some(index) = self.try_index(value)? else { return Ok(None) };
        if index.is_small() {
            return Ok(Some(index.as_small()));
        }
        // What fits a word may still be too large for a small int.
        if let Some(index) = Int::of(index).and_then(Int::to_i64) {
            return Ok(Some(index));
        }
        let name = self.type_name(value);
        self.raise(ty, format!("cannot fit '{name}' into an index-sized integer"))
    }

    /// An index that fits an `int` of C; OverflowError if it does not.
    pub fn index_c_int(&mut self, value: Value) -> Result<i64, Raised> {
        let index = self.index(value)?;
        if index.is_small() && i32::try_from(index.as_small()).is_ok() {
            return Ok(index.as_small());
        }
        self.raise(Type::OverflowError, "Python int too large to convert to C int")
    }

    /// An index, or the nearest one that fits.
    pub fn index_clamped(&mut self, value: Value) -> Result<i64, Raised> {
        let index = self.index(value)?;
        Ok(Int::of(index).map_or(0, |index| index.clamped()))
    }

    /// A number as a double, also through `__float__` and `__index__`: TypeError if it is none.
    pub fn to_double(&mut self, value: Value) -> Result<f64, Raised> {
        // Of what inherits from float the double counts; anything else is asked first.
        if let Some(x) = instance::payload(value).as_float() {
            return Ok(x);
        }
        if !is_user(value) {
            if let Some(x) = self.number(value)? {
                return Ok(x);
            }
        } else {
            if let Some(method) = self.special(value, Name::Float) {
                let answer = self.call_special(method, value, &[])?;
                if let Some(x) = instance::payload(answer).as_float() {
                    return Ok(x);
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
                return Ok(x);
            }
        }
        let text = format!("must be real number, not {}", self.type_name(value));
        self.raise(Type::TypeError, text)
    }

    /// A list of the items of anything that can be iterated; a new one in any case.
    pub fn to_list(&mut self, iterable: Value) -> Result<List, Raised> {
        let list = self.new_list_for(0)?;
        self.extend(list, iterable)?;
        Ok(list)
    }

    /// A tuple of the items of anything that can be iterated.
    pub fn to_tuple(&mut self, iterable: Value) -> Result<Value, Raised> {
        match iterable.kind() {
            Kind::Tuple => Ok(iterable),
            Kind::List => List(iterable).to_tuple(self),
            _ => {
                let items = instance::payload(iterable);
                let iter = self.name(Name::Iter);
                let is_iterated_as_is = |vm: &Vm| {
                    let own = vm.lookup(vm.class_of(iterable), iter);
                    own == vm.lookup(vm.class(Type::Tuple), iter)
                };
                if items.is(Kind::Tuple) && is_iterated_as_is(self) {
                    return self.new_tuple(Tuple(items).items());
                }
                let list = self.to_list(iterable)?;
                list.to_tuple(self)
            }
        }
    }

    /// A set of the items of anything that can be iterated; a new one in any case.
    pub fn to_set(&mut self, iterable: Value, ty: Type) -> Result<Set, Raised> {
        let set = Set::new(self, ty)?;
        if ty == Type::FrozenSet && iterable.is(Kind::Generator) {
            // A loop of Python can add to one that is not frozen.
            let items = self.to_set(iterable, Type::Set)?;
            set.update(self, items)?;
        } else {
            self.update_set(set, iterable)?;
        }
        Ok(set)
    }

    /// Adds the items of anything that can be iterated to a set.
    pub fn update_set(&mut self, set: Set, iterable: Value) -> Result<(), Raised> {
        if let Some(other) = Set::of(instance::payload(iterable)) {
            return set.update(self, other);
        }
        if let Some(dict) = Dict::of(iterable) {
            // Their hashes are known.
            return set.add_keys(self, dict);
        }
        let visit = |vm: &mut Vm, item| set.add(vm, item).map(|_| true);
        if !set.0.is(Kind::Set) {
            return self.for_each(iterable, visit);
        }
        if let Some(iterator) = self.visit_some(iterable, visit)? {
            self.drain("added", &[iterator, set.0])?;
        }
        Ok(())
    }

    /// Adds the items of anything that can be iterated to a list.
    pub fn extend(&mut self, list: List, iterable: Value) -> Result<(), Raised> {
        match iterable.kind() {
            Kind::List | Kind::Tuple => list.extend_from(self, iterable),
            // Itself: twice the same, whatever a subclass says of iterating.
            _ if instance::payload(iterable) == list.0 => list.extend_from(self, list.0),
            _ => {
                if let Kind::Range
                | Kind::Dict
                | Kind::DictView
                | Kind::Set
                | Kind::FrozenSet
                | Kind::Str
                | Kind::Bytes
                | Kind::Deque = iterable.kind()
                    && let Some(count) = self.builtin_length(iterable)?
                {
                    list.reserve(self, list.len() + count)?;
                }
                if !is_user(iterable) && self.extend_plainly(list, iterable)? {
                    return Ok(());
                }
                let iterator = self.iter(iterable)?;
                if is_user(iterable) {
                    self.asked_length(iterable)?;
                }
                if self.visit_first(iterator, |vm, item| list.push(vm, item).map(|_| true))? {
                    self.drain("listed", &[iterator, list.0])?;
                }
                Ok(())
            }
        }
    }

    /// Adds the items of a builtin object that runs no code of the program for them, if it is one of those that are most often made lists of.
    fn extend_plainly(&mut self, list: List, iterable: Value) -> Result<bool, Raised> {
        match iterable.kind() {
            Kind::Range => {
                let word = |word: usize| Some(iterable.field(word)).filter(|word| word.is_small());
                let (Some(start), Some(step), Some(count)) =
                    (word(range::START), word(range::STEP), word(range::LENGTH))
                else {
                    return Ok(false);
                };
                let (mut number, step) = (start.as_small(), step.as_small());
                let last = i128::from(number) + i128::from(step) * i128::from(count.as_small() - 1);
                if count.as_small() > 0 && last.unsigned_abs() >= 1 << 61 {
                    return Ok(false);
                }
                for at in 0..count.as_small() as usize {
                    self.hear_each(at + 1, 1 << 16)?;
                    list.push(self, Value::small(number))?;
                    number += step;
                }
            }
            Kind::Deque => {
                let deque = Deque(iterable);
                for at in 0..deque.len() {
                    let Some(item) = deque.at(at) else { break };
                    list.push(self, item)?;
                }
            }
            Kind::Dict => {
                for (key, _) in Dict(iterable).iter() {
                    list.push(self, key)?;
                }
            }
            Kind::DictView if iterable.flags() & 3 == table_flag::VALUES => {
                for (_, value) in Dict(iterable.field(view::DICT)).iter() {
                    list.push(self, value)?;
                }
            }
            Kind::Set | Kind::FrozenSet => {
                for item in Set(iterable).iter() {
                    list.push(self, item)?;
                }
            }
            Kind::Bytes => {
                for byte in Bytes(iterable).data() {
                    list.push(self, Value::small(i64::from(*byte)))?;
                }
            }
            Kind::SeqIter if iterable.flags() == sequence_flag::REVERSED_LIST => {
                let (from, at) = (iterable.field(sequence_iterator::SEQUENCE), iterable.count(2));
                if from.is_object() && at <= List(from).len() {
                    iterable.set_count(2, 0);
                    // Nothing may be allocated while items are in a vector.
                    list.reserve(self, list.len() + at)?;
                    let mut items = List(from).to_vec();
                    items.truncate(at);
                    items.reverse();
                    list.extend(self, &items)?;
                }
            }
            Kind::LazyIter if iterable.flags() == lazy_flag::ENUMERATE => {
                let first = iterable.field(lazy_iterator::FIRST);
                let is_over_items = first.is(Kind::SeqIter)
                    && first.flags() <= sequence_flag::TUPLE
                    && self.is_exactly(iterable, Type::Enumerate);
                if !is_over_items || first.field(sequence_iterator::SEQUENCE) == list.0 {
                    return Ok(false);
                }
                while let Next::Item(item) = self.next(first)? {
                    let number = self.count_on(iterable)?;
                    let pair = self.new_tuple(&[number, item])?;
                    list.push(self, pair)?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// What an object says of its length, `len` first: `None` where it does not. What it raises counts, but for a TypeError.
    pub fn asked_length(&mut self, object: Value) -> Result<Option<Value>, Raised> {
        if self.special(object, Name::Len).is_some() {
            match self.length(object) {
                Ok(length) => return self.new_int(length as i64).map(Some),
                Err(Raised) if self.catch(Type::TypeError) => {}
                Err(Raised) => return Err(Raised),
            }
        }
        let Some(method) = self.special(object, Name::LengthHint) else { return Ok(None) };
        let hint = match self.call_special(method, object, &[]) {
            Ok(hint) if hint == self.not_implemented() => return Ok(None),
            Ok(hint) => hint,
            Err(Raised) if self.catch(Type::TypeError) => return Ok(None),
            Err(Raised) => return Err(Raised),
        };
        let Some(count) = Int::of(instance::payload(hint)) else {
            let text = format!("__length_hint__ must be an integer, not {}", self.type_name(hint));
            return self.raise(Type::TypeError, text);
        };
        match count.to_i64() {
            Some(0..) => Ok(Some(instance::payload(hint))),
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
    pub fn update_from_mapping(&mut self, dict: Dict, other: Value) -> Result<bool, Raised> {
        if let Some(other) = self.plain_dict(other) {
            dict.update(self, other)?;
            return Ok(true);
        }
        let keys = self.name(Name::Keys);
        let Some(method) = self.find_attribute(other, keys)? else { return Ok(false) };
        let keys = self.call(method, &[])?;
        self.for_each(keys, |vm, key| {
            let value = vm.get_item(other, key)?;
            dict.set(vm, key, value)?;
            Ok(true)
        })?;
        Ok(true)
    }

    /// `dict.update(other)`: from a mapping, or from pairs.
    pub fn update_dict(&mut self, dict: Dict, other: Value) -> Result<(), Raised> {
        if self.update_from_mapping(dict, other)? {
            return Ok(());
        }
        let mut number = 0;
        let mut visit = |vm: &mut Vm, pair| {
            vm.add_pair(dict, number, pair)?;
            number += 1;
            Ok(true)
        };
        let mut rest = self.visit_some(other, &mut visit)?;
        while let Some(iterator) = rest {
            let missing = self.known.end;
            let at = Value::small(number as i64);
            let left = self.drain("paired", &[iterator, dict.0, at, missing])?;
            rest = (left != missing).then_some(iterator);
            if let Some(&[at, pair]) = Tuple::of(left).map(Tuple::items) {
                number = at.as_small() as usize;
                self.add_pair(dict, number, pair)?;
                number += 1;
            }
        }
        Ok(())
    }

    fn add_pair(&mut self, dict: Dict, number: usize, pair: Value) -> Result<(), Raised> {
        let items = match pair.kind() {
            Kind::Tuple => pair,
            _ => {
                let iterator = self.iter_or(pair, |_| {
                    format!(
                        "cannot convert dictionary update sequence element #{number} to a sequence"
                    )
                })?;
                self.to_tuple(iterator)?
            }
        };
        let &[key, value] = Tuple(items).items() else {
            let text = format!(
                "dictionary update sequence element #{number} has length {}; 2 is required",
                Tuple(items).len()
            );
            return self.raise(Type::ValueError, text);
        };
        dict.set(self, key, value)?;
        Ok(())
    }

    /// `int(x)` of a float: OverflowError or ValueError if it is no number.
    pub fn float_to_int(&mut self, x: f64) -> Result<Value, Raised> {
        match float::truncate(x) {
            Some(n) => self.new_ibig(&n),
            None if x.is_nan() => {
                self.raise(Type::ValueError, "cannot convert float NaN to integer")
            }
            None => self.raise(Type::OverflowError, "cannot convert float infinity to integer"),
        }
    }

    /// `item in view`, for views of dicts.
    pub fn view_contains(&mut self, view: Value, item: Value) -> Result<bool, Raised> {
        let dict = Dict(view.field(view::DICT));
        match view.flags() {
            table_flag::KEYS => Ok(dict.position(self, item)?.is_some()),
            table_flag::ITEMS => {
                let Some(pair) = Tuple::of(item).filter(|pair| pair.len() == 2) else {
                    return Ok(false);
                };
                match dict.get(self, pair.get(0))? {
                    Some(value) => self.equal(value, pair.get(1)),
                    None => Ok(false),
                }
            }
            _ => {
                // As an iterator, which stops where there are more items than at its start.
                let mut at = 0;
                let count = dict.len();
                let mut left = count;
                while let Some((next, _, value)) = dict.next(at) {
                    if left == 0 {
                        let text = "dictionary keys changed during iteration";
                        return self.raise(Type::RuntimeError, text);
                    }
                    (at, left) = (next, left - 1);
                    if self.equal(value, item)? {
                        return Ok(true);
                    }
                    if dict.len() != count {
                        let text = "dictionary changed size during iteration";
                        return self.raise(Type::RuntimeError, text);
                    }
                }
                Ok(false)
            }
        }
    }

    /// What stands for a value as the key of a set: a set for the frozenset of its keys.
    pub fn set_key(&mut self, value: Value) -> Result<Value, Raised> {
        let plain = instance::payload(value);
        let has_hash = self.special(value, Name::Hash).is_some_and(|hash| hash != self.none());
        if plain.is(Kind::Set) && !has_hash {
            return Ok(Set(plain).copy(self, Type::FrozenSet)?.0);
        }
        Ok(value)
    }
}
