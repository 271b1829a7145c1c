//! Conditions: what guards, `select` and truth values are made of.

use super::asm::{self, Alu, Cc, Mem, Rm, Rmi};
use super::emit::Emit;
use super::regs::{Reg, Set, TEMP};
use crate::backend::lower::{Ins, Operand};
use crate::ir::Opcode;
use dynasmrt::{DynasmApi, dynasm};

/// What the flags say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Holds if this does.
    Flag(Cc),
    /// Two floats are equal, and so neither is a NaN.
    FloatEqual,
    /// The opposite of it.
    FloatUnequal,
}

impl Condition {
    pub fn not(self) -> Condition {
        match self {
            Condition::Flag(cc) => Condition::Flag(cc.not()),
            Condition::FloatEqual => Condition::FloatUnequal,
            Condition::FloatUnequal => Condition::FloatEqual,
        }
    }
}

/// The condition of a comparison, and the one with its operands exchanged.
fn integer(code: Opcode) -> (Cc, Cc) {
    match code {
        Opcode::int_lt => (Cc::L, Cc::G),
        Opcode::int_le => (Cc::LE, Cc::GE),
        Opcode::int_gt => (Cc::G, Cc::L),
        Opcode::int_ge => (Cc::GE, Cc::LE),
        Opcode::uint_lt => (Cc::B, Cc::A),
        Opcode::int_ne | Opcode::ptr_ne => (Cc::NE, Cc::NE),
        _ => (Cc::E, Cc::E),
    }
}

impl Emit<'_> {
    /// Writes the test of an operation and says what then holds.
    pub fn test(&mut self, ins: &Ins) -> Condition {
        let test = ins.test.expect("an operation with a test");
        let condition = match test.comparison {
            None => {
                let reg = self.reg(ins, 0);
                self.asm.op(asm::TEST, reg, Rm::Reg(reg));
                Condition::Flag(Cc::NE)
            }
            Some(Opcode::is_int) => {
                let reg = self.reg(ins, 0);
                self.asm.test_low(reg, 1);
                Condition::Flag(Cc::E)
            }
            Some(Opcode::is_class) => {
                let reg = self.reg(ins, 0);
                let class = self.code.trace.ops[test.op as usize].class();
                self.asm.cmp32_imm(Rm::Mem(Mem::at(reg, -1)), class.0);
                Condition::Flag(Cc::E)
            }
            Some(code) if code.row().args.is_some_and(|args| args[0] == crate::ir::Type::Float) => {
                self.test_float(ins, code)
            }
            Some(code) => {
                let (mut a, mut b) = (0, 1);
                let (mut cc, exchanged) = integer(code);
                if matches!(self.operand(ins, 0), Operand::Word(_)) {
                    (a, b, cc) = (1, 0, exchanged);
                }
                let first = self.reg(ins, a);
                let second = self.rmi(ins, b);
                match second {
                    Rmi::Imm(0) => self.asm.op(asm::TEST, first, Rm::Reg(first)),
                    _ => self.asm.alu(Alu::Cmp, first, second),
                }
                Condition::Flag(cc)
            }
        };
        if test.negated { condition.not() } else { condition }
    }

    /// With a NaN the flags say "below or equal", so comparisons are written such that they hold for "above".
    fn test_float(&mut self, ins: &Ins, code: Opcode) -> Condition {
        let exchange = matches!(code, Opcode::float_lt | Opcode::float_le);
        let (a, b) = if exchange { (1, 0) } else { (0, 1) };
        let first = self.float_reg(ins, a);
        let second = self.float_rm(ins, b);
        self.asm.op(asm::UCOMISD, first, second);
        match code {
            Opcode::float_lt | Opcode::float_gt => Condition::Flag(Cc::A),
            Opcode::float_le | Opcode::float_ge => Condition::Flag(Cc::AE),
            Opcode::float_ne => Condition::FloatUnequal,
            _ => Condition::FloatEqual,
        }
    }

    /// The condition as one flag; makes a truth value of it where it is more than that.
    pub fn plain(&mut self, condition: Condition) -> Cc {
        match condition {
            Condition::Flag(cc) => cc,
            _ => {
                self.float_bool(condition, TEMP);
                self.asm.op(asm::TEST, TEMP, Rm::Reg(TEMP));
                Cc::NE
            }
        }
    }

    fn float_bool(&mut self, condition: Condition, to: Reg) {
        let other = super::regs::TEMP2;
        let equal = condition == Condition::FloatEqual;
        self.asm.set_if(if equal { Cc::E } else { Cc::NE }, to);
        self.asm.set_if(if equal { Cc::P.not() } else { Cc::P }, other);
        self.asm.alu(if equal { Alu::And } else { Alu::Or }, to, Rmi::Rm(Rm::Reg(other)));
    }

    /// A truth value that is needed as such.
    pub fn bool(&mut self, ins: &Ins) {
        let test = ins.test.expect("an operation with a test");
        if test.comparison.is_none() {
            return self.bool_not(ins);
        }
        let condition = self.test(ins);
        self.regs.release(ins);
        let to = self.define(ins, None, Set::EMPTY);
        match condition {
            Condition::Flag(cc) => self.asm.set_if(cc, to),
            _ => self.float_bool(condition, to),
        }
    }

    fn bool_not(&mut self, ins: &Ins) {
        let negated = ins.test.is_some_and(|test| test.negated);
        let operand = self.reg(ins, 0);
        self.regs.release(ins);
        let to = self.define(ins, Some(operand), Set::EMPTY);
        self.asm.copy(to, operand);
        if negated {
            dynasm!(self.asm.bytes; .arch x64; xor Rd(to), BYTE 1);
        }
    }
}
