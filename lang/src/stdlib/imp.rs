//! `_imp`: where modules are, as `import` finds them.

use crate::builtins::ANY;
use crate::interp::import::finder::inside;
use crate::object::{Event, Raised, Str, Subject, Type, Value};
use crate::vm::{Args, Vm};
use std::path::Path;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_imp";
    "_find" find (2, 2) "(name, path)" ANY;
    "_load" load_module (2, 2) "(name, path)" ANY;
    "_is_own" is_own (1, 1) "(name)" ANY;
    "_register_shape" register_shape (2, 2) "(subclass, abstract)" ANY;
    "_lend" lend (2, 2) "(finder, class)" ANY;
    "_stdlib" stdlib (0, 0) "()" ANY;
    "_library_data" library_data (1, 1) "(path)" ANY;
    "_library_list" library_list (1, 1) "(path)" ANY;
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

/// What a path names inside the command, if it is one of those: an empty name is the whole library.
fn in_library(args: Args) -> Option<String> {
    let path = Str::of(args.get(0))?;
    inside(Path::new(path.text())).map(str::to_string)
}

/// The bytes of a file of the library inside the command; `None` if it is not one.
fn library_data(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match in_library(args).and_then(|name| sidewinder_library::read(&name)) {
        Some(bytes) => vm.new_bytes(&bytes),
        None => Ok(vm.none()),
    }
}

/// The names in a folder of the library inside the command; `None` if it is not one.
fn library_list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = in_library(args).filter(|name| sidewinder_library::is_folder(name));
    let Some(name) = name else { return Ok(vm.none()) };
    let names = sidewinder_library::list(&name);
    let list = vm.new_list_for(names.len())?;
    for name in names {
        let name = vm.new_str(name)?;
        list.push(vm, name)?;
    }
    Ok(list.0)
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
