//! What CPython says of a text that is no program.
//!
//! **In:** a text that the parser has refused. **Out:** the one error that CPython 3.11 raises for it, its words, place and line.
//!
//! The parser that makes trees goes on after an error and has its own idea of what was meant. CPython's answer depends on the order in
//! which its grammar tries things, so that order is here as data, and a small engine follows it:
//!
//! * `python.peg` is the grammar, the errors in it; `notation` reads it.
//! * `tokens` makes tokens one by one, since an error further down does not count before somebody gets there.
//! * `engine` tries alternatives, first those that are right, then those that say what is wrong.
//! * `errors` and `strings` hold what is more than a place and words.
//!
//! **Absent:** trees; speed (it runs once, before a program ends); what is wrong with a program that parses (`check`, the compiler).

mod engine;
mod errors;
mod notation;
mod strings;
mod tokens;

use engine::Engine;
use notation::Grammar;

/// Which exception an error is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exception {
    Syntax,
    Indentation,
    Tab,
    /// None: the text nests too deep to be looked at.
    TooDeep,
}

/// An error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    pub exception: Exception,
    pub message: String,
    /// Line, column, end line and end column, from 1, columns in characters; 0 and -1 as CPython has them.
    pub place: [i64; 4],
    /// The line as the exception holds it when the text is no file.
    pub text: Option<String>,
}

/// More than the deepest rules need.
const STACK: usize = 256 << 20;

/// What is wrong with a text, from a start rule: `file`, `eval` or `single`.
pub fn error(text: &str, start: &str) -> Option<Wrong> {
    let mut text = text.replace("\r\n", "\n").replace('\r', "\n");
    if start == "file" && !text.ends_with('\n') {
        text.push('\n');
    }
    let look = || {
        let grammar = Grammar::read();
        let mut engine = Engine::new(&text, &grammar, None);
        engine.is_prompt = start == "single";
        engine.run(start)
    };
    stacker::grow(STACK, look).filter(|wrong| wrong.exception != Exception::TooDeep)
}
