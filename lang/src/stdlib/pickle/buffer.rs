//! `PickleBuffer`: bytes of an object that a pickle may leave to its reader. A view, under another class.

use crate::builtins::ANY;
use crate::builtins::bind::bind_least;
use crate::object::memoryview::{View, all_octets};
use crate::object::{Object, Raised, Type, Value, instance::payload};
use crate::vm::{Args, Builtin, Role, Vm};

crate::builtins! {
    /// Methods of buffers.
    BUFFER of PickleBuffer;
    "raw" raw (0, 0) "()" ANY;
    "release" release (0, 0) "()" ANY;
}

static NEW_BUFFER: Builtin = Builtin::new("PickleBuffer", new_buffer, (0, 255), "(object)", ANY)
    .of_class(Role::New)
    .with_keywords();

/// Adds the class to `_pickle`.
pub(super) fn add(vm: &mut Vm, module: Value) -> Result<(), Raised> {
    let class = vm.complete_class(Type::PickleBuffer, Some(&NEW_BUFFER), BUFFER, &[])?;
    vm.set_in_module(module, "PickleBuffer", class)
}

/// `PickleBuffer(object)`: a view under another class.
fn new_buffer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, object] = bind_least(vm, args, "PickleBuffer", ["self", "object"], 1)?;
    let is_view = View::of(payload(object)).is_some();
    if !is_view && all_octets(vm, object).is_none() {
        let text = format!("a bytes-like object is required, not '{}'", vm.type_name(object));
        return vm.raise(Type::TypeError, text);
    }
    let view = vm.view_of(object)?;
    view.set_map(vm.map(Type::PickleBuffer));
    Ok(view)
}

/// All its bytes in a row, as a view.
fn raw(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = View(args.get(0));
    if view.object().is_null() {
        let text = "operation forbidden on released PickleBuffer object";
        return vm.raise(Type::ValueError, text);
    }
    if !view.is_contiguous() {
        let text = "cannot extract raw buffer from non-contiguous buffer";
        return vm.raise(Type::BufferError, text);
    }
    let format = vm.intern("B")?;
    let shape = vm.new_tuple(&[Value::small(view.byte_count() as i64)])?;
    let strides = vm.new_tuple(&[Value::small(1)])?;
    vm.part_of_view(view, view.start(), format, shape, strides, view.is_read_only())
}

fn release(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    View(args.get(0)).release();
    Ok(vm.none())
}
