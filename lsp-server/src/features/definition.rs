//! Where a name comes from: through imports, `as` included, to the thing itself.

use tower_lsp::lsp_types::{GotoDefinitionResponse, Location, Position};

use super::view::View;
use crate::python::Target;
use crate::python::entity::STEPS;
use crate::python::names::What;

/// Where the thing at a position is defined. Of what is builtin there is no text.
pub fn at(view: &View, position: Position) -> Option<GotoDefinitionResponse> {
    let mut target = view.target(position)?;
    for _ in 0..STEPS {
        match behind(view, &target) {
            Some(next) => target = next,
            None => break,
        }
    }
    let places: Vec<Location> = match &target {
        Target::Module(file) => vec![view.location(file, &(0..0))],
        Target::Library(_) => Vec::new(),
        Target::Symbol(file, _) => {
            let (_, symbol) = target.symbol()?;
            let is_block = symbol
                .definitions
                .iter()
                .any(|it| matches!(it.what, What::Function(_) | What::Class(_)));
            let is_meant = |what: &What| !is_block || !matches!(what, What::Variable { .. });
            let all = symbol.definitions.iter().filter(|it| is_meant(&it.what));
            all.map(|it| view.location(file, &it.name)).collect()
        }
    };
    (!places.is_empty()).then_some(GotoDefinitionResponse::Array(places))
}

/// What an import with a name of its own is of.
fn behind(view: &View, target: &Target) -> Option<Target> {
    let (file, symbol) = target.symbol()?;
    let [definition] = &symbol.definitions[..] else { return None };
    match definition.what {
        What::Import(import) => {
            view.project.imported(file, import, STEPS).filter(|next| next != target)
        }
        _ => None,
    }
}
