//! Ctrl-C, in loops that are interpreted and in loops that are compiled.
#![cfg(target_os = "linux")]

mod folder;

use folder::{Folder, err};
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Starts a program that says when it is ready, and waits until it has said so.
fn started(folder: &Folder, code: &str, args: &[&str]) -> (Child, BufReader<ChildStdout>) {
    let mut all = args.to_vec();
    all.extend(["-c", code]);
    // Whoever was started in the background may have been told to ignore Ctrl-C, and hands that on.
    let plain = folder.command(&all);
    let mut command = Command::new("env");
    command.arg("--default-signal=INT").arg(plain.get_program()).args(plain.get_args());
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    if let Some(folder) = plain.get_current_dir() {
        command.current_dir(folder);
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert_eq!(line, "ready\n");
    (child, stdout)
}

fn interrupt(child: &Child) {
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
}

#[test]
fn ctrl_c_stops_loops_however_they_run() {
    let folder = Folder::new("interrupt");
    let code = "\
print('ready', flush=True)
def f():
    i = 0
    while True: i += 1
f()
";
    for jit in ["off", "evaluate", "on"] {
        let args = ["run", "--jit", jit, "--report=run.jsonl"];
        let (child, _stdout) = started(&folder, code, &args);
        // Long enough to be in compiled code; where it is not, the test is only the easier one.
        std::thread::sleep(Duration::from_millis(300));
        interrupt(&child);
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.signal(), Some(2), "{jit}: {}", err(&done));
        assert!(err(&done).ends_with("KeyboardInterrupt\n"), "{jit}: {}", err(&done));
        let lines = folder.read("run.jsonl");
        let last = lines.lines().last().unwrap();
        assert!(last.contains("\"status\":130") && last.contains("KeyboardInterrupt"), "{last}");
    }
}

#[test]
fn a_program_may_catch_ctrl_c() {
    let folder = Folder::new("catch");
    let code = "\
def f():
    try:
        # Not before it can be caught.
        print('ready', flush=True)
        while True: pass
    except KeyboardInterrupt:
        print('caught')
f()
";
    let (child, mut stdout) = started(&folder, code, &[]);
    interrupt(&child);
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert_eq!(line, "caught\n");
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
}

#[test]
fn ctrl_c_ends_what_waits() {
    let folder = Folder::new("waits");
    for waits in [
        "time.sleep(1000)",
        "os.read(r, 1)",
        "os.dup2(r, 0); input()",
        "os.dup2(r, 0); sys.stdin.read()",
        "os.system('mkfifo fifo'); open('fifo')",
        "select.select([r], [], [])",
        "socket.socketpair()[0].recv(1)",
        "subprocess.run(['sleep', '1000'])",
        "signal.pause()",
    ] {
        let code = format!(
            "\
try:
    import os, select, signal, socket, subprocess, sys, time
    r, w = os.pipe()
    print('ready', flush=True)
    {waits}
except KeyboardInterrupt: print('caught')
"
        );
        let (child, mut stdout) = started(&folder, &code, &[]);
        // Long enough to wait; where it does not yet, the test is only the easier one.
        std::thread::sleep(Duration::from_millis(700));
        interrupt(&child);
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line, "caught\n", "{waits}");
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0), "{waits}");
    }
}

#[test]
fn a_line_that_a_signal_comes_into_is_read_whole() {
    let folder = Folder::new("line");
    let code = "\
import os, signal, sys
r, w = os.pipe()
os.dup2(r, 0)
os.write(w, b'one ')
def more(number, frame): os.write(w, b'line\\nrest'); os.close(w)
signal.signal(signal.SIGALRM, more)
signal.setitimer(signal.ITIMER_REAL, 0.2)
print('ready', flush=True)
print([input(), sys.stdin.read()])
";
    let (child, mut stdout) = started(&folder, code, &[]);
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert_eq!(line, "['one line', 'rest']\n", "{}", err(&child.wait_with_output().unwrap()));
}
