//! Runs that are kept: listed, shown, pinned as a baseline, compared, saved and opened.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::views::with_shares;
use crate::{BOXED, Editor, Folder};

/// An editor whose runs are kept in a folder, and whose n-th run writes the report `n.jsonl`, or the last there is.
async fn kept_in(storage: &Folder) -> Editor {
    let body = "n=$(($(cat n 2> /dev/null || echo 0) + 1)); echo $n > n
        test -e $n.jsonl || n=1; cat $n.jsonl > $report";
    let mut editor = Editor::given(body, json!({}), json!({"storage": storage.0})).await;
    editor.folder.write("1.jsonl", &with_shares());
    // Two guards fewer, no object kept, in the loops of a program whose lines have moved.
    let better = with_shares()
        .replace(r#""guards":4,"#, r#""guards":2,"#)
        .replace(r#""allocations":1,"#, r#""allocations":0,"#);
    editor.folder.write("2.jsonl", &better);
    editor.open_boxed().await;
    editor
}

fn files(storage: &Folder) -> Vec<String> {
    let entries = fs::read_dir(storage.0.join("runs")).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The file of a run, once it is written.
async fn written(storage: &Folder, name: &str) -> PathBuf {
    let path = storage.0.join("runs").join(name);
    let there = async {
        while !path.exists() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(crate::PATIENCE, there).await.expect("the run is kept");
    path
}

#[tokio::test]
async fn the_last_twenty_runs_are_kept_and_never_in_the_source_tree() {
    let storage = Folder::new();
    let mut editor = kept_in(&storage).await;
    let before: Vec<_> = fs::read_dir(&editor.folder.0).unwrap().collect();
    editor.analyse("boxed.py").await;
    editor.command("sidewinder.pinBaseline", json!([1])).await;
    for _ in 0..21 {
        editor.analyse("boxed.py").await;
    }
    written(&storage, "000022.sidewinder-run").await;
    while files(&storage).len() > 21 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let kept = files(&storage);
    assert_eq!(kept[0], "000001.sidewinder-run", "what is pinned is kept, however old");
    assert_eq!(kept[1], "000003.sidewinder-run");
    let after: Vec<_> = fs::read_dir(&editor.folder.0).unwrap().collect();
    assert_eq!(after.len(), before.len() + 1, "the script's own counter is all that is new");
}

#[tokio::test]
async fn runs_of_an_earlier_session_are_listed_and_shown_on_request() {
    let storage = Folder::new();
    let mut first = kept_in(&storage).await;
    first.analyse("boxed.py").await;
    written(&storage, "000001.sidewinder-run").await;
    // Another session: the same program in the same place.
    let mut editor = kept_in(&storage).await;
    let home = first.folder.0.join("boxed.py");
    editor.folder = first.folder;
    assert_eq!(editor.uri("boxed.py"), format!("file://{}", home.display()));
    editor.open_boxed().await;
    assert_eq!(editor.hints("boxed.py").await, [], "an editor that was just opened shows nothing");
    let list = editor.command("sidewinder.runs", json!([])).await;
    assert_eq!(list.as_array().unwrap().len(), 1, "{list}");
    assert_eq!((&list[0]["run"], &list[0]["title"]), (&json!(1), &json!("boxed.py")));
    assert!(list[0]["message"].as_str().unwrap().starts_with("Run #1 (boxed.py) ended after"));
    assert_eq!(list[0]["shown"], false);
    editor.command("sidewinder.showRun", json!([1])).await;
    assert_eq!(editor.hints("boxed.py").await.len(), 5);
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.ends_with("*run #1 · just now*"), "{story}");
    // Its facts are those of the text that ran.
    editor.replace("boxed.py", "BoxedInteger(-100)", "BoxedInteger(-200)").await;
    assert_eq!(editor.hints("boxed.py").await.len(), 4);
    // Numbers go on.
    let error = editor.command("sidewinder.showRun", json!([7])).await;
    assert_eq!(error["message"], "There is no run #7.");
}

#[tokio::test]
async fn a_baseline_shows_the_differences() {
    let storage = Folder::new();
    let mut editor = kept_in(&storage).await;
    editor.analyse("boxed.py").await;
    let pinned = editor.command("sidewinder.pinBaseline", json!([])).await;
    assert_eq!(pinned, json!({"run": 1}));
    let plain = (17, "↻ 98K · 4 guards · 0 allocs · 0 calls".to_owned());
    assert_eq!(editor.hints("boxed.py").await[0], plain, "a run is not compared with itself");
    editor.analyse("boxed.py").await;
    let hints = editor.hints("boxed.py").await;
    assert_eq!(hints[0], (17, "↻ 98K · 4→2 guards · 0 allocs · 0 calls".to_owned()));
    assert_eq!(hints[1], (25, "↻ 48K · 7 guards · 1→0 allocs · 1 call".to_owned()));
    assert!(hints.iter().all(|hint| hint.1.chars().count() <= 40), "{hints:?}");
    let story = editor.hover("boxed.py", "while y").await;
    assert!(story.contains("**Compared with run #1**"), "{story}");
    let tree = editor.command("sidewinder.hotLoops", json!([])).await;
    assert!(tree[0]["detail"].as_str().unwrap().contains("4→2 guards"), "{tree}");
    assert_eq!(editor.status(|status| status["baseline"] == 1).await["run"], 2);
    let text = editor.command("sidewinder.compareRuns", json!([1, 2])).await;
    assert!(text.as_str().unwrap().starts_with("**run #1 · just now** → **run #2"), "{text}");
    editor.command("sidewinder.unpinBaseline", json!([])).await;
    assert!(editor.hints("boxed.py").await[0].1.contains("2 guards"));
    assert!(!editor.hints("boxed.py").await[0].1.contains("→"));
}

#[tokio::test]
async fn a_baseline_outlives_the_session() {
    let storage = Folder::new();
    let mut first = kept_in(&storage).await;
    first.analyse("boxed.py").await;
    written(&storage, "000001.sidewinder-run").await;
    first.command("sidewinder.pinBaseline", json!([1])).await;
    let mut editor = kept_in(&storage).await;
    editor.folder.write("n", "1");
    editor.analyse("boxed.py").await;
    let hints = editor.hints("boxed.py").await;
    assert_eq!(hints[0], (17, "↻ 98K · 4→2 guards · 0 allocs · 0 calls".to_owned()));
}

#[tokio::test]
async fn a_saved_run_is_opened_on_another_machine_and_in_a_terminal() {
    let storage = Folder::new();
    let mut first = kept_in(&storage).await;
    first.analyse("boxed.py").await;
    let path = storage.0.join("mine");
    let saved = first.command("sidewinder.saveRun", json!([null, path])).await;
    let saved = PathBuf::from(saved.as_str().expect("the path of the file"));
    assert_eq!(saved, storage.0.join("mine.sidewinder-run"));
    let text = fs::read_to_string(&saved).unwrap();
    let home = first.folder.0.to_str().unwrap();
    assert!(!text.contains(home), "the paths in it are relative");
    assert!(sidewinder_report::Report::parse(&text).unwrap().loops.len() == 2, "it is a report");
    let mut editor = Editor::given("exit 1", json!({}), json!({"trusted": false})).await;
    editor.open_boxed().await;
    let opened = editor.command("sidewinder.openRun", json!([saved])).await;
    assert_eq!(opened, json!({"run": 1}), "opening needs no trust, for nothing is run");
    assert_eq!(editor.hints("boxed.py").await.len(), 5, "the text is the one that ran");
    // Where the text is another one, there are no facts of what changed.
    editor.folder.write("boxed.py", &BOXED.replace("-100", "-200"));
    let mut other = Editor::with_runs("exit 1").await;
    other.folder.write("boxed.py", &BOXED.replace("-100", "-200"));
    other.open("boxed.py", &BOXED.replace("-100", "-200")).await;
    other.command("sidewinder.openRun", json!([saved])).await;
    assert_eq!(other.hints("boxed.py").await.len(), 4);
}

#[tokio::test]
async fn files_that_are_no_runs_are_refused_in_words() {
    let mut editor = Editor::with_report().await;
    let bad = editor.folder.write("bad.sidewinder-run", "{\"event\":\"start\"}\n");
    let new = editor.folder.write("new.sidewinder-run", "{\"event\":\"run\",\"schema\":9}\n");
    let cut = editor.folder.write("cut.sidewinder-run", "{\"event\":\"run\",\"schema\":1}\n{\"ev");
    let mut open = async |path: Value| {
        let error = editor.command("sidewinder.openRun", json!([path])).await;
        error["message"].as_str().unwrap_or_else(|| panic!("opened: {error}")).to_owned()
    };
    assert!(open(json!(bad)).await.contains("its first line does not say what was run"));
    assert!(open(json!(new)).await.contains("it has schema 9; this version of Sidewinder reads"));
    assert!(open(json!(cut)).await.contains("line 2: not a line of a report"));
    assert!(open(json!("/none")).await.contains("/none cannot be read"));
    assert!(open(json!("here")).await.contains("is not a whole path"));
    assert!(open(json!(3)).await.contains("takes the path of a file"));
}

#[tokio::test]
async fn reports_are_exported() {
    let mut editor = Editor::with_report().await;
    let error = editor.command("sidewinder.exportReport", json!(["md"])).await;
    assert!(error["message"].as_str().unwrap().contains("There is no run to export"), "{error}");
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    let text = editor.command("sidewinder.exportReport", json!(["md"])).await;
    assert!(text.as_str().unwrap().starts_with("## boxed.py: "), "{text}");
    let text = editor.command("sidewinder.exportReport", json!(["json", 1])).await;
    assert!(serde_json::from_str::<Value>(text.as_str().unwrap()).is_ok());
    let error = editor.command("sidewinder.exportReport", json!(["pdf"])).await;
    assert!(error["message"].as_str().unwrap().contains("write one of md, json"), "{error}");
}
