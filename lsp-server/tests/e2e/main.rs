//! The server in memory, driven by a client that reads like a sentence; the program that it runs is a script that writes a
//! canned report, so that nothing here depends on the JIT.

mod analyse;
mod cold;
mod configurations;
mod edits;
mod endings;
mod history;
mod initialize;
mod mirror;
mod panics;
mod syntax;
mod views;

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, DuplexStream};
use tokio::time::timeout;

/// How long anything may take before a test gives up. Nothing is ever expected to take long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program of the fixtures, and the report of its run.
const BOXED: &str = include_str!("../fixtures/boxed.py");
const REPORT: &str = include_str!("../fixtures/boxed.jsonl");

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sidewinder-e2e-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder.canonicalize().unwrap())
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// A command that stands in for `sidewinder`: `$report` is the file to report to.
    fn script(&self, body: &str) -> PathBuf {
        let text =
            format!("#!/bin/sh\nreport=${{2#--report=}}\ncd '{}'\n{body}\n", self.0.display());
        let path = self.write("sidewinder.sh", &text);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// An editor that talks to a server of its own.
struct Editor {
    folder: Folder,
    to: DuplexStream,
    from: BufReader<DuplexStream>,
    next: i64,
    answers: HashMap<i64, Value>,
    heard: VecDeque<Value>,
    published: HashMap<String, Vec<Value>>,
    status: Value,
    versions: HashMap<String, i32>,
    texts: HashMap<String, String>,
}

impl Editor {
    /// An editor with the program of the fixtures, whose runs are made by the script `body`.
    async fn with_runs(body: &str) -> Editor {
        Editor::with(body, json!({"general": {"positionEncodings": ["utf-16"]}})).await
    }

    /// An editor whose runs write the canned report and end.
    async fn with_report() -> Editor {
        Editor::with_runs("cat report.jsonl > $report; echo 49999").await
    }

    async fn with(body: &str, extra: Value) -> Editor {
        Editor::given(body, extra, json!({})).await
    }

    /// An editor that starts the server with more options.
    async fn given(body: &str, extra: Value, options: Value) -> Editor {
        let folder = Folder::new();
        folder.write("boxed.py", BOXED);
        folder.write("report.jsonl", REPORT);
        let script = folder.script(body);
        let (to, input) = tokio::io::duplex(1 << 16);
        let (output, from) = tokio::io::duplex(1 << 16);
        let methods = panics::with_panics(sidewinder_lsp::service());
        tokio::spawn(sidewinder_lsp::serve_methods(methods, input, output));
        let mut editor = Editor {
            folder,
            to,
            from: BufReader::new(from),
            next: 0,
            answers: HashMap::new(),
            heard: VecDeque::new(),
            published: HashMap::new(),
            status: Value::Null,
            versions: HashMap::new(),
            texts: HashMap::new(),
        };
        let mut capabilities = json!({
            "workspace": {"inlayHint": {"refreshSupport": true}},
            "window": {"workDoneProgress": true},
            "textDocument": {
                "hover": {"contentFormat": ["markdown"]},
                "publishDiagnostics": {"relatedInformation": true},
            },
            "experimental": {"sidewinder": true},
        });
        for (key, value) in extra.as_object().unwrap() {
            capabilities[key] = value.clone();
        }
        let root = editor.uri("");
        let mut initialization = json!({"path": script});
        for (key, value) in options.as_object().unwrap() {
            initialization[key] = value.clone();
        }
        editor
            .ask(
                "initialize",
                json!({
                    "capabilities": capabilities,
                    "workspaceFolders": [{"uri": root, "name": "tests"}],
                    "initializationOptions": initialization,
                }),
            )
            .await;
        editor.tell("initialized", json!({})).await;
        editor
    }

    fn uri(&self, name: &str) -> String {
        format!("file://{}", self.folder.0.join(name).display())
    }

    async fn send(&mut self, mut message: Value) {
        message["jsonrpc"] = json!("2.0");
        let text = message.to_string();
        let frame = format!("Content-Length: {}\r\n\r\n{text}", text.len());
        self.to.write_all(frame.as_bytes()).await.unwrap();
    }

    async fn tell(&mut self, method: &str, params: Value) {
        self.send(json!({"method": method, "params": params})).await;
    }

    /// Asks and waits for the answer: its result or its error.
    async fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(json!({"id": id, "method": method, "params": params})).await;
        loop {
            if let Some(answer) = self.answers.remove(&id) {
                return answer.get("result").or(answer.get("error")).cloned().unwrap();
            }
            self.listen().await;
        }
    }

    /// How often the server has said `method` so far, as far as was listened to.
    async fn count(&mut self, method: &str) -> usize {
        // What it says before it answers this has come with the answer.
        self.ask("textDocument/hover", json!({"textDocument": {"uri": "file:///none"}, "position": {"line": 0, "character": 0}})).await;
        self.heard.iter().filter(|said| said["method"] == method).count()
    }

    /// The answer to what had no number.
    async fn refusal(&mut self) -> Value {
        loop {
            if let Some(answer) = self.answers.remove(&-1) {
                return answer;
            }
            self.listen().await;
        }
    }

    /// Takes one message in; requests of the server are granted.
    async fn listen(&mut self) {
        let message = timeout(PATIENCE, self.message())
            .await
            .unwrap_or_else(|_| panic!("the server is silent; last status: {}", self.status));
        if message.get("method").is_none() {
            let id = message["id"].as_i64().unwrap_or(-1);
            self.answers.insert(id, message);
            return;
        }
        if let Some(id) = message.get("id") {
            self.send(json!({"id": id, "result": null})).await;
        }
        let params = &message["params"];
        match message["method"].as_str().unwrap() {
            "textDocument/publishDiagnostics" => {
                let uri = params["uri"].as_str().unwrap().to_owned();
                self.published.insert(uri, params["diagnostics"].as_array().unwrap().clone());
            }
            "sidewinder/status" => self.status = params.clone(),
            _ => self.heard.push_back(message),
        }
    }

    async fn message(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(self.from.read_line(&mut line).await.unwrap() > 0, "the server is gone");
            match line.trim().split_once(": ") {
                Some(("Content-Length", n)) => length = n.parse().unwrap(),
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.from.read_exact(&mut body).await.unwrap();
        serde_json::from_slice(&body).unwrap()
    }

    /// Waits until the server has said `method` with parameters that are `right`, which then counts as heard.
    async fn hear(&mut self, method: &str, right: impl Fn(&Value) -> bool) -> Value {
        loop {
            let is_meant = |said: &Value| said["method"] == method && right(&said["params"]);
            if let Some(at) = self.heard.iter().position(is_meant) {
                return self.heard.remove(at).unwrap()["params"].take();
            }
            self.listen().await;
        }
    }

    async fn open(&mut self, name: &str, text: &str) {
        let uri = self.uri(name);
        self.versions.insert(name.to_owned(), 1);
        self.texts.insert(name.to_owned(), text.to_owned());
        let document = json!({"uri": uri, "languageId": "python", "version": 1, "text": text});
        self.tell("textDocument/didOpen", json!({"textDocument": document})).await;
    }

    async fn open_boxed(&mut self) {
        self.open("boxed.py", BOXED).await;
    }

    /// Replaces the first `from` of a document by `to`, as one incremental edit.
    async fn replace(&mut self, name: &str, from: &str, to: &str) {
        let text = self.texts[name].clone();
        let at = text.find(from).expect("the text to replace is there");
        let change = json!({
            "range": {"start": position(&text, at), "end": position(&text, at + from.len())},
            "text": to,
        });
        let version = self.versions.get_mut(name).unwrap();
        *version += 1;
        let document = json!({"uri": format!("file://{}", self.folder.0.join(name).display()), "version": version});
        self.texts.insert(name.to_owned(), text.replacen(from, to, 1));
        let params = json!({"textDocument": document, "contentChanges": [change]});
        self.tell("textDocument/didChange", params).await;
    }

    async fn command(&mut self, command: &str, arguments: Value) -> Value {
        self.ask("workspace/executeCommand", json!({"command": command, "arguments": arguments}))
            .await
    }

    async fn start(&mut self, name: &str) -> u64 {
        let uri = self.uri(name);
        let started = self.command("sidewinder.analyseFile", json!([uri])).await;
        started["run"].as_u64().unwrap_or_else(|| panic!("no run: {started}"))
    }

    /// Runs a file to its end; gives the sentence that is said then.
    async fn analyse(&mut self, name: &str) -> String {
        let run = self.start(name).await;
        self.end_of(run).await
    }

    async fn end_of(&mut self, run: u64) -> String {
        let is_over = |status: &Value| status["run"] == run && status["running"] == false;
        let status = self.status(is_over).await;
        status["message"].as_str().unwrap().to_owned()
    }

    /// The status, once it is `right`.
    async fn status(&mut self, right: impl Fn(&Value) -> bool) -> Value {
        while !right(&self.status) {
            self.listen().await;
        }
        self.status.clone()
    }

    /// The labels of all hints: line, from 1, to text.
    async fn hints(&mut self, name: &str) -> Vec<(u64, String)> {
        let hints = self.raw_hints(name).await;
        let hints = hints.as_array().unwrap().iter();
        hints
            .map(|hint| {
                let line = hint["position"]["line"].as_u64().unwrap() + 1;
                (line, hint["label"].as_str().unwrap().to_owned())
            })
            .collect()
    }

    async fn raw_hints(&mut self, name: &str) -> Value {
        let range =
            json!({"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}});
        let document = json!({"uri": self.uri(name)});
        self.ask("textDocument/inlayHint", json!({"textDocument": document, "range": range})).await
    }

    /// What the hover over the first `what` says; empty if there is none.
    async fn hover(&mut self, name: &str, what: &str) -> String {
        let text = &self.texts[name];
        let at = position(text, text.find(what).expect("the text to hover over is there"));
        let document = json!({"uri": self.uri(name)});
        let hover =
            self.ask("textDocument/hover", json!({"textDocument": document, "position": at})).await;
        hover["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// The diagnostics of a document, once they are `right`.
    async fn diagnostics(&mut self, name: &str, right: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        let uri = self.uri(name);
        loop {
            match self.published.get(&uri) {
                Some(found) if right(found) => return found.clone(),
                _ => self.listen().await,
            }
        }
    }

    /// Waits until a file is there.
    async fn file(&self, name: &str) -> String {
        let path = self.folder.0.join(name);
        let there = async {
            loop {
                match fs::read_to_string(&path) {
                    Ok(text) if text.ends_with('\n') => return text,
                    _ => tokio::time::sleep(Duration::from_millis(5)).await,
                }
            }
        };
        timeout(PATIENCE, there).await.expect("the file is there")
    }
}

/// A byte as a position in UTF-16.
fn position(text: &str, byte: usize) -> Value {
    let before = &text[..byte];
    let line = before.matches('\n').count();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    json!({"line": line, "character": before[start..].encode_utf16().count()})
}

fn codes(diagnostics: &[Value]) -> Vec<&str> {
    diagnostics.iter().filter_map(|one| one["code"].as_str()).collect()
}

/// Whether a process lives.
fn lives(pid: &str) -> bool {
    let stat = Path::new("/proc").join(pid.trim()).join("stat");
    fs::read_to_string(stat).is_ok_and(|stat| !stat.contains(") Z "))
}
