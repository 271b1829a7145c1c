//! The heads of loops and functions, with the comments behind them.
//!
//! ```text
//! for x in y:    # sidewinder: allocs=0          the comment of the loop
//! def f(x):      # the comment of the function, whatever it says
//! ```
//!
//! **In:** a text. **Out:** each loop and function, with the comment that ends the last line of its head. Texts of strings are never taken for comments.

use std::ops::Range;

use super::ast::statement_visitor::{StatementVisitor, walk_body, walk_stmt};
use super::ast::token::TokenKind as Kind;
use super::ast::{Mod, Stmt};
use ruff_python_parser::parse_unchecked;
use ruff_text_size::Ranged;

/// A loop or function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Whether it is a loop.
    pub is_loop: bool,
    /// Its bytes, from the word that it starts with.
    pub range: Range<usize>,
    /// Those of the comment behind its head, from the `#`.
    pub comment: Option<Range<usize>>,
}

/// All of a text, in its order; none if it nests too deeply to be read.
pub fn heads(text: &str) -> Vec<Head> {
    super::tree::on_enough_stack(text, || {
        let parsed = parse_unchecked(text, super::options());
        let comments = parsed.tokens().iter().filter(|token| token.kind() == Kind::Comment);
        let comments = comments.map(bytes).collect();
        let mut found = Finder { text, comments, all: Vec::new() };
        if let Mod::Module(module) = parsed.syntax() {
            walk_body(&mut found, &module.body);
        }
        found.all
    })
    .unwrap_or_default()
}

fn bytes(node: &impl Ranged) -> Range<usize> {
    node.start().to_usize()..node.end().to_usize()
}

struct Finder<'a> {
    text: &'a str,
    comments: Vec<Range<usize>>,
    all: Vec<Head>,
}

impl Finder<'_> {
    /// Notes a statement with a body.
    fn note(&mut self, is_loop: bool, range: Range<usize>, head_end: usize) {
        let line_end = self.text[head_end..].find('\n').map_or(self.text.len(), |at| head_end + at);
        let first = self.comments.partition_point(|comment| comment.start < head_end);
        let comment = self.comments.get(first).filter(|comment| comment.start < line_end);
        self.all.push(Head { is_loop, range, comment: comment.cloned() });
    }
}

impl StatementVisitor<'_> for Finder<'_> {
    fn visit_stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::For(one) => self.note(true, bytes(one), one.iter.end().to_usize()),
            Stmt::While(one) => self.note(true, bytes(one), one.test.end().to_usize()),
            Stmt::FunctionDef(one) => {
                let head_end = one.returns.as_ref().map_or(one.parameters.end(), |it| it.end());
                self.note(
                    false,
                    one.name.start().to_usize()..one.end().to_usize(),
                    head_end.into(),
                );
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comments(text: &str) -> Vec<(bool, &str)> {
        let heads = heads(text).into_iter();
        heads.filter_map(|one| Some((one.is_loop, &text[one.comment?]))).collect()
    }

    #[test]
    fn comments_belong_to_the_head_that_they_follow() {
        let text = "for x in y:  # a\n    # b\n    z = 1  # c\nwhile x:\n    pass  # d\n\
                    @g  # e\ndef f(\n    x,  # f\n) -> int:  # g\n    pass\n";
        assert_eq!(comments(text), [(true, "# a"), (false, "# g")]);
        assert_eq!(comments("for x in y: f('# no')  # yes\n"), [(true, "# yes")]);
        assert_eq!(comments("while '# no':\n    pass\n"), []);
    }

    #[test]
    fn errors_and_missing_ends_are_no_matter() {
        assert_eq!(comments("x = \nfor a in b: # c"), [(true, "# c")]);
        assert_eq!(comments(&"(".repeat(100_000)), []);
    }
}
