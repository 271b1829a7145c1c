//! Blobs that are read and written in place.

use super::{c_bytes, c_int, code, database::database};
use crate::builtins::ANY;
use crate::object::{Raised, Value};
use crate::vm::{Args, Vm};
use libsqlite3_sys as ffi;
use std::ptr::null_mut;

crate::builtins! {
    /// Functions of blobs.
    FUNCTIONS in "_sqlite3";
    "_blob_open" open (6, 6) "(database, name, table, column, row, is_writable)" ANY;
    "_blob_close" close (1, 1) "(blob)" ANY;
    "_blob_size" size (1, 1) "(blob)" ANY;
    "_blob_read" read (3, 3) "(blob, offset, size)" ANY;
    "_blob_write" write (3, 3) "(blob, offset, data)" ANY;
}

struct Blob(*mut ffi::sqlite3_blob);

fn blob(vm: &mut Vm, value: Value) -> Result<*mut ffi::sqlite3_blob, Raised> {
    Ok(vm.kept::<Blob>(value)?.0)
}

/// The code and the number of a blob.
fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    let mut names = Vec::new();
    for at in 1..4 {
        names.push(c_bytes(vm, args.get(at))?);
    }
    let row = vm.index_i64(args.get(4))?;
    let is_writable = vm.truth(args.get(5))?;
    let mut made = null_mut();
    // SAFETY: the names end with a zero; SQLite writes one address.
    let result = unsafe {
        let [name, table, column] = [0, 1, 2].map(|at: usize| names[at].as_ptr().cast());
        ffi::sqlite3_blob_open(raw, name, table, column, row, is_writable as i32, &mut made)
    };
    let number = match made.is_null() {
        true => -1,
        false => vm.outside().keep(Blob(made)) as i64,
    };
    vm.new_tuple(&[Value::small(result as i64), Value::small(number)])
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(blob) = vm.outside().take::<Blob>(number) else { return code(vm, 0) };
    // SAFETY: nothing has its number any more.
    code(vm, unsafe { ffi::sqlite3_blob_close(blob.0) })
}

fn size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = blob(vm, args.get(0))?;
    // SAFETY: the blob is open.
    vm.new_int(unsafe { ffi::sqlite3_blob_bytes(raw) } as i64)
}

/// The bytes, or a code.
fn read(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, offset, size) = (blob(vm, args.get(0))?, c_int(vm, args, 1)?, c_int(vm, args, 2)?);
    let mut data = vec![0u8; size.max(0) as usize];
    // SAFETY: there is room for as many bytes; what is out of range is answered with a code.
    let result = unsafe { ffi::sqlite3_blob_read(raw, data.as_mut_ptr().cast(), size, offset) };
    match result {
        ffi::SQLITE_OK => vm.new_bytes(&data),
        _ => code(vm, result),
    }
}

fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, offset) = (blob(vm, args.get(0))?, c_int(vm, args, 1)?);
    let data = vm.required_bytes(args.get(2))?;
    // SAFETY: there are as many bytes; what is out of range is answered with a code.
    let result =
        unsafe { ffi::sqlite3_blob_write(raw, data.as_ptr().cast(), data.len() as i32, offset) };
    code(vm, result)
}
