//! What is shown beside the text: the tree of hot places, the heat of lines, the sentence where there is nothing, and the kinds that are chosen.

use serde_json::{Value, json};

use crate::{Editor, REPORT, codes};

/// The canned report, with shares of the time: 0.70 of it in the loop of line 17, 0.25 in that of line 25.
pub fn with_shares() -> String {
    let (first, last) = REPORT.trim_end().rsplit_once('\n').unwrap();
    let mut last: Value = serde_json::from_str(last).unwrap();
    let line = |line: u32, share: f64| json!({"at": {"file": "boxed.py", "line": line, "end_line": line, "function": "f"}, "share": share});
    last["spent"] = json!({"samples": 200, "own": 0.95, "interpreted": 0.05});
    last["lines"] = json!([line(17, 0.4), line(18, 0.3), line(26, 0.2), line(27, 0.004)]);
    last["not_run"] = json!([{"at": {"file": "boxed.py", "line": 31, "end_line": 31, "end_column": 11, "function": "long"}, "code": "SW901", "text": "Did not run."}]);
    last["interpreted"] = json!([{"at": {"file": "boxed.py", "line": 5, "column": 4, "end_line": 5, "end_column": 25, "function": "BoxedInteger.add"}, "count": 812, "hot_at": 1619, "code": "SW403", "text": "Ran 812 times."}]);
    for (one, share) in last["loops"].as_array_mut().unwrap().iter_mut().zip([0.7, 0.25]) {
        one["share"] = json!(share);
        for fact in one["facts"].as_array_mut().unwrap() {
            fact["share"] = json!(0.05);
        }
    }
    format!("{first}\n{last}\n")
}

/// An editor whose program was run, and left shares of the time.
pub async fn analysed() -> Editor {
    let mut editor = Editor::with_runs("cat shares.jsonl > $report").await;
    editor.folder.write("shares.jsonl", &with_shares());
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor
}

async fn set(editor: &mut Editor, facts: Value) {
    let script = editor.folder.0.join("sidewinder.sh");
    let settings = json!({"sidewinder": {"path": script, "facts": facts}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings})).await;
}

fn labels(nodes: &Value) -> Vec<&str> {
    nodes.as_array().unwrap().iter().map(|node| node["label"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn hot_places_are_ranked_by_their_cost() {
    let mut editor = analysed().await;
    let tree = editor.command("sidewinder.hotLoops", json!([])).await;
    assert_eq!(labels(&tree), ["while y.is_positive()", "for i in range(n)", "for i in range(n)"]);
    let details: Vec<&str> =
        tree.as_array().unwrap().iter().map(|node| node["detail"].as_str().unwrap()).collect();
    assert_eq!(
        details,
        [
            "70 % · ↻ 98K · boxed.py:17",
            "25 % · ↻ 48K · boxed.py:25",
            "✗ given up once · boxed.py:32"
        ]
    );
    // Each leads to its line, and so does all that is under it.
    assert_eq!(tree[0]["at"]["uri"], editor.uri("boxed.py"));
    assert_eq!(tree[0]["at"]["range"]["start"], json!({"line": 16, "character": 4}));
    let under = labels(&tree[1]["children"]);
    assert_eq!(under, ["Tips", "Allocations kept", "Calls left"]);
    let kept = &tree[1]["children"][1]["children"][0];
    assert_eq!(kept["at"]["range"]["start"], json!({"line": 25, "character": 44}));
    assert!(kept["detail"].as_str().unwrap().starts_with("SW201 · 5 % · boxed.py:26"), "{kept}");
    let guards = &tree[0]["children"][0];
    assert_eq!((&guards["kind"], &guards["detail"]), (&json!("guards"), &json!("4 per iteration")));
    assert_eq!(guards["children"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_tree_follows_the_text_and_says_what_is_outdated() {
    let mut editor = analysed().await;
    editor.replace("boxed.py", "class BoxedInteger:", "# new\nclass BoxedInteger:").await;
    let tree = editor.command("sidewinder.hotLoops", json!([])).await;
    assert_eq!(tree[0]["at"]["range"]["start"]["line"], 17);
    assert_eq!(tree[0]["outdated"], false);
    editor.replace("boxed.py", "BoxedInteger(-100)", "BoxedInteger(-200)").await;
    editor.hear("sidewinder/factsChanged", |_| true).await;
    let tree = editor.command("sidewinder.hotLoops", json!([])).await;
    assert_eq!((&tree[0]["outdated"], &tree[1]["outdated"]), (&json!(true), &json!(false)));
    assert!(tree[0]["story"].as_str().unwrap().contains("`f` changed since run #1"), "{tree}");
    editor.command("sidewinder.hideFacts", json!([])).await;
    assert_eq!(editor.command("sidewinder.hotLoops", json!([])).await, json!([]));
}

#[tokio::test]
async fn lines_have_the_heat_of_their_time() {
    let mut editor = analysed().await;
    let uri = editor.uri("boxed.py");
    let lines = editor.command("sidewinder.heat", json!([uri])).await;
    let lines = lines.as_array().unwrap();
    let of = |line: u64| lines.iter().find(|one| one["line"] == line - 1).unwrap().clone();
    assert_eq!(
        (&of(17)["step"], &of(17)["sign"], &of(17)["words"]),
        (&json!(4), &json!("▲"), &json!("40 % of the time, compiled"))
    );
    assert_eq!((&of(26)["step"], &of(26)["sign"]), (&json!(3), &json!("◆")));
    // What costs next to nothing is compiled, and not hot.
    assert_eq!((&of(27)["step"], &of(27)["words"]), (&json!(0), &json!("compiled")));
    assert_eq!((&of(31)["became"], &of(31)["words"]), (&json!("idle"), &json!("did not run")));
    assert_eq!(of(5)["became"], "interpreted");
    assert!(lines.iter().all(|one| one["line"] != 1), "a line without facts has no mark");
    // A function that changed has no heat.
    editor.replace("boxed.py", "BoxedInteger(-100)", "BoxedInteger(-200)").await;
    let lines = editor.command("sidewinder.heat", json!([uri])).await;
    assert!(lines.as_array().unwrap().iter().all(|one| one["line"] != 16), "{lines}");
}

#[tokio::test]
async fn kinds_are_chosen_by_name() {
    let mut editor = analysed().await;
    editor.diagnostics("boxed.py", |all| codes(all).len() == 5).await;
    set(&mut editor, json!({"show": ["allocations"]})).await;
    let found = editor.diagnostics("boxed.py", |all| codes(all).len() == 2).await;
    let mut told = codes(&found);
    told.sort();
    assert_eq!(told, ["SW201", "SW901"]);
    let shown: Vec<u64> = editor.hints("boxed.py").await.iter().map(|hint| hint.0).collect();
    assert_eq!(shown, [17, 25, 26], "loops are always shown");
    let story = editor.hover("boxed.py", "x = x / 2").await;
    assert!(story.contains("float 31"), "a hover tells what was not chosen, too: {story}");
    set(&mut editor, json!({"preset": "interpreter"})).await;
    let hints = editor.hints("boxed.py").await;
    assert!(hints.contains(&(9, "○ BoxedInteger removed".to_owned())), "{hints:?}");
    assert!(hints.iter().any(|hint| *hint == (6, "⊂ inlined ×296K".to_owned())), "{hints:?}");
    assert!(hints.iter().all(|hint| hint.0 != 5), "nothing that was never compiled: {hints:?}");
    set(&mut editor, json!({"preset": "everything"})).await;
    let hints = editor.hints("boxed.py").await;
    assert!(hints.contains(&(5, "· cold: ran 812 of 1,619".to_owned())), "{hints:?}");
}

#[tokio::test]
async fn cost_and_number_of_facts_have_limits() {
    let mut editor = analysed().await;
    editor.diagnostics("boxed.py", |all| codes(all).len() == 5).await;
    set(&mut editor, json!({"minimumCost": 10})).await;
    let cheap = |all: &[Value]| !codes(all).contains(&"SW201");
    editor.diagnostics("boxed.py", cheap).await;
    set(&mut editor, json!({"maxPerFile": 1})).await;
    editor.diagnostics("boxed.py", |all| codes(all).len() == 1).await;
    set(&mut editor, json!({"show": ["guards"]})).await;
    let said = editor.hear("window/showMessage", |_| true).await;
    assert!(said["message"].as_str().unwrap().contains("unknown variant `guards`"), "{said}");
}

#[tokio::test]
async fn a_sentence_says_why_there_is_nothing() {
    let mut editor = Editor::with_runs("cat shares.jsonl > $report").await;
    editor.folder.write("shares.jsonl", &with_shares());
    editor.open_boxed().await;
    editor.open("other.py", "x = 1\n").await;
    let (boxed, other) = (editor.uri("boxed.py"), editor.uri("other.py"));
    let why = async |editor: &mut Editor, uri: &str| {
        let said = editor.command("sidewinder.whyNothing", json!([uri])).await;
        said.as_str().unwrap_or_default().to_owned()
    };
    assert!(why(&mut editor, &boxed).await.starts_with("No run yet"));
    editor.analyse("boxed.py").await;
    assert_eq!(why(&mut editor, &boxed).await, "");
    assert_eq!(why(&mut editor, &other).await, "This file did not run in run #1.");
    let untitled = why(&mut editor, "untitled:Untitled-1").await;
    assert!(untitled.contains("save it"), "{untitled}");
    editor.command("sidewinder.hideFacts", json!([])).await;
    assert!(why(&mut editor, &boxed).await.starts_with("Facts are hidden"));
    editor.command("sidewinder.showFacts", json!([])).await;
    assert_eq!(why(&mut editor, &boxed).await, "");
}

#[tokio::test]
async fn nothing_is_run_where_the_user_trusts_nothing() {
    let mut editor = Editor::given("touch ran", json!({}), json!({"trusted": false})).await;
    editor.open_boxed().await;
    let uri = editor.uri("boxed.py");
    let answer = editor.command("sidewinder.analyseFile", json!([uri])).await;
    assert_eq!(answer, Value::Null);
    editor
        .hear("window/showMessage", |said| {
            said["message"].as_str().unwrap().contains("runs no programs in an untrusted workspace")
        })
        .await;
    let why = editor.command("sidewinder.whyNothing", json!([uri])).await;
    assert!(why.as_str().unwrap().contains("untrusted workspace"), "{why}");
    assert!(!editor.folder.0.join("ran").exists());
}

#[tokio::test]
async fn codes_are_explained() {
    let mut editor = Editor::with_report().await;
    let page = editor.command("sidewinder.explainCode", json!(["sw201"])).await;
    assert!(page.as_str().unwrap().contains("SW201"), "{page}");
    let all = editor.command("sidewinder.explainCode", json!([])).await;
    assert!(all.as_str().unwrap().contains("SW508 dead hint\n"), "{all}");
    let error = editor.command("sidewinder.explainCode", json!(["SW999"])).await;
    assert!(error["message"].as_str().unwrap().contains("is not a code"), "{error}");
}
