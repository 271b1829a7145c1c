//! Dicts by key: hashing and comparing keys may run code of the program.

use crate::object::dict::hash_word;
use crate::object::{Dict, Kind, Type, Value};
use crate::vm::Vm;

impl Dict {
    /// The position of a key. `None`: comparing raised.
    #[inline]
    fn find(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Option<usize>> {
        if key.is_small() {
            if let Some(found) = self.look(key, hash.bits() as i64 >> 1) {
                return Some(found);
            }
        } else if matches!(key.kind(), Kind::Str | Kind::Tuple)
            && let Some(found) = self.find_quietly(vm, key, hash)
        {
            return Some(found);
        }
        self.find_slowly(vm, key, hash)
    }

    /// The position of a key. `None`: only code of the program can tell.
    #[inline]
    fn find_quietly(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Option<usize>> {
        vm.search_quietly(key, |same| self.search(hash, same))
    }

    /// As [`Dict::find_quietly`], for a key that [is quiet](crate::operation::key::is_quiet).
    pub fn position_quietly(self, vm: &mut Vm, key: Value) -> Option<Option<usize>> {
        let hash = hash_word(vm.hash(key)?);
        self.find_quietly(vm, key, hash)
    }

    #[inline(never)]
    fn find_slowly(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Option<usize>> {
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
            let Some(at) = found else { return Some(None) };
            if candidate == key || vm.equal(candidate, key)? {
                let same = at < self.used() && self.key_at(at) == candidate;
                if same {
                    return Some(Some(at));
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
    pub fn position(self, vm: &mut Vm, key: Value) -> Option<Option<usize>> {
        let hash = hash_word(vm.hash(key)?);
        self.find(vm, key, hash)
    }

    /// The value of a key, if it is there. Outer `None`: hashing or comparing raised.
    #[inline]
    pub fn get(self, vm: &mut Vm, key: Value) -> Option<Option<Value>> {
        Some(self.position(vm, key)?.map(|at| self.value_at(at)))
    }

    /// Gives a key a value.
    #[inline]
    pub fn set(self, vm: &mut Vm, key: Value, value: Value) -> Option<()> {
        let hash = hash_word(vm.hash(key)?);
        match self.find(vm, key, hash)? {
            Some(at) => self.set_value_at(vm, at, value),
            None => self.add(vm, key, value, hash)?,
        }
        Some(())
    }

    /// The value of a key, which gets `value` if it has none yet.
    pub fn get_or_set(self, vm: &mut Vm, key: Value, value: Value) -> Option<Value> {
        let hash = hash_word(vm.hash(key)?);
        match self.find(vm, key, hash)? {
            Some(at) => Some(self.value_at(at)),
            None => {
                self.add(vm, key, value, hash)?;
                Some(value)
            }
        }
    }

    /// Gives a key that is not there a value.
    pub fn add_new(self, vm: &mut Vm, key: Value, value: Value) -> Option<()> {
        let hash = hash_word(vm.hash(key)?);
        self.add(vm, key, value, hash)
    }

    /// Removes a key; its value, if it was there.
    pub fn remove(self, vm: &mut Vm, key: Value) -> Option<Option<Value>> {
        let hash = hash_word(vm.hash(key)?);
        let Some(at) = self.find(vm, key, hash)? else { return Some(None) };
        let value = self.value_at(at);
        self.remove_at(at);
        Some(Some(value))
    }

    /// A dict with the same entries.
    pub fn copy(self, vm: &mut Vm) -> Option<Dict> {
        let dict = Dict::new(vm)?;
        dict.update(vm, self)?;
        Some(dict)
    }

    /// Takes over the entries of another dict.
    pub fn update(self, vm: &mut Vm, other: Dict) -> Option<()> {
        if self.0 == other.0 {
            return Some(());
        }
        if self.is_empty() {
            // Its keys are different from each other, so that nothing need be compared.
            self.clear(vm);
            if other.is_empty() {
                return Some(());
            }
            self.rebuild(vm, Dict::room_for(other.len()))?;
            if other.used() == other.len() {
                self.take_entries(vm, other);
                return Some(());
            }
            for at in 0..other.used() {
                let (key, value, hash) = (other.key_at(at), other.value_at(at), other.hash_at(at));
                if !key.is_null() {
                    self.add(vm, key, value, hash)?;
                }
            }
            return Some(());
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
        Some(())
    }

    /// Whether both have equal keys with equal values.
    pub fn equal(self, vm: &mut Vm, other: Dict) -> Option<bool> {
        if self.len() != other.len() {
            return Some(false);
        }
        let mut at = 0;
        while let Some((next, key, value)) = self.next(at) {
            let hash = self.hash_at(next - 1);
            at = next;
            let Some(found) = other.find(vm, key, hash)? else { return Some(false) };
            if !vm.equal(value, other.value_at(found))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// `dict[key]` with `__missing__` left out: KeyError.
    pub fn item(self, vm: &mut Vm, key: Value) -> Option<Value> {
        match self.get(vm, key)? {
            Some(value) => Some(value),
            None => vm.raise_key_error(key),
        }
    }
}
