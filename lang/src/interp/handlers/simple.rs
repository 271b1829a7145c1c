//! Moves, constants and variables.

use crate::interp::core::frame::*;
use crate::interp::core::look::{class_of, is_null};
use crate::object::words::cell;
use crate::object::{Kind as Layout, Value, globals};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_jit::machine::{Flow, Machine};

/// `Move`
#[inline(always)]
pub fn mov<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), m.slot(i.b()));
    next(m, 1)
}

/// `LoadConst`
#[inline(always)]
pub fn load_const<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), m.cr(wide(m.pc(), 1)));
    next(m, 3)
}

/// `LoadInt`
#[inline(always)]
pub fn load_int<M: Machine>(m: &M, i: Ins) -> Flow {
    let number = ((i.0 as i32) >> 16) as i64;
    let number = (number as i8 as i64) << 8 | (i.0 >> 24) as i64;
    m.set_slot(i.a(), m.cr(Value::small(number).bits()));
    next(m, 1)
}

/// `LoadNull`
#[inline(always)]
pub fn load_null<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), m.cr(Value::NULL.bits()));
    next(m, 1)
}

/// `Line`: who traces the program looks for it before it runs.
#[inline(always)]
pub fn line<M: Machine>(m: &M, _: Ins) -> Flow {
    next(m, 1)
}

/// `CheckBound`
#[inline(always)]
pub fn check_bound<M: Machine>(m: &M, i: Ins) -> Flow {
    if is_null(m, m.slot(i.a())) { Flow::Slow } else { next(m, 3) }
}

/// `CheckBound`, `LoadCell`, `LoadFree` and `DeleteCell` of what is not there.
pub fn unbound<M: Machine>(m: &M, _: Ins) -> Flow {
    let name = m.cr(wide(m.pc(), 1));
    let pc = m.cr((m.pc() as u64) << 1);
    m.call_to_raise(&residual::UNBOUND, &[m.slot(FUNCTION), name, pc]);
    Flow::Raise
}

/// `LoadGlobal`
#[inline(always)]
pub fn load_global<M: Machine>(m: &M, i: Ins) -> Flow {
    let cell = operand(m.pc(), 1);
    if M::RECORDING && crate::object::module::is_settled(cell) {
        m.depend(cell.bits());
        m.set_slot(i.a(), m.cr(cell.field(cell::VALUE).bits()));
        return next(m, 3);
    }
    let v = m.load(m.cr(cell.bits()), CELL_VALUE);
    if is_null(m, v) {
        return Flow::Slow;
    }
    m.set_slot(i.a(), v);
    next(m, 3)
}

/// `LoadGlobal` of what is not there.
pub fn no_global<M: Machine>(m: &M, _: Ins) -> Flow {
    m.call_to_raise(&residual::NO_GLOBAL, &[m.cr(wide(m.pc(), 1))]);
    Flow::Raise
}

/// `StoreGlobal` to a variable that changes often.
#[inline(always)]
pub fn store_global<M: Machine>(m: &M, i: Ins) -> Flow {
    let cell = operand(m.pc(), 1);
    let object = m.cr(cell.bits());
    if !crate::object::module::is_variable(cell) || m.barrier_due(object, m.slot(i.a())) {
        return Flow::Slow;
    }
    m.depend(cell.bits());
    m.store_quietly(object, CELL_VALUE, m.slot(i.a()));
    next(m, 3)
}

/// `StoreGlobal`
pub fn store_global_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    let cell = operand(m.pc(), 1);
    if crate::object::module::is_variable(cell) {
        m.depend(cell.bits());
        m.store(m.cr(cell.bits()), CELL_VALUE, m.slot(i.a()));
        return next(m, 3);
    }
    if m.call(&residual::STORE_GLOBAL, &[m.cr(cell.bits()), m.slot(i.a())]).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}

/// `DeleteGlobal`
pub fn delete_global<M: Machine>(m: &M, _: Ins) -> Flow {
    if m.call(&residual::DELETE_GLOBAL, &[m.cr(wide(m.pc(), 1))]).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}

/// `LoadScope`. A trace looks into the dict as it looks into any.
pub fn load_scope<M: Machine>(m: &M, i: Ins) -> Flow {
    if M::RECORDING
        && !m.thrashes()
        && let Some(dict) = globals(code(m).module).wrapped()
        && let Some(found) =
            super::item::of_builtin(m, Layout::Dict, m.cr(dict.0.bits()), m.cr(wide(m.pc(), 1)))
    {
        return super::arith::finish(m, i, Ok(found));
    }
    let args = [m.cr(code(m).module.bits()), m.cr(wide(m.pc(), 1))];
    super::arith::finish(m, i, m.call(&residual::LOAD_SCOPE, &args))
}

/// `StoreScope`
pub fn store_scope<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [m.cr(code(m).module.bits()), m.cr(wide(m.pc(), 1)), m.slot(i.a())];
    if m.call(&residual::STORE_SCOPE, &args).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}

/// `DeleteScope`
pub fn delete_scope<M: Machine>(m: &M, _: Ins) -> Flow {
    let args = [m.cr(code(m).module.bits()), m.cr(wide(m.pc(), 1))];
    if m.call(&residual::DELETE_SCOPE, &args).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}

/// `Display`
pub fn display<M: Machine>(m: &M, i: Ins) -> Flow {
    if m.call(&residual::DISPLAY, &[m.slot(i.a())]).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// `MakeCell`
#[inline(always)]
pub fn make_cell<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.b());
    let Some(cell) = m.try_new(vm(m).quick.cell) else { return Flow::Slow };
    m.store_quietly(cell, CELL_VALUE, v);
    m.store_quietly(cell, CELL_NAME, m.cr(Value::NULL.bits()));
    m.set_slot(i.a(), cell);
    next(m, 1)
}

/// `MakeCell` where memory is short.
pub fn make_cell_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    // Null cannot be passed to a residual function as an ordinary argument, so the content is stored after.
    let Ok(cell) = m.call(&residual::NEW_CELL, &[]) else { return Flow::Raise };
    m.store(cell, CELL_VALUE, m.slot(i.b()));
    m.set_slot(i.a(), cell);
    next(m, 1)
}

/// `LoadCell`
#[inline(always)]
pub fn load_cell<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.load(m.slot(i.b()), CELL_VALUE);
    if is_null(m, v) {
        return Flow::Slow;
    }
    m.set_slot(i.a(), v);
    next(m, 3)
}

/// `StoreCell`
#[inline(always)]
pub fn store_cell<M: Machine>(m: &M, i: Ins) -> Flow {
    let (cell, v) = (m.slot(i.a()), m.slot(i.b()));
    if m.barrier_due(cell, v) {
        return Flow::Slow;
    }
    m.store_quietly(cell, CELL_VALUE, v);
    next(m, 1)
}

/// `StoreCell` into an old cell.
pub fn store_cell_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    m.store(m.slot(i.a()), CELL_VALUE, m.slot(i.b()));
    next(m, 1)
}

/// `DeleteCell`
pub fn delete_cell<M: Machine>(m: &M, i: Ins) -> Flow {
    let cell = m.slot(i.a());
    if is_null(m, m.load(cell, CELL_VALUE)) {
        return unbound(m, i);
    }
    m.store(cell, CELL_VALUE, m.cr(Value::NULL.bits()));
    next(m, 3)
}

#[inline(always)]
fn free<M: Machine>(m: &M, number: usize) -> M::Ref {
    let closure = m.load(m.slot(FUNCTION), FUNCTION_CLOSURE);
    m.load_item(closure, ITEMS_OF_TUPLE, m.ci(number as i64))
}

/// `LoadClosure`
#[inline(always)]
pub fn load_closure<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), free(m, i.number()));
    next(m, 1)
}

/// `LoadFree`
#[inline(always)]
pub fn load_free<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.load(free(m, i.number()), CELL_VALUE);
    if is_null(m, v) {
        return Flow::Slow;
    }
    m.set_slot(i.a(), v);
    next(m, 3)
}

/// `StoreFree`
#[inline(always)]
pub fn store_free<M: Machine>(m: &M, i: Ins) -> Flow {
    let (cell, v) = (free(m, i.number()), m.slot(i.a()));
    if m.barrier_due(cell, v) {
        return Flow::Slow;
    }
    m.store_quietly(cell, CELL_VALUE, v);
    next(m, 1)
}

/// `StoreFree` into an old cell.
pub fn store_free_slow<M: Machine>(m: &M, i: Ins) -> Flow {
    m.store(free(m, i.number()), CELL_VALUE, m.slot(i.a()));
    next(m, 1)
}

/// `LoadSpilled`
pub fn load_spilled<M: Machine>(m: &M, i: Ins) -> Flow {
    let (dict, name) = (m.slot(i.b()), m.cr(wide(m.pc(), 1)));
    let Ok(v) = m.call(&residual::LOAD_SPILLED, &[dict, name]) else { return Flow::Raise };
    if m.branch(m.ptr_eq(v, m.cr(vm(m).known.end.bits()))) {
        return unbound(m, i);
    }
    m.set_slot(i.a(), v);
    next(m, 3)
}

/// `LoadName`
pub fn load_name<M: Machine>(m: &M, i: Ins) -> Flow {
    let (name, cell) = (m.cr(wide(m.pc(), 1)), m.cr(wide(m.pc(), 3)));
    let is_dict = is_dict(m, m.slot(i.b()));
    let load = if is_dict { &residual::LOAD_NAME } else { &residual::LOAD_NAME_ANY };
    let Ok(v) = m.call(load, &[m.slot(i.b()), name, cell]) else {
        return Flow::Raise;
    };
    m.set_slot(i.a(), v);
    next(m, 5)
}

/// `LoadClassFree`
pub fn load_class_free<M: Machine>(m: &M, i: Ins) -> Flow {
    let name = m.cr(wide(m.pc(), 1));
    let cell = free(m, i.number());
    let Ok(v) = m.call(&residual::LOAD_CLASS_FREE, &[m.slot(0), name, cell]) else {
        return Flow::Raise;
    };
    m.set_slot(i.a(), v);
    next(m, 3)
}

/// `StartAnnotations`
pub fn start_annotations<M: Machine>(m: &M, i: Ins) -> Flow {
    let namespace = match i.b() {
        0 => m.call(&residual::GLOBALS, &[m.cr(code(m).module.bits())]),
        _ => Ok(m.slot(0)),
    };
    let started = namespace.and_then(|it| m.call(&residual::START_ANNOTATIONS, &[it]));
    if started.is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

/// Whether a namespace is a plain dict.
fn is_dict<M: Machine>(m: &M, namespace: M::Ref) -> bool {
    class_of(m, namespace).kind() == Layout::Dict
}

/// `StoreName`
pub fn store_name<M: Machine>(m: &M, i: Ins) -> Flow {
    let name = m.cr(wide(m.pc(), 1));
    let is_dict = is_dict(m, m.slot(i.b()));
    let store = if is_dict { &residual::STORE_NAME } else { &residual::STORE_NAME_ANY };
    if m.call(store, &[m.slot(i.b()), name, m.slot(i.a())]).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}

/// `DeleteName`
pub fn delete_name<M: Machine>(m: &M, i: Ins) -> Flow {
    let is_dict = is_dict(m, m.slot(i.b()));
    let delete = if is_dict { &residual::DELETE_NAME } else { &residual::DELETE_NAME_ANY };
    if m.call(delete, &[m.slot(i.b()), m.cr(wide(m.pc(), 1))]).is_err() {
        return Flow::Raise;
    }
    next(m, 3)
}
