//! What reading a pickle calls: what is pickled, by itself or through the half in Python.

use super::read::Reader;
use super::{Not, code};
use crate::object::{Bytes, Kind, Name, Tuple, Type, Value};
use crate::vm::Vm;

/// What the half in Python does, by its place there.
#[derive(Clone, Copy)]
pub(super) enum Helper {
    /// What has a name in a module.
    Find,
    /// An object of `__new__` with named arguments.
    NewEx,
    /// Gives an object its state.
    Build,
    /// Gives an object items.
    Extend,
    /// Gives an object items under keys.
    SetItems,
    /// Gives an object members.
    Add,
    FrozenSet,
    /// A text of bytes with surrogates.
    Text,
    /// UnpicklingError.
    Refuse,
    /// What had a name in a module of Python 2.
    FindOld,
}

impl Reader {
    /// Before the first call: whether all that follows can be done here, as nothing begins anew behind it.
    fn begin_calls(&mut self) -> Result<(), Not> {
        if !self.has_called {
            if !matches!(walk(Bytes(self.source).data(), self.at), Walked::Stop(_)) {
                return Err(Not::Plain);
            }
            self.has_called = true;
        }
        Ok(())
    }

    pub(super) fn helped(
        &mut self,
        vm: &mut Vm,
        helper: Helper,
        args: &[Value],
    ) -> Result<Value, Not> {
        self.begin_calls()?;
        let function = Tuple(self.helpers).items()[helper as usize];
        Ok(vm.call(function, args)?)
    }

    /// The pickle is wrong: which the library says, if nothing was called.
    pub(super) fn wrong<T>(&mut self, vm: &mut Vm, text: &str) -> Result<T, Not> {
        if !self.has_called {
            return Err(Not::Plain);
        }
        let text = vm.new_str(text)?;
        self.helped(vm, Helper::Refuse, &[text])?;
        Err(Not::Raised)
    }

    /// `function(*arguments)`
    pub(super) fn reduced(
        &mut self,
        vm: &mut Vm,
        function: Value,
        arguments: Value,
    ) -> Result<Value, Not> {
        self.begin_calls()?;
        if !arguments.is(Kind::Tuple) {
            let text = "argument list must be a tuple";
            return Ok(vm.raise(Type::TypeError, text)?);
        }
        Ok(vm.call(function, Tuple(arguments).items())?)
    }

    /// `class.__new__(class, *arguments)`
    pub(super) fn new_object(
        &mut self,
        vm: &mut Vm,
        class: Value,
        arguments: Value,
    ) -> Result<Value, Not> {
        self.begin_calls()?;
        let what = if vm.as_class(class).is_none() {
            Some(("class argument must be a type", class))
        } else {
            (!arguments.is(Kind::Tuple)).then_some(("args argument must be a tuple", arguments))
        };
        if let Some((text, value)) = what {
            let text = format!("NEWOBJ {text}, not {}", vm.type_name(value));
            return self.wrong(vm, &text);
        }
        let new = vm.get_attribute(class, vm.name(Name::New))?;
        Ok(vm.call_after(new, class, Tuple(arguments).items(), Value::NULL)?)
    }

    /// Gives an object its state.
    pub(super) fn build(&mut self, vm: &mut Vm, object: Value, state: Value) -> Result<(), Not> {
        self.helped(vm, Helper::Build, &[object, state])?;
        Ok(())
    }
}

/// What a walk over the operations of a pickle finds.
#[derive(PartialEq, Eq)]
pub(super) enum Walked {
    /// The last one, and this behind it.
    Stop(usize),
    /// An operation that is not whole, or none.
    Cut,
    /// One that nothing here does.
    Unknown,
}

/// Walks over the operations from a place on, and does nothing.
pub(super) fn walk(data: &[u8], from: usize) -> Walked {
    let mut at = from;
    loop {
        match operation(data, at) {
            Ok((true, end)) => return Walked::Stop(end),
            Ok((false, end)) => at = end,
            Err(found) => return found,
        }
    }
}

/// Whether the operation at a place is the last one, and what is behind it.
fn operation(data: &[u8], at: usize) -> Result<(bool, usize), Walked> {
    let op = *data.get(at).ok_or(Walked::Cut)?;
    let at = at + 1;
    let counts = match op {
        code::SHORT_BIN_UNICODE | code::SHORT_BIN_BYTES | code::LONG1 => 1,
        code::BIN_UNICODE | code::BIN_BYTES | code::LONG4 => 4,
        code::BIN_UNICODE8 | code::BIN_BYTES8 | code::BYTE_ARRAY8 => 8,
        _ => 0,
    };
    let length = if counts > 0 {
        let mut word = [0; 8];
        word[..counts].copy_from_slice(data.get(at..at + counts).ok_or(Walked::Cut)?);
        let count = usize::try_from(u64::from_le_bytes(word)).map_err(|_| Walked::Cut)?;
        count.checked_add(counts).ok_or(Walked::Cut)?
    } else {
        match op {
            code::BIN_FLOAT | code::FRAME => 8,
            code::BIN_INT | code::LONG_BIN_GET | code::LONG_BIN_PUT => 4,
            code::BIN_INT2 => 2,
            code::BIN_INT1 | code::BIN_GET | code::BIN_PUT | code::PROTO => 1,
            code::GLOBAL => {
                let (module, name) = lines(&data[at..]).ok_or(Walked::Cut)?;
                module.len() + name.len() + 2
            }
            code::STOP
            | code::MARK
            | code::BUILD
            | code::POP
            | code::POP_MARK
            | code::NONE
            | code::REDUCE
            | code::APPEND
            | code::APPENDS
            | code::SET_ITEM
            | code::SET_ITEMS
            | code::TUPLE
            | code::TUPLE1
            | code::TUPLE2
            | code::TUPLE3
            | code::EMPTY_DICT
            | code::EMPTY_LIST
            | code::EMPTY_TUPLE
            | code::EMPTY_SET
            | code::ADD_ITEMS
            | code::FROZEN_SET
            | code::NEW_OBJ
            | code::NEW_OBJ_EX
            | code::NEW_TRUE
            | code::NEW_FALSE
            | code::STACK_GLOBAL
            | code::MEMOIZE => 0,
            _ => return Err(Walked::Unknown),
        }
    };
    let end = at.checked_add(length).filter(|end| *end <= data.len()).ok_or(Walked::Cut)?;
    Ok((op == code::STOP, end))
}

/// The two lines that name something.
pub(super) fn lines(data: &[u8]) -> Option<(&[u8], &[u8])> {
    let mut lines = data.splitn(3, |byte| *byte == b'\n');
    let (module, name) = (lines.next()?, lines.next()?);
    lines.next()?;
    Some((module, name))
}
