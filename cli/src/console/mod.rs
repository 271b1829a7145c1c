//! The prompt: `sidewinder` on a terminal, and `-i` behind a program.
//!
//! **In:** a terminal or a pipe, and the environment (PYTHONSTARTUP, XDG_STATE_HOME). **Out:** texts for the program's thread, which runs them
//! (`sidewinder_lang::interp::Console`).
//!
//! ```text
//! a terminal            line: reedline, with history, completion and several lines at once
//! a pipe, TERM=dumb     plain: a line at a time, as CPython reads them
//! %jit, either way      facts: what the JIT did with the last input
//! ```
//!
//! The line editor is reedline, the one of Nushell: unlike rustyline it edits several lines as one text and has a prompt for each further line, which is what
//! `sys.ps2` is.
//!
//! **Absent:** running anything.

mod facts;
mod line;
mod plain;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;

use sidewinder_lang::interp::{Asker, Editor, Prompts, Typed};

use crate::version::{PYTHON, VERSION};
pub use facts::Facts;

/// What asks the JIT's facts for.
const MAGIC: &str = "%jit";

/// What is shown first.
pub fn banner() -> String {
    format!(
        "Python {PYTHON} (Sidewinder {VERSION}) on {}\n\
         Type \"%jit\" for what the JIT did with the last input, \"exit()\" or Ctrl-D to end.\n",
        std::env::consts::OS
    )
}

/// The folder for what is kept between sessions: the history.
fn history() -> Option<PathBuf> {
    let named =
        std::env::var_os("XDG_STATE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named.or_else(|| Some(std::env::home_dir()?.join(".local/state")))?;
    Some(folder.join("sidewinder/history"))
}

/// What reads from the standard input, as far as that can be edited.
pub fn editor(facts: Facts) -> Box<dyn Editor> {
    let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    let inner: Box<dyn Editor> = match is_terminal && !is_dumb {
        true => Box::new(line::Line::new(history())),
        false => Box::new(plain::Plain),
    };
    Box::new(Magic { inner, facts })
}

/// Answers `%jit` itself, and gives everything else on.
struct Magic {
    inner: Box<dyn Editor>,
    facts: Facts,
}

impl Editor for Magic {
    fn edit(&mut self, prompts: &Prompts, asker: &Arc<Asker>) -> Typed {
        loop {
            let typed = self.inner.edit(prompts, asker);
            let Typed::Text(text) = &typed else { return typed };
            match text.trim() {
                MAGIC => self.facts.tell(),
                "" => {}
                _ => {
                    self.facts.forget();
                    return typed;
                }
            }
        }
    }
}
