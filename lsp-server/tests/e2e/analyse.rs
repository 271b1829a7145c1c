//! One canned report: hints, hovers and diagnostics at their places.

use serde_json::json;

use crate::{Editor, codes};

#[tokio::test]
async fn hints_are_at_the_ends_of_their_lines() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    assert_eq!(editor.hints("boxed.py").await, [], "there are no facts without a run");
    editor.analyse("boxed.py").await;
    let expected = [
        (17, "↻ 98K · 4 guards · 0 allocs · 0 calls"),
        (25, "↻ 48K · 7 guards · 1/2 allocs · 1 call"),
        (26, "● BoxedInteger kept: stored into out"),
        (27, "⇄ int 69% | float 31%"),
        (32, "✗ trace too long (6,000 ops)"),
    ];
    let hints = editor.hints("boxed.py").await;
    let hints: Vec<(u64, &str)> = hints.iter().map(|(line, text)| (*line, text.as_str())).collect();
    assert_eq!(hints, expected);
    let raw = editor.raw_hints("boxed.py").await;
    assert_eq!(raw[0]["position"]["character"], 26);
    let tooltip = raw[2]["tooltip"]["value"].as_str().unwrap();
    assert!(tooltip.contains("dict.update"), "what had no room is in the tooltip: {tooltip}");
}

#[tokio::test]
async fn hovers_tell_the_long_story() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    assert_eq!(editor.hover("boxed.py", "while y").await, "");
    editor.analyse("boxed.py").await;
    let story = editor.hover("boxed.py", "while y").await;
    for part in [
        "**Hot loop**",
        "98,961 iterations in compiled code, entered once",
        "**Checks (guards): 4** per iteration: 3 overflow, 1 loop end; 9 before the loop, once",
        "**Allocations: 5 of 5 removed**: `BoxedInteger` ×3 (line 9), `BoxedInteger` (line 18), `BoxedInteger` (line 19)",
        "**Calls left (residual): 0**",
        "**Operations: 9** of 61 recorded; removed: 19 carried, 12 virtual load, 10 implied, 6 virtual store",
        "*run #1 · just now*",
    ] {
        assert!(story.contains(part), "{part}\nis not in\n{story}");
    }
    let story = editor.hover("boxed.py", "table.update").await;
    assert!(story.contains("residual call") && story.contains("dict.update"), "{story}");
    assert!(!story.contains("Hot loop"), "{story}");
    let story = editor.hover("boxed.py", "res.add(y)").await;
    assert!(story.contains("`BoxedInteger.add` is inlined here (98,961 times)"), "{story}");
    assert_eq!(editor.hover("boxed.py", "return res").await, "", "no facts, no hover");
}

#[tokio::test]
async fn diagnostics_have_codes_weights_and_places() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    let found = editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    let mut kinds = codes(&found);
    kinds.sort();
    assert_eq!(kinds, ["SW101", "SW201", "SW301", "SW401"]);
    assert!(found.iter().all(|one| one["source"] == "sidewinder" && one["severity"] == 3));
    let kept = found.iter().find(|one| one["code"] == "SW201").unwrap();
    assert_eq!(kept["range"]["start"], json!({"line": 25, "character": 44}));
    let path = kept["relatedInformation"].as_array().unwrap();
    assert_eq!(path[1]["message"], "stored into out");
    let long = found.iter().find(|one| one["code"] == "SW401").unwrap();
    let message = long["message"].as_str().unwrap();
    assert_eq!(
        message,
        "The recording was aborted once. The trace grew longer than the limit. \
         Largest parts: `BoxedInteger.add` 3,900 (line 5). It runs interpreted. \
         Mark the largest part `@dont_look_inside`, split the loop, or raise `trace_limit` for a run."
    );
}

#[tokio::test]
async fn facts_come_while_the_program_runs() {
    let body = "touch go; head -3 report.jsonl > $report; while test -e go; do sleep 0.01; done\n\
                tail -n +4 report.jsonl > $report";
    let mut editor = Editor::with_runs(body).await;
    editor.open_boxed().await;
    let run = editor.start("boxed.py").await;
    let early = [(17, "↻ 48K · 4 guards · 0 allocs · 0 calls".to_owned())];
    while editor.hints("boxed.py").await != early {
        editor.hear("workspace/inlayHint/refresh", |_| true).await;
    }
    std::fs::remove_file(editor.folder.0.join("go")).unwrap();
    editor.end_of(run).await;
    assert_eq!(editor.hints("boxed.py").await.len(), 5);
}

#[tokio::test]
async fn facts_are_hidden_and_shown() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.command("sidewinder.showFacts", json!([])).await;
    editor
        .hear("window/showMessage", |said| said["message"].as_str().unwrap().contains("no facts"))
        .await;
    editor.analyse("boxed.py").await;
    editor.command("sidewinder.hideFacts", json!([])).await;
    editor.diagnostics("boxed.py", |all| all.is_empty()).await;
    assert_eq!(editor.hints("boxed.py").await, []);
    assert_eq!(editor.hover("boxed.py", "while y").await, "");
    editor.command("sidewinder.showFacts", json!([])).await;
    editor.diagnostics("boxed.py", |all| all.len() == 4).await;
    assert_eq!(editor.hints("boxed.py").await.len(), 5);
}

#[tokio::test]
async fn output_and_progress_are_passed_on() {
    let mut editor = Editor::with_runs("echo größe; cat report.jsonl > $report; sleep 0.5").await;
    editor.open_boxed().await;
    editor.start("boxed.py").await;
    let output = editor.hear("sidewinder/output", |_| true).await;
    assert_eq!(output, json!({"run": 1, "text": "größe\n"}));
    let begin = editor.hear("$/progress", |said| said["value"]["kind"] == "begin").await;
    assert_eq!(begin["value"]["cancellable"], true);
    editor.hear("$/progress", |said| said["value"]["kind"] == "end").await;
}

#[tokio::test]
async fn a_new_run_takes_the_place_of_the_old() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor.analyse("boxed.py").await;
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.contains("*run #2 · just now*"), "{story}");
}
