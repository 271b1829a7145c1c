//! LZMA: what was compressed.

use super::encode::{filter_of, numbers};
use super::{Step, most_of, pump};
use crate::object::{List, Raised, Type, Value};
use crate::vm::{Args, Vm};
use lzma_rust2::{Action, Lzma2Stream, LzmaStream, Status, StreamResult, XzStream};
use std::io::{Error, ErrorKind};

/// A stream, and what it is in.
enum Decoder {
    Xz(Box<XzStream>),
    /// With or without a header.
    Lzma(Box<LzmaStream>),
    Lzma2(Box<Lzma2Stream>),
}

impl Decoder {
    fn process(&mut self, data: &[u8], room: &mut [u8]) -> Result<StreamResult, Error> {
        match self {
            Decoder::Xz(stream) => stream.process(data, room, Action::Run),
            Decoder::Lzma(stream) => stream.process(data, room, Action::Run),
            Decoder::Lzma2(stream) => stream.process(data, room, Action::Run),
        }
    }
}

/// What the library says of data, in the words of liblzma.
fn words(error: &Error) -> &'static str {
    match error.kind() {
        ErrorKind::OutOfMemory => "Memory usage limit exceeded",
        ErrorKind::Unsupported => "Invalid or unsupported options",
        ErrorKind::InvalidInput if error.to_string().contains("filter") => {
            "Invalid or unsupported options"
        }
        _ => "Corrupt input data",
    }
}

/// `_decoder(format, memlimit, options, filter)`: the number of a stream, or what is wrong. The format is 1 for xz, 2 for lzma, 3 for LZMA
/// and 4 for LZMA2 without a header; the limit is in bytes; the options are lc, lp, pb and the size of the dictionary; the filter is None,
/// or its number and property.
pub(super) fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let format = vm.index_i64(args.get(0))?;
    let limit = vm.index_i64(args.get(1))?;
    let limit = u32::try_from(limit / 1024).unwrap_or(u32::MAX);
    let options: List = vm.to_list(args.get(2))?;
    let [lc, lp, pb, size] = numbers(vm, options)?;
    let filters = match args.get(3) == vm.none() {
        true => Vec::new(),
        false => {
            let pair: List = vm.to_list(args.get(3))?;
            let [kind, property] = numbers(vm, pair)?;
            match filter_of(kind, property) {
                Some(filter) => vec![filter],
                None => return vm.new_str("Invalid or unsupported options"),
            }
        }
    };
    let made = match format {
        1 => Ok(Decoder::Xz(Box::new(XzStream::new_mem_limit(false, limit)))),
        2 => Ok(Decoder::Lzma(Box::new(LzmaStream::new_mem_limit(limit, None)))),
        3 => LzmaStream::new(u64::MAX, lc, lp, pb, size, None).and_then(|mut stream| {
            stream.set_filters(&filters)?;
            Ok(Decoder::Lzma(Box::new(stream)))
        }),
        4 => {
            let mut stream = Lzma2Stream::new(size);
            stream.set_filters(&filters).map(|()| Decoder::Lzma2(Box::new(stream)))
        }
        _ => return vm.raise(Type::ValueError, "no such format"),
    };
    match made {
        Ok(decoder) => {
            let number = vm.outside().keep(decoder);
            vm.new_int(number as i64)
        }
        Err(_) => vm.new_str("Invalid or unsupported options"),
    }
}

/// `_decode(stream, data, most)`: what comes out, how many bytes were taken, what was taken too much or None if the stream goes on, and the
/// kind of its checksum; or what is wrong.
pub(super) fn run(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let most = most_of(vm, args.get(2))?;
    let data = vm.required_bytes(args.get(1))?;
    let done = pump(vm, &data, most, |vm, part, room, _| {
        let decoder = vm.kept::<Decoder>(args.get(0))?;
        Ok(decoder.process(part, room).map(|done| Step {
            taken: done.bytes_consumed,
            made: done.bytes_produced,
            has_ended: done.status == Status::StreamEnd,
        }))
    })?;
    let (rest, check) = match vm.kept::<Decoder>(args.get(0))? {
        Decoder::Xz(stream) => (Vec::new(), stream.check_type().map_or(16, |kind| kind as i64)),
        Decoder::Lzma(stream) => (stream.unused_input().to_vec(), 0),
        Decoder::Lzma2(_) => (Vec::new(), 0),
    };
    match done {
        Ok((out, taken, has_ended)) => {
            let out = vm.new_bytes(&out)?;
            let rest = if has_ended { vm.new_bytes(&rest)? } else { vm.none() };
            vm.new_tuple(&[out, Value::small(taken as i64), rest, Value::small(check)])
        }
        Err(error) => vm.new_str(words(&error)),
    }
}

pub(super) fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Decoder>(number);
    Ok(vm.none())
}
