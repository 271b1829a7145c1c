//! Statements.

use super::{c_bytes, c_int, callback, code, database::database, text};
use crate::builtins::ANY;
use crate::object::memoryview::bytes_like;
use crate::object::{Int, Kind, Raised, Str, Tuple, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use libsqlite3_sys as ffi;
use std::ptr::{null, null_mut};

crate::builtins! {
    /// Functions of statements.
    FUNCTIONS in "_sqlite3";
    "_prepare" prepare (3, 3) "(database, sql, call)" ANY;
    "_finalize" finalize (2, 2) "(statement, call)" ANY;
    "_reset" reset (2, 2) "(statement, call)" ANY;
    "_bind" bind (3, 3) "(statement, index, value)" ANY;
    "_bind_all" bind_all (2, 2) "(statement, values)" ANY;
    "_clear" clear (1, 1) "(statement)" ANY;
    "_names_of_parameters" names_of_parameters (1, 1) "(statement)" ANY;
    "_step" step (2, 2) "(statement, call)" ANY;
    "_is_busy" is_busy (1, 1) "(statement)" ANY;
    "_columns" columns (1, 1) "(statement)" ANY;
    "_types" types (1, 1) "(statement)" ANY;
    "_row" row (3, 3) "(statement, factory, converters)" ANY;
}

/// A prepared statement.
struct Statement(*mut ffi::sqlite3_stmt);

fn statement(vm: &mut Vm, value: Value) -> Result<*mut ffi::sqlite3_stmt, Raised> {
    Ok(vm.kept::<Statement>(value)?.0)
}

/// `_prepare(database, sql, call)`: the code; the number of the statement, -1 if the text has none; where it ends; whether it only reads.
fn prepare(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, sql) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let (mut made, mut tail) = (null_mut(), null());
    let start = sql.as_ptr().cast();
    // SAFETY: the text ends with a zero, which is counted; SQLite writes two addresses.
    let result = callback::during(vm, args.get(2), || unsafe {
        ffi::sqlite3_prepare_v2(raw, start, sql.len() as i32, &mut made, &mut tail)
    });
    let (mut number, mut end, mut only_reads) = (-1, 0, false);
    if result == ffi::SQLITE_OK {
        end = (tail as usize).saturating_sub(start as usize) as i64;
    }
    if !made.is_null() {
        // SAFETY: the statement has been made.
        only_reads = unsafe { ffi::sqlite3_stmt_readonly(made) } != 0;
        number = vm.outside().keep(Statement(made)) as i64;
    }
    let only_reads = vm.bool(only_reads);
    let numbers = [result as i64, number, end].map(Value::small);
    vm.new_tuple(&[numbers[0], numbers[1], numbers[2], only_reads])
}

fn finalize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(done) = vm.outside().take::<Statement>(number) else {
        return code(vm, ffi::SQLITE_OK);
    };
    // SAFETY: nothing has its number any more.
    let result = callback::during(vm, args.get(1), || unsafe { ffi::sqlite3_finalize(done.0) });
    code(vm, result)
}

fn reset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    let result = callback::during(vm, args.get(1), || unsafe { ffi::sqlite3_reset(raw) });
    code(vm, result)
}

/// Gives a parameter its value: SQLite's code, or `None` for a value of a type that it has not.
fn set(
    vm: &mut Vm,
    raw: *mut ffi::sqlite3_stmt,
    index: i32,
    value: Value,
) -> Result<Option<i32>, Raised> {
    let plain = payload(value);
    // SAFETY: the statement is there; texts and blobs are copied. An index that is out of range is answered with a code.
    let result = unsafe {
        if value == vm.none() {
            ffi::sqlite3_bind_null(raw, index)
        } else if let Some(n) = Int::of(plain) {
            let Some(n) = n.to_i64() else {
                let text = "Python int too large to convert to SQLite INTEGER";
                return vm.raise(Type::OverflowError, text);
            };
            ffi::sqlite3_bind_int64(raw, index, n)
        } else if let Some(x) = plain.as_float() {
            ffi::sqlite3_bind_double(raw, index, x)
        } else if let Some(string) = Str::of(plain) {
            let text = if string.has_surrogates() {
                encoded(vm, plain)?
            } else {
                string.text().as_bytes().into()
            };
            let (start, size) = (text.as_ptr().cast(), text.len() as u64);
            let transient = ffi::SQLITE_TRANSIENT();
            ffi::sqlite3_bind_text64(raw, index, start, size, transient, ffi::SQLITE_UTF8 as u8)
        } else if let Some(data) = bytes_like(vm, value) {
            // What is empty has an address, too: a null would be NULL.
            let start = if data.is_empty() { c"".as_ptr().cast() } else { data.as_ptr().cast() };
            ffi::sqlite3_bind_blob64(raw, index, start, data.len() as u64, ffi::SQLITE_TRANSIENT())
        } else {
            return Ok(None);
        }
    };
    Ok(Some(result))
}

/// UTF-8 of a string with surrogates: it has none, so that this raises.
fn encoded(vm: &mut Vm, string: Value) -> Result<std::borrow::Cow<'static, [u8]>, Raised> {
    let name = vm.new_str("encode")?;
    let method = vm.get_attribute(string, name)?;
    let data = vm.call(method, &[])?;
    Ok(vm.required_bytes(data)?.into_owned().into())
}

/// `_bind(statement, index, value)`: the code, or -1 for a value of a type that SQLite has not.
fn bind(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, index) = (statement(vm, args.get(0))?, c_int(vm, args, 1)?);
    let result = set(vm, raw, index, args.get(2))?;
    code(vm, result.unwrap_or(-1))
}

/// `_bind_all(statement, values)`: gives parameters their values as long as they are exactly of SQLite's types; how many were given one. The
/// rest needs to be adapted.
fn bind_all(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    let Some(values) = Tuple::of(payload(args.get(1))) else { return Ok(Value::small(0)) };
    for at in 0..values.len() {
        let value = values.get(at);
        let is_plain = value == vm.none()
            || value.is_small()
            || value.as_float().is_some()
            || value.is(Kind::Str)
            || value.is(Kind::ByteArray);
        if !is_plain || set(vm, raw, at as i32 + 1, value)? != Some(ffi::SQLITE_OK) {
            return Ok(Value::small(at as i64));
        }
    }
    Ok(Value::small(values.len() as i64))
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    code(vm, unsafe { ffi::sqlite3_clear_bindings(raw) })
}

/// The names of the parameters, as they are written, or None.
fn names_of_parameters(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    let count = unsafe { ffi::sqlite3_bind_parameter_count(raw) };
    let names = vm.new_list_for(count as usize)?;
    for index in 1..=count {
        // SAFETY: the index is in range; the text stays as long as the statement.
        let name = text(vm, unsafe { ffi::sqlite3_bind_parameter_name(raw, index) })?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

fn step(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there: who has its number gives it back after the call, and the half in Python takes care that no callback does.
    let result = callback::during(vm, args.get(1), || unsafe { ffi::sqlite3_step(raw) });
    code(vm, result)
}

fn is_busy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    Ok(vm.bool(unsafe { ffi::sqlite3_stmt_busy(raw) } != 0))
}

/// The names of the columns.
fn columns(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    let count = unsafe { ffi::sqlite3_column_count(raw) };
    let names = vm.new_list_for(count as usize)?;
    for at in 0..count {
        // SAFETY: the column is there; the text is copied at once.
        let name = text(vm, unsafe { ffi::sqlite3_column_name(raw, at) })?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

/// The types that the columns were declared with, or None.
fn types(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    let count = unsafe { ffi::sqlite3_column_count(raw) };
    let names = vm.new_list_for(count as usize)?;
    for at in 0..count {
        // SAFETY: the column is there; the text is copied at once.
        let name = text(vm, unsafe { ffi::sqlite3_column_decltype(raw, at) })?;
        names.push(vm, name)?;
    }
    Ok(names.0)
}

/// `_row(statement, factory, converters)`: the values of the row that the statement stands at, None if there is none. Texts are given to
/// `factory` as bytes, unless that is None; a column's bytes to its converter, if it has one. The number of a column whose text is no UTF-8.
fn row(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = statement(vm, args.get(0))?;
    // SAFETY: the statement is there.
    let count = unsafe { ffi::sqlite3_data_count(raw) };
    if count == 0 {
        return Ok(vm.none());
    }
    let factory = args.get(1);
    let converters = Tuple::of(args.get(2));
    let values = vm.new_list_for(count as usize)?;
    for at in 0..count {
        let converter = converters.filter(|all| (at as usize) < all.len());
        let converter = converter.map_or(vm.none(), |all| all.get(at as usize));
        // SAFETY: as above.
        let kind = unsafe { ffi::sqlite3_column_type(raw, at) };
        // An empty blob has no address: its converter does not hear of it.
        let is_converted = converter != vm.none();
        let value = if is_converted && (kind == ffi::SQLITE_NULL || start_of(raw, at).is_null()) {
            vm.none()
        } else if is_converted {
            let data = vm.new_bytes(blob(raw, at))?;
            vm.call(converter, &[data])?
        } else {
            match kind {
                // SAFETY: as above.
                ffi::SQLITE_INTEGER => vm.new_int(unsafe { ffi::sqlite3_column_int64(raw, at) })?,
                // SAFETY: as above.
                ffi::SQLITE_FLOAT => {
                    vm.new_float(unsafe { ffi::sqlite3_column_double(raw, at) })?
                }
                ffi::SQLITE_TEXT if factory == vm.none() => {
                    match std::str::from_utf8(blob(raw, at)) {
                        Ok(text) => vm.new_str(text)?,
                        Err(_) => return vm.new_int(at as i64),
                    }
                }
                ffi::SQLITE_TEXT => {
                    let data = vm.new_bytes(blob(raw, at))?;
                    vm.call(factory, &[data])?
                }
                ffi::SQLITE_BLOB => vm.new_bytes(blob(raw, at))?,
                _ => vm.none(),
            }
        };
        values.push(vm, value)?;
    }
    values.to_tuple(vm)
}

/// Where the bytes of a column are.
fn start_of(raw: *mut ffi::sqlite3_stmt, at: i32) -> *const u8 {
    // SAFETY: the statement stands at a row.
    unsafe { ffi::sqlite3_column_blob(raw, at).cast() }
}

/// The bytes of a column.
fn blob<'a>(raw: *mut ffi::sqlite3_stmt, at: i32) -> &'a [u8] {
    let start = start_of(raw, at);
    // SAFETY: the statement stands at a row. The bytes stay until it goes on; they are copied before.
    unsafe {
        let size = ffi::sqlite3_column_bytes(raw, at) as usize;
        if start.is_null() { &[] } else { std::slice::from_raw_parts(start, size) }
    }
}
