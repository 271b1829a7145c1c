//! Text to what the server needs of its syntax: tokens, functions and errors.

use std::ops::Range;

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_body, walk_stmt};
use ruff_python_ast::token::TokenKind as RuffKind;
use ruff_python_ast::{Mod, PythonVersion, Stmt};
use ruff_python_parser::{Mode, ParseOptions, parse_unchecked};
use ruff_text_size::{Ranged, TextRange};

/// Deep nesting of brackets is walked by recursion; this much stack holds more of it than a file does.
const STACK: usize = 256 << 20;

/// The syntax of one text. A text with errors has all that could be understood of it.
#[derive(Clone, Debug, Default)]
pub struct Syntax {
    /// Everything but comments and blank lines, in order.
    pub tokens: Vec<Token>,
    /// All functions, outer before inner.
    pub functions: Vec<Function>,
    /// All syntax errors.
    pub errors: Vec<SyntaxError>,
}

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its bytes.
    pub range: Range<usize>,
    /// What it is.
    pub kind: TokenKind,
}

/// What a token is, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// It is what its text says.
    Word,
    /// The end of a logical line.
    Newline,
    /// A block begins.
    Indent,
    /// A block ends.
    Dedent,
}

/// A function definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Qualified name.
    pub name: String,
    /// Its bytes, decorators included.
    pub range: Range<usize>,
}

/// A syntax error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// Its bytes.
    pub range: Range<usize>,
    /// What is wrong.
    pub message: String,
}

impl Syntax {
    /// The syntax of `text`.
    pub fn of(text: &str) -> Syntax {
        let parse = || parse(text);
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK);
            match thread.spawn_scoped(scope, parse) {
                Ok(handle) => handle.join().unwrap_or_default(),
                Err(_) => Syntax::default(),
            }
        })
    }
}

fn parse(text: &str) -> Syntax {
    let options = ParseOptions::from(Mode::Module).with_target_version(PythonVersion::PY311);
    let parsed = parse_unchecked(text, options);
    let tokens = parsed
        .tokens()
        .iter()
        .filter(|token| !token.kind().is_trivia())
        .map(|token| Token { range: bytes(token.range()), kind: kind(token.kind()) })
        .collect();
    let unsupported = parsed.unsupported_syntax_errors();
    let errors = parsed
        .errors()
        .iter()
        .map(|e| SyntaxError { range: bytes(e.location), message: e.error.to_string() })
        .chain(
            unsupported
                .iter()
                .map(|e| SyntaxError { range: bytes(e.range()), message: e.to_string() }),
        )
        .collect();
    let mut names = Names { prefix: String::new(), functions: Vec::new() };
    if let Mod::Module(module) = parsed.syntax() {
        walk_body(&mut names, &module.body);
    }
    Syntax { tokens, functions: names.functions, errors }
}

fn kind(kind: RuffKind) -> TokenKind {
    match kind {
        RuffKind::Newline => TokenKind::Newline,
        RuffKind::Indent => TokenKind::Indent,
        RuffKind::Dedent => TokenKind::Dedent,
        _ => TokenKind::Word,
    }
}

fn bytes(range: TextRange) -> Range<usize> {
    range.start().to_usize()..range.end().to_usize()
}

/// Collects functions under the names that tracebacks call them by.
struct Names {
    prefix: String,
    functions: Vec<Function>,
}

impl Names {
    fn within(&mut self, step: &str, walk: impl FnOnce(&mut Names)) {
        let outer = self.prefix.len();
        self.prefix.push_str(step);
        walk(self);
        self.prefix.truncate(outer);
    }
}

impl StatementVisitor<'_> for Names {
    fn visit_stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::FunctionDef(def) => {
                let name = format!("{}{}", self.prefix, def.name);
                self.functions.push(Function { name, range: bytes(def.range()) });
                let step = format!("{}.<locals>.", def.name);
                self.within(&step, |names| walk_stmt(names, stmt));
            }
            Stmt::ClassDef(def) => {
                self.within(&format!("{}.", def.name), |names| walk_stmt(names, stmt));
            }
            _ => walk_stmt(self, stmt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_qualified_names() {
        let text = "class A:\n  def f(self):\n    def g(): pass\nif 1:\n  def h(): pass\n";
        let names: Vec<String> = Syntax::of(text).functions.into_iter().map(|f| f.name).collect();
        assert_eq!(names, ["A.f", "A.f.<locals>.g", "h"]);
    }

    #[test]
    fn all_errors_are_found() {
        let text = "x = \ndef f(:\n  pass\ny = )\nz = 1\n";
        let errors = Syntax::of(text).errors;
        assert!(errors.len() >= 3, "{errors:?}");
        assert!(Syntax::of("x = 1\n").errors.is_empty());
    }

    #[test]
    fn deep_nesting_is_no_danger() {
        for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("f(", ")")] {
            let text = format!("{}1{}\n", open.repeat(100_000), close.repeat(100_000));
            Syntax::of(&text);
            Syntax::of(&open.repeat(100_000));
        }
    }
}
