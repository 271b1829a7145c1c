//! A message, its place, and what kind of error it is.

use super::{SourceFile, Span};

/// What an error is called when it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// Not Python, or Python that means nothing.
    Syntax,
    /// Indented where nothing asks for it, or not where something does.
    Indentation,
    /// Tabs and spaces that do not agree.
    Tab,
    /// Python, but not in the dialect yet.
    Unsupported,
}

impl ErrorKind {
    /// The name of the exception that CPython would raise; refusals have none, and are shown as syntax errors.
    pub fn exception(self) -> &'static str {
        match self {
            ErrorKind::Syntax | ErrorKind::Unsupported => "SyntaxError",
            ErrorKind::Indentation => "IndentationError",
            ErrorKind::Tab => "TabError",
        }
    }
}

/// Why a program was not compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// What kind of error it is.
    pub kind: ErrorKind,
    /// Where it is.
    pub span: Span,
    /// One sentence, without a full stop, as CPython writes them.
    pub message: String,
}

impl Diagnostic {
    /// A plain syntax error.
    pub fn syntax(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { kind: ErrorKind::Syntax, span, message: message.into() }
    }
    /// Something the dialect does not have yet.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { kind: ErrorKind::Unsupported, span, message: message.into() }
    }

    /// The message as CPython prints it, the source line and carets included, ending in a line end.
    ///
    /// ```text
    ///   File "a.py", line 1
    ///     1 = x
    ///     ^
    /// SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?
    /// ```
    pub fn render(&self, file: &SourceFile) -> String {
        let place = file.place(self.span);
        let line = file.line(place.line);
        let shown = line.trim_start_matches([' ', '\t', '\x0c']);
        let indent = line.len() - shown.len();
        let characters = |column: u32| {
            let end = (column as usize).saturating_sub(indent).min(shown.len());
            shown.get(..end).unwrap_or(shown).chars().count()
        };
        let mut text = format!("  File \"{}\", line {}\n", file.name(), place.line);
        if !shown.trim_end().is_empty() && (place.column as usize) < indent {
            text += &format!("    {}\n", shown.trim_end());
        } else if !shown.trim_end().is_empty() {
            let start = characters(place.column);
            let last = if place.end_line == place.line { place.end_column } else { u32::MAX };
            let carets = characters(last).saturating_sub(start).max(1);
            text += &format!(
                "    {}\n    {}{}\n",
                shown.trim_end(),
                " ".repeat(start),
                "^".repeat(carets)
            );
        }
        text + &format!("{}: {}\n", self.kind.exception(), self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renders_as_cpython_does() {
        let file = SourceFile::new("a.py", "if x:\n    é = 1 = 2\n");
        let error = Diagnostic::syntax(Span::new(15, 16), "cannot assign to literal");
        assert_eq!(
            error.render(&file),
            "  File \"a.py\", line 2\n    é = 1 = 2\n        ^\nSyntaxError: cannot assign to literal\n"
        );
    }
}
