//! bzip2.

use super::{Step, most_of, pump};
use crate::builtins::ANY;
use crate::object::{Raised, Type, Value};
use crate::vm::{Args, Vm};
use bzip2::{Action, Compress, Compression, Decompress, Error, Status};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_bz2";
    "_compressor" new_compressor (1, 1) "(level)" ANY;
    "_compress" compress (3, 3) "(stream, data, is_last)" ANY;
    "_end_compressor" end_compressor (1, 1) "(stream)" ANY;
    "_decompressor" new_decompressor (0, 0) "()" ANY;
    "_decompress" decompress (3, 3) "(stream, data, most)" ANY;
    "_end_decompressor" end_decompressor (1, 1) "(stream)" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_bz2", FUNCTIONS)
}

fn raise<T>(vm: &mut Vm, error: Error) -> Result<T, Raised> {
    match error {
        Error::Data | Error::DataMagic => vm.raise(Type::OSError, "Invalid data stream"),
        Error::Param => {
            let text = "Internal error - invalid parameters passed to libbzip2";
            vm.raise(Type::ValueError, text)
        }
        _ => {
            let text = "Internal error - Invalid sequence of commands sent to libbzip2";
            vm.raise(Type::RuntimeError, text)
        }
    }
}

/// MemoryError if there is less than a stream takes: the library gives up the process then.
fn check_memory(vm: &mut Vm) -> Result<(), Raised> {
    vm.room_in(&mut Vec::<u8>::new(), 16 << 20)
}

fn new_compressor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let level = vm.index_i64(args.get(0))?;
    if !(1..=9).contains(&level) {
        return vm.raise(Type::ValueError, "compresslevel must be between 1 and 9");
    }
    check_memory(vm)?;
    let number = vm.outside().keep(Compress::new(Compression::new(level as u32), 0));
    vm.new_int(number as i64)
}

/// `_compress(stream, data, is_last)`: what comes out; all of it if nothing comes after.
fn compress(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_last = vm.truth(args.get(2))?;
    let data = vm.required_bytes(args.get(1))?;
    let done = pump(vm, &data, usize::MAX, |vm, part, room, is_rest| {
        let stream = vm.kept::<Compress>(args.get(0))?;
        let action = if is_last && is_rest { Action::Finish } else { Action::Run };
        let before = (stream.total_in(), stream.total_out());
        Ok(stream.compress(part, room, action).map(|status| Step {
            taken: (stream.total_in() - before.0) as usize,
            made: (stream.total_out() - before.1) as usize,
            has_ended: status == Status::StreamEnd,
        }))
    })?;
    match done {
        Ok((out, ..)) => vm.new_bytes(&out),
        Err(error) => raise(vm, error),
    }
}

fn end_compressor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Compress>(number);
    Ok(vm.none())
}

fn new_decompressor(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    check_memory(vm)?;
    let number = vm.outside().keep(Decompress::new(false));
    vm.new_int(number as i64)
}

/// `_decompress(stream, data, most)`: what comes out, how many bytes were taken, whether the stream has ended.
fn decompress(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let most = most_of(vm, args.get(2))?;
    let data = vm.required_bytes(args.get(1))?;
    let done = pump(vm, &data, most, |vm, part, room, _| {
        let stream = vm.kept::<Decompress>(args.get(0))?;
        let before = (stream.total_in(), stream.total_out());
        Ok(stream.decompress(part, room).map(|status| Step {
            taken: (stream.total_in() - before.0) as usize,
            made: (stream.total_out() - before.1) as usize,
            has_ended: status == Status::StreamEnd,
        }))
    })?;
    match done {
        Ok((out, taken, has_ended)) => {
            let (out, has_ended) = (vm.new_bytes(&out)?, vm.bool(has_ended));
            vm.new_tuple(&[out, Value::small(taken as i64), has_ended])
        }
        Err(error) => raise(vm, error),
    }
}

fn end_decompressor(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Decompress>(number);
    Ok(vm.none())
}
