//! The handshake, and the end.

use serde_json::json;

use crate::Editor;

#[tokio::test]
async fn capabilities_are_offered() {
    let mut editor = Editor::with_report().await;
    let offered = editor.ask("initialize", json!({"capabilities": {}})).await;
    assert!(offered["code"].is_i64(), "a second handshake is refused: {offered}");
}

#[tokio::test]
async fn bytes_are_agreed_on_where_the_editor_can() {
    for (offered, agreed) in [(json!(["utf-16"]), 44), (json!(["utf-8", "utf-16"]), 48)] {
        let body = "cat report.jsonl > $report";
        let mut editor =
            Editor::with(body, json!({"general": {"positionEncodings": offered}})).await;
        editor.open_boxed().await;
        editor.analyse("boxed.py").await;
        let found = editor.diagnostics("boxed.py", |all| all.len() == 4).await;
        let kept = found.iter().find(|one| one["code"] == "SW201").unwrap();
        assert_eq!(kept["range"]["start"]["character"], agreed, "{kept}");
    }
}

#[tokio::test]
async fn parameters_may_be_null() {
    let mut editor = Editor::with_report().await;
    assert_eq!(editor.ask("shutdown", json!(null)).await, json!(null));
}

#[tokio::test]
async fn unknown_commands_are_refused() {
    let mut editor = Editor::with_report().await;
    for (command, arguments) in [
        ("sidewinder.dance", json!([])),
        ("sidewinder.analyseFile", json!([])),
        ("sidewinder.analyseFile", json!(["no address"])),
        ("sidewinder.analyseFile", json!([7])),
    ] {
        let answer = editor.command(command, arguments).await;
        assert_eq!(answer["code"], -32602, "{answer}");
    }
}
