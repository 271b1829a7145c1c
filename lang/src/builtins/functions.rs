//! The builtin functions.

use super::{ANY, PURE};
use crate::object::list::items_of;
use crate::object::memoryview::bytes_like;
use crate::object::words::view;
use crate::object::{
    Array, ByteArray, Bytes, ClassRef, Dict, Generator, Int, Kind, List, Name, Object, Raised, Set,
    Str, Tuple, Type, Value, instance::payload,
};
use crate::operation::compare::{is_user, plain_order};
use crate::operation::iterate::table_flag;
use crate::operation::{Comparison, Next, Operator};
use crate::vm::{Args, Vm};
use dashu_int::IBig;
use sidewinder_syntax::text::{char_of, code_of};

crate::builtins! {
    /// Functions that every program has.
    FUNCTIONS;
    known Abs "abs" abs (1, 1) "(x)" ANY;
    "all" all (1, 1) "(iterable)" ANY;
    "any" any (1, 1) "(iterable)" ANY;
    "ascii" ascii (1, 1) "(object)" ANY;
    "bin" bin (1, 1) "(number)" PURE;
    known Callable "callable" callable (1, 1) "(object)" ANY;
    known Chr "chr" chr (1, 1) "(i)" PURE;
    "delattr" del_attr (2, 2) "(object, name)" ANY;
    known Dir "dir" dir (0, 1) "(object)" ANY;
    known DivMod "divmod" div_mod (2, 2) "(x, y)" ANY;
    known Format "format" format (1, 2) "(value, format_spec='')" ANY;
    known GetAttr "getattr" get_attr (2, 3) "(object, name, default=...)" ANY;
    known HasAttr "hasattr" has_attr (2, 2) "(object, name)" ANY;
    known Hash "hash" hash (1, 1) "(object)" ANY;
    "hex" hex (1, 1) "(number)" PURE;
    "id" id (1, 1) "(object)" ANY;
    known IsInstance "isinstance" is_instance (2, 2) "(object, class_or_tuple)" ANY;
    "issubclass" is_subclass (2, 2) "(class, class_or_tuple)" ANY;
    known Iter "iter" iter (1, 2) "(iterable, end=...)" ANY;
    known Len "len" len (1, 1) "(object)" ANY;
    keywords known Max "max" max (1, 255) "(*args, key=None, default=...)" ANY;
    keywords known Min "min" min (1, 255) "(*args, key=None, default=...)" ANY;
    known Next "next" next (1, 2) "(iterator, default=...)" ANY;
    "oct" oct (1, 1) "(number)" PURE;
    known Ord "ord" ord (1, 1) "(c)" PURE;
    keywords "pow" pow (0, 3) "(base, exp, mod=None)" ANY;
    known Repr "repr" repr (1, 1) "(object)" ANY;
    keywords known Round "round" round (0, 2) "(number, ndigits=None)" ANY;
    known SetAttr "setattr" set_attr (3, 3) "(object, name, value)" ANY;
    keywords "sum" sum (1, 2) "(iterable, /, start=0)" ANY;
    known Vars "vars" vars (0, 1) "(object)" ANY;
}

fn abs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.absolute(args.get(0))
}

impl Vm {
    /// `abs(value)`
    pub fn absolute(&mut self, value: Value) -> Result<Value, Raised> {
        if let Some(x) = value.as_float() {
            return self.new_float(x.abs());
        }
        if let Some(n) = Int::of(value) {
            return if n.is_negative() {
                self.int_sub(Int::Small(0), n)
            } else {
                self.int_add(n, Int::Small(0))
            };
        }
        if let Some(z) = value.as_complex() {
            return match z.size() {
                Ok(size) => self.new_float(size),
                Err(_) => self.raise(Type::OverflowError, "absolute value too large"),
            };
        }
        match self.special(value, Name::Abs) {
            Some(method) => self.call_special(method, value, &[]),
            None => {
                let text = format!("bad operand type for abs(): '{}'", self.type_name(value));
                self.raise(Type::TypeError, text)
            }
        }
    }
}

fn find(vm: &mut Vm, iterable: Value, wanted: bool) -> Result<Value, Raised> {
    let mut found = false;
    let visit = |vm: &mut Vm, item| {
        found = vm.truth(item)? == wanted;
        Ok(!found)
    };
    if let Some(iterator) = vm.visit_some(iterable, visit)? {
        let answer = vm.drain(if wanted { "some" } else { "lacking" }, &[iterator])?;
        found = answer == vm.bool(true);
    }
    Ok(vm.bool(found == wanted))
}

fn all(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let some_false = find(vm, args.get(0), false)?;
    Ok(some_false)
}

fn any(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    find(vm, args.get(0), true)
}

fn ascii(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.ascii(args.get(0))
}

fn in_radix(vm: &mut Vm, args: Args, radix: u8, prefix: &str) -> Result<Value, Raised> {
    let index = vm.index(args.get(0))?;
    let Some(n) = Int::of(index) else { return vm.raise_not_integer(index) };
    let sign = if n.is_negative() { "-" } else { "" };
    vm.new_str(&format!("{sign}{prefix}{}", n.digits(radix)))
}

fn bin(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    in_radix(vm, args, 2, "0b")
}

fn oct(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    in_radix(vm, args, 8, "0o")
}

fn hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    in_radix(vm, args, 16, "0x")
}

fn callable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.is_callable(args.get(0));
    Ok(vm.bool(answer))
}

fn chr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = vm.index(args.get(0))?;
    let code = Int::of(code).map_or(-1, |n| n.clamped());
    if i32::try_from(code).is_err() {
        let text = "Python int too large to convert to C int";
        return vm.raise(Type::OverflowError, text);
    }
    if !(0..0x110000).contains(&code) {
        return vm.raise(Type::ValueError, "chr() arg not in range(0x110000)");
    }
    match char_of(code as u32) {
        Some(c) => vm.new_char(c),
        None => vm.raise_reserved(),
    }
}

fn ord(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let plain = payload(args.get(0));
    if let (Kind::Bytes | Kind::ByteArray, Some(data)) = (plain.kind(), bytes_like(vm, plain)) {
        return match *data {
            [byte] => Ok(Value::small(byte as i64)),
            _ => {
                let length = data.len();
                let text =
                    format!("ord() expected a character, but string of length {length} found");
                vm.raise(Type::TypeError, text)
            }
        };
    }
    let Some(string) = Str::of(plain) else {
        let text =
            format!("ord() expected string of length 1, but {} found", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let mut chars = string.text().chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) => Ok(Value::small(code_of(c) as i64)),
        _ => {
            let text =
                format!("ord() expected a character, but string of length {} found", string.len());
            vm.raise(Type::TypeError, text)
        }
    }
}

/// A string that names an attribute, interned; TypeError for anything else.
pub(crate) fn attribute_name(vm: &mut Vm, name: Value) -> Result<Value, Raised> {
    let plain = payload(name);
    if !plain.is(Kind::Str) {
        let text = format!("attribute name must be string, not '{}'", vm.type_name(name));
        return vm.raise(Type::TypeError, text);
    }
    vm.intern_value(plain)
}

fn del_attr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = attribute_name(vm, args.get(1))?;
    vm.delete_attribute(args.get(0), name)?;
    Ok(vm.none())
}

fn get_attr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = attribute_name(vm, args.get(1))?;
    let Some(default) = args.optional(2) else { return vm.get_attribute(args.get(0), name) };
    Ok(vm.find_attribute(args.get(0), name)?.unwrap_or(default))
}

fn has_attr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = attribute_name(vm, args.get(1))?;
    let found = vm.find_attribute(args.get(0), name)?;
    Ok(vm.bool(found.is_some()))
}

fn set_attr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = attribute_name(vm, args.get(1))?;
    vm.set_attribute(args.get(0), name, args.get(2))?;
    Ok(vm.none())
}

fn dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match args.optional(0) {
        Some(value) => Ok(vm.dir(value)?.0),
        None => {
            let locals = vm.locals_around()?;
            vm.sorted_keys(locals)
        }
    }
}

impl Vm {
    /// `dir(value)`: the names of its attributes, sorted.
    pub fn dir(&mut self, value: Value) -> Result<List, Raised> {
        let hook = match value.is(Kind::Module) {
            true => crate::object::globals(value).get(self.name(Name::Dir)),
            false => None,
        };
        let names = match hook {
            Some(hook) => self.call(hook, &[])?,
            None => self.call_method(value, Name::Dir, &[])?,
        };
        let list = self.to_list(names)?;
        self.sort(list, Value::NULL, Value::NULL)?;
        Ok(list)
    }
}

fn vars(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.is_empty() {
        return vm.locals_around();
    }
    let name = vm.name(Name::Dict);
    match vm.find_attribute(args.get(0), name)? {
        Some(dict) => Ok(dict),
        None => vm.raise(Type::TypeError, "vars() argument must have __dict__ attribute"),
    }
}

fn div_mod(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (a, b) = (args.get(0), args.get(1));
    let is_number = |value: Value| Int::of(value).is_some() || value.is(Kind::Float);
    if is_number(a) && is_number(b) {
        return divmod_of_numbers(vm, a, b);
    }
    for (of, name, with) in [(a, Name::DivMod, b), (b, Name::RDivMod, a)] {
        if let Some(method) = vm.special(of, name) {
            let answer = vm.call_special(method, of, &[with])?;
            if answer != vm.not_implemented() {
                return Ok(answer);
            }
        }
    }
    let text = format!(
        "unsupported operand type(s) for divmod(): '{}' and '{}'",
        vm.type_name(a),
        vm.type_name(b)
    );
    vm.raise(Type::TypeError, text)
}

/// `divmod` of two ints or floats.
pub(super) fn divmod_of_numbers(vm: &mut Vm, a: Value, b: Value) -> Result<Value, Raised> {
    if let (Some(x), Some(y)) = (Int::of(a), Int::of(b)) {
        let (quotient, rest) = vm.int_divmod(x, y, "integer division or modulo by zero")?;
        let parts = [vm.new_ibig(&quotient)?, vm.new_ibig(&rest)?];
        return vm.new_tuple(&parts);
    }
    if let (Some(x), Some(y)) = (vm.number(a)?, vm.number(b)?) {
        if y == 0.0 {
            return vm.raise(Type::ZeroDivisionError, "float divmod()");
        }
        use crate::object::float;
        let parts = [vm.new_float(float::floor_div(x, y))?, vm.new_float(float::modulo(x, y))?];
        return vm.new_tuple(&parts);
    }
    vm.raise_not_integer(if Int::of(a).is_some() { b } else { a })
}

fn format(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let spec = match args.optional(1) {
        Some(spec) => match Str::of(payload(spec)) {
            Some(spec) => spec.text(),
            None => {
                let text = format!("format() argument 2 must be str, not {}", vm.type_name(spec));
                return vm.raise(Type::TypeError, text);
            }
        },
        None => "",
    };
    vm.format(args.get(0), spec)
}

fn hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hash = vm.hash(args.get(0))?;
    vm.new_int(hash)
}

fn id(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.id(args.get(0))
}

fn is_instance(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.is_instance_of(args.get(0), args.get(1))?;
    Ok(vm.bool(answer))
}

fn is_subclass(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.is_subclass_of(args.get(0), args.get(1))?;
    Ok(vm.bool(answer))
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match args.optional(1) {
        None => vm.iter(args.get(0)),
        Some(_) if !vm.is_callable(args.get(0)) => {
            vm.raise(Type::TypeError, "iter(v, w): v must be callable")
        }
        Some(end) => {
            let flag = crate::operation::lazy::lazy_flag::CALL;
            vm.lazy_iterator(flag, args.get(0), end)
        }
    }
}

fn len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let length = vm.length(args.get(0))?;
    vm.new_int(length as i64)
}

fn extreme(vm: &mut Vm, args: Args, name: &str, op: Comparison) -> Result<Value, Raised> {
    let [key, default] = super::bind::keywords(vm, args, name, ["key", "default"])?;
    let key = if key == vm.none() { Value::NULL } else { key };
    let source = if args.len() == 1 {
        args.get(0)
    } else {
        if !default.is_null() {
            let text =
                format!("Cannot specify a default for {name}() with multiple positional arguments");
            return vm.raise(Type::TypeError, text);
        }
        let items: Vec<Value> = (0..args.len()).map(|at| args.get(at)).collect();
        vm.new_tuple(&items)?
    };
    let (mut best, mut best_key) = (Value::NULL, Value::NULL);
    let (method, with_key, without) = match op {
        Comparison::Lt => (Name::Lt, "least", "lowest"),
        _ => (Name::Gt, "greatest", "highest"),
    };
    let missing = vm.known.end;
    let traced = if key.is_null() && vm.are_worth_a_trace(source, method) {
        Some(vm.drain(without, &[source, missing, missing])?)
    } else if !key.is_null() && vm.is_worth_a_trace(key, source) {
        Some(vm.call_support("_keyed", with_key, &[key, source, missing])?)
    } else {
        None
    };
    if let Some(best) = traced {
        return if best == missing { or_default(vm, default, name) } else { Ok(best) };
    }
    if key.is_null()
        && matches!(source.kind(), Kind::List | Kind::Tuple)
        && let Some(best) = extreme_of_ints(items_of(vm, source), op)
    {
        return Ok(best);
    }
    let visit = |vm: &mut Vm, item| {
        let item_key = if key.is_null() { item } else { vm.call(key, &[item])? };
        let is_beyond = best.is_null()
            || match plain_order(vm, item_key, best_key) {
                Some(order) if op == Comparison::Lt => order.is_lt(),
                Some(order) => order.is_gt(),
                None => vm.holds(op, item_key, best_key)?,
            };
        if is_beyond {
            (best, best_key) = (item, item_key);
        }
        Ok(true)
    };
    if !key.is_null() {
        vm.for_each(source, visit)?;
    } else if let Some(iterator) = vm.visit_some(source, visit)? {
        best = vm.drain(without, &[iterator, best, missing])?;
    }
    if !best.is_null() {
        return Ok(best);
    }
    or_default(vm, default, name)
}

/// The least or the greatest of small ints; `None` if there are none, or other items.
fn extreme_of_ints(items: &[Value], op: Comparison) -> Option<Value> {
    if !items.iter().all(|item| item.is_small()) {
        return None;
    }
    let numbers = items.iter().map(|item| item.as_small());
    let best = if op == Comparison::Lt { numbers.min() } else { numbers.max() };
    best.map(Value::small)
}

/// What `min` or `max` gives where there are no items.
fn or_default(vm: &mut Vm, default: Value, name: &str) -> Result<Value, Raised> {
    if default.is_null() {
        return vm.raise(Type::ValueError, format!("{name}() arg is an empty sequence"));
    }
    Ok(default)
}

fn max(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    extreme(vm, args, "max", Comparison::Gt)
}

fn min(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    extreme(vm, args, "min", Comparison::Lt)
}

fn next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let iterator = args.get(0);
    if args.len() == 1 {
        // What the end says is passed on.
        if let Some(generator) = Generator::of(iterator)
            && vm.is_exactly(iterator, Type::Generator)
        {
            let answer = vm.send_to_generator(generator, vm.none())?;
            return vm.or_stop(answer);
        }
        if (iterator.is(Kind::Instance) || iterator.is(Kind::Awaiter))
            && let Some(method) = vm.special(iterator, Name::Next)
        {
            return vm.call_special(method, iterator, &[]);
        }
    }
    match (vm.next(iterator)?, args.optional(1)) {
        (Next::Item(item), _) => Ok(item),
        (Next::End, Some(default)) => Ok(default),
        (Next::End, None) => vm.raise_stop(),
    }
}

fn pow(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["base", "exp", "mod"];
    let [base, exponent, modulus] = super::bind::bind_least(vm, args, "pow", names, 2)?;
    if modulus.is_null() || modulus == vm.none() {
        return vm.binary(Operator::Pow, base, exponent);
    }
    if is_user(base)
        && let Some(method) = vm.special(base, Name::Pow).filter(|method| !method.is(Kind::Builtin))
    {
        let answer = vm.call_special(method, base, &[exponent, modulus])?;
        if answer != vm.not_implemented() {
            return Ok(answer);
        }
    }
    match (Int::of(payload(base)), Int::of(payload(exponent)), Int::of(payload(modulus))) {
        (Some(a), Some(b), Some(m)) => vm.int_pow_mod(a, b, m),
        _ if [base, exponent, modulus].iter().any(|value| value.is(Kind::Complex)) => {
            vm.raise(Type::ValueError, "complex modulo")
        }
        _ if [base, exponent, modulus].iter().any(|value| value.is(Kind::Float)) => {
            let text = "pow() 3rd argument not allowed unless all arguments are integers";
            vm.raise(Type::TypeError, text)
        }
        _ => {
            if let Some(method) = vm.special(base, Name::Pow) {
                let answer = vm.call_special(method, base, &[exponent, modulus])?;
                if answer != vm.not_implemented() {
                    return Ok(answer);
                }
            }
            let names = [base, exponent, modulus].map(|value| vm.type_name(value));
            let text = format!(
                "unsupported operand type(s) for ** or pow(): '{}', '{}', '{}'",
                names[0], names[1], names[2]
            );
            vm.raise(Type::TypeError, text)
        }
    }
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.repr(args.get(0))
}

fn round(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["number", "ndigits"];
    let [number, digits] = super::bind::bind_least(vm, args, "round", names, 1)?;
    let Some(method) = vm.special(number, Name::Round) else {
        let text = format!("type {} doesn't define __round__ method", vm.type_name(number));
        return vm.raise(Type::TypeError, text);
    };
    if digits.is_null() || digits == vm.none() {
        vm.call_special(method, number, &[])
    } else {
        vm.call_special(method, number, &[digits])
    }
}

fn sum(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [iterable, start] = super::bind::bind(vm, args, "sum", ["", "start"])?;
    let start = if start.is_null() { Value::small(0) } else { start };
    if let Kind::Str | Kind::Bytes | Kind::ByteArray = payload(start).kind() {
        // What cannot be iterated is refused first.
        vm.iter(iterable)?;
    }
    if payload(start).is(Kind::Str) {
        let text = "sum() can't sum strings [use ''.join(seq) instead]";
        return vm.raise(Type::TypeError, text);
    }
    if let Kind::Bytes | Kind::ByteArray = payload(start).kind() {
        let class = vm.type_name(start);
        let text = format!("sum() can't sum {class} [use b''.join(seq) instead]");
        return vm.raise(Type::TypeError, text);
    }
    if start.is_small() {
        let start = start.as_small();
        let total = match iterable.kind() {
            Kind::List => sum_of_numbers(List(iterable).items(vm).iter().copied(), start),
            Kind::Tuple => sum_of_numbers(Tuple(iterable).items().iter().copied(), start),
            Kind::Set | Kind::FrozenSet => sum_of_numbers(Set(iterable).iter(), start),
            Kind::Dict => sum_of_numbers(Dict(iterable).iter().map(|(key, _)| key), start),
            Kind::DictView if iterable.flags() == table_flag::VALUES => {
                let dict = Dict(iterable.field(view::DICT));
                sum_of_numbers(dict.iter().map(|(_, value)| value), start)
            }
            Kind::Numbers => sum_of_array(vm, Array(iterable), start),
            Kind::Bytes | Kind::ByteArray => {
                let data = match Bytes::of(iterable) {
                    Some(bytes) => bytes.data(),
                    None => ByteArray(iterable).data(vm),
                };
                Some(Total::Whole(
                    i128::from(start) + data.iter().map(|byte| i128::from(*byte)).sum::<i128>(),
                ))
            }
            _ => None,
        };
        match total {
            Some(Total::Whole(total)) => return vm.new_ibig(&IBig::from(total)),
            Some(Total::Float(total)) => return vm.new_float(total),
            None => {}
        }
    }
    if vm.are_worth_a_trace(iterable, Name::Add) {
        return vm.drain("total", &[iterable, start]);
    }
    let mut total = start;
    let visit = |vm: &mut Vm, item: Value| {
        total = if total.is_small() && item.is_small() {
            vm.new_int(total.as_small() + item.as_small())?
        } else {
            vm.binary(Operator::Add, total, item)?
        };
        Ok(true)
    };
    match vm.visit_some(iterable, visit)? {
        Some(iterator) => vm.drain("total", &[iterator, total]),
        None => Ok(total),
    }
}

enum Total {
    Whole(i128),
    Float(f64),
}

/// The sum of small ints and floats; `None` if there is anything else.
/// The same of the items of an array.
fn sum_of_array(vm: &Vm, array: Array, start: i64) -> Option<Total> {
    let (data, size) = (array.bytes().data(vm), array.item_size());
    let items = data.chunks_exact(size);
    let word = |raw: &[u8]| {
        let mut word = [0; 8];
        word[..size].copy_from_slice(raw);
        word
    };
    Some(match array.letter() {
        b'u' => return None,
        b'f' | b'd' if data.is_empty() => Total::Whole(i128::from(start)),
        b'd' => {
            Total::Float(items.fold(start as f64, |sum, raw| sum + f64::from_ne_bytes(word(raw))))
        }
        b'f' => Total::Float(items.fold(start as f64, |sum, raw| {
            sum + f64::from(f32::from_ne_bytes([raw[0], raw[1], raw[2], raw[3]]))
        })),
        letter => {
            let shift = 64 - 8 * size as u32;
            let is_signed = letter.is_ascii_lowercase();
            let number = |raw: &[u8]| {
                let bits = u64::from_le_bytes(word(raw));
                if is_signed {
                    i128::from(((bits << shift) as i64) >> shift)
                } else {
                    i128::from(bits)
                }
            };
            Total::Whole(items.fold(i128::from(start), |sum, raw| sum + number(raw)))
        }
    })
}

fn sum_of_numbers(items: impl Iterator<Item = Value>, start: i64) -> Option<Total> {
    let mut total = Total::Whole(i128::from(start));
    for item in items {
        total = match total {
            Total::Whole(n) if item.is_small() => Total::Whole(n + i128::from(item.as_small())),
            Total::Whole(n) => Total::Float(i64::try_from(n).ok()? as f64 + item.as_float()?),
            Total::Float(x) if item.is_small() => Total::Float(x + item.as_small() as f64),
            Total::Float(x) => Total::Float(x + item.as_float()?),
        };
    }
    Some(total)
}

impl Vm {
    /// The attributes of a class as a dict that cannot be changed.
    pub(super) fn class_proxy(&mut self, class: ClassRef) -> Result<Value, Raised> {
        let view = self.dict_view(class.dict(), 0)?;
        view.set_map(self.map(Type::MappingProxy));
        Ok(view)
    }
}
