//! Frames and tracebacks as programs see them.

use super::ANY;
use super::objects::{Computed, computed, or_none, third_word};
use crate::object::CodeRef;
use crate::object::code_at;
use crate::object::exception::place_of_line;
use crate::object::words::{frame, traceback};
use crate::object::{Kind, Raised, Type, Value};
use crate::vm::{Args, Intrinsic, Vm};

crate::builtins! {
    /// Methods of frames.
    FRAME of Frame;
    "clear" clear (0, 0) "()" ANY;
    "__repr__" repr (0, 0) "()" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Frame, "f_back", frame_back, None).known(Intrinsic::FrameBack),
    computed(Type::Frame, "f_code", frame_code, None).known(Intrinsic::FrameCode),
    computed(Type::Frame, "f_globals", frame_globals, None),
    computed(Type::Frame, "f_builtins", frame_builtins, None),
    computed(Type::Frame, "f_locals", frame_locals, None),
    computed(Type::Frame, "f_lineno", frame_line, Some(set_line)),
    computed(Type::Frame, "f_lasti", frame_offset, None),
    computed(Type::Frame, "f_trace", third_word, Some(set_trace)),
    computed(Type::Frame, "f_trace_lines", trace_lines, Some(set_trace_lines)),
    computed(Type::Frame, "f_trace_opcodes", trace_opcodes, Some(set_trace_opcodes)),
    computed(Type::Traceback, "tb_frame", traceback_frame, None),
    computed(Type::Traceback, "tb_lineno", traceback_line, None).known(Intrinsic::TracebackLine),
    computed(Type::Traceback, "tb_lasti", traceback_offset, None),
    computed(Type::Traceback, "tb_next", traceback_next, Some(set_traceback_next))
        .known(Intrinsic::TracebackNext),
];

fn code(args: Args) -> CodeRef {
    code_at(args.get(0).raw(4) as usize)
}

fn frame_back(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.frame_around(args.get(0))
}

fn frame_code(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(frame::CODE))
}

fn frame_globals(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.module_dict(code(args).module)
}

fn frame_builtins(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let builtins = vm.builtins;
    vm.module_dict(builtins)
}

fn frame_locals(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.frame_locals(args.get(0))
}

/// The line of a position: for active frames, of where they are now.
fn frame_line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let frame = args.get(0);
    if let Some(line) = vm.line_of_call(frame) {
        return Ok(Value::small(line as i64));
    }
    Ok(Value::small(vm.line_of_frame(frame) as i64))
}

/// Has the frame go on at another line.
fn set_line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let line = args.get(1);
    if !vm.is_instance(line, Type::Int) {
        return vm.raise(Type::ValueError, "lineno must be an integer");
    }
    let line = vm.index_c_int(line)?;
    vm.jump_frame(args.get(0), line)?;
    Ok(vm.none())
}

fn frame_offset(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    let offset = code(args).offset(args.get(0).raw(5) as usize as *const u32);
    Ok(Value::small(4 * offset as i64))
}

fn set_trace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // Deleted, it is nobody.
    let tracer = if args.get(1).is_null() { vm.none() } else { args.get(1) };
    vm.trace_frame(args.get(0), tracer)?;
    Ok(vm.none())
}

fn trace_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(vm.traces_lines(args.get(0))))
}

fn trace_opcodes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(vm.traces_opcodes(args.get(0))))
}

fn set_trace_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let wants = is_true(vm, args)?;
    vm.trace_lines(args.get(0), wants);
    Ok(vm.none())
}

fn set_trace_opcodes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let wants = is_true(vm, args)?;
    vm.trace_opcodes(args.get(0), wants);
    Ok(vm.none())
}

/// The value for an attribute that is a bool.
fn is_true(vm: &mut Vm, args: Args) -> Result<bool, Raised> {
    let value = args.get(1);
    if value != vm.bool(true) && value != vm.bool(false) {
        return vm.raise(Type::TypeError, "attribute value type must be bool");
    }
    Ok(value == vm.bool(true))
}

/// What a frame holds goes; one that runs keeps it.
fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.heap.set(args.get(0), 2, Value::NULL);
    Ok(vm.none())
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.repr(args.get(0))
}

fn traceback_frame(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match args.get(0).field(traceback::FUNCTION).is(Kind::Function) {
        true => vm.traceback_frame(args.get(0)),
        false => Ok(vm.none()),
    }
}

fn traceback_line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (function, (pc, inlined)) =
        (args.get(0).field(traceback::FUNCTION), place_of_line(args.get(0)));
    if !function.is(Kind::Function) {
        return Ok(Value::small(0));
    }
    let code = vm.code_of_line(args.get(0));
    let span = code.unit.span_in_line(code.offset(pc as *const u32), inlined);
    Ok(Value::small(code.unit.file.place(span).line as i64))
}

fn traceback_offset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (function, (pc, _)) = (args.get(0).field(traceback::FUNCTION), place_of_line(args.get(0)));
    if !function.is(Kind::Function) {
        return Ok(Value::small(0));
    }
    Ok(Value::small(4 * vm.code_of_line(args.get(0)).offset(pc as *const u32) as i64))
}

fn traceback_next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(or_none(vm, args.get(0).field(traceback::NEXT)))
}

fn set_traceback_next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let next = args.get(1);
    if next != vm.none() && !next.is(Kind::Traceback) {
        let text = format!("expected traceback object or None, got '{}'", vm.type_name(next));
        return vm.raise(Type::TypeError, text);
    }
    let mut at = next;
    while at.is(Kind::Traceback) {
        if at == args.get(0) {
            return vm.raise(Type::ValueError, "traceback loop detected");
        }
        at = at.field(traceback::NEXT);
    }
    let next = if next == vm.none() { Value::NULL } else { next };
    vm.heap.set(args.get(0), 1, next);
    Ok(vm.none())
}
