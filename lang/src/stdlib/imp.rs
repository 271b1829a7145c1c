//! `_imp`: where modules are, as `import` finds them.

use crate::builtins::ANY;
use crate::interp::import::finder::inside;
use crate::object::instance::payload;
use crate::object::{
    Bytes, CodeRecord, Event, Raised, Str, Subject, TextCode, Type, Value, code_record,
};
use crate::vm::{Args, Habits, Vm};
use sidewinder_compiler::bytecode::{Unit, kept};
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use siphasher::sip::SipHasher13;
use std::hash::Hasher;
use std::path::Path;
use std::sync::Arc;

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
    "_pack_code" pack_code (1, 1) "(code)" ANY;
    "_unpack_code" unpack_code (4, 4) "(name, text, options, data)" ANY;
    "source_hash" source_hash (2, 2) "(key, source)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_imp", FUNCTIONS)?;
    // Two bytes that no CPython has, and another compiler most likely has not; the others say that nothing has taken the file for a text.
    let made = kept::COMPILER.as_bytes();
    let magic = [made[0] ^ made[1] << 3, made[2] | 0x80, b'\r', b'\n'];
    let magic = vm.new_bytes(&magic)?;
    vm.set_in_module(module, "_magic", magic)?;
    Ok(module)
}

/// What a code object is made of, for `marshal`: the file's name, its text, options, and bytes that only this compiler reads. `None`: it
/// comes of a tree.
fn pack_code(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let record = code_record(args.get(0));
    let (unit, mode, optimize) = match record {
        CodeRecord::Linked(code) => {
            (Unit::clone(&code.unit), Mode::Exec, vm.part::<Habits>().optimize)
        }
        CodeRecord::Text(text) => (text.unit.clone(), text.mode, text.optimize),
    };
    let Some(bytes) = kept::write(&unit, &[]) else { return Ok(vm.none()) };
    let mode = MODES.iter().position(|known| *known == mode).unwrap_or(0);
    let options = mode as i64 | i64::from(optimize) << 2;
    let (name, text) = (vm.new_str(unit.file.name())?, vm.new_str(unit.file.text())?);
    let bytes = vm.new_bytes(&bytes)?;
    vm.new_tuple(&[name, text, Value::small(options), bytes])
}

const MODES: [Mode; 3] = [Mode::Exec, Mode::Eval, Mode::Single];

/// The code object that [`pack_code`] has taken apart; `None` if it was not, or by another compiler.
fn unpack_code(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let given = (Str::of(args.get(0)), Str::of(args.get(1)), Bytes::of(args.get(3)));
    let (Some(name), Some(text), Some(data)) = given else { return Ok(vm.none()) };
    let options = vm.index_i64(args.get(2))?;
    let file = Arc::new(SourceFile::unseen(name.text(), text.text()));
    let mode = MODES.get((options & 3) as usize);
    let unit = kept::read(data.data(), &file);
    let (Some(mode), Some(unit)) = (mode, unit) else { return Ok(vm.none()) };
    vm.new_code(CodeRecord::Text(Box::new(TextCode {
        file,
        mode: *mode,
        text_annotations: unit.text_annotations,
        optimize: (options >> 2).clamp(0, 2) as u8,
        unit,
        linked: Default::default(),
        is_listed: Default::default(),
    })))
}

/// The hash of a text in files of compiled code that are checked by it.
fn source_hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let key = vm.index_i64(args.get(0))?;
    let Some(source) = Bytes::of(payload(args.get(1))) else {
        let text = format!("a bytes-like object is required, not '{}'", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    };
    let mut hasher = SipHasher13::new_with_keys(key as u64, 0);
    hasher.write(source.data());
    vm.new_bytes(&hasher.finish().to_le_bytes())
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
