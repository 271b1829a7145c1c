//! Broken texts: no request panics on them, and what is answered lies within the text.

use proptest::prelude::*;
use tower_lsp::lsp_types::{CallHierarchyItem, Position};

use sidewinder_lsp::features::{
    call_hierarchy, completion, definition, folding, highlight, hover, references, rename,
    selection, semantic_tokens, signature, symbols,
};

use crate::Case;

const TEXT: &str = "import os.path, shapes as s\nfrom .shapes import Square as Q, *\nfrom shapes import (area,\n    Square)\nclass A(Square, metaclass=M):\n    'doc'\n    size: int = 1\n    @property\n    def f(self, x, /, y: 'A' = 2, *rest, z=3, **more) -> Square:\n        global counted\n        self.x = [i for i in range(x) if (n := i)]\n        return super().f(x, z=y).g(lambda a, b=1: a + b)\nasync def é🐍(q):\n    nonlocal w\n    match q:\n        case {'k': v, **others} | [A(x=1), *_] as whole:\n            print(f\"{v!r:>{q}} {A().f}\")\n    try:\n        with open(q) as file, q: del file\n    except* (OSError) as error:\n        raise error from None\nx = A().f(1, 2,\nx.\ts\n";

const SHAPES: &str = "from main import *\nfrom shapes import area as area\nclass Square(Square):\n    def __init__(self, side): self.side = side\ndef area(shape): return shape.side ** 2\n";

const PIECES: &[&str] = &[
    "",
    "(",
    ")",
    "[",
    "{",
    "}",
    ":",
    ".",
    ",",
    "=",
    "\"",
    "'''",
    "#",
    "\n",
    "\r\n",
    "\t",
    "    ",
    "\\",
    "é",
    "🐍",
    "\u{feff}",
    "\0",
    "def ",
    "class ",
    "import ",
    "from ",
    " as ",
    "self.",
    "lambda ",
    "global x\n",
    "nonlocal y\n",
    "f\"{",
    "@",
    "*",
    "**",
    "->",
    ":=",
    "match ",
    "case ",
    "async ",
    "yield ",
    "x",
    "0x",
    "1_",
    "super().",
    "import a.b.c as d\n",
    "from . import ",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_request_panics(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..12, prop::sample::select(PIECES)), 0..8),
        cursors in prop::collection::vec(any::<prop::sample::Index>(), 1..6),
    ) {
        let mut text = TEXT.to_owned();
        for (at, gone, piece) in edits {
            let mut start = at.index(text.len() + 1);
            while !text.is_char_boundary(start) { start -= 1; }
            let mut end = (start + gone).min(text.len());
            while !text.is_char_boundary(end) { end += 1; }
            text.replace_range(start..end, piece);
        }
        for cursor in cursors {
            let mut byte = cursor.index(text.len() + 1);
            while !text.is_char_boundary(byte) { byte -= 1; }
            let (before, after) = text.split_at(byte);
            ask_all(&Case::read(&format!("//- main.py\n{before}$0{after}\n//- shapes.py\n{SHAPES}")));
        }
    }
}

fn ask_all(case: &Case) {
    let (view, at) = (&case.view, case.at);
    let end = view.span(&(0..view.file.text.text.len())).end;
    let is_within = |position: Position| position <= end;
    if let Some(list) = completion::at(view, at) {
        assert!(list.items.iter().all(|item| !item.label.is_empty()));
    }
    definition::at(view, at);
    references::of(view, at, true);
    for highlight in highlight::of(view, at).unwrap_or_default() {
        assert!(is_within(highlight.range.end), "{highlight:?}");
    }
    let _ = rename::prepare(view, at);
    let _ = rename::to(view, at, "fresh_name", true, |_| Some(1));
    hover::with_name(None, view, at, true);
    signature::at(view, at);
    symbols::of(view);
    symbols::in_workspace(&view.project, "a", view.encoding);
    for fold in folding::of(&view.file.text) {
        assert!(fold.start_line < fold.end_line && fold.end_line <= end.line, "{fold:?}");
    }
    selection::around(view, &[at, Position::new(0, 0), end]);
    semantic_tokens::within(view, case.byte..view.file.text.text.len());
    let mut items: Vec<CallHierarchyItem> =
        Vec::from_iter(call_hierarchy::prepare(view, at)).concat();
    for item in std::mem::take(&mut items) {
        call_hierarchy::incoming(view, &item, &[]);
        call_hierarchy::outgoing(view, &item, &[]);
    }
}

/// Each line has two ways to the line before: 2²⁰⁰ in all.
#[test]
fn ways_that_fork_are_given_up() {
    let line = |n: usize| format!("x{n} = x{m}.a if x{m} else x{m}.b\n", m = n - 1);
    let mut text = "x0 = y\n".to_owned();
    text.extend((1..200).map(line));
    let stars: String = (0..8).map(|n| format!("from m{n} import *\n")).collect();
    let mut case = format!("//- main.py\n{text}{stars}x1$099.z\n");
    for n in 0..8 {
        case += &format!("//- m{n}.py\n{stars}from main import *\nclass A(A, B): pass\n");
    }
    ask_all(&Case::read(&case));
}
