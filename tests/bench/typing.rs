//! How long the server takes to answer while somebody types in a large file.
//!
//! The file has 20,000 lines, was analysed, and is no program while the word is typed. After each key the editor asks for what editors ask for: the hints of
//! a screen, a hover, what the word may become, changed colours, symbols, folds. The time from each question to its answer is measured, for the companion of
//! another Python server and for full mode. The first question after a key pays for the reading of the new text.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Keys that are typed.
const KEYS: usize = 300;

struct Editor {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next: u64,
    status: Value,
    /// How long it took to read the last message, once it had come: not the server's time.
    reading: Duration,
}

impl Editor {
    fn start(engine: &Path) -> io::Result<Editor> {
        let mut command = Command::new(engine);
        command.arg("lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (Some(to), Some(from)) = (to, from) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        Ok(Editor {
            child,
            to,
            from: BufReader::new(from),
            next: 0,
            status: Value::Null,
            reading: Duration::ZERO,
        })
    }

    fn send(&mut self, mut message: Value) -> io::Result<()> {
        message["jsonrpc"] = "2.0".into();
        let body = message.to_string();
        write!(self.to, "Content-Length: {}\r\n\r\n{body}", body.len())?;
        self.to.flush()
    }

    fn receive(&mut self) -> io::Result<Value> {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            match line.trim().split_once(": ") {
                Some(("Content-Length", n)) => length = n.parse().unwrap_or(0),
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.from.read_exact(&mut body)?;
        let came = Instant::now();
        let message = serde_json::from_slice(&body)?;
        self.reading = came.elapsed();
        Ok(message)
    }

    fn ask(&mut self, method: &str, params: Value) -> io::Result<Value> {
        self.next += 1;
        let id = self.next;
        self.send(json!({"id": id, "method": method, "params": params}))?;
        loop {
            let message = self.receive()?;
            match (message.get("method"), message.get("id")) {
                (None, Some(answered)) if *answered == id => return Ok(message["result"].clone()),
                (Some(_), Some(asked)) => {
                    let answer = json!({"id": asked, "result": null});
                    self.send(answer)?;
                }
                (Some(method), None) if method == "sidewinder/status" => {
                    self.status = message["params"].clone();
                }
                _ => {}
            }
        }
    }
}

/// A program of this many functions of six lines.
fn program(functions: usize) -> String {
    let function = |k| {
        format!(
            "def f{k}(a):\n    total = 0\n    for x in a:\n        total += x * {k}\n    return total\n\n"
        )
    };
    (0..functions).map(function).collect::<String>() + "for i in range(3000):\n    f7([1, 2, 3])\n"
}

/// Prints the median, the 99th percentile and the longest.
pub fn measure(engine: &Path) -> ExitCode {
    for mode in ["companion", "full"] {
        match times(engine, mode) {
            Ok(times) => print(mode, times),
            Err(error) => {
                eprintln!("the server: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn print(mode: &str, times: Times) {
    let all = times.values().flatten().copied().collect();
    println!("While typing in a file of 20,000 lines, {mode} mode, from a question to its answer:");
    for (method, mut times) in times.into_iter().chain([("all", all)]) {
        times.sort();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
        let (median, most, longest, count) = (at(50), at(99), at(100), times.len());
        println!(
            "  {method}: {count} answers, median {median:.1} ms, 99th percentile {most:.1} ms, longest {longest:.1} ms"
        );
    }
}

/// From a question to its answer, by method.
type Times = BTreeMap<&'static str, Vec<Duration>>;

fn times(engine: &Path, mode: &str) -> io::Result<Times> {
    let folder = std::env::temp_dir().join(format!("sidewinder-typing-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let text = program(3334);
    std::fs::write(folder.join("big.py"), &text)?;
    let times = type_in(engine, mode, &folder, &text);
    std::fs::remove_dir_all(&folder)?;
    times
}

fn type_in(engine: &Path, mode: &str, folder: &Path, text: &str) -> io::Result<Times> {
    let mut editor = Editor::start(engine)?;
    let root = format!("file://{}", folder.display());
    let uri = format!("{root}/big.py");
    let capabilities = json!({"workspace": {"inlayHint": {"refreshSupport": true}}, "experimental": {"sidewinder": true}});
    editor.ask(
        "initialize",
        json!({"capabilities": capabilities, "workspaceFolders": [{"uri": root, "name": "typing"}], "initializationOptions": {"path": engine, "languageFeatures": mode}}),
    )?;
    editor.send(json!({"method": "initialized", "params": {}}))?;
    let document = json!({"uri": uri, "languageId": "python", "version": 1, "text": text});
    editor.send(json!({"method": "textDocument/didOpen", "params": {"textDocument": document}}))?;
    let hints = json!({"textDocument": {"uri": uri}, "range": {"start": {"line": 40, "character": 0}, "end": {"line": 90, "character": 0}}});
    let hover = json!({"textDocument": {"uri": uri}, "position": {"line": 44, "character": 8}});
    editor.ask(
        "workspace/executeCommand",
        json!({"command": "sidewinder.analyseFile", "arguments": [uri]}),
    )?;
    while editor.status["running"] != false {
        editor.ask("textDocument/hover", hover.clone())?;
    }
    if editor.ask("textDocument/inlayHint", hints.clone())?.as_array().is_none_or(Vec::is_empty) {
        return Err(io::Error::other("there are no hints to be asked for"));
    }
    let mut times = Times::new();
    let document = json!({"uri": uri});
    let mut colours = Value::Null;
    if mode == "full" {
        let all = json!({"textDocument": document});
        colours = editor.ask("textDocument/semanticTokens/full", all)?["resultId"].clone();
    }
    for version in 0..KEYS {
        let at = json!({"line": 10_001, "character": 0});
        let change = json!({"range": {"start": at, "end": at}, "text": if version % 40 == 39 { "\n" } else { "a" }});
        let document = json!({"uri": uri, "version": version + 2});
        editor.send(json!({"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [change]}}))?;
        let column = version % 40 + 1;
        let here =
            json!({"textDocument": document, "position": {"line": 10_001, "character": column}});
        let whole = json!({"textDocument": document});
        let delta = json!({"textDocument": document, "previousResultId": colours});
        let always = [("textDocument/inlayHint", &hints), ("textDocument/hover", &hover)];
        let full = [
            ("textDocument/completion", &here),
            ("textDocument/semanticTokens/full/delta", &delta),
            ("textDocument/documentSymbol", &whole),
            ("textDocument/foldingRange", &whole),
        ];
        let asked = if mode == "full" { &full[..] } else { &[] };
        // As an editor does: what the key asks for first, each answer before the next question.
        for (method, params) in asked.iter().chain(&always) {
            let asked = Instant::now();
            let answer = editor.ask(method, (*params).clone())?;
            times.entry(method).or_default().push(asked.elapsed() - editor.reading);
            if let Some(number) = answer.get("resultId") {
                colours = number.clone();
            }
        }
    }
    editor.ask("shutdown", Value::Null)?;
    editor.send(json!({"method": "exit"}))?;
    editor.child.wait()?;
    Ok(times)
}
