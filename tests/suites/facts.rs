//! What reports say is so: counts against the traces they are of, sentences against programs that make them true and programs that make
//! them false, shares against their sum.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use sidewinder_tests::report::{loops, run_with_report, without_times};
use sidewinder_tests::{Limits, case, root, run, subject};

/// How many programs are recounted.
const RECOUNTED: usize = 80;

/// Operations that only say where a trace begins, ends or may be entered.
const FRAMES: &[&str] = &["input", "label", "jump", "leave", "cut"];

/// What is counted, in the order of [`count`].
const COUNTED: [&str; 4] = ["operations", "guards", "allocations", "residual_calls"];

/// Counts the operations among lines of a listed trace.
fn count<'a>(lines: impl IntoIterator<Item = &'a str>) -> [u64; 4] {
    let mut counts = [0; 4];
    for line in lines {
        let Some(text) = line.strip_prefix("    ").filter(|text| !text.starts_with([' ', '[']))
        else {
            continue;
        };
        let text = text.split_once(" = ").map_or(text, |(_, text)| text);
        let Some((name, _)) = text.split_once('(') else { continue };
        if FRAMES.contains(&name) {
            continue;
        }
        counts[0] += 1;
        counts[1] += u64::from(name.starts_with("guard_"));
        counts[2] += u64::from(matches!(name, "new" | "new_array"));
        counts[3] += u64::from(name == "call");
    }
    counts
}

/// The lines of a trace before the label of its body, if it has one, and from there on.
fn at_body<'a>(lines: &'a [&'a str]) -> (Option<&'a [&'a str]>, &'a [&'a str]) {
    let is_label = |line: &&str| line.starts_with("    label(") && line.ends_with("label=1)");
    match lines.iter().position(is_label) {
        Some(at) => (Some(&lines[..at]), &lines[at..]),
        None => (None, lines),
    }
}

/// The traces that `sidewinder trace` lists, by number: recorded and optimized.
fn listed(text: &str) -> BTreeMap<u64, [Vec<&str>; 2]> {
    let mut pieces: BTreeMap<u64, [Vec<&str>; 2]> = BTreeMap::new();
    let (mut number, mut stage) = (None, None);
    for line in text.lines() {
        let mut words = line.split([' ', ':', ',']);
        if let Some("loop" | "function" | "bridge") = words.next()
            && let Some(Ok(id)) = words.next().map(str::parse)
        {
            (number, stage) = (Some(id), None);
            pieces.insert(id, Default::default());
        } else if line.starts_with("recorded: ") || line.starts_with("optimized: ") {
            stage = Some(usize::from(line.starts_with("optimized")));
        } else if let (Some(number), Some(stage)) = (number, stage) {
            pieces.get_mut(&number).expect("it was begun")[stage].push(line);
        }
    }
    pieces
}

/// The benchmark programs, and as many of the language's cases as are needed.
fn programs() -> Vec<PathBuf> {
    let folder = fs::read_dir(root().join("tests/bench/programs")).expect("there are some");
    let mut programs: Vec<PathBuf> = folder
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "py"))
        .collect();
    programs.sort();
    let cases = case::cases(&root(), "shapes").expect("the cases can be read");
    let plain = cases.into_iter().filter(|case| case.argv.is_empty() && case.stdin.is_empty());
    programs.extend(plain.map(|case| root().join(case.path)));
    programs.truncate(RECOUNTED);
    assert_eq!(programs.len(), RECOUNTED);
    programs
}

/// Operations, guards, allocations and calls of each piece, recorded and left, are those of its trace.
#[test]
fn counts_are_those_of_the_traces() {
    let (mut faults, mut pieces) = (Vec::new(), 0);
    for program in programs() {
        // Trace and report are of two runs; what a collection finds on the native stack may differ, and with it what gets hot.
        let tried = recounted(&program).or_else(|_| recounted(&program));
        match tried.or_else(|_| recounted(&program)) {
            Ok(n) => pieces += n,
            Err(fault) => faults.push(fault),
        }
    }
    assert!(pieces > 1000, "only {pieces} pieces");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// How many pieces of a program were recounted; or where report and traces differ.
fn recounted(program: &Path) -> Result<usize, String> {
    let mut command = subject::command();
    command.args(["trace", "--"]).arg(program);
    let limits = Limits { time: Duration::from_secs(120), ..Limits::default() };
    let text = run(&mut command, b"", limits).expect("it can be started").out();
    let traces = listed(&text);
    let (_, events) = run_with_report(program, &[]).expect("the run reports");
    let told = loops(&events);
    let name = program.display();
    let ids: BTreeSet<u64> = told.iter().filter_map(|one| one["id"].as_u64()).collect();
    if !ids.iter().eq(traces.keys()) {
        return Err(format!("{name}: other pieces are told of than listed"));
    }
    for one in &told {
        let [recorded, optimized] = &traces[&one["id"].as_u64().expect("it is a number")];
        let (preamble, body) = at_body(optimized);
        let parts =
            [("recorded", Some(at_body(recorded).1)), ("body", Some(body)), ("preamble", preamble)];
        for (part, lines) in parts {
            let recounted = lines.map(|lines| count(lines.iter().copied()));
            let said = COUNTED.map(|field| one[part][field].as_u64());
            if said != recounted.map_or([None; 4], |counts| counts.map(Some)) {
                return Err(format!("{name} {}: {part}: {said:?}, {recounted:?}", one["id"]));
            }
        }
    }
    Ok(told.len())
}

/// Times and shares apart. These collect little: what a collection finds on the native stack is not the same in every run, so that others may
/// collect once more or less.
#[test]
fn benchmark_programs_report_the_same_twice() {
    for name in ["richards", "nqueens", "towers", "fannkuch", "aes", "ackermann"] {
        let path = root().join(format!("tests/bench/programs/{name}.py"));
        let events = || without_times(&run_with_report(&path, &[]).expect("the run reports").1);
        assert_eq!(events(), events(), "{name}");
    }
}

/// Runs a program that is given as text.
fn told(name: &str, program: &str) -> Vec<Value> {
    let file = format!("sidewinder-facts-{}-{name}.py", std::process::id());
    let path = std::env::temp_dir().join(file);
    fs::write(&path, program).expect("the folder for temporary files can be written");
    let (done, events) = run_with_report(&path, &[]).expect("the run reports");
    fs::remove_file(&path).expect("it was written");
    assert_eq!(done.code, Some(0), "{}", done.err());
    events
}

fn facts(events: &[Value]) -> Vec<&Value> {
    loops(events).iter().filter_map(|one| one["facts"].as_array()).flatten().collect()
}

/// The facts of a kind about a class in a line.
fn about<'a>(events: &'a [Value], line: u64, class: &str) -> Vec<&'a Value> {
    let is_it = |fact: &&Value| fact["at"]["line"] == line && fact["class"] == class;
    facts(events).into_iter().filter(is_it).collect()
}

/// No share is what is left of 1, so that samples that were counted to nothing would be missing.
#[test]
fn shares_add_up_and_are_never_missing() {
    // One runs in machine code and the collector, one is compiled and then over, one is in the ways into machine code and out of it.
    for name in ["havlak", "ackermann", "fib"] {
        let path = root().join(format!("tests/bench/programs/{name}.py"));
        let (_, events) = run_with_report(&path, &[]).expect("the run reports");
        shares_add_up(&events);
    }
}

fn shares_add_up(events: &[Value]) {
    let summary = events.last().expect("there is a summary");
    let spent = &summary["spent"];
    assert!(spent["samples"].as_u64() > Some(20), "{spent}");
    let number = |value: &Value| value.as_f64().expect("a share is a number");
    let pieces: f64 = loops(events).iter().map(|one| number(&one["share"])).sum();
    let rest: f64 = ["interpreted", "collecting", "compiling", "other"]
        .iter()
        .map(|what| number(&spent[what]))
        .sum();
    assert!((pieces + rest - 1.0).abs() < 0.02, "{pieces} and {rest}");
    for fact in facts(events) {
        assert!((0.0..=1.0).contains(&number(&fact["share"])), "{fact}");
        assert!(number(&fact["share"]).is_sign_positive(), "no share is written as -0.0: {fact}");
    }
    let most = |list: &str| number(&summary[list][0]["share"]);
    assert!(most("functions") > 0.05 && most("lines") > 0.01, "{summary}");
}

/// An object that does not live on is never allocated; one that the function returns is, and one that is kept in a list.
#[test]
fn what_is_never_allocated_is_not() {
    let events = told(
        "allocated",
        "class P:\n    def __init__(self, x):\n        self.x = x\n\n\
         def gone(n):\n    p = P(n)\n    for i in range(5):\n        p.x += i\n    return p.x\n\n\
         def returned(n):\n    p = P(n)\n    for i in range(5):\n        p.x += i\n    return p\n\n\
         kept = []\nfor k in range(20000):\n    gone(k)\n    kept.append(returned(k))\n",
    );
    let never = about(&events, 6, "P");
    assert!(!never.is_empty());
    for fact in never {
        assert_eq!(fact["removed"], true, "{fact}");
    }
    let made = about(&events, 12, "P");
    let says = |fact: &&&Value, words: &str| {
        fact["text"].as_str().is_some_and(|text| text.contains(words))
    };
    assert!(!made.iter().any(|fact| says(&fact, "never allocated")), "{made:#?}");
    let times: u64 = made
        .iter()
        .filter(|fact| fact["removed"] == false)
        .filter_map(|fact| fact["times"].as_u64())
        .sum();
    let left = made.iter().filter_map(|fact| fact["left"].as_u64()).max();
    assert!(times > 15_000 && left > Some(15_000), "{made:#?}");
    // It is told where it is created, not where the code continues.
    assert!(about(&events, 13, "P").is_empty());
}

/// What is done on a side path says how often, and of how many iterations.
#[test]
fn side_paths_say_how_often() {
    let events = told(
        "side_paths",
        "kept = []\n\ndef run(n):\n    for i in range(n):\n        if i % 10 == 7:\n            kept.append((i, i))\n        else:\n            pair = (i, n)\n            n += pair[0] & 0\n\nrun(50000)\n",
    );
    let pairs = about(&events, 6, "tuple");
    let counted =
        |fact: &&Value| fact["iterations"].as_u64().is_some_and(|n| (40_000..60_000).contains(&n));
    let kept: Vec<&Value> = pairs.into_iter().filter(|fact| fact["removed"] == false).collect();
    assert!(kept.iter().any(counted), "{kept:#?}");
    for fact in kept {
        let times = fact["times"].as_u64().unwrap_or(0);
        assert!((1_000..10_000).contains(&times), "{fact}");
        // The list keeps it for the program: nothing to advise.
        assert_eq!(fact["code"], Value::Null, "{fact}");
    }
    let bridges = loops(&events).into_iter().filter(|one| one["kind"] == "bridge");
    for bridge in bridges {
        assert_eq!(bridge["entries"], bridge["iterations"], "{bridge}");
    }
}

/// No name of the runtime's is shown, and strings are not told to be numbers.
#[test]
fn calls_have_the_names_that_programs_have_for_them() {
    let events = told(
        "names",
        "def run(words, d):\n    out = ''\n    n = 0.0\n    for w in words:\n        out += w + ' '\n        n += d[w] ** 0.5 + d[w] % 7.0\n        out[1:3]\n    return out, n\n\n\
         run(['a', 'bb', 'ccc'] * 20000, {'a': 1.5, 'bb': 2.5, 'ccc': 3.5})\n",
    );
    let calls: BTreeSet<(&str, &str)> = facts(&events)
        .into_iter()
        .filter(|fact| fact["kind"] == "residual_call")
        .map(|fact| (fact["callee"].as_str().unwrap_or(""), fact["advice"].as_str().unwrap_or("")))
        .collect();
    let names: BTreeSet<&str> = calls.iter().map(|call| call.0).collect();
    assert!(names.iter().all(|name| !name.contains('_')), "{names:?}");
    let advised =
        |name: &str, words: &str| calls.iter().any(|call| call.0 == name && call.1.contains(words));
    assert!(advised("+", "''.join"), "{calls:#?}");
    assert!(advised("+=", "join them after the loop"), "{calls:#?}");
    assert!(advised("float **", "math.sqrt"), "{calls:#?}");
    assert!(advised("slice", ""), "{calls:#?}");
}

/// A `/` where `//` is meant makes floats of ints; starting with a float would make it worse.
#[test]
fn a_division_is_told_to_be_the_cause() {
    let program = |operator: &str| {
        format!(
            "def collatz(n):\n    steps = 0\n    while n != 1:\n        if n % 2 == 0:\n            n = n {operator} 2\n        else:\n            n = 3 * n + 1\n        steps += 1\n    return steps\n\n\
             print(max(collatz(i) for i in range(1, 20000)))\n"
        )
    };
    let advice = |events: &[Value], code: &str| -> Vec<String> {
        let told = facts(events).into_iter().filter(|fact| fact["code"] == code);
        told.filter_map(|fact| fact["advice"].as_str().map(str::to_owned)).collect()
    };
    let is_told = |texts: &[String]| texts.iter().any(|text| text.contains("write `//`"));
    let divided = told("divided", &program("/"));
    let whole = told("whole", &program("//"));
    // The check of the type, and what computes with the float.
    for code in ["SW101", "SW301"] {
        let (divided, whole) = (advice(&divided, code), advice(&whole, code));
        assert!(is_told(&divided), "{code}: {divided:?}");
        assert!(!is_told(&whole), "{code}: {whole:?}");
    }
}

/// A generator that is resumed within a trace is not told to be cold.
#[test]
fn what_runs_inlined_is_not_called_cold() {
    let events = told(
        "inlined",
        "def numbers(n):\n    for i in range(n):\n        yield i\n\ntotal = 0\nfor i in numbers(60000):\n    total += i\nprint(total)\n",
    );
    let summary = events.last().expect("there is a summary");
    let cold = summary["interpreted"].as_array().expect("it is a list");
    for one in cold.iter().filter(|one| one["at"]["function"] == "numbers") {
        assert_eq!(one["code"], Value::Null, "{one}");
    }
}

/// The thread that samples is the parent's alone.
#[test]
fn the_child_of_a_fork_ends_as_it_says() {
    let events = told(
        "forked",
        "import os, sys\nn = 0\nfor i in range(300000):\n    n += i\nsys.stdout.flush()\npid = os.fork()\nif pid == 0:\n    for i in range(300000):\n        n += i\n    sys.exit()\nassert os.waitpid(pid, 0)[1] == 0\n",
    );
    assert_eq!(events.last().map(|last| &last["exit"]["status"]), Some(&Value::from(0)));
}

/// The terminal begins with where the time went and what to change, the most expensive first.
#[test]
fn the_terminal_begins_with_the_answer() {
    let path = Path::new("tests/bench/programs/generators.py");
    let mut command: Command = subject::command();
    command.args(["report", "--"]).arg(path);
    let text = run(&mut command, b"", Limits::default()).expect("it can be started").out();
    let report =
        text.split_once("generators.py: ").expect("the report follows the program's output").1;
    let (head, _) = report.split_once("\n\n").expect("the source follows");
    assert!(head.contains("\nTime: ") && head.contains("\nWhat to change first"), "{head}");
    let shares: Vec<u32> = head
        .lines()
        .filter(|line| line.contains(" %  SW"))
        .filter_map(|line| line.trim_start().split(' ').next()?.parse().ok())
        .collect();
    assert!((1..=3).contains(&shares.len()), "{head}");
    assert!(shares.is_sorted_by(|a, b| a >= b), "{head}");
}
