//! From the bytes of a file to its text.

/// A text whose lines end as Python reads them: in `\n`, also within string literals.
pub fn plain_lines(text: String) -> String {
    match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n"),
        false => text,
    }
}

/// The text in `bytes`: UTF-8, perhaps with a byte order mark, or what the first lines say. The error is a whole message, as CPython prints it
/// for a file called `name`.
pub fn decode(name: &str, bytes: Vec<u8>) -> Result<String, String> {
    let refused = |message: String| format!("SyntaxError: {message}\n");
    let (bytes, has_mark) = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => (rest.to_vec(), true),
        None => (bytes, false),
    };
    let declared = declared_encoding(&bytes).map(|(_, encoding)| encoding);
    if let Some(declared) = &declared {
        let encoding = normal(declared);
        if has_mark && encoding != "utf-8" {
            return Err(refused(format!("encoding problem: {encoding} with BOM")));
        }
        if encoding != "utf-8" {
            return match of_one_byte(&encoding) {
                Some(table) => bytes.iter().map(|&byte| table(byte)).collect::<Option<String>>(),
                None => None,
            }
            .map(plain_lines)
            .ok_or_else(|| refused(format!("encoding problem: {declared}")));
        }
    }
    String::from_utf8(bytes).map(plain_lines).map_err(|error| {
        let wrong = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let line = 1 + bytes[..wrong].iter().filter(|&&byte| byte == b'\n').count();
        let byte = bytes[wrong];
        refused(format!(
            "Non-UTF-8 code starting with '\\x{byte:02x}' in file {name} on line {line}, but no encoding \
             declared; see https://peps.python.org/pep-0263/ for details"
        ))
    })
}

/// The name of an encoding as CPython's tokenizer spells it.
fn normal(name: &str) -> String {
    let name = name.to_ascii_lowercase().replace('_', "-");
    let is_one_of = |names: &[&str]| {
        names.iter().any(|known| {
            name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })
    };
    if is_one_of(&["utf-8", "utf8"]) {
        "utf-8".into()
    } else if is_one_of(&["latin-1", "iso-8859-1", "iso-latin-1"]) {
        "iso-8859-1".into()
    } else {
        name
    }
}

/// What a byte means in an encoding of one byte for each character.
fn of_one_byte(encoding: &str) -> Option<fn(u8) -> Option<char>> {
    /// The characters of Windows' Latin between 0x80 and 0x9f.
    const WINDOWS: &str = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
    /// Where Latin 9 is not Latin 1.
    const LATIN_9: [(u8, char); 8] = [
        (0xa4, '€'),
        (0xa6, 'Š'),
        (0xa8, 'š'),
        (0xb4, 'Ž'),
        (0xb8, 'ž'),
        (0xbc, 'Œ'),
        (0xbd, 'œ'),
        (0xbe, 'Ÿ'),
    ];
    Some(match encoding {
        "iso-8859-1" | "latin1" | "l1" | "iso8859-1" | "8859" | "cp819" => {
            |byte| Some(byte as char)
        }
        "ascii" | "us-ascii" | "646" => |byte| byte.is_ascii().then_some(byte as char),
        "cp1252" | "windows-1252" | "1252" => |byte| match byte {
            0x80..=0x9f => WINDOWS.chars().nth(byte as usize - 0x80).filter(|c| *c != '\0'),
            _ => Some(byte as char),
        },
        "iso-8859-15" | "latin-9" | "latin9" | "iso8859-15" => |byte| {
            let other = LATIN_9.iter().find(|(known, _)| *known == byte);
            Some(other.map_or(byte as char, |(_, c)| *c))
        },
        _ => return None,
    })
}

/// The line and the name of the encoding that one of the first two lines declares.
fn declared_encoding(bytes: &[u8]) -> Option<(usize, String)> {
    for (line, text) in (1..).zip(bytes.split(|&byte| byte == b'\n').take(2)) {
        let text = String::from_utf8_lossy(text);
        let comment = text.trim_start_matches([' ', '\t', '\x0c']);
        if !comment.starts_with('#') {
            if comment.trim().is_empty() {
                continue;
            }
            return None;
        }
        let Some(at) = comment.find("coding") else { continue };
        let Some(rest) = comment[at + 6..].strip_prefix([':', '=']) else { continue };
        let is_part = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let encoding: String = rest.trim_start().chars().take_while(is_part).collect();
        return (!encoding.is_empty()).then_some((line, encoding));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_utf_8() {
        assert_eq!(decode("a", b"\xef\xbb\xbfx = 1".to_vec()).unwrap(), "x = 1");
        assert_eq!(decode("a", "é".into()).unwrap(), "é");
        let latin = b"#!/usr/bin/env python3\n# -*- coding: latin-1 -*-\nx = '\xe9'\n";
        assert!(decode("a", latin.to_vec()).unwrap().ends_with("'é'\n"));
        let windows = decode("a", b"# coding: cp1252\n'\x80'".to_vec());
        assert!(windows.unwrap().ends_with("'€'"));
        assert!(decode("a", b"# coding: latin-1\nx = 1\n".to_vec()).is_ok());
        assert!(decode("a", "# vim: fileencoding=utf8\né".into()).is_ok());
    }

    #[test]
    fn what_is_no_text_is_refused_with_its_line() {
        let message = decode("a.py", b"x = 1\ny = '\xff'\n".to_vec()).unwrap_err();
        let start = "SyntaxError: Non-UTF-8 code starting with '\\xff' in file a.py on line 2, but";
        assert!(message.starts_with(start), "{message}");
    }
}
