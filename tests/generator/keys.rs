//! Keys that hash and compare themselves, and functions with loops that call themselves: both run code of the program where compiled code
//! would rather go on.
//!
//! Hashes are small and not negative: where they are not, how often a search asks one key is CPython's own business. Frames are counted up to the
//! module's: who runs that differs.

use super::expression::Scope;
use super::statement::Body;

/// What these need at module level.
pub const PRELUDE: &str = r#"
from sys import _getframe


class Key:
    def __init__(self, v, h=None):
        self.v, self.h = v, h

    def __hash__(self):
        return hash(self.v) if self.h is None else self.h

    def __eq__(self, other):
        if isinstance(other, Key):
            return self.v == other.v
        return self.v == other if type(other) is int else NotImplemented


class Moody(Key):
    moods = []

    def __eq__(self, other):
        if self.moods:
            mood = self.moods.pop()
            if mood == 5:
                raise Own("mood")
            keyed.pop(Key(mood), None)
        return Key.__eq__(self, other)

    __hash__ = Key.__hash__


class Pair:
    def __init__(self, x, y=0):
        self.x, self.y = x, y

    def __hash__(self):
        return hash((self.x, self.y))

    def __eq__(self, other):
        if other.__class__ is self.__class__:
            return (self.x, self.y) == (other.x, other.y)
        return NotImplemented


keyed = {Pair(1): 1, Key(2): 2, 3: 3}
members = {Key(1), Pair(2, 0)}


def falls(n, k):
    total = 0
    for q in range(n % 3 + 1):
        if n <= 0:
            if k == 3:
                raise Own(n)
            return deep(_getframe()) if k == 4 else lim(total + k)
        total = lim(total + falls(n - 1 - q, k))
    return total


def deep(frame):
    count = 0
    while frame.f_code.co_name != "<module>":
        frame, count = frame.f_back, count + frame.f_lineno % 2 + 1
    return count

"#;

impl Body<'_> {
    /// Dicts and sets whose keys have a hash of their own.
    pub(super) fn keyed(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let (a, b) = (scope.number(self.random, 0), scope.number(self.random, 0));
        let few = self.random.between(0, 4);
        let every = self.random.between(3, 30);
        let keys = [
            format!("Pair(i % 4, {few})"),
            format!("Pair(({few}, i % 3))"),
            format!("Pair({a})"),
            format!("Key(i % 5, {few})"),
            format!("Key({few})"),
            format!("Key(i % 4, i % 2 + {few})"),
            format!("Moody(i % 4, {few})"),
            format!("i % {}", few + 2),
        ];
        let key = self.random.pick(&keys).clone();
        let name = self.fresh("y");
        self.out.open("try:");
        match self.random.below(10) {
            0 | 1 => self.out.line(&format!("keyed[{key}] = {b}")),
            2 => self.out.line(&format!("{target} = lim(keyed.get({key}, {few}))")),
            3 => self.out.line(&format!("{target} = lim(keyed[{key}])")),
            4 => self.out.line(&format!("{target} = ({key} in keyed) + ({key} not in members)")),
            5 => self.out.line(&format!("members.add({key})")),
            6 => self.out.line(&format!("{target} = lim(keyed.setdefault({key}, {few}))")),
            7 => self.out.line(&format!(
                "{target} = len({{Pair({name} % 3, i % 2) for {name} in range({few} + 3)}}) + len(members)"
            )),
            8 => {
                // The table changes while it is searched, or the search fails.
                self.out.line(&format!("if i % {every} == {few}: Moody.moods.append({few} + 1)"));
                self.out.line(&format!("{target} = lim(keyed.get({key}, {few}))"));
            }
            _ => {
                // No hash at times.
                self.out.line(&format!(
                    "{target} = keyed.get(Key({few}, 'no' if i % {every} == 1 else {few}), 1)"
                ));
            }
        }
        self.out.close();
        self.out.line(&format!("except KeyError as e: {target} = len(e.args)"));
        self.out.line("except (Own, TypeError) as e: note(errors, e)");
        self.out.line("small(keyed)");
        self.out.line("if len(members) > 9: members.clear()");
    }

    /// A function with a loop that calls itself.
    pub(super) fn falls(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.assign(scope) };
        let a = scope.number(self.random, 0);
        let (few, every) = (self.random.between(1, 5), self.random.between(2, 30));
        let other = *self.random.pick(&["3", "4", "2**70", "0.5"]);
        let depth = *self.random.pick(&["i % 5", "3", "4"]);
        let k = match self.random.below(3) {
            0 => format!("{other} if i % {every} == {few} else {few}"),
            1 => format!("{a} if i % {every} else {few}"),
            _ => few.to_string(),
        };
        self.out.line(&format!("try: {target} = falls({depth}, {k})"));
        self.out.line("except Own as e: mark(str(e))");
        if self.random.chance(30) {
            self.out.line(&format!("{target} = len([{target}] * (i % {every}))"));
        }
    }
}
