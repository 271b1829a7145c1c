//! What CPython's `site` adds to the builtins, `exit` and its kin, and what a debugger and the class statement are called by.

use super::ANY;
use super::files::STDOUT;
use crate::object::{Kind, Raised, Type, Value, globals, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Functions that call others.
    FUNCTIONS;
    keywords known Watch "breakpoint" breakpoint (0, 255) "(*args, **kws)" ANY;
    keywords "__build_class__" build_class (0, 255) "(func, name, /, *bases, metaclass=None, **kwds)" ANY;
}

crate::builtins! {
    /// Methods of `exit` and `quit`.
    QUITTER of Quitter;
    keywords "__call__" quit (0, 1) "(code=None)" ANY;
    "__repr__" quitter_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of `copyright`, `credits` and `license`.
    PRINTER of Printer;
    "__call__" print (0, 0) "()" ANY;
    "__repr__" printer_repr (0, 0) "()" ANY;
}

crate::builtins! {
    /// Methods of `help`.
    HELPER of Helper;
    keywords "__call__" help (0, 255) "(*args, **kwds)" ANY;
    "__repr__" helper_repr (0, 0) "()" ANY;
}

const CREDITS: &str = "Sidewinder runs the language of CPython, and stands on the work of all who have made that. See www.python.org.";
const LICENSE: &str = "Sidewinder is under the MIT license or the Apache license 2.0, as you like.";
const END: &str = "Ctrl-D (i.e. EOF)";

/// An object among the builtins: its name, its class, its attributes.
type Site<'a> = (&'a str, Type, &'a [(&'a str, &'a str)]);

/// Adds the objects to the builtins.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    let copyright = "Copyright (c) the Sidewinder contributors";
    let objects: [Site; 6] = [
        ("quit", Type::Quitter, &[("name", "quit"), ("eof", END)]),
        ("exit", Type::Quitter, &[("name", "exit"), ("eof", END)]),
        ("copyright", Type::Printer, &[("_Printer__data", copyright)]),
        ("credits", Type::Printer, &[("_Printer__data", CREDITS)]),
        ("license", Type::Printer, &[("_Printer__data", LICENSE)]),
        ("help", Type::Helper, &[]),
    ];
    for (name, ty, attributes) in objects {
        let object = vm.new_plain(ty)?;
        vm.set_builtin(name, object)?;
        for (attribute, text) in attributes {
            let (attribute, text) = (vm.intern(attribute)?, vm.new_str(text)?);
            let name = vm.intern(name)?;
            if let Some(object) = globals(vm.known.builtins).get(name) {
                vm.set_own(object, attribute, text)?;
            }
        }
    }
    Ok(())
}

/// Closes standard input, which wakes nobody who waits for it, and ends the program.
fn quit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, code] = super::bind::bind(vm, args, "__call__", ["self", "code"])?;
    if vm.known.sys.is_object() {
        let (stdin, close) = (vm.intern("stdin")?, vm.intern("close")?);
        let input = globals(vm.known.sys).get(stdin).unwrap_or(vm.none());
        let closed = vm.get_attribute(input, close).and_then(|close| vm.call(close, &[]));
        if closed.is_err() && !vm.catch(Type::BaseException) {
            return Err(Raised);
        }
    }
    let code = if code.is_null() { vm.none() } else { code };
    vm.raise_with(Type::SystemExit, &[code])
}

fn attribute(vm: &mut Vm, object: Value, name: &str) -> Result<String, Raised> {
    let name = vm.intern(name)?;
    let value = vm.get_attribute(object, name)?;
    vm.str_text(value)
}

fn quitter_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = attribute(vm, args.get(0), "name")?;
    let end = attribute(vm, args.get(0), "eof")?;
    vm.new_str(&format!("Use {name}() or {end} to exit"))
}

fn printer_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = attribute(vm, args.get(0), "_Printer__data")?;
    vm.new_str(&text)
}

fn print(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = attribute(vm, args.get(0), "_Printer__data")?;
    vm.write_stream(STDOUT, &format!("{text}\n"))?;
    Ok(vm.none())
}

fn helper_repr(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str("Type help() for interactive help, or help(object) for help about object.")
}

fn help(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (module, name) = (vm.import_whole("pydoc")?, vm.intern("help")?);
    let help = vm.get_attribute(module, name)?;
    vm.call_with(help, args.rest().values(), args.names())
}

/// Calls what `sys.breakpointhook` is.
fn breakpoint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (module, name) = (vm.import_whole("sys")?, vm.intern("breakpointhook")?);
    let Some(hook) = globals(module).get(name) else {
        return vm.raise(Type::RuntimeError, "lost sys.breakpointhook");
    };
    vm.call_with(hook, args.values(), args.names())
}

fn build_class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() < 2 {
        return vm.raise(Type::TypeError, "__build_class__: not enough arguments");
    }
    if !args.get(0).is(Kind::Function) {
        return vm.raise(Type::TypeError, "__build_class__: func must be a function");
    }
    if !payload(args.get(1)).is(Kind::Str) {
        return vm.raise(Type::TypeError, "__build_class__: name is not a string");
    }
    let (module, name) = (vm.import_whole("types")?, vm.intern("_build_class")?);
    let build = vm.get_attribute(module, name)?;
    vm.call_with(build, args.values(), args.names())
}
