//! Displays and f-strings: `[..]`, `(..)`, `{..}`, `f".."`.
//!
//! A short display is a window of temporaries and one instruction. A long one, or one with stars, grows item by item.

use super::assembler::Reg;
use super::body::Body;
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, ConversionFlag, Expr, FStringPart, InterpolatedStringElement};

/// How many items make a display long, as in CPython.
const LONG: usize = 31;
/// A bit of `Format`: what it gives is for a `BuildString`.
const IS_PART: u8 = 1 << 3;
/// From how many constant items on a list is copied from a tuple.
const MANY_CONSTANTS: usize = 8;

/// A part of a string.
enum Part<'a> {
    Text(String),
    Value(&'a ast::InterpolatedElement),
}

impl<'a> Body<'a> {
    /// A register for a container that grows: `dst` if nobody can see it.
    fn growing(&mut self, dst: Reg) -> Reg {
        if self.is_temporary(dst) { dst } else { self.alloc() }
    }
    fn is_long(&self, elts: &[Expr]) -> bool {
        elts.len() >= LONG.min(self.room() / 2) || elts.iter().any(Expr::is_starred_expr)
    }

    /// `dst` = a list.
    pub fn list(&mut self, elts: &'a [Expr], dst: Reg) {
        if self.is_long(elts) || elts.len() >= MANY_CONSTANTS {
            let list = self.growing(dst);
            self.grow_list(elts, list);
            self.copy(dst, list);
        } else {
            self.build(Opcode::BuildList, elts, dst);
        }
    }
    /// `dst` = a tuple.
    pub fn tuple(&mut self, elts: &'a [Expr], dst: Reg) {
        if self.is_long(elts) {
            let list = self.growing(dst);
            self.grow_list(elts, list);
            self.asm.emit(Opcode::ListToTuple, dst, list, 0);
        } else {
            self.build(Opcode::BuildTuple, elts, dst);
        }
    }
    /// `dst` = a set.
    pub fn set(&mut self, elts: &'a [Expr], dst: Reg) {
        // Three constants or more are one frozen set, as in CPython: its table, and so the order, is another one than that of
        // a set that grows item by item.
        let constants = || elts.iter().map(|elt| self.constant(elt)).collect::<Option<Vec<_>>>();
        if elts.len() > 2
            && let Some(items) = constants()
        {
            let set = self.growing(dst);
            let mark = self.mark();
            let items = self.push_const(Constant::Set(items.into()));
            self.asm.emit(Opcode::BuildSet, set, 0, 0);
            self.asm.emit(Opcode::SetUpdate, set, items, 0);
            self.release(mark);
            return self.copy(dst, set);
        }
        if !self.is_long(elts) {
            return self.build(Opcode::BuildSet, elts, dst);
        }
        let set = self.growing(dst);
        self.asm.emit(Opcode::BuildSet, set, 0, 0);
        for elt in elts {
            let mark = self.mark();
            match elt {
                Expr::Starred(starred) => {
                    let items = self.operand(&starred.value);
                    self.asm.emit(Opcode::SetUpdate, set, items, 0);
                }
                _ => {
                    let item = self.operand(elt);
                    self.asm.emit(Opcode::SetAdd, set, item, 0);
                }
            }
            self.release(mark);
        }
        self.copy(dst, set);
    }

    fn build(&mut self, opcode: Opcode, elts: &'a [Expr], dst: Reg) {
        let window = self.next_register();
        for elt in elts {
            self.push(elt);
        }
        self.asm.emit(opcode, dst, window, elts.len() as u8);
    }
    /// `list`, a temporary, = a list of the items.
    pub fn grow_list(&mut self, elts: &'a [Expr], list: Reg) {
        let constants = || elts.iter().map(|elt| self.constant(elt)).collect::<Option<Vec<_>>>();
        if elts.len() >= MANY_CONSTANTS
            && let Some(items) = constants()
        {
            let mark = self.mark();
            let items = self.push_const(Constant::Tuple(items.into()));
            self.asm.emit(Opcode::BuildList, list, 0, 0);
            self.asm.emit(Opcode::ListExtend, list, items, 0);
            return self.release(mark);
        }
        if !self.is_long(elts) {
            let mark = self.mark();
            self.build(Opcode::BuildList, elts, list);
            return self.release(mark);
        }
        self.asm.emit(Opcode::BuildList, list, 0, 0);
        for elt in elts {
            let mark = self.mark();
            match elt {
                Expr::Starred(starred) => {
                    let items = self.operand(&starred.value);
                    self.asm.emit(Opcode::ListExtend, list, items, 0);
                }
                _ => {
                    let item = self.operand(elt);
                    self.asm.emit(Opcode::ListAppend, list, item, 0);
                }
            }
            self.release(mark);
        }
    }

    /// `dst` = a dict.
    pub fn dict(&mut self, dict: &'a ast::ExprDict, dst: Reg) {
        let is_long = dict.items.len() * 2 >= LONG.min(self.room() / 2);
        if !is_long && dict.items.iter().all(|item| item.key.is_some()) {
            let window = self.next_register();
            for item in &dict.items {
                if let Some(key) = &item.key {
                    self.push(key);
                }
                self.push(&item.value);
            }
            return self.asm.emit(Opcode::BuildDict, dst, window, dict.items.len() as u8);
        }
        let result = self.growing(dst);
        self.asm.emit(Opcode::BuildDict, result, 0, 0);
        for item in &dict.items {
            let mark = self.mark();
            match &item.key {
                Some(key) => {
                    let key_register = self.operand(key);
                    let key_register = self.saved(key_register, &[&item.value]);
                    let value = self.operand(&item.value);
                    self.asm.emit(Opcode::DictSet, result, key_register, value);
                }
                None => {
                    let mapping = self.operand(&item.value);
                    self.asm.emit(Opcode::DictUpdate, result, mapping, 0);
                }
            }
            self.release(mark);
        }
        self.copy(dst, result);
    }

    /// `dst` = a string with values in it.
    pub fn f_string(&mut self, string: &'a ast::ExprFString, dst: Reg) {
        let mut parts = Vec::new();
        for part in string.value.as_slice() {
            match part {
                FStringPart::Literal(literal) => add_text(&mut parts, &literal.value),
                FStringPart::FString(inner) => add_parts(&mut parts, &inner.elements),
            }
        }
        self.join(parts, dst);
    }

    /// `dst` = the parts joined; they are temporaries, 30 at most at a time.
    fn join(&mut self, mut parts: Vec<Part<'a>>, dst: Reg) {
        if parts.len() <= 1 {
            return match parts.pop() {
                Some(part) => self.part(part, dst, 0),
                None => self.load_const(Constant::Str("".into()), dst),
            };
        }
        let window = self.next_register();
        let most = (LONG - 1).min(self.room() / 2);
        let mut count = 0;
        for part in parts {
            if count == most {
                self.asm.emit(Opcode::BuildString, window, window, count as u8);
                self.release(window as usize + 1);
                count = 1;
            }
            let register = self.alloc();
            self.part(part, register, IS_PART);
            count += 1;
        }
        self.asm.emit(Opcode::BuildString, dst, window, count as u8);
    }
    /// What goes into `dst`; `how` is 0 or [`IS_PART`].
    fn part(&mut self, part: Part<'a>, dst: Reg, how: u8) {
        let mark = self.mark();
        match part {
            Part::Text(text) => self.load_const(Constant::Str(text.into()), dst),
            Part::Value(element) => {
                let conversion = match element.conversion {
                    ConversionFlag::None
                        if element.debug_text.is_some() && element.format_spec.is_none() =>
                    {
                        2
                    }
                    ConversionFlag::None => 0,
                    ConversionFlag::Str => 1,
                    ConversionFlag::Repr => 2,
                    ConversionFlag::Ascii => 3,
                };
                match &element.format_spec {
                    None => {
                        let value = self.operand(&element.expression);
                        self.asm.emit(Opcode::Format, dst, value, conversion | how);
                    }
                    Some(spec) => {
                        let value = self.push(&element.expression);
                        let register = self.alloc();
                        let mut parts = Vec::new();
                        add_parts(&mut parts, &spec.elements);
                        self.join(parts, register);
                        self.asm.emit(Opcode::Format, dst, value, conversion | 4);
                    }
                }
            }
        }
        self.release(mark);
    }
}

fn add_text(parts: &mut Vec<Part<'_>>, text: &str) {
    match parts.last_mut() {
        _ if text.is_empty() => {}
        Some(Part::Text(before)) => before.push_str(text),
        _ => parts.push(Part::Text(text.into())),
    }
}

fn add_parts<'a>(parts: &mut Vec<Part<'a>>, elements: &'a ast::InterpolatedStringElements) {
    for element in elements {
        match element {
            InterpolatedStringElement::Literal(literal) => add_text(parts, &literal.value),
            InterpolatedStringElement::Interpolation(value) => {
                if let Some(text) = &value.debug_text {
                    add_text(parts, text.as_str());
                }
                parts.push(Part::Value(value));
            }
        }
    }
}
