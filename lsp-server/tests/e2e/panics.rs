//! Requests that panic: with the methods of the server, the editor of these tests has some that do.

use serde_json::json;
use sidewinder_lsp::panics;
use sidewinder_lsp::server::Server;
use tower_lsp::LspServiceBuilder;
use tower_lsp::jsonrpc::Result;

use crate::Editor;

/// The methods with `test/panic`, a request, `test/panicLater`, a notification that panics after it has waited, and
/// `test/panicInTask`, which starts a task that does.
pub fn with_panics(methods: LspServiceBuilder<Server>) -> LspServiceBuilder<Server> {
    methods
        .custom_method("test/panic", panic_now)
        .custom_method("test/panicLater", panic_later)
        .custom_method("test/panicInTask", panic_in_task)
}

async fn panic_now(server: &Server) -> Result<()> {
    let _state = server.shared().state();
    panic!("a fault of the {}'s", "server");
}

async fn panic_in_task(server: &Server) -> Result<bool> {
    let task = async {
        tokio::task::yield_now().await;
        panic!("in a task");
    };
    let instead = |words: String| words.starts_with("A task failed: in a task.");
    Ok(panics::spawn(server.client(), "A task", task, instead).await.unwrap_or(false))
}

async fn panic_later(_: &Server) {
    tokio::task::yield_now().await;
    panic!("late");
}

#[tokio::test]
async fn a_request_that_panics_is_answered_logged_and_the_server_goes_on() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    let hints = editor.hints("boxed.py").await;
    assert!(!hints.is_empty());
    for _ in 0..3 {
        let answer = editor.ask("test/panic", json!(null)).await;
        assert_eq!(answer["code"], -32603);
        let message = answer["message"].as_str().unwrap();
        assert!(message.contains("test/panic failed: a fault of the server's"), "{message}");
        let is_told = |said: &serde_json::Value| said["message"] == message && said["type"] == 1;
        editor.hear("window/logMessage", is_told).await;
    }
    assert_eq!(editor.hints("boxed.py").await, hints);
}

#[tokio::test]
async fn a_notification_that_panics_is_logged_and_the_server_goes_on() {
    let mut editor = Editor::with_report().await;
    editor.tell("test/panicLater", json!(null)).await;
    let is_told = |said: &serde_json::Value| {
        said["message"]
            .as_str()
            .is_some_and(|words| words.starts_with("test/panicLater failed: late"))
    };
    editor.hear("window/logMessage", is_told).await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    assert!(!editor.hints("boxed.py").await.is_empty());
}

#[tokio::test]
async fn a_task_that_panics_is_logged_and_something_is_done_instead() {
    let mut editor = Editor::with_report().await;
    assert_eq!(editor.ask("test/panicInTask", json!(null)).await, json!(true));
    let is_told = |said: &serde_json::Value| {
        said["message"].as_str().is_some_and(|words| words.starts_with("A task failed: in a task"))
    };
    editor.hear("window/logMessage", is_told).await;
}
