//! Diagnostics by pull, settings that are asked for, and those of the project.

use serde_json::{Value, json};

use crate::{Editor, codes};

fn pulls() -> Value {
    json!({
        "workspace": {"diagnostics": {"refreshSupport": true}, "inlayHint": {"refreshSupport": true}},
        "textDocument": {"diagnostic": {}, "publishDiagnostics": {}, "hover": {"contentFormat": ["markdown"]}},
    })
}

impl Editor {
    async fn pull(&mut self, name: &str, known: &Value) -> Value {
        let document = json!({"uri": self.uri(name)});
        let params = json!({"textDocument": document, "previousResultId": known});
        self.ask("textDocument/diagnostic", params).await
    }
}

#[tokio::test]
async fn diagnostics_are_asked_for_where_the_editor_can() {
    let mut editor = Editor::with("cat report.jsonl > $report", pulls()).await;
    assert!(editor.offered["diagnosticProvider"].is_object());
    editor.open("main.py", "x = (1,\n").await;
    let first = editor.pull("main.py", &Value::Null).await;
    assert_eq!(first["kind"], "full");
    assert_eq!(first["items"].as_array().map(Vec::len), Some(1), "{first}");
    let same = editor.pull("main.py", &first["resultId"]).await;
    assert_eq!(same["kind"], "unchanged");
    assert_eq!(same["resultId"], first["resultId"]);
    editor.replace("main.py", "(1,", "1").await;
    let mended = editor.pull("main.py", &first["resultId"]).await;
    assert_eq!(mended["items"], json!([]), "{mended}");
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor.hear("workspace/diagnostic/refresh", |_| true).await;
    let facts = editor.pull("boxed.py", &Value::Null).await;
    assert!(codes(facts["items"].as_array().unwrap()).contains(&"SW201"), "{facts}");
    assert!(editor.published.is_empty(), "none is sent, too");
}

/// Without a way to ask for the list again, facts would come late: so they are sent.
#[tokio::test]
async fn diagnostics_are_sent_where_the_editor_cannot_refresh() {
    let extra = json!({"textDocument": {"diagnostic": {}}});
    let mut editor = Editor::with("", extra).await;
    assert!(editor.offered.get("diagnosticProvider").is_none());
    editor.open("main.py", "x = (1,\n").await;
    editor.diagnostics("main.py", |all| all.len() == 1).await;
}

#[tokio::test]
async fn files_and_settings_are_watched() {
    let extra = json!({"workspace": {
        "configuration": true,
        "didChangeConfiguration": {"dynamicRegistration": true},
        "didChangeWatchedFiles": {"dynamicRegistration": true},
    }});
    let mut editor = Editor::with("", extra).await;
    let asked = editor.hear("client/registerCapability", |_| true).await;
    let text = asked.to_string();
    assert!(text.contains("**/*.py") && text.contains("**/pyproject.toml"), "{text}");
    assert!(text.contains("workspace/didChangeConfiguration"), "{text}");
    let item = |params: &Value| params["items"][0]["section"] == "sidewinder";
    editor.hear("workspace/configuration", item).await;
    editor.granted = json!([{"facts": {"cold": "often"}}]);
    editor.tell("workspace/didChangeConfiguration", json!({"settings": null})).await;
    let said = editor.hear("window/showMessage", |_| true).await;
    assert!(said["message"].as_str().unwrap().contains("settings are not used"), "{said}");
}

#[tokio::test]
async fn a_project_has_defaults_that_the_editor_overrules() {
    for (own, limit) in [(json!({}), "0.3 s"), (json!({"run": {"timeLimit": 0.5}}), "0.5 s")] {
        let project = "[tool.sidewinder]\ntime-limit = 0.3\n";
        let mut editor = Editor::with_project("sleep 60", project, own).await;
        editor.open_boxed().await;
        let words = editor.analyse("boxed.py").await;
        assert!(words.contains(limit), "{words}");
    }
}

#[tokio::test]
async fn a_project_that_changes_is_read_again() {
    let mut editor = Editor::with_project("", "", json!({})).await;
    editor.folder.write("pyproject.toml", "[tool.sidewinder]\ntime-limit = 'long'\n");
    let change = json!({"changes": [{"uri": editor.uri("pyproject.toml"), "type": 2}]});
    editor.tell("workspace/didChangeWatchedFiles", change).await;
    let said = editor.hear("window/showMessage", |_| true).await;
    assert!(said["message"].as_str().unwrap().contains("pyproject.toml"), "{said}");
}

#[tokio::test]
async fn a_project_may_ask_for_full_mode() {
    let project = "[tool.sidewinder]\nlanguage-features = 'full'\n";
    let editor = Editor::with_project("", project, json!({})).await;
    assert_eq!(editor.offered["definitionProvider"], true);
}
