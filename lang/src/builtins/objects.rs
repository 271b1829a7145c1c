//! Methods and attributes of `object`, classes, functions, properties and exceptions.

use super::{ANY, FRESH};
use crate::interp::{Args, Builtin, BuiltinFn, Vm};
use crate::object::function::{builtin_row, word};
use crate::object::{
    Dict, Exception, Int, Kind, Name, Str, Tuple, Type, Value, function, instance,
    instance::payload,
};
use crate::operation::Comparison;

crate::builtins! {
    /// Methods of `object`.
    OBJECT of Object;
    "__repr__" default_repr (0, 0) "()" ANY;
    "__str__" default_str (0, 0) "()" ANY;
    "__eq__" default_eq (1, 1) "(other)" FRESH;
    "__ne__" default_ne (1, 1) "(other)" ANY;
    "__lt__" not_implemented (1, 1) "(other)" FRESH;
    "__le__" not_implemented (1, 1) "(other)" FRESH;
    "__gt__" not_implemented (1, 1) "(other)" FRESH;
    "__ge__" not_implemented (1, 1) "(other)" FRESH;
    "__hash__" default_hash (0, 0) "()" FRESH;
    "__format__" default_format (1, 1) "(spec)" ANY;
    "__getattribute__" get_attribute (1, 1) "(name)" ANY;
    "__setattr__" set_attribute (2, 2) "(name, value)" ANY;
    "__delattr__" delete_attribute (1, 1) "(name)" ANY;
}

crate::builtins! {
    /// Methods of classes.
    TYPE of Type;
    "mro" mro (0, 0) "()" ANY;
    "__subclasses__" subclasses (0, 0) "()" ANY;
    "__instancecheck__" instance_check (1, 1) "(instance)" ANY;
}

crate::builtins! {
    /// Methods of functions, bound or not.
    FUNCTION of Object;
    "__get__" function_get (1, 2) "(instance, owner=None)" ANY;
}

crate::builtins! {
    /// Methods of properties.
    PROPERTY of Property;
    "getter" with_getter (1, 1) "(fget)" FRESH;
    "setter" with_setter (1, 1) "(fset)" FRESH;
    "deleter" with_deleter (1, 1) "(fdel)" FRESH;
    "__get__" property_get (1, 2) "(instance, owner=None)" ANY;
    "__set__" property_set (2, 2) "(instance, value)" ANY;
}

crate::builtins! {
    /// Methods of exceptions.
    EXCEPTION of BaseException;
    keywords "__init__" exception_init (0, 254) "(*args)" ANY;
    "__str__" exception_str (0, 0) "()" ANY;
    "__repr__" exception_repr (0, 0) "()" ANY;
    "with_traceback" with_traceback (1, 1) "(tb)" ANY;
    "add_note" add_note (1, 1) "(note)" ANY;
}

/// Attributes of builtin classes that are computed: class, name, getter, setter.
struct Computed {
    ty: Type,
    getter: Builtin,
    setter: Option<Builtin>,
}

const fn computed(
    ty: Type,
    name: &'static str,
    getter: BuiltinFn,
    setter: Option<BuiltinFn>,
) -> Computed {
    Computed {
        ty,
        getter: Builtin::new(name, getter, (0, 0), "()", ANY).of(ty),
        setter: match setter {
            Some(setter) => Some(Builtin::new(name, setter, (1, 1), "(value)", ANY).of(ty)),
            None => None,
        },
    }
}

static COMPUTED: &[Computed] = &[
    computed(Type::Object, "__class__", class, Some(set_class)),
    computed(Type::Object, "__dict__", dict, Some(set_dict)),
    computed(Type::Object, "__doc__", doc, None),
    computed(Type::Type, "__name__", class_name, Some(set_class_name)),
    computed(Type::Type, "__qualname__", class_qualname, Some(set_class_qualname)),
    computed(Type::Type, "__module__", class_module, Some(set_class_module)),
    computed(Type::Type, "__bases__", class_bases, None),
    computed(Type::Type, "__base__", class_base, None),
    computed(Type::Type, "__mro__", class_mro, None),
    computed(Type::Type, "__dict__", class_dict, None),
    computed(Type::Type, "__doc__", class_doc, None),
    computed(Type::Function, "__name__", function_name, Some(set_function_name)),
    computed(Type::Function, "__qualname__", function_qualname, Some(set_function_qualname)),
    computed(Type::Function, "__module__", function_module, Some(set_function_module)),
    computed(Type::Function, "__doc__", function_doc, Some(set_function_doc)),
    computed(Type::Function, "__defaults__", function_defaults, Some(set_function_defaults)),
    computed(Type::Function, "__kwdefaults__", function_keyword_defaults, None),
    computed(Type::Function, "__closure__", function_closure, None),
    computed(Type::Function, "__code__", function_code, None),
    computed(Type::Function, "__dict__", function_dict, None),
    computed(Type::Method, "__func__", method_function, None),
    computed(Type::Method, "__self__", method_self, None),
    computed(Type::Method, "__name__", method_name, None),
    computed(Type::Method, "__doc__", method_doc, None),
    computed(Type::Builtin, "__name__", builtin_name, None),
    computed(Type::Builtin, "__qualname__", builtin_name, None),
    computed(Type::Builtin, "__self__", builtin_self, None),
    computed(Type::Builtin, "__module__", builtin_module, None),
    computed(Type::BuiltinMethod, "__name__", builtin_name, None),
    computed(Type::BuiltinMethod, "__qualname__", builtin_name, None),
    computed(Type::Property, "__doc__", property_doc, None),
    computed(Type::Property, "fget", property_getter, None),
    computed(Type::Property, "fset", property_setter, None),
    computed(Type::Property, "fdel", property_deleter, None),
    computed(Type::StaticMethod, "__func__", wrapped, None),
    computed(Type::ClassMethod, "__func__", wrapped, None),
    computed(Type::StaticMethod, "__wrapped__", wrapped, None),
    computed(Type::ClassMethod, "__wrapped__", wrapped, None),
    computed(Type::Range, "start", first_word, None),
    computed(Type::Range, "stop", second_word, None),
    computed(Type::Range, "step", third_word, None),
    computed(Type::Slice, "start", first_word, None),
    computed(Type::Slice, "stop", second_word, None),
    computed(Type::Slice, "step", third_word, None),
    computed(Type::Int, "real", number_real, None),
    computed(Type::Int, "imag", int_zero, None),
    computed(Type::Int, "numerator", number_real, None),
    computed(Type::Int, "denominator", int_one, None),
    computed(Type::Float, "real", number_real, None),
    computed(Type::Float, "imag", float_zero, None),
    computed(Type::Super, "__thisclass__", first_word, None),
    computed(Type::Super, "__self__", second_word, None),
    computed(Type::Super, "__self_class__", third_word, None),
    computed(Type::BaseException, "args", exception_args, Some(set_exception_args)),
    computed(Type::BaseException, "__traceback__", traceback, Some(set_traceback)),
    computed(Type::BaseException, "__cause__", cause, Some(set_cause)),
    computed(Type::BaseException, "__context__", context, Some(set_context)),
    computed(Type::BaseException, "__suppress_context__", suppress, Some(set_suppress)),
    computed(Type::Traceback, "tb_next", traceback_next, None),
    computed(Type::File, "name", second_word, None),
    computed(Type::File, "closed", file_closed, None),
];

/// Attributes that some exceptions have from their arguments: class, name, which argument, and from how many arguments on.
static FROM_ARGUMENTS: &[(Type, &str, BuiltinFn)] = &[
    (Type::StopIteration, "value", first_argument),
    (Type::SystemExit, "code", exit_code),
    (Type::OSError, "errno", os_number),
    (Type::OSError, "strerror", os_text),
    (Type::OSError, "filename", os_name),
    (Type::ImportError, "msg", first_argument),
    (Type::SyntaxError, "msg", first_argument),
];

/// Makes the computed attributes, and what calls rely on.
pub(super) fn boot(vm: &mut Vm) -> Option<()> {
    let none = vm.none();
    for row in COMPUTED {
        let getter = vm.new_builtin(&row.getter, true)?;
        let setter = match &row.setter {
            Some(setter) => vm.new_builtin(setter, true)?,
            None => none,
        };
        let property = vm.new_property(getter, setter, none, none)?;
        vm.set_in_builtin(row.ty, row.getter.name, property)?;
    }
    for (ty, name, getter) in FROM_ARGUMENTS {
        let row: &'static Builtin =
            Box::leak(Box::new(Builtin::new(name, *getter, (0, 0), "()", ANY).of(*ty)));
        let getter = vm.new_builtin(row, true)?;
        let property = vm.new_property(getter, none, none, none)?;
        vm.set_in_builtin(*ty, name, property)?;
    }
    for (ty, name) in [
        (Type::ImportError, "name"),
        (Type::ImportError, "path"),
        (Type::AttributeError, "name"),
        (Type::AttributeError, "obj"),
        (Type::NameError, "name"),
    ] {
        vm.set_in_builtin(ty, name, none)?;
    }
    static INIT: Builtin =
        Builtin::new("__init__", object_init, (1, 255), "(*args)", ANY).with_keywords();
    let init = vm.new_builtin(&INIT, true)?;
    vm.known.object_init = init;
    vm.set_in_builtin(Type::Object, "__init__", init)?;
    static SUBCLASS: Builtin = Builtin::new("__init_subclass__", nothing, (1, 1), "()", ANY);
    let hook = vm.new_builtin(&SUBCLASS, true)?;
    let hook = vm.new_wrapper(Type::ClassMethod, hook)?;
    vm.set_in_builtin(Type::Object, "__init_subclass__", hook)
}

fn nothing(vm: &mut Vm, _: Args) -> Option<Value> {
    Some(vm.none())
}

/// `object.__init__`: does nothing, and wants no arguments unless the class has its own `__new__`.
fn object_init(vm: &mut Vm, args: Args) -> Option<Value> {
    if args.len() + args.keywords() > 1 {
        let class = vm.class_of(args.get(0));
        let init = vm.lookup(class, vm.name(Name::Init));
        let new = vm.lookup(class, vm.name(Name::New));
        if init != Some(vm.known.object_init) {
            let text = "object.__init__() takes exactly one argument (the instance to initialize)";
            return vm.raise(Type::TypeError, text);
        }
        if new.is_none_or(|new| new.is(Kind::Builtin))
            && class.kind == Kind::Instance
            && !class.has_payload()
        {
            return vm.raise(Type::TypeError, format!("{}() takes no arguments", class.name()));
        }
    }
    Some(vm.none())
}

fn default_repr(vm: &mut Vm, args: Args) -> Option<Value> {
    let value = args.get(0);
    if value.is(Kind::Instance) { vm.default_repr(value) } else { vm.repr(value) }
}

fn default_str(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.repr(args.get(0))
}

fn default_eq(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(if args.get(0) == args.get(1) { vm.bool(true) } else { vm.not_implemented() })
}

fn default_ne(vm: &mut Vm, args: Args) -> Option<Value> {
    let Some(method) = vm.special(args.get(0), Name::Eq) else {
        return Some(vm.not_implemented());
    };
    let answer = vm.call_special(method, args.get(0), &[args.get(1)])?;
    if answer == vm.not_implemented() {
        return Some(answer);
    }
    let equal = vm.truth(answer)?;
    Some(vm.bool(!equal))
}

fn not_implemented(vm: &mut Vm, _: Args) -> Option<Value> {
    Some(vm.not_implemented())
}

fn default_hash(vm: &mut Vm, args: Args) -> Option<Value> {
    let value = args.get(0);
    let hash = if value.is(Kind::Instance) || value.is(Kind::Exception) {
        vm.hash_of_identity(value)
    } else {
        vm.hash(value)?
    };
    vm.new_int(hash)
}

fn default_format(vm: &mut Vm, args: Args) -> Option<Value> {
    let value = args.get(0);
    let Some(spec) = Str::of(payload(args.get(1))) else {
        let text = format!("__format__() argument must be str, not {}", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    if spec.is_empty() {
        return vm.str(value);
    }
    let plain = payload(value);
    if plain != value {
        return vm.builtin_format(plain, spec.text());
    }
    if value.is(Kind::Instance) || value.is(Kind::Exception) {
        let name = vm.type_name(value);
        let text = format!("unsupported format string passed to {name}.__format__");
        return vm.raise(Type::TypeError, text);
    }
    vm.builtin_format(value, spec.text())
}

fn name_argument(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = payload(args.get(1));
    if !name.is(Kind::Str) {
        let text = format!("attribute name must be string, not '{}'", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    }
    vm.intern_value(name)
}

fn get_attribute(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = name_argument(vm, args)?;
    match vm.find_plainly(args.get(0), name)? {
        Some(value) => Some(value),
        None => vm.raise_no_attribute(args.get(0), name),
    }
}

fn set_attribute(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = name_argument(vm, args)?;
    vm.set_plainly(args.get(0), name, args.get(2))?;
    Some(vm.none())
}

fn delete_attribute(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = name_argument(vm, args)?;
    vm.delete_plainly(args.get(0), name)?;
    Some(vm.none())
}

fn class(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.class_of(args.get(0)).object.get())
}

fn set_class(vm: &mut Vm, args: Args) -> Option<Value> {
    let (object, to) = (args.get(0), args.get(1));
    let Some(class) = vm.as_class(to) else {
        let text = format!("__class__ must be set to a class, not '{}' object", vm.type_name(to));
        return vm.raise(Type::TypeError, text);
    };
    let own = vm.class_of(object);
    if !own.is_user() || !class.is_user() || own.base_type != class.base_type {
        let text = "__class__ assignment only supported for mutable types or ModuleType subclasses";
        return vm.raise(Type::TypeError, text);
    }
    vm.change_class(object, class)?;
    Some(vm.none())
}

fn dict(vm: &mut Vm, args: Args) -> Option<Value> {
    let object = args.get(0);
    match object.kind() {
        Kind::Instance | Kind::Exception => {
            let class = vm.class_of(object);
            let name = vm.name(Name::Dict);
            if vm.may_have(class, name) == Some(false) {
                return vm.raise_no_attribute(object, name);
            }
            if class.mro().iter().any(|class| class.slots.borrow().is_some()) {
                return dict_beside_slots(vm, object);
            }
            Some(vm.attribute_dict(object)?.0)
        }
        Kind::Module => {
            let dict = Dict::new(vm)?;
            for (name, value) in crate::object::globals(object).bound() {
                dict.set(vm, name, value)?;
            }
            Some(dict.0)
        }
        _ => {
            let name = vm.name(Name::Dict);
            vm.raise_no_attribute(object, name)
        }
    }
}

/// The attributes of an instance that are not named by `__slots__`, as a dict of their own.
fn dict_beside_slots(vm: &mut Vm, object: Value) -> Option<Value> {
    let dict = Dict::new(vm)?;
    let classes = vm.class_of(object).mro();
    for (name, value) in instance::attributes(object) {
        let is_slot = |class: &crate::object::ClassRef| {
            class.slots.borrow().as_ref().is_some_and(|slots| slots.contains(&name))
        };
        if !classes.iter().any(is_slot) {
            dict.set(vm, name, value)?;
        }
    }
    Some(dict.0)
}

fn set_dict(vm: &mut Vm, args: Args) -> Option<Value> {
    let (object, to) = (args.get(0), args.get(1));
    if !instance::has_slots(object.kind()) {
        let text = format!("'{}' object has no attribute '__dict__'", vm.type_name(object));
        return vm.raise(Type::AttributeError, text);
    }
    if !to.is(Kind::Dict) {
        let text = format!("__dict__ must be set to a dictionary, not a '{}'", vm.type_name(to));
        return vm.raise(Type::TypeError, text);
    }
    vm.attribute_dict(object)?;
    vm.heap.set(object, instance::OVERFLOW, to);
    Some(vm.none())
}

fn doc(vm: &mut Vm, args: Args) -> Option<Value> {
    let class = vm.class_of(args.get(0));
    Some(class.object.get().field(8))
}

fn this_class(vm: &Vm, args: Args) -> crate::object::ClassRef {
    vm.as_class(args.get(0)).unwrap_or(vm.class(Type::Object))
}

fn class_name(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = this_class(vm, args).name();
    vm.new_str(&name)
}

fn set_class_name(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__name__")?;
    this_class(vm, args).set_name(Str(name).text());
    vm.heap.set(args.get(0), 2, name);
    Some(vm.none())
}

fn text_to_store(vm: &mut Vm, args: Args, attribute: &str) -> Option<Value> {
    let name = payload(args.get(1));
    if name.is(Kind::Str) {
        return Some(name);
    }
    let text = format!("{attribute} must be set to a string object");
    vm.raise(Type::TypeError, text)
}

fn class_qualname(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(6))
}

fn set_class_qualname(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), 6, name);
    Some(vm.none())
}

fn class_module(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.name(Name::Module);
    if let Some(module) = this_class(vm, args).dict().get_str(name) {
        return Some(crate::object::class::out_of_cell(module));
    }
    let module = args.get(0).field(7);
    if module == vm.none() { vm.new_str("builtins") } else { Some(module) }
}

fn set_class_module(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.name(Name::Module);
    vm.set_class_attribute(this_class(vm, args), name, args.get(1))?;
    Some(vm.none())
}

fn class_bases(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(3))
}

fn class_base(vm: &mut Vm, args: Args) -> Option<Value> {
    let base = this_class(vm, args).bases.first();
    Some(base.map_or(vm.none(), |base| base.object.get()))
}

fn class_mro(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(4))
}

fn class_dict(vm: &mut Vm, args: Args) -> Option<Value> {
    let class = this_class(vm, args);
    vm.class_proxy(class)
}

fn class_doc(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.name(Name::Doc);
    match this_class(vm, args).dict().get_str(name) {
        Some(doc) if !doc.is(Kind::Property) => Some(crate::object::class::out_of_cell(doc)),
        _ => Some(args.get(0).field(8)),
    }
}

fn mro(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.new_list(Tuple(args.get(0).field(4)).items())
}

fn subclasses(vm: &mut Vm, args: Args) -> Option<Value> {
    let classes = this_class(vm, args).subclasses();
    let objects: Vec<Value> = classes.iter().map(|class| class.object.get()).collect();
    vm.new_list(&objects)
}

fn instance_check(vm: &mut Vm, args: Args) -> Option<Value> {
    let answer = vm.class_of(args.get(1)).is_subclass(this_class(vm, args));
    Some(vm.bool(answer))
}

fn function_get(vm: &mut Vm, args: Args) -> Option<Value> {
    let (function, object) = (args.get(0), args.get(1));
    if object == vm.none() || function.is(Kind::Method) {
        return Some(function);
    }
    vm.bind(function, object)
}

fn function_word(word: usize, args: Args) -> Option<Value> {
    Some(args.get(0).field(word))
}

fn or_none(vm: &Vm, value: Value) -> Value {
    if value.is_null() || !value.is_object() { vm.none() } else { value }
}

fn function_name(_: &mut Vm, args: Args) -> Option<Value> {
    function_word(word::NAME, args)
}

fn function_qualname(_: &mut Vm, args: Args) -> Option<Value> {
    function_word(word::QUALNAME, args)
}

fn function_module(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(word::MODULE)))
}

fn function_doc(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(word::DOC)))
}

fn function_defaults(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(word::DEFAULTS)))
}

fn function_keyword_defaults(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(word::KEYWORD_DEFAULTS)))
}

fn function_closure(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(word::CLOSURE)))
}

fn set_function_name(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__name__")?;
    vm.heap.set(args.get(0), word::NAME, name);
    Some(vm.none())
}

fn set_function_qualname(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = text_to_store(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), word::QUALNAME, name);
    Some(vm.none())
}

fn set_function_module(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.heap.set(args.get(0), word::MODULE, args.get(1));
    Some(vm.none())
}

fn set_function_doc(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.heap.set(args.get(0), word::DOC, args.get(1));
    Some(vm.none())
}

fn set_function_defaults(vm: &mut Vm, args: Args) -> Option<Value> {
    let defaults = args.get(1);
    if defaults != vm.none() && Tuple::of(defaults).is_none() {
        return vm.raise(Type::TypeError, "__defaults__ must be set to a tuple object");
    }
    let defaults = if defaults == vm.none() { Value::NULL } else { defaults };
    vm.heap.set(args.get(0), word::DEFAULTS, defaults);
    Some(vm.none())
}

fn function_dict(vm: &mut Vm, args: Args) -> Option<Value> {
    let object = args.get(0);
    if let Some(dict) = function::Function(object).attributes() {
        return Some(dict.0);
    }
    let dict = Dict::new(vm)?;
    vm.heap.set(object, word::ATTRIBUTES, dict.0);
    Some(dict.0)
}

/// `function.__code__`: what can be told of the code by name.
fn function_code(vm: &mut Vm, args: Args) -> Option<Value> {
    let unit = &crate::interp::frame::code_of(args.get(0)).unit;
    let class = vm.class(Type::Code);
    let code = vm.new_instance(class)?;
    let names = vm.new_list_for(unit.local_names.len())?;
    for name in &unit.local_names {
        let name = vm.new_str(name)?;
        names.push(vm, name)?;
    }
    let names = vm.new_tuple(names.items())?;
    let (name, qualname) = (vm.new_str(&unit.name)?, vm.new_str(&unit.qualname)?);
    for (key, value) in [
        ("co_name", name),
        ("co_qualname", qualname),
        ("co_varnames", names),
        ("co_nlocals", Value::small(unit.local_names.len() as i64)),
        ("co_argcount", Value::small(unit.positional as i64)),
        ("co_posonlyargcount", Value::small(unit.positional_only as i64)),
        ("co_kwonlyargcount", Value::small(unit.keyword_only as i64)),
    ] {
        let key = vm.intern(key)?;
        vm.set_own(code, key, value)?;
    }
    Some(code)
}

fn method_function(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(1))
}

fn method_self(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(2))
}

fn method_name(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.name(Name::Name);
    vm.get_attribute(args.get(0).field(1), name)
}

fn method_doc(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.name(Name::Doc);
    vm.get_attribute(args.get(0).field(1), name)
}

fn builtin_name(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.new_str(builtin_row(args.get(0)).name)
}

fn builtin_self(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(2)))
}

fn builtin_module(vm: &mut Vm, _: Args) -> Option<Value> {
    vm.new_str("builtins")
}

fn with_part(vm: &mut Vm, args: Args, part: usize) -> Option<Value> {
    let mut parts = [1, 2, 3, 4].map(|word| args.get(0).field(word));
    parts[part] = args.get(1);
    let [getter, setter, deleter, doc] = parts;
    vm.new_property(getter, setter, deleter, doc)
}

fn with_getter(vm: &mut Vm, args: Args) -> Option<Value> {
    with_part(vm, args, 0)
}

fn with_setter(vm: &mut Vm, args: Args) -> Option<Value> {
    with_part(vm, args, 1)
}

fn with_deleter(vm: &mut Vm, args: Args) -> Option<Value> {
    with_part(vm, args, 2)
}

fn property_get(vm: &mut Vm, args: Args) -> Option<Value> {
    if args.get(1) == vm.none() {
        return Some(args.get(0));
    }
    vm.bind(args.get(0), args.get(1))
}

fn property_set(vm: &mut Vm, args: Args) -> Option<Value> {
    let setter = args.get(0).field(2);
    if setter == vm.none() {
        return vm.raise_property(args.get(0), args.get(1), "setter");
    }
    vm.call(setter, &[args.get(1), args.get(2)])?;
    Some(vm.none())
}

fn property_getter(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(1))
}

/// What was given, or else what the getter says.
fn property_doc(vm: &mut Vm, args: Args) -> Option<Value> {
    let (getter, doc) = (args.get(0).field(1), args.get(0).field(4));
    if doc != vm.none() || !getter.is(Kind::Function) {
        return Some(doc);
    }
    Some(or_none(vm, getter.field(word::DOC)))
}

fn property_setter(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(2))
}

fn property_deleter(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(3))
}

fn wrapped(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(1))
}

fn first_word(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(1))
}

fn second_word(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(2))
}

fn third_word(_: &mut Vm, args: Args) -> Option<Value> {
    Some(args.get(0).field(3))
}

fn number_real(_: &mut Vm, args: Args) -> Option<Value> {
    let value = payload(args.get(0));
    match Int::of(value) {
        Some(Int::Small(n)) => Value::try_small(n),
        _ => Some(value),
    }
}

fn int_zero(_: &mut Vm, _: Args) -> Option<Value> {
    Some(Value::small(0))
}

fn int_one(_: &mut Vm, _: Args) -> Option<Value> {
    Some(Value::small(1))
}

fn float_zero(vm: &mut Vm, _: Args) -> Option<Value> {
    vm.new_float(0.0)
}

fn this_exception(args: Args) -> Exception {
    Exception(args.get(0))
}

/// `BaseException.__init__`: keeps the arguments.
fn exception_init(vm: &mut Vm, args: Args) -> Option<Value> {
    let given: Vec<Value> = (1..args.len()).map(|at| args.get(at)).collect();
    let same = this_exception(args).args().items() == given;
    if !same {
        let tuple = vm.new_tuple(&given)?;
        this_exception(args).set_args(vm, Tuple(tuple));
    }
    Some(vm.none())
}

fn exception_str(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.exception_str(this_exception(args))
}

fn exception_repr(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.exception_repr(this_exception(args))
}

fn with_traceback(vm: &mut Vm, args: Args) -> Option<Value> {
    let traceback = args.get(1);
    let traceback = if traceback == vm.none() { Value::NULL } else { traceback };
    this_exception(args).set_traceback(vm, traceback);
    Some(args.get(0))
}

fn add_note(vm: &mut Vm, args: Args) -> Option<Value> {
    let name = vm.intern("__notes__")?;
    if !payload(args.get(1)).is(Kind::Str) {
        let text = format!("note must be a str, not '{}'", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    }
    let notes = match instance::own(args.get(0), name) {
        Some(notes) if notes.is(Kind::List) => notes,
        _ => {
            let notes = vm.new_list(&[])?;
            vm.set_own(args.get(0), name, notes)?;
            notes
        }
    };
    crate::object::List(notes).push(vm, args.get(1))?;
    Some(vm.none())
}

fn exception_args(_: &mut Vm, args: Args) -> Option<Value> {
    Some(this_exception(args).args().0)
}

fn set_exception_args(vm: &mut Vm, args: Args) -> Option<Value> {
    let tuple = vm.to_tuple(args.get(1))?;
    this_exception(args).set_args(vm, Tuple(tuple));
    Some(vm.none())
}

fn traceback(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, this_exception(args).traceback()))
}

fn set_traceback(vm: &mut Vm, args: Args) -> Option<Value> {
    with_traceback(vm, args)?;
    Some(vm.none())
}

fn cause(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, this_exception(args).cause()))
}

fn exception_or_none(vm: &mut Vm, value: Value, what: &str) -> Option<Value> {
    if value == vm.none() {
        return Some(Value::NULL);
    }
    if value.is(Kind::Exception) {
        return Some(value);
    }
    let text = format!("exception {what} must be None or derive from BaseException");
    vm.raise(Type::TypeError, text)
}

fn set_cause(vm: &mut Vm, args: Args) -> Option<Value> {
    let cause = exception_or_none(vm, args.get(1), "cause")?;
    this_exception(args).set_cause(vm, cause);
    Some(vm.none())
}

fn context(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, this_exception(args).context()))
}

fn set_context(vm: &mut Vm, args: Args) -> Option<Value> {
    let context = exception_or_none(vm, args.get(1), "context")?;
    this_exception(args).set_context(vm, context);
    Some(vm.none())
}

fn suppress(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.bool(this_exception(args).suppress()))
}

fn set_suppress(vm: &mut Vm, args: Args) -> Option<Value> {
    let suppress = vm.truth(args.get(1))?;
    this_exception(args).set_suppress(suppress);
    Some(vm.none())
}

fn traceback_next(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(or_none(vm, args.get(0).field(1)))
}

fn file_closed(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.bool(vm.is_closed(args.get(0))))
}

fn argument(vm: &Vm, args: Args, at: usize, least: usize) -> Option<Value> {
    let given = this_exception(args).args();
    let found = given.items().get(at).filter(|_| given.len() >= least);
    Some(found.copied().unwrap_or(vm.none()))
}

fn first_argument(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 0, 1)
}

fn exit_code(vm: &mut Vm, args: Args) -> Option<Value> {
    let given = this_exception(args).args();
    if given.len() > 1 { Some(given.0) } else { argument(vm, args, 0, 1) }
}

fn os_number(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 0, 2)
}

fn os_text(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 1, 2)
}

fn os_name(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 2, 3)
}

/// Whether a comparison of values of builtin classes is asked for by its special method.
pub(super) fn compared(vm: &mut Vm, args: Args, op: Comparison) -> Option<Value> {
    vm.builtin_compare(op, payload(args.get(0)), payload(args.get(1)))
}
