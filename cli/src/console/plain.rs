//! A prompt without a terminal: a line at a time, as CPython reads a pipe with `-i`. Prompts go to standard error.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use sidewinder_lang::interp::{Asker, Editor, Prompts, Typed};
use sidewinder_syntax::prompt::goes_on;

/// See the file's page.
pub struct Plain;

impl Editor for Plain {
    fn edit(&mut self, prompts: &Prompts, _: &Arc<Asker>) -> Typed {
        let mut text = String::new();
        loop {
            let prompt = if text.is_empty() { &prompts.first } else { &prompts.more };
            let _ = io::stderr().write_all(prompt.as_bytes());
            let mut bytes = Vec::new();
            match io::stdin().lock().read_until(b'\n', &mut bytes) {
                Err(_) => return Typed::End,
                // What was begun is run: its error says what is missing.
                Ok(0) if text.is_empty() => return Typed::End,
                Ok(0) => return Typed::Text(text),
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim_end_matches(['\r', '\n']);
            if !text.is_empty() {
                text.push('\n');
            }
            text += line;
            if !goes_on(&text) {
                return Typed::Text(text);
            }
        }
    }
}
