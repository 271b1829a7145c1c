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
//!
//! A comprehension whose variables can be looked at is a function of its first iterator, as all are in CPython 3.11 (`scope` says which).

use std::borrow::Cow;

use super::assembler::Reg;
use super::body::{Body, Place};
use super::generator::AWAITING;
use super::scope::FIRST_ITERATOR;
use super::unroll::few_items;
use crate::bytecode::unit::Inlined;
use crate::bytecode::{Constant, Flavor, Opcode};
use sidewinder_syntax::ast::{self, Expr};
use sidewinder_syntax::mentions;

/// What a comprehension makes.
#[derive(Clone, Copy)]
enum Made {
    List,
    Set,
    Dict,
}

impl Made {
    /// What makes an empty one.
    fn opcode(self) -> Opcode {
        match self {
            Made::List => Opcode::BuildList,
            Made::Set => Opcode::BuildSet,
            Made::Dict => Opcode::BuildDict,
        }
    }
    /// What CPython calls the function.
    fn name(self) -> &'static str {
        match self {
            Made::List => "<listcomp>",
            Made::Set => "<setcomp>",
            Made::Dict => "<dictcomp>",
        }
    }
}

/// The parts of a comprehension.
#[derive(Clone, Copy)]
struct Parts<'a> {
    made: Made,
    element: &'a Expr,
    /// The value of a dict's pair; its key is the element.
    value: Option<&'a Expr>,
    generators: &'a [ast::Comprehension],
}

impl<'a> Body<'a> {
    /// `dst` = a list.
    pub fn list_comprehension(&mut self, comp: &'a ast::ExprListComp, dst: Reg) {
        let (made, element, generators) = (Made::List, &*comp.elt, &comp.generators[..]);
        self.comprehension(comp, Parts { made, element, value: None, generators }, dst);
    }
    /// `dst` = a set.
    pub fn set_comprehension(&mut self, comp: &'a ast::ExprSetComp, dst: Reg) {
        let (made, element, generators) = (Made::Set, &*comp.elt, &comp.generators[..]);
        self.comprehension(comp, Parts { made, element, value: None, generators }, dst);
    }
    /// `dst` = a dict.
    pub fn dict_comprehension(&mut self, comp: &'a ast::ExprDictComp, dst: Reg) {
        let Some(element) = comp.key.as_deref() else { return };
        let (made, value, generators) = (Made::Dict, Some(&*comp.value), &comp.generators[..]);
        self.comprehension(comp, Parts { made, element, value, generators }, dst);
    }
    /// Where the container is: in `dst` if nobody can see it there.
    fn container(&mut self, parts: &Parts<'a>, dst: Reg) -> Reg {
        if self.may_see(dst, &expr_parts(parts)) { self.alloc() } else { dst }
    }

    /// `container` = an empty one, for what the first iterator gives.
    fn empty(&mut self, parts: &Parts<'a>, container: Reg, iterator: Reg) {
        match (parts.made, parts.generators) {
            // As many items as the iterator gives.
            (Made::List, [only]) if only.ifs.is_empty() && !only.is_async => {
                self.asm.emit(Opcode::BuildListFor, container, iterator, 0);
            }
            _ => self.asm.emit(parts.made.opcode(), container, 0, 0),
        }
    }

    fn comprehension<T>(&mut self, node: &'a T, parts: Parts<'a>, dst: Reg) {
        if self.scopes().get(self.scopes().of(node)).is_unit() {
            return self.framed_comprehension(node, &parts, dst);
        }
        let container = self.container(&parts, dst);
        let mark = self.mark();
        let (outer, known) = (self.scope, self.inner_count());
        let outside = self.asm.span;
        // The first iterable belongs to the code around.
        let iterator = self.alloc();
        self.first_iterator(&parts.generators[0], iterator);
        self.empty(&parts, container, iterator);
        let start = self.asm.offset();
        self.scope = self.scopes().of(node);
        self.comprehensions.push(parts.made.name());
        self.variables(parts.generators);
        self.generator(&parts, container, 0, iterator);
        self.comprehensions.pop();
        self.forget_inner(known);
        self.scope = outer;
        let (end, name) = (self.asm.offset(), parts.made.name());
        self.asm.inlined.push(Inlined { start, end, name, span: outside });
        self.release(mark);
        self.copy(dst, container);
    }

    /// A comprehension with a frame of its own: `dst` = what a function makes of the first iterator.
    fn framed_comprehension<T>(&mut self, node: &'a T, parts: &Parts<'a>, dst: Reg) {
        let (scope, place) = (self.scopes().of(node), self.asm.span);
        let window = self.window();
        let iterator = self.alloc();
        let mark = self.mark();
        let function = self.function_parts(None);
        let child = self.function(scope, parts.made.name(), None, place, |inner| {
            let Some(first) = inner.local(FIRST_ITERATOR) else { return };
            let container = inner.alloc();
            inner.empty(parts, container, first);
            inner.generator(parts, container, 0, first);
            inner.give_back(container);
        });
        let awaits = child.flavor == Flavor::Coroutine;
        self.make_function(child, function, window);
        self.release(mark);
        self.shown_iterator(&parts.generators[0], iterator);
        if awaits {
            self.asm.emit(Opcode::Call, window, window, 1);
            return self.await_value(window, AWAITING, dst);
        }
        self.asm.emit(Opcode::Call, dst, window, 1);
    }

    /// Gives registers to the variables.
    fn variables(&mut self, generators: &'a [ast::Comprehension]) {
        let scope = self.scopes().get(self.scope);
        let own = scope.symbols.iter().filter(|(_, symbol)| symbol.bound && !symbol.parameter);
        for (name, symbol) in own {
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

    fn generator(&mut self, parts: &Parts<'a>, container: Reg, index: usize, iterator: Reg) {
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
                self.generator(parts, container, index + 1, iterator);
            }
            None => self.element(parts, container),
        }
        self.release(mark);
        self.jump(next);
        self.unroll(header, few_items(&generator.iter), had_loop);
        self.asm.place(end);
    }

    fn element(&mut self, parts: &Parts<'a>, container: Reg) {
        let element = self.operand(parts.element);
        match (parts.made, parts.value) {
            (Made::Dict, Some(value)) => {
                let key = self.saved(element, &[value]);
                let value = self.operand(value);
                self.asm.emit(Opcode::DictSet, container, key, value);
            }
            (Made::Set, _) => self.asm.emit(Opcode::SetAdd, container, element, 0),
            _ => self.asm.emit(Opcode::ListAppend, container, element, 0),
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

    /// As [`Body::first_iterator`], of one that can be looked at: CPython makes a tuple of a list that only the loop sees.
    pub fn shown_iterator(&mut self, generator: &'a ast::Comprehension, dst: Reg) {
        match &generator.iter {
            Expr::List(list) if !generator.is_async && !list.iter().any(Expr::is_starred_expr) => {
                let constants =
                    list.iter().map(|elt| self.constant(elt)).collect::<Option<Vec<_>>>();
                match constants {
                    Some(items) => self.load_const(Constant::Tuple(items.into()), dst),
                    None => self.tuple(&list.elts, dst),
                }
                self.asm.emit(Opcode::GetIter, dst, dst, 0);
            }
            _ => self.first_iterator(generator, dst),
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
fn expr_parts<'a>(parts: &Parts<'a>) -> Vec<&'a Expr> {
    let mut exprs = vec![parts.element];
    exprs.extend(parts.value);
    for generator in parts.generators {
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
