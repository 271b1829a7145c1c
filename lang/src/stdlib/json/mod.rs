//! `_json`: JSON to values and back.
//!
//! **In:** a text, or a value, and what the classes of `python/json/` want of it. **Out:** the other one.
//!
//! ```text
//! scan.rs     text to values
//! encode.rs   values to text
//! ```

mod encode;
mod scan;

use crate::builtins::ANY;
use crate::object::{Raised, Tuple, Type, Value};
use crate::vm::Vm;
use encode::{encode, quote_string};
use scan::{scan, scan_string};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_json";
    "scan" scan (4, 4) "(text, index, settings, error)" ANY;
    "scanstring" scan_string (4, 4) "(text, index, strict, error)" ANY;
    "encode" encode (2, 2) "(value, settings)" ANY;
    "quote" quote_string (2, 2) "(text, ensure_ascii)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_json", FUNCTIONS)
}

/// The tuple of settings that `json` hands over; TypeError if somebody else hands over something else.
fn settings(vm: &mut Vm, value: Value, count: usize) -> Result<Tuple, Raised> {
    match Tuple::of(value).filter(|settings| settings.len() == count) {
        Some(settings) => Ok(settings),
        None => vm.raise(Type::TypeError, format!("settings must be a tuple of {count} items")),
    }
}
