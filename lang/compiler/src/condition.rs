//! Conditions: expressions that only decide where to go.
//!
//! `and`, `or`, `not` and `if` become jumps, and a comparison becomes one instruction with its jump:
//!
//! ```text
//! if 0 < n and not done:       LoadInt      r2, 0
//!                              JumpNotLt    r2, r0, -> else
//!                              JumpTrue     r1, -> else
//! ```

use super::assembler::{Label, Reg};
use super::body::Body;
use crate::bytecode::Opcode;
use crate::scope::fold;
use sidewinder_syntax::ast::{self, BoolOp, CmpOp, Expr, UnaryOp};
use sidewinder_syntax::span;

impl<'a> Body<'a> {
    /// Goes to `target` if the condition is false.
    pub fn jump_unless(&mut self, expr: &'a Expr, target: Label) {
        self.jump_if(expr, false, target);
    }

    /// Goes to `target` if the truth of the expression is `sense`.
    ///
    /// As in CPython, asking a value whether it is true happens at the place of the statement around, or of the comparison before it.
    pub fn jump_if(&mut self, expr: &'a Expr, sense: bool, target: Label) {
        let mark = self.mark();
        if let Some(constant) = self.constant(expr) {
            if fold::truth(&constant) == sense {
                self.jump(target);
            }
        } else {
            self.decide(expr, sense, target);
        }
        self.release(mark);
    }

    fn decide(&mut self, expr: &'a Expr, sense: bool, target: Label) {
        match expr {
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                self.jump_if(&unary.operand, !sense, target)
            }
            Expr::BoolOp(bool_op) => {
                // Any false part of an `and` settles it, any true part of an `or`.
                let settles = bool_op.op == BoolOp::Or;
                let (last, first) = bool_op.values.split_last().expect("there are two");
                let skip = self.asm.label();
                let settled = if sense == settles { target } else { skip };
                first.iter().for_each(|value| self.jump_if(value, settles, settled));
                self.jump_if(last, sense, target);
                self.asm.place(skip);
            }
            Expr::Compare(compare) => self.decide_comparison(compare, sense, target),
            Expr::If(conditional) => {
                let (otherwise, end) = (self.asm.label(), self.asm.label());
                self.jump_unless(&conditional.test, otherwise);
                self.jump_if(&conditional.body, sense, target);
                self.jump(end);
                self.asm.place(otherwise);
                self.jump_if(&conditional.orelse, sense, target);
                self.asm.place(end);
            }
            _ => {
                let value = self.operand(expr);
                let opcode = if sense { Opcode::JumpTrue } else { Opcode::JumpFalse };
                self.asm.jump(opcode, value, 0, target);
            }
        }
    }

    fn decide_comparison(&mut self, compare: &'a ast::ExprCompare, sense: bool, target: Label) {
        self.at(span(compare));
        let skip = self.asm.label();
        let mut left = self.operand(&compare.left);
        let last = compare.comparators.len() - 1;
        let turns = self.turns(compare);
        for (i, (op, right)) in compare.ops.iter().zip(&compare.comparators).enumerate() {
            let (sense, target) = if i == last {
                (sense, target)
            } else {
                (false, if sense { skip } else { target })
            };
            left = self.saved(left, &[right]);
            let turn = turns.map(|turns| turns[i % 2]);
            left = self.jump_comparison(*op, (left, right), (sense, target), (i < last, turn));
        }
        self.asm.place(skip);
    }

    /// Compares a register to an expression and jumps; returns the register of the right side if it is `wanted` once more, which may be `turn`.
    fn jump_comparison(
        &mut self,
        op: CmpOp,
        (left, right): (Reg, &'a Expr),
        (sense, target): (bool, Label),
        (wanted, turn): (bool, Option<Reg>),
    ) -> Reg {
        if !wanted && matches!(op, CmpOp::Is | CmpOp::IsNot) && right.is_none_literal_expr() {
            let is_none = (op == CmpOp::Is) == sense;
            let opcode = if is_none { Opcode::JumpNone } else { Opcode::JumpNotNone };
            self.asm.jump(opcode, left, 0, target);
            return left;
        }
        let (general, immediate) = jump_opcodes(op, sense);
        if let (false, Some(opcode), Some(value)) = (wanted, immediate, self.immediate(right)) {
            self.asm.jump(opcode, left, value, target);
            return left;
        }
        let right = self.next_comparand(op, right, !wanted, turn);
        self.asm.jump(general, left, right, target);
        right
    }
}

/// The jump that is taken if a comparison comes out as `sense`, and the same with a small int.
fn jump_opcodes(op: CmpOp, sense: bool) -> (Opcode, Option<Opcode>) {
    use Opcode::*;
    match (op, sense) {
        (CmpOp::Lt, true) => (JumpLt, Some(JumpLtImm)),
        (CmpOp::Lt, false) => (JumpNotLt, Some(JumpNotLtImm)),
        (CmpOp::LtE, true) => (JumpLe, Some(JumpLeImm)),
        (CmpOp::LtE, false) => (JumpNotLe, Some(JumpNotLeImm)),
        (CmpOp::Eq, true) => (JumpEq, Some(JumpEqImm)),
        (CmpOp::Eq, false) => (JumpNotEq, Some(JumpNotEqImm)),
        (CmpOp::NotEq, true) => (JumpNe, Some(JumpNeImm)),
        (CmpOp::NotEq, false) => (JumpNotNe, Some(JumpNotNeImm)),
        (CmpOp::Gt, true) => (JumpGt, Some(JumpGtImm)),
        (CmpOp::Gt, false) => (JumpNotGt, Some(JumpNotGtImm)),
        (CmpOp::GtE, true) => (JumpGe, Some(JumpGeImm)),
        (CmpOp::GtE, false) => (JumpNotGe, Some(JumpNotGeImm)),
        (CmpOp::Is, true) | (CmpOp::IsNot, false) => (JumpIs, None),
        (CmpOp::Is, false) | (CmpOp::IsNot, true) => (JumpIsNot, None),
        (CmpOp::In, true) | (CmpOp::NotIn, false) => (JumpIn, None),
        (CmpOp::In, false) | (CmpOp::NotIn, true) => (JumpNotIn, None),
    }
}
