//! `match`: patterns become tests and jumps.
//!
//! ```text
//! match command:                 Move           r4, r0
//!     case ["go", where]:        JumpNotSequence r4, -> next
//!                                Length         r6, r4
//!                                JumpNotEqImm   r6, 2, -> next
//!                                Unpack         r6.., r4, 2
//!                                JumpNotEq      r6, "go", -> next
//!                                Move           r5, r7
//!                                Move           r1, r5               # where
//! ```
//!
//! What a pattern captures waits in temporaries until the whole pattern has matched: a name keeps its value if it does not.

use super::assembler::{Label, Reg};
use super::body::Body;
use crate::bytecode::{Constant, Opcode};
use sidewinder_syntax::ast::{self, Expr, Pattern, Singleton};
use sidewinder_syntax::{captured_names, span};

/// The registers of what a pattern captures.
type Captures<'a> = [(&'a str, Reg)];

impl<'a> Body<'a> {
    /// `match`.
    pub fn match_statement(&mut self, statement: &'a ast::StmtMatch) {
        let end = self.asm.label();
        let subject = self.push(&statement.subject);
        for case in &statement.cases {
            let (mark, next) = (self.mark(), self.asm.label());
            let captures: Vec<(&str, Reg)> = captured_names(&case.pattern)
                .into_iter()
                .map(|name| (name, self.alloc()))
                .collect();
            if is_wildcard(&case.pattern) {
                self.mark_line(span(&case.pattern));
            }
            self.pattern(&case.pattern, subject, &captures, next);
            self.at(span(&case.pattern));
            for &(name, register) in &captures {
                self.store_name(name, register);
            }
            self.release(mark);
            if let Some(guard) = &case.guard {
                self.jump_unless(guard, next);
            }
            self.statements(&case.body);
            self.jump(end);
            self.asm.place(next);
            self.release(mark);
        }
        self.asm.place(end);
    }

    /// Goes to `fail` unless the subject matches.
    fn pattern(
        &mut self,
        pattern: &'a Pattern,
        subject: Reg,
        captures: &Captures<'a>,
        fail: Label,
    ) {
        let (mark, before) = (self.mark(), self.at(span(pattern)));
        match pattern {
            Pattern::MatchValue(value) => self.match_value(&value.value, subject, fail),
            Pattern::MatchSingleton(singleton) => match singleton.value {
                Singleton::None => self.asm.jump(Opcode::JumpNotNone, subject, 0, fail),
                Singleton::True => self.match_constant(Constant::True, subject, fail),
                Singleton::False => self.match_constant(Constant::False, subject, fail),
            },
            Pattern::MatchSequence(sequence) => {
                self.match_sequence(&sequence.patterns, subject, captures, fail)
            }
            Pattern::MatchMapping(mapping) => self.match_mapping(mapping, subject, captures, fail),
            Pattern::MatchClass(class) => self.match_class(class, subject, captures, fail),
            Pattern::MatchStar(star) => self.capture(star.name.as_ref(), subject, captures),
            Pattern::MatchAs(named) => {
                if let Some(pattern) = &named.pattern {
                    self.pattern(pattern, subject, captures, fail);
                }
                self.capture(named.name.as_ref(), subject, captures);
            }
            Pattern::MatchOr(either) => {
                let matched = self.asm.label();
                let (last, first) = either.patterns.split_last().expect("there are two");
                for alternative in first {
                    let next = self.asm.label();
                    self.pattern(alternative, subject, captures, next);
                    self.jump(matched);
                    self.asm.place(next);
                }
                self.pattern(last, subject, captures, fail);
                self.asm.place(matched);
            }
        }
        self.at(before);
        self.release(mark);
    }

    fn capture(&mut self, name: Option<&'a ast::Identifier>, value: Reg, captures: &Captures<'a>) {
        let Some(name) = name else { return };
        if let Some(&(_, register)) = captures.iter().find(|(known, _)| *known == name.as_str()) {
            self.copy(register, value);
        }
    }

    fn match_value(&mut self, value: &'a Expr, subject: Reg, fail: Label) {
        if let Some(immediate) = self.immediate(value) {
            return self.asm.jump(Opcode::JumpNotEqImm, subject, immediate, fail);
        }
        let value = self.operand(value);
        self.asm.jump(Opcode::JumpNotEq, subject, value, fail);
    }
    fn match_constant(&mut self, constant: Constant, subject: Reg, fail: Label) {
        let constant = self.push_const(constant);
        self.asm.jump(Opcode::JumpIsNot, subject, constant, fail);
    }

    /// Goes to `fail` unless the subject has so many items, or at least so many.
    fn match_length(&mut self, subject: Reg, count: usize, exactly: bool, fail: Label) {
        let mark = self.mark();
        let length = self.alloc();
        self.asm.emit(Opcode::Length, length, subject, 0);
        match i8::try_from(count) {
            Ok(count) => {
                let opcode = if exactly { Opcode::JumpNotEqImm } else { Opcode::JumpNotGeImm };
                self.asm.jump(opcode, length, count as u8, fail);
            }
            Err(_) => {
                let count = self.push_const(Constant::Int(count as i64));
                let opcode = if exactly { Opcode::JumpNotEq } else { Opcode::JumpNotGe };
                self.asm.jump(opcode, length, count, fail);
            }
        }
        self.release(mark);
    }

    fn match_sequence(
        &mut self,
        patterns: &'a [Pattern],
        subject: Reg,
        captures: &Captures<'a>,
        fail: Label,
    ) {
        self.asm.jump(Opcode::JumpNotSequence, subject, 0, fail);
        let star = patterns.iter().position(Pattern::is_match_star);
        match star {
            None => self.match_length(subject, patterns.len(), true, fail),
            Some(_) if patterns.len() > 1 => {
                self.match_length(subject, patterns.len() - 1, false, fail)
            }
            Some(_) => {}
        }
        if patterns.iter().all(is_wildcard) {
            return;
        }
        match star {
            // Nobody wants the list of the rest: the others are taken one by one.
            Some(star) if is_wildcard(&patterns[star]) => {
                for (index, pattern) in patterns.iter().enumerate() {
                    if index == star || is_wildcard(pattern) {
                        continue;
                    }
                    let mark = self.mark();
                    let item = self.alloc();
                    let position = self.alloc();
                    if index < star {
                        self.load_const(Constant::Int(index as i64), position);
                    } else {
                        self.asm.emit(Opcode::Length, position, subject, 0);
                        let back = self.push_const(Constant::Int((patterns.len() - index) as i64));
                        self.asm.emit(Opcode::Sub, position, position, back);
                    }
                    self.asm.emit(Opcode::GetItem, item, subject, position);
                    self.pattern(pattern, item, captures, fail);
                    self.release(mark);
                }
            }
            _ => {
                let Some(window) = self.unpack_window(patterns.len()) else { return };
                match star {
                    None => {
                        self.asm.emit(Opcode::Unpack, window, subject, patterns.len() as u8);
                    }
                    Some(star) => {
                        let after = (patterns.len() - star - 1) as u32;
                        let star = star as u8;
                        self.asm.emit_extra(Opcode::UnpackRest, window, subject, star, &[after]);
                    }
                }
                for (index, pattern) in patterns.iter().enumerate() {
                    self.pattern(pattern, window + index as Reg, captures, fail);
                }
            }
        }
    }

    fn match_mapping(
        &mut self,
        mapping: &'a ast::PatternMatchMapping,
        subject: Reg,
        captures: &Captures<'a>,
        fail: Label,
    ) {
        self.asm.jump(Opcode::JumpNotMapping, subject, 0, fail);
        let count = mapping.keys.len();
        if count > 0 {
            self.match_length(subject, count, false, fail);
        }
        let keys = self.alloc();
        if count > 0 {
            let Some(window) = self.unpack_window(count) else { return };
            let mark = self.mark();
            self.tuple(&mapping.keys, keys);
            self.release(mark);
            let extra = [count as u32];
            self.asm.jump_extra(Opcode::MatchKeys, [window, subject, keys], fail, &extra);
            for (index, pattern) in mapping.patterns.iter().enumerate() {
                self.pattern(pattern, window + index as Reg, captures, fail);
            }
        } else if mapping.rest.is_some() {
            self.load_const(Constant::Tuple([].into()), keys);
        }
        if mapping.rest.is_some() {
            let rest = self.alloc();
            self.asm.emit(Opcode::MatchRest, rest, subject, keys);
            self.capture(mapping.rest.as_ref(), rest, captures);
        }
    }

    fn match_class(
        &mut self,
        pattern: &'a ast::PatternMatchClass,
        subject: Reg,
        captures: &Captures<'a>,
        fail: Label,
    ) {
        let class = self.push(&pattern.cls);
        let arguments = &pattern.arguments;
        let names = arguments.keywords.iter();
        let names = names.map(|keyword| Constant::Str(keyword.attr.as_str().into())).collect();
        let positional = arguments.patterns.len();
        let count = positional + arguments.keywords.len();
        let Some(window) = self.unpack_window(count) else { return };
        let names = self.asm.const_index(Constant::Tuple(names));
        let extra = [names, 0, positional as u32, count as u32];
        self.asm.jump_extra(Opcode::MatchClass, [window, subject, class], fail, &extra);
        let keywords = arguments.keywords.iter().map(|keyword| &keyword.pattern);
        for (index, pattern) in arguments.patterns.iter().chain(keywords).enumerate() {
            self.pattern(pattern, window + index as Reg, captures, fail);
        }
    }

    /// So many fresh registers side by side.
    fn unpack_window(&mut self, count: usize) -> Option<Reg> {
        let window = self.next_register();
        if count > self.room() {
            self.too_many_targets(count);
            return None;
        }
        for _ in 0..count {
            self.alloc();
        }
        Some(window)
    }
}

/// `_` and `*_`
fn is_wildcard(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::MatchAs(named) => named.pattern.is_none() && named.name.is_none(),
        Pattern::MatchStar(star) => star.name.is_none(),
        _ => false,
    }
}
