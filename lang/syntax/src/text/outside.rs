//! Text of the system: names of files, arguments, variables of the environment. They are bytes, mostly UTF-8. What is not is
//! shown as CPython does (PEP 383): each byte that fits nowhere stands as the surrogate U+DC00 + byte, and becomes that byte
//! again on the way out.

use super::{char_of, code_of, has_surrogates};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

/// The surrogates that stand for bytes.
const BYTES: std::ops::Range<u32> = 0xdc80..0xdd00;

/// A text of the system as one of a program. A character that stands for a surrogate here is taken for bytes that are no text.
pub fn text_of_outside(outside: &OsStr) -> Cow<'_, str> {
    let bytes = outside.as_bytes();
    match std::str::from_utf8(bytes) {
        Ok(text) if !has_surrogates(text) => return Cow::Borrowed(text),
        _ => {}
    }
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match code_of(c) == c as u32 {
                true => text.push(c),
                false => escape(c.encode_utf8(&mut [0; 4]).as_bytes(), &mut text),
            }
        }
        escape(chunk.invalid(), &mut text);
    }
    Cow::Owned(text)
}

fn escape(bytes: &[u8], text: &mut String) {
    text.extend(bytes.iter().filter_map(|byte| char_of(0xdc00 + *byte as u32)));
}

/// The way back. Other surrogates stay as they are written here: no file has such a name.
pub fn outside_of_text(text: &str) -> OsString {
    if !has_surrogates(text) {
        return OsString::from(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match code_of(c) {
            code if BYTES.contains(&code) => bytes.push(code as u8),
            _ => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    OsString::from_vec(bytes)
}

/// The path that a text names.
pub fn path_of_text(text: &str) -> PathBuf {
    PathBuf::from(outside_of_text(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_comes_back() {
        let names: [&[u8]; 7] = [
            b"plain",
            "\u{e9}\u{1f600}".as_bytes(),
            b"a\xffb",
            b"\xe2\x82",
            b"\xed\xa0\x80",
            b"\xf4\x8f\x80\x80",
            b"\xf5\x80\x80\x80\xc3\xa9",
        ];
        for name in names {
            let text = text_of_outside(OsStr::from_bytes(name)).into_owned();
            assert_eq!(outside_of_text(&text).as_bytes(), name);
        }
    }

    #[test]
    fn bytes_that_fit_nowhere_are_surrogates() {
        let codes = |name: &[u8]| -> Vec<u32> {
            text_of_outside(OsStr::from_bytes(name)).chars().map(code_of).collect()
        };
        assert_eq!(codes(b"a\xff\xc3\xa9"), [97, 0xdcff, 0xe9]);
        assert_eq!(codes(b"\xed\xa0\x80"), [0xdced, 0xdca0, 0xdc80]);
    }
}
