//! The handshake, and the end.

use serde_json::json;
use tokio::io::AsyncWriteExt;

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

/// What is no message gets an error for an answer, and the facts stay.
#[tokio::test]
async fn what_is_no_message_ends_nothing() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    let before = editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    for (sent, code) in [
        ("Content-Length: 7\r\n\r\n{\"a\": [", -32700),
        ("Content-Length: 2\r\n\r\n[]", -32600),
        ("Content-Length: 15\r\n\r\n{\"jsonrpc\": 17}", -32600),
        ("Content-Length: x\r\n\r\n", -32700),
        ("rubbish\r\n\r\n", -32700),
        ("Content-Length: 3\r\n\r\n\u{e9}!", -32700),
    ] {
        // The length counts bytes.
        editor.to.write_all(sent.as_bytes()).await.expect("the server reads on");
        let refused = editor.refusal().await;
        assert_eq!(refused["error"]["code"], code, "{sent:?}: {refused}");
    }
    assert_eq!(editor.ask("$/unheard", json!({})).await["code"], -32601);
    let after = editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    assert_eq!(before, after);
    assert!(!editor.hover("boxed.py", "for").await.is_empty());
}

/// The process tells whether the editor took its leave.
#[tokio::test]
async fn exit_without_shutdown_is_an_error() {
    let frame = |body: &str| format!("Content-Length: {}\r\n\r\n{body}", body.len());
    let shutdown = r#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#;
    let exit = r#"{"jsonrpc":"2.0","method":"exit"}"#;
    for (messages, status) in [(vec![exit], 1), (vec![shutdown, exit], 0), (vec![], 0)] {
        let (mut to, input) = tokio::io::duplex(1 << 12);
        let (output, _from) = tokio::io::duplex(1 << 12);
        for body in messages {
            to.write_all(frame(body).as_bytes()).await.expect("the pipe is open");
        }
        drop(to);
        assert_eq!(sidewinder_lsp::serve(input, output).await, status);
    }
}
