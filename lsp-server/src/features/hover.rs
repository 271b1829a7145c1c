//! Hovers: the long stories of what is under the cursor. Nothing where there are no facts, so that other servers' hovers
//! stay alone. In full mode the name's signature and docstring come first.

use std::ops::Range;

use tower_lsp::lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};

use crate::annotate::Annotation;
use crate::annotate::notes::plain;
use crate::position::Encoding;
use crate::python::describe::{Described, describe};
use crate::state::Page;

use super::view::View;

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

/// What the name at a position is, above the hover that there is already.
pub fn with_name(
    hover: Option<Hover>,
    view: &View,
    position: Position,
    markdown: bool,
) -> Option<Hover> {
    let byte = view.byte(position);
    let names = view.file.text.names();
    let described = names.mention(byte).and_then(|mention| {
        let target = view.project.find(&view.file, mention).target()?;
        Some((describe(&target)?, mention.range.clone()))
    });
    let Some((described, range)) = described else { return hover };
    let mut value = told(&described, markdown);
    if let Some(HoverContents::Markup(story)) = hover.map(|hover| hover.contents) {
        value += if markdown { "\n\n---\n\n" } else { "\n\n" };
        value += &story.value;
    }
    let kind = if markdown { MarkupKind::Markdown } else { MarkupKind::PlainText };
    Some(Hover {
        contents: HoverContents::Markup(MarkupContent { kind, value }),
        range: Some(view.span(&range)),
    })
}

fn told(described: &Described, markdown: bool) -> String {
    let parts = [("python", Some(&described.signature)), ("text", described.doc.as_ref())];
    let parts = parts.into_iter().filter_map(|(language, text)| {
        let text = text?;
        if !markdown {
            return Some(text.clone());
        }
        // Longer than any row of backticks in it, so that none ends the block.
        let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
        let fence = "`".repeat(longest.max(2) + 1);
        Some(format!("{fence}{language}\n{text}\n{fence}"))
    });
    parts.collect::<Vec<_>>().join("\n\n")
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
