//! What was never compiled, did not run or was for nothing is there for those who look, and does not shout.

use serde_json::{Value, json};

use crate::{Editor, codes};

const COLD: &str = include_str!("../fixtures/cold.py");
const REPORT: &str = include_str!("../fixtures/cold.jsonl");

/// All but the exception that ended the run.
fn facts(all: &[Value]) -> Vec<&Value> {
    all.iter().filter(|one| one["severity"] != 1).collect()
}

/// An editor in which `cold.py` is open and was run.
async fn analysed() -> Editor {
    let mut editor = Editor::with_runs("cat cold.jsonl > $report; exit 1").await;
    editor.folder.write("cold.py", COLD);
    editor.folder.write("cold.jsonl", REPORT);
    editor.open("cold.py", COLD).await;
    editor.analyse("cold.py").await;
    editor
}

#[tokio::test]
async fn what_did_not_run_and_hints_for_nothing_are_hints() {
    let mut editor = analysed().await;
    let found = editor.diagnostics("cold.py", |all| !all.is_empty()).await;
    let (errors, found): (Vec<Value>, Vec<Value>) =
        found.into_iter().partition(|one| one["severity"] == 1);
    let mut told = codes(&found);
    told.sort();
    assert_eq!(told, ["SW508", "SW901"], "what is not hot is hidden");
    assert!(found.iter().all(|one| one["severity"] == 4), "{found:?}");
    // The exception that ended the run is where it was raised.
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert_eq!(errors[0]["range"]["start"], json!({"line": 19, "character": 0}));
    let message = errors[0]["message"].as_str().unwrap();
    assert!(
        message.starts_with("ValueError: ") && message.ends_with("it ended run #1 here."),
        "{message}"
    );
    let of = |code: &str| found.iter().find(|one| one["code"] == code).unwrap();
    assert_eq!(of("SW901")["range"]["start"], json!({"line": 14, "character": 0}));
    assert_eq!(
        of("SW901")["message"],
        "Did not run: the run ended first, with ValueError, line 20."
    );
    assert_eq!(of("SW508")["range"]["start"], json!({"line": 4, "character": 19}));
    let message = of("SW508")["message"].as_str().unwrap();
    assert!(message.starts_with("No trace reached `promote(x)`. It had no effect"), "{message}");
    assert_eq!(editor.hints("cold.py").await, [], "no label");
}

#[tokio::test]
async fn hovers_say_what_is_not_hot() {
    let mut editor = analysed().await;
    let story = editor.hover("cold.py", "for i").await;
    assert!(story.starts_with("**Not hot**: Ran 812 times; becomes hot at 1,039."), "{story}");
    assert!(story.ends_with("*run #1 · just now*"), "{story}");
    assert_eq!(editor.hover("cold.py", "def run").await, "", "it is part of traces");
    let story = editor.hover("cold.py", "def other").await;
    assert!(story.starts_with("**No facts**: Did not run"), "{story}");
    let story = editor.hover("cold.py", "promote(x)").await;
    assert!(story.starts_with("**Hint to the JIT**: No trace reached"), "{story}");
}

#[tokio::test]
async fn a_setting_shows_what_is_not_hot() {
    let mut editor = analysed().await;
    let script = editor.folder.0.join("sidewinder.sh");
    let settings = json!({"sidewinder": {"path": script, "facts": {"cold": true}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
    let is_shown = |all: &[Value]| codes(all).contains(&"SW403");
    let found = editor.diagnostics("cold.py", is_shown).await;
    assert_eq!(codes(&found).iter().filter(|code| **code == "SW403").count(), 2);
    assert!(facts(&found).iter().all(|one| one["severity"] == 4), "{found:?}");
    let labels = [(4, "· cold: ran 812 of 1,619"), (10, "· cold: ran 812 of 1,039")];
    assert_eq!(editor.hints("cold.py").await, labels.map(|(line, text)| (line, text.to_owned())));
}

#[tokio::test]
async fn a_change_withdraws_them_and_undoing_it_brings_them_back() {
    let mut editor = analysed().await;
    editor.replace("cold.py", "return n\n", "return n + 1\n").await;
    let found = editor.diagnostics("cold.py", |all| facts(all).len() == 1).await;
    assert_eq!(facts(&found)[0]["code"], "SW508");
    editor.replace("cold.py", "return n + 1\n", "return n\n").await;
    editor.diagnostics("cold.py", |all| facts(all).len() == 2).await;
}
