//! Sets: one table of keys, open addressing.
//!
//! The order of a set can be seen by programs, and programs are compared with CPython. So places are chosen as there: up to
//! nine neighbours of the place the hash names, then on by a recurrence that mixes in the rest of the hash. With equal hashes
//! (`PYTHONHASHSEED=0`) the order is the same.
//!
//! A place is two words: key, then the hash with the top bit set. Both are 0 in a free place; a removed key is null.

use super::list::ELEMENTS;
use super::{Dict, Kind, Tuple, Type, Value};
use crate::interp::Vm;

/// A set or frozenset object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set(pub Value);

const PLACE: usize = 2;
const SMALLEST: usize = 8;
const NEIGHBOURS: usize = 9;
const TAKEN: u64 = 1 << 63;
/// The hash word of a place whose key was removed.
const GIVEN_UP: u64 = 2;

#[inline(always)]
fn hash_word(hash: i64) -> Value {
    Value((hash as u64) << 1 | TAKEN)
}

/// The hash that an entry keeps; its top bits are lost, which the search hardly ever looks at.
#[inline(always)]
fn hash_of(word: Value) -> u64 {
    ((word.0 << 1) as i64 >> 2) as u64
}

impl Set {
    /// An empty set, or frozenset.
    #[inline]
    pub fn new(vm: &mut Vm, ty: Type) -> Option<Set> {
        let set = vm.allocate(vm.header(ty), 48)?;
        set.init(2, vm.known.empty_array);
        Some(Set(set))
    }

    /// The value as a set or frozenset, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Set> {
        matches!(value.kind(), Kind::Set | Kind::FrozenSet).then_some(Set(value))
    }

    /// Number of keys.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(1)
    }

    /// Whether there are no keys.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    #[inline(always)]
    fn table(self) -> Value {
        self.0.field(2)
    }

    /// Number of places in the table.
    #[inline(always)]
    pub fn places(self) -> usize {
        self.table().count(1) / PLACE
    }

    #[inline(always)]
    fn place(self, at: usize) -> (Value, Value) {
        let word = ELEMENTS + PLACE * at;
        (self.table().field(word), self.table().field(word + 1))
    }

    /// The next key from a place on, and the place after it.
    #[inline]
    pub fn next(self, mut at: usize) -> Option<(usize, Value)> {
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.0 & TAKEN != 0 {
                return Some((at, key));
            }
        }
        None
    }

    /// As [`Set::next`], with the word of the key's hash.
    pub fn next_hashed(self, mut at: usize) -> Option<(usize, Value, Value)> {
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.0 & TAKEN != 0 {
                return Some((at, key, hash));
            }
        }
        None
    }

    /// The keys in order. The set must not change meanwhile.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let (next, key) = self.next(at)?;
            at = next;
            Some(key)
        })
    }

    /// The hashes of the keys.
    pub fn hashes(self) -> impl Iterator<Item = i64> {
        let taken = (0..self.places()).map(move |at| self.place(at).1);
        taken.filter(|hash| hash.0 & TAKEN != 0).map(|hash| hash_of(hash) as i64)
    }

    /// Walks the places where a hash may be: one for which `same` holds, or else where it would go: the last one on the way that was
    /// given up, or the first free one.
    #[inline(always)]
    fn search(self, hash: Value, mut same: impl FnMut(Value) -> bool) -> Result<usize, usize> {
        let mask = self.places().wrapping_sub(1);
        if mask == usize::MAX {
            return Err(usize::MAX);
        }
        let mut perturb = hash_of(hash) as usize;
        let mut at = perturb & mask;
        let mut given_up = None;
        loop {
            let neighbours = if at + NEIGHBOURS <= mask { NEIGHBOURS } else { 0 };
            for place in at..=at + neighbours {
                let (key, word) = self.place(place);
                if word.0 == 0 {
                    return Err(given_up.unwrap_or(place));
                }
                if word.0 == GIVEN_UP {
                    given_up = Some(place);
                }
                if word == hash && same(key) {
                    return Ok(place);
                }
            }
            perturb >>= 5;
            at = (at * 5 + 1 + perturb) & mask;
        }
    }

    /// Whether the very key, whose hash this is, is there, by a look that calls nothing. `None`: another one with the same hash comes first, which
    /// may be equal to it.
    #[inline(always)]
    pub fn look(self, key: Value, hash: i64) -> Option<bool> {
        self.glance(key, hash_word(hash)).map(|found| found.is_ok())
    }

    /// Whether a tuple of the very two, whose hash this is, is there. `None`: another key with the same hash comes first, which may be equal to it.
    pub fn look_for_pair(self, pair: [Value; 2], hash: i64) -> Option<bool> {
        let mut strange = false;
        let found = self.search(hash_word(hash), |other| {
            strange |= !Tuple::of(other).is_some_and(|other| other.items() == pair);
            true
        });
        (!strange).then_some(found.is_ok())
    }

    /// As [`Set::look`]: where it is, or the place for it.
    #[inline(always)]
    fn glance(self, key: Value, hash: Value) -> Option<Result<usize, usize>> {
        let mask = self.places().wrapping_sub(1);
        if mask == usize::MAX {
            return Some(Err(usize::MAX));
        }
        let mut perturb = hash_of(hash) as usize;
        let mut at = perturb & mask;
        let mut given_up = usize::MAX;
        loop {
            let last = if at + NEIGHBOURS <= mask { at + NEIGHBOURS } else { at };
            for place in at..=last {
                let (other, word) = self.place(place);
                if word.0 == 0 {
                    return Some(Err(if given_up == usize::MAX { place } else { given_up }));
                }
                if word == hash {
                    return (other == key).then_some(Ok(place));
                }
                if word.0 == GIVEN_UP {
                    given_up = place;
                }
            }
            perturb >>= 5;
            at = (at * 5 + 1 + perturb) & mask;
        }
    }

    /// Where a key is, or the free place for it. Outer `None`: comparing raised.
    #[inline]
    fn find(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Result<usize, usize>> {
        match self.glance(key, hash) {
            Some(found) => Some(found),
            None => self.find_equal(vm, key, hash, false),
        }
    }

    /// As [`Set::find`], for a key that is to be added: one that is equal will do, also if it has left the set while it was compared.
    #[inline]
    fn find_to_add(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Result<usize, usize>> {
        match self.glance(key, hash) {
            Some(found) => Some(found),
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
    ) -> Option<Result<usize, usize>> {
        match self.find_quietly(vm, key, hash) {
            Some(found) => Some(found),
            None => self.find_slowly(vm, key, hash, adds),
        }
    }

    /// Where a key is, or the free place for it. `None`: only code of the program can tell.
    fn find_quietly(self, vm: &mut Vm, key: Value, hash: Value) -> Option<Result<usize, usize>> {
        vm.search_quietly(key, |same| self.search(hash, same))
    }

    /// Whether a key that [is quiet](super::key::is_quiet) is in the set. `None`: only code of the program can tell.
    pub fn contains_quietly(self, vm: &mut Vm, key: Value) -> Option<bool> {
        let hash = hash_word(vm.hash(key)?);
        Some(self.find_quietly(vm, key, hash)?.is_ok())
    }

    #[inline(never)]
    fn find_slowly(
        self,
        vm: &mut Vm,
        key: Value,
        hash: Value,
        adds: bool,
    ) -> Option<Result<usize, usize>> {
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
            let Ok(place) = found else { return Some(found) };
            let equal = candidate == key || vm.equal(candidate, key)?;
            let unchanged = self.table() == table && self.place(place) == (candidate, hash);
            if equal && (unchanged || adds) {
                return Some(Ok(place));
            }
            (tried, table) = if unchanged { (tried + 1, table) } else { (0, self.table()) };
        }
    }

    /// Whether a key is in the set. Outer `None`: hashing or comparing raised.
    #[inline]
    pub fn contains(self, vm: &mut Vm, key: Value) -> Option<bool> {
        let hash = hash_word(vm.hash(key)?);
        Some(self.find(vm, key, hash)?.is_ok())
    }

    /// Adds a key; whether it is new.
    #[inline]
    pub fn add(self, vm: &mut Vm, key: Value) -> Option<bool> {
        let hash = hash_word(vm.hash(key)?);
        self.add_hashed(vm, key, hash)
    }

    /// The place of a key with this hash that a search meets after so many others.
    pub fn nth_with_hash(self, hash: i64, passed: i64) -> Option<usize> {
        let mut left = passed;
        let found = self.search(hash_word(hash), |_| {
            left -= 1;
            left < 0
        });
        found.ok()
    }

    /// Adds a key that is not there.
    pub fn add_new(self, vm: &mut Vm, key: Value) -> Option<()> {
        let hash = vm.hash(key)?;
        self.add_new_hashed(vm, key, hash)
    }

    /// Adds a key that is not there, whose hash is this.
    pub fn add_new_hashed(self, vm: &mut Vm, key: Value, hash: i64) -> Option<()> {
        let hash = hash_word(hash);
        if self.places() == 0 {
            self.rebuild(vm, SMALLEST)?;
        }
        match self.search(hash, |_| false) {
            Ok(place) | Err(place) => self.fill(vm, place, key, hash),
        }
    }

    /// Adds the keys of a dict.
    pub fn add_keys(self, vm: &mut Vm, dict: Dict) -> Option<()> {
        let mut at = 0;
        while let Some((next, key, _)) = dict.next(at) {
            let hash = Value(dict.hash_at(next - 1).0 | TAKEN);
            at = next;
            self.add_hashed(vm, key, hash)?;
        }
        Some(())
    }

    /// As [`Set::contains`], of a key whose hash is known.
    pub fn contains_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Option<bool> {
        Some(self.find(vm, key, hash)?.is_ok())
    }

    /// As [`Set::add`], of a key whose hash is known.
    pub fn add_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Option<bool> {
        if self.places() == 0 {
            self.rebuild(vm, SMALLEST)?;
        }
        let mut found = self.find_to_add(vm, key, hash)?;
        while found.is_err() && self.places() == 0 {
            // Comparing keys has cleared the set.
            self.rebuild(vm, SMALLEST)?;
            found = self.find_to_add(vm, key, hash)?;
        }
        let Err(place) = found else { return Some(false) };
        self.fill(vm, place, key, hash)?;
        Some(true)
    }

    /// Puts a key into a free place.
    fn fill(self, vm: &mut Vm, place: usize, key: Value, hash: Value) -> Option<()> {
        let word = ELEMENTS + PLACE * place;
        let is_new = self.place(place).1.0 == 0;
        self.table().words_mut(word, PLACE).copy_from_slice(&[key, hash]);
        vm.heap.stored(self.table(), word, word + 1);
        if !is_new {
            self.0.set_count(1, self.len() + 1);
            return Some(());
        }
        let filled = self.0.count(3) + 1;
        self.0.set_count(3, filled);
        self.0.set_count(1, self.len() + 1);
        if filled * 5 >= (self.places() - 1) * 3 {
            self.spread(vm)?;
        }
        Some(())
    }

    /// A fresh table, with room for as many keys again and more.
    fn spread(self, vm: &mut Vm) -> Option<()> {
        let length = self.len();
        self.rebuild(vm, places_for(if length > 50000 { length * 2 } else { length * 4 }))
    }

    /// Removes the keys of another set.
    pub fn subtract(self, vm: &mut Vm, other: Set) -> Option<()> {
        let mut at = 0;
        while let Some((next, key)) = other.next(at) {
            at = next;
            self.remove(vm, key)?;
        }
        self.gather(vm)
    }

    /// After some keys were removed: a fresh table if too many places are given up.
    pub fn gather(self, vm: &mut Vm) -> Option<()> {
        if self.0.count(3) - self.len() > self.places().saturating_sub(1) / 4 {
            self.spread(vm)?;
        }
        Some(())
    }

    /// A fresh table of this many places, without the removed keys.
    fn rebuild(self, vm: &mut Vm, places: usize) -> Option<()> {
        let old = Set(self.0).taken();
        let table = vm.new_array(PLACE * places)?;
        let mask = places - 1;
        for (key, hash) in old {
            let mut perturb = hash_of(hash) as usize;
            let mut at = perturb & mask;
            'search: loop {
                let neighbours = if at + NEIGHBOURS <= mask { NEIGHBOURS } else { 0 };
                for place in at..=at + neighbours {
                    let words = table.words_mut(ELEMENTS + PLACE * place, PLACE);
                    if words[1].0 == 0 {
                        words.copy_from_slice(&[key, hash]);
                        break 'search;
                    }
                }
                perturb >>= 5;
                at = (at * 5 + 1 + perturb) & mask;
            }
        }
        vm.heap.set(self.0, 2, table);
        self.0.set_count(3, self.len());
        Some(())
    }

    /// Keys with their hash words.
    fn taken(self) -> impl Iterator<Item = (Value, Value)> {
        let table = self.table();
        let places = (0..self.places()).map(move |at| {
            (table.field(ELEMENTS + PLACE * at), table.field(ELEMENTS + PLACE * at + 1))
        });
        places.filter(|(_, hash)| hash.0 & TAKEN != 0)
    }

    /// Removes a key; whether it was there.
    pub fn remove(self, vm: &mut Vm, key: Value) -> Option<bool> {
        let hash = hash_word(vm.hash(key)?);
        self.remove_hashed(vm, key, hash)
    }

    /// As [`Set::remove`], of a key whose hash is known.
    pub fn remove_hashed(self, vm: &mut Vm, key: Value, hash: Value) -> Option<bool> {
        let Ok(place) = self.find(vm, key, hash)? else { return Some(false) };
        self.remove_at(place);
        Some(true)
    }

    /// Removes the key at a place.
    fn remove_at(self, place: usize) {
        // Not free, so that searches go on behind it, and not taken.
        let gone = [Value::NULL, Value(GIVEN_UP)];
        self.table().words_mut(ELEMENTS + PLACE * place, PLACE).copy_from_slice(&gone);
        self.0.set_count(1, self.len() - 1);
    }

    /// Removes the next key behind the one that was popped last, and after the last place the first, as CPython does: who pops until nothing
    /// is left passes each place once.
    pub fn pop(self) -> Option<Value> {
        if self.is_empty() {
            return None;
        }
        let from = self.0.count(4) & (self.places() - 1);
        let (next, key) = self.next(from).or_else(|| self.next(0))?;
        self.remove_at(next - 1);
        self.0.set_count(4, next);
        Some(key)
    }

    /// Takes the keys of another set, which nobody else uses.
    pub fn take(self, vm: &mut Vm, other: Set) {
        vm.heap.set(self.0, 2, other.table());
        self.0.set_count(1, other.len());
        self.0.set_count(3, other.0.count(3));
    }

    /// Removes everything.
    pub fn clear(self, vm: &mut Vm) {
        vm.heap.set(self.0, 2, vm.known.empty_array);
        self.0.set_count(1, 0);
        self.0.set_count(3, 0);
    }

    /// Adds the keys of another set.
    pub fn update(self, vm: &mut Vm, other: Set) -> Option<()> {
        if other.0 == self.0 || other.is_empty() {
            return Some(());
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
            return Some(());
        }
        let mut at = 0;
        while at < other.places() {
            let (key, hash) = other.place(at);
            at += 1;
            if hash.0 & TAKEN != 0 {
                self.add_hashed(vm, key, hash)?;
            }
        }
        Some(())
    }

    /// A set of the same keys.
    pub fn copy(self, vm: &mut Vm, ty: Type) -> Option<Set> {
        let set = Set::new(vm, ty)?;
        set.update(vm, self)?;
        Some(set)
    }

    /// The keys of this set that are (or are not) in another one.
    pub fn select(self, vm: &mut Vm, other: Set, present: bool, ty: Type) -> Option<Set> {
        let set = Set::new(vm, ty)?;
        let mut at = 0;
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.0 & TAKEN != 0 && other.find(vm, key, hash)?.is_ok() == present {
                set.add_hashed(vm, key, hash)?;
            }
        }
        Some(set)
    }

    /// Whether every key is in another set.
    pub fn is_subset(self, vm: &mut Vm, other: Set) -> Option<bool> {
        if self.len() > other.len() {
            return Some(false);
        }
        let mut at = 0;
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.0 & TAKEN != 0 && other.find(vm, key, hash)?.is_err() {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// The number of places for a table that shall hold more than `least`.
fn places_for(least: usize) -> usize {
    (least + 1).next_power_of_two().max(SMALLEST)
}
