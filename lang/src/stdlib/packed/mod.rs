//! `_bz2` and `_lzma`: streams of bzip2, and of LZMA in its files and without.
//!
//! **In:** bytes and the number of a stream. **Out:** bytes, how many were taken, whether the stream has ended, or in words what is wrong, which
//! the halves in Python raise.
//!
//! ```text
//! bzip2.rs     bzip2, by libbz2-rs
//! decode.rs    LZMA, by lzma-rust2: what was compressed
//! encode.rs    compressing it
//! ```
//!
//! **Absent:** the objects that programs see, in `python/_bz2.py` and `python/_lzma.py`; threads.

mod bzip2;
mod decode;
mod encode;

use crate::builtins::ANY;
use crate::object::{Raised, Value};
use crate::vm::Vm;
use decode::{end as end_decoder, new as new_decoder, run as go_on_decoding};
use encode::{
    end as end_encoder, finish as finish_encoder, new as new_encoder, run as go_on_encoding,
};

pub(super) use bzip2::load as load_bzip2;

crate::builtins! {
    /// The functions of the module.
    LZMA in "_lzma";
    "_encoder" new_encoder (4, 4) "(format, check, options, filters)" ANY;
    "_encode" go_on_encoding (2, 2) "(stream, data)" ANY;
    "_finish" finish_encoder (1, 1) "(stream)" ANY;
    "_end_encoder" end_encoder (1, 1) "(stream)" ANY;
    "_decoder" new_decoder (4, 4) "(format, memlimit, options, filter)" ANY;
    "_decode" go_on_decoding (3, 3) "(stream, data, most)" ANY;
    "_end_decoder" end_decoder (1, 1) "(stream)" ANY;
}

pub(super) fn load_lzma(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_lzma", LZMA)
}

/// How much room there is for what comes out at first, and at most at a time.
const ROOM: (usize, usize) = (16 << 10, 1 << 20);
/// How much is looked at in a step.
const AT_ONCE: usize = 256 << 10;

/// As many bytes as are wanted at most; all of them if that is below zero.
fn most_of(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    Ok(usize::try_from(vm.index_i64(value)?).unwrap_or(usize::MAX))
}

/// What came of a step.
struct Step {
    taken: usize,
    made: usize,
    has_ended: bool,
}

/// What came out, how much was taken, whether the stream has ended.
type Pumped = (Vec<u8>, usize, bool);

/// Goes on with `data` until nothing more comes out, or as much as is wanted has: what came out, how much was taken, whether the stream has
/// ended; or what is wrong. A step is told whether it has the rest of the data. Signals are heard between steps. `None`: something is pending.
fn pump<E>(
    vm: &mut Vm,
    data: &[u8],
    most: usize,
    mut step: impl FnMut(&mut Vm, &[u8], &mut [u8], bool) -> Result<Result<Step, E>, Raised>,
) -> Result<Result<Pumped, E>, Raised> {
    let (mut out, mut taken, mut room) = (Vec::new(), 0, ROOM.0);
    let mut has_ended = false;
    while out.len() < most {
        let before = out.len();
        let size = room.min(most - before);
        vm.room_in(&mut out, size)?;
        out.resize(before + size, 0);
        let part = &data[taken..data.len().min(taken + AT_ONCE)];
        let is_rest = taken + part.len() == data.len();
        let done = match step(vm, part, &mut out[before..], is_rest)? {
            Ok(done) => done,
            Err(wrong) => return Ok(Err(wrong)),
        };
        taken += done.taken;
        out.truncate(before + done.made);
        has_ended = done.has_ended;
        let is_idle = done.made == 0 && done.taken == 0;
        if has_ended || is_idle || done.made < size && taken == data.len() {
            break;
        }
        vm.hear()?;
        room = (2 * room).min(ROOM.1);
    }
    Ok(Ok((out, taken, has_ended)))
}
