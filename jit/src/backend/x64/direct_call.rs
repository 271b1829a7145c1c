//! Calls of functions of the program from machine code: see [`DirectCalls`].
//!
//! They take the place of the residual function that calls anything. What is not as it should be is found before anything is changed that
//! others see, and that function is called after all, out of the way. Where the function is a constant of the trace it is one for sure, and there is
//! less to look at; but it may have been given other code, which nobody has to tell.
//!
//! ```text
//!   mov rcx, [code of the function]  ; does it take so many arguments?
//!   ..
//!   mov rsi, [rcx + door]            ; is it compiled?
//!   ..                               ; does nobody wait, and is there room?
//!   mov [r11 ..], ..                 ; the frame: function, link, arguments
//!   mov [rbp - 72 ..], ..            ; the record
//!   call [rsi]                       ; the base is in r11, the depth in rcx
//!   test rax, rax                    ; has it returned?
//!   jns left                         ; no: it runs on elsewhere
//!   ..                               ; all is as it was
//! ```
//!
//! The callee keeps no registers: whatever lives on is in a slot of the frame. What the context has to say of the caller while it runs, nobody
//! asks while the callee does: it is put right behind the call, or not before somebody may ask ([`Told`]). How deep a frame is it hears from its caller,
//! and keeps to itself: a count in the context would be changed twice by each call, and each change would wait for the one before.

#[cfg(test)]
mod tests;

use super::asm::{Alu, Cc, Goal, Mem, Rm, Rmi};
use super::emit::{Emit, Slow};
use super::emit_memory::{SlowPath, context};
use super::frame;
use super::moves::{self, Loc, Move};
use super::regs::{CTX, R8, RAX, RCX, RDI, RDX, RSI, RSP, Reg, Set, TEMP, TEMP2};
use crate::abi::{Activation, Ctx, Door};
use crate::backend::direct_call::{Convention, DirectCalls};
use crate::backend::lower::Operand;
use crate::ir::{CallFn, Op};
use std::mem::offset_of;

/// What else a call has for operands: a constant, the function, and what is not looked at.
const OTHERS: usize = 3;
/// More arguments than this are the host's: they and the function leave a register for the door.
const MOST: usize = 9;

/// The null word.
const NULL: i32 = 1;
/// Bytes of a frame before its window: the function, and the link.
const HEAD: i32 = 16;

/// What is known of [`Ctx::at`] and [`Ctx::inlined`] where code is being written.
#[derive(Clone, Copy, Default)]
pub struct Told {
    /// What [`Ctx::at`] is, or is to be before somebody may ask for it; `None`: what it is is right.
    at: Option<u64>,
    /// Whether it is that already.
    at_is_stored: bool,
    /// What [`Ctx::inlined`] is, if that is known.
    inlined: Option<u64>,
}

impl Told {
    /// Where code is entered.
    pub fn at_entry() -> Told {
        Told { inlined: Some(0), ..Told::default() }
    }
}

/// How calls are made, and which call it is.
type Known = (&'static DirectCalls, &'static Convention);

/// A call by the residual function, after all.
pub struct Call {
    calls: &'static DirectCalls,
    convention: &'static Convention,
    /// The operands, on their way to where that function finds them.
    moves: Vec<Move>,
    extra: u64,
    at: Option<u64>,
}

/// A word of the record.
fn record(offset: usize) -> Mem {
    Mem { offset: frame::RECORD.offset + offset as i32, ..frame::RECORD }
}

fn field(offset: usize) -> i32 {
    offset as i32
}

/// Bytes of a window.
fn window(calls: &DirectCalls) -> i32 {
    8 * calls.window as i32
}

impl Emit<'_> {
    /// Keeps a store into the context for later, or takes notice of it: whether that is all there is to do.
    pub fn tell(&mut self, op: &Op, object: Operand, value: Operand) -> bool {
        let Some((_, ctx)) = self.runtime.direct_calls else { return false };
        if object != Operand::Word(ctx as u64 + 1) {
            return false;
        }
        let word = match value {
            Operand::Word(word) => Some(word),
            Operand::Value(_) => None,
        };
        match op.field().offset as usize {
            offset if offset == offset_of!(Ctx, at) => {
                (self.told.at, self.told.at_is_stored) = (word, false);
                word.is_some()
            }
            offset if offset == offset_of!(Ctx, inlined) => {
                self.told.inlined = word;
                false
            }
            _ => false,
        }
    }

    /// Somebody may ask for [`Ctx::at`].
    pub fn settle_told(&mut self) {
        if let Some(at) = self.told.at
            && !std::mem::replace(&mut self.told.at_is_stored, true)
        {
            self.asm.store_word(context(offset_of!(Ctx, at)), at);
        }
    }

    /// Others come here, too. Wherever loops go round nothing is inlined.
    pub fn forget_told(&mut self) {
        self.settle_told();
        self.told =
            Told { inlined: self.told.inlined.filter(|&frames| frames == 0), ..Told::default() };
    }

    /// Whoever entered finds that nothing is inlined.
    pub fn settle_inlined(&mut self) {
        if self.runtime.direct_calls.is_some() && self.told.inlined != Some(0) {
            self.asm.store_imm(context(offset_of!(Ctx, inlined)), 0);
        }
    }

    /// How machine code does a call by itself, where it may.
    pub fn may_call(&self, op: &Op, operands: &[Operand]) -> Option<Known> {
        let (calls, _) = self.runtime.direct_calls?;
        let convention =
            calls.conventions.iter().find(|known| std::ptr::eq(known.call, op.call()))?;
        if !(OTHERS..=OTHERS + MOST).contains(&operands.len()) {
            return None;
        }
        let Operand::Word(_) = operands[0] else { return None };
        match operands[1] {
            Operand::Word(function) if !is_function(calls, function) => None,
            _ => Some((calls, convention)),
        }
    }

    /// Calls as told. All that lives on is in slots. The result is in `rdx`.
    pub fn direct_call(
        &mut self,
        (calls, convention): Known,
        operands: &[Operand],
        arguments: Vec<Move>,
    ) {
        let Operand::Word(extra) = operands[0] else { unreachable!("it may be called") };
        let from: Vec<Loc> = arguments.iter().map(|argument| argument.from).collect();
        let (function, from) = (from[0], &from[OTHERS - 1..]);
        let slow = Goal::Slow(self.slow.len() as u32);
        let left = Goal::Slow(self.slow.len() as u32 + 1);

        let taken = arguments.iter().filter_map(|argument| match argument.from {
            Loc::Reg(reg) => Some(Set::of(reg)),
            _ => None,
        });
        let free = taken.fold(Set::WORDS, Set::without);
        let door = free.first().expect("there are more registers than arguments");

        self.find_door((calls, convention), operands[1], (function, door), from.len(), slow);
        self.make_room(calls, slow);
        for (argument, &from) in from.iter().enumerate() {
            self.put(Mem::at(TEMP, 8 * argument as i32), from);
        }
        self.put(Mem::at(TEMP, -HEAD), function);
        self.put(Mem::at(TEMP, 8 - HEAD), Loc::Word(calls.link));
        self.write_record(door);
        self.count_deeper(slow);
        self.asm.inc(Mem::at(door, field(offset_of!(Door, entries))));
        self.asm.call_mem(Mem::at(door, field(offset_of!(Door, code))));
        self.asm.op(super::asm::TEST, RAX, Rm::Reg(RAX));
        self.asm.jump_if(Cc::NS, left);
        let size = window(calls) + HEAD;
        self.asm.alu_imm(Alu::Sub, Rm::Mem(context(offset_of!(Ctx, top))), size);
        let returned = self.asm.offset();
        self.put_right();

        let call = Call { calls, convention, moves: arguments, extra, at: self.told.at };
        let path = SlowPath::Call(Box::new(call));
        self.slow.push(Slow { path, save: Set::EMPTY, back: self.asm.offset() });
        let path = SlowPath::Left(calls);
        self.slow.push(Slow { path, save: Set::EMPTY, back: returned });
        self.told.at_is_stored = false;
    }

    /// The door of what is called, in its register.
    fn find_door(
        &mut self,
        (calls, convention): Known,
        operand: Operand,
        (function, door): (Loc, Reg),
        arguments: usize,
        slow: Goal,
    ) {
        match operand {
            Operand::Word(function) => {
                let field = (function - 1).wrapping_add_signed(calls.code.into());
                self.asm.imm(TEMP2, field);
                self.asm.load(TEMP2, Mem::at(TEMP2, 0));
            }
            Operand::Value(_) => {
                self.load_from(TEMP2, function);
                self.asm.test_low(TEMP2, 1);
                self.asm.jump_if(Cc::E, slow);
                self.asm.alu(Alu::Cmp, TEMP2, Rmi::Imm(NULL));
                self.asm.jump_if(Cc::E, slow);
                let (at, kind) = calls.kind;
                self.asm.cmp8_imm(Mem::at(TEMP2, at - 1), kind);
                self.asm.jump_if(Cc::NE, slow);
                self.asm.load(TEMP2, Mem::at(TEMP2, calls.code - 1));
            }
        }
        let taken = Rm::Mem(Mem::at(TEMP2, convention.arguments));
        self.asm.cmp32_imm(taken, arguments as u32);
        self.asm.jump_if(Cc::NE, slow);
        self.asm.load(door, Mem::at(TEMP2, calls.door));
        self.asm.op(super::asm::TEST, door, Rm::Reg(door));
        self.asm.jump_if(Cc::E, slow);
        self.asm.alu_imm(Alu::Cmp, Rm::Mem(Mem::at(door, field(offset_of!(Door, code)))), 0);
        self.asm.jump_if(Cc::E, slow);
    }

    /// Nobody waits, and there is room: the new top. The new base is in `TEMP`.
    fn make_room(&mut self, calls: &DirectCalls, slow: Goal) {
        let of_context = |offset| Rmi::Rm(Rm::Mem(context(offset)));
        self.asm.cmp32_imm(Rm::Mem(context(offset_of!(Ctx, poll))), 0);
        self.asm.jump_if(Cc::NE, slow);
        self.asm.alu(Alu::Cmp, RSP, of_context(offset_of!(Ctx, native_end)));
        self.asm.jump_if(Cc::BE, slow);
        self.asm.load(TEMP, frame::BASE);
        self.asm.alu_imm(Alu::Add, Rm::Reg(TEMP), window(calls) + HEAD);
        self.asm.mem(super::asm::LEA, TEMP2, Mem::at(TEMP, window(calls)));
        self.asm.alu(Alu::Cmp, TEMP2, of_context(offset_of!(Ctx, extent)));
        self.asm.jump_if(Cc::A, slow);
        // The slow path puts this right.
        self.asm.store(context(offset_of!(Ctx, top)), TEMP2);
    }

    /// The record, but what is in it for all calls of the frame, and the depth. The new base is in `TEMP`.
    fn write_record(&mut self, door: Reg) {
        self.asm.store(record(offset_of!(Activation, door)), door);
        self.asm.store(record(offset_of!(Activation, base)), TEMP);
        match self.told.at {
            Some(at) => self.put(record(offset_of!(Activation, at)), Loc::Word(at)),
            None => self.keep(offset_of!(Ctx, at), offset_of!(Activation, at)),
        }
        if self.told.inlined.is_none() {
            self.keep(offset_of!(Ctx, inlined), offset_of!(Activation, inlined));
        }
        // The slow path puts this right.
        self.asm.mem(super::asm::LEA, TEMP2, frame::RECORD);
        self.asm.store(context(offset_of!(Ctx, innermost)), TEMP2);
    }

    /// The depth, for the callee in `TEMP2`. If that is not too much, nothing is inlined.
    fn count_deeper(&mut self, slow: Goal) {
        let of_context = |offset| Rmi::Rm(Rm::Mem(context(offset)));
        self.asm.load(TEMP2, frame::OWN_DEPTH);
        let inlined = self.told.inlined.unwrap_or_else(|| {
            self.asm.alu(Alu::Add, TEMP2, of_context(offset_of!(Ctx, inlined)));
            0
        });
        self.asm.alu_imm(Alu::Add, Rm::Reg(TEMP2), 2 + inlined as i32);
        self.asm.alu(Alu::Cmp, TEMP2, of_context(offset_of!(Ctx, deepest)));
        self.asm.jump_if(Cc::AE, slow);
        self.asm.store(record(offset_of!(Activation, depth)), TEMP2);
        if self.told.inlined != Some(0) {
            self.asm.store_imm(context(offset_of!(Ctx, inlined)), 0);
        }
    }

    /// The context is the caller's again, but for the top.
    fn put_right(&mut self) {
        self.outer_is_innermost(TEMP2);
        match self.told.inlined {
            Some(0) => {}
            Some(frames) => {
                self.asm.store_imm(context(offset_of!(Ctx, inlined)), frames as i32);
            }
            None => {
                self.asm.load(TEMP2, record(offset_of!(Activation, inlined)));
                self.asm.store(context(offset_of!(Ctx, inlined)), TEMP2);
            }
        }
        if self.told.at.is_none() {
            self.asm.load(TEMP2, record(offset_of!(Activation, at)));
            self.asm.store(context(offset_of!(Ctx, at)), TEMP2);
        }
    }

    /// The top is the end of the window that the code runs in.
    fn own_top(&mut self, calls: &DirectCalls, temp: Reg) {
        self.asm.load(temp, frame::BASE);
        self.asm.alu_imm(Alu::Add, Rm::Reg(temp), window(calls));
        self.asm.store(context(offset_of!(Ctx, top)), temp);
    }

    /// No call of this frame is active.
    fn outer_is_innermost(&mut self, temp: Reg) {
        self.asm.load(temp, record(offset_of!(Activation, outer)));
        self.asm.store(context(offset_of!(Ctx, innermost)), temp);
    }

    /// Copies a word of the context into the record.
    fn keep(&mut self, from: usize, to: usize) {
        self.asm.load(TEMP2, context(from));
        self.asm.store(record(to), TEMP2);
    }

    fn load_from(&mut self, to: Reg, from: Loc) {
        if from != Loc::Reg(to) {
            moves::single(&mut self.asm, Move { from, to: Loc::Reg(to) });
        }
    }

    /// Stores a value, wherever that is. Uses `TEMP2`.
    fn put(&mut self, to: Mem, from: Loc) {
        match from {
            Loc::Reg(from) => self.asm.store(to, from),
            Loc::Word(word) if i32::try_from(word as i64).is_ok() => {
                self.asm.store_imm(to, word as i32)
            }
            from => {
                self.load_from(TEMP2, from);
                self.asm.store(to, TEMP2);
            }
        }
    }

    /// The slow path of a call.
    pub fn call_after_all(&mut self, call: &Call) {
        let CallFn::Vector(function) = call.convention.call.function else {
            panic!("it takes any arguments")
        };
        self.own_top(call.calls, TEMP);
        self.outer_is_innermost(TEMP);
        if let Some(at) = call.at {
            self.asm.store_word(context(offset_of!(Ctx, at)), at);
        }
        moves::parallel(&mut self.asm, &mut call.moves.clone());
        self.asm.copy(RSI, RSP);
        self.asm.imm(RDX, call.moves.len() as u64);
        self.asm.imm(RCX, call.extra);
        self.asm.copy(RDI, CTX);
        self.asm.call(function as usize);
        self.asm.copy(RDX, RAX);
        // Who has not been told how deep the frame is may know it now: the host has counted.
        let counted = Mem { offset: frame::OWN_DEPTH.offset + 4, ..frame::OWN_DEPTH };
        self.asm.cmp32_imm(Rm::Mem(counted), 0);
        let is_known = self.asm.jump_over(Cc::E);
        self.asm.load(TEMP2, context(offset_of!(Ctx, depth)));
        self.asm.store(frame::OWN_DEPTH, TEMP2);
        self.asm.land(is_known);
    }

    /// The callee came back otherwise than by returning.
    pub fn run_on(&mut self, calls: &DirectCalls) {
        self.asm.copy(RDI, CTX);
        self.asm.load(RSI, record(offset_of!(Activation, door)));
        self.asm.copy(RCX, RDX);
        self.asm.copy(RDX, RAX);
        self.asm.load(R8, record(offset_of!(Activation, base)));
        self.asm.call(calls.resume as usize);
        self.asm.copy(RDX, RAX);
        self.asm.store_imm(context(offset_of!(Ctx, inlined)), 0);
        self.own_top(calls, TEMP2);
    }
}

/// Whether a constant is a function of the program.
fn is_function(calls: &DirectCalls, constant: u64) -> bool {
    if constant & 1 == 0 || constant == NULL as u64 {
        return false;
    }
    let object = (constant - 1) as usize as *const u8;
    let (at, kind) = calls.kind;
    // SAFETY: constants stay what they are and where they are as long as the code is there, and every object tells its kind.
    unsafe { object.offset(at as isize).read() == kind }
}
