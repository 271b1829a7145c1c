//! Inlay hints: one label at the end of a line, its stories as the tooltip.

use std::collections::BTreeMap;

use tower_lsp::lsp_types::{
    InlayHint, InlayHintLabel, InlayHintTooltip, MarkupContent, MarkupKind, Range as Span,
};

use super::hover;
use crate::annotate::wording::LABEL;
use crate::annotate::{Annotation, Kind};
use crate::position::Encoding;
use crate::state::Page;

/// The hints of the lines within `span`.
pub fn within(page: &Page, span: Span, encoding: Encoding) -> Vec<InlayHint> {
    let text = &page.text;
    let mut lines: BTreeMap<usize, Vec<&Annotation>> = BTreeMap::new();
    for note in page.annotations.iter().filter(|note| note.label.is_some()) {
        lines.entry(text.lines.line(note.range.start)).or_default().push(note);
    }
    let wanted =
        lines.range(span.start.line as usize..=span.end.line.max(span.start.line) as usize);
    let hints = wanted.filter_map(|(&line, notes)| {
        let end = text.lines.bytes(&text.text, line)?.end;
        let stories = notes.iter().map(|note| note.detail.as_str());
        let tooltip = hover::join(stories, page.source.as_deref());
        Some(InlayHint {
            position: text.lines.position(&text.text, end, encoding),
            label: InlayHintLabel::String(label(notes)?),
            kind: None,
            text_edits: None,
            tooltip: Some(InlayHintTooltip::MarkupContent(MarkupContent {
                kind: MarkupKind::Markdown,
                value: tooltip,
            })),
            padding_left: Some(true),
            padding_right: None,
            data: None,
        })
    });
    hints.collect()
}

/// The label of the first kind; how many others there are, if there is room to say so.
fn label(notes: &[&Annotation]) -> Option<String> {
    let first = notes.iter().min_by_key(|note| note.kind)?;
    let label = first.label.clone()?;
    let others: Vec<(Kind, &str)> = notes
        .iter()
        .filter_map(|note| Some((note.kind, note.label.as_deref()?)))
        .filter(|&(_, other)| other != label)
        .collect();
    let more = format!("{label} · +{}", others.len());
    let is_shown = !others.is_empty() && more.chars().count() <= LABEL;
    Some(if is_shown { more } else { label })
}
