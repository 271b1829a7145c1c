//! Why an escape sequence in a string is none.

/// CPython's message about the first bad escape of the string literal that `written` starts with.
pub fn message(written: &str) -> Option<String> {
    let content = written.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let quotes =
        ["\"\"\"", "'''", "\"", "'"].into_iter().find(|quotes| content.starts_with(quotes))?;
    in_content(&content[quotes.len()..])
}

/// CPython's message about the first bad escape in a text. Other characters than those of ASCII count as the escape of their code.
pub fn in_content(content: &str) -> Option<String> {
    const WRITTEN: usize = "\\U00000000".len();
    let content = content.as_bytes();
    let mut wider = 0;
    let mut at = 0;
    while at + 1 < content.len() {
        if content[at] != b'\\' {
            if content[at] >= 0xc0 {
                let bytes = content[at..].iter().skip(1).take_while(|b| **b & 0xc0 == 0x80);
                wider += WRITTEN - 1 - bytes.count();
            }
            at += 1;
            continue;
        }
        let digits = |wanted: usize| {
            content[at + 2..].iter().take(wanted).take_while(|b| b.is_ascii_hexdigit()).count()
        };
        let bad = match content[at + 1] {
            b'x' if digits(2) < 2 => Some((2 + digits(2), "truncated \\xXX escape")),
            b'u' if digits(4) < 4 => Some((2 + digits(4), "truncated \\uXXXX escape")),
            b'U' if digits(8) < 8 => Some((2 + digits(8), "truncated \\UXXXXXXXX escape")),
            b'U' => {
                let code = std::str::from_utf8(&content[at + 2..at + 10]).ok()?;
                let is_character = u32::from_str_radix(code, 16).is_ok_and(|code| code <= 0x10ffff);
                (!is_character).then_some((10, "illegal Unicode character"))
            }
            b'N' => match (content.get(at + 2), content[at..].iter().position(|&b| b == b'}')) {
                (Some(b'{'), Some(end)) => {
                    let name = std::str::from_utf8(&content[at + 3..at + end]).ok()?;
                    // A name that is known is no error; whatever the parser minds comes later.
                    is_unknown(name).then_some((end + 1, "unknown Unicode character name"))
                }
                (Some(b'{'), None) => Some((content.len() - at, "malformed \\N character escape")),
                _ => Some((2, "malformed \\N character escape")),
            },
            _ => None,
        };
        if let Some((length, reason)) = bad {
            let start = at + wider;
            let place = match length {
                1 => format!("{start}"),
                _ => format!("{start}-{}", start + length - 1),
            };
            return Some(format!(
                "(unicode error) 'unicodeescape' codec can't decode bytes in position {place}: {reason}"
            ));
        }
        at += 2;
    }
    None
}

/// Whether the parser does not know a character by that name.
fn is_unknown(name: &str) -> bool {
    super::parser::parse_expression(&format!("'\\N{{{name}}}'")).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_escapes_are_placed() {
        let reason = |text: &str| {
            message(text).map(|message| message.split_once("position ").unwrap().1.to_string())
        };
        assert_eq!(reason("'\\x1'"), Some("0-2: truncated \\xXX escape".into()));
        assert_eq!(reason("'ab\\N{foo}'"), Some("2-8: unknown Unicode character name".into()));
        assert_eq!(reason("'\\u12'"), Some("0-3: truncated \\uXXXX escape".into()));
        assert_eq!(reason("'\\\\x1'"), None);
        assert_eq!(reason("'\\N{BULLET}'"), None);
    }
}
