//! Dicts by key: hashing and comparing keys may run code of the program.

use crate::object::dict::hash_word;
use crate::object::{Dict, Kind, Raised, Type, Unknown, Value};
use crate::vm::Vm;

impl Dict {
    /// The position of a key.
    #[inline]
    fn find(self, vm: &mut Vm, key: Value, hash: Value) -> Result<Option<usize>, Raised> {
        if key.is_small() {
            if let Ok(found) = self.look(key, hash.bits() as i64 >> 1) {
                return Ok(found);
            }
        } else if matches!(key.kind(), Kind::Str | Kind::Tuple)
            && let Ok(found) = self.find_quietly(vm, key, hash)
        {
            return Ok(found);
        }
        self.find_slowly(vm, key, hash)
    }

    /// The position of a key, found without code of the program.
    #[inline]
    fn find_quietly(self, vm: &mut Vm, key: Value, hash: Value) -> Result<Option<usize>, Unknown> {
        vm.search_quietly(key, |same| self.search(hash, same))
    }

    /// As [`Dict::find_quietly`], for a key that [is quiet](crate::operation::key::is_quiet).
    pub fn position_quietly(self, vm: &mut Vm, key: Value) -> Result<Option<usize>, Unknown> {
        let hash = hash_word(vm.hash_quietly(key)?);
        self.find_quietly(vm, key, hash)
    }

    #[inline(never)]
    fn find_slowly(self, vm: &mut Vm, key: Value, hash: Value) -> Result<Option<usize>, Raised> {
        // Entries that turned out to be different; asked again only if the dict has changed.
        let mut tried = 0;
        let mut entries = self.entries();
        loop {
            let mut seen = 0;
            let mut candidate = Value::NULL;
            let found = self.search(hash, |other| {
                if other == key {
                    candidate = other;
                    return true;
                }
                seen += 1;
                candidate = other;
                seen > tried
            });
            let Some(at) = found else { return Ok(None) };
            if candidate == key || vm.equal(candidate, key)? {
                let same = at < self.used() && self.key_at(at) == candidate;
                if same {
                    return Ok(Some(at));
                }
            } else {
                vm.have_clashed(candidate, key);
            }
            let moved =
                self.entries() != entries || at >= self.used() || self.key_at(at) != candidate;
            (tried, entries) = if moved { (0, self.entries()) } else { (tried + 1, entries) };
        }
    }

    /// The position of a key, if it is there.
    #[inline]
    pub fn position(self, vm: &mut Vm, key: Value) -> Result<Option<usize>, Raised> {
        let hash = hash_word(vm.hash(key)?);
        self.find(vm, key, hash)
    }

    /// The value of a key, if it is there.
    #[inline]
    pub fn get(self, vm: &mut Vm, key: Value) -> Result<Option<Value>, Raised> {
        Ok(self.position(vm, key)?.map(|at| self.value_at(at)))
    }

    /// Gives a key a value.
    #[inline]
    pub fn set(self, vm: &mut Vm, key: Value, value: Value) -> Result<(), Raised> {
        let hash = hash_word(vm.hash(key)?);
        match self.find(vm, key, hash)? {
            Some(at) => self.set_value_at(vm, at, value),
            None => self.add(vm, key, value, hash)?,
        }
        Ok(())
    }

    /// The value of a key, which gets `value` if it has none yet.
    pub fn get_or_set(self, vm: &mut Vm, key: Value, value: Value) -> Result<Value, Raised> {
        let hash = hash_word(vm.hash(key)?);
        match self.find(vm, key, hash)? {
            Some(at) => Ok(self.value_at(at)),
            None => {
                self.add(vm, key, value, hash)?;
                Ok(value)
            }
        }
    }

    /// Gives a key that is not there a value.
    pub fn add_new(self, vm: &mut Vm, key: Value, value: Value) -> Result<(), Raised> {
        let hash = hash_word(vm.hash(key)?);
        self.add(vm, key, value, hash)
    }

    /// Removes a key; its value, if it was there.
    pub fn remove(self, vm: &mut Vm, key: Value) -> Result<Option<Value>, Raised> {
        let hash = hash_word(vm.hash(key)?);
        let Some(at) = self.find(vm, key, hash)? else { return Ok(None) };
        let value = self.value_at(at);
        self.remove_at(at);
        Ok(Some(value))
    }

    /// Makes a key the last one, or the first; false if it is not there.
    pub fn move_to_end(self, vm: &mut Vm, key: Value, last: bool) -> Result<bool, Raised> {
        let hash = hash_word(vm.hash(key)?);
        let Some(at) = self.find(vm, key, hash)? else { return Ok(false) };
        match last {
            true => self.move_last(vm, at)?,
            false => self.move_first(vm, at)?,
        }
        Ok(true)
    }

    /// Removes the last entry or the first, if there is one: key and value.
    pub fn pop_end(self, last: bool) -> Option<(Value, Value)> {
        if last {
            let (at, key, value) = self.previous(self.used())?;
            self.remove_last(at);
            return Some((key, value));
        }
        let (next, key, value) = self.next(0)?;
        self.remove_at(next - 1);
        Some((key, value))
    }

    /// A dict with the same entries.
    pub fn copy(self, vm: &mut Vm) -> Result<Dict, Raised> {
        let dict = Dict::new(vm)?;
        dict.update(vm, self)?;
        Ok(dict)
    }

    /// Takes over the entries of another dict.
    pub fn update(self, vm: &mut Vm, other: Dict) -> Result<(), Raised> {
        if self.0 == other.0 {
            return Ok(());
        }
        if self.is_empty() {
            // Its keys are different from each other, so that nothing need be compared.
            self.clear(vm);
            if other.is_empty() {
                return Ok(());
            }
            self.rebuild(vm, Dict::room_for(other.len()))?;
            if other.used() == other.len() {
                self.take_entries(vm, other);
                return Ok(());
            }
            for at in 0..other.used() {
                let (key, value, hash) = (other.key_at(at), other.value_at(at), other.hash_at(at));
                if !key.is_null() {
                    self.add(vm, key, value, hash)?;
                }
            }
            return Ok(());
        }
        let (mut at, used) = (0, other.used());
        while at < used {
            let (key, value, hash) = (other.key_at(at), other.value_at(at), other.hash_at(at));
            at += 1;
            if key.is_null() {
                continue;
            }
            match self.find(vm, key, hash)? {
                Some(found) => self.set_value_at(vm, found, value),
                None => self.add(vm, key, value, hash)?,
            }
            if other.used() != used {
                return vm.raise(Type::RuntimeError, "dict mutated during update");
            }
        }
        Ok(())
    }

    /// Whether both have equal keys with equal values.
    pub fn equal(self, vm: &mut Vm, other: Dict) -> Result<bool, Raised> {
        if self.len() != other.len() {
            return Ok(false);
        }
        let mut at = 0;
        while let Some((next, key, value)) = self.next(at) {
            let hash = self.hash_at(next - 1);
            at = next;
            let Some(found) = other.find(vm, key, hash)? else { return Ok(false) };
            if !vm.equal(value, other.value_at(found))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// `dict[key]` with `__missing__` left out: KeyError.
    pub fn item(self, vm: &mut Vm, key: Value) -> Result<Value, Raised> {
        match self.get(vm, key)? {
            Some(value) => Ok(value),
            None => vm.raise_key_error(key),
        }
    }
}
