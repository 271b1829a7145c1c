//! What is meant by "run this": the comment or test beside the cursor, the configuration that was chosen last, the file itself; where none of them is, the user is asked.

use std::path::Path;

use super::entries::{self, Entry, Kind};
use super::{Configuration, Fault, Place, What};

/// What is found for a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Resolved {
    /// This is to be run.
    Run(Box<Configuration>),
    /// What is meant is wrong.
    Wrong(Fault),
    /// There are several ways, and nothing says which is meant.
    Ask,
}

/// What is meant at a byte of a file's text. `chosen` is the configuration that was chosen last.
pub fn at(
    (text, entries): (&str, &[Entry]),
    (file, root): (&Path, &Path),
    byte: usize,
    chosen: Option<Configuration>,
) -> Resolved {
    let line = |at: usize| text[..at.min(text.len())].matches('\n').count();
    let here = line(byte);
    let is_here = |entry: &&Entry| {
        entry.kind != Kind::Main && (entry.scope.contains(&byte) || line(entry.range.start) == here)
    };
    let nearest = entries
        .iter()
        .filter(is_here)
        .min_by_key(|entry| (line(entry.range.start) != here, entry.scope.len()));
    if let Some(entry) = nearest {
        return match entry.configuration(text, file, root) {
            Ok(one) => Resolved::Run(Box::new(one)),
            Err(fault) => Resolved::Wrong(fault),
        };
    }
    if let Some(chosen) = chosen {
        return Resolved::Run(Box::new(chosen));
    }
    let has_main = entries.iter().any(|entry| entry.kind == Kind::Main);
    match has_main || !entries::holds_tests(file) {
        true => Resolved::Run(Box::new(of_file(file, root))),
        false => Resolved::Ask,
    }
}

/// The configuration that a file is by itself.
pub fn of_file(file: &Path, root: &Path) -> Configuration {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let at = Place { path: file.to_owned(), line: 1 };
    Configuration::new(name, What::File(file.to_owned()), root.to_owned(), at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "def f(x):  # sidewinder: run f(1)\n    return x\n\ndef g():\n    pass\n";

    fn name(text: &str, file: &str, what: &str, chosen: Option<Configuration>) -> Option<String> {
        let file = Path::new(file);
        let entries = entries::of_text(text, entries::holds_tests(file));
        let byte = text.find(what).unwrap();
        match at((text, &entries), (file, Path::new("/p")), byte, chosen) {
            Resolved::Run(one) => Some(one.name),
            Resolved::Wrong(fault) => Some(fault.message),
            Resolved::Ask => None,
        }
    }

    #[test]
    fn the_nearest_wins_then_the_chosen_then_the_file() {
        let name = |what: &str, chosen| name(TEXT, "/p/a.py", what, chosen).unwrap();
        assert_eq!(name("return", None), "f(1)");
        assert_eq!(name("pass", None), "a.py");
        let chosen = of_file(Path::new("/p/bench.py"), Path::new("/p"));
        assert_eq!(name("pass", Some(chosen.clone())), "bench.py");
        assert_eq!(name("return", Some(chosen)), "f(1)");
    }

    #[test]
    fn tests_are_run_one_by_one_and_a_file_of_tests_asks() {
        let text = "def test_a():\n    pass\n\ndef test_b():\n    assert 1\nX = 2\n";
        let name = |what| name(text, "/p/t/test_x.py", what, None);
        assert_eq!(name("assert").as_deref(), Some("t/test_x.py::test_b"));
        assert_eq!(name("X = 2"), None);
        let wrong = super::tests::name(
            "def f(x):  # sidewinder: run f(\n    pass\n",
            "/p/a.py",
            "pass",
            None,
        );
        assert!(wrong.unwrap().contains("`f(` is no expression"));
    }
}
