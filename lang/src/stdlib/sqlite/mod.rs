//! `_sqlite3`: databases of SQLite, which is part of the command (`libsqlite3-sys`).
//!
//! **In:** numbers of connections and statements, SQL as UTF-8, values. **Out:** SQLite's result codes, rows, numbers. The half in Python makes
//! objects and exceptions of them.
//!
//! ```text
//! database.rs     connections: opening, limits, copies
//! statement.rs    statements: binding, stepping, rows
//! callback.rs     what SQLite calls: functions, collations, hooks
//! blob.rs         blobs that are read and written in place
//! ```
//!
//! **Absent:** the objects that programs see, transactions, adapters and converters, in `python/_sqlite3.py`; extensions of SQLite that are
//! loaded at run time.

// SQLite is used through its C interface.
#![allow(unsafe_code)]

mod blob;
mod callback;
mod database;
mod statement;

use crate::object::{Raised, Value};
use crate::vm::{Args, Vm};
use std::ffi::{CStr, c_char};

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_sqlite3", database::FUNCTIONS)?;
    let tables = [statement::FUNCTIONS, callback::FUNCTIONS, blob::FUNCTIONS];
    for row in tables.into_iter().flatten() {
        let function = vm.new_builtin(row, false)?;
        vm.set_in_module(module, row.name, function)?;
    }
    Ok(module)
}

/// A number that C calls `int`.
fn c_int(vm: &mut Vm, args: Args, at: usize) -> Result<i32, Raised> {
    Ok(vm.index_c_int(args.get(at))? as i32)
}

fn code(vm: &mut Vm, code: i32) -> Result<Value, Raised> {
    vm.new_int(code as i64)
}

/// Bytes with a zero at the end.
fn c_bytes(vm: &mut Vm, value: Value) -> Result<Vec<u8>, Raised> {
    let mut data = vm.required_bytes(value)?.into_owned();
    data.push(0);
    Ok(data)
}

/// A text of SQLite's, or None.
fn text(vm: &mut Vm, text: *const c_char) -> Result<Value, Raised> {
    if text.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: SQLite's texts end with a zero, and stay until the connection is used again.
    let text = unsafe { CStr::from_ptr(text) }.to_string_lossy();
    vm.new_str(&text)
}
