//! What a run tells: complete, the same every time, and without changing what the program prints.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use sidewinder_tests::report::{loops, run_with_report, without_times};
use sidewinder_tests::shape::{bridge_marks, marks};
use sidewinder_tests::{Limits, case, root, run, subject};

const LOW: [&str; 2] = ["--jit", "threshold=50,trace_eagerness=10"];

fn program(name: &str) -> std::path::PathBuf {
    Path::new("tests/cases").join(name)
}

#[test]
fn the_readmes_first_command_shows_the_loop() {
    let mut command = subject::command();
    command.args(["report", "--", "tests/bench/programs/boxed_integer.py"]);
    let done = run(&mut command, b"", Limits::default()).expect("sidewinder can be started");
    assert_eq!(done.code, Some(0), "{}", done.err());
    let text = done.out();
    assert!(text.contains("5 of 5 allocations removed"), "{text}");
    assert!(text.contains("while y.is_positive():"), "the source is printed: {text}");
    assert!(text.to_lowercase().contains("guard"), "{text}");
    assert!(text.contains("1999801000000"), "the program's own output is there: {text}");
}

#[test]
fn two_runs_write_the_same_report() {
    for name in [
        "shapes/alloc/boxed_integer.py",
        "language/class/objects_that_stay_virtual.py",
        "language/exception/through_frames.py",
        "language/dict/key_types.py",
        "language/call/polymorphic_calls.py",
    ] {
        let events = || {
            let (_, events) = run_with_report(&program(name), &LOW).expect("the run reports");
            without_times(&events)
        };
        let (first, second) = (events(), events());
        for (a, b) in first.iter().zip(&second) {
            assert_eq!(a, b, "{name}");
        }
        assert_eq!(first.len(), second.len(), "{name}");
    }
}

#[test]
fn a_report_begins_with_the_start_and_ends_with_the_summary() {
    for (name, status) in [
        ("language/class/diamond.py", 0),
        ("language/exception/uncaught_chain.py", 1),
        ("language/module/sys_basics.py", 3),
    ] {
        let (done, events) = run_with_report(&program(name), &LOW).expect("the run reports");
        assert_eq!(done.code, Some(status), "{name}: {}", done.err());
        let kinds: Vec<&str> = events.iter().filter_map(|event| event["event"].as_str()).collect();
        assert_eq!(kinds.len(), events.len(), "{name}: every line is an event");
        assert_eq!(kinds.first(), Some(&"start"), "{name}");
        assert_eq!(kinds.last(), Some(&"summary"), "{name}");
        assert_eq!(kinds.iter().filter(|kind| **kind == "summary").count(), 1, "{name}");
        let last = events.last().expect("there is a summary");
        assert_eq!(last["exit"]["status"], status, "{name}");
    }
}

#[test]
fn a_report_changes_nothing_that_is_printed() {
    for folder in ["language/exception", "language/class", "language/hints"] {
        for case in case::cases(&root(), folder).expect("the cases can be read") {
            if !case.argv.is_empty() || !case.stdin.is_empty() {
                continue;
            }
            let expected = case.expected(&root()).expect("the case has expectations");
            let (done, _) = run_with_report(&case.path, &LOW).expect("the run reports");
            assert_eq!(done.stdout, expected.stdout, "{}", case.name);
            assert_eq!(done.code, Some(expected.exit), "{}", case.name);
        }
    }
}

/// What the optimizer removed and what it left is what was recorded.
#[test]
fn the_counts_of_a_loop_add_up() {
    let (_, events) =
        run_with_report(&program("shapes/alloc/boxed_integer.py"), &LOW).expect("the run reports");
    let loops = loops(&events);
    assert!(!loops.is_empty(), "nothing was compiled");
    for one in loops {
        for part in ["recorded", "body"] {
            assert!(one[part]["operations"].as_u64().is_some(), "{one}");
        }
        assert!(one["at"]["line"].as_u64().is_some_and(|line| line > 0), "{one}");
    }
}

/// What a loop object is of that is no bridge.
const LOOPS: &[&str] = &["loop", "function"];

/// Of each line with code of these kinds, the one with most iterations.
fn hottest<'a>(events: &'a [Value], kinds: &[&str]) -> BTreeMap<u64, &'a Value> {
    let mut hottest: BTreeMap<u64, &Value> = BTreeMap::new();
    for one in loops(events) {
        let line = one["at"]["line"].as_u64().unwrap_or(0);
        let iterations = |one: &Value| one["iterations"].as_u64().unwrap_or(0);
        if one["kind"].as_str().is_some_and(|kind| kinds.contains(&kind))
            && hottest.get(&line).is_none_or(|other| iterations(one) > iterations(other))
        {
            hottest.insert(line, one);
        }
    }
    hottest
}

/// Every loop, function or bridge with a mark on its line costs what the mark says, and nowhere does a handler ask something behind an effect.
#[test]
fn marked_loops_cost_what_their_marks_say() {
    let mut faults = Vec::new();
    for case in case::cases(&root(), "shapes").expect("the cases can be read") {
        let text = std::fs::read_to_string(root().join(&case.path)).expect("the case can be read");
        let (done, events) = run_with_report(&case.path, &[]).expect("the run reports");
        let expected = case.expected(&root()).expect("the case has expectations");
        assert_eq!(done.stdout, expected.stdout, "{}", case.name);
        let broken = events.iter().filter(|event| event["reason"] == "guard-after-effect");
        faults
            .extend(broken.map(|event| format!("{}:{}: {event}", case.name, event["at"]["line"])));
        for (kinds, marks) in [(LOOPS, marks(&text)), (&["bridge"], bridge_marks(&text))] {
            let hottest = hottest(&events, kinds);
            for mark in marks {
                let Some(one) = hottest.get(&mark.line) else {
                    faults
                        .push(format!("{}:{}: no {} was compiled", case.name, mark.line, kinds[0]));
                    continue;
                };
                for fault in mark.claims.iter().filter_map(|claim| claim.fault(one)) {
                    faults.push(format!("{}:{}: {fault}", case.name, mark.line));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The programs of `cases/aborts` are named after the reason for which a recording is given up in them, and mark the line of which the report says so.
#[test]
fn a_recording_given_up_is_told_with_its_reason() {
    for case in case::cases(&root(), "aborts").expect("the cases can be read") {
        let text = std::fs::read_to_string(root().join(&case.path)).expect("the case can be read");
        let jit = text.lines().find_map(|line| line.strip_prefix("# run: "));
        let jit = jit.unwrap_or_else(|| panic!("{}: no line `# run:`", case.name));
        let (done, events) = run_with_report(&case.path, &["--jit", jit]).expect("the run reports");
        let expected = case.expected(&root()).expect("the case has expectations");
        assert_eq!(done.stdout, expected.stdout, "{}", case.name);
        let reason = case.path.file_stem().expect("a name").to_string_lossy().replace('_', "-");
        let mark = format!("# aborts: {reason}");
        let line = text.lines().position(|line| line.ends_with(&mark)).map(|at| at as u64 + 1);
        let mut told = events.iter().filter(|event| event["event"] == "abort");
        let found = told.any(|event| {
            event["reason"] == reason.as_str()
                && line.is_none_or(|line| event["at"]["line"] == line)
        });
        assert!(found, "{}: {reason} is not told", case.name);
    }
}

/// What became of a loop's code, as the report tells it: what it was, how often, and the entry of the catalogue.
fn fates(events: &[Value]) -> Vec<(String, u64, String)> {
    let all = loops(events);
    let facts = all.iter().filter_map(|one| one["facts"].as_array()).flatten();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let told = facts.filter(|fact| fact["kind"] == "life");
    let told = told.map(|fact| {
        (text(&fact["what"]), fact["count"].as_u64().unwrap_or(0), text(&fact["code"]))
    });
    told.collect()
}

/// Under a small `code_memory`, and where code gets old soon, what is not run is freed; what is needed all the time is compiled at the end.
#[test]
fn code_that_no_one_runs_is_freed_and_told() {
    let name = program("language/longevity/many_loops.py");
    let expected = root().join("tests/cases/language/longevity/many_loops.out");
    let expected = std::fs::read(expected).expect("the case has expectations");
    let freed = |jit: &str| {
        let (done, events) = run_with_report(&name, &["--jit", jit]).expect("the run reports");
        assert_eq!(done.stdout, expected, "{jit}");
        let told = fates(&events);
        assert!(told.iter().all(|fate| *fate == ("freed".into(), 1, "SW405".into())), "{told:?}");
        let mut needed = loops(&events).into_iter().filter(|one| one["at"]["line"] == 30);
        assert!(needed.any(|one| one["iterations"].as_u64() > Some(4000)), "{jit}");
        told.len()
    };
    assert_eq!(freed("threshold=20"), 0);
    assert!(freed("threshold=20,code_memory=48") > 20);
    assert!(freed("threshold=20,loop_longevity=30") > 20);
}

/// What a guest's loop writes into a virtualizable in every iteration is told with its place, why, and what to do; of its third loop there is nothing to say.
#[test]
fn what_a_virtualizable_writes_to_memory_is_told() {
    let name = program("shapes/hints/in_memory.py");
    let (done, events) = run_with_report(&name, &[]).expect("the run reports");
    let expected = root().join("tests/cases/shapes/hints/in_memory.out");
    assert_eq!(done.stdout, std::fs::read(expected).expect("the case has expectations"));
    let all = loops(&events);
    let facts = all.iter().filter_map(|one| one["facts"].as_array()).flatten();
    let writes: Vec<&Value> = facts.filter(|fact| fact["kind"] == "write").collect();
    let told: Vec<(u64, &str)> = writes
        .iter()
        .map(|fact| {
            (fact["at"]["line"].as_u64().unwrap_or(0), fact["reason"].as_str().unwrap_or(""))
        })
        .collect();
    let (look, index) = ("`looked()` may inspect it", "the index is not a constant");
    assert_eq!(told, [(30, look), (37, look), (34, index)]);
    for fact in writes {
        assert_eq!(fact["code"], "SW507");
        assert!(fact["advice"].as_str().is_some_and(|advice| !advice.is_empty()), "{fact}");
    }
}

/// What a line is marked with: `# SW102: Compiled for the case …`, with N for any number. The entry of the catalogue and the words.
fn told_mark(line: &str) -> Option<(&str, &str)> {
    let (_, mark) = line.rsplit_once("# SW")?;
    let at = line.len() - mark.len() - 2;
    line[at..].split_once(": ")
}

/// Whether a text is what a mark says.
fn is_as_marked(text: &str, mark: &str) -> bool {
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || ".,".contains(c));
    let same = |(a, b): (&str, &str)| a == b || b.trim_matches([',', '.']) == "N" && is_number(a);
    let words = |text: &str| text.split(' ').count();
    words(text) == words(mark) && text.split(' ').zip(mark.split(' ')).all(same)
}

/// The programs of `shapes/told` mark each line that an entry of the catalogue is told of, with its sentence; of their other lines it is not told, though they do nearly the same.
#[test]
fn lines_are_told_of_as_they_are_marked() {
    let mut marked = BTreeSet::new();
    for case in case::cases(&root(), "shapes/told").expect("the cases can be read") {
        let program = std::fs::read_to_string(root().join(&case.path)).expect("it can be read");
        let (done, events) = run_with_report(&case.path, &[]).expect("the run reports");
        let expected = case.expected(&root()).expect("the case has expectations");
        assert_eq!(done.stdout, expected.stdout, "{}", case.name);
        let lines = (1..).zip(program.lines());
        let marks: Vec<(u64, (&str, &str))> =
            lines.filter_map(|(n, line)| Some((n, told_mark(line)?))).collect();
        let codes: BTreeSet<&str> = marks.iter().map(|&(_, (code, _))| code).collect();
        let all = loops(&events);
        let facts = all.iter().filter_map(|one| one["facts"].as_array()).flatten();
        let last = events.last().expect("there is a summary");
        let rest = ["hints", "interpreted", "not_run"].map(|list| last[list].as_array());
        let told: Vec<(u64, &str, &str)> = facts
            .chain(rest.into_iter().flatten().flatten())
            .filter_map(|fact| {
                let code = fact["code"].as_str().filter(|code| codes.contains(code))?;
                Some((fact["at"]["line"].as_u64()?, code, fact["text"].as_str()?))
            })
            .collect();
        for &(line, (code, words)) in &marks {
            let is_told = told
                .iter()
                .any(|&(at, what, text)| (at, what) == (line, code) && is_as_marked(text, words));
            assert!(is_told, "{}:{line}: {code}: {words}\nis not told: {told:#?}", case.name);
        }
        for (line, code, text) in told {
            let is_marked = marks.iter().any(|mark| (mark.0, mark.1.0) == (line, code));
            assert!(is_marked, "{}:{line}: {code}: {text}\nis told", case.name);
        }
        marked.extend(codes.into_iter().map(str::to_owned));
    }
    let expected = [
        "SW101", "SW102", "SW104", "SW105", "SW106", "SW204", "SW205", "SW403", "SW404", "SW405",
        "SW502", "SW504", "SW505", "SW508", "SW901",
    ];
    assert_eq!(marked.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

/// Numbers can be of one type; objects are what they are.
#[test]
fn who_changes_types_is_advised_by_what_they_are() {
    let (_, events) = run_with_report(Path::new("tests/cases/shapes/told/types.py"), &[])
        .expect("the run reports");
    let all = loops(&events);
    let facts = all.iter().filter_map(|one| one["facts"].as_array()).flatten();
    let advice = |name: &str| {
        let mut named =
            facts.clone().filter(|fact| fact["code"] == "SW101" && fact["at"]["function"] == name);
        let fact = named.next().expect("it is told");
        fact["advice"].as_str().unwrap_or_default().to_owned()
    };
    assert!(advice("areas").starts_with("Each class takes its own path"), "{}", advice("areas"));
    assert!(!advice("numbers").starts_with("Each class"), "{}", advice("numbers"));
}

/// The cells of the table of `docs/mechanisms.md` behind a heading, row by row.
fn table(heading: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join("docs/mechanisms.md")).expect("there is a page");
    let lines = text.lines().skip_while(|line| *line != heading);
    let lines = lines.skip_while(|line| !line.starts_with("|--")).skip(1);
    let rows = lines.map_while(|line| line.strip_prefix("| "));
    let cells = |row: &str| row.trim_end_matches(" |").split(" | ").map(String::from).collect();
    let rows: Vec<Vec<String>> = rows.map(cells).collect();
    assert!(!rows.is_empty(), "there is no table behind {heading}");
    rows
}

/// The file that a cell links.
fn linked(link: &str) -> &str {
    let path = link.split_once("](../").and_then(|(_, rest)| rest.split(')').next());
    path.unwrap_or_else(|| panic!("no file is linked from {link}"))
}

/// The last five cells of each row behind a heading link a program and say of its loop what the program's mark says; every program of the folder has its row.
fn says_what_the_marks_say(heading: &str, folder: &str) {
    let mut rows = Vec::new();
    for cells in table(heading) {
        let Some([link, operations, guards, allocations, calls]) = cells.last_chunk() else {
            panic!("too few cells: {cells:?}")
        };
        let path = linked(link);
        let program = std::fs::read_to_string(root().join(path)).expect("the program can be read");
        let claims: Vec<(String, u64)> = marks(&program)
            .into_iter()
            .flat_map(|mark| mark.claims)
            .map(|claim| (claim.path, claim.bound))
            .collect();
        let counts = [
            ("body.operations", operations),
            ("body.guards", guards),
            ("body.allocations", allocations),
            ("body.residual_calls", calls),
        ];
        let said: Vec<(String, u64)> = counts
            .map(|(name, count)| (name.to_string(), count.parse().expect("a number")))
            .to_vec();
        assert_eq!(claims, said, "{path}");
        rows.push(path.to_string());
    }
    rows.sort();
    let cases = case::cases(&root(), folder).expect("the cases can be read");
    let mut programs: Vec<String> =
        cases.iter().map(|case| case.path.display().to_string()).collect();
    programs.sort();
    assert_eq!(rows, programs);
}

#[test]
fn the_table_of_small_loops_says_what_the_marks_say() {
    says_what_the_marks_say("# What is left of small loops", "shapes/micro");
}

/// A row names a case of a trace file or a test of the JIT, a program whose loop has its counts as a mark, and a program that breaks what a loop relies on.
#[test]
fn each_mechanism_has_its_tests() {
    let read = |path: &str| {
        std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
    };
    for cells in table("# The tests of each mechanism") {
        let [name, trace, counted, broken] = &cells[..] else {
            panic!("four cells, not: {cells:?}")
        };
        if trace != "–" {
            let (link, case) = trace.split_once("): ").expect("a file and a case");
            let path = linked(link);
            let heads =
                if path.ends_with(".rs") { format!("fn {case}(") } else { format!("# {case}") };
            assert!(read(path).lines().any(|line| line.starts_with(&heads)), "{name}: {trace}");
        }
        let is_counted = |path: &str| {
            let marks = if name.starts_with("bridges") { bridge_marks } else { marks };
            let mut claims = marks(&read(path)).into_iter().flat_map(|mark| mark.claims);
            claims.any(|claim| claim.path == "body.operations")
        };
        assert!(counted == "–" || is_counted(linked(counted)), "{name}: {counted}");
        if broken != "–" {
            read(&linked(broken).replace(".py", ".out"));
        }
    }
}

/// What guards check, by the report's names and by the words of the table, in the order of its cells.
const CHECKS: [(&str, &str); 10] = [
    ("loop_end", "end"),
    ("interrupt", "interrupt"),
    ("assumption", "assumption"),
    ("overflow", "overflow"),
    ("type", "type"),
    ("value", "value"),
    ("bounds", "bounds"),
    ("branch", "branch"),
    ("presence", "presence"),
    ("exception", "exception"),
];

/// How many guards check what: `end, interrupt, overflow 2`.
fn by_check<'a>(guards: impl Iterator<Item = &'a Value> + Clone) -> String {
    let words = CHECKS.iter().filter_map(|(name, word)| {
        let of_name = guards.clone().filter(|guard| guard["checks"] == *name);
        match of_name.map(|guard| guard["count"].as_u64().unwrap_or(0)).sum() {
            0 => None,
            1 => Some((*word).to_string()),
            count => Some(format!("{word} {count}")),
        }
    });
    words.collect::<Vec<_>>().join(", ")
}

/// A row names a program, what the guards left in its loop hold, and which of them fail when it runs: a guard more is a fault, and so is one that no longer fails.
/// Whether the collector interrupts a loop is not the program's choice.
#[test]
fn the_table_of_guards_says_what_reports_tell() {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for cells in table("# What the guards of small loops hold") {
        let [link, held, broken] = &cells[..] else { panic!("three cells, not: {cells:?}") };
        let path = linked(link);
        rows.push(path.to_string());
        let text = std::fs::read_to_string(root().join(path)).expect("the program can be read");
        let (_, events) = run_with_report(Path::new(path), &[]).expect("the run reports");
        let line = marks(&text).first().expect("the program has a mark").line;
        let loops = hottest(&events, LOOPS);
        let facts = loops.get(&line).and_then(|one| one["facts"].as_array());
        let facts = facts.unwrap_or_else(|| panic!("{path}: no loop was compiled"));
        let guards = facts.iter().filter(|fact| fact["kind"] == "guard");
        let fails =
            |fact: &&Value| fact["failures"].as_u64() > Some(0) && fact["checks"] != "interrupt";
        let is = [by_check(guards.clone()), by_check(guards.clone().filter(fails))];
        if [held, broken] != [&is[0], &is[1]] {
            let told = guards.map(|guard| {
                format!(
                    "    {} times, fails {}: {}",
                    guard["count"], guard["failures"], guard["text"]
                )
            });
            let told: Vec<String> = told.collect();
            faults.push(format!("| {link} | {} | {} |\n{}", is[0], is[1], told.join("\n")));
        }
    }
    assert!(faults.is_empty(), "these rows should be:\n{}", faults.join("\n"));
    rows.sort();
    let cases = case::cases(&root(), "shapes/micro").expect("the cases can be read");
    let mut programs: Vec<String> =
        cases.iter().map(|case| case.path.display().to_string()).collect();
    programs.sort();
    assert_eq!(rows, programs);
}

/// Each kind has traces for the categories of objects that are not made at once, and a program that makes and drops one; nothing is allocated in its other program.
#[test]
fn the_table_of_what_stays_virtual_says_what_the_marks_say() {
    let heading = "# What stays virtual";
    says_what_the_marks_say(heading, "shapes/virtual");
    let mut files = Vec::new();
    for cells in table(heading) {
        let [what, traces, dropped, _, _, _, allocations, _] = &cells[..] else {
            panic!("eight cells, not: {cells:?}")
        };
        assert_eq!(allocations, "0", "{what}");
        assert!(linked(dropped).starts_with("tests/cases/shapes/micro/"), "{what}");
        assert!(root().join(linked(dropped)).exists(), "{what}");
        let traces = root().join(linked(traces));
        let text = std::fs::read_to_string(&traces).expect("the traces can be read");
        for case in ["Stays virtual", "Category 3", "Category 4"] {
            let count =
                text.lines().filter(|line| line.starts_with(&format!("# {case}: "))).count();
            assert_eq!(count, 1, "{what}: {case}");
        }
        files.push(traces);
    }
    files.sort();
    let folder = root().join("jit/tests/files/kinds");
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut all: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    all.sort();
    assert_eq!(files, all);
}

/// A row of the second table names a program and settings, and says how often what becomes of code is told of it.
#[test]
fn the_table_of_what_becomes_of_code_says_what_reports_tell() {
    for cells in table("# What becomes of code") {
        let [what, link, jit, told, count] = &cells[..] else {
            panic!("five cells, not: {cells:?}")
        };
        let path = linked(link).strip_prefix("tests/cases/").expect("the program is a case");
        let jit = jit.trim_matches('`');
        let settings = if jit == "default" { vec![] } else { vec!["--jit", jit] };
        let (_, events) = run_with_report(&program(path), &settings).expect("the run reports");
        let (kind, code) = told.split_once(", ").expect("a kind and an entry of the catalogue");
        let found = fates(&events);
        assert!(found.iter().all(|fate| fate.0 == kind && fate.2 == code), "{what}: {found:?}");
        let found: u64 = found.iter().map(|fate| fate.1).sum();
        let least = count.strip_suffix(" or more");
        let bound: u64 = least.unwrap_or(count).parse().expect("a number");
        let holds = if least.is_some() { found >= bound } else { found == bound };
        assert!(holds, "{what}: told {found} times, not {count}");
    }
}

#[test]
fn a_trace_is_printed_at_every_stage() {
    for (stage, word) in [("recorded", "guard"), ("optimized", "label"), ("asm", "mov")] {
        let mut command = subject::command();
        command.args(["trace", "--stage", stage, "tests/cases/shapes/alloc/boxed_integer.py"]);
        let limits = Limits { time: Duration::from_secs(30), ..Limits::default() };
        let done = run(&mut command, b"", limits).expect("sidewinder can be started");
        assert_eq!(done.code, Some(0), "{}", done.err());
        assert!(done.out().contains(word), "{stage}: {}", done.out());
    }
}

/// The worked example of hints for interpreters: three lookups in an object model with maps and versioned classes.
#[test]
fn an_object_model_with_hints_folds_to_its_guards() {
    let program = "tests/cases/shapes/hints/maps.py";
    let mut command = subject::command();
    command.args(["trace", "--stage", "optimized", program]);
    let done = run(&mut command, b"", Limits::default()).expect("sidewinder can be started");
    assert_eq!(done.code, Some(0), "{}", done.err());
    let text = done.out();
    let traces = text.split("\n\n");
    let mut of_run =
        traces.skip_while(|part| !(part.starts_with("loop ") && part.ends_with(" run")));
    let trace = of_run.nth(1).expect("the loop of `run` was compiled");
    let (first, body) = trace.split_once("label=1").expect("the loop was peeled");
    let count = |text: &str, what: &str| text.matches(what).count();
    // Map, class and version. Nobody writes to the class in the loop, so that the first iteration has seen to its version.
    assert_eq!((count(first, " guard_value("), count(body, " guard_value(")), (3, 2), "{trace}");
    assert_eq!(count(body, " = call("), 0, "{trace}");
    // The list of instances, and the storage of one.
    assert_eq!(count(body, " = getitem("), 2, "{trace}");
    // What the class says of `b` and `c` are constants.
    let sums: Vec<&str> = body.lines().filter(|line| line.contains(" = int_add_ovf(")).collect();
    assert_eq!(sums.len(), 3, "{trace}");
    assert!(sums[0].ends_with(", 41)") && sums[1].ends_with(", 17)"), "{trace}");
}
