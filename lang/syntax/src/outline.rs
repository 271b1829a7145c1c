//! What an editor needs of a text while it is being written: its tokens and its functions, errors or not.

use std::ops::Range;

use super::ast::Stmt;
use super::ast::statement_visitor::{StatementVisitor, walk_body, walk_stmt};
use super::ast::token::TokenKind as Kind;
use super::tree::Tree;
use ruff_text_size::{Ranged, TextRange};

/// The tokens and functions of one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Everything but comments and blank lines, in order.
    pub tokens: Vec<Token>,
    /// All functions, outer before inner.
    pub functions: Vec<Function>,
    /// The bytes of the statements that are in no other, decorators included.
    pub statements: Vec<Range<usize>>,
}

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its bytes.
    pub range: Range<usize>,
    /// What it is.
    pub kind: TokenKind,
}

/// What a token is, as far as it matters to an editor.
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

/// The tokens and functions of `text`; none if it nests too deeply to be read.
pub fn outline(text: &str) -> Outline {
    Tree::of(text).outline()
}

impl Tree {
    /// Its tokens and functions.
    pub fn outline(&self) -> Outline {
        let outline = self.read(|module, tokens| {
            let tokens = tokens
                .iter()
                .filter(|token| !token.kind().is_trivia())
                .map(|token| Token { range: bytes(token.range()), kind: kind(token.kind()) })
                .collect();
            let mut names = Names::default();
            walk_body(&mut names, &module.body);
            let statements = module.body.iter().map(|statement| bytes(statement.range())).collect();
            Outline { tokens, functions: names.functions, statements }
        });
        outline.unwrap_or_default()
    }
}

fn kind(kind: Kind) -> TokenKind {
    match kind {
        Kind::Newline => TokenKind::Newline,
        Kind::Indent => TokenKind::Indent,
        Kind::Dedent => TokenKind::Dedent,
        _ => TokenKind::Word,
    }
}

fn bytes(range: TextRange) -> Range<usize> {
    range.start().to_usize()..range.end().to_usize()
}

/// Collects functions under the names that tracebacks call them by.
#[derive(Default)]
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
        let names: Vec<String> = outline(text).functions.into_iter().map(|f| f.name).collect();
        assert_eq!(names, ["A.f", "A.f.<locals>.g", "h"]);
    }

    #[test]
    fn errors_hide_nothing_else() {
        let names = outline("x = \ndef f(): pass\ny = )\ndef g(): pass\n").functions;
        assert_eq!(names.len(), 2);
    }

    #[test]
    fn deep_nesting_is_no_danger() {
        for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("f(", ")"), ("not ", "")] {
            for depth in [150, 9_000, 100_000] {
                outline(&format!("{}1{}\n", open.repeat(depth), close.repeat(depth)));
                outline(&open.repeat(depth));
            }
        }
    }
}
