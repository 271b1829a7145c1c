//! `collections.deque`: its methods, and the iterators over it.
//!
//! What looks at all items and runs code of the program meanwhile asks for each by its index, and whether the deque was changed.

use super::bind::bind;
use super::{ANY, FRESH};
use crate::object::deque::End;
use crate::object::words::deque as word;
use crate::object::{Deque, Int, Raised, Type, Value, instance::payload};
use crate::operation::{Comparison, Next};
use crate::vm::{Args, Vm};
use std::cmp::Ordering;

crate::builtins! {
    /// Methods of deques.
    DEQUE of Deque;
    known DequeAppend "append" append (1, 1) "(object, /)" ANY;
    known DequeAppendLeft "appendleft" append_left (1, 1) "(object, /)" ANY;
    known DequePop "pop" pop (0, 0) "()" ANY;
    known DequePopLeft "popleft" pop_left (0, 0) "()" ANY;
    "clear" clear (0, 0) "()" ANY;
    "copy" copy (0, 0) "()" ANY;
    "count" count (1, 1) "(value, /)" ANY;
    "extend" extend (1, 1) "(iterable, /)" ANY;
    "extendleft" extend_left (1, 1) "(iterable, /)" ANY;
    "index" index (1, 3) "(value, start=0, stop=sys.maxsize, /)" ANY;
    "insert" insert (2, 2) "(index, object, /)" ANY;
    "remove" remove (1, 1) "(value, /)" ANY;
    "reverse" reverse (0, 0) "()" ANY;
    "rotate" rotate (0, 1) "(n=1, /)" ANY;
    keywords "__init__" init (0, 255) "(iterable=(), maxlen=None)" ANY;
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
    "__reversed__" reversed (0, 0) "()" ANY;
    "__eq__" eq (1, 1) "(value, /)" ANY;
    "__ne__" ne (1, 1) "(value, /)" ANY;
    "__lt__" lt (1, 1) "(value, /)" ANY;
    "__le__" le (1, 1) "(value, /)" ANY;
    "__gt__" gt (1, 1) "(value, /)" ANY;
    "__ge__" ge (1, 1) "(value, /)" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "__copy__" copy (0, 0) "()" ANY;
    "__reduce__" reduce (0, 0) "()" ANY;
    "__sizeof__" size_of (0, 0) "()" FRESH;
}

crate::builtins! {
    /// Methods of iterators over deques.
    ITERATOR of DequeIterator;
    "__iter__" same (0, 0) "()" FRESH;
    "__next__" next (0, 0) "()" ANY;
    "__length_hint__" left (0, 0) "()" FRESH;
    "__reduce__" reduce_iterator (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of iterators over deques from the right.
    REVERSE_ITERATOR of DequeReverseIterator;
    "__iter__" same (0, 0) "()" FRESH;
    "__next__" next (0, 0) "()" ANY;
    "__length_hint__" left (0, 0) "()" FRESH;
    "__reduce__" reduce_iterator (0, 0) "()" ANY;
}

/// Makes the half in Rust of the module `_collections`.
pub fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_collections", &[])?;
    let tables = [
        (Type::Deque, DEQUE),
        (Type::DequeIterator, ITERATOR),
        (Type::DequeReverseIterator, REVERSE_ITERATOR),
        (Type::TupleGetter, super::getters::GETTER),
    ];
    for (ty, rows) in tables {
        vm.give_methods(ty, rows)?;
        let class = vm.class(ty);
        let name = class.short_name();
        vm.set_in_module(module, &name, class.object.get())?;
    }
    let none = vm.none();
    vm.set_in_builtin(Type::Deque, "__hash__", none)?;
    Ok(module)
}

fn this(args: Args) -> Deque {
    Deque(payload(args.get(0)))
}

/// `deque.maxlen`
pub(super) fn most(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match this(args).most() {
        Some(most) => vm.new_int(most as i64),
        None => Ok(vm.none()),
    }
}

fn init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    fill(vm, this(args), args)?;
    Ok(vm.none())
}

/// Fills a deque as the arguments say, the first of which is the deque or its class.
pub(super) fn fill(vm: &mut Vm, deque: Deque, args: Args) -> Result<(), Raised> {
    let [_, iterable, most] = bind(vm, args, "deque", ["self", "iterable", "maxlen"])?;
    let most = if most.is_null() || most == vm.none() {
        None
    } else {
        let number = match Int::of(payload(most)) {
            Some(_) => vm.index_i64(most)?,
            None => return vm.raise(Type::TypeError, "an integer is required"),
        };
        if number < 0 {
            return vm.raise(Type::ValueError, "maxlen must be non-negative");
        }
        Some(number as usize)
    };
    deque.set_most(most);
    deque.clear(vm)?;
    if !iterable.is_null() {
        vm.extend_deque(deque, iterable, End::Right)?;
    }
    Ok(())
}

fn append(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).push(vm, End::Right, args.get(1))?;
    Ok(vm.none())
}

fn append_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).push(vm, End::Left, args.get(1))?;
    Ok(vm.none())
}

fn pop_at(vm: &mut Vm, args: Args, end: End) -> Result<Value, Raised> {
    match this(args).pop(end) {
        Some(item) => Ok(item),
        None => vm.raise(Type::IndexError, "pop from an empty deque"),
    }
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    pop_at(vm, args, End::Right)
}

fn pop_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    pop_at(vm, args, End::Left)
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).clear(vm)?;
    Ok(vm.none())
}

fn extend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.extend_deque(this(args), args.get(1), End::Right)?;
    Ok(vm.none())
}

fn extend_left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.extend_deque(this(args), args.get(1), End::Left)?;
    Ok(vm.none())
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.copy_deque(args.get(0))
}

fn reverse(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).reverse(vm);
    Ok(vm.none())
}

fn rotate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let n = args.optional(1).map_or(Ok(1), |n| vm.index_i64(n))?;
    this(args).rotate(vm, n);
    Ok(vm.none())
}

/// Calls `visit` with the index of each item that equals a value, until it answers `false`. After so many `changes` the deque was as it is to stay.
fn for_equal(
    vm: &mut Vm,
    args: Args,
    changes: usize,
    (from, to): (usize, usize),
    changed: Type,
    mut visit: impl FnMut(&mut Vm, usize) -> bool,
) -> Result<(), Raised> {
    let deque = this(args);
    let mut at = from;
    while at < to
        && let Some(item) = deque.at(at)
    {
        vm.hear_each(at, 1024)?;
        let is_equal = vm.equal(item, args.get(1))?;
        // Where it is found, CPython does not look whether it was changed meanwhile, but for `remove`.
        if deque.changes() != changes && (!is_equal || changed == Type::IndexError) {
            return vm.raise(changed, "deque mutated during iteration");
        }
        if is_equal && !visit(vm, at) {
            return Ok(());
        }
        if deque.changes() != changes {
            return vm.raise(changed, "deque mutated during iteration");
        }
        at += 1;
    }
    Ok(())
}

fn contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut found = false;
    let all = (0, this(args).len());
    for_equal(vm, args, this(args).changes(), all, Type::RuntimeError, |_, _| {
        found = true;
        false
    })?;
    Ok(vm.bool(found))
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut count = 0;
    let all = (0, this(args).len());
    for_equal(vm, args, this(args).changes(), all, Type::RuntimeError, |_, _| {
        count += 1;
        true
    })?;
    vm.new_int(count)
}

fn index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // An `__index__` of the program may change it.
    let changes = this(args).changes();
    let start = args.optional(2).map_or(Ok(0), |start| vm.cut_index(start))?;
    let stop = args.optional(3).map_or(Ok(i64::MAX), |stop| vm.cut_index(stop))?;
    let length = this(args).len();
    let cut = |at| crate::object::range::cut_at(at, length);
    let mut found = None;
    for_equal(vm, args, changes, (cut(start), cut(stop)), Type::RuntimeError, |_, at| {
        found = Some(at);
        false
    })?;
    match found {
        Some(at) => vm.new_int(at as i64),
        None => raise_missing(vm, args),
    }
}

fn raise_missing(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = format!("{} is not in deque", vm.repr_text(args.get(1))?);
    vm.raise(Type::ValueError, text)
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut found = None;
    let all = (0, this(args).len());
    for_equal(vm, args, this(args).changes(), all, Type::IndexError, |_, at| {
        found = Some(at);
        false
    })?;
    let Some(at) = found else { return raise_missing(vm, args) };
    this(args).remove(vm, at);
    Ok(vm.none())
}

fn insert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = vm.index_i64(args.get(1))?;
    let deque = this(args);
    let length = deque.len();
    if deque.most().is_some_and(|most| length >= most) {
        return vm.raise(Type::IndexError, "deque already at its maximum size");
    }
    let at = crate::object::range::cut_at(index, length);
    deque.insert(vm, at, args.get(2))?;
    Ok(vm.none())
}

fn add(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let other = args.get(1);
    if !vm.is_instance(other, Type::Deque) {
        let name = vm.type_name(other);
        let text = format!("can only concatenate deque (not \"{name}\") to deque");
        return vm.raise(Type::TypeError, text);
    }
    let made = vm.copy_deque(args.get(0))?;
    vm.extend_deque(Deque(payload(made)), other, End::Right)?;
    Ok(made)
}

fn add_in_place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.extend_deque(this(args), args.get(1), End::Right)?;
    Ok(args.get(0))
}

fn times(vm: &mut Vm, count: Value) -> Result<i64, Raised> {
    match vm.index_sized(count, Type::OverflowError)? {
        Some(count) => Ok(count),
        None => {
            let text =
                format!("can't multiply sequence by non-int of type '{}'", vm.type_name(count));
            vm.raise(Type::TypeError, text)
        }
    }
}

/// `value * self`.
fn repeat_by(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.refuse_sequence(args.get(1), args.get(0))?;
    repeat(vm, args)
}

fn repeat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = times(vm, args.get(1))?;
    let made = vm.copy_deque(args.get(0))?;
    vm.repeat_deque(Deque(payload(made)), count)?;
    Ok(made)
}

fn repeat_in_place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = times(vm, args.get(1))?;
    vm.repeat_deque(this(args), count)?;
    Ok(args.get(0))
}

fn len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).len() as i64)
}

/// The place that a subscript means.
fn place(vm: &mut Vm, args: Args) -> Result<usize, Raised> {
    let key = args.get(1);
    let Some(index) = vm.index_sized(key, Type::IndexError)? else {
        let text = format!("sequence index must be integer, not '{}'", vm.type_name(key));
        return vm.raise(Type::TypeError, text);
    };
    match Vm::place_of(this(args).len(), index) {
        Some(at) => Ok(at),
        None => vm.raise(Type::IndexError, "deque index out of range"),
    }
}

fn get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = place(vm, args)?;
    this(args).at(at).ok_or(Raised)
}

fn set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = place(vm, args)?;
    this(args).set(vm, at, args.get(2));
    Ok(vm.none())
}

fn delete_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = place(vm, args)?;
    this(args).remove(vm, at);
    Ok(vm.none())
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.deque_iterator(this(args), End::Left, 0)
}

fn reversed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.deque_iterator(this(args), End::Right, 0)
}

/// As CPython compares: item by item, by two iterators that find out whether a deque was changed.
fn compared(vm: &mut Vm, args: Args, op: Comparison) -> Result<Value, Raised> {
    if !vm.is_instance(args.get(1), Type::Deque) {
        return Ok(vm.not_implemented());
    }
    let (a, b) = (this(args), Deque(payload(args.get(1))));
    let decided = |vm: &mut Vm, order: Ordering| Ok(vm.bool(op.holds(order)));
    if a == b {
        return decided(vm, Ordering::Equal);
    }
    if a.len() != b.len() && matches!(op, Comparison::Eq | Comparison::Ne) {
        return decided(vm, Ordering::Less);
    }
    let first = vm.deque_iterator(a, End::Left, 0)?;
    let second = vm.deque_iterator(b, End::Left, 0)?;
    loop {
        let (x, y) = (vm.next_of_deque(first)?, vm.next_of_deque(second)?);
        match (x, y) {
            (Next::Item(x), Next::Item(y)) => {
                if vm.equal(x, y)? {
                    continue;
                }
                // They are compared once more, whatever is asked.
                return vm.holds(op, x, y).map(|holds| vm.bool(holds));
            }
            (Next::End, Next::End) => return decided(vm, Ordering::Equal),
            (Next::End, _) => return decided(vm, Ordering::Less),
            (_, Next::End) => return decided(vm, Ordering::Greater),
        }
    }
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
    let (whole, deque) = (args.get(0), this(args));
    let mut text = String::new();
    vm.guarded(whole, "[...]", &mut text, |vm, out| {
        let items = deque.to_list(vm)?;
        let name = vm.class_of(whole).short_name();
        out.push_str(&format!("{name}("));
        vm.write_repr(items, out)?;
        if let Some(most) = deque.most() {
            out.push_str(&format!(", maxlen={most}"));
        }
        out.push(')');
        Ok(())
    })?;
    vm.new_str(&text)
}

fn reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let whole = args.get(0);
    let get_state = vm.intern("__getstate__")?;
    let get_state = vm.get_attribute(whole, get_state)?;
    let state = vm.call(get_state, &[])?;
    let class = vm.visible_class(whole);
    let arguments = match this(args).most() {
        None => vm.known.empty_tuple,
        Some(most) => {
            let parts = [vm.known.empty_tuple, vm.new_int(most as i64)?];
            vm.new_tuple(&parts)?
        }
    };
    let items = vm.iter(whole)?;
    vm.new_tuple(&[class, arguments, state, items])
}

fn size_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(48 + this(args).ring_bytes() as i64)
}

// ---- iterators

/// `_deque_iterator(deque, index=0)`, or the one from the right; the class comes first.
pub(super) fn make_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let of = args.get(1);
    if !vm.is_instance(of, Type::Deque) {
        let text = format!("argument 1 must be collections.deque, not {}", vm.type_name(of));
        return vm.raise(Type::TypeError, text);
    }
    let skipped = args.optional(2).map_or(Ok(0), |skipped| vm.index_i64(skipped))?;
    let is_right = args.get(0) == vm.class(Type::DequeReverseIterator).object.get();
    let end = if is_right { End::Right } else { End::Left };
    vm.deque_iterator(Deque(payload(of)), end, skipped.max(0) as usize)
}

fn same(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0))
}

fn next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match vm.next_of_deque(args.get(0))? {
        Next::Item(item) => Ok(item),
        Next::End => vm.raise_stop(),
    }
}

fn left(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(args.get(0).count(word::LEFT) as i64)
}

fn reduce_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = args.get(0);
    let (of, left) = (Deque(iterator.field(word::OF)), iterator.count(word::LEFT));
    let class = vm.visible_class(iterator);
    let skipped = vm.new_int(of.len() as i64 - left as i64)?;
    let arguments = vm.new_tuple(&[of.0, skipped])?;
    vm.new_tuple(&[class, arguments])
}

impl Vm {
    /// Adds what an iterable gives at an end of a deque.
    fn extend_deque(&mut self, deque: Deque, iterable: Value, end: End) -> Result<(), Raised> {
        let iterable = match Deque::of(payload(iterable)) {
            Some(other) if other == deque => other.to_list(self)?,
            _ => iterable,
        };
        let visit = |vm: &mut Vm, item| deque.push(vm, end, item).map(|_| true);
        if let Some(iterator) = self.visit_some(iterable, visit)? {
            let push = if matches!(end, End::Left) { "pushed_left" } else { "pushed" };
            self.drain(push, &[iterator, deque.0])?;
        }
        Ok(())
    }

    /// A deque of the same class with the same items.
    fn copy_deque(&mut self, whole: Value) -> Result<Value, Raised> {
        let deque = Deque(payload(whole));
        if whole == deque.0 {
            let made = self.new_deque()?;
            made.set_most(deque.most());
            let items = deque.to_list(self)?;
            made.take(self, crate::object::list::words_of(items))?;
            return Ok(made.0);
        }
        let class = self.visible_class(whole);
        let made = match deque.most() {
            None => self.call(class, &[whole])?,
            Some(most) => {
                let most = self.new_int(most as i64)?;
                self.call(class, &[whole, most])?
            }
        };
        if !self.is_instance(made, Type::Deque) {
            let class = self.class_of(whole).name();
            let text = format!("{class}() must return a deque, not {}", self.type_name(made));
            return self.raise(Type::TypeError, text);
        }
        Ok(made)
    }

    /// The items of a deque so many times, as far as there is room for them.
    fn repeat_deque(&mut self, deque: Deque, count: i64) -> Result<(), Raised> {
        if count <= 0 || deque.is_empty() {
            return deque.clear(self);
        }
        if count == 1 {
            return Ok(());
        }
        let length = deque.len();
        // Of all items the last ones stay.
        let (total, skipped) = match (length.checked_mul(count as usize), deque.most()) {
            (Some(total), Some(most)) if total > most => (most, total - most),
            (None, Some(most)) => (most, (length - most % length) % length),
            (Some(total), _) if total < 1 << 40 => (total, 0),
            _ => return self.no_memory(),
        };
        let all = deque.to_list(self)?;
        let all = crate::object::list::words_of(all);
        let items: Vec<Value> = (0..total).map(|at| all[(skipped + at) % length]).collect();
        deque.take(self, &items)
    }
}
