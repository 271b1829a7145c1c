//! Texts in, texts out. The place of a fact is between `⟦` and `⟧`.

use super::*;
use sidewinder_report::schema::{self, Place as At};

/// The text without the marks, and a fact there.
fn marked(text: &str, code: Code, says: &str) -> (String, Fact) {
    let start = text.find('⟦').expect("a mark");
    let end = text.find('⟧').expect("a mark") - '⟦'.len_utf8();
    let text = text.replace(['⟦', '⟧'], "");
    let line = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let column = |at: usize| (at - text[..at].rfind('\n').map_or(0, |end| end + 1)) as u32;
    let at = At {
        line: line(start),
        column: column(start),
        end_line: line(end),
        end_column: column(end),
        ..At::default()
    };
    let about = schema::About::Life(schema::Life::default());
    let fact = Fact { about, code: Some(code), at: at.into(), text: says.into(), ..empty() };
    (text, fact)
}

fn empty() -> Fact {
    serde_json::from_str(r#"{"kind":"life"}"#).expect("a fact")
}

/// The first fix, applied.
#[track_caller]
fn first(text: &str, code: Code, says: &str) -> (String, String) {
    let (text, fact) = marked(text, code, says);
    let fix = fixes(&text, &fact).into_iter().next().expect("a fix");
    (fix.title.clone(), fix.applied(&text).expect("edits"))
}

#[track_caller]
fn none(text: &str, code: Code) {
    let (text, fact) = marked(text, code, "");
    assert_eq!(fixes(&text, &fact), []);
}

#[test]
fn numbers_start_with_their_kind() {
    let text = "def f(xs):\n    total, n = 0, 1\n    for x in xs:\n        ⟦total += x⟧\n    return total\n";
    let (title, new) = first(text, Code::SW101, "an operand is an `int`");
    assert_eq!(title, "Start `total` with `0.0`");
    assert!(new.contains("total, n = 0.0, 1"), "{new}");
    let (_, new) = first(text, Code::SW203, "`complex` is allocated");
    assert!(new.contains("total, n = 0j, 1"), "{new}");
    let text = "class A:\n    def __init__(self):\n        self.t = 0\n    def f(self, xs):\n        for x in xs:\n            ⟦self.t += x⟧\n";
    assert!(first(text, Code::SW101, "").1.contains("self.t = 0.0\n"));
}

#[test]
fn attributes_are_kept_in_local_variables() {
    let text = "\
def f(sum, xs):
    for _ in xs:
        for x in xs:
            ⟦sum.total += x * sum.rate⟧
    return sum.total
";
    let (title, new) = first(text, Code::SW203, "");
    assert_eq!(title, "Keep `sum.total` in a local variable during the loop");
    let wanted = "\
def f(sum, xs):
    total = sum.total
    for _ in xs:
        for x in xs:
            total += x * sum.rate
    sum.total = total
    return sum.total
";
    assert_eq!(new, wanted);
}

#[test]
fn an_object_that_changes_is_not_kept() {
    // The inner loop leaves `node` alone, the outer one does not.
    let text = "\
def f(nodes, xs):
    for node in nodes:
        for x in xs:
            ⟦node.sum += x⟧
";
    let (_, new) = first(text, Code::SW203, "");
    assert!(new.contains("    for node in nodes:\n        sum = node.sum\n        for x"), "{new}");
    none("def f(xs):\n    for a in xs:\n        ⟦a.n += 1.5⟧\n", Code::SW203);
    none(
        "def f(a, xs):\n    for x in xs:\n        ⟦a.n += x⟧\n        if x: return a\n",
        Code::SW203,
    );
}

#[test]
fn globals_are_kept_in_local_variables() {
    let text =
        "def f(xs):\n    global hits\n    while xs:\n        ⟦hits += 1⟧\n        xs.pop()\n";
    let (_, new) = first(text, Code::SW106, "");
    let wanted = "def f(xs):\n    global hits\n    hits_ = hits\n    while xs:\n        hits_ += 1\n        xs.pop()\n    hits = hits_\n";
    assert_eq!(new, wanted);
}

#[test]
fn calls_are_done_once() {
    let text =
        "def f(xs, qs):\n    for q in qs:\n        print(⟦sorted(xs)⟧[q], len(sorted(xs)))\n";
    let (title, new) = first(text, Code::SW301, "");
    assert_eq!(title, "Do `sorted(xs)` once before the loop");
    let wanted = "def f(xs, qs):\n    xs_sorted = sorted(xs)\n    for q in qs:\n        print(xs_sorted[q], len(xs_sorted))\n";
    assert_eq!(new, wanted);
    none("def f(qs):\n    for q in qs:\n        print(⟦sorted(q)⟧)\n", Code::SW301);
}

#[test]
fn look_ups_are_in_a_set() {
    let text = "def f(xs, qs):\n    return [q for q in qs if ⟦q in xs⟧]\n";
    let (title, new) = first(text, Code::SW301, "");
    assert_eq!(title, "Look `xs` up in a set that is made before the loop");
    assert_eq!(
        new,
        "def f(xs, qs):\n    xs_set = set(xs)\n    return [q for q in qs if q in xs_set]\n"
    );
    none("def f(xs, qs):\n    for q in qs:\n        if ⟦q in xs⟧: xs.append(q)\n", Code::SW301);
}

#[test]
fn texts_are_joined() {
    let text = "def f(xs):\n    t = ''\n    for x in xs:\n        ⟦t += str(x)⟧\n    return t\n";
    let (_, fact) = marked(text, Code::SW301, "");
    let text = text.replace(['⟦', '⟧'], "");
    let all = fixes(&text, &fact);
    let new = all.last().and_then(|fix| fix.applied(&text)).expect("a fix");
    let wanted = "def f(xs):\n    t = ''\n    t_parts = [t]\n    for x in xs:\n        t_parts.append(str(x))\n    t = \"\".join(t_parts)\n    return t\n";
    assert_eq!(new, wanted);
    none(
        "def f(xs):\n    t = ''\n    for x in xs:\n        ⟦t += x⟧\n        print(t)\n",
        Code::SW301,
    );
}

#[test]
fn displays_are_made_once() {
    let text =
        "def f(xs):\n    for x in xs:\n        w = ⟦{'a': 1, 'b': 2}⟧\n        print(w[x])\n";
    let (title, new) = first(text, Code::SW201, "");
    assert_eq!(title, "Make `{'a': 1, 'b': 2}` once before the loop");
    assert!(
        new.contains("    w_once = {'a': 1, 'b': 2}\n    for x in xs:\n        w = w_once\n"),
        "{new}"
    );
    none("def f(xs):\n    for x in xs:\n        w = ⟦[x, x]⟧\n", Code::SW201);
}

#[test]
fn keys_are_looked_up_with_a_default() {
    let text = "for x in y:\n    try:\n        p = ⟦d[x]⟧\n    except KeyError:\n        p = 1\n    print(p)\n";
    let (_, new) = first(text, Code::SW301, "");
    assert_eq!(new, "for x in y:\n    p = d.get(x, 1)\n    print(p)\n");
}

#[test]
fn globals_are_read_once() {
    let text = "n = 1\n\n\ndef f(xs):\n    ⟦for x in xs:\n        print(x < n)⟧\n";
    let (_, new) = first(text, Code::SW106, "The global `n` was assigned.");
    assert!(new.contains("    n_now = n\n    for x in xs:\n        print(x < n_now)\n"), "{new}");
}

#[test]
fn layouts_become_one() {
    let text = "\
class Node:
    pass


def made(k):
    node = Node()
    if k:
        node.left = 1
    node.value = k
    return node


print([⟦node.value⟧ for node in map(made, range(9))])
";
    let (title, new) = first(text, Code::SW105, "");
    assert_eq!(title, "Set `left` and `value` in `Node.__init__`, in one order");
    let wanted = "class Node:\n    def __init__(self):\n        self.left = None\n        self.value = None\n\n\ndef made";
    assert!(new.starts_with(wanted), "{new}");
}

#[test]
fn hints_come_and_go() {
    let text = "import math\n\n\ndef dot(a):\n    for x in a: pass\n\n\nfor i in range(9):\n    ⟦dot([i])⟧\n";
    let (_, new) = first(text, Code::SW302, "");
    assert!(
        new.starts_with(
            "import math\nfrom sidewinder import unroll_safe\n\n\n@unroll_safe\ndef dot(a):"
        ),
        "{new}"
    );
    let text =
        "@dont_look_inside\ndef step(x):\n    return x\n\n\nfor i in range(9):\n    ⟦step(i)⟧\n";
    let (title, new) = first(text, Code::SW303, "");
    assert_eq!(title, "Remove `@dont_look_inside` from `step`");
    assert!(new.starts_with("def step(x):"), "{new}");
    let (_, new) = first("for i in range(9):\n    ⟦promote(i + 1)⟧ & 7\n", Code::SW102, "");
    assert_eq!(new, "for i in range(9):\n    (i + 1) & 7\n");
}

#[test]
fn a_text_that_has_changed_has_no_fixes() {
    let (_, fact) =
        marked("def f(xs):\n    for x in xs:\n        ⟦t += str(x)⟧\n", Code::SW301, "");
    assert_eq!(fixes("x = 1\n", &fact), []);
    assert_eq!(fixes("def f(:\n\n\n\n\n", &fact), []);
    assert_eq!(fixes("é\né\n    é      é\n", &fact), []);
}
