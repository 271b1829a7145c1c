//! Full mode, over the wire: what is announced, the requests between open and saved files, and answers that an edit makes void.

use serde_json::{Value, json};

use crate::{Editor, position};

/// What only full mode announces.
const FULL: [&str; 12] = [
    "completionProvider",
    "definitionProvider",
    "referencesProvider",
    "renameProvider",
    "documentSymbolProvider",
    "workspaceSymbolProvider",
    "documentHighlightProvider",
    "signatureHelpProvider",
    "semanticTokensProvider",
    "foldingRangeProvider",
    "selectionRangeProvider",
    "callHierarchyProvider",
];

/// Every request of full mode that names a place.
const REQUESTS: [&str; 8] = [
    "completion",
    "definition",
    "references",
    "documentHighlight",
    "documentSymbol",
    "signatureHelp",
    "semanticTokens/full",
    "foldingRange",
];

impl Editor {
    async fn full() -> Editor {
        let body = "cat report.jsonl > $report";
        Editor::given(body, json!({}), json!({"languageFeatures": "full"})).await
    }

    /// A request about the first `what` of a document.
    async fn at(&mut self, request: &str, name: &str, what: &str, more: Value) -> Value {
        let text = &self.texts[name];
        let at = position(text, text.find(what).expect("the text is there"));
        let mut params = json!({"textDocument": {"uri": self.uri(name)}, "position": at});
        for (key, value) in more.as_object().unwrap() {
            params[key] = value.clone();
        }
        self.ask(&format!("textDocument/{request}"), params).await
    }
}

fn labels(list: &Value) -> Vec<&str> {
    let items = list["items"].as_array().into_iter().flatten();
    items.filter_map(|item| item["label"].as_str()).collect()
}

#[tokio::test]
async fn only_full_mode_announces_what_other_servers_do() {
    for (options, is_full) in [
        (json!({}), false),
        (json!({"languageFeatures": "companion", "otherPythonServers": []}), false),
        (json!({"otherPythonServers": ["ms-python.vscode-pylance"]}), false),
        (json!({"otherPythonServers": []}), true),
        (json!({"languageFeatures": "full"}), true),
    ] {
        let editor = Editor::given("", json!({}), options.clone()).await;
        for name in FULL {
            assert_eq!(editor.offered.get(name).is_some(), is_full, "{name} with {options}");
        }
        assert_eq!(editor.offered["hoverProvider"], true);
    }
}

/// A client that asks for more than was announced gets nothing, and hovers stay those of facts.
#[tokio::test]
async fn companion_mode_answers_with_facts_only() {
    let mut editor = Editor::with_report().await;
    editor.open("main.py", "def f(a):\n    return a\nf(1)\n").await;
    for request in REQUESTS {
        let more = json!({"context": {"includeDeclaration": true, "triggerKind": 1, "isRetrigger": false}});
        assert_eq!(editor.at(request, "main.py", "f(1", more).await, Value::Null, "{request}");
    }
    assert_eq!(editor.hover("main.py", "f(1").await, "");
    assert_eq!(editor.ask("workspace/symbol", json!({"query": ""})).await, Value::Null);
}

#[tokio::test]
async fn open_texts_win_over_the_disk() {
    let mut editor = Editor::full().await;
    editor.folder.write("shapes.py", "def saved(): pass\n");
    editor.open("main.py", "from shapes import unsaved\nunsaved()\n").await;
    let none = editor.at("definition", "main.py", "unsaved", json!({})).await;
    assert_eq!(none[0]["uri"], editor.uri("main.py"), "the import is all there is");
    editor.open("shapes.py", "\ndef unsaved(): pass\n").await;
    let found = editor.at("definition", "main.py", "unsaved", json!({})).await;
    assert_eq!(found[0]["uri"], editor.uri("shapes.py"));
    assert_eq!(found[0]["range"]["start"], json!({"line": 1, "character": 4}));
}

#[tokio::test]
async fn files_of_the_disk_are_read_anew() {
    let mut editor = Editor::full().await;
    editor.open("main.py", "import shapes\nshapes.\n").await;
    for (text, names) in
        [("one = 1\n", vec!["one"]), ("one = 1\nseven = 2\n", vec!["one", "seven"])]
    {
        editor.folder.write("shapes.py", text);
        let change = json!({"changes": [{"uri": editor.uri("shapes.py"), "type": 2}]});
        editor.tell("workspace/didChangeWatchedFiles", change).await;
        let text = editor.texts["main.py"].clone();
        let at = position(&text, text.len() - 1);
        let params = json!({"textDocument": {"uri": editor.uri("main.py")}, "position": at});
        let list = editor.ask("textDocument/completion", params).await;
        assert_eq!(labels(&list), names);
    }
}

#[tokio::test]
async fn a_rename_is_one_edit_of_all_files_or_a_refusal() {
    let mut editor = Editor::full().await;
    editor.folder.write("other.py", "from main import area\narea(2)\n");
    editor.open("main.py", "def area(side):\n    return side\nprint(area(1))\n").await;
    let ready = editor.at("prepareRename", "main.py", "area", json!({})).await;
    assert_eq!(ready["placeholder"], "area");
    let edit = editor.at("rename", "main.py", "area", json!({"newName": "surface"})).await;
    let changes = &edit["changes"];
    assert_eq!(changes[editor.uri("main.py")].as_array().map(Vec::len), Some(2), "{edit}");
    assert_eq!(changes[editor.uri("other.py")].as_array().map(Vec::len), Some(2), "{edit}");
    let refused = editor.at("rename", "main.py", "print", json!({"newName": "show"})).await;
    assert_eq!(refused["code"], -32803);
    assert!(refused["message"].as_str().unwrap().contains("builtin"), "{refused}");
}

#[tokio::test]
async fn hovers_have_the_name_above_the_facts() {
    let mut editor = Editor::full().await;
    editor.open_boxed().await;
    let before = editor.hover("boxed.py", "class Box").await;
    editor.analyse("boxed.py").await;
    let story = editor.hover("boxed.py", "for").await;
    assert!(story.contains("run #1"), "{story}");
    let named = editor.hover("boxed.py", "range").await;
    assert!(named.starts_with("```python\nclass range"), "{named}");
    assert!(named.contains("---") && named.contains("run #1"), "{named}");
    assert_eq!(before, "", "a keyword has no hover");
}

/// What the run says of calls stands in the hierarchy of calls.
#[tokio::test]
async fn calls_have_what_the_jit_made_of_them() {
    let mut editor = Editor::full().await;
    editor.open_boxed().await;
    let items = editor.at("prepareCallHierarchy", "boxed.py", "add(", json!({})).await;
    let before = editor.ask("callHierarchy/incomingCalls", json!({"item": items[0]})).await;
    assert!(!before.to_string().contains("inlined"), "{before}");
    editor.analyse("boxed.py").await;
    let after = editor.ask("callHierarchy/incomingCalls", json!({"item": items[0]})).await;
    assert!(after.to_string().contains("inlined ×98K"), "{after}");
    editor.command("sidewinder.hideFacts", json!([])).await;
    let hidden = editor.ask("callHierarchy/incomingCalls", json!({"item": items[0]})).await;
    assert!(!hidden.to_string().contains("inlined"), "{hidden}");
}

#[tokio::test]
async fn changed_tokens_come_as_an_edit() {
    let mut editor = Editor::full().await;
    editor.open("main.py", "a = 1\nb = a\n").await;
    let document = json!({"uri": editor.uri("main.py")});
    let first =
        editor.ask("textDocument/semanticTokens/full", json!({"textDocument": document})).await;
    assert_eq!(first["data"].as_array().map(Vec::len), Some(15), "three names: {first}");
    editor.replace("main.py", "b = a\n", "b = a\nc = b\n").await;
    let delta = json!({"textDocument": document, "previousResultId": first["resultId"]});
    let second = editor.ask("textDocument/semanticTokens/full/delta", delta.clone()).await;
    assert_eq!(second["edits"][0]["start"], 15, "{second}");
    assert_eq!(second["edits"][0]["data"].as_array().map(Vec::len), Some(10), "{second}");
    let unknown = editor.ask("textDocument/semanticTokens/full/delta", delta).await;
    assert!(unknown["data"].is_array(), "an old number gets all: {unknown}");
}

/// Columns are counted as was agreed.
#[tokio::test]
async fn columns_are_in_the_units_of_the_editor() {
    for (units, column) in [("utf-8", 14), ("utf-16", 11), ("utf-32", 10)] {
        let extra = json!({"general": {"positionEncodings": [units]}});
        let options = json!({"languageFeatures": "full"});
        let mut editor = Editor::given("", extra, options).await;
        editor.open("main.py", "x = 1\n'🐍é'; y = x\n").await;
        let document = json!({"uri": editor.uri("main.py")});
        let params = json!({"textDocument": document, "position": {"line": 0, "character": 0}, "context": {"includeDeclaration": false}});
        let found = editor.ask("textDocument/references", params).await;
        let at = &found[0]["range"]["start"];
        assert_eq!(*at, json!({"line": 1, "character": column}), "{units}");
        let symbols =
            editor.ask("textDocument/documentSymbol", json!({"textDocument": document})).await;
        assert_eq!(symbols[1]["selectionRange"]["start"]["character"], column - 4, "{units}");
    }
}

/// An answer with places in it is void if the text was changed before it came.
#[tokio::test]
async fn an_answer_about_an_older_text_is_void() {
    let mut editor = Editor::full().await;
    let line = "def f(a):\n    return a + sum(a)\n";
    let mut void = 0;
    editor.open("main.py", &line.repeat(2000)).await;
    let document = json!({"uri": editor.uri("main.py")});
    for _ in 0..20 {
        editor.next += 1;
        let id = editor.next;
        let params = json!({"textDocument": document});
        let method = "textDocument/semanticTokens/full";
        editor.send(json!({"id": id, "method": method, "params": params})).await;
        editor.replace("main.py", "return a", "return  a").await;
        while !editor.answers.contains_key(&id) {
            editor.listen().await;
        }
        let answer = editor.answers.remove(&id).unwrap();
        match answer["error"]["code"].as_i64() {
            Some(code) => {
                assert_eq!(code, -32801, "{answer}");
                void += 1;
            }
            None => assert!(answer["result"]["data"].is_array(), "{answer}"),
        }
    }
    assert!(void > 0, "no answer was ever late");
}
