//! Hovers: the long stories of what is under the cursor. Nothing where there are no facts, so that other servers' hovers
//! stay alone.

use std::ops::Range;

use tower_lsp::lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};

use crate::annotate::Annotation;
use crate::annotate::notes::plain;
use crate::position::Encoding;
use crate::state::Page;

/// Stories in one hover.
const MOST: usize = 8;

/// The hover at a position.
pub fn at(page: &Page, position: Position, encoding: Encoding, markdown: bool) -> Option<Hover> {
    let text = &page.text;
    let byte = text.lines.offset(&text.text, position, encoding);
    let line = text.lines.line(byte);
    let covers = |note: &&Annotation| {
        if note.kind.is_whole_line() {
            text.lines.line(note.range.start) == line
        } else {
            note.range.contains(&byte)
        }
    };
    let mut notes: Vec<&Annotation> = page.annotations.iter().filter(covers).collect();
    // The line's own story, then what is closest to the cursor, and of one place what can be acted on.
    notes.sort_by_key(|note| {
        (!note.kind.is_whole_line(), note.range.len(), note.advice.is_none(), note.kind)
    });
    let narrowest: Range<usize> =
        notes.iter().map(|note| note.range.clone()).min_by_key(ExactSizeIterator::len)?;
    let value = join(notes.iter().map(|note| note.detail.as_str()), page.source.as_deref());
    let contents = if markdown {
        MarkupContent { kind: MarkupKind::Markdown, value }
    } else {
        MarkupContent { kind: MarkupKind::PlainText, value: plain(&value) }
    };
    Some(Hover {
        contents: HoverContents::Markup(contents),
        range: Some(text.lines.span(&text.text, &narrowest, encoding)),
    })
}

/// Stories one under the other, each once, with the run that they come from.
pub fn join<'a>(stories: impl Iterator<Item = &'a str>, source: Option<&str>) -> String {
    let mut told: Vec<(&str, usize)> = Vec::new();
    for story in stories {
        match told.iter_mut().find(|(known, _)| *known == story) {
            Some((_, times)) => *times += 1,
            None => told.push((story, 1)),
        }
    }
    let more = told.len().saturating_sub(MOST);
    let mut parts: Vec<String> = told
        .into_iter()
        .take(MOST)
        .map(|(story, times)| match times {
            1 => story.to_owned(),
            n => format!("{story} (In {n} traces.)"),
        })
        .collect();
    if more > 0 {
        parts.push(format!("{more} more."));
    }
    parts.extend(source.map(|source| format!("*{source}*")));
    parts.join("\n\n")
}
