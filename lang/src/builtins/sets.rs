//! Methods of sets and frozensets.

use super::{ANY, DICT_READ, DICT_WRITE};
use crate::object::{Dict, Kind, Raised, Set, Type, Value, instance::payload};
use crate::operation::Operator;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of sets only.
    SET of Set;
    known SetAdd "add" add (1, 1) "(object)" ANY;
    "discard" discard (1, 1) "(object)" ANY;
    "remove" remove (1, 1) "(object)" ANY;
    "pop" pop (0, 0) "()" DICT_WRITE;
    "clear" clear (0, 0) "()" DICT_WRITE;
    "update" update (0, 255) "(*others)" ANY;
    "difference_update" difference_update (0, 255) "(*others)" ANY;
    "intersection_update" intersection_update (0, 255) "(*others)" ANY;
    "symmetric_difference_update" symmetric_update (1, 1) "(other)" ANY;
}

crate::builtins! {
    /// Methods of sets that frozensets have too.
    SHARED of Set;
    "copy" copy (0, 0) "()" DICT_READ;
    "union" union (0, 255) "(*others)" ANY;
    "intersection" intersection (0, 255) "(*others)" ANY;
    "difference" difference (0, 255) "(*others)" ANY;
    "symmetric_difference" symmetric (1, 1) "(other)" ANY;
    "issubset" is_subset (1, 1) "(other)" ANY;
    "issuperset" is_superset (1, 1) "(other)" ANY;
    "isdisjoint" is_disjoint (1, 1) "(other)" ANY;
}

crate::builtins! {
    /// Methods of frozensets only.
    FROZEN of FrozenSet;
    "copy" itself (0, 0) "()" DICT_READ;
}

crate::builtins! {
    /// Methods of frozensets that sets have too.
    SHARED_FROZEN of FrozenSet;
    "union" union (0, 255) "(*others)" ANY;
    "intersection" intersection (0, 255) "(*others)" ANY;
    "difference" difference (0, 255) "(*others)" ANY;
    "symmetric_difference" symmetric (1, 1) "(other)" ANY;
    "issubset" is_subset (1, 1) "(other)" ANY;
    "issuperset" is_superset (1, 1) "(other)" ANY;
    "isdisjoint" is_disjoint (1, 1) "(other)" ANY;
}

fn this(args: Args) -> Set {
    Set(payload(args.get(0)))
}

/// The class of what a method makes.
fn class_of(set: Set) -> Type {
    if set.0.is(Kind::FrozenSet) { Type::FrozenSet } else { Type::Set }
}

fn add(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).add(vm, args.get(1))?;
    Ok(vm.none())
}

fn discard(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let key = vm.set_key(args.get(1))?;
    this(args).remove(vm, key)?;
    Ok(vm.none())
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let key = vm.set_key(args.get(1))?;
    if !this(args).remove(vm, key)? {
        return vm.raise_key_error(args.get(1));
    }
    Ok(vm.none())
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match this(args).pop() {
        Some(key) => Ok(key),
        None => {
            let text = vm.new_str("pop from an empty set")?;
            vm.raise_with(Type::KeyError, &[text])
        }
    }
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).clear(vm);
    Ok(vm.none())
}

/// An argument as a set: itself if it is one.
fn as_set(vm: &mut Vm, value: Value) -> Result<Set, Raised> {
    match Set::of(payload(value)) {
        Some(set) => Ok(set),
        None => vm.to_set(value, Type::Set),
    }
}

fn update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    for at in 1..args.len() {
        vm.update_set(this(args), args.get(at))?;
    }
    Ok(vm.none())
}

fn difference_update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    for at in 1..args.len() {
        subtract(vm, this(args), args.get(at))?;
    }
    Ok(vm.none())
}

/// Removes what `other` has from a set.
pub(super) fn subtract(vm: &mut Vm, set: Set, other: Value) -> Result<(), Raised> {
    if let Some(other) = Set::of(payload(other)) {
        return vm.change_set(Operator::Sub, set, other);
    }
    vm.for_each(other, |vm, item| set.remove(vm, item).map(|_| true))?;
    set.gather(vm)
}

fn intersection_update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let kept = intersection(vm, args)?;
    this(args).take(vm, Set(kept));
    Ok(vm.none())
}

fn symmetric_update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let other = args.get(1);
    if let Some(dict) = Dict::of(other) {
        // In the order of the dict, which comparing keys may change: that is no error.
        let mut at = 0;
        while let Some((next, key, _)) = dict.next(at) {
            at = next;
            vm.toggle(this(args), key)?;
        }
    } else {
        let other = as_set(vm, other)?;
        vm.change_set(Operator::Xor, this(args), other)?;
    }
    Ok(vm.none())
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(args).copy(vm, class_of(this(args)))?.0)
}

fn itself(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(args).0)
}

fn union(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let set = this(args).copy(vm, class_of(this(args)))?;
    for at in 1..args.len() {
        vm.update_set(set, args.get(at))?;
    }
    Ok(set.0)
}

fn intersection(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut set = this(args);
    if args.len() == 1 {
        return copy(vm, args);
    }
    for at in 1..args.len() {
        let other = args.get(at);
        if Set::of(payload(other)).is_some() {
            set = Set(vm.builtin_binary(Operator::And, set.0, payload(other))?);
            continue;
        }
        let common = Set::new(vm, class_of(set))?;
        vm.for_each(other, |vm, item| {
            if set.contains(vm, item)? {
                common.add(vm, item)?;
            }
            Ok(true)
        })?;
        set = common;
    }
    Ok(set.0)
}

fn difference(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() == 1 {
        return copy(vm, args);
    }
    let (set, first) = (this(args), args.get(1));
    let left = if Set::of(payload(first)).is_some() {
        Set(vm.builtin_binary(Operator::Sub, set.0, payload(first))?)
    } else if let Some(dict) = Dict::of(first)
        && set.len() >> 2 <= dict.len()
    {
        not_in_dict(vm, set, dict)?
    } else {
        let left = set.copy(vm, class_of(set))?;
        subtract(vm, left, first)?;
        left
    };
    for at in 2..args.len() {
        subtract(vm, left, args.get(at))?;
    }
    Ok(left.0)
}

/// The keys of a set that are no keys of a dict.
fn not_in_dict(vm: &mut Vm, set: Set, dict: Dict) -> Result<Set, Raised> {
    let left = Set::new(vm, class_of(set))?;
    let mut at = 0;
    while let Some((next, key)) = set.next(at) {
        at = next;
        if dict.position(vm, key)?.is_none() {
            left.add(vm, key)?;
        }
    }
    Ok(left)
}

fn symmetric(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (set, other) = (this(args), args.get(1));
    if Set::of(payload(other)).is_some() {
        return vm.builtin_binary(Operator::Xor, set.0, payload(other));
    }
    let result = vm.to_set(other, class_of(set))?;
    vm.change_set(Operator::Xor, result, set)?;
    Ok(result.0)
}

fn is_subset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let other = as_set(vm, args.get(1))?;
    let answer = this(args).is_subset(vm, other)?;
    Ok(vm.bool(answer))
}

fn is_superset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(other) = Set::of(payload(args.get(1))) else {
        // One after the other, as long as they are there.
        let (set, mut has) = (this(args), true);
        vm.for_each(args.get(1), |vm, item| {
            has = set.contains(vm, item)?;
            Ok(has)
        })?;
        return Ok(vm.bool(has));
    };
    let answer = other.is_subset(vm, this(args))?;
    Ok(vm.bool(answer))
}

fn is_disjoint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    disjoint(vm, this(args), args.get(1))
}

/// Whether no item of `other` is in the set.
pub(super) fn disjoint(vm: &mut Vm, set: Set, other: Value) -> Result<Value, Raised> {
    if let Some(other) = Set::of(payload(other)) {
        if set == other {
            return Ok(vm.bool(set.is_empty()));
        }
        let (few, many) = if other.len() > set.len() { (set, other) } else { (other, set) };
        let mut at = 0;
        while let Some((next, key, hash)) = few.next_hashed(at) {
            at = next;
            if many.contains_hashed(vm, key, hash)? {
                return Ok(vm.bool(false));
            }
        }
        return Ok(vm.bool(true));
    }
    let mut found = false;
    vm.for_each(other, |vm, item| {
        found = set.contains(vm, item)?;
        Ok(!found)
    })?;
    Ok(vm.bool(!found))
}
