//! Dispatch by tail calls.
//!
//! Every handler is a function of the same five words, which ends in a call of the next one. With nothing left to do after it, the
//! compiler makes a jump of that call, so that the five words stay in registers from handler to handler.
//!
//! A tier that may call anything is kept out of line and gets and gives its state by value ([`Out`]): a call in one
//! branch of a handler would have all of it save registers on entry.

// As for `dispatch`.
#![allow(unsafe_code)]
// Handlers are named like their opcodes, and a tier is a path or a closure.
#![allow(non_snake_case, clippy::redundant_closure_call)]

use super::dispatch::handlers;
use super::frame::*;
use super::{header, unwind};
use crate::interp::guest::driver as guest;
use crate::interp::handlers::{
    arith, attr, build, call, compare, construct, generator, item, iterate, matching, method,
    own_hash, round, set_attr, shape, simple, slice, spread,
};
use crate::interp::import::modules as import;
use crate::vm::Vm;
use compare::{Branch, BranchImm, Store, StoreNegated, StoreNot};
use sidewinder_compiler::bytecode::{Opcode, opcode::ROWS};
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Direct, Flow, Machine};

type M = Direct;
type Handler = extern "C" fn(Pc, *mut u64, *mut Vm, *const Handler_, u64) -> u64;
/// A handler in the table, which is passed along.
#[repr(transparent)]
#[derive(Clone, Copy)]
struct Handler_(Handler);

/// What a slow tier gives back: position and flow in one word, and the window.
type Out = (u64, *mut u64);
type Slow = fn(Pc, *mut u64, *mut Vm, u64) -> Out;

const FLOW: u32 = 48;

fn out(flow: Flow, m: &M) -> Out {
    (m.pc() as u64 | (flow as u64) << FLOW, m.base())
}

fn parts(out: Out) -> (Flow, Pc, *mut u64) {
    let flow = match out.0 >> FLOW {
        n if n == Flow::Next as u64 => Flow::Next,
        n if n == Flow::Raise as u64 => Flow::Raise,
        n if n == Flow::Exit as u64 => Flow::Exit,
        _ => Flow::Hot,
    };
    (flow, (out.0 & ((1 << FLOW) - 1)) as Pc, out.1)
}

/// On to the next handler.
macro_rules! go {
    ($pc:expr, $base:expr, $vm:ident, $table:ident) => {{
        let pc: Pc = $pc;
        let next = word(pc, 0) as u64;
        // SAFETY: the table has a handler for each bytecode, and words are bytecodes.
        let handler = unsafe { (*$table.add((next & 0xff) as usize)).0 };
        handler(pc, $base, $vm, $table, next)
    }};
}

/// Where a handler goes whose flow is not `Slow`.
macro_rules! follow {
    ($flow:expr, $m:ident, $vm:ident, $table:ident, $ins:ident) => {
        match $flow {
            Flow::Next => go!($m.pc(), $m.base(), $vm, $table),
            Flow::Raise => raised($m.pc(), $m.base(), $vm, $table, $ins),
            Flow::Exit => left($m.pc(), $m.base(), $vm, $table, Flow::Exit as u64),
            _ => left($m.pc(), $m.base(), $vm, $table, Flow::Hot as u64),
        }
    };
}

macro_rules! define_tail {
    ($($name:ident [$($fast:expr)?] [$($mid:expr $(, $more:expr)?)?] [$($slow:expr)?];)*) => {
        mod fast {
            use super::*;
            $(define_tail!(@tier [] $name mid [$($fast)?]);)*
        }
        mod mid {
            use super::*;
            $(define_tail!(@tier [#[inline(never)]] $name more [$($mid)?]);)*
        }
        mod more {
            use super::*;
            $(define_tail!(@tier [#[inline(never)]] $name out_of_line [$($($more)?)?]);)*
        }
        mod out_of_line {
            use super::*;
            $(define_tail!(@last $name [$($slow)?]);)*
        }
        mod slow {
            use super::*;
            $(define_tail!(@slow $name [$($slow)?]);)*
        }
        const FAST: [Handler_; ROWS.len()] = {
            let mut table = [Handler_(impossible); ROWS.len()];
            $(table[Opcode::$name as usize] = Handler_(fast::$name);)*
            table
        };
    };
    (@tier [$($inline:tt)*] $name:ident $then:ident []) => {
        pub(super) use super::$then::$name;
    };
    (@tier [$($inline:tt)*] $name:ident $then:ident [$tier:expr]) => {
        $($inline)*
        pub(super) extern "C" fn $name(
            pc: Pc, base: *mut u64, vm: *mut Vm, table: *const Handler_, ins: u64,
        ) -> u64 {
            let m = machine(pc, base, vm);
            let flow = $tier(&m, Ins(ins as u32));
            if flow == Flow::Slow {
                // Read again, the word needs no register until here.
                return super::$then::$name(pc, base, vm, table, word(pc, 0) as u64);
            }
            follow!(flow, m, vm, table, ins)
        }
    };
    (@last $name:ident []) => {
        pub(super) use super::impossible as $name;
    };
    (@last $name:ident [$tier:expr]) => {
        #[inline(never)]
        pub(super) extern "C" fn $name(
            pc: Pc, base: *mut u64, vm: *mut Vm, table: *const Handler_, ins: u64,
        ) -> u64 {
            slowly(slow::$name, pc, base, vm, table, ins)
        }
    };
    (@slow $name:ident []) => {};
    (@slow $name:ident [$tier:expr]) => {
        #[inline(never)]
        pub(super) fn $name(pc: Pc, base: *mut u64, vm: *mut Vm, ins: u64) -> Out {
            let m = machine(pc, base, vm);
            let flow = $tier(&m, Ins(ins as u32));
            out(flow, &m)
        }
    };
}

handlers!(define_tail);

#[inline(always)]
fn slowly(
    slow: Slow,
    pc: Pc,
    base: *mut u64,
    vm: *mut Vm,
    table: *const Handler_,
    ins: u64,
) -> u64 {
    let (word_, base) = slow(pc, base, vm, ins);
    if word_ >> FLOW == Flow::Next as u64 {
        return go!(word_ as Pc, base, vm, table);
    }
    otherwise(word_ as Pc, base, vm, table, ins)
}

/// What is not [`Flow::Next`]; the flow is still in the position.
#[inline(never)]
extern "C" fn otherwise(
    pc: Pc,
    base: *mut u64,
    vm: *mut Vm,
    table: *const Handler_,
    ins: u64,
) -> u64 {
    let (flow, pc, base) = parts((pc as u64, base));
    match flow {
        Flow::Raise => raised(pc, base, vm, table, ins),
        flow => left(pc, base, vm, table, flow as u64),
    }
}

#[inline(never)]
fn unwind_out(pc: Pc, base: *mut u64, vm: *mut Vm) -> Out {
    let m = machine(pc, base, vm);
    loop {
        let flow = unwind::unwind(&m);
        if flow != Flow::Raise {
            return out(flow, &m);
        }
    }
}

#[inline(never)]
extern "C" fn raised(
    pc: Pc,
    base: *mut u64,
    vm: *mut Vm,
    table: *const Handler_,
    _ins: u64,
) -> u64 {
    if table == STOPS.as_ptr() {
        return left(pc, base, vm, table, Flow::Raise as u64);
    }
    let (flow, pc, base) = parts(unwind_out(pc, base, vm));
    match flow {
        Flow::Next => go!(pc, base, vm, table),
        flow => left(pc, base, vm, table, flow as u64),
    }
}

/// Leaves the chain of handlers.
#[inline(never)]
extern "C" fn left(pc: Pc, base: *mut u64, vm: *mut Vm, _table: *const Handler_, flow: u64) -> u64 {
    // SAFETY: the context of every machine here is the Vm, and no handler is active any more.
    unsafe { (*vm).left = (pc, base) };
    flow
}

extern "C" fn impossible(_: Pc, _: *mut u64, _: *mut Vm, _: *const Handler_, _: u64) -> u64 {
    unreachable!("a bytecode without this tier")
}

/// A table that ends the chain behind the first instruction.
static STOPS: [Handler_; ROWS.len()] = [Handler_(stop); ROWS.len()];

extern "C" fn stop(pc: Pc, base: *mut u64, vm: *mut Vm, table: *const Handler_, _: u64) -> u64 {
    left(pc, base, vm, table, Flow::Next as u64)
}

pub(in crate::interp) fn execute_one(vm: &mut Vm, pc: Pc, base: *mut u64) -> (Flow, Pc, *mut u64) {
    let vm: *mut Vm = vm;
    let ins = word(pc, 0) as u64;
    let flow = TABLE[(ins & 0xff) as usize].0(pc, base, vm, STOPS.as_ptr(), ins);
    // SAFETY: `left` has written it.
    let (pc, base) = unsafe { (*vm).left };
    let (flow, ..) = parts((flow << FLOW, base));
    (flow, pc, base)
}

static TABLE: [Handler_; ROWS.len()] = FAST;

pub(in crate::interp) fn execute(
    vm: &mut Vm,
    pc: Pc,
    base: *mut u64,
    raising: bool,
) -> (Flow, Pc, *mut u64) {
    let table = TABLE.as_ptr();
    let vm: *mut Vm = vm;
    let flow = if raising {
        raised(pc, base, vm, table, 0)
    } else {
        let ins = word(pc, 0) as u64;
        TABLE[(ins & 0xff) as usize].0(pc, base, vm, table, ins)
    };
    // SAFETY: `left` has written it.
    let (pc, base) = unsafe { (*vm).left };
    (if flow == Flow::Exit as u64 { Flow::Exit } else { Flow::Hot }, pc, base)
}
