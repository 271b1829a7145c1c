//! Floats.

use super::asm::{self, Code, Rm};
use super::emit::Emit;
use super::regs::{FTEMP, Reg, Set, TEMP};
use crate::backend::lower::{Ins, Operand};
use crate::ir::Opcode;
use dynasmrt::{DynasmApi, dynasm};

impl Emit<'_> {
    /// An operand in a float register, a constant in `FTEMP`.
    pub fn float_reg(&mut self, ins: &Ins, k: usize) -> Reg {
        match self.operand(ins, k) {
            Operand::Word(word) => {
                let constant = self.asm.pooled(word);
                self.asm.op(asm::FLOAD, FTEMP, constant);
                FTEMP
            }
            value => self.regs.reg(&mut self.asm, value),
        }
    }

    pub fn float_binary(&mut self, ins: &Ins, code: Code, commutes: bool) {
        let (mut a, mut b) = (0, 1);
        if commutes {
            let dies =
                |e: &Emit, k| matches!(e.operand(ins, k), Operand::Value(v) if !e.regs.survives(v));
            let constant = matches!(self.operand(ins, 0), Operand::Word(_));
            if constant || !dies(self, 0) && dies(self, 1) {
                (a, b) = (1, 0);
            }
        }
        let first = self.float_rm(ins, a);
        let second = self.float_rm(ins, b);
        self.regs.release(ins);
        let avoid = match second {
            Rm::Reg(reg) if first != second => Set::of(reg),
            _ => Set::EMPTY,
        };
        let prefer = if let Rm::Reg(reg) = first { Some(reg) } else { None };
        let to = self.define(ins, prefer, avoid);
        match first {
            Rm::Reg(first) => self.asm.copy(to, first),
            _ => self.asm.op(asm::FLOAD, to, first),
        }
        self.asm.op(code, to, second);
    }

    /// Changes the sign bit: `xor` with it, `and` with all but it.
    pub fn float_sign(&mut self, ins: &Ins) {
        const SIGN: u64 = 1 << 63;
        let operand = self.float_reg(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, Some(operand), Set::EMPTY);
        self.asm.copy(to, operand);
        let (code, mask) =
            if ins.code == Opcode::float_neg { (asm::XORPD, SIGN) } else { (asm::ANDPD, !SIGN) };
        let mask = self.asm.pooled(mask);
        self.asm.op(asm::FLOAD, FTEMP, mask);
        self.asm.op(code, to, Rm::Reg(FTEMP));
    }

    pub fn float_sqrt(&mut self, ins: &Ins) {
        let operand = self.float_rm(ins, 0);
        self.regs.release(ins);
        let prefer = if let Rm::Reg(reg) = operand { Some(reg) } else { None };
        let to = self.define(ins, prefer, Set::EMPTY);
        self.asm.op(asm::SQRTSD, to, operand);
    }

    pub fn int_to_float(&mut self, ins: &Ins) {
        self.load_into(TEMP, self.operand(ins, 0));
        self.regs.release(ins);
        let to = self.define(ins, None, Set::EMPTY);
        dynasm!(self.asm.bytes; .arch x64; sar Rq(TEMP), 1);
        // The conversion writes half a register: without this it would wait for whatever was there before.
        self.asm.op(asm::XORPD, to, Rm::Reg(to));
        self.asm.op(asm::CVTSI2SD, to, Rm::Reg(TEMP));
    }

    pub fn float_to_int(&mut self, ins: &Ins) {
        let operand = self.float_rm(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, None, Set::EMPTY);
        self.asm.op(asm::CVTTSD2SI, to, operand);
        dynasm!(self.asm.bytes; .arch x64; add Rq(to), Rq(to));
    }
}
