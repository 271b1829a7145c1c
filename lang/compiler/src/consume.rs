//! Calls that consume a generator expression at once, or what another call gives: if that runs code of the program for each item, as a generator or a
//! `map` does, the loop over it is a loop of the unit.
//!
//! Nothing of this can be seen from outside. The generator is as real as any, and the loop does to each item what the builtin does; if
//! a name turns out to mean something else, the call is made:
//!
//! ```text
//! sum(f(x) for x in xs)    LoadGlobal      r1, sum
//!                          ..              r3              # the generator
//!                          JumpNotBuiltin  r1, sum, -> call
//!                          LoadInt         r4, 0
//!                    next: Loop
//!                          ForIter         r5, r3, -> end
//!                          Add             r4, r4, r5
//!                          Jump            -> next
//!                    call: Call            r4, r1.., 1
//!                    end:
//! ```

use super::assembler::{Label, Reg};
use super::body::{Body, Place};
use crate::bytecode::{Constant, Consumer, Opcode};
use sidewinder_syntax::ast::{self, Expr};

/// Whether what is called may make an iterator that runs code of the program for each item. Builtins that make none are known by their names.
fn may_be_lazy(func: &Expr) -> bool {
    const FUNCTIONS: &[&str] = &[
        "bytearray",
        "bytes",
        "dict",
        "dir",
        "frozenset",
        "input",
        "iter",
        "list",
        "open",
        "range",
        "repr",
        "reversed",
        "set",
        "sorted",
        "str",
        "tuple",
        "vars",
    ];
    const METHODS: &[&str] = &[
        "copy",
        "difference",
        "encode",
        "findall",
        "get",
        "groups",
        "intersection",
        "items",
        "keys",
        "most_common",
        "pop",
        "read",
        "readlines",
        "replace",
        "rsplit",
        "split",
        "splitlines",
        "strip",
        "union",
        "values",
    ];
    match func {
        Expr::Name(name) => !FUNCTIONS.contains(&name.id.as_str()),
        Expr::Attribute(attribute) => !METHODS.contains(&attribute.attr.as_str()),
        _ => true,
    }
}

/// Where what a builtin gives goes.
#[derive(Clone, Copy)]
struct Out {
    dst: Reg,
    /// Where the call is made, if it has to be.
    otherwise: Label,
    /// What `min` and `max` give where nothing comes.
    default: Option<Reg>,
}

/// Whether what is consumed gives tuples of two: a generator that makes them, an `enumerate`, a `zip` of two.
fn may_give_pairs(argument: &Expr) -> bool {
    match argument {
        Expr::Generator(generator) => match &*generator.elt {
            Expr::Tuple(pair) => {
                pair.elts.len() == 2 && !pair.elts.iter().any(Expr::is_starred_expr)
            }
            _ => false,
        },
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) => matches!(name.id.as_str(), "enumerate" | "zip"),
            _ => false,
        },
        _ => false,
    }
}

impl<'a> Body<'a> {
    /// `dst` = the result of a call, if it is one of those.
    pub fn consume(&mut self, call: &'a ast::ExprCall, dst: Reg) -> bool {
        let arguments = &call.arguments;
        let is_lazy = match &*arguments.args {
            [Expr::Generator(_)] => false,
            [Expr::Call(call)] if may_be_lazy(&call.func) => true,
            _ => return false,
        };
        // What `min` and `max` give where nothing comes.
        let default = match &*arguments.keywords {
            [] => None,
            [ast::Keyword { arg: Some(name), value, .. }] if name.as_str() == "default" => {
                Some(value)
            }
            _ => return false,
        };
        match &*call.func {
            Expr::Name(name) => {
                let is_bound =
                    self.resolve(&name.id).1 != Place::Global || self.scopes().binds(&name.id);
                if is_bound {
                    return false;
                }
                let Some(consumer) = Consumer::of_name(&name.id) else { return false };
                if consumer == Consumer::Dict && !may_give_pairs(&arguments.args[0])
                    || default.is_some() && !matches!(consumer, Consumer::Min | Consumer::Max)
                {
                    return false;
                }
                let window = self.window();
                self.load_name(&name.id, window);
                let generator = self.push(&arguments.args[0]);
                let default = default.map(|value| self.push(value));
                let (otherwise, end) = (self.asm.label(), self.asm.label());
                self.asm.jump(Opcode::JumpNotBuiltin, window, consumer as u8, otherwise);
                if is_lazy {
                    let pairs = (consumer == Consumer::Dict) as u8;
                    self.asm.jump(Opcode::JumpNotLazy, generator, pairs, otherwise);
                }
                let out = Out { dst, otherwise, default };
                self.consume_all(consumer, window, generator, out);
                self.jump(end);
                self.asm.place(otherwise);
                match default {
                    None => self.asm.emit(Opcode::Call, dst, window, 1),
                    Some(_) => {
                        let names = Constant::Tuple([Constant::Str("default".into())].into());
                        self.asm.emit_const(Opcode::CallKw, dst, window, 2, names);
                    }
                }
                self.asm.place(end);
                true
            }
            Expr::Attribute(attribute)
                if attribute.attr.as_str() == "join" && default.is_none() =>
            {
                let window = self.window();
                self.load_method(attribute);
                let generator = self.push(&arguments.args[0]);
                let otherwise = self.asm.label();
                let join = Consumer::Join as u8;
                self.asm.jump(Opcode::JumpNotBuiltin, window, join, otherwise);
                if is_lazy {
                    self.asm.jump(Opcode::JumpNotLazy, generator, 0, otherwise);
                }
                let list = self.collect(Opcode::BuildList, Opcode::ListAppend, generator);
                self.copy(generator, list);
                self.asm.place(otherwise);
                self.call_loaded(attribute, window, 1, dst);
                true
            }
            _ => false,
        }
    }

    fn consume_all(&mut self, consumer: Consumer, window: Reg, generator: Reg, out: Out) {
        let dst = out.dst;
        match consumer {
            Consumer::Sum => {
                let total = self.push_const(Constant::Int(0));
                self.each_item(generator, |body, item, _| {
                    body.asm.emit(Opcode::Add, total, total, item);
                });
                self.copy(dst, total);
            }
            Consumer::Any => self.settle(generator, true, dst),
            Consumer::All => self.settle(generator, false, dst),
            Consumer::List => {
                let list = self.collect(Opcode::BuildList, Opcode::ListAppend, generator);
                self.copy(dst, list);
            }
            Consumer::Tuple => {
                let list = self.collect(Opcode::BuildList, Opcode::ListAppend, generator);
                self.asm.emit(Opcode::ListToTuple, dst, list, 0);
            }
            Consumer::Set => {
                let set = self.collect(Opcode::BuildSet, Opcode::SetAdd, generator);
                self.copy(dst, set);
            }
            Consumer::FrozenSet => {
                let set = self.collect(Opcode::BuildSet, Opcode::SetAdd, generator);
                self.copy(generator, set);
                self.asm.emit(Opcode::Call, dst, window, 1);
            }
            Consumer::Dict => {
                let dict = self.alloc();
                self.asm.emit(Opcode::BuildDict, dict, 0, 0);
                let (key, value) = (self.alloc(), self.alloc());
                self.each_item(generator, |body, item, _| {
                    body.asm.emit(Opcode::Unpack, key, item, 2);
                    body.asm.emit(Opcode::DictSet, dict, key, value);
                });
                self.copy(dst, dict);
            }
            Consumer::Sorted => {
                let list = self.collect(Opcode::BuildList, Opcode::ListAppend, generator);
                self.copy(generator, list);
                self.asm.emit(Opcode::Call, dst, window, 1);
            }
            Consumer::Min => self.extreme(Opcode::JumpNotLt, generator, out),
            Consumer::Max => self.extreme(Opcode::JumpNotGt, generator, out),
            Consumer::Join => {}
        }
    }

    /// A loop over a generator; `with` gets the item and where the next one is asked for.
    fn each_item(&mut self, generator: Reg, with: impl FnOnce(&mut Body<'a>, Reg, Label)) {
        let item = self.alloc();
        let end = self.asm.label();
        let next = self.loop_header();
        self.asm.jump(Opcode::ForIter, item, generator, end);
        with(self, item, next);
        self.jump(next);
        self.asm.place(end);
    }

    /// A fresh container with all items.
    fn collect(&mut self, build: Opcode, add: Opcode, generator: Reg) -> Reg {
        let container = self.alloc();
        self.asm.emit(build, container, 0, 0);
        self.each_item(generator, |body, item, _| body.asm.emit(add, container, item, 0));
        container
    }

    /// `any` and `all`: the first item that is `by` settles it.
    fn settle(&mut self, generator: Reg, by: bool, dst: Reg) {
        let truth = |value| if value { Constant::True } else { Constant::False };
        let (settled, end) = (self.asm.label(), self.asm.label());
        let opcode = if by { Opcode::JumpTrue } else { Opcode::JumpFalse };
        self.each_item(generator, |body, item, _| body.asm.jump(opcode, item, 0, settled));
        self.load_const(truth(!by), dst);
        self.jump(end);
        self.asm.place(settled);
        self.load_const(truth(by), dst);
        self.asm.place(end);
    }

    /// `min` and `max`: the first of all items that none is beyond. Without any, the builtin says what is wrong, unless there is a default.
    fn extreme(&mut self, unless: Opcode, generator: Reg, out: Out) {
        let best = self.alloc();
        let (empty, end) = (self.asm.label(), self.asm.label());
        let without = if out.default.is_some() { empty } else { out.otherwise };
        self.asm.jump(Opcode::ForIter, best, generator, without);
        self.each_item(generator, |body, item, next| {
            body.asm.jump(unless, item, best, next);
            body.copy(best, item);
        });
        self.copy(out.dst, best);
        if let Some(default) = out.default {
            self.jump(end);
            self.asm.place(empty);
            self.copy(out.dst, default);
        }
        self.asm.place(end);
    }
}
