//! Where a program can be entered: its `__main__`, comments that say how to run it, its tests.
//!
//! These have a lens in the editor, and nothing else has: what is no entry point moves no line of code. Tests are what pytest and unittest take for tests by their
//! names: functions `test…`, and those of classes `Test…` or with `unittest` in the file, in files `test_….py` and `…_test.py`.

use std::ops::Range;
use std::path::Path;

use sidewinder_syntax::{Function, comments, heads, outline};

use super::{Configuration, Fault, Place, What, comment};

/// A place where a program can be entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its bytes: what a lens stands above.
    pub range: Range<usize>,
    /// The bytes of what it is for: the function beside a comment, the test; of a file all of it.
    pub scope: Range<usize>,
    /// What it is.
    pub kind: Kind,
}

/// What an entry point is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `if __name__ == "__main__":`
    Main,
    /// A comment, and what it asks for.
    Comment(String),
    /// A test, by its name in the file: `TestA::test_b`.
    Test(String),
}

/// The entry points of a text, in its order; whether it holds tests says its path.
pub fn of_text(text: &str, holds_tests: bool) -> Vec<Entry> {
    let has_comments = text.contains("sidewinder:");
    if !has_comments && !holds_tests && !text.contains("__main__") {
        return Vec::new();
    }
    let outline = outline(text);
    let mut entries = Vec::new();
    for statement in &outline.statements {
        let head = text[statement.clone()].lines().next().unwrap_or_default();
        if head.starts_with("if ") && head.contains("__name__") && head.contains("__main__") {
            let range = statement.start..statement.start + head.len();
            entries.push(Entry { range, scope: 0..text.len(), kind: Kind::Main });
        }
    }
    if has_comments {
        let heads = heads(text);
        for range in comments(text) {
            let Some(asked) = comment::asks(&text[range.clone()]) else { continue };
            // The function whose head it ends or, with nothing between, the one below it.
            let head = heads.iter().find(|head| head.comment.as_ref() == Some(&range));
            let space = text[range.end..].find(|c: char| !c.is_whitespace());
            let next = range.end + space.unwrap_or_default();
            let is_its = |function: &Function| match head {
                Some(head) => function.range.contains(&head.range.start) && !head.is_loop,
                None => space.is_some() && function.range.start == next,
            };
            let function = outline.functions.iter().rev().find(|function| is_its(function));
            let scope = function.map_or(range.clone(), |function| function.range.clone());
            entries.push(Entry { range, scope, kind: Kind::Comment(asked.to_owned()) });
        }
    }
    if holds_tests {
        for function in &outline.functions {
            if let Some(node) = test(&function.name, text) {
                let head = text[function.range.clone()].lines().next().unwrap_or_default();
                let range = function.range.start..function.range.start + head.len();
                entries.push(Entry {
                    range,
                    scope: function.range.clone(),
                    kind: Kind::Test(node),
                });
            }
        }
    }
    entries.sort_by_key(|entry| entry.range.start);
    entries
}

/// Whether a file holds tests, by its name.
pub fn holds_tests(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.extension().is_some_and(|ending| ending == "py")
        && (stem.starts_with("test_") || stem.ends_with("_test"))
}

/// The name of a test as pytest has it, if a function of this qualified name is one.
fn test(name: &str, text: &str) -> Option<String> {
    let parts: Vec<&str> = name.split('.').collect();
    let is_unittest = || text.contains("unittest");
    match parts[..] {
        [function] if function.starts_with("test") => Some(function.to_owned()),
        [class, function]
            if function.starts_with("test") && (class.starts_with("Test") || is_unittest()) =>
        {
            Some(format!("{class}::{function}"))
        }
        _ => None,
    }
}

impl Entry {
    /// The configuration that it is, in `file`, which belongs to the folder `root`.
    pub fn configuration(
        &self,
        text: &str,
        file: &Path,
        root: &Path,
    ) -> Result<Configuration, Fault> {
        let line = text[..self.range.start].matches('\n').count() + 1;
        let at = Place { path: file.to_owned(), line };
        let from_root = file.strip_prefix(root).unwrap_or(file).display();
        match &self.kind {
            Kind::Main => {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                Ok(Configuration::new(name, What::File(file.to_owned()), root.to_owned(), at))
            }
            Kind::Comment(asked) => comment::configuration(asked, file, root, line)
                .map_err(|why| Fault { at, message: format!("{why}.") }),
            Kind::Test(node) => {
                let node = format!("{from_root}::{node}");
                Ok(Configuration::new(node.clone(), What::Test(node), root.to_owned(), at))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, holds_tests: bool) -> Vec<(usize, String)> {
        let entries = of_text(text, holds_tests).into_iter();
        let line = |at: usize| text[..at].matches('\n').count() + 1;
        entries.map(|one| (line(one.range.start), format!("{:?}", one.kind))).collect()
    }

    #[test]
    fn entry_points_are_main_comments_and_tests() {
        let text = "# sidewinder: run args='-n 3'\ndef f(x):  # sidewinder: run f(1)\n    return x\n\n\
                    # sidewinder: example g()\ndef g(): pass\n\nclass TestA:\n    def test_b(self): pass\n    def help(self): pass\n\
                    def test_a():\n    def test_inner(): pass\n\nif __name__ == '__main__':\n    f(2)\n";
        let expected = [
            (1, "Comment(\"args='-n 3'\")"),
            (2, "Comment(\"f(1)\")"),
            (5, "Comment(\"g()\")"),
            (9, "Test(\"TestA::test_b\")"),
            (11, "Test(\"test_a\")"),
            (14, "Main"),
        ]
        .map(|(line, kind)| (line, kind.to_owned()));
        assert_eq!(found(text, true), expected);
        assert_eq!(found(text, false).len(), 4);
        let scopes = of_text(text, false);
        assert!(text[scopes[1].scope.clone()].starts_with("def f"), "the function of its line");
        assert!(text[scopes[2].scope.clone()].starts_with("def g"), "the function below it");
        assert_eq!(found("x = '# sidewinder: run f()'\n", false), []);
    }

    #[test]
    fn files_with_tests_are_known_by_their_names() {
        let is = |name: &str| holds_tests(Path::new(name));
        assert!(is("/a/test_x.py") && is("x_test.py"));
        assert!(!is("/a/x.py") && !is("tests.py") && !is("test_x.txt"));
    }
}
