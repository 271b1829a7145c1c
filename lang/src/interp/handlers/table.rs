//! Keys of dicts and sets, for traces.
//!
//! ```text
//! i4 = call(find_key, p1, p2)           # d[key]: only looks, so that the next look for the same key is not done again,
//! guard_true(int_ge(i4, 0))             # and not at all in a loop that adds and removes nothing
//! p5 = getfield(p1, entries)
//! p6 = getitem(p5, i4)                  # the value
//! ```
//!
//! A constant key in a small dict is not looked for: the recorder guesses that it is always where it is now, and the trace checks that. So a dict
//! that a trace made, with the names of fields as its keys, is no more than its values.
//!
//! **Absent:** the interpreter, which has the runtime look and fetch in one call.

use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{
    Dict, Kind as Layout, Object, Raised, Set, Str, Type, Unknown, Value, function, hash,
};
use crate::operation::key::is_quiet as is_quiet_key;
use crate::portal::descrs::*;
use crate::portal::{keys, residual};
use crate::vm::Vm;
use sidewinder_jit::ir::CallDescr;
use sidewinder_jit::machine::{Arg, Machine};

/// Positions of constant keys are guessed where a dict of as many entries would have no index.
const SMALL: usize = Dict::SMALL;
/// Words of an entry.
const WORDS: usize = ENTRY_WORDS as usize;
/// Says that a key is not there.
const ABSENT: i64 = -1;
/// Says that only code of the program can tell whether a key is there.
const UNKNOWN: i64 = -2;

/// Whether it may be that a key of this class is hashed and found without code of the program. Of a tuple that depends on its items: the call that looks
/// for it tells.
fn is_quiet<M: Machine>(m: &M, key: Seen) -> bool {
    M::RECORDING && (is_settled(m, key) || key.kind() == Layout::Tuple && !key.is_user())
}

/// Whether keys of this class have a hash, and are found by that without running code of the program. The trace relies on the class.
pub(in crate::interp) fn is_settled<M: Machine>(m: &M, key: Seen) -> bool {
    if key.is_itself() {
        key.depend(m);
        return true;
    }
    key.is_value() || matches!(key.kind(), Layout::Singleton | Layout::Bytes) && !key.is_user()
}

/// The word in the storage of a dict where the value of a key is. `None`: this is not for traces, or the key is not there.
pub fn find<M: Machine>(m: &M, dict: M::Ref, class: Seen, key: M::Ref) -> Option<M::Int> {
    look(m, dict, class, key).ok().flatten()
}

/// As [`find`]; `None`: the key is not there.
///
/// # Errors
/// This is not for traces, or only code of the program can tell, such as the `__eq__` of a key with the same hash.
pub fn look<M: Machine>(
    m: &M,
    dict: M::Ref,
    class: Seen,
    key: M::Ref,
) -> Result<Option<M::Int>, Unknown> {
    if !class.is(Type::Dict) || !is_quiet(m, class_of(m, key)) {
        return Err(Unknown);
    }
    if let Ok(place) = guess(m, dict, key) {
        return Ok(place.map(|place| m.ci(place)));
    }
    search(m, dict, key)
}

/// As [`look`], by a call, in a dict or set. A pair that the trace has made is looked for by its two items, and need not be made for that.
fn search<M: Machine>(m: &M, table: M::Ref, key: M::Ref) -> Result<Option<M::Int>, Unknown> {
    if m.is_made_here(key)
        && class_of(m, key).is(Type::Tuple)
        && m.promote_int(m.load_int(key, TUPLE_LENGTH)) == 2
    {
        let item = |at| m.load_item(key, ITEMS_OF_TUPLE, m.ci(at));
        return tell(m, &keys::FIND_PAIR, &[table, item(0), item(1)]);
    }
    tell(m, &keys::FIND_KEY, &[table, key])
}

/// What a call that looks for a key has found: one guard, but where only code of the program can tell.
fn tell<M: Machine>(
    m: &M,
    call: &'static CallDescr,
    args: &[M::Ref],
) -> Result<Option<M::Int>, Unknown> {
    let is_absent = m.guess(call, args) == ABSENT;
    let given: Vec<_> = args.iter().map(|arg| Arg::Ref(*arg)).collect();
    let place = m.call_int(call, &given);
    if is_absent && m.branch(m.int_eq(place, m.ci(ABSENT))) {
        return Ok(None);
    }
    if m.branch(m.int_ge(place, m.ci(0))) {
        return Ok(Some(place));
    }
    if m.branch(m.int_eq(place, m.ci(ABSENT))) { Ok(None) } else { Err(Unknown) }
}

/// A dict of these keys and values. `None`: the keys are not all constants that differ, or there are too many, or there is no memory left.
pub fn make<M: Machine>(m: &M, entries: &[(M::Ref, M::Ref)]) -> Option<M::Ref> {
    let keys = entries.iter().map(|(key, _)| constant_key(m, *key)).collect::<Option<Vec<_>>>()?;
    if keys.len() > SMALL || (1..keys.len()).any(|k| keys[..k].contains(&keys[k])) {
        return None;
    }
    let storage = match keys.len() {
        0 => m.cr(vm(m).known.empty_array.bits()),
        count => m.try_new_array(vm(m).quick.entries, WORDS * Dict::room_for(count))?,
    };
    let dict = m.try_new(vm(m).quick.dicts)?;
    for (at, (key, (_, value))) in keys.iter().zip(entries).enumerate() {
        fill(m, storage, at, *key, *value)?;
    }
    let count = m.ci(keys.len() as i64);
    m.store_int(dict, TABLE_LENGTH, count);
    m.store(dict, DICT_ENTRIES, storage);
    m.store(dict, DICT_INDEX, m.cr(Value::NULL.bits()));
    m.store_int(dict, DICT_USED, count);
    Some(dict)
}

/// Gives a dict a value for a key that [`look`] did not find there.
pub fn add<M: Machine>(m: &M, dict: M::Ref, key: M::Ref, v: M::Ref) -> Result<(), Raised> {
    match add_here(m, dict, key, v) {
        Some(()) => Ok(()),
        None => m.call(&residual::DICT_ADD, &[dict, key, v]).map(drop),
    }
}

/// Gives a dict that this trace has made one more key. `None`: it is not such a dict, the key is no constant, or there is no memory left.
fn add_here<M: Machine>(m: &M, dict: M::Ref, key: M::Ref, v: M::Ref) -> Option<()> {
    if !m.is_made_here(dict) || !class_of(m, dict).is(Type::Dict) {
        return None;
    }
    let key = constant_key(m, key)?;
    let (storage, keys) = keys(m, dict)?;
    let at = keys.len();
    if at >= SMALL || keys.contains(&key) {
        return None;
    }
    let capacity = m.promote_int(m.load_int(storage, CAPACITY)) as usize;
    let mut target = storage;
    if WORDS * at == capacity {
        target = m.try_new_array(vm(m).quick.entries, WORDS * Dict::room_behind(at))?;
        for word in 0..WORDS * at {
            let array = if word % WORDS == 1 { VALUES_OF_DICT } else { KEYS_OF_DICT };
            let word = m.ci(word as i64);
            m.store_item(target, array, word, m.load_item(storage, array, word));
        }
    }
    fill(m, target, at, key, v)?;
    if WORDS * at == capacity {
        m.store(dict, DICT_ENTRIES, target);
    }
    let count = m.ci(at as i64 + 1);
    m.store_int(dict, TABLE_LENGTH, count);
    m.store_int(dict, DICT_USED, count);
    Some(())
}

/// Writes an entry.
fn fill<M: Machine>(m: &M, storage: M::Ref, at: usize, key: Value, v: M::Ref) -> Option<()> {
    let hash = vm_mut(m).hash(key).ok()? as u64;
    let word = |n: usize| m.ci((WORDS * at + n) as i64);
    m.store_item(storage, KEYS_OF_DICT, word(0), m.cr(key.bits()));
    m.store_item(storage, VALUES_OF_DICT, word(1), v);
    m.store_item(storage, KEYS_OF_DICT, word(2), m.cr(hash << 1));
    Some(())
}

/// A key that a trace names: two of these are equal only if they are the same.
fn constant_key<M: Machine>(m: &M, key: M::Ref) -> Option<Value> {
    constant(m, key).filter(|key| is_constant_key(*key))
}

fn is_constant_key(key: Value) -> bool {
    key.is_small() || key.is(Layout::Str) && key.flags() & Str::INTERNED != 0
}

/// Where a constant key is in a small dict, or that it is not in one that the trace has made; the trace makes sure of either. `None`: neither
/// can be told so cheaply. Other keys of the dict are passed over, which the trace relies on to be no matter.
fn guess<M: Machine>(m: &M, dict: M::Ref, key: M::Ref) -> Result<Option<i64>, Unknown> {
    let word = m.constant(key).ok_or(Unknown)?;
    let clash = &vm(m).keys_clash;
    if *clash {
        return Err(Unknown);
    }
    let place = m.guess(&keys::FIND_KEY, &[dict, key]);
    if place < 0 && m.is_made_here(dict) {
        let key = constant_key(m, key).ok_or(Unknown)?;
        let (_, keys) = keys(m, dict).ok_or(Unknown)?;
        return if keys.contains(&key) { Err(Unknown) } else { Ok(None) };
    }
    if !(0..SMALL as i64 * ENTRY_WORDS).contains(&place) {
        return Err(Unknown);
    }
    m.depend(std::ptr::from_ref(clash) as u64);
    let at = place / ENTRY_WORDS;
    let is_used = m.branch(m.int_lt(m.ci(at), m.load_int(dict, DICT_USED)));
    let there = m.load_item(m.load(dict, DICT_ENTRIES), KEYS_OF_DICT, m.ci(at * ENTRY_WORDS));
    let is_it = is_used && m.branch(m.ptr_eq(there, m.cr(word)));
    if is_it { Ok(Some(place)) } else { Err(Unknown) }
}

/// The word in the storage of a dict where the value of a constant key is, if that can be told by looking at one entry.
pub fn known_place<M: Machine>(m: &M, dict: M::Ref, key: Value) -> Option<M::Int> {
    if !M::RECORDING || !class_of(m, dict).is(Type::Dict) {
        return None;
    }
    guess(m, dict, m.cr(key.bits())).ok()?.map(|place| m.ci(place))
}

/// The storage and the keys, green, of a small dict whose keys are all constants, and from which nothing was removed: a trace makes sure of
/// each.
fn keys<M: Machine>(m: &M, dict: M::Ref) -> Option<(M::Ref, Vec<Value>)> {
    if !class_of(m, dict).is(Type::Dict) || !is_null(m, m.load(dict, DICT_INDEX)) {
        return None;
    }
    let used = m.promote_int(m.load_int(dict, DICT_USED));
    if m.promote_int(m.load_int(dict, TABLE_LENGTH)) != used {
        return None;
    }
    let entries = m.load(dict, DICT_ENTRIES);
    let key = |at| promoted(m, m.load_item(entries, KEYS_OF_DICT, m.ci(at * ENTRY_WORDS)));
    let keys: Vec<Value> = (0..used).map(key).collect();
    keys.iter().all(|key| is_constant_key(*key)).then_some((entries, keys))
}

/// Where a function of the program keeps an attribute that its class knows nothing of: its dict, and the word there. `None`: this is not for
/// traces, or it has no such attribute.
pub fn of_function<M: Machine>(m: &M, function: M::Ref, name: Value) -> Option<(M::Ref, M::Int)> {
    let Seen::Object(map) = class_of(m, function) else { return None };
    if !M::RECORDING || map.kind != Layout::Function || vm(m).lookup_raw(map.class, name).is_some()
    {
        return None;
    }
    let dict = m.load(function, function_word(function::word::ATTRIBUTES as u32));
    if is_null(m, dict) {
        return None;
    }
    let place = find(m, dict, class_of(m, dict), m.cr(name.bits()))?;
    Some((dict, place))
}

/// The keys of a small dict from which nothing was removed, green: a trace makes sure of each. `None`: this is not for traces, or it has
/// other keys than interned strings.
pub fn names<M: Machine>(m: &M, dict: M::Ref) -> Option<Vec<Value>> {
    if !M::RECORDING {
        return None;
    }
    let (_, keys) = keys(m, dict)?;
    keys.iter().all(|key| !key.is_small()).then_some(keys)
}

/// The value that goes with the n-th of the [`names`].
pub fn nth_value<M: Machine>(m: &M, dict: M::Ref, n: usize) -> M::Ref {
    value(m, dict, m.ci((WORDS * n + 1) as i64))
}

/// What is in a word that [`find`] gave.
pub fn value<M: Machine>(m: &M, dict: M::Ref, place: M::Int) -> M::Ref {
    m.load_item(m.load(dict, DICT_ENTRIES), VALUES_OF_DICT, place)
}

/// Puts another value there.
pub fn set_value<M: Machine>(m: &M, dict: M::Ref, place: M::Int, v: M::Ref) {
    m.store_item(m.load(dict, DICT_ENTRIES), VALUES_OF_DICT, place, v);
}

/// `dict.keys`: a view of a dict that is no object of the program's own class.
pub fn keys_view<M: Machine>(m: &M, dict: M::Ref) -> Option<M::Ref> {
    if !class_of(m, dict).is(Type::Dict) {
        return None;
    }
    let view = m.try_new(vm(m).quick.key_views)?;
    m.store_quietly(view, VIEWED, dict);
    Some(view)
}

/// Whether a key is in a dict or set, or in a view of the keys of a dict. `None`: this is not for traces, or only code of the program can tell.
pub fn contains<M: Machine>(m: &M, class: Seen, table: M::Ref, key: M::Ref) -> Option<bool> {
    if class.is(Type::DictKeys) {
        let dict = m.load(table, VIEWED);
        return Some(look(m, dict, class_of(m, dict), key).ok()?.is_some());
    }
    let is_set = matches!(class.kind(), Layout::Set | Layout::FrozenSet) && !class.is_user();
    let found = match is_set && is_quiet(m, class_of(m, key)) {
        true => search(m, table, key).ok()?,
        false => look(m, table, class, key).ok()?,
    };
    Some(found.is_some())
}

/// `dict.get`
pub fn get<M: Machine>(
    m: &M,
    dict: M::Ref,
    key: M::Ref,
    default: impl FnOnce() -> M::Ref,
) -> Option<M::Ref> {
    let place = look(m, dict, class_of(m, dict), key).ok()?;
    Some(place.map_or_else(default, |place| value(m, dict, place)))
}

/// `dict.setdefault`. `None`: this is not for traces.
pub fn get_or_set<M: Machine>(
    m: &M,
    dict: M::Ref,
    key: M::Ref,
    default: M::Ref,
) -> Option<Result<M::Ref, Raised>> {
    Some(match look(m, dict, class_of(m, dict), key).ok()? {
        Some(place) => Ok(value(m, dict, place)),
        None => add(m, dict, key, default).map(|_| default),
    })
}

/// Gives a key of a dict a value. `None`: this is not for traces.
pub fn set<M: Machine>(
    m: &M,
    dict: M::Ref,
    class: Seen,
    key: M::Ref,
    v: M::Ref,
) -> Option<Result<(), Raised>> {
    match look(m, dict, class, key).ok()? {
        Some(place) => set_value(m, dict, place, v),
        None => return Some(add(m, dict, key, v)),
    }
    Some(Ok(()))
}

/// Takes a key out of a dict: its value, if it was there. `None`: this is not for traces.
pub fn remove<M: Machine>(
    m: &M,
    dict: M::Ref,
    class: Seen,
    key: M::Ref,
) -> Option<Result<Option<M::Ref>, Raised>> {
    let Some(place) = look(m, dict, class, key).ok()? else { return Some(Ok(None)) };
    let v = value(m, dict, place);
    Some(m.call(&residual::DICT_REMOVE, &[dict, m.tag(place)]).map(|_| Some(v)))
}

/// `set.add`. `None`: this is not for traces.
pub fn include<M: Machine>(
    m: &M,
    class: Seen,
    set: M::Ref,
    key: M::Ref,
) -> Option<Result<(), Raised>> {
    if !class.is(Type::Set) {
        return None;
    }
    Some(match contains(m, class, set, key)? {
        true => Ok(()),
        false => m.call(&residual::SET_ADD_NEW, &[set, key]).map(drop),
    })
}

/// What [`Vm::find_pair`] says, if that can be told by a few loads.
fn glance_at_pair(table: Value, pair: [Value; 2]) -> Option<i64> {
    let mut hashes = [0; 2];
    for (item, hash) in pair.into_iter().zip(&mut hashes) {
        *hash = match Str::of(item) {
            Some(text) => text.hash(),
            None if item.is_small() => hash::of_small(item.as_small()),
            None => return None,
        };
    }
    let hash = hash::of_items(hashes.into_iter());
    match Dict::of(table) {
        Some(dict) => Some(dict.look_for_pair(pair, hash).ok()?.map_or(ABSENT, place_at)),
        None => {
            let there = Set::of(table)?.look_for_pair(pair, hash)?;
            Some(if there { 0 } else { ABSENT })
        }
    }
}

/// The word in the storage of a dict where the value of an entry is.
fn place_at(entry: usize) -> i64 {
    entry as i64 * ENTRY_WORDS + 1
}

impl Vm {
    /// The word in the storage of a dict where the value of a key is, 0 for what is in a set; [`ABSENT`] if the key is not there, [`UNKNOWN`] if only
    /// code of the program can tell. Good for any two values.
    #[inline(always)]
    pub(crate) fn find_key(&mut self, table: Value, key: Value) -> i64 {
        self.glance(table, key).unwrap_or_else(|| self.search_key(table, key))
    }

    /// As [`Vm::find_key`], of a tuple of these two, which is made only if they are no ints or strings, or another key has its hash.
    pub(crate) fn find_pair(&mut self, table: Value, pair: [Value; 2]) -> i64 {
        if table.is_null() || pair.iter().any(|item| item.is_null()) {
            return UNKNOWN;
        }
        if let Some(place) = glance_at_pair(table, pair) {
            return place;
        }
        match self.new_tuple(&pair) {
            Ok(key) => self.find_key(table, key),
            Err(Raised) => {
                self.take_pending();
                UNKNOWN
            }
        }
    }

    /// What [`Vm::find_key`] says, if that can be told by a few loads.
    #[inline(always)]
    fn glance(&mut self, table: Value, key: Value) -> Option<i64> {
        let hash = if key.is_small() {
            hash::of_small(key.as_small())
        } else if let Some(text) = Str::of(key) {
            text.known_hash()?
        } else if key.is_object() && key.map().is_itself() {
            self.hash_of_identity(key)
        } else {
            return None;
        };
        match Dict::of(table) {
            Some(dict) => Some(dict.look(key, hash).ok()?.map_or(ABSENT, place_at)),
            None => Set::of(table)?.look(key, hash).map(|there| if there { 0 } else { ABSENT }),
        }
    }

    #[inline(never)]
    fn search_key(&mut self, table: Value, key: Value) -> i64 {
        if table.is_null() || key.is_null() || !is_quiet_key(key) {
            return UNKNOWN;
        }
        let place = match table.kind() {
            Layout::Dict => {
                let found = Dict(table).position_quietly(self, key);
                found.map(|at| at.map_or(ABSENT, place_at))
            }
            Layout::Set | Layout::FrozenSet => {
                let found = Set(table).contains_quietly(self, key);
                found.map(|there| if there { 0 } else { ABSENT })
            }
            _ => Err(Unknown),
        };
        place.unwrap_or(UNKNOWN)
    }
}
