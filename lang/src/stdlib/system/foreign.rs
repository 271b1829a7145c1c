//! `_ctypes`: memory of C, and calls of functions in it, over libffi. What types are is in `stdlib/python/_ctypes.py`.
//!
//! ```text
//! Memory          a block of its own, a part of another one, or what lies at an address: it lends its bytes
//! _call           a function at an address; arguments and result lie in Memory, and a text for each says how they are handed over
//! _closure        a function of the program as one of C
//! ```
//!
//! **Absent:** safety. A wrong address or type ends the process, as it does in CPython.

// Memory is read and written where a program says, and functions are called that it names.
#![allow(unsafe_code)]

use super::c_int;
use crate::builtins::ANY;
use crate::builtins::make::finish;
use crate::object::kept::{Lent, native, nothing};
use crate::object::memoryview::View;
use crate::object::{ByteArray, Int, List, Raised, Str, Tuple, Type, Value, instance::payload};
use crate::vm::threads::WayBack;
use crate::vm::{Args, Builtin, Role, Vm};
use libffi::low;
use libffi::middle::{Arg, Cif, Closure, CodePtr, Ret, Type as Kind};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString, c_void};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_ctypes";
    "_make" make (2, 2) "(cls, size)" ANY;
    "_make_at" make_at (3, 3) "(cls, address, size)" ANY;
    "_make_part" make_part (4, 4) "(cls, memory, offset, size)" ANY;
    "_lent" lent_by (1, 1) "(buffer)" ANY;
    "_address" address (1, 1) "(memory)" ANY;
    "_length" length (1, 1) "(memory)" ANY;
    "_grow" grow (2, 2) "(memory, size)" ANY;
    "_read" read (4, 4) "(memory, offset, code, swapped)" ANY;
    "_write" write (5, 5) "(memory, offset, code, swapped, value)" ANY;
    "_bytes" bytes (2, 2) "(address, size)" ANY;
    "_wide" wide (2, 2) "(address, size)" ANY;
    "_copy" copy (3, 3) "(memory, offset, data)" ANY;
    "_open" open (2, 2) "(name, flags)" ANY;
    "_symbol" symbol (2, 2) "(handle, name)" ANY;
    "dlclose" close (1, 1) "(handle, /)" ANY;
    "_call" call (7, 7) "(address, flags, fixed, result_type, result, types, arguments)" ANY;
    "_closure" closure (5, 5) "(result_type, types, called, function, flags)" ANY;
    "_entry" entry (1, 1) "(closure)" ANY;
    "get_errno" get_error (0, 0) "()" ANY;
    "set_errno" set_error (1, 1) "(value, /)" ANY;
    "_addresses" addresses (0, 0) "()" ANY;
}

static NEW: Builtin =
    Builtin::new("Memory", make_anew, (0, 255), "()", ANY).of_class(Role::New).with_keywords();

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_ctypes", FUNCTIONS)?;
    let class = vm.complete_class(Type::Memory, Some(&NEW), &[], &[])?;
    vm.set_in_module(module, "_Memory", class)?;
    Ok(module)
}

/// A block of memory.
struct Block {
    address: Cell<usize>,
    length: Cell<usize>,
    /// Its own memory, in words so that anything is aligned; none of what lies elsewhere.
    own: RefCell<Vec<u128>>,
}

fn lends(what: &dyn Any) -> Option<Lent> {
    let block: &Block = what.downcast_ref()?;
    let (address, length) = (block.address.get(), block.length.get());
    Some(Lent { address, length, is_read_only: false })
}

fn fresh(length: usize) -> Block {
    // One more, so that an address is there even of nothing.
    let mut own = vec![0u128; length / 16 + 1];
    let address = own.as_mut_ptr() as usize;
    Block { address: Cell::new(address), length: Cell::new(length), own: RefCell::new(own) }
}

fn size(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    match usize::try_from(vm.index_i64(value)?) {
        Ok(size) => Ok(size),
        Err(_) => vm.raise(Type::ValueError, "negative size"),
    }
}

fn make_anew(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let made = vm.new_native(Type::Memory, fresh(0), 0, lends)?;
    finish(vm, args, Type::Memory, made)
}

fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let length = size(vm, args.get(1))?;
    vm.room_for(length.saturating_mul(2))?;
    let made = vm.new_native(Type::Memory, fresh(length), length, lends)?;
    finish(vm, args, Type::Memory, made)
}

fn place(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    let index = vm.index(value)?;
    let whole = Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
    let low = whole & dashu_int::IBig::from(u64::MAX);
    Ok(u64::try_from(&low).unwrap_or_default() as usize)
}

fn elsewhere(address: usize, length: usize) -> Block {
    Block { address: Cell::new(address), length: Cell::new(length), own: RefCell::default() }
}

fn make_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (address, length) = (place(vm, args.get(1))?, size(vm, args.get(2))?);
    let made = vm.new_native(Type::Memory, elsewhere(address, length), 0, lends)?;
    finish(vm, args, Type::Memory, made)
}

/// A part of another block, or of what [`lent_by`] gives, which lives as long.
fn make_part(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (offset, length) = (size(vm, args.get(2))?, size(vm, args.get(3))?);
    let from = block(vm, args.get(1))?.address.get();
    let made = vm.new_native(Type::Memory, elsewhere(from + offset, length), 0, lends)?;
    vm.heap.set(made, 2, payload(args.get(1)));
    finish(vm, args, Type::Memory, made)
}

/// The memory of something that may be written to. Its length stays as long as this lives.
fn lent_by(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let whole = vm.view_of(args.get(0))?;
    if View::of(whole).is_some_and(View::is_read_only) {
        return vm.raise(Type::TypeError, "underlying buffer is not writable");
    }
    let view = vm.writable_bytes(args.get(0), "underlying buffer")?;
    if let Some(bytes) = ByteArray::shared(view.object()) {
        vm.settle_bytes(bytes)?;
    }
    let (start, length) = (view.start(), view.byte_count());
    let address = view.whole_mut(vm).as_ptr() as usize + start;
    let made = vm.new_native(Type::Memory, elsewhere(address, length), 0, lends)?;
    vm.heap.set(made, 2, view.0);
    Ok(made)
}

fn block(vm: &mut Vm, value: Value) -> Result<&'static Block, Raised> {
    match native::<Block>(value) {
        Some(block) => Ok(block),
        None => vm.raise(Type::TypeError, "expected CData instance"),
    }
}

fn address(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let block = block(vm, args.get(0))?;
    vm.new_uint(block.address.get() as u64)
}

fn length(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let block = block(vm, args.get(0))?;
    vm.new_int(block.length.get() as i64)
}

/// Gives a block more room; what it has stays.
fn grow(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (block, length) = (block(vm, args.get(0))?, size(vm, args.get(1))?);
    let mut own = block.own.borrow_mut();
    if own.is_empty() {
        let text = "Memory cannot be resized because this object doesn't own it";
        return vm.raise(Type::ValueError, text);
    }
    let words = (length / 16 + 1).max(own.len());
    own.resize(words, 0);
    block.address.set(own.as_mut_ptr() as usize);
    block.length.set(length);
    Ok(vm.none())
}

/// Where something of so many bytes is in a block.
fn within(vm: &mut Vm, value: Value, offset: Value, count: usize) -> Result<*mut u8, Raised> {
    let (block, offset) = (block(vm, value)?, size(vm, offset)?);
    if offset.checked_add(count).is_none_or(|end| end > block.length.get()) {
        return vm.raise(Type::IndexError, "outside of the memory");
    }
    Ok((block.address.get() + offset) as *mut u8)
}

/// The bytes of a code.
fn width(code: u8) -> usize {
    match code {
        b'c' | b'b' | b'B' | b'?' => 1,
        b'h' | b'H' | b'v' => 2,
        b'i' | b'I' | b'f' | b'u' => 4,
        b'g' => 16,
        _ => 8,
    }
}

fn code_of(vm: &mut Vm, value: Value) -> Result<u8, Raised> {
    match Str::of(payload(value)).and_then(|text| text.text().bytes().next()) {
        Some(code) => Ok(code),
        None => vm.raise(Type::TypeError, "a code is a letter"),
    }
}

/// A `long double` of x86-64 as a float: 64 bits of the number, then its exponent and sign.
fn from_long(raw: &[u8]) -> f64 {
    let whole = u64::from_le_bytes(std::array::from_fn(|at| raw[at]));
    let head = u16::from_le_bytes([raw[8], raw[9]]);
    let exponent = (head & 0x7fff) as i32;
    let size = match exponent {
        0x7fff if whole << 1 == 0 => f64::INFINITY,
        0x7fff => f64::NAN,
        // In two steps, as one factor alone may be too small for a float.
        _ => {
            let by = exponent - 16383 - 63;
            whole as f64 * 2f64.powi(by / 2) * 2f64.powi(by - by / 2)
        }
    };
    if head & 0x8000 != 0 { -size } else { size }
}

fn to_long(x: f64) -> [u8; 16] {
    let mut raw = [0; 16];
    let bits = x.to_bits();
    let sign = ((bits >> 63) as u16) << 15;
    let (exponent, part) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let (whole, head) = match exponent {
        0 if part == 0 => (0, 0),
        0 => {
            let shift = part.leading_zeros();
            (part << shift, (16383 - 1022 - (shift as i32 - 11)) as u16)
        }
        0x7ff => (1 << 63 | part << 11, 0x7fff),
        _ => (1 << 63 | part << 11, (exponent - 1023 + 16383) as u16),
    };
    raw[..8].copy_from_slice(&whole.to_le_bytes());
    raw[8..10].copy_from_slice(&(head | sign).to_le_bytes());
    raw
}

/// `_read(memory, offset, code, swapped)`: addresses are numbers.
fn read(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = code_of(vm, args.get(2))?;
    let count = width(code);
    let from = within(vm, args.get(0), args.get(1), count)?;
    let mut raw = [0u8; 16];
    // SAFETY: it is within the block; what is behind a foreign address is the program's to know.
    unsafe { std::ptr::copy_nonoverlapping(from, raw.as_mut_ptr(), count) };
    if vm.truth(args.get(3))? {
        raw[..count].reverse();
    }
    let wide = u64::from_le_bytes(std::array::from_fn(|at| raw[at]));
    let shift = 64 - 8 * count.min(8) as u32;
    let signed = ((wide << shift) as i64) >> shift;
    match code {
        b'c' => vm.new_bytes(&raw[..1]),
        b'?' => Ok(vm.bool(raw[0] != 0)),
        b'f' => vm.new_float(f32::from_bits(wide as u32) as f64),
        b'd' => vm.new_float(f64::from_bits(wide)),
        b'g' => vm.new_float(from_long(&raw)),
        b'u' => text_of(vm, &[wide as u32]),
        b'b' | b'h' | b'v' | b'i' | b'l' | b'q' => vm.new_int(signed),
        _ => vm.new_uint(wide),
    }
}

/// `_write(memory, offset, code, swapped, value)`: integers lose what does not fit.
fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = code_of(vm, args.get(2))?;
    let (count, value) = (width(code), args.get(4));
    let mut raw = [0u8; 16];
    match code {
        b'f' => raw[..4].copy_from_slice(&(vm.to_double(value)? as f32).to_le_bytes()),
        b'd' => raw[..8].copy_from_slice(&vm.to_double(value)?.to_le_bytes()),
        b'g' => raw = to_long(vm.to_double(value)?),
        b'?' => raw[0] = vm.truth(value)? as u8,
        _ => raw[..8].copy_from_slice(&(place(vm, value)? as u64).to_le_bytes()),
    }
    if vm.truth(args.get(3))? {
        raw[..count].reverse();
    }
    let to = within(vm, args.get(0), args.get(1), count)?;
    // SAFETY: as above.
    unsafe { std::ptr::copy_nonoverlapping(raw.as_ptr(), to, count) };
    Ok(vm.none())
}

/// `_bytes(address, size)`: up to a zero byte if the size is below zero.
fn bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (address, count) = (place(vm, args.get(0))?, vm.index_i64(args.get(1))?);
    // SAFETY: what lies there is the program's to know.
    let data = unsafe {
        match usize::try_from(count) {
            Ok(0) => Vec::new(),
            Ok(count) => {
                let mut data = vec![0u8; count];
                libc::memcpy(data.as_mut_ptr().cast(), address as *const c_void, count);
                data
            }
            Err(_) => CStr::from_ptr(address as *const libc::c_char).to_bytes().to_vec(),
        }
    };
    vm.new_bytes(&data)
}

fn text_of(vm: &mut Vm, codes: &[u32]) -> Result<Value, Raised> {
    let mut text = String::new();
    for code in codes {
        match char::from_u32(*code) {
            Some(c) => text.push(c),
            None => {
                let text = format!("character U+{code:x} is not in range [U+0000; U+10ffff]");
                return vm.raise(Type::ValueError, text);
            }
        }
    }
    vm.new_str(&text)
}

/// The same of wide characters.
fn wide(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (address, count) = (place(vm, args.get(0))?, vm.index_i64(args.get(1))?);
    let mut codes = Vec::new();
    while count < 0 || (codes.len() as i64) < count {
        let at = (address + 4 * codes.len()) as *const u32;
        // SAFETY: what lies there is the program's to know.
        let code = unsafe { at.read_unaligned() };
        if count < 0 && code == 0 {
            break;
        }
        codes.push(code);
    }
    text_of(vm, &codes)
}

/// `_copy(memory, offset, data)`
fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(2))?;
    let to = within(vm, args.get(0), args.get(1), data.len())?;
    // SAFETY: it is within the block. They may overlap.
    unsafe { std::ptr::copy(data.as_ptr(), to, data.len()) };
    Ok(vm.none())
}

fn last_error(vm: &mut Vm) -> Result<Value, Raised> {
    // SAFETY: the library's text, if there is one, stays until the next call.
    let text = unsafe {
        let text = libc::dlerror();
        (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
    };
    let text = vm.new_str(&text.unwrap_or_else(|| "dlopen() error".into()))?;
    vm.raise_with(Type::OSError, &[text])
}

/// `_open(name, flags)`: a shared object, or the program itself for None.
fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = match args.get(0) {
        none if none == vm.none() => None,
        name => Some(super::paths::c_text(vm, name)?),
    };
    let flags = c_int(vm, args.get(1))?;
    let name = name.as_ref().map_or(std::ptr::null(), |name| name.as_ptr());
    // SAFETY: what the object does as it is loaded is the program's wish.
    let handle = unsafe { libc::dlopen(name, flags) };
    if handle.is_null() {
        return last_error(vm);
    }
    vm.new_uint(handle as u64)
}

/// `_symbol(handle, name)`: an address, or None.
fn symbol(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let handle = place(vm, args.get(0))?;
    let text = match Str::of(payload(args.get(1))) {
        Some(text) => text.text().to_string(),
        None => return vm.raise(Type::TypeError, "a name is a string"),
    };
    let Ok(name) = CString::new(text) else {
        return vm.raise(Type::ValueError, "embedded null byte");
    };
    // SAFETY: the handle is the program's to know.
    let found = unsafe {
        libc::dlerror();
        libc::dlsym(handle as *mut c_void, name.as_ptr())
    };
    if found.is_null() {
        return last_error(vm);
    }
    vm.new_uint(found as u64)
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let handle = place(vm, args.get(0))?;
    // SAFETY: as above.
    if unsafe { libc::dlclose(handle as *mut c_void) } != 0 {
        return last_error(vm);
    }
    Ok(vm.none())
}

/// How libffi hands something over: a letter, or a tuple of what a structure holds.
fn kind(vm: &mut Vm, value: Value) -> Result<Kind, Raised> {
    let plain = payload(value);
    if let Some(parts) = Tuple::of(plain) {
        let mut kinds = Vec::with_capacity(parts.len());
        for at in 0..parts.len() {
            kinds.push(kind(vm, parts.get(at))?);
        }
        return Ok(Kind::structure(kinds));
    }
    Ok(match code_of(vm, value)? {
        b'c' | b'b' => Kind::i8(),
        b'B' | b'?' => Kind::u8(),
        b'h' => Kind::i16(),
        b'H' => Kind::u16(),
        b'i' | b'u' => Kind::i32(),
        b'I' => Kind::u32(),
        b'l' | b'q' => Kind::i64(),
        b'L' | b'Q' => Kind::u64(),
        b'f' => Kind::f32(),
        b'd' => Kind::f64(),
        b'g' => Kind::longdouble(),
        b'-' => Kind::void(),
        _ => Kind::pointer(),
    })
}

fn kinds(vm: &mut Vm, value: Value) -> Result<Vec<Kind>, Raised> {
    let list: List = vm.to_list(value)?;
    (0..list.len()).map(|at| kind(vm, list.get(at))).collect()
}

/// `FUNCFLAG_PYTHONAPI`: the function may count on the lock.
const KEEPS_LOCK: i32 = 4;
/// `FUNCFLAG_USE_ERRNO`
const USES_ERROR: i32 = 8;

thread_local! {
    /// What programs see as `errno`.
    static ERROR: Cell<i32> = const { Cell::new(0) };
    /// How a function of C calls the program that has called it.
    static CALLER: Cell<*const WayBack> = const { Cell::new(std::ptr::null()) };
}

/// Exchanges the program's error and the C library's.
fn swap_error() {
    // SAFETY: the place of the thread's error is always there.
    let place = unsafe { &mut *libc::__errno_location() };
    *place = ERROR.replace(*place);
}

/// `_call(address, flags, fixed, result_type, result, types, arguments)`: `fixed` is how many arguments have a place of their own, or -1.
fn call(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (address, flags) = (place(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let fixed = vm.index_i64(args.get(2))?;
    let result_kind = kind(vm, args.get(3))?;
    let result = block(vm, args.get(4))?;
    let kinds = kinds(vm, args.get(5))?;
    let list: List = vm.to_list(args.get(6))?;
    let mut given = Vec::with_capacity(list.len());
    for at in 0..list.len() {
        let block = block(vm, list.get(at))?;
        // SAFETY: the block lives as long as the list, and libffi only reads it.
        given.push(Arg::new(unsafe { &*(block.address.get() as *const u8) }));
    }
    if given.len() != kinds.len() {
        return vm.raise(Type::SystemError, "each argument has a type");
    }
    let cif = match usize::try_from(fixed) {
        Ok(fixed) if fixed < kinds.len() => Cif::try_new_variadic(kinds, fixed, result_kind),
        _ => Cif::try_new(kinds, result_kind),
    };
    let Ok(cif) = cif else {
        return vm.raise(Type::RuntimeError, "ffi_prep_cif failed");
    };
    let way = vm.way_back();
    let keeps_lock = flags & KEEPS_LOCK != 0;
    let way = if keeps_lock { way.with_lock() } else { way };
    let before = CALLER.replace(&raw const way);
    let code = CodePtr(address as *mut c_void);
    let run = || {
        if flags & USES_ERROR != 0 {
            swap_error();
        }
        // SAFETY: that the function is one, and takes such arguments, is the program's to know. There is room for the result.
        unsafe {
            let room = &mut *(result.address.get() as *mut u8);
            cif.call_return_into(code, &given, Ret::new(room));
        }
        if flags & USES_ERROR != 0 {
            swap_error();
        }
    };
    match keeps_lock {
        true => run(),
        false => vm.blocking(run),
    }
    CALLER.set(before);
    // Callbacks of the program may have raised what cannot go through C: that was shown.
    vm.attend_to_outside()?;
    Ok(vm.none())
}

/// A function of the program as one of C.
struct Callback {
    /// Freed before what it refers to.
    closure: RefCell<Option<Closure<'static>>>,
    /// What is called: kept alive by the word of the object.
    target: Box<Target>,
}

struct Target {
    /// The object of the closure, which refers to the function.
    object: Cell<Value>,
    /// How many bytes the result has.
    result: usize,
    count: usize,
    flags: i32,
}

impl Drop for Callback {
    fn drop(&mut self) {
        self.closure.borrow_mut().take();
    }
}

unsafe extern "C" fn called(
    _: &low::ffi_cif,
    result: &mut u128,
    args: *const *const c_void,
    target: &Target,
) {
    // The widest result that libffi has room for, where it has.
    let result = std::ptr::from_mut(result).cast::<u8>();
    // SAFETY: libffi has room for a word at least.
    unsafe { result.write_bytes(0, target.result) };
    // SAFETY: the way is there as long as `call` waits in the same thread for the function that has called this.
    let Some(way) = (unsafe { CALLER.get().as_ref() }) else {
        eprintln!(
            "sidewinder: C called a function of the program in a thread that is none of the program's"
        );
        return;
    };
    if target.flags & USES_ERROR != 0 {
        swap_error();
    }
    let addresses: Vec<usize> = (0..target.count)
        // SAFETY: there are as many arguments as were said.
        .map(|at| unsafe { *args.add(at) } as usize)
        .collect();
    let answer = |vm: &mut Vm| {
        let functions = Tuple(target.object.get().field(2));
        match run_callback(vm, functions.get(0), &addresses, result as usize) {
            Ok(none) if none == vm.none() => {}
            Ok(failed) => {
                let Err(Raised) = vm.raise_value::<()>(failed) else { return };
                let place = "on converting result of ctypes callback function";
                vm.ignore_exception_in(place, functions.get(1));
            }
            Err(Raised) => {
                vm.ignore_exception_in("on calling ctypes callback function", functions.get(1));
            }
        }
    };
    // SAFETY: as above.
    unsafe { way.run(answer) };
    if target.flags & USES_ERROR != 0 {
        swap_error();
    }
}

/// Calls the function with the addresses of the arguments and of the result. It answers with the exception if what it got is no result.
fn run_callback(
    vm: &mut Vm,
    function: Value,
    addresses: &[usize],
    result: usize,
) -> Result<Value, Raised> {
    let mut numbers = Vec::with_capacity(addresses.len());
    for address in addresses {
        numbers.push(vm.new_uint(*address as u64)?);
    }
    let addresses = vm.new_tuple(&numbers)?;
    let result = vm.new_uint(result as u64)?;
    vm.call(function, &[addresses, result])
}

/// `_closure(result_type, types, called, function, flags)`: `called` gets addresses, and does it with what the function says.
fn closure(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let result = kind(vm, args.get(0))?;
    let kinds = kinds(vm, args.get(1))?;
    let flags = c_int(vm, args.get(4))?;
    let functions = vm.new_tuple(&[args.get(2), args.get(3)])?;
    let is_void = Str::of(payload(args.get(0))).is_some_and(|code| code.text() == "-");
    let count = kinds.len();
    let Ok(cif) = Cif::try_new(kinds, result) else {
        return vm.raise(Type::RuntimeError, "ffi_prep_cif failed");
    };
    let result = if is_void { 0 } else { 8 };
    let target = Box::new(Target { object: Cell::new(Value::NULL), result, count, flags });
    // SAFETY: the target lives as long as the closure, which is freed first.
    let reference: &'static Target = unsafe { &*std::ptr::from_ref(&*target) };
    let Ok(closure) = Closure::try_new(cif, called, reference) else {
        return vm.raise(Type::MemoryError, "no room for a callback");
    };
    let callback = Callback { closure: RefCell::new(Some(closure)), target };
    let made = vm.new_native(Type::Memory, callback, 256, nothing)?;
    vm.heap.set(made, 2, functions);
    if let Some(callback) = native::<Callback>(made) {
        callback.target.object.set(made);
    }
    Ok(made)
}

/// The address of a closure's code.
fn entry(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let address = native::<Callback>(args.get(0)).and_then(|callback| {
        let closure = callback.closure.borrow();
        closure.as_ref().map(|closure| *closure.code_ptr() as usize)
    });
    vm.new_uint(address.unwrap_or(0) as u64)
}

fn get_error(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_int(ERROR.get() as i64)
}

fn set_error(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let error = c_int(vm, args.get(0))?;
    vm.new_int(ERROR.replace(error) as i64)
}

/// Where `memmove` and `memset` are.
fn addresses(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let all = [libc::memmove as *const () as u64, libc::memset as *const () as u64];
    let all = [vm.new_uint(all[0])?, vm.new_uint(all[1])?];
    vm.new_tuple(&all)
}
