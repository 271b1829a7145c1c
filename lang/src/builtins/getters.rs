//! `_collections._tuplegetter`, what the fields of a named tuple are: a property whose getter takes one item.

use super::ANY;
use super::callables::{property_delete, property_set};
use crate::object::instance::payload;
use crate::object::words::property;
use crate::object::{Dict, Raised, Type, Value, globals};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of the fields of named tuples.
    GETTER of TupleGetter;
    "__get__" get (1, 2) "(instance, owner=None)" ANY;
    "__set__" property_set (2, 2) "(instance, value)" ANY;
    "__delete__" property_delete (1, 1) "(instance)" ANY;
    "__reduce__" reduce (0, 0) "()" ANY;
}

/// `_tuplegetter(index, doc)`. The getter is a function of the program's, so that traces see through it.
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, index, doc] = args.values() else {
        let text = format!("_tuplegetter expected 2 arguments, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    };
    let (index, doc) = (vm.index(*index)?, *doc);
    let (module, name) = (vm.intern("_collections")?, vm.intern("_getter")?);
    let maker = Dict(vm.modules).get_str(module).and_then(|module| globals(module).get(name));
    let Some(maker) = maker else {
        return vm.raise(Type::ImportError, "_collections is not loaded");
    };
    let getter = vm.call(maker, &[index])?;
    vm.new_tuple_getter(getter, index, doc)
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (getter, object, none) = (args.get(0), args.get(1), vm.none());
    if object == none {
        return match args.optional(2) {
            Some(owner) if owner != none => Ok(getter),
            _ => vm.raise(Type::TypeError, "__get__(None, None) is invalid"),
        };
    }
    if !vm.is_instance(object, Type::Tuple) {
        let index = vm.str_text(getter.field(property::NAME))?;
        let class = vm.class_of(object).name();
        let text = format!(
            "descriptor for index '{index}' for tuple subclasses doesn't apply to '{class}' object"
        );
        return vm.raise(Type::TypeError, text);
    }
    vm.bind(getter, object)
}

fn reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let this = payload(args.get(0));
    let parts = vm.new_tuple(&[this.field(property::NAME), this.field(property::DOC)])?;
    let class = vm.class_of(this).object.get();
    vm.new_tuple(&[class, parts])
}
