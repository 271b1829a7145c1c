//! Methods of lists, tuples, ranges and slices.

use super::{ANY, FRESH, LIST_READ, LIST_WRITE};
use crate::object::range::{bounds_of, cut_at};
use crate::object::{Int, List, Raised, Str, Tuple, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of lists.
    LIST of List;
    known ListAppend "append" append (1, 1) "(object)" LIST_WRITE;
    known ListExtend "extend" extend (1, 1) "(iterable)" ANY;
    known ListInsert "insert" insert (2, 2) "(index, object)" LIST_WRITE;
    known ListPop "pop" pop (0, 1) "(index=-1)" LIST_WRITE;
    "remove" remove (1, 1) "(value)" ANY;
    "clear" clear (0, 0) "()" LIST_WRITE;
    known ListCopy "copy" copy (0, 0) "()" LIST_READ;
    "reverse" reverse (0, 0) "()" LIST_WRITE;
    "index" index (1, 3) "(value, start=0, stop=sys.maxsize)" ANY;
    "count" count (1, 1) "(value)" ANY;
    keywords "sort" sort (0, 0) "(*, key=None, reverse=False)" ANY;
    "__reversed__" reversed (0, 0) "()" FRESH;
}

crate::builtins! {
    /// Methods of tuples.
    TUPLE of Tuple;
    "__getnewargs__" tuple_arguments (0, 0) "()" FRESH;
    "index" index (1, 3) "(value, start=0, stop=sys.maxsize)" ANY;
    "count" count (1, 1) "(value)" ANY;
}

crate::builtins! {
    /// Methods of ranges.
    RANGE of Range;
    "index" range_index (1, 1) "(value)" ANY;
    "count" range_count (1, 1) "(value)" ANY;
    "__reversed__" reversed (0, 0) "()" FRESH;
}

crate::builtins! {
    /// Methods of slices.
    SLICE of Slice;
    "indices" indices (1, 1) "(length)" ANY;
}

fn this(args: Args) -> List {
    List(payload(args.get(0)))
}

fn append(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).push(vm, args.get(1))?;
    Ok(vm.none())
}

fn extend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.extend(this(args), args.get(1))?;
    Ok(vm.none())
}

fn insert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = vm.index_i64(args.get(1))?;
    let length = this(args).len() as i64;
    let at = if at < 0 { (at + length).max(0) } else { at.min(length) } as usize;
    this(args).insert(vm, at, args.get(2))?;
    Ok(vm.none())
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = match args.optional(1) {
        Some(index) => vm.index_i64(index)?,
        None => -1,
    };
    let list = this(args);
    let length = list.len() as i64;
    if length == 0 {
        return vm.raise(Type::IndexError, "pop from empty list");
    }
    let at = if index < 0 { index.saturating_add(length) } else { index };
    if at < 0 || at >= length {
        return vm.raise(Type::IndexError, "pop index out of range");
    }
    Ok(list.remove(vm, at as usize))
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = this(args);
    let mut at = 0;
    while at < list.len() {
        if vm.equal(list.get(at), args.get(1))? {
            if at < list.len() {
                list.remove(vm, at);
            }
            return Ok(vm.none());
        }
        at += 1;
    }
    vm.raise(Type::ValueError, "list.remove(x): x not in list")
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).truncate(vm, 0);
    Ok(vm.none())
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).copy(vm)
}

fn reverse(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = this(args);
    list.items_mut(vm).reverse();
    list.reordered(vm);
    Ok(vm.none())
}

fn item_of(sequence: Value, at: usize) -> Option<Value> {
    match List::of(sequence) {
        Some(list) => list.at(at),
        None => Tuple(sequence).items().get(at).copied(),
    }
}

fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let sequence = payload(args.get(0));
    let start = args.optional(2).map_or(Ok(0), |start| vm.cut_index(start))?;
    let stop = args.optional(3).map_or(Ok(i64::MAX), |stop| vm.cut_index(stop))?;
    let length = sequence.count(1);
    // An end counted from the front is no shorter for a list that grows.
    let (mut at, stop) =
        (cut_at(start, length), if stop < 0 { cut_at(stop, length) } else { stop as usize });
    while at < stop
        && let Some(item) = item_of(sequence, at)
    {
        if vm.equal(item, args.get(1))? {
            return vm.new_int(at as i64);
        }
        at += 1;
    }
    if List::of(sequence).is_none() {
        return vm.raise(Type::ValueError, "tuple.index(x): x not in tuple");
    }
    let text = format!("{} is not in list", vm.repr_text(args.get(1))?);
    vm.raise(Type::ValueError, text)
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let sequence = payload(args.get(0));
    let (mut at, mut count) = (0, 0);
    if let Some(wanted) = Str::of(args.get(1)) {
        // Texts are compared here as long as there are only texts: most differ in their first byte.
        let wanted = wanted.text().as_bytes();
        while let Some(text) = item_of(sequence, at).and_then(Str::of) {
            let text = text.text().as_bytes();
            count += (text.first() == wanted.first() && text == wanted) as i64;
            at += 1;
        }
    }
    while let Some(item) = item_of(sequence, at) {
        count += vm.equal(item, args.get(1))? as i64;
        at += 1;
    }
    vm.new_int(count)
}

fn tuple_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_tuple(&[payload(args.get(0))])
}

fn sort(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [key, reverse] = super::bind::keywords(vm, args, "sort", ["key", "reverse"])?;
    vm.sort(this(args), key, reverse)?;
    Ok(vm.none())
}

fn reversed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.reversed(payload(args.get(0)))
}

fn range_index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (range, wanted) = (args.get(0), args.get(1));
    if Int::of(wanted).is_some() {
        if let Some(index) = vm.range_index(range, wanted)? {
            return vm.new_ibig(&index);
        }
        let text = format!("{} is not in range", vm.repr_text(wanted)?);
        return vm.raise(Type::ValueError, text);
    }
    // Whatever else may equal an item in its own way.
    let mut at = -1;
    let mut found = false;
    vm.for_each(range, |vm, item| {
        at += 1;
        found = vm.equal(item, wanted)?;
        Ok(!found)
    })?;
    if found {
        return vm.new_int(at);
    }
    vm.raise(Type::ValueError, "sequence.index(x): x not in sequence")
}

fn range_count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (range, wanted) = (args.get(0), args.get(1));
    if Int::of(wanted).is_some() {
        let found = vm.contains(range, wanted)?;
        return Ok(Value::small(found as i64));
    }
    let mut count = 0;
    vm.for_each(range, |vm, item| {
        count += vm.equal(item, wanted)? as i64;
        Ok(true)
    })?;
    vm.new_int(count)
}

fn indices(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let length = vm.index(args.get(1))?;
    let Some(number) = Int::of(length) else { return vm.raise_not_integer(length) };
    if number.is_negative() {
        return vm.raise(Type::ValueError, "length should not be negative");
    }
    let none = vm.none();
    let is_wide = |part: Value| !part.is_small() && part != none;
    let slice = args.get(0);
    if length.is_small() && ![1, 2, 3].iter().any(|word| is_wide(slice.field(*word))) {
        let (start, stop, step) = vm.cut_of(bounds_of(slice))?.bounds(length.as_small() as usize);
        let parts = [vm.new_int(start)?, vm.new_int(stop)?, vm.new_int(step)?];
        return vm.new_tuple(&parts);
    }
    let bounds = vm.wide_slice_bounds(slice, number.to_ibig())?;
    let parts = [vm.new_ibig(&bounds.0)?, vm.new_ibig(&bounds.1)?, vm.new_ibig(&bounds.2)?];
    vm.new_tuple(&parts)
}
