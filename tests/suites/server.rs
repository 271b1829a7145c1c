//! The real server, real child processes: one program through the whole house, over standard input and output.
//!
//! The same from inside a real Neovim is `lsp-server/tests/neovim/drive.lua`, and from inside a real VS Code
//! `vscode-extension/e2e`. What the server does with reports of every sort is in `lsp-server/tests/e2e`.

use std::collections::VecDeque;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sidewinder_tests::{root, subject};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder with the programs; it goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sidewinder-server-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        let folder = folder.canonicalize().expect("it is there");
        for name in ["boxed.py", "endless.py"] {
            let from = root().join("lsp-server/tests/fixtures").join(name);
            // Few samples of a run of milliseconds are no ground for a problem: boxed.py runs longer here.
            let text = fs::read_to_string(from).expect("the programs are there");
            let text = text.replace("gather(50_000", "gather(1_000_000");
            fs::write(folder.join(name), text).expect("and can be written");
        }
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// An editor over standard input and output.
struct Editor {
    folder: Folder,
    server: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    heard: VecDeque<Value>,
    next: i64,
    version: i64,
}

impl Editor {
    fn new() -> Editor {
        let folder = Folder::new();
        let mut server = Command::new(subject::binary())
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let to = server.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(server.stdout.take().expect("its output is a pipe"));
        let (told, from) = channel();
        thread::spawn(move || {
            let mut output = output;
            while let Some(message) = read(&mut output) {
                if told.send(message).is_err() {
                    break;
                }
            }
        });
        let mut editor =
            Editor { folder, server, to, from, heard: VecDeque::new(), next: 0, version: 1 };
        let capabilities = json!({
            "workspace": {"inlayHint": {"refreshSupport": true}},
            "textDocument": {"hover": {"contentFormat": ["markdown"]}},
            "experimental": {"sidewinder": true},
        });
        let folder = editor.uri("");
        let folders = json!([{"uri": folder, "name": "test"}]);
        editor
            .ask("initialize", json!({"capabilities": capabilities, "workspaceFolders": folders}));
        editor.tell("initialized", json!({}));
        editor
    }

    fn uri(&self, name: &str) -> String {
        format!("file://{}", self.folder.0.join(name).display())
    }

    fn send(&mut self, mut message: Value) {
        message["jsonrpc"] = json!("2.0");
        let text = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{text}", text.len())
            .expect("the server listens");
        self.to.flush().expect("the server listens");
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(json!({"method": method, "params": params}));
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(json!({"id": id, "method": method, "params": params}));
        loop {
            let message = self.from.recv_timeout(PATIENCE).expect("the server answers");
            let is_request = message.get("method").is_some();
            match message.get("id").cloned() {
                Some(theirs) if is_request => self.answer(&theirs, &message),
                Some(ours) if ours == id => {
                    assert!(message.get("error").is_none(), "{method}: {message}");
                    return message["result"].clone();
                }
                _ => self.heard.push_back(message),
            }
        }
    }

    /// Answers a request of the server: the first choice of a question, yes to an edit.
    fn answer(&mut self, id: &Value, request: &Value) {
        let result = match request["method"].as_str() {
            Some("window/showMessageRequest") => request["params"]["actions"][0].clone(),
            Some("workspace/applyEdit") => json!({"applied": true}),
            _ => Value::Null,
        };
        self.send(json!({"id": id, "result": result}));
    }

    /// The code actions of a line, counted from 1.
    fn actions(&mut self, name: &str, line: u64) -> Vec<Value> {
        let at = json!({"line": line - 1, "character": 4});
        let params = json!({
            "textDocument": {"uri": self.uri(name)}, "range": {"start": at, "end": at}, "context": {"diagnostics": []},
        });
        let found = self.ask("textDocument/codeAction", params);
        found.as_array().cloned().unwrap_or_default()
    }

    /// Waits until the server has said this.
    fn hear(&mut self, method: &str, right: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + PATIENCE;
        loop {
            while let Some(message) = self.heard.pop_front() {
                if message["method"] == method && right(&message["params"]) {
                    return message["params"].clone();
                }
            }
            let left = end.saturating_duration_since(Instant::now());
            let message = self.from.recv_timeout(left).unwrap_or_else(|_| panic!("no {method}"));
            if let (Some(id), Some(_)) = (message.get("id").cloned(), message.get("method")) {
                self.answer(&id, &message);
            }
            self.heard.push_back(message);
        }
    }

    fn open(&mut self, name: &str) -> String {
        let text = fs::read_to_string(self.folder.0.join(name)).expect("the program is there");
        let uri = self.uri(name);
        let document = json!({"uri": uri, "languageId": "python", "version": 1, "text": text});
        self.tell("textDocument/didOpen", json!({"textDocument": document}));
        text
    }

    fn edit(&mut self, name: &str, text: &str) {
        self.version += 1;
        let document = json!({"uri": self.uri(name), "version": self.version});
        let changes = json!([{"text": text}]);
        let params = json!({"textDocument": document, "contentChanges": changes});
        self.tell("textDocument/didChange", params);
    }

    fn command(&mut self, command: &str, arguments: Value) -> Value {
        self.ask("workspace/executeCommand", json!({"command": command, "arguments": arguments}))
    }

    fn start(&mut self, name: &str) -> u64 {
        let uri = self.uri(name);
        let started = self.command("sidewinder.analyseFile", json!([uri]));
        started["run"].as_u64().expect("a run starts")
    }

    fn end_of(&mut self, run: u64) -> String {
        let is_over = |status: &Value| status["run"] == run && status["running"] == false;
        let status = self.hear("sidewinder/status", is_over);
        status["message"].as_str().expect("a sentence").to_owned()
    }

    /// The label at a line, counted from 1.
    fn hint(&mut self, name: &str, line: u64) -> Option<String> {
        let range =
            json!({"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}});
        let document = json!({"uri": self.uri(name)});
        let hints =
            self.ask("textDocument/inlayHint", json!({"textDocument": document, "range": range}));
        let hints = hints.as_array().expect("a list of hints");
        let at_line = hints.iter().find(|hint| hint["position"]["line"] == line - 1)?;
        at_line["label"].as_str().map(str::to_owned)
    }

    fn hover(&mut self, name: &str, line: u64, column: u64) -> String {
        let document = json!({"uri": self.uri(name)});
        let position = json!({"line": line - 1, "character": column});
        let params = json!({"textDocument": document, "position": position});
        let hover = self.ask("textDocument/hover", params);
        hover["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// The process that the server runs a program in: the child of its supervisor.
    fn child(&self) -> Option<u32> {
        child_of(child_of(self.server.id())?)
    }

    /// Runs the program without end until it is known to be hot.
    fn run_endless(&mut self) -> (u64, u32) {
        let run = self.start("endless.py");
        while self.hint("endless.py", 2).is_none() {
            self.hear("workspace/inlayHint/refresh", |_| true);
        }
        (run, self.child().expect("it runs in a process of its own"))
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn read(from: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if from.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().split_once(": ") {
            Some(("Content-Length", n)) => length = n.parse().ok()?,
            Some(_) => {}
            None => break,
        }
    }
    let mut body = vec![0; length];
    from.read_exact(&mut body).ok()?;
    serde_json::from_slice(&body).ok()
}

fn child_of(process: u32) -> Option<u32> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).ok()?;
    let lists =
        tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().next()?.parse().ok()).next()
}

fn lives(process: u32) -> bool {
    fs::read_to_string(format!("/proc/{process}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

fn wait_for_the_end_of(process: u32) {
    let end = Instant::now() + PATIENCE;
    while lives(process) {
        assert!(Instant::now() < end, "process {process} lives on");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn one_program_through_the_whole_house() {
    let mut editor = Editor::new();
    let text = editor.open("boxed.py");
    assert_eq!(editor.hint("boxed.py", 17), None, "there are no facts without a run");
    let run = editor.start("boxed.py");
    let words = editor.end_of(run);
    let label = editor.hint("boxed.py", 17).unwrap_or_else(|| panic!("no hint: {words}"));
    assert!(label.starts_with("↻ ") && label.ends_with(" · 0 allocs · 0 calls"), "{label}");
    let story = editor.hover("boxed.py", 17, 6);
    assert!(story.contains("5 of 5 removed"), "{story}");

    editor.edit("boxed.py", &format!("# moved\n{text}"));
    assert_eq!(editor.hint("boxed.py", 18).as_deref(), Some(label.as_str()));
    editor.edit("boxed.py", &text.replace("-100", "-200"));
    assert_eq!(editor.hint("boxed.py", 17), None, "its function changed");
    editor.edit("boxed.py", &text);
    assert_eq!(editor.hint("boxed.py", 17).as_deref(), Some(label.as_str()), "and back");
}

#[test]
fn stop_ends_a_hot_loop_within_a_second() {
    let mut editor = Editor::new();
    editor.open("endless.py");
    let (run, child) = editor.run_endless();
    let asked = Instant::now();
    editor.command("sidewinder.stop", json!([]));
    wait_for_the_end_of(child);
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    let words = editor.end_of(run);
    assert!(words.contains("was stopped"), "{words}");
    assert!(editor.hint("endless.py", 2).is_some(), "what was known is kept");
}

#[test]
fn a_crash_is_told_and_loses_nothing() {
    let mut editor = Editor::new();
    editor.open("endless.py");
    let (_, child) = editor.run_endless();
    let killed = Command::new("kill").args(["-ABRT", &child.to_string()]).status();
    assert!(killed.is_ok_and(|status| status.success()));
    let right = |said: &Value| said["message"].as_str().is_some_and(|m| m.contains("signal 6"));
    editor.hear("window/showMessage", right);
    assert!(editor.hint("endless.py", 2).is_some(), "what was known is kept");
}

#[test]
fn nothing_runs_on_when_the_server_is_gone() {
    let mut editor = Editor::new();
    editor.open("endless.py");
    let (_, child) = editor.run_endless();
    editor.server.kill().expect("the server can be killed");
    wait_for_the_end_of(child);
}

/// A program that does not want to be held in: a daemon that has left its session and ignores signals, floods, other files.
const HOSTILE: &str = "
import os, signal, socket, time
for attempt in (lambda: open('evil', 'w'), lambda: open(os.path.expanduser('~/evil'), 'w'), socket.socket):
    try:
        attempt()
        open('/dev/stdout', 'w').write('NOT CONTAINED')
    except PermissionError:
        pass
def ignore():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
here, there = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        ignore()
        print('daemon', os.getpid(), flush=True)
        os.write(there, b'.')
        while True:
            os.write(2, b'x' * 100000)
    os._exit(0)
ignore()
os.read(here, 1)  # What comes behind the first megabyte is not passed on.
while True:
    print('\\x1b[31mflood' * 1000)
";

#[test]
fn a_hostile_program_is_contained_and_ends_with_stop() {
    let mut editor = Editor::new();
    fs::write(editor.folder.0.join("hostile.py"), HOSTILE).expect("the folder is there");
    editor.open("hostile.py");
    let settings = json!({"sidewinder": {"run": {"allow": ["processes"]}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings}));
    let run = editor.start("hostile.py");
    let mut said = String::new();
    let daemon: u32 = loop {
        let output = editor.hear("sidewinder/output", |_| true);
        said += output["text"].as_str().unwrap_or_default();
        if let Some((_, number)) = said.split_once("daemon ")
            && let Some((number, _)) = number.split_once('\n')
        {
            break number.parse().expect("a number");
        }
    };
    assert!(!said.contains("NOT CONTAINED"), "{said}");
    let child = editor.child().expect("it runs");
    assert!(lives(daemon) && lives(child));
    editor.command("sidewinder.stop", json!([]));
    let words = editor.end_of(run);
    assert!(words.contains("was stopped"), "{words}");
    assert!(!lives(daemon) && !lives(child), "all has ended when the end is told");
    assert!(!editor.folder.0.join("evil").exists());
}

#[test]
fn a_refused_action_is_told_with_the_setting_that_allows_it() {
    let mut editor = Editor::new();
    fs::write(editor.folder.0.join("write.py"), "open('new', 'w')\n").expect("it can be written");
    editor.open("write.py");
    let run = editor.start("write.py");
    let words = editor.end_of(run);
    assert!(words.contains("PermissionError") && words.contains("sidewinder.run.allow"), "{words}");
    let settings = json!({"sidewinder": {"run": {"allow": ["write:."]}}});
    editor.tell("workspace/didChangeConfiguration", json!({"settings": settings}));
    let run = editor.start("write.py");
    let words = editor.end_of(run);
    assert!(!words.contains("PermissionError"), "{words}");
    assert!(editor.folder.0.join("new").exists());
}

const SORTS: &str = "\
def ranks(scores, queries):
    total = 0
    for query in queries:
        total += sorted(scores)[query]
    return total


print(ranks([(i * 7919) % 1000 for i in range(300)], [i % 300 for i in range(30000)]))
";

#[test]
fn a_fix_is_proven_before_it_is_offered_and_applied_on_demand() {
    let mut editor = Editor::new();
    fs::write(editor.folder.0.join("sorts.py"), SORTS).expect("it can be written");
    editor.open("sorts.py");
    assert_eq!(editor.actions("sorts.py", 4).len(), 0, "there is no run yet");
    let run = editor.start("sorts.py");
    editor.end_of(run);
    let offered = editor.actions("sorts.py", 4);
    let title = "Prove: do `sorted(scores)` once before the loop (runs the program)";
    assert_eq!(offered[0]["title"], title, "{offered:?}");
    assert!(
        offered.iter().all(|one| one.get("edit").is_none()),
        "nothing is offered without proof"
    );
    let command = offered[0]["command"].clone();
    let name = command["command"].as_str().expect("a command").to_owned();
    let proved = editor.command(&name, command["arguments"].clone());
    assert_eq!(proved["proven"], true, "{proved}");
    let applied = editor.hear("workspace/applyEdit", |_| true);
    let uri = editor.uri("sorts.py");
    let edits = applied["edit"]["changes"][&uri].as_array().cloned().expect("edits");
    assert_eq!(edits[0]["newText"], "    scores_sorted = sorted(scores)\n");
    let offered = editor.actions("sorts.py", 4);
    let proven = offered[0]["title"].as_str().expect("a title");
    assert!(proven.starts_with("Do `sorted(scores)` once before the loop ("), "{proven}");
    assert!(offered[0].get("edit").is_some());
    assert_eq!(fs::read_to_string(editor.folder.0.join("sorts.py")).expect("there"), SORTS);
    editor.edit("sorts.py", &format!("# moved\n{SORTS}"));
    assert_eq!(editor.actions("sorts.py", 5).len(), 0, "this text did not run");
}

#[test]
fn syntax_errors_are_those_of_a_run() {
    let mut editor = Editor::new();
    editor.open("boxed.py");
    editor.edit("boxed.py", "x = (1,\n");
    let has_error =
        |said: &Value| said["diagnostics"].as_array().is_some_and(|all| !all.is_empty());
    let said = editor.hear("textDocument/publishDiagnostics", has_error);
    assert_eq!(said["diagnostics"][0]["message"], "'(' was never closed");
}

#[test]
fn neovim_shows_what_the_jit_did() {
    let folder = Folder::new();
    let script = root().join("lsp-server/tests/neovim/drive.lua");
    let said = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S"])
        .arg(script)
        .env("SERVER", subject::binary())
        .env("FOLDER", &folder.0)
        .env("XDG_STATE_HOME", folder.0.join("state"))
        .env("XDG_CACHE_HOME", folder.0.join("cache"))
        .env_remove("RUNNER")
        .output()
        .expect("nvim starts: `apt-get install neovim` brings it");
    let words = String::from_utf8_lossy(&said.stdout);
    assert!(said.status.success(), "{words}{}", String::from_utf8_lossy(&said.stderr));
}

/// A module with a loop whose way to be run is in a comment.
const SQUARES: &str = "def squares(n):  # sidewinder: run squares(200_000)
    total = 0
    for i in range(n):
        total += i * i
    return total
";

const SQUARES_TEST: &str = "import unittest
import squares

class Squares(unittest.TestCase):
    def test_sum(self):
        self.assertEqual(squares.squares(100_000), 333328333350000)
";

#[test]
fn what_a_comment_a_test_and_a_configuration_name_is_run() {
    let mut editor = Editor::new();
    let write = |editor: &Editor, name: &str, text: &str| {
        fs::write(editor.folder.0.join(name), text).expect("a file of the test");
    };
    write(&editor, "squares.py", SQUARES);
    write(&editor, "test_squares.py", SQUARES_TEST);
    write(
        &editor,
        "pyproject.toml",
        "[[tool.sidewinder.run]]\nname = 'read'\ncall = 'squares:squares(int(input()))'\nstdin-text = '150000'\njit = 'threshold=50'\n",
    );
    editor.open("squares.py");
    let uri = editor.uri("squares.py");
    let asked = [
        (json!({"uri": uri, "line": 0}), "2666646666700000", "↻ 198K"),
        (json!("test_squares.py::Squares::test_sum"), "OK", "↻ 98K"),
        (json!("read"), "1124988750025000", "↻ 149K"),
    ];
    for (what, printed, label) in asked {
        let started = editor.command("sidewinder.analyse", json!([what]));
        let run = started["run"].as_u64().expect("a run starts");
        let right = |said: &Value| said["text"].as_str().is_some_and(|text| text.contains(printed));
        editor.hear("sidewinder/output", right);
        editor.end_of(run);
        let hint = editor.hint("squares.py", 3).unwrap_or_default();
        assert!(hint.starts_with(label), "{what}: {hint}");
    }
}

#[test]
fn the_text_of_the_editor_is_run_under_its_real_name() {
    let mut editor = Editor::new();
    fs::write(editor.folder.0.join("squares.py"), SQUARES).expect("a file of the test");
    let main = "import squares\nprint(squares.squares(10))\n";
    fs::write(editor.folder.0.join("main.py"), main).expect("a file of the test");
    editor.open("squares.py");
    editor.open("main.py");
    // Neither is saved: the import and the program are both the editor's.
    let changed = SQUARES.replace("total += i * i", "total += i * i; last = __file__");
    let changed = changed.replace("return total", "print(last); return total");
    editor.edit("squares.py", &changed);
    editor.edit("main.py", &main.replace("10", "100_000"));
    let run = editor.start("main.py");
    let real = editor.folder.0.join("squares.py").display().to_string();
    let right = |said: &Value| said["text"].as_str().is_some_and(|text| text.contains(&real));
    editor.hear("sidewinder/output", right);
    let words = editor.end_of(run);
    assert!(words.contains("It was analysed with unsaved changes in 2 files."), "{words}");
    let hint = editor.hint("squares.py", 3).unwrap_or_default();
    assert!(hint.starts_with("↻ 98K"), "the facts are those of the text that ran: {hint}");
    assert_eq!(
        fs::read_to_string(editor.folder.0.join("squares.py")).ok().as_deref(),
        Some(SQUARES)
    );
}
