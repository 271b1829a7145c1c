//! Comprehensions, compiled in line: their loop is a loop of the unit around them.
//!
//! ```text
//! [x * x for x in xs if x]     BuildList    r3
//!                              GetIter      r4, r0
//!                        next: Loop
//!                              ForIter      r5, r4, -> end
//!                              JumpFalse    r5, -> next
//!                              Mul          r6, r5, r5
//!                              ListAppend   r3, r6
//!                              Jump         -> next
//! ```
//!
//! Their variables are temporaries; those that a function captures are cells, made anew for each run of the comprehension.

use std::borrow::Cow;

use super::assembler::Reg;
use super::body::{Body, Place};
use super::unroll::few_items;
use crate::bytecode::Opcode;
use crate::bytecode::unit::Inlined;
use crate::syntax::ast::{self, Expr};
use crate::syntax::mentions;

/// What happens to each element.
enum Sink {
    List(Reg),
    Set(Reg),
    Dict(Reg),
}

/// The parts of a comprehension.
struct Parts<'a> {
    element: &'a Expr,
    /// The value of a dict's pair; its key is the element.
    value: Option<&'a Expr>,
    generators: &'a [ast::Comprehension],
    sink: Sink,
}

impl<'a> Body<'a> {
    /// `dst` = a list.
    pub fn list_comprehension(&mut self, comp: &'a ast::ExprListComp, dst: Reg) {
        let list =
            self.container(Opcode::BuildList, expr_parts(&comp.elt, None, &comp.generators), dst);
        let parts = Parts {
            element: &comp.elt,
            value: None,
            generators: &comp.generators,
            sink: Sink::List(list),
        };
        self.comprehension(comp, "<listcomp>", parts);
        self.copy(dst, list);
    }
    /// `dst` = a set.
    pub fn set_comprehension(&mut self, comp: &'a ast::ExprSetComp, dst: Reg) {
        let set =
            self.container(Opcode::BuildSet, expr_parts(&comp.elt, None, &comp.generators), dst);
        let parts = Parts {
            element: &comp.elt,
            value: None,
            generators: &comp.generators,
            sink: Sink::Set(set),
        };
        self.comprehension(comp, "<setcomp>", parts);
        self.copy(dst, set);
    }
    /// `dst` = a dict.
    pub fn dict_comprehension(&mut self, comp: &'a ast::ExprDictComp, dst: Reg) {
        let Some(key) = &comp.key else { return };
        let dict = self.container(
            Opcode::BuildDict,
            expr_parts(key, Some(&comp.value), &comp.generators),
            dst,
        );
        let sink = Sink::Dict(dict);
        let parts =
            Parts { element: key, value: Some(&comp.value), generators: &comp.generators, sink };
        self.comprehension(comp, "<dictcomp>", parts);
        self.copy(dst, dict);
    }
    /// An empty container: in `dst` if nobody can see it there.
    fn container(&mut self, opcode: Opcode, exprs: Vec<&'a Expr>, dst: Reg) -> Reg {
        let register = if self.may_see(dst, &exprs) { self.alloc() } else { dst };
        self.asm.emit(opcode, register, 0, 0);
        register
    }

    fn comprehension<T>(&mut self, node: &'a T, name: &'static str, parts: Parts<'a>) {
        let mark = self.mark();
        let (outer, known) = (self.scope, self.inner_count());
        let outside = self.asm.span;
        // The first iterable belongs to the code around.
        let iterator = self.alloc();
        self.first_iterator(&parts.generators[0], iterator);
        let start = self.asm.offset();
        self.scope = self.scopes().of(node);
        self.comprehensions.push(name);
        self.variables(parts.generators);
        self.generator(&parts, 0, iterator);
        self.comprehensions.pop();
        self.forget_inner(known);
        self.scope = outer;
        self.asm.inlined.push(Inlined { start, end: self.asm.offset(), name, span: outside });
        self.release(mark);
    }

    /// Gives registers to the variables.
    fn variables(&mut self, generators: &'a [ast::Comprehension]) {
        let scope = self.scopes().get(self.scope);
        for (name, symbol) in scope.symbols.iter().filter(|(_, symbol)| symbol.bound) {
            let register = self.alloc();
            let place =
                if symbol.captured { Place::Cell(register) } else { Place::Local(register) };
            let name: Cow<'a, str> = name.clone();
            // A `__private` name is spelled otherwise in the tree.
            let early = name.contains("__") || looked_at_early(generators, &name);
            self.add_inner(name, place);
            if let Some(bound) = &mut self.asm.bound {
                bound.remove(register);
            }
            if symbol.captured || early {
                self.asm.emit(Opcode::LoadNull, register, 0, 0);
            }
            if symbol.captured {
                self.asm.emit(Opcode::MakeCell, register, register, 0);
            } else if !early {
                // It gets its value before anything can look.
                self.set_bound(register);
            }
        }
    }

    fn generator(&mut self, parts: &Parts<'a>, index: usize, iterator: Reg) {
        let generator = &parts.generators[index];
        let end = self.asm.label();
        let (header, had_loop) = (self.asm.offset(), self.has_loop);
        let next = self.loop_header();
        self.next_target(&generator.target, iterator, end, generator.is_async);
        for condition in &generator.ifs {
            self.jump_unless(condition, next);
        }
        let mark = self.mark();
        match parts.generators.get(index + 1) {
            Some(inner) => {
                let iterator = self.alloc();
                self.first_iterator(inner, iterator);
                self.generator(parts, index + 1, iterator);
            }
            None => self.element(parts),
        }
        self.release(mark);
        self.jump(next);
        self.unroll(header, few_items(&generator.iter), had_loop);
        self.asm.place(end);
    }

    fn element(&mut self, parts: &Parts<'a>) {
        let element = self.operand(parts.element);
        match (&parts.sink, parts.value) {
            (&Sink::Dict(dict), Some(value)) => {
                let key = self.saved(element, &[value]);
                let value = self.operand(value);
                self.asm.emit(Opcode::DictSet, dict, key, value);
            }
            (&Sink::Set(set), _) => self.asm.emit(Opcode::SetAdd, set, element, 0),
            (&Sink::List(list), _) => self.asm.emit(Opcode::ListAppend, list, element, 0),
            _ => {}
        }
    }

    /// `dst` = the iterator of a `for` of a comprehension.
    pub fn first_iterator(&mut self, generator: &'a ast::Comprehension, dst: Reg) {
        if generator.is_async {
            self.async_iterator(&generator.iter, dst);
        } else {
            self.iterator(&generator.iter, dst);
        }
    }

    /// `dst` = an iterator over an iterable.
    pub fn iterator(&mut self, iter: &'a Expr, dst: Reg) {
        let mark = self.mark();
        let iterable = self.operand(iter);
        self.asm.emit(Opcode::GetIter, dst, iterable, 0);
        self.release(mark);
    }
}

/// All expressions of a comprehension that may look at a variable outside.
fn expr_parts<'a>(
    element: &'a Expr,
    value: Option<&'a Expr>,
    generators: &'a [ast::Comprehension],
) -> Vec<&'a Expr> {
    let mut exprs = vec![element];
    exprs.extend(value);
    for generator in generators {
        exprs.push(&generator.iter);
        exprs.extend(&generator.ifs);
    }
    exprs
}

/// Whether a variable may be looked at before its `for` has given it a value.
fn looked_at_early(generators: &[ast::Comprehension], name: &str) -> bool {
    let binds = |generator: &ast::Comprehension| mentions(&generator.target, name);
    let first = generators.iter().position(binds).unwrap_or(0);
    generators[..=first].iter().enumerate().any(|(index, generator)| {
        index > 0 && mentions(&generator.iter, name)
            || index < first && generator.ifs.iter().any(|condition| mentions(condition, name))
    })
}
