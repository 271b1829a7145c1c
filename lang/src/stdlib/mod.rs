//! The standard library, as far as it is part of the command: modules in Rust, in Python, and of both.
//!
//! **In:** the name of a module that a program imports. **Out:** the module, made when it is first asked for.
//!
//! ```text
//! ast/            syntax trees as objects
//! binascii.rs     bytes as text
//! cmath.rs        functions of complex numbers
//! collector.rs    collections, and what objects refer to
//! csv.rs          rows of comma-separated values
//! descriptor.rs   descriptors of files
//! digest.rs       digests of bytes
//! embedded.rs     the modules in Python, whose text is in python/
//! imp.rs          where modules are
//! json/           JSON
//! kept.rs         what is kept outside of the heap
//! math.rs         functions of numbers; gamma.rs has the special ones
//! net/            sockets
//! operator.rs     operators as functions
//! packed/         bzip2 and LZMA
//! pickle.rs       pickles of plain data
//! posix.rs        files and the process
//! process.rs      other processes
//! random.rs       the generator of random numbers
//! re/             regular expressions
//! signals.rs      signals and timers
//! structs.rs      numbers as bytes
//! sys.rs          the run itself: arguments, streams, limits
//! time.rs         clocks
//! unicodedata/    names and tables of characters
//! weakref.rs      references that keep nothing alive, and proxies
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
mod descriptor;
pub mod digest;
pub mod embedded;
mod gamma;
mod hyperbolic;
mod imp;
pub mod json;
pub mod kept;
pub mod math;
mod net;
pub mod operator;
mod packed;
mod pickle;
pub mod posix;
mod process;
pub mod random;
pub mod re;
mod select;
pub mod sidewinder;
pub mod signals;
pub mod structs;
pub mod sys;
pub mod time;
mod unicodedata;
mod zlib;

use crate::object::{Raised, Value, globals};
use crate::vm::{Builtin, Vm};

/// What makes a module.
type Load = fn(&mut Vm) -> Result<Value, Raised>;

/// The modules with a half in Rust.
static NATIVE: &[(&str, Load)] = &[
    ("_buffers", buffers::load),
    ("_bz2", packed::load_bzip2),
    ("binascii", binascii::load),
    ("_collections", crate::builtins::deques::load),
    ("_csv", csv::load),
    ("_digest", digest::load),
    ("array", crate::builtins::arrays::load),
    ("_imp", imp::load),
    ("_json", json::load),
    ("_lzma", packed::load_lzma),
    ("_operator", operator::load),
    ("_pickle", pickle::load),
    ("_process", process::load),
    ("_random", random::load),
    ("_signal", signals::load),
    ("_socket", net::load),
    ("_sre", re::load),
    ("_struct", structs::load),
    ("_weakref", crate::builtins::weakref::load),
    ("_zlib", zlib::load),
    ("cmath", cmath::load),
    ("codecs", codecs::load),
    ("gc", collector::load),
    ("math", math::load),
    ("posix", posix::load),
    ("select", select::load),
    ("sidewinder", sidewinder::load),
    ("sys", sys::load),
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
}
