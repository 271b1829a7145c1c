//! Keys of dicts and sets: what can be told of them without running code of the program.

use crate::object::{Event, Kind, Object, Raised, Str, Subject, Tuple, Unknown, Value};
use crate::vm::Vm;

/// Tuples in tuples are followed so deep.
const DEEPEST: u32 = 32;

/// Whether a value is hashed, and compared with its like, without code of the program, whatever that does to its classes. Of a tuple that depends on
/// its items.
fn is_value(value: Value) -> bool {
    match value.kind() {
        Kind::Hole => value.is_small(),
        kind => matches!(
            kind,
            Kind::BigInt
                | Kind::Float
                | Kind::Complex
                | Kind::Str
                | Kind::Bool
                | Kind::Singleton
                | Kind::Bytes
                | Kind::Tuple
        ),
    }
}

/// Whether a key is hashed without code of the program, and none of it runs to compare it with others of this kind.
pub(crate) fn is_quiet(key: Value) -> bool {
    fn down(key: Value, depth: u32) -> bool {
        let Some(tuple) = Tuple::of(key) else {
            return is_value(key) || key.is_object() && key.map().is_itself();
        };
        let is_plain = |item: Value| item.is_small() || item.is(Kind::Str);
        depth > 0 && tuple.items().iter().all(|&item| is_plain(item) || down(item, depth - 1))
    }
    down(key, DEEPEST)
}

impl Vm {
    /// Whether two keys are equal. `None`: only code of the program can tell.
    #[inline]
    pub(crate) fn equal_quietly(&mut self, a: Value, b: Value) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        match (Str::of(a), Str::of(b)) {
            (Some(a), Some(b)) => Some(a.text() == b.text()),
            _ => self.compare_quietly(a, b, DEEPEST),
        }
    }

    /// What a search for a key finds that asks which of the keys with its hash are the same.
    #[inline(always)]
    pub(in crate::operation) fn search_quietly<T>(
        &mut self,
        key: Value,
        search: impl FnOnce(&mut dyn FnMut(Value) -> bool) -> T,
    ) -> Result<T, Unknown> {
        let mut strange = false;
        let found = search(&mut |other| {
            self.equal_quietly(other, key).unwrap_or_else(|| {
                strange = true;
                true
            })
        });
        if strange { Err(Unknown) } else { Ok(found) }
    }

    /// The hash of a key that [is quiet](is_quiet). A tuple that is too deep has none.
    pub(in crate::operation) fn hash_quietly(&mut self, key: Value) -> Result<i64, Unknown> {
        self.hash(key).map_err(|Raised| {
            self.take_pending();
            Unknown
        })
    }

    fn compare_quietly(&mut self, a: Value, b: Value, depth: u32) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        if !is_value(a) || !is_value(b) || depth == 0 {
            return None;
        }
        match (Tuple::of(a), Tuple::of(b)) {
            (Some(a), Some(b)) if a.items() == b.items() => Some(true),
            (Some(a), Some(b)) => {
                for (&a, &b) in a.items().iter().zip(b.items()) {
                    if !self.compare_quietly(a, b, depth - 1)? {
                        return Some(false);
                    }
                }
                Some(a.len() == b.len())
            }
            (None, None) => self.equal(a, b).ok(),
            _ => Some(false),
        }
    }

    /// Two keys with one hash that are different are looked for in one dict. If code of the program had to tell that, and traces guess where one of them
    /// is, they must not pass the other one over from now on.
    #[cold]
    pub(crate) fn have_clashed(&mut self, a: Value, b: Value) {
        let is_told = self.equal_quietly(a, b).is_some();
        if !is_told && !self.keys_clash && (is_quiet(a) || is_quiet(b)) {
            self.keys_clash = true;
            self.happens(Event::KeysClash, Subject::All);
        }
    }
}
