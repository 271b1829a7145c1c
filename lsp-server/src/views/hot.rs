//! The hot places of a run, what costs most first, and under each what its code does: guards, objects, calls, side paths.
//!
//! A loop is one entry, in however many bodies and bridges it was compiled; its share is their sum. What several pieces say of one place is one line. Entries of
//! functions that changed since stay in the tree and say that they are outdated: a tree that loses its first entry with a keystroke cannot be read.

use std::collections::BTreeMap;

use serde::Serialize;
use sidewinder_report::measure::Tree;
use sidewinder_report::schema::{About, Fact, Loop, LoopKind, Place};
use sidewinder_report::words::{compact, percent, plural, times};
use tower_lsp::lsp_types::{Location, Url};

use crate::annotate::notes::plain;
use crate::annotate::{Reading, wording};
use crate::position::Encoding;

/// Entries of the tree.
const MOST: usize = 200;

/// Lines under one heading.
const MOST_LINES: usize = 50;

/// An entry of the tree, or a line under one.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Node {
    /// What it is: `loop`, `function`, `aborted`; below `guards`, `allocations`, `calls`, `bridges`, `tips`, and `fact`.
    pub kind: &'static str,
    /// Its name.
    pub label: String,
    /// What there is to say beside it.
    pub detail: String,
    /// The long story, in Markdown.
    pub story: String,
    /// Where it is now.
    pub at: Option<Location>,
    /// Its share of the time, 0 to 1; none: it is not known.
    pub share: Option<f64>,
    /// Whether code that it is about changed since.
    pub outdated: bool,
    /// What is under it.
    pub children: Vec<Node>,
}

type Key<'a> = (&'a str, u32, &'a str, bool);

/// The tree of a run.
pub fn tree(reading: &Reading<'_>, encoding: Encoding) -> Vec<Node> {
    let report = reading.report;
    let trees = report.trees();
    let mut places: BTreeMap<Key<'_>, Vec<&Tree<'_>>> = BTreeMap::new();
    for tree in trees.iter().filter(|tree| tree.root.kind != LoopKind::Bridge) {
        let at = &tree.root.at;
        let key = (&*at.file, at.line, &*at.function, tree.root.kind == LoopKind::Loop);
        places.entry(key).or_default().push(tree);
    }
    let has_shares = report.spent().is_some();
    let mut entries: Vec<(f64, u64, Node)> = places
        .into_values()
        .map(|trees| {
            let runs = trees.iter().map(|tree| tree.runs()).sum();
            let pieces = |tree: &&&Tree<'_>| {
                let bridges: f64 = tree.bridges.iter().filter_map(|one| one.share).sum();
                tree.root.share.unwrap_or(0.0) + bridges
            };
            let share = trees.iter().map(|tree| pieces(&tree)).sum();
            (share, runs, entry(reading, &trees, (share, runs, has_shares), encoding))
        })
        .collect();
    entries.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| b.1.cmp(&a.1)));
    let mut nodes: Vec<Node> = entries.into_iter().take(MOST).map(|entry| entry.2).collect();
    nodes.extend(aborted(reading, encoding));
    nodes
}

fn location(reading: &Reading<'_>, place: &Place, encoding: Encoding) -> Option<Location> {
    let spot = reading.locate(place)?;
    let range = spot.text.lines.span(&spot.text.text, &spot.range, encoding);
    Some(Location { uri: Url::from_file_path(&spot.path).ok()?, range })
}

/// `bench.py:41`.
fn short(reading: &Reading<'_>, place: &Place) -> String {
    let line = reading.locate(place).map_or(place.line as usize, |spot| spot.line());
    format!("{}:{line}", place.file)
}

/// The text of the line that a place starts in.
fn source_line(reading: &Reading<'_>, place: &Place) -> Option<String> {
    let spot = reading.locate(place)?;
    let line = spot.text.lines.bytes(&spot.text.text, spot.line() - 1)?;
    let text = spot.text.text.get(line)?.trim().trim_end_matches(':').to_owned();
    (!text.is_empty()).then_some(text)
}

fn entry(
    reading: &Reading<'_>,
    trees: &[&Tree<'_>],
    (share, runs, has_shares): (f64, u64, bool),
    encoding: Encoding,
) -> Node {
    // The body that ran most speaks for all.
    let Some(first) = trees.iter().max_by_key(|tree| tree.runs()) else { return Node::default() };
    let root = first.root;
    let is_loop = root.kind == LoopKind::Loop;
    let name = match is_loop {
        true => source_line(reading, &root.at).unwrap_or_else(|| root.at.function.to_string()),
        false => root.at.function.to_string(),
    };
    let greens = root.greens.as_ref().map(|greens| format!(" · {greens}")).unwrap_or_default();
    let changed = reading.changed(root);
    let cost = if has_shares { format!("{} · ", percent(share)) } else { String::new() };
    let sign = if is_loop { "↻" } else { "ƒ" };
    let place = short(reading, &root.at);
    let mut detail = format!("{cost}{sign} {} · {place}{greens}", compact(runs));
    if let Some(since) = reading.since.and_then(|since| since.label(root)) {
        // What it says first is how often it ran, which is said already.
        let parts = since.split(" · ").filter(|part| part.contains('→'));
        detail += &format!(" · {}", parts.collect::<Vec<_>>().join(" · "));
    }
    if !changed.is_empty() {
        detail += " · outdated";
    }
    let story = match changed.is_empty() {
        true => format!("{}\n\n{}", wording::title(root), wording::ran(root)),
        false => wording::outdated(&changed, reading.run),
    };
    Node {
        kind: if is_loop { "loop" } else { "function" },
        label: name,
        detail,
        story,
        at: location(reading, &root.at, encoding),
        share: has_shares.then_some(share),
        outdated: !changed.is_empty(),
        children: headings(reading, trees, encoding),
    }
}

/// What the pieces do, under headings.
fn headings(reading: &Reading<'_>, trees: &[&Tree<'_>], encoding: Encoding) -> Vec<Node> {
    let pieces: Vec<&Loop> = trees
        .iter()
        .flat_map(|tree| std::iter::once(tree.root).chain(tree.bridges.iter().copied()))
        .collect();
    let facts = || pieces.iter().flat_map(|one| one.facts.iter().map(|fact| &**fact));
    let bodies = |count: fn(&Loop) -> u64| trees.iter().map(|tree| count(tree.root)).max();
    let most = |count| bodies(count).unwrap_or(0);
    let tips = facts().filter(|fact| fact.code.is_some());
    let guards = facts().filter(|fact| matches!(fact.about, About::Guard(_)));
    let kept = facts().filter(|fact| matches!(&fact.about, About::Allocation(it) if !it.removed));
    let gone = facts().filter(|fact| matches!(&fact.about, About::Allocation(it) if it.removed));
    let calls = facts().filter(|fact| matches!(fact.about, About::ResidualCall(_)));
    let inlined = facts().filter(|fact| matches!(fact.about, About::Inlined(_)));
    let lines = |facts: &mut dyn Iterator<Item = &Fact>| lines(reading, facts, encoding);
    let mut children = vec![
        heading("tips", "Tips", lines(&mut tips.into_iter())),
        Node {
            detail: format!("{} per iteration", most(|one| one.body.guards)),
            ..heading("guards", "Checks (guards)", lines(&mut guards.into_iter()))
        },
        Node {
            detail: format!("{} per iteration", most(|one| one.body.allocations)),
            ..heading("allocations", "Allocations kept", lines(&mut kept.into_iter()))
        },
        heading("removed", "Allocations removed", lines(&mut gone.into_iter())),
        Node {
            detail: format!("{} per iteration", most(|one| one.body.residual_calls)),
            ..heading("calls", "Calls left", lines(&mut calls.into_iter()))
        },
        heading("inlined", "Calls inlined", lines(&mut inlined.into_iter())),
    ];
    let bridges: Vec<&Loop> =
        pieces.iter().copied().filter(|one| one.kind == LoopKind::Bridge).collect();
    let paths = bridges.iter().take(MOST_LINES).map(|one| Node {
        kind: "fact",
        label: format!(
            "line {}",
            reading.locate(&one.at).map_or(one.at.line as usize, |it| it.line())
        ),
        detail: format!("taken {}", times(one.entries.max(one.iterations))),
        story: wording::title(one),
        at: location(reading, &one.at, encoding),
        share: one.share,
        ..Node::default()
    });
    children.push(heading("bridges", "Side paths (bridges)", paths.collect()));
    children.retain(|child| !child.children.is_empty());
    children
}

fn heading(kind: &'static str, label: &str, children: Vec<Node>) -> Node {
    let detail = children.len().to_string();
    Node { kind, label: label.to_owned(), detail, children, ..Node::default() }
}

/// Facts as lines, those that say the same of one place together; what costs most first.
fn lines(
    reading: &Reading<'_>,
    facts: &mut dyn Iterator<Item = &Fact>,
    encoding: Encoding,
) -> Vec<Node> {
    let mut groups: BTreeMap<(&Place, String), (f64, u64, &Fact)> = BTreeMap::new();
    for fact in facts {
        let group = groups.entry((&fact.at, words(fact))).or_insert((0.0, 0, fact));
        group.0 += fact.cost();
        group.1 += fact.count.max(1);
    }
    let mut lines: Vec<_> = groups.into_iter().collect();
    lines.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then_with(|| a.0.cmp(&b.0)));
    let line = |((place, label), (share, count, fact)): ((&Place, String), (f64, u64, &Fact))| {
        let code = fact.code.map(|code| format!("{} · ", code.name())).unwrap_or_default();
        let cost = if share >= 0.001 { format!("{} · ", percent(share)) } else { String::new() };
        let several = if count > 1 { format!(" ×{count}") } else { String::new() };
        Node {
            kind: "fact",
            label,
            detail: format!("{code}{cost}{}{several}", short(reading, place)),
            story: format!("{}{}", fact.told(), wording::advice(fact)),
            at: location(reading, place, encoding),
            share: fact.share,
            ..Node::default()
        }
    };
    lines.into_iter().take(MOST_LINES).map(line).collect()
}

/// A fact in one line.
fn words(fact: &Fact) -> String {
    let text = if fact.text.is_empty() { String::new() } else { fact.told() };
    let text = text.trim_end_matches('.').to_owned();
    match &fact.about {
        About::Guard(guard) if text.is_empty() => wording::checks(guard.checks).to_owned(),
        About::Allocation(object) if text.is_empty() => object.class.clone(),
        About::ResidualCall(call) if text.is_empty() => call.callee.clone(),
        About::Inlined(call) => call.callee.clone(),
        About::Type(variable) => plain(&wording::variable(variable, "")),
        _ => text,
    }
}

/// Places that were recorded, given up, and are compiled nowhere.
fn aborted(reading: &Reading<'_>, encoding: Encoding) -> Vec<Node> {
    let counts = reading.report.abort_counts();
    let given_up = counts.iter().filter(|abort| !reading.report.is_compiled(abort));
    given_up
        .map(|abort| {
            let last = reading.report.last_of(abort);
            let why = last.map(|last| last.sentence.as_str()).filter(|words| !words.is_empty());
            let why = why.map_or_else(|| wording::spoken(&abort.reason), str::to_owned);
            let name = source_line(reading, &abort.at);
            Node {
                kind: "aborted",
                label: name.unwrap_or_else(|| abort.at.function.to_string()),
                detail: format!(
                    "✗ given up {} · {}",
                    times(abort.count),
                    short(reading, &abort.at)
                ),
                story: format!("{} It runs interpreted.", wording::sentence(&why)),
                at: location(reading, &abort.at, encoding),
                ..Node::default()
            }
        })
        .collect()
}

/// The tree in one sentence, for an editor that has no room for it.
pub fn summary(nodes: &[Node]) -> String {
    let hot = nodes.iter().filter(|node| node.kind != "aborted").count() as u64;
    plural(hot, "hot place")
}
