//! Assignment, augmented assignment and `del`.

use super::assembler::Reg;
use super::body::{Body, Place};
use super::expr::binary_opcode;
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, Expr, Operator};
use sidewinder_syntax::{span, stores};

impl<'a> Body<'a> {
    /// `targets = value`.
    pub fn assign_statement(&mut self, targets: &'a [Expr], value: &'a Expr) {
        match targets {
            [Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. })] => {
                match value {
                    Expr::Tuple(tuple) if self.is_parallel(elts, &tuple.elts) => {
                        self.assign_parallel(elts, &tuple.elts)
                    }
                    _ => {
                        let value = self.value_for(targets, value);
                        self.assign(&targets[0], value);
                    }
                }
            }
            [first, rest @ ..] => {
                let value = match first.as_name_expr().map(|name| self.resolve(&name.id).1) {
                    Some(Place::Local(local)) => {
                        self.expr_to(value, local);
                        self.set_bound(local);
                        self.touch_line(span(first));
                        local
                    }
                    _ => {
                        let value = self.value_for(targets, value);
                        self.assign(first, value);
                        value
                    }
                };
                rest.iter().for_each(|target| self.assign(target, value));
            }
            [] => {}
        }
    }

    /// The register of a value that evaluating the targets leaves alone.
    fn value_for(&mut self, targets: &'a [Expr], value: &'a Expr) -> Reg {
        let value = self.operand(value);
        self.saved(value, &targets.iter().collect::<Vec<_>>())
    }

    /// Whether `elts = values` needs no tuple.
    fn is_parallel(&self, elts: &[Expr], values: &[Expr]) -> bool {
        elts.len() == values.len()
            && !elts.iter().chain(values).any(Expr::is_starred_expr)
            && elts.len() < 20
    }
    /// `a, b = x, y`: all values, then all targets. A value goes straight into its local if no later value looks at that.
    fn assign_parallel(&mut self, targets: &'a [Expr], values: &'a [Expr]) {
        let only_names = targets.iter().all(Expr::is_name_expr);
        let mut registers: Vec<Reg> = Vec::new();
        for (i, (target, value)) in targets.iter().zip(values).enumerate() {
            let rest: Vec<&Expr> = values[i + 1..].iter().collect();
            let local = target.as_name_expr().and_then(|name| match self.resolve(&name.id).1 {
                Place::Local(local) => Some(local),
                _ => None,
            });
            match local {
                Some(local)
                    if only_names
                        && targets
                            .iter()
                            .filter(|t| self.is_local_in(local, t, stores))
                            .count()
                            == 1
                        && !self.may_see(local, &rest) =>
                {
                    self.expr_to(value, local);
                    self.set_bound(local);
                    registers.push(local);
                }
                _ => {
                    let register = self.operand(value);
                    let overwritten =
                        targets.iter().any(|target| self.is_local_in(register, target, stores));
                    registers.push(if overwritten {
                        self.copied(register)
                    } else {
                        let later: Vec<&Expr> = rest.into_iter().chain(targets).collect();
                        self.saved(register, &later)
                    });
                }
            }
        }
        for (target, register) in targets.iter().zip(registers) {
            self.assign(target, register);
        }
    }

    /// `target` = what is in `value`.
    pub fn assign(&mut self, target: &'a Expr, value: Reg) {
        if self.is_crowded() && matches!(target, Expr::Tuple(_) | Expr::List(_)) {
            return self.assign_parked(target, value);
        }
        let mark = self.mark();
        let before = self.at(span(target));
        match target {
            Expr::Name(name) => self.store_name(&name.id, value),
            Expr::Attribute(attribute) => {
                let object = self.operand(&attribute.value);
                self.set_attribute(attribute, object, value);
            }
            Expr::Subscript(subscript) => {
                if let Expr::Slice(slice) = &*subscript.slice {
                    let (object, window) = self.container_and_bounds(subscript, slice);
                    self.asm.emit(Opcode::SetSlice, object, window, value);
                } else {
                    let (object, index) = self.container_and_index(subscript);
                    self.asm.emit(Opcode::SetItem, object, index, value);
                }
            }
            Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
                self.unpack(elts, value);
            }
            Expr::Starred(starred) => self.assign(&starred.value, value),
            // The rest is refused in `syntax/check.rs`.
            _ => {}
        }
        self.at(before);
        self.release(mark);
    }
    fn set_attribute(&mut self, attribute: &'a ast::ExprAttribute, object: Reg, value: Reg) {
        self.at_attribute(attribute);
        let name = self.scopes().mangle(self.scope, &attribute.attr);
        self.asm.emit_name(Opcode::SetAttr, object, value, 0, &name);
    }
    fn container_and_index(&mut self, subscript: &'a ast::ExprSubscript) -> (Reg, Reg) {
        let object = self.operand(&subscript.value);
        let object = self.saved(object, &[&subscript.slice]);
        (object, self.operand(&subscript.slice))
    }

    fn container_and_bounds(
        &mut self,
        subscript: &'a ast::ExprSubscript,
        slice: &'a ast::ExprSlice,
    ) -> (Reg, Reg) {
        let object = self.operand(&subscript.value);
        let object = self.saved(object, &[&subscript.slice]);
        (object, self.bounds(slice))
    }

    /// Says that so many targets do not fit into registers.
    pub fn too_many_targets(&self, count: usize) {
        let text = format!("unpacking into {count} targets is not supported yet");
        self.unsupported(self.asm.span, text);
    }

    fn unpack(&mut self, elts: &'a [Expr], value: Reg) {
        // The registers of locals that stand side by side are the window.
        let locals: Option<Vec<Reg>> = elts
            .iter()
            .map(|elt| match self.resolve(&elt.as_name_expr()?.id).1 {
                Place::Local(local) => Some(local),
                _ => None,
            })
            .collect();
        if let Some(locals) = locals
            && let Some(&first) = locals.first()
            && locals.windows(2).all(|pair| pair[0] + 1 == pair[1])
        {
            self.asm.emit(Opcode::Unpack, first, value, elts.len() as u8);
            return locals.into_iter().for_each(|local| self.set_bound(local));
        }
        let star = elts.iter().position(Expr::is_starred_expr);
        if star.is_some_and(|star| star > 255) {
            let text = "too many expressions in star-unpacking assignment";
            return self.error(self.asm.span, text);
        }
        if elts.len() > self.room() / 2 || elts.len() > 255 {
            return self.unpack_long(elts, star, value);
        }
        let window = self.next_register();
        for _ in elts {
            self.alloc();
        }
        match star {
            None => self.asm.emit(Opcode::Unpack, window, value, elts.len() as u8),
            Some(star) => {
                let after = (elts.len() - star - 1) as u32;
                self.asm.emit_extra(Opcode::UnpackRest, window, value, star as u8, &[after]);
            }
        }
        for (i, elt) in elts.iter().enumerate() {
            self.assign(elt, window + i as Reg);
        }
    }

    /// Unpacks into more targets than there are registers for.
    fn unpack_long(&mut self, elts: &'a [Expr], star: Option<usize>, value: Reg) {
        let items = self.alloc();
        let behind = star.map_or(0, |star| (elts.len() - star) as u32);
        let extra = [elts.len() as u32, behind];
        self.asm.emit_extra(Opcode::UnpackLong, items, value, 0, &extra);
        for (index, elt) in elts.iter().enumerate() {
            let mark = self.mark();
            let (item, place) = (self.alloc(), self.alloc());
            self.load_const(Constant::Int(index as i64), place);
            self.asm.emit(Opcode::GetItem, item, items, place);
            self.assign(elt, item);
            self.release(mark);
        }
    }

    /// `target op= value`; what the target consists of is evaluated once.
    pub fn augmented(&mut self, assign: &'a ast::StmtAugAssign) {
        let (op, value) = (assign.op, &*assign.value);
        match &*assign.target {
            Expr::Name(name) => match self.resolve(&name.id).1 {
                Place::Local(_) => {
                    let before = self.at(span(name));
                    let local = self.local(&name.id);
                    self.at(before);
                    let Some(local) = local else { return };
                    let left = self.saved(local, &[value]);
                    self.in_place(op, local, left, value);
                }
                _ => {
                    let result = self.push(&assign.target);
                    self.in_place(op, result, result, value);
                    let before = self.at(span(name));
                    self.store_name(&name.id, result);
                    self.at(before);
                }
            },
            Expr::Attribute(attribute) => {
                let object = self.operand(&attribute.value);
                let object = self.saved(object, &[value]);
                let result = self.alloc();
                let before = self.at(span(attribute));
                self.at_attribute(attribute);
                let name = self.scopes().mangle(self.scope, &attribute.attr);
                self.asm.emit_name(Opcode::GetAttr, result, object, 0, &name);
                self.at(before);
                self.in_place(op, result, result, value);
                self.at(span(attribute));
                self.set_attribute(attribute, object, result);
                self.at(before);
            }
            Expr::Subscript(subscript) => {
                let (object, index) = self.container_and_index(subscript);
                let (object, index) = (self.saved(object, &[value]), self.saved(index, &[value]));
                let result = self.alloc();
                let before = self.at(span(subscript));
                self.asm.emit(Opcode::GetItem, result, object, index);
                self.at(before);
                self.in_place(op, result, result, value);
                self.at(span(subscript));
                self.asm.emit(Opcode::SetItem, object, index, result);
                self.at(before);
            }
            _ => {}
        }
    }
    fn in_place(&mut self, op: Operator, dst: Reg, left: Reg, value: &'a Expr) {
        let immediate = match op {
            Operator::Add => Some(Opcode::InplaceAddImm),
            Operator::Sub => Some(Opcode::InplaceSubImm),
            _ => None,
        };
        if let (Some(opcode), Some(value)) = (immediate, self.immediate(value)) {
            return self.asm.emit(opcode, dst, left, value);
        }
        let right = self.operand(value);
        self.asm.emit(in_place_opcode(op), dst, left, right);
    }

    /// `del target`.
    pub fn delete(&mut self, target: &'a Expr) {
        let mark = self.mark();
        let before = self.at(span(target));
        match target {
            Expr::Name(name) => self.delete_name(&name.id),
            Expr::Attribute(attribute) => {
                let object = self.operand(&attribute.value);
                self.at_attribute(attribute);
                let name = self.scopes().mangle(self.scope, &attribute.attr);
                self.asm.emit_name(Opcode::DeleteAttr, object, 0, 0, &name);
            }
            Expr::Subscript(subscript) => {
                if let Expr::Slice(slice) = &*subscript.slice {
                    let (object, window) = self.container_and_bounds(subscript, slice);
                    self.asm.emit(Opcode::DeleteSlice, object, window, 0);
                } else {
                    let (object, index) = self.container_and_index(subscript);
                    self.asm.emit(Opcode::DeleteItem, object, index, 0);
                }
            }
            Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
                elts.iter().for_each(|elt| self.delete(elt));
            }
            _ => {}
        }
        self.at(before);
        self.release(mark);
    }
}

/// The instruction of an augmented assignment.
fn in_place_opcode(op: Operator) -> Opcode {
    match binary_opcode(op) {
        Opcode::Add => Opcode::InplaceAdd,
        Opcode::Sub => Opcode::InplaceSub,
        Opcode::Mul => Opcode::InplaceMul,
        Opcode::TrueDiv => Opcode::InplaceTrueDiv,
        Opcode::FloorDiv => Opcode::InplaceFloorDiv,
        Opcode::Mod => Opcode::InplaceMod,
        Opcode::Pow => Opcode::InplacePow,
        Opcode::LShift => Opcode::InplaceLShift,
        Opcode::RShift => Opcode::InplaceRShift,
        Opcode::And => Opcode::InplaceAnd,
        Opcode::Or => Opcode::InplaceOr,
        Opcode::Xor => Opcode::InplaceXor,
        _ => Opcode::InplaceMatMul,
    }
}
