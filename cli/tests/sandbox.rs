//! `run --sandbox`: what a program may not do, what ends with it, and a report that is not the program's to write.

mod folder;

use folder::{Folder, ends, err, out};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a program tries: a word for what allows it, and code that fails with PermissionError without that word.
const ATTEMPTS: &[(&str, &str)] = &[
    ("write:there", "open('there/new', 'w')"),
    ("write:there", "open('there/old', 'a')"),
    ("write:there", "os.truncate('there/old', 0)"),
    ("write:there", "os.mkdir('there/folder')"),
    ("write:there", "os.rename('there/other', 'there/renamed')"),
    ("write:there", "os.symlink('old', 'there/link')"),
    ("write:there", "os.link('there/old', 'there/hard')"),
    ("write:there", "os.remove('there/old')"),
    ("network", "socket.socket()"),
    ("network", "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)"),
    ("network", "socket.socket(socket.AF_UNIX)"),
    ("network", "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)"),
    ("processes", "os.fork() or os._exit(0)"),
    ("processes", "subprocess.run(['true'])"),
    ("processes", "os.kill(os.getppid(), 0) if os.environ['ALLOWED'] == '' else None"),
    ("processes", "os.kill(0, 0)"),
    ("attributes", "os.chmod('there/mine', 0o600)"),
    ("attributes", "os.utime('there/mine')"),
];

/// What no sandbox hinders.
const FREE: &[&str] = &[
    "tempfile.NamedTemporaryFile().write(b'x')",
    "open(os.path.join(tempfile.mkdtemp(), 'a'), 'w').write('x')",
    "open('/dev/null', 'w').write('x')",
    "len(open('attempt.py').read())",
    "os.kill(os.getpid(), 0)",
    "socket.socketpair()",
    "asyncio.run(asyncio.sleep(0))",
];

const PROGRAM: &str = "
import asyncio, os, socket, subprocess, sys, tempfile
try:
    eval(sys.argv[1])
except PermissionError:
    print('refused')
else:
    print('done')
";

fn folder_with_files(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("attempt.py", PROGRAM);
    fs::create_dir(folder.path("there")).unwrap();
    for file in ["old", "other", "mine"] {
        folder.write(&format!("there/{file}"), "text");
    }
    folder
}

#[test]
fn what_is_not_allowed_is_refused_and_what_is_is_not() {
    let folder = folder_with_files("sandbox");
    for (allowed, code) in ATTEMPTS {
        let run = |options: &[&str], allowed: &str| {
            let words = [&["run", "--sandbox"][..], options, &["attempt.py", code]].concat();
            let done = folder.command(&words).env("ALLOWED", allowed).output().unwrap();
            assert_eq!(err(&done), "", "{code}");
            out(&done)
        };
        assert_eq!(run(&[], ""), "refused\n", "{code}");
        assert_eq!(run(&[&format!("--allow={allowed}")], allowed), "done\n", "{code}");
    }
    assert_eq!(fs::read_to_string(folder.path("there/mine")).unwrap(), "text");
}

#[test]
fn what_is_harmless_is_not_refused() {
    let folder = folder_with_files("harmless");
    for code in FREE {
        let done = folder.run(&["run", "--sandbox", "attempt.py", code]);
        assert_eq!((&*out(&done), &*err(&done)), ("done\n", ""), "{code}");
    }
}

#[test]
fn an_allowance_that_means_nothing_is_refused() {
    let folder = folder_with_files("allowance");
    let done = folder.run(&["run", "--sandbox", "--allow=internet", "attempt.py", "1"]);
    ends(&done, 2, "a sandbox has no 'internet' to allow; it has write:PATH, network");
    let done = folder.run(&["run", "--sandbox", "--allow=write:nowhere", "attempt.py", "1"]);
    ends(&done, 2, "there is no 'nowhere'; make it first");
    let done = folder.run(&["run", "--allow=network", "attempt.py", "1"]);
    ends(&done, 2, "--sandbox");
}

#[test]
fn who_is_refused_reads_why() {
    let folder = Folder::new("why");
    folder.write("write.py", "open('new', 'w')\n");
    let done = folder.run(&["run", "--sandbox", "write.py"]);
    ends(&done, 1, "PermissionError: [Errno 13] Permission denied: 'new'\nThe sandbox of this run");
    assert!(err(&done).contains("--allow"), "{}", err(&done));
    folder.write("read.py", "open('/proc/1/mem', 'rb')\n");
    assert!(!err(&folder.run(&["read.py"])).contains("sandbox"));
}

#[test]
fn a_run_ends_as_its_program_ends() {
    let folder = Folder::new("like");
    folder.write("end.py", "import os, sys\nexec(sys.argv[1])\n");
    for (code, status) in [("pass", 0), ("sys.exit(7)", 7), ("1 / 0", 1), ("sys.exit(130)", -1)] {
        let done = folder.run(&["run", "--sandbox", "end.py", code]);
        let (code_of, signal) = (done.status.code(), done.status.signal());
        match status {
            -1 => assert_eq!(signal, Some(2), "{done:?}"),
            status => assert_eq!(code_of, Some(status), "{done:?}"),
        }
    }
    for (name, signal) in [("SIGKILL", 9), ("SIGTERM", 15)] {
        let code = format!("import signal; os.kill(os.getpid(), signal.{name})");
        let done = folder.run(&["run", "--sandbox", "end.py", &code]);
        assert_eq!(done.status.signal(), Some(signal));
    }
}

/// A program that leaves a daemon: twice forked, in a session of its own, deaf to signals. It writes its number to `daemon`.
const DAEMON: &str = "
import os, signal, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        os.write(1, b'%d\\n' % os.getpid())
        while True:
            time.sleep(1)
    os._exit(0)
os.wait()
if sys.argv[1] == 'wait':
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        time.sleep(1)
time.sleep(0.2)
";

fn lives(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process.trim()));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

#[test]
fn a_daemon_ends_with_its_program() {
    let folder = Folder::new("daemon");
    folder.write("daemon.py", DAEMON);
    let done = folder.run(&["run", "--sandbox", "--allow=processes", "daemon.py", "end"]);
    let daemon = out(&done);
    ends(&done, 0, "");
    assert!(daemon.trim().parse::<u32>().is_ok(), "{daemon}");
    assert!(!lives(&daemon), "the daemon lives on");
}

#[test]
fn a_daemon_ends_when_the_run_is_ended() {
    use std::io::{BufRead, BufReader};
    let folder = Folder::new("ended");
    folder.write("daemon.py", DAEMON);
    let words = ["run", "--sandbox", "--allow=processes", "daemon.py", "wait"];
    let mut child = folder.command(&words).stdout(Stdio::piped()).spawn().unwrap();
    let mut daemon = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut daemon).unwrap();
    assert!(lives(&daemon));
    let kill = Command::new("kill").arg(child.id().to_string()).status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait().unwrap().signal(), Some(15));
    assert!(!lives(&daemon), "the daemon lives on");
}

#[test]
fn what_a_run_keeps_temporarily_is_removed() {
    let folder = Folder::new("temporary");
    let code =
        "import tempfile; f = open(tempfile.mkdtemp() + '/x', 'w'); print(tempfile.gettempdir())";
    let done = folder.run(&["run", "--sandbox", "-c", code]);
    let place = out(&done);
    assert!(place.contains("sidewinder-run-"), "{place}");
    assert!(!fs::exists(place.trim()).unwrap());
}

/// A program that tries all ways to write into its own report.
const FORGER: &str = "
import os, sys
def loop(n):
    total = 0
    for i in range(n):
        total += i
    return total
loop(5000)
line = b'{\"event\":\"forged\"}\\n'
for number in range(3, 40):
    try:
        os.write(number, line)
    except OSError:
        pass
    try:
        os.dup2(number, 60)
        os.write(60, line)
    except OSError:
        pass
    for name in (f'/dev/fd/{number}', f'/proc/self/fd/{number}', f'/proc/{os.getpid()}/fd/{number}'):
        try:
            file = os.open(name, os.O_WRONLY | os.O_APPEND)
            os.write(file, line)
        except OSError:
            pass
if len(sys.argv) > 1:
    for flags in (os.O_WRONLY, os.O_WRONLY | os.O_TRUNC, os.O_RDWR | os.O_APPEND):
        try:
            os.write(os.open(sys.argv[1], flags), line)
        except PermissionError:
            print('refused', flush=True)
child = os.fork()
if child == 0:
    loop(5000)
    sys.exit(3)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
";

#[test]
fn no_program_writes_into_its_own_report() {
    let folder = Folder::new("forger");
    folder.write("forge.py", FORGER);
    let done = folder.run(&["run", "--report=report.jsonl", "forge.py", "report.jsonl"]);
    assert_eq!((&*out(&done), &*err(&done)), ("refused\nrefused\nrefused\n3\n", ""));
    let whole = fs::read_to_string(folder.path("report.jsonl")).unwrap();
    assert!(!whole.contains("forged"), "{whole}");
    let count = |event: &str| whole.matches(&format!("{{\"event\":\"{event}\"")).count();
    assert_eq!((count("start"), count("summary")), (1, 1), "a copy of the process reports nothing");
}

#[test]
fn no_program_writes_into_a_report_that_goes_through_a_pipe() {
    let folder = Folder::new("pipe");
    folder.write("forge.py", FORGER);
    let command = format!(
        "exec 9>&1 >/dev/null; exec '{}' run --report=/dev/fd/9 forge.py",
        folder.command(&[]).get_program().to_string_lossy()
    );
    let mut shell = Command::new("sh");
    let done = shell.args(["-c", &command]).current_dir(folder.path("")).output().unwrap();
    let lines = out(&done);
    assert!(lines.starts_with("{\"event\":\"start\""), "{lines}");
    assert!(!lines.contains("forged"), "{lines}");
    assert_eq!(lines.matches("{\"event\":\"summary\"").count(), 1);
}

#[test]
fn a_copy_of_the_process_ends_with_its_own_status() {
    let folder = Folder::new("copy");
    for (end, status) in
        [("sys.exit(3)", 3), ("1 / 0", 1), ("pass", 0), ("raise KeyboardInterrupt", -2)]
    {
        let code = format!(
            "import os, sys\nchild = os.fork()\nif child == 0:\n    {end}\n    sys.exit()\n\
             print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))"
        );
        let done = folder.run(&["-c", &code]);
        assert_eq!(out(&done), format!("{status}\n"), "{end}");
    }
}

#[test]
fn many_that_fork_end_with_their_program() {
    let folder = Folder::new("bomb");
    // Each of five keeps a successor: no list of them is ever whole. More of them would use up the numbers that the machine has for processes, and tests
    // beside this one could start none.
    let code = "
import os, time
for _ in range(5):
    if os.fork() == 0:
        os.setsid()
        while True:
            if os.fork():
                os._exit(0)
            time.sleep(0.002)
time.sleep(0.1)
print('over')
";
    folder.write("bomb.py", code);
    let began = Instant::now();
    let done = folder.run(&["run", "--sandbox", "--allow=processes", "bomb.py"]);
    assert_eq!(out(&done), "over\n");
    assert!(began.elapsed() < Duration::from_secs(60));
    thread::sleep(Duration::from_millis(20));
    let path = folder.path("bomb.py");
    let left = fs::read_dir("/proc").unwrap().flatten().filter(|one| {
        let words = fs::read(one.path().join("cmdline")).unwrap_or_default();
        let is_here =
            fs::read_link(one.path().join("cwd")).is_ok_and(|cwd| Some(&*cwd) == path.parent());
        is_here && words.windows(7).any(|part| part == b"bomb.py")
    });
    assert_eq!(left.count(), 0);
}
