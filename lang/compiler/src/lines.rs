//! Lines for who traces a program: which are told, and where a frame may jump to.
//!
//! What CPython has an instruction for and this compiler has not (`pass`, `continue`, a constant) gets an [`Opcode::Line`], in files that trace or are compiled after
//! one that does. Other files pay nothing.

use super::body::Body;
use crate::bytecode::Opcode;
use crate::bytecode::unit::{Held, Holding, NO_LINE};
use sidewinder_syntax::source::Span;

impl Body<'_> {
    /// Whether lines are marked.
    pub fn marks_lines(&self) -> bool {
        self.scopes().marks_lines()
    }
    /// What is done at this place is to be seen as a line.
    pub fn mark_line(&mut self, place: Span) {
        if self.marks_lines() {
            let before = self.at(place);
            self.asm.emit(Opcode::Line, 0, 0, 0);
            self.at(before);
        }
    }
    /// As [`Body::mark_line`], if the last instruction is on another line: of what has no instruction of its own.
    pub fn touch_line(&mut self, place: Span) {
        let file = &self.context.file;
        let is_other = |last: Span| file.line_of(last.start) != file.line_of(place.start);
        if self.marks_lines() && self.asm.last_span().is_none_or(is_other) {
            self.mark_line(place);
        }
    }
    /// What is written next belongs to the line of what was written last.
    pub fn stay_on_line(&mut self) {
        if self.marks_lines() {
            self.asm.span = self.asm.last_span().unwrap_or(NO_LINE);
        }
    }
    /// What is written next is on no line.
    pub fn leave_lines(&mut self) {
        if self.marks_lines() {
            self.asm.span = NO_LINE;
        }
    }
    /// A statement starts: who traces may have the frame go on here.
    pub fn note_stop(&mut self) {
        if self.marks_lines() && self.asm.is_reachable() {
            self.asm.stops.push(self.asm.offset());
        }
    }
    /// Code starts that has something in registers which it needs from its start; for [`Body::end_held`].
    pub fn start_held(&mut self, what: Holding) -> usize {
        let start = self.asm.offset();
        self.asm.held.push(Held { start, end: start, what });
        self.asm.held.len() - 1
    }
    /// Such code ends.
    pub fn end_held(&mut self, number: usize) {
        self.asm.held[number].end = self.asm.offset();
    }
}
