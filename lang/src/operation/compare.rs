//! Comparisons and membership.

use super::iterate::Next;
use crate::object::list::items_of;
use crate::object::memoryview::octets;
use crate::object::words::{builtin, method, range, slice, view};
use crate::object::{
    ByteArray, Bytes, ClassFlags, Dict, Int, Kind, Name, Object, Raised, Set, Str, Type, Value,
    complex, float, instance,
};
use crate::vm::Vm;
use std::cmp::Ordering;

/// Added to the number of a comparison when the right operand is asked.
pub const REFLECTED: i64 = 8;

/// A comparison operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

use Comparison::*;

impl Comparison {
    /// All of them, in the order of the enum.
    pub const ALL: &'static [Comparison] = &[Lt, Le, Eq, Ne, Gt, Ge];

    /// As it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Lt => "<",
            Le => "<=",
            Eq => "==",
            Ne => "!=",
            Gt => ">",
            Ge => ">=",
        }
    }

    /// The special method.
    pub const fn method(self) -> Name {
        match self {
            Lt => Name::Lt,
            Le => Name::Le,
            Eq => Name::Eq,
            Ne => Name::Ne,
            Gt => Name::Gt,
            Ge => Name::Ge,
        }
    }

    /// The operator that says the same with the operands the other way round.
    pub fn swapped(self) -> Comparison {
        match self {
            Lt => Gt,
            Le => Ge,
            Eq => Eq,
            Ne => Ne,
            Gt => Lt,
            Ge => Le,
        }
    }

    /// Whether operands in this order satisfy it.
    #[inline]
    pub fn holds(self, order: Ordering) -> bool {
        match self {
            Lt => order.is_lt(),
            Le => order.is_le(),
            Eq => order.is_eq(),
            Ne => order.is_ne(),
            Gt => order.is_gt(),
            Ge => order.is_ge(),
        }
    }
}

/// Whether the special methods of the value's class say what it does, which may be the program's.
#[inline(always)]
pub fn is_user(value: Value) -> bool {
    match value.kind() {
        Kind::Class | Kind::Module => value.map().class.is_user(),
        kind => kind.by_methods(),
    }
}

/// One of two numbers is a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unordered;

/// How two numbers compare; `None` if one is no number.
#[inline]
pub fn order_numbers(a: Value, b: Value) -> Option<Result<Ordering, Unordered>> {
    if let (Some(a), Some(b)) = (a.as_float(), b.as_float()) {
        return Some(a.partial_cmp(&b).ok_or(Unordered));
    }
    match (Int::of(a), Int::of(b)) {
        (Some(Int::Small(a)), Some(Int::Small(b))) => Some(Ok(a.cmp(&b))),
        (Some(a), Some(b)) => Some(Ok(order_ints(a, b))),
        (None, Some(b)) => Some(float::compare_with_int(a.as_float()?, b).ok_or(Unordered)),
        (Some(a), None) => {
            let order = float::compare_with_int(b.as_float()?, a).ok_or(Unordered);
            Some(order.map(Ordering::reverse))
        }
        (None, None) => None,
    }
}

/// How two values compare if that is decided without running anything: numbers, strings, and tuples and lists of such.
/// `None`: it is not, or they do not compare.
pub fn plain_order(vm: &Vm, a: Value, b: Value) -> Option<Ordering> {
    if a.is_small() && b.is_small() {
        return Some((a.bits() as i64).cmp(&(b.bits() as i64)));
    }
    match (a.kind(), b.kind()) {
        (Kind::Str, Kind::Str) => Some(Str(a).order(Str(b))),
        (Kind::Tuple, Kind::Tuple) | (Kind::List, Kind::List) => {
            let (x, y) = (items_of(vm, a), items_of(vm, b));
            for (a, b) in x.iter().zip(y) {
                if a == b {
                    continue;
                }
                // What contains itself is not for this.
                let nested = matches!(a.kind(), Kind::List | Kind::Tuple);
                let order = if nested { None } else { plain_order(vm, *a, *b) };
                if order? != Ordering::Equal {
                    return order;
                }
            }
            Some(x.len().cmp(&y.len()))
        }
        _ => order_numbers(a, b)?.ok(),
    }
}

fn order_ints(a: Int, b: Int) -> Ordering {
    let signs = b.is_negative().cmp(&a.is_negative());
    signs.then_with(|| match (a, b) {
        (Int::Big(x), Int::Big(y)) => {
            let (x_limbs, y_limbs) = (x.limbs(), y.limbs());
            let magnitude = x_limbs
                .len()
                .cmp(&y_limbs.len())
                .then_with(|| x_limbs.iter().rev().cmp(y_limbs.iter().rev()));
            if x.is_negative() { magnitude.reverse() } else { magnitude }
        }
        _ => a.clamped().cmp(&b.clamped()),
    })
}

/// What goes too deep here.
const COMPARING: &str = " in comparison";

impl Vm {
    /// A comparison of values of builtin classes.
    pub fn builtin_compare(&mut self, op: Comparison, a: Value, b: Value) -> Result<Value, Raised> {
        if let Some(order) = order_numbers(a, b) {
            return Ok(self.bool(order.map_or(op == Ne, |order| op.holds(order))));
        }
        let answer = match (a.kind(), b.kind()) {
            (Kind::Complex, _) | (_, Kind::Complex) => {
                let (z, other) = if a.is(Kind::Complex) { (a, b) } else { (b, a) };
                let same = z.as_complex().and_then(|z| complex::equals(z, other));
                match (op, same) {
                    (Eq, Some(same)) => same,
                    (Ne, Some(same)) => !same,
                    _ => return Ok(self.not_implemented()),
                }
            }
            (Kind::Str, Kind::Str) => {
                let (x, y) = (Str(a).text(), Str(b).text());
                match op {
                    Eq => a == b || x == y,
                    Ne => a != b && x != y,
                    _ => op.holds(Str(a).order(Str(b))),
                }
            }
            (Kind::Bytes, Kind::Bytes) => op.holds(Bytes(a).data().cmp(Bytes(b).data())),
            (Kind::ByteArray, Kind::MemoryView) if octets(self, b).is_some() => {
                let other = self.required_bytes(b)?;
                op.holds(ByteArray(a).data(self).cmp(&other))
            }
            (Kind::MemoryView, Kind::ByteArray)
                if !matches!(op, Eq | Ne) && octets(self, a).is_some() =>
            {
                let one = self.required_bytes(a)?;
                op.holds((*one).cmp(ByteArray(b).data(self)))
            }
            (Kind::MemoryView, _) | (_, Kind::MemoryView) => match (op, self.equal_views(a, b)?) {
                (Eq, Some(same)) => same,
                (Ne, Some(same)) => !same,
                _ => return Ok(self.not_implemented()),
            },
            (Kind::ByteArray, _) | (_, Kind::ByteArray) => match (octets(self, a), octets(self, b))
            {
                (Some(x), Some(y)) => op.holds(x.cmp(&y)),
                _ => return Ok(self.not_implemented()),
            },
            (Kind::Tuple, Kind::Tuple) | (Kind::List, Kind::List) => {
                return self.compare_sequences(op, a, b);
            }
            (Kind::Dict, Kind::Dict) if matches!(op, Eq | Ne) => {
                self.nested_in(COMPARING, |vm| Dict(a).equal(vm, Dict(b)))? == (op == Eq)
            }
            (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet) => {
                self.compare_sets(op, Set(a), Set(b))?
            }
            (Kind::DictView, _) | (_, Kind::DictView) => return self.compare_views(op, a, b),
            (Kind::Range, Kind::Range) if matches!(op, Eq | Ne) => {
                self.equal_ranges(a, b)? == (op == Eq)
            }
            (Kind::Slice, Kind::Slice) => {
                let [x, y] = [a, b].map(|slice| {
                    [slice.field(slice::START), slice.field(slice::STOP), slice.field(slice::STEP)]
                });
                let (x, y) = (self.new_tuple(&x)?, self.new_tuple(&y)?);
                return self.compare_sequences(op, x, y);
            }
            (Kind::Alias, Kind::Alias) | (Kind::Union, Kind::Union) if matches!(op, Eq | Ne) => {
                self.nested(|vm| vm.equal_aliases(a, b))? == (op == Eq)
            }
            (Kind::Method, Kind::Method) if matches!(op, Eq | Ne) => {
                let same = a.field(method::OBJECT) == b.field(method::OBJECT)
                    && self.equal(a.field(method::FUNCTION), b.field(method::FUNCTION))?;
                same == (op == Eq)
            }
            (Kind::Builtin, Kind::Builtin) if matches!(op, Eq | Ne) => {
                (a.raw(1) == b.raw(1) && a.field(builtin::OBJECT) == b.field(builtin::OBJECT))
                    == (op == Eq)
            }
            _ => return Ok(self.not_implemented()),
        };
        Ok(self.bool(answer))
    }

    fn compare_sequences(&mut self, op: Comparison, a: Value, b: Value) -> Result<Value, Raised> {
        // Both kinds have their length in the same place. Tuples are asked for their items first.
        if a.is(Kind::List) && matches!(op, Eq | Ne) && a.count(1) != b.count(1) {
            return Ok(self.bool(op == Ne));
        }
        self.nested_in(COMPARING, |vm| {
            let mut at = 0;
            // Lengths are looked at each time: comparing may change a list.
            loop {
                let (x, y) = (items_of(vm, a), items_of(vm, b));
                if at >= x.len() || at >= y.len() {
                    return Ok(vm.bool(op.holds(x.len().cmp(&y.len()))));
                }
                let (x, y) = (x[at], y[at]);
                vm.hear_each(at, 1024)?;
                if !vm.equal(x, y)? {
                    let (x_length, y_length) = (a.count(1), b.count(1));
                    if at >= x_length.min(y_length) {
                        // Asking has made one of them shorter.
                        return Ok(vm.bool(op.holds(x_length.cmp(&y_length))));
                    }
                    // The items that are there now.
                    let (x, y) = (items_of(vm, a)[at], items_of(vm, b)[at]);
                    return match op {
                        Eq => Ok(vm.bool(false)),
                        Ne => Ok(vm.bool(true)),
                        _ => vm.compare(op, x, y),
                    };
                }
                at += 1;
            }
        })
    }

    fn compare_sets(&mut self, op: Comparison, a: Set, b: Set) -> Result<bool, Raised> {
        Ok(match op {
            Eq => a.len() == b.len() && a.is_subset(self, b)?,
            Ne => a.len() != b.len() || !a.is_subset(self, b)?,
            Le => a.is_subset(self, b)?,
            Lt => a.len() < b.len() && a.is_subset(self, b)?,
            Ge => b.is_subset(self, a)?,
            Gt => b.len() < a.len() && b.is_subset(self, a)?,
        })
    }

    /// Keys and items compare as sets do.
    fn compare_views(&mut self, op: Comparison, a: Value, b: Value) -> Result<Value, Raised> {
        // A proxy compares as what it shows.
        let shown = [a, b].map(|value| match self.is_exactly(value, Type::MappingProxy) {
            true => value.field(view::DICT),
            false => value,
        });
        if shown != [a, b] {
            return self.compare(op, shown[0], shown[1]);
        }
        let set_like = |vm: &Vm, value: Value| {
            let is_view =
                vm.is_exactly(value, Type::DictKeys) || vm.is_exactly(value, Type::DictItems);
            is_view || Set::of(value).is_some()
        };
        if !set_like(self, a) || !set_like(self, b) {
            return Ok(self.not_implemented());
        }
        // Items are looked up by their keys, and their values need no hash.
        let (x, y) = (self.length(a)?, self.length(b)?);
        let answer = match op {
            Eq => x == y && self.all_within(a, b)?,
            Ne => x != y || !self.all_within(a, b)?,
            Le => x <= y && self.all_within(a, b)?,
            Lt => x < y && self.all_within(a, b)?,
            Ge => x >= y && self.all_within(b, a)?,
            Gt => x > y && self.all_within(b, a)?,
        };
        Ok(self.bool(answer))
    }

    /// Whether all items of one are in the other.
    fn all_within(&mut self, items: Value, container: Value) -> Result<bool, Raised> {
        let mut all = true;
        self.for_each(items, |vm, item| {
            all = vm.contains(container, item)?;
            Ok(all)
        })?;
        Ok(all)
    }

    fn equal_ranges(&mut self, a: Value, b: Value) -> Result<bool, Raised> {
        if !self.equal(a.field(range::LENGTH), b.field(range::LENGTH))? {
            return Ok(false);
        }
        if a.field(range::LENGTH) == Value::small(0) {
            return Ok(true);
        }
        if !self.equal(a.field(range::START), b.field(range::START))? {
            return Ok(false);
        }
        Ok(a.field(range::LENGTH) == Value::small(1)
            || self.equal(a.field(range::STEP), b.field(range::STEP))?)
    }

    /// `a op b`, as any value.
    pub fn compare(&mut self, op: Comparison, a: Value, b: Value) -> Result<Value, Raised> {
        if a.is_small() && b.is_small() {
            return Ok(self.bool(op.holds(a.as_small().cmp(&b.as_small()))));
        }
        let answer = if is_user(a) || is_user(b) {
            let (kept, other) = (instance::as_kept(a), instance::as_kept(b));
            if op == Eq && !is_user(kept) && !is_user(other) {
                return self.compare(op, kept, other);
            }
            self.nested(|vm| vm.compare_by_methods(op, a, b))?
        } else {
            self.builtin_compare(op, a, b)?
        };
        if answer != self.not_implemented() {
            return Ok(answer);
        }
        self.compare_otherwise(op, a, b)
    }

    /// `a op b` after one operand has declined: the other one's method, and what is left if that declines too.
    pub fn compare_last(&mut self, number: i64, a: Value, b: Value) -> Result<Value, Raised> {
        let reflected = number >= REFLECTED;
        let op = Comparison::ALL[(number % REFLECTED) as usize];
        let (of, with, own) = if reflected { (b, a, op.swapped()) } else { (a, b, op) };
        if let Some(method) = self.special(of, own.method()) {
            let answer = self.nested(|vm| vm.call_special(method, of, &[with]))?;
            if answer != self.not_implemented() {
                return Ok(answer);
            }
        }
        self.compare_otherwise(op, a, b)
    }

    /// What a comparison means that neither operand implements: identity, or TypeError.
    pub fn compare_otherwise(
        &mut self,
        op: Comparison,
        a: Value,
        b: Value,
    ) -> Result<Value, Raised> {
        if a != b
            && let Some((a, b)) = self.with_plain_dicts(a, b)?
        {
            return self.compare(op, a, b);
        }
        match op {
            Eq => Ok(self.bool(a == b)),
            Ne => Ok(self.bool(a != b)),
            _ => {
                let text = format!(
                    "'{}' not supported between instances of '{}' and '{}'",
                    op.symbol(),
                    self.type_name(a),
                    self.type_name(b)
                );
                self.raise(Type::TypeError, text)
            }
        }
    }

    fn compare_by_methods(&mut self, op: Comparison, a: Value, b: Value) -> Result<Value, Raised> {
        let (class_a, class_b) = (self.class_of(a), self.class_of(b));
        let reflected_first = class_a != class_b && class_b.is_subclass(class_a);
        let tries = if reflected_first {
            [(b, a, op.swapped()), (a, b, op)]
        } else {
            [(a, b, op), (b, a, op.swapped())]
        };
        for (of, with, op) in tries {
            if let Some(method) = self.special(of, op.method()) {
                let answer = self.call_special(method, of, &[with])?;
                if answer != self.not_implemented() {
                    return Ok(answer);
                }
            }
        }
        Ok(self.not_implemented())
    }

    /// Whether `a is b or a == b`, as containers compare their items.
    #[inline]
    pub fn equal(&mut self, a: Value, b: Value) -> Result<bool, Raised> {
        if a == b {
            return Ok(true);
        }
        if a.is_small() && b.is_small() {
            return Ok(false);
        }
        self.equal_slowly(a, b)
    }

    fn equal_slowly(&mut self, a: Value, b: Value) -> Result<bool, Raised> {
        if let (Some(a), Some(b)) = (Str::of(a), Str::of(b)) {
            let (a, b) = (a.text().as_bytes(), b.text().as_bytes());
            // Most differ in the first byte or in how many there are.
            return Ok(a.len() == b.len() && a.first() == b.first() && a == b);
        }
        // Most of what is left are numbers and constants, which run no code of the program.
        if let Some(order) = order_numbers(a, b) {
            return Ok(order == Ok(Ordering::Equal));
        }
        let is_plain = |value: Value| {
            use Kind::{Bool, Dict, Float, Hole, List, Singleton, Str, Tuple};
            matches!(value.kind(), Bool | Dict | Float | Hole | List | Singleton | Str | Tuple)
        };
        if (a.is(Kind::Singleton) && is_plain(b)) || (b.is(Kind::Singleton) && is_plain(a)) {
            return Ok(false);
        }
        let (kept, other) = (instance::as_kept(a), instance::as_kept(b));
        if (kept, other) != (a, b) && !is_user(kept) && !is_user(other) {
            return self.equal(kept, other);
        }
        let plain = |vm: &Vm, value: Value| {
            is_user(value)
                && !vm.class_of(value).flags.get().has(ClassFlags::EQ)
                && instance::payload(value) == value
        };
        if plain(self, a) && plain(self, b) {
            return Ok(false);
        }
        let answer = self.compare(Eq, a, b)?;
        self.truth(answer)
    }

    /// `a op b`, as a truth value.
    #[inline]
    pub fn holds(&mut self, op: Comparison, a: Value, b: Value) -> Result<bool, Raised> {
        let answer = self.compare(op, a, b)?;
        self.truth(answer)
    }

    /// `a < b`, for sorting and the like.
    #[inline]
    pub fn less(&mut self, a: Value, b: Value) -> Result<bool, Raised> {
        match plain_order(self, a, b) {
            Some(order) => Ok(order.is_lt()),
            None => self.holds(Lt, a, b),
        }
    }

    /// `item in container`, for builtin classes of containers; `None` for others.
    pub fn builtin_contains(
        &mut self,
        container: Value,
        item: Value,
    ) -> Result<Option<bool>, Raised> {
        Ok(Some(match container.kind() {
            Kind::List | Kind::Tuple => {
                let mut at = 0;
                loop {
                    let Some(other) = items_of(self, container).get(at).copied() else {
                        break false;
                    };
                    self.hear_each(at, 1024)?;
                    if self.equal(other, item)? {
                        break true;
                    }
                    at += 1;
                }
            }
            Kind::Dict => Dict(container).position(self, item)?.is_some(),
            Kind::Set | Kind::FrozenSet => self.set_contains(Set(container), item)?,
            Kind::Str => {
                let Some(part) = Str::of(instance::payload(item)) else {
                    let text = format!(
                        "'in <string>' requires string as left operand, not {}",
                        self.type_name(item)
                    );
                    return self.raise(Type::TypeError, text);
                };
                Str(container).text().contains(part.text())
            }
            Kind::Bytes | Kind::ByteArray => self.bytes_contain(container, item)?,
            Kind::Range if Int::of(item).is_some() => self.range_index(container, item)?.is_some(),
            Kind::Range => {
                let iterator = self.iter(container)?;
                loop {
                    let Next::Item(other) = self.next(iterator)? else { break false };
                    if self.equal(other, item)? {
                        break true;
                    }
                }
            }
            Kind::DictView => self.view_contains(container, item)?,
            _ => return Ok(None),
        }))
    }

    /// `item in set`; a set as item stands for the frozenset of its keys.
    pub fn set_contains(&mut self, set: Set, item: Value) -> Result<bool, Raised> {
        let item = self.set_key(item)?;
        set.contains(self, item)
    }

    /// `item in container`.
    pub fn contains(&mut self, container: Value, item: Value) -> Result<bool, Raised> {
        if let Some(answer) = self.builtin_contains(container, item)? {
            return Ok(answer);
        }
        if let Some(method) = self.special(container, Name::Contains) {
            if method == self.none() {
                let text = format!("'{}' object is not a container", self.type_name(container));
                return self.raise(Type::TypeError, text);
            }
            let answer = self.call_special(method, container, &[item])?;
            return self.truth(answer);
        }
        let iterator = self.iter_or(container, |vm| {
            format!("argument of type '{}' is not iterable", vm.type_name(container))
        })?;
        while let Next::Item(other) = self.next(iterator)? {
            if self.equal(other, item)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
