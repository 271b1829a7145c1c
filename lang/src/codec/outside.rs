//! Strings for the system and from it.

use std::ffi::OsStr;

use sidewinder_syntax::text::text_of_outside;

use crate::object::{Bytes, Raised, Str, Value};
use crate::vm::Vm;

impl Vm {
    /// A text of the system as a string.
    pub fn new_outside_str(&mut self, outside: &OsStr) -> Result<Value, Raised> {
        self.new_str(&text_of_outside(outside))
    }

    /// The bytes that a string is to the system; UnicodeEncodeError where surrogates stand for none.
    pub fn outside_bytes(&mut self, text: Str) -> Result<Vec<u8>, Raised> {
        if !text.has_surrogates() {
            return Ok(text.text().as_bytes().to_vec());
        }
        let (encoding, errors) = (self.new_str("utf-8")?, self.new_str("surrogateescape")?);
        let bytes = self.encode(text, encoding, errors)?;
        Ok(Bytes(bytes).data().to_vec())
    }
}
