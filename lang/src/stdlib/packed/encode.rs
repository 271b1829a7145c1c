//! LZMA: compressing it.

use super::AT_ONCE;
use crate::object::{List, Raised, Type, Value};
use crate::vm::{Args, Vm};
use lzma_rust2::{
    CheckType, EncodeMode, FilterConfig, FilterType, Lzma2Options, Lzma2Writer, LzmaOptions,
    LzmaWriter, MfType, XzOptions, XzWriter,
};
use std::cell::RefCell;
use std::io::{Error, Write};
use std::rc::Rc;

/// What is said of options: nothing else goes wrong.
const REFUSED: &str = "Invalid or unsupported options";

/// What has come out.
#[derive(Clone, Default)]
struct Out(Rc<RefCell<Vec<u8>>>);

impl Write for Out {
    fn write(&mut self, data: &[u8]) -> Result<usize, Error> {
        self.0.borrow_mut().extend_from_slice(data);
        Ok(data.len())
    }

    fn flush(&mut self) -> Result<(), Error> {
        Ok(())
    }
}

enum Writer {
    Xz(XzWriter<Out>),
    Lzma(LzmaWriter<Out>),
    Lzma2(Lzma2Writer<Out>),
}

/// A stream, until it is finished.
struct Encoder {
    writer: Writer,
    out: Out,
}

/// So many numbers of 32 bits.
pub(super) fn numbers<const N: usize>(vm: &mut Vm, list: List) -> Result<[u32; N], Raised> {
    let mut numbers = [0; N];
    for (at, number) in numbers.iter_mut().enumerate() {
        let Some(value) = list.at(at) else {
            return vm.raise(Type::ValueError, "too few numbers");
        };
        let value = vm.index_i64(value)?;
        match u32::try_from(value) {
            Ok(value) => *number = value,
            Err(_) => return vm.raise(Type::OverflowError, "Value too large for uint32_t type"),
        }
    }
    Ok(numbers)
}

/// A filter by the number that the format has for it.
pub(super) fn filter_of(kind: u32, property: u32) -> Option<FilterConfig> {
    let filter = FilterType::try_from(kind as u64).ok()?;
    let is_good = match filter {
        FilterType::Lzma2 => false,
        FilterType::Delta => (1..=256).contains(&property),
        _ => property.is_multiple_of(16),
    };
    is_good.then_some(FilterConfig { filter_type: filter, property })
}

/// Options that the library can do.
fn options_of(of: [u32; 8]) -> Option<LzmaOptions> {
    let [dict_size, lc, lp, pb, mode, nice_len, finder, depth] = of;
    let is_good = (4096..=1536 << 20).contains(&dict_size)
        && lc + lp <= 4
        && pb <= 4
        && (2..=273).contains(&nice_len)
        && depth <= i32::MAX as u32;
    let mode = match mode {
        1 => EncodeMode::Fast,
        2 => EncodeMode::Normal,
        _ => return None,
    };
    // Those that look for fewer bytes find more, and the library does not have them: nobody sees it in what is decompressed.
    let mf = match finder {
        3 | 4 => MfType::Hc4,
        0x12..=0x14 => MfType::Bt4,
        _ => return None,
    };
    is_good.then_some(LzmaOptions {
        dict_size,
        lc,
        lp,
        pb,
        mode,
        nice_len: nice_len.max(LzmaOptions::NICE_LEN_MIN),
        mf,
        depth_limit: depth as i32,
        preset_dict: None,
    })
}

/// `_encoder(format, check, options, filters)`: the number of a stream, or what is wrong. The format is as for `_decoder`; the options are the
/// size of the dictionary, lc, lp, pb, mode, nice_len, mf and depth; a filter is its number and property.
pub(super) fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (format, check) = (vm.index_i64(args.get(0))?, vm.index_i64(args.get(1))?);
    let options: List = vm.to_list(args.get(2))?;
    let options = numbers(vm, options)?;
    let wanted: List = vm.to_list(args.get(3))?;
    let mut filters = Vec::new();
    for at in 0..wanted.len() {
        let pair: List = vm.to_list(wanted.get(at))?;
        let [kind, property] = numbers(vm, pair)?;
        match filter_of(kind, property) {
            Some(filter) => filters.push(filter),
            None => return vm.new_str(REFUSED),
        }
    }
    let Some(lzma_options) = options_of(options).filter(|_| filters.len() <= 3) else {
        return vm.new_str(REFUSED);
    };
    let out = Out::default();
    let made = match format {
        1 => {
            let check_type = match check {
                0 => CheckType::None,
                1 => CheckType::Crc32,
                4 => CheckType::Crc64,
                10 => CheckType::Sha256,
                _ => return vm.new_str("Unsupported integrity check"),
            };
            let options = XzOptions { lzma_options, check_type, block_size: None, filters };
            XzWriter::new(out.clone(), options).map(Writer::Xz)
        }
        2 => LzmaWriter::new_use_header(out.clone(), &lzma_options, None).map(Writer::Lzma),
        3 => LzmaWriter::new_no_header(out.clone(), &lzma_options, true).map(Writer::Lzma),
        4 => {
            let options = Lzma2Options { lzma_options, ..Lzma2Options::default() };
            Ok(Writer::Lzma2(Lzma2Writer::new(out.clone(), options)))
        }
        _ => return vm.raise(Type::ValueError, "no such format"),
    };
    match made {
        Ok(writer) => {
            let number = vm.outside().keep(Encoder { writer, out });
            vm.new_int(number as i64)
        }
        Err(_) => vm.new_str(REFUSED),
    }
}

/// `_encode(stream, data)`: what comes out, or what is wrong.
pub(super) fn run(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    for part in data.chunks(AT_ONCE) {
        let encoder = vm.kept::<Encoder>(args.get(0))?;
        let done = match &mut encoder.writer {
            Writer::Xz(writer) => writer.write_all(part),
            Writer::Lzma(writer) => writer.write_all(part),
            Writer::Lzma2(writer) => writer.write_all(part),
        };
        if done.is_err() {
            return vm.new_str(REFUSED);
        }
        vm.hear()?;
    }
    let encoder = vm.kept::<Encoder>(args.get(0))?;
    let out = std::mem::take(&mut *encoder.out.0.borrow_mut());
    vm.new_bytes(&out)
}

/// `_finish(stream)`: what is left, or what is wrong. The stream is gone.
pub(super) fn finish(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(encoder) = vm.outside().take::<Encoder>(number) else {
        return vm.raise(Type::ValueError, "nothing is kept under that number");
    };
    let done = match encoder.writer {
        Writer::Xz(writer) => writer.finish().map(drop),
        Writer::Lzma(writer) => writer.finish().map(drop),
        Writer::Lzma2(writer) => writer.finish().map(drop),
    };
    let out = encoder.out.0.take();
    match done {
        Ok(()) => vm.new_bytes(&out),
        Err(_) => vm.new_str(REFUSED),
    }
}

pub(super) fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Encoder>(number);
    Ok(vm.none())
}
