//! `posix`: what `os` and `io` ask of the system.

// Descriptors are used through the C library.
#![allow(unsafe_code)]

use super::descriptor::descriptor;
use super::select::patient;
use crate::builtins::ANY;
use crate::object::{Bytes, Dict, List, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Reserved, Vm};
use std::ffi::{CString, OsStr, OsString};
use std::io::Error;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::PathBuf;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "posix";
    "open" open (3, 3) "(path, flags, mode)" ANY;
    "close" close (1, 1) "(fd)" ANY;
    "read" read (2, 2) "(fd, length)" ANY;
    "write" write (2, 2) "(fd, data)" ANY;
    "lseek" seek (3, 3) "(fd, position, whence)" ANY;
    "ftruncate" truncate (2, 2) "(fd, length)" ANY;
    "fsync" sync (1, 1) "(fd)" ANY;
    "isatty" is_terminal (1, 1) "(fd)" ANY;
    "dup" dup (1, 1) "(fd)" ANY;
    "pipe" pipe (0, 0) "()" ANY;
    "stat" stat (1, 1) "(path)" ANY;
    "lstat" lstat (1, 1) "(path)" ANY;
    "fstat" fstat (1, 1) "(fd)" ANY;
    "listdir" list (1, 1) "(path)" ANY;
    "mkdir" make_dir (2, 2) "(path, mode)" ANY;
    "rmdir" remove_dir (1, 1) "(path)" ANY;
    "unlink" unlink (1, 1) "(path)" ANY;
    "rename" rename (2, 2) "(src, dst)" ANY;
    "readlink" read_link (1, 1) "(path)" ANY;
    "symlink" symlink (2, 2) "(src, dst)" ANY;
    "link" link (2, 2) "(src, dst)" ANY;
    "chmod" change_mode (2, 2) "(path, mode)" ANY;
    "utime" set_times (5, 5) "(path, seconds, nanoseconds, seconds, nanoseconds)" ANY;
    "access" access (2, 2) "(path, mode)" ANY;
    "chown" change_owner (4, 4) "(path, uid, gid, follow_symlinks)" ANY;
    "umask" umask (1, 1) "(mask)" ANY;
    "getcwd" current (0, 0) "()" ANY;
    "chdir" change (1, 1) "(path)" ANY;
    "environ" environment (0, 0) "()" ANY;
    "putenv" put (2, 2) "(name, value)" ANY;
    "unsetenv" unset (1, 1) "(name)" ANY;
    "getpid" process (0, 0) "()" ANY;
    "getppid" parent (0, 0) "()" ANY;
    "getuid" user (0, 0) "()" ANY;
    "getgid" group (0, 0) "()" ANY;
    "kill" kill (2, 2) "(pid, signal)" ANY;
    "system" system (1, 1) "(command)" ANY;
    "strerror" error_text (1, 1) "(code)" ANY;
    "urandom" random (1, 1) "(size)" ANY;
    "cpu_count" processors (0, 0) "()" ANY;
    "uname" system_name (0, 0) "()" ANY;
    "times" times (0, 0) "()" ANY;
    "_exit" exit (1, 1) "(status)" ANY;
    "fspath" fs_path (1, 1) "(path)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("posix", FUNCTIONS)
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = vm.index_i64(value)?;
    match i32::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) => vm.raise(Type::OverflowError, "Python int too large to convert to C int"),
    }
}

/// `os.fspath`: a string or bytes.
fn plain_path(vm: &mut Vm, value: Value) -> Result<Value, Raised> {
    let plain = payload(value);
    if Str::of(plain).is_some() || Bytes::of(plain).is_some() {
        return Ok(plain);
    }
    let name = vm.intern("__fspath__")?;
    let Some(method) = vm.lookup(vm.class_of(value), name) else {
        let text =
            format!("expected str, bytes or os.PathLike object, not {}", vm.type_name(value));
        return vm.raise(Type::TypeError, text);
    };
    let path = vm.call_special(method, value, &[])?;
    if Str::of(payload(path)).is_some() || Bytes::of(payload(path)).is_some() {
        return Ok(payload(path));
    }
    let text = format!(
        "expected {}.__fspath__() to return str or bytes, not {}",
        vm.type_name(value),
        vm.type_name(path)
    );
    vm.raise(Type::TypeError, text)
}

fn fs_path(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if Str::of(payload(args.get(0))).is_some() || Bytes::of(payload(args.get(0))).is_some() {
        return Ok(args.get(0));
    }
    plain_path(vm, args.get(0))
}

fn path_of(vm: &mut Vm, value: Value) -> Result<PathBuf, Raised> {
    let plain = plain_path(vm, value)?;
    let bytes = match Str::of(plain) {
        Some(text) => vm.outside_bytes(text)?,
        None => Bytes(plain).data().to_vec(),
    };
    if bytes.contains(&0) {
        return vm.raise(Type::ValueError, "embedded null byte");
    }
    Ok(PathBuf::from(OsString::from_vec(bytes)))
}

fn c_path(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let path = path_of(vm, value)?;
    Ok(CString::new(path.as_os_str().as_bytes()).unwrap_or_default())
}

/// The answer of the system, or OSError with what it was about.
fn answer<T>(vm: &mut Vm, result: std::io::Result<T>, about: Option<Value>) -> Result<T, Raised> {
    match result {
        Ok(value) => Ok(value),
        Err(error) => {
            let path = match about {
                Some(path) => Some(plain_path(vm, path)?),
                None => None,
            };
            vm.raise_os_error_about(&error, path)
        }
    }
}

/// The answer of a function of the C library: below zero it has failed.
fn checked(vm: &mut Vm, result: i64, about: Option<Value>) -> Result<i64, Raised> {
    let result = if result < 0 { Err(Error::last_os_error()) } else { Ok(result) };
    answer(vm, result, about)
}

fn none(vm: &mut Vm, result: i64) -> Result<Value, Raised> {
    checked(vm, result, None)?;
    Ok(vm.none())
}

/// A name that the system gives: bytes, if it was asked with bytes.
fn name_like(vm: &mut Vm, asked: Value, name: &OsStr) -> Result<Value, Raised> {
    if Bytes::of(plain_path(vm, asked)?).is_some() {
        return vm.new_bytes(name.as_bytes());
    }
    vm.new_outside_str(name)
}

fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = c_path(vm, args.get(0))?;
    let (flags, mode) = (number(vm, args.get(1))?, number(vm, args.get(2))?);
    // Before, for a file that is cut as it is opened.
    if is_reserved(vm, &path) {
        return refused(vm, args.get(0));
    }
    let fd = loop {
        // SAFETY: the path ends in a zero byte.
        let open = || unsafe { libc::open(path.as_ptr(), flags | libc::O_CLOEXEC, mode) };
        let fd = vm.blocking(open);
        if fd >= 0 || Error::last_os_error().raw_os_error() != Some(libc::EINTR) {
            break fd;
        }
        vm.attend_to_outside()?;
    };
    let fd = checked(vm, fd as i64, Some(args.get(0)))?;
    vm.new_int(fd)
}

/// Whether a path leads to a file that is not the program's.
fn is_reserved(vm: &mut Vm, path: &std::ffi::CStr) -> bool {
    vm.part::<Reserved>().is_at(std::path::Path::new(OsStr::from_bytes(path.to_bytes())))
}

fn refused(vm: &mut Vm, path: Value) -> Result<Value, Raised> {
    answer(vm, Err(Error::from_raw_os_error(libc::EACCES)), Some(path))
}

/// Seconds that the processors have spent on this process.
pub(super) fn processor_time() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is a local.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut time) };
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: closing a descriptor touches no memory.
    let result = unsafe { libc::close(fd) };
    none(vm, result as i64)
}

fn read(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, length) = (descriptor(vm, args.get(0))?, vm.index_i64(args.get(1))?);
    if length < 0 {
        return answer(vm, Err(Error::from_raw_os_error(libc::EINVAL)), None);
    }
    let length = (length as usize).min(1 << 30);
    vm.room_for(2 * length)?;
    let mut data = vec![0u8; length];
    let count = patient(vm, || {
        // SAFETY: the buffer has as many bytes as it says.
        unsafe { libc::read(fd, data.as_mut_ptr().cast(), data.len()) as i64 }
    })?;
    vm.new_bytes(&data[..count as usize])
}

fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let data = vm.required_bytes(args.get(1))?;
    let count = patient(vm, || {
        // SAFETY: the buffer has as many bytes as it says.
        unsafe { libc::write(fd, data.as_ptr().cast(), data.len()) as i64 }
    })?;
    vm.new_int(count)
}

fn seek(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, to) = (descriptor(vm, args.get(0))?, vm.index_i64(args.get(1))?);
    let whence = number(vm, args.get(2))?;
    // SAFETY: seeking touches no memory.
    let place = unsafe { libc::lseek(fd, to, whence) };
    let place = checked(vm, place, None)?;
    vm.new_int(place)
}

fn truncate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, length) = (descriptor(vm, args.get(0))?, vm.index_i64(args.get(1))?);
    // SAFETY: truncating touches no memory.
    let result = unsafe { libc::ftruncate(fd, length) };
    none(vm, result as i64)
}

fn sync(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: as above.
    let result = unsafe { libc::fsync(fd) };
    none(vm, result as i64)
}

fn is_terminal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: as above.
    let answer = unsafe { libc::isatty(fd) };
    Ok(vm.bool(answer == 1))
}

fn dup(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: as above.
    let new = unsafe { libc::dup(fd) };
    let new = checked(vm, new as i64, None)?;
    vm.new_int(new)
}

fn pipe(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut ends = [0i32; 2];
    // SAFETY: there is room for two descriptors.
    let result = unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) };
    checked(vm, result as i64, None)?;
    vm.new_tuple(&ends.map(|end| Value::small(end as i64)))
}

/// Numbers of a file: what `os.stat_result` begins with, then times in seconds and nanoseconds, and blocks.
fn numbers(vm: &mut Vm, data: &std::fs::Metadata) -> Result<Value, Raised> {
    let all = [
        data.mode() as i64,
        data.ino() as i64,
        data.dev() as i64,
        data.nlink() as i64,
        data.uid() as i64,
        data.gid() as i64,
        data.size() as i64,
        data.atime(),
        data.mtime(),
        data.ctime(),
        data.atime_nsec(),
        data.mtime_nsec(),
        data.ctime_nsec(),
        data.blksize() as i64,
        data.blocks() as i64,
        data.rdev() as i64,
    ];
    let list: List = vm.new_list_for(all.len())?;
    for number in all {
        let number = vm.new_int(number)?;
        list.push(vm, number)?;
    }
    list.to_tuple(vm)
}

fn stat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    let data = answer(vm, std::fs::metadata(path), Some(args.get(0)))?;
    numbers(vm, &data)
}

fn lstat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    let data = answer(vm, std::fs::symlink_metadata(path), Some(args.get(0)))?;
    numbers(vm, &data)
}

fn fstat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use std::os::fd::{FromRawFd, IntoRawFd};
    let fd = descriptor(vm, args.get(0))?;
    if fd < 0 {
        return answer(vm, Err(Error::from_raw_os_error(libc::EBADF)), None);
    }
    // SAFETY: the file is given up again at once, so that it is not closed.
    let file = unsafe { std::fs::File::from_raw_fd(fd) };
    let data = file.metadata();
    let _ = file.into_raw_fd();
    let data = answer(vm, data, None)?;
    numbers(vm, &data)
}

fn list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    let entries = answer(vm, std::fs::read_dir(path), Some(args.get(0)))?;
    let names: List = vm.new_list_for(0)?;
    for entry in entries {
        let entry = answer(vm, entry, Some(args.get(0)))?;
        let name = name_like(vm, args.get(0), &entry.file_name())?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

fn make_dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (path, mode) = (path_of(vm, args.get(0))?, number(vm, args.get(1))?);
    let made = std::fs::DirBuilder::new().mode(mode as u32).create(path);
    answer(vm, made, Some(args.get(0)))?;
    Ok(vm.none())
}

fn remove_dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    answer(vm, std::fs::remove_dir(path), Some(args.get(0)))?;
    Ok(vm.none())
}

fn unlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = c_path(vm, args.get(0))?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::unlink(path.as_ptr()) };
    checked(vm, result as i64, Some(args.get(0)))?;
    Ok(vm.none())
}

/// A failed operation on two paths: OSError with both.
fn of_two(vm: &mut Vm, args: Args, result: std::io::Result<()>) -> Result<Value, Raised> {
    let Err(error) = result else { return Ok(vm.none()) };
    let code = Value::small(error.raw_os_error().unwrap_or(0) as i64);
    let _: Result<(), _> = vm.raise_os_error(&error, None);
    let raised = vm.take_pending();
    let text = crate::object::Exception(raised).args().items().get(1).copied();
    let text = text.unwrap_or(vm.none());
    let (from, to) = (plain_path(vm, args.get(0))?, plain_path(vm, args.get(1))?);
    let class = vm.class_of(raised).object.get();
    let none = vm.none();
    let error = vm.call(class, &[code, text, from, none, to])?;
    vm.raise_fresh(error)
}

fn rename(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (from, to) = (path_of(vm, args.get(0))?, path_of(vm, args.get(1))?);
    of_two(vm, args, std::fs::rename(from, to))
}

fn link(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (from, to) = (path_of(vm, args.get(0))?, path_of(vm, args.get(1))?);
    of_two(vm, args, std::fs::hard_link(from, to))
}

fn symlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (from, to) = (path_of(vm, args.get(0))?, path_of(vm, args.get(1))?);
    of_two(vm, args, std::os::unix::fs::symlink(from, to))
}

fn read_link(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    let target = answer(vm, std::fs::read_link(path), Some(args.get(0)))?;
    name_like(vm, args.get(0), target.as_os_str())
}

fn change_mode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (path, mode) = (path_of(vm, args.get(0))?, number(vm, args.get(1))?);
    let mode = std::fs::Permissions::from_mode(mode as u32);
    answer(vm, std::fs::set_permissions(path, mode), Some(args.get(0)))?;
    Ok(vm.none())
}

/// `chown(path, uid, gid, follow_symlinks)`: the path may be a descriptor, and -1 leaves a number as it is.
fn change_owner(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use std::os::unix::fs::{chown, lchown};
    let mut ids = [None; 2];
    for (at, id) in ids.iter_mut().enumerate() {
        let number = vm.index_i64(args.get(at + 1))?;
        *id = match number {
            -1 => None,
            _ => match u32::try_from(number) {
                Ok(number) => Some(number),
                Err(_) if number < 0 => {
                    return vm.raise(Type::OverflowError, "uid is less than minimum");
                }
                Err(_) => return vm.raise(Type::OverflowError, "uid is greater than maximum"),
            },
        };
    }
    let follows = vm.truth(args.get(3))?;
    if args.get(0).is_small() {
        let path = PathBuf::from(format!("/proc/self/fd/{}", descriptor(vm, args.get(0))?));
        answer(vm, chown(path, ids[0], ids[1]), None)?;
        return Ok(vm.none());
    }
    let path = path_of(vm, args.get(0))?;
    let done = match follows {
        true => chown(path, ids[0], ids[1]),
        false => lchown(path, ids[0], ids[1]),
    };
    answer(vm, done, Some(args.get(0)))?;
    Ok(vm.none())
}

fn set_times(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = c_path(vm, args.get(0))?;
    let mut numbers = [0; 4];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = vm.index_i64(args.get(at + 1))?;
    }
    let times = [(numbers[0], numbers[1]), (numbers[2], numbers[3])]
        .map(|(tv_sec, tv_nsec)| libc::timespec { tv_sec, tv_nsec });
    // SAFETY: the path ends in a zero byte, and there are two times.
    let result = unsafe { libc::utimensat(libc::AT_FDCWD, path.as_ptr(), times.as_ptr(), 0) };
    checked(vm, result as i64, Some(args.get(0)))?;
    Ok(vm.none())
}

fn access(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (path, mode) = (c_path(vm, args.get(0))?, number(vm, args.get(1))?);
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::access(path.as_ptr(), mode) };
    Ok(vm.bool(result == 0))
}

fn umask(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mask = number(vm, args.get(0))?;
    // SAFETY: the mask is a number of the process.
    let old = unsafe { libc::umask(mask as libc::mode_t) };
    vm.new_int(old as i64)
}

fn current(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let folder = answer(vm, std::env::current_dir(), None)?;
    vm.new_outside_str(folder.as_os_str())
}

fn change(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = path_of(vm, args.get(0))?;
    answer(vm, std::env::set_current_dir(path), Some(args.get(0)))?;
    Ok(vm.none())
}

fn environment(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let dict = Dict::new(vm)?;
    for (name, value) in std::env::vars_os() {
        let (name, value) = (vm.new_bytes(name.as_bytes())?, vm.new_bytes(value.as_bytes())?);
        dict.set(vm, name, value)?;
    }
    Ok(dict.0)
}

fn put(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (name, value) = (path_of(vm, args.get(0))?, path_of(vm, args.get(1))?);
    // SAFETY: the run has one thread that looks at the environment.
    unsafe { std::env::set_var(name, value) };
    Ok(vm.none())
}

fn unset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = path_of(vm, args.get(0))?;
    // SAFETY: as above.
    unsafe { std::env::remove_var(name) };
    Ok(vm.none())
}

fn process(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_int(std::process::id() as i64)
}

fn parent(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_int(std::os::unix::process::parent_id() as i64)
}

fn user(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: a number of the process.
    let user = unsafe { libc::getuid() };
    vm.new_int(user as i64)
}

fn group(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: a number of the process.
    let group = unsafe { libc::getgid() };
    vm.new_int(group as i64)
}

fn kill(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (process, signal) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    // SAFETY: sending a signal touches no memory of ours.
    let result = unsafe { libc::kill(process, signal) };
    // It may have been this one.
    vm.attend_to_outside()?;
    none(vm, result as i64)
}

fn system(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use std::os::unix::process::ExitStatusExt;
    let command = path_of(vm, args.get(0))?;
    let status = std::process::Command::new("/bin/sh").arg("-c").arg(command).status();
    let status = answer(vm, status, None)?;
    vm.new_int(status.into_raw() as i64)
}

fn error_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = number(vm, args.get(0))?;
    let text = Error::from_raw_os_error(code).to_string();
    vm.new_str(text.split(" (os error").next().unwrap_or_default())
}

fn random(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let size = vm.index_i64(args.get(0))?;
    if size < 0 {
        return vm.raise(Type::ValueError, "negative argument not allowed");
    }
    vm.room_for((size as usize).saturating_mul(2))?;
    let mut bytes = vec![0; size as usize];
    let read = std::fs::File::open("/dev/urandom")
        .and_then(|mut file| std::io::Read::read_exact(&mut file, &mut bytes));
    answer(vm, read, None)?;
    vm.new_bytes(&bytes)
}

fn processors(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let count = std::thread::available_parallelism().map_or(1, |count| count.get());
    vm.new_int(count as i64)
}

fn system_name(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let read = |name: &str| {
        let text = std::fs::read_to_string(format!("/proc/sys/kernel/{name}")).unwrap_or_default();
        text.trim().to_string()
    };
    let list: List = vm.new_list_for(5)?;
    let parts = [
        "Linux".to_string(),
        read("hostname"),
        read("osrelease"),
        read("version"),
        std::env::consts::ARCH.into(),
    ];
    for part in parts {
        let part = vm.new_str(&part)?;
        list.push(vm, part)?;
    }
    list.to_tuple(vm)
}

/// Seconds of processor time of the process, its own and the system's, and seconds since the start.
fn times(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let own = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = own.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks =
        |at: usize| fields.get(at).and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 100.0;
    let elapsed = vm.known.start.elapsed().as_secs_f64();
    let list: List = vm.new_list_for(5)?;
    for seconds in [ticks(12), ticks(13), ticks(14), ticks(15), elapsed] {
        let seconds = vm.new_float(seconds)?;
        list.push(vm, seconds)?;
    }
    list.to_tuple(vm)
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let status = number(vm, args.get(0))?;
    std::process::exit(status)
}
