//! What a selection grows to: the word, the expression, the statement, the block, the file.

use sidewinder_syntax::ast::AnyNodeRef;
use sidewinder_syntax::ast::find_node::covering_node;
use sidewinder_syntax::{Ranged, TextRange, TextSize};
use tower_lsp::lsp_types::{Position, SelectionRange};

use super::view::View;

/// The ranges around each position, inner before outer.
pub fn around(view: &View, positions: &[Position]) -> Vec<SelectionRange> {
    positions.iter().map(|&position| around_one(view, position)).collect()
}

fn around_one(view: &View, position: Position) -> SelectionRange {
    let byte = view.byte(position);
    let text = &view.file.text;
    let whole = 0..text.text.len();
    let mut ranges = Vec::from([whole]);
    let found = text.tree().read(|module, _| {
        let Ok(at) = TextSize::try_from(byte) else { return Vec::new() };
        let at = TextRange::empty(at);
        let root = AnyNodeRef::from(module);
        if !root.range().contains_range(at) {
            return Vec::new();
        }
        let node = covering_node(root, at);
        let around = node.ancestors().map(|node| node.range());
        let mut around: Vec<TextRange> = around.collect();
        around.reverse();
        around
    });
    let inner = found.unwrap_or_default().into_iter();
    ranges.extend(inner.map(|range| range.start().to_usize()..range.end().to_usize()));
    ranges.extend(text.names().mention(byte).map(|mention| mention.range.clone()));
    // Each must lie in the one around it and be smaller.
    let mut grown: Option<SelectionRange> = None;
    let mut last = None;
    for range in ranges {
        let is_inner = |outer: &std::ops::Range<usize>| {
            outer.start <= range.start && range.end <= outer.end && *outer != range
        };
        if last.as_ref().is_none_or(is_inner) && range.start <= byte && byte <= range.end {
            let parent = grown.take().map(Box::new);
            grown = Some(SelectionRange { range: view.span(&range), parent });
            last = Some(range);
        }
    }
    let here = tower_lsp::lsp_types::Range::new(position, position);
    grown.unwrap_or(SelectionRange { range: here, parent: None })
}
