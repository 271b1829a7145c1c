//! Every place where the thing under the cursor is named, in all files of the workspace.

use tower_lsp::lsp_types::{Location, Position};

use super::view::View;
use crate::python::names::Definition;

/// All mentions of the thing at a position.
pub fn of(view: &View, position: Position, with_definition: bool) -> Option<Vec<Location>> {
    let target = view.target(position)?;
    let found = view.project.places(&target).places.into_iter();
    let definitions: Vec<_> = match target.symbol() {
        Some((file, symbol)) if !with_definition => {
            let ranges = symbol.definitions.iter().map(|it: &Definition| it.name.clone());
            ranges.map(|range| (file.uri.clone(), range)).collect()
        }
        _ => Vec::new(),
    };
    let found = found.filter(|it| {
        !definitions.iter().any(|(uri, range)| *uri == it.file.uri && *range == it.range)
    });
    Some(found.map(|it| view.location(&it.file, &it.range)).collect())
}
