//! Descriptors, in `posix`: reading and writing at places, in parts, and from one to another; terminals; programs that are started.

// The C library is called with memory to read and write.
#![allow(unsafe_code)]

use super::paths::c_text;
use super::{c_int, c_long, c_mask, checked};
use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::object::{Int, List, Raised, Type, Value, View};
use crate::stdlib::descriptor::descriptor;
use crate::stdlib::select::patient;
use crate::vm::{Args, Vm};
use std::ffi::{CString, OsStr};
use std::io::Error;
use std::os::unix::ffi::OsStrExt;

crate::builtins! {
    /// The functions of this file.
    FUNCTIONS in "posix";
    "pread" read_at (3, 3) "(fd, length, offset, /)" ANY;
    "pwrite" write_at (3, 3) "(fd, buffer, offset, /)" ANY;
    "readv" read_parts (2, 2) "(fd, buffers, /)" ANY;
    "writev" write_parts (2, 2) "(fd, buffers, /)" ANY;
    "preadv" read_parts_at (3, 4) "(fd, buffers, offset, flags=0, /)" ANY;
    "pwritev" write_parts_at (3, 4) "(fd, buffers, offset, flags=0, /)" ANY;
    keywords "sendfile" send_file (0, 4) "(out_fd, in_fd, offset, count)" ANY;
    keywords "splice" splice (0, 6) "(src, dst, count, offset_src=None, offset_dst=None, flags=0)" ANY;
    keywords "copy_file_range" copy_range (0, 5) "(src, dst, count, offset_src=None, offset_dst=None)" ANY;
    "pipe2" pipe (1, 1) "(flags, /)" ANY;
    "eventfd_read" read_event (1, 1) "(fd)" ANY;
    "eventfd_write" write_event (2, 2) "(fd, value)" ANY;
    keywords "getrandom" random (0, 2) "(size, flags=0)" ANY;
    "openpty" open_terminal (0, 0) "()" ANY;
    "ttyname" terminal_name (1, 1) "(fd, /)" ANY;
    "_size" terminal_size (1, 1) "(fd)" ANY;
    "ctermid" own_terminal (0, 0) "()" ANY;
    "_spawn" spawn (11, 11) "(path, argv, env, file_actions, setpgroup, resetids, setsid, setsigmask, setsigdef, scheduler, use_path)" ANY;
    "abort" abort (0, 0) "()" ANY;
}

fn size(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    let length = vm.index_i64(value)?;
    match usize::try_from(length) {
        Ok(length) => Ok(length.min(1 << 30)),
        Err(_) => vm.raise_os_error(&Error::from_raw_os_error(libc::EINVAL), None),
    }
}

fn read_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, length) = (descriptor(vm, args.get(0))?, size(vm, args.get(1))?);
    let offset = c_long(vm, args.get(2))?;
    vm.room_for(2 * length)?;
    let mut data = vec![0u8; length];
    let count = patient(vm, || {
        // SAFETY: there is as much room as is said.
        unsafe { libc::pread64(fd, data.as_mut_ptr().cast(), data.len(), offset) as i64 }
    })?;
    vm.new_bytes(&data[..count as usize])
}

fn write_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let data = vm.required_bytes(args.get(1))?;
    let offset = c_long(vm, args.get(2))?;
    let count = patient(vm, || {
        // SAFETY: there are as many bytes as is said.
        unsafe { libc::pwrite64(fd, data.as_ptr().cast(), data.len(), offset) as i64 }
    })?;
    vm.new_int(count)
}

fn parts(vm: &mut Vm, value: Value, function: &str) -> Result<List, Raised> {
    let is_sequence =
        matches!(value.kind(), crate::object::Kind::List | crate::object::Kind::Tuple);
    if !value.is_object() || !is_sequence {
        let text = format!("{function}() arg 2 must be a sequence");
        return vm.raise(Type::TypeError, text);
    }
    vm.to_list(value)
}

/// Reads into the parts, one after the other.
fn read_into(
    vm: &mut Vm,
    args: Args,
    function: &str,
    at: Option<(i64, i32)>,
) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let list = parts(vm, args.get(1), function)?;
    let mut views: Vec<View> = Vec::new();
    let mut rooms: Vec<Vec<u8>> = Vec::new();
    for part in 0..list.len() {
        let view = match vm.writable_bytes(list.get(part), "a") {
            Ok(view) => view,
            Err(Raised) => {
                views.iter().for_each(|view| view.release());
                if vm.catch(Type::TypeError) {
                    let class = vm.type_name(list.get(part));
                    let text = format!("a read-write bytes-like object is required, not '{class}'");
                    return vm.raise(Type::TypeError, text);
                }
                return Err(Raised);
            }
        };
        rooms.push(vec![0; view.byte_count()]);
        views.push(view);
    }
    let mut vectors: Vec<libc::iovec> = rooms
        .iter_mut()
        .map(|room| libc::iovec { iov_base: room.as_mut_ptr().cast(), iov_len: room.len() })
        .collect();
    let count = patient(vm, || {
        let (all, count) = (vectors.as_mut_ptr(), vectors.len() as i32);
        // SAFETY: there is as much room as the vectors say.
        unsafe {
            match at {
                Some((offset, 0)) => libc::preadv64(fd, all, count, offset) as i64,
                Some((offset, flags)) => libc::preadv64v2(fd, all, count, offset, flags) as i64,
                None => libc::readv(fd, all, count) as i64,
            }
        }
    });
    let mut left = count.as_ref().map_or(0, |count| *count as usize);
    for (view, room) in views.iter().zip(&rooms) {
        let came = left.min(room.len());
        let start = view.start();
        if let Some(to) = view.whole_mut(vm).get_mut(start..start + came) {
            to.copy_from_slice(&room[..came]);
        }
        left -= came;
        view.release();
    }
    let count = count?;
    vm.new_int(count)
}

fn write_from(
    vm: &mut Vm,
    args: Args,
    function: &str,
    at: Option<(i64, i32)>,
) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let list = parts(vm, args.get(1), function)?;
    let mut data = Vec::new();
    for part in 0..list.len() {
        data.push(vm.required_bytes(list.get(part))?);
    }
    let vectors: Vec<libc::iovec> = data
        .iter()
        .map(|data| libc::iovec { iov_base: data.as_ptr() as *mut _, iov_len: data.len() })
        .collect();
    let count = patient(vm, || {
        let (all, count) = (vectors.as_ptr(), vectors.len() as i32);
        // SAFETY: there are as many bytes as the vectors say.
        unsafe {
            match at {
                Some((offset, 0)) => libc::pwritev64(fd, all, count, offset) as i64,
                Some((offset, flags)) => libc::pwritev64v2(fd, all, count, offset, flags) as i64,
                None => libc::writev(fd, all, count) as i64,
            }
        }
    })?;
    vm.new_int(count)
}

fn read_parts(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    read_into(vm, args, "readv", None)
}

fn write_parts(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    write_from(vm, args, "writev", None)
}

fn offset_and_flags(vm: &mut Vm, args: Args) -> Result<(i64, i32), Raised> {
    let offset = c_long(vm, args.get(2))?;
    let flags = args.optional(3).map_or(Ok(0), |flags| c_int(vm, flags))?;
    Ok((offset, flags))
}

fn read_parts_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = offset_and_flags(vm, args)?;
    read_into(vm, args, "preadv", Some(at))
}

fn write_parts_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = offset_and_flags(vm, args)?;
    write_from(vm, args, "pwritev", Some(at))
}

/// An offset, or none.
fn offset(vm: &mut Vm, value: Value) -> Result<Option<i64>, Raised> {
    if value.is_null() || value == vm.none() {
        return Ok(None);
    }
    c_long(vm, value).map(Some)
}

fn pointer(offset: &mut Option<i64>) -> *mut i64 {
    offset.as_mut().map_or(std::ptr::null_mut(), std::ptr::from_mut)
}

fn send_file(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["out_fd", "in_fd", "offset", "count"];
    let [to, from, at, count] = bind_least(vm, args, "sendfile", names, 4)?;
    let (to, from) = (descriptor(vm, to)?, descriptor(vm, from)?);
    let (mut at, count) = (offset(vm, at)?, c_long(vm, count)?);
    let sent = patient(vm, || {
        // SAFETY: the offset is a local.
        unsafe { libc::sendfile64(to, from, pointer(&mut at), count as usize) as i64 }
    })?;
    vm.new_int(sent)
}

fn counted(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    match usize::try_from(vm.index_i64(value)?) {
        Ok(count) => Ok(count),
        Err(_) => vm.raise(Type::ValueError, "negative value for 'count' not allowed"),
    }
}

fn splice(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["src", "dst", "count", "offset_src", "offset_dst", "flags"];
    let [from, to, count, first, second, flags] = bind_least(vm, args, "splice", names, 3)?;
    let (from, to) = (descriptor(vm, from)?, descriptor(vm, to)?);
    let count = counted(vm, count)?;
    let (mut first, mut second) = (offset(vm, first)?, offset(vm, second)?);
    let flags = if flags.is_null() { 0 } else { c_mask(vm, flags)? };
    let moved = patient(vm, || {
        // SAFETY: the offsets are locals.
        unsafe {
            libc::splice(from, pointer(&mut first), to, pointer(&mut second), count, flags) as i64
        }
    })?;
    vm.new_int(moved)
}

fn copy_range(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["src", "dst", "count", "offset_src", "offset_dst"];
    let [from, to, count, first, second] = bind_least(vm, args, "copy_file_range", names, 3)?;
    let (from, to) = (descriptor(vm, from)?, descriptor(vm, to)?);
    let count = counted(vm, count)?;
    let (mut first, mut second) = (offset(vm, first)?, offset(vm, second)?);
    let copied = patient(vm, || {
        // SAFETY: the offsets are locals.
        unsafe {
            libc::copy_file_range(from, pointer(&mut first), to, pointer(&mut second), count, 0)
                as i64
        }
    })?;
    vm.new_int(copied)
}

fn pipe(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let flags = c_int(vm, args.get(0))?;
    let mut ends = [0i32; 2];
    // SAFETY: there is room for two descriptors.
    let result = unsafe { libc::pipe2(ends.as_mut_ptr(), flags) };
    checked(vm, result as i64)?;
    vm.new_tuple(&ends.map(|end| Value::small(end as i64)))
}

fn read_event(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = super::fileno(vm, args.get(0))?;
    let mut value = 0u64;
    patient(vm, || {
        // SAFETY: there is room for eight bytes.
        unsafe { libc::read(fd, (&raw mut value).cast(), 8) as i64 }
    })?;
    vm.new_uint(value)
}

fn write_event(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = super::fileno(vm, args.get(0))?;
    let index = vm.index(args.get(1))?;
    let whole = Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
    let Ok(value) = u64::try_from(&whole) else {
        return vm.raise(Type::OverflowError, "Python int too large to convert to C unsigned long");
    };
    patient(vm, || {
        // SAFETY: eight bytes are there.
        unsafe { libc::write(fd, (&raw const value).cast(), 8) as i64 }
    })?;
    Ok(vm.none())
}

fn random(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [length, flags] = bind_least(vm, args, "getrandom", ["size", "flags"], 1)?;
    let length = size(vm, length)?;
    let flags = if flags.is_null() { 0 } else { c_mask(vm, flags)? };
    vm.room_for(2 * length)?;
    let mut data = vec![0u8; length];
    let count = patient(vm, || {
        // SAFETY: there is as much room as is said.
        unsafe { libc::getrandom(data.as_mut_ptr().cast(), data.len(), flags) as i64 }
    })?;
    vm.new_bytes(&data[..count as usize])
}

fn open_terminal(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let (mut master, mut slave) = (0, 0);
    let nothing = std::ptr::null_mut();
    // SAFETY: both are locals; no name, mode or size is asked for.
    let result = unsafe {
        let result =
            libc::openpty(&mut master, &mut slave, nothing, nothing.cast(), nothing.cast());
        if result == 0 {
            libc::fcntl(master, libc::F_SETFD, libc::FD_CLOEXEC);
            libc::fcntl(slave, libc::F_SETFD, libc::FD_CLOEXEC);
        }
        result
    };
    checked(vm, result as i64)?;
    vm.new_tuple(&[Value::small(master as i64), Value::small(slave as i64)])
}

fn terminal_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = c_int(vm, args.get(0))?;
    let mut room = [0u8; 256];
    // SAFETY: there is as much room as is said.
    let error = unsafe { libc::ttyname_r(fd, room.as_mut_ptr().cast(), room.len()) };
    if error != 0 {
        return vm.raise_os_error(&Error::from_raw_os_error(error), None);
    }
    let length = room.iter().position(|byte| *byte == 0).unwrap_or(0);
    vm.new_outside_str(OsStr::from_bytes(&room[..length]))
}

/// Columns and lines.
fn terminal_size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = c_int(vm, args.get(0))?;
    // SAFETY: the structure is a local.
    let (result, size) = unsafe {
        let mut size: libc::winsize = std::mem::zeroed();
        (libc::ioctl(fd, libc::TIOCGWINSZ, &mut size), size)
    };
    checked(vm, result as i64)?;
    vm.new_tuple(&[Value::small(size.ws_col as i64), Value::small(size.ws_row as i64)])
}

fn own_terminal(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str("/dev/tty")
}

fn texts(vm: &mut Vm, value: Value) -> Result<Vec<CString>, Raised> {
    let list = vm.to_list(value)?;
    (0..list.len()).map(|at| c_text(vm, list.get(at))).collect()
}

fn pointers(all: &[CString]) -> Vec<*mut libc::c_char> {
    let ends = [std::ptr::null_mut()];
    all.iter().map(|text| text.as_ptr().cast_mut()).chain(ends).collect()
}

/// Signals as a set.
fn signals(vm: &mut Vm, value: Value) -> Result<libc::sigset_t, Raised> {
    let list = vm.to_list(value)?;
    // SAFETY: the set is a local.
    let mut set = unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        set
    };
    for at in 0..list.len() {
        let number = c_int(vm, list.get(at))?;
        // SAFETY: as above.
        if number < 1 || unsafe { libc::sigaddset(&mut set, number) } < 0 {
            let text = format!("signal number {number} out of range [1; 64]");
            return vm.raise(Type::ValueError, text);
        }
    }
    Ok(set)
}

/// What is done with descriptors before the program starts, freed with it.
struct Actions(libc::posix_spawn_file_actions_t);

impl Drop for Actions {
    fn drop(&mut self) {
        // SAFETY: it was made.
        unsafe { libc::posix_spawn_file_actions_destroy(&mut self.0) };
    }
}

/// How the program starts, freed with it.
struct Attributes(libc::posix_spawnattr_t);

impl Drop for Attributes {
    fn drop(&mut self) {
        // SAFETY: it was made.
        unsafe { libc::posix_spawnattr_destroy(&mut self.0) };
    }
}

fn actions(vm: &mut Vm, value: Value, paths: &mut Vec<CString>) -> Result<Actions, Raised> {
    // SAFETY: the structure is made before it is used.
    let mut actions = unsafe {
        let mut raw = std::mem::zeroed();
        libc::posix_spawn_file_actions_init(&mut raw);
        Actions(raw)
    };
    let list = vm.to_list(value)?;
    for at in 0..list.len() {
        let Some(action) =
            crate::object::Tuple::of(list.get(at)).filter(|action| !action.is_empty())
        else {
            let text = "Each file_actions element must be a non-empty tuple";
            return vm.raise(Type::TypeError, text);
        };
        let kind = c_int(vm, action.get(0))?;
        let error = match (kind, action.len()) {
            (0, 5) => {
                let fd = c_int(vm, action.get(1))?;
                let path = c_text(vm, action.get(2))?;
                let (flags, mode) = (c_int(vm, action.get(3))?, c_int(vm, action.get(4))?);
                paths.push(path);
                let path = paths.last().map_or(std::ptr::null(), |path| path.as_ptr());
                // SAFETY: the path outlives the actions.
                unsafe {
                    libc::posix_spawn_file_actions_addopen(
                        &mut actions.0,
                        fd,
                        path,
                        flags,
                        mode as u32,
                    )
                }
            }
            (1, 2) => {
                let fd = c_int(vm, action.get(1))?;
                // SAFETY: numbers only.
                unsafe { libc::posix_spawn_file_actions_addclose(&mut actions.0, fd) }
            }
            (2, 3) => {
                let (from, to) = (c_int(vm, action.get(1))?, c_int(vm, action.get(2))?);
                // SAFETY: numbers only.
                unsafe { libc::posix_spawn_file_actions_adddup2(&mut actions.0, from, to) }
            }
            (0, _) => {
                let text = "A open file_action tuple must have 5 elements";
                return vm.raise(Type::TypeError, text);
            }
            (1, _) => {
                let text = "A close file_action tuple must have 2 elements";
                return vm.raise(Type::TypeError, text);
            }
            (2, _) => {
                let text = "A dup2 file_action tuple must have 3 elements";
                return vm.raise(Type::TypeError, text);
            }
            _ => return vm.raise(Type::TypeError, "Unknown file_actions identifier"),
        };
        if error != 0 {
            return vm.raise_os_error(&Error::from_raw_os_error(error), None);
        }
    }
    Ok(actions)
}

fn spawn(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let none = vm.none();
    let path = c_text(vm, args.get(0))?;
    let (argv, env) = (texts(vm, args.get(1))?, texts(vm, args.get(2))?);
    let mut paths = Vec::new();
    let actions = match args.get(3) {
        nothing if nothing == none => None,
        list => Some(actions(vm, list, &mut paths)?),
    };
    // SAFETY: the structure is made before it is used.
    let mut attributes = unsafe {
        let mut raw = std::mem::zeroed();
        libc::posix_spawnattr_init(&mut raw);
        Attributes(raw)
    };
    let mut flags = 0;
    if args.get(4) != none {
        let group = c_int(vm, args.get(4))?;
        // SAFETY: numbers only.
        unsafe { libc::posix_spawnattr_setpgroup(&mut attributes.0, group) };
        flags |= libc::POSIX_SPAWN_SETPGROUP;
    }
    if vm.truth(args.get(5))? {
        flags |= libc::POSIX_SPAWN_RESETIDS;
    }
    if vm.truth(args.get(6))? {
        flags |= 0x80;
    }
    if args.get(7) != none {
        let set = signals(vm, args.get(7))?;
        // SAFETY: the set is a local.
        unsafe { libc::posix_spawnattr_setsigmask(&mut attributes.0, &set) };
        flags |= libc::POSIX_SPAWN_SETSIGMASK;
    }
    if args.get(8) != none {
        let set = signals(vm, args.get(8))?;
        // SAFETY: the set is a local.
        unsafe { libc::posix_spawnattr_setsigdefault(&mut attributes.0, &set) };
        flags |= libc::POSIX_SPAWN_SETSIGDEF;
    }
    if let Some(pair) = crate::object::Tuple::of(args.get(9)).filter(|pair| pair.len() == 2) {
        let sched_priority = c_int(vm, pair.get(1))?;
        if pair.get(0) != none {
            let policy = c_int(vm, pair.get(0))?;
            // SAFETY: numbers only.
            unsafe { libc::posix_spawnattr_setschedpolicy(&mut attributes.0, policy) };
            flags |= libc::POSIX_SPAWN_SETSCHEDULER;
        }
        let parameter = libc::sched_param { sched_priority };
        // SAFETY: the structure is a local.
        unsafe { libc::posix_spawnattr_setschedparam(&mut attributes.0, &parameter) };
        flags |= libc::POSIX_SPAWN_SETSCHEDPARAM;
    }
    // SAFETY: numbers only.
    unsafe { libc::posix_spawnattr_setflags(&mut attributes.0, flags as libc::c_short) };
    let actions = actions.as_ref().map_or(std::ptr::null(), |actions| &raw const actions.0);
    let start = match vm.truth(args.get(10))? {
        true => libc::posix_spawnp,
        false => libc::posix_spawn,
    };
    let (argv, env) = (pointers(&argv), pointers(&env));
    let mut pid = 0;
    // SAFETY: the arrays end with null, and all texts outlive the call.
    let error = unsafe {
        start(&mut pid, path.as_ptr(), actions, &attributes.0, argv.as_ptr(), env.as_ptr())
    };
    if error != 0 {
        let path = args.get(0);
        return vm.raise_os_error_about(&Error::from_raw_os_error(error), Some(path));
    }
    vm.new_int(pid as i64)
}

fn abort(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: ends the process.
    unsafe { libc::abort() }
}
