//! From bytes to plain data.

use super::{Not, code, globals};
use crate::object::instance::payload;
use crate::object::{Bytes, ClassRef, Dict, Kind, List, Object, Raised, Set, Type, Value};
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};
use rustc_hash::FxHashMap;

struct Reader<'a> {
    data: &'a [u8],
    at: usize,
    stack: Vec<Value>,
    marks: Vec<usize>,
    memo: FxHashMap<u64, Value>,
    /// Classes of which there were instances, and whether these are made in the usual way.
    usual: Vec<(ClassRef, bool)>,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Not> {
        let end = self.at.checked_add(count).ok_or(Not::Plain)?;
        let taken = self.data.get(self.at..end).ok_or(Not::Plain)?;
        self.at = end;
        Ok(taken)
    }

    fn number(&mut self, bytes: usize) -> Result<u64, Not> {
        let mut word = [0; 8];
        word[..bytes].copy_from_slice(self.take(bytes)?);
        Ok(u64::from_le_bytes(word))
    }

    fn counted(&mut self, bytes: usize) -> Result<&'a [u8], Not> {
        let count = usize::try_from(self.number(bytes)?).map_err(|_| Not::Plain)?;
        self.take(count)
    }

    fn pop(&mut self) -> Result<Value, Not> {
        let floor = self.marks.last().copied().unwrap_or(0);
        if self.stack.len() <= floor {
            return Err(Not::Plain);
        }
        self.stack.pop().ok_or(Not::Plain)
    }

    fn top(&self) -> Result<Value, Not> {
        let floor = self.marks.last().copied().unwrap_or(0);
        self.stack.get(floor..).and_then(<[Value]>::last).copied().ok_or(Not::Plain)
    }

    /// What is above the last mark.
    fn marked(&mut self) -> Result<Vec<Value>, Not> {
        let mark = self.marks.pop().ok_or(Not::Plain)?;
        Ok(self.stack.split_off(mark))
    }

    fn remembered(&mut self, number: u64) -> Result<(), Not> {
        let value = self.memo.get(&number).copied().ok_or(Not::Plain)?;
        self.stack.push(value);
        Ok(())
    }

    fn remember(&mut self, number: u64) -> Result<(), Not> {
        let value = self.top()?;
        self.memo.insert(number, value);
        Ok(())
    }

    /// The value that is pickled.
    fn run(&mut self, vm: &mut Vm) -> Result<Value, Not> {
        loop {
            let op = self.take(1)?[0];
            if op == code::STOP {
                let value = self.pop()?;
                let is_whole = self.stack.is_empty() && self.marks.is_empty();
                return if is_whole { Ok(value) } else { Err(Not::Plain) };
            }
            if let Some(made) = self.made(vm, op)? {
                self.stack.push(made);
            }
        }
    }

    /// Does an operation; the value that it makes, if it makes one.
    fn made(&mut self, vm: &mut Vm, op: u8) -> Result<Option<Value>, Not> {
        Ok(Some(match op {
            code::NONE => vm.none(),
            code::NEW_TRUE => vm.bool(true),
            code::NEW_FALSE => vm.bool(false),
            code::BIN_INT => vm.new_int(self.number(4)? as i32 as i64)?,
            code::BIN_INT1 => vm.new_int(self.number(1)? as i64)?,
            code::BIN_INT2 => vm.new_int(self.number(2)? as i64)?,
            code::LONG1 => {
                let bytes = self.counted(1)?;
                long(vm, bytes)?
            }
            code::BIN_FLOAT => {
                let mut word = [0; 8];
                word.copy_from_slice(self.take(8)?);
                vm.new_float(f64::from_be_bytes(word))?
            }
            code::SHORT_BIN_UNICODE | code::BIN_UNICODE => {
                let bytes = self.counted(if op == code::BIN_UNICODE { 4 } else { 1 })?;
                let text = std::str::from_utf8(bytes).map_err(|_| Not::Plain)?;
                vm.new_str(text)?
            }
            code::SHORT_BIN_BYTES => vm.new_bytes(self.counted(1)?)?,
            code::BIN_BYTES => vm.new_bytes(self.counted(4)?)?,
            code::BYTE_ARRAY8 => vm.new_bytearray(self.counted(8)?)?,
            code::EMPTY_TUPLE => vm.known.empty_tuple,
            code::TUPLE1 | code::TUPLE2 | code::TUPLE3 => {
                let count = (op - code::TUPLE1 + 1) as usize;
                let mut items = [Value::NULL; 3];
                for at in (0..count).rev() {
                    items[at] = self.pop()?;
                }
                vm.new_tuple(&items[..count])?
            }
            code::TUPLE => {
                let items = self.marked()?;
                vm.new_tuple(&items)?
            }
            code::EMPTY_LIST => vm.new_list(&[])?,
            code::EMPTY_DICT => Dict::new(vm)?.0,
            code::EMPTY_SET => Set::new(vm, Type::Set)?.0,
            code::FROZEN_SET => {
                let set = Set::new(vm, Type::FrozenSet)?;
                for key in self.marked()? {
                    let key = plain_key(vm, key)?;
                    set.add(vm, key)?;
                }
                set.0
            }
            code::STACK_GLOBAL => {
                let (name, module) = (self.pop()?, self.pop()?);
                globals::find(vm, module, name)?.object.get()
            }
            code::NEW_OBJ => {
                let (arguments, class) = (self.pop()?, self.pop()?);
                let class = vm.as_class(class).ok_or(Not::Plain)?;
                if arguments != vm.known.empty_tuple || !self.is_usual(vm, class) {
                    return Err(Not::Plain);
                }
                vm.new_instance(class)?
            }
            code::BIN_GET | code::LONG_BIN_GET => {
                let number = self.number(if op == code::BIN_GET { 1 } else { 4 })?;
                self.remembered(number)?;
                return Ok(None);
            }
            _ => {
                self.done(vm, op)?;
                return Ok(None);
            }
        }))
    }

    fn done(&mut self, vm: &mut Vm, op: u8) -> Result<(), Not> {
        match op {
            code::PROTO if self.number(1)? <= 5 => {}
            code::FRAME => {
                // What is in it follows.
                let length = self.number(8)?;
                if length > (self.data.len() - self.at) as u64 {
                    return Err(Not::Plain);
                }
            }
            code::MARK => self.marks.push(self.stack.len()),
            code::MEMOIZE => self.remember(self.memo.len() as u64)?,
            code::BIN_PUT => {
                let number = self.number(1)?;
                self.remember(number)?;
            }
            code::LONG_BIN_PUT => {
                let number = self.number(4)?;
                self.remember(number)?;
            }
            code::POP => drop(self.pop()?),
            code::POP_MARK => drop(self.marked()?),
            code::APPEND => {
                let item = self.pop()?;
                let list = List::of(self.top()?).ok_or(Not::Plain)?;
                list.push(vm, item)?;
            }
            code::APPENDS => {
                let items = self.marked()?;
                let list = List::of(self.top()?).ok_or(Not::Plain)?;
                list.extend(vm, &items)?;
            }
            code::SET_ITEM => {
                let (value, key) = (self.pop()?, self.pop()?);
                let dict = Dict::of(self.top()?).ok_or(Not::Plain)?;
                let key = plain_key(vm, key)?;
                dict.set(vm, key, value)?;
            }
            code::SET_ITEMS => {
                let items = self.marked()?;
                let dict = Dict::of(self.top()?).ok_or(Not::Plain)?;
                let (pairs, rest) = items.as_chunks::<2>();
                if !rest.is_empty() {
                    return Err(Not::Plain);
                }
                for [key, value] in pairs {
                    let key = plain_key(vm, *key)?;
                    dict.set(vm, key, *value)?;
                }
            }
            code::ADD_ITEMS => {
                let items = self.marked()?;
                let set = self.top()?;
                if !set.is(Kind::Set) {
                    return Err(Not::Plain);
                }
                for key in items {
                    let key = plain_key(vm, key)?;
                    Set(set).add(vm, key)?;
                }
            }
            code::BUILD => {
                let state = Dict::of(self.pop()?).ok_or(Not::Plain)?;
                let object = self.top()?;
                if !object.is(Kind::Instance) || !self.is_usual(vm, object.map().class) {
                    return Err(Not::Plain);
                }
                let mut at = 0;
                while let Some((next, name, value)) = state.next(at) {
                    at = next;
                    if !name.is(Kind::Str) {
                        return Err(Not::Plain);
                    }
                    let name = vm.intern_value(name)?;
                    vm.set_own(object, name, value)?;
                }
            }
            _ => return Err(Not::Plain),
        }
        Ok(())
    }

    /// Whether instances of a class are made without arguments, and their state is put into their dict.
    fn is_usual(&mut self, vm: &Vm, class: ClassRef) -> bool {
        let found = self.usual.iter().find(|(known, _)| std::ptr::eq(*known, class));
        if let Some((_, is_usual)) = found {
            return *is_usual;
        }
        let is_usual = globals::is_usual(vm, class) && globals::is_built_as_usual(vm, class);
        self.usual.push((class, is_usual));
        is_usual
    }
}

/// A key that has a hash. What has none is for the library, which says so.
fn plain_key(vm: &Vm, key: Value) -> Result<Value, Not> {
    let is_plain = match key.kind() {
        Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray => false,
        Kind::Tuple => {
            crate::object::Tuple(key).items().iter().all(|item| plain_key(vm, *item).is_ok())
        }
        Kind::Instance => globals::has_plain_hash(vm, key.map().class),
        _ => true,
    };
    if is_plain { Ok(key) } else { Err(Not::Plain) }
}

/// The number that bytes are in two's complement.
fn long(vm: &mut Vm, bytes: &[u8]) -> Result<Value, Not> {
    let is_negative = bytes.last().is_some_and(|last| last & 0x80 != 0);
    if bytes.len() <= 8 {
        let mut word = [if is_negative { 0xff } else { 0 }; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        return Ok(vm.new_int(i64::from_le_bytes(word))?);
    }
    let mut n = IBig::from(UBig::from_le_bytes(bytes));
    if is_negative {
        n -= IBig::ONE << (8 * bytes.len());
    }
    Ok(vm.new_ibig(&n)?)
}

pub(super) fn loads(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(bytes) = Bytes::of(payload(args.get(0))) else { return Ok(vm.not_implemented()) };
    let mut reader = Reader {
        data: bytes.data(),
        at: 0,
        stack: Vec::new(),
        marks: Vec::new(),
        memo: FxHashMap::default(),
        usual: Vec::new(),
    };
    match reader.run(vm) {
        Ok(value) => Ok(value),
        Err(Not::Plain) => Ok(vm.not_implemented()),
        Err(Not::Memory) => Err(Raised),
    }
}
