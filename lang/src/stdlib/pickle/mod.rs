//! The half in Rust of `_pickle`: pickles of plain data, byte for byte as CPython's.
//!
//! Plain data are None, numbers, texts and bytes, the builtin containers of such, classes of the program, and instances of those that say nothing of how
//! they are pickled. Of what is not, the half in Python says how it is taken apart (`other`), and reading calls what a pickle names (`called`).
//! Before the first of these calls nothing runs code of the program, no object moves, and what is wrong or not known is answered with NotImplemented: the
//! classes of the library's `pickle` begin anew then, and say what is wrong. Behind it nothing begins anew.

mod buffer;
mod called;
mod globals;
mod memo;
mod other;
mod read;

use crate::builtins::ANY;
use crate::object::instance::{OVERFLOW, attributes};
use crate::object::list::items_of;
use crate::object::{
    ByteArray, Bytes, ClassRef, Dict, Int, Kind, Object, Raised, Set, Str, Tuple, Type, Value,
};
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};
use memo::Memo;
use read::{end, loads};
use rustc_hash::FxHashMap;
use sidewinder_memory::heap::{Hold, RootVec};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_pickle";
    "_plain_dumps" dumps (5, 5) "(obj, protocol, dispatch_table, extension_registry, taken_apart)" ANY;
    "_plain_loads" loads (2, 3) "(data, helpers, old=True)" ANY;
    "_end" end (1, 1) "(data)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_pickle", FUNCTIONS)?;
    buffer::add(vm, module)?;
    Ok(module)
}

/// Why something is not done here.
enum Not {
    /// It is not plain, or not well.
    Plain,
    /// An exception is pending.
    Raised,
}

impl From<Raised> for Not {
    fn from(_: Raised) -> Not {
        Not::Raised
    }
}

mod code {
    pub const GLOBAL: u8 = b'c';
    pub const MARK: u8 = b'(';
    pub const STOP: u8 = b'.';
    pub const BUILD: u8 = b'b';
    pub const POP: u8 = b'0';
    pub const POP_MARK: u8 = b'1';
    pub const BIN_FLOAT: u8 = b'G';
    pub const BIN_INT: u8 = b'J';
    pub const BIN_INT1: u8 = b'K';
    pub const BIN_INT2: u8 = b'M';
    pub const NONE: u8 = b'N';
    pub const REDUCE: u8 = b'R';
    pub const BIN_BYTES: u8 = b'B';
    pub const SHORT_BIN_BYTES: u8 = b'C';
    pub const BIN_UNICODE: u8 = b'X';
    pub const BIN_UNICODE8: u8 = 0x8d;
    pub const BIN_BYTES8: u8 = 0x8e;
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
    pub const NEW_OBJ: u8 = 0x81;
    pub const TUPLE1: u8 = 0x85;
    pub const TUPLE2: u8 = 0x86;
    pub const TUPLE3: u8 = 0x87;
    pub const NEW_TRUE: u8 = 0x88;
    pub const NEW_FALSE: u8 = 0x89;
    pub const LONG1: u8 = 0x8a;
    pub const LONG4: u8 = 0x8b;
    pub const SHORT_BIN_UNICODE: u8 = 0x8c;
    pub const EMPTY_SET: u8 = 0x8f;
    pub const ADD_ITEMS: u8 = 0x90;
    pub const FROZEN_SET: u8 = 0x91;
    pub const NEW_OBJ_EX: u8 = 0x92;
    pub const STACK_GLOBAL: u8 = 0x93;
    pub const MEMOIZE: u8 = 0x94;
    pub const FRAME: u8 = 0x95;
    pub const BYTE_ARRAY8: u8 = 0x96;
}

/// So many items go between two marks.
const BATCH: usize = 1000;
/// A frame is ended behind so many bytes. What is as long as this by itself is written outside of frames.
const FRAME_BYTES: usize = 64 * 1024;
/// Bytes of a frame's head.
const FRAME_HEAD: usize = 9;
/// Containers in containers: deeper ones of old protocols are for the library.
const DEEPEST: usize = 200;

struct Writer {
    out: Vec<u8>,
    protocol: u8,
    /// Where the head of the frame under way is.
    frame: Option<usize>,
    memo: Memo,
    depth: usize,
    /// What the program wants to have done with some classes.
    dispatch: Value,
    /// Whether instances that have a map of this version are pickled in the usual way.
    usual: FxHashMap<u32, bool>,
    /// Says how an object is taken apart.
    apart: Value,
    /// Whether code of the program may have run.
    has_called: bool,
    /// Long data that stand outside of frames, and where in `out` each belongs.
    far: Option<RootVec>,
    far_at: Vec<usize>,
    /// Attributes of instances that are being written.
    attributes: Option<RootVec>,
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

    /// Writes data behind a code and their number, of four bytes or of eight.
    fn put_counted(&mut self, vm: &Vm, (short, long): (u8, u8), data: &[u8], owner: Value) {
        let mut head = [short; 9];
        head[1..].copy_from_slice(&(data.len() as u64).to_le_bytes());
        match u32::try_from(data.len()) {
            Ok(_) => self.put_data(vm, &head[..5], data, Some(owner)),
            Err(_) => {
                head[0] = long;
                self.put_data(vm, &head, data, Some(owner));
            }
        }
    }

    /// Writes what may be so long that it stands outside of frames. What never changes is copied once, at the end.
    fn put_data(&mut self, vm: &Vm, head: &[u8], data: &[u8], owner: Option<Value>) {
        if data.len() < FRAME_BYTES {
            self.put(head);
            self.put(data);
            return;
        }
        self.end_frame();
        self.out.extend_from_slice(head);
        match owner {
            Some(owner) => {
                let held = self.far.get_or_insert_with(|| vm.heap.root_vec(Hold::Strong));
                held.push(owner);
                self.far_at.push(self.out.len());
            }
            None => self.out.extend_from_slice(data),
        }
    }

    /// All that was written.
    fn whole(&mut self, vm: &mut Vm) -> Result<Value, Raised> {
        self.put(&[code::STOP]);
        self.end_frame();
        let (mut parts, mut at) = (Vec::new(), 0);
        let owners = self.far.as_ref().map_or(&[][..], RootVec::as_slice);
        for (owner, end) in owners.iter().zip(&self.far_at) {
            parts.push(&self.out[at..*end]);
            parts.push(match Str::of(*owner) {
                Some(text) => text.text().as_bytes(),
                None => Bytes(*owner).data(),
            });
            at = *end;
        }
        parts.push(&self.out[at..]);
        vm.new_bytes_of(&parts)
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

    fn memoize(&mut self, vm: &Vm, value: Value) {
        let number = self.memo.add(vm, value);
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

    /// A text in UTF-8.
    fn text(&mut self, vm: &Vm, text: &[u8], owner: Value) {
        match u8::try_from(text.len()) {
            Ok(count) if self.protocol >= 4 => {
                self.put(&[code::SHORT_BIN_UNICODE, count]);
                self.put(text);
            }
            _ => self.put_counted(vm, (code::BIN_UNICODE, code::BIN_UNICODE8), text, owner),
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
        match u8::try_from(bytes.len()) {
            Ok(count) => self.put(&[code::LONG1, count]),
            Err(_) => self.put_sized(code::LONG4, bytes.len()),
        }
        self.put(&bytes);
        Ok(())
    }

    fn save(&mut self, vm: &mut Vm, value: Value) -> Result<(), Not> {
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
        if let Some(number) = self.memo.get(vm, value) {
            self.get(number);
            return Ok(());
        }
        match value.kind() {
            Kind::Str if !Str(value).has_surrogates() => {
                self.text(vm, Str(value).text().as_bytes(), value);
                self.memoize(vm, value);
                return Ok(());
            }
            Kind::Bytes if self.protocol >= 3 => {
                let data = Bytes(value).data();
                match u8::try_from(data.len()) {
                    Ok(count) => self.put_data(vm, &[code::SHORT_BIN_BYTES, count], data, None),
                    Err(_) => {
                        self.put_counted(vm, (code::BIN_BYTES, code::BIN_BYTES8), data, value)
                    }
                }
                self.memoize(vm, value);
                return Ok(());
            }
            Kind::ByteArray if self.protocol >= 5 => {
                let data = ByteArray(value).data(vm);
                let mut head = [code::BYTE_ARRAY8; 9];
                head[1..].copy_from_slice(&(data.len() as u64).to_le_bytes());
                self.put_data(vm, &head, data, None);
                self.memoize(vm, value);
                return Ok(());
            }
            Kind::Tuple | Kind::List | Kind::Dict => {}
            Kind::Set | Kind::FrozenSet | Kind::Instance if self.protocol >= 4 => {}
            Kind::Class if self.protocol >= 4 => {
                let class = vm.as_class(value).filter(|class| globals::place(vm, class).is_ok());
                if let Some(class) = class {
                    return self.class(vm, class);
                }
            }
            _ if self.protocol >= 4 => {}
            _ => return Err(Not::Plain),
        }
        self.depth += 1;
        if self.depth > DEEPEST && self.protocol < 4 {
            return Err(Not::Plain);
        }
        let mut plain = Ok(());
        let done =
            vm.nested_in(" while pickling an object", |vm| match self.container(vm, value) {
                Err(Not::Raised) => Err(Raised),
                other => {
                    plain = other;
                    Ok(())
                }
            });
        self.depth -= 1;
        done?;
        plain
    }

    // Items are read afresh each time: what is called meanwhile may change their container.
    fn container(&mut self, vm: &mut Vm, value: Value) -> Result<(), Not> {
        match value.kind() {
            Kind::Tuple => self.tuple(vm, value),
            Kind::Instance if self.is_usual(vm, value) => self.instance(vm, value),
            Kind::List => {
                self.put(&[code::EMPTY_LIST]);
                self.memoize(vm, value);
                if let [item] = items_of(vm, value) {
                    self.save(vm, *item)?;
                    self.put(&[code::APPEND]);
                    return Ok(());
                }
                let mut at = 0;
                while at < items_of(vm, value).len() {
                    self.put(&[code::MARK]);
                    let end = at + BATCH;
                    while at < end
                        && let Some(item) = items_of(vm, value).get(at).copied()
                    {
                        self.save(vm, item)?;
                        at += 1;
                    }
                    self.put(&[code::APPENDS]);
                }
                Ok(())
            }
            Kind::Dict => {
                self.put(&[code::EMPTY_DICT]);
                self.memoize(vm, value);
                let dict = Dict(value);
                let count = dict.len();
                if count == 1 {
                    let Some((_, key, value)) = dict.next(0) else { return Err(Not::Plain) };
                    self.save(vm, key)?;
                    self.save(vm, value)?;
                    self.put(&[code::SET_ITEM]);
                } else if count > 0 {
                    self.batches(code::SET_ITEMS, |writer, at| {
                        let Some((next, key, value)) = dict.next(at) else { return Ok(None) };
                        writer.save(vm, key)?;
                        writer.save(vm, value)?;
                        if dict.len() != count {
                            let text = "dictionary changed size during iteration";
                            return Ok(vm.raise(Type::RuntimeError, text)?);
                        }
                        Ok(Some(next))
                    })?;
                }
                Ok(())
            }
            Kind::Set => {
                self.put(&[code::EMPTY_SET]);
                self.memoize(vm, value);
                let count = Set(value).len();
                if count == 0 {
                    return Ok(());
                }
                self.batches(code::ADD_ITEMS, |writer, at| {
                    let Some((next, key)) = Set(value).next(at) else { return Ok(None) };
                    writer.save(vm, key)?;
                    if Set(value).len() != count {
                        let text = "set changed size during iteration";
                        return Ok(vm.raise(Type::RuntimeError, text)?);
                    }
                    Ok(Some(next))
                })
            }
            Kind::FrozenSet => {
                self.put(&[code::MARK]);
                let mut at = 0;
                while let Some((next, key)) = Set(value).next(at) {
                    at = next;
                    self.save(vm, key)?;
                }
                // One that holds itself by way of an instance is there by now.
                if let Some(number) = self.memo.get(vm, value) {
                    self.put(&[code::POP_MARK]);
                    self.get(number);
                    return Ok(());
                }
                self.put(&[code::FROZEN_SET]);
                self.memoize(vm, value);
                Ok(())
            }
            _ => self.other(vm, value),
        }
    }

    /// A class, by module and name.
    fn class(&mut self, vm: &mut Vm, class: ClassRef) -> Result<(), Not> {
        let object = class.object.get();
        if let Some(number) = self.memo.get(vm, object) {
            self.get(number);
            return Ok(());
        }
        let Ok((module, name)) = globals::place(vm, class) else { return self.save(vm, object) };
        self.save(vm, module)?;
        self.save(vm, name)?;
        self.put(&[code::STACK_GLOBAL]);
        self.memoize(vm, object);
        Ok(())
    }

    /// Whether an instance is pickled in the usual way. That its map says, unless it has a dict.
    fn is_usual(&mut self, vm: &Vm, value: Value) -> bool {
        let map = value.map();
        let version = map.version.get();
        if let Some(is_usual) = self.usual.get(&version) {
            return *is_usual;
        }
        let class = map.class;
        let mut special = Dict(self.dispatch).iter();
        let is_usual = globals::is_usual(vm, class)
            && globals::is_pickled_as_usual(vm, value, class)
            && special.all(|(key, _)| key != class.object.get());
        if !map.is_dict {
            self.usual.insert(version, is_usual);
        }
        is_usual
    }

    fn instance(&mut self, vm: &mut Vm, value: Value) -> Result<(), Not> {
        let map = value.map();
        self.class(vm, map.class)?;
        self.put(&[code::EMPTY_TUPLE, code::NEW_OBJ]);
        self.memoize(vm, value);
        let map = value.map();
        if map.is_dict {
            if attributes(value).is_empty() {
                return Ok(());
            }
            self.save(vm, value.field(OVERFLOW))?;
            self.put(&[code::BUILD]);
            return Ok(());
        }
        // They are read afresh, as what is called meanwhile may move them; the vector is for all instances.
        let mut held = self.attributes.take().unwrap_or_else(|| vm.heap.root_vec(Hold::Strong));
        let first = held.len();
        for (name, one) in attributes(value) {
            held.push(name);
            held.push(one);
        }
        let end = held.len();
        self.attributes = Some(held);
        match (end - first) / 2 {
            0 => return Ok(()),
            1 => {
                self.begin_state();
                self.save(vm, self.attribute(first))?;
                self.save(vm, self.attribute(first + 1))?;
                self.put(&[code::SET_ITEM]);
            }
            _ => {
                self.begin_state();
                self.batches(code::SET_ITEMS, |writer, at| {
                    let at = first + at;
                    if at == end {
                        return Ok(None);
                    }
                    writer.save(vm, writer.attribute(at))?;
                    writer.save(vm, writer.attribute(at + 1))?;
                    Ok(Some(at + 2 - first))
                })?;
            }
        }
        if let Some(held) = &mut self.attributes {
            held.truncate(first);
        }
        self.put(&[code::BUILD]);
        Ok(())
    }

    fn attribute(&self, at: usize) -> Value {
        self.attributes.as_ref().map_or(Value::NULL, |held| held.get(at))
    }

    /// The dict of an instance that has none: it has a number as every dict, and nothing refers to it.
    fn begin_state(&mut self) {
        self.put(&[code::EMPTY_DICT, code::MEMOIZE]);
        self.memo.skip();
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

    fn tuple(&mut self, vm: &mut Vm, value: Value) -> Result<(), Not> {
        let count = Tuple(value).items().len();
        if count == 0 {
            self.put(&[code::EMPTY_TUPLE]);
            return Ok(());
        }
        let is_short = count <= 3;
        if !is_short {
            self.put(&[code::MARK]);
        }
        for at in 0..count {
            self.save(vm, Tuple(value).items()[at])?;
        }
        // One that holds itself by way of a list is there by now.
        if let Some(number) = self.memo.get(vm, value) {
            match is_short {
                true => self.put(&[code::POP, code::POP, code::POP][..count]),
                false => self.put(&[code::POP_MARK]),
            }
            self.get(number);
            return Ok(());
        }
        self.put(&[match count {
            1 => code::TUPLE1,
            2 => code::TUPLE2,
            3 => code::TUPLE3,
            _ => code::TUPLE,
        }]);
        self.memoize(vm, value);
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
    let (Some(dispatch), Some(registry)) = (Dict::of(args.get(2)), Dict::of(args.get(3))) else {
        return Ok(vm.not_implemented());
    };
    if !registry.is_empty() {
        return Ok(vm.not_implemented());
    }
    let mut writer = Writer {
        out: Vec::new(),
        protocol,
        frame: None,
        memo: Memo::new(vm),
        depth: 0,
        dispatch: dispatch.0,
        usual: FxHashMap::default(),
        apart: args.get(4),
        has_called: false,
        far: None,
        far_at: Vec::new(),
        attributes: None,
    };
    writer.out.extend([code::PROTO, protocol]);
    match writer.save(vm, args.get(0)) {
        Ok(()) => writer.whole(vm),
        Err(Not::Plain) => Ok(vm.not_implemented()),
        Err(Not::Raised) => Err(Raised),
    }
}
