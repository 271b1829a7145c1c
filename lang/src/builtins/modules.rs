//! `globals()`, and the methods of what it gives: the cells of a module, seen as a dict.

use super::ANY;
use super::bind::bind_least;
use crate::object::instance::payload;
use crate::object::module::{Globals, globals};
use crate::object::words::{cell, module_dict};
use crate::object::{Dict, Kind, Raised, Str, Tuple, Type, Value};
use crate::vm::{Args, BuiltinFn, Vm};

crate::builtins! {
    /// Functions that look at modules.
    FUNCTIONS;
    keywords "__import__" import (0, 5) "(name, globals=None, locals=None, fromlist=(), level=0)" ANY;
    known Globals "globals" globals_around (0, 0) "()" ANY;
    known Locals "locals" locals_around (0, 0) "()" ANY;
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
    keywords "update" update (0, 1) "(other)" ANY;
    "clear" clear (0, 0) "()" ANY;
    "popitem" pop_item (0, 0) "()" ANY;
    "__ior__" join (1, 1) "(other)" ANY;
}

/// `globals()` from where no handler has seen to it.
fn globals_around(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.globals_around()
}

fn locals_around(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.locals_around()
}

fn import(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["name", "globals", "locals", "fromlist", "level"];
    let [name, scope, _, from, level] = bind_least(vm, args, "__import__", names, 1)?;
    let Some(text) = Str::of(payload(name)) else {
        return vm.raise(Type::TypeError, "module name must be a string");
    };
    let level = if level.is_null() { 0 } else { vm.index_i64(level)? };
    let Ok(level) = usize::try_from(level) else {
        return vm.raise(Type::ValueError, "level must be >= 0");
    };
    let text = text.text().to_string();
    vm.import_by_name(&text, scope, from, level)
}

fn this(args: Args) -> &'static Globals {
    globals(args.get(0).field(module_dict::MODULE))
}

/// A key that may be a name of a global: a string, or an instance of a class of such.
fn as_name(key: Value) -> Option<Value> {
    Some(payload(key)).filter(|key| key.is(Kind::Str))
}

fn find(vm: &mut Vm, args: Args) -> Result<Option<Value>, Raised> {
    let globals = this(args);
    if let Some(name) = as_name(args.get(1)) {
        // If anything was ever called so.
        return Ok(vm.find_interned(name).and_then(|name| globals.get(name)));
    }
    match globals.others() {
        Some(others) => Ok(others.get(vm, args.get(1))?.map(|entry| Tuple(entry).get(1))),
        None => vm.hash(args.get(1)).map(|_| None),
    }
}

fn get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match find(vm, args)? {
        Some(value) => Ok(value),
        None => vm.raise_key_error(args.get(1)),
    }
}

/// Binds a name, or makes an entry for a key that is none.
fn bind(vm: &mut Vm, args: Args, key: Value, value: Value) -> Result<(), Raised> {
    let globals = this(args);
    if let Some(name) = as_name(key) {
        let name = vm.intern_value(name)?;
        return vm.set_global(globals, name, value);
    }
    let others = match globals.others() {
        Some(others) => others,
        None => {
            let others = Dict::new(vm)?;
            vm.heap.set(args.get(0), 2, others.0);
            others
        }
    };
    let turn = match others.get(vm, key)? {
        Some(entry) => Tuple(entry).get(0),
        None => {
            vm.known.bindings += 1;
            Value::small(vm.known.bindings as i64)
        }
    };
    let entry = vm.new_tuple(&[turn, value])?;
    others.set(vm, key, entry)
}

fn set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    bind(vm, args, args.get(1), args.get(2))?;
    Ok(vm.none())
}

/// Takes an entry out, if it is there; gives its value.
fn remove_key(vm: &mut Vm, globals: &Globals, key: Value) -> Result<Option<Value>, Raised> {
    if let Some(name) = as_name(key) {
        let cell = vm.find_interned(name).and_then(|name| globals.cell(name));
        let value = cell.and_then(|cell| globals.get(cell.field(cell::NAME)));
        if let (Some(cell), Some(_)) = (cell, value) {
            vm.delete_global(cell)?;
        }
        return Ok(value);
    }
    match globals.others() {
        Some(others) => Ok(others.remove(vm, key)?.map(|entry| Tuple(entry).get(1))),
        None => vm.hash(key).map(|_| None),
    }
}

fn remove(vm: &mut Vm, args: Args) -> Result<Option<Value>, Raised> {
    remove_key(vm, this(args), args.get(1))
}

fn del_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match remove(vm, args)? {
        Some(_) => Ok(vm.none()),
        None => vm.raise_key_error(args.get(1)),
    }
}

fn contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = find(vm, args)?;
    Ok(vm.bool(found.is_some()))
}

/// What is bound now, as a dict of its own.
fn snapshot(vm: &mut Vm, args: Args) -> Result<Dict, Raised> {
    let dict = Dict::new(vm)?;
    // Keys that are no strings are asked for their hash.
    let all = vm.heap.rooted(this(args).entries().into_iter().flat_map(<[Value; 2]>::from));
    for at in (0..all.len()).step_by(2) {
        dict.set(vm, all.get(at), all.get(at + 1))?;
    }
    Ok(dict)
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = snapshot(vm, args)?;
    vm.iter(dict.0)
}

fn len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(this(args).entries().len() as i64)
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = snapshot(vm, args)?;
    vm.repr(dict.0)
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(find(vm, args)?.or(args.optional(2)).unwrap_or(vm.none()))
}

fn set_default(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let Some(value) = find(vm, args)? {
        return Ok(value);
    }
    let default = args.optional(2).unwrap_or(vm.none());
    bind(vm, args, args.get(1), default)?;
    Ok(default)
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match (remove(vm, args)?, args.optional(2)) {
        (Some(value), _) | (None, Some(value)) => Ok(value),
        (None, None) => vm.raise_key_error(args.get(1)),
    }
}

fn view(vm: &mut Vm, args: Args, flags: u8) -> Result<Value, Raised> {
    let dict = snapshot(vm, args)?;
    vm.dict_view(dict, flags)
}

fn keys(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    view(vm, args, crate::operation::iterate::table_flag::KEYS)
}

fn values(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    view(vm, args, crate::operation::iterate::table_flag::VALUES)
}

fn items(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    view(vm, args, crate::operation::iterate::table_flag::ITEMS)
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(snapshot(vm, args)?.0)
}

fn update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = Dict::new(vm)?;
    if let Some(other) = args.optional(1) {
        vm.update_dict(dict, other)?;
    }
    super::dicts::add_keywords(vm, dict, args)?;
    let mut at = 0;
    while let Some((next, key, value)) = dict.next(at) {
        at = next;
        bind(vm, args, key, value)?;
    }
    Ok(vm.none())
}

fn join(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    update(vm, args)?;
    Ok(args.get(0))
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    for (name, _) in this(args).bound() {
        remove_key(vm, this(args), name)?;
    }
    vm.heap.set(args.get(0), 2, Value::NULL);
    Ok(vm.none())
}

fn pop_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some((key, value)) = this(args).entries().pop() else {
        let text = vm.new_str("popitem(): dictionary is empty")?;
        return vm.raise_with(Type::KeyError, &[text]);
    };
    remove_key(vm, this(args), key)?;
    vm.new_tuple(&[key, value])
}

impl Vm {
    /// Operands of which one is the globals of a module, as plain dicts; `None` if none is.
    pub(crate) fn with_plain_dicts(
        &mut self,
        a: Value,
        b: Value,
    ) -> Result<Option<(Value, Value)>, Raised> {
        if !a.is(Kind::ModuleDict) && !b.is(Kind::ModuleDict) {
            return Ok(None);
        }
        let mut plain = |value: Value| {
            if value.is(Kind::ModuleDict) {
                self.globals_dict(value.field(module_dict::MODULE))
            } else {
                Ok(value)
            }
        };
        Ok(Some((plain(a)?, plain(b)?)))
    }

    /// A method of dict that the globals of a module do not have themselves: on a dict of what is bound now.
    pub(crate) fn with_module_as_dict(
        &mut self,
        function: BuiltinFn,
        name: &str,
        args: Args,
    ) -> Result<Value, Raised> {
        let own = self.known.interned.get(name);
        let own = own.and_then(|name| self.class(Type::ModuleDict).dict().get_str(*name));
        if let Some(own) = own {
            let row = crate::vm::builtin_row(own);
            return (row.function)(self, args);
        }
        let dict = snapshot(self, args)?;
        let rest = args.rest();
        self.on_stack(Some(dict.0), rest.values(), |vm, all| {
            let keywords = args.keywords();
            let args = Args::new(all.as_ptr(), all.len() - keywords, keywords, args.names());
            function(vm, args)
        })
    }
}
