//! From programs to broken programs.

use std::fs;
use std::io;
use std::path::Path;

use crate::case;
use crate::generator::random::Random;

/// Words after which a program may change something outside itself, or wait.
const KEPT_OUT: [&str; 14] = [
    "open",
    "os.",
    "import os",
    "pathlib",
    "shutil",
    "tempfile",
    "subprocess",
    "socket",
    "signal",
    "input",
    "sleep",
    "exec",
    "eval",
    "__import__",
];

/// What is put into programs besides what other programs have.
const WORDS: [&str; 58] = [
    "async",
    "await",
    "yield",
    "yield from",
    "lambda",
    "match",
    "case",
    "class",
    "def",
    "del",
    "global",
    "nonlocal",
    "return",
    "raise",
    "try:",
    "except*",
    "finally:",
    "with",
    "while",
    "for",
    "in",
    "is",
    "not",
    "import",
    "from",
    "as",
    "assert",
    "break",
    "continue",
    "pass",
    ":=",
    "**",
    "*",
    "@",
    "->",
    "...",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "=",
    "\\",
    "'''",
    "f'{",
    "}'",
    "0x",
    "1e999",
    "1_0j",
    "b'\\xff'",
    "'\\ud800'",
    "10**400",
    "\u{e9}",
    "\u{0}",
    "\t",
];

/// The programs that are broken, as pieces of text.
#[derive(Debug)]
pub struct Corpus(Vec<Vec<String>>);

impl Corpus {
    /// The cases of the language.
    pub fn of_cases(root: &Path) -> io::Result<Corpus> {
        let mut programs = Vec::new();
        for case in case::cases(root, "language")? {
            let text = fs::read(root.join(&case.path))?;
            // Whatever the encoding: broken text is as good.
            let text = String::from_utf8_lossy(&text);
            if !KEPT_OUT.iter().any(|word| text.contains(word)) {
                programs.push(pieces(&text));
            }
        }
        Ok(Corpus(programs))
    }

    /// How many programs there are.
    pub fn programs(&self) -> usize {
        self.0.len()
    }
}

/// Words, numbers, white space, and everything else one character at a time.
fn pieces(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        _ if c.is_alphanumeric() || c == '_' => 0,
        ' ' => 1,
        _ => 2,
    };
    let mut pieces: Vec<String> = Vec::new();
    let mut before = 2;
    for c in text.chars() {
        match pieces.last_mut() {
            Some(last) if kind(c) < 2 && kind(c) == before => last.push(c),
            _ => pieces.push(c.into()),
        }
        before = kind(c);
    }
    pieces
}

/// The text of a seed: bytes, for it need not be UTF-8.
pub fn text(corpus: &Corpus, seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let mut program = random.pick(&corpus.0).clone();
    // One in ten is left as it is: valid text is text too.
    let changes = if random.chance(10) { 0 } else { random.between(1, 6) };
    for _ in 0..changes {
        change(&mut program, corpus, &mut random);
    }
    let mut bytes = program.concat().into_bytes();
    if random.chance(5) && !bytes.is_empty() {
        let at = random.below(bytes.len());
        bytes[at] = random.below(256) as u8;
    }
    if random.chance(3) {
        bytes.truncate(random.below(bytes.len() + 1));
    }
    bytes
}

fn change(program: &mut Vec<String>, corpus: &Corpus, random: &mut Random) {
    if program.is_empty() {
        return;
    }
    let at = random.below(program.len());
    match random.below(8) {
        0 => {
            program.remove(at);
        }
        1 => program.insert(at, program[at].clone()),
        2 => {
            let other = random.below(program.len());
            program.swap(at, other);
        }
        3 => {
            let other = random.pick(&corpus.0);
            program[at] = random.pick(other).clone();
        }
        4 => program.insert(at, (*random.pick(&WORDS)).into()),
        5 => program[at] = (*random.pick(&WORDS)).into(),
        6 => {
            // A stretch of another program, which brings names that are not there and blocks that do not fit.
            let other = random.pick(&corpus.0);
            let from = random.below(other.len().max(1));
            let to = (from + random.below(60)).min(other.len());
            program.splice(at..at, other[from.min(to)..to].iter().cloned());
        }
        _ => {
            let end = (at + random.below(40)).min(program.len());
            let stretch: Vec<String> = program[at..end].to_vec();
            // Again and again: nesting, and long lines.
            let times = if random.chance(10) { 200 } else { 1 };
            for _ in 0..times {
                program.splice(at..at, stretch.iter().cloned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_the_whole_text() {
        let text = "def f(x):\n    return x_1 + 'é'  # 10\n";
        assert_eq!(pieces(text).concat(), text);
        assert!(pieces(text).contains(&"x_1".to_string()));
    }

    #[test]
    fn the_same_seed_gives_the_same_text() {
        let corpus = Corpus::of_cases(&crate::root()).expect("the cases can be read");
        assert!(corpus.programs() > 100, "{}", corpus.programs());
        assert_eq!(super::text(&corpus, 5), super::text(&corpus, 5));
        assert!((0..20).any(|seed| super::text(&corpus, seed) != super::text(&corpus, 0)));
    }
}
