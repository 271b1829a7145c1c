//! Classes of the program by their names, and instances of such classes that are pickled in the usual way: by the names of their attributes.
//!
//! Everything is looked up as it lies in dicts, so that nothing runs code of the program.

use super::Not;
use crate::object::class::out_of_cell;
use crate::object::instance::own;
use crate::object::module::globals;
use crate::object::words::property;
use crate::object::{
    ClassFlags, ClassRef, Dict, Kind, Name, Str, Type, Value, instance::payload, words::class,
};
use crate::vm::{Intrinsic, Vm, builtin_row};

/// Names that say how instances are pickled, where a class or an instance has them.
const WAYS: [Name; 7] = [
    Name::ReduceEx,
    Name::Reduce,
    Name::GetState,
    Name::GetNewArgs,
    Name::GetNewArgsEx,
    Name::GetAttribute,
    Name::Class,
];

/// Module and name of a class, if that is where it is found.
pub(super) fn place(vm: &Vm, class: ClassRef) -> Result<(Value, Value), Not> {
    let object = class.object.get();
    let name = object.field(class::QUALNAME);
    let module = class.dict().get_str(vm.name(Name::Module)).map(out_of_cell).ok_or(Not::Plain)?;
    if !name.is(Kind::Str) || !module.is(Kind::Str) || find(vm, module, name)? != class {
        return Err(Not::Plain);
    }
    Ok((module, name))
}

/// The class that a module has under a name, which may lead through other classes.
pub(super) fn find(vm: &Vm, module: Value, name: Value) -> Result<ClassRef, Not> {
    if !module.is(Kind::Str) || !name.is(Kind::Str) {
        return Err(Not::Plain);
    }
    let module = Dict(vm.modules).get_str(module).map(payload).ok_or(Not::Plain)?;
    if !module.is(Kind::Module) {
        return Err(Not::Plain);
    }
    let mut steps = Str(name).text().split('.');
    let interned = |text: &str| vm.known.interned.get(text).copied().ok_or(Not::Plain);
    let first = interned(steps.next().unwrap_or_default())?;
    let mut found = globals(module).get(first).ok_or(Not::Plain)?;
    let plain = |value| vm.as_class(value).filter(|class| class.metaclass().is(Type::Type));
    for step in steps {
        let outer = plain(found).ok_or(Not::Plain)?;
        found = outer.dict().get_str(interned(step)?).map(out_of_cell).ok_or(Not::Plain)?;
    }
    plain(found).ok_or(Not::Plain)
}

/// Whether instances of a class are made by `object.__new__` without arguments, have no slots, and whoever makes one is not noticed.
pub(super) fn is_usual(vm: &Vm, class: ClassRef) -> bool {
    let object = vm.class(Type::Object);
    let as_object = |name: Name| {
        let name = vm.name(name);
        vm.lookup(class, name) == vm.lookup(object, name)
    };
    let (slots, weak) = (vm.name(Name::Slots), vm.name(Name::AbstractMethods));
    class.is_user()
        && class.kind == Kind::Instance
        && !class.has_payload()
        && class.metaclass().is(Type::Type)
        && !class.flags.get().has(ClassFlags::DEL)
        && as_object(Name::New)
        && class.dict().get_str(weak).is_none()
        && class.mro().iter().all(|one| one.is(Type::Object) || one.is_user())
        && class.mro().iter().all(|one| one.dict().get_str(slots).is_none())
}

/// Whether an instance of a usual class is pickled in the usual way.
pub(super) fn is_pickled_as_usual(vm: &Vm, value: Value, class: ClassRef) -> bool {
    let object = vm.class(Type::Object);
    let is_usual = |name: &Name| {
        let name = vm.name(*name);
        vm.lookup(class, name) == vm.lookup(object, name) && own(value, name).is_none()
    };
    vm.lookup(class, vm.name(Name::GetAttr)).is_none()
        && has_usual_dict(vm, class)
        && WAYS.iter().all(is_usual)
}

/// Whether the state of an instance of a usual class is put into its dict.
pub(super) fn is_built_as_usual(vm: &Vm, class: ClassRef) -> bool {
    let object = vm.class(Type::Object);
    let as_object = |name: Name| {
        let name = vm.name(name);
        vm.lookup(class, name) == vm.lookup(object, name)
    };
    vm.lookup(class, vm.name(Name::GetAttr)).is_none()
        && vm.lookup(class, vm.name(Name::SetState)).is_none()
        && as_object(Name::GetAttribute)
        && has_usual_dict(vm, class)
}

/// Whether `__dict__` of an instance is its dict: every class of the program that has one has a descriptor for it.
fn has_usual_dict(vm: &Vm, class: ClassRef) -> bool {
    let found = vm.lookup(class, vm.name(Name::Dict)).filter(|found| found.is(Kind::Property));
    let getter = found.map(|property| property.field(property::GETTER));
    getter.is_some_and(|getter| {
        getter.is(Kind::Builtin) && builtin_row(getter).intrinsic == Some(Intrinsic::InstanceDict)
    })
}

/// Whether an object of a class of the program has the hash of its identity.
pub(super) fn has_plain_hash(vm: &Vm, class: ClassRef) -> bool {
    let object = vm.class(Type::Object);
    [Name::Hash, Name::Eq].iter().all(|name| {
        let name = vm.name(*name);
        vm.lookup(class, name) == vm.lookup(object, name)
    })
}
