//! The other places in the document where the thing under the cursor is read or bound.

use tower_lsp::lsp_types::{DocumentHighlight, DocumentHighlightKind, Position};

use super::view::View;

/// All mentions in the document of the thing at a position.
pub fn of(view: &View, position: Position) -> Option<Vec<DocumentHighlight>> {
    let target = view.target(position)?;
    let found = view.project.places_in(&target, std::slice::from_ref(&view.file));
    let here = found.places.into_iter().filter(|place| place.file == view.file);
    let highlight = here.map(|place| DocumentHighlight {
        range: view.span(&place.range),
        kind: Some(match place.is_write {
            true => DocumentHighlightKind::WRITE,
            false => DocumentHighlightKind::READ,
        }),
    });
    Some(highlight.collect())
}
