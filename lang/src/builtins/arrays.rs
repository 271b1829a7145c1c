//! `array.array`: its methods. Its module has a half in Python.
//!
//! What a value is as an item is asked before there is room for it, and where that is asked of code of the program, once more afterwards, as CPython
//! does: the array may be another one by then.

use super::{ANY, FRESH};
use crate::object::array::{LETTERS, size_of_item};
use crate::object::memoryview::{octets, unpack};
use crate::object::range::{bounds_of, cut_at};
use crate::object::{
    Array, Bytes, Int, Kind, List, Name, Raised, Str, Type, Value, View, instance::payload,
};
use crate::operation::Comparison;
use crate::operation::iterate::sequence_flag;
use crate::vm::{Args, Vm};
use sidewinder_syntax::text::char_of;
use std::cmp::Ordering;

crate::builtins! {
    /// Methods of arrays.
    NUMBERS of Numbers;
    "append" append (1, 1) "(v, /)" ANY;
    "buffer_info" buffer_info (0, 0) "()" ANY;
    "byteswap" byteswap (0, 0) "()" ANY;
    "count" count (1, 1) "(v, /)" ANY;
    "extend" extend (1, 1) "(bb, /)" ANY;
    "frombytes" from_bytes (1, 1) "(buffer, /)" ANY;
    "fromfile" from_file (2, 2) "(f, n, /)" ANY;
    "fromlist" from_list (1, 1) "(list, /)" ANY;
    "fromunicode" from_unicode (1, 1) "(ustr, /)" ANY;
    "index" index (1, 3) "(v, start=0, stop=sys.maxsize, /)" ANY;
    "insert" insert (2, 2) "(i, v, /)" ANY;
    "pop" pop (0, 1) "(i=-1, /)" ANY;
    "remove" remove (1, 1) "(v, /)" ANY;
    "reverse" reverse (0, 0) "()" ANY;
    "tobytes" to_bytes (0, 0) "()" ANY;
    "tofile" to_file (1, 1) "(f, /)" ANY;
    "tolist" to_list (0, 0) "()" ANY;
    "tounicode" to_unicode (0, 0) "()" ANY;
    "__add__" add (1, 1) "(value, /)" ANY;
    "__iadd__" add_in_place (1, 1) "(value, /)" ANY;
    "__mul__" repeat (1, 1) "(value, /)" ANY;
    "__rmul__" repeat_by (1, 1) "(value, /)" ANY;
    "__imul__" repeat_in_place (1, 1) "(value, /)" ANY;
    "__len__" len (0, 0) "()" ANY;
    "__contains__" contains (1, 1) "(key, /)" ANY;
    "__getitem__" get_item (1, 1) "(key, /)" ANY;
    "__setitem__" set_item (2, 2) "(key, value, /)" ANY;
    "__delitem__" delete_item (1, 1) "(key, /)" ANY;
    "__iter__" iter (0, 0) "()" ANY;
    "__eq__" eq (1, 1) "(value, /)" ANY;
    "__ne__" ne (1, 1) "(value, /)" ANY;
    "__lt__" lt (1, 1) "(value, /)" ANY;
    "__le__" le (1, 1) "(value, /)" ANY;
    "__gt__" gt (1, 1) "(value, /)" ANY;
    "__ge__" ge (1, 1) "(value, /)" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "__copy__" copy (0, 0) "()" ANY;
    "__deepcopy__" copy (1, 1) "(unused, /)" ANY;
    "__reduce_ex__" reduce_ex (1, 1) "(value, /)" ANY;
    "__sizeof__" size_of (0, 0) "()" FRESH;
}

/// Makes the half in Rust of the module.
pub fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("array", &[])?;
    vm.give_methods(Type::Numbers, NUMBERS)?;
    let none = vm.none();
    vm.set_in_builtin(Type::Numbers, "__hash__", none)?;
    let class = vm.class(Type::Numbers).object.get();
    vm.set_in_module(module, "array", class)?;
    Ok(module)
}

fn this(args: Args) -> Array {
    Array(payload(args.get(0)))
}

/// `array.typecode`
pub(super) fn type_code(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_char(this(args).letter() as char)
}

/// `array.itemsize`
pub(super) fn item_size(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this(args).item_size() as i64))
}

/// What `array(typecode, initializer)` makes; the class comes first.
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.keywords() > 0 && args.get(0) == vm.class(Type::Numbers).object.get() {
        return vm.raise(Type::TypeError, "array.array() takes no keyword arguments");
    }
    let given = args.len() - 1;
    if !(1..=2).contains(&given) {
        let bound = if given < 1 { "least 1 argument" } else { "most 2 arguments" };
        return vm.raise(Type::TypeError, format!("array() takes at {bound} ({given} given)"));
    }
    let code = args.get(1);
    let letter = match Str::of(payload(code)) {
        Some(text) if text.len() == 1 => text.codes().next().unwrap_or(0),
        other => {
            let name = if other.is_some() { "str".into() } else { vm.type_name(code) };
            let text = format!("array() argument 1 must be a unicode character, not {name}");
            return vm.raise(Type::TypeError, text);
        }
    };
    let letter = u8::try_from(letter).unwrap_or(0);
    let initial = args.optional(2);
    if let Some(initial) = initial
        && letter != b'u'
    {
        let is_text = |array: Array| array.letter() == b'u';
        let what = if payload(initial).is(Kind::Str) {
            "str"
        } else if Array::of(payload(initial)).is_some_and(is_text) {
            "unicode array"
        } else {
            ""
        };
        if !what.is_empty() {
            let code = Str(payload(code)).text();
            let text = format!("cannot use a {what} to initialize an array with typecode '{code}'");
            return vm.raise(Type::TypeError, text);
        }
    }
    if !LETTERS.contains(&letter) {
        let text = "bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)";
        return vm.raise(Type::ValueError, text);
    }
    let array = vm.new_numbers(letter, &[])?;
    let Some(initial) = initial else { return Ok(array.0) };
    let plain = payload(initial);
    match plain.kind() {
        Kind::Bytes | Kind::ByteArray => vm.append_bytes(array, initial)?,
        Kind::Numbers if Array(plain).letter() == letter => {
            array.bytes().append(vm, Array(plain).bytes())?;
        }
        Kind::Str => vm.append_text(array, Str(plain))?,
        Kind::List | Kind::Tuple => {
            let mut at = 0;
            while at < plain.count(1) {
                // A subclass may have items of its own.
                let item = match plain == initial {
                    true => crate::object::list::items_of(vm, plain)[at],
                    false => vm.get_item(initial, Value::small(at as i64))?,
                };
                vm.append_item(array, item)?;
                at += 1;
            }
        }
        _ => vm.append_each(array, initial)?,
    }
    Ok(array.0)
}

fn append(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.append_item(this(args), args.get(1))?;
    Ok(vm.none())
}

fn insert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = vm.index_i64(args.get(1))?;
    let array = this(args);
    let raw = vm.packed(array.letter(), args.get(2))?;
    let at = cut_at(index, array.len()) * array.item_size();
    vm.splice_array(array, at, at, &raw[..array.item_size()])?;
    Ok(vm.none())
}

fn buffer_info(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // Programs give the address to C: the items stay there as long as there is room for them.
    let address = vm.settle_bytes(this(args).bytes())?;
    let address = vm.new_uint(address as u64)?;
    let length = this(args).len();
    vm.new_tuple(&[address, Value::small(length as i64)])
}

fn byteswap(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let array = this(args);
    let size = array.item_size();
    array.bytes().data_mut(vm).chunks_exact_mut(size).for_each(<[u8]>::reverse);
    Ok(vm.none())
}

fn reverse(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let array = this(args);
    let size = array.item_size();
    let data = array.bytes().data_mut(vm);
    data.reverse();
    data.chunks_exact_mut(size).for_each(<[u8]>::reverse);
    Ok(vm.none())
}

/// Where an item equals a value, from an index to before another one.
fn find(vm: &mut Vm, args: Args, from: usize, to: usize) -> Result<Option<usize>, Raised> {
    let array = this(args);
    let mut at = from;
    while at < to.min(array.len()) {
        vm.hear_each(at, 1024)?;
        let item = vm.item_of_array(array, at)?;
        if vm.equal(item, args.get(1))? {
            return Ok(Some(at));
        }
        at += 1;
    }
    Ok(None)
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mut count, mut from) = (0, 0);
    while let Some(at) = find(vm, args, from, usize::MAX)? {
        (count, from) = (count + 1, at + 1);
    }
    vm.new_int(count)
}

fn contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = find(vm, args, 0, usize::MAX)?.is_some();
    Ok(vm.bool(found))
}

fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let start = args.optional(2).map_or(Ok(0), |start| vm.cut_index(start))?;
    let stop = args.optional(3).map_or(Ok(i64::MAX), |stop| vm.cut_index(stop))?;
    let length = this(args).len();
    let stop = if stop < 0 { cut_at(stop, length) } else { stop as usize };
    match find(vm, args, cut_at(start, length), stop)? {
        Some(at) => vm.new_int(at as i64),
        None => vm.raise(Type::ValueError, "array.index(x): x not in array"),
    }
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(at) = find(vm, args, 0, usize::MAX)? else {
        return vm.raise(Type::ValueError, "array.remove(x): x not in array");
    };
    take_out(vm, this(args), at)?;
    Ok(vm.none())
}

/// Removes the item at an index, if it is still there.
fn take_out(vm: &mut Vm, array: Array, at: usize) -> Result<(), Raised> {
    let (size, length) = (array.item_size(), array.bytes().len());
    vm.splice_array(array, (at * size).min(length), ((at + 1) * size).min(length), &[])
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = args.optional(1).map_or(Ok(-1), |index| vm.index_i64(index))?;
    let array = this(args);
    if array.is_empty() {
        return vm.raise(Type::IndexError, "pop from empty array");
    }
    let Some(at) = Vm::place_of(array.len(), index) else {
        return vm.raise(Type::IndexError, "pop index out of range");
    };
    let item = vm.item_of_array(array, at)?;
    take_out(vm, array, at)?;
    Ok(item)
}

fn extend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.extend_array(this(args), args.get(1))?;
    Ok(vm.none())
}

fn from_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.append_bytes(this(args), args.get(1))?;
    Ok(vm.none())
}

fn from_list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (array, given) = (this(args), payload(args.get(1)));
    let Some(list) = List::of(given) else {
        return vm.raise(Type::TypeError, "arg must be list");
    };
    let count = list.len();
    let mut data = Vec::new();
    if count > 0 {
        array.bytes().check_free(vm)?;
    }
    for at in 0..count {
        let raw = vm.packed(array.letter(), list.get(at))?;
        data.extend_from_slice(&raw[..array.item_size()]);
        if list.len() != count {
            return vm.raise(Type::RuntimeError, "list changed size during iteration");
        }
    }
    let end = array.bytes().len();
    vm.splice_array(array, end, end, &data)?;
    Ok(vm.none())
}

/// The items of integers of at most four bytes: they are values as they are.
fn small_items(letter: u8, data: &[u8]) -> Option<Vec<Value>> {
    fn all<const N: usize>(data: &[u8], item: impl Fn([u8; N]) -> i64) -> Option<Vec<Value>> {
        Some(data.as_chunks().0.iter().map(|raw| Value::small(item(*raw))).collect())
    }
    match letter {
        b'b' => all(data, |raw: [u8; 1]| i8::from_ne_bytes(raw).into()),
        b'B' => all(data, |raw: [u8; 1]| u8::from_ne_bytes(raw).into()),
        b'h' => all(data, |raw| i16::from_ne_bytes(raw).into()),
        b'H' => all(data, |raw| u16::from_ne_bytes(raw).into()),
        b'i' => all(data, |raw| i32::from_ne_bytes(raw).into()),
        b'I' => all(data, |raw| u32::from_ne_bytes(raw).into()),
        _ => None,
    }
}

fn to_list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let array = this(args);
    if let Some(items) = small_items(array.letter(), array.bytes().data(vm)) {
        return vm.new_list(&items);
    }
    let list = vm.new_list_for(array.len())?;
    for at in 0..array.len() {
        let item = vm.item_of_array(array, at)?;
        list.push(vm, item)?;
    }
    Ok(list.0)
}

fn to_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).bytes().to_bytes(vm)
}

fn to_file(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.intern("write")?;
    let data = this(args).bytes().to_vec();
    for part in data.chunks(1 << 16) {
        let write = vm.get_attribute(args.get(1), name)?;
        let part = vm.new_bytes(part)?;
        vm.call(write, &[part])?;
    }
    Ok(vm.none())
}

fn from_file(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = vm.index_i64(args.get(2))?;
    if count < 0 {
        return vm.raise(Type::ValueError, "negative count");
    }
    let array = this(args);
    let Some(bytes) = count.checked_mul(array.item_size() as i64) else {
        return vm.no_memory();
    };
    let name = vm.intern("read")?;
    let read = vm.get_attribute(args.get(1), name)?;
    let wanted = vm.new_int(bytes)?;
    let data = vm.call(read, &[wanted])?;
    let Some(given) = Bytes::of(payload(data)) else {
        return vm.raise(Type::TypeError, "read() didn't return bytes");
    };
    vm.append_bytes(array, data)?;
    if given.len() as i64 != bytes {
        return vm.raise(Type::EOFError, "read() didn't return enough bytes");
    }
    Ok(vm.none())
}

fn to_unicode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let array = this(args);
    if array.letter() != b'u' {
        let text = "tounicode() may only be called on unicode type arrays";
        return vm.raise(Type::ValueError, text);
    }
    vm.text_of_array(array)
}

fn from_unicode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let given = args.get(1);
    let Some(text) = Str::of(payload(given)) else {
        let name = vm.type_name_or_none(given);
        let text = format!("fromunicode() argument must be str, not {name}");
        return vm.raise(Type::TypeError, text);
    };
    if this(args).letter() != b'u' {
        let text = "fromunicode() may only be called on unicode type arrays";
        return vm.raise(Type::ValueError, text);
    }
    vm.append_text(this(args), text)?;
    Ok(vm.none())
}

// ---- as a sequence

/// Another array of items of the same kind.
fn like(vm: &mut Vm, array: Array, data: &[u8]) -> Result<Value, Raised> {
    Ok(vm.new_numbers(array.letter(), data)?.0)
}

fn bad_argument<T>(vm: &mut Vm) -> Result<T, Raised> {
    vm.raise(Type::TypeError, "bad argument type for built-in operation")
}

fn add(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (array, other) = (this(args), args.get(1));
    let Some(more) = Array::of(payload(other)) else {
        let name = vm.type_name(other);
        let text = format!("can only append array (not \"{name}\") to array");
        return vm.raise(Type::TypeError, text);
    };
    if more.letter() != array.letter() {
        return bad_argument(vm);
    }
    let mut data = array.bytes().to_vec();
    data.extend(more.bytes().data(vm));
    like(vm, array, &data)
}

fn add_in_place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let other = args.get(1);
    if Array::of(payload(other)).is_none() {
        let name = vm.type_name(other);
        let text = format!("can only extend array with array (not \"{name}\")");
        return vm.raise(Type::TypeError, text);
    }
    vm.extend_array(this(args), other)?;
    Ok(args.get(0))
}

/// The bytes of an array so many times.
fn repeated(vm: &mut Vm, args: Args) -> Result<Vec<u8>, Raised> {
    let Some(count) = vm.index_sized(args.get(1), Type::OverflowError)? else {
        let name = vm.type_name(args.get(1));
        let text = format!("can't multiply sequence by non-int of type '{name}'");
        return vm.raise(Type::TypeError, text);
    };
    let (data, count) = (this(args).bytes().data(vm), count.max(0) as usize);
    match data.len().checked_mul(count) {
        Some(total) if total < 1 << 44 => {
            let mut all = Vec::new();
            if all.try_reserve_exact(total).is_err() {
                return vm.no_memory();
            }
            (0..count).for_each(|_| all.extend(data));
            Ok(all)
        }
        _ => vm.no_memory(),
    }
}

/// `value * self`.
fn repeat_by(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.refuse_sequence(args.get(1), args.get(0))?;
    repeat(vm, args)
}

fn repeat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = repeated(vm, args)?;
    like(vm, this(args), &data)
}

fn repeat_in_place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = repeated(vm, args)?;
    let array = this(args);
    vm.splice_array(array, 0, array.bytes().len(), &data)?;
    Ok(args.get(0))
}

fn len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).len() as i64)
}

fn subscript(vm: &mut Vm, key: Value) -> Result<i64, Raised> {
    match vm.index_sized(key, Type::IndexError)? {
        Some(index) => Ok(index),
        None => vm.raise(Type::TypeError, "array indices must be integers"),
    }
}

fn get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (array, key) = (this(args), args.get(1));
    if key.is(Kind::Slice) {
        let (start, step, count) = vm.cut_of(bounds_of(key))?.of(array.len());
        let size = array.item_size();
        let data = array.bytes().data(vm);
        let part = if step == 1 {
            data[start as usize * size..(start as usize + count) * size].to_vec()
        } else {
            let at = |k: usize| (start + step * k as i64) as usize * size;
            (0..count).flat_map(|k| &data[at(k)..at(k) + size]).copied().collect()
        };
        return like(vm, array, &part);
    }
    let index = subscript(vm, key)?;
    match Vm::place_of(array.len(), index) {
        Some(at) => vm.item_of_array(array, at),
        None => vm.raise(Type::IndexError, "array index out of range"),
    }
}

fn place_to_assign(vm: &mut Vm, args: Args) -> Result<usize, Raised> {
    let index = subscript(vm, args.get(1))?;
    match Vm::place_of(this(args).len(), index) {
        Some(at) => Ok(at),
        None => vm.raise(Type::IndexError, "array assignment index out of range"),
    }
}

fn set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (array, key, value) = (this(args), args.get(1), args.get(2));
    if key.is(Kind::Slice) {
        vm.assign_to_array(array, key, value)?;
        return Ok(vm.none());
    }
    let at = place_to_assign(vm, args)?;
    let raw = vm.packed(array.letter(), value)?;
    let size = array.item_size();
    // Asking the value may have taken the item away.
    if let Some(to) = array.bytes().data_mut(vm).get_mut(at * size..(at + 1) * size) {
        to.copy_from_slice(&raw[..size]);
    }
    Ok(vm.none())
}

fn delete_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (array, key) = (this(args), args.get(1));
    if !key.is(Kind::Slice) {
        let at = place_to_assign(vm, args)?;
        take_out(vm, array, at)?;
        return Ok(vm.none());
    }
    let (start, step, count) = vm.cut_of(bounds_of(key))?.of(array.len());
    vm.delete_from_array(array, start, step, count)?;
    Ok(vm.none())
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.sequence_iterator(payload(args.get(0)), sequence_flag::NUMBERS)
}

fn compared(vm: &mut Vm, args: Args, op: Comparison) -> Result<Value, Raised> {
    let Some(b) = Array::of(payload(args.get(1))) else { return Ok(vm.not_implemented()) };
    let a = this(args);
    let is_equality = matches!(op, Comparison::Eq | Comparison::Ne);
    if is_equality && a.len() != b.len() {
        return Ok(vm.bool(op == Comparison::Ne));
    }
    if a.letter() == b.letter() && is_equality && !matches!(a.letter(), b'f' | b'd') {
        let is_same = a.bytes().data(vm) == b.bytes().data(vm);
        return Ok(vm.bool(is_same == (op == Comparison::Eq)));
    }
    let mut at = 0;
    while at < a.len().min(b.len()) {
        vm.hear_each(at, 1024)?;
        let (x, y) = (vm.item_of_array(a, at)?, vm.item_of_array(b, at)?);
        if !vm.equal(x, y)? {
            return match op {
                Comparison::Eq => Ok(vm.bool(false)),
                Comparison::Ne => Ok(vm.bool(true)),
                _ => vm.compare(op, x, y),
            };
        }
        at += 1;
    }
    let order: Ordering = a.len().cmp(&b.len());
    Ok(vm.bool(op.holds(order)))
}

macro_rules! comparisons {
    ($($function:ident $op:ident;)*) => {
        $(fn $function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            compared(vm, args, Comparison::$op)
        })*
    };
}

comparisons! { lt Lt; le Le; eq Eq; ne Ne; gt Gt; ge Ge; }

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let array = this(args);
    let (name, letter) = (vm.class_of(args.get(0)).short_name(), array.letter() as char);
    if array.is_empty() {
        return vm.new_str(&format!("{name}('{letter}')"));
    }
    let items = if letter == 'u' { vm.text_of_array(array)? } else { to_list(vm, args)? };
    let items = vm.repr_text(items)?;
    vm.new_str(&format!("{name}('{letter}', {items})"))
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = this(args).bytes().to_vec();
    like(vm, this(args), &data)
}

/// The number by which `_array_reconstructor` knows how items were laid out.
fn machine_format(letter: u8) -> i64 {
    match letter {
        b'B' => 0,
        b'b' => 1,
        b'u' => 20,
        b'f' => 14,
        b'd' => 16,
        _ => {
            let signed = if letter.is_ascii_lowercase() { 2 } else { 0 };
            match size_of_item(letter) {
                2 => 2 + signed,
                4 => 6 + signed,
                _ => 10 + signed,
            }
        }
    }
}

fn reduce_ex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let protocol = args.get(1);
    if Int::of(payload(protocol)).is_none() {
        return vm.raise(Type::TypeError, "__reduce_ex__ argument should be an integer");
    }
    let protocol = vm.index_i64(protocol)?;
    let whole = args.get(0);
    let name = vm.name(Name::Dict);
    let none = vm.none();
    let dict = vm.find_attribute(whole, name)?.unwrap_or(none);
    let (class, code) = (vm.visible_class(whole), type_code(vm, args)?);
    if protocol < 3 {
        let items = to_list(vm, args)?;
        let parts = vm.new_tuple(&[code, items])?;
        return vm.new_tuple(&[class, parts, dict]);
    }
    let module = vm.import_whole("array")?;
    let name = vm.intern("_array_reconstructor")?;
    let function = vm.get_attribute(module, name)?;
    let data = to_bytes(vm, args)?;
    let format = Value::small(machine_format(this(args).letter()));
    let parts = vm.new_tuple(&[class, code, format, data])?;
    vm.new_tuple(&[function, parts, dict])
}

fn size_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int((40 + this(args).bytes().capacity()) as i64)
}

impl Vm {
    /// The item at an index, which is in range.
    pub(crate) fn item_of_array(&mut self, array: Array, at: usize) -> Result<Value, Raised> {
        let Some(raw) = array.raw(self, at) else {
            return self.raise(Type::IndexError, "array index out of range");
        };
        if array.letter() == b'u' {
            return self.new_code_point(u32::from_ne_bytes([raw[0], raw[1], raw[2], raw[3]]));
        }
        unpack(self, array.letter(), &raw[..array.item_size()])
    }

    fn new_code_point(&mut self, code: u32) -> Result<Value, Raised> {
        match char_of(code) {
            Some(c) => self.new_char(c),
            None => {
                let text = format!("character U+{code:x} is not in range [U+0000; U+10ffff]");
                self.raise(Type::ValueError, text)
            }
        }
    }

    /// The characters of an array of them as a string.
    fn text_of_array(&mut self, array: Array) -> Result<Value, Raised> {
        let mut text = String::new();
        for at in 0..array.len() {
            let c = self.item_of_array(array, at)?;
            text.push_str(Str(c).text());
        }
        self.new_str(&text)
    }

    /// Puts other bytes in the place of some.
    fn splice_array(
        &mut self,
        array: Array,
        from: usize,
        to: usize,
        with: &[u8],
    ) -> Result<(), Raised> {
        array.bytes().splice(self, from, to, with)
    }

    fn append_item(&mut self, array: Array, item: Value) -> Result<(), Raised> {
        let size = array.item_size();
        let mut raw = self.packed(array.letter(), item)?;
        let end = array.bytes().len();
        self.splice_array(array, end, end, &raw[..size])?;
        if !item.is_small() && !item.is(Kind::Float) {
            raw = self.packed(array.letter(), item)?;
            if let Some(to) = array.bytes().data_mut(self).get_mut(end..end + size) {
                to.copy_from_slice(&raw[..size]);
            }
        }
        Ok(())
    }

    fn append_bytes(&mut self, array: Array, given: Value) -> Result<(), Raised> {
        let wide = View::of(payload(given)).is_some_and(|view| view.item_size() != 1)
            || Array::of(payload(given)).is_some_and(|other| other.item_size() != 1);
        if wide && octets(self, given).is_some() {
            return self.raise(Type::TypeError, "a bytes-like object is required");
        }
        let data = self.required_bytes(given)?;
        if !data.len().is_multiple_of(array.item_size()) {
            let text = "bytes length not a multiple of item size";
            return self.raise(Type::ValueError, text);
        }
        // The array that is read is lent meanwhile, also to itself.
        if payload(given) == array.0 && !data.is_empty() {
            let text = "cannot resize an array that is exporting buffers";
            return self.raise(Type::BufferError, text);
        }
        let end = array.bytes().len();
        self.splice_array(array, end, end, &data)
    }

    fn append_text(&mut self, array: Array, text: Str) -> Result<(), Raised> {
        let data: Vec<u8> = text.codes().flat_map(u32::to_ne_bytes).collect();
        let end = array.bytes().len();
        self.splice_array(array, end, end, &data)
    }

    fn append_each(&mut self, array: Array, given: Value) -> Result<(), Raised> {
        let visit = |vm: &mut Vm, item| vm.append_item(array, item).map(|_| true);
        if let Some(iterator) = self.visit_some(given, visit)? {
            self.drain("pushed", &[iterator, array.0])?;
        }
        Ok(())
    }

    fn extend_array(&mut self, array: Array, given: Value) -> Result<(), Raised> {
        let Some(other) = Array::of(payload(given)) else {
            return self.append_each(array, given);
        };
        if other.letter() != array.letter() {
            return self.raise(Type::TypeError, "can only extend with array of same kind");
        }
        array.bytes().append(self, other.bytes())
    }

    /// `array[slice] = value`
    fn assign_to_array(&mut self, array: Array, key: Value, value: Value) -> Result<(), Raised> {
        let cut = self.cut_of(bounds_of(key))?;
        let Some(from) = Array::of(payload(value)) else {
            let name = self.type_name(value);
            let text = format!("can only assign array (not \"{name}\") to array slice");
            return self.raise(Type::TypeError, text);
        };
        if from.letter() != array.letter() {
            return bad_argument(self);
        }
        let data = from.bytes().to_vec();
        let size = array.item_size();
        let (start, step, count) = cut.of(array.len());
        if step == 1 {
            let start = start as usize;
            return self.splice_array(array, start * size, (start + count) * size, &data);
        }
        let given = data.len() / size;
        if given == 0 {
            return self.delete_from_array(array, start, step, count);
        }
        if given != count {
            let text = format!(
                "attempt to assign array of size {given} to extended slice of size {count}"
            );
            return self.raise(Type::ValueError, text);
        }
        let to = array.bytes().data_mut(self);
        for (k, item) in data.chunks_exact(size).enumerate() {
            let at = (start + step * k as i64) as usize * size;
            to[at..at + size].copy_from_slice(item);
        }
        Ok(())
    }

    /// Removes `count` items, each `step` behind the one before.
    fn delete_from_array(
        &mut self,
        array: Array,
        start: i64,
        step: i64,
        count: usize,
    ) -> Result<(), Raised> {
        if count == 0 {
            return Ok(());
        }
        let (size, first) = (array.item_size(), start as usize);
        if step == 1 {
            return self.splice_array(array, first * size, (first + count) * size, &[]);
        }
        let all = array.bytes().to_vec();
        let is_gone = |at: usize| {
            let from = at as i64 - start;
            from % step == 0 && (0..count as i64).contains(&(from / step))
        };
        let items = all.chunks_exact(size).enumerate();
        let kept: Vec<u8> =
            items.filter(|(at, _)| !is_gone(*at)).flat_map(|(_, item)| item).copied().collect();
        self.splice_array(array, 0, all.len(), &kept)
    }
}
