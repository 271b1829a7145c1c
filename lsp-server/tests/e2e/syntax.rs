//! Syntax errors come and go as one types.

use crate::Editor;

#[tokio::test]
async fn errors_come_and_go_with_the_text() {
    let mut editor = Editor::with_report().await;
    editor.open("new.py", "x = '🐍' + \nprint(x)\n").await;
    let found = editor.diagnostics("new.py", |all| !all.is_empty()).await;
    assert_eq!((&found[0]["severity"], &found[0]["source"]), (&1.into(), &"sidewinder".into()));
    assert_eq!(found[0]["range"]["start"]["line"], 0);
    editor.replace("new.py", "+ ", "+ 'y'").await;
    editor.diagnostics("new.py", |all| all.is_empty()).await;
    editor.replace("new.py", "print(x)", "print(x)\ny = = 1\nz = 2 +").await;
    editor.diagnostics("new.py", |all| all.len() >= 2).await;
}

#[tokio::test]
async fn errors_and_facts_live_together() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor.replace("boxed.py", "        print(i)", "        print(i").await;
    let right = |all: &[serde_json::Value]| all.iter().any(|one| one["severity"] == 1);
    editor.diagnostics("boxed.py", right).await;
    let hints = editor.hints("boxed.py").await;
    assert!(hints.len() >= 4, "functions before the error keep their facts: {hints:?}");
}
