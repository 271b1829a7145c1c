//! Text being written code point by code point; surrogates stand as characters of their own (`sidewinder_syntax::text`).

use sidewinder_syntax::text::char_of;

/// Whether a code point is a surrogate.
pub fn is_surrogate(code: u32) -> bool {
    (0xd800..0xe000).contains(&code)
}

/// Text made of code points.
#[derive(Clone, Default, Debug)]
pub struct Codes {
    text: String,
    /// Whether there was a code point that no string can have.
    strange: bool,
}

impl Codes {
    /// Appends a code point. A high and a low surrogate stay two characters.
    pub fn push(&mut self, code: u32) {
        match char_of(code) {
            Some(c) => self.text.push(c),
            None => self.strange = true,
        }
    }

    /// Appends text.
    pub fn push_str(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// How long the text is, for [`Codes::cut`].
    pub fn mark(&self) -> usize {
        self.text.len()
    }

    /// Takes back what came after a mark.
    pub fn cut(&mut self, mark: usize) {
        self.text.truncate(mark);
    }

    /// The text; `None` if a code point was one that no string can have.
    pub fn text(&self) -> Option<&str> {
        (!self.strange).then_some(&self.text)
    }
}
