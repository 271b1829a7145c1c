//! `_socket`: sockets as the system has them.
//!
//! **In:** descriptors, bytes, addresses as the system lays them out, and how many seconds to wait, for ever below zero. **Out:** bytes,
//! addresses and numbers, or OSError.
//!
//! ```text
//! calls.rs    one call of the system each
//! names.rs    names of hosts and services
//! ```
//!
//! **Absent:** socket objects, what addresses look like to programs, and the constants, in `python/_socket.py`; control messages.

mod calls;
mod names;

use crate::object::{Raised, Value};
use crate::vm::Vm;

/// Makes the module.
pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("_socket", calls::FUNCTIONS)?;
    for row in names::FUNCTIONS {
        let function = vm.new_builtin(row, false)?;
        vm.set_in_module(module, row.name, function)?;
    }
    Ok(module)
}
