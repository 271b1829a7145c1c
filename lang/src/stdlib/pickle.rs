//! The half in Rust of `_pickle`: pickles of plain data, byte for byte as CPython's.
//!
//! Plain data are None, numbers, texts and bytes, and the builtin containers of such. Whatever is not, and whatever is wrong, is answered with
//! NotImplemented: the classes of the library's `pickle` begin anew then, and say what is wrong. Nothing has happened by then, since nothing here
//! runs code of the program; for the same reason no object moves, and values may be kept in vectors.

use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::object::list::items_of;
use crate::object::memoryview::{View, all_octets};
use crate::object::{
    ByteArray, Bytes, Dict, Int, Kind, List, Object, Raised, Set, Str, Type, Value,
    instance::payload,
};
use crate::vm::{Args, Builtin, Role, Vm};
use dashu_int::{IBig, UBig};
use rustc_hash::FxHashMap;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_pickle";
    "_plain_dumps" dumps (2, 2) "(obj, protocol)" ANY;
    "_plain_loads" loads (1, 1) "(data)" ANY;
}

crate::builtins! {
    /// Methods of buffers.
    BUFFER of PickleBuffer;
    "raw" raw (0, 0) "()" ANY;
    "release" release (0, 0) "()" ANY;
}

static NEW_BUFFER: Builtin = Builtin::new("PickleBuffer", new_buffer, (0, 255), "(object)", ANY)
    .of_class(Role::New)
    .with_keywords();

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_pickle", FUNCTIONS)?;
    let class = vm.complete_class(Type::PickleBuffer, Some(&NEW_BUFFER), BUFFER, &[])?;
    vm.set_in_module(module, "PickleBuffer", class)?;
    Ok(module)
}

/// `PickleBuffer(object)`: a view under another class.
fn new_buffer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, object] = bind_least(vm, args, "PickleBuffer", ["self", "object"], 1)?;
    let is_view = View::of(payload(object)).is_some();
    if !is_view && all_octets(vm, object).is_none() {
        let text = format!("a bytes-like object is required, not '{}'", vm.type_name(object));
        return vm.raise(Type::TypeError, text);
    }
    let view = vm.view_of(object)?;
    view.set_map(vm.map(Type::PickleBuffer));
    Ok(view)
}

/// All its bytes in a row, as a view.
fn raw(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = View(args.get(0));
    if view.object().is_null() {
        let text = "operation forbidden on released PickleBuffer object";
        return vm.raise(Type::ValueError, text);
    }
    if !view.is_contiguous() {
        let text = "cannot extract raw buffer from non-contiguous buffer";
        return vm.raise(Type::BufferError, text);
    }
    let format = vm.intern("B")?;
    let shape = vm.new_tuple(&[Value::small(view.byte_count() as i64)])?;
    let strides = vm.new_tuple(&[Value::small(1)])?;
    vm.part_of_view(view, view.start(), format, shape, strides, view.is_read_only())
}

fn release(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    View(args.get(0)).release();
    Ok(vm.none())
}

/// Why something is not done here.
enum Not {
    /// It is not plain, or not well.
    Plain,
    /// There is no memory.
    Memory,
}

impl From<Raised> for Not {
    fn from(_: Raised) -> Not {
        Not::Memory
    }
}

mod code {
    pub const MARK: u8 = b'(';
    pub const STOP: u8 = b'.';
    pub const POP: u8 = b'0';
    pub const POP_MARK: u8 = b'1';
    pub const BIN_FLOAT: u8 = b'G';
    pub const BIN_INT: u8 = b'J';
    pub const BIN_INT1: u8 = b'K';
    pub const BIN_INT2: u8 = b'M';
    pub const NONE: u8 = b'N';
    pub const BIN_BYTES: u8 = b'B';
    pub const SHORT_BIN_BYTES: u8 = b'C';
    pub const BIN_UNICODE: u8 = b'X';
    pub const APPEND: u8 = b'a';
    pub const APPENDS: u8 = b'e';
    pub const BIN_GET: u8 = b'h';
    pub const LONG_BIN_GET: u8 = b'j';
    pub const BIN_PUT: u8 = b'q';
    pub const LONG_BIN_PUT: u8 = b'r';
    pub const SET_ITEM: u8 = b's';
    pub const TUPLE: u8 = b't';
    pub const SET_ITEMS: u8 = b'u';
    pub const EMPTY_DICT: u8 = b'}';
    pub const EMPTY_LIST: u8 = b']';
    pub const EMPTY_TUPLE: u8 = b')';
    pub const PROTO: u8 = 0x80;
    pub const TUPLE1: u8 = 0x85;
    pub const TUPLE2: u8 = 0x86;
    pub const TUPLE3: u8 = 0x87;
    pub const NEW_TRUE: u8 = 0x88;
    pub const NEW_FALSE: u8 = 0x89;
    pub const LONG1: u8 = 0x8a;
    pub const SHORT_BIN_UNICODE: u8 = 0x8c;
    pub const EMPTY_SET: u8 = 0x8f;
    pub const ADD_ITEMS: u8 = 0x90;
    pub const FROZEN_SET: u8 = 0x91;
    pub const MEMOIZE: u8 = 0x94;
    pub const FRAME: u8 = 0x95;
    pub const BYTE_ARRAY8: u8 = 0x96;
}

/// So many items go between two marks.
const BATCH: usize = 1000;
/// A frame is ended behind so many bytes. What is as long as this by itself is not for here: it is written outside of frames.
const FRAME_BYTES: usize = 64 * 1024;
/// Bytes of a frame's head.
const FRAME_HEAD: usize = 9;
/// Containers in containers: deeper ones are for the library, which knows the limit of recursion.
const DEEPEST: usize = 200;

struct Writer {
    out: Vec<u8>,
    protocol: u8,
    /// Where the head of the frame under way is.
    frame: Option<usize>,
    memo: FxHashMap<u64, u32>,
    depth: usize,
}

impl Writer {
    fn put(&mut self, bytes: &[u8]) {
        if self.protocol >= 4 && self.frame.is_none() {
            self.frame = Some(self.out.len());
            self.out.extend_from_slice(&[0; FRAME_HEAD]);
        }
        self.out.extend_from_slice(bytes);
    }

    fn put_sized(&mut self, code: u8, count: usize) {
        let [a, b, c, d, ..] = count.to_le_bytes();
        self.put(&[code, a, b, c, d]);
    }

    fn end_frame(&mut self) {
        let Some(start) = self.frame.take() else { return };
        let length = self.out.len() - start - FRAME_HEAD;
        if length < 4 {
            self.out.drain(start..start + FRAME_HEAD);
            return;
        }
        self.out[start] = code::FRAME;
        self.out[start + 1..start + FRAME_HEAD].copy_from_slice(&(length as u64).to_le_bytes());
    }

    fn memoize(&mut self, value: Value) {
        let number = self.memo.len();
        self.memo.insert(value.bits(), number as u32);
        match u8::try_from(number) {
            _ if self.protocol >= 4 => self.put(&[code::MEMOIZE]),
            Ok(number) => self.put(&[code::BIN_PUT, number]),
            Err(_) => self.put_sized(code::LONG_BIN_PUT, number),
        }
    }

    fn get(&mut self, number: u32) {
        match u8::try_from(number) {
            Ok(number) => self.put(&[code::BIN_GET, number]),
            Err(_) => self.put_sized(code::LONG_BIN_GET, number as usize),
        }
    }

    fn int(&mut self, n: Int) -> Result<(), Not> {
        if let Int::Small(n) = n
            && let Ok(n) = i32::try_from(n)
        {
            match n {
                0..=0xff => self.put(&[code::BIN_INT1, n as u8]),
                0x100..=0xffff => self.put(&[code::BIN_INT2, n as u8, (n >> 8) as u8]),
                _ => self.put_sized(code::BIN_INT, n as u32 as usize),
            }
            return Ok(());
        }
        let bytes = two_complement(&n.to_ibig());
        let Ok(count) = u8::try_from(bytes.len()) else { return Err(Not::Plain) };
        self.put(&[code::LONG1, count]);
        self.put(&bytes);
        Ok(())
    }

    fn save(&mut self, vm: &Vm, value: Value) -> Result<(), Not> {
        if let Some(start) = self.frame
            && self.out.len() - start - FRAME_HEAD >= FRAME_BYTES
        {
            self.end_frame();
        }
        if let Some(n) = Int::of(value).filter(|_| !value.is(Kind::Bool)) {
            return self.int(n);
        }
        match value.kind() {
            Kind::Singleton if value == vm.none() => {
                self.put(&[code::NONE]);
                return Ok(());
            }
            Kind::Bool => {
                let is_true = value == vm.bool(true);
                self.put(&[if is_true { code::NEW_TRUE } else { code::NEW_FALSE }]);
                return Ok(());
            }
            Kind::Float => {
                self.put(&[code::BIN_FLOAT]);
                self.put(&value.raw(1).to_be_bytes());
                return Ok(());
            }
            _ => {}
        }
        if let Some(number) = self.memo.get(&value.bits()) {
            self.get(*number);
            return Ok(());
        }
        match value.kind() {
            Kind::Str if !Str(value).has_surrogates() => {
                let text = Str(value).text().as_bytes();
                match u8::try_from(text.len()) {
                    _ if text.len() >= FRAME_BYTES => return Err(Not::Plain),
                    Ok(count) if self.protocol >= 4 => {
                        self.put(&[code::SHORT_BIN_UNICODE, count]);
                    }
                    _ => self.put_sized(code::BIN_UNICODE, text.len()),
                }
                self.put(text);
                self.memoize(value);
                return Ok(());
            }
            Kind::Bytes if self.protocol >= 3 => {
                let data = Bytes(value).data();
                match u8::try_from(data.len()) {
                    _ if data.len() >= FRAME_BYTES => return Err(Not::Plain),
                    Ok(count) => self.put(&[code::SHORT_BIN_BYTES, count]),
                    Err(_) => self.put_sized(code::BIN_BYTES, data.len()),
                }
                self.put(data);
                self.memoize(value);
                return Ok(());
            }
            Kind::ByteArray if self.protocol >= 5 => {
                let data = ByteArray(value).data(vm);
                if data.len() >= FRAME_BYTES {
                    return Err(Not::Plain);
                }
                self.put(&[code::BYTE_ARRAY8]);
                self.put(&(data.len() as u64).to_le_bytes());
                self.put(data);
                self.memoize(value);
                return Ok(());
            }
            Kind::Tuple | Kind::List | Kind::Dict => {}
            Kind::Set | Kind::FrozenSet if self.protocol >= 4 => {}
            _ => return Err(Not::Plain),
        }
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Not::Plain);
        }
        let done = self.container(vm, value);
        self.depth -= 1;
        done
    }

    fn container(&mut self, vm: &Vm, value: Value) -> Result<(), Not> {
        match value.kind() {
            Kind::Tuple => self.tuple(vm, value),
            Kind::List => {
                self.put(&[code::EMPTY_LIST]);
                self.memoize(value);
                let items = items_of(vm, value);
                if let [item] = items {
                    self.save(vm, *item)?;
                    self.put(&[code::APPEND]);
                    return Ok(());
                }
                for batch in items.chunks(BATCH) {
                    self.put(&[code::MARK]);
                    for item in batch {
                        self.save(vm, *item)?;
                    }
                    self.put(&[code::APPENDS]);
                }
                Ok(())
            }
            Kind::Dict => {
                self.put(&[code::EMPTY_DICT]);
                self.memoize(value);
                let dict = Dict(value);
                if dict.len() == 1 {
                    let Some((_, key, value)) = dict.next(0) else { return Err(Not::Plain) };
                    self.save(vm, key)?;
                    self.save(vm, value)?;
                    self.put(&[code::SET_ITEM]);
                } else if !dict.is_empty() {
                    self.batches(code::SET_ITEMS, |writer, at| {
                        let Some((next, key, value)) = dict.next(at) else { return Ok(None) };
                        writer.save(vm, key)?;
                        writer.save(vm, value)?;
                        Ok(Some(next))
                    })?;
                }
                Ok(())
            }
            Kind::Set => {
                self.put(&[code::EMPTY_SET]);
                self.memoize(value);
                if Set(value).is_empty() {
                    return Ok(());
                }
                self.batches(code::ADD_ITEMS, |writer, at| {
                    let Some((next, key)) = Set(value).next(at) else { return Ok(None) };
                    writer.save(vm, key)?;
                    Ok(Some(next))
                })
            }
            _ => {
                self.put(&[code::MARK]);
                let mut at = 0;
                while let Some((next, key)) = Set(value).next(at) {
                    at = next;
                    self.save(vm, key)?;
                }
                self.put(&[code::FROZEN_SET]);
                self.memoize(value);
                Ok(())
            }
        }
    }

    /// What `save` writes from place to place, so many between two marks. Behind a full batch there always is another one.
    fn batches(
        &mut self,
        end: u8,
        mut save: impl FnMut(&mut Writer, usize) -> Result<Option<usize>, Not>,
    ) -> Result<(), Not> {
        let mut at = 0;
        loop {
            self.put(&[code::MARK]);
            let mut count = 0;
            while count < BATCH
                && let Some(next) = save(self, at)?
            {
                at = next;
                count += 1;
            }
            self.put(&[end]);
            if count < BATCH {
                return Ok(());
            }
        }
    }

    fn tuple(&mut self, vm: &Vm, value: Value) -> Result<(), Not> {
        let items = items_of(vm, value);
        if items.is_empty() {
            self.put(&[code::EMPTY_TUPLE]);
            return Ok(());
        }
        let is_short = items.len() <= 3;
        if !is_short {
            self.put(&[code::MARK]);
        }
        for item in items {
            self.save(vm, *item)?;
        }
        // One that holds itself by way of a list is there by now.
        if let Some(number) = self.memo.get(&value.bits()).copied() {
            match is_short {
                true => self.put(&[code::POP, code::POP, code::POP][..items.len()]),
                false => self.put(&[code::POP_MARK]),
            }
            self.get(number);
            return Ok(());
        }
        self.put(&[match items.len() {
            1 => code::TUPLE1,
            2 => code::TUPLE2,
            3 => code::TUPLE3,
            _ => code::TUPLE,
        }]);
        self.memoize(value);
        Ok(())
    }
}

/// The fewest bytes that a number is in two's complement, the lowest first.
fn two_complement(n: &IBig) -> Vec<u8> {
    let is_negative = *n < IBig::ZERO;
    let magnitude = UBig::try_from(if is_negative { -n } else { n.clone() }).unwrap_or_default();
    let mut bytes = magnitude.to_le_bytes().to_vec();
    bytes.push(0);
    if is_negative {
        let mut carry = true;
        for byte in &mut bytes {
            let (sum, over) = (!*byte).overflowing_add(carry as u8);
            (*byte, carry) = (sum, over);
        }
    }
    let spare = if is_negative { 0xff } else { 0 };
    while let [.., before, last] = bytes[..]
        && last == spare
        && (before & 0x80 != 0) == is_negative
    {
        bytes.pop();
    }
    bytes
}

fn dumps(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let protocol = args.get(1);
    if !protocol.is_small() || !(2..=5).contains(&protocol.as_small()) {
        return Ok(vm.not_implemented());
    }
    let protocol = protocol.as_small() as u8;
    let mut writer =
        Writer { out: Vec::new(), protocol, frame: None, memo: FxHashMap::default(), depth: 0 };
    writer.out.extend([code::PROTO, protocol]);
    match writer.save(vm, args.get(0)) {
        Ok(()) => {
            writer.put(&[code::STOP]);
            writer.end_frame();
            vm.new_bytes(&writer.out)
        }
        Err(Not::Plain) => Ok(vm.not_implemented()),
        Err(Not::Memory) => Err(Raised),
    }
}

struct Reader<'a> {
    data: &'a [u8],
    at: usize,
    stack: Vec<Value>,
    marks: Vec<usize>,
    memo: FxHashMap<u64, Value>,
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
                    set.add(vm, plain_key(key)?)?;
                }
                set.0
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
                dict.set(vm, plain_key(key)?, value)?;
            }
            code::SET_ITEMS => {
                let items = self.marked()?;
                let dict = Dict::of(self.top()?).ok_or(Not::Plain)?;
                let (pairs, rest) = items.as_chunks::<2>();
                if !rest.is_empty() {
                    return Err(Not::Plain);
                }
                for [key, value] in pairs {
                    dict.set(vm, plain_key(*key)?, *value)?;
                }
            }
            code::ADD_ITEMS => {
                let items = self.marked()?;
                let set = self.top()?;
                if !set.is(Kind::Set) {
                    return Err(Not::Plain);
                }
                for key in items {
                    Set(set).add(vm, plain_key(key)?)?;
                }
            }
            _ => return Err(Not::Plain),
        }
        Ok(())
    }
}

/// A key that has a hash. What has none is for the library, which says so.
fn plain_key(key: Value) -> Result<Value, Not> {
    let is_plain = match key.kind() {
        Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray => false,
        Kind::Tuple => {
            crate::object::Tuple(key).items().iter().all(|item| plain_key(*item).is_ok())
        }
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

fn loads(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(bytes) = Bytes::of(payload(args.get(0))) else { return Ok(vm.not_implemented()) };
    let mut reader = Reader {
        data: bytes.data(),
        at: 0,
        stack: Vec::new(),
        marks: Vec::new(),
        memo: FxHashMap::default(),
    };
    match reader.run(vm) {
        Ok(value) => Ok(value),
        Err(Not::Plain) => Ok(vm.not_implemented()),
        Err(Not::Memory) => Err(Raised),
    }
}
