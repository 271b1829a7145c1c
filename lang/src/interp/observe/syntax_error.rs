//! SyntaxError, as code that compiles code meets it.

use crate::object::{Raised, Type, Value};
use crate::vm::Vm;
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::{Diagnostic, ErrorKind, SourceFile};

impl Vm {
    /// Raises what is wrong with a text: the first of all errors.
    pub(crate) fn raise_syntax_error<T>(
        &mut self,
        file: &SourceFile,
        errors: &[Diagnostic],
        mode: Mode,
    ) -> Result<T, Raised> {
        let Some(error) = errors.first() else {
            return self.raise_bare_syntax_error("invalid syntax");
        };
        let ty = match error.kind {
            ErrorKind::Syntax | ErrorKind::Unsupported => Type::SyntaxError,
            ErrorKind::Indentation => Type::IndentationError,
            ErrorKind::Tab => Type::TabError,
        };
        let [at, offset, end_at, end_offset] = error.place(file);
        // What is in a file is shown as it stands there, but for what the tokenizer holds when it gives up.
        let line = file.seen_line(at).map(|line| line + "\n");
        let text = error.told.as_ref().and_then(|told| told.text.clone());
        let shown = match text {
            Some(text) if mode != Mode::Exec || line.is_none() || !text.ends_with('\n') => {
                Some(text)
            }
            _ => line,
        };
        let (message, name) = (self.new_str(&error.message)?, self.new_str(file.name())?);
        let text = match shown {
            Some(shown) => self.new_str(&shown)?,
            None => self.none(),
        };
        let [at, offset, end_at, end_offset] = [at, offset, end_at, end_offset].map(Value::small);
        let details = self.new_tuple(&[name, at, offset, text, end_at, end_offset])?;
        let (msg, class) = (self.intern("msg")?, self.class(ty));
        let exception = self.new_exception(class, &[message, details])?;
        self.set_own(exception, msg, message)?;
        self.set_syntax_details(exception, [name, at, offset, text, end_at, end_offset])?;
        self.raise_fresh(exception)
    }

    /// Raises a SyntaxError that has no place.
    pub(crate) fn raise_bare_syntax_error<T>(&mut self, text: &str) -> Result<T, Raised> {
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
    ) -> Result<(), Raised> {
        let names = ["filename", "lineno", "offset", "text", "end_lineno", "end_offset"];
        for (name, value) in names.into_iter().zip(details) {
            let name = self.intern(name)?;
            self.set_own(exception, name, value)?;
        }
        Ok(())
    }
}
