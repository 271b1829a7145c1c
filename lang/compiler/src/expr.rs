//! Expressions.
//!
//! [`Body::expr_to`] computes into a register; [`Body::operand`] says in which register the value is, so that locals are used
//! where they are.

use super::assembler::{Label, Reg};
use super::body::{Body, Place};
use crate::bytecode::{Constant, Opcode};
use crate::scope::fold;
use sidewinder_syntax::ast::{self, BoolOp, CmpOp, Expr, Operator, UnaryOp};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::span;

/// So many comparisons in one chain have registers of their own for their operands.
const FEW: usize = 8;

impl<'a> Body<'a> {
    /// The value of a constant expression.
    pub fn constant(&self, expr: &Expr) -> Option<Constant> {
        fold::constant(expr, self.scopes()).map(|constant| constant.into_owned())
    }
    /// The value of a small int, where an instruction has room for one.
    pub fn immediate(&self, expr: &Expr) -> Option<u8> {
        if !matches!(expr, Expr::NumberLiteral(_) | Expr::UnaryOp(_) | Expr::BinOp(_)) {
            return None;
        }
        match *fold::constant(expr, self.scopes())? {
            Constant::Int(value) => i8::try_from(value).ok().map(|value| value as u8),
            _ => None,
        }
    }

    /// The register of a plain local, if the expression is one or is assigned to one.
    fn local_operand(&mut self, expr: &'a Expr) -> Option<Reg> {
        match expr {
            Expr::Name(name) if name.id != "__debug__" => {
                let before = self.at(span(name));
                let local = self.local(&name.id);
                if local.is_some() {
                    self.touch_line(span(name));
                }
                self.at(before);
                local
            }
            Expr::Named(named) => {
                let Expr::Name(target) = &*named.target else { return None };
                let Place::Local(local) = self.resolve(&target.id).1 else { return None };
                self.expr_to(&named.value, local);
                self.set_bound(local);
                Some(local)
            }
            _ => None,
        }
    }
    /// A register with the value: the variable's own, or a temporary above all that are in use.
    pub fn operand(&mut self, expr: &'a Expr) -> Reg {
        if let Some(local) = self.local_operand(expr) {
            return local;
        }
        let register = self.alloc();
        self.expr_to(expr, register);
        register
    }
    /// As [`Body::operand`], with the temporary `dst` to be used if it is one.
    pub fn operand_in(&mut self, expr: &'a Expr, dst: Reg) -> Reg {
        match self.local_operand(expr) {
            Some(local) => local,
            None if self.is_temporary(dst) => {
                self.expr_to(expr, dst);
                dst
            }
            None => self.operand(expr),
        }
    }
    /// Two operands, in order; what evaluating the second might change is saved.
    pub fn operands(&mut self, left: &'a Expr, right: &'a Expr, dst: Reg) -> (Reg, Reg) {
        let first = self.operand_in(left, dst);
        let first = self.saved(first, &[right]);
        (first, self.operand(right))
    }
    /// The register itself, or a temporary with its value if it is a local that evaluating `later` may change.
    pub fn saved(&mut self, r: Reg, later: &[&Expr]) -> Reg {
        if later.iter().any(|expr| self.may_change(r, expr)) { self.copied(r) } else { r }
    }
    /// A fresh temporary with what is in a register.
    pub fn copied(&mut self, r: Reg) -> Reg {
        let copy = self.alloc();
        self.copy(copy, r);
        copy
    }
    /// A fresh temporary with the value, on top of all others.
    pub fn push(&mut self, expr: &'a Expr) -> Reg {
        let register = self.alloc();
        self.expr_to(expr, register);
        register
    }
    /// A fresh temporary with a constant.
    pub fn push_const(&mut self, constant: Constant) -> Reg {
        let register = self.alloc();
        self.load_const(constant, register);
        register
    }

    /// Evaluates for the effect.
    pub fn effect(&mut self, expr: &'a Expr) {
        let mark = self.mark();
        if !self.merge_point(expr)
            && self.constant(expr).is_none()
            && self.local_operand(expr).is_none()
        {
            self.push(expr);
        }
        self.release(mark);
    }

    /// `dst` = the value. A local is written last; a temporary also on the way.
    pub fn expr_to(&mut self, expr: &'a Expr, dst: Reg) {
        let mark = self.mark();
        let before = self.at(span(expr));
        match self.constant(expr) {
            Some(constant) => self.load_const(constant, dst),
            None if self.is_crowded() && !expr.is_name_expr() => self.compute_parked(expr, dst),
            None => self.compute(expr, dst),
        }
        self.at(before);
        self.release(mark);
    }

    /// As [`Body::expr_to`], of what is no constant.
    pub fn compute(&mut self, expr: &'a Expr, dst: Reg) {
        match expr {
            Expr::Name(name) => self.load_name(&name.id, dst),
            Expr::BinOp(binary) => self.binary(binary, dst),
            Expr::UnaryOp(unary) => self.unary(unary, dst),
            Expr::Compare(compare) => self.compare(compare, dst),
            Expr::BoolOp(bool_op) => self.bool_op(bool_op, dst),
            Expr::Call(call) => self.call(call, dst),
            Expr::Attribute(attribute) => {
                let object = self.operand_in(&attribute.value, dst);
                self.at_attribute(attribute);
                let name = self.scopes().mangle(self.scope, &attribute.attr);
                self.asm.emit_name(Opcode::GetAttr, dst, object, 0, &name);
            }
            Expr::Subscript(subscript) => self.subscript(subscript, dst),
            Expr::If(conditional) => {
                let (otherwise, end) = (self.asm.label(), self.asm.label());
                self.jump_unless(&conditional.test, otherwise);
                self.expr_to(&conditional.body, dst);
                self.jump(end);
                self.asm.place(otherwise);
                self.expr_to(&conditional.orelse, dst);
                self.asm.place(end);
            }
            Expr::Named(named) => {
                let Expr::Name(target) = &*named.target else { return };
                let value = match self.local_operand(expr) {
                    Some(local) => local,
                    None => {
                        let value = self.operand_in(&named.value, dst);
                        self.store_name(&target.id, value);
                        value
                    }
                };
                self.copy(dst, value);
            }
            Expr::Lambda(lambda) => self.lambda(lambda, dst),
            Expr::List(list) => self.list(&list.elts, dst),
            Expr::Tuple(tuple) => self.tuple(&tuple.elts, dst),
            Expr::Set(set) => self.set(&set.elts, dst),
            Expr::Dict(dict) => self.dict(dict, dst),
            Expr::FString(string) => self.f_string(string, dst),
            Expr::ListComp(comp) => self.list_comprehension(comp, dst),
            Expr::SetComp(comp) => self.set_comprehension(comp, dst),
            Expr::DictComp(comp) => self.dict_comprehension(comp, dst),
            Expr::Slice(slice) => self.slice(slice, dst),
            Expr::Generator(comp) => self.generator_expression(comp, dst),
            Expr::Yield(expr) => self.yield_value(expr, dst),
            Expr::Await(expr) => self.await_expression(expr, dst),
            Expr::YieldFrom(expr) => self.yield_from(expr, dst),
            // The rest is refused in `syntax/check.rs`.
            _ => {}
        }
    }

    /// The place of what is done with an attribute: from its name on if that is on another line, as in CPython.
    pub fn at_attribute(&mut self, attribute: &ast::ExprAttribute) {
        let (whole, name) = (span(attribute), span(&attribute.attr));
        let file = &self.context.file;
        if file.line_of(self.asm.span.start) != file.line_of(name.start) {
            self.asm.span = Span::new(name.start, self.asm.span.end.max(whole.end));
        }
    }

    fn binary(&mut self, binary: &'a ast::ExprBinOp, dst: Reg) {
        if let Some(value) = self.immediate(&binary.right)
            && let Some(opcode) = match binary.op {
                Operator::Add => Some(Opcode::AddImm),
                Operator::Sub => Some(Opcode::SubImm),
                _ => None,
            }
        {
            let left = self.operand_in(&binary.left, dst);
            self.asm.emit(opcode, dst, left, value);
            return;
        }
        let (left, right) = self.operands(&binary.left, &binary.right, dst);
        self.asm.emit(binary_opcode(binary.op), dst, left, right);
    }

    fn unary(&mut self, unary: &'a ast::ExprUnaryOp, dst: Reg) {
        if unary.op == UnaryOp::Not
            && let Expr::Compare(compare) = &*unary.operand
            && let ([op], [right]) = (&*compare.ops, &*compare.comparators)
            && let Some(opposite) = opposite(*op)
        {
            let before = self.at(span(compare));
            self.comparison(opposite, &compare.left, right, dst);
            self.at(before);
            return;
        }
        let operand = self.operand_in(&unary.operand, dst);
        let opcode = match unary.op {
            UnaryOp::Invert => Opcode::Invert,
            UnaryOp::Not => Opcode::Not,
            UnaryOp::UAdd => Opcode::Pos,
            UnaryOp::USub => Opcode::Neg,
        };
        self.asm.emit(opcode, dst, operand, 0);
    }

    fn comparison(&mut self, op: CmpOp, left: &'a Expr, right: &'a Expr, dst: Reg) {
        let first = self.operand_in(left, dst);
        let first = self.saved(first, &[right]);
        let second = self.comparand(op, right, true);
        self.asm.emit(comparison_opcode(op), dst, first, second);
    }
    /// The right side of a comparison. A display behind the last `in` is never seen again: it can be a constant.
    pub fn comparand(&mut self, op: CmpOp, expr: &'a Expr, last: bool) -> Reg {
        if last && matches!(op, CmpOp::In | CmpOp::NotIn) {
            let constants = |elts: &[Expr]| {
                elts.iter().map(|elt| self.constant(elt)).collect::<Option<Vec<_>>>()
            };
            let constant = match expr {
                Expr::List(list) => {
                    constants(&list.elts).map(|items| Constant::Tuple(items.into()))
                }
                Expr::Set(set) => constants(&set.elts).map(|mut items| {
                    let mut index = 0;
                    while index < items.len() {
                        let later = items.split_off(index + 1);
                        items.extend(
                            later
                                .into_iter()
                                .filter(|item| *item != items[index])
                                .collect::<Vec<_>>(),
                        );
                        index += 1;
                    }
                    Constant::Set(items.into())
                }),
                _ => None,
            };
            if let Some(constant) = constant {
                return self.push_const(constant);
            }
        }
        self.operand(expr)
    }
    /// Two registers that the operands of a long comparison take turns in: all but two are never seen again.
    pub fn turns(&mut self, compare: &ast::ExprCompare) -> Option<[Reg; 2]> {
        (compare.ops.len() > FEW).then(|| [self.alloc(), self.alloc()])
    }
    /// The right side of one of many comparisons.
    pub fn next_comparand(
        &mut self,
        op: CmpOp,
        expr: &'a Expr,
        last: bool,
        turn: Option<Reg>,
    ) -> Reg {
        let mark = self.mark();
        let value = self.comparand(op, expr, last);
        let Some(turn) = turn.filter(|_| self.mark() > mark) else { return value };
        self.copy(turn, value);
        self.release(mark);
        turn
    }
    fn compare(&mut self, compare: &'a ast::ExprCompare, dst: Reg) {
        if let ([op], [right]) = (&*compare.ops, &*compare.comparators) {
            return self.comparison(*op, &compare.left, right, dst);
        }
        let rest: Vec<&Expr> = compare.comparators[1..].iter().collect();
        let result = if self.may_see(dst, &rest) { self.alloc() } else { dst };
        let end = self.asm.label();
        let mut left = self.operand(&compare.left);
        let last = compare.comparators.len() - 1;
        let turns = self.turns(compare);
        for (i, (op, right)) in compare.ops.iter().zip(&compare.comparators).enumerate() {
            left = self.saved(left, &[right]);
            let next = self.next_comparand(*op, right, i == last, turns.map(|turns| turns[i % 2]));
            self.asm.emit(comparison_opcode(*op), result, left, next);
            if i < last {
                self.asm.jump(Opcode::JumpFalse, result, 0, end);
            }
            left = next;
        }
        self.asm.place(end);
        self.copy(dst, result);
    }

    fn bool_op(&mut self, bool_op: &'a ast::ExprBoolOp, dst: Reg) {
        let (last, first) = bool_op.values.split_last().expect("there are two");
        let mut rest = operands(bool_op);
        rest.remove(0);
        let result = if self.may_see(dst, &rest) { self.alloc() } else { dst };
        let end = self.asm.label();
        for value in first {
            self.operand_or_leave(value, result, bool_op.op == BoolOp::Or, end);
        }
        self.expr_to(last, result);
        self.asm.place(end);
        self.copy(dst, result);
    }

    /// An operand of `and` or `or` that is not the last: with it in `result` to `end` if its truth is `settles`, else on. No operand within it is asked for its
    /// truth twice.
    fn operand_or_leave(&mut self, value: &'a Expr, result: Reg, settles: bool, end: Label) {
        // A constant decides at once.
        if let Some(constant) = self.constant(value) {
            if fold::truth(&constant) == settles {
                self.load_const(constant, result);
                self.jump(end);
            }
            return;
        }
        let Expr::BoolOp(inner) = value else {
            self.expr_to(value, result);
            let leave = if settles { Opcode::JumpTrue } else { Opcode::JumpFalse };
            self.asm.jump(leave, result, 0, end);
            return;
        };
        let next = self.asm.label();
        let (last, first) = inner.values.split_last().expect("there are two");
        let own = inner.op == BoolOp::Or;
        let before = self.at(span(value));
        for value in first {
            self.operand_or_leave(value, result, own, if own == settles { end } else { next });
        }
        self.at(before);
        self.operand_or_leave(last, result, settles, end);
        self.asm.place(next);
    }

    fn subscript(&mut self, subscript: &'a ast::ExprSubscript, dst: Reg) {
        if let Some(index) = self.immediate(&subscript.slice) {
            let object = self.operand_in(&subscript.value, dst);
            self.asm.emit(Opcode::GetItemImm, dst, object, index);
            return;
        }
        if let Expr::Slice(slice) = &*subscript.slice {
            let object = self.operand_in(&subscript.value, dst);
            let object = self.saved(object, &[&subscript.slice]);
            let window = self.bounds(slice);
            self.asm.emit(Opcode::GetSlice, dst, object, window);
            return;
        }
        let (object, index) = self.operands(&subscript.value, &subscript.slice, dst);
        self.asm.emit(Opcode::GetItem, dst, object, index);
    }
    /// Start, stop and step in three temporaries side by side.
    pub fn bounds(&mut self, slice: &'a ast::ExprSlice) -> Reg {
        let window = self.next_register();
        for part in [&slice.lower, &slice.upper, &slice.step] {
            match part {
                Some(part) => self.push(part),
                None => self.push_const(Constant::None),
            };
        }
        window
    }
    fn slice(&mut self, slice: &'a ast::ExprSlice, dst: Reg) {
        let window = self.bounds(slice);
        self.asm.emit(Opcode::BuildSlice, dst, window, 0);
    }
}

/// The operands of `and` and `or`, and of those that are first or in the middle of it: what is computed into one register, in order.
fn operands(bool_op: &ast::ExprBoolOp) -> Vec<&Expr> {
    fn within(value: &Expr) -> Vec<&Expr> {
        match value {
            Expr::BoolOp(inner) => operands(inner),
            other => vec![other],
        }
    }
    bool_op.values.iter().flat_map(within).collect()
}

/// The instruction of a binary operator.
pub fn binary_opcode(op: Operator) -> Opcode {
    match op {
        Operator::Add => Opcode::Add,
        Operator::Sub => Opcode::Sub,
        Operator::Mult => Opcode::Mul,
        Operator::MatMult => Opcode::MatMul,
        Operator::Div => Opcode::TrueDiv,
        Operator::Mod => Opcode::Mod,
        Operator::Pow => Opcode::Pow,
        Operator::LShift => Opcode::LShift,
        Operator::RShift => Opcode::RShift,
        Operator::BitOr => Opcode::Or,
        Operator::BitXor => Opcode::Xor,
        Operator::BitAnd => Opcode::And,
        Operator::FloorDiv => Opcode::FloorDiv,
    }
}

fn comparison_opcode(op: CmpOp) -> Opcode {
    match op {
        CmpOp::Eq => Opcode::Eq,
        CmpOp::NotEq => Opcode::Ne,
        CmpOp::Lt => Opcode::Lt,
        CmpOp::LtE => Opcode::Le,
        CmpOp::Gt => Opcode::Gt,
        CmpOp::GtE => Opcode::Ge,
        CmpOp::Is => Opcode::Is,
        CmpOp::IsNot => Opcode::IsNot,
        CmpOp::In => Opcode::In,
        CmpOp::NotIn => Opcode::NotIn,
    }
}

/// The operator that is always true when this one is false.
fn opposite(op: CmpOp) -> Option<CmpOp> {
    match op {
        CmpOp::Is => Some(CmpOp::IsNot),
        CmpOp::IsNot => Some(CmpOp::Is),
        CmpOp::In => Some(CmpOp::NotIn),
        CmpOp::NotIn => Some(CmpOp::In),
        _ => None,
    }
}
