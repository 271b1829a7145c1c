//! What every program has without an import: functions, classes to call, and the methods of the builtin classes.
//!
//! **In:** the arguments of a call. **Out:** its result, or an exception pending, with CPython's messages. Everything is a row of a
//! table: a name, a Rust function, how many arguments it takes, and its effect.
//!
//! ```text
//! "append" append (1, 1) "(object)" LIST_WRITE;      a row of the table of list
//! fn append(vm: &mut Vm, args: Args) -> Option<Value> {
//!     this_list(args).push(vm, args.get(1))?;
//!     Some(vm.none())
//! }
//! ```
//!
//! **Effects** hold for calls all whose arguments are *plain* ([`is_plain`]): of builtin classes, and nothing that calls the program when it is used.
//! With others a trace has to assume that anything happens. `self` counts as an argument.
//!
//! **Absent:** what a trace looks into: the interpreter has generic forms of the hottest ones, and comes here otherwise.

pub mod aliases;
pub(crate) mod arrays;
pub mod bind;
mod byte_methods;
mod bytearrays;
pub mod bytes;
pub mod callables;
pub mod classes;
pub mod code;
mod code_parts;
pub mod complexes;
pub(crate) mod deques;
pub mod descriptors;
pub mod dicts;
pub mod exceptions;
mod fields;
pub mod files;
pub mod frames;
pub mod functions;
pub mod generators;
mod getters;
pub mod groups;
mod integers;
pub mod io;
mod letters;
pub mod lists;
pub(crate) mod locks;
pub mod make;
pub mod modules;
pub mod numbers;
pub mod objects;
mod packing;
mod parents;
pub mod reduce;
pub mod sets;
mod site;
pub mod sorting;
pub mod special;
pub mod strings;
pub mod syntax_errors;
mod views;
pub(crate) mod weakref;

use crate::object::{Dict, Event, Raised, Subject, Type, Value, globals};
use crate::portal::effect;
pub use crate::portal::effect::{ANY, DICT_READ, DICT_WRITE, FRESH, LIST_READ, LIST_WRITE};
use crate::vm::{Builtin, Vm};
use sidewinder_jit::ir::Effect;

/// Same arguments, same result or exception.
pub const PURE: Effect = effect::PURE_RAISING;

/// A table of functions, or of methods of a class: name, function, arity without `self`, parameters, effect. In front of a row:
/// `keywords`, it takes some; `whole keywords`, also as one dict; `known` and a name, handlers know it; `gives` and a class, what it gives is just of that.
#[macro_export]
macro_rules! builtins {
    ($(#[$doc:meta])* $table:ident; $($rows:tt)*) => {
        $(#[$doc])*
        pub static $table: &[$crate::vm::Builtin] = $crate::builtins!(@rows [] [] $($rows)*);
    };
    ($(#[$doc:meta])* $table:ident in $module:literal; $($rows:tt)*) => {
        $(#[$doc])*
        pub static $table: &[$crate::vm::Builtin] =
            $crate::builtins!(@rows [.in_module($module)] [] $($rows)*);
    };
    ($(#[$doc:meta])* $table:ident of $owner:ident; $($rows:tt)*) => {
        $(#[$doc])*
        pub static $table: &[$crate::vm::Builtin] =
            $crate::builtins!(@rows [.of($crate::object::Type::$owner)] [] $($rows)*);
    };
    (@rows [$($of:tt)*] [$($done:tt)*]) => { &[$($done)*] };
    (@rows [$($of:tt)*] [$($done:tt)*] keywords known $intrinsic:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .with_keywords().with_intrinsic($crate::vm::Intrinsic::$intrinsic),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] keywords gives $class:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .with_keywords().giving($crate::object::Type::$class),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] known $intrinsic:ident whole keywords $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .with_whole_keywords().with_intrinsic($crate::vm::Intrinsic::$intrinsic),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] whole keywords $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*.with_whole_keywords(),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] keywords $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*.with_keywords(),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] known $intrinsic:ident gives $class:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .with_intrinsic($crate::vm::Intrinsic::$intrinsic).giving($crate::object::Type::$class),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] known $intrinsic:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .with_intrinsic($crate::vm::Intrinsic::$intrinsic),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] gives $class:ident $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*
                .giving($crate::object::Type::$class),]
            $($rest)*)
    };
    (@rows [$($of:tt)*] [$($done:tt)*] $name:literal $function:ident ($min:literal, $max:literal) $signature:literal $effect:expr; $($rest:tt)*) => {
        $crate::builtins!(@rows [$($of)*] [$($done)*
            $crate::vm::Builtin::new($name, $function, ($min, $max), $signature, $effect)$($of)*,]
            $($rest)*)
    };
}

/// The methods of the builtin classes.
fn method_tables() -> Vec<(Type, &'static [Builtin])> {
    vec![
        (Type::Object, objects::OBJECT),
        (Type::Object, reduce::OBJECT),
        (Type::Type, classes::TYPE),
        (Type::Type, aliases::CLASS),
        (Type::GenericAlias, aliases::ALIAS),
        (Type::Union, aliases::UNION),
        (Type::Member, descriptors::MEMBER),
        (Type::GetSet, descriptors::GETSET),
        (Type::StaticMethod, descriptors::STATIC),
        (Type::ClassMethod, descriptors::CLASS),
        (Type::ClassBuiltin, descriptors::CLASS_BUILTIN),
        (Type::Super, descriptors::SUPER),
        (Type::SimpleNamespace, descriptors::NAMESPACE),
        (Type::Lock, locks::LOCK),
        (Type::RLock, locks::RLOCK),
        (Type::Quitter, site::QUITTER),
        (Type::Printer, site::PRINTER),
        (Type::Helper, site::HELPER),
        (Type::Module, descriptors::MODULE),
        (Type::BaseException, exceptions::EXCEPTION),
        (Type::BaseExceptionGroup, groups::GROUP),
        (Type::Property, callables::PROPERTY),
        (Type::Int, numbers::INT),
        (Type::Float, numbers::FLOAT),
        (Type::Complex, complexes::COMPLEX),
        (Type::Str, strings::STR),
        (Type::Bytes, bytes::BYTES),
        (Type::Bytes, bytes::BYTES_ONLY),
        (Type::ByteArray, bytes::BYTEARRAY),
        (Type::ByteArray, bytearrays::BYTEARRAY_ONLY),
        (Type::MemoryView, views::VIEW),
        (Type::List, lists::LIST),
        (Type::Tuple, lists::TUPLE),
        (Type::Range, lists::RANGE),
        (Type::Slice, lists::SLICE),
        (Type::Dict, dicts::DICT),
        (Type::DictKeys, dicts::KEYS),
        (Type::DictItems, dicts::ITEMS),
        (Type::DictValues, dicts::VALUES),
        (Type::MappingProxy, dicts::PROXY),
        (Type::ModuleDict, modules::DICT),
        (Type::SyntaxError, syntax_errors::SYNTAX_ERROR),
        (Type::Code, code::CODE),
        (Type::Frame, frames::FRAME),
        (Type::Set, sets::SET),
        (Type::Set, sets::SHARED),
        (Type::FrozenSet, sets::FROZEN),
        (Type::FrozenSet, sets::SHARED_FROZEN),
        (Type::Generator, generators::GENERATOR),
        (Type::Coroutine, generators::COROUTINE),
        (Type::AsyncGenerator, generators::ASYNC_GENERATOR),
        (Type::CoroutineWrapper, generators::WRAPPER),
        (Type::AsyncSend, generators::ASEND),
        (Type::AsyncThrow, generators::ATHROW),
        (Type::AnextAwaitable, generators::ANEXT),
        (Type::File, io::FILE),
        (Type::Function, callables::FUNCTION),
        (Type::Method, callables::FUNCTION),
        (Type::Builtin, callables::BUILTIN),
        (Type::BoundSlot, callables::BUILTIN),
        (Type::BuiltinMethod, callables::FUNCTION),
        (Type::Slot, callables::FUNCTION),
    ]
}

impl Vm {
    /// Gives the builtin classes their methods, and makes the module of builtins.
    pub fn boot_builtins(&mut self) -> Result<(), Raised> {
        self.known.stdout.set_count(1, files::STDOUT);
        for (ty, rows) in method_tables() {
            for row in rows {
                let method = self.new_builtin(row, true)?;
                let dict = self.class(ty).dict();
                self.set_text(dict, row.name, method)?;
            }
        }
        special::boot(self)?;
        reduce::boot(self)?;
        objects::boot(self)?;
        make::boot(self)?;
        let module = self.new_module("builtins")?;
        self.known.builtins = module;
        self.keep(module);
        let tables = [
            functions::FUNCTIONS,
            io::FUNCTIONS,
            io::OPENING,
            sorting::FUNCTIONS,
            modules::FUNCTIONS,
            code::FUNCTIONS,
            generators::FUNCTIONS,
            site::FUNCTIONS,
        ];
        for row in tables.into_iter().flatten() {
            let function = self.new_builtin(row, false)?;
            self.set_builtin(row.name, function)?;
        }
        let import = self.intern("__import__")?;
        self.known.import = globals(self.known.builtins).get(import).unwrap_or(Value::NULL);
        for row in crate::object::TYPES.iter().filter(|row| row.ty.is_named()) {
            let class = self.class(row.ty).object.get();
            self.set_builtin(row.name, class)?;
        }
        for (name, value) in [
            ("None", self.known.none),
            ("True", self.known.r#true),
            ("False", self.known.r#false),
            ("NotImplemented", self.known.not_implemented),
            ("Ellipsis", self.known.ellipsis),
            ("__debug__", self.known.r#true),
            ("IOError", self.class(Type::OSError).object.get()),
            ("EnvironmentError", self.class(Type::OSError).object.get()),
        ] {
            self.set_builtin(name, value)?;
        }
        site::boot(self)?;
        for (_, name) in sidewinder_compiler::bytecode::Consumer::NAMED {
            let name = self.intern(name)?;
            let builtin = globals(module).get(name).unwrap_or(Value::NULL);
            self.known.consumers.push(builtin);
        }
        // The last of them is a method.
        let join = self.intern("join")?;
        let join = self.lookup(self.class(Type::Str), join).unwrap_or(Value::NULL);
        self.known.consumers.push(join);
        // What was said of special methods while there were none is not true any more.
        for row in crate::object::TYPES {
            let class = self.class(row.ty);
            self.renew_alone(class);
        }
        Ok(())
    }

    /// Makes room in the dicts of the builtin classes for what they will get.
    pub(crate) fn plan_dicts(&mut self) -> Vec<usize> {
        let mut room = vec![0; crate::object::TYPES.len()];
        for (ty, rows) in method_tables() {
            room[ty as usize] += rows.len();
        }
        special::count(&mut room);
        room
    }

    fn set_builtin(&mut self, name: &str, value: Value) -> Result<(), Raised> {
        let name = self.intern(name)?;
        self.set_global(globals(self.known.builtins), name, value)
    }

    /// Gives a builtin class its methods when the module is loaded that it belongs to: nobody has met an instance before.
    pub(crate) fn give_methods(
        &mut self,
        ty: Type,
        rows: &'static [Builtin],
    ) -> Result<(), Raised> {
        for row in rows {
            let method = self.new_builtin(row, true)?;
            self.set_in_builtin(ty, row.name, method)?;
        }
        let class = self.class(ty);
        self.happens(Event::Completed, Subject::Class(class));
        Ok(())
    }

    /// Adds an attribute to the dict of a builtin class, at the start of a run.
    pub(crate) fn set_in_builtin(
        &mut self,
        ty: Type,
        name: &str,
        value: Value,
    ) -> Result<(), Raised> {
        let dict: Dict = self.class(ty).dict();
        self.set_text(dict, name, value)
    }
}
