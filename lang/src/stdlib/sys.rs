//! `sys`: the run itself.

use crate::builtins::ANY;
use crate::builtins::files::{STDERR, STDIN, STDOUT};
use crate::object::instance::payload;
use crate::object::{Dict, Exception, Name, Raised, Str, Type, Value, globals};
use crate::vm::{Args, Habits, Vm};
use std::path::{Path, PathBuf};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "sys";
    "exit" exit (0, 1) "(status=None)" ANY;
    "getrecursionlimit" recursion_limit (0, 0) "()" ANY;
    "setrecursionlimit" set_recursion_limit (1, 1) "(limit)" ANY;
    "getsizeof" size_of (1, 2) "(object, default=...)" ANY;
    "intern" intern (1, 1) "(string)" ANY;
    "exc_info" exception_info (0, 0) "()" ANY;
    "exception" exception (0, 0) "()" ANY;
    "getdefaultencoding" encoding (0, 0) "()" ANY;
    "get_int_max_str_digits" most_digits (0, 0) "()" ANY;
    "set_int_max_str_digits" set_most_digits (1, 1) "(maxdigits)" ANY;
    gives Frame "_getframe" frame (0, 1) "(depth=0)" ANY;
    "_current_frames" current_frames (0, 0) "()" ANY;
    "getswitchinterval" interval (0, 0) "()" ANY;
    "setswitchinterval" set_interval (1, 1) "(interval, /)" ANY;
    "_shown" shown (1, 1) "(exception)" ANY;
    known Watch "settrace" set_trace (1, 1) "(function, /)" ANY;
    "gettrace" trace (0, 0) "()" ANY;
    known Watch "setprofile" set_profile (1, 1) "(function, /)" ANY;
    "getprofile" profile (0, 0) "()" ANY;
    known Watch "call_tracing" call_tracing (2, 2) "(func, args, /)" ANY;
    "getrefcount" reference_count (1, 1) "(object)" ANY;
}

/// An exception that nobody has caught, as a text.
fn shown(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = vm.describe_exception(args.get(0));
    vm.new_str(&text)
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("sys", FUNCTIONS)?;
    vm.known.sys = module;
    vm.keep(module);
    let argv: Vec<String> = vm.known.arguments.clone();
    let list = vm.new_list_for(argv.len())?;
    for argument in &argv {
        let argument = vm.new_str(argument)?;
        list.push(vm, argument)?;
    }
    vm.set_in_module(module, "argv", list.0)?;
    let warnings: Vec<String> = vm.known.warnings.clone();
    let list = vm.new_list_for(warnings.len())?;
    for option in &warnings {
        let option = vm.new_str(option)?;
        list.push(vm, option)?;
    }
    vm.set_in_module(module, "warnoptions", list.0)?;
    for (name, number, shown) in [
        ("stdin", STDIN, "<stdin>"),
        ("stdout", STDOUT, "<stdout>"),
        ("stderr", STDERR, "<stderr>"),
    ] {
        let file = vm.new_file(number, shown)?;
        vm.set_in_module(module, name, file)?;
        vm.set_in_module(module, &format!("__{name}__"), file)?;
    }
    let (executable, own) =
        (vm.part::<Habits>().executable.clone(), std::env::current_exe().unwrap_or_default());
    let base = base_prefix(vm.stdlib_folder(), &own);
    let prefix = vm.part::<Habits>().environment.clone().unwrap_or(base.clone());
    let texts = [
        ("platform", std::env::consts::OS.as_ref()),
        ("byteorder", "little".as_ref()),
        ("executable", executable.as_os_str()),
        ("_base_executable", own.as_os_str()),
        ("base_prefix", base.as_os_str()),
        ("prefix", prefix.as_os_str()),
    ];
    for (name, text) in texts {
        let text = vm.new_outside_str(text)?;
        vm.set_in_module(module, name, text)?;
    }
    let size = vm.new_int(i64::MAX)?;
    vm.set_in_module(module, "maxsize", size)?;
    vm.set_in_module(module, "maxunicode", Value::small(0x10ffff))?;
    vm.set_in_module(module, "hexversion", Value::small(0x030b07f0))?;
    // No program imports what has no name.
    let is_builtin = |name: &&str| !Vm::has_text_in_cpython(name) && !name.starts_with('<');
    let names: Vec<_> = Vm::native_names().into_iter().filter(is_builtin).collect();
    let list = vm.new_list_for(names.len())?;
    for name in names {
        let name = vm.new_str(name)?;
        list.push(vm, name)?;
    }
    let names = list.to_tuple(vm)?;
    vm.set_in_module(module, "builtin_module_names", names)?;
    let own = [Type::BuiltinImporter, Type::PathFinder].map(|ty| vm.class(ty).object.get());
    let finders = vm.new_list(&own)?;
    vm.set_in_module(module, "meta_path", finders)?;
    let hooks = vm.new_list(&[])?;
    vm.set_in_module(module, "path_hooks", hooks)?;
    let cache = Dict::new(vm)?;
    vm.set_in_module(module, "path_importer_cache", cache.0)?;
    set_habits(vm, module)?;
    let (path, modules) = (vm.path, vm.modules);
    vm.set_in_module(module, "path", path)?;
    vm.set_in_module(module, "modules", modules)?;
    Ok(module)
}

/// What the library lies in: `lib/python3.11` below that, as other programs expect; else what the command lies in.
fn base_prefix(stdlib: Option<PathBuf>, own: &Path) -> PathBuf {
    let of_library = stdlib.filter(|folder| folder.ends_with("lib/python3.11"));
    let below = of_library.as_deref().unwrap_or(own);
    below.ancestors().nth(2).map(PathBuf::from).unwrap_or_default()
}

/// What the Python half makes `flags` and `_xoptions` of.
fn set_habits(vm: &mut Vm, module: Value) -> Result<(), Raised> {
    let habits = vm.part::<Habits>().clone();
    let numbers = [
        habits.debug as i64,
        habits.inspect as i64,
        (habits.inspect > 0) as i64,
        habits.optimize as i64,
        habits.keeps_no_code as i64,
        habits.no_user_site as i64,
        habits.no_site as i64,
        habits.ignores_environment as i64,
        habits.verbose as i64,
        habits.bytes_warning as i64,
        habits.quiet as i64,
        0,
        habits.isolated as i64,
        habits.dev_mode as i64,
        habits.utf8_mode as i64,
        habits.warns_of_encoding as i64,
        habits.safe_path as i64,
        habits.most_digits.map_or(-1, |most| most as i64),
    ];
    let numbers: Vec<Value> = numbers.into_iter().map(Value::small).collect();
    let numbers = vm.new_tuple(&numbers)?;
    vm.set_in_module(module, "_flags", numbers)?;
    let extra = Dict::new(vm)?;
    for (name, value) in &habits.extra {
        let name = vm.new_str(name)?;
        let value = match value {
            Some(value) => vm.new_str(value)?,
            None => vm.bool(true),
        };
        extra.set(vm, name, value)?;
    }
    vm.set_in_module(module, "_xoptions", extra.0)?;
    let folder = match &habits.code_folder {
        Some(folder) => vm.new_str(folder)?,
        None => vm.none(),
    };
    vm.set_in_module(module, "pycache_prefix", folder)
}

impl Vm {
    /// What `print` writes to: `sys.stdout`.
    pub fn stdout(&mut self) -> Value {
        if self.known.sys.is_object()
            && let Some(name) = self.known.interned.get("stdout")
            && let Some(file) = globals(self.known.sys).get(*name)
        {
            return file;
        }
        self.known.stdout
    }
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match args.optional(0) {
        Some(status) if status != vm.none() => vm.raise_with(Type::SystemExit, &[status]),
        _ => vm.raise_with(Type::SystemExit, &[]),
    }
}

fn frame(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let depth = match args.optional(0) {
        Some(depth) => vm.index_i64(depth)?,
        None => 0,
    };
    let frame = vm.frame_at(usize::try_from(depth).unwrap_or(0))?;
    if frame.is_null() {
        return vm.raise(Type::ValueError, "call stack is not deep enough");
    }
    Ok(frame)
}

fn current_frames(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let (frames, frame) = (Dict::new(vm)?, vm.frame_at(0)?);
    let ident = vm.threads.current().ident;
    let ident = vm.new_uint(ident)?;
    frames.set(vm, ident, frame)?;
    vm.in_each_thread(|vm, ident| {
        let frame = vm.frame_at(0)?;
        if !frame.is_null() {
            let ident = vm.new_uint(ident)?;
            frames.set(vm, ident, frame)?;
        }
        Ok(())
    })?;
    Ok(frames.0)
}

/// How long a thread runs while others want to.
fn interval(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let microseconds = vm.threads.gil.interval();
    vm.new_float(microseconds as f64 / 1e6)
}

fn set_interval(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let seconds = vm.to_double(args.get(0))?;
    if seconds <= 0.0 {
        return vm.raise(Type::ValueError, "switch interval must be strictly positive");
    }
    vm.threads.gil.set_interval((seconds * 1e6) as u64);
    Ok(vm.none())
}

/// None as nobody.
fn somebody(vm: &Vm, value: Value) -> Value {
    if value == vm.none() { Value::NULL } else { value }
}

fn set_trace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let tracer = somebody(vm, args.get(0));
    vm.watch_with(Some(tracer), None);
    Ok(vm.none())
}

fn trace(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(if vm.tracer.is_null() { vm.none() } else { vm.tracer })
}

fn set_profile(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let profiler = somebody(vm, args.get(0));
    vm.watch_with(None, Some(profiler));
    Ok(vm.none())
}

fn profile(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(if vm.profiler.is_null() { vm.none() } else { vm.profiler })
}

fn call_tracing(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.call_traced(args.get(0), args.get(1))
}

fn recursion_limit(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(vm.recursion_limit as i64))
}

fn set_recursion_limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let limit = vm.index_c_int(args.get(0))?;
    if limit < 1 {
        return vm.raise(Type::ValueError, "recursion limit must be greater or equal than 1");
    }
    vm.recursion_limit = limit as u32;
    vm.reset_stack_limit();
    Ok(vm.none())
}

/// What the object says itself, if its class has a word in it.
fn size_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = args.get(0);
    let Ok(size) = vm.call_method(value, Name::SizeOf, &[]) else {
        return match args.optional(1) {
            Some(default) if vm.catch(Type::TypeError) => Ok(default),
            _ => Err(Raised),
        };
    };
    if crate::object::Int::of(size).is_some_and(|size| size.is_negative()) {
        return vm.raise(Type::ValueError, "__sizeof__() should return >= 0");
    }
    if !payload(size).is_small() && args.len() == 1 {
        let text = format!("'{}' object cannot be interpreted as an integer", vm.type_name(size));
        return vm.raise(Type::TypeError, text);
    }
    Ok(size)
}

fn intern(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if Str::of(args.get(0)).is_none() {
        let text = format!("intern() argument must be str, not {}", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    }
    vm.intern_value(args.get(0))
}

fn exception_info(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let Some(handled) = Exception::of(vm.handled) else {
        return vm.new_tuple(&[none; 3]);
    };
    let traceback = handled.traceback();
    let traceback = if traceback.is_null() { none } else { traceback };
    vm.new_tuple(&[handled.class().object.get(), handled.0, traceback])
}

fn exception(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(if vm.handled.is_null() { vm.none() } else { vm.handled })
}

fn encoding(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str("utf-8")
}

fn most_digits(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let most = vm.known.most_digits;
    vm.new_int(if most == usize::MAX { 0 } else { most as i64 })
}

/// Sets how many digits conversions between text and ints may have; 0 is any number.
fn set_most_digits(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    const LEAST: i64 = 640;
    let most = vm.index_i64(args.get(0))?;
    if i32::try_from(most).is_err() {
        let text = "Python int too large to convert to C int";
        return vm.raise(Type::OverflowError, text);
    }
    if most != 0 && most < LEAST {
        let text = "maxdigits must be 0 or larger than 640";
        return vm.raise(Type::ValueError, text);
    }
    vm.known.most_digits = if most == 0 { usize::MAX } else { most as usize };
    Ok(vm.none())
}

/// There are no counts; two is what CPython says of a value that one variable holds.
fn reference_count(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(2))
}
