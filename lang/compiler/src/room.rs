//! Room for temporaries: registers are numbered in a byte, and expressions may be nested deeper than that.
//!
//! Where few registers are left, an expression is computed in registers that code around it uses already. What is in them is kept in a tuple
//! meanwhile, as far as it is wanted afterwards:
//!
//! ```text
//! f(1, f(2, ..        Park         r3, {r3, r5}        # r3 = (r3, r5)
//!                     ..           r4                  # the inner call, with all registers from r4 on
//!                     Unpark       r6, r3..            # r3, r5 = r3; r6 = r4
//! ```
//!
//! Only temporaries of the same statement are kept so, and none that an exception handler reads: between the two they are not in their registers. In a trace the tuple
//! is virtual.
//!
//! **Absent:** variables. Those for which there is no register are in a dict ([`Place::Spilled`](super::body::Place)).

use super::assembler::Reg;
use super::body::Body;
use crate::bytecode::Opcode;
use sidewinder_syntax::ast::Expr;

/// So many registers are enough for any expression, apart from those within it.
const ENOUGH: usize = 36;
/// Fewer than these are not worth a tuple.
const WORTH: usize = 8;

impl<'a> Body<'a> {
    /// Whether an expression had better use registers that are in use already.
    pub fn is_crowded(&self) -> bool {
        self.room() < ENOUGH && self.mark() >= self.kept_below + WORTH
    }

    /// Computes `expr` in registers that are in use.
    pub fn compute_parked(&mut self, expr: &'a Expr, dst: Reg) {
        let (mark, first) = (self.mark(), self.kept_below);
        let pair = self.asm.park(first as Reg, (mark - first) as u8);
        self.release(first + 1);
        let result = self.alloc();
        self.compute(expr, result);
        self.release(mark);
        self.asm.unpark(pair, dst);
    }

    /// Assigns to a target with targets in it, in registers that are in use.
    pub fn assign_parked(&mut self, target: &'a Expr, value: Reg) {
        let copy = self.copied(value);
        let (mark, first) = (self.mark(), self.kept_below);
        let pair = self.asm.park(first as Reg, (mark - first) as u8);
        self.release(first + 1);
        let value = self.alloc();
        self.copy(value, copy);
        self.assign(target, value);
        self.release(mark);
        // Nothing is computed.
        self.asm.unpark(pair, copy);
    }

    /// The registers that are in use now stay where they are until the statement ends: a handler reads them, or they are variables.
    pub fn keep_in_place(&mut self) {
        self.kept_below = self.kept_below.max(self.mark());
    }

    /// `dst` = a tuple of as many values as `count` says, each of which `push` computes into the register that it is given.
    pub fn tuple_of(
        &mut self,
        dst: Reg,
        count: usize,
        mut push: impl FnMut(&mut Self, usize, Reg),
    ) {
        let mark = self.mark();
        if count <= self.room() / 2 {
            let first = self.next_register();
            for index in 0..count {
                let register = self.alloc();
                push(self, index, register);
            }
            self.asm.emit(Opcode::BuildTuple, dst, first, count as u8);
        } else {
            let list = self.alloc();
            self.asm.emit(Opcode::BuildList, list, 0, 0);
            for index in 0..count {
                let mark = self.mark();
                let register = self.alloc();
                push(self, index, register);
                self.asm.emit(Opcode::ListAppend, list, register, 0);
                self.release(mark);
            }
            self.asm.emit(Opcode::ListToTuple, dst, list, 0);
        }
        self.release(mark);
    }
}
