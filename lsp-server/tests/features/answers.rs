//! Each request's answer as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use sidewinder_lsp::features::{
    call_hierarchy, completion, definition, folding, highlight, hover, references, rename,
    selection, semantic_tokens, signature, symbols,
};
use tower_lsp::lsp_types::{
    DocumentSymbol, GotoDefinitionResponse, HoverContents, Location, ParameterLabel,
    PrepareRenameResponse, Range, SelectionRange, Url,
};

use crate::{Case, ROOT, hold};

/// `shapes.py:1:7 Square`: a place, counted from 1, and what stands there.
fn place(case: &Case, uri: &Url, range: Range) -> String {
    let file = case.view.project.open.values().find(|file| file.uri == *uri).unwrap();
    let text = &file.text;
    let byte = |at| text.lines.offset(&text.text, at, case.view.encoding);
    let name = uri.path().strip_prefix(ROOT).unwrap().trim_start_matches('/');
    let (line, column) = (range.start.line + 1, range.start.character + 1);
    let there = text.text[byte(range.start)..byte(range.end)].lines().next().unwrap_or_default();
    format!("{name}:{line}:{column} {there}")
}

fn places(case: &Case, places: &[Location]) -> String {
    let lines: Vec<String> = places.iter().map(|it| place(case, &it.uri, it.range)).collect();
    if lines.is_empty() { "nothing".to_owned() } else { lines.join("\n") }
}

#[test]
fn definitions_are_found() {
    hold("definition", |case| match definition::at(&case.view, case.at) {
        Some(GotoDefinitionResponse::Array(found)) => places(case, &found),
        _ => "nothing".to_owned(),
    });
}

#[test]
fn references_are_found() {
    hold("references", |case| {
        let with_definition = case.argument != "without the definition";
        references::of(&case.view, case.at, with_definition)
            .map_or_else(|| "nothing".to_owned(), |found| places(case, &found))
    });
}

#[test]
fn highlights_are_found() {
    hold("highlight", |case| {
        let mut lines = String::new();
        for found in highlight::of(&case.view, case.at).unwrap_or_default() {
            let there = place(case, &case.view.file.uri, found.range);
            let _ = writeln!(lines, "{there} {:?}", found.kind.unwrap());
        }
        lines
    });
}

#[test]
fn things_are_renamed_or_it_is_said_why_not() {
    hold("rename", |case| {
        let prepared = rename::prepare(&case.view, case.at).map(|(range, placeholder)| {
            PrepareRenameResponse::RangeWithPlaceholder { range, placeholder }
        });
        let done = rename::to(&case.view, case.at, &case.argument, false, |_| None);
        let edit = match (prepared, done) {
            (Err(why), done) => {
                assert!(done.is_err(), "refused first and done then");
                return format!("refused: {why}");
            }
            (Ok(_), Err(why)) => return format!("refused: {why}"),
            (Ok(_), Ok(edit)) => edit,
        };
        let mut changed = BTreeMap::new();
        for (uri, mut edits) in edit.changes.unwrap() {
            let file = case.view.project.open.values().find(|file| file.uri == uri).unwrap();
            let mut text = file.text.text.clone();
            edits.sort_by_key(|edit| std::cmp::Reverse(edit.range.start));
            for edit in edits {
                let byte = |at| file.text.lines.offset(&file.text.text, at, case.view.encoding);
                text.replace_range(byte(edit.range.start)..byte(edit.range.end), &edit.new_text);
            }
            changed.insert(
                uri.path().strip_prefix(ROOT).unwrap().trim_start_matches('/').to_owned(),
                text,
            );
        }
        let parts = changed.into_iter().map(|(name, text)| format!("{name}:\n{}", text.trim_end()));
        parts.collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn symbols_are_a_tree() {
    fn tree(symbols: &[DocumentSymbol], depth: usize, lines: &mut String) {
        for symbol in symbols {
            let whole = symbol.range;
            let inner = symbol.selection_range;
            assert!(whole.start <= inner.start && inner.end <= whole.end, "{symbol:?}");
            let (first, last) = (whole.start.line + 1, whole.end.line + 1);
            let detail = symbol.detail.as_deref().unwrap_or_default();
            let indent = "  ".repeat(depth);
            let _ =
                writeln!(lines, "{indent}{:?} {}{detail} {first}-{last}", symbol.kind, symbol.name);
            tree(symbol.children.as_deref().unwrap_or_default(), depth + 1, lines);
        }
    }
    hold("symbols", |case| {
        let mut lines = String::new();
        tree(&symbols::of(&case.view), 0, &mut lines);
        lines
    });
}

#[test]
fn the_workspace_is_searched() {
    hold("workspace", |case| {
        let found = symbols::in_workspace(&case.view.project, &case.argument, case.view.encoding);
        let lines = found.into_iter().map(|it| {
            let there = place(case, &it.location.uri, it.location.range);
            format!("{there} in {} {:?}", it.container_name.unwrap(), it.kind)
        });
        lines.collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn words_are_completed() {
    hold("completion", |case| {
        let Some(list) = completion::at(&case.view, case.at) else { return "nothing".to_owned() };
        let shown = 12;
        let mut lines = String::new();
        for item in list.items.iter().take(shown) {
            let detail = item.detail.as_deref().unwrap_or_default();
            let _ = writeln!(lines, "{:?} {} | {detail}", item.kind.unwrap(), item.label);
        }
        if list.items.len() > shown {
            lines += "and more\n";
        }
        if lines.is_empty() { "none".to_owned() } else { lines }
    });
}

#[test]
fn signatures_show_the_argument() {
    hold("signature", |case| {
        let Some(help) = signature::at(&case.view, case.at) else { return "nothing".to_owned() };
        let signature = &help.signatures[0];
        let units: Vec<u16> = signature.label.encode_utf16().collect();
        let text = |units: &[u16]| String::from_utf16(units).unwrap();
        let parameters = signature.parameters.as_ref().unwrap();
        let active = help.active_parameter.and_then(|at| parameters.get(at as usize));
        match active.map(|it| &it.label) {
            Some(ParameterLabel::LabelOffsets([start, end])) => {
                let (start, end) = (*start as usize, *end as usize);
                format!(
                    "{}«{}»{}",
                    text(&units[..start]),
                    text(&units[start..end]),
                    text(&units[end..])
                )
            }
            _ => signature.label.clone(),
        }
    });
}

#[test]
fn names_have_kinds() {
    hold("tokens", |case| {
        let legend = semantic_tokens::legend();
        let text = &case.view.file.text;
        let tokens = semantic_tokens::within(&case.view, 0..text.text.len());
        let (mut line, mut column, mut lines) = (0, 0, String::new());
        for token in &tokens {
            line += token.delta_line;
            column =
                if token.delta_line > 0 { token.delta_start } else { column + token.delta_start };
            let at = tower_lsp::lsp_types::Position::new(line, column);
            let end = tower_lsp::lsp_types::Position::new(line, column + token.length);
            let there = place(case, &case.view.file.uri, Range::new(at, end));
            let kind = legend.token_types[token.token_type as usize].as_str();
            let bits = legend.token_modifiers.iter().enumerate();
            let set = bits.filter(|(bit, _)| token.token_modifiers_bitset & (1 << bit) != 0);
            let modifiers: Vec<&str> = set.map(|(_, it)| it.as_str()).collect();
            let _ = writeln!(lines, "{there} {kind} {}", modifiers.join(" "));
        }
        lines.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    });
}

/// One edit turns the tokens before into those after.
#[test]
fn changed_tokens_are_one_edit() {
    let tokens = |text: &str| {
        let case = Case::read(&format!("//- main.py\n$0{text}"));
        semantic_tokens::within(&case.view, 0..text.len())
    };
    let pairs =
        [("a = b\nc = a\n", "a = b\nx = 1\nc = a\n"), ("a = b\n", "a = b\n"), ("", "q = 1\n")];
    for (was, is) in pairs {
        let (was, is) = (tokens(was), tokens(is));
        let mut numbers = was.clone();
        for edit in semantic_tokens::change(&was, &is) {
            let (start, gone) = (edit.start as usize / 5, edit.delete_count as usize / 5);
            numbers.splice(start..start + gone, edit.data.unwrap());
        }
        assert_eq!(numbers, is);
    }
}

#[test]
fn blocks_are_folded() {
    hold("folding", |case| {
        let found = folding::of(&case.view.file.text).into_iter();
        let lines = found.map(|fold| {
            let kind = fold.kind.map(|kind| format!(" {kind:?}")).unwrap_or_default();
            format!("{}-{}{kind}", fold.start_line + 1, fold.end_line + 1)
        });
        lines.collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn selections_grow() {
    fn grow(case: &Case, range: &SelectionRange, lines: &mut String) {
        let text = &case.view.file.text;
        let byte = |at| text.lines.offset(&text.text, at, case.view.encoding);
        let there = &text.text[byte(range.range.start)..byte(range.range.end)];
        let _ = writeln!(lines, "{}", there.trim_end().replace('\n', "⏎"));
        if let Some(parent) = &range.parent {
            grow(case, parent, lines);
        }
    }
    hold("selection", |case| {
        let mut lines = String::new();
        for range in selection::around(&case.view, &[case.at]) {
            grow(case, &range, &mut lines);
        }
        lines
    });
}

#[test]
fn calls_have_both_ends() {
    hold("calls", |case| {
        let Some(items) = call_hierarchy::prepare(&case.view, case.at) else {
            return "nothing".to_owned();
        };
        let mut lines = format!("{}\n", items[0].name);
        for call in call_hierarchy::incoming(&case.view, &items[0], &[]).unwrap() {
            for range in call.from_ranges {
                let there = place(case, &call.from.uri, range);
                let _ = writeln!(lines, "from {}: {there}", call.from.name);
            }
        }
        for call in call_hierarchy::outgoing(&case.view, &items[0], &[]).unwrap() {
            for range in call.from_ranges {
                let there = place(case, &items[0].uri, range);
                let _ = writeln!(lines, "to {}: {there}", call.to.name);
            }
        }
        lines
    });
}

#[test]
fn hovers_say_what_a_name_is() {
    hold("hover", |case| {
        match hover::with_name(None, &case.view, case.at, true).map(|hover| hover.contents) {
            Some(HoverContents::Markup(markup)) => markup.value,
            _ => "nothing".to_owned(),
        }
    });
}
