//! Methods and attributes of exceptions.

use super::ANY;
use super::objects::{Computed, computed, or_none};
use crate::interp::{Args, Builtin, BuiltinFn, Vm};
use crate::object::{Exception, Kind, Tuple, Type, Value, instance, instance::payload};

crate::builtins! {
    /// Methods of exceptions.
    EXCEPTION of BaseException;
    keywords "__init__" exception_init (0, 254) "(*args)" ANY;
    "__str__" exception_str (0, 0) "()" ANY;
    "__repr__" exception_repr (0, 0) "()" ANY;
    "with_traceback" with_traceback (1, 1) "(tb)" ANY;
    "add_note" add_note (1, 1) "(note)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::BaseException, "args", exception_args, Some(set_exception_args)),
    computed(Type::BaseException, "__traceback__", traceback, Some(set_traceback)),
    computed(Type::BaseException, "__cause__", cause, Some(set_cause)),
    computed(Type::BaseException, "__context__", context, Some(set_context)),
    computed(Type::BaseException, "__suppress_context__", suppress, Some(set_suppress)),
];

/// Attributes that some exceptions have from their arguments: class, name, which argument, and from how many arguments on.
static FROM_ARGUMENTS: &[(Type, &str, BuiltinFn)] = &[
    (Type::StopIteration, "value", first_argument),
    (Type::SystemExit, "code", exit_code),
    (Type::OSError, "errno", os_number),
    (Type::OSError, "strerror", os_text),
    (Type::OSError, "filename", os_name),
    (Type::ImportError, "msg", first_argument),
    (Type::UnicodeDecodeError, "encoding", first_of_five),
    (Type::UnicodeDecodeError, "object", second_of_five),
    (Type::UnicodeDecodeError, "start", third_of_five),
    (Type::UnicodeDecodeError, "end", fourth_of_five),
    (Type::UnicodeDecodeError, "reason", fifth_of_five),
    (Type::UnicodeEncodeError, "encoding", first_of_five),
    (Type::UnicodeEncodeError, "object", second_of_five),
    (Type::UnicodeEncodeError, "start", third_of_five),
    (Type::UnicodeEncodeError, "end", fourth_of_five),
    (Type::UnicodeEncodeError, "reason", fifth_of_five),
    (Type::UnicodeTranslateError, "object", first_of_five),
    (Type::UnicodeTranslateError, "start", second_of_five),
    (Type::UnicodeTranslateError, "end", third_of_five),
    (Type::UnicodeTranslateError, "reason", fourth_of_five),
];

/// Makes the attributes that come from arguments.
pub(super) fn boot(vm: &mut Vm) -> Option<()> {
    let none = vm.none();
    super::syntax_errors::boot(vm)?;
    for (ty, name, getter) in FROM_ARGUMENTS {
        let row: &'static Builtin =
            Box::leak(Box::new(Builtin::new(name, *getter, (0, 0), "()", ANY).of(*ty)));
        let getter = vm.new_builtin(row, true)?;
        let property = vm.new_getset(getter, none, vm.class(*ty).object.get())?;
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
    Some(())
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

fn first_of_five(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 0, 4)
}

fn second_of_five(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 1, 4)
}

fn third_of_five(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 2, 4)
}

fn fourth_of_five(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 3, 4)
}

fn fifth_of_five(vm: &mut Vm, args: Args) -> Option<Value> {
    argument(vm, args, 4, 5)
}
