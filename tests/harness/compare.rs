//! What a run did against what it should have done.

use std::fmt;
use std::path::Path;

use crate::{Expected, Finished};

/// A run that did something else than expected.
#[derive(Debug)]
pub struct Mismatch {
    /// The command line that repeats it, from the repository's root.
    pub command: String,
    /// What differs, for people.
    pub differences: Vec<String>,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "$ {}", self.command)?;
        self.differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))
    }
}

/// Holds a run against its expectations: all of them, so that one failure tells all there is.
pub fn compare(
    root: &Path,
    command: String,
    expected: &Expected,
    done: &Finished,
) -> Result<(), Mismatch> {
    let mut differences = Vec::new();
    if done.code != Some(expected.exit) {
        differences.push(format!(
            "ended with {}, expected status {}",
            done.ending(),
            expected.exit
        ));
    }
    differences.extend(difference("stdout", &expected.stdout, &done.stdout));
    differences.extend(difference("stderr", &expected.stderr, &without_root(root, &done.stderr)));
    if differences.is_empty() { Ok(()) } else { Err(Mismatch { command, differences }) }
}

/// Takes the repository's path out of a text: tracebacks name files absolutely.
pub fn without_root(root: &Path, text: &[u8]) -> Vec<u8> {
    let prefix = format!("{}/", root.display());
    match std::str::from_utf8(text) {
        Ok(text) => text.replace(&prefix, "").into_bytes(),
        Err(_) => text.to_vec(),
    }
}

/// The first line where two texts part, with the two lines before it; `None` when they are equal.
pub fn difference(what: &str, expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let (expected, found) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(found));
    let left: Vec<&str> = expected.lines().collect();
    let right: Vec<&str> = found.lines().collect();
    let at = left.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let mut text = format!("{what} differs at line {}:", at + 1);
    for line in &left[at.saturating_sub(2)..at] {
        text += &format!("\n      {}", cut(line));
    }
    text += &format!("\n    - {}", left.get(at).map_or("(the end)".into(), |line| cut(line)));
    // A traceback's last line is its point, so what was not expected is shown at length.
    let extra: Vec<&str> = right[at.min(right.len())..].iter().take(12).copied().collect();
    if extra.is_empty() {
        text += "\n    + (the end)";
    }
    for line in extra {
        text += &format!("\n    + {}", cut(line));
    }
    Some(text)
}

fn cut(line: &str) -> String {
    const WIDTH: usize = 300;
    match line.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(difference("stdout", b"a\nb\n", b"a\nb\n"), None);
    }

    #[test]
    fn the_first_different_line_is_told() {
        let text = difference("stdout", b"a\nb\nc\n", b"a\nb\nd\n").expect("they differ");
        assert_eq!(text, "stdout differs at line 3:\n      a\n      b\n    - c\n    + d");
    }

    #[test]
    fn a_text_that_ends_early_is_told() {
        let text = difference("stderr", b"a\n", b"").expect("they differ");
        assert_eq!(text, "stderr differs at line 1:\n    - a\n    + (the end)");
    }
}
