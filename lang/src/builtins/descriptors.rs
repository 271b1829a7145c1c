//! What stands in classes and answers when an attribute is read: slots, computed attributes, wrappers; and what makes functions,
//! methods, namespaces and proxies by hand.

use super::ANY;
use super::bind::{bind, bind_least};
use super::objects::{Computed, computed, dict, or_none, set_dict};
use crate::object::function::{is_class_method, word};
use crate::object::words::{cell, class, member, property, super_, wrapper};
use crate::object::{
    Dict, Kind, Name, Object, Raised, Str, Tuple, Type, Value, instance, instance::payload,
};
use crate::vm::{Args, Vm, builtin_row};

crate::builtins! {
    /// Methods of the descriptors of slots.
    MEMBER of Member;
    "__get__" get (1, 2) "(instance, owner=None)" ANY;
    "__set__" set (2, 2) "(instance, value)" ANY;
    "__delete__" delete (1, 1) "(instance)" ANY;
}

crate::builtins! {
    /// Methods of computed attributes.
    GETSET of GetSet;
    "__get__" get (1, 2) "(instance, owner=None)" ANY;
    "__set__" set (2, 2) "(instance, value)" ANY;
    "__delete__" delete (1, 1) "(instance)" ANY;
}

crate::builtins! {
    /// Methods of static methods.
    STATIC of StaticMethod;
    "__init__" static_init (0, 255) "(function)" ANY;
    "__get__" wrapper_get (1, 2) "(instance, owner=None)" ANY;
    keywords "__call__" call_wrapped (0, 255) "(*args, **kwargs)" ANY;
    "__repr__" wrapper_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of class methods.
    CLASS of ClassMethod;
    "__init__" class_init (0, 255) "(function)" ANY;
    "__get__" wrapper_get (1, 2) "(instance, owner=None)" ANY;
    "__repr__" wrapper_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of the class methods of builtin classes.
    CLASS_BUILTIN of ClassBuiltin;
    "__get__" wrapper_get (1, 2) "(instance, owner=None)" ANY;
}

crate::builtins! {
    /// Methods of `super()`.
    SUPER of Super;
    keywords "__init__" super_init (0, 255) "(type, object)" ANY;
    "__get__" super_get (1, 2) "(instance, owner=None)" ANY;
    "__repr__" super_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of modules.
    MODULE of Module;
    keywords "__init__" module_init (0, 255) "(name, doc=None)" ANY;
    "__repr__" module_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of namespaces.
    NAMESPACE of SimpleNamespace;
    keywords "__init__" namespace_init (0, 0) "(**kwargs)" ANY;
    "__repr__" namespace_repr (0, 0) "()" ANY;
    "__eq__" namespace_eq (1, 1) "(other)" ANY;
    "__reduce__" namespace_reduce (0, 0) "()" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Member, "__name__", member_name, None),
    computed(Type::Member, "__qualname__", member_qualname, None),
    computed(Type::Member, "__objclass__", member_class, None),
    computed(Type::Member, "__doc__", no_doc, None),
    computed(Type::GetSet, "__name__", getset_name, None),
    computed(Type::GetSet, "__qualname__", getset_qualname, None),
    computed(Type::GetSet, "__objclass__", getset_class, None),
    computed(Type::GetSet, "__doc__", no_doc, None),
    computed(Type::BuiltinMethod, "__objclass__", builtin_class, None),
    computed(Type::Slot, "__objclass__", builtin_class, None),
    computed(Type::Slot, "__doc__", slot_doc, None),
    computed(Type::BoundSlot, "__objclass__", builtin_class, None),
    computed(Type::BoundSlot, "__doc__", slot_doc, None),
    computed(Type::StaticMethod, "__isabstractmethod__", wrapped_abstract, None),
    computed(Type::StaticMethod, "__dict__", wrapper_dict, Some(set_wrapper_dict)),
    computed(Type::StaticMethod, "__doc__", wrapper_doc, Some(set_wrapper_doc)),
    computed(Type::ClassMethod, "__isabstractmethod__", wrapped_abstract, None),
    computed(Type::ClassMethod, "__dict__", wrapper_dict, Some(set_wrapper_dict)),
    computed(Type::ClassMethod, "__doc__", wrapper_doc, Some(set_wrapper_doc)),
    computed(Type::Property, "__isabstractmethod__", property_abstract, None),
    computed(Type::Cell, "cell_contents", cell_contents, Some(set_cell_contents)),
];

fn static_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    wrapper_init(vm, args, "staticmethod")
}

fn class_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    wrapper_init(vm, args, "classmethod")
}

/// A wrapper gets the function that it is around, or another one.
fn wrapper_init(vm: &mut Vm, args: Args, name: &str) -> Result<Value, Raised> {
    if args.len() != 2 {
        let text = format!("{name} expected 1 argument, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let wrapper = payload(args.get(0));
    if wrapper.field(wrapper::FUNCTION) != args.get(1) {
        vm.heap.set(wrapper, 1, args.get(1));
        vm.property_changed(wrapper);
    }
    if args.get(0).is(Kind::Instance) {
        vm.take_over(args.get(0), args.get(1))?;
    }
    Ok(vm.none())
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_getter(args)?;
    let none = vm.none();
    if args.get(1) == none && args.optional(2).is_some_and(|owner| owner != none) {
        return Ok(args.get(0));
    }
    let descriptor = args.get(0);
    if descriptor.is(Kind::Property)
        && let Some(owner) = vm.as_class(descriptor.field(property::DOC))
        && !vm.class_of(args.get(1)).is_subclass(owner)
    {
        let text = format!(
            "descriptor '{}' for '{}' objects doesn't apply to a '{}' object",
            builtin_row(descriptor.field(property::GETTER)).name,
            owner.name(),
            vm.type_name(args.get(1))
        );
        return vm.raise(Type::TypeError, text);
    }
    vm.bind(descriptor, args.get(1))
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let Some(done) = vm.set_by_descriptor(args.get(0), args.get(1), args.get(2)) {
        done?;
    }
    Ok(vm.none())
}

fn delete(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let Some(done) = vm.delete_by_descriptor(args.get(0), args.get(1)) {
        done?;
    }
    Ok(vm.none())
}

fn member_name(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(member::NAME))
}

fn qualified(vm: &mut Vm, class: Value, name: &str) -> Result<Value, Raised> {
    let class = Str(class.field(class::QUALNAME)).text();
    vm.new_str(&format!("{class}.{name}"))
}

fn member_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    qualified(vm, args.get(0).field(member::CLASS), Str(args.get(0).field(member::NAME)).text())
}

fn member_class(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(member::CLASS))
}

fn no_doc(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn getset_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_str(builtin_row(args.get(0).field(property::GETTER)).name)
}

fn getset_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = builtin_row(args.get(0).field(property::GETTER)).name;
    qualified(vm, args.get(0).field(property::DOC), name)
}

fn getset_class(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(property::DOC))
}

fn builtin_class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let owner = builtin_row(args.get(0)).owner.unwrap_or(Type::Object);
    Ok(vm.class(owner).object.get())
}

fn slot_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let row = builtin_row(args.get(0));
    vm.new_str(&format!("{}{}", row.name, row.signature))
}

fn wrapper_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.get(0).is(Kind::Instance) {
        return dict(vm, args);
    }
    let dict = vm.dict_of_wrapper(payload(args.get(0)))?;
    Ok(dict.0)
}

fn wrapper_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Doc);
    let found = match args.get(0).is(Kind::Instance) {
        true => vm.find_own(args.get(0), name)?,
        false => vm.find_in_wrapper(args.get(0), name)?,
    };
    Ok(found.unwrap_or(vm.none()))
}

fn set_wrapper_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Doc);
    if args.get(0).is(Kind::Instance) {
        vm.set_own(args.get(0), name, args.get(1))?;
        return Ok(vm.none());
    }
    vm.dict_of_wrapper(args.get(0))?.set(vm, name, args.get(1))?;
    Ok(vm.none())
}

fn set_wrapper_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.get(0).is(Kind::Instance) {
        return set_dict(vm, args);
    }
    let to = payload(args.get(1));
    if !to.is(Kind::Dict) {
        let class = vm.type_name(args.get(1));
        let text = format!("__dict__ must be set to a dictionary, not a '{class}'");
        return vm.raise(Type::TypeError, text);
    }
    vm.heap.set(payload(args.get(0)), wrapper::ATTRIBUTES, to);
    Ok(vm.none())
}

fn is_abstract(vm: &mut Vm, function: Value) -> Result<bool, Raised> {
    let name = vm.intern("__isabstractmethod__")?;
    match vm.find_attribute(function, name)? {
        Some(answer) => vm.truth(answer),
        None => Ok(false),
    }
}

fn wrapped_abstract(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = is_abstract(vm, payload(args.get(0)).field(wrapper::FUNCTION))?;
    Ok(vm.bool(answer))
}

fn property_abstract(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let property = payload(args.get(0));
    for word in 1..4 {
        if is_abstract(vm, property.field(word))? {
            return Ok(vm.bool(true));
        }
    }
    Ok(vm.bool(false))
}

fn wrapper_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_getter(args)?;
    let wrapper = payload(args.get(0));
    if !is_class_method(wrapper) {
        return Ok(wrapper.field(wrapper::FUNCTION));
    }
    let class = match args.optional(2).filter(|owner| *owner != vm.none()) {
        Some(owner) => owner,
        None => vm.class_of(args.get(1)).object.get(),
    };
    vm.bind_as(wrapper, class, class)
}

fn call_wrapped(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.call_with(payload(args.get(0)).field(wrapper::FUNCTION), &args.values()[1..], args.names())
}

fn wrapper_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let inner = vm.repr_text(payload(args.get(0)).field(wrapper::FUNCTION))?;
    let name = vm.type_name(args.get(0));
    vm.new_str(&format!("<{name}({inner})>"))
}

fn super_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_getter(args)?;
    let this = payload(args.get(0));
    if args.get(1) == vm.none() || !this.field(super_::OBJECT).is_null() {
        return Ok(args.get(0));
    }
    vm.make_super_of(this.field(super_::AFTER), args.get(1))
}

fn super_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let this = payload(args.get(0));
    let after = vm.as_class(this.field(super_::AFTER)).map_or(String::new(), |class| class.name());
    let of = match vm.as_class(this.field(super_::CLASS)) {
        Some(class) => format!("<{} object>", class.name()),
        None => "NULL".into(),
    };
    vm.new_str(&format!("<super: <class '{after}'>, {of}>"))
}

fn cell_contents(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let content = args.get(0).field(cell::VALUE);
    if content.is_null() {
        return vm.raise(Type::ValueError, "Cell is empty");
    }
    Ok(content)
}

fn set_cell_contents(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.heap.set(args.get(0), 1, args.get(1));
    Ok(vm.none())
}

// ---- made by hand

/// `types.SimpleNamespace(**attributes)`
pub(super) fn namespace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class_of_object(args.get(0))?;
    let object = vm.new_instance(class)?;
    if class.is(Type::SimpleNamespace) {
        fill(vm, object, args)?;
    }
    Ok(object)
}

fn fill(vm: &mut Vm, object: Value, args: Args) -> Result<(), Raised> {
    for at in 0..args.keywords() {
        let name = vm.intern_value(Tuple(args.names()).get(at))?;
        vm.set_own(object, name, args.keyword_value(at))?;
    }
    Ok(())
}

fn namespace_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    fill(vm, args.get(0), args)?;
    Ok(vm.none())
}

fn namespace_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    let class = vm.class_of(object);
    let name = if class.is_builtin() { "namespace".into() } else { class.name() };
    if vm.known.shown.as_slice().contains(&object) {
        return vm.new_str(&format!("{name}(...)"));
    }
    vm.known.shown.push(object);
    let parts = namespace_parts(vm, object);
    vm.known.shown.pop();
    let text = format!("{name}({})", parts?.join(", "));
    vm.new_str(&text)
}

fn namespace_parts(vm: &mut Vm, object: Value) -> Result<Vec<String>, Raised> {
    let mut parts = Vec::new();
    let all = instance::attributes(object).into_iter().map(|(name, _)| name);
    let names = vm.heap.rooted(all.filter(|name| !object.map().keeps(*name)));
    for at in 0..names.len() {
        let name = names.get(at);
        if let Some(value) = instance::own(object, name) {
            let value = vm.nested(|vm| vm.repr_text(value))?;
            parts.push(format!("{}={value}", Str(names.get(at)).text()));
        }
    }
    Ok(parts)
}

fn namespace_eq(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (a, b) = (args.get(0), args.get(1));
    if !vm.is_instance(b, Type::SimpleNamespace) {
        return Ok(vm.not_implemented());
    }
    let (a, b) = (vm.attribute_dict(a)?, vm.attribute_dict(b)?);
    let equal = vm.nested(|vm| a.equal(vm, b))?;
    Ok(vm.bool(equal))
}

fn namespace_reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class_of(args.get(0)).object.get();
    let (none, dict) = (vm.known.empty_tuple, vm.attribute_dict(args.get(0))?);
    vm.new_tuple(&[class, none, dict.0])
}

/// `types.MethodType(function, object)`
pub(super) fn method(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() != 3 {
        let text = format!("method expected 2 arguments, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    if !vm.is_callable(args.get(1)) {
        return vm.raise(Type::TypeError, "first argument must be callable");
    }
    if args.get(2) == vm.none() {
        return vm.raise(Type::TypeError, "instance must not be None");
    }
    vm.new_method(args.get(1), args.get(2))
}

/// `types.MappingProxyType(mapping)`
pub(super) fn proxy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(dict) = Dict::of(payload(args.get(1))) else {
        let text =
            format!("mappingproxy() argument must be a mapping, not {}", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    let view = vm.dict_view(dict, 0)?;
    view.set_map(vm.map(Type::MappingProxy));
    Ok(view)
}

/// `types.CellType(content)`
pub(super) fn cell(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_cell(args.optional(1).unwrap_or(Value::NULL))
}

/// `types.FunctionType(code, globals, name=None, argdefs=None, closure=None)`
pub(super) fn function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parameters = ["self", "code", "globals", "name", "argdefs", "closure"];
    let [_, code, scope, name, defaults, closure] =
        bind_least(vm, args, "function", parameters, 2)?;
    let none = vm.none();
    if !code.is(Kind::Code) {
        let text =
            format!("function() argument 'code' must be code, not {}", vm.type_name_or_none(code));
        return vm.raise(Type::TypeError, text);
    }
    let given = |value: Value| !value.is_null() && value != none;
    if !vm.is_instance(scope, Type::Dict) {
        let what = vm.type_name_or_none(scope);
        let text = format!("function() argument 'globals' must be dict, not {what}");
        return vm.raise(Type::TypeError, text);
    }
    if given(defaults) && !defaults.is(Kind::Tuple) {
        return vm.raise(Type::TypeError, "arg 4 (defaults) must be None or tuple");
    }
    if given(name) && !name.is(Kind::Str) {
        return vm.raise(Type::TypeError, "arg 3 (name) must be None or string");
    }
    if given(closure) && !closure.is(Kind::Tuple) {
        return vm.raise(Type::TypeError, "arg 5 (closure) must be None or tuple");
    }
    let defaults = if given(defaults) { defaults } else { Value::NULL };
    let closure = if given(closure) { closure } else { Value::NULL };
    let made = vm.function_of_code(code, scope, [defaults, Value::NULL, closure])?;
    if given(name) {
        vm.heap.set(made, word::NAME, name);
        vm.heap.set(made, word::QUALNAME, name);
    }
    Ok(made)
}

/// `types.ModuleType(name, doc=None)`
pub(super) fn module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class_of_object(args.get(0))?;
    let made = vm.new_module("?")?;
    made.set_map(vm.root_map(class)?);
    if class.is_builtin() {
        fill_module(vm, made, args)?;
    }
    Ok(made)
}

/// `super.__init__`: all was done when it was made.
fn super_init(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

/// `module.__init__(name, doc=None)`
fn module_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    fill_module(vm, args.get(0), args)?;
    Ok(vm.none())
}

fn module_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = vm.module_repr(args.get(0))?;
    vm.new_str(&text)
}

/// Gives a module what all modules have.
fn fill_module(vm: &mut Vm, made: Value, args: Args) -> Result<(), Raised> {
    let [_, name, doc] = bind(vm, args, "module", ["self", "name", "doc"])?;
    if name.is_null() {
        let text = "module() missing required argument 'name' (pos 1)";
        return vm.raise(Type::TypeError, text);
    }
    if !payload(name).is(Kind::Str) {
        let what = vm.type_name_or_none(name);
        let text = format!("module() argument 'name' must be str, not {what}");
        return vm.raise(Type::TypeError, text);
    }
    let doc = or_none(vm, doc);
    for (key, value) in [(Name::Name, name), (Name::Doc, doc)] {
        let key = vm.name(key);
        vm.set_global(crate::object::globals(made), key, value)?;
    }
    for key in ["__package__", "__loader__", "__spec__"] {
        let (key, none) = (vm.intern(key)?, vm.none());
        vm.set_global(crate::object::globals(made), key, none)?;
    }
    Ok(())
}

impl Vm {
    /// `callable(value)`
    pub fn is_callable(&self, value: Value) -> bool {
        match value.kind() {
            Kind::Function | Kind::Method | Kind::Builtin | Kind::Relay | Kind::Class => true,
            _ => self.special(value, Name::Call).is_some(),
        }
    }
}
