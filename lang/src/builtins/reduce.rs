//! What an object is made of: the protocol of copies and pickles, and the names and sizes of objects.
//!
//! `__reduce_ex__` of a protocol from 2 on says which function of `copyreg` makes such an object, what of, and what its state is. Below, and
//! where a list of slots is asked for, it is `copyreg` that answers.

use super::ANY;
use super::functions::attribute_name;
use crate::object::function::method_parts;
use crate::object::words::{
    boolean, builtin, lazy_iterator, list, member, range, range_iterator, sequence_iterator, slice,
    table_iterator,
};
use crate::object::{
    Array, ByteArray, Dict, Int, Kind, List, Name, Raised, Str, Tuple, Type, Value, globals,
    instance, instance::payload,
};
use crate::operation::iterate::sequence_flag;
use crate::operation::lazy::lazy_flag;
use crate::vm::{Args, Builtin, Vm, builtin_row};
use sidewinder_memory::value::Size;

crate::builtins! {
    /// Methods of `object`.
    OBJECT of Object;
    "__reduce_ex__" reduce_ex (1, 1) "(protocol)" ANY;
    "__reduce__" reduce (0, 0) "()" ANY;
    "__getstate__" get_state (0, 0) "()" ANY;
    "__dir__" dir (0, 0) "()" ANY;
    "__sizeof__" size_of (0, 0) "()" ANY;
}

macro_rules! rows {
    ($($ty:ident $name:literal $function:ident $arguments:literal;)*) => {
        /// Methods that builtin classes have of their own.
        pub(super) static OWN: &[(Type, Builtin)] = &[$((
            Type::$ty,
            Builtin::new($name, $function, ($arguments, $arguments), "()", ANY).of(Type::$ty),
        ),)*];
    };
}

rows! {
    Module "__dir__" module_dir 0;
    Int "__getnewargs__" plain_arguments 0;
    Float "__getnewargs__" plain_arguments 0;
    Str "__getnewargs__" plain_arguments 0;
    Bytes "__getnewargs__" plain_arguments 0;
    Tuple "__getnewargs__" plain_arguments 0;
    ByteArray "__reduce__" byte_array_text 0;
    ByteArray "__reduce_ex__" byte_array 1;
    Set "__reduce__" set 0;
    FrozenSet "__reduce__" set 0;
    Range "__reduce__" three_parts 0;
    Slice "__reduce__" three_parts 0;
    NotImplementedType "__reduce__" singleton 0;
    Ellipsis "__reduce__" singleton 0;
    None "__bool__" truth 0;
    NotImplementedType "__bool__" truth 0;
    Builtin "__reduce__" function 0;
    BuiltinMethod "__reduce__" of_class 0;
    Slot "__reduce__" of_class 0;
    BoundSlot "__reduce__" function 0;
    Member "__reduce__" of_class 0;
    Method "__reduce__" method 0;
    ListIterator "__reduce__" sequence_iterator 0;
    ListReverseIterator "__reduce__" sequence_iterator 0;
    TupleIterator "__reduce__" sequence_iterator 0;
    StrIterator "__reduce__" sequence_iterator 0;
    BytesIterator "__reduce__" sequence_iterator 0;
    ByteArrayIterator "__reduce__" sequence_iterator 0;
    SequenceIterator "__reduce__" sequence_iterator 0;
    NumbersIterator "__reduce__" sequence_iterator 0;
    NumbersIterator "__setstate__" set_index 1;
    ListIterator "__setstate__" set_index 1;
    ListReverseIterator "__setstate__" set_index 1;
    TupleIterator "__setstate__" set_index 1;
    StrIterator "__setstate__" set_index 1;
    BytesIterator "__setstate__" set_index 1;
    ByteArrayIterator "__setstate__" set_index 1;
    SequenceIterator "__setstate__" set_index 1;
    RangeIterator "__reduce__" range_iterator 0;
    LongRangeIterator "__reduce__" range_iterator 0;
    RangeIterator "__setstate__" advance 1;
    LongRangeIterator "__setstate__" advance 1;
    DictKeyIterator "__reduce__" table_iterator 0;
    DictValueIterator "__reduce__" table_iterator 0;
    DictItemIterator "__reduce__" table_iterator 0;
    DictReverseKeyIterator "__reduce__" table_iterator 0;
    DictReverseValueIterator "__reduce__" table_iterator 0;
    DictReverseItemIterator "__reduce__" table_iterator 0;
    SetIterator "__reduce__" table_iterator 0;
    Enumerate "__reduce__" lazy_iterator 0;
    Zip "__reduce__" lazy_iterator 0;
    Zip "__setstate__" set_strict 1;
    Map "__reduce__" lazy_iterator 0;
    Filter "__reduce__" lazy_iterator 0;
    Reversed "__reduce__" lazy_iterator 0;
    Reversed "__setstate__" set_index 1;
    Reversed "__length_hint__" left 0;
    CallableIterator "__reduce__" lazy_iterator 0;
}

/// Gives the builtin classes what only they have.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    for (ty, row) in OWN {
        let method = vm.new_builtin(row, true)?;
        vm.set_in_builtin(*ty, row.name, method)?;
    }
    Ok(())
}

// ---- any object

fn reduce_ex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    let protocol = vm.index_i64(args.get(1))?;
    let name = vm.name(Name::Reduce);
    let own = vm.special(object, Name::Reduce);
    if own != vm.lookup(vm.class(Type::Object), name) {
        let method = vm.get_attribute(object, name)?;
        return vm.call(method, &[]);
    }
    vm.reduce(object, protocol)
}

fn reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.reduce(args.get(0), 0)
}

fn get_state(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.default_state(args.get(0), false)
}

impl Vm {
    /// A function of `copyreg`.
    fn of_copyreg(&mut self, name: &str) -> Result<Value, Raised> {
        let module = self.import_whole("copyreg")?;
        let name = self.intern(name)?;
        self.get_attribute(module, name)
    }

    /// `object.__reduce_ex__(protocol)` of a class that has no `__reduce__` of its own.
    fn reduce(&mut self, object: Value, protocol: i64) -> Result<Value, Raised> {
        if protocol < 2 {
            let function = self.of_copyreg("_reduce_ex")?;
            return self.call(function, &[object, Value::small(protocol)]);
        }
        let class = self.class_of(object);
        let name = self.name(Name::New);
        if self.lookup(class, name).is_none() || Vm::cannot_make(object) {
            let text = format!("cannot pickle '{}' object", class.name());
            return self.raise(Type::TypeError, text);
        }
        let (given, keywords) = self.new_arguments(object)?;
        let cls = self.visible_class(object);
        let has_arguments = given.is_some();
        let given = Tuple(given.unwrap_or(self.known.empty_tuple));
        let (function, arguments) = match keywords {
            Some(keywords) if !Dict(payload(keywords)).is_empty() => {
                let function = self.of_copyreg("__newobj_ex__")?;
                (function, self.new_tuple(&[cls, given.0, keywords])?)
            }
            _ => {
                let function = self.of_copyreg("__newobj__")?;
                let all = self.new_list(&[cls])?;
                for at in 0..given.len() {
                    List(all).push(self, given.get(at))?;
                }
                (function, List(all).to_tuple(self)?)
            }
        };
        let inner = payload(object);
        let (is_list, is_dict) = (inner.is(Kind::List), inner.is(Kind::Dict));
        let state = self.state_of(object, !has_arguments && !is_list && !is_dict)?;
        let none = self.none();
        let items = if is_list { self.iter(object)? } else { none };
        let pairs = if is_dict {
            let name = self.intern("items")?;
            let items = self.get_attribute(object, name)?;
            let items = self.call(items, &[])?;
            self.iter(items)?
        } else {
            none
        };
        self.new_tuple(&[function, arguments, state, items, pairs])
    }

    /// Whether objects of a builtin class are not made by calling it.
    fn cannot_make(object: Value) -> bool {
        matches!(
            object.kind(),
            Kind::Generator
                | Kind::Awaiter
                | Kind::Frame
                | Kind::Traceback
                | Kind::DictView
                | Kind::WeakRef
                | Kind::Lock
                | Kind::Alias
                | Kind::Union
        )
    }

    /// What `__new__` wants besides the class, as the object says: positional arguments and those with names.
    fn new_arguments(&mut self, object: Value) -> Result<(Option<Value>, Option<Value>), Raised> {
        if let Some(method) = self.special(object, Name::GetNewArgsEx) {
            let answer = self.call_special(method, object, &[])?;
            let Some(pair) = Tuple::of(payload(answer)) else {
                let what = self.type_name(answer);
                let text = format!("__getnewargs_ex__ should return a tuple, not '{what}'");
                return self.raise(Type::TypeError, text);
            };
            if pair.len() != 2 {
                let text = format!(
                    "__getnewargs_ex__ should return a tuple of length 2, not {}",
                    pair.len()
                );
                return self.raise(Type::ValueError, text);
            }
            let (given, keywords) = (pair.get(0), pair.get(1));
            if !payload(given).is(Kind::Tuple) {
                let text = format!(
                    "first item of the tuple returned by __getnewargs_ex__ must be a tuple, not '{}'",
                    self.type_name(given)
                );
                return self.raise(Type::TypeError, text);
            }
            if !payload(keywords).is(Kind::Dict) {
                let text = format!(
                    "second item of the tuple returned by __getnewargs_ex__ must be a dict, not '{}'",
                    self.type_name(keywords)
                );
                return self.raise(Type::TypeError, text);
            }
            return Ok((Some(payload(given)), Some(keywords)));
        }
        let Some(method) = self.special(object, Name::GetNewArgs) else {
            return Ok((None, None));
        };
        let answer = self.call_special(method, object, &[])?;
        if !payload(answer).is(Kind::Tuple) {
            let what = self.type_name(answer);
            let text = format!("__getnewargs__ should return a tuple, not '{what}'");
            return self.raise(Type::TypeError, text);
        }
        Ok((Some(payload(answer)), None))
    }

    /// What `__getstate__` says. `required`: nothing else knows what is in the object.
    fn state_of(&mut self, object: Value, required: bool) -> Result<Value, Raised> {
        let name = self.name(Name::GetState);
        if self.special(object, Name::GetState) == self.lookup(self.class(Type::Object), name)
            && !(instance::has_slots(object.kind()) && instance::own(object, name).is_some())
        {
            return self.default_state(object, required);
        }
        let method = self.get_attribute(object, name)?;
        self.call(method, &[])
    }

    /// `object.__getstate__()`: the attributes, and what is in slots.
    fn default_state(&mut self, object: Value, required: bool) -> Result<Value, Raised> {
        let class = self.class_of(object);
        let has_more = match object.kind() {
            Kind::Instance => class.has_payload(),
            Kind::Exception => false,
            _ => true,
        };
        if required && has_more {
            let varies = matches!(
                class.base_type,
                Type::Int | Type::Tuple | Type::Bytes | Type::Type | Type::MemoryView
            );
            let text = match varies {
                true => format!("cannot pickle {} objects", class.name()),
                false => format!("cannot pickle '{}' object", class.name()),
            };
            return self.raise(Type::TypeError, text);
        }
        let key = self.name(Name::Dict);
        let state = match object.kind() {
            Kind::Instance | Kind::Exception if class.has_dict.get() => {
                let dict = self.find_attribute(object, key)?.unwrap_or(self.none());
                let is_empty = Dict::of(payload(dict)).is_some_and(|dict| dict.is_empty());
                if is_empty { self.none() } else { dict }
            }
            Kind::Function | Kind::Module => {
                self.find_attribute(object, key)?.unwrap_or(self.none())
            }
            _ => self.none(),
        };
        if class.is_builtin() {
            return Ok(state);
        }
        let function = self.of_copyreg("_slotnames")?;
        let names = self.call(function, &[class.object.get()])?;
        let Some(names) = List::of(names) else {
            let text = "copyreg._slotnames didn't return a list or None";
            return if names == self.none() {
                Ok(state)
            } else {
                self.raise(Type::TypeError, text)
            };
        };
        let slots = Dict::new(self)?;
        let count = names.len();
        for at in 0..count {
            let name = attribute_name(self, names.get(at))?;
            match self.get_attribute(object, name) {
                Ok(value) => slots.set(self, name, value)?,
                Err(Raised) if self.catch(Type::AttributeError) => {}
                Err(Raised) => return Err(Raised),
            }
            if names.len() != count {
                let text = "__slotsname__ changed size during iteration";
                return self.raise(Type::RuntimeError, text);
            }
        }
        if slots.is_empty() { Ok(state) } else { self.new_tuple(&[state, slots.0]) }
    }
}

/// The names of the attributes of an object, in no order.
fn dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    let names = Dict::new(vm)?;
    let none = vm.none();
    let key = vm.name(Name::Dict);
    if let Some(dict) = vm.find_attribute(object, key)?
        && let Some(dict) = Dict::of(payload(dict))
    {
        let mut at = 0;
        while let Some((next, name, _)) = dict.next(at) {
            at = next;
            names.set(vm, name, none)?;
        }
    }
    let key = vm.name(Name::Class);
    let class = vm.find_attribute(object, key)?;
    if let Some(class) = class.and_then(|class| vm.as_class(class)) {
        for class in class.mro().iter().rev() {
            for (name, _) in class.dict().iter() {
                names.set(vm, name, none)?;
            }
        }
    }
    Ok(vm.to_list(names.0)?.0)
}

/// The names of a module, as its own function `__dir__` says if it has one.
fn module_dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let module = args.get(0);
    let hook = vm.name(Name::Dir);
    if let Some(hook) = globals(module).get(hook) {
        return vm.call(hook, &[]);
    }
    let names = Dict::new(vm)?;
    let none = vm.none();
    for (name, _) in globals(module).bound() {
        names.set(vm, name, none)?;
    }
    Ok(vm.to_list(names.0)?.0)
}

/// The bytes of the object itself, as this heap lays it out.
fn size_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = payload(args.get(0));
    vm.new_int(bytes_of(value) as i64)
}

/// How much memory an object takes, with the storage that is nobody else's.
pub(crate) fn bytes_of(value: Value) -> usize {
    if value.is_small() {
        return 8;
    }
    let own = match value.kind().layout().size {
        Size::Fixed(bytes) => bytes as usize,
        Size::Slots(bytes) => bytes as usize + 8 * value.header().slots() as usize,
        Size::Words(bytes) => bytes as usize + 8 * value.count(1),
        Size::Bytes(bytes) => bytes as usize + value.count(1),
    };
    let storage = match value.kind() {
        Kind::List | Kind::Dict | Kind::Set | Kind::FrozenSet => {
            16 + 8 * value.field(list::ARRAY).count(1)
        }
        _ => 0,
    };
    own + storage
}

// ---- builtin classes

fn builtin_named(vm: &mut Vm, name: &str) -> Result<Value, Raised> {
    let (module, name) = (vm.builtins, vm.intern(name)?);
    vm.get_attribute(module, name)
}

fn plain_arguments(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let plain = payload(args.get(0));
    let plain = if plain.is(Kind::Bool) { plain.field(boolean::NUMBER) } else { plain };
    vm.new_tuple(&[plain])
}

fn byte_array_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    reduce_byte_array(vm, args.get(0), 2)
}

fn byte_array(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let protocol = vm.index_i64(args.get(1))?;
    reduce_byte_array(vm, args.get(0), protocol)
}

fn reduce_byte_array(vm: &mut Vm, object: Value, protocol: i64) -> Result<Value, Raised> {
    let data = ByteArray(payload(object)).to_vec();
    let parts = if protocol >= 3 {
        let data = vm.new_bytes(&data)?;
        if data.count(1) == 0 { vm.known.empty_tuple } else { vm.new_tuple(&[data])? }
    } else if data.is_empty() {
        vm.known.empty_tuple
    } else {
        let text: String = data.iter().map(|byte| *byte as char).collect();
        let (text, codec) = (vm.new_str(&text)?, vm.new_str("latin-1")?);
        vm.new_tuple(&[text, codec])?
    };
    let class = vm.class_of(object).object.get();
    let state = vm.state_of(object, false)?;
    vm.new_tuple(&[class, parts, state])
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    let items = vm.to_list(payload(object))?;
    let parts = vm.new_tuple(&[items.0])?;
    let class = vm.class_of(object).object.get();
    let state = vm.state_of(object, false)?;
    vm.new_tuple(&[class, parts, state])
}

fn three_parts(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    let class = vm.class_of(object).object.get();
    let parts = vm.new_tuple(&[
        object.field(slice::START),
        object.field(slice::STOP),
        object.field(slice::STEP),
    ])?;
    vm.new_tuple(&[class, parts])
}

fn singleton(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.repr(args.get(0))
}

fn truth(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let truth = vm.truth(args.get(0))?;
    Ok(vm.bool(truth))
}

fn function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0).field(builtin::OBJECT);
    let name = vm.name_of_builtin(args.get(0))?;
    if object.is_null() || object.is(Kind::Module) {
        return Ok(name);
    }
    let get = builtin_named(vm, "getattr")?;
    let parts = vm.new_tuple(&[object, name])?;
    vm.new_tuple(&[get, parts])
}

fn of_class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let descriptor = args.get(0);
    let (class, name) = if descriptor.is(Kind::Member) {
        (descriptor.field(member::CLASS), descriptor.field(member::NAME))
    } else {
        let row = builtin_row(descriptor);
        let owner = row.owner.unwrap_or(Type::Object);
        (vm.class(owner).object.get(), vm.new_str(row.name)?)
    };
    let get = builtin_named(vm, "getattr")?;
    let parts = vm.new_tuple(&[class, name])?;
    vm.new_tuple(&[get, parts])
}

fn method(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (function, object) = method_parts(args.get(0));
    let name = vm.name(Name::Name);
    let name = vm.get_attribute(function, name)?;
    let get = builtin_named(vm, "getattr")?;
    let parts = vm.new_tuple(&[object, name])?;
    vm.new_tuple(&[get, parts])
}

fn sequence_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = args.get(0);
    let (sequence, at, flag) =
        (iterator.field(sequence_iterator::SEQUENCE), iterator.count(2), iterator.flags());
    let is_reversed = flag == sequence_flag::REVERSED_LIST;
    let name = if is_reversed { "reversed" } else { "iter" };
    if !sequence.is_object() {
        let nothing = match flag {
            sequence_flag::LIST | sequence_flag::REVERSED_LIST => vm.new_list(&[])?,
            sequence_flag::STR => vm.known.empty_str,
            _ => vm.known.empty_tuple,
        };
        let iter = builtin_named(vm, "iter")?;
        let parts = vm.new_tuple(&[nothing])?;
        return vm.new_tuple(&[iter, parts]);
    }
    let index = match flag {
        sequence_flag::STR => Str(sequence).text()[..at].chars().count() as i64,
        sequence_flag::REVERSED_LIST => at as i64 - 1,
        _ => at as i64,
    };
    let iter = builtin_named(vm, name)?;
    let parts = vm.new_tuple(&[sequence])?;
    vm.new_tuple(&[iter, parts, Value::small(index)])
}

/// `__setstate__` of iterators over sequences.
fn set_index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = payload(args.get(0));
    if Int::of(payload(args.get(1))).is_none() && !payload(args.get(1)).is(Kind::Bool) {
        return vm.raise(Type::TypeError, "an integer is required");
    }
    let wanted = vm.index_i64(args.get(1))?;
    let sequence = iterator.field(sequence_iterator::SEQUENCE);
    if sequence.is_object() {
        if iterator.is(Kind::LazyIter) {
            let most = vm.length(sequence)? as i64;
            iterator.init(2, Value::small((wanted + 1).clamp(0, most)));
        } else {
            let at = match iterator.flags() {
                sequence_flag::REVERSED_LIST => {
                    (wanted + 1).clamp(0, List(sequence).len() as i64) as usize
                }
                sequence_flag::STR => {
                    let text = Str(sequence).text();
                    let at = text.char_indices().nth(wanted.max(0) as usize);
                    at.map_or(text.len(), |(at, _)| at)
                }
                sequence_flag::NUMBERS => wanted.clamp(0, Array(sequence).len() as i64) as usize,
                _ => wanted.max(0) as usize,
            };
            iterator.set_count(2, at);
        }
    }
    Ok(vm.none())
}

fn left(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(payload(args.get(0)).field(lazy_iterator::SECOND).as_small().max(0)))
}

fn range_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = args.get(0);
    let range = vm.new_range(
        iterator.field(range_iterator::NEXT),
        iterator.field(range_iterator::STOP),
        iterator.field(range_iterator::STEP),
    )?;
    let iter = builtin_named(vm, "iter")?;
    let parts = vm.new_tuple(&[range])?;
    let nothing = match vm.is_exactly(iterator, Type::RangeIterator) {
        true => Value::small(0),
        false => vm.none(),
    };
    vm.new_tuple(&[iter, parts, nothing])
}

/// `__setstate__` of iterators over ranges: as many numbers are passed over, as far as there are any.
fn advance(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use crate::operation::{Comparison, Operator};
    let iterator = args.get(0);
    let [next, stop, step] = [1, 2, 3].map(|word| iterator.field(word));
    let range = vm.new_range(next, stop, step)?;
    let (none, all) = (Value::small(0), range.field(range::LENGTH));
    let mut count = args.get(1);
    if vm.is_exactly(iterator, Type::RangeIterator) {
        let index = vm.index_i64(count)?;
        count = vm.new_int(index)?;
    }
    if vm.holds(Comparison::Lt, count, none)? {
        count = none;
    } else if vm.holds(Comparison::Gt, count, all)? {
        count = all;
    }
    let steps = vm.binary(Operator::Mul, count, step)?;
    let next = vm.binary(Operator::Add, next, steps)?;
    vm.heap.set(iterator, 1, next);
    Ok(vm.none())
}

/// What is left of an iteration over a dict or set, as a list; the iterator stays where it is.
fn table_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = args.get(0);
    let ahead = [2, 3, 4].map(|word| iterator.field(word));
    let table = iterator.field(table_iterator::TABLE);
    let items = vm.to_list(iterator)?;
    for (word, value) in (2..).zip(ahead) {
        iterator.init(word, value);
    }
    vm.heap.set(iterator, 1, table);
    let iter = builtin_named(vm, "iter")?;
    let parts = vm.new_tuple(&[items.0])?;
    vm.new_tuple(&[iter, parts])
}

fn lazy_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = payload(args.get(0));
    let (first, second) =
        (iterator.field(lazy_iterator::FIRST), iterator.field(lazy_iterator::SECOND));
    let class = vm.class_of(args.get(0)).object.get();
    match iterator.flags() {
        lazy_flag::ENUMERATE => {
            let parts = vm.new_tuple(&[first, second])?;
            vm.new_tuple(&[class, parts])
        }
        lazy_flag::ZIP => {
            let strict = vm.truth(second)?;
            if strict {
                vm.new_tuple(&[class, first, second])
            } else {
                vm.new_tuple(&[class, first])
            }
        }
        lazy_flag::MAP => {
            let all = List(vm.new_list(&[second])?);
            for at in 0..Tuple(first).len() {
                all.push(vm, Tuple(first).get(at))?;
            }
            let parts = all.to_tuple(vm)?;
            vm.new_tuple(&[class, parts])
        }
        lazy_flag::FILTER => {
            let parts = vm.new_tuple(&[second, first])?;
            vm.new_tuple(&[class, parts])
        }
        lazy_flag::REVERSED => {
            let left = second.as_small();
            if left <= 0 {
                let parts = vm.known.empty_tuple;
                let parts = vm.new_tuple(&[parts])?;
                return vm.new_tuple(&[class, parts]);
            }
            let parts = vm.new_tuple(&[first])?;
            vm.new_tuple(&[class, parts, Value::small(left - 1)])
        }
        _ => {
            let iter = builtin_named(vm, "iter")?;
            let parts = if first.is_null() {
                let nothing = vm.known.empty_tuple;
                vm.new_tuple(&[nothing])?
            } else {
                vm.new_tuple(&[first, second])?
            };
            vm.new_tuple(&[iter, parts])
        }
    }
}

fn set_strict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let strict = vm.truth(args.get(1))?;
    let strict = vm.bool(strict);
    vm.heap.set(payload(args.get(0)), 2, strict);
    Ok(vm.none())
}
