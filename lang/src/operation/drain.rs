//! Builtins that consume what runs code of the program for each item: a generator, most often.
//!
//! To ask such an iterator for an item from here means to enter and to leave machine code for it, which takes longer than what most generators
//! do. So the first items are visited here, and if there are more, a loop in Python goes over the others (`python/_drain.py`): traces follow what it
//! asks, and what is between two items is a few instructions. CPython's `list_extend` and its like do the same to each item as these loops.

use super::iterate::Next;
use crate::object::{Kind, Raised, Type, Value};
use crate::vm::Vm;

/// Fewer items are not worth the call of a loop.
const FEW: usize = 8;

/// The module of these loops: no name that a program can have a file for.
pub const MODULE: &str = "<drain>";

impl Vm {
    /// Whether asking an iterator for an item runs code of the program, or of the library's part that is in Python. A loop in Python asks for the
    /// iterator of the iterator, so others are not for it: what these do then nobody sees.
    fn runs_code(&self, iterator: Value) -> bool {
        if iterator.is(Kind::Instance) {
            let class = self.class_of(iterator);
            // An older sibling of a `tee` keeps the items alive, and a loop goes on for longer before that is collected.
            let is_followed = |module| matches!(module, "itertools" | "_csv");
            return class.module_in_c().is_some_and(is_followed) && class.name() != "_tee";
        }
        [Type::Generator, Type::Map, Type::Filter]
            .into_iter()
            .any(|ty| self.is_exactly(iterator, ty))
    }

    /// Visits what an iterator gives, until one visit says `false`. If that runs code of the program, only the first items: then this
    /// is `true`, and a loop of [`Vm::drain`] is to go over the others.
    pub fn visit_first(
        &mut self,
        iterator: Value,
        mut visit: impl FnMut(&mut Vm, Value) -> Result<bool, Raised>,
    ) -> Result<bool, Raised> {
        if !self.runs_code(iterator) {
            self.for_each_of(iterator, visit)?;
            return Ok(false);
        }
        for _ in 0..FEW {
            let Next::Item(item) = self.next(iterator)? else { return Ok(false) };
            if !visit(self, item)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// As [`Vm::for_each`]; gives an iterator if a loop of [`Vm::drain`] is to go over what it still gives.
    pub fn visit_some(
        &mut self,
        iterable: Value,
        visit: impl FnMut(&mut Vm, Value) -> Result<bool, Raised>,
    ) -> Result<Option<Value>, Raised> {
        if matches!(iterable.kind(), Kind::List | Kind::Tuple) {
            self.for_each(iterable, visit)?;
            return Ok(None);
        }
        let iterator = self.iter(iterable)?;
        let has_more = self.visit_first(iterator, visit)?;
        Ok(has_more.then_some(iterator))
    }

    /// Calls a loop of `python/_drain.py`.
    pub fn drain(&mut self, function: &str, args: &[Value]) -> Result<Value, Raised> {
        self.call_support(MODULE, function, args)
    }
}
