//! `globals()`, and the methods of what it gives: the cells of a module, seen as a dict.

use super::ANY;
use crate::interp::{Args, Vm};
use crate::object::module::{Globals, globals};
use crate::object::{Dict, Kind, Name, Value};

crate::builtins! {
    /// Functions that look at modules.
    FUNCTIONS;
    known Globals "globals" main_globals (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of the globals of a module.
    DICT of ModuleDict;
    "__getitem__" get_item (1, 1) "(key)" ANY;
    "__setitem__" set_item (2, 2) "(key, value)" ANY;
    "__delitem__" del_item (1, 1) "(key)" ANY;
    "__contains__" contains (1, 1) "(key)" ANY;
    "__iter__" iter (0, 0) "()" ANY;
    "__len__" len (0, 0) "()" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "get" get (1, 2) "(key, default=None)" ANY;
    "setdefault" set_default (1, 2) "(key, default=None)" ANY;
    "pop" pop (1, 2) "(key, default=...)" ANY;
    "keys" keys (0, 0) "()" ANY;
    "values" values (0, 0) "()" ANY;
    "items" items (0, 0) "()" ANY;
    "copy" copy (0, 0) "()" ANY;
    "update" update (1, 1) "(other)" ANY;
}

/// `globals()` from where nobody knows which module asks.
fn main_globals(vm: &mut Vm, _: Args) -> Option<Value> {
    let main = vm.name(Name::Main);
    match Dict(vm.modules).get_str(main) {
        Some(module) => vm.module_dict(module),
        None => Some(Dict::new(vm)?.0),
    }
}

fn this(args: Args) -> &'static Globals {
    globals(args.get(0).field(1))
}

/// The name that a key is, if anything was ever called so.
fn name_of(vm: &Vm, key: Value) -> Option<Value> {
    if key.is(Kind::Str) { vm.find_interned(key) } else { None }
}

fn find(vm: &Vm, args: Args) -> Option<Value> {
    this(args).get(name_of(vm, args.get(1))?)
}

fn get_item(vm: &mut Vm, args: Args) -> Option<Value> {
    match find(vm, args) {
        Some(value) => Some(value),
        None => vm.raise_key_error(args.get(1)),
    }
}

fn bind(vm: &mut Vm, args: Args, value: Value) -> Option<()> {
    if !args.get(1).is(Kind::Str) {
        let text = "names of globals are strings";
        return vm.raise(crate::object::Type::TypeError, text);
    }
    let name = vm.intern_value(args.get(1))?;
    vm.set_global(this(args), name, value)
}

fn set_item(vm: &mut Vm, args: Args) -> Option<Value> {
    bind(vm, args, args.get(2))?;
    Some(vm.none())
}

fn remove(vm: &mut Vm, args: Args) -> Option<Option<Value>> {
    let Some(value) = find(vm, args) else { return Some(None) };
    if let Some(cell) = name_of(vm, args.get(1)).and_then(|name| this(args).cell(name)) {
        vm.delete_global(cell)?;
    }
    Some(Some(value))
}

fn del_item(vm: &mut Vm, args: Args) -> Option<Value> {
    match remove(vm, args)? {
        Some(_) => Some(vm.none()),
        None => vm.raise_key_error(args.get(1)),
    }
}

fn contains(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(vm.bool(find(vm, args).is_some()))
}

/// What is bound now, as a dict of its own.
fn snapshot(vm: &mut Vm, args: Args) -> Option<Dict> {
    let dict = Dict::new(vm)?;
    for (name, value) in this(args).bound() {
        dict.set(vm, name, value)?;
    }
    Some(dict)
}

fn iter(vm: &mut Vm, args: Args) -> Option<Value> {
    let dict = snapshot(vm, args)?;
    vm.iter(dict.0)
}

fn len(vm: &mut Vm, args: Args) -> Option<Value> {
    vm.new_int(this(args).bound().len() as i64)
}

fn repr(vm: &mut Vm, args: Args) -> Option<Value> {
    let dict = snapshot(vm, args)?;
    vm.repr(dict.0)
}

fn get(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(find(vm, args).or(args.optional(2)).unwrap_or(vm.none()))
}

fn set_default(vm: &mut Vm, args: Args) -> Option<Value> {
    if let Some(value) = find(vm, args) {
        return Some(value);
    }
    let default = args.optional(2).unwrap_or(vm.none());
    bind(vm, args, default)?;
    Some(default)
}

fn pop(vm: &mut Vm, args: Args) -> Option<Value> {
    match (remove(vm, args)?, args.optional(2)) {
        (Some(value), _) | (None, Some(value)) => Some(value),
        (None, None) => vm.raise_key_error(args.get(1)),
    }
}

fn view(vm: &mut Vm, args: Args, flags: u8) -> Option<Value> {
    let dict = snapshot(vm, args)?;
    vm.dict_view(dict, flags)
}

fn keys(vm: &mut Vm, args: Args) -> Option<Value> {
    view(vm, args, crate::operation::iterate::table_flag::KEYS)
}

fn values(vm: &mut Vm, args: Args) -> Option<Value> {
    view(vm, args, crate::operation::iterate::table_flag::VALUES)
}

fn items(vm: &mut Vm, args: Args) -> Option<Value> {
    view(vm, args, crate::operation::iterate::table_flag::ITEMS)
}

fn copy(vm: &mut Vm, args: Args) -> Option<Value> {
    Some(snapshot(vm, args)?.0)
}

fn update(vm: &mut Vm, args: Args) -> Option<Value> {
    let dict = Dict::new(vm)?;
    vm.update_dict(dict, args.get(1))?;
    let mut at = 0;
    while let Some((next, key, value)) = dict.next(at) {
        at = next;
        if key.is(Kind::Str) {
            let name = vm.intern_value(key)?;
            vm.set_global(this(args), name, value)?;
        }
    }
    Some(vm.none())
}
