//! Sets: one table of keys, open addressing.
//!
//! The order of a set can be seen by programs, and programs are compared with CPython. So places are chosen as there: up to
//! nine neighbours of the place the hash names, then on by a recurrence that mixes in the rest of the hash. With equal hashes
//! (`PYTHONHASHSEED=0`) the order is the same.
//!
//! A place is two words: key, then the hash with the top bit set. Both are 0 in a free place; a removed key is null.

use super::list::ELEMENTS;
use super::words::set;
use super::{Kind, Raised, Runtime, Tuple, Type, Value};

/// A set or frozenset object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set(pub Value);

pub(crate) const PLACE: usize = 2;
pub(crate) const SMALLEST: usize = 8;
const NEIGHBOURS: usize = 9;
pub(crate) const TAKEN: u64 = 1 << 63;
/// The hash word of a place whose key was removed.
const GIVEN_UP: u64 = 2;

#[inline(always)]
pub(crate) fn hash_word(hash: i64) -> Value {
    Value::even((hash as u64) << 1 | TAKEN)
}

/// The hash that an entry keeps; its top bits are lost, which the search hardly ever looks at.
#[inline(always)]
pub(crate) fn hash_of(word: Value) -> u64 {
    ((word.bits() << 1) as i64 >> 2) as u64
}

impl Set {
    /// An empty set, or frozenset.
    #[inline]
    pub fn new(rt: &mut Runtime, ty: Type) -> Result<Set, Raised> {
        let set = rt.allocate(rt.header(ty), 48)?;
        set.init(2, rt.known.empty_array);
        Ok(Set(set))
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
    pub(crate) fn table(self) -> Value {
        self.0.field(set::TABLE)
    }

    /// Number of places in the table.
    #[inline(always)]
    pub fn places(self) -> usize {
        self.table().count(1) / PLACE
    }

    #[inline(always)]
    pub(crate) fn place(self, at: usize) -> (Value, Value) {
        let word = ELEMENTS + PLACE * at;
        (self.table().field(word), self.table().field(word + 1))
    }

    /// The next key from a place on, and the place after it.
    #[inline]
    pub fn next(self, mut at: usize) -> Option<(usize, Value)> {
        while at < self.places() {
            let (key, hash) = self.place(at);
            at += 1;
            if hash.bits() & TAKEN != 0 {
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
            if hash.bits() & TAKEN != 0 {
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

    /// Walks the places where a hash may be: one for which `same` holds, or else where it would go: the last one on the way that was
    /// given up, or the first free one.
    #[inline(always)]
    pub(crate) fn search(
        self,
        hash: Value,
        mut same: impl FnMut(Value) -> bool,
    ) -> Result<usize, usize> {
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
                if word.bits() == 0 {
                    return Err(given_up.unwrap_or(place));
                }
                if word.bits() == GIVEN_UP {
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
    pub(crate) fn glance(self, key: Value, hash: Value) -> Option<Result<usize, usize>> {
        let table = self.table();
        let words = table.words(ELEMENTS, table.count(1));
        let mask = (words.len() / PLACE).wrapping_sub(1);
        if mask == usize::MAX {
            return Some(Err(usize::MAX));
        }
        let mut perturb = hash_of(hash) as usize;
        let mut at = perturb & mask;
        let mut given_up = usize::MAX;
        loop {
            let last = if at + NEIGHBOURS <= mask { at + NEIGHBOURS } else { at };
            for (place, pair) in
                (at..).zip(words[PLACE * at..=PLACE * last + 1].chunks_exact(PLACE))
            {
                let (other, word) = (pair[0], pair[1]);
                if word.bits() == 0 {
                    return Some(Err(if given_up == usize::MAX { place } else { given_up }));
                }
                if word == hash {
                    return (other == key).then_some(Ok(place));
                }
                if word.bits() == GIVEN_UP {
                    given_up = place;
                }
            }
            perturb >>= 5;
            at = (at * 5 + 1 + perturb) & mask;
        }
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

    /// Adds a key that is not there, whose hash is this.
    pub fn add_new_hashed(self, rt: &mut Runtime, key: Value, hash: i64) -> Result<(), Raised> {
        self.add_other(rt, key, hash_word(hash))
    }

    /// As [`Set::add_new_hashed`], with the word of the hash.
    pub fn add_other(self, rt: &mut Runtime, key: Value, hash: Value) -> Result<(), Raised> {
        if self.places() == 0 {
            self.rebuild(rt, SMALLEST)?;
        }
        match self.search(hash, |_| false) {
            Ok(place) | Err(place) => self.fill(rt, place, key, hash),
        }
    }

    /// Puts a key into a free place.
    pub(crate) fn fill(
        self,
        rt: &mut Runtime,
        place: usize,
        key: Value,
        hash: Value,
    ) -> Result<(), Raised> {
        let word = ELEMENTS + PLACE * place;
        let is_new = self.place(place).1.bits() == 0;
        self.table().words_mut(word, PLACE).copy_from_slice(&[key, hash]);
        rt.heap.stored(self.table(), word, word + 1);
        if !is_new {
            self.0.set_count(1, self.len() + 1);
            return Ok(());
        }
        let filled = self.0.count(3) + 1;
        self.0.set_count(3, filled);
        self.0.set_count(1, self.len() + 1);
        if filled * 5 >= (self.places() - 1) * 3 {
            self.spread(rt)?;
        }
        Ok(())
    }

    /// A fresh table, with room for as many keys again and more.
    fn spread(self, rt: &mut Runtime) -> Result<(), Raised> {
        let length = self.len();
        self.rebuild(rt, places_for(if length > 50000 { length * 2 } else { length * 4 }))
    }

    /// After some keys were removed: a fresh table if too many places are given up.
    pub fn gather(self, rt: &mut Runtime) -> Result<(), Raised> {
        if self.0.count(3) - self.len() > self.places().saturating_sub(1) / 4 {
            self.spread(rt)?;
        }
        Ok(())
    }

    /// A fresh table of this many places, without the removed keys.
    pub(crate) fn rebuild(self, rt: &mut Runtime, places: usize) -> Result<(), Raised> {
        let old = Set(self.0).table();
        let table = rt.new_array(PLACE * places)?;
        place_all(old, table);
        rt.heap.set(self.0, 2, table);
        self.0.set_count(3, self.len());
        Ok(())
    }

    /// Adds the keys of another set to a table that has none, and room for them.
    pub(crate) fn add_distinct(self, rt: &mut Runtime, other: Set) {
        let table = self.table();
        place_all(other.table(), table);
        rt.heap.stored(table, ELEMENTS, ELEMENTS + table.count(1));
        self.0.set_count(1, other.len());
        self.0.set_count(3, other.len());
    }

    /// Removes the key at a place.
    pub(crate) fn remove_at(self, place: usize) {
        // Not free, so that searches go on behind it, and not taken.
        let gone = [Value::NULL, Value::even(GIVEN_UP)];
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
    pub fn take(self, rt: &mut Runtime, other: Set) {
        rt.heap.set(self.0, 2, other.table());
        self.0.set_count(1, other.len());
        self.0.set_count(3, other.0.count(3));
    }

    /// Removes everything.
    pub fn clear(self, rt: &mut Runtime) {
        rt.heap.set(self.0, 2, rt.known.empty_array);
        self.0.set_count(1, 0);
        self.0.set_count(3, 0);
    }
}

/// Puts the keys of a table, in its order, into one that has none. No two of them are equal: only free places are looked for.
fn place_all(from: Value, to: Value) {
    let (from, to) = (from.words(ELEMENTS, from.count(1)), to.words_mut(ELEMENTS, to.count(1)));
    let mask = to.len() / PLACE - 1;
    for pair in from.chunks_exact(PLACE).filter(|pair| pair[1].bits() & TAKEN != 0) {
        let mut perturb = hash_of(pair[1]) as usize;
        let mut at = perturb & mask;
        'search: loop {
            let neighbours = if at + NEIGHBOURS <= mask { NEIGHBOURS } else { 0 };
            for place in to[PLACE * at..].chunks_exact_mut(PLACE).take(neighbours + 1) {
                if place[1].bits() == 0 {
                    place.copy_from_slice(pair);
                    break 'search;
                }
            }
            perturb >>= 5;
            at = (at * 5 + 1 + perturb) & mask;
        }
    }
}

/// The number of places for a table that shall hold more than `least`.
pub(crate) fn places_for(least: usize) -> usize {
    (least + 1).next_power_of_two().max(SMALLEST)
}
