//! SyntaxError: a message, and where it is.

use super::ANY;
use crate::object::{Exception, Raised, Str, Tuple, Type, Value, instance, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of SyntaxError.
    SYNTAX_ERROR of SyntaxError;
    keywords "__init__" init (0, 255) "(*args)" ANY;
    "__str__" str (0, 0) "()" ANY;
}

/// What the second argument says, in its order.
const DETAILS: [&str; 6] = ["filename", "lineno", "offset", "text", "end_lineno", "end_offset"];

fn init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let error = Exception(args.get(0));
    let given = args.rest();
    if error.args().items() != given.values() {
        let tuple = vm.new_tuple(given.values())?;
        error.set_args(vm, Tuple(tuple));
    }
    if let Some(message) = given.optional(0) {
        set(vm, error.0, "msg", message)?;
    }
    if given.len() == 2 {
        let details = vm.to_tuple(given.get(1))?;
        let count = Tuple(details).len();
        if count < 4 {
            let text = format!("function takes at least 4 arguments ({count} given)");
            return vm.raise(Type::TypeError, text);
        } else if count > 6 {
            let text = format!("function takes at most 6 arguments ({count} given)");
            return vm.raise(Type::TypeError, text);
        } else if count == 5 {
            let text = "end_offset must be provided when end_lineno is provided";
            return vm.raise(Type::TypeError, text);
        }
        for (at, name) in DETAILS.iter().enumerate().take(count) {
            set(vm, error.0, name, Tuple(details).get(at))?;
        }
    }
    Ok(vm.none())
}

fn set(vm: &mut Vm, error: Value, name: &str, value: Value) -> Result<(), Raised> {
    let name = vm.intern(name)?;
    vm.set_own(error, name, value)
}

impl Vm {
    /// What an exception object has of its own under a name; `None` if it has nothing, or `None`.
    pub(crate) fn own_attribute(
        &mut self,
        object: Value,
        name: &str,
    ) -> Result<Option<Value>, Raised> {
        let name = self.intern(name)?;
        Ok(instance::named(object, name).filter(|value| *value != self.none()))
    }
}

fn str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.syntax_error_str(args.get(0))
}

impl Vm {
    /// The message, the last part of the file's name and the line.
    pub(crate) fn syntax_error_str(&mut self, error: Value) -> Result<Value, Raised> {
        let vm = self;
        let message = match vm.own_attribute(error, "msg")? {
            Some(message) => vm.str_text(message)?,
            None => "None".into(),
        };
        let file = vm.own_attribute(error, "filename")?.and_then(|file| Str::of(payload(file)));
        let file = file.map(|file| file.text().rsplit('/').next().unwrap_or_default().to_string());
        let line = vm.own_attribute(error, "lineno")?.filter(|line| line.is_small());
        let line = line.map(|line| line.as_small());
        vm.new_str(&match (file, line) {
            (Some(file), Some(line)) => format!("{message} ({file}, line {line})"),
            (Some(file), None) => format!("{message} ({file})"),
            (None, Some(line)) => format!("{message} (line {line})"),
            (None, None) => message,
        })
    }
}
