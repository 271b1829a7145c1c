//! The modules that are written in Rust.
//!
//! **In:** the name of a module that a program imports. **Out:** the module, made when it is first asked for.
//!
//! ```text
//! cmath.rs        functions of complex numbers
//! math.rs         functions of numbers
//! sys.rs          the run itself: arguments, streams, limits
//! time.rs         clocks
//! sidewinder.rs   hints for the JIT
//! ```
//!
//! **Absent:** everything that can be written in Python.

pub mod cmath;
mod hyperbolic;
pub mod math;
pub mod sidewinder;
pub mod sys;
pub mod time;

use crate::interp::{Builtin, Vm};
use crate::object::{Value, globals};

impl Vm {
    /// The native module of that name, fresh; inner `None` if there is none.
    pub fn native_module(&mut self, name: &str) -> Option<Option<Value>> {
        match name {
            "builtins" => Some(Some(self.known.builtins)),
            "cmath" => cmath::load(self).map(Some),
            "math" => math::load(self).map(Some),
            "sidewinder" => sidewinder::load(self).map(Some),
            "sys" => sys::load(self).map(Some),
            "time" => time::load(self).map(Some),
            _ => Some(None),
        }
    }

    fn module_of(&mut self, name: &str, rows: &'static [Builtin]) -> Option<Value> {
        let module = self.new_module(name)?;
        for row in rows {
            let function = self.new_builtin(row, false)?;
            self.set_in_module(module, row.name, function)?;
        }
        Some(module)
    }

    fn set_in_module(&mut self, module: Value, name: &str, value: Value) -> Option<()> {
        let name = self.intern(name)?;
        self.set_global(globals(module), name, value)
    }
}
