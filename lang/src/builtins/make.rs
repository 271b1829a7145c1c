//! Calling classes: the `__new__` of the builtin ones, and what a call of any class does.
//!
//! A `__new__` gets the class as its first argument. If that is a class of the program that inherits from a builtin one, the
//! object made is put into an instance of it, as its hidden part.

use super::aliases::make as make_alias;
use super::bind::{bind, keywords, missing};
use super::classes::new_type;
use super::code_parts::make as make_code;
use super::descriptors::{
    cell as make_cell, function as make_function, method as make_method, module as make_module,
    namespace, proxy as make_proxy,
};
use super::dicts::add_keywords;
use super::getters::make as make_getter;
use super::groups::make as make_group;
use super::locks::make_again;
use super::{ANY, FRESH};
use crate::builtins::weakref::make as make_weak;
use crate::object::{
    ClassFlags, ClassRef, Dict, Exception, Kind, List, Name, Raised, Set, Str, Tuple, Type, Value,
    instance::payload,
};
use crate::operation::lazy::lazy_flag;
use crate::vm::{Args, Builtin, Intrinsic, Role, Vm};

macro_rules! constructors {
    ($($ty:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr, $keywords:literal;)*) => {
        /// What makes the instances of the builtin classes.
        pub static CONSTRUCTORS: &[(Type, Builtin)] = &[$((Type::$ty, {
            let row = Builtin::new($name, $function, ($min, $max), $signature, $effect);
            let row = row.of_class(Role::New);
            let row = match Type::$ty {
                Type::Object => row.with_intrinsic(Intrinsic::ObjectNew),
                Type::Tuple => row.with_intrinsic(Intrinsic::TupleNew),
                _ => row,
            };
            if $keywords { row.with_keywords() } else { row }
        }),)*];
    };
}

constructors! {
    Object "object" object (0, 255) "()" ANY, true;
    Type "type" new_type (0, 255) "(object)" ANY, true;
    Int "int" int (0, 2) "(x=0, base=10)" ANY, true;
    Float "float" float (0, 255) "(x=0.0)" ANY, true;
    Complex "complex" complex (0, 2) "(real=0, imag=0)" ANY, true;
    Bool "bool" bool (0, 1) "(x=False)" ANY, false;
    Str "str" str (0, 3) "(object='')" ANY, true;
    Bytes "bytes" bytes (0, 3) "(source=b'', encoding, errors)" ANY, true;
    ByteArray "bytearray" blank_bytearray (0, 255) "(source=b'', encoding, errors)" ANY, true;
    MemoryView "memoryview" view (0, 1) "(object)" ANY, true;
    Tuple "tuple" tuple (0, 255) "(iterable=())" ANY, true;
    List "list" blank_list (0, 255) "(iterable=())" ANY, true;
    Dict "dict" blank_dict (0, 255) "(mapping=(), /, **keywords)" ANY, true;
    Set "set" blank_set (0, 255) "(iterable=())" ANY, true;
    FrozenSet "frozenset" frozenset (0, 255) "(iterable=())" ANY, true;
    Range "range" range (1, 3) "(start, stop, step=1)" ANY, false;
    Slice "slice" slice (1, 3) "(start, stop, step=None)" FRESH, false;
    Property "property" blank_property (0, 255) "(fget=None, fset=None, fdel=None, doc=None)" FRESH, true;
    StaticMethod "staticmethod" static_method (1, 1) "(function)" FRESH, false;
    ClassMethod "classmethod" class_method (1, 1) "(function)" FRESH, false;
    Super "super" new_super (0, 255) "(type, object)" ANY, false;
    Enumerate "enumerate" enumerate (0, 2) "(iterable, start=0)" ANY, true;
    Zip "zip" zip (0, 255) "(*iterables, strict=False)" ANY, true;
    Map "map" map (0, 255) "(function, *iterables)" ANY, true;
    Filter "filter" filter (0, 255) "(function, iterable)" ANY, true;
    Reversed "reversed" reversed (0, 255) "(sequence)" ANY, true;
    SimpleNamespace "types.SimpleNamespace" namespace (0, 0) "(**kwargs)" ANY, true;
    WeakRef "weakref.ReferenceType" make_weak (0, 255) "(object, callback=None)" ANY, false;
    Numbers "array.array" numbers (0, 255) "(typecode, initializer=(), /)" ANY, true;
    Deque "collections.deque" blank_deque (0, 255) "(iterable=(), maxlen=None)" ANY, true;
    DequeIterator "_collections._deque_iterator" deque_iterator (1, 2) "(deque, index=0, /)" ANY, false;
    DequeReverseIterator "_collections._deque_reverse_iterator" deque_iterator (1, 2) "(deque, index=0, /)" ANY, false;
    TupleGetter "_collections._tuplegetter" make_getter (0, 255) "(index, doc, /)" ANY, false;
    RLock "_thread.RLock" make_again (0, 255) "()" ANY, true;
    GenericAlias "types.GenericAlias" make_alias (2, 2) "(origin, args)" ANY, false;
    Method "method" make_method (0, 255) "(function, instance)" ANY, false;
    MappingProxy "mappingproxy" make_proxy (1, 1) "(mapping)" ANY, false;
    Code "code" make_code (0, 255) "(argcount, posonlyargcount, kwonlyargcount, nlocals, stacksize, flags, codestring, constants, names, varnames, filename, name, qualname, firstlineno, linetable, exceptiontable, freevars=(), cellvars=(), /)" ANY, false;
    Cell "cell" make_cell (0, 1) "(contents)" ANY, false;
    Function "function" make_function (0, 5) "(code, globals, name, argdefs, closure)" ANY, true;
    Module "module" make_module (0, 255) "(name, doc=None)" ANY, true;
    BaseException "BaseException" exception (0, 255) "(*args)" FRESH, true;
    BaseExceptionGroup "BaseExceptionGroup" make_group (0, 255) "(message, exceptions)" ANY, true;
}

/// What a call of some classes does at once, where `__new__` makes it empty and `__init__` fills it.
static WHOLE: [(Type, Builtin); 6] = [
    (Type::ByteArray, whole("bytearray", bytearray, 3, "(source=b'', encoding, errors)")),
    (Type::Deque, whole("collections.deque", deque, 255, "(iterable=(), maxlen=None)")),
    (Type::List, whole("list", list, 255, "(iterable=())")),
    (Type::Dict, whole("dict", dict, 255, "(mapping=(), /, **keywords)")),
    (Type::Set, whole("set", set, 255, "(iterable=())")),
    (
        Type::Property,
        whole("property", property, 255, "(fget=None, fset=None, fdel=None, doc=None)"),
    ),
];

const fn whole(
    name: &'static str,
    function: fn(&mut Vm, Args) -> Result<Value, Raised>,
    most: u8,
    signature: &'static str,
) -> Builtin {
    Builtin::new(name, function, (0, most), signature, ANY).of_class(Role::New).with_keywords()
}

/// Gives the builtin classes their `__new__`.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    for (ty, row) in CONSTRUCTORS {
        let new = vm.new_builtin(row, false)?;
        vm.set_in_builtin(*ty, "__new__", new)?;
    }
    for (ty, name, row) in STATIC_METHODS {
        let function = vm.new_builtin(row, false)?;
        let wrapper = vm.new_wrapper(Type::StaticMethod, function)?;
        vm.set_in_builtin(*ty, name, wrapper)?;
    }
    for (ty, name, row) in CLASS_METHODS {
        let method = vm.new_builtin(row, true)?;
        let wrapper = vm.new_wrapper(Type::ClassBuiltin, method)?;
        vm.set_in_builtin(*ty, name, wrapper)?;
    }
    static CLASS_ITEM: Builtin =
        Builtin::new("__class_getitem__", super::aliases::class_item, (1, 1), "(item)", ANY)
            .of_class(Role::ClassMethod);
    for ty in GENERIC {
        let method = vm.new_builtin(&CLASS_ITEM, true)?;
        let wrapper = vm.new_wrapper(Type::ClassBuiltin, method)?;
        vm.set_in_builtin(*ty, "__class_getitem__", wrapper)?;
    }
    Ok(())
}

/// Builtin classes that take arguments in brackets.
const GENERIC: &[Type] = &[
    Type::List,
    Type::Dict,
    Type::Tuple,
    Type::Set,
    Type::FrozenSet,
    Type::Enumerate,
    Type::MappingProxy,
    Type::WeakRef,
    Type::BaseExceptionGroup,
    Type::Deque,
];

/// Static methods of the builtin classes.
static STATIC_METHODS: &[(Type, &str, Builtin)] = &[
    (
        Type::Str,
        "maketrans",
        Builtin::new("maketrans", super::strings::make_table, (1, 3), "(x, y, z)", ANY),
    ),
    (
        Type::Bytes,
        "maketrans",
        Builtin::new("maketrans", super::byte_methods::make_table, (2, 2), "(frm, to)", ANY),
    ),
    (
        Type::ByteArray,
        "maketrans",
        Builtin::new("maketrans", super::byte_methods::make_table, (2, 2), "(frm, to)", ANY),
    ),
];

/// The class that a builtin function is a static method of.
pub(super) fn class_of_static(row: &Builtin) -> Option<Type> {
    let found = STATIC_METHODS.iter().find(|(_, _, it)| std::ptr::eq(it, row));
    found.map(|(class, ..)| *class)
}

static CLASS_METHODS: &[(Type, &str, Builtin)] = &[
    (
        Type::Object,
        "__subclasshook__",
        Builtin::new("__subclasshook__", no_opinion, (0, 255), "(subclass)", ANY)
            .of_class(Role::ClassMethod),
    ),
    (
        Type::Dict,
        "fromkeys",
        Builtin::new("fromkeys", super::dicts::from_keys, (1, 2), "(iterable, value=None)", ANY)
            .of_class(Role::ClassMethod),
    ),
    (
        Type::Bytes,
        "fromhex",
        Builtin::new("fromhex", super::bytes::from_hex, (1, 1), "(string)", ANY)
            .of_class(Role::ClassMethod),
    ),
    (
        Type::ByteArray,
        "fromhex",
        Builtin::new("fromhex", super::bytes::from_hex, (1, 1), "(string)", ANY)
            .of_class(Role::ClassMethod),
    ),
    (
        Type::Int,
        "from_bytes",
        Builtin::new(
            "from_bytes",
            super::integers::int_from_bytes,
            (0, 2),
            "(bytes, byteorder='big', *, signed=False)",
            ANY,
        )
        .of_class(Role::ClassMethod)
        .with_keywords(),
    ),
    (
        Type::Float,
        "fromhex",
        Builtin::new("fromhex", super::numbers::from_hex, (1, 1), "(string)", ANY)
            .of_class(Role::ClassMethod),
    ),
    (
        Type::Float,
        "__getformat__",
        Builtin::new("__getformat__", super::numbers::format_of_doubles, (1, 1), "(typestr)", ANY)
            .of_class(Role::ClassMethod),
    ),
];

/// `object.__subclasshook__(subclass)`
fn no_opinion(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.not_implemented())
}

impl Vm {
    /// The one instance of a class that has one, and what messages call the class.
    fn only_instance(&self, class: ClassRef) -> Option<(&'static str, Value)> {
        let known = [
            ("NoneType", self.none()),
            ("EllipsisType", self.known.ellipsis),
            ("NotImplementedType", self.not_implemented()),
        ];
        known.into_iter().find(|(_, only)| self.class_of(*only) == class)
    }

    /// Calls a class: `__new__`, then `__init__` if that gave an instance of the class.
    pub fn construct(
        &mut self,
        callable: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        self.seen(args, |vm, args| vm.construct_seen(callable, args, names))
    }

    fn construct_seen(
        &mut self,
        callable: Value,
        args: &[Value],
        names: Value,
    ) -> Result<Value, Raised> {
        let class = self.class_of_object(callable)?;
        if class.is(Type::Type) {
            if args.len() == 1 && names.is_null() {
                return Ok(self.visible_class(args[0]));
            }
            if !names.is_null() && args.len() == Tuple(names).len() + 1 {
                return self.raise(Type::TypeError, "type() takes no keyword arguments");
            }
            let given = args.len() - if names.is_null() { 0 } else { Tuple(names).len() };
            if given != 3 {
                return self.raise(Type::TypeError, "type() takes 1 or 3 arguments");
            }
        }
        if class.is_builtin()
            && let Some((_, row)) = WHOLE.iter().find(|(ty, _)| class.is(*ty))
        {
            return self.call_row(row, Some(callable), args, names);
        }
        let own = self.lookup(class, self.name(Name::New));
        // A builtin class without one of its own has no instances that programs make.
        let object_new = self.class(Type::Object).dict().get_str(self.name(Name::New));
        let is_made = !class.is_builtin() || class.is(Type::Object) || own != object_new;
        let Some(new) = own.filter(|_| is_made) else {
            if let Some((name, only)) = self.only_instance(class) {
                if args.is_empty() {
                    return Ok(only);
                }
                return self.raise(Type::TypeError, format!("{name} takes no arguments"));
            }
            let text = format!("cannot create '{}' instances", class.name());
            return self.raise(Type::TypeError, text);
        };
        // In locals, so that it is not lost while the other is called.
        let new = self.bind_as(new, Value::NULL, callable)?;
        let object = self.call_after(new, callable, args, names)?;
        if class.is_builtin() && !class.is_exception() && !object.is(Kind::Class) {
            return Ok(object);
        }
        if !self.class_of(object).is_subclass(class) {
            return Ok(object);
        }
        self.initialize(object, args, names)?;
        Ok(object)
    }

    /// Calls `__init__` of what `__new__` gave.
    pub fn initialize(
        &mut self,
        object: Value,
        args: &[Value],
        names: Value,
    ) -> Result<(), Raised> {
        let init = self.lookup(self.class_of(object), self.name(Name::Init));
        let Some(init) = init.filter(|init| *init != self.known.object_init) else {
            return Ok(());
        };
        // Making an instance counts for a frame of its own: see `Link::frames`.
        let inlined = self.ctx.inlined;
        self.ctx.inlined += 1 << 1;
        let result = if init.is(Kind::Function) || init.is(Kind::Builtin) {
            self.call_after(init, object, args, names)
        } else {
            let bound = self.bind(init, object)?;
            self.call_with(bound, args, names)
        };
        self.ctx.inlined = inlined;
        self.check_init(result?)
    }

    /// Calls `__init__`, a function of the program, whose parameters have these values, the instance first.
    pub fn initialize_bound(&mut self, init: Value, args: &[Value]) -> Result<(), Raised> {
        let inlined = self.ctx.inlined;
        self.ctx.inlined += 1 << 1;
        let result = self.run_bound(init, args);
        self.ctx.inlined = inlined;
        self.check_init(result?)
    }

    /// TypeError unless `__init__` gave None.
    pub fn check_init(&mut self, result: Value) -> Result<(), Raised> {
        if result == self.none() {
            return Ok(());
        }
        let text = format!("__init__() should return None, not '{}'", self.type_name(result));
        self.raise(Type::TypeError, text)
    }
}

/// The class that a `__new__` is called for.
fn class_of(vm: &mut Vm, args: Args, ty: Type) -> Result<ClassRef, Raised> {
    let name = ty.row().name;
    let class = vm.class_of_object(args.get(0))?;
    if !class.is_subclass(vm.class(ty)) {
        let text = format!("{name}.__new__({0}): {0} is not a subtype of {name}", class.name());
        return vm.raise(Type::TypeError, text);
    }
    if class.base_type != ty && (ty == Type::Object || !class.is_exception()) {
        let made_by_itself = |class: &ClassRef| !class.flags.get().has(ClassFlags::NEW);
        let mut bases = std::iter::successors(Some(class), |class| class.base.get());
        let safe = bases.find(made_by_itself).filter(|class| class.is_user());
        let safe = safe.map_or(class.base_type.row().name.into(), |class| class.name());
        let text = format!("{name}.__new__({}) is not safe, use {safe}.__new__()", class.name());
        return vm.raise(Type::TypeError, text);
    }
    Ok(class)
}

/// An object of the class asked for, around one of the builtin class.
pub(crate) fn finish(vm: &mut Vm, args: Args, ty: Type, made: Value) -> Result<Value, Raised> {
    if args.get(0) == vm.class(ty).object.get() {
        return Ok(made);
    }
    let class = class_of(vm, args, ty)?;
    vm.new_instance_with(class, made)
}

fn object(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = class_of(vm, args, Type::Object)?;
    if class.is_abstract.get() {
        return vm.raise_abstract(class);
    }
    let excess = args.len() + args.keywords() > 1;
    if excess {
        let init = vm.lookup(class, vm.name(Name::Init));
        if class.flags.get().has(ClassFlags::NEW) {
            let text = "object.__new__() takes exactly one argument (the type to instantiate)";
            return vm.raise(Type::TypeError, text);
        }
        if init == Some(vm.known.object_init) {
            return vm.raise(Type::TypeError, format!("{}() takes no arguments", class.name()));
        }
    }
    vm.new_instance(class)
}

fn int(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = super::numbers::make_int(vm, args)?;
    finish(vm, args, Type::Int, made)
}

fn float(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    only_one(vm, args, "float")?;
    let made = super::numbers::make_float(vm, args)?;
    finish(vm, args, Type::Float, made)
}

fn complex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = super::complexes::make(vm, args)?;
    finish(vm, args, Type::Complex, made)
}

fn bool(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let truth = match args.optional(1) {
        Some(value) => vm.truth(value)?,
        None => false,
    };
    Ok(vm.bool(truth))
}

fn str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, value, encoding, errors] =
        bind(vm, args, "str", ["self", "object", "encoding", "errors"])?;
    for (parameter, given) in [("encoding", encoding), ("errors", errors)] {
        if !given.is_null() && !payload(given).is(Kind::Str) {
            let class = vm.type_name_or_none(given);
            let text = format!("str() argument '{parameter}' must be str, not {class}");
            return vm.raise(Type::TypeError, text);
        }
    }
    let made = if value.is_null() {
        vm.known.empty_str
    } else if encoding.is_null() && errors.is_null() {
        vm.str(value)?
    } else if crate::object::memoryview::octets(vm, value).is_some() {
        vm.decode(value, encoding, errors)?
    } else if payload(value).is(Kind::Str) {
        return vm.raise(Type::TypeError, "decoding str is not supported");
    } else {
        let class = vm.type_name(value);
        let text = format!("decoding to str: need a bytes-like object, {class} found");
        return vm.raise(Type::TypeError, text);
    };
    if args.get(0) == vm.class(Type::Str).object.get() {
        return Ok(made);
    }
    finish(vm, args, Type::Str, payload(made))
}

fn bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = super::bytes::make(vm, args)?;
    finish(vm, args, Type::Bytes, made)
}

fn numbers(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = super::arrays::make(vm, args)?;
    finish(vm, args, Type::Numbers, made)
}

fn deque(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_deque()?;
    super::deques::fill(vm, made, args)?;
    Ok(made.0)
}

fn blank_deque(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_deque()?;
    finish(vm, args, Type::Deque, made.0)
}

fn deque_iterator(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    super::deques::make_iterator(vm, args)
}

fn bytearray(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    super::bytearrays::make(vm, args)
}

fn blank_bytearray(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_bytearray(&[])?;
    finish(vm, args, Type::ByteArray, made)
}

fn view(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    super::views::make(vm, args)
}

fn tuple(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    only_one(vm, args, "tuple")?;
    let made = match args.optional(1) {
        Some(iterable) => vm.to_tuple(iterable)?,
        None => vm.known.empty_tuple,
    };
    finish(vm, args, Type::Tuple, made)
}

fn list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "list")?;
    at_most_one(vm, args, "list")?;
    let list: List = match args.optional(1) {
        Some(iterable) => vm.to_list(iterable)?,
        None => vm.new_list_for(0)?,
    };
    Ok(list.0)
}

fn blank_list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if fills_itself(vm, args) {
        no_keywords(vm, args, "list")?;
        at_most_one(vm, args, "list")?;
    }
    let list = vm.new_list_for(0)?;
    finish(vm, args, Type::List, list.0)
}

/// TypeError if there is more than one argument, or a keyword that no `__init__` of the program takes.
fn only_one(vm: &mut Vm, args: Args, name: &str) -> Result<(), Raised> {
    no_keywords(vm, args, name)?;
    if args.len() > 2 {
        let text = format!("{name} expected at most 1 argument, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    Ok(())
}

/// TypeError if there is more than one argument.
fn at_most_one(vm: &mut Vm, args: Args, name: &str) -> Result<(), Raised> {
    if args.len() > 2 {
        let text = format!("{name} expected at most 1 argument, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    Ok(())
}

/// TypeError if there are keyword arguments, unless an `__init__` of the program takes them.
fn no_keywords(vm: &mut Vm, args: Args, name: &str) -> Result<(), Raised> {
    if args.keywords() > 0 && !has_own_init(vm, args) {
        return vm.raise(Type::TypeError, format!("{name}() takes no keyword arguments"));
    }
    Ok(())
}

/// Whether the class asked for is one of the program's that leaves its arguments to the `__init__` of the builtin one.
fn fills_itself(vm: &Vm, args: Args) -> bool {
    vm.as_class(args.get(0)).is_some_and(|class| class.is_user()) && !has_own_init(vm, args)
}

/// Whether the class asked for has an `__init__` of its own.
fn has_own_init(vm: &Vm, args: Args) -> bool {
    let class = vm.as_class(args.get(0)).filter(|class| class.is_user());
    let init = class.and_then(|class| vm.lookup(class, vm.name(Name::Init)));
    init.is_some_and(|init| !init.is(Kind::Builtin))
}

fn dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    at_most_one(vm, args, "dict")?;
    let dict = Dict::new(vm)?;
    if let Some(other) = args.optional(1) {
        vm.update_dict(dict, other)?;
    }
    add_keywords(vm, dict, args)?;
    Ok(dict.0)
}

fn blank_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if fills_itself(vm, args) {
        at_most_one(vm, args, "dict")?;
    }
    let dict = Dict::new(vm)?;
    finish(vm, args, Type::Dict, dict.0)
}

/// The name of the class that is asked for.
fn own_name(vm: &Vm, args: Args) -> String {
    vm.as_class(args.get(0)).map_or(String::new(), |class| class.name())
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "set")?;
    at_most_one(vm, args, "set")?;
    let set = Set::new(vm, Type::Set)?;
    if let Some(iterable) = args.optional(1) {
        vm.update_set(set, iterable)?;
    }
    Ok(set.0)
}

fn blank_set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if fills_itself(vm, args) {
        let name = own_name(vm, args);
        no_keywords(vm, args, "set")?;
        at_most_one(vm, args, &name)?;
    }
    let set = Set::new(vm, Type::Set)?;
    finish(vm, args, Type::Set, set.0)
}

fn frozenset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "frozenset")?;
    let name = own_name(vm, args);
    only_one(vm, args, &name)?;
    let made = match args.optional(1) {
        Some(same) if same.is(Kind::FrozenSet) => same,
        Some(iterable) => vm.to_set(iterable, Type::FrozenSet)?.0,
        None => Set::new(vm, Type::FrozenSet)?.0,
    };
    finish(vm, args, Type::FrozenSet, made)
}

fn range(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut parts = [Value::small(0), Value::NULL, Value::small(1)];
    if args.len() == 2 {
        parts[1] = vm.index(args.get(1))?;
    } else {
        for at in 1..args.len() {
            parts[at - 1] = vm.index(args.get(at))?;
        }
    }
    vm.new_range(parts[0], parts[1], parts[2])
}

fn slice(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let part = |at: usize| args.optional(at).unwrap_or(none);
    if args.len() == 2 {
        return vm.new_slice(none, part(1), none);
    }
    vm.new_slice(part(1), part(2), part(3))
}

fn property(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let made = vm.new_property(none, none, none, none)?;
    super::callables::fill_property(vm, made, args)?;
    Ok(made)
}

fn blank_property(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let made = vm.new_property(none, none, none, none)?;
    finish(vm, args, Type::Property, made)
}

fn static_method(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_wrapper(Type::StaticMethod, args.get(1))?;
    finish(vm, args, Type::StaticMethod, made)
}

fn class_method(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_wrapper(Type::ClassMethod, args.get(1))?;
    finish(vm, args, Type::ClassMethod, made)
}

fn new_super(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = match args.len() {
        3 => vm.make_super(args.get(1), args.get(2))?,
        2 => vm.make_unbound_super(args.get(1))?,
        4.. => {
            let text = format!("super() expected at most 2 arguments, got {}", args.len() - 1);
            return vm.raise(Type::TypeError, text);
        }
        _ => return vm.raise(Type::RuntimeError, "super(): no arguments"),
    };
    finish(vm, args, Type::Super, made)
}

fn enumerate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, iterable, start] = bind(vm, args, "enumerate", ["self", "iterable", "start"])?;
    if iterable.is_null() {
        return missing(vm, "enumerate", "iterable", 0);
    }
    let start = if start.is_null() { Value::small(0) } else { vm.index(start)? };
    let iterator = vm.iter(iterable)?;
    let made = vm.lazy_iterator(lazy_flag::ENUMERATE, iterator, start)?;
    finish(vm, args, Type::Enumerate, made)
}

/// The iterators of the arguments from `first` on, as a tuple.
fn iterators(vm: &mut Vm, args: Args, first: usize, name: &str) -> Result<Value, Raised> {
    let list = vm.new_list_for(args.len())?;
    for at in first..args.len() {
        let Ok(iterator) = vm.iter(args.get(at)) else {
            if name == "zip" && vm.catch(Type::TypeError) {
                let text = format!("'{}' object is not iterable", vm.type_name(args.get(at)));
                return vm.raise(Type::TypeError, text);
            }
            return Err(Raised);
        };
        list.push(vm, iterator)?;
    }
    list.to_tuple(vm)
}

fn zip(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [strict] = keywords(vm, args, "zip", ["strict"])?;
    let strict = !strict.is_null() && vm.truth(strict)?;
    let sources = iterators(vm, args, 1, "zip")?;
    let strict = vm.bool(strict);
    let made = vm.lazy_iterator(lazy_flag::ZIP, sources, strict)?;
    finish(vm, args, Type::Zip, made)
}

fn map(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "map")?;
    if args.len() < 3 {
        return vm.raise(Type::TypeError, "map() must have at least two arguments.");
    }
    let sources = iterators(vm, args, 2, "map")?;
    let made = vm.lazy_iterator(lazy_flag::MAP, sources, args.get(1))?;
    finish(vm, args, Type::Map, made)
}

fn filter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "filter")?;
    if args.len() != 3 {
        let text = format!("filter expected 2 arguments, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let iterator = vm.iter(args.get(2))?;
    let made = vm.lazy_iterator(lazy_flag::FILTER, iterator, args.get(1))?;
    finish(vm, args, Type::Filter, made)
}

fn reversed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    no_keywords(vm, args, "reversed")?;
    if args.len() != 2 {
        let text = format!("reversed expected 1 argument, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let made = vm.reversed(args.get(1))?;
    // What has `__reversed__` has the last word.
    if vm.special(args.get(1), Name::Reversed).is_some() {
        return Ok(made);
    }
    finish(vm, args, Type::Reversed, made)
}

fn exception(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = class_of(vm, args, Type::BaseException)?;
    if !class.is_exception() {
        return vm.raise(Type::TypeError, "BaseException.__new__(X): X is not an exception");
    }
    let given: Vec<Value> = (1..args.len()).map(|at| args.get(at)).collect();
    let class = if class.is(Type::OSError) && (2..=5).contains(&given.len()) {
        os_error(vm, given[0])
    } else {
        class
    };
    let exception = vm.new_exception(class, &given)?;
    let rest = vm.os_error_parts(exception, given.clone())?;
    if rest.len() != given.len() {
        let rest = vm.new_tuple(&rest)?;
        Exception(exception).set_args(vm, Tuple(rest));
    }
    if args.keywords() > 0 && !has_own_init(vm, args) {
        // `ImportError(.., name=..)` and the like; whoever else takes none is refused.
        let allowed: &[&str] = if class.is_subclass_of(Type::ImportError) {
            &["name", "path"]
        } else if class.is_subclass_of(Type::AttributeError) {
            &["name", "obj"]
        } else if class.is_subclass_of(Type::NameError) {
            &["name"]
        } else {
            &[]
        };
        for at in 0..args.keywords() {
            let name = Tuple(args.names()).get(at);
            if !allowed.contains(&Str(name).text()) {
                let (name, class) = (Str(name).text(), class.name());
                let text = match allowed {
                    [] => format!("{class}() takes no keyword arguments"),
                    _ => format!("'{name}' is an invalid keyword argument for {class}()"),
                };
                return vm.raise(Type::TypeError, text);
            }
            vm.set_own(Exception(exception).0, name, args.keyword_value(at))?;
        }
    }
    Ok(exception)
}

/// The class of an OSError by its number.
fn os_error(vm: &Vm, number: Value) -> ClassRef {
    let code = if number.is_small() { number.as_small() } else { 0 };
    vm.class(super::exceptions::of_system_error(code as i32))
}
