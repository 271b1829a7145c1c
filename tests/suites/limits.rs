//! Memory without end, and natives that take long: programs of one statement each, in the tables of `cases/limits`.
//!
//! What wants too much memory gets MemoryError, or the process ends with a message; it does not abort, and hardly exceeds its limit. Whatever takes
//! long hears of Ctrl-C. How soon is not judged here but for a generous bound; it is told:
//!
//! ```sh
//! cargo test -p sidewinder-tests --test limits -- --nocapture
//! ```

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use sidewinder_tests::{Limits, root, run, subject};

/// Megabytes that programs may use: of their heap, and of addresses.
const HEAP: usize = 100;
const ADDRESSES: usize = 1024;

/// A line of a table.
struct Shape {
    name: String,
    before: String,
    statement: String,
}

fn shapes(table: &str) -> Vec<Shape> {
    let path = root().join("tests/cases/limits").join(table);
    let text = fs::read_to_string(path).expect("the table is there");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let shapes = lines.map(|line| {
        let parts: Vec<_> = line.splitn(3, " ::").map(str::trim).collect();
        let [name, before, statement] = parts[..] else { panic!("three parts: {line}") };
        let before = before.split(" ;; ").collect::<Vec<_>>().join("\n");
        Shape { name: name.into(), before, statement: statement.into() }
    });
    shapes.collect()
}

/// Looks at all shapes, some at a time; what is wrong with them.
fn wrong(shapes: &[Shape], look: impl Fn(&Shape) -> Result<(), String> + Sync) -> Vec<String> {
    let (left, wrong) = (Mutex::new(shapes.iter()), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |count| count.get()) {
            scope.spawn(|| {
                while let Some(shape) = { left.lock().expect("nobody panics").next() } {
                    if let Err(why) = look(shape) {
                        wrong.lock().expect("nobody panics").push(format!("{}: {why}", shape.name));
                    }
                }
            });
        }
    });
    wrong.into_inner().expect("nobody panics")
}

/// A program that says whether a statement raises MemoryError, and how much memory it has had.
fn greedy(shape: &Shape) -> String {
    let Shape { before, statement, .. } = shape;
    format!(
        "def attempt():\n    {}\n    {statement}\n\
         try:\n    attempt()\nexcept MemoryError:\n    print('MemoryError', flush=True)\nelse:\n    print('done')\n\
         for _ in range(3):\n    pass\n\
         for line in open('/proc/self/status'):\n    if line.startswith('VmHWM'):\n        print(int(line.split()[1]) // 1024)\n",
        before.replace('\n', "\n    ")
    )
}

fn look_at_memory(shape: &Shape, of_addresses: bool) -> Result<(), String> {
    let mut command = subject::command();
    if of_addresses {
        let plain = command;
        command = Command::new("sh");
        let script = format!("ulimit -v {}; exec \"$0\" \"$@\"", ADDRESSES << 10);
        command.args(["-c", &script]).arg(plain.get_program()).current_dir(root());
        for (name, value) in plain.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
    } else {
        command.env("SIDEWINDER_GC_LIMIT", format!("{HEAP}M"));
    }
    command.args(["-c", &greedy(shape)]);
    let limits = Limits { time: Duration::from_secs(180), ..Limits::default() };
    let began = Instant::now();
    let done = run(&mut command, b"", limits).expect("sidewinder can be started");
    let (out, err) = (done.out(), done.err());
    let said = done.code == Some(1) && err.contains("sidewinder: out of memory");
    let mut lines = out.lines();
    match lines.next() {
        Some("MemoryError") if done.code == Some(0) => {}
        None if said => {
            println!("{:24} ended with a message", shape.name);
            return Ok(());
        }
        _ => return Err(format!("{}\n{out}\n{err}", done.ending())),
    }
    let most: usize = lines.next().and_then(|line| line.parse().ok()).unwrap_or(usize::MAX);
    println!("{:24} {most:4} MB, {:5} ms", shape.name, began.elapsed().as_millis());
    // The process has some memory that is not the program's.
    let allowed = if of_addresses { ADDRESSES } else { HEAP * 13 / 10 + 20 };
    if most > allowed { Err(format!("{most} MB, of which {allowed} are allowed")) } else { Ok(()) }
}

#[test]
fn memory_without_end_is_refused_by_the_limit() {
    let shapes = shapes("memory.txt");
    assert!(shapes.len() >= 50);
    let wrong = wrong(&shapes, |shape| look_at_memory(shape, false));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn memory_without_end_is_refused_where_addresses_are_few() {
    let wrong = wrong(&shapes("memory.txt"), |shape| look_at_memory(shape, true));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_start_under_any_limit_of_addresses() {
    for megabytes in [1024, 1536, 2048, 3072, 4096, 5120, 6144, 8192, 12288, 65536] {
        let script = format!("ulimit -v {}; exec \"$0\" \"$@\"", megabytes << 10);
        let mut command = Command::new("sh");
        command.args(["-c", &script]).arg(subject::binary()).args(["-c", "print(sum(range(9)))"]);
        let done = run(&mut command, b"", Limits::default()).expect("sidewinder can be started");
        assert_eq!(done.out(), "36\n", "{megabytes} MB: {}\n{}", done.ending(), done.err());
    }
}

/// A program that says when it is about to begin with something long, and what ended it: first a handler of its own, then Ctrl-C.
fn long(shape: &Shape) -> String {
    let Shape { before, statement, .. } = shape;
    format!(
        "import signal\n{before}\nclass Own(Exception): pass\ndef handler(number, frame):\n    raise Own(number)\n\
         for what in handler, signal.default_int_handler:\n    signal.signal(signal.SIGINT, what)\n    try:\n        \
         print('begins', flush=True)\n        {statement}\n    except (KeyboardInterrupt, Own) as why:\n        \
         print(type(why).__name__, flush=True)\n    else:\n        print('done', flush=True)\n"
    )
}

/// The lines that a program writes, as they come.
fn lines_of(out: ChildStdout) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Whoever hears of nothing is not to hang the tests.
const PATIENCE: Duration = Duration::from_secs(30);

fn interrupt(child: &Child, lines: &Receiver<String>) -> Result<[Duration; 2], String> {
    let mut took = [Duration::ZERO; 2];
    for (took, want) in took.iter_mut().zip(["Own", "KeyboardInterrupt"]) {
        let line = lines.recv_timeout(2 * PATIENCE).map_err(|_| "does not begin")?;
        if line != "begins" {
            return Err(format!("«{line}» where it should begin"));
        }
        thread::sleep(Duration::from_millis(150));
        let asked = Instant::now();
        let killed = Command::new("kill").arg("-INT").arg(child.id().to_string()).status();
        if !killed.is_ok_and(|status| status.success()) {
            return Err("has ended early".into());
        }
        let line = lines.recv_timeout(PATIENCE).map_err(|_| format!("{want}: not heard"))?;
        *took = asked.elapsed();
        if line != want {
            return Err(format!("«{line}» instead of {want}"));
        }
    }
    Ok(took)
}

#[test]
fn what_takes_long_hears_of_signals() {
    let shapes = shapes("long.txt");
    assert!(shapes.len() >= 40);
    let wrong = wrong(&shapes, |shape| {
        let mut command = subject::command();
        command.args(["-c", &long(shape)]).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("sidewinder can be started");
        let lines = lines_of(child.stdout.take().expect("it is piped"));
        let heard = interrupt(&child, &lines);
        // It has ended, or does not want to.
        let _ = child.kill();
        let done = child.wait_with_output().expect("it can be waited for");
        let took = heard.map_err(|why| {
            format!("{why}\n{}", String::from_utf8_lossy(&done.stderr).into_owned())
        })?;
        println!("{:24} {:4} ms, {:4} ms", shape.name, took[0].as_millis(), took[1].as_millis());
        Ok(())
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
