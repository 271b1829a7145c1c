//! Facts belong to code: they move with it, go with it, and come back with it.

use crate::{BOXED, Editor};

async fn analysed() -> Editor {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    assert_eq!(editor.hints("boxed.py").await.len(), 5);
    editor
}

async fn lines(editor: &mut Editor) -> Vec<u64> {
    editor.hints("boxed.py").await.into_iter().map(|(line, _)| line).collect()
}

#[tokio::test]
async fn comments_and_blank_lines_move_facts() {
    let mut editor = analysed().await;
    editor.replace("boxed.py", "def f(y):\n", "# 🐍\n\ndef f(y):  # why\n\n").await;
    assert_eq!(lines(&mut editor).await, [20, 28, 29, 30, 35]);
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.contains("`BoxedInteger` (line 21)"), "lines are those of the text: {story}");
}

/// An import that is added loses no fact, and changes nothing that is told of documents without facts.
#[tokio::test]
async fn what_is_added_outside_touches_nothing_else() {
    let mut editor = analysed().await;
    for n in 0..50 {
        editor.open(&format!("other{n}.py"), "x = 1\n").await;
    }
    for n in 0..50 {
        editor.diagnostics(&format!("other{n}.py"), |_| true).await;
    }
    editor.published.clear();
    let refreshes = editor.count("workspace/inlayHint/refresh").await;
    for n in 0..20 {
        let (from, to) = if n == 0 {
            (String::new(), "import a0\n".into())
        } else {
            (format!("a{}", n - 1), format!("a{n}"))
        };
        editor.replace("boxed.py", &from, &to).await;
    }
    let moved: Vec<u64> = [17, 25, 26, 27, 32].iter().map(|line| line + 1).collect();
    assert_eq!(lines(&mut editor).await, moved);
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    editor.hear("workspace/inlayHint/refresh", |_| true).await;
    assert!(
        editor.count("workspace/inlayHint/refresh").await <= refreshes + 2,
        "one for what is typed in one go"
    );
    assert!(
        editor.published.keys().all(|uri| uri.ends_with("boxed.py")),
        "{:?}",
        editor.published.keys()
    );
}

#[tokio::test]
async fn facts_of_a_changed_function_vanish_and_undo_brings_them_back() {
    let mut editor = analysed().await;
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    editor.replace("boxed.py", "x = x / 2", "x = x / 3").await;
    assert_eq!(lines(&mut editor).await, [17, 32]);
    editor.diagnostics("boxed.py", |all| all.len() == 1).await;
    let story = editor.hover("boxed.py", "for i in").await;
    assert!(story.contains("Outdated: `gather` changed since run #1"), "{story}");
    editor.replace("boxed.py", "x = x / 3", "x = x / 2").await;
    assert_eq!(lines(&mut editor).await, [17, 25, 26, 27, 32]);
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
}

#[tokio::test]
async fn a_changed_callee_outdates_the_loops_that_inlined_it() {
    let mut editor = analysed().await;
    editor.replace("boxed.py", "intother + self.intval", "self.intval + intother").await;
    assert_eq!(lines(&mut editor).await, [25, 26, 27, 32]);
    let outdated = editor.status(|status| status["outdated"][0].is_string()).await;
    assert_eq!(outdated["outdated"][0], "BoxedInteger.add__int");
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.contains("Outdated: `BoxedInteger.add__int` changed"), "{story}");
    editor.replace("boxed.py", "self.intval + intother", "intother + self.intval").await;
    assert_eq!(lines(&mut editor).await, [17, 25, 26, 27, 32]);
    editor.status(|status| status["outdated"].as_array().unwrap().is_empty()).await;
}

#[tokio::test]
async fn every_keystroke_is_survived() {
    let mut editor = analysed().await;
    let last = "gather(50_000, [])\n";
    for (from, to) in [("", "d"), ("d", "def"), ("def", "def ("), ("def (", "'''"), ("'''", "")] {
        editor.replace("boxed.py", &format!("{last}{from}"), &format!("{last}{to}")).await;
        editor.hints("boxed.py").await;
    }
    assert_eq!(lines(&mut editor).await, [17, 25, 26, 27, 32]);
}

#[tokio::test]
async fn a_file_that_differs_from_the_one_that_ran_shows_what_still_holds() {
    let mut editor = analysed().await;
    let uri = editor.uri("boxed.py");
    editor.tell("textDocument/didClose", serde_json::json!({"textDocument": {"uri": uri}})).await;
    editor.open("boxed.py", &BOXED.replace("-100", "-200")).await;
    assert_eq!(lines(&mut editor).await, [25, 26, 27, 32]);
}

#[tokio::test]
async fn closing_clears() {
    let mut editor = analysed().await;
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    let uri = editor.uri("boxed.py");
    editor.tell("textDocument/didClose", serde_json::json!({"textDocument": {"uri": uri}})).await;
    editor.diagnostics("boxed.py", |all| all.is_empty()).await;
    editor.open_boxed().await;
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
}
