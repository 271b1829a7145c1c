//! However a run ends, it is told, and nothing is lost.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{Editor, lives};

/// Writes the report, then its process number, and goes on for long.
const ENDLESS: &str = "head -4 report.jsonl > $report; echo $$ > pid; exec sleep 1000";

async fn told(editor: &mut Editor, part: &str) -> String {
    let right = |said: &Value| said["message"].as_str().unwrap().contains(part);
    let said = editor.hear("window/showMessage", right).await;
    said["message"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn stop_ends_the_child_within_a_second() {
    for body in [ENDLESS, &format!("trap '' INT; {ENDLESS}")] {
        let mut editor = Editor::with_runs(body).await;
        editor.open_boxed().await;
        let run = editor.start("boxed.py").await;
        let pid = editor.file("pid").await;
        assert!(lives(&pid));
        let asked = Instant::now();
        editor.command("sidewinder.stop", json!([])).await;
        let words = editor.end_of(run).await;
        assert!(asked.elapsed().as_secs_f64() < 1.0, "{:?}", asked.elapsed());
        assert!(!lives(&pid));
        assert!(words.contains("was stopped"), "{words}");
        assert_eq!(editor.hints("boxed.py").await.len(), 4, "what was known is kept");
    }
}

#[tokio::test]
async fn progress_can_be_cancelled() {
    let mut editor = Editor::with_runs(ENDLESS).await;
    editor.open_boxed().await;
    let run = editor.start("boxed.py").await;
    let begin = editor.hear("$/progress", |said| said["value"]["kind"] == "begin").await;
    let token = begin["token"].clone();
    editor.tell("window/workDoneProgress/cancel", json!({"token": token})).await;
    assert!(editor.end_of(run).await.contains("was stopped"));
}

#[tokio::test]
async fn a_crash_is_told_and_loses_nothing() {
    let mut editor = Editor::with_runs("head -4 report.jsonl > $report; kill -SEGV $$").await;
    editor.open_boxed().await;
    editor.start("boxed.py").await;
    let words = told(&mut editor, "signal 11").await;
    assert!(words.contains("Facts up to then are shown."), "{words}");
    let hints = editor.hints("boxed.py").await;
    assert_eq!(hints[0], (17, "↻ 48K · 4 guards · 0 allocs · 0 calls".to_owned()));
}

#[tokio::test]
async fn a_run_ends_at_its_limit() {
    let mut editor = Editor::with_runs(ENDLESS).await;
    let script = editor.folder.0.join("sidewinder.sh");
    let settings = json!({"sidewinder": {"path": script, "run": {"timeLimit": 0.3}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
    editor.open_boxed().await;
    editor.start("boxed.py").await;
    told(&mut editor, "its limit of 0.3 s").await;
}

#[tokio::test]
async fn a_flood_of_a_report_is_cut() {
    let body = "cat report.jsonl > $report; echo $$ > pid
        trap '' INT; exec yes $(head -c 4000 /dev/zero | tr '\\0' x) > $report";
    let mut editor = Editor::with_runs(body).await;
    editor.open_boxed().await;
    let run = editor.start("boxed.py").await;
    let pid = editor.file("pid").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    editor.command("sidewinder.stop", json!([])).await;
    let words = editor.end_of(run).await;
    assert!(words.contains("was stopped"), "{words}");
    assert!(words.contains("could not be read") || words.contains("longer than 64 MiB"), "{words}");
    assert!(!lives(&pid));
    assert_eq!(editor.hints("boxed.py").await.len(), 5, "what was before the flood is kept");
}

#[tokio::test]
async fn a_run_that_fails_leaves_the_facts_of_the_one_before() {
    let mut editor =
        Editor::with_runs("test -e again && kill -ABRT $$; cat report.jsonl > $report").await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor.folder.write("again", "");
    editor.start("boxed.py").await;
    told(&mut editor, "signal 6").await;
    assert_eq!(editor.hints("boxed.py").await.len(), 5);
}

#[tokio::test]
async fn memory_is_limited() {
    let body = "echo $SIDEWINDER_GC_LIMIT > limit
        exec python3 -c 'import time; x = bytearray(300 << 20); time.sleep(1000)'";
    let mut editor = Editor::with_runs(body).await;
    let script = editor.folder.0.join("sidewinder.sh");
    let settings = json!({"sidewinder": {"path": script, "run": {"memoryLimit": 16}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
    editor.start("boxed.py").await;
    told(&mut editor, "its limit of 16 MiB").await;
    assert_eq!(editor.file("limit").await, format!("{}\n", 16 << 20));
}

#[tokio::test]
async fn a_command_that_is_not_there_is_told() {
    let mut editor = Editor::with_report().await;
    let settings = json!({"sidewinder": {"path": "/no/such/sidewinder"}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
    editor.start("boxed.py").await;
    let words = told(&mut editor, "could not start").await;
    assert!(words.contains("/no/such/sidewinder") && words.contains("sidewinder.path"), "{words}");
}

#[tokio::test]
async fn a_command_that_is_no_sidewinder_is_told() {
    let mut editor =
        Editor::with_runs("echo usage; sleep 0.05; echo 'unknown option' >&2; exit 2").await;
    editor.start("boxed.py").await;
    told(&mut editor, "wrote no report: exit status 2. It said: unknown option").await;
}

#[tokio::test]
async fn a_run_without_facts_says_so() {
    let quiet = r#"
        echo '{"event":"start","schema":1,"jit":{"threshold":1039}}' > $report
        echo '{"event":"summary","interpreted":[{"at":{"line":25},"count":812}]}' > $report"#;
    let mut editor = Editor::with_runs(quiet).await;
    editor.start("boxed.py").await;
    let words = told(&mut editor, "No loop became hot").await;
    assert!(words.contains("the busiest place, line 25, ran 812 of 1,039 times"), "{words}");
}

#[tokio::test]
async fn an_exception_is_told_with_its_line() {
    let failing = r#"
        head -4 report.jsonl > $report
        echo '{"event":"summary","exit":{"status":1,"exception":{"class":"ValueError","message":"bad","at":{"file":"boxed.py","line":9}}}}' > $report
        exit 1"#;
    let mut editor = Editor::with_runs(failing).await;
    editor.start("boxed.py").await;
    told(&mut editor, "with ValueError: bad (boxed.py, line 9)").await;
}

#[tokio::test]
async fn a_report_of_a_later_version_is_refused_in_words() {
    let mut editor = Editor::with_runs(r#"echo '{"event":"start","schema":99}' > $report"#).await;
    editor.start("boxed.py").await;
    told(&mut editor, "the report has schema 99").await;
}

#[tokio::test]
async fn a_new_run_of_a_file_stops_the_old() {
    let mut editor = Editor::with_runs(ENDLESS).await;
    let first = editor.start("boxed.py").await;
    let pid = editor.file("pid").await;
    let second = editor.start("boxed.py").await;
    assert_eq!((first, second), (1, 2));
    while lives(&pid) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn nothing_runs_on_after_shutdown() {
    let mut editor = Editor::with_runs(ENDLESS).await;
    editor.start("boxed.py").await;
    let pid = editor.file("pid").await;
    editor.ask("shutdown", json!(null)).await;
    while lives(&pid) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn stopping_nothing_is_told() {
    let mut editor = Editor::with_report().await;
    editor.command("sidewinder.stop", json!([])).await;
    told(&mut editor, "Nothing is running.").await;
}

#[tokio::test]
async fn a_text_that_is_no_file_is_not_run() {
    let mut editor = Editor::with_report().await;
    let answer = editor.command("sidewinder.analyseFile", json!(["untitled:Untitled-1"])).await;
    assert_eq!(answer, json!(null));
    told(&mut editor, "save it first").await;
}
