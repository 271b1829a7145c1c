//! Dicts: entries in the order they came, and an index into them by hash.
//!
//! ```text
//! entries  [ key value hash | key value hash | null 0 0 | ..        ]   `used` of them count, removed ones are null
//! index    [ 0 2 . . 1 . . . | lost ]                                   entry number + 1 at the first free place for the hash
//! ```
//!
//! Small dicts have no index: their hashes are looked through one by one. Comparing keys may run code of the program, which
//! may change the dict: then the search starts again.

use super::list::ELEMENTS;
use super::words::dict;
use super::{Kind, Raised, Runtime, Str, Tuple, Type, Value};

/// Only code of the program can tell: what looks without running any does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown;

/// A dict object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Dict(pub Value);

/// Words of an entry.
const ENTRY: usize = 3;
/// In the index: an entry was removed here.
const REMOVED: u32 = u32::MAX;
/// Dicts have no more entries than this, so that the index holds them.
const MOST: usize = 1 << 31;

/// A hash as entries hold it: a small int.
#[inline(always)]
pub(crate) fn hash_word(hash: i64) -> Value {
    Value::even((hash as u64) << 1)
}

/// The places of an index in the order in which a hash is looked for: from the one the hash names on, by a recurrence that
/// mixes in the rest of the hash. Neighbouring ints are neighbours.
struct Probe {
    at: usize,
    rest: usize,
    mask: usize,
}

impl Probe {
    #[inline(always)]
    fn new(hash: Value, places: usize) -> Probe {
        let rest = (hash.bits() >> 1) as usize;
        Probe { at: rest & (places - 1), rest, mask: places - 1 }
    }

    #[inline(always)]
    fn step(&mut self) {
        self.rest >>= 5;
        self.at = (self.at * 5 + self.rest + 1) & self.mask;
    }
}

impl Dict {
    /// With room for at most so many entries there is no index: what CPython has room for in 16 places, the names of a record of ten fields.
    pub const SMALL: usize = 10;

    /// An empty dict.
    #[inline]
    pub fn new(rt: &mut Runtime) -> Result<Dict, Raised> {
        let dict = rt.allocate(rt.header(Type::Dict), 48)?;
        dict.init(2, rt.known.empty_array);
        dict.init(3, Value::NULL);
        Ok(Dict(dict))
    }

    /// An empty dict with room for `count` entries.
    pub fn with_capacity(rt: &mut Runtime, count: usize) -> Result<Dict, Raised> {
        let dict = Dict::new(rt)?;
        if count > 0 {
            dict.rebuild(rt, Dict::room_for(count))?;
        }
        Ok(dict)
    }

    /// The value as a dict, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Dict> {
        value.is(Kind::Dict).then_some(Dict(value))
    }

    /// Number of entries.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count(1)
    }

    /// Whether there are no entries.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    #[inline(always)]
    pub(crate) fn entries(self) -> Value {
        self.0.field(dict::ENTRIES)
    }

    #[inline(always)]
    fn index(self) -> Value {
        self.0.field(dict::INDEX)
    }

    /// Entries in use, removed ones included: positions are below.
    #[inline(always)]
    pub fn used(self) -> usize {
        self.0.count(4)
    }

    /// All entries before this position are removed ones: who takes the oldest entry again and again need not pass them each time.
    #[inline(always)]
    fn first(self) -> usize {
        self.0.count(5)
    }

    #[inline(always)]
    pub(crate) fn key_at(self, at: usize) -> Value {
        self.entries().field(ELEMENTS + ENTRY * at)
    }

    /// The value of the entry at a position.
    #[inline(always)]
    pub fn value_at(self, at: usize) -> Value {
        self.entries().field(ELEMENTS + ENTRY * at + 1)
    }

    /// The word of the hash at a position.
    #[inline(always)]
    pub fn hash_at(self, at: usize) -> Value {
        self.entries().field(ELEMENTS + ENTRY * at + 2)
    }

    /// Replaces the value of the entry at a position.
    #[inline(always)]
    pub fn set_value_at(self, rt: &mut Runtime, at: usize, to: Value) {
        rt.heap.set(self.entries(), ELEMENTS + ENTRY * at + 1, to);
    }

    /// The next entry from a position on: the position after it, key and value.
    #[inline]
    pub fn next(self, at: usize) -> Option<(usize, Value, Value)> {
        let first = self.first();
        let mut found = at.max(first);
        while found < self.used() {
            let key = self.key_at(found);
            if !key.is_null() {
                if at <= first && found > first {
                    self.0.set_count(5, found);
                }
                return Some((found + 1, key, self.value_at(found)));
            }
            found += 1;
        }
        None
    }

    /// The last entry before a position: its position, key and value.
    pub fn previous(self, mut at: usize) -> Option<(usize, Value, Value)> {
        at = at.min(self.used());
        while at > 0 {
            at -= 1;
            let key = self.key_at(at);
            if !key.is_null() {
                return Some((at, key, self.value_at(at)));
            }
        }
        None
    }

    /// Keys and values in order. The dict must not change meanwhile.
    pub fn iter(self) -> impl Iterator<Item = (Value, Value)> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let (next, key, value) = self.next(at)?;
            at = next;
            Some((key, value))
        })
    }

    /// Whether all keys are strings, as those of keywords have to be.
    pub fn has_only_strings(self) -> bool {
        let entries = self.entries().words(ELEMENTS, ENTRY * self.used());
        entries.chunks_exact(ENTRY).all(|entry| entry[0].is_null() || Str::of(entry[0]).is_some())
    }

    /// The first position, in the order of the search, whose hash is this and for which `same` holds.
    #[inline(always)]
    pub(crate) fn search(self, hash: Value, mut same: impl FnMut(Value) -> bool) -> Option<usize> {
        let index = self.index();
        if index.is_null() {
            let entries = self.entries().words(ELEMENTS, ENTRY * self.used());
            return entries
                .chunks_exact(ENTRY)
                .position(|entry| entry[2] == hash && same(entry[0]));
        }
        let table = places(index);
        let mut probe = Probe::new(hash, table.len());
        loop {
            match table[probe.at] {
                0 => return None,
                REMOVED => {}
                number => {
                    let at = number as usize - 1;
                    if self.hash_at(at) == hash && same(self.key_at(at)) {
                        return Some(at);
                    }
                }
            }
            probe.step();
        }
    }

    /// The position of the very key, whose hash this is, by a look that calls nothing.
    ///
    /// # Errors
    /// Another key with the same hash comes first, which may be equal to it.
    #[inline(always)]
    pub fn look(self, key: Value, hash: i64) -> Result<Option<usize>, Unknown> {
        let hash = hash_word(hash);
        let index = self.index();
        if index.is_null() {
            for at in 0..self.used() {
                if self.hash_at(at) == hash {
                    return if self.key_at(at) == key { Ok(Some(at)) } else { Err(Unknown) };
                }
            }
            return Ok(None);
        }
        let table = places(index);
        let mut probe = Probe::new(hash, table.len());
        loop {
            match table[probe.at] {
                0 => return Ok(None),
                REMOVED => {}
                number => {
                    let at = number as usize - 1;
                    if self.hash_at(at) == hash {
                        return if self.key_at(at) == key { Ok(Some(at)) } else { Err(Unknown) };
                    }
                }
            }
            probe.step();
        }
    }

    /// The position of a tuple of the very two, whose hash this is.
    ///
    /// # Errors
    /// As for [`Dict::look`].
    pub fn look_for_pair(self, pair: [Value; 2], hash: i64) -> Result<Option<usize>, Unknown> {
        let mut strange = false;
        let found = self.search(hash_word(hash), |other| {
            strange |= !Tuple::of(other).is_some_and(|other| other.items() == pair);
            true
        });
        if strange { Err(Unknown) } else { Ok(found) }
    }

    /// The position of a string key; no code of the program runs, so a dict with other keys that equal it in their own ways is not for this.
    #[inline]
    pub fn position_str(self, key: Value) -> Option<usize> {
        let text = Str(key);
        let hash = hash_word(text.hash());
        self.search(hash, |other| {
            other == key || other.is(Kind::Str) && Str(other).text() == text.text()
        })
    }

    /// The value of a string key, under the condition of [`Dict::position_str`].
    #[inline]
    pub fn get_str(self, key: Value) -> Option<Value> {
        self.position_str(key).map(|at| self.value_at(at))
    }

    /// The position of a key with this hash that a search meets after so many others.
    pub fn nth_with_hash(self, hash: Value, passed: i64) -> Option<usize> {
        let mut left = passed;
        self.search(hash, |_| {
            left -= 1;
            left < 0
        })
    }

    /// Gives a string key a value, under the condition of [`Dict::position_str`].
    pub fn set_str(self, rt: &mut Runtime, key: Value, value: Value) -> Result<(), Raised> {
        match self.position_str(key) {
            Some(at) => self.set_value_at(rt, at, value),
            None => self.add_hashed(rt, key, value, hash_word(Str(key).hash()))?,
        }
        Ok(())
    }

    /// Gives a key that is not there, whose hash is this, a value.
    pub fn add_hashed(
        self,
        rt: &mut Runtime,
        key: Value,
        value: Value,
        hash: Value,
    ) -> Result<(), Raised> {
        self.add(rt, key, value, hash)
    }

    pub(crate) fn add(
        self,
        rt: &mut Runtime,
        key: Value,
        value: Value,
        hash: Value,
    ) -> Result<(), Raised> {
        let at = self.used();
        if self.is_full() {
            self.rebuild(rt, Dict::room_behind(self.len()))?;
            return self.add(rt, key, value, hash);
        }
        let entries = self.entries();
        let word = ELEMENTS + ENTRY * at;
        entries.words_mut(word, ENTRY).copy_from_slice(&[key, value, hash]);
        rt.heap.stored(entries, word, word + 2);
        self.0.set_count(4, at + 1);
        self.0.set_count(1, self.len() + 1);
        let index = self.index();
        if !index.is_null() {
            insert(places(index), hash, at);
        }
        Ok(())
    }

    /// How many places of the index were removed whose entries are not among the used ones any more. An index in which no place is free has no end
    /// for who looks for what is not there: these places count as the entries do.
    #[inline(always)]
    fn lost(self) -> usize {
        let index = self.index();
        if index.is_null() { 0 } else { index.count(behind(index)) }
    }

    /// How many entries a dict has room for that is made for `count`. A dict that is changed while it is iterated shows when it gets other storage,
    /// without the entries that were removed: it does that when CPython's does, and so does one that a trace makes.
    pub fn room_for(count: usize) -> usize {
        room((3 * count).div_ceil(2))
    }

    /// How many entries a full dict of `count` has room for when it gets one more.
    pub fn room_behind(count: usize) -> usize {
        room(3 * count)
    }

    /// Fresh storage for `capacity` entries, without the removed ones.
    pub(crate) fn rebuild(self, rt: &mut Runtime, capacity: usize) -> Result<(), Raised> {
        self.rebuild_behind(rt, capacity, 0)
    }

    /// As [`Dict::rebuild`], with so many removed ones before the others.
    fn rebuild_behind(self, rt: &mut Runtime, capacity: usize, gap: usize) -> Result<(), Raised> {
        if capacity > MOST {
            return rt.no_memory();
        }
        let entries = rt.new_array(ENTRY * capacity)?;
        let index = if capacity > Dict::SMALL {
            let places = (capacity + capacity / 2).next_power_of_two();
            rt.allocate_sized(rt.header(Type::Blob), 16, 1, 4 * places + 8)?
        } else {
            Value::NULL
        };
        let old = self.entries().words(ELEMENTS, ENTRY * self.used());
        let kept = old.chunks_exact(ENTRY).filter(|entry| !entry[0].is_null());
        let new = entries.words_mut(ELEMENTS, ENTRY * capacity);
        new[..ENTRY * gap].fill(Value::NULL);
        let mut count = gap;
        for (from, to) in kept.zip(new.chunks_exact_mut(ENTRY).skip(gap)) {
            to.copy_from_slice(from);
            if !index.is_null() {
                insert(places(index), from[2], count);
            }
            count += 1;
        }
        rt.heap.set(self.0, 2, entries);
        rt.heap.set(self.0, 3, index);
        self.0.set_count(4, count);
        self.0.set_count(5, gap);
        Ok(())
    }

    /// Whether one more entry needs other storage.
    fn is_full(self) -> bool {
        self.used() + self.lost() >= self.entries().count(1) / ENTRY
    }

    /// How many entries there are before a position.
    fn before(self, at: usize) -> usize {
        (0..at).filter(|&at| !self.key_at(at).is_null()).count()
    }

    /// Moves the entry at a position behind all others. An iterator that is at work finds the keys changed as if it had been taken out and put in again.
    pub fn move_last(self, rt: &mut Runtime, at: usize) -> Result<(), Raised> {
        if at + 1 == self.used() {
            return Ok(());
        }
        let entry = self.entry(at);
        self.remove_at(at);
        if self.is_full()
            && let Err(Raised) = self.rebuild(rt, Dict::room_behind(self.len()))
        {
            self.put(rt, at, entry);
            return Err(Raised);
        }
        let [key, value, hash] = entry;
        self.add(rt, key, value, hash)
    }

    /// Moves the entry at a position before all others. There is room for as many moves as entries when the storage is replaced.
    pub fn move_first(self, rt: &mut Runtime, mut at: usize) -> Result<(), Raised> {
        if self.next(0).is_some_and(|(next, ..)| next == at + 1) {
            return Ok(());
        }
        if self.first() == 0 || self.is_full() {
            let (before, gap) = (self.before(at), self.len().max(Dict::SMALL));
            self.rebuild_behind(rt, Dict::room_behind(self.len()) + gap, gap)?;
            at = gap + before;
        }
        let entry = self.entry(at);
        self.remove_at(at);
        let to = self.first() - 1;
        self.put(rt, to, entry);
        self.0.set_count(5, to);
        Ok(())
    }

    /// Key, value and hash at a position.
    fn entry(self, at: usize) -> [Value; ENTRY] {
        [self.key_at(at), self.value_at(at), self.hash_at(at)]
    }

    /// Puts an entry where one was removed.
    fn put(self, rt: &mut Runtime, at: usize, entry: [Value; ENTRY]) {
        let (entries, word) = (self.entries(), ELEMENTS + ENTRY * at);
        entries.words_mut(word, ENTRY).copy_from_slice(&entry);
        rt.heap.stored(entries, word, word + 2);
        self.0.set_count(1, self.len() + 1);
        let index = self.index();
        if !index.is_null() {
            // The place of what was removed there is nobody's.
            set_lost(index, self.lost() + 1);
            insert(places(index), entry[2], at);
        }
    }

    /// Removes the entry at a position.
    pub fn remove_at(self, at: usize) {
        let index = self.index();
        if !index.is_null() {
            let table = places(index);
            let mut probe = Probe::new(self.hash_at(at), table.len());
            while table[probe.at] != at as u32 + 1 {
                probe.step();
            }
            table[probe.at] = REMOVED;
        }
        // Null is no hash, so that nothing finds the entry.
        let gone = [Value::NULL; ENTRY];
        self.entries().words_mut(ELEMENTS + ENTRY * at, ENTRY).copy_from_slice(&gone);
        self.0.set_count(1, self.len() - 1);
    }

    /// Removes the last entry, at a position: nothing is behind it.
    pub fn remove_last(self, at: usize) {
        self.remove_at(at);
        if !self.index().is_null() {
            set_lost(self.index(), self.lost() + self.used() - at);
        }
        self.0.set_count(4, at);
        self.0.set_count(5, self.first().min(at));
    }

    /// Copies the entries of a dict without removed ones into fresh storage for as many.
    pub(crate) fn take_entries(self, rt: &mut Runtime, other: Dict) {
        let (count, entries) = (other.len(), self.entries());
        let from = other.entries().words(ELEMENTS, ENTRY * count);
        entries.words_mut(ELEMENTS, ENTRY * count).copy_from_slice(from);
        if count > 0 {
            rt.heap.stored(entries, ELEMENTS, ELEMENTS + ENTRY * count);
        }
        let index = self.index();
        if !index.is_null() {
            let table = places(index);
            let theirs = other.index();
            if !theirs.is_null() && places(theirs).len() == table.len() && other.lost() == 0 {
                table.copy_from_slice(places(theirs));
            } else {
                from.chunks_exact(ENTRY)
                    .enumerate()
                    .for_each(|(at, entry)| insert(table, entry[2], at));
            }
        }
        self.0.set_count(4, count);
        self.0.set_count(1, count);
    }

    /// Removes everything.
    pub fn clear(self, rt: &mut Runtime) {
        rt.heap.set(self.0, 2, rt.known.empty_array);
        rt.heap.set(self.0, 3, Value::NULL);
        self.0.set_count(1, 0);
        self.0.set_count(4, 0);
        self.0.set_count(5, 0);
    }
}

/// How many entries a dict of CPython holds with this many places at least.
fn room(places: usize) -> usize {
    2 * places.max(8).next_power_of_two() / 3
}

/// The places of an index.
#[inline(always)]
fn places<'a>(index: Value) -> &'a mut [u32] {
    index.halves_mut(2, index.count(1) / 4 - 2)
}

/// The word of an index behind its places: see [`Dict::lost`].
#[inline(always)]
fn behind(index: Value) -> usize {
    1 + index.count(1) / 8
}

fn set_lost(index: Value, lost: usize) {
    index.set_count(behind(index), lost);
}

#[inline]
fn insert(table: &mut [u32], hash: Value, at: usize) {
    let mut probe = Probe::new(hash, table.len());
    while table[probe.at] != 0 && table[probe.at] != REMOVED {
        probe.step();
    }
    table[probe.at] = at as u32 + 1;
}

impl Runtime {
    /// A dict with string keys given as text; for tables of the runtime.
    pub fn set_text(&mut self, dict: Dict, key: &str, value: Value) -> Result<(), Raised> {
        let key = self.intern(key)?;
        dict.set_str(self, key, value)
    }

    /// KeyError with the key as its argument.
    pub fn raise_key_error<T>(&mut self, key: Value) -> Result<T, Raised> {
        let class = self.class(Type::KeyError);
        let exception = self.new_exception(class, &[key])?;
        self.raise_fresh(exception)
    }
}
