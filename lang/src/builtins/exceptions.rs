//! Methods and attributes of exceptions.

use super::ANY;
use super::objects::{Computed, computed, or_none};
use crate::object::{
    Exception, Kind, Raised, Str, Tuple, Type, Value, instance, instance::payload,
};
use crate::vm::{Args, Builtin, Intrinsic, Vm};

crate::builtins! {
    /// Methods of exceptions.
    EXCEPTION of BaseException;
    keywords known ExceptionInit "__init__" exception_init (0, 255) "(*args)" ANY;
    "__str__" exception_str (0, 0) "()" ANY;
    "__repr__" exception_repr (0, 0) "()" ANY;
    "with_traceback" with_traceback (1, 1) "(tb)" ANY;
    "add_note" add_note (1, 1) "(note)" ANY;
    "__reduce__" reduce (0, 0) "()" ANY;
    "__setstate__" set_state (1, 1) "(state)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::BaseException, "args", exception_args, Some(set_exception_args))
        .known(Intrinsic::ExceptionArgs),
    computed(Type::BaseException, "__traceback__", traceback, Some(set_traceback))
        .known(Intrinsic::ExceptionTraceback),
    computed(Type::BaseException, "__cause__", cause, Some(set_cause)),
    computed(Type::BaseException, "__context__", context, Some(set_context)),
    computed(Type::BaseException, "__suppress_context__", suppress, Some(set_suppress)),
    computed(
        Type::BaseExceptionGroup,
        "message",
        |vm, args| kept(vm, args, "message"),
        Some(read_only),
    ),
    computed(
        Type::BaseExceptionGroup,
        "exceptions",
        |vm, args| kept(vm, args, "exceptions"),
        Some(read_only),
    ),
];

macro_rules! from_arguments {
    ($($ty:ident $name:literal $at:literal $least:literal;)*) => {
        /// Attributes that exceptions have from their arguments, as long as nothing else was stored: class, getter, setter.
        static FROM_ARGUMENTS: &[(Type, Builtin, Builtin)] = &[$((
            Type::$ty,
            Builtin::new($name, |vm, args| stored_or(vm, args, $name, $at, $least), (0, 0), "()", ANY)
                .of(Type::$ty),
            Builtin::new($name, |vm, args| store(vm, args, $name), (1, 1), "(value)", ANY)
                .of(Type::$ty),
        ),)*];
    };
}

from_arguments! {
    StopIteration "value" 0 1;
    SystemExit "code" 0 1;
    OSError "errno" 0 2;
    OSError "strerror" 1 2;
    OSError "filename" 2 3;
    OSError "filename2" 4 5;
    ImportError "msg" 0 1;
    UnicodeDecodeError "encoding" 0 4;
    UnicodeDecodeError "object" 1 4;
    UnicodeDecodeError "start" 2 4;
    UnicodeDecodeError "end" 3 4;
    UnicodeDecodeError "reason" 4 5;
    UnicodeEncodeError "encoding" 0 4;
    UnicodeEncodeError "object" 1 4;
    UnicodeEncodeError "start" 2 4;
    UnicodeEncodeError "end" 3 4;
    UnicodeEncodeError "reason" 4 5;
    UnicodeTranslateError "object" 0 4;
    UnicodeTranslateError "start" 1 4;
    UnicodeTranslateError "end" 2 4;
    UnicodeTranslateError "reason" 3 4;
}

/// Attributes that are nothing but slots.
static SLOTS: &[(Type, &str)] = &[
    (Type::ImportError, "name"),
    (Type::ImportError, "path"),
    (Type::AttributeError, "name"),
    (Type::AttributeError, "obj"),
    (Type::NameError, "name"),
    (Type::BlockingIOError, "characters_written"),
    (Type::BaseExceptionGroup, "message"),
    (Type::BaseExceptionGroup, "exceptions"),
    (Type::SyntaxError, "msg"),
    (Type::SyntaxError, "filename"),
    (Type::SyntaxError, "lineno"),
    (Type::SyntaxError, "offset"),
    (Type::SyntaxError, "text"),
    (Type::SyntaxError, "end_lineno"),
    (Type::SyntaxError, "end_offset"),
    (Type::SyntaxError, "print_file_and_line"),
];

/// What was stored as an attribute, else the argument at that place if there are at least so many.
fn stored_or(
    vm: &mut Vm,
    args: Args,
    name: &str,
    at: usize,
    least: usize,
) -> Result<Value, Raised> {
    let key = vm.intern(name)?;
    if let Some(stored) = instance::named(args.get(0), key) {
        return Ok(stored);
    }
    let given = this_exception(args).args();
    if name == "code" && given.len() > 1 {
        return Ok(given.0);
    }
    let is_os_error = vm.is_instance(args.get(0), Type::OSError);
    if name == "msg" && given.len() != 1 || is_os_error && given.len() > 5 {
        return Ok(vm.none());
    }
    let found = given.items().get(at).filter(|_| given.len() >= least);
    Ok(found.copied().unwrap_or(vm.none()))
}

/// What was stored as an attribute when the exception was made.
fn kept(vm: &mut Vm, args: Args, name: &str) -> Result<Value, Raised> {
    let key = vm.intern(name)?;
    Ok(instance::named(args.get(0), key).unwrap_or(vm.none()))
}

fn read_only(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.raise(Type::AttributeError, "readonly attribute")
}

fn store(vm: &mut Vm, args: Args, name: &str) -> Result<Value, Raised> {
    let key = vm.intern(name)?;
    vm.set_own(args.get(0), key, args.get(1))?;
    Ok(vm.none())
}

/// Makes the attributes that come from arguments, and room for what is stored.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    for (ty, getter, setter) in FROM_ARGUMENTS {
        let name = getter.name;
        let (getter, setter) = (vm.new_builtin(getter, true)?, vm.new_builtin(setter, true)?);
        let owner = vm.class(*ty).object.get();
        let property = vm.new_getset(getter, setter, owner)?;
        vm.set_in_builtin(*ty, name, property)?;
    }
    // What a group keeps cannot be changed: `COMPUTED` reads it.
    for (ty, name) in SLOTS.iter().filter(|(ty, _)| *ty != Type::BaseExceptionGroup) {
        let key = vm.intern(name)?;
        let owner = vm.class(*ty).object.get();
        let member = vm.new_member(owner, key)?;
        vm.keep(member);
        vm.set_in_builtin(*ty, name, member)?;
    }
    for row in crate::object::TYPES.iter().filter(|row| row.ty.is_exception()) {
        let computed = FROM_ARGUMENTS.iter().filter(|(ty, ..)| *ty == row.ty);
        let plain = SLOTS.iter().filter(|(ty, _)| *ty == row.ty).map(|(_, name)| *name);
        let names = computed.map(|(_, getter, _)| getter.name).chain(plain);
        let names = names.map(|name| vm.intern(name)).collect::<Result<Vec<_>, _>>()?;
        let class = vm.class(row.ty);
        class.name_slots(names);
        class.reserve_slots();
    }
    Ok(())
}

fn this_exception(args: Args) -> Exception {
    Exception(args.get(0))
}

/// `BaseException.__init__`: keeps the arguments.
fn exception_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // First, as it may run code of the program.
    vm.check_unicode_error(args)?;
    let given: Vec<Value> = (1..args.len()).map(|at| args.get(at)).collect();
    let given = vm.os_error_parts(args.get(0), given)?;
    if vm.is_instance(args.get(0), Type::UnicodeDecodeError)
        && !payload(given[1]).is(Kind::Bytes)
        && let Some(data) = crate::object::memoryview::bytes_like(vm, given[1])
    {
        let (key, data) = (vm.intern("object")?, vm.new_bytes(&data)?);
        vm.set_own(args.get(0), key, data)?;
    }
    let same = this_exception(args).args().items() == given;
    if !same {
        let tuple = vm.new_tuple(&given)?;
        this_exception(args).set_args(vm, Tuple(tuple));
    }
    if vm.is_instance(args.get(0), Type::ImportError) {
        keep_import(vm, args)?;
    }
    Ok(vm.none())
}

/// `ImportError.__init__`: what names the module and its file is kept, and forgotten where it is not given.
fn keep_import(vm: &mut Vm, args: Args) -> Result<(), Raised> {
    for name in ["name", "path"] {
        let key = vm.intern(name)?;
        let given =
            (0..args.keywords()).find(|at| Str(Tuple(args.names()).get(*at)).text() == name);
        match given {
            Some(at) => vm.set_own(args.get(0), key, args.keyword_value(at))?,
            None if instance::named(args.get(0), key).is_some() => {
                let none = vm.none();
                vm.set_own(args.get(0), key, none)?;
            }
            None => {}
        }
    }
    Ok(())
}

fn exception_str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.exception_str(this_exception(args))
}

fn exception_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.exception_repr(this_exception(args))
}

fn with_traceback(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let traceback = args.get(1);
    if traceback != vm.none() && !traceback.is(Kind::Traceback) {
        return vm.raise(Type::TypeError, "__traceback__ must be a traceback or None");
    }
    let traceback = if traceback == vm.none() { Value::NULL } else { traceback };
    this_exception(args).set_traceback(vm, traceback);
    Ok(args.get(0))
}

fn add_note(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if !payload(args.get(1)).is(Kind::Str) {
        let text = format!("note must be a str, not '{}'", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    }
    vm.add_note(args.get(0), args.get(1))?;
    Ok(vm.none())
}

impl Vm {
    /// Adds a string that is printed under the traceback of an exception.
    pub(crate) fn add_note(&mut self, exception: Value, note: Value) -> Result<(), Raised> {
        let name = self.intern("__notes__")?;
        let notes = match instance::own(exception, name) {
            Some(notes) if notes.is(Kind::List) => notes,
            Some(_) => {
                let text = "Cannot add note: __notes__ is not a list";
                return self.raise(Type::TypeError, text);
            }
            None => {
                let notes = self.new_list(&[])?;
                self.set_own(exception, name, notes)?;
                notes
            }
        };
        crate::object::List(notes).push(self, note)
    }
}

fn exception_args(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this_exception(args).args().0)
}

fn set_exception_args(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let tuple = vm.to_tuple(args.get(1))?;
    // What was told by the arguments before stays.
    for (ty, getter, _) in FROM_ARGUMENTS {
        let key = vm.intern(getter.name)?;
        if vm.is_instance(args.get(0), *ty) && instance::named(args.get(0), key).is_none() {
            let told = (getter.function)(vm, args)?;
            vm.set_own(args.get(0), key, told)?;
        }
    }
    this_exception(args).set_args(vm, Tuple(tuple));
    Ok(vm.none())
}

fn traceback(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, this_exception(args).traceback()))
}

fn set_traceback(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    with_traceback(vm, args)?;
    Ok(vm.none())
}

fn cause(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, this_exception(args).cause()))
}

fn exception_or_none(vm: &mut Vm, value: Value, what: &str) -> Result<Value, Raised> {
    if value == vm.none() {
        return Ok(Value::NULL);
    }
    if value.is(Kind::Exception) {
        return Ok(value);
    }
    let text = format!("exception {what} must be None or derive from BaseException");
    vm.raise(Type::TypeError, text)
}

fn set_cause(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let cause = exception_or_none(vm, args.get(1), "cause")?;
    this_exception(args).set_cause(vm, cause);
    Ok(vm.none())
}

fn context(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, this_exception(args).context()))
}

fn set_context(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let context = exception_or_none(vm, args.get(1), "context")?;
    this_exception(args).set_context(vm, context);
    Ok(vm.none())
}

fn suppress(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(this_exception(args).suppress()))
}

fn set_suppress(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if !args.get(1).is(Kind::Bool) {
        return vm.raise(Type::TypeError, "attribute value type must be bool");
    }
    let suppress = vm.truth(args.get(1))?;
    this_exception(args).set_suppress(suppress);
    Ok(vm.none())
}

fn reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let exception = this_exception(args);
    let class = exception.class().object.get();
    let dict = vm.attribute_dict(args.get(0))?;
    let mut given = exception.args();
    let own = |vm: &mut Vm, name| {
        let key = vm.intern(name)?;
        let none = vm.none();
        Ok((key, instance::named(args.get(0), key).filter(|value| *value != none)))
    };
    if vm.is_instance(args.get(0), Type::ImportError) {
        for name in ["name", "path"] {
            if let (key, Some(value)) = own(vm, name)? {
                dict.set(vm, key, value)?;
            }
        }
    } else if vm.is_instance(args.get(0), Type::OSError)
        && given.len() == 2
        && let (_, Some(file)) = own(vm, "filename")?
    {
        // The names of files are arguments again.
        let mut all = vec![given.get(0), given.get(1), file];
        if let (_, Some(other)) = own(vm, "filename2")? {
            let none = vm.none();
            all.extend([none, other]);
        }
        given = Tuple(vm.new_tuple(&all)?);
    }
    if dict.is_empty() {
        return vm.new_tuple(&[class, given.0]);
    }
    vm.new_tuple(&[class, given.0, dict.0])
}

fn set_state(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(state) = crate::object::Dict::of(payload(args.get(1))) else {
        if args.get(1) == vm.none() {
            return Ok(vm.none());
        }
        return vm.raise(Type::TypeError, "state is not a dictionary");
    };
    let mut at = 0;
    while let Some((next, name, value)) = state.next(at) {
        at = next;
        let name = super::functions::attribute_name(vm, name)?;
        vm.set_attribute(args.get(0), name, value)?;
    }
    Ok(vm.none())
}

impl Vm {
    /// The names of files that an OSError is made with are no arguments of it.
    pub(super) fn os_error_parts(
        &mut self,
        exception: Value,
        mut given: Vec<Value>,
    ) -> Result<Vec<Value>, Raised> {
        if !(3..=5).contains(&given.len()) || !self.is_instance(exception, Type::OSError) {
            return Ok(given);
        }
        for (at, name) in [(2, "filename"), (4, "filename2")] {
            if let Some(file) = given.get(at).filter(|file| **file != self.none()) {
                if at == 2 && file.is_small() && self.is_instance(exception, Type::BlockingIOError)
                {
                    let name = self.intern("characters_written")?;
                    self.set_own(exception, name, *file)?;
                    let name = self.intern("filename")?;
                    self.set_own(exception, name, self.none())?;
                    return Ok(given);
                }
                let name = self.intern(name)?;
                self.set_own(exception, name, *file)?;
            }
        }
        if given[2] != self.none() {
            given.truncate(2);
        }
        Ok(given)
    }

    /// The arguments of a UnicodeError that says where: TypeError if they are others.
    fn check_unicode_error(&mut self, args: Args) -> Result<(), Raised> {
        let is = |vm: &Vm, ty| vm.is_instance(args.get(0), ty);
        let kinds: &[&str] = if is(self, Type::UnicodeEncodeError) {
            &["str", "str", "int", "int", "str"]
        } else if is(self, Type::UnicodeDecodeError) {
            &["str", "bytes", "int", "int", "str"]
        } else if is(self, Type::UnicodeTranslateError) {
            &["str", "int", "int", "str"]
        } else {
            return Ok(());
        };
        if args.len() - 1 != kinds.len() {
            let (wanted, got) = (kinds.len(), args.len() - 1);
            let text = format!("function takes exactly {wanted} arguments ({got} given)");
            return self.raise(Type::TypeError, text);
        }
        // Bytes are looked at when the rest is known to fit.
        let by_turn = |last: bool| {
            let kinds = kinds.iter().enumerate();
            kinds.filter(move |(_, kind)| (**kind == "bytes") == last)
        };
        for (at, kind) in by_turn(false).chain(by_turn(true)) {
            let plain = payload(args.get(1 + at));
            let fits = match *kind {
                "str" => plain.is(Kind::Str),
                "int" => self.index_i64(args.get(1 + at)).map(|_| true)?,
                _ => crate::object::memoryview::octets(self, plain).is_some(),
            };
            if !fits {
                if !matches!(*kind, "str" | "int") {
                    return self.required_bytes(args.get(1 + at)).map(drop);
                }
                let value = args.get(1 + at);
                let class = self.type_name_or_none(value);
                let text = match *kind {
                    "str" => format!("argument {} must be str, not {class}", at + 1),
                    "int" => format!(
                        "'{}' object cannot be interpreted as an integer",
                        self.type_name(value)
                    ),
                    _ => {
                        format!("a bytes-like object is required, not '{}'", self.type_name(value))
                    }
                };
                return self.raise(Type::TypeError, text);
            }
        }
        Ok(())
    }
}

/// The class of an error of the system.
pub(super) fn of_system_error(code: i32) -> Type {
    match code {
        libc::ECONNREFUSED => Type::ConnectionRefusedError,
        libc::ECONNRESET => Type::ConnectionResetError,
        libc::ECONNABORTED => Type::ConnectionAbortedError,
        libc::EPIPE | libc::ESHUTDOWN => Type::BrokenPipeError,
        libc::ENOENT => Type::FileNotFoundError,
        libc::EEXIST => Type::FileExistsError,
        libc::EACCES | libc::EPERM => Type::PermissionError,
        libc::EISDIR => Type::IsADirectoryError,
        libc::ENOTDIR => Type::NotADirectoryError,
        libc::EINTR => Type::InterruptedError,
        libc::ETIMEDOUT => Type::TimeoutError,
        libc::EAGAIN | libc::EALREADY | libc::EINPROGRESS => Type::BlockingIOError,
        libc::ECHILD => Type::ChildProcessError,
        libc::ESRCH => Type::ProcessLookupError,
        _ => Type::OSError,
    }
}
