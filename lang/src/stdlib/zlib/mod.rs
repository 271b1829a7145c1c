//! `_zlib`: streams of deflate, and checksums.
//!
//! **In:** bytes and the number of a stream. **Out:** bytes, how many were taken, and zlib's code and words, which the half in Python makes
//! exceptions and attributes of. The compressor is zlib-rs: its compressed bytes are not zlib's to the letter.
//!
//! ```text
//! stream.rs    one stream, safe to use
//! ```
//!
//! **Absent:** the objects that programs see, in `python/zlib.py`.

mod stream;

use crate::builtins::ANY;
use crate::object::{Int, Raised, Value, instance::payload};
use crate::vm::{Args, Vm};
use dashu_int::IBig;
use stream::Stream;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "zlib";
    "adler32" adler32 (1, 2) "(data, value=1, /)" ANY;
    "crc32" crc32 (1, 2) "(data, value=0, /)" ANY;
    "_deflate" new_deflate (5, 5) "(level, method, wbits, memLevel, strategy)" ANY;
    "_inflate" new_inflate (1, 1) "(wbits)" ANY;
    "_set_dictionary" set_dictionary (2, 2) "(stream, data)" ANY;
    "_run" run (4, 4) "(stream, data, flush, most)" ANY;
    "_copy" copy (1, 1) "(stream)" ANY;
    "_end" end (1, 1) "(stream)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_zlib", FUNCTIONS)
}

/// The start of a checksum: the low bits of an integer.
fn start_of(vm: &mut Vm, args: Args, start: u32) -> Result<u32, Raised> {
    let Some(value) = args.optional(1) else { return Ok(start) };
    let value = vm.index(value)?;
    let value = Int::of(payload(value)).map_or(IBig::ZERO, |n| n.to_ibig());
    Ok(u32::try_from(&(value & IBig::from(u32::MAX))).unwrap_or(0))
}

/// So many bytes are worked on without hearing of signals.
const AT_ONCE: usize = 1 << 20;

fn checksum(
    vm: &mut Vm,
    args: Args,
    start: u32,
    go_on: impl Fn(u32, &[u8]) -> u32,
) -> Result<Value, Raised> {
    let (data, mut sum) = (vm.required_bytes(args.get(0))?, start);
    for part in data.chunks(AT_ONCE) {
        sum = go_on(sum, part);
        vm.hear()?;
    }
    vm.new_int(sum as i64)
}

fn adler32(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let start = start_of(vm, args, 1)?;
    checksum(vm, args, start, stream::adler32)
}

fn crc32(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let start = start_of(vm, args, 0)?;
    checksum(vm, args, start, stream::crc32)
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    let number = vm.index_c_int(value)?;
    Ok(number as i32)
}

/// The number of a new stream, or zlib's code, which is below zero.
fn keep(vm: &mut Vm, stream: Result<Stream, i32>) -> Result<Value, Raised> {
    match stream {
        Ok(stream) => {
            let number = vm.outside().keep(stream);
            vm.new_int(number as i64)
        }
        Err(code) => vm.new_int(code as i64),
    }
}

fn new_deflate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut numbers = [0; 5];
    for (at, number_of) in numbers.iter_mut().enumerate() {
        *number_of = number(vm, args.get(at))?;
    }
    keep(vm, Stream::deflate(numbers))
}

fn new_inflate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let window = number(vm, args.get(0))?;
    keep(vm, Stream::inflate(window))
}

fn set_dictionary(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    let code = vm.kept::<Stream>(args.get(0))?.set_dictionary(&data);
    vm.new_int(code as i64)
}

/// `_run(stream, data, flush, most)`: the bytes that come out, at most so many if that is not zero; how many of `data` were taken;
/// zlib's code; its words, or None.
fn run(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    let flush = number(vm, args.get(2))?;
    let most = match usize::try_from(vm.index_i64(args.get(3))?) {
        Ok(0) | Err(_) => usize::MAX,
        Ok(most) => most,
    };
    let (mut out, mut taken) = (Vec::new(), 0);
    // In steps, between which signals are heard: a step ends where it has made or taken much.
    let (code, words) = loop {
        let stream = vm.kept::<Stream>(args.get(0))?;
        let Some(step) = stream.step(&data[taken..], flush, most, &mut out) else {
            return vm.no_memory();
        };
        taken += step.taken;
        match step.end {
            Some(end) => break end,
            None => vm.hear()?,
        }
    };
    let words = match words {
        Some(words) => vm.new_str(&words)?,
        None => vm.none(),
    };
    let out = vm.new_bytes(&out)?;
    vm.new_tuple(&[out, Value::small(taken as i64), Value::small(code as i64), words])
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let copy = vm.kept::<Stream>(args.get(0))?.copy();
    keep(vm, copy)
}

fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Stream>(number);
    Ok(vm.none())
}
