//! One open document: its text as the editor has it, and what follows from the text alone.

use std::sync::{Arc, OnceLock};

use ropey::Rope;
use sidewinder_compiler::compile_module;
use sidewinder_syntax::drivers::{self, Misuse};
use sidewinder_syntax::parse;
use sidewinder_syntax::source::{Diagnostic, SourceFile};
use tower_lsp::lsp_types::{Position, TextDocumentContentChangeEvent};

use crate::annotate::drift::Outline;
use crate::configuration::entries::{self, Entry};
use crate::position::{Encoding, Lines};

/// A text and what follows from it.
#[derive(Debug)]
pub struct Text {
    /// The text.
    pub text: String,
    /// Where its lines start.
    pub lines: Lines,
    /// Its functions and their tokens.
    pub outline: Outline,
    faults: OnceLock<Faults>,
    entries: OnceLock<Vec<Entry>>,
}

/// What is wrong with a text.
#[derive(Debug)]
pub struct Faults {
    /// Why it would not be compiled.
    pub errors: Vec<Diagnostic>,
    /// Hints to the JIT that are wrong.
    pub misuses: Vec<Misuse>,
}

impl Text {
    /// What follows from `text`.
    pub fn new(text: String) -> Text {
        let (lines, outline) = (Lines::of(&text), Outline::of(&text));
        Text { lines, outline, faults: OnceLock::new(), entries: OnceLock::new(), text }
    }

    /// What is wrong with it. To word that as CPython does takes a tenth of a second in a text of 20,000 lines: worked out when first asked for, by the
    /// publisher, and no request waits for it.
    pub fn faults(&self) -> &Faults {
        self.faults.get_or_init(|| {
            let file = Arc::new(SourceFile::new("", self.text.as_str()));
            let errors = compile_module(&file).err().unwrap_or_default();
            // What was compiled is not too deep for the parser.
            let misuses = match errors.is_empty() && self.text.contains("JitDriver") {
                true => drivers::misuses(&parse(&self.text).tree),
                false => Vec::new(),
            };
            Faults { errors, misuses }
        })
    }

    /// The same, if it has been worked out.
    pub fn known_faults(&self) -> Option<&Faults> {
        self.faults.get()
    }

    /// Where the program can be entered. A text has one name, which says whether it holds tests.
    pub fn entries(&self, holds_tests: bool) -> &[Entry] {
        self.entries.get_or_init(|| entries::of_text(&self.text, holds_tests))
    }
}

/// A document that is open in the editor.
#[derive(Debug)]
pub struct Document {
    /// The editor's number for this state of the text.
    pub version: i32,
    rope: Rope,
    text: OnceLock<Arc<Text>>,
}

impl Document {
    /// A document that was just opened.
    pub fn new(version: i32, text: &str) -> Document {
        Document { version, rope: Rope::from_str(text), text: OnceLock::new() }
    }

    /// The present text. Worked out once after each edit, when first asked for.
    pub fn text(&self) -> Arc<Text> {
        self.text.get_or_init(|| Arc::new(Text::new(self.rope.to_string()))).clone()
    }

    /// Applies the editor's changes, in order. Places outside the text count as its end.
    pub fn edit(
        &mut self,
        version: i32,
        changes: Vec<TextDocumentContentChangeEvent>,
        encoding: Encoding,
    ) {
        for change in changes {
            match change.range {
                None => self.rope = Rope::from_str(&change.text),
                Some(range) => {
                    let start = self.char(range.start, encoding);
                    let end = self.char(range.end, encoding).max(start);
                    self.rope.remove(start..end);
                    self.rope.insert(start, &change.text);
                }
            }
        }
        self.version = version;
        self.text = OnceLock::new();
    }

    fn char(&self, at: Position, encoding: Encoding) -> usize {
        let line = at.line as usize;
        if line >= self.rope.len_lines() {
            return self.rope.len_chars();
        }
        let text = self.rope.line(line).to_string();
        let byte = encoding.byte(&text, at.character as usize);
        self.rope.line_to_char(line) + text[..byte].chars().count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tower_lsp::lsp_types::Range;

    fn change(from: (u32, u32), to: (u32, u32), text: &str) -> TextDocumentContentChangeEvent {
        let range = Range::new(Position::new(from.0, from.1), Position::new(to.0, to.1));
        TextDocumentContentChangeEvent {
            range: Some(range),
            range_length: None,
            text: text.to_owned(),
        }
    }

    #[test]
    fn edits_apply_in_order() {
        let mut document = Document::new(1, "a🐍b\r\nsecond\n");
        document.edit(
            2,
            vec![change((0, 3), (0, 4), "B"), change((1, 0), (1, 6), "2nd")],
            Encoding::Utf16,
        );
        assert_eq!(document.text().text, "a🐍B\r\n2nd\n");
        assert_eq!(document.version, 2);
    }

    #[test]
    fn edits_outside_the_text_are_clamped() {
        let mut document = Document::new(1, "ab");
        document.edit(
            2,
            vec![change((7, 0), (9, 9), "!"), change((0, 2), (0, 1), "?")],
            Encoding::Utf8,
        );
        assert_eq!(document.text().text, "ab?!");
    }
}
