//! `mmap`: files, and memory without a file, as bytes that are read and written in place.
//!
//! A map lends its bytes (`object/kept.rs`), so that views look at the memory itself. As long as one does, the map neither closes nor moves.
//!
//! Where a file has become shorter than its map, the system answers an access with SIGBUS, which ends the process as it does CPython's.

// Memory is mapped, and read and written where it is.
#![allow(unsafe_code)]

use super::{c_int, raise_last};
use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::builtins::make::finish;
use crate::builtins::objects::{Computed, computed};
use crate::object::kept::{Lent, native};
use crate::object::range::bounds_of;
use crate::object::{Kind, Raised, Type, Value, instance::payload, memoryview::writable};
use crate::vm::{Args, Builtin, Needed, Role, Vm};
use std::any::Any;
use std::cell::Cell;
use std::io::Error;

static NEW: Builtin = Builtin::new(
    "mmap",
    new,
    (0, 255),
    "(fileno, length, flags=MAP_SHARED, prot=PROT_WRITE|PROT_READ, access=ACCESS_DEFAULT, offset=0)",
    ANY,
)
.of_class(Role::New)
.with_keywords();

crate::builtins! {
    /// Methods of maps.
    METHODS of Mmap;
    "close" close (0, 0) "()" ANY;
    "find" find (0, 255) "(sub, start, end)" ANY;
    "rfind" find_last (0, 255) "(sub, start, end)" ANY;
    "flush" flush (0, 255) "(offset, size)" ANY;
    "madvise" advise (0, 255) "(option, start, length)" ANY;
    "move" move_within (0, 255) "(dest, src, count)" ANY;
    "read" read (0, 255) "(n)" ANY;
    "read_byte" read_byte (0, 0) "()" ANY;
    "readline" read_line (0, 0) "()" ANY;
    "resize" resize (0, 255) "(newsize)" ANY;
    "seek" seek (0, 255) "(pos, whence=os.SEEK_SET)" ANY;
    "size" size (0, 0) "()" ANY;
    "tell" tell (0, 0) "()" ANY;
    "write" write (1, 1) "(bytes)" ANY;
    "write_byte" write_byte (1, 1) "(byte)" ANY;
    "__enter__" enter (0, 0) "()" ANY;
    "__exit__" exit (0, 255) "(*args)" ANY;
    "__sizeof__" size_of_object (0, 0) "()" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "__len__" length (0, 0) "()" ANY;
    "__getitem__" get (1, 1) "(key)" ANY;
    "__setitem__" set (2, 2) "(key, value)" ANY;
    "__delitem__" delete (1, 1) "(key)" ANY;
}

static COMPUTED: &[Computed] = &[computed(Type::Mmap, "closed", is_closed, None)];

const ACCESS_DEFAULT: i32 = 0;
const ACCESS_READ: i32 = 1;
const ACCESS_WRITE: i32 = 2;
const ACCESS_COPY: i32 = 3;

const NUMBERS: &[(&str, i64)] = &[
    ("ACCESS_DEFAULT", ACCESS_DEFAULT as i64),
    ("ACCESS_READ", ACCESS_READ as i64),
    ("ACCESS_WRITE", ACCESS_WRITE as i64),
    ("ACCESS_COPY", ACCESS_COPY as i64),
    ("MAP_SHARED", libc::MAP_SHARED as i64),
    ("MAP_PRIVATE", libc::MAP_PRIVATE as i64),
    ("MAP_DENYWRITE", libc::MAP_DENYWRITE as i64),
    ("MAP_EXECUTABLE", libc::MAP_EXECUTABLE as i64),
    ("MAP_ANON", libc::MAP_ANONYMOUS as i64),
    ("MAP_ANONYMOUS", libc::MAP_ANONYMOUS as i64),
    ("MAP_POPULATE", libc::MAP_POPULATE as i64),
    ("MAP_STACK", libc::MAP_STACK as i64),
    ("PROT_READ", libc::PROT_READ as i64),
    ("PROT_WRITE", libc::PROT_WRITE as i64),
    ("PROT_EXEC", libc::PROT_EXEC as i64),
    ("MADV_NORMAL", libc::MADV_NORMAL as i64),
    ("MADV_RANDOM", libc::MADV_RANDOM as i64),
    ("MADV_SEQUENTIAL", libc::MADV_SEQUENTIAL as i64),
    ("MADV_WILLNEED", libc::MADV_WILLNEED as i64),
    ("MADV_DONTNEED", libc::MADV_DONTNEED as i64),
    ("MADV_REMOVE", libc::MADV_REMOVE as i64),
    ("MADV_DONTFORK", libc::MADV_DONTFORK as i64),
    ("MADV_DOFORK", libc::MADV_DOFORK as i64),
    ("MADV_HWPOISON", libc::MADV_HWPOISON as i64),
    ("MADV_MERGEABLE", libc::MADV_MERGEABLE as i64),
    ("MADV_UNMERGEABLE", libc::MADV_UNMERGEABLE as i64),
    ("MADV_HUGEPAGE", libc::MADV_HUGEPAGE as i64),
    ("MADV_NOHUGEPAGE", libc::MADV_NOHUGEPAGE as i64),
    ("MADV_DONTDUMP", libc::MADV_DONTDUMP as i64),
    ("MADV_DODUMP", libc::MADV_DODUMP as i64),
    ("MADV_FREE", libc::MADV_FREE as i64),
];

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("mmap", &[])?;
    let class = vm.complete_class(Type::Mmap, Some(&NEW), METHODS, COMPUTED)?;
    vm.set_in_module(module, "mmap", class)?;
    let error = vm.class(Type::OSError).object.get();
    vm.set_in_module(module, "error", error)?;
    vm.set_numbers(module, NUMBERS)?;
    // SAFETY: asking for a limit touches no memory.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    vm.set_numbers(module, &[("PAGESIZE", page), ("ALLOCATIONGRANULARITY", page)])?;
    Ok(module)
}

/// A map; its address is 0 once it is closed.
struct Map {
    address: Cell<usize>,
    length: Cell<usize>,
    position: Cell<usize>,
    offset: u64,
    /// A descriptor of the file's own, or -1.
    fd: Cell<i32>,
    access: i32,
}

impl Map {
    fn close(&self) {
        // SAFETY: the memory is the map's, and no view looks at it: views keep the object, and closing looks for them. So is the descriptor.
        unsafe {
            if self.fd.get() >= 0 {
                libc::close(self.fd.get());
            }
            if self.address.get() != 0 {
                libc::munmap(self.address.get() as *mut libc::c_void, self.length.get());
            }
        }
        self.fd.set(-1);
        self.address.set(0);
        self.length.set(0);
    }
}

impl Drop for Map {
    fn drop(&mut self) {
        self.close();
    }
}

fn lends(what: &dyn Any) -> Option<Lent> {
    let map: &Map = what.downcast_ref()?;
    (map.address.get() != 0).then(|| Lent {
        address: map.address.get(),
        length: map.length.get(),
        is_read_only: map.access == ACCESS_READ,
    })
}

fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["self", "fileno", "length", "flags", "prot", "access", "offset"];
    let bound = bind_least(vm, args, "", names, 2)?;
    let int = |vm: &mut Vm, value: Value, default: i32| match value.is_null() {
        true => Ok(default),
        false => c_int(vm, value),
    };
    let fd = c_int(vm, bound[1])?;
    let length = vm.index_i64(bound[2])?;
    let mut flags = int(vm, bound[3], libc::MAP_SHARED)?;
    let both = libc::PROT_READ | libc::PROT_WRITE;
    let mut prot = int(vm, bound[4], both)?;
    let mut access = int(vm, bound[5], ACCESS_DEFAULT)?;
    let offset = if bound[6].is_null() { 0 } else { vm.index_i64(bound[6])? };
    let Ok(mut length) = usize::try_from(length) else {
        return vm.raise(Type::OverflowError, "memory mapped length must be positive");
    };
    if offset < 0 {
        return vm.raise(Type::OverflowError, "memory mapped offset must be positive");
    }
    if access != ACCESS_DEFAULT && (flags != libc::MAP_SHARED || prot != both) {
        let text = "mmap can't specify both access and flags, prot.";
        return vm.raise(Type::ValueError, text);
    }
    match access {
        ACCESS_READ => prot = libc::PROT_READ,
        ACCESS_WRITE => {}
        ACCESS_COPY => flags = libc::MAP_PRIVATE,
        ACCESS_DEFAULT if prot & both == both => {}
        ACCESS_DEFAULT if prot & libc::PROT_WRITE != 0 => access = ACCESS_WRITE,
        ACCESS_DEFAULT => access = ACCESS_READ,
        _ => return vm.raise(Type::ValueError, "mmap invalid access parameter."),
    }
    let mut own = -1;
    if fd == -1 {
        flags |= libc::MAP_ANONYMOUS;
    } else {
        let fd = crate::stdlib::descriptor::descriptor(vm, bound[1])?;
        if let Some(size) = plain_size(fd) {
            let size = size as usize;
            if length == 0 && size == 0 {
                return vm.raise(Type::ValueError, "cannot mmap an empty file");
            }
            let Some(rest) = size.checked_sub(offset as usize).filter(|n| *n > 0 || length > 0)
            else {
                let text = match length {
                    0 => "mmap offset is greater than file size",
                    _ => "mmap length is greater than file size",
                };
                return vm.raise(Type::ValueError, text);
            };
            if length == 0 {
                length = rest;
            } else if rest < length {
                return vm.raise(Type::ValueError, "mmap length is greater than file size");
            }
        }
        // SAFETY: a descriptor is a number to the system.
        own = unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) };
        if own < 0 {
            return raise_last(vm);
        }
    }
    // SAFETY: the system chooses a place where nothing is.
    let at = unsafe { libc::mmap(std::ptr::null_mut(), length, prot, flags, own, offset) };
    if at == libc::MAP_FAILED {
        let error = Error::last_os_error();
        if own >= 0 {
            // SAFETY: the descriptor was made above.
            unsafe { libc::close(own) };
        }
        return vm.raise_os_error(&error, None);
    }
    let map = Map {
        address: Cell::new(at as usize),
        length: Cell::new(length),
        position: Cell::new(0),
        offset: offset as u64,
        fd: Cell::new(own),
        access,
    };
    let made = vm.new_native(Type::Mmap, map, 0, lends)?;
    finish(vm, args, Type::Mmap, made)
}

/// The size of a file, if it is a plain one.
fn plain_size(fd: i32) -> Option<i64> {
    // SAFETY: the structure is a local.
    let data = unsafe {
        let mut data: libc::stat = std::mem::zeroed();
        (libc::fstat(fd, &mut data) == 0).then_some(data)
    }?;
    (data.st_mode & libc::S_IFMT == libc::S_IFREG).then_some(data.st_size)
}

/// An argument that is an `unsigned char` of C.
fn c_byte(vm: &mut Vm, value: Value) -> Result<u8, Raised> {
    let number = vm.index_i64(value)?;
    match u8::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) if number > 0 => {
            vm.raise(Type::OverflowError, "unsigned byte integer is greater than maximum")
        }
        Err(_) => vm.raise(Type::OverflowError, "unsigned byte integer is less than minimum"),
    }
}

/// `self`, if it is not closed.
fn this(vm: &mut Vm, args: Args) -> Result<&'static Map, Raised> {
    match native::<Map>(args.get(0)) {
        Some(map) if map.address.get() != 0 => Ok(map),
        _ => vm.raise(Type::ValueError, "mmap closed or invalid"),
    }
}

/// The bytes, as long as nothing runs that could close the map.
fn bytes(vm: &Vm, args: Args) -> &[u8] {
    crate::object::kept::lent_bytes(payload(args.get(0)), vm).unwrap_or(&[])
}

/// The same, to be written to. TypeError if they may not be.
fn bytes_mut(vm: &mut Vm, args: Args) -> Result<&mut [u8], Raised> {
    let map = this(vm, args)?;
    if map.access == ACCESS_READ {
        let text = "mmap can't modify a readonly memory map.";
        return vm.raise(Type::TypeError, text);
    }
    Ok(writable(payload(args.get(0)), vm).unwrap_or(&mut []))
}

fn count(vm: &mut Vm, args: Args, name: &str, least: usize, most: usize) -> Result<(), Raised> {
    let given = args.len() - 1;
    if (least..=most).contains(&given) {
        return Ok(());
    }
    let (bound, number) = match given < least {
        _ if least == most => ("exactly", least),
        true => ("at least", least),
        false => ("at most", most),
    };
    let plural = if number == 1 { "" } else { "s" };
    let text = format!("{name}() takes {bound} {number} argument{plural} ({given} given)");
    vm.raise(Type::TypeError, text)
}

fn is_closed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let closed = native::<Map>(args.get(0)).is_none_or(|map| map.address.get() == 0);
    Ok(vm.bool(closed))
}

/// Whether a view looks at the memory: one that nothing refers to does not. The arguments are not there any more afterwards.
fn is_looked_at(vm: &mut Vm, args: Args) -> bool {
    let plain = payload(args.get(0));
    if !vm.is_lent(plain) {
        return false;
    }
    let is_last = vm.is_called_by_frame(&args);
    vm.forget_dead_everywhere(if is_last { Needed::Nothing } else { Needed::All });
    vm.is_lent(plain)
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = native::<Map>(args.get(0));
    if is_looked_at(vm, args) {
        return vm.raise(Type::BufferError, "cannot close exported pointers exist");
    }
    if let Some(map) = map {
        map.close();
    }
    Ok(vm.none())
}

fn enter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(vm, args)?;
    Ok(args.get(0))
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    close(vm, args)
}

/// A place in the map, counted from the end if it is negative.
fn place(vm: &mut Vm, value: Value, length: usize) -> Result<usize, Raised> {
    let at = vm.index_i64(value)?;
    let at = if at < 0 { at.saturating_add(length as i64).max(0) } else { at };
    Ok((at as usize).min(length))
}

fn found(vm: &mut Vm, args: Args, is_last: bool) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    count(vm, args, if is_last { "rfind" } else { "find" }, 1, 3)?;
    let wanted = vm.required_bytes(args.get(1))?;
    let (mut from, mut to) = (map.position.get(), map.length.get());
    if let Some(start) = args.optional(2) {
        from = place(vm, start, map.length.get())?;
    }
    if let Some(end) = args.optional(3) {
        to = place(vm, end, map.length.get())?;
    }
    this(vm, args)?;
    let Some(part) = bytes(vm, args).get(from..to) else { return vm.new_int(-1) };
    let at = match is_last {
        true => memchr::memmem::rfind(part, &wanted),
        false => memchr::memmem::find(part, &wanted),
    };
    vm.new_int(at.map_or(-1, |at| (from + at) as i64))
}

fn find(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    found(vm, args, false)
}

fn find_last(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    found(vm, args, true)
}

fn flush(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    count(vm, args, "flush", 0, 2)?;
    let offset = args.optional(1).map_or(Ok(0), |value| vm.index_i64(value))?;
    let length = map.length.get() as i64;
    let size = args.optional(2).map_or(Ok(length), |value| vm.index_i64(value))?;
    this(vm, args)?;
    if offset < 0 || size < 0 || length - offset < size {
        return vm.raise(Type::ValueError, "flush values out of range");
    }
    if matches!(map.access, ACCESS_READ | ACCESS_COPY) {
        return Ok(vm.none());
    }
    // SAFETY: the bytes are within the map.
    let result = unsafe {
        let at = (map.address.get() + offset as usize) as *mut libc::c_void;
        libc::msync(at, size as usize, libc::MS_SYNC)
    };
    if result < 0 {
        return raise_last(vm);
    }
    Ok(vm.none())
}

fn advise(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    count(vm, args, "madvise", 1, 3)?;
    let option = c_int(vm, args.get(1))?;
    let start = args.optional(2).map_or(Ok(0), |value| vm.index_i64(value))?;
    let size = map.length.get() as i64;
    let length = args.optional(3).map_or(Ok(size), |value| vm.index_i64(value))?;
    this(vm, args)?;
    if start < 0 || start >= size {
        return vm.raise(Type::ValueError, "madvise start out of bounds");
    }
    if length < 0 {
        return vm.raise(Type::ValueError, "madvise length invalid");
    }
    if i64::MAX - start < length {
        return vm.raise(Type::OverflowError, "madvise length too large");
    }
    // SAFETY: the bytes are within the map. Their content may change, as in a file that others write to.
    let result = unsafe {
        let at = (map.address.get() + start as usize) as *mut libc::c_void;
        libc::madvise(at, length.min(size - start) as usize, option)
    };
    if result != 0 {
        return raise_last(vm);
    }
    Ok(vm.none())
}

fn move_within(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    count(vm, args, "move", 3, 3)?;
    let mut numbers = [0; 3];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = vm.index_i64(args.get(at + 1))?;
    }
    let data = bytes_mut(vm, args)?;
    let [to, from, count] = numbers.map(|number| usize::try_from(number).unwrap_or(usize::MAX));
    let fits = |at: usize| at.checked_add(count).is_some_and(|end| end <= data.len());
    if !fits(to) || !fits(from) {
        let text = "source, destination, or count out of range";
        return vm.raise(Type::ValueError, text);
    }
    data.copy_within(from..from + count, to);
    Ok(vm.none())
}

fn read(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    if args.len() > 2 {
        let text = format!("read expected at most 1 argument, got {}", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let wanted = match args.optional(1).filter(|value| *value != vm.none()) {
        Some(value) => match vm.index_sized(value, Type::OverflowError)? {
            Some(count) => usize::try_from(count).ok(),
            None => {
                let class = vm.type_name(value);
                let text = format!("argument should be integer or None, not '{class}'");
                return vm.raise(Type::TypeError, text);
            }
        },
        None => None,
    };
    this(vm, args)?;
    let from = map.position.get().min(map.length.get());
    let rest = map.length.get() - from;
    let count = wanted.map_or(rest, |wanted| wanted.min(rest));
    let read = bytes(vm, args)[from..from + count].to_vec();
    map.position.set(from + count);
    vm.new_bytes(&read)
}

fn read_byte(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    let at = map.position.get();
    match bytes(vm, args).get(at) {
        Some(byte) => {
            let byte = *byte;
            map.position.set(at + 1);
            Ok(Value::small(byte as i64))
        }
        None => vm.raise(Type::ValueError, "read byte out of range"),
    }
}

fn read_line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    let from = map.position.get();
    let rest = bytes(vm, args).get(from..).unwrap_or(&[]);
    let count = memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
    let line = rest[..count].to_vec();
    map.position.set(from + count);
    vm.new_bytes(&line)
}

fn resize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    count(vm, args, "resize", 1, 1)?;
    let wanted = vm.index_i64(args.get(1))?;
    this(vm, args)?;
    if is_looked_at(vm, args) {
        let text = "mmap can't resize with extant buffers exported.";
        return vm.raise(Type::BufferError, text);
    }
    if !matches!(map.access, ACCESS_WRITE | ACCESS_DEFAULT) {
        let text = "mmap can't resize a readonly or copy-on-write memory map.";
        return vm.raise(Type::TypeError, text);
    }
    if wanted < 0 || i64::MAX - wanted < map.offset as i64 {
        return vm.raise(Type::ValueError, "new size out of range");
    }
    // SAFETY: the memory is the map's, and no view looks at it.
    let at = unsafe {
        if map.fd.get() >= 0 && libc::ftruncate(map.fd.get(), map.offset as i64 + wanted) < 0 {
            return raise_last(vm);
        }
        let old = map.address.get() as *mut libc::c_void;
        libc::mremap(old, map.length.get(), wanted as usize, libc::MREMAP_MAYMOVE)
    };
    if at == libc::MAP_FAILED {
        return raise_last(vm);
    }
    map.address.set(at as usize);
    map.length.set(wanted as usize);
    Ok(vm.none())
}

fn seek(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    count(vm, args, "seek", 1, 2)?;
    let to = vm.index_i64(args.get(1))?;
    let whence = args.optional(2).map_or(Ok(0), |value| c_int(vm, value))?;
    this(vm, args)?;
    let length = map.length.get() as i64;
    let from = match whence {
        0 => 0,
        1 => map.position.get() as i64,
        2 => length,
        _ => return vm.raise(Type::ValueError, "unknown seek type"),
    };
    match from.checked_add(to).filter(|to| (0..=length).contains(to)) {
        Some(to) => map.position.set(to as usize),
        None => return vm.raise(Type::ValueError, "seek out of range"),
    }
    Ok(vm.none())
}

/// The size of the file; OSError if there is none.
fn size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    // SAFETY: the structure is a local.
    let (result, size) = unsafe {
        let mut data: libc::stat = std::mem::zeroed();
        (libc::fstat(map.fd.get(), &mut data), data.st_size)
    };
    if result < 0 {
        return raise_last(vm);
    }
    vm.new_int(size)
}

fn tell(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    vm.new_int(map.position.get() as i64)
}

fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    let data = vm.required_bytes(args.get(1))?;
    let at = map.position.get();
    let to = bytes_mut(vm, args)?;
    match to.get_mut(at..at.saturating_add(data.len())) {
        Some(to) => to.copy_from_slice(&data),
        None => return vm.raise(Type::ValueError, "data out of range"),
    }
    map.position.set(at + data.len());
    vm.new_int(data.len() as i64)
}

fn write_byte(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    let byte = c_byte(vm, args.get(1))?;
    let at = map.position.get();
    match bytes_mut(vm, args)?.get_mut(at) {
        Some(to) => *to = byte,
        None => return vm.raise(Type::ValueError, "write byte out of range"),
    }
    map.position.set(at + 1);
    Ok(vm.none())
}

fn size_of_object(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_int(24 + size_of::<Map>() as i64)
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.type_name(args.get(0));
    let Some(map) = native::<Map>(args.get(0)).filter(|map| map.address.get() != 0) else {
        return vm.new_str(&format!("<{class} closed=True>"));
    };
    let access = match map.access {
        ACCESS_DEFAULT => "ACCESS_DEFAULT",
        ACCESS_READ => "ACCESS_READ",
        ACCESS_WRITE => "ACCESS_WRITE",
        _ => "ACCESS_COPY",
    };
    let (length, position, offset) = (map.length.get(), map.position.get(), map.offset);
    vm.new_str(&format!(
        "<{class} closed=False, access={access}, length={length}, pos={position}, offset={offset}>"
    ))
}

fn length(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let map = this(vm, args)?;
    vm.new_int(map.length.get() as i64)
}

/// The place of an item.
fn item_place(vm: &mut Vm, args: Args) -> Result<usize, Raised> {
    let Some(index) = vm.index_sized(args.get(1), Type::IndexError)? else {
        return vm.raise(Type::TypeError, "mmap indices must be integers");
    };
    let map = this(vm, args)?;
    match Vm::place_of(map.length.get(), index) {
        Some(at) => Ok(at),
        None => vm.raise(Type::IndexError, "mmap index out of range"),
    }
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(vm, args)?;
    if !args.get(1).is(Kind::Slice) {
        let at = item_place(vm, args)?;
        return Ok(Value::small(bytes(vm, args)[at] as i64));
    }
    let cut = vm.cut_of(bounds_of(args.get(1)))?;
    let map = this(vm, args)?;
    let (start, step, count) = cut.of(map.length.get());
    let data = bytes(vm, args);
    let part = match step {
        1 => data[start as usize..start as usize + count].to_vec(),
        _ => (0..count as i64).map(|k| data[(start + k * step) as usize]).collect(),
    };
    vm.new_bytes(&part)
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    bytes_mut(vm, args)?;
    let value = args.get(2);
    if !args.get(1).is(Kind::Slice) {
        let at = item_place(vm, args)?;
        let Some(number) = vm.index_sized(value, Type::ValueError)? else {
            return vm.raise(Type::TypeError, "mmap item value must be an int");
        };
        let Ok(byte) = u8::try_from(number) else {
            return vm.raise(Type::ValueError, "mmap item value must be in range(0, 256)");
        };
        if let Some(to) = bytes_mut(vm, args)?.get_mut(at) {
            *to = byte;
        }
        return Ok(vm.none());
    }
    let cut = vm.cut_of(bounds_of(args.get(1)))?;
    let data = vm.required_bytes(value)?;
    let to = bytes_mut(vm, args)?;
    let (start, step, count) = cut.of(to.len());
    if data.len() != count {
        return vm.raise(Type::IndexError, "mmap slice assignment is wrong size");
    }
    for (k, byte) in data.iter().enumerate() {
        to[(start + k as i64 * step) as usize] = *byte;
    }
    Ok(vm.none())
}

fn delete(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    bytes_mut(vm, args)?;
    let text = match args.get(1).is(Kind::Slice) {
        true => "mmap object doesn't support slice deletion",
        false => "mmap doesn't support item deletion",
    };
    vm.raise(Type::TypeError, text)
}
