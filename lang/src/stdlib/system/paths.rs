//! Files by their names, in `posix`: what takes a path, a folder that it starts from, and whether links are followed.

// The C library is called with paths.
#![allow(unsafe_code)]

use super::calls::id;
use super::{c_int, c_long, c_mask};
use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::object::{Bytes, Kind, List, Raised, Str, Type, Value, instance::payload};
use crate::stdlib::posix::{answer, is_reserved, of_two, plain_path, refused};
use crate::stdlib::select::patient;
use crate::vm::{Args, Vm};
use std::ffi::{CStr, CString, OsStr};
use std::io::Error;
use std::os::unix::ffi::OsStrExt;

crate::builtins! {
    /// The functions of this file.
    FUNCTIONS in "posix";
    keywords "access" access (0, 2) "(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True)" ANY;
    keywords "chdir" change_folder (0, 1) "(path)" ANY;
    keywords "chroot" change_root (0, 1) "(path)" ANY;
    keywords "chmod" change_mode (0, 2) "(path, mode, *, dir_fd=None, follow_symlinks=True)" ANY;
    keywords "chown" change_owner (0, 3) "(path, uid, gid, *, dir_fd=None, follow_symlinks=True)" ANY;
    keywords "lchown" change_owner_of_link (0, 3) "(path, uid, gid)" ANY;
    keywords "link" link (0, 2) "(src, dst, *, src_dir_fd=None, dst_dir_fd=None, follow_symlinks=True)" ANY;
    keywords "symlink" symlink (0, 3) "(src, dst, target_is_directory=False, *, dir_fd=None)" ANY;
    keywords "readlink" read_link (0, 1) "(path, *, dir_fd=None)" ANY;
    keywords "mkdir" make_folder (0, 2) "(path, mode=511, *, dir_fd=None)" ANY;
    keywords "mkfifo" make_pipe (0, 2) "(path, mode=438, *, dir_fd=None)" ANY;
    keywords "mknod" make_node (0, 3) "(path, mode=384, device=0, *, dir_fd=None)" ANY;
    keywords "rmdir" remove_folder (0, 1) "(path, *, dir_fd=None)" ANY;
    keywords "unlink" unlink (0, 1) "(path, *, dir_fd=None)" ANY;
    keywords "remove" remove (0, 1) "(path, *, dir_fd=None)" ANY;
    keywords "rename" rename (0, 2) "(src, dst, *, src_dir_fd=None, dst_dir_fd=None)" ANY;
    keywords "replace" replace (0, 2) "(src, dst, *, src_dir_fd=None, dst_dir_fd=None)" ANY;
    keywords "truncate" truncate (0, 2) "(path, length)" ANY;
    "_utime" set_times (5, 5) "(path, times, ns, dir_fd, follow_symlinks)" ANY;
    keywords "open" open (0, 3) "(path, flags, mode=511, *, dir_fd=None)" ANY;
    keywords "listdir" list (0, 1) "(path=None)" ANY;
    "_entries" entries (1, 1) "(path)" ANY;
    "_statvfs" volume (1, 1) "(path)" ANY;
    "_pathconf" limit (2, 2) "(path, name)" ANY;
    keywords "getxattr" attribute (0, 2) "(path, attribute, *, follow_symlinks=True)" ANY;
    keywords "setxattr" set_attribute (0, 4) "(path, attribute, value, flags=0, *, follow_symlinks=True)" ANY;
    keywords "removexattr" remove_attribute (0, 2) "(path, attribute, *, follow_symlinks=True)" ANY;
    keywords "listxattr" attributes (0, 1) "(path=None, *, follow_symlinks=True)" ANY;
    "_stat" stat (4, 4) "(path, dir_fd, follow_symlinks, function)" ANY;
    "_memfd_create" memory_file (2, 2) "(name, flags)" ANY;
}

/// What a call is about: a path, or a descriptor.
struct Where {
    path: CString,
    fd: Option<i32>,
    given: Value,
}

impl Where {
    /// As OSError names it.
    fn about(&self) -> Option<Value> {
        Some(self.given)
    }

    fn wants_bytes(&self) -> bool {
        self.fd.is_none() && Bytes::of(payload(self.given)).is_some()
    }
}

/// A path; with `by_fd` a descriptor does, too.
fn place(
    vm: &mut Vm,
    function: &str,
    name: &str,
    value: Value,
    by_fd: bool,
) -> Result<Where, Raised> {
    let plain = payload(value);
    let is_path = Str::of(plain).is_some() || Bytes::of(plain).is_some();
    if !is_path {
        if by_fd && let Some(index) = vm.try_index(value)? {
            let Some(fd) = index.is_small().then(|| i32::try_from(index.as_small()).ok()).flatten()
            else {
                return vm.raise(Type::OverflowError, "fd is greater than maximum");
            };
            if vm.part::<crate::vm::Reserved>().has(fd) {
                return vm.raise_os_error(&Error::from_raw_os_error(libc::EBADF), None);
            }
            return Ok(Where { path: CString::default(), fd: Some(fd), given: value });
        }
        let name_of = vm.intern("__fspath__")?;
        let octets = crate::object::memoryview::octets(vm, value).map(|data| data.into_owned());
        if vm.lookup(vm.class_of(value), name_of).is_none() {
            let kinds = match by_fd {
                true => "string, bytes, os.PathLike or integer",
                false => "string, bytes or os.PathLike",
            };
            let class = vm.type_name(value);
            let text = format!("{function}: {name} should be {kinds}, not {class}");
            if let Some(octets) = octets {
                vm.warn(Type::DeprecationWarning, &text)?;
                let given = vm.new_bytes(&octets)?;
                return Ok(Where { path: c_text(vm, given)?, fd: None, given });
            }
            return vm.raise(Type::TypeError, text);
        }
    }
    let path = c_text(vm, value)?;
    let given = if is_path { value } else { plain_path(vm, value)? };
    Ok(Where { path, fd: None, given })
}

/// A text, bytes or what stands for a path, as C has it.
pub(super) fn c_text(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let plain = plain_path(vm, value)?;
    let bytes = match Str::of(plain) {
        Some(text) => vm.outside_bytes(text)?,
        None => Bytes(plain).data().to_vec(),
    };
    match CString::new(bytes) {
        Ok(text) => Ok(text),
        Err(_) => vm.raise(Type::ValueError, "embedded null byte"),
    }
}

/// The folder that a path starts from.
fn folder(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    if value.is_null() || value == vm.none() {
        return Ok(libc::AT_FDCWD);
    }
    if vm.try_index(value)?.is_none() {
        let text = format!("argument should be integer or None, not {}", vm.type_name(value));
        return vm.raise(Type::TypeError, text);
    }
    c_int(vm, value)
}

fn flag(vm: &mut Vm, value: Value, default: bool) -> Result<bool, Raised> {
    if value.is_null() { Ok(default) } else { vm.truth(value) }
}

fn int(vm: &mut Vm, value: Value, default: i32) -> Result<i32, Raised> {
    if value.is_null() { Ok(default) } else { c_int(vm, value) }
}

fn done(vm: &mut Vm, result: i64, about: &Where) -> Result<Value, Raised> {
    if result < 0 {
        return answer(vm, Err(Error::last_os_error()), about.about());
    }
    Ok(vm.none())
}

fn no_link(follows: bool) -> i32 {
    if follows { 0 } else { libc::AT_SYMLINK_NOFOLLOW }
}

/// ValueError where a descriptor is given together with what is about names.
fn only_fd(vm: &mut Vm, function: &str, at: &Where, dir: i32, follows: bool) -> Result<(), Raised> {
    if at.fd.is_some() && dir != libc::AT_FDCWD {
        let text = format!("{function}: can't specify dir_fd without matching path");
        return vm.raise(Type::ValueError, text);
    }
    if at.fd.is_some() && !follows {
        let text = format!("{function}: cannot use fd and follow_symlinks together");
        return vm.raise(Type::ValueError, text);
    }
    Ok(())
}

fn access(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "mode", "dir_fd", "effective_ids", "follow_symlinks"];
    let [path, mode, dir, effective, follows] = bind_least(vm, args, "access", names, 2)?;
    let (at, mode) = (place(vm, "access", "path", path, false)?, c_int(vm, mode)?);
    let dir = folder(vm, dir)?;
    let mut flags = no_link(flag(vm, follows, true)?);
    if flag(vm, effective, false)? {
        flags |= libc::AT_EACCESS;
    }
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::faccessat(dir, at.path.as_ptr(), mode, flags) };
    Ok(vm.bool(result == 0))
}

fn change_folder(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path] = bind_least(vm, args, "chdir", ["path"], 1)?;
    let at = place(vm, "chdir", "path", path, true)?;
    // SAFETY: the path ends in a zero byte.
    let result =
        unsafe { at.fd.map_or_else(|| libc::chdir(at.path.as_ptr()), |fd| libc::fchdir(fd)) };
    done(vm, result as i64, &at)
}

fn change_root(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path] = bind_least(vm, args, "chroot", ["path"], 1)?;
    let at = place(vm, "chroot", "path", path, false)?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::chroot(at.path.as_ptr()) };
    done(vm, result as i64, &at)
}

fn change_mode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "mode", "dir_fd", "follow_symlinks"];
    let [path, mode, dir, follows] = bind_least(vm, args, "chmod", names, 2)?;
    let (at, mode) = (place(vm, "chmod", "path", path, true)?, c_int(vm, mode)? as u32);
    let (dir, follows) = (folder(vm, dir)?, flag(vm, follows, true)?);
    // SAFETY: the path ends in a zero byte.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::fchmod(fd, mode),
            None => libc::fchmodat(dir, at.path.as_ptr(), mode, no_link(follows)),
        }
    };
    let error = Error::last_os_error().raw_os_error();
    if result < 0 && !follows && error == Some(libc::EOPNOTSUPP) {
        let text = "chmod: follow_symlinks unavailable on this platform";
        return vm.raise(Type::NotImplementedError, text);
    }
    done(vm, result as i64, &at)
}

fn change_owner(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "uid", "gid", "dir_fd", "follow_symlinks"];
    let [path, uid, gid, dir, follows] = bind_least(vm, args, "chown", names, 3)?;
    let at = place(vm, "chown", "path", path, true)?;
    let (uid, gid) = (id(vm, uid, "uid")?, id(vm, gid, "gid")?);
    let (dir, follows) = (folder(vm, dir)?, flag(vm, follows, true)?);
    only_fd(vm, "chown", &at, dir, follows)?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::fchown(fd, uid, gid),
            None => libc::fchownat(dir, at.path.as_ptr(), uid, gid, no_link(follows)),
        }
    };
    done(vm, result as i64, &at)
}

fn change_owner_of_link(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, uid, gid] = bind_least(vm, args, "lchown", ["path", "uid", "gid"], 3)?;
    let at = place(vm, "lchown", "path", path, false)?;
    let (uid, gid) = (id(vm, uid, "uid")?, id(vm, gid, "gid")?);
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::lchown(at.path.as_ptr(), uid, gid) };
    done(vm, result as i64, &at)
}

/// A call with two paths, each from its folder.
fn two(
    vm: &mut Vm,
    function: &str,
    bound: [Value; 4],
    call: impl FnOnce(i32, &CStr, i32, &CStr) -> i32,
) -> Result<Value, Raised> {
    let from = place(vm, function, "src", bound[0], false)?;
    let to = place(vm, function, "dst", bound[1], false)?;
    let (from_dir, to_dir) = (folder(vm, bound[2])?, folder(vm, bound[3])?);
    let result = match call(from_dir, &from.path, to_dir, &to.path) {
        0 => Ok(()),
        _ => Err(Error::last_os_error()),
    };
    of_two(vm, from.given, to.given, result)
}

fn link(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["src", "dst", "src_dir_fd", "dst_dir_fd", "follow_symlinks"];
    let [from, to, from_dir, to_dir, follows] = bind_least(vm, args, "link", names, 2)?;
    let is_plain = follows.is_null() && from_dir.is_null() && to_dir.is_null();
    let follows = flag(vm, follows, true)?;
    let flags = if follows && !is_plain { libc::AT_SYMLINK_FOLLOW } else { 0 };
    two(vm, "link", [from, to, from_dir, to_dir], |a, from, b, to| {
        // SAFETY: the paths end in a zero byte.
        unsafe { libc::linkat(a, from.as_ptr(), b, to.as_ptr(), flags) }
    })
}

fn symlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["src", "dst", "target_is_directory", "dir_fd"];
    let [from, to, is_folder, dir] = bind_least(vm, args, "symlink", names, 2)?;
    flag(vm, is_folder, false)?;
    two(vm, "symlink", [from, to, Value::NULL, dir], |_, from, dir, to| {
        // SAFETY: the paths end in a zero byte.
        unsafe { libc::symlinkat(from.as_ptr(), dir, to.as_ptr()) }
    })
}

fn moved(vm: &mut Vm, args: Args, function: &str) -> Result<Value, Raised> {
    let names = ["src", "dst", "src_dir_fd", "dst_dir_fd"];
    let bound = bind_least(vm, args, function, names, 2)?;
    two(vm, function, bound, |a, from, b, to| {
        // SAFETY: the paths end in a zero byte.
        unsafe { libc::renameat(a, from.as_ptr(), b, to.as_ptr()) }
    })
}

fn rename(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    moved(vm, args, "rename")
}

fn replace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    moved(vm, args, "replace")
}

fn read_link(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, dir] = bind_least(vm, args, "readlink", ["path", "dir_fd"], 1)?;
    let (at, dir) = (place(vm, "readlink", "path", path, false)?, folder(vm, dir)?);
    let mut room = vec![0u8; 4096];
    // SAFETY: there is as much room as is said.
    let length =
        unsafe { libc::readlinkat(dir, at.path.as_ptr(), room.as_mut_ptr().cast(), room.len()) };
    done(vm, length as i64, &at)?;
    name_of(vm, &at, &room[..length as usize])
}

/// A name that the system gives: bytes, if it was asked with bytes.
fn name_of(vm: &mut Vm, at: &Where, name: &[u8]) -> Result<Value, Raised> {
    match at.wants_bytes() {
        true => vm.new_bytes(name),
        false => vm.new_outside_str(OsStr::from_bytes(name)),
    }
}

fn make_folder(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, mode, dir] = bind_least(vm, args, "mkdir", ["path", "mode", "dir_fd"], 1)?;
    let (at, mode) = (place(vm, "mkdir", "path", path, false)?, int(vm, mode, 0o777)?);
    let dir = folder(vm, dir)?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::mkdirat(dir, at.path.as_ptr(), mode as u32) };
    done(vm, result as i64, &at)
}

fn make_pipe(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, mode, dir] = bind_least(vm, args, "mkfifo", ["path", "mode", "dir_fd"], 1)?;
    let (at, mode) = (place(vm, "mkfifo", "path", path, false)?, int(vm, mode, 0o666)?);
    let dir = folder(vm, dir)?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::mkfifoat(dir, at.path.as_ptr(), mode as u32) };
    done(vm, result as i64, &at)
}

fn make_node(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "mode", "device", "dir_fd"];
    let [path, mode, device, dir] = bind_least(vm, args, "mknod", names, 1)?;
    let (at, mode) = (place(vm, "mknod", "path", path, false)?, int(vm, mode, 0o600)?);
    let device = if device.is_null() { 0 } else { c_long(vm, device)? };
    let dir = folder(vm, dir)?;
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::mknodat(dir, at.path.as_ptr(), mode as u32, device as u64) };
    done(vm, result as i64, &at)
}

fn removed(vm: &mut Vm, args: Args, function: &str, flags: i32) -> Result<Value, Raised> {
    let [path, dir] = bind_least(vm, args, function, ["path", "dir_fd"], 1)?;
    let (at, dir) = (place(vm, function, "path", path, false)?, folder(vm, dir)?);
    // SAFETY: the path ends in a zero byte.
    let result = unsafe { libc::unlinkat(dir, at.path.as_ptr(), flags) };
    done(vm, result as i64, &at)
}

fn remove_folder(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    removed(vm, args, "rmdir", libc::AT_REMOVEDIR)
}

fn unlink(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    removed(vm, args, "unlink", 0)
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    removed(vm, args, "remove", 0)
}

fn truncate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, length] = bind_least(vm, args, "truncate", ["path", "length"], 2)?;
    let (at, length) = (place(vm, "truncate", "path", path, true)?, c_long(vm, length)?);
    if at.fd.is_none() && is_reserved(vm, &at.path) {
        return refused(vm, at.given);
    }
    // SAFETY: the path ends in a zero byte.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::ftruncate(fd, length),
            None => libc::truncate(at.path.as_ptr(), length),
        }
    };
    done(vm, result as i64, &at)
}

/// Seconds and nanoseconds of a time in either, as the system has them.
fn time_of(vm: &mut Vm, value: Value, in_nanoseconds: bool) -> Result<libc::timespec, Raised> {
    if in_nanoseconds {
        let index = vm.index(value)?;
        let whole = crate::object::Int::of(index).map(|n| n.to_ibig()).unwrap_or_default();
        let billion = dashu_int::IBig::from(1_000_000_000);
        let rest: dashu_int::IBig = ((&whole % &billion) + &billion) % &billion;
        let seconds = (whole - &rest) / billion;
        let (Ok(tv_sec), Ok(tv_nsec)) = (i64::try_from(&seconds), i64::try_from(&rest)) else {
            return vm.raise(Type::OverflowError, "Python int too large to convert to C long");
        };
        return Ok(libc::timespec { tv_sec, tv_nsec });
    }
    let plain = payload(value);
    if plain.is(Kind::Float) {
        let seconds = vm.to_double(value)?;
        if seconds.is_nan() {
            return vm.raise(Type::ValueError, "Invalid value NaN (not a number)");
        }
        let whole = seconds.floor();
        if whole.abs() >= 9.2e18 {
            return vm.raise(Type::OverflowError, "timestamp out of range for platform time_t");
        }
        let rest = ((seconds - whole) * 1e9).floor() as i64;
        return Ok(libc::timespec { tv_sec: whole as i64, tv_nsec: rest.clamp(0, 999_999_999) });
    }
    let tv_sec = vm.index_i64(value)?;
    Ok(libc::timespec { tv_sec, tv_nsec: 0 })
}

fn set_times(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = place(vm, "utime", "path", args.get(0), true)?;
    let (times, nanoseconds, none) = (args.get(1), args.get(2), vm.none());
    let mut both = [libc::timespec { tv_sec: 0, tv_nsec: libc::UTIME_NOW }; 2];
    let given = if nanoseconds == none { times } else { nanoseconds };
    if given != none {
        let Some(pair) = crate::object::Tuple::of(payload(given)).filter(|pair| pair.len() == 2)
        else {
            let text = match nanoseconds == none {
                true => "utime: 'times' must be either a tuple of two ints or None",
                false => "utime: 'ns' must be a tuple of two ints",
            };
            return vm.raise(Type::TypeError, text);
        };
        for (at, time) in both.iter_mut().enumerate() {
            *time = time_of(vm, pair.get(at), nanoseconds != none)?;
        }
    }
    let (dir, follows) = (folder(vm, args.get(3))?, vm.truth(args.get(4))?);
    only_fd(vm, "utime", &at, dir, follows)?;
    // SAFETY: the path ends in a zero byte, and there are two times.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::futimens(fd, both.as_ptr()),
            None => libc::utimensat(dir, at.path.as_ptr(), both.as_ptr(), no_link(follows)),
        }
    };
    done(vm, result as i64, &at)
}

fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "flags", "mode", "dir_fd"];
    let [path, flags, mode, dir] = bind_least(vm, args, "open", names, 2)?;
    let at = place(vm, "open", "path", path, false)?;
    let (flags, mode) = (c_int(vm, flags)?, int(vm, mode, 0o777)?);
    let dir = folder(vm, dir)?;
    // Before, for a file that is cut as it is opened.
    if is_reserved(vm, &at.path) {
        return refused(vm, at.given);
    }
    let fd = loop {
        // SAFETY: the path ends in a zero byte.
        let open = || unsafe { libc::openat(dir, at.path.as_ptr(), flags | libc::O_CLOEXEC, mode) };
        let fd = vm.blocking(open);
        if fd >= 0 || Error::last_os_error().raw_os_error() != Some(libc::EINTR) {
            break fd;
        }
        vm.attend_to_outside()?;
    };
    done(vm, fd as i64, &at)?;
    vm.new_int(fd as i64)
}

/// The names in a folder, each with its kind and number.
fn read_folder(vm: &mut Vm, at: &Where) -> Result<Vec<(Vec<u8>, u8, u64)>, Raised> {
    // SAFETY: the path ends in a zero byte; a descriptor is given up to the folder, so that the program's stays open.
    let folder = unsafe {
        match at.fd {
            Some(fd) => match libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) {
                own if own < 0 => std::ptr::null_mut(),
                own => {
                    let folder = libc::fdopendir(own);
                    if folder.is_null() {
                        libc::close(own);
                    } else {
                        libc::rewinddir(folder);
                    }
                    folder
                }
            },
            None => libc::opendir(at.path.as_ptr()),
        }
    };
    if folder.is_null() {
        return answer(vm, Err(Error::last_os_error()), at.about());
    }
    let mut all = Vec::new();
    // SAFETY: the folder is open, and an entry stays until the next call.
    unsafe {
        loop {
            let entry = libc::readdir64(folder);
            if entry.is_null() {
                break;
            }
            let name = CStr::from_ptr((*entry).d_name.as_ptr()).to_bytes();
            if name != b"." && name != b".." {
                all.push((name.to_vec(), (*entry).d_type, (*entry).d_ino));
            }
        }
        if at.fd.is_some() {
            libc::rewinddir(folder);
        }
        libc::closedir(folder);
    }
    Ok(all)
}

fn here(vm: &mut Vm, function: &str, path: Value) -> Result<Where, Raised> {
    if path.is_null() || path == vm.none() {
        let here = vm.new_str(".")?;
        return Ok(Where { path: c".".into(), fd: None, given: here });
    }
    let plain = payload(path);
    let name = vm.intern("__fspath__")?;
    let is_path = Str::of(plain).is_some()
        || Bytes::of(plain).is_some()
        || vm.lookup(vm.class_of(path), name).is_some();
    let has_octets = crate::object::memoryview::octets(vm, path).is_some();
    if !is_path && !has_octets && vm.try_index(path)?.is_none() {
        let class = vm.type_name(path);
        let text = format!(
            "{function}: path should be string, bytes, os.PathLike, integer or None, not {class}"
        );
        return vm.raise(Type::TypeError, text);
    }
    place(vm, function, "path", path, true)
}

fn list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path] = bind_least(vm, args, "listdir", ["path"], 0)?;
    let at = here(vm, "listdir", path)?;
    let names: List = vm.new_list_for(0)?;
    for (name, _, _) in read_folder(vm, &at)? {
        let name = name_of(vm, &at, &name)?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

/// `_entries(path)`: triples of name, kind and number.
fn entries(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = here(vm, "scandir", args.get(0))?;
    let found: List = vm.new_list_for(0)?;
    for (name, kind, number) in read_folder(vm, &at)? {
        let name = name_of(vm, &at, &name)?;
        let number = vm.new_uint(number)?;
        let entry = vm.new_tuple(&[name, Value::small(kind as i64), number])?;
        found.push(vm, entry)?;
    }
    Ok(found.0)
}

fn volume(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = place(vm, "statvfs", "path", args.get(0), true)?;
    // SAFETY: the structure is a local, and the path ends in a zero byte.
    let (result, data) = unsafe {
        let mut data: libc::statvfs64 = std::mem::zeroed();
        let result = match at.fd {
            Some(fd) => libc::fstatvfs64(fd, &mut data),
            None => libc::statvfs64(at.path.as_ptr(), &mut data),
        };
        (result, data)
    };
    done(vm, result as i64, &at)?;
    let all = [
        data.f_bsize,
        data.f_frsize,
        data.f_blocks,
        data.f_bfree,
        data.f_bavail,
        data.f_files,
        data.f_ffree,
        data.f_favail,
        data.f_flag,
        data.f_namemax,
        data.f_fsid,
    ];
    let mut values = Vec::new();
    for number in all {
        values.push(vm.new_uint(number)?);
    }
    vm.new_tuple(&values)
}

fn limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (at, name) = (place(vm, "pathconf", "path", args.get(0), true)?, c_int(vm, args.get(1))?);
    // SAFETY: the path ends in a zero byte; the place of the thread's error is always there.
    let (result, error) = unsafe {
        *libc::__errno_location() = 0;
        let result = match at.fd {
            Some(fd) => libc::fpathconf(fd, name),
            None => libc::pathconf(at.path.as_ptr(), name),
        };
        (result, *libc::__errno_location())
    };
    if result == -1 && error != 0 {
        return answer(vm, Err(Error::from_raw_os_error(error)), at.about());
    }
    vm.new_int(result)
}

fn attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "attribute", "follow_symlinks"];
    let [path, name, follows] = bind_least(vm, args, "getxattr", names, 2)?;
    let at = place(vm, "getxattr", "path", path, true)?;
    let name = c_text(vm, name)?;
    let follows = flag(vm, follows, true)?;
    only_fd(vm, "getxattr", &at, libc::AT_FDCWD, follows)?;
    let mut room = vec![0u8; 65536];
    let (to, size) = (room.as_mut_ptr().cast(), room.len());
    // SAFETY: there is as much room as is said.
    let length = unsafe {
        match at.fd {
            Some(fd) => libc::fgetxattr(fd, name.as_ptr(), to, size),
            None if follows => libc::getxattr(at.path.as_ptr(), name.as_ptr(), to, size),
            None => libc::lgetxattr(at.path.as_ptr(), name.as_ptr(), to, size),
        }
    };
    done(vm, length as i64, &at)?;
    vm.new_bytes(&room[..length as usize])
}

fn set_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "attribute", "value", "flags", "follow_symlinks"];
    let [path, name, value, flags, follows] = bind_least(vm, args, "setxattr", names, 3)?;
    let at = place(vm, "setxattr", "path", path, true)?;
    let name = c_text(vm, name)?;
    let data = vm.required_bytes(value)?;
    let (flags, follows) = (int(vm, flags, 0)?, flag(vm, follows, true)?);
    only_fd(vm, "setxattr", &at, libc::AT_FDCWD, follows)?;
    let (from, size) = (data.as_ptr().cast(), data.len());
    // SAFETY: there are as many bytes as is said.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::fsetxattr(fd, name.as_ptr(), from, size, flags),
            None if follows => libc::setxattr(at.path.as_ptr(), name.as_ptr(), from, size, flags),
            None => libc::lsetxattr(at.path.as_ptr(), name.as_ptr(), from, size, flags),
        }
    };
    done(vm, result as i64, &at)
}

fn remove_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["path", "attribute", "follow_symlinks"];
    let [path, name, follows] = bind_least(vm, args, "removexattr", names, 2)?;
    let at = place(vm, "removexattr", "path", path, true)?;
    let name = c_text(vm, name)?;
    let follows = flag(vm, follows, true)?;
    only_fd(vm, "removexattr", &at, libc::AT_FDCWD, follows)?;
    // SAFETY: both texts end in a zero byte.
    let result = unsafe {
        match at.fd {
            Some(fd) => libc::fremovexattr(fd, name.as_ptr()),
            None if follows => libc::removexattr(at.path.as_ptr(), name.as_ptr()),
            None => libc::lremovexattr(at.path.as_ptr(), name.as_ptr()),
        }
    };
    done(vm, result as i64, &at)
}

fn attributes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [path, follows] = bind_least(vm, args, "listxattr", ["path", "follow_symlinks"], 0)?;
    let at = here(vm, "listxattr", path)?;
    let follows = flag(vm, follows, true)?;
    only_fd(vm, "listxattr", &at, libc::AT_FDCWD, follows)?;
    let mut room = vec![0u8; 65536];
    let (to, size) = (room.as_mut_ptr().cast(), room.len());
    // SAFETY: there is as much room as is said.
    let length = unsafe {
        match at.fd {
            Some(fd) => libc::flistxattr(fd, to, size),
            None if follows => libc::listxattr(at.path.as_ptr(), to, size),
            None => libc::llistxattr(at.path.as_ptr(), to, size),
        }
    };
    done(vm, length as i64, &at)?;
    let names: List = vm.new_list_for(0)?;
    for name in room[..length as usize].split(|byte| *byte == 0).filter(|name| !name.is_empty()) {
        let name = vm.new_outside_str(OsStr::from_bytes(name))?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

/// `_stat(path, dir_fd, follow_symlinks, function)`: what `os.stat_result` begins with, then times in nanoseconds, and blocks.
fn stat(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let function = Str::of(args.get(3)).map_or("stat", Str::text);
    let at = match function {
        "fstat" => {
            let fd = c_int(vm, args.get(0))?;
            let fd = if vm.part::<crate::vm::Reserved>().has(fd) { -1 } else { fd };
            Where { path: CString::default(), fd: Some(fd), given: Value::NULL }
        }
        _ => place(vm, function, "path", args.get(0), function == "stat")?,
    };
    let (dir, follows) = (folder(vm, args.get(1))?, vm.truth(args.get(2))?);
    if function != "fstat" {
        only_fd(vm, function, &at, dir, follows)?;
    }
    // SAFETY: the structure is a local, and the path ends in a zero byte.
    let (result, data) = unsafe {
        let mut data: libc::stat64 = std::mem::zeroed();
        let result = match at.fd {
            Some(fd) => libc::fstat64(fd, &mut data),
            None => libc::fstatat64(dir, at.path.as_ptr(), &mut data, no_link(follows)),
        };
        (result, data)
    };
    if result < 0 {
        let about = at.about().filter(|about| !about.is_null());
        return answer(vm, Err(Error::last_os_error()), about);
    }
    let mut values = Vec::with_capacity(19);
    let all = [
        data.st_mode as u64,
        data.st_ino,
        data.st_dev,
        data.st_nlink,
        data.st_uid as u64,
        data.st_gid as u64,
    ];
    for number in all {
        values.push(vm.new_uint(number)?);
    }
    values.push(vm.new_int(data.st_size)?);
    let times = [
        (data.st_atime, data.st_atime_nsec),
        (data.st_mtime, data.st_mtime_nsec),
        (data.st_ctime, data.st_ctime_nsec),
    ];
    for (seconds, _) in times {
        values.push(vm.new_int(seconds)?);
    }
    for (seconds, nanoseconds) in times {
        values.push(vm.new_float(seconds as f64 + 1e-9 * nanoseconds as f64)?);
    }
    for (seconds, nanoseconds) in times {
        let whole = dashu_int::IBig::from(seconds) * 1_000_000_000 + nanoseconds;
        values.push(vm.new_ibig(&whole)?);
    }
    values.push(vm.new_int(data.st_blksize)?);
    values.push(vm.new_int(data.st_blocks)?);
    values.push(vm.new_uint(data.st_rdev)?);
    vm.new_tuple(&values)
}

fn memory_file(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (name, flags) = (c_text(vm, args.get(0))?, c_mask(vm, args.get(1))?);
    // SAFETY: the name ends in a zero byte.
    let fd = patient(vm, || unsafe { libc::memfd_create(name.as_ptr(), flags) as i64 })?;
    vm.new_int(fd)
}
