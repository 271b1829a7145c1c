//! `hash(value)`: what code of the program may say of its objects. The numbers are those of `object/hash.rs`.

use crate::object::hash::{not_minus_one, of_big, of_float, of_items, of_small, of_unordered};
use crate::object::instance::{as_kept, named, payload};
use crate::object::words;
use crate::object::words::{method, range};
use crate::object::{BigInt, Int, Kind, Name, Object, Raised, Str, Type, Value};
use crate::operation::compare::is_user;
use crate::vm::Vm;

impl Vm {
    /// `hash(value)`.
    #[inline]
    pub fn hash(&mut self, value: Value) -> Result<i64, Raised> {
        if value.is_small() {
            return Ok(of_small(value.as_small()));
        }
        match value.kind() {
            Kind::Str => Ok(Str(value).hash()),
            _ => self.hash_slowly(value),
        }
    }

    /// The hash of a frozenset. Entries keep less than all of a hash: what can be asked again without calling the program is.
    fn hash_of_set(&mut self, set: crate::object::Set) -> Result<i64, Raised> {
        let (mut hashes, mut at) = (Vec::new(), 0);
        while let Some((next, key, kept)) = set.next_hashed(at) {
            at = next;
            hashes.push(match asks_nobody(key) {
                true => self.hash(key)?,
                false => crate::object::set::hash_of(kept) as i64,
            });
        }
        Ok(of_unordered(hashes.into_iter()))
    }

    fn hash_slowly(&mut self, value: Value) -> Result<i64, Raised> {
        match value.kind() {
            Kind::Bool => Ok(value.raw(1) as i64 >> 1),
            Kind::Float => {
                let x = f64::from_bits(value.raw(1));
                Ok(if x.is_nan() { self.hash_of_identity(value) } else { of_float(x) })
            }
            Kind::Complex => Ok(value.as_complex().map_or(0, |z| self.hash_of_complex(value, z))),
            Kind::BigInt => Ok(of_big(BigInt(value))),
            Kind::Bytes => Ok(crate::object::Bytes(value).hash()),
            Kind::Tuple => self.hash_items(value),
            Kind::FrozenSet => self.hash_of_set(crate::object::Set(value)),
            Kind::MemoryView => self.hash_of_view(crate::object::View(value)),
            Kind::DictView if self.is_exactly(value, Type::DictValues) => {
                Ok(self.hash_of_identity(value))
            }
            Kind::List
            | Kind::Dict
            | Kind::Set
            | Kind::Slice
            | Kind::DictView
            | Kind::ByteArray => self.unhashable(value),
            Kind::Range => {
                let (start, step, length) = (
                    value.field(range::START),
                    value.field(range::STEP),
                    value.field(range::LENGTH),
                );
                let none = self.none();
                let first = if length == Value::small(0) { none } else { start };
                let one = length == Value::small(0) || length == Value::small(1);
                let step = if one { none } else { step };
                let key = self.new_tuple(&[length, first, step])?;
                self.hash_items(key)
            }
            Kind::Alias | Kind::Union => self.nested(|vm| vm.hash_of_alias(value)),
            Kind::Method => {
                let function = self.hash(value.field(method::FUNCTION))?;
                Ok(not_minus_one(self.hash_of_identity(value.field(method::OBJECT)) ^ function))
            }
            _ if is_user(value) => self.hash_of_instance(value),
            _ => Ok(self.hash_of_identity(value)),
        }
    }

    fn hash_of_complex(&mut self, value: Value, z: crate::object::complex::Complex) -> i64 {
        // A NaN hashes by identity.
        if z.re.is_nan() || z.im.is_nan() { self.hash_of_identity(value) } else { z.hash() }
    }

    fn hash_items(&mut self, tuple: Value) -> Result<i64, Raised> {
        let count = tuple.count(1);
        let items = || (0..count).map(|index| tuple.field(words::tuple::ITEMS + index));
        // Without a place for the hashes, where no item asks for more than its own.
        if items().all(|item| item.is_small() || item.is(Kind::Str)) {
            return Ok(of_items(items().map(|item| match Str::of(item) {
                Some(text) => text.hash(),
                None => of_small(item.as_small()),
            })));
        }
        let mut hashes = Vec::with_capacity(count);
        self.nested_deep(|vm| {
            for index in 0..count {
                hashes.push(vm.hash(tuple.field(words::tuple::ITEMS + index))?);
            }
            Ok(())
        })?;
        Ok(of_items(hashes.into_iter()))
    }

    /// The hash that a date, a time or a span has kept since it was asked first.
    fn kept_hash(&self, value: Value) -> Option<i64> {
        const UNKNOWN: i64 = -1;
        if !value.is(Kind::Instance) || !value.map().class.is_closed.get() {
            return None;
        }
        let slot = self.special(value, Name::KeptHash).filter(|slot| slot.is(Kind::Member))?;
        let kept = Int::of(named(value, slot.field(words::member::NAME))?)?;
        kept.to_i64().filter(|hash| *hash != UNKNOWN)
    }

    fn hash_of_instance(&mut self, value: Value) -> Result<i64, Raised> {
        if let Some(hash) = self.kept_hash(value) {
            return Ok(hash);
        }
        let kept = as_kept(value);
        if kept != value {
            return self.hash(kept);
        }
        let method = self.special(value, Name::Hash);
        let Some(method) = method else { return Ok(self.hash_of_identity(value)) };
        if method == self.none() {
            return self.unhashable(value);
        }
        let answer = self.call_special(method, value, &[])?;
        self.hash_of_answer(answer)
    }

    /// The hash that a `__hash__` of the program has answered.
    pub(crate) fn hash_of_answer(&mut self, answer: Value) -> Result<i64, Raised> {
        let answer = payload(answer);
        // A number that fits is the hash as it is; others are hashed.
        if answer.is_small() {
            return Ok(not_minus_one(answer.as_small()));
        }
        match answer.kind() {
            Kind::BigInt => Ok(match Int::Big(BigInt(answer)).to_i64() {
                Some(hash) => not_minus_one(hash),
                None => of_big(BigInt(answer)),
            }),
            Kind::Bool => Ok(answer.raw(1) as i64 >> 1),
            _ => self.raise(Type::TypeError, "__hash__ method should return an integer"),
        }
    }
}

/// Whether the hash of a value is found without calling the program, and has more bits than an entry of a set keeps.
/// Not frozensets: in one another they would all be walked each time.
fn asks_nobody(value: Value) -> bool {
    match value.kind() {
        Kind::Str | Kind::Bytes => true,
        Kind::Tuple => crate::object::Tuple(value).items().iter().all(|item| {
            item.is_small() || asks_nobody(*item) || matches!(item.kind(), Kind::Float | Kind::Bool)
        }),
        _ => false,
    }
}
