//! Sets by key: hashing and comparing keys may run code of the program.

use crate::object::list::ELEMENTS;
use crate::object::set::{PLACE, SMALLEST, TAKEN, hash_word, places_for};
use crate::object::{Dict, Raised, Set, Type, Unknown, Value};
use crate::vm::Vm;

impl Set {
    /// Where a key is, or the free place for it.
    #[inline]
    fn find(self, vm: &mut Vm, key: Value, hash: Value) -> Result<Result<usize, usize>, Raised> {
        match self.glance(key, hash) {
            Some(found) => Ok(found),
            None => self.find_equal(vm, key, hash, false),
        }
    }

    /// As [`Set::find`], for a key that is to be added: one that is equal will do, also if it has left the set while it was compared.
    #[inline]
    fn find_to_add(
        self,
        vm: &mut Vm,
        key: Value,
        hash: Value,
    ) -> Result<Result<usize, usize>, Raised> {
        match self.glance(key, hash) {
            Some(found) => Ok(found),
            None => self.find_equal(vm, key, hash, true),
        }
    }

    #[inline(never)]
    fn find_equal(
        self,
        vm: &mut Vm,
        key: Value,
        hash: Value,
        adds: bool,
    ) -> Result<Result<usize, usize>, Raised> {
        match self.find_quietly(vm, key, hash) {
            Ok(found) => Ok(found),
            Err(Unknown) => self.find_slowly(vm, key, hash, adds),
        }
    }

    /// Where a key is, or the free place for it, found without code of the program.
    fn find_quietly(
        self,
        vm: &mut Vm,
        key: Value,
        hash: Value,
    ) -> Result<Result<usize, usize>, Unknown> {
        vm.search_quietly(key, |same| self.search(hash, same))
    }

    /// Whether a key that [is quiet](crate::operation::key::is_quiet) is in the set.
    pub fn contains_quietly(self, vm: &mut Vm, key: Value) -> Result<bool, Unknown> {
        let hash = hash_word(vm.hash_quietly(key)?);
        Ok(self.find_quietly(vm, key, hash)?.is_ok())
    }

    #[inline(never)]
    fn find_slowly(
        self,
        vm: &mut Vm,
        key: Value,
        hash: Value,
        adds: bool,
    ) -> Result<Result<usize, usize>, Raised> {
        let mut tried = 0;
        let mut table = self.table();
        loop {
            let mut seen = 0;
            let mut candidate = Value::NULL;
            let found = self.search(hash, |other| {
                seen += 1;
                candidate = other;
                other == key || seen > tried
            });
            let Ok(place) = found else { return Ok(found) };
            let equal = candidate == key || vm.equal(candidate, key)?;
            let unchanged = self.table() == table && self.place(place) == (candidate, hash);
            if equal && (unchanged || adds) {
                return Ok(Ok(place));
            }
            (tried, table) = if unchanged { (tried + 1, table) } else { (0, self.table()) };
        }
    }

    /// Whether a key is in the set.
    #[inline]
    pub fn contains(self, vm: &mut Vm, key: Value) -> Result<bool, Raised> {
        let hash = hash_word(vm.hash(key)?);
        Ok(self.find(vm, key, hash)?.is_ok())
    }

    /// Adds a key; whether it is new.
    #[inline]
    pub fn add(self, vm: &mut Vm, key: Value) -> Result<bool, Raised> {
        let hash = hash_word(vm.hash(key)?);
        self.add_hashed(vm, key, hash)
    }

    /// Adds a key that is not there.
    pub fn add_new(self, vm: &mut Vm, key: Value) -> Result<(), Raised> {
        let hash = vm.hash(key)?;
        self.add_new_hashed(vm, key, hash)
    }

    /// Adds the keys of a dict.
    pub fn add_keys(self, vm: &mut Vm, dict: Dict) -> Result<(), Raised> {
        let mut at = 0;
        while let Some((next, key, _)) = dict.next(at) {
            let hash = Value::even(dict.hash_at(next - 1).bits() | TAKEN);
            at = next;
            self.add_hashed(vm, key, hash)?;
        }
        Ok(())
    }

    /// As [`Set::contains`], of a key whose hash is known.
    pub fn contains_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Result<bool, Raised> {
        Ok(self.find(vm, key, hash)?.is_ok())
    }

    /// As [`Set::add`], of a key whose hash is known.
    pub fn add_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Result<bool, Raised> {
        if self.places() == 0 {
            self.rebuild(vm, SMALLEST)?;
        }
        let mut found = self.find_to_add(vm, key, hash)?;
        while found.is_err() && self.places() == 0 {
            // Comparing keys has cleared the set.
            self.rebuild(vm, SMALLEST)?;
            found = self.find_to_add(vm, key, hash)?;
        }
        let Err(place) = found else { return Ok(false) };
        self.fill(vm, place, key, hash)?;
        Ok(true)
    }

    /// Removes the keys of another set.
    pub fn subtract(self, vm: &mut Vm, other: Set) -> Result<(), Raised> {
        let mut at = 0;
        while let Some((next, key)) = other.next(at) {
            at = next;
            self.remove(vm, key)?;
        }
        self.gather(vm)
    }

    /// Removes a key; whether it was there.
    pub fn remove(self, vm: &mut Vm, key: Value) -> Result<bool, Raised> {
        let hash = hash_word(vm.hash(key)?);
        self.remove_hashed(vm, key, hash)
    }

    /// As [`Set::remove`], of a key whose hash is known.
    pub fn remove_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Result<bool, Raised> {
        let Ok(place) = self.find(vm, key, hash)? else { return Ok(false) };
        self.remove_at(place);
        Ok(true)
    }

    /// Adds the keys of another set.
    pub fn update(self, vm: &mut Vm, other: Set) -> Result<(), Raised> {
        if other.0 == self.0 || other.is_empty() {
            return Ok(());
        }
        let filled = self.0.count(3);
        if (filled + other.len()) * 5 >= (self.places().max(SMALLEST) - 1) * 3 {
            self.rebuild(vm, places_for((self.len() + other.len()) * 2))?;
        } else if self.places() == 0 {
            self.rebuild(vm, SMALLEST)?;
        }
        if self.0.count(3) == 0
            && self.places() == other.places()
            && other.0.count(3) == other.len()
        {
            // The same table: copied as it is.
            let count = PLACE * other.places();
            let from = other.table().words(ELEMENTS, count);
            self.table().words_mut(ELEMENTS, count).copy_from_slice(from);
            vm.heap.stored(self.table(), ELEMENTS, ELEMENTS + count);
            self.0.set_count(1, other.len());
            self.0.set_count(3, other.len());
            return Ok(());
        }
        if self.0.count(3) == 0 {
            // Nothing is there that a key may be equal to, and they are not to each other.
            self.add_distinct(vm, other);
            return Ok(());
        }
        let mut at = 0;
        while at < other.places() {
            let (key, hash) = other.place(at);
            at += 1;
            if hash.bits() & TAKEN != 0 {
                self.add_hashed(vm, key, hash)?;
            }
        }
        Ok(())
    }

    /// A set of the same keys.
    pub fn copy(self, vm: &mut Vm, ty: Type) -> Result<Set, Raised> {
        let set = Set::new(vm, ty)?;
        set.update(vm, self)?;
        Ok(set)
    }

    /// The keys of this set that are (or are not) in another one.
    pub fn select(self, vm: &mut Vm, other: Set, present: bool, ty: Type) -> Result<Set, Raised> {
        let set = Set::new(vm, ty)?;
        let mut at = 0;
        // As long as no key was compared, this set is as it was, and no key of it comes twice.
        let mut is_quiet = true;
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.bits() & TAKEN == 0 {
                continue;
            }
            let found = match other.glance(key, hash) {
                Some(found) => found.is_ok(),
                None => {
                    is_quiet = false;
                    other.find(vm, key, hash)?.is_ok()
                }
            };
            if found != present {
                continue;
            }
            if is_quiet {
                set.add_other(vm, key, hash)?;
            } else {
                set.add_hashed(vm, key, hash)?;
            }
        }
        Ok(set)
    }

    /// Whether every key is in another set.
    pub fn is_subset(self, vm: &mut Vm, other: Set) -> Result<bool, Raised> {
        if self.len() > other.len() {
            return Ok(false);
        }
        let mut at = 0;
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.bits() & TAKEN != 0 && other.find(vm, key, hash)?.is_err() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
