//! Lone surrogates, which are no characters to Rust.
//!
//! Each stands as a character of private use, [`SURROGATES`] and the 2047 after it, and [`code_of`] and [`char_of`] convert between the two:
//! everything that works on text works on them. These characters themselves cannot be had.

/// What stands for the first surrogate, U+D800.
pub const SURROGATES: u32 = 0x10f000;
/// The first surrogate.
const FIRST: u32 = 0xd800;
/// How many there are.
const COUNT: u32 = 0x800;

/// The code point that a character stands for.
#[inline]
pub fn code_of(c: char) -> u32 {
    let code = c as u32;
    if (SURROGATES..SURROGATES + COUNT).contains(&code) { code - SURROGATES + FIRST } else { code }
}

/// The character for a code point; `None` if it is none, or stands for another one.
#[inline]
pub fn char_of(code: u32) -> Option<char> {
    match code {
        FIRST..0xe000 => char::from_u32(code - FIRST + SURROGATES),
        _ if (SURROGATES..SURROGATES + COUNT).contains(&code) => None,
        _ => char::from_u32(code),
    }
}

/// Whether some characters of a text stand for surrogates.
pub fn has_surrogates(text: &str) -> bool {
    let mut rest = text.as_bytes();
    // A byte that starts a character of four: most texts have none.
    while let Some(at) = memchr::memchr(0xf4, rest) {
        if rest[at + 1] == 0x8f && rest[at + 2] < 0xa0 {
            return true;
        }
        rest = &rest[at + 4..];
    }
    false
}
