//! A text read once for all that an editor asks of it: its tree and its tokens, errors or not.
//!
//! **In:** a text. **Out:** a [`Tree`] that is read as often as wanted, on as much stack as its depth needs.
//!
//! **Absent:** words for errors ([`parse`](super::parse) has them).

use super::ast::token::Tokens;
use super::ast::{Expr, ModModule, Stmt};
use ruff_python_parser::{Parsed, parse_unchecked};

/// Trees up to this depth fit any stack.
const SHALLOW: usize = 200;
/// More than parsing, reading and dropping need of the stack for each level of a tree.
const STACK_PER_LEVEL: usize = 8 << 10;

/// What could be read of a text.
#[derive(Debug)]
pub struct Tree {
    /// None: it nests too deeply to be read.
    parsed: Option<Parsed<ModModule>>,
    depth: usize,
}

impl Tree {
    /// Reads `text`.
    pub fn of(text: &str) -> Tree {
        let Ok(depth) = super::measure(text) else { return Tree { parsed: None, depth: 0 } };
        let parsed = on_stack(depth, || parse_unchecked(text, super::options()).try_into_module());
        Tree { parsed, depth }
    }

    /// What `act` finds in the tree and its tokens; none if the text nests too deeply.
    pub fn read<T>(&self, act: impl FnOnce(&ModModule, &Tokens) -> T) -> Option<T> {
        let parsed = self.parsed.as_ref()?;
        Some(on_stack(self.depth, || act(parsed.syntax(), parsed.tokens())))
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let parsed = self.parsed.take();
        on_stack(self.depth, || drop(parsed));
    }
}

/// Whether a text is a name that a program may give to something: no keyword.
pub fn is_name(text: &str) -> bool {
    let is_one = |body: &[Stmt]| match body {
        [Stmt::Expr(statement)] => match &*statement.value {
            Expr::Name(name) => name.id.as_str() == text,
            _ => false,
        },
        _ => false,
    };
    let parsed = Tree::of(text).parsed.take();
    parsed.is_some_and(|parsed| parsed.errors().is_empty() && is_one(&parsed.syntax().body))
}

fn on_stack<T>(depth: usize, act: impl FnOnce() -> T) -> T {
    if depth <= SHALLOW { act() } else { stacker::grow(depth * STACK_PER_LEVEL, act) }
}

/// Reads `text` with the stack that its tree needs; `None` if it nests too deeply to be read.
pub(super) fn on_enough_stack<T>(text: &str, read: impl FnOnce() -> T) -> Option<T> {
    super::measure(text).ok().map(|depth| on_stack(depth, read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_from_what_is_none() {
        for name in ["x", "été", "match", "_", "x1"] {
            assert!(is_name(name), "{name}");
        }
        for other in ["", "if", "None", "1x", "a b", "a.b", "a;b", " a", "x\n", "#"] {
            assert!(!is_name(other), "{other}");
        }
    }

    #[test]
    fn deep_trees_are_read_and_dropped() {
        let tree = Tree::of(&format!("x = {}1{}\n", "-(".repeat(150), ")".repeat(150)));
        assert_eq!(tree.read(|module, _| module.body.len()), Some(1));
        assert_eq!(Tree::of(&"(".repeat(100_000)).read(|_, _| ()), None);
    }
}
