//! Who calls a function and whom it calls, with what the JIT made of each call in the run that is shown: `inlined ×98K · called ×12`.
//!
//! Both count how often that ran: code with the callee's in it, and calls that compiled code left.

use std::ops::Range;

use tower_lsp::lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyItem, CallHierarchyOutgoingCall, Position, SymbolKind,
};

use super::view::View;
use crate::annotate::reading::Decision;
use crate::python::describe::symbol_kind;
use crate::python::entity::STEPS;
use crate::python::names::{ScopeId, ScopeKind};
use crate::python::{Entity, File};
use sidewinder_report::words::compact;

/// A function, or the code of a module.
#[derive(Clone, Debug, PartialEq)]
struct Function(File, ScopeId);

/// The function at a position.
pub fn prepare(view: &View, position: Position) -> Option<Vec<CallHierarchyItem>> {
    let target = view.target(position)?;
    let entity = view.project.of_target(&target, STEPS)?;
    let (file, scope) = view.project.called(&entity)?;
    Some(vec![item(view, &Function(file, scope), None)?])
}

fn item(view: &View, function: &Function, detail: Option<String>) -> Option<CallHierarchyItem> {
    let Function(file, scope) = function;
    let names = file.text.names();
    let it = names.scopes.get(*scope)?;
    if it.kind == ScopeKind::Module {
        let start = view.span_in(file, &(0..0));
        return Some(CallHierarchyItem {
            name: file.module_name(),
            kind: SymbolKind::MODULE,
            tags: None,
            detail,
            uri: file.uri.clone(),
            range: start,
            selection_range: start,
            data: None,
        });
    }
    let symbol = &names.symbols[it.symbol?];
    let (definition, _) = names.function(*scope)?;
    Some(CallHierarchyItem {
        name: names.qualified(*scope),
        kind: symbol_kind(file, symbol, definition),
        tags: None,
        detail: detail.or_else(|| Some(file.module_name())),
        uri: file.uri.clone(),
        range: view.span_in(file, &it.range),
        selection_range: view.span_in(file, &definition.name),
        data: None,
    })
}

/// The function that an item stands for in the present text.
fn function_of(view: &View, item: &CallHierarchyItem) -> Option<Function> {
    let project = &view.project;
    let file = match item.uri == view.file.uri {
        true => view.file.clone(),
        false => project.file(&item.uri.to_file_path().ok()?)?,
    };
    let names = file.text.names();
    if item.kind == SymbolKind::MODULE {
        return Some(Function(file, 0));
    }
    let text = &file.text;
    let at = text.lines.offset(&text.text, item.selection_range.start, view.encoding);
    let target = project.target(&file, at)?;
    let found = match project.of_target(&target, STEPS)? {
        Entity::Function(file, scope) => Some(Function(file, scope)),
        _ => None,
    };
    // A name that is bound several times: the one at this place.
    let here = names.scopes.iter().enumerate().find_map(|(id, scope)| {
        let (definition, _) = names.function(id)?;
        (scope.kind == ScopeKind::Function && definition.name.contains(&at)).then_some(id)
    });
    here.map(|scope| Function(file.clone(), scope)).or(found)
}

/// Who calls it.
pub fn incoming(
    view: &View,
    item: &CallHierarchyItem,
    decisions: &[Decision],
) -> Option<Vec<CallHierarchyIncomingCall>> {
    let function = function_of(view, item)?;
    let name = function.0.text.names().scopes[function.1].symbol;
    let name = function.0.text.names().symbols[name?].name.clone();
    // A class is called by its own name.
    let class = function.0.text.names().class_of(function.1).filter(|_| name == "__init__");
    let word = class.and_then(|class| {
        let names = function.0.text.names();
        Some(names.symbols[names.scopes[class].symbol?].name.clone())
    });
    let mut callers: Vec<(Function, Vec<Range<usize>>)> = Vec::new();
    for file in view.project.files_with(word.as_ref().unwrap_or(&name)) {
        let names = file.text.names();
        for call in &names.calls {
            let called = view.project.entity(&file, call.callee);
            let called = called.and_then(|callee| view.project.called(&callee));
            if called.is_none_or(|(file, scope)| Function(file, scope) != function) {
                continue;
            }
            let caller = Function(file.clone(), names.function_around(call.scope).unwrap_or(0));
            match callers.iter_mut().find(|(known, _)| *known == caller) {
                Some((_, places)) => places.push(call.name.clone()),
                None => callers.push((caller, vec![call.name.clone()])),
            }
        }
    }
    let calls = callers.into_iter().filter_map(|(caller, places)| {
        let detail = detail(&caller.0, &places, decisions);
        Some(CallHierarchyIncomingCall {
            from: self::item(view, &caller, detail)?,
            from_ranges: places.iter().map(|place| view.span_in(&caller.0, place)).collect(),
        })
    });
    Some(calls.collect())
}

/// Whom it calls.
pub fn outgoing(
    view: &View,
    item: &CallHierarchyItem,
    decisions: &[Decision],
) -> Option<Vec<CallHierarchyOutgoingCall>> {
    let Function(file, scope) = function_of(view, item)?;
    let names = file.text.names();
    let mut callees: Vec<(Function, Vec<Range<usize>>)> = Vec::new();
    for call in &names.calls {
        if names.function_around(call.scope).unwrap_or(0) != scope {
            continue;
        }
        let called = view.project.entity(&file, call.callee);
        let Some((to, at)) = called.and_then(|callee| view.project.called(&callee)) else {
            continue;
        };
        let callee = Function(to, at);
        match callees.iter_mut().find(|(known, _)| *known == callee) {
            Some((_, places)) => places.push(call.name.clone()),
            None => callees.push((callee, vec![call.name.clone()])),
        }
    }
    let calls = callees.into_iter().filter_map(|(callee, places)| {
        let detail = detail(&file, &places, decisions);
        Some(CallHierarchyOutgoingCall {
            to: self::item(view, &callee, detail)?,
            from_ranges: places.iter().map(|place| view.span_in(&file, place)).collect(),
        })
    });
    Some(calls.collect())
}

/// What the JIT made of the calls at some places.
fn detail(file: &File, places: &[Range<usize>], decisions: &[Decision]) -> Option<String> {
    let path = file.path()?;
    let is_here = |decision: &&Decision| {
        decision.path == path
            && places
                .iter()
                .any(|place| decision.range.start <= place.start && place.end <= decision.range.end)
    };
    let here: Vec<&Decision> = decisions.iter().filter(is_here).collect();
    let sum = |is_inlined: bool| -> u64 {
        here.iter().filter(|it| it.is_inlined == is_inlined).map(|it| it.times).sum()
    };
    let (inlined, called) = (sum(true), sum(false));
    let mut words = Vec::new();
    if inlined > 0 {
        words.push(format!("inlined ×{}", compact(inlined)));
    }
    if called > 0 {
        words.push(format!("called ×{}", compact(called)));
    }
    (!words.is_empty()).then(|| words.join(" · "))
}
