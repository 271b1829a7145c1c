//! From the bytes of a file to its text.

/// The text in `bytes`, which must be UTF-8, perhaps with a byte order mark. The error is a whole message, as CPython prints it for a
/// file called `name`.
pub fn decode(name: &str, bytes: Vec<u8>) -> Result<String, String> {
    let bytes = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => rest.to_vec(),
        None => bytes,
    };
    let refused = |message: String| format!("SyntaxError: {message}\n");
    let declared = declared_encoding(&bytes);
    if let Some((line, encoding)) = declared
        && !bytes.is_ascii()
        && !matches!(encoding.to_lowercase().replace('_', "-").as_str(), "utf-8" | "utf8")
    {
        return Err(refused(format!(
            "encoding '{encoding}' in file {name} on line {line} is not supported; write the file in UTF-8"
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
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
        assert!(
            decode("a", latin.to_vec())
                .unwrap_err()
                .contains("encoding 'latin-1' in file a on line 2")
        );
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
