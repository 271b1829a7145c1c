//! A source file and its line table.

use std::sync::{Arc, OnceLock};

use super::{Place, Span};
use crate::ast::ModModule;
use crate::text::path_of_text;
use serde::{Deserialize, Serialize};

/// The name and text of a file. The line table is made when the first place is asked for.
#[derive(Debug)]
pub struct SourceFile {
    name: Arc<str>,
    text: OnceLock<Box<str>>,
    /// What is known of a text that is read when somebody asks for it.
    later: Option<Later>,
    /// Whether the text is what is in the file of that name, or will do for it in messages.
    is_shown: bool,
    line_starts: OnceLock<Vec<u32>>,
    /// What there is in place of a text.
    tree: Option<Box<Planted>>,
}

/// A text that is read when somebody asks for it. It may have changed by then, so that places come of the lines that it had.
struct Later {
    lines: Lines,
    read: Box<dyn Fn() -> Option<String> + Send + Sync>,
}

impl std::fmt::Debug for Later {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.lines.fmt(to)
    }
}

/// How long a text and its lines are.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lines {
    /// Bytes of the text.
    size: u32,
    /// Bytes of each line but the last, its end included: as many bytes of 255 as go into that, and the rest.
    lengths: Box<[u8]>,
}

impl Lines {
    fn of(size: u32, starts: &[u32]) -> Lines {
        let mut lengths = Vec::with_capacity(starts.len());
        for pair in starts.windows(2) {
            let mut length = pair[1] - pair[0];
            while length >= 255 {
                lengths.push(255);
                length -= 255;
            }
            lengths.push(length as u8);
        }
        Lines { size, lengths: lengths.into() }
    }

    fn starts(&self) -> Vec<u32> {
        let mut starts = vec![0];
        let mut at = 0;
        for &length in &self.lengths {
            at += u32::from(length);
            if length < 255 {
                starts.push(at);
            }
        }
        starts
    }
}

/// Where each line starts. Lines end at `\n`, `\r\n` and `\r`, as Python reads them.
fn starts(text: &str) -> Vec<u32> {
    let bytes = text.as_bytes();
    let ends = bytes
        .iter()
        .enumerate()
        .filter(|&(i, &byte)| byte == b'\n' || byte == b'\r' && bytes.get(i + 1) != Some(&b'\n'));
    std::iter::once(0).chain(ends.map(|(i, _)| i as u32 + 1)).collect()
}

/// A tree that no text was read for.
#[derive(Debug)]
struct Planted {
    tree: ModModule,
    /// Where nodes are: a span starts where the place with the number of its start does, and ends where that of its end does.
    places: Vec<Place>,
    depth: usize,
}

impl SourceFile {
    /// A file called `name`, as it stands in messages.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Box<str>>) -> SourceFile {
        SourceFile {
            name: name.into(),
            text: OnceLock::from(text.into()),
            later: None,
            is_shown: true,
            line_starts: OnceLock::new(),
            tree: None,
        }
    }
    /// A file called `name` with such lines, whose text is read when somebody asks for it; `None`: it is not there any more.
    pub fn later(
        name: impl Into<Arc<str>>,
        lines: Lines,
        read: impl Fn() -> Option<String> + Send + Sync + 'static,
    ) -> SourceFile {
        let later = Some(Later { lines, read: Box::new(read) });
        SourceFile { later, text: OnceLock::new(), ..SourceFile::new(name, "") }
    }
    /// How long its lines are, for [`SourceFile::later`].
    pub fn lines(&self) -> Lines {
        Lines::of(self.size(), self.line_starts())
    }
    fn size(&self) -> u32 {
        self.later.as_ref().map_or_else(|| self.text().len() as u32, |later| later.lines.size)
    }
    /// Whether somebody has asked for the text.
    pub fn is_read(&self) -> bool {
        self.text.get().is_some()
    }
    /// A tree that a program has made. The start and the end of a node's range are numbers of places; nodes are within each other up to this depth.
    pub fn of_tree(
        name: impl Into<Arc<str>>,
        tree: ModModule,
        places: Vec<Place>,
        depth: usize,
    ) -> SourceFile {
        let tree = Some(Box::new(Planted { tree, places, depth }));
        SourceFile { tree, ..SourceFile::unseen(name, "") }
    }
    /// The tree and its depth, if there is one in place of a text.
    pub fn tree(&self) -> Option<(&ModModule, usize)> {
        self.tree.as_ref().map(|planted| (&planted.tree, planted.depth))
    }
    /// A text that is in no file, whatever its name says: messages show no line of it.
    pub fn unseen(name: impl Into<Arc<str>>, text: impl Into<Box<str>>) -> SourceFile {
        SourceFile { is_shown: false, ..SourceFile::new(name, text) }
    }
    /// The text of a line for a message: of the file that has the name, if the text itself is not to be shown.
    pub fn shown_line(&self, line: u32) -> String {
        if self.is_shown {
            return self.line(line).to_string();
        }
        let text = std::fs::read(path_of_text(&self.name)).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        text.lines().nth((line as usize).saturating_sub(1)).unwrap_or_default().to_string()
    }
    /// A line of the file that has the name, or `None` if no file has it.
    pub fn seen_line(&self, line: i64) -> Option<String> {
        let line = u32::try_from(line).unwrap_or(0).max(1);
        let is_there = match &self.later {
            Some(_) => !self.text().is_empty(),
            None => self.is_shown || path_of_text(&self.name).is_file(),
        };
        is_there.then(|| self.shown_line(line))
    }
    /// Whether the text is what is in the file of that name.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }
    /// Its name.
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }
    /// Its text.
    pub fn text(&self) -> &str {
        self.text.get_or_init(|| {
            let text = self.later.as_ref().and_then(|later| (later.read)());
            text.unwrap_or_default().into()
        })
    }
    /// The text of a span; empty if it is not one of this file.
    pub fn slice(&self, span: Span) -> &str {
        self.text().get(span.start as usize..span.end as usize).unwrap_or("")
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| match &self.later {
            Some(later) => later.lines.starts(),
            None => starts(self.text()),
        })
    }
    /// How many lines it has, an empty one after a last line end included.
    pub fn line_count(&self) -> u32 {
        self.line_starts().len() as u32
    }
    /// The line, counted from 1, that a byte is on.
    pub fn line_of(&self, offset: u32) -> u32 {
        if let Some(planted) = &self.tree {
            return planted.places.get(offset as usize).map_or(1, |place| place.line);
        }
        self.line_starts().partition_point(|&start| start <= offset) as u32
    }
    /// The bytes of a line without its line end; empty beyond the last line.
    pub fn line_span(&self, line: u32) -> Span {
        // Of the text as it is now, which may be another one.
        let (text, now) = (self.text(), self.later.as_ref().map(|_| starts(self.text())));
        let starts = now.as_deref().unwrap_or_else(|| self.line_starts());
        let Some(&start) = (line as usize).checked_sub(1).and_then(|index| starts.get(index))
        else {
            return Span::new(text.len() as u32, text.len() as u32);
        };
        let end = starts.get(line as usize).map_or(text.len(), |&end| end as usize);
        let content = text[start as usize..end].trim_end_matches(['\n', '\r']);
        Span::new(start, start + content.len() as u32)
    }
    /// The text of a line, counted from 1, without its line end.
    pub fn line(&self, line: u32) -> &str {
        self.slice(self.line_span(line))
    }

    fn line_and_column(&self, offset: u32) -> (u32, u32) {
        let offset = offset.min(self.size());
        let line = self.line_of(offset);
        (line, offset - self.line_starts()[line as usize - 1])
    }
    /// The line in which a span begins.
    pub fn first_line_of(&self, span: Span) -> u32 {
        match &self.tree {
            Some(_) => self.place(span).line,
            None => self.line_of(span.start.min(self.size())),
        }
    }
    /// Where a span is.
    pub fn place(&self, span: Span) -> Place {
        if let Some(planted) = &self.tree {
            let at = |number: u32| planted.places.get(number as usize).copied();
            let nowhere = Place { line: 1, column: 0, end_line: 1, end_column: 0 };
            let (start, end) = (at(span.start).unwrap_or(nowhere), at(span.end).unwrap_or(nowhere));
            return Place { end_line: end.end_line, end_column: end.end_column, ..start };
        }
        let (line, column) = self.line_and_column(span.start);
        let (end_line, end_column) = self.line_and_column(span.end.max(span.start));
        Place { line, column, end_line, end_column }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_in_python() {
        let file = SourceFile::new("f", "a\nb\r\nc\rd");
        assert_eq!(file.line_count(), 4);
        assert_eq!([1, 2, 3, 4, 5].map(|line| file.line(line)), ["a", "b", "c", "d", ""]);
        assert_eq!(file.line_of(0), 1);
        assert_eq!(file.line_of(5), 3);
    }

    #[test]
    fn a_text_that_is_read_later_may_be_another_one() {
        let long = "x".repeat(255 + 255 + 3);
        let text = format!("a\nb\r\n{long}\n{}\n\n  end", "y".repeat(254));
        let lines = SourceFile::new("f", &*text).lines();
        let (own, same) = (SourceFile::new("f", &*text), text.clone());
        let same = SourceFile::later("f", lines.clone(), move || Some(same.clone()));
        let other = SourceFile::later("f", lines.clone(), || Some("é\né".into()));
        let gone = SourceFile::later("f", lines, || None);
        for offset in 0..text.len() as u32 + 2 {
            let place = own.place(Span::new(offset, offset + 4));
            assert_eq!(
                [&same, &other, &gone].map(|file| file.place(Span::new(offset, offset + 4))),
                [place; 3]
            );
        }
        assert_eq!([&same, &other, &gone].map(|file| file.is_read()), [false; 3]);
        assert!((1..9).all(|line| own.line(line) == same.line(line)));
        assert_eq!([1, 2, 3].map(|line| other.line(line)), ["é", "é", ""]);
        assert_eq!(
            (other.seen_line(2), gone.seen_line(2), gone.line(1)),
            (Some("é".into()), None, "")
        );
    }

    #[test]
    fn places_beyond_the_end_are_at_the_end() {
        let file = SourceFile::new("f", "ab");
        assert_eq!(
            file.place(Span::new(9, 9)),
            Place { line: 1, column: 2, end_line: 1, end_column: 2 }
        );
    }
}
