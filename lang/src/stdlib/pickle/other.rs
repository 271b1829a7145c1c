//! Objects that the half in Python takes apart: what it says of one is written in the way of protocol 4.

use super::{BATCH, Not, Writer, code};
use crate::object::{Bytes, Kind, Raised, Tuple, Type, Value};
use crate::operation::Next;
use crate::vm::Vm;

/// Words of what is said of an object.
mod part {
    pub const WAY: usize = 0;
    pub const MAKER: usize = 1;
    pub const ARGUMENTS: usize = 2;
    pub const STATE: usize = 3;
    pub const ITEMS: usize = 4;
    pub const ENTRIES: usize = 5;
    pub const SETTER: usize = 6;
}

/// How an object is made, as `_pickle.py` counts.
mod way {
    /// It has a place in a module.
    pub const NAMED: i64 = 0;
    /// A function makes it.
    pub const CALL: i64 = 1;
    /// `__new__` of a class makes it.
    pub const NEW: i64 = 2;
    /// As `NEW`, with arguments that have names.
    pub const NEW_EX: i64 = 3;
    /// It is a text, and these are its bytes.
    pub const TEXT: i64 = 4;
    /// Another object is written in its place.
    pub const INSTEAD: i64 = 5;
}

impl Writer {
    pub(super) fn other(&mut self, vm: &mut Vm, value: Value) -> Result<(), Not> {
        self.has_called = true;
        let parts = vm.call(self.apart, &[value, Value::small(self.protocol.into())])?;
        let part = |at: usize| Tuple(parts).items()[at];
        let way = part(part::WAY).as_small();
        match way {
            way::TEXT => {
                self.text(Bytes(part(part::MAKER)).data());
                self.memoize(vm, value);
                return Ok(());
            }
            way::INSTEAD => return self.save(vm, part(part::MAKER)),
            _ => {}
        }
        self.save(vm, part(part::MAKER))?;
        self.save(vm, part(part::ARGUMENTS))?;
        match way {
            way::NAMED => {
                self.put(&[code::STACK_GLOBAL]);
                self.memoize(vm, value);
                return Ok(());
            }
            way::CALL => self.put(&[code::REDUCE]),
            way::NEW => self.put(&[code::NEW_OBJ]),
            way::NEW_EX => {
                // The names are in the place of what is done with the others later.
                self.save(vm, part(part::SETTER + 1))?;
                self.put(&[code::NEW_OBJ_EX]);
            }
            _ => return Ok(vm.raise(Type::SystemError, "bad way of taking an object apart")?),
        }
        // One that holds itself is there by now.
        match self.memo.get(vm, value) {
            Some(number) => {
                self.put(&[code::POP]);
                self.get(number);
            }
            None => self.memoize(vm, value),
        }
        if part(part::ITEMS) != vm.none() {
            self.items(vm, part(part::ITEMS))?;
        }
        if part(part::ENTRIES) != vm.none() {
            self.entries(vm, part(part::ENTRIES))?;
        }
        if part(part::STATE) == vm.none() {
            return Ok(());
        }
        if part(part::SETTER) == vm.none() {
            self.save(vm, part(part::STATE))?;
            self.put(&[code::BUILD]);
            return Ok(());
        }
        self.save(vm, part(part::SETTER))?;
        self.save(vm, value)?;
        self.save(vm, part(part::STATE))?;
        self.put(&[code::TUPLE2, code::REDUCE, code::POP]);
        Ok(())
    }

    /// What an iterator gives, each for `append`.
    fn items(&mut self, vm: &mut Vm, iterator: Value) -> Result<(), Not> {
        self.given(vm, iterator, (code::APPEND, code::APPENDS), Writer::save)
    }

    /// What an iterator gives, each a key and what belongs to it.
    fn entries(&mut self, vm: &mut Vm, iterator: Value) -> Result<(), Not> {
        self.given(vm, iterator, (code::SET_ITEM, code::SET_ITEMS), |writer, vm, pair| {
            if !pair.is(Kind::Tuple) || Tuple(pair).items().len() != 2 {
                return Ok(vm.raise(Type::TypeError, "dict items iterator must return 2-tuples")?);
            }
            writer.save(vm, Tuple(pair).items()[0])?;
            writer.save(vm, Tuple(pair).items()[1])
        })
    }

    /// What an iterator gives: so many between two marks, or one without.
    fn given(
        &mut self,
        vm: &mut Vm,
        iterator: Value,
        (one, more): (u8, u8),
        mut save: impl FnMut(&mut Writer, &mut Vm, Value) -> Result<(), Not>,
    ) -> Result<(), Not> {
        let next = |vm: &mut Vm| -> Result<Option<Value>, Raised> {
            Ok(match vm.next(iterator)? {
                Next::Item(item) => Some(item),
                Next::End => None,
            })
        };
        loop {
            let Some(first) = next(vm)? else { return Ok(()) };
            let Some(second) = next(vm)? else {
                save(self, vm, first)?;
                self.put(&[one]);
                return Ok(());
            };
            self.put(&[code::MARK]);
            save(self, vm, first)?;
            save(self, vm, second)?;
            let mut count = 2;
            while count < BATCH
                && let Some(item) = next(vm)?
            {
                save(self, vm, item)?;
                count += 1;
            }
            self.put(&[more]);
            if count < BATCH {
                return Ok(());
            }
        }
    }
}
