//! SyntaxError, as code that compiles code meets it.

use super::vm::Vm;
use crate::object::{Mode, Type, Value};
use crate::source::{Diagnostic, ErrorKind, SourceFile};

impl Vm {
    /// Raises what is wrong with a text: the first of all errors.
    pub(crate) fn raise_syntax_error<T>(
        &mut self,
        file: &SourceFile,
        errors: &[Diagnostic],
        mode: Mode,
    ) -> Option<T> {
        let Some(error) = errors.first() else {
            return self.raise_bare_syntax_error("invalid syntax");
        };
        let ty = match error.kind {
            ErrorKind::Syntax | ErrorKind::Unsupported => Type::SyntaxError,
            ErrorKind::Indentation => Type::IndentationError,
            ErrorKind::Tab => Type::TabError,
        };
        let place = file.place(error.span);
        let line = file.line(place.line);
        let column = |line: &str, byte: u32| {
            let before = line.get(..(byte as usize).min(line.len())).unwrap_or(line);
            before.chars().count() as i64 + 1
        };
        let (mut at, mut offset) = (place.line as i64, column(line, place.column));
        let (mut end_at, mut end_offset) =
            (place.end_line as i64, column(file.line(place.end_line), place.end_column));
        let is_end = place.line >= file.line_count();
        let mut shown = match mode {
            Mode::Eval if is_end => line.to_string(),
            _ => format!("{line}\n"),
        };
        // Where the tokenizer gives up, CPython knows no end.
        if error.message.ends_with("was never closed") {
            (end_at, end_offset) = (at, 0);
        } else if error.message == "unexpected indent" || error.message.starts_with("unindent does")
        {
            (end_at, end_offset) = (at, -1);
        } else if error.message.starts_with("unterminated") {
            (end_at, end_offset) = (at, offset);
            shown = line.to_string();
        } else if error.message.starts_with("expected an indented block") && end_at > at {
            (end_at, end_offset) = (at, -1);
        } else if mode == Mode::Eval && error.span.start as usize >= file.text().trim_end().len() {
            let nothing = file.text().trim_matches([' ', '\t']).is_empty();
            (at, offset) = (!nothing as i64, 0);
            (end_at, end_offset) = (at, offset);
        }
        let (message, name) = (self.new_str(&error.message)?, self.new_str(file.name())?);
        let text = self.new_str(&shown)?;
        let [at, offset, end_at, end_offset] = [at, offset, end_at, end_offset].map(Value::small);
        let details = self.new_tuple(&[name, at, offset, text, end_at, end_offset])?;
        let (msg, class) = (self.intern("msg")?, self.class(ty));
        let exception = self.new_exception(class, &[message, details])?;
        self.set_own(exception, msg, message)?;
        self.set_syntax_details(exception, [name, at, offset, text, end_at, end_offset])?;
        self.raise_fresh(exception)
    }

    /// Raises a SyntaxError that has no place.
    pub(crate) fn raise_bare_syntax_error<T>(&mut self, text: &str) -> Option<T> {
        let text = self.new_str(text)?;
        let (msg, class) = (self.intern("msg")?, self.class(Type::SyntaxError));
        let exception = self.new_exception(class, &[text])?;
        self.set_own(exception, msg, text)?;
        self.raise_fresh(exception)
    }

    /// Gives a SyntaxError its attributes.
    pub(crate) fn set_syntax_details(
        &mut self,
        exception: Value,
        details: [Value; 6],
    ) -> Option<()> {
        let names = ["filename", "lineno", "offset", "text", "end_lineno", "end_offset"];
        for (name, value) in names.into_iter().zip(details) {
            let name = self.intern(name)?;
            self.set_own(exception, name, value)?;
        }
        Some(())
    }
}
