//! Runtime functions that call themselves: how deep they may go.

use crate::object::{Raised, Type};
use crate::vm::Vm;

impl Vm {
    /// Runs something that may call itself: RecursionError if it goes too deep. Signals are heard.
    pub fn nested<T>(
        &mut self,
        run: impl FnOnce(&mut Vm) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        self.nested_in("", run)
    }

    /// As [`Vm::nested`]; the error says what went too deep, as CPython's does.
    pub fn nested_in<T>(
        &mut self,
        what: &str,
        run: impl FnOnce(&mut Vm) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        if self.native_depth >= MOST_NESTED {
            let text = format!("maximum recursion depth exceeded{what}");
            return self.raise(Type::RecursionError, text);
        }
        self.hear()?;
        self.native_depth += 1;
        let result = run(self);
        self.native_depth -= 1;
        result
    }

    /// As [`Vm::nested`], for what CPython lets go as deep as its stack is.
    pub fn nested_deep<T>(
        &mut self,
        run: impl FnOnce(&mut Vm) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        if !self.has_native_stack() {
            return self.raise(Type::RecursionError, "maximum recursion depth exceeded");
        }
        self.hear()?;
        run(self)
    }
}

/// How deep runtime functions may call themselves.
const MOST_NESTED: u32 = 1000;
