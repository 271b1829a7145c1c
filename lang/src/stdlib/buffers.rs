//! `_buffers`: the bytes of whatever has some, for modules in Python.

use crate::builtins::ANY;
use crate::object::{Bytes, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_buffers";
    "octets" octets (1, 1) "(data)" ANY;
    "line" line (2, 2) "(data, at)" ANY;
    "line_end" line_end (2, 2) "(text, at)" ANY;
    "lines" lines (1, 1) "(data)" ANY;
    "writable" writable (2, 2) "(data, what)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_buffers", FUNCTIONS)?;
    let lock = vm.class(Type::RLock).object.get();
    vm.set_in_module(module, "RLock", lock)?;
    Ok(module)
}

/// The bytes of something like bytes, as `bytes`.
fn octets(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if vm.is_exactly(args.get(0), Type::Bytes) {
        return Ok(args.get(0));
    }
    let data = vm.required_bytes(args.get(0))?;
    vm.new_bytes(&data)
}

/// `line(data, at)`: the line of bytes, or of a text of ASCII, that begins at a place, with its newline. None if it has none, and for other texts.
fn line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (data, at) = (args.get(0), vm.index_i64(args.get(1))? as usize);
    if let Some(bytes) = Bytes::of(data) {
        let rest = bytes.data().get(at..).unwrap_or(&[]);
        return match memchr::memchr(b'\n', rest) {
            Some(end) => vm.new_bytes(&rest[..=end]),
            None => Ok(vm.none()),
        };
    }
    let text = Str::of(data).filter(|text| text.is_ascii()).map_or("", Str::text);
    let rest = text.get(at..).unwrap_or("");
    match memchr::memchr(b'\n', rest.as_bytes()) {
        Some(end) => vm.new_str(&rest[..=end]),
        None => Ok(vm.none()),
    }
}

/// `line_end(text, at)`: where the line that begins at a place ends, which "\n", "\r" or "\r\n" ends; -1 if nothing does.
fn line_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let at = vm.index_i64(args.get(1))?.max(0) as usize;
    let Some(text) = Str::of(payload(args.get(0))) else {
        return vm.raise(Type::TypeError, "a str object is required");
    };
    // Without a table each place of a text that is not of ASCII is counted from its start.
    let text = vm.with_table(text)?;
    let bytes = text.text().as_bytes();
    let start = text.offset(at).min(bytes.len());
    let end = memchr::memchr2(b'\n', b'\r', &bytes[start..]).map(|found| start + found);
    let end = end.map(|end| end + if bytes[end..].starts_with(b"\r\n") { 2 } else { 1 });
    vm.new_int(end.map_or(-1, |end| text.index_at(end) as i64))
}

/// The lines of a text or of bytes, each with the newline that it ends with.
fn lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (data, list) = (args.get(0), vm.new_list_for(0)?);
    if let Some(text) = Str::of(data) {
        for line in text.text().split_inclusive('\n') {
            let line = vm.new_str(line)?;
            list.push(vm, line)?;
        }
    } else if let Some(bytes) = Bytes::of(data) {
        for line in bytes.data().split_inclusive(|byte| *byte == b'\n') {
            let line = vm.new_bytes(line)?;
            list.push(vm, line)?;
        }
    } else {
        return vm.raise(Type::TypeError, "a str or bytes object is required");
    }
    Ok(list.0)
}

/// A view of the bytes of something that may be written to. It has to be released.
fn writable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let what = Str::of(payload(args.get(1))).map_or("argument", Str::text);
    Ok(vm.writable_bytes(args.get(0), what)?.0)
}
