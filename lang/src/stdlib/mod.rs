//! The standard library, as far as it is part of the command: modules in Rust, in Python, and of both.
//!
//! **In:** the name of a module that a program imports. **Out:** the module, made when it is first asked for.
//!
//! ```text
//! ast/            syntax trees as objects
//! binascii.rs     bytes as text
//! buffers.rs      the bytes of whatever has some
//! cmath.rs        functions of complex numbers
//! codecs.rs       encodings
//! collector.rs    collections, and what objects refer to
//! csv.rs          rows of comma-separated values
//! dates.rs        texts of dates and times, both ways
//! decimals.rs     coefficients of decimal numbers
//! descriptor.rs   descriptors of files
//! digest/         digests of bytes, keys made of passwords
//! embedded.rs     the modules in Python, whose text is in python/
//! expat/          XML
//! imp.rs          where modules are
//! json/           JSON
//! kept.rs         what is kept outside of the heap
//! math.rs         functions of numbers; gamma.rs and hyperbolic.rs have the special ones
//! multibyte.rs    encodings of Chinese, Japanese and Korean
//! net/            sockets
//! opcodes.rs      the instructions of code
//! operator.rs     operators as functions
//! packed/         bzip2 and LZMA
//! pickle/         pickles of plain data
//! posix.rs        files and the process
//! process.rs      other processes
//! queues.rs       a queue between threads
//! random.rs       the generator of random numbers
//! re/             regular expressions
//! signals.rs      signals and timers
//! sqlite/         databases
//! structs.rs      numbers as bytes
//! sys.rs          the run itself: arguments, streams, limits
//! system/         descriptors, terminals, limits, accounts, memory, functions of C
//! threads.rs      threads
//! time.rs         clocks
//! tls/            TLS
//! unicodedata/    names and tables of characters
//! select.rs       waiting
//! sidewinder.rs   hints for the JIT
//! zlib/           compressed bytes
//! ```
//!
//! **Absent:** in Rust, everything that can be written in Python and is as quick there.

mod ast;
mod binascii;
mod buffers;
pub mod cmath;
mod codecs;
pub mod collector;
mod csv;
mod dates;
mod decimals;
mod descriptor;
pub mod digest;
pub mod embedded;
mod expat;
mod gamma;
mod hyperbolic;
mod imp;
pub mod json;
pub mod kept;
pub mod math;
mod multibyte;
mod net;
mod opcodes;
pub mod operator;
mod packed;
mod pickle;
pub mod posix;
mod process;
mod queues;
pub mod random;
pub mod re;
mod select;
pub mod sidewinder;
pub mod signals;
mod sqlite;
pub mod structs;
pub mod sys;
mod system;
mod threads;
pub mod time;
mod tls;
mod unicodedata;
mod zlib;

use crate::builtins::objects::Computed;
use crate::object::{Event, Raised, Subject, Type, Value, globals};
use crate::vm::{Builtin, Vm};

/// What makes a module.
type Load = fn(&mut Vm) -> Result<Value, Raised>;

/// Modules and packages of ours that CPython has in Python.
const WITH_TEXT: &[&str] = &[
    "__future__",
    "abc",
    "collections",
    "copyreg",
    "datetime",
    "dis",
    "io",
    "json",
    "keyword",
    "re",
    "struct",
    "types",
];

/// The modules with a half in Rust.
static NATIVE: &[(&str, Load)] = &[
    ("_buffers", buffers::load),
    ("_bz2", packed::load_bzip2),
    ("binascii", binascii::load),
    ("_codecs", codecs::load),
    ("_collections", crate::builtins::deques::load),
    ("_csv", csv::load),
    ("_ctypes", system::load_foreign),
    ("_datetime_fields", dates::load),
    ("_decimals", decimals::load),
    ("_digest", digest::load),
    ("array", crate::builtins::arrays::load),
    ("_imp", imp::load),
    ("_json", json::load),
    ("_locale", system::load_locale),
    ("_lzma", packed::load_lzma),
    ("_multibytecodec", multibyte::load),
    ("_multiprocessing", system::load_semaphores),
    ("_opcode", opcodes::load),
    ("_operator", operator::load),
    ("_pickle", pickle::load),
    ("_posixshmem", system::load_shared),
    ("_process", process::load),
    ("_queue", queues::load),
    ("_random", random::load),
    ("_signal", signals::load),
    ("_socket", net::load),
    ("_sqlite3", sqlite::load),
    ("_sre", re::load),
    ("_ssl", tls::load),
    ("_struct", structs::load),
    ("_thread", threads::load),
    ("_weakref", crate::builtins::weakref::load),
    ("_zlib", zlib::load),
    ("cmath", cmath::load),
    ("faulthandler", system::load_faults),
    ("fcntl", system::load_control),
    ("gc", collector::load),
    ("grp", system::load_groups),
    ("math", math::load),
    ("mmap", system::load_mmap),
    ("posix", posix::load),
    ("pwd", system::load_users),
    ("pyexpat", expat::load),
    ("resource", system::load_resource),
    ("select", select::load),
    ("sidewinder", sidewinder::load),
    ("spwd", system::load_shadow),
    ("sys", sys::load),
    ("syslog", system::load_log),
    ("termios", system::load_terminal),
    ("time", time::load),
    ("unicodedata", unicodedata::load),
];

impl Vm {
    /// The module of that name that needs no file, fresh; `None` if there is none.
    pub fn native_module(&mut self, name: &str) -> Result<Option<Value>, Raised> {
        if name == "builtins" {
            return Ok(Some(self.known.builtins));
        }
        let half = match NATIVE.iter().find(|(known, _)| *known == name) {
            Some((_, load)) => load(self)?,
            None => Value::NULL,
        };
        let module = self.run_embedded(name, half)?;
        Ok((!module.is_null()).then_some(module))
    }

    /// Whether there is a module of that name that needs no file.
    pub(crate) fn is_native(name: &str) -> bool {
        name == "builtins"
            || NATIVE.iter().any(|(known, _)| *known == name)
            || Vm::names_of_embedded().any(|known| known == name)
    }

    /// Whether CPython has a file of Python for a module that needs none here: programs that read the library's texts look for them there.
    pub fn has_text_in_cpython(name: &str) -> bool {
        let package = name.split('.').next().unwrap_or(name);
        WITH_TEXT.contains(&package)
    }

    /// The names of all modules that need no file.
    pub fn native_names() -> Vec<&'static str> {
        let native = NATIVE.iter().map(|(name, _)| *name);
        let mut names: Vec<_> = native.chain(Vm::names_of_embedded()).chain(["builtins"]).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    pub(crate) fn module_of(
        &mut self,
        name: &str,
        rows: &'static [Builtin],
    ) -> Result<Value, Raised> {
        let module = self.new_module(name)?;
        for row in rows {
            let function = self.new_builtin(row, false)?;
            self.set_in_module(module, row.name, function)?;
        }
        Ok(module)
    }

    pub(crate) fn set_in_module(
        &mut self,
        module: Value,
        name: &str,
        value: Value,
    ) -> Result<(), Raised> {
        let name = self.intern(name)?;
        self.set_global(globals(module), name, value)
    }

    /// Completes a class of a module, which no program has met before: what makes its instances, if programs may, its methods and its attributes.
    pub(crate) fn complete_class(
        &mut self,
        ty: Type,
        new: Option<&'static Builtin>,
        methods: &'static [Builtin],
        computed: &'static [Computed],
    ) -> Result<Value, Raised> {
        if let Some(new) = new {
            let new = self.new_builtin(new, false)?;
            self.set_in_builtin(ty, "__new__", new)?;
        }
        for row in methods {
            let method = self.new_builtin(row, true)?;
            self.set_in_builtin(ty, row.name, method)?;
        }
        self.add_computed(computed)?;
        let class = self.class(ty);
        self.happens(Event::Completed, Subject::Class(class));
        Ok(class.object.get())
    }

    /// Adds numbers to a module.
    pub(crate) fn set_numbers(
        &mut self,
        module: Value,
        numbers: &[(&str, i64)],
    ) -> Result<(), Raised> {
        for (name, number) in numbers {
            let number = self.new_int(*number)?;
            self.set_in_module(module, name, number)?;
        }
        Ok(())
    }
}
