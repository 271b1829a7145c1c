//! `_ssl`: TLS, by OpenSSL, which is part of the command (crate `openssl`, built from source).
//!
//! **In:** numbers of contexts and connections, bytes that came from the other end. **Out:** bytes for the other end, what was received, and
//! what is wrong, in OpenSSL's words. No socket is touched here.
//!
//! ```text
//! context.rs        contexts: certificates, keys, what is trusted, settings
//! connection.rs     connections: the handshake, reading, writing
//! certificate.rs    certificates as programs see them
//! ```
//!
//! rustls was not taken: programs name OpenSSL's options, ciphers, verification flags and errors, and old certificates have to be read.
//!
//! **Absent:** sockets and what waits for them, in `python/_ssl.py`.

// Some of OpenSSL that the crate has no safe function for.
#![allow(unsafe_code)]

mod certificate;
mod connection;
mod context;

use crate::builtins::ANY;
use crate::object::{Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use openssl::asn1::Asn1Object;
use openssl::error::ErrorStack;
use openssl::nid::Nid;
use openssl_sys as ffi;
use std::cell::Cell;
use std::ptr::null_mut;

crate::builtins! {
    /// Functions that belong to nothing.
    FUNCTIONS in "_ssl";
    "_version" version (0, 0) "()" ANY;
    "_random" random (1, 1) "(count)" ANY;
    "_random_add" random_add (2, 2) "(data, entropy)" ANY;
    "_paths" paths (0, 0) "()" ANY;
    "_object_of" object_of (2, 2) "(text, by_name)" ANY;
    "_object_numbered" object_numbered (1, 1) "(number)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_ssl", FUNCTIONS)?;
    let tables = [context::FUNCTIONS, connection::FUNCTIONS, certificate::FUNCTIONS];
    for row in tables.into_iter().flatten() {
        let function = vm.new_builtin(row, false)?;
        vm.set_in_module(module, row.name, function)?;
    }
    Ok(module)
}

thread_local! {
    /// The run of which OpenSSL's callbacks are part, and who hears of them.
    static CURRENT: Cell<(*mut Vm, Value)> = const { Cell::new((null_mut(), Value::NULL)) };
}

/// Calls OpenSSL; `hears` hears of callbacks.
fn during<T>(vm: &mut Vm, hears: Value, call: impl FnOnce() -> T) -> T {
    let before = CURRENT.replace((vm, hears));
    let result = call();
    CURRENT.set(before);
    // The collector finds it on the stack: it moves nothing that is there.
    std::hint::black_box(&hears);
    result
}

/// Tells the half in Python of a callback. It does not raise.
fn tell<T>(
    arguments: impl FnOnce(&mut Vm) -> Result<Vec<Value>, Raised>,
    answer: impl FnOnce(&mut Vm, Value) -> Option<T>,
) -> Option<T> {
    let (vm, hears) = CURRENT.get();
    if vm.is_null() || hears.is_null() {
        return None;
    }
    // SAFETY: the `Vm` is that of the call of OpenSSL that this is part of, which does not use it meanwhile.
    let vm = unsafe { &mut *vm };
    match arguments(vm).and_then(|arguments| vm.call(hears, &arguments)) {
        Ok(told) => answer(vm, told),
        Err(Raised) => {
            vm.take_pending();
            None
        }
    }
}

fn text_of(value: Value) -> Option<String> {
    Str::of(payload(value)).map(|text| text.text().into())
}

fn optional_text(vm: &mut Vm, text: Option<&str>) -> Result<Value, Raised> {
    match text {
        Some(text) => vm.new_str(text),
        None => Ok(vm.none()),
    }
}

/// What is wrong, as `(library, reason)` in OpenSSL's words: None for what has none.
fn wrong(vm: &mut Vm, stack: &ErrorStack) -> Result<Value, Raised> {
    // The first error is what happened; what follows says where that led to.
    let first = stack.errors().first();
    let library = optional_text(vm, first.and_then(|error| error.library()))?;
    let reason = optional_text(vm, first.and_then(|error| error.reason()))?;
    vm.new_tuple(&[library, reason])
}

/// None, or what is wrong.
fn done(vm: &mut Vm, result: Result<(), ErrorStack>) -> Result<Value, Raised> {
    match result {
        Ok(()) => Ok(vm.none()),
        Err(stack) => wrong(vm, &stack),
    }
}

/// The version as a number, and in words.
fn version(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let number = vm.new_int(openssl::version::number())?;
    let words = vm.new_str(openssl::version::version())?;
    vm.new_tuple(&[number, words])
}

fn random(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = vm.index_i64(args.get(0))?.max(0) as usize;
    let mut bytes = Vec::new();
    vm.room_in(&mut bytes, count)?;
    bytes.resize(count, 0);
    match openssl::rand::rand_bytes(&mut bytes) {
        Ok(()) => vm.new_bytes(&bytes),
        Err(stack) => wrong(vm, &stack),
    }
}

/// Adds to what random numbers are made of.
fn random_add(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(0))?;
    let entropy = vm.to_double(args.get(1))?;
    // SAFETY: there are as many bytes.
    unsafe { ffi::RAND_add(data.as_ptr().cast(), data.len() as i32, entropy) };
    Ok(vm.none())
}

/// The file and the folder in which this machine has the certificates that it trusts.
fn paths(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let found = openssl_probe::probe();
    let file = found.cert_file.as_ref().map(|path| path.to_string_lossy());
    let folder = found.cert_dir.first().map(|path| path.to_string_lossy());
    let file = optional_text(vm, file.as_deref())?;
    let folder = optional_text(vm, folder.as_deref())?;
    vm.new_tuple(&[file, folder])
}

/// The dotted numbers of an object.
fn dotted(object: *const ffi::ASN1_OBJECT) -> String {
    let mut room = [0u8; 128];
    // SAFETY: the object is there, and there is as much room; the text ends with a zero.
    let size = unsafe { ffi::OBJ_obj2txt(room.as_mut_ptr().cast(), room.len() as i32, object, 1) };
    String::from_utf8_lossy(&room[..(size.max(0) as usize).min(room.len() - 1)]).into_owned()
}

/// `(nid, short name, long name, numbers)` of an object.
fn described(vm: &mut Vm, nid: Nid, numbers: &str) -> Result<Value, Raised> {
    let number = vm.new_int(nid.as_raw() as i64)?;
    let short = optional_text(vm, nid.short_name().ok())?;
    let long = optional_text(vm, nid.long_name().ok())?;
    let numbers = vm.new_str(numbers)?;
    vm.new_tuple(&[number, short, long, numbers])
}

/// An object by its numbers or names, None for none.
fn object_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use foreign_types::ForeignTypeRef;
    let text = text_of(args.get(0)).unwrap_or_default();
    let by_name = vm.truth(args.get(1))?;
    let is_numbers = text.starts_with(|c: char| c.is_ascii_digit());
    let found = Asn1Object::from_str(&text).ok().filter(|_| by_name || is_numbers);
    match found {
        Some(object) => {
            let numbers = dotted(object.as_ptr());
            described(vm, object.nid(), &numbers)
        }
        None => Ok(vm.none()),
    }
}

fn object_numbered(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_c_int(args.get(0))? as i32;
    if number < 0 {
        return vm.raise(Type::ValueError, "NID must be positive");
    }
    // SAFETY: any number is answered, with null for none.
    let object = unsafe { ffi::OBJ_nid2obj(number) };
    if object.is_null() {
        return Ok(vm.none());
    }
    let numbers = dotted(object);
    described(vm, Nid::from_raw(number), &numbers)
}
