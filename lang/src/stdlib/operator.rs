//! `_operator`: the operators as functions.

use crate::builtins::{ANY, LIST_READ};
use crate::object::memoryview::bytes_like;
use crate::object::{Dict, Kind, List, Name, Raised, Str, Type, Value, instance::payload};
use crate::operation::compare::plain_order;
use crate::operation::{Comparison, Operator, Unary};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_operator";
    "add" add (2, 2) "(a, b, /)" ANY;
    "sub" sub (2, 2) "(a, b, /)" ANY;
    "mul" mul (2, 2) "(a, b, /)" ANY;
    "truediv" truediv (2, 2) "(a, b, /)" ANY;
    "floordiv" floordiv (2, 2) "(a, b, /)" ANY;
    "mod" modulo (2, 2) "(a, b, /)" ANY;
    "pow" pow (2, 2) "(a, b, /)" ANY;
    "lshift" lshift (2, 2) "(a, b, /)" ANY;
    "rshift" rshift (2, 2) "(a, b, /)" ANY;
    "and_" and (2, 2) "(a, b, /)" ANY;
    "or_" or (2, 2) "(a, b, /)" ANY;
    "xor" xor (2, 2) "(a, b, /)" ANY;
    "matmul" matmul (2, 2) "(a, b, /)" ANY;
    "iadd" iadd (2, 2) "(a, b, /)" ANY;
    "isub" isub (2, 2) "(a, b, /)" ANY;
    "imul" imul (2, 2) "(a, b, /)" ANY;
    "itruediv" itruediv (2, 2) "(a, b, /)" ANY;
    "ifloordiv" ifloordiv (2, 2) "(a, b, /)" ANY;
    "imod" imodulo (2, 2) "(a, b, /)" ANY;
    "ipow" ipow (2, 2) "(a, b, /)" ANY;
    "ilshift" ilshift (2, 2) "(a, b, /)" ANY;
    "irshift" irshift (2, 2) "(a, b, /)" ANY;
    "iand" iand (2, 2) "(a, b, /)" ANY;
    "ior" ior (2, 2) "(a, b, /)" ANY;
    "ixor" ixor (2, 2) "(a, b, /)" ANY;
    "imatmul" imatmul (2, 2) "(a, b, /)" ANY;
    "lt" lt (2, 2) "(a, b, /)" ANY;
    "le" le (2, 2) "(a, b, /)" ANY;
    "eq" eq (2, 2) "(a, b, /)" ANY;
    "ne" ne (2, 2) "(a, b, /)" ANY;
    "gt" gt (2, 2) "(a, b, /)" ANY;
    "ge" ge (2, 2) "(a, b, /)" ANY;
    "neg" neg (1, 1) "(a, /)" ANY;
    "pos" pos (1, 1) "(a, /)" ANY;
    "invert" invert (1, 1) "(a, /)" ANY;
    "inv" invert (1, 1) "(a, /)" ANY;
    "abs" abs (1, 1) "(a, /)" ANY;
    "not_" not (1, 1) "(a, /)" ANY;
    "truth" truth (1, 1) "(a, /)" ANY;
    "is_" is (2, 2) "(a, b, /)" ANY;
    "is_not" is_not (2, 2) "(a, b, /)" ANY;
    "index" index (1, 1) "(a, /)" ANY;
    "_place" place (5, 5) "(items, item, lo, hi, behind, /)" LIST_READ;
    "_move_to_end" move_to_end (3, 3) "(dict, key, last, /)" ANY;
    "_pop_end" pop_end (2, 2) "(dict, last, /)" ANY;
    "_class_name" class_name (1, 1) "(a, /)" ANY;
    "concat" concat (2, 2) "(a, b, /)" ANY;
    "iconcat" iconcat (2, 2) "(a, b, /)" ANY;
    "contains" contains (2, 2) "(a, b, /)" ANY;
    "countOf" count_of (2, 2) "(a, b, /)" ANY;
    "indexOf" index_of (2, 2) "(a, b, /)" ANY;
    "getitem" get_item (2, 2) "(a, b, /)" ANY;
    "setitem" set_item (3, 3) "(a, b, c, /)" ANY;
    "delitem" delete_item (2, 2) "(a, b, /)" ANY;
    "length_hint" length_hint (1, 2) "(obj, default=0, /)" ANY;
    "_compare_digest" compare_digest (2, 2) "(a, b, /)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_operator", FUNCTIONS)
}

macro_rules! operators {
    ($($plain:ident $inplace:ident $op:ident;)*) => {
        $(fn $plain(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            vm.binary(Operator::$op, args.get(0), args.get(1))
        }
        fn $inplace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            vm.inplace(Operator::$op, args.get(0), args.get(1))
        })*
    };
}

operators! {
    add iadd Add;
    sub isub Sub;
    mul imul Mul;
    truediv itruediv TrueDiv;
    floordiv ifloordiv FloorDiv;
    modulo imodulo Mod;
    pow ipow Pow;
    lshift ilshift LShift;
    rshift irshift RShift;
    and iand And;
    or ior Or;
    xor ixor Xor;
    matmul imatmul MatMul;
}

macro_rules! comparisons {
    ($($name:ident $op:ident;)*) => {
        $(fn $name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            vm.compare(Comparison::$op, args.get(0), args.get(1))
        })*
    };
}

comparisons! { lt Lt; le Le; eq Eq; ne Ne; gt Gt; ge Ge; }

macro_rules! unary {
    ($($name:ident $op:ident;)*) => {
        $(fn $name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            vm.unary(Unary::$op, args.get(0))
        })*
    };
}

unary! { neg Neg; pos Pos; invert Invert; }

fn abs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.absolute(args.get(0))
}

fn not(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let truth = vm.truth(args.get(0))?;
    Ok(vm.bool(!truth))
}

fn truth(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let truth = vm.truth(args.get(0))?;
    Ok(vm.bool(truth))
}

fn same(vm: &mut Vm, args: Args) -> Result<bool, Raised> {
    let (a, b) = (vm.id(args.get(0))?, vm.id(args.get(1))?);
    vm.equal(a, b)
}

fn is(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let same = args.get(0) == args.get(1) || same(vm, args)?;
    Ok(vm.bool(same))
}

fn is_not(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let same = args.get(0) == args.get(1) || same(vm, args)?;
    Ok(vm.bool(!same))
}

fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.index(args.get(0))
}

/// Whether it is something that `+` puts one after the other.
fn check_sequence(vm: &mut Vm, value: Value) -> Result<(), Raised> {
    let is_sequence = vm.special(value, Name::GetItem).is_some() && !value.is(Kind::Dict);
    if !is_sequence {
        let text = format!("'{}' object can't be concatenated", vm.type_name(value));
        return vm.raise(Type::TypeError, text);
    }
    Ok(())
}

fn concat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    check_sequence(vm, args.get(0))?;
    // What has no way of its own is left to the other one, if that has.
    let own = |vm: &Vm, value, name| {
        vm.special(value, name).is_some_and(|method| !method.is(Kind::Builtin))
    };
    if vm.special(args.get(0), Name::Add).is_none()
        && !(vm.special(args.get(1), Name::GetItem).is_some() && own(vm, args.get(1), Name::RAdd))
    {
        let text = format!("'{}' object can't be concatenated", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    }
    vm.binary(Operator::Add, args.get(0), args.get(1))
}

fn iconcat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    check_sequence(vm, args.get(0))?;
    vm.inplace(Operator::Add, args.get(0), args.get(1))
}

fn contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = vm.contains(args.get(0), args.get(1))?;
    Ok(vm.bool(found))
}

/// The name of the class of something, as messages have it.
fn class_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.type_name(args.get(0));
    vm.new_str(&name)
}

/// The iterator of what is searched.
fn items_of(vm: &mut Vm, value: Value) -> Result<Value, Raised> {
    vm.iter_or(value, |vm| format!("argument of type '{}' is not iterable", vm.type_name(value)))
}

fn count_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut count = 0;
    let items = items_of(vm, args.get(0))?;
    vm.for_each(items, |vm, item| {
        count += (item == args.get(1) || vm.equal(item, args.get(1))?) as i64;
        Ok(true)
    })?;
    vm.new_int(count)
}

fn index_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mut at, mut found) = (0, false);
    let items = items_of(vm, args.get(0))?;
    vm.for_each(items, |vm, item| {
        found = item == args.get(1) || vm.equal(item, args.get(1))?;
        at += !found as i64;
        Ok(!found)
    })?;
    if !found {
        return vm.raise(Type::ValueError, "sequence.index(x): x not in sequence");
    }
    vm.new_int(at)
}

/// `_place(items, item, lo, hi, behind)`: where an item goes into a sorted list, before those equal to it or behind them. `None` where their order is not that
/// of numbers or texts, or there are fewer items.
fn place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (items, item) = (args.get(0), args.get(1));
    let (mut low, mut high) = (vm.index_i64(args.get(2))?, vm.index_i64(args.get(3))?);
    let is_behind = vm.truth(args.get(4))?;
    if !vm.is_exactly(items, Type::List) || low < 0 || high > List(items).len() as i64 {
        return Ok(vm.none());
    }
    while low < high {
        let middle = (low + high) / 2;
        let Some(order) = plain_order(vm, List(items).get(middle as usize), item) else {
            return Ok(vm.none());
        };
        if order.is_lt() || is_behind && order.is_eq() {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    vm.new_int(low)
}

/// `_move_to_end(dict, key, last)`, of an ordered dict.
fn move_to_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let last = vm.truth(args.get(2))?;
    match Dict::of(payload(args.get(0))) {
        Some(dict) if dict.move_to_end(vm, args.get(1), last)? => Ok(vm.none()),
        _ => vm.raise_key_error(args.get(1)),
    }
}

/// `_pop_end(dict, last)`, of an ordered dict.
fn pop_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let last = vm.truth(args.get(1))?;
    match Dict::of(payload(args.get(0))).and_then(|dict| dict.pop_end(last)) {
        Some((key, value)) => vm.new_tuple(&[key, value]),
        None => {
            let text = vm.new_str("dictionary is empty")?;
            vm.raise_with(Type::KeyError, &[text])
        }
    }
}

fn get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.get_item(args.get(0), args.get(1))
}

fn set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.set_item(args.get(0), args.get(1), args.get(2))?;
    Ok(vm.none())
}

fn delete_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.delete_item(args.get(0), args.get(1))?;
    Ok(vm.none())
}

/// How long it is, or says it may be.
fn length_hint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (object, default) = (args.get(0), args.optional(1).unwrap_or(Value::small(0)));
    let default = match vm.index_sized(default, Type::OverflowError)? {
        Some(number) => vm.new_int(number)?,
        None => return vm.raise_not_integer(default),
    };
    Ok(vm.asked_length(object)?.unwrap_or(default))
}

fn compare_digest(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (a, b) = (args.get(0), args.get(1));
    match (Str::of(payload(a)), Str::of(payload(b))) {
        (Some(a), Some(b)) if a.is_ascii() && b.is_ascii() => Ok(vm.bool(a.text() == b.text())),
        (Some(_), Some(_)) => {
            let text = "comparing strings with non-ASCII characters is not supported";
            vm.raise(Type::TypeError, text)
        }
        _ => {
            if let (Some(a), Some(b)) = (bytes_like(vm, a), bytes_like(vm, b)) {
                return Ok(vm.bool(a == b));
            }
            let (a, b) = (vm.type_name(a), vm.type_name(b));
            let text =
                format!("unsupported operand types(s) or combination of types: '{a}' and '{b}'");
            vm.raise(Type::TypeError, text)
        }
    }
}
