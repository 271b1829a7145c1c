//! `_digest`: digests of bytes.

use crate::builtins::ANY;
use crate::object::memoryview::bytes_like;
use crate::object::{Raised, Value};
use crate::vm::{Args, Vm};
use sha2::Digest;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_digest";
    "md5" md5 (1, 1) "(data)" ANY;
    "sha1" sha1 (1, 1) "(data)" ANY;
    "sha224" sha224 (1, 1) "(data)" ANY;
    "sha256" sha256 (1, 1) "(data)" ANY;
    "sha384" sha384 (1, 1) "(data)" ANY;
    "sha512" sha512 (1, 1) "(data)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_digest", FUNCTIONS)
}

/// So many bytes are looked at without hearing of signals.
const AT_ONCE: usize = 1 << 20;

fn digest<D: Digest>(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(data) = bytes_like(vm, args.get(0)) else {
        let text = "object supporting the buffer API required";
        return vm.raise_no_bytes(args.get(0), text.into());
    };
    let mut hasher = D::new();
    for part in data.chunks(AT_ONCE) {
        hasher.update(part);
        vm.hear()?;
    }
    vm.new_bytes(&hasher.finalize())
}

fn md5(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<md5::Md5>(vm, args)
}

fn sha1(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<sha1::Sha1>(vm, args)
}

fn sha224(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<sha2::Sha224>(vm, args)
}

fn sha256(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<sha2::Sha256>(vm, args)
}

fn sha384(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<sha2::Sha384>(vm, args)
}

fn sha512(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    digest::<sha2::Sha512>(vm, args)
}
