//! Text that may have lone surrogates, while it is being written.

/// UTF-8 in which surrogates are written like other characters: three bytes each.
#[derive(Clone, Default, Debug)]
pub struct Wtf8 {
    bytes: Vec<u8>,
    chars: usize,
    surrogates: bool,
}

/// Whether a code point is a surrogate.
pub fn is_surrogate(code: u32) -> bool {
    (0xd800..0xe000).contains(&code)
}

impl Wtf8 {
    /// Appends a code point. A high and a low surrogate stay two characters.
    pub fn push(&mut self, code: u32) {
        self.chars += 1;
        match char::from_u32(code) {
            Some(c) => self.bytes.extend(c.encode_utf8(&mut [0; 4]).bytes()),
            None => {
                self.surrogates = true;
                let low = |shift: u32| 0x80 | (code >> shift & 0x3f) as u8;
                self.bytes.extend([0xe0 | (code >> 12 & 0xf) as u8, low(6), low(0)]);
            }
        }
    }

    /// Appends text.
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend(text.bytes());
        self.chars += crate::object::str::count_chars(text);
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many characters there are.
    pub fn len(&self) -> usize {
        self.chars
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.chars == 0
    }

    /// Whether one of them is a lone surrogate.
    pub fn has_surrogates(&self) -> bool {
        self.surrogates
    }
}

impl FromIterator<u32> for Wtf8 {
    fn from_iter<I: IntoIterator<Item = u32>>(codes: I) -> Wtf8 {
        let mut text = Wtf8::default();
        codes.into_iter().for_each(|code| text.push(code));
        text
    }
}
