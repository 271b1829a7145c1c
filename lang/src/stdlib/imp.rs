//! `_imp`: where modules are, as `import` finds them.

use crate::builtins::ANY;
use crate::object::{Event, Raised, Str, Subject, Type, Value};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_imp";
    "_find" find (2, 2) "(name, path)" ANY;
    "_load" load_module (2, 2) "(name, path)" ANY;
    "_is_own" is_own (1, 1) "(name)" ANY;
    "_register_shape" register_shape (2, 2) "(subclass, abstract)" ANY;
    "_lend" lend (2, 2) "(finder, class)" ANY;
    "_stdlib" stdlib (0, 0) "()" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_imp", FUNCTIONS)
}

fn name_of(vm: &mut Vm, args: Args) -> Result<String, Raised> {
    match Str::of(crate::object::instance::payload(args.get(0))) {
        Some(name) => Ok(name.text().to_string()),
        None => vm.raise(Type::TypeError, "the name of a module is a string"),
    }
}

fn path_of(vm: &Vm, args: Args) -> Value {
    if args.get(1) == vm.none() { Value::NULL } else { args.get(1) }
}

/// What `import` would take: a text and its folder if it is a package, the folders of a package without a file, or nothing: an own
/// module is `("own", None)`.
fn find(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args)?;
    let path = path_of(vm, args);
    vm.place_of_module(&name, path)
}

fn load_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args)?;
    let path = path_of(vm, args);
    let module = vm.search_plainly(&name, path)?;
    Ok(if module.is_null() { vm.none() } else { module })
}

fn is_own(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_of(vm, args)?;
    let found = Vm::native_names().contains(&name.as_str());
    Ok(vm.bool(found))
}

/// A class was registered with an abstract one: patterns of sequences or mappings take its instances.
fn register_shape(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let (Some(class), Some(of)) = (vm.as_class(args.get(0)), vm.as_class(args.get(1))) {
        vm.register_shape(class, of);
    }
    Ok(vm.none())
}

/// The folder of the standard library, or `None`.
fn stdlib(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    match vm.stdlib_folder() {
        Some(folder) => vm.new_outside_str(folder.as_os_str()),
        None => Ok(vm.none()),
    }
}

/// Gives a finder of `import` itself, a builtin class in `sys.meta_path`, the methods of the class that stands for it in Python.
fn lend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let known = [Type::BuiltinImporter, Type::PathFinder];
    let own = known.into_iter().find(|ty| vm.class(*ty).object.get() == args.get(0));
    let (Some(ty), Some(from)) = (own, vm.as_class(args.get(1))) else {
        return vm.raise(Type::TypeError, "a finder of import itself, and a class");
    };
    let methods: Vec<(Value, Value)> = from.dict().iter().collect();
    for (name, value) in methods {
        let text = Str::of(name).map_or("", Str::text).to_string();
        if !text.starts_with("__") {
            vm.set_in_builtin(ty, &text, value)?;
        }
    }
    let class = vm.class(ty);
    vm.happens(Event::Completed, Subject::Class(class));
    Ok(vm.none())
}
