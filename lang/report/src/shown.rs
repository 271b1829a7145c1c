//! Text of a program as a terminal or an editor may show it.
//!
//! A program chooses the names of its classes, functions and files, and may write into its own report. So nothing of a report goes to a terminal with an
//! escape code in it, and nothing into a hover that is a link, an image or the end of a code span.
//!
//! * [`plain`] – control characters, and those that turn the direction of text, are written as Python writes them: `\x1b`.
//! * [`name`] – the same, on one line and without backticks: what stands between backticks in a sentence stays there.
//! * [`for_terminal`], [`for_editor`] – a whole event.

use std::borrow::Cow;

use serde_json::Value;

use crate::Event;

/// Whether a character is shown as it is.
fn is_plain(c: char) -> bool {
    let turns =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c == '\n' || c == '\t' || !(c.is_control() || turns)
}

fn escaped(text: &str, is_fine: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(&is_fine) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c as u32 {
            _ if is_fine(c) => out.push(c),
            code @ ..=0xff => out += &format!("\\x{code:02x}"),
            code => out += &format!("\\u{code:04x}"),
        }
    }
    out.into()
}

/// A text for a terminal. Ends of lines and tabs stay.
pub fn plain(text: &str) -> Cow<'_, str> {
    escaped(text, is_plain)
}

/// A name for a sentence.
pub fn name(text: &str) -> Cow<'_, str> {
    escaped(text, |c| is_plain(c) && !matches!(c, '\n' | '\t' | '`'))
}

/// A line of a report whose texts may go to a terminal.
pub fn for_terminal(line: &Event) -> Event {
    changed(line, &|_, text| match plain(text) {
        Cow::Owned(text) => Some(text),
        Cow::Borrowed(_) => None,
    })
}

/// A line of a report whose texts may become Markdown. Names of files stay as they are: they are looked for, not shown as Markdown.
pub fn for_editor(line: &Event) -> Event {
    changed(line, &|key, text| {
        // A message is shown as text.
        let is_text = key == "message";
        if key == "file" {
            return None;
        }
        let mut text = plain(text).into_owned();
        if text.matches('`').count() % 2 == 1 {
            text = text.replace('`', "'");
        }
        // Nothing that Markdown makes a link, an image or HTML of. A space of no width is not seen.
        for (sign, instead) in [
            ("](", "]\u{200b}("),
            ("]:", "]\u{200b}:"),
            ("][", "]\u{200b}["),
            ("://", ":\u{200b}//"),
            ("<", "‹"),
        ] {
            if is_text && sign == "<" {
                continue;
            }
            let is_code = sign == "<" || sign == "://";
            text = if is_code {
                outside_code(&text, sign, instead)
            } else {
                text.replace(sign, instead)
            };
        }
        Some(text)
    })
}

/// Replaces where no code span is.
fn outside_code(text: &str, sign: &str, instead: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts
        .map(|(at, part)| if at % 2 == 0 { part.replace(sign, instead) } else { part.to_owned() });
    parts.collect::<Vec<String>>().join("`")
}

/// An event with other texts: `change` gets the key that a text is under.
fn changed(event: &Event, change: &impl Fn(&str, &str) -> Option<String>) -> Event {
    let Ok(mut value) = serde_json::to_value(event) else { return event.clone() };
    if !walk("", &mut value, change) {
        return event.clone();
    }
    // What was an event still is one.
    Event::parse(&value.to_string()).ok().flatten().unwrap_or_else(|| event.clone())
}

/// Whether anything was changed.
fn walk(key: &str, value: &mut Value, change: &impl Fn(&str, &str) -> Option<String>) -> bool {
    match value {
        Value::String(text) => match change(key, text) {
            Some(other) if other != *text => {
                *text = other;
                true
            }
            _ => false,
        },
        Value::Array(items) => {
            items.iter_mut().fold(false, |any, item| walk(key, item, change) | any)
        }
        Value::Object(fields) => {
            let mut any = false;
            for (key, item) in fields.iter_mut() {
                any |= walk(key, item, change);
            }
            // Names may be keys, too: of classes that were seen.
            if fields.keys().any(|key| change("", key).is_some_and(|other| other != *key)) {
                let taken = std::mem::take(fields);
                fields.extend(
                    taken.into_iter().map(|(key, item)| (change("", &key).unwrap_or(key), item)),
                );
                any = true;
            }
            any
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"event":"loop","id":1,"at":{"file":"a\u001b[1m.py","function":"f\u001b[2J"},"facts":[
        {"kind":"guard","observed":{"C\u001b]0;x\u0007":3},"text":"`a` b` [x](command:evil) ![i](http://x/y.png) <img src=x>"}]}"#;

    fn event() -> Event {
        Event::parse(&LINE.replace('\n', "")).unwrap().unwrap()
    }

    #[test]
    fn names_stay_what_they_are_but_for_signs() {
        assert_eq!(plain("a\x1b[31m\u{202e}\u{9b}é\t\n"), "a\\x1b[31m\\u202e\\x9bé\t\n");
        assert_eq!(name("P`x\n**"), "P\\x60x\\x0a**");
        assert!(matches!(plain("Point"), Cow::Borrowed(_)));
    }

    #[test]
    fn no_escape_code_reaches_a_terminal() {
        let line = for_terminal(&event()).to_line();
        assert!(!line.contains("\\u001b") && !line.contains("\\u0007"), "{line}");
        assert!(
            line.contains(r#""file":"a\\x1b[1m.py""#) && line.contains(r#""C\\x1b]0;x\\x07":3"#),
            "{line}"
        );
    }

    #[test]
    fn nothing_in_a_hover_is_a_link() {
        let line = for_editor(&event()).to_line();
        assert!(!line.contains("](") && !line.contains("://") && !line.contains('<'), "{line}");
        assert!(!line.contains('`'), "an open code span: {line}");
        assert!(line.contains(r#""file":"a\u001b[1m.py""#), "{line}");
    }
}
