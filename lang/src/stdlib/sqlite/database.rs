//! Connections.

use super::{c_bytes, c_int, callback, code, text};
use crate::builtins::ANY;
use crate::object::{Raised, Type, Value};
use crate::vm::{Args, Vm};
use libsqlite3_sys as ffi;
use std::ffi::{c_int as Int, c_void};
use std::ptr::{null, null_mut};
use std::time::{Duration, Instant};

crate::builtins! {
    /// Functions of connections.
    FUNCTIONS in "_sqlite3";
    "_open" open (3, 3) "(path, flags, timeout)" ANY;
    "_close" close (2, 2) "(database, call)" ANY;
    "_error" error (1, 1) "(database)" ANY;
    "_words" words (1, 1) "(code)" ANY;
    "_changes" changes (1, 1) "(database)" ANY;
    "_total_changes" total_changes (1, 1) "(database)" ANY;
    "_last_row" last_row (1, 1) "(database)" ANY;
    "_is_automatic" is_automatic (1, 1) "(database)" ANY;
    "_interrupt" interrupt (1, 1) "(database)" ANY;
    "_limit" limit (3, 3) "(database, category, limit)" ANY;
    "_patient" patient (2, 2) "(database, is_patient)" ANY;
    "_serialize" serialize (2, 2) "(database, name)" ANY;
    "_deserialize" deserialize (3, 3) "(database, name, data)" ANY;
    "_backup_new" backup_new (4, 4) "(target, target_name, source, source_name)" ANY;
    "_backup_step" backup_step (2, 2) "(backup, pages)" ANY;
    "_backup_end" backup_end (1, 1) "(backup)" ANY;
    "_version" version (0, 0) "()" ANY;
    "_is_complete" is_complete (1, 1) "(statement)" ANY;
    "_share_cache" share_cache (1, 1) "(enable)" ANY;
}

unsafe extern "C" {
    /// Closes a connection as soon as no statement uses it. The crate's bindings leave it out.
    fn sqlite3_close_v2(raw: *mut ffi::sqlite3) -> Int;
}

/// An open connection.
pub(super) struct Database {
    pub(super) raw: *mut ffi::sqlite3,
    /// What the connection's busy handler knows: SQLite has its address.
    wait: Box<Wait>,
}

/// How long locks of others are waited for.
struct Wait {
    timeout: Duration,
    /// Whether they are waited for at present.
    is_patient: bool,
    until: Instant,
}

/// The connection with the number that an argument is.
pub(super) fn database(vm: &mut Vm, value: Value) -> Result<*mut ffi::sqlite3, Raised> {
    Ok(vm.kept::<Database>(value)?.raw)
}

/// SQLite asks whether to try again what another connection's lock prevents.
extern "C" fn is_busy(wait: *mut c_void, count: Int) -> Int {
    // SAFETY: the address is that of the connection's `Wait`, which lives as long as the connection.
    let wait = unsafe { &mut *wait.cast::<Wait>() };
    if !wait.is_patient {
        return 0;
    }
    let now = Instant::now();
    if count == 0 {
        wait.until = now + wait.timeout;
    }
    if now >= wait.until {
        return 0;
    }
    let time = Duration::from_millis((1 << count.min(6)) as u64);
    callback::sleep(time.min(wait.until - now));
    1
}

/// `_open(path, flags, timeout)`: the number of a connection, or a code and its words.
fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let path = c_bytes(vm, args.get(0))?;
    let flags = c_int(vm, args, 1)?;
    let timeout = vm.index_i64(args.get(2))?.max(0) as u64;
    let mut raw = null_mut();
    // SAFETY: the path ends with a zero; SQLite writes one address.
    let result = unsafe { ffi::sqlite3_open_v2(path.as_ptr().cast(), &mut raw, flags, null()) };
    if result != ffi::SQLITE_OK {
        // SAFETY: a connection that could not be opened has the words, and is closed then. Without memory there is none.
        let (number, words) = unsafe {
            let number = if raw.is_null() { result } else { ffi::sqlite3_extended_errcode(raw) };
            let words = if raw.is_null() { null() } else { ffi::sqlite3_errmsg(raw) };
            (number, text(vm, words))
        };
        // SAFETY: as above.
        unsafe { ffi::sqlite3_close(raw) };
        let words = words?;
        return vm.new_tuple(&[Value::small(number as i64), words]);
    }
    let (now, timeout) = (Instant::now(), Duration::from_millis(timeout));
    let mut wait = Box::new(Wait { timeout, is_patient: true, until: now });
    let address: *mut Wait = &mut *wait;
    // SAFETY: the address stays while the connection is kept.
    unsafe { ffi::sqlite3_busy_handler(raw, Some(is_busy), address.cast()) };
    let number = vm.outside().keep(Database { raw, wait });
    vm.new_int(number as i64)
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(closed) = vm.outside().take::<Database>(number) else {
        return code(vm, ffi::SQLITE_OK);
    };
    // SAFETY: the connection is there. It may outlive what the busy handler knows.
    unsafe { ffi::sqlite3_busy_handler(closed.raw, None, null_mut()) };
    // Aggregates under way end here.
    // SAFETY: nothing has the connection's number any more. SQLite keeps it until what has been made with it is given back.
    let result = callback::during(vm, args.get(1), || unsafe { sqlite3_close_v2(closed.raw) });
    code(vm, result)
}

/// `_error(database)`: the code, the extended code and the words of what went wrong last.
fn error(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    let (number, extended, words) = unsafe {
        let words = ffi::sqlite3_errmsg(raw);
        (ffi::sqlite3_errcode(raw), ffi::sqlite3_extended_errcode(raw), words)
    };
    let words = text(vm, words)?;
    vm.new_tuple(&[Value::small(number as i64), Value::small(extended as i64), words])
}

fn words(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = c_int(vm, args, 0)?;
    // SAFETY: any number has words.
    let words = unsafe { ffi::sqlite3_errstr(number) };
    text(vm, words)
}

fn changes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    vm.new_int(unsafe { ffi::sqlite3_changes(raw) } as i64)
}

fn total_changes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    vm.new_int(unsafe { ffi::sqlite3_total_changes(raw) } as i64)
}

fn last_row(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    vm.new_int(unsafe { ffi::sqlite3_last_insert_rowid(raw) })
}

fn is_automatic(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    Ok(vm.bool(unsafe { ffi::sqlite3_get_autocommit(raw) } != 0))
}

fn interrupt(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    // SAFETY: the connection is open.
    unsafe { ffi::sqlite3_interrupt(raw) };
    Ok(vm.none())
}

fn limit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, category) = (database(vm, args.get(0))?, c_int(vm, args, 1)?);
    let limit = c_int(vm, args, 2)?;
    // SAFETY: the connection is open; a category that is none is answered with -1.
    vm.new_int(unsafe { ffi::sqlite3_limit(raw, category, limit) } as i64)
}

/// `_patient(database, is_patient)`: whether locks are waited for.
fn patient(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_patient = vm.truth(args.get(1))?;
    vm.kept::<Database>(args.get(0))?.wait.is_patient = is_patient;
    Ok(vm.none())
}

/// `_serialize(database, name)`: the bytes of a database, or None.
fn serialize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, name) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let mut size = 0;
    // SAFETY: the name ends with a zero; what is not copied stays until the connection is used again.
    let (data, is_own) = unsafe {
        let name = name.as_ptr().cast();
        let there = ffi::sqlite3_serialize(raw, name, &mut size, ffi::SQLITE_SERIALIZE_NOCOPY);
        match there.is_null() {
            true => (ffi::sqlite3_serialize(raw, name, &mut size, 0), true),
            false => (there, false),
        }
    };
    if data.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: there are as many bytes.
    let made = vm.new_bytes(unsafe { std::slice::from_raw_parts(data, size as usize) });
    if is_own {
        // SAFETY: SQLite has given the memory away.
        unsafe { ffi::sqlite3_free(data.cast()) };
    }
    made
}

fn deserialize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, name) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let data = vm.required_bytes(args.get(2))?;
    let size = data.len() as i64;
    // SAFETY: SQLite's own memory is asked for, filled, and given to SQLite, which frees it whether it takes it or not.
    let result = unsafe {
        let room = ffi::sqlite3_malloc64(size as u64).cast::<u8>();
        if room.is_null() && size > 0 {
            return vm.no_memory();
        }
        if size > 0 {
            std::ptr::copy_nonoverlapping(data.as_ptr(), room, data.len());
        }
        let flags = ffi::SQLITE_DESERIALIZE_FREEONCLOSE | ffi::SQLITE_DESERIALIZE_RESIZEABLE;
        ffi::sqlite3_deserialize(raw, name.as_ptr().cast(), room, size, size, flags)
    };
    code(vm, result)
}

/// A copy of a database under way.
struct Backup(*mut ffi::sqlite3_backup);

fn backup_new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let target = database(vm, args.get(0))?;
    let target_name = c_bytes(vm, args.get(1))?;
    let source = database(vm, args.get(2))?;
    let source_name = c_bytes(vm, args.get(3))?;
    // SAFETY: both connections are open, and the half in Python ends the copy before it closes them.
    let backup = unsafe {
        let (to, from) = (target_name.as_ptr().cast(), source_name.as_ptr().cast());
        ffi::sqlite3_backup_init(target, to, source, from)
    };
    if backup.is_null() {
        return Ok(vm.none());
    }
    let number = vm.outside().keep(Backup(backup));
    vm.new_int(number as i64)
}

/// `_backup_step(backup, pages)`: the code, how many pages are left, how many there are.
fn backup_step(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (backup, pages) = (vm.kept::<Backup>(args.get(0))?.0, c_int(vm, args, 1)?);
    // SAFETY: the copy is under way.
    let numbers = unsafe {
        let result = ffi::sqlite3_backup_step(backup, pages);
        [result, ffi::sqlite3_backup_remaining(backup), ffi::sqlite3_backup_pagecount(backup)]
    };
    vm.new_tuple(&numbers.map(|number| Value::small(number as i64)))
}

fn backup_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(backup) = vm.outside().take::<Backup>(number) else {
        return vm.raise(Type::ValueError, "nothing is kept under that number");
    };
    // SAFETY: nothing has its number any more.
    code(vm, unsafe { ffi::sqlite3_backup_finish(backup.0) })
}

fn version(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: a constant text.
    let version = unsafe { ffi::sqlite3_libversion() };
    text(vm, version)
}

fn is_complete(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let statement = c_bytes(vm, args.get(0))?;
    // SAFETY: the text ends with a zero.
    Ok(vm.bool(unsafe { ffi::sqlite3_complete(statement.as_ptr().cast()) } != 0))
}

fn share_cache(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let enable = c_int(vm, args, 0)?;
    // SAFETY: a setting of the library.
    code(vm, unsafe { ffi::sqlite3_enable_shared_cache(enable) })
}
