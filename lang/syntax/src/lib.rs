//! Text to tree.
//!
//! **In:** the text of a file. **Out:** its tree and every syntax error, each with a place. Parsing never fails and never panics: what
//! cannot be read is an error in the list, and the tree holds the rest.
//!
//! ```
//! use sidewinder_syntax::parse;
//! let parsed = parse("x = (1,\n");
//! assert_eq!(parsed.errors[0].message, "'(' was never closed");
//! ```
//!
//! This is the only crate that names the parser's crates. The tree is theirs, under the name [`ast`].
//!
//! * `depth` looks at the text before anybody recurses over it.
//! * `grammar` says what CPython 3.11 says of a text that is no program; `message` and `escape` word what else the parser finds in it.
//! * `check` refuses what the grammar allows and the language, or the dialect, does not.
//! * `warn` finds what is hardly meant.
//! * `pattern` looks at the patterns of `match`.
//! * `anchor` finds what a traceback marks.
//! * `tree` is read once for all that an editor asks; `outline` gives its tokens and functions; `heads` loops and functions with the comments behind their heads.
//! * `comments` are those of a text.
//! * `source` has files, places and diagnostics; `text` what Python's texts have that Rust's have not; `unicode` the tables.
//!
//! **Absent:** names and scopes (`lang/compiler/src/scope`).

mod anchor;
mod check;
mod comments;
mod depth;
pub mod drivers;
mod escape;
mod grammar;
mod heads;
mod message;
mod outline;
mod pattern;
pub mod prompt;
pub mod source;
mod surrogates;
pub mod text;
mod tree;
pub mod unicode;
mod warn;

pub use ruff_python_ast as ast;
pub use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_parser as parser;
pub use ruff_text_size::{Ranged, TextRange, TextSize};

pub use anchor::anchor;
pub use check::check;
pub use comments::comments;
pub use depth::measure;
pub use heads::{Head, heads};
pub use outline::{Function, Outline, Token, TokenKind, outline};
pub use pattern::{binding, captured_names};
pub use tree::{Tree, is_name};
pub use warn::{Warning, deprecated};

use crate::source::{Diagnostic, ErrorKind, Span, Told};
use ast::{Expr, ModModule, PythonVersion};
use parser::{ParseOptions, parse_unchecked};

/// What a text was compiled as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Statements.
    Exec,
    /// One expression, whose value is wanted.
    Eval,
    /// One statement; values of expressions are shown.
    Single,
}

/// A tree and its errors.
#[derive(Debug)]
pub struct Parsed {
    /// The tree of what could be read.
    pub tree: ModModule,
    /// The syntax errors in the order of their places, one a line.
    pub errors: Vec<Diagnostic>,
}

/// Parses a module. The depth of the text must have been [measured](measure): the parser recurses.
pub fn parse(text: &str) -> Parsed {
    let parsed = parse_unchecked(text, options()).try_into_module().expect("the mode is Module");
    let mut errors = message::errors(text, &parsed);
    errors.sort_by_key(|error| error.span);
    // One mistake makes many errors; the first of a line says what it is.
    errors.dedup_by(|later, first| {
        !text[first.span.start as usize..later.span.start as usize].contains('\n')
    });
    let mut tree = parsed.into_syntax();
    surrogates::restore(text, &mut tree);
    Parsed { tree, errors }
}

/// Parses one expression: a module of one statement.
pub fn parse_expression(text: &str) -> Parsed {
    let mut parsed = parse(text);
    let is_one = matches!(&parsed.tree.body[..], [ast::Stmt::Expr(_)]);
    if is_one || !parsed.errors.is_empty() {
        return parsed;
    }
    let end = text.len() as u32;
    parsed.errors.push(Diagnostic::syntax(Span::new(end, end), "invalid syntax"));
    parsed
}

/// Parses one statement, as a prompt reads it.
pub fn parse_single(text: &str) -> Parsed {
    let mut parsed = parse(text);
    if parsed.errors.is_empty() && parsed.tree.body.is_empty() {
        let end = text.len() as u32;
        parsed.errors.push(Diagnostic::syntax(Span::new(end, end), "invalid syntax"));
    }
    let one_line = |statements: &[ast::Stmt]| match statements {
        [first, rest @ ..] => {
            let line = |at: u32| text[..at as usize].matches('\n').count();
            let start = line(span(first).start);
            let is_next = |other: &&ast::Stmt| line(span(*other).start) != start;
            let end = text[span(first).start as usize..].find('\n').unwrap_or(0) as u32;
            rest.iter()
                .find(is_next)
                .map(|_| Span::new(span(first).start + end, span(first).start + end))
        }
        [] => None,
    };
    if parsed.errors.is_empty()
        && let Some(at) = one_line(&parsed.tree.body)
    {
        let message = "multiple statements found while compiling a single statement";
        parsed.errors.push(Diagnostic::syntax(at, message));
    }
    parsed
}

/// What CPython says of a text with errors, before what else is wrong behind it.
pub fn told(text: &str, mode: Mode, mut errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let start = match mode {
        Mode::Exec => "file",
        Mode::Eval => "eval",
        Mode::Single => "single",
    };
    let read = if mode == Mode::Eval { text.trim_start_matches([' ', '\t']) } else { text };
    // CPython refuses those when it reads the file, before its grammar.
    if text.contains('\0') {
        return errors;
    }
    let Some(wrong) = grammar::error(read, start) else { return errors };
    let kind = match wrong.exception {
        grammar::Exception::Indentation => ErrorKind::Indentation,
        grammar::Exception::Tab => ErrorKind::Tab,
        _ => ErrorKind::Syntax,
    };
    let line_start = |line: i64| {
        let lines = text.split_inclusive('\n').take((line - 1).max(0) as usize);
        lines.map(str::len).sum::<usize>().min(text.len())
    };
    let [line, column, end_line, end_column] = wrong.place;
    let at = |line: i64, column: i64| {
        let (start, end) = (line_start(line), line_start(line + 1));
        let characters = text[start..end].trim_end_matches(['\n', '\r']).char_indices();
        let before = characters.take((column - 1).max(0) as usize).last();
        start as u32 + before.map_or(0, |(at, c)| at + c.len_utf8()) as u32
    };
    let start = at(line, column);
    let end = if end_column > 0 { at(end_line, end_column).max(start) } else { start };
    let last = line_start(line.max(end_line) + 1) as u32;
    errors.retain(|error| error.span.start >= last && error.kind != ErrorKind::Unsupported);
    let told = Told { place: wrong.place, text: wrong.text };
    let message = wrong.message;
    let first =
        Diagnostic { kind, span: Span::new(start, end), message, told: Some(Box::new(told)) };
    errors.insert(0, first);
    errors
}

fn options() -> ParseOptions {
    ParseOptions::from(parser::Mode::Module).with_target_version(PythonVersion::PY311)
}

/// The bytes of a node.
pub fn span(node: &impl Ranged) -> Span {
    to_span(node.range())
}

fn to_span(range: TextRange) -> Span {
    Span::new(range.start().to_u32(), range.end().to_u32())
}

/// Whether an expression assigns to the name with `:=`.
pub fn assigns(expr: &Expr, name: &str) -> bool {
    struct Finder<'n> {
        name: &'n str,
        found: bool,
    }
    impl<'a> Visitor<'a> for Finder<'_> {
        fn visit_expr(&mut self, expr: &'a Expr) {
            if let Expr::Named(named) = expr
                && named.target.as_name_expr().is_some_and(|target| target.id == self.name)
            {
                self.found = true;
            }
            visitor::walk_expr(self, expr);
        }
    }
    let mut finder = Finder { name, found: false };
    finder.visit_expr(expr);
    finder.found
}

/// Whether a file says `from __future__ import feature`.
pub fn is_future(tree: &ModModule, feature: &str) -> bool {
    tree.body.iter().any(|statement| match statement {
        ast::Stmt::ImportFrom(import) => {
            import.level == 0
                && import.module.as_ref().is_some_and(|module| module.as_str() == "__future__")
                && import.names.iter().any(|alias| alias.name.as_str() == feature)
        }
        _ => false,
    })
}

/// Whether the code of a module or class annotates a variable; functions and classes inside do not count.
pub fn has_annotations(body: &[ast::Stmt]) -> bool {
    struct Finder(bool);
    impl<'a> Visitor<'a> for Finder {
        fn visit_stmt(&mut self, statement: &'a ast::Stmt) {
            match statement {
                ast::Stmt::AnnAssign(_) => self.0 = true,
                ast::Stmt::FunctionDef(_) | ast::Stmt::ClassDef(_) => {}
                _ => visitor::walk_stmt(self, statement),
            }
        }
        fn visit_expr(&mut self, _: &'a Expr) {}
    }
    let mut finder = Finder(false);
    finder.visit_body(body);
    finder.0
}

/// Whether assigning to the target assigns to the name itself.
pub fn stores(target: &Expr, name: &str) -> bool {
    match target {
        Expr::Name(found) => found.id == name,
        Expr::Starred(starred) => stores(&starred.value, name),
        Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. }) => {
            elts.iter().any(|elt| stores(elt, name))
        }
        _ => false,
    }
}

/// Whether the name occurs anywhere in an expression.
pub fn mentions(expr: &Expr, name: &str) -> bool {
    struct Finder<'n> {
        name: &'n str,
        found: bool,
    }
    impl<'a> Visitor<'a> for Finder<'_> {
        fn visit_expr(&mut self, expr: &'a Expr) {
            match expr {
                Expr::Name(found) if found.id == self.name => self.found = true,
                _ if !self.found => visitor::walk_expr(self, expr),
                _ => {}
            }
        }
    }
    let mut finder = Finder { name, found: false };
    finder.visit_expr(expr);
    finder.found
}
