//! The prompt as its user has it: a terminal, keys, and what is on the screen.

mod folder;

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use folder::{Folder, err, out};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

const UP: &str = "\x1b[A";
const CTRL_A: &str = "\x01";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const TAB: &str = "\t";

/// The command on a terminal.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Arc<Mutex<Box<dyn Write + Send>>>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    fn new(folder: &Folder, words: &[&str]) -> Terminal {
        let size = PtySize { rows: 60, cols: 100, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there are terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_sidewinder"));
        command.args(words);
        command.cwd(folder.path(""));
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("HOME", folder.path(""));
        command.env("XDG_STATE_HOME", folder.path("state"));
        let child = pair.slave.spawn_command(command).expect("sidewinder starts");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(60, 100, 1000)));
        let keys = Arc::new(Mutex::new(pair.master.take_writer().unwrap()));
        let mut from = pair.master.try_clone_reader().unwrap();
        let (seen, answers) = (screen.clone(), keys.clone());
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n) = from.read(&mut bytes) {
                if n == 0 {
                    return;
                }
                let mut screen = seen.lock().unwrap();
                screen.process(&bytes[..n]);
                // A program may ask where the cursor is.
                if bytes[..n].windows(4).any(|window| window == b"\x1b[6n") {
                    let (row, column) = screen.screen().cursor_position();
                    let answer = format!("\x1b[{};{}R", row + 1, column + 1);
                    let _ = answers.lock().unwrap().write_all(answer.as_bytes());
                }
            }
        });
        let mut terminal = Terminal { screen, keys, child, _master: pair.master };
        terminal.wait(">>> ");
        terminal
    }

    fn shown(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until the screen has this text.
    #[track_caller]
    fn wait(&mut self, text: &str) {
        self.wait_for(text, |screen| screen.contains(text));
    }

    /// Waits until this is all that is in some line.
    #[track_caller]
    fn wait_line(&mut self, text: &str) {
        self.wait_for(text, |screen| screen.lines().any(|line| line.trim_end() == text));
    }

    #[track_caller]
    fn wait_for(&mut self, text: &str, is_so: impl Fn(&str) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !is_so(&self.shown()) {
            assert!(Instant::now() < end, "no {text:?} on the screen:\n{}", self.shown());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the last line is the prompt with this behind it.
    #[track_caller]
    fn wait_prompt(&mut self, typed: &str) {
        let wanted = format!(">>> {typed}");
        self.wait_for(&wanted, |screen| {
            screen
                .lines()
                .rfind(|line| !line.trim().is_empty())
                .is_some_and(|line| line.trim_end() == wanted.trim_end())
        });
    }

    fn send(&mut self, keys: &str) {
        let mut to = self.keys.lock().unwrap();
        to.write_all(keys.as_bytes()).unwrap();
        to.flush().unwrap();
    }

    /// Types a line and waits until there is a prompt again.
    #[track_caller]
    fn enter(&mut self, text: &str) {
        self.send(text);
        self.wait(text.lines().last().unwrap_or_default());
        self.send("\r");
        self.wait_prompt("");
    }

    #[track_caller]
    fn ends(mut self, status: u32) {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(done) = self.child.try_wait().unwrap() {
                assert_eq!(done.exit_code(), status, "{}", self.shown());
                return;
            }
            assert!(Instant::now() < end, "it does not end:\n{}", self.shown());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn values_are_shown_and_kept() {
    let folder = Folder::new("values");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.wait("Python 3.11.");
    terminal.enter("1 + 2");
    terminal.wait_line("3");
    terminal.enter("_ * 2");
    terminal.wait_line("6");
    terminal.enter("1 / 0");
    terminal.wait_line("ZeroDivisionError: division by zero");
    terminal.enter("import sys; sys.ps1");
    terminal.wait_line("'>>> '");
    terminal.send("exit(3)\r");
    terminal.ends(3);
}

#[test]
fn a_statement_with_a_body_has_lines_and_prompts() {
    let folder = Folder::new("lines");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.send("def twice(n):\r");
    terminal.wait_for("...", |screen| screen.lines().any(|line| line.trim_end() == "..."));
    // Tab indents where no name has begun.
    terminal.send(TAB);
    terminal.send("return n * 2\r");
    terminal.wait_line("...     return n * 2");
    terminal.send("\r");
    terminal.wait_prompt("");
    terminal.enter("twice(21)");
    terminal.wait_line("42");
    // The whole of it comes back, to be changed.
    terminal.send(UP);
    terminal.wait_prompt("twice(21)");
    terminal.send(UP);
    terminal.wait_for("the block again", |screen| screen.matches("return n * 2").count() == 2);
    terminal.send(CTRL_C);
    terminal.wait("KeyboardInterrupt");
    terminal.wait_prompt("");
    terminal.send("xs = [1,\r2]\r");
    terminal.wait_prompt("");
    terminal.enter("len(xs)");
    terminal.wait_line("2");
}

#[test]
fn names_are_completed() {
    let folder = Folder::new("names");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.enter("import math");
    terminal.send("math.sqr");
    terminal.wait("math.sqr");
    terminal.send(TAB);
    terminal.wait_prompt("math.sqrt");
    terminal.send("(16)\r");
    terminal.wait_line("4.0");
    terminal.enter("uncommon_name = 'found'");
    terminal.send("uncomm");
    terminal.wait_prompt("uncomm");
    terminal.send(TAB);
    terminal.wait_prompt("uncommon_name");
    terminal.send(".upp");
    terminal.wait_prompt("uncommon_name.upp");
    terminal.send(TAB);
    terminal.wait_prompt("uncommon_name.upper");
    terminal.send("()\r");
    terminal.wait_line("'FOUND'");
}

#[test]
fn ctrl_c_and_ctrl_d_are_cpythons() {
    let folder = Folder::new("keys");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.send("never run");
    terminal.wait_prompt("never run");
    terminal.send(CTRL_C);
    terminal.wait_line("KeyboardInterrupt");
    terminal.wait_prompt("");
    // During a run it is an exception, in compiled code as well.
    terminal.send("def spin():\r    print('be' + 'gun')\r    while True: pass\r\r");
    terminal.wait_prompt("");
    terminal.send("spin()\r");
    terminal.wait_line("begun");
    terminal.send(CTRL_C);
    terminal.wait("Traceback (most recent call last):");
    terminal.wait_for("two of them", |screen| {
        screen.lines().filter(|line| line.trim_end() == "KeyboardInterrupt").count() == 2
    });
    terminal.wait_prompt("");
    terminal.enter("'still here'");
    // In a text it deletes, in none it ends.
    terminal.send("xyz");
    terminal.wait_prompt("xyz");
    terminal.send(CTRL_A);
    terminal.send(CTRL_D);
    terminal.wait_prompt("yz");
    terminal.send(CTRL_C);
    terminal.wait_prompt("");
    terminal.send(CTRL_D);
    terminal.ends(0);
}

#[test]
fn history_outlives_the_session() {
    let folder = Folder::new("history");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.enter("kept = 'from before'");
    terminal.send(CTRL_D);
    terminal.ends(0);
    assert!(folder.read("state/sidewinder/history").contains("kept = 'from before'"));
    let mut terminal = Terminal::new(&folder, &["-q"]);
    assert!(!terminal.shown().contains("Python 3"), "{}", terminal.shown());
    terminal.send(UP);
    terminal.wait_prompt("kept = 'from before'");
    terminal.send("\r");
    terminal.enter("kept");
    terminal.wait_line("'from before'");
}

#[test]
fn jit_tells_of_the_last_input() {
    let folder = Folder::new("facts");
    let mut terminal = Terminal::new(&folder, &[]);
    terminal.enter("sum_of = 0");
    terminal.enter("%jit");
    terminal.wait("The JIT compiled nothing for the last input");
    terminal.enter("for i in range(50000): sum_of += len(str(i))\n");
    terminal.enter("%jit");
    terminal.wait("[loop 1");
    terminal.enter("%jit");
    terminal.enter("2 + 2");
    terminal.enter("%jit");
    terminal.wait_for("nothing, twice", |screen| screen.matches("compiled nothing").count() == 2);
}

#[test]
fn a_program_goes_on_at_a_prompt() {
    let folder = Folder::new("inspect");
    folder.write("prog.py", "import sys\nvalue = sys.argv[1:]\n1 / 0\n");
    let mut terminal = Terminal::new(&folder, &["-i", "prog.py", "a", "b"]);
    terminal.wait_line("ZeroDivisionError: division by zero");
    terminal.enter("value");
    terminal.wait_line("['a', 'b']");
    terminal.send(CTRL_D);
    terminal.ends(0);
}

/// Runs a prompt on a pipe.
fn piped(command: &mut Command, input: &str) -> std::process::Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_pipe_has_prompts_too() {
    let folder = Folder::new("pipe");
    folder.write("start.py", "import sys\nsys.ps1, sys.ps2 = '1> ', '2> '\nbegun = 'yes'\n");
    let mut command = folder.command(&["-i", "-q"]);
    command.env("PYTHONSTARTUP", folder.path("start.py"));
    let done = piped(
        &mut command,
        "begun\nif begun:\n  x = [1,\n   2]\n\nx\n__name__, '__file__' in dir()\nraise SystemExit(5)\n",
    );
    assert_eq!(out(&done), "'yes'\n[1, 2]\n('__main__', False)\n");
    assert_eq!(err(&done), "1> 1> 2> 2> 2> 1> 1> 1> ");
    assert_eq!(done.status.code(), Some(5));
    // -E and -I hear no variables; without a prompt there is no sys.ps1.
    let mut command = folder.command(&["-E", "-i", "-q"]);
    command.env("PYTHONSTARTUP", folder.path("start.py"));
    assert!(err(&piped(&mut command, "begun\n")).starts_with(">>> Traceback"));
    let done = folder.run(&["-c", "import sys; print(hasattr(sys, 'ps1'))"]);
    assert_eq!(out(&done), "False\n");
    let mut command = folder.command(&["-i", "-q"]);
    command.env("PYTHONSTARTUP", folder.path("no.py"));
    let done = piped(&mut command, "3\n");
    assert!(err(&done).starts_with("Could not open PYTHONSTARTUP '"), "{}", err(&done));
    assert_eq!(out(&done), "3\n");
}
