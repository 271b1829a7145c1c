//! Natives that call the program back, which changes what they are at work on.
//!
//! In: a seed. Out: a program that calls natives, each with arguments whose special methods (`__index__`, `__eq__`, `__hash__`, `__iter__`, `__next__`,
//! `__bool__`, `__len__`, `__format__` …) *act*: they change the receiver or an argument while the native is at work. What comes out, what is left of both,
//! and which special method ran first is printed.
//!
//! ```text
//! def act3(): r.clear()
//! def call3():
//!     for turn in range(TURNS):                     the loop gets hot: compiled code calls natives, too
//!         a = [5, 6]
//!         r = [3, 1, 2]
//!         start(r, a, act3, 1)                      the first special method acts
//!         value = r.insert(I(1), K(2))
//! ```
//!
//! What is called stands in `containers.txt` and `others.txt`, by the receiver's kind; what takes an argument's place in `arguments.txt`; what acts in
//! `prelude.py`. A test holds the first against the methods that CPython's types have.
//!
//! Finalizers and callbacks of weak references act, too, where objects go: when that is differs by design, so of those calls only the end is told.

use std::sync::OnceLock;

use super::random::Random;
use super::writer::Writer;

/// What the programs use.
const PRELUDE: &str = include_str!("prelude.py");

/// How many natives a program calls.
pub const CALLS: usize = 40;

/// How often each is called.
const TURNS: usize = 6;

/// The kind whose calls are made of receivers of every kind.
const ANY: &str = "any";

/// The kind whose receivers act as parts of them go. When that is differs by design.
const FINALIZERS: &str = "finalizers";

/// The calls of one kind of receiver.
#[derive(Debug, Default)]
pub struct Kind {
    /// The word in brackets.
    pub name: &'static str,
    makes: Vec<&'static str>,
    acts: Vec<&'static str>,
    /// Expressions and statements, with holes.
    pub calls: Vec<Call>,
}

/// Something that is called.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// An expression or, behind an exclamation mark, a statement.
    pub text: &'static str,
    /// Whether only its end is told.
    pub is_quiet: bool,
}

/// What may stand for a letter.
struct Hole {
    letter: char,
    choices: Vec<&'static str>,
}

/// All kinds of receivers.
pub fn kinds() -> &'static [Kind] {
    static KINDS: OnceLock<Vec<Kind>> = OnceLock::new();
    KINDS.get_or_init(|| {
        let mut kinds: Vec<Kind> = Vec::new();
        let tables = [include_str!("containers.txt"), include_str!("others.txt")];
        for line in tables.into_iter().flat_map(lines) {
            if let Some(head) = line.strip_prefix('[') {
                kinds.push(Kind { name: head.trim_end_matches(']'), ..Kind::default() });
                continue;
            }
            let kind = kinds.last_mut().expect("a kind comes first");
            match line.split_once(' ') {
                Some(("make", text)) => kind.makes.push(text),
                Some(("act", text)) => kind.acts.push(text),
                Some(("call", text)) => kind.calls.push(Call { text, is_quiet: false }),
                Some(("quiet", text)) => kind.calls.push(Call { text, is_quiet: true }),
                _ => kind.calls.push(Call { text: line, is_quiet: false }),
            }
        }
        kinds
    })
}

fn holes() -> &'static [Hole] {
    static HOLES: OnceLock<Vec<Hole>> = OnceLock::new();
    HOLES.get_or_init(|| {
        let mut holes: Vec<Hole> = Vec::new();
        for line in lines(include_str!("arguments.txt")) {
            // A list of one element is a choice: it has no words after it.
            let head =
                line.strip_prefix('[').filter(|head| head.chars().skip(1).take(2).eq("] ".chars()));
            match head.and_then(|head| head.chars().next()) {
                Some(letter) => holes.push(Hole { letter, choices: Vec::new() }),
                None => holes.last_mut().expect("a letter comes first").choices.push(line),
            }
        }
        holes
    })
}

fn lines(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0x7ee7);
    let mut out = Writer::default();
    out.line(&format!("# Seed {seed}."));
    out.verbatim(PRELUDE);
    for number in 0..CALLS {
        call(&mut random, &mut out, number);
    }
    out.line("");
    for number in 0..CALLS {
        out.line(&format!("call{number}()"));
    }
    out.finish()
}

/// One native, called in a loop.
fn call(random: &mut Random, out: &mut Writer, number: usize) {
    let kinds = kinds();
    let (any, others) = kinds.split_first().expect("there are kinds");
    debug_assert_eq!(any.name, ANY);
    let kind = &others[random.below(others.len())];
    let calls = if random.chance(30) { &any.calls } else { &kind.calls };
    let called = calls[random.below(calls.len())];
    out.line("");
    out.open(&format!("def act{number}():"));
    out.line(one(random, &kind.acts));
    if random.chance(20) {
        out.line(one(random, &kind.acts));
    }
    out.close();
    out.line("");
    out.open(&format!("def call{number}():"));
    out.line("global r, a");
    out.open(&format!("for turn in range({TURNS}):"));
    // What is let go of, and made, acts as well.
    out.line("log.clear()");
    out.line(&format!("a = {}", fill(random, "$a")));
    out.line(&format!("r = {}", one(random, &kind.makes)));
    let times = if random.chance(70) { 1 } else { random.between(2, 5) };
    let is_told = times == 1 && !called.is_quiet && kind.name != FINALIZERS;
    out.line(&format!("start(r, a, act{number}, {times})"));
    out.open("try:");
    body(out, &fill(random, called.text));
    out.close();
    out.open("except Exception as e:");
    out.line("value = e");
    out.close();
    if is_told {
        out.line(&format!("tell({number}, turn, value)"));
    }
    out.close();
    if !is_told {
        out.line(&format!("ended({number})"));
    }
    out.close();
}

fn one(random: &mut Random, texts: &[&'static str]) -> &'static str {
    texts[random.below(texts.len())]
}

/// An expression whose value is told, or a statement.
fn body(out: &mut Writer, text: &str) {
    let Some(statement) = text.strip_prefix('!') else {
        return out.line(&format!("value = {text}"));
    };
    match statement.starts_with("match ").then(|| statement.split_once(": case")).flatten() {
        Some((subject, case)) => {
            out.open(&format!("{subject}:"));
            out.line(&format!("case{case}"));
            out.close();
        }
        None => out.line(statement),
    }
    out.line("value = None");
}

/// A text with its holes filled. What acts by itself does so through `hit`, which ends it.
fn fill(random: &mut Random, text: &str) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('$') {
        filled.push_str(before);
        let letter = after.chars().next().expect("a letter follows");
        let hole = holes().iter().find(|hole| hole.letter == letter).expect("the letter is known");
        filled.push_str(one(random, &hole.choices));
        rest = &after[letter.len_utf8()..];
    }
    filled.push_str(rest);
    filled.replace("act()", "hit(\"act\")")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_all_that_a_call_needs() {
        for kind in &kinds()[1..] {
            let Kind { name, makes, acts, calls } = kind;
            assert!(!makes.is_empty() && !acts.is_empty() && !calls.is_empty(), "{name}");
        }
        assert!(holes().iter().all(|hole| !hole.choices.is_empty()));
    }

    #[test]
    fn the_same_seed_gives_the_same_program() {
        assert_eq!(program(7), program(7));
        assert_ne!(program(7), program(8));
    }
}
