//! Integers, references and truth values.

use super::asm::{self, Alu, Cc, Mem, Rm, Rmi};
use super::emit::Emit;
use super::exit::Undo;
use super::regs::{RAX, RDX, Reg, Set, TEMP, TEMP2};
use crate::backend::liveness::NEVER;
use crate::backend::lower::{Ins, Operand};
use crate::ir::Opcode;
use dynasmrt::{DynasmApi, dynasm};

/// Sort of shift.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    Left,
    /// Arithmetic.
    Right,
}

impl Emit<'_> {
    /// Operands of an operation that overwrites its first: the result's register, holding the first operand, and the second.
    fn two(&mut self, ins: &Ins, commutes: bool) -> (Reg, Rmi) {
        let (mut a, mut b) = (0, 1);
        let [x, y] = [0, 1].map(|k| self.operand(ins, k));
        let swap = match (x, y) {
            (Operand::Word(_), _) => true,
            (Operand::Value(x), Operand::Value(y)) => {
                self.regs.survives(x) && !self.regs.survives(y)
            }
            _ => false,
        };
        if commutes && swap {
            (a, b) = (b, a);
        }
        let first = match self.operand(ins, a) {
            Operand::Word(_) => None,
            value => Some(self.regs.reg(&mut self.asm, value)),
        };
        let second = self.rmi(ins, b);
        let word = self.operand(ins, a);
        self.regs.release(ins);
        let avoid = match second {
            Rmi::Rm(Rm::Reg(reg)) if first != Some(reg) => Set::of(reg),
            _ => Set::EMPTY,
        };
        let to = self.define(ins, first, avoid);
        match (first, word) {
            (Some(first), _) => self.asm.copy(to, first),
            (None, Operand::Word(word)) => self.asm.imm(to, word),
            (None, Operand::Value(_)) => unreachable!("values are in registers"),
        }
        (to, second)
    }

    /// `and`, `or`, `xor`, and everything that sets the overflow flag.
    pub fn alu(&mut self, ins: &Ins, alu: Alu) {
        if self.alu_in_place(ins, alu) {
            return;
        }
        let (to, operand) = self.two(ins, alu != Alu::Sub);
        self.asm.alu(alu, to, operand);
        self.overflow = Some(Cc::O);
    }

    /// An addition or subtraction whose overflow guard is all that still wants the first operand: overwrites it, and the guard undoes that
    /// when it fails. A loop that adds something up so needs no copy of the sum.
    fn alu_in_place(&mut self, ins: &Ins, alu: Alu) -> bool {
        let inverse = match (ins.code, alu) {
            (Opcode::int_add_ovf, _) => Alu::Sub,
            (Opcode::int_sub_ovf, _) => Alu::Add,
            _ => return false,
        };
        let guard = self.regs.at as usize + 1;
        let is_guarded =
            self.low.ins.get(guard).is_some_and(|next| next.code == Opcode::guard_no_overflow);
        let only_for_guard = |e: &Emit, k: usize| match e.operand(ins, k) {
            Operand::Value(value) => {
                e.next(ins, k) == NEVER && e.regs.last_use(value) == guard as u32
            }
            Operand::Word(_) => false,
        };
        let (a, b) = match () {
            _ if !is_guarded || self.operand(ins, 0) == self.operand(ins, 1) => return false,
            _ if only_for_guard(self, 0) => (0, 1),
            _ if alu == Alu::Add && only_for_guard(self, 1) => (1, 0),
            _ => return false,
        };
        let Operand::Value(value) = self.operand(ins, a) else { return false };
        match self.operand(ins, b) {
            Operand::Word(word) if i32::try_from(word as i64).is_err() => return false,
            // Without a copy anyway.
            Operand::Value(other) if alu == Alu::Add && !self.regs.survives(other) => return false,
            _ => (),
        }
        let reg = self.regs.reg(&mut self.asm, Operand::Value(value));
        let operand = self.rmi(ins, b);
        self.regs.release(ins);
        self.regs.overwrite(value, ins.result);
        self.asm.alu(alu, reg, operand);
        self.overflow = Some(Cc::O);
        self.overwrote = Some((value, Undo::Alu(inverse, reg, operand)));
        true
    }

    /// Additions where overflow does not matter can leave both operands alone.
    pub fn add(&mut self, ins: &Ins, negative: bool) {
        let (mut x, mut y) = (self.operand(ins, 0), self.operand(ins, 1));
        if matches!(x, Operand::Word(_)) && !negative {
            (x, y) = (y, x);
        }
        let imm = match y {
            Operand::Word(word) => i32::try_from(word as i64).ok().filter(|&imm| imm != i32::MIN),
            Operand::Value(_) => None,
        };
        let other = match y {
            Operand::Value(_) if !negative => Some(y),
            _ => None,
        };
        let dies =
            |e: &Emit, operand| matches!(operand, Operand::Value(value) if !e.regs.survives(value));
        if matches!(x, Operand::Word(_))
            || dies(self, x)
            || other.is_some_and(|y| dies(self, y))
            || imm.is_none() && other.is_none()
        {
            return self.alu(ins, if negative { Alu::Sub } else { Alu::Add });
        }
        let base = self.regs.reg(&mut self.asm, x);
        let index = other.map(|y| (self.regs.reg(&mut self.asm, y), 0));
        self.regs.release(ins);
        let to = self.define(ins, None, Set::EMPTY);
        let offset = imm.map_or(0, |imm| if negative { -imm } else { imm });
        self.asm.mem(asm::LEA, to, Mem { base, index, offset });
    }

    pub fn mul(&mut self, ins: &Ins) {
        let (x, y) = (self.operand(ins, 0), self.operand(ins, 1));
        let (value, constant) = match (x, y) {
            (Operand::Word(word), other) | (other, Operand::Word(word)) => {
                (other, Some(word as i64 >> 1))
            }
            _ => (x, None),
        };
        self.overflow = Some(Cc::O);
        if let (Some(Ok(factor)), Operand::Value(_)) = (constant.map(i32::try_from), value) {
            let k = if value == x { 0 } else { 1 };
            let operand = self.rm(ins, k);
            let prefer = if let Rm::Reg(reg) = operand { Some(reg) } else { None };
            self.regs.release(ins);
            let to = self.define(ins, prefer, Set::EMPTY);
            return self.asm.imul_imm(to, operand, factor);
        }
        // The number, not the word, of the second operand goes into TEMP.
        let (to, operand) = self.two(ins, true);
        match operand {
            Rmi::Rm(rm) => self.asm.op(asm::LOAD, TEMP, rm),
            Rmi::Imm(imm) => self.asm.imm(TEMP, imm as i64 as u64),
        }
        dynasm!(self.asm.bytes; .arch x64; sar Rq(TEMP), 1);
        self.asm.op(asm::IMUL, to, Rm::Reg(TEMP));
    }

    /// `-x` and `~x`.
    pub fn unary(&mut self, ins: &Ins) {
        let operand = self.reg(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, Some(operand), Set::EMPTY);
        self.asm.copy(to, operand);
        match ins.code {
            Opcode::int_neg => dynasm!(self.asm.bytes; .arch x64; neg Rq(to)),
            _ => self.asm.alu(Alu::Xor, to, Rmi::Imm(-2)),
        }
    }

    /// The count of a shift, if it is a constant; else it is brought into `cl`.
    fn count(&mut self, ins: &Ins) -> Option<i8> {
        match self.operand(ins, 1) {
            Operand::Word(word) => Some((word >> 1) as i8 & 63),
            _ => {
                let count = self.rm(ins, 1);
                self.asm.op(asm::LOAD, TEMP2, count);
                dynasm!(self.asm.bytes; .arch x64; sar Rq(TEMP2), 1);
                None
            }
        }
    }

    fn shift_by(&mut self, reg: Reg, shift: Shift, count: Option<i8>) {
        match (shift, count) {
            (Shift::Left, Some(count)) => {
                dynasm!(self.asm.bytes; .arch x64; shl Rq(reg), BYTE count)
            }
            (Shift::Left, None) => dynasm!(self.asm.bytes; .arch x64; shl Rq(reg), cl),
            (Shift::Right, Some(count)) => {
                dynasm!(self.asm.bytes; .arch x64; sar Rq(reg), BYTE count)
            }
            (Shift::Right, None) => dynasm!(self.asm.bytes; .arch x64; sar Rq(reg), cl),
        }
    }

    pub fn shift(&mut self, ins: &Ins) {
        let operand = self.reg(ins, 0);
        let count = self.count(ins);
        self.regs.release(ins);
        let checked = ins.code == Opcode::int_lshift_ovf;
        let avoid = if checked { Set::of(operand) } else { Set::EMPTY };
        let to = self.define(ins, Some(operand), avoid);
        self.asm.copy(to, operand);
        match ins.code {
            Opcode::int_rshift => {
                self.shift_by(to, Shift::Right, count);
                self.asm.alu(Alu::And, to, Rmi::Imm(-2));
            }
            _ => self.shift_by(to, Shift::Left, count),
        }
        if checked {
            self.asm.copy(TEMP, to);
            self.shift_by(TEMP, Shift::Right, count);
            self.asm.alu(Alu::Cmp, TEMP, Rmi::Rm(Rm::Reg(operand)));
            self.overflow = Some(Cc::NE);
        }
    }

    /// Division, rounded down. Words are numbers times two, so their quotient is that of the numbers and their remainder is the word of the
    /// numbers' remainder.
    pub fn divide(&mut self, ins: &Ins) {
        let modulo = ins.code == Opcode::int_mod;
        if let Operand::Word(divisor) = self.operand(ins, 1) {
            let number = divisor as i64 >> 1;
            if number > 0 && number & (number - 1) == 0 && (!modulo || number <= 1 << 30) {
                return self.divide_by_power(ins, number);
            }
            if (3..1 << 30).contains(&number) {
                return self.divide_by_constant(ins, number as u32);
            }
        }
        self.load_into(TEMP2, self.operand(ins, 1));
        self.vacate_for_division(ins);
        self.load_into(RAX, self.operand(ins, 0));
        dynasm!(self.asm.bytes; .arch x64; cqo; idiv Rq(TEMP2));
        // TEMP: all ones where the remainder is not zero and its sign is not the divisor's.
        dynasm!(self.asm.bytes
            ; .arch x64
            ; mov Rq(TEMP), rdx
            ; xor Rq(TEMP), Rq(TEMP2)
            ; sar Rq(TEMP), 63
            ; test rdx, rdx
            ; cmovz Rq(TEMP), rdx
        );
        if modulo {
            dynasm!(self.asm.bytes; .arch x64; and Rq(TEMP), Rq(TEMP2); add rdx, Rq(TEMP));
        } else {
            dynasm!(self.asm.bytes; .arch x64; add rax, Rq(TEMP); add rax, rax);
        }
        self.regs.release(ins);
        self.regs.occupy(ins.result, if modulo { RDX } else { RAX });
    }

    /// Makes `rax` and `rdx` free, but for a dividend that dies.
    fn vacate_for_division(&mut self, ins: &Ins) {
        for reg in [RAX, RDX] {
            let dies = matches!(self.operand(ins, 0), Operand::Value(v) if self.regs.occupant(reg) == v && !self.regs.survives(v));
            if !dies {
                self.regs.vacate(&mut self.asm, reg, Set::of(RAX).or(Set::of(RDX)));
            }
        }
    }

    /// Division by a constant `c` as a multiplication. A number below zero is divided as its complement, which rounds the right way; so what is
    /// divided is below 2^62, and with `2^(k - 1) < c <= 2^k` its product with the factor `2^(62 + k) / c`, rounded up, is too large by less than `1 / c` parts of
    /// `2^(62 + k)`: the quotient comes out exact.
    fn divide_by_constant(&mut self, ins: &Ins, c: u32) {
        let k = c.next_power_of_two().trailing_zeros();
        let factor = ((1u128 << (62 + k)) / c as u128 + 1) as u64;
        self.load_into(TEMP2, self.operand(ins, 0));
        self.vacate_for_division(ins);
        self.asm.imm(TEMP, factor);
        dynasm!(self.asm.bytes
            ; .arch x64
            ; mov rax, Rq(TEMP2)
            ; sar rax, 1
            ; cqo
            ; xor rax, rdx
            ; mul Rq(TEMP)
            ; shr rdx, BYTE (k - 2) as i8
            ; mov Rq(TEMP), Rq(TEMP2)
            ; sar Rq(TEMP), 63
            ; xor rdx, Rq(TEMP)
        );
        if ins.code == Opcode::int_mod {
            self.asm.imul_imm(RDX, Rm::Reg(RDX), 2 * c as i32);
            dynasm!(self.asm.bytes; .arch x64; sub Rq(TEMP2), rdx; mov rdx, Rq(TEMP2));
        } else {
            dynasm!(self.asm.bytes; .arch x64; add rdx, rdx);
        }
        self.regs.release(ins);
        self.regs.occupy(ins.result, RDX);
    }

    fn divide_by_power(&mut self, ins: &Ins, number: i64) {
        let operand = self.reg(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, Some(operand), Set::EMPTY);
        self.asm.copy(to, operand);
        if ins.code == Opcode::int_mod {
            self.asm.alu(Alu::And, to, Rmi::Imm(((number - 1) << 1) as i32));
        } else {
            self.shift_by(to, Shift::Right, Some(number.trailing_zeros() as i8));
            self.asm.alu(Alu::And, to, Rmi::Imm(-2));
        }
    }

    /// 0 or 1 as a number.
    pub fn bool_to_int(&mut self, ins: &Ins) {
        let operand = self.reg(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, Some(operand), Set::EMPTY);
        self.asm.mem(asm::LEA, to, Mem { base: operand, index: Some((operand, 0)), offset: 0 });
    }

    pub fn select(&mut self, ins: &Ins) {
        let first = ins.test.map_or(0, |test| test.arity());
        let condition = self.test(ins);
        let cc = self.plain(condition);
        // Only moves from here to the end: the flags are taken.
        let yes = match self.operand(ins, first) {
            Operand::Word(_) => None,
            value => Some(self.regs.reg(&mut self.asm, value)),
        };
        let (word, no) = (self.operand(ins, first), self.operand(ins, first + 1));
        let no_reg = match no {
            Operand::Word(_) => None,
            value => Some(self.regs.reg(&mut self.asm, value)),
        };
        self.regs.release(ins);
        let avoid = yes.filter(|&yes| no_reg != Some(yes)).map_or(Set::EMPTY, Set::of);
        let to = self.define(ins, no_reg, avoid);
        match (no_reg, no) {
            (Some(no), _) => self.asm.copy(to, no),
            (None, Operand::Word(word)) => self.asm.imm(to, word),
            (None, Operand::Value(_)) => unreachable!("values are in registers"),
        }
        let yes = match (yes, word) {
            (None, Operand::Word(word)) => {
                self.asm.imm(TEMP, word);
                TEMP
            }
            (yes, _) => yes.expect("values are in registers"),
        };
        self.asm.copy_if(cc, to, yes);
    }
}
