//! What can be folded: blocks, brackets over several lines, imports in a row, comments in a row, long strings.

use sidewinder_syntax::ast::token::{TokenKind, Tokens};
use sidewinder_syntax::ast::{ModModule, Stmt};
use sidewinder_syntax::visitor::{self, Visitor};
use sidewinder_syntax::{Ranged, TextRange};
use tower_lsp::lsp_types::{FoldingRange, FoldingRangeKind};

use crate::document::Text;

/// The ranges of a text that can be folded.
pub fn of(text: &Text) -> Vec<FoldingRange> {
    let found = text.tree().read(|module, tokens| {
        let mut folds = Folds { text, found: Vec::new() };
        folds.visit_body(&module.body);
        folds.imports(module);
        folds.tokens(tokens);
        folds.found
    });
    let mut found = found.unwrap_or_default();
    found.sort_by_key(|fold| (fold.start_line, std::cmp::Reverse(fold.end_line)));
    // Of those that start in one line the editor shows one.
    found.dedup_by_key(|fold| (fold.start_line, fold.end_line));
    found
}

struct Folds<'t> {
    text: &'t Text,
    found: Vec<FoldingRange>,
}

impl Folds<'_> {
    fn line(&self, byte: usize) -> u32 {
        self.text.lines.line(byte) as u32
    }

    fn lines(&mut self, start: u32, end: u32, kind: Option<FoldingRangeKind>) {
        if end > start {
            self.found.push(FoldingRange {
                start_line: start,
                end_line: end,
                kind,
                ..FoldingRange::default()
            });
        }
    }

    fn range(&mut self, range: TextRange, kind: Option<FoldingRangeKind>) {
        let (start, end) = (range.start().to_usize(), range.end().to_usize());
        self.lines(self.line(start), self.line(end), kind);
    }

    /// A block folds from the line of its head, which ends before the body.
    fn block(&mut self, body: &[Stmt]) {
        let (Some(first), Some(last)) = (body.first(), body.last()) else { return };
        let start = first.range().start().to_usize();
        let head = self.text.text[..start].trim_end().len();
        let head = self.text.lines.line(head.saturating_sub(1)) as u32;
        self.lines(head, self.line(last.range().end().to_usize()), None);
    }

    fn imports(&mut self, module: &ModModule) {
        let is_import = |it: &Stmt| matches!(it, Stmt::Import(_) | Stmt::ImportFrom(_));
        for row in module.body.chunk_by(|a, b| is_import(a) && is_import(b)) {
            if let (Some(first), Some(last)) = (row.first(), row.last())
                && is_import(first)
            {
                let range = TextRange::new(first.range().start(), last.range().end());
                self.range(range, Some(FoldingRangeKind::Imports));
            }
        }
    }

    fn tokens(&mut self, tokens: &Tokens) {
        let mut open = Vec::new();
        let mut comments: Option<(u32, u32)> = None;
        for token in tokens {
            let start = token.range().start().to_usize();
            match token.kind() {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => open.push(start),
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => {
                    if let Some(begin) = open.pop() {
                        // The closing bracket stays to be seen.
                        let (from, to) = (self.line(begin), self.line(start));
                        self.lines(from, to.saturating_sub(1), None);
                    }
                }
                TokenKind::String => self.range(token.range(), None),
                TokenKind::Comment => {
                    let line = self.line(start);
                    let before = &self.text.text[..start];
                    let is_alone = before.rsplit('\n').next().is_none_or(|it| it.trim().is_empty());
                    comments = match comments {
                        Some((from, to)) if is_alone && line == to + 1 => Some((from, line)),
                        other => {
                            if let Some((from, to)) = other {
                                self.lines(from, to, Some(FoldingRangeKind::Comment));
                            }
                            is_alone.then_some((line, line))
                        }
                    };
                }
                _ => {}
            }
        }
        if let Some((from, to)) = comments {
            self.lines(from, to, Some(FoldingRangeKind::Comment));
        }
    }
}

impl<'a> Visitor<'a> for Folds<'_> {
    fn visit_body(&mut self, body: &'a [Stmt]) {
        for stmt in body {
            self.visit_stmt(stmt);
        }
    }

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(it) => self.block(&it.body),
            Stmt::ClassDef(it) => self.block(&it.body),
            Stmt::For(it) => {
                self.block(&it.body);
                self.block(&it.orelse);
            }
            Stmt::While(it) => {
                self.block(&it.body);
                self.block(&it.orelse);
            }
            Stmt::If(it) => {
                self.block(&it.body);
                for clause in &it.elif_else_clauses {
                    self.block(&clause.body);
                }
            }
            Stmt::With(it) => self.block(&it.body),
            Stmt::Try(it) => {
                self.block(&it.body);
                for handler in &it.handlers {
                    if let Some(handler) = handler.as_except_handler() {
                        self.block(&handler.body);
                    }
                }
                self.block(&it.orelse);
                self.block(&it.finalbody);
            }
            Stmt::Match(it) => {
                for case in &it.cases {
                    self.block(&case.body);
                }
                self.range(it.range(), None);
            }
            _ => return,
        }
        visitor::walk_stmt(self, stmt);
    }

    /// Expressions have no blocks.
    fn visit_expr(&mut self, _: &'a sidewinder_syntax::ast::Expr) {}
}
