//! Descriptors of files, as programs name them.

use crate::object::{Raised, Type, Value};
use crate::vm::{Reserved, Vm};
use std::io::Error;
use std::os::fd::RawFd;

/// The number of a descriptor that the program names. One that is not the program's is not there.
pub(super) fn descriptor(vm: &mut Vm, value: Value) -> Result<RawFd, Raised> {
    let Ok(number) = i32::try_from(vm.index_i64(value)?) else {
        return vm.raise(Type::OverflowError, "Python int too large to convert to C int");
    };
    if vm.part::<Reserved>().has(number) {
        return vm.raise_os_error(&Error::from_raw_os_error(libc::EBADF), None);
    }
    Ok(number)
}
