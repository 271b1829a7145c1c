//! What SQLite calls while a statement runs: functions, aggregates, collations and hooks of the program.
//!
//! SQLite keeps a number for each. A call that may lead to one says which function of the half in Python hears of it (`during`): that gets
//! the number and the arguments, never raises, and answers with what SQLite takes.

use super::{c_bytes, c_int, code, database::database, text};
use crate::builtins::ANY;
use crate::object::memoryview::bytes_like;
use crate::object::{Int, Raised, Str, Tuple, Value, instance::payload};
use crate::vm::{Args, Vm};
use libsqlite3_sys as ffi;
use std::cell::Cell;
use std::ffi::{c_char, c_int as Number, c_uint, c_void};
use std::ptr::null_mut;
use std::time::Duration;

crate::builtins! {
    /// Functions that set callbacks. A number of -1 takes them away.
    FUNCTIONS in "_sqlite3";
    "_set_function" set_function (5, 5) "(database, name, count, flags, number)" ANY;
    "_set_aggregate" set_aggregate (5, 5) "(database, name, count, is_window, number)" ANY;
    "_set_collation" set_collation (3, 3) "(database, name, number)" ANY;
    "_set_authorizer" set_authorizer (2, 2) "(database, number)" ANY;
    "_set_progress" set_progress (3, 3) "(database, steps, number)" ANY;
    "_set_trace" set_trace (2, 2) "(database, number)" ANY;
}

thread_local! {
    /// The run of which SQLite's callbacks are part, and who hears of them.
    static CURRENT: Cell<(*mut Vm, Value)> = const { Cell::new((null_mut(), Value::NULL)) };
}

/// Calls SQLite; `hears` hears of callbacks.
pub(super) fn during<T>(vm: &mut Vm, hears: Value, call: impl FnOnce() -> T) -> T {
    std::hint::black_box(&hears);
    let before = CURRENT.replace((vm, hears));
    let result = call();
    CURRENT.set(before);
    // The collector finds it on the stack: it moves nothing that is there.
    std::hint::black_box(&hears);
    result
}

/// Waits, outside of the call that SQLite makes.
pub(super) fn sleep(time: Duration) {
    std::thread::sleep(time);
}

/// Tells the half in Python of a callback. `None` if nothing hears of it, or if it raises all the same.
fn tell(
    arguments: impl FnOnce(&mut Vm) -> Result<Vec<Value>, Raised>,
) -> Option<(Value, &'static mut Vm)> {
    let (vm, hears) = CURRENT.get();
    if vm.is_null() || hears.is_null() {
        return None;
    }
    // SAFETY: the `Vm` is that of the call of SQLite that this is part of, which does not use it meanwhile.
    let vm = unsafe { &mut *vm };
    let answer = arguments(vm).and_then(|arguments| vm.call(hears, &arguments));
    match answer {
        Ok(answer) => Some((answer, vm)),
        Err(Raised) => {
            vm.take_pending();
            None
        }
    }
}

/// The number that an address is.
fn number_of(data: *mut c_void) -> Value {
    Value::small(data as usize as i64)
}

/// What SQLite keeps for a number: it is an address for it, null for none.
fn address(vm: &mut Vm, value: Value) -> Result<*mut c_void, Raised> {
    Ok(vm.index_i64(value)?.max(0) as usize as *mut c_void)
}

// What is wanted of an aggregate, or of anything else, in words that the half in Python knows.
const CALL: i64 = 0;
const STEP: i64 = 1;
const FINAL: i64 = 2;
const VALUE: i64 = 3;
const INVERSE: i64 = 4;
const COMPARE: i64 = 5;
const ASK: i64 = 6;
const PROGRESS: i64 = 7;
const TRACE: i64 = 8;

/// The arguments of a function, as a tuple.
fn values(
    vm: &mut Vm,
    count: Number,
    values: *mut *mut ffi::sqlite3_value,
) -> Result<Value, Raised> {
    let all = vm.new_list_for(count as usize)?;
    for at in 0..count as usize {
        // SAFETY: SQLite gives as many values. Their bytes stay while the callback runs; they are copied.
        let value = unsafe {
            let value = *values.add(at);
            match ffi::sqlite3_value_type(value) {
                ffi::SQLITE_INTEGER => vm.new_int(ffi::sqlite3_value_int64(value))?,
                ffi::SQLITE_FLOAT => vm.new_float(ffi::sqlite3_value_double(value))?,
                kind @ (ffi::SQLITE_TEXT | ffi::SQLITE_BLOB) => {
                    let start = ffi::sqlite3_value_blob(value).cast::<u8>();
                    let size = ffi::sqlite3_value_bytes(value) as usize;
                    let data = match start.is_null() {
                        true => &[],
                        false => std::slice::from_raw_parts(start, size),
                    };
                    match kind {
                        ffi::SQLITE_TEXT => vm.new_str(&String::from_utf8_lossy(data))?,
                        _ => vm.new_bytes(data)?,
                    }
                }
                _ => vm.none(),
            }
        };
        all.push(vm, value)?;
    }
    all.to_tuple(vm)
}

/// Gives SQLite the answer: a value; or a tuple of a code and words for what went wrong.
fn answer(context: *mut ffi::sqlite3_context, answer: Option<(Value, &mut Vm)>) {
    // SAFETY: the context is that of the callback; texts and blobs are copied.
    unsafe {
        let Some((value, vm)) = answer else {
            let words = "user-defined function raised exception";
            ffi::sqlite3_result_error(context, words.as_ptr().cast(), words.len() as i32);
            return;
        };
        let plain = payload(value);
        if let Some(n) = Int::of(plain).and_then(|n| n.to_i64()) {
            ffi::sqlite3_result_int64(context, n);
        } else if let Some(x) = plain.as_float() {
            ffi::sqlite3_result_double(context, x);
        } else if let Some(text) = Str::of(plain) {
            let (start, size) = (text.text().as_ptr().cast(), text.text().len() as u64);
            let utf8 = ffi::SQLITE_UTF8 as u8;
            ffi::sqlite3_result_text64(context, start, size, ffi::SQLITE_TRANSIENT(), utf8);
        } else if let Some(failed) = Tuple::of(plain) {
            match Int::of(failed.get(0)).map(|n| n.clamped()) {
                Some(7) => ffi::sqlite3_result_error_nomem(context),
                Some(18) => ffi::sqlite3_result_error_toobig(context),
                _ => {
                    let words = Str::of(failed.get(1)).map_or("", Str::text);
                    ffi::sqlite3_result_error(context, words.as_ptr().cast(), words.len() as i32);
                }
            }
        } else if let Some(data) = bytes_like(vm, value) {
            let start = if data.is_empty() { c"".as_ptr().cast() } else { data.as_ptr().cast() };
            let transient = ffi::SQLITE_TRANSIENT();
            ffi::sqlite3_result_blob64(context, start, data.len() as u64, transient);
        } else {
            ffi::sqlite3_result_null(context);
        }
    }
}

unsafe extern "C" fn function(
    context: *mut ffi::sqlite3_context,
    count: Number,
    given: *mut *mut ffi::sqlite3_value,
) {
    // SAFETY: the context is that of this callback.
    let number = number_of(unsafe { ffi::sqlite3_user_data(context) });
    let told = tell(|vm| Ok(vec![Value::small(CALL), number, values(vm, count, given)?]));
    answer(context, told);
}

/// The number of an aggregate under way, which SQLite keeps; 0 before its first step.
fn under_way(context: *mut ffi::sqlite3_context, is_new: bool) -> (Value, Value, *mut i64) {
    // SAFETY: the context is that of this callback. The memory is zero at first.
    unsafe {
        let number = number_of(ffi::sqlite3_user_data(context));
        let size = if is_new { size_of::<i64>() as i32 } else { 0 };
        let place = ffi::sqlite3_aggregate_context(context, size).cast::<i64>();
        (number, Value::small(if place.is_null() { 0 } else { *place }), place)
    }
}

/// A row for an aggregate, or away from it: what is told answers with the aggregate's number, or what went wrong.
fn aggregate(
    context: *mut ffi::sqlite3_context,
    what: i64,
    count: Number,
    given: *mut *mut ffi::sqlite3_value,
) {
    let (number, own, place) = under_way(context, true);
    let told = tell(|vm| Ok(vec![Value::small(what), number, own, values(vm, count, given)?]));
    match told {
        Some((value, _)) if value.is_small() && !place.is_null() => {
            // SAFETY: SQLite has given room for a number.
            unsafe { *place = value.as_small() }
        }
        told => answer(context, told),
    }
}

unsafe extern "C" fn step(
    context: *mut ffi::sqlite3_context,
    count: Number,
    given: *mut *mut ffi::sqlite3_value,
) {
    aggregate(context, STEP, count, given);
}

unsafe extern "C" fn inverse(
    context: *mut ffi::sqlite3_context,
    count: Number,
    given: *mut *mut ffi::sqlite3_value,
) {
    aggregate(context, INVERSE, count, given);
}

unsafe extern "C" fn finish(context: *mut ffi::sqlite3_context) {
    let (number, own, place) = under_way(context, false);
    // Without a step there is nothing to ask.
    if place.is_null() || own == Value::small(0) {
        return;
    }
    answer(context, tell(|_| Ok(vec![Value::small(FINAL), number, own])));
}

unsafe extern "C" fn value(context: *mut ffi::sqlite3_context) {
    let (number, own, _) = under_way(context, false);
    answer(context, tell(|_| Ok(vec![Value::small(VALUE), number, own])));
}

/// `_set_function(database, name, count, flags, number)`: the code.
fn set_function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, name) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let (count, flags) = (c_int(vm, args, 2)?, c_int(vm, args, 3)? | ffi::SQLITE_UTF8);
    let is_set = vm.index_i64(args.get(4))? > 0;
    let number = address(vm, args.get(4))?;
    let function = is_set.then_some(function as unsafe extern "C" fn(_, _, _));
    // SAFETY: the name ends with a zero; the number is no address that anything follows.
    code(vm, unsafe {
        let name = name.as_ptr().cast();
        ffi::sqlite3_create_function_v2(raw, name, count, flags, number, function, None, None, None)
    })
}

/// `_set_aggregate(database, name, count, is_window, number)`: the code.
fn set_aggregate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, name) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let (count, is_window) = (c_int(vm, args, 2)?, vm.truth(args.get(3))?);
    let is_set = vm.index_i64(args.get(4))? > 0;
    let number = address(vm, args.get(4))?;
    let name = name.as_ptr().cast();
    let step = is_set.then_some(step as unsafe extern "C" fn(_, _, _));
    let inverse = is_set.then_some(inverse as unsafe extern "C" fn(_, _, _));
    let finish = is_set.then_some(finish as unsafe extern "C" fn(_));
    let value = is_set.then_some(value as unsafe extern "C" fn(_));
    let utf8 = ffi::SQLITE_UTF8;
    // SAFETY: as for functions.
    code(vm, unsafe {
        if is_window {
            ffi::sqlite3_create_window_function(
                raw, name, count, utf8, number, step, finish, value, inverse, None,
            )
        } else {
            ffi::sqlite3_create_function_v2(
                raw, name, count, utf8, number, None, step, finish, None,
            )
        }
    })
}

unsafe extern "C" fn compare(
    number: *mut c_void,
    first_size: Number,
    first: *const c_void,
    second_size: Number,
    second: *const c_void,
) -> Number {
    let string = |vm: &mut Vm, start: *const c_void, size: Number| {
        // SAFETY: SQLite gives as many bytes, which stay while the callback runs.
        let data = match size {
            0 => &[],
            _ => unsafe { std::slice::from_raw_parts(start.cast::<u8>(), size as usize) },
        };
        vm.new_str(&String::from_utf8_lossy(data))
    };
    small(tell(|vm| {
        let (number, first) = (number_of(number), string(vm, first, first_size)?);
        Ok(vec![Value::small(COMPARE), number, first, string(vm, second, second_size)?])
    }))
    .unwrap_or(0)
}

/// A small number that was answered.
fn small(told: Option<(Value, &mut Vm)>) -> Option<Number> {
    let (value, _) = told?;
    Int::of(value)?.to_i64()?.try_into().ok()
}

fn set_collation(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, name) = (database(vm, args.get(0))?, c_bytes(vm, args.get(1))?);
    let is_set = vm.index_i64(args.get(2))? > 0;
    let number = address(vm, args.get(2))?;
    let compare = is_set.then_some(compare as unsafe extern "C" fn(_, _, _, _, _) -> _);
    // SAFETY: as for functions.
    code(vm, unsafe {
        let (name, utf8) = (name.as_ptr().cast(), ffi::SQLITE_UTF8);
        ffi::sqlite3_create_collation_v2(raw, name, utf8, number, compare, None)
    })
}

unsafe extern "C" fn ask(
    number: *mut c_void,
    action: Number,
    first: *const c_char,
    second: *const c_char,
    database: *const c_char,
    source: *const c_char,
) -> Number {
    small(tell(|vm| {
        let mut all = vec![Value::small(ASK), number_of(number), Value::small(action as i64)];
        let words = vm.new_list_for(4)?;
        for word in [first, second, database, source] {
            let word = text(vm, word)?;
            words.push(vm, word)?;
        }
        all.extend(words.to_vec());
        Ok(all)
    }))
    .unwrap_or(ffi::SQLITE_DENY)
}

fn set_authorizer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    let is_set = vm.index_i64(args.get(1))? > 0;
    let number = address(vm, args.get(1))?;
    let ask = is_set.then_some(ask as unsafe extern "C" fn(_, _, _, _, _, _) -> _);
    // SAFETY: the number is no address that anything follows.
    code(vm, unsafe { ffi::sqlite3_set_authorizer(raw, ask, number) })
}

unsafe extern "C" fn progress(number: *mut c_void) -> Number {
    small(tell(|_| Ok(vec![Value::small(PROGRESS), number_of(number)]))).unwrap_or(1)
}

fn set_progress(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (raw, steps) = (database(vm, args.get(0))?, c_int(vm, args, 1)?);
    let is_set = vm.index_i64(args.get(2))? > 0;
    let number = address(vm, args.get(2))?;
    let progress = is_set.then_some(progress as unsafe extern "C" fn(_) -> _);
    // SAFETY: as above.
    unsafe { ffi::sqlite3_progress_handler(raw, steps, progress, number) };
    Ok(vm.none())
}

unsafe extern "C" fn trace(
    _: c_uint,
    number: *mut c_void,
    statement: *mut c_void,
    sql: *mut c_void,
) -> Number {
    tell(|vm| {
        let sql = sql.cast::<c_char>();
        // SAFETY: SQLite gives the statement and its text. What is a comment is the start of a trigger, which has no values.
        let expanded = unsafe { ffi::sqlite3_expanded_sql(statement.cast()) };
        let is_trigger = unsafe { *sql == b'-' as c_char && *sql.add(1) == b'-' as c_char };
        let shown = if is_trigger || expanded.is_null() { sql } else { expanded };
        let is_short = vm.bool(expanded.is_null());
        let shown = text(vm, shown);
        // SAFETY: SQLite has given the text away.
        unsafe { ffi::sqlite3_free(expanded.cast()) };
        Ok(vec![Value::small(TRACE), number_of(number), shown?, is_short])
    });
    0
}

fn set_trace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = database(vm, args.get(0))?;
    let is_set = vm.index_i64(args.get(1))? > 0;
    let number = address(vm, args.get(1))?;
    let trace = is_set.then_some(trace as unsafe extern "C" fn(_, _, _, _) -> _);
    let events = if is_set { ffi::SQLITE_TRACE_STMT } else { 0 };
    // SAFETY: as above.
    code(vm, unsafe { ffi::sqlite3_trace_v2(raw, events, trace, number) })
}
