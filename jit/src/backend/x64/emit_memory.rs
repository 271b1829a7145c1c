//! Fields, elements, slots and allocation.

use super::asm::{self, Alu, Cc, Goal, Mem, Rm, Rmi};
use super::direct_call::Call;
use super::emit::{Emit, Slow};
use super::frame;
use super::regs::{CTX, RDI, RDX, RSI, RSP, Reg, Set, TEMP, TEMP2};
use crate::abi::{Ctx, WINDOW_MAX};
use crate::backend::direct_call::DirectCalls;
use crate::backend::lower::{Ins, Operand, Space};
use crate::backend::{BoxCode, CompileError};
use crate::ir::{Repr, Type, op::Descr};
use dynasmrt::{DynasmApi, dynasm};
use std::mem::offset_of;

/// A reference is an address plus one.
fn field(object: Reg, offset: u32) -> Mem {
    Mem::at(object, offset as i32 - 1)
}

/// A word of the context.
pub fn context(offset: usize) -> Mem {
    Mem::at(CTX, offset as i32)
}

/// What the slow path of a write barrier has to tell: the place of the store in words from the object's start.
#[derive(Clone, Copy)]
pub enum Word {
    Known(u32),
    /// This plus the number whose word is in the register.
    Indexed(u32, Reg),
}

/// The rest of an operation where its fast path ends.
pub enum SlowPath {
    /// A meter has reached its mark.
    Mark,
    /// The low half of a meter has ended, at this guard of the code.
    Borrow(usize),
    Alloc {
        bytes: u32,
        to: Reg,
    },
    Barrier {
        object: Reg,
        word: Word,
    },
    /// A field's double has no box that it may be written into.
    Box {
        object: Reg,
        offset: u32,
        value: Result<u64, Reg>,
    },
    /// A call is the host's.
    Call(Box<Call>),
    /// What was called runs on elsewhere.
    Left(&'static DirectCalls),
}

impl Emit<'_> {
    fn load_value(&mut self, ins: &Ins, repr: Repr, mem: Mem) {
        self.regs.release(ins);
        let to = self.define(ins, None, Set::EMPTY);
        match repr {
            Repr::I8 => self.asm.mem(asm::LOAD8_SIGNED, to, mem),
            Repr::U8 => self.asm.mem(asm::LOAD8, to, mem),
            Repr::I16 => self.asm.mem(asm::LOAD16_SIGNED, to, mem),
            Repr::U16 => self.asm.mem(asm::LOAD16, to, mem),
            Repr::I32 => self.asm.mem(asm::LOAD32_SIGNED, to, mem),
            Repr::U32 => self.asm.mem(asm::LOAD32, to, mem),
            _ => return self.asm.load(to, mem),
        }
        dynasm!(self.asm.bytes; .arch x64; add Rq(to), Rq(to));
    }

    /// Uses `TEMP` and `TEMP2`, but `TEMP` only after `mem` is done with.
    fn store_value(&mut self, ins: &Ins, k: usize, repr: Repr, mem: Mem) {
        match (repr, self.operand(ins, k)) {
            (Repr::I8 | Repr::U8, Operand::Word(word)) => {
                self.asm.store8_imm(mem, (word >> 1) as u8)
            }
            (Repr::I32 | Repr::U32, Operand::Word(word)) => {
                self.asm.store32_imm(mem, (word >> 1) as u32)
            }
            (_, value) if repr.bytes() < 8 => {
                self.load_into(TEMP2, value);
                dynasm!(self.asm.bytes; .arch x64; shr Rq(TEMP2), 1);
                let code = match repr.bytes() {
                    1 => asm::STORE8,
                    2 => asm::STORE16,
                    _ => asm::STORE32,
                };
                self.asm.mem(code, TEMP2, mem);
            }
            (_, Operand::Word(word)) => match i32::try_from(word as i64) {
                Ok(imm) => self.asm.store_imm(mem, imm),
                Err(_) => {
                    self.asm.imm(TEMP2, word);
                    self.asm.store(mem, TEMP2);
                }
            },
            (_, value) => {
                let value = self.regs.reg(&mut self.asm, value);
                self.asm.store(mem, value);
            }
        }
    }

    pub fn getfield(&mut self, ins: &Ins) {
        let f = self.op(ins).field();
        let object = self.reg(ins, 0);
        if f.repr == Repr::Boxed {
            self.asm.load(TEMP, field(object, f.offset));
            let inside = field(TEMP, self.boxes().value);
            return self.load_value(ins, Repr::F64, inside);
        }
        self.load_value(ins, f.repr, field(object, f.offset));
    }

    fn boxes(&self) -> BoxCode {
        self.runtime.boxes.expect("a host with such fields has boxes")
    }

    /// Writes a double into the box that a field has, if that is the field's own.
    fn store_boxed(&mut self, ins: &Ins, offset: u32) {
        let boxes = self.boxes();
        let object = self.reg(ins, 0);
        let value = match self.operand(ins, 1) {
            Operand::Value(_) => Err(self.reg(ins, 1)),
            Operand::Word(word) => Ok(word),
        };
        let slow = Goal::Slow(self.slow.len() as u32);
        self.asm.load(TEMP, field(object, offset));
        // A field that was not set yet has no box: 0, or a null.
        self.asm.alu(Alu::Cmp, TEMP, Rmi::Imm(1));
        self.asm.jump_if(Cc::BE, slow);
        self.asm.test8_imm(field(TEMP, boxes.mark.0), boxes.mark.1);
        self.asm.jump_if(Cc::E, slow);
        self.store_value(ins, 1, Repr::F64, field(TEMP, boxes.value));
        self.regs.release(ins);
        let save = self.regs.used().without(Set::SAVED);
        let path = SlowPath::Box { object, offset, value };
        self.slow.push(Slow { path, save, back: self.asm.offset() });
    }

    pub fn setfield(&mut self, ins: &Ins) {
        let f = self.op(ins).field();
        if f.repr == Repr::Boxed {
            return self.store_boxed(ins, f.offset);
        }
        if self.tell(self.op(ins), self.operand(ins, 0), self.operand(ins, 1)) {
            return self.regs.release(ins);
        }
        let object = self.reg(ins, 0);
        self.store_value(ins, 1, f.repr, field(object, f.offset));
        let told =
            matches!(self.operand(ins, 0), Operand::Value(object) if self.known.is_told(object));
        let barrier = f.repr == Repr::Ref && !told && self.needs_barrier(ins, 1);
        self.regs.release(ins);
        if barrier {
            self.barrier(object, Word::Known(f.offset / 8));
            if let Operand::Value(object) = self.operand(ins, 0) {
                self.known.tell(object);
            }
        }
    }

    /// The place of an element; the index's register where there is one.
    fn element(&mut self, ins: &Ins, object: Reg) -> (Mem, Option<Reg>) {
        let array = self.op(ins).array();
        let base = array.base as i32 - 1;
        match self.operand(ins, 1) {
            Operand::Word(word) if (word as i64) < (1 << 24) => {
                let offset = base + (word >> 1) as i32 * array.repr.bytes() as i32;
                (Mem::at(object, offset), None)
            }
            operand => {
                let index = self.regs.reg(&mut self.asm, operand);
                // The index is twice the number.
                let scaled = match array.repr.bytes() {
                    1 => {
                        self.asm.copy(TEMP, index);
                        dynasm!(self.asm.bytes; .arch x64; sar Rq(TEMP), 1);
                        (TEMP, 0)
                    }
                    2 => (index, 0),
                    4 => (index, 1),
                    _ => (index, 2),
                };
                (Mem { base: object, index: Some(scaled), offset: base }, Some(index))
            }
        }
    }

    pub fn getitem(&mut self, ins: &Ins) {
        let object = self.reg(ins, 0);
        let (mem, _) = self.element(ins, object);
        self.load_value(ins, self.op(ins).array().repr, mem);
    }

    pub fn setitem(&mut self, ins: &Ins) {
        let array = self.op(ins).array();
        let object = self.reg(ins, 0);
        let (mem, index) = self.element(ins, object);
        self.store_value(ins, 2, array.repr, mem);
        let barrier = array.repr == Repr::Ref && self.needs_barrier(ins, 2);
        self.regs.release(ins);
        if barrier {
            let word = match index {
                Some(index) => Word::Indexed(array.base / 8, index),
                None => Word::Known((mem.offset + 1) as u32 / 8),
            };
            self.barrier(object, word);
        }
    }

    /// Small ints need none, nor what is alive for good, nor stores into objects so new that no collection has seen them.
    fn needs_barrier(&self, ins: &Ins, k: usize) -> bool {
        let is_told_of = match self.operand(ins, k) {
            Operand::Value(value) => {
                self.low.types[value.index()] != Type::Int && !self.known.is_small(value)
            }
            Operand::Word(word) => word & 1 != 0 && word != 1 && !(self.runtime.lives_on)(word),
        };
        is_told_of && !self.is_fresh(ins)
    }

    /// Whether the object that is stored into is so new that no collection has seen it.
    fn is_fresh(&self, ins: &Ins) -> bool {
        matches!(self.operand(ins, 0), Operand::Value(object) if self.known.is_fresh(object))
    }

    fn barrier(&mut self, object: Reg, word: Word) {
        self.asm.test8_imm(field(object, 7), 1);
        self.asm.jump_if(Cc::NE, Goal::Slow(self.slow.len() as u32));
        let save = self.regs.used().without(Set::SAVED);
        self.slow.push(Slow {
            path: SlowPath::Barrier { object, word },
            save,
            back: self.asm.offset(),
        });
    }

    pub fn set_class(&mut self, ins: &Ins) {
        let class = self.op(ins).class();
        let object = self.reg(ins, 0);
        self.asm.store32_imm(field(object, 0), class.0);
        // An object keeps its class alive.
        let fresh = self.is_fresh(ins);
        self.regs.release(ins);
        if !fresh {
            self.barrier(object, Word::Known(0));
        }
    }

    pub fn store_slot(&mut self, ins: &Ins) {
        let slot = self.slot(ins);
        let value = self.operand(ins, 0);
        match value {
            Operand::Word(word) => self.asm.imm(TEMP2, word),
            Operand::Value(_) => (),
        }
        let from = match value {
            Operand::Word(_) => TEMP2,
            value => self.regs.reg(&mut self.asm, value),
        };
        self.asm.load(TEMP, frame::BASE);
        self.asm.store(Mem::at(TEMP, 8 * slot), from);
    }

    pub fn slot_addr(&mut self, ins: &Ins) {
        let slot = self.slot(ins);
        let to = self.define(ins, None, Set::EMPTY);
        self.asm.load(to, frame::BASE);
        if slot != 0 {
            self.asm.alu(Alu::Add, to, Rmi::Imm(8 * slot));
        }
    }

    pub fn load_slot(&mut self, ins: &Ins) {
        let Operand::Word(number) = self.operand(ins, 0) else { panic!("a slot is a constant") };
        let slot = (number as i64 >> 1) as i32;
        let to = self.define(ins, None, Set::EMPTY);
        self.asm.load(to, frame::BASE);
        self.asm.load(to, Mem::at(to, 8 * slot));
    }

    pub fn new_object(&mut self, ins: &Ins) {
        let Descr::Size(size) = self.op(ins).descr else { panic!("new without a size") };
        self.allocate(ins, size.header);
    }

    pub fn new_array(&mut self, ins: &Ins) -> Result<(), CompileError> {
        let array = self.op(ins).array();
        let Operand::Word(length) = self.operand(ins, 0) else {
            return Err(CompileError::Unsupported(ins.op as usize, "an array of unknown length"));
        };
        if !matches!(ins.space, Some(Space::Take(0..=0x7fff_ffff) | Space::Behind(_))) {
            return Err(CompileError::Unsupported(ins.op as usize, "an array too large"));
        }
        let to = self.allocate(ins, array.header);
        self.asm.store_word(field(to, 8), length);
        Ok(())
    }

    /// Memory with a header; gives the register with the reference.
    fn allocate(&mut self, ins: &Ins, header: u64) -> Reg {
        let to = match ins.space.expect("the space of an object") {
            Space::Take(bytes) => self.take(ins, bytes as u32),
            Space::Behind(bytes) => {
                let before = self.reg(ins, ins.operands.len() - 1);
                self.regs.release(ins);
                let to = self.define(ins, None, Set::EMPTY);
                self.asm.mem(asm::LEA, to, Mem::at(before, bytes as i32));
                to
            }
        };
        // The memory is zero. One store, as the processor has room for few that wait.
        match u32::try_from(header) {
            Ok(low) => self.asm.store32_imm(field(to, 0), low),
            Err(_) => self.asm.store_word(field(to, 0), header),
        }
        self.known.is_new(ins.result);
        to
    }

    /// Memory for an object and for those behind it, as a reference to the first.
    fn take(&mut self, ins: &Ins, bytes: u32) -> Reg {
        let to = self.define(ins, None, Set::EMPTY);
        let slow = Goal::Slow(self.slow.len() as u32);
        if bytes as usize >= WINDOW_MAX {
            self.asm.jump(slow);
        } else {
            self.asm.load(to, context(offset_of!(Ctx, cursor)));
            self.asm.mem(asm::LEA, TEMP, Mem::at(to, bytes as i32));
            self.asm.alu(Alu::Cmp, TEMP, Rmi::Rm(Rm::Mem(context(offset_of!(Ctx, limit)))));
            self.asm.jump_if(Cc::A, slow);
            self.asm.store(context(offset_of!(Ctx, cursor)), TEMP);
        }
        let save = self.regs.used().without(Set::SAVED).without(Set::of(to));
        self.slow.push(Slow { path: SlowPath::Alloc { bytes, to }, save, back: self.asm.offset() });
        dynasm!(self.asm.bytes; .arch x64; inc Rq(to));
        self.known.collects();
        to
    }

    /// Writes a slow path: calls the runtime with the registers in use kept on the stack, where the collector finds them.
    pub fn slow_path(&mut self, slow: &Slow) {
        let bytes = (8 * slow.save.0.count_ones() as i32 + 15) & !15;
        let place = |k: usize| Mem::at(RSP, 8 * k as i32);
        if bytes > 0 {
            self.asm.alu(Alu::Sub, RSP, Rmi::Imm(bytes));
        }
        for (k, reg) in slow.save.iter().enumerate() {
            self.asm.store(place(k), reg);
        }
        match slow.path {
            SlowPath::Mark => {
                self.asm.lock_or32_imm(context(offset_of!(Ctx, poll)), Ctx::MARK);
            }
            SlowPath::Borrow(guard) => self.borrow(guard),
            SlowPath::Alloc { bytes, .. } => {
                self.asm.imm(RSI, bytes as u64);
                self.asm.copy(RDI, CTX);
                self.asm.call(self.runtime.alloc_slow as usize);
            }
            SlowPath::Barrier { object, word } => {
                self.asm.mem(asm::LEA, TEMP, Mem::at(object, -1));
                match word {
                    Word::Known(word) => self.asm.imm(RDX, word as u64),
                    Word::Indexed(base, index) => {
                        self.asm.copy(RDX, index);
                        dynasm!(self.asm.bytes; .arch x64; sar rdx, 1);
                        self.asm.alu(Alu::Add, RDX, Rmi::Imm(base as i32));
                    }
                }
                self.asm.copy(RSI, TEMP);
                self.asm.copy(RDI, CTX);
                self.asm.call_mem(context(offset_of!(Ctx, barrier)));
            }
            SlowPath::Box { object, offset, value } => {
                self.asm.copy(TEMP, object);
                match value {
                    Ok(word) => self.asm.imm(TEMP2, word),
                    Err(reg) => self.asm.copy(TEMP2, reg),
                }
                self.asm.imm(RDX, offset as u64);
                self.asm.copy(RSI, TEMP);
                self.asm.copy(RDI, CTX);
                self.asm.call(self.boxes().store as usize);
            }
            SlowPath::Call(ref call) => self.call_after_all(call),
            SlowPath::Left(calls) => self.run_on(calls),
        }
        if let SlowPath::Alloc { to, .. } = slow.path {
            self.asm.copy(to, super::regs::RAX);
        }
        for (k, reg) in slow.save.iter().enumerate() {
            self.asm.load(reg, place(k));
        }
        if bytes > 0 {
            self.asm.alu(Alu::Add, RSP, Rmi::Imm(bytes));
        }
        self.asm.jump(Goal::Offset(slow.back));
    }
}
