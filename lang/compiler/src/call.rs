//! Calls.
//!
//! A call's callee and arguments are computed in place, in a window above everything else:
//!
//! ```text
//! f(a, b + 1)          LoadGlobal   r4, f
//!                      Move         r6, r0
//!                      AddImm       r7, r1, 1
//!                      Call         r3, r4.., 2        # r5 is the link's
//! ```

use super::assembler::Reg;
use super::body::{Body, Place};
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, Expr};
use sidewinder_syntax::span;

/// How many arguments fit a window; more are passed as a tuple.
const MAX_ARGUMENTS: usize = 100;

impl<'a> Body<'a> {
    /// `dst` = the result of a call.
    pub fn call(&mut self, call: &'a ast::ExprCall, dst: Reg) {
        let arguments = &call.arguments;
        if !self.marks_lines() && self.consume(call, dst) || self.zero_argument_super(call, dst) {
            return;
        }
        let is_plain = is_plain(arguments, self.room());
        match &*call.func {
            Expr::Attribute(attribute) if is_plain && arguments.keywords.is_empty() => {
                let window = self.window();
                if arguments.args.iter().all(|arg| self.is_still(arg)) {
                    self.push(&attribute.value);
                    let count = self.arguments(&arguments.args);
                    self.call_method(attribute, window, count, dst);
                } else {
                    self.load_method(attribute);
                    let count = self.arguments(&arguments.args);
                    self.call_loaded(attribute, window, count, dst);
                }
            }
            func => {
                let window = self.window();
                self.expr_to(func, window);
                self.call_with(window, arguments, dst);
            }
        }
    }

    /// Whether evaluating the expression can do nothing and raise nothing, so that it may as well be done earlier: it is a constant, or a variable that
    /// has a value for certain.
    fn is_still(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Name(name) if name.id != "__debug__" => match self.resolve(&name.id).1 {
                Place::Local(local) => self.asm.bound.is_none_or(|bound| bound.contains(local)),
                _ => false,
            },
            _ => self.constant(expr).is_some(),
        }
    }

    /// Looks up the method of a call whose window has just been reserved, and puts it and its object there.
    pub fn load_method(&mut self, attribute: &'a ast::ExprAttribute) -> Reg {
        let object = self.alloc();
        let from = self.operand_in(&attribute.value, object);
        let call = self.at(span(attribute));
        self.at_attribute(attribute);
        let name = self.scopes().mangle(self.scope, &attribute.attr);
        self.asm.emit_name(Opcode::LoadMethod, object, from, 0, &name);
        self.at(call);
        object
    }

    /// Calls what [`Body::load_method`] has put into the window.
    pub fn call_loaded(
        &mut self,
        attribute: &'a ast::ExprAttribute,
        window: Reg,
        count: u8,
        dst: Reg,
    ) {
        let call = self.asm.span;
        self.at_attribute(attribute);
        self.asm.emit(Opcode::CallLoaded, dst, window, count);
        self.at(call);
    }

    /// Calls the method of the object in the window.
    fn call_method(&mut self, attribute: &'a ast::ExprAttribute, window: Reg, count: u8, dst: Reg) {
        let call = self.at(span(attribute));
        self.at_attribute(attribute);
        let place = self.at(call);
        self.at_attribute(attribute);
        let name = self.scopes().mangle(self.scope, &attribute.attr);
        self.asm.call_method(dst, window, count, &name, place);
        self.at(call);
    }

    /// A statement such as `driver.jit_merge_point(pc=pc, stack=stack)`: it may be where a trace starts and ends. Variables go through the
    /// window and back, so that those that are greens are constants behind it.
    pub fn merge_point(&mut self, expr: &'a Expr) -> bool {
        let Expr::Call(call) = expr else { return false };
        let Expr::Attribute(attribute) = &*call.func else { return false };
        let opcode = match attribute.attr.as_str() {
            "jit_merge_point" => Opcode::MergePoint,
            "can_enter_jit" => Opcode::CanEnter,
            _ => return false,
        };
        let keywords = &call.arguments.keywords;
        if !is_plain(&call.arguments, self.room())
            || !call.arguments.args.is_empty()
            || keywords.is_empty()
        {
            return false;
        }
        let before = self.at(span(expr));
        let dst = self.alloc();
        let window = self.window();
        self.expr_to(&call.func, window);
        let mut back = Vec::new();
        let mut names = Vec::new();
        for keyword in keywords {
            let register = self.push(&keyword.value);
            names.extend(keyword.arg.as_ref().map(|name| Constant::Str(name.as_str().into())));
            if let Expr::Name(name) = &keyword.value
                && let Place::Local(local) = self.resolve(&name.id).1
            {
                back.push((local, register));
            }
        }
        let count = names.len() as u8;
        // Room for the call of something else, which may use up its window.
        for _ in 0..count + 2 {
            self.alloc();
        }
        self.asm.emit_const(opcode, dst, window, count, Constant::Tuple(names.into()));
        if opcode == Opcode::MergePoint {
            for (local, register) in back {
                self.asm.emit(Opcode::Move, local, register, 0);
            }
        }
        self.at(before);
        true
    }

    /// Reserves callee and link of a call window.
    pub fn window(&mut self) -> Reg {
        let window = self.alloc();
        self.alloc();
        window
    }
    /// Calls the callee in `window`.
    pub fn call_with(&mut self, window: Reg, arguments: &'a ast::Arguments, dst: Reg) {
        if !is_plain(arguments, self.room()) {
            return self.call_spread(window, arguments, dst);
        }
        let count = self.arguments(&arguments.args);
        if arguments.keywords.is_empty() {
            return self.asm.emit(Opcode::Call, dst, window, count);
        }
        let mut names = Vec::new();
        for keyword in &arguments.keywords {
            self.push(&keyword.value);
            names.extend(keyword.arg.as_ref().map(|name| Constant::Str(name.as_str().into())));
        }
        let count = count + names.len() as u8;
        self.asm.emit_const(Opcode::CallKw, dst, window, count, Constant::Tuple(names.into()));
    }
    fn arguments(&mut self, args: &'a [Expr]) -> u8 {
        for arg in args {
            self.push(arg);
        }
        args.len() as u8
    }

    /// A call with stars, or with very many arguments.
    fn call_spread(&mut self, window: Reg, arguments: &'a ast::Arguments, dst: Reg) {
        let tuple = self.alloc();
        match &*arguments.args {
            // The callee names itself if this is no iterable.
            [Expr::Starred(starred)] => self.expr_to(&starred.value, tuple),
            [] => self.load_const(Constant::Tuple([].into()), tuple),
            args => {
                self.grow_list(args, tuple);
                self.asm.emit(Opcode::ListToTuple, tuple, tuple, 0);
            }
        }
        let keywords = match &*arguments.keywords {
            [] => 0,
            // Nobody else can come to hold this mapping: no copy is made.
            [ast::Keyword { arg: None, value, .. }] => {
                let mapping = self.alloc();
                self.expr_to(value, mapping);
                2
            }
            keywords => {
                let dict = self.alloc();
                self.keywords_dict(keywords, dict, |_| window);
                1
            }
        };
        self.asm.emit(Opcode::CallEx, dst, window, keywords);
    }

    /// Keyword arguments as a dict in `dict`; `callee` is the register of whom messages name.
    pub fn keywords_dict(
        &mut self,
        keywords: &'a [ast::Keyword],
        dict: Reg,
        callee: impl Fn(&mut Self) -> Reg,
    ) {
        self.asm.emit(Opcode::BuildDict, dict, 0, 0);
        let mut groups = keywords.chunk_by(|a, b| a.arg.is_some() && b.arg.is_some());
        if keywords.first().is_some_and(|first| first.arg.is_some()) {
            self.named_keywords(groups.next().unwrap_or_default(), dict);
        }
        // What follows a mapping may have its keys: they are put together, and not just set.
        for group in groups {
            let mark = self.mark();
            let mapping = match group {
                [ast::Keyword { arg: None, value, .. }] => self.operand(value),
                named => {
                    let own = self.alloc();
                    self.asm.emit(Opcode::BuildDict, own, 0, 0);
                    self.named_keywords(named, own);
                    own
                }
            };
            let callee = callee(self);
            self.asm.emit(Opcode::DictMerge, dict, mapping, callee);
            self.release(mark);
        }
    }

    fn named_keywords(&mut self, keywords: &'a [ast::Keyword], dict: Reg) {
        for keyword in keywords {
            let mark = self.mark();
            let name = keyword.arg.as_ref().map_or("", |name| name.as_str());
            let key = self.push_const(Constant::Str(name.into()));
            let value = self.operand(&keyword.value);
            self.asm.emit(Opcode::DictSet, dict, key, value);
            self.release(mark);
        }
    }

    /// `super()` in a method is `super(__class__, self)`.
    fn zero_argument_super(&mut self, call: &'a ast::ExprCall, dst: Reg) -> bool {
        let is_super = call.func.as_name_expr().is_some_and(|name| name.id == "super");
        let is_bound = self.resolve("super").1 != Place::Global || self.scopes().binds("super");
        if !is_super || !call.arguments.is_empty() || is_bound {
            return false;
        }
        let (name, Place::Free(_)) = self.resolve("__class__") else { return false };
        let Some(first) = self.first_local() else { return false };
        let window = self.window();
        self.load_name("super", window);
        let class = self.alloc();
        self.load_name(&name, class);
        let this = self.alloc();
        self.load_name(&first, this);
        self.asm.emit(Opcode::Call, dst, window, 2);
        true
    }
}

/// Whether the arguments fit a window with so much room: no stars, and not too many.
fn is_plain(arguments: &ast::Arguments, room: usize) -> bool {
    arguments.args.len() + arguments.keywords.len() <= MAX_ARGUMENTS.min(room / 2)
        && !arguments.args.iter().any(Expr::is_starred_expr)
        && arguments.keywords.iter().all(|keyword| keyword.arg.is_some())
}
