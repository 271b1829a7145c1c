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
    /// What CPython's parser says of the place, if the parser is who raises it.
    pub told: Option<Box<Told>>,
}

/// The place of a syntax error as its exception has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Line, column, end line and end column, from 1, columns in characters; 0 and -1 where CPython knows none.
    pub place: [i64; 4],
    /// The line, where it is not taken from a file.
    pub text: Option<String>,
}

impl Diagnostic {
    /// A plain syntax error.
    pub fn syntax(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { kind: ErrorKind::Syntax, span, message: message.into(), told: None }
    }
    /// Something the dialect does not have yet.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { kind: ErrorKind::Unsupported, span, message: message.into(), told: None }
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
        let place = self.place(file);
        let line = match &self.told {
            Some(told) => told.text.clone().unwrap_or_default(),
            None => file.line(place[0] as u32).to_string(),
        };
        let mut text = format!("  File \"{}\", line {}\n", file.name(), place[0]);
        if !line.trim().is_empty() {
            text += &marked(&line, place);
        }
        text + &format!("{}: {}\n", self.kind.exception(), self.message)
    }

    /// Line, column, end line and end column, from 1, columns in characters.
    pub fn place(&self, file: &SourceFile) -> [i64; 4] {
        if let Some(told) = &self.told {
            return told.place;
        }
        let place = file.place(self.span);
        let column = |line: u32, byte: u32| {
            let line = file.line(line);
            let before = line.get(..(byte as usize).min(line.len())).unwrap_or(line);
            before.chars().count() as i64 + 1
        };
        let start = column(place.line, place.column);
        [place.line.into(), start, place.end_line.into(), column(place.end_line, place.end_column)]
    }
}

/// A line of source as a SyntaxError shows it, with carets under the place: line, column, end line and end column.
pub fn marked(line: &str, [start, offset, end_line, end]: [i64; 4]) -> String {
    let whole = line.trim_end_matches('\n');
    let shown = whole.trim_start_matches([' ', '\t', '\n', '\x0c']);
    let spaces = (whole.chars().count() - shown.chars().count()) as i64;
    let end = match end {
        _ if end_line > start => whole.chars().count() as i64 + 1,
        0 | -1 => offset + 1,
        end => end.max(offset + 1),
    };
    let mut text = format!("    {shown}\n");
    let column = offset - 1 - spaces;
    if column >= 0 {
        let before = shown.chars().chain(std::iter::repeat(' ')).take(column as usize);
        let before: String = before.map(|c| if c.is_whitespace() { c } else { ' ' }).collect();
        text += &format!("    {before}{}\n", "^".repeat((end - offset).max(1) as usize));
    }
    text
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
