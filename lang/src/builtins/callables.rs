//! Methods and attributes of what can be called, and of what wraps it in classes.

use super::bind::bind;
use super::make::class_of_static;
use super::objects::{
    Computed, computed, first_word, or_none, second_word, text_to_store, third_word,
};
use super::{ANY, FRESH};
use crate::interp::core::frame::code_of;
use crate::object::function::word;
use crate::object::instance::payload;
use crate::object::words::{builtin, method, property, relay, wrapper};
use crate::object::{Dict, Event, Kind, Name, Raised, Str, Subject, Tuple, Type, Value, function};
use crate::vm::{Args, Role, Vm, builtin_row};

crate::builtins! {
    /// Methods of functions, bound or not.
    FUNCTION of Object;
    "__get__" function_get (1, 2) "(instance, owner=None)" ANY;
    keywords "__call__" call (0, 255) "(*args, **kwargs)" ANY;
}

crate::builtins! {
    /// Methods of builtin functions: they do not bind.
    BUILTIN of Object;
    keywords "__call__" call (0, 255) "(*args, **kwargs)" ANY;
}

crate::builtins! {
    /// Methods of properties.
    PROPERTY of Property;
    keywords "__init__" property_init (0, 255) "(fget=None, fset=None, fdel=None, doc=None)" ANY;
    "__set_name__" property_named (0, 255) "(owner, name)" ANY;
    "getter" with_getter (1, 1) "(fget)" FRESH;
    "setter" with_setter (1, 1) "(fset)" FRESH;
    "deleter" with_deleter (1, 1) "(fdel)" FRESH;
    "__get__" property_get (1, 2) "(instance, owner=None)" ANY;
    "__set__" property_set (2, 2) "(instance, value)" ANY;
    "__delete__" property_delete (1, 1) "(instance)" ANY;
}

fn call(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.call_with(args.get(0), &args.values()[1..], args.names())
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Function, "__name__", function_name, Some(set_function_name)),
    computed(Type::Function, "__qualname__", function_qualname, Some(set_function_qualname)),
    computed(Type::Function, "__module__", function_module, Some(set_function_module)),
    computed(Type::Function, "__doc__", function_doc, Some(set_function_doc)),
    computed(Type::Function, "__defaults__", function_defaults, Some(set_function_defaults)),
    computed(
        Type::Function,
        "__kwdefaults__",
        function_keyword_defaults,
        Some(set_function_keyword_defaults),
    ),
    computed(Type::Function, "__annotations__", annotations, Some(set_annotations)),
    computed(Type::Function, "__closure__", function_closure, None),
    computed(Type::Function, "__code__", function_code, Some(set_function_code)),
    computed(Type::Function, "__globals__", function_globals, None),
    computed(Type::Function, "__builtins__", function_builtins, None),
    computed(Type::Function, "__dict__", function_dict, Some(set_function_dict)),
    computed(Type::Method, "__func__", method_function, None),
    computed(Type::Method, "__self__", method_self, None),
    computed(Type::Method, "__name__", method_name, None),
    computed(Type::Method, "__doc__", method_doc, None),
    computed(Type::Builtin, "__name__", builtin_name, None),
    computed(Type::Builtin, "__qualname__", builtin_qualname, None),
    computed(Type::Builtin, "__self__", builtin_self, None),
    computed(Type::Builtin, "__module__", builtin_module, None),
    computed(Type::BuiltinMethod, "__name__", builtin_name, None),
    computed(Type::BuiltinMethod, "__qualname__", builtin_qualname, None),
    computed(Type::BuiltinMethod, "__doc__", builtin_doc, None),
    computed(Type::Slot, "__name__", builtin_name, None),
    computed(Type::Slot, "__qualname__", builtin_qualname, None),
    computed(Type::BoundSlot, "__name__", builtin_name, None),
    computed(Type::BoundSlot, "__qualname__", builtin_qualname, None),
    computed(Type::BoundSlot, "__self__", builtin_self, None),
    computed(Type::Builtin, "__doc__", builtin_doc, None),
    computed(Type::Builtin, "__text_signature__", text_signature, None),
    computed(Type::Slot, "__text_signature__", slot_signature, None),
    computed(Type::BoundSlot, "__text_signature__", slot_signature, None),
    computed(Type::Property, "__doc__", property_doc, Some(set_property_doc)),
    computed(Type::TupleGetter, "__doc__", property_doc, Some(set_property_doc)),
    computed(Type::Property, "fget", property_getter, None),
    computed(Type::Property, "fset", property_setter, None),
    computed(Type::Property, "fdel", property_deleter, None),
    computed(Type::StaticMethod, "__func__", wrapped, None),
    computed(Type::ClassMethod, "__func__", wrapped, None),
    computed(Type::StaticMethod, "__wrapped__", wrapped, None),
    computed(Type::ClassMethod, "__wrapped__", wrapped, None),
    computed(Type::Super, "__thisclass__", first_word, None),
    computed(Type::Super, "__self__", super_object, None),
    computed(Type::Super, "__self_class__", super_class, None),
];

impl Vm {
    /// The arguments of a `__get__`: an object or a class.
    pub(super) fn check_getter(&mut self, args: Args) -> Result<(), Raised> {
        let none = self.none();
        if args.get(1) == none && args.optional(2).is_none_or(|owner| owner == none) {
            return self.raise(Type::TypeError, "__get__(None, None) is invalid");
        }
        Ok(())
    }
}

fn super_object(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    second_word(vm, args).map(|object| or_none(vm, object))
}

fn super_class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    third_word(vm, args).map(|class| or_none(vm, class))
}

fn function_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (function, object) = (args.get(0), args.get(1));
    vm.check_getter(args)?;
    if object == vm.none() || function.is(Kind::Method) {
        return Ok(function);
    }
    if function.is(Kind::Builtin)
        && let Some(owner) = builtin_row(function).owner
        && !vm.is_instance(object, owner)
    {
        let row = builtin_row(function);
        let (of, class) = (owner.row().name, vm.type_name(object));
        let name = row.name;
        let text =
            format!("descriptor '{name}' for '{of}' objects doesn't apply to a '{class}' object");
        return vm.raise(Type::TypeError, text);
    }
    vm.bind(function, object)
}

fn function_word(word: usize, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(word))
}

fn function_name(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    function_word(word::NAME, args)
}

fn function_qualname(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    function_word(word::QUALNAME, args)
}

fn function_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, args.get(0).field(word::MODULE)))
}

fn function_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, args.get(0).field(word::DOC)))
}

fn function_defaults(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, args.get(0).field(word::DEFAULTS)))
}

fn function_keyword_defaults(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = code_of(args.get(0));
    if !code.keyword_defaults_seen.replace(true) {
        vm.happens(Event::Defaults, Subject::Code(code));
    }
    Ok(or_none(vm, args.get(0).field(word::KEYWORD_DEFAULTS)))
}

fn set_function_keyword_defaults(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let defaults = args.get(1);
    if defaults != vm.none() && !defaults.is(Kind::Dict) {
        return vm.raise(Type::TypeError, "__kwdefaults__ must be set to a dict object");
    }
    function_keyword_defaults(vm, args)?;
    let defaults = if defaults == vm.none() { Value::NULL } else { defaults };
    vm.heap.set(args.get(0), word::KEYWORD_DEFAULTS, defaults);
    Ok(vm.none())
}

fn function_closure(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, args.get(0).field(word::CLOSURE)))
}

fn set_function_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_to_store(vm, args, "__name__")?;
    vm.heap.set(args.get(0), word::NAME, name);
    Ok(vm.none())
}

fn set_function_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_to_store(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), word::QUALNAME, name);
    Ok(vm.none())
}

fn set_function_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.heap.set(args.get(0), word::MODULE, args.get(1));
    Ok(vm.none())
}

fn set_function_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.heap.set(args.get(0), word::DOC, args.get(1));
    Ok(vm.none())
}

fn set_function_defaults(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let defaults = args.get(1);
    if defaults != vm.none() && Tuple::of(defaults).is_none() {
        return vm.raise(Type::TypeError, "__defaults__ must be set to a tuple object");
    }
    let code = code_of(args.get(0));
    if !code.defaults_set.replace(true) {
        vm.happens(Event::Defaults, Subject::Code(code));
    }
    let defaults = if defaults == vm.none() { Value::NULL } else { defaults };
    vm.heap.set(args.get(0), word::DEFAULTS, defaults);
    Ok(vm.none())
}

/// A function without annotations gets an empty dict.
fn annotations(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let function = args.get(0);
    if function.field(word::ANNOTATIONS).is_null() {
        let annotations = Dict::new(vm)?;
        vm.heap.set(function, word::ANNOTATIONS, annotations.0);
    }
    Ok(function.field(word::ANNOTATIONS))
}

fn set_annotations(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let annotations = args.get(1);
    if annotations != vm.none() && !annotations.is(Kind::Dict) {
        return vm.raise(Type::TypeError, "__annotations__ must be set to a dict object");
    }
    let annotations = if annotations == vm.none() { Value::NULL } else { annotations };
    vm.heap.set(args.get(0), word::ANNOTATIONS, annotations);
    Ok(vm.none())
}

fn set_function_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let to = payload(args.get(1));
    if !to.is(Kind::Dict) {
        let class = vm.type_name(args.get(1));
        let text = format!("__dict__ must be set to a dictionary, not a '{class}'");
        return vm.raise(Type::TypeError, text);
    }
    vm.heap.set(args.get(0), word::ATTRIBUTES, to);
    Ok(vm.none())
}

fn function_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    if let Some(dict) = function::Function(object).attributes() {
        return Ok(dict.0);
    }
    let dict = Dict::new(vm)?;
    vm.heap.set(object, word::ATTRIBUTES, dict.0);
    Ok(dict.0)
}

fn function_code(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(crate::interp::core::frame::code_of(args.get(0)).object.get())
}

fn set_function_code(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (function, code) = (args.get(0), args.get(1));
    if !code.is(Kind::Code) {
        return vm.raise(Type::TypeError, "__code__ must be set to a code object");
    }
    let old = crate::interp::core::frame::code_of(function);
    let new = vm.code_for(code, old.module)?;
    let (free, given) = (new.unit.free_names.len(), old.unit.free_names.len());
    if free != given {
        let name = crate::object::Str(function.field(word::NAME)).text();
        let text = format!("{name}() requires a code object with {given} free vars, not {free}");
        return vm.raise(Type::ValueError, text);
    }
    vm.keep_code(old);
    new.replace(old);
    function.set_raw(word::CODE, std::ptr::from_ref(new) as u64);
    vm.heap.leads_elsewhere(function);
    vm.happens(Event::FunctionCode, Subject::Code(old));
    Ok(vm.none())
}

fn function_globals(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.module_dict(crate::interp::core::frame::code_of(args.get(0)).module)
}

fn function_builtins(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let builtins = vm.builtins;
    vm.module_dict(builtins)
}

fn method_function(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(method::FUNCTION))
}

fn method_self(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(method::OBJECT))
}

fn method_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Name);
    vm.get_attribute(args.get(0).field(method::FUNCTION), name)
}

fn method_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Doc);
    vm.get_attribute(args.get(0).field(method::FUNCTION), name)
}

impl Vm {
    /// The name of a builtin function, written in Rust or in Python.
    pub(super) fn name_of_builtin(&mut self, function: Value) -> Result<Value, Raised> {
        match function.kind() {
            Kind::Relay => Ok(function.field(relay::FUNCTION).field(word::NAME)),
            // What makes objects has the name of their class.
            _ if builtin_row(function).role == Role::New => self.new_str("__new__"),
            _ => self.new_str(builtin_row(function).name),
        }
    }
}

fn builtin_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.name_of_builtin(args.get(0))
}

fn builtin_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.get(0).is(Kind::Relay) {
        return vm.name_of_builtin(args.get(0));
    }
    let (row, object) = (builtin_row(args.get(0)), args.get(0).field(builtin::OBJECT));
    match row.owner {
        // A method goes by the class that it is bound to, or whose object it is bound to.
        Some(_) if !object.is_null() && !row.is_slot() => {
            let class = vm.as_class(object).unwrap_or_else(|| vm.class_of(object));
            vm.new_str(&format!("{}.{}", class.name(), row.name))
        }
        _ if row.role == Role::New => vm.new_str(&format!("{}.__new__", row.name)),
        Some(owner) => vm.new_str(&format!("{}.{}", owner.row().name, row.name)),
        None => match class_of_static(row) {
            Some(class) => vm.new_str(&format!("{}.{}", class.row().name, row.name)),
            None => vm.new_str(row.name),
        },
    }
}

/// The parameters: there is no more to read.
fn builtin_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.get(0).is(Kind::Relay) {
        return Ok(or_none(vm, args.get(0).field(relay::FUNCTION).field(word::DOC)));
    }
    let row = builtin_row(args.get(0));
    vm.new_str(&format!("{}{}", row.name, row.signature))
}

/// The object that a method is bound to, or the module of a function.
fn builtin_self(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0).field(builtin::OBJECT);
    if !object.is_null() {
        return Ok(object);
    }
    if args.get(0).is(Kind::Builtin) && builtin_row(args.get(0)).role == Role::New {
        let name = builtin_row(args.get(0)).name;
        let maker = crate::object::TYPES.iter().find(|row| row.name == name);
        return Ok(maker.map_or(vm.none(), |row| vm.class(row.ty).object.get()));
    }
    if args.get(0).is(Kind::Builtin) && class_of_static(builtin_row(args.get(0))).is_some() {
        return Ok(vm.none());
    }
    let name = builtin_module(vm, args)?;
    let module = Dict(vm.modules).get(vm, name)?;
    Ok(module.unwrap_or(vm.none()))
}

fn builtin_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let function = args.get(0);
    if function.is(Kind::Relay) {
        return Ok(or_none(vm, function.field(relay::FUNCTION).field(word::MODULE)));
    }
    // A method and what makes instances are of no module.
    if !function.field(builtin::OBJECT).is_null()
        || builtin_row(function).role != Role::None
        || class_of_static(builtin_row(function)).is_some()
    {
        return Ok(vm.none());
    }
    vm.new_str(builtin_row(function).module)
}

/// The parameters of a special method: all that are called so have the same.
fn slot_signature(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = match builtin_row(args.get(0)).name {
        "__init__" | "__call__" => "($self, /, *args, **kwargs)",
        "__len__" | "__iter__" | "__next__" | "__repr__" | "__str__" | "__hash__" | "__bool__"
        | "__int__" | "__float__" | "__index__" | "__neg__" | "__pos__" | "__abs__"
        | "__invert__" | "__await__" | "__aiter__" | "__anext__" | "__del__" => "($self, /)",
        "__getitem__" | "__contains__" | "__delitem__" => "($self, key, /)",
        "__setitem__" => "($self, key, value, /)",
        "__getattribute__" | "__delattr__" => "($self, name, /)",
        "__setattr__" => "($self, name, value, /)",
        "__get__" => "($self, instance, owner=None, /)",
        "__set__" => "($self, instance, value, /)",
        "__delete__" => "($self, instance, /)",
        "__pow__" | "__rpow__" => "($self, value, mod=None, /)",
        _ => "($self, value, /)",
    };
    vm.new_str(text)
}

/// `"($module, heap, item, /)"`, where that is known.
fn text_signature(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let relay = args.get(0);
    if !relay.is(Kind::Relay) {
        return Ok(vm.none());
    }
    let function = relay.field(relay::FUNCTION);
    let unit = &code_of(function).unit;
    let (all, named) = (unit.positional as usize, unit.keyword_only as usize);
    let mut names = code_of(function).parameters.iter().copied();
    let mut texts = |count: usize| -> Vec<Value> { names.by_ref().take(count).collect() };
    let (positional, keywords) = (texts(all), texts(named));
    let rest = texts(unit.var_positional as usize);
    let others = texts(unit.var_keyword as usize);
    let defaults = Tuple::of(function.field(word::DEFAULTS)).map_or(&[][..], |tuple| tuple.items());
    let keyword_defaults = function.field(word::KEYWORD_DEFAULTS);
    let text = |name: &Value| Str(*name).text();
    let mut parts = vec!["$module".to_string()];
    for (at, name) in positional.iter().enumerate() {
        parts.push(match (at + defaults.len()).checked_sub(all) {
            Some(default) => format!("{}={}", text(name), vm.repr_text(defaults[default])?),
            None => text(name).to_string(),
        });
        if at + 1 == unit.positional_only as usize {
            parts.push("/".into());
        }
    }
    match rest.first() {
        Some(name) => parts.push(format!("*{}", text(name))),
        None if named > 0 => parts.push("*".into()),
        None => {}
    }
    for name in &keywords {
        let default = match keyword_defaults.is_null() {
            true => None,
            false => Dict(keyword_defaults).get(vm, *name)?,
        };
        parts.push(match default {
            Some(value) => format!("{}={}", text(name), vm.repr_text(value)?),
            None => text(name).to_string(),
        });
    }
    parts.extend(others.iter().map(|name| format!("**{}", text(name))));
    vm.new_str(&format!("({})", parts.join(", ")))
}

fn with_part(vm: &mut Vm, args: Args, part: usize) -> Result<Value, Raised> {
    let this = payload(args.get(0));
    let mut parts = [1, 2, 3, 4].map(|word| this.field(word));
    if args.get(1) != vm.none() {
        parts[part] = args.get(1);
    }
    if this.flags() & DOC_OF_GETTER != 0 && parts[0] != vm.none() {
        parts[3] = vm.none();
    }
    let class = vm.class_of(args.get(0)).object.get();
    let name = this.field(property::NAME);
    let made = vm.call(class, &parts)?;
    if payload(made).is(Kind::Property) {
        vm.heap.set(payload(made), 5, name);
    }
    Ok(made)
}

/// `property.__set_name__(owner, name)`
fn property_named(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() != 3 {
        let given = args.len() - 1;
        let text = format!("__set_name__() takes 2 positional arguments but {given} were given");
        return vm.raise(Type::TypeError, text);
    }
    vm.heap.set(payload(args.get(0)), 5, args.get(2));
    Ok(vm.none())
}

fn with_getter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    with_part(vm, args, 0)
}

fn with_setter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    with_part(vm, args, 1)
}

fn with_deleter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    with_part(vm, args, 2)
}

fn property_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_getter(args)?;
    if args.get(1) == vm.none() {
        return Ok(args.get(0));
    }
    vm.bind(payload(args.get(0)), args.get(1))
}

pub(super) fn property_set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let setter = payload(args.get(0)).field(property::SETTER);
    if setter == vm.none() {
        return vm.raise_property(args.get(0), args.get(1), "setter");
    }
    vm.call(setter, &[args.get(1), args.get(2)])?;
    Ok(vm.none())
}

pub(super) fn property_delete(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let deleter = payload(args.get(0)).field(property::DELETER);
    if deleter == vm.none() {
        return vm.raise_property(args.get(0), args.get(1), "deleter");
    }
    vm.call(deleter, &[args.get(1)])?;
    Ok(vm.none())
}

fn property_getter(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)).field(property::GETTER))
}

fn property_doc(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)).field(property::DOC))
}

fn set_property_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.heap.set(payload(args.get(0)), 4, args.get(1));
    Ok(vm.none())
}

/// Property flag: the doc string is the getter's.
const DOC_OF_GETTER: u8 = 1;

fn property_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    fill_property(vm, args.get(0), args)?;
    Ok(vm.none())
}

/// `property.__init__(fget=None, fset=None, fdel=None, doc=None)`
pub(super) fn fill_property(vm: &mut Vm, object: Value, args: Args) -> Result<(), Raised> {
    let [_, parts @ ..] = bind(vm, args, "property", ["self", "fget", "fset", "fdel", "doc"])?;
    let (this, none) = (payload(object), vm.none());
    let was_used = (1..4).any(|word| this.field(word) != none);
    for (word, part) in parts.into_iter().enumerate() {
        vm.heap.set(this, word + 1, if part.is_null() { none } else { part });
    }
    vm.heap.set(this, 5, Value::NULL);
    this.set_flags(this.flags() & !DOC_OF_GETTER);
    if was_used {
        vm.property_changed(this);
    }
    take_doc(vm, object)
}

/// A property without a doc string of its own has that of its getter.
fn take_doc(vm: &mut Vm, object: Value) -> Result<(), Raised> {
    let this = payload(object);
    let (none, key) = (vm.none(), vm.name(Name::Doc));
    if this.field(property::DOC) != none || this.field(property::GETTER) == none {
        return Ok(());
    }
    let Some(doc) =
        vm.find_attribute(this.field(property::GETTER), key)?.filter(|doc| *doc != none)
    else {
        return Ok(());
    };
    this.set_flags(this.flags() | DOC_OF_GETTER);
    if this == object {
        vm.heap.set(this, 4, doc);
        return Ok(());
    }
    // The class has a doc string of its own, which hides what the property keeps.
    vm.set_attribute(object, key, doc)
}

fn property_setter(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)).field(property::SETTER))
}

fn property_deleter(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)).field(property::DELETER))
}

fn wrapped(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)).field(wrapper::FUNCTION))
}
