//! `_weakref`: references that do not keep their object alive, and proxies that stand for it.

use crate::builtins::{ANY, functions::attribute_name};
use crate::object::{Kind, List, Name, Raised, Str, Type, Value, instance::payload};
use crate::operation::attribute::PROXY;
use crate::operation::{Comparison, Next, Operator, Unary};
use crate::vm::{Args, Vm};

/// Words of a weak reference.
pub mod word {
    /// Raw address of the object, 0 once it is dead.
    pub const TARGET: usize = 1;
    /// What is called when it dies, or null.
    pub const CALLBACK: usize = 2;
    /// The hash, once it was asked for, or null.
    pub const HASH: usize = 3;
    /// The instance of a subclass that it is the hidden part of, or null.
    pub const INSTANCE: usize = 4;
}

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_weakref";
    "getweakrefcount" count (1, 1) "(object, /)" ANY;
    "getweakrefs" all_of (1, 1) "(object, /)" ANY;
    "proxy" make_proxy (1, 2) "(object, callback=None, /)" ANY;
    "_remove_dead_weakref" remove_dead (2, 2) "(dct, key, /)" ANY;
}

/// Makes the module.
pub fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_weakref", FUNCTIONS)?;
    let tables = [
        (Type::WeakRef, REFERENCE),
        (Type::WeakProxy, PROXIES),
        (Type::WeakCallableProxy, CALLABLE),
    ];
    for (ty, rows) in tables {
        vm.give_methods(ty, rows)?;
    }
    let none = vm.none();
    for ty in [Type::WeakProxy, Type::WeakCallableProxy] {
        vm.set_in_builtin(ty, "__hash__", none)?;
    }
    let classes = [
        ("ref", Type::WeakRef),
        ("ReferenceType", Type::WeakRef),
        ("ProxyType", Type::WeakProxy),
        ("CallableProxyType", Type::WeakCallableProxy),
    ];
    for (name, ty) in classes {
        let class = vm.class(ty).object.get();
        vm.set_in_module(module, name, class)?;
    }
    Ok(module)
}

impl Vm {
    /// A weak reference or proxy. TypeError if there are none to such objects.
    pub(crate) fn new_weak(
        &mut self,
        ty: Type,
        target: Value,
        callback: Value,
    ) -> Result<Value, Raised> {
        let class = self.class_of(target);
        if !target.is_object() || !class.has_weak.get() {
            let text = format!("cannot create weak reference to '{}' object", class.name());
            return self.raise(Type::TypeError, text);
        }
        let map = self.map(ty);
        let flags = if ty == Type::WeakRef { 0 } else { PROXY };
        let header = crate::object::Header::new(map.short(), map.kind, flags, 0);
        let made = self.allocate(header, 48)?;
        made.init(word::CALLBACK, callback);
        made.init(word::HASH, Value::NULL);
        made.init(word::INSTANCE, Value::NULL);
        self.heap.watch(made, target);
        Ok(made)
    }

    /// The reference without a callback that an object has of a class already.
    fn plain_weak(&self, ty: Type, target: Value) -> Option<Value> {
        if !target.is_object() {
            return None;
        }
        let known = self.heap.weak_refs_to(target.address());
        known.into_iter().find(|known| {
            known.field(word::CALLBACK).is_null()
                && known.field(word::INSTANCE).is_null()
                && self.is_exactly(*known, ty)
        })
    }

    /// What dead references have to say: they are called, with themselves. What they raise goes to `sys.unraisablehook`.
    pub(crate) fn tell_dead(&mut self) {
        while let Some(dead) = self.heap.next_dead() {
            let callback = dead.field(word::CALLBACK);
            let instance = dead.field(word::INSTANCE);
            self.heap.set(dead, word::CALLBACK, Value::NULL);
            let argument = if instance.is_object() { instance } else { dead };
            if self.call(callback, &[argument]).is_err() {
                self.ignore_exception(callback);
            }
        }
    }
}

/// The object of a weak reference, if it lives.
pub fn referent(reference: Value) -> Option<Value> {
    let address = reference.raw(word::TARGET) as usize;
    (address != 0).then(|| Value::object(address))
}

fn callback_of(vm: &Vm, args: Args) -> Value {
    let none = vm.none();
    args.optional(2).filter(|callback| *callback != none).unwrap_or(Value::NULL)
}

/// `weakref.ref(object, callback=None)`; the first argument is the class.
pub(crate) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() < 2 || args.len() > 3 {
        let bound = if args.len() < 2 { "least 1 argument" } else { "most 2 arguments" };
        let text = format!("__new__ expected at {bound}, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let class = vm.class_of_object(args.get(0))?;
    let target = args.get(1);
    let callback = callback_of(vm, args);
    if class.is(Type::WeakRef) {
        if callback.is_null()
            && let Some(known) = vm.plain_weak(Type::WeakRef, target)
        {
            return Ok(known);
        }
        return vm.new_weak(Type::WeakRef, target, callback);
    }
    let hidden = vm.new_weak(Type::WeakRef, target, callback)?;
    let made = vm.new_instance_with(class, hidden)?;
    vm.heap.set(hidden, word::INSTANCE, made);
    Ok(made)
}

/// `__weakref__`: the first weak reference to an object.
pub(crate) fn first(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = List(all_of(vm, args)?);
    Ok(list.at(0).unwrap_or(vm.none()))
}

fn make_proxy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let target = args.get(0);
    let callback = args.optional(1).filter(|given| *given != none).unwrap_or(Value::NULL);
    let ty = match vm.is_callable(target) {
        true => Type::WeakCallableProxy,
        false => Type::WeakProxy,
    };
    if callback.is_null()
        && let Some(known) = vm.plain_weak(ty, target)
    {
        return Ok(known);
    }
    vm.new_weak(ty, target, callback)
}

fn count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = args.get(0);
    let known = if target.is_object() { vm.heap.weak_refs_to(target.address()).len() } else { 0 };
    Ok(Value::small(known as i64))
}

fn all_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = args.get(0);
    let list = vm.new_list(&[])?;
    if target.is_object() {
        // The plain one is first, then the youngest.
        let known = vm.heap.weak_refs_to(target.address());
        let (plain, told): (Vec<_>, Vec<_>) =
            known.into_iter().partition(|known| known.field(word::CALLBACK).is_null());
        for known in plain.into_iter().chain(told.into_iter().rev()) {
            let instance = known.field(word::INSTANCE);
            List(list).push(vm, if instance.is_object() { instance } else { known })?;
        }
    }
    Ok(list)
}

/// Removes a key of a dict if what it stands for is a reference to something dead.
fn remove_dead(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(dict) = crate::object::Dict::of(payload(args.get(0))) else {
        let what = vm.type_name(args.get(0));
        let text = format!("_remove_dead_weakref() argument 1 must be dict, not {what}");
        return vm.raise(Type::TypeError, text);
    };
    if let Some(value) = dict.get(vm, args.get(1))?
        && payload(value).is(Kind::WeakRef)
        && referent(payload(value)).is_none()
    {
        dict.remove(vm, args.get(1))?;
    }
    Ok(vm.none())
}

// ---- references

crate::builtins! {
    /// Methods of weak references.
    REFERENCE of WeakRef;
    keywords "__call__" dereference (0, 0) "()" ANY;
    "__hash__" hash (0, 0) "()" ANY;
    "__eq__" equal (1, 1) "(other)" ANY;
    "__ne__" unequal (1, 1) "(other)" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "__init__" init (0, 2) "(object, callback=None)" ANY;
}

fn init(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn dereference(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.keywords() > 0 {
        return vm.raise(Type::TypeError, "weakref.ReferenceType() takes no keyword arguments");
    }
    Ok(referent(payload(args.get(0))).unwrap_or(vm.none()))
}

fn hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let this = payload(args.get(0));
    if this.field(word::HASH).is_null() {
        let Some(target) = referent(this) else {
            return vm.raise(Type::TypeError, "weak object has gone away");
        };
        let hash = vm.hash(target)?;
        let hash = vm.new_int(hash)?;
        vm.heap.set(this, word::HASH, hash);
    }
    Ok(this.field(word::HASH))
}

fn same(vm: &mut Vm, args: Args) -> Result<Option<bool>, Raised> {
    let (a, b) = (payload(args.get(0)), payload(args.get(1)));
    if !b.is(Kind::WeakRef) || b.flags() & PROXY != 0 {
        return Ok(None);
    }
    Ok(Some(match (referent(a), referent(b)) {
        (Some(a), Some(b)) => vm.equal(a, b)?,
        _ => a == b,
    }))
}

fn equal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = same(vm, args)?;
    Ok(answer.map_or(vm.not_implemented(), |answer| vm.bool(answer)))
}

fn unequal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = same(vm, args)?;
    Ok(answer.map_or(vm.not_implemented(), |answer| vm.bool(!answer)))
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = vm.place(args.get(0));
    let Some(target) = referent(payload(args.get(0))) else {
        return vm.new_str(&format!("<weakref at {at}; dead>"));
    };
    let of = vm.place(target);
    let class = vm.type_name(target);
    let key = vm.name(Name::Name);
    let name = vm.find_attribute(target, key)?.and_then(Str::of);
    let name = name.map_or(String::new(), |name| format!(" ({})", name.text()));
    vm.new_str(&format!("<weakref at {at}; to '{class}' at {of}{name}>"))
}

/// `__callback__`
pub(crate) fn callback(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let callback = payload(args.get(0)).field(word::CALLBACK);
    Ok(if callback.is_null() { vm.none() } else { callback })
}

// ---- proxies

impl Vm {
    /// The object that a proxy stands for, any other value as it is. ReferenceError if it is dead.
    pub(crate) fn out_of_proxy(&mut self, value: Value) -> Result<Value, Raised> {
        if !value.is(Kind::WeakRef) || value.flags() & PROXY == 0 {
            return Ok(value);
        }
        match referent(value) {
            Some(target) => Ok(target),
            None => self.raise(Type::ReferenceError, "weakly-referenced object no longer exists"),
        }
    }
}

macro_rules! forwarded {
    ($($table:ident of $owner:ident $extra:tt;)*) => {
        $(forwarded!(@table $table $owner $extra);)*
    };
    (@table $table:ident $owner:ident [$($call:tt)*]) => {
        crate::builtins! {
            /// Methods of proxies.
            $table of $owner;
            $($call)*
            "__repr__" proxy_repr (0, 0) "()" ANY;
            "__str__" proxy_str (0, 0) "()" ANY;
            "__bytes__" proxy_bytes (0, 0) "()" ANY;
            "__bool__" proxy_bool (0, 0) "()" ANY;
            "__len__" proxy_len (0, 0) "()" ANY;
            "__iter__" proxy_iter (0, 0) "()" ANY;
            "__next__" proxy_next (0, 0) "()" ANY;
            "__reversed__" proxy_reversed (0, 0) "()" ANY;
            "__contains__" proxy_contains (1, 1) "(key)" ANY;
            "__getitem__" proxy_get_item (1, 1) "(key)" ANY;
            "__setitem__" proxy_set_item (2, 2) "(key, value)" ANY;
            "__delitem__" proxy_delete_item (1, 1) "(key)" ANY;
            "__getattribute__" proxy_get (1, 1) "(name)" ANY;
            "__setattr__" proxy_set (2, 2) "(name, value)" ANY;
            "__delattr__" proxy_delete (1, 1) "(name)" ANY;
            "__index__" proxy_index (0, 0) "()" ANY;
            "__int__" proxy_int (0, 0) "()" ANY;
            "__float__" proxy_float (0, 0) "()" ANY;
            "__neg__" proxy_neg (0, 0) "()" ANY;
            "__pos__" proxy_pos (0, 0) "()" ANY;
            "__invert__" proxy_invert (0, 0) "()" ANY;
            "__abs__" proxy_abs (0, 0) "()" ANY;
            "__lt__" lt (1, 1) "(other)" ANY;
            "__le__" le (1, 1) "(other)" ANY;
            "__eq__" eq (1, 1) "(other)" ANY;
            "__ne__" ne (1, 1) "(other)" ANY;
            "__gt__" gt (1, 1) "(other)" ANY;
            "__ge__" ge (1, 1) "(other)" ANY;
            "__add__" add (1, 1) "(other)" ANY;
            "__radd__" radd (1, 1) "(other)" ANY;
            "__iadd__" iadd (1, 1) "(other)" ANY;
            "__sub__" sub (1, 1) "(other)" ANY;
            "__rsub__" rsub (1, 1) "(other)" ANY;
            "__isub__" isub (1, 1) "(other)" ANY;
            "__mul__" mul (1, 1) "(other)" ANY;
            "__rmul__" rmul (1, 1) "(other)" ANY;
            "__imul__" imul (1, 1) "(other)" ANY;
            "__truediv__" true_div (1, 1) "(other)" ANY;
            "__rtruediv__" rtrue_div (1, 1) "(other)" ANY;
            "__itruediv__" itrue_div (1, 1) "(other)" ANY;
            "__floordiv__" floor_div (1, 1) "(other)" ANY;
            "__rfloordiv__" rfloor_div (1, 1) "(other)" ANY;
            "__ifloordiv__" ifloor_div (1, 1) "(other)" ANY;
            "__mod__" modulo (1, 1) "(other)" ANY;
            "__rmod__" rmodulo (1, 1) "(other)" ANY;
            "__imod__" imodulo (1, 1) "(other)" ANY;
            "__pow__" pow (1, 1) "(other)" ANY;
            "__rpow__" rpow (1, 1) "(other)" ANY;
            "__ipow__" ipow (1, 1) "(other)" ANY;
            "__lshift__" lshift (1, 1) "(other)" ANY;
            "__rlshift__" rlshift (1, 1) "(other)" ANY;
            "__ilshift__" ilshift (1, 1) "(other)" ANY;
            "__rshift__" rshift (1, 1) "(other)" ANY;
            "__rrshift__" rrshift (1, 1) "(other)" ANY;
            "__irshift__" irshift (1, 1) "(other)" ANY;
            "__and__" and (1, 1) "(other)" ANY;
            "__rand__" rand (1, 1) "(other)" ANY;
            "__iand__" iand (1, 1) "(other)" ANY;
            "__or__" or (1, 1) "(other)" ANY;
            "__ror__" ror (1, 1) "(other)" ANY;
            "__ior__" ior (1, 1) "(other)" ANY;
            "__xor__" xor (1, 1) "(other)" ANY;
            "__rxor__" rxor (1, 1) "(other)" ANY;
            "__ixor__" ixor (1, 1) "(other)" ANY;
            "__matmul__" mat_mul (1, 1) "(other)" ANY;
            "__rmatmul__" rmat_mul (1, 1) "(other)" ANY;
            "__imatmul__" imat_mul (1, 1) "(other)" ANY;
        }
    };
}

forwarded! {
    PROXIES of WeakProxy [];
    CALLABLE of WeakCallableProxy [keywords "__call__" proxy_call (0, 255) "(*args, **kwargs)" ANY;];
}

macro_rules! binary {
    ($($function:ident $reflected:ident $inplace:ident $op:ident;)*) => {
        $(fn $function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = both(vm, args)?;
            vm.binary(Operator::$op, a, b)
        }
        fn $reflected(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = both(vm, args)?;
            vm.binary(Operator::$op, b, a)
        }
        fn $inplace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = both(vm, args)?;
            vm.inplace(Operator::$op, a, b)
        })*
    };
}

binary! {
    add radd iadd Add;
    sub rsub isub Sub;
    mul rmul imul Mul;
    true_div rtrue_div itrue_div TrueDiv;
    floor_div rfloor_div ifloor_div FloorDiv;
    modulo rmodulo imodulo Mod;
    pow rpow ipow Pow;
    lshift rlshift ilshift LShift;
    rshift rrshift irshift RShift;
    and rand iand And;
    or ror ior Or;
    xor rxor ixor Xor;
    mat_mul rmat_mul imat_mul MatMul;
}

macro_rules! comparisons {
    ($($function:ident $op:ident;)*) => {
        $(fn $function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = both(vm, args)?;
            vm.compare(Comparison::$op, a, b)
        })*
    };
}

comparisons! { lt Lt; le Le; eq Eq; ne Ne; gt Gt; ge Ge; }

fn this(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.out_of_proxy(args.get(0))
}

fn both(vm: &mut Vm, args: Args) -> Result<(Value, Value), Raised> {
    Ok((vm.out_of_proxy(args.get(0))?, vm.out_of_proxy(args.get(1))?))
}

fn proxy_call(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.call_with(target, &args.values()[1..], args.names())
}

fn proxy_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = vm.place(args.get(0));
    let (class, of) = match referent(args.get(0)) {
        Some(target) => (vm.type_name(target), vm.place(target)),
        None => ("NoneType".into(), vm.place(vm.none())),
    };
    vm.new_str(&format!("<weakproxy at {at} to {class} at {of}>"))
}

fn proxy_str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.str(target)
}

fn proxy_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.call_method(target, Name::Bytes, &[])
}

fn proxy_bool(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let truth = vm.truth(target)?;
    Ok(vm.bool(truth))
}

fn proxy_len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let length = vm.length(target)?;
    vm.new_int(length as i64)
}

fn proxy_iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.iter(target)
}

fn proxy_next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    if vm.special(target, Name::Next).is_none() {
        let text =
            format!("Weakref proxy referenced a non-iterator '{}' object", vm.type_name(target));
        return vm.raise(Type::TypeError, text);
    }
    match vm.next(target)? {
        Next::Item(item) => Ok(item),
        Next::End => vm.raise_stop(),
    }
}

fn proxy_reversed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.call_method(target, Name::Reversed, &[])
}

fn proxy_contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let found = vm.contains(target, args.get(1))?;
    Ok(vm.bool(found))
}

fn proxy_get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (target, key) = both(vm, args)?;
    vm.get_item(target, key)
}

fn proxy_set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.set_item(target, args.get(1), args.get(2))?;
    Ok(vm.none())
}

fn proxy_delete_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.delete_item(target, args.get(1))?;
    Ok(vm.none())
}

fn proxy_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let name = attribute_name(vm, args.get(1))?;
    vm.get_attribute(target, name)
}

fn proxy_set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let name = attribute_name(vm, args.get(1))?;
    vm.set_attribute(target, name, args.get(2))?;
    Ok(vm.none())
}

fn proxy_delete(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let name = attribute_name(vm, args.get(1))?;
    vm.delete_attribute(target, name)?;
    Ok(vm.none())
}

fn proxy_index(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.index(target)
}

fn proxy_int(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let class = vm.class(Type::Int).object.get();
    vm.call(class, &[target])
}

fn proxy_float(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    let class = vm.class(Type::Float).object.get();
    vm.call(class, &[target])
}

fn proxy_neg(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.unary(Unary::Neg, target)
}

fn proxy_pos(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.unary(Unary::Pos, target)
}

fn proxy_invert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.unary(Unary::Invert, target)
}

fn proxy_abs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = this(vm, args)?;
    vm.absolute(target)
}
