//! `posix`: what `os` and `io` ask of the system.

// Descriptors are used through the C library.
#![allow(unsafe_code)]

use super::descriptor::descriptor;
use super::select::patient;
use crate::builtins::ANY;
use crate::object::{Bytes, Dict, Int, List, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Reserved, Vm};
use std::ffi::{OsStr, OsString};
use std::io::Error;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "posix";
    "close" close (1, 1) "(fd)" ANY;
    "read" read (2, 2) "(fd, length)" ANY;
    "write" write (2, 2) "(fd, data)" ANY;
    "lseek" seek (3, 3) "(fd, position, whence)" ANY;
    "ftruncate" truncate (2, 2) "(fd, length)" ANY;
    "fsync" sync (1, 1) "(fd)" ANY;
    "isatty" is_terminal (1, 1) "(fd)" ANY;
    "dup" dup (1, 1) "(fd)" ANY;
    "pipe" pipe (0, 0) "()" ANY;
    "umask" umask (1, 1) "(mask)" ANY;
    "getcwd" current (0, 0) "()" ANY;
    "environ" environment (0, 0) "()" ANY;
    "_putenv" put (2, 2) "(name, value)" ANY;
    "_unsetenv" unset (1, 1) "(name)" ANY;
    "getpid" process (0, 0) "()" ANY;
    "getppid" parent (0, 0) "()" ANY;
    "getuid" user (0, 0) "()" ANY;
    "getgid" group (0, 0) "()" ANY;
    "kill" kill (2, 2) "(pid, signal)" ANY;
    "system" system (1, 1) "(command)" ANY;
    "strerror" error_text (1, 1) "(code)" ANY;
    "urandom" random (1, 1) "(size)" ANY;
    "cpu_count" processors (0, 0) "()" ANY;
    "_uname" system_name (0, 0) "()" ANY;
    "_times" times (0, 0) "()" ANY;
    "_exit" exit (1, 1) "(status)" ANY;
    "fspath" fs_path (1, 1) "(path)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("posix", FUNCTIONS)?;
    super::system::add_to_posix(vm, module)?;
    Ok(module)
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = vm.index_i64(value)?;
    match i32::try_from(number) {
        Ok(number) => Ok(number),
        Err(_) => vm.raise(Type::OverflowError, "Python int too large to convert to C int"),
    }
}

/// `os.fspath`: a string or bytes.
pub(super) fn plain_path(vm: &mut Vm, value: Value) -> Result<Value, Raised> {
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

/// The answer of the system, or OSError with what it was about.
pub(super) fn answer<T>(
    vm: &mut Vm,
    result: std::io::Result<T>,
    about: Option<Value>,
) -> Result<T, Raised> {
    match result {
        Ok(value) => Ok(value),
        Err(error) => {
            let path = match about {
                // A descriptor says what it is about as it is.
                Some(fd) if Int::of(payload(fd)).is_some() => Some(fd),
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

/// Whether a path leads to a file that is not the program's.
pub(super) fn is_reserved(vm: &mut Vm, path: &std::ffi::CStr) -> bool {
    vm.part::<Reserved>().is_at(std::path::Path::new(OsStr::from_bytes(path.to_bytes())))
}

pub(super) fn refused(vm: &mut Vm, path: Value) -> Result<Value, Raised> {
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

/// A failed operation on two paths: OSError with both.
pub(super) fn of_two(
    vm: &mut Vm,
    from: Value,
    to: Value,
    result: std::io::Result<()>,
) -> Result<Value, Raised> {
    let Err(error) = result else { return Ok(vm.none()) };
    let code = Value::small(error.raw_os_error().unwrap_or(0) as i64);
    let _: Result<(), _> = vm.raise_os_error(&error, None);
    let raised = vm.take_pending();
    let text = crate::object::Exception(raised).args().items().get(1).copied();
    let text = text.unwrap_or(vm.none());
    let class = vm.class_of(raised).object.get();
    let none = vm.none();
    let error = vm.call(class, &[code, text, from, none, to])?;
    vm.raise_fresh(error)
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
