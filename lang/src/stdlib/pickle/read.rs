//! From bytes to what is pickled.

use super::called::{Helper, Walked, lines, walk};
use super::{Not, code, globals};
use crate::object::instance::payload;
use crate::object::list::words_of;
use crate::object::{Bytes, ClassRef, Dict, Kind, List, Object, Raised, Set, Tuple, Type, Value};
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};
use sidewinder_memory::heap::{Hold, RootVec};

pub(super) struct Reader {
    /// The bytes. They stay where they are, as this is on the native stack.
    pub(super) source: Value,
    pub(super) at: usize,
    pub(super) stack: RootVec,
    pub(super) marks: Vec<usize>,
    /// What has a number; null where nothing has that one.
    memo: RootVec,
    /// So many have one.
    remembered: usize,
    /// Versions of classes of which there were instances, and whether these are made in the usual way.
    usual: Vec<(u32, bool)>,
    /// Which protocol the pickle says it has.
    protocol: u64,
    /// Whether names of Python 2 in old ones are those of today.
    takes_old: bool,
    /// What the half in Python does.
    pub(super) helpers: Value,
    /// Whether code of the program may have run.
    pub(super) has_called: bool,
}

impl Reader {
    fn take(&mut self, count: usize) -> Result<&'static [u8], Not> {
        let end = self.at.checked_add(count).ok_or(Not::Plain)?;
        let taken = Bytes(self.source).data().get(self.at..end).ok_or(Not::Plain)?;
        self.at = end;
        Ok(taken)
    }

    fn number(&mut self, bytes: usize) -> Result<u64, Not> {
        let mut word = [0; 8];
        word[..bytes].copy_from_slice(self.take(bytes)?);
        Ok(u64::from_le_bytes(word))
    }

    fn counted(&mut self, bytes: usize) -> Result<&'static [u8], Not> {
        let count = usize::try_from(self.number(bytes)?).map_err(|_| Not::Plain)?;
        self.take(count)
    }

    fn floor(&self) -> usize {
        self.marks.last().copied().unwrap_or(0)
    }

    pub(super) fn pop(&mut self) -> Result<Value, Not> {
        if self.stack.len() <= self.floor() {
            return Err(Not::Plain);
        }
        self.stack.pop().ok_or(Not::Plain)
    }

    pub(super) fn top(&self) -> Result<Value, Not> {
        let above = self.stack.as_slice().get(self.floor()..);
        above.and_then(<[Value]>::last).copied().ok_or(Not::Plain)
    }

    /// Takes the last mark away. Says where what is above it begins, and what is below.
    fn unmark(&mut self, vm: &mut Vm) -> Result<usize, Not> {
        match self.marks.pop() {
            Some(mark) => Ok(mark),
            None => self.wrong(vm, "could not find MARK"),
        }
    }

    /// A list of what is above the last mark.
    fn marked(&mut self, vm: &mut Vm) -> Result<Value, Not> {
        let mark = self.unmark(vm)?;
        let list = vm.new_list(&self.stack.as_slice()[mark..])?;
        self.stack.truncate(mark);
        Ok(list)
    }

    fn remembered(&mut self, vm: &mut Vm, number: u64) -> Result<(), Not> {
        let found = usize::try_from(number).ok().and_then(|at| self.memo.as_slice().get(at));
        match found.copied().filter(|found| !found.is_null()) {
            Some(value) => {
                self.stack.push(value);
                Ok(())
            }
            None => self.wrong(vm, &format!("Memo value not found at index {number}")),
        }
    }

    fn remember(&mut self, number: u64) -> Result<(), Not> {
        let value = self.top()?;
        // Each has an operation of its own.
        let number = usize::try_from(number).map_err(|_| Not::Plain)?;
        if number > Bytes(self.source).data().len() {
            return Err(Not::Plain);
        }
        while self.memo.len() <= number {
            self.memo.push(Value::NULL);
        }
        self.remembered += usize::from(self.memo.get(number).is_null());
        self.memo.set(number, value);
        Ok(())
    }

    /// The value that is pickled.
    fn run(&mut self, vm: &mut Vm) -> Result<Value, Not> {
        loop {
            let op = self.take(1)?[0];
            if op == code::STOP {
                let value = self.pop()?;
                let is_whole = self.stack.is_empty() && self.marks.is_empty() || self.has_called;
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
            code::LONG4 => {
                let bytes = self.counted(4)?;
                long(vm, bytes)?
            }
            code::BIN_FLOAT => {
                let mut word = [0; 8];
                word.copy_from_slice(self.take(8)?);
                vm.new_float(f64::from_be_bytes(word))?
            }
            code::SHORT_BIN_UNICODE | code::BIN_UNICODE => {
                let bytes = self.counted(if op == code::BIN_UNICODE { 4 } else { 1 })?;
                self.text(vm, bytes)?
            }
            code::BIN_UNICODE8 => {
                let bytes = self.counted(8)?;
                self.text(vm, bytes)?
            }
            code::SHORT_BIN_BYTES => vm.new_bytes(self.counted(1)?)?,
            code::BIN_BYTES => vm.new_bytes(self.counted(4)?)?,
            code::BIN_BYTES8 => vm.new_bytes(self.counted(8)?)?,
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
                let mark = self.unmark(vm)?;
                let made = vm.new_tuple(&self.stack.as_slice()[mark..])?;
                self.stack.truncate(mark);
                made
            }
            code::EMPTY_LIST => vm.new_list(&[])?,
            code::EMPTY_DICT => Dict::new(vm)?.0,
            code::EMPTY_SET => Set::new(vm, Type::Set)?.0,
            code::FROZEN_SET => {
                let items = self.marked(vm)?;
                if !List(items).items(vm).iter().all(|key| is_plain_key(vm, *key)) {
                    return self.helped(vm, Helper::FrozenSet, &[items]).map(Some);
                }
                let set = Set::new(vm, Type::FrozenSet)?;
                for at in 0..List(items).items(vm).len() {
                    let key = List(items).items(vm)[at];
                    set.add(vm, key)?;
                }
                set.0
            }
            code::STACK_GLOBAL => {
                let (name, module) = (self.pop()?, self.pop()?);
                self.named(vm, module, name)?
            }
            code::GLOBAL => {
                let rest = Bytes(self.source).data().get(self.at..).ok_or(Not::Plain)?;
                let (module, name) = lines(rest).ok_or(Not::Plain)?;
                self.at += module.len() + name.len() + 2;
                let text = |line| std::str::from_utf8(line).map_err(|_| Not::Plain);
                let (module, name) = (text(module)?, text(name)?);
                let module = vm.new_str(module)?;
                let name = vm.new_str(name)?;
                self.named(vm, module, name)?
            }
            code::NEW_OBJ => {
                let (arguments, class) = (self.pop()?, self.pop()?);
                match vm.as_class(class) {
                    Some(class)
                        if arguments == vm.known.empty_tuple && self.is_usual(vm, class) =>
                    {
                        vm.new_instance(class)?
                    }
                    _ => self.new_object(vm, class, arguments)?,
                }
            }
            code::NEW_OBJ_EX => {
                let (names, arguments, class) = (self.pop()?, self.pop()?, self.pop()?);
                self.helped(vm, Helper::NewEx, &[class, arguments, names])?
            }
            code::REDUCE => {
                let (arguments, function) = (self.pop()?, self.pop()?);
                self.reduced(vm, function, arguments)?
            }
            code::BIN_GET | code::LONG_BIN_GET => {
                let number = self.number(if op == code::BIN_GET { 1 } else { 4 })?;
                self.remembered(vm, number)?;
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
            code::PROTO => {
                self.protocol = self.number(1)?;
                if self.protocol > 5 {
                    return Err(Not::Plain);
                }
            }
            code::FRAME => {
                // What is in it follows.
                let length = self.number(8)?;
                if length > (Bytes(self.source).data().len() - self.at) as u64 {
                    return Err(Not::Plain);
                }
            }
            code::MARK => self.marks.push(self.stack.len()),
            code::MEMOIZE => self.remember(self.remembered as u64)?,
            code::BIN_PUT => {
                let number = self.number(1)?;
                self.remember(number)?;
            }
            code::LONG_BIN_PUT => {
                let number = self.number(4)?;
                self.remember(number)?;
            }
            code::POP => {
                // A mark is popped as what is above it.
                if self.stack.len() == self.floor() && !self.marks.is_empty() {
                    self.unmark(vm)?;
                } else {
                    self.pop()?;
                }
            }
            code::POP_MARK => {
                let mark = self.unmark(vm)?;
                self.stack.truncate(mark);
            }
            code::APPEND => {
                let item = self.pop()?;
                let list = self.top()?;
                match List::of(list) {
                    Some(list) => list.push(vm, item)?,
                    None => {
                        let items = vm.new_list(&[item])?;
                        self.helped(vm, Helper::Extend, &[list, items])?;
                    }
                }
            }
            code::APPENDS => {
                let items = self.marked(vm)?;
                let list = self.top()?;
                match List::of(list) {
                    // The list of what was marked is nobody else's.
                    Some(list) => list.extend(vm, words_of(items))?,
                    None => drop(self.helped(vm, Helper::Extend, &[list, items])?),
                }
            }
            code::SET_ITEM => {
                if self.stack.len() < self.floor() + 3 {
                    return Err(Not::Plain);
                }
                self.marks.push(self.stack.len() - 2);
                self.set_items(vm)?;
            }
            code::SET_ITEMS => self.set_items(vm)?,
            code::ADD_ITEMS => {
                let items = self.marked(vm)?;
                let set = self.top()?;
                let is_plain = List(items).items(vm).iter().all(|key| is_plain_key(vm, *key));
                if !set.is(Kind::Set) || !is_plain {
                    self.helped(vm, Helper::Add, &[set, items])?;
                    return Ok(());
                }
                for at in 0..List(items).items(vm).len() {
                    let key = List(items).items(vm)[at];
                    Set(set).add(vm, key)?;
                }
            }
            code::BUILD => {
                let state = self.pop()?;
                let object = self.top()?;
                match Dict::of(state) {
                    Some(state)
                        if object.is(Kind::Instance)
                            && state.iter().all(|(name, _)| name.is(Kind::Str))
                            && self.is_usual(vm, object.map().class) =>
                    {
                        let mut at = 0;
                        while let Some((next, name, value)) = state.next(at) {
                            at = next;
                            let name = vm.intern_value(name)?;
                            vm.set_own(object, name, value)?;
                        }
                    }
                    _ => self.build(vm, object, state)?,
                }
            }
            _ => return Err(Not::Plain),
        }
        Ok(())
    }

    /// Keys and values above the last mark become items of what is below it.
    fn set_items(&mut self, vm: &mut Vm) -> Result<(), Not> {
        let mark = self.unmark(vm)?;
        let target = self.stack.as_slice().get(self.floor()..mark).and_then(<[Value]>::last);
        let target = target.copied().ok_or(Not::Plain)?;
        let (pairs, rest) = self.stack.as_slice()[mark..].as_chunks::<2>();
        if !rest.is_empty() {
            return self.wrong(vm, "odd number of items for SETITEMS");
        }
        let dict = Dict::of(target).filter(|_| pairs.iter().all(|pair| is_plain_key(vm, pair[0])));
        match dict {
            Some(dict) => {
                for [key, value] in pairs {
                    dict.set(vm, *key, *value)?;
                }
            }
            None => {
                let items = vm.new_list(&self.stack.as_slice()[mark..])?;
                self.helped(vm, Helper::SetItems, &[target, items])?;
            }
        }
        self.stack.truncate(mark);
        Ok(())
    }

    /// What has a name in a module.
    fn named(&mut self, vm: &mut Vm, module: Value, name: Value) -> Result<Value, Not> {
        if self.protocol < 3 && self.takes_old {
            return self.helped(vm, Helper::FindOld, &[module, name]);
        }
        match globals::find(vm, module, name) {
            Ok(class) => Ok(class.object.get()),
            Err(_) => self.helped(vm, Helper::Find, &[module, name]),
        }
    }

    fn text(&mut self, vm: &mut Vm, bytes: &[u8]) -> Result<Value, Not> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(vm.new_str(text)?),
            Err(_) => {
                let bytes = vm.new_bytes(bytes)?;
                self.helped(vm, Helper::Text, &[bytes])
            }
        }
    }

    /// Whether instances of a class are made without arguments, and their state is put into their dict.
    fn is_usual(&mut self, vm: &Vm, class: ClassRef) -> bool {
        let version = class.version.get();
        let found = self.usual.iter().find(|(known, _)| *known == version);
        if let Some((_, is_usual)) = found {
            return *is_usual;
        }
        let is_usual = globals::is_usual(vm, class) && globals::is_built_as_usual(vm, class);
        self.usual.push((version, is_usual));
        is_usual
    }
}

/// Whether nothing is called for the hash of a key, and it has one.
fn is_plain_key(vm: &Vm, key: Value) -> bool {
    match key.kind() {
        Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray => false,
        Kind::Tuple => Tuple(key).items().iter().all(|item| is_plain_key(vm, *item)),
        Kind::Instance => globals::has_plain_hash(vm, key.map().class),
        _ => true,
    }
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
    let source = payload(args.get(0));
    if !source.is(Kind::Bytes) {
        return Ok(vm.not_implemented());
    }
    let mut reader = Reader {
        source,
        at: 0,
        stack: vm.heap.root_vec(Hold::Strong),
        marks: Vec::new(),
        memo: vm.heap.root_vec(Hold::Strong),
        remembered: 0,
        usual: Vec::new(),
        protocol: 0,
        takes_old: args.len() < 3 || args.get(2) == vm.bool(true),
        helpers: args.get(1),
        has_called: false,
    };
    match reader.run(vm) {
        Ok(value) => Ok(value),
        Err(Not::Plain) if reader.has_called => {
            match reader.wrong::<Value>(vm, "unpickling stack underflow") {
                Ok(value) => Ok(value),
                Err(_) => Err(Raised),
            }
        }
        Err(Not::Plain) => Ok(vm.not_implemented()),
        Err(Not::Raised) => Err(Raised),
    }
}

/// `_end(data)`: what is behind the first pickle in bytes, None if that is not whole, and False where it is not read here.
pub(super) fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let source = payload(args.get(0));
    if !source.is(Kind::Bytes) {
        return Ok(vm.bool(false));
    }
    match walk(Bytes(source).data(), 0) {
        Walked::Stop(end) => vm.new_int(end as i64),
        Walked::Cut => Ok(vm.none()),
        Walked::Unknown => Ok(vm.bool(false)),
    }
}
