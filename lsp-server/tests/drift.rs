//! Random edits: whatever is typed, no fact is out of place, none is shown of code that changed, and none is lost of code that did not.
//!
//! The oracle knows nothing of the server's: it holds its own text, counts columns by itself, and compares functions word by word.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use sidewinder_lsp::annotate::kinds::Choice;
use sidewinder_lsp::annotate::{Reading, Texts};
use sidewinder_lsp::document::{Document, Text};
use sidewinder_lsp::position::Encoding;
use sidewinder_report::Report;
use tower_lsp::lsp_types::{Position, Range, TextDocumentContentChangeEvent};

/// Functions that have facts.
const FUNCTIONS: usize = 12;

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

/// A program with CRLF in parts, tabs, emoji and CJK; `filler` lines without facts lie between its functions.
fn program(filler: usize) -> String {
    let mut text = String::from("# -*- coding: utf-8 -*-\nimport sys\n\n");
    for k in 0..FUNCTIONS {
        let (end, tab) = if k % 3 == 0 { ("\r\n", "\t") } else { ("\n", "    ") };
        let lines = [
            format!("def f_{k}(a_{k}):"),
            format!("{tab}'''日本語 🐍 {k}'''"),
            format!("{tab}total_{k} = '\u{1F40D}𝒳'; s_{k} = 0"),
            format!("{tab}for item_{k} in a_{k}:  # é 漢"),
            format!("{tab}{tab}x = '𝒳漢é'; s_{k} += item_{k}"),
            format!("{tab}return s_{k}"),
        ];
        lines.iter().for_each(|line| text += &format!("{line}{end}"));
        text += end;
        for n in 0..filler / FUNCTIONS / 3 {
            text += &format!("def filler_{k}_{n}(a):\n    return a + {n}  # 字\n\n");
        }
    }
    text
}

/// Where a line and a column in bytes are: line from 1.
fn place(text: &str, what: &str) -> String {
    let at = text.find(what).expect("it is there");
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = at - before.rfind('\n').map_or(0, |end| end + 1);
    format!(
        r#"{{"file":"a.py","line":{line},"column":{column},"end_line":{line},"end_column":{}}}"#,
        column + what.len()
    )
}

/// A report with a loop and a fact for each function.
fn report(text: &str) -> Report {
    let loops: Vec<String> = (0..FUNCTIONS)
        .map(|k| {
            let (header, body) = marks(k);
            format!(
                r#"{{"id":{},"kind":"loop","at":{},"iterations":5000,"facts":[{{"kind":"allocation","class":"P","code":"SW201","text":"of {k}","at":{}}}]}}"#,
                k + 1,
                place(text, &header),
                place(text, &body)
            )
        })
        .collect();
    let line = format!(r#"{{"event":"summary","loops":[{}]}}"#, loops.join(","));
    Report::parse(&line).expect("a report")
}

/// What the loop and the fact of a function are about.
fn marks(k: usize) -> (String, String) {
    (format!("for item_{k} in a_{k}"), format!("s_{k} += item_{k}"))
}

/// The words of a function of the text, without comments and space; `None`: it is not there, or more than once.
fn words(text: &str, k: usize) -> Option<Vec<String>> {
    let head = format!("def f_{k}(");
    let mut starts = text.match_indices(&head).map(|found| found.0);
    let (start, None) = (starts.next()?, starts.next()) else { return None };
    let mut words = Vec::new();
    for (n, line) in text[start..].split(['\n', '\r']).enumerate() {
        let code = line.split('#').next().unwrap_or_default();
        if code.trim().is_empty() {
            continue;
        }
        if n > 0 && !code.starts_with([' ', '\t']) {
            break;
        }
        words.push(code.trim_matches([' ', '\t']).to_owned());
    }
    Some(words)
}

/// The position of a byte, counted anew.
fn position(text: &str, byte: usize, encoding: Encoding) -> Position {
    let before = &text[..byte];
    let mut line_start = 0;
    let mut line = 0;
    for (at, byte) in before.bytes().enumerate() {
        let next = text.as_bytes().get(at + 1);
        let is_end = byte == b'\n' || byte == b'\r' && next != Some(&b'\n');
        if is_end {
            (line, line_start) = (line + 1, at + 1);
        }
    }
    let within = &before[line_start..];
    let column = match encoding {
        Encoding::Utf8 => within.len(),
        Encoding::Utf16 => within.encode_utf16().count(),
        Encoding::Utf32 => within.chars().count(),
    };
    Position::new(line, column as u32)
}

/// A change: these bytes become this text.
type Edit = (std::ops::Range<usize>, String);

/// Some character boundary.
fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A place between lines.
fn line_start(text: &str, random: &mut Random) -> usize {
    let at = boundary(text, random.below(text.len() + 1));
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

fn edit(text: &str, random: &mut Random) -> Edit {
    let at = line_start(text, random);
    match random.below(8) {
        0 => (at..at, "# 注釈 🐍\n".into()),
        1 => (at..at, ["\n", "\r\n", "\n\n\n"][random.below(3)].into()),
        2 => {
            let end = text[at..].find(['\r', '\n']).map_or(text.len(), |end| at + end);
            (end..end, "  # 𝒳".into())
        }
        3 => {
            let k = random.below(FUNCTIONS);
            let at = text.find(&format!("+= item_{k}")).unwrap_or(at);
            (at..at, "+ 1 ".into())
        }
        4 => {
            let k = random.below(FUNCTIONS);
            let at = text.find(&format!("def f_{k}(")).unwrap_or(at);
            (at..at, "import os\ndef 字(x):\n    return x\n\n".into())
        }
        5 => {
            let from = boundary(text, random.below(text.len() + 1));
            let to = boundary(text, (from + random.below(40)).min(text.len()));
            (from..to, String::new())
        }
        6 => {
            let at = boundary(text, random.below(text.len() + 1));
            let typed = [
                "(", "'", "🐍", "漢", "\t", "\u{c}", "\u{2028}", "\u{85}", "\r", "\"\"\"", ":", "#",
            ];
            (at..at, typed[random.below(typed.len())].into())
        }
        _ => (at..at, format!("y_{} = {}\n", random.below(9), random.below(9))),
    }
}

/// Whether an end of the edit, or of its undoing, lies within the end of a line, where no editor has a place.
fn splits(text: &str, (bytes, new): &Edit) -> bool {
    let is_within =
        |text: &str, at: usize| text[..at].ends_with('\r') && text[at..].starts_with('\n');
    let mut after = text.to_owned();
    after.replace_range(bytes.clone(), new);
    let ends = [
        (text, bytes.start),
        (text, bytes.end),
        (&after, bytes.start),
        (&after, bytes.start + new.len()),
    ];
    ends.into_iter().any(|(text, at)| is_within(text, at))
}

/// Does so many edits in a program, and looks after each whether all is as it must be. Gives how often facts were there, and how often they were withdrawn.
fn edits(filler: usize, n: usize, seed: u64, encoding: Encoding) -> (usize, usize) {
    let original = program(filler);
    let report = report(&original);
    let path = Path::new("/x/a.py");
    let of = |text: Arc<Text>| Texts::from([(path.to_owned(), text)]);
    let was = of(Arc::new(Text::new(original.clone())));
    let mut document = Document::new(0, &original);
    let mut text = original.clone();
    let mut undo: Vec<Edit> = Vec::new();
    let mut random = Random(seed);
    let (mut there, mut withdrawn) = (0, 0);
    for version in 1..=n {
        let is_broken = !document.text().faults().errors.is_empty();
        let back = if is_broken { 80 } else { 30 };
        let (bytes, new) = match undo.pop() {
            Some(last) if random.below(100) < back => last,
            last => {
                undo.extend(last);
                let mut edit = edit(&text, &mut random);
                if splits(&text, &edit) {
                    edit = (0..0, "# first\n".into());
                }
                undo.push((
                    edit.0.start..edit.0.start + edit.1.len(),
                    text[edit.0.clone()].to_owned(),
                ));
                edit
            }
        };
        let span = Range::new(
            position(&text, bytes.start, encoding),
            position(&text, bytes.end, encoding),
        );
        text.replace_range(bytes, &new);
        let change =
            TextDocumentContentChangeEvent { range: Some(span), range_length: None, text: new };
        document.edit(version as i32, vec![change], encoding);
        let now = document.text();
        assert_eq!(now.text, text, "edit {version} of seed {seed}");
        let (texts, root) = (of(now.clone()), Path::new("/x"));
        let reading =
            Reading { report: &report, run: 1, root, was: &was, now: &texts, since: None };
        let mut shown: BTreeMap<usize, usize> = BTreeMap::new();
        for note in
            reading.annotations(path, &Choice::default()).iter().filter(|note| note.label.is_some())
        {
            let here = &text[note.range.clone()];
            let k: usize = here
                .chars()
                .skip_while(|c| *c != '_')
                .skip(1)
                .take_while(char::is_ascii_digit)
                .collect::<String>()
                .parse()
                .unwrap_or(99);
            let (header, body) = marks(k);
            // Space between the words of it may have been typed.
            let bare = |text: &str| text.replace(char::is_whitespace, "");
            assert!(
                [header, body].iter().any(|mark| bare(mark) == bare(here)),
                "edit {version} of seed {seed}: a fact is at {here:?}"
            );
            let span = now.lines.span(&text, &note.range, encoding);
            let expected = Range::new(
                position(&text, note.range.start, encoding),
                position(&text, note.range.end, encoding),
            );
            assert_eq!(span, expected, "edit {version} of seed {seed}");
            *shown.entry(k).or_default() += 1;
        }
        for k in 0..FUNCTIONS {
            let (now_words, words) = (words(&text, k), words(&original, k));
            let is_same = now_words == words;
            // Space between words is no change; in a string it is.
            let spaceless = |words: &Option<Vec<String>>| {
                words.as_ref().map(|all| all.concat().replace(char::is_whitespace, ""))
            };
            let is_other = spaceless(&now_words) != spaceless(&words);
            match shown.get(&k) {
                // What the text says of itself counts only where it is a program.
                Some(_) if is_other && now.faults().errors.is_empty() => {
                    panic!("edit {version} of seed {seed}: facts of f_{k}, which changed")
                }
                None if is_same && now.faults().errors.is_empty() => {
                    panic!("edit {version} of seed {seed}: the facts of f_{k} are lost")
                }
                Some(n) => there += n,
                None => withdrawn += 1,
            }
        }
    }
    (there, withdrawn)
}

#[test]
fn a_thousand_edits_misplace_no_fact() {
    for (seed, encoding) in [(7, Encoding::Utf8), (8, Encoding::Utf16), (9, Encoding::Utf32)] {
        let (there, withdrawn) = edits(0, 1000, seed, encoding);
        assert!(there > 5000 && withdrawn > 200, "{there} {withdrawn}");
    }
}

#[test]
fn nor_in_a_file_of_twenty_thousand_lines() {
    assert!(program(20_000).lines().count() > 20_000);
    let (there, withdrawn) = edits(20_000, 40, 10, Encoding::Utf16);
    assert!(there > 400, "{there} {withdrawn}");
}
