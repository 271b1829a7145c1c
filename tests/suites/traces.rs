//! The document of a run's traces: every operation is accounted for, comes from a line that exists, and agrees with the report of the same run.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::Value;
use sidewinder_tests::{Finished, Limits, root, run, subject};

/// Programs whose traces differ: peeled once and twice, inlined, with bridges, cut, with objects that are virtual, kept, and of a guest.
const PROGRAMS: &[&[&str]] = &[
    &["tests/bench/programs/boxed_integer.py"],
    &["tests/bench/programs/richards.py"],
    &["tests/bench/programs/ray_tracer.py"],
    &["tests/bench/programs/nbody.py"],
    &["tests/bench/programs/havlak.py"],
    &["tests/bench/programs/deltablue.py"],
    &["tests/bench/programs/exceptions.py"],
    &["tests/bench/programs/generators.py"],
    &["tests/bench/programs/strings.py"],
    &["tests/bench/programs/spectral_norm.py"],
    &["viewer/test/sha256.py"],
    &["examples/registers/registers.py", "examples/registers/long/sieve.asm"],
    &["examples/brainfuck/brainfuck.py", "examples/brainfuck/long/count.bf"],
];

/// Names of passes, as `--jit passes=` has them, and of what comes after all of them.
const REMOVERS: &[&str] =
    &["intbounds", "rewrite", "guards", "virtualize", "pure", "heap", "peel", "unused"];

/// Tests run at the same time, and each has files of its own.
static TURN: AtomicU32 = AtomicU32::new(0);

fn traces(program: &[&str], options: &[&str]) -> (Finished, Value) {
    let name: String = program[0].chars().filter(|c| c.is_alphanumeric()).collect();
    let (process, turn) = (std::process::id(), TURN.fetch_add(1, Ordering::Relaxed));
    let name = format!("sidewinder-traces-{name}-{process}-{turn}.json");
    let file: PathBuf = std::env::temp_dir().join(name);
    let mut command = subject::command();
    command.current_dir(root()).arg("run").args(options);
    command.arg(format!("--traces={}", file.display())).args(program);
    let limits = Limits { time: Duration::from_secs(120), ..Limits::default() };
    let done = run(&mut command, b"", limits).expect("sidewinder can be started");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{why}: {}", done.err()));
    std::fs::remove_file(&file).expect("it was written");
    let document = serde_json::from_str(&text).expect("the document is JSON");
    (done, document)
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map(Vec::as_slice).unwrap_or_else(|| panic!("no list {name}"))
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number")) as usize
}

fn range(value: &Value) -> std::ops::Range<usize> {
    number(&value[0])..number(&value[1])
}

/// Does something with each piece of each program.
fn each(mut look: impl FnMut(&str, &Value, &Value)) {
    for program in PROGRAMS {
        let (done, document) = traces(program, &[]);
        assert_eq!(done.code, Some(0), "{program:?}: {}", done.err());
        let pieces = list(&document, "pieces");
        assert!(!pieces.is_empty(), "{program:?} is compiled");
        for piece in pieces {
            let what = format!("{} piece {}", program[0], piece["id"]);
            look(&what, &document, piece);
        }
    }
}

#[test]
fn every_operation_comes_from_a_line_that_exists() {
    each(|what, document, piece| {
        let (units, sources) = (list(document, "units"), list(document, "sources"));
        let (places, frames) = (list(piece, "places"), list(piece, "frames"));
        let operations = list(piece, "optimized").iter().chain(list(piece, "recorded"));
        for operation in operations {
            if operation["place"].is_null() {
                assert_eq!(operation["sort"], "control", "{what}: {operation} comes from nowhere");
                continue;
            }
            let place = &places[number(&operation["place"])];
            let unit = &units[number(&place["unit"])];
            let instruction = &list(unit, "instructions")[number(&place["instruction"])];
            let text = sources[number(&unit["file"])]["text"].as_str().expect("a text");
            let [line, column] = [0, 1].map(|k| number(&instruction["at"][k]));
            let lines: Vec<&str> = text.split('\n').collect();
            let found = lines.get(line.wrapping_sub(1));
            assert!(
                found.is_some_and(|found| column <= found.len()),
                "{what}: {operation} is at {line}:{column}"
            );
            assert_ne!(instruction["text"], "", "{what}");
        }
        // The chain of inlined calls ends in the frame that the trace starts in.
        for (at, frame) in frames.iter().enumerate() {
            assert_ne!(frame["function"], "", "{what}: frame {at}");
            if at == 0 {
                assert!(frame["call"].is_null(), "{what}");
                continue;
            }
            assert!(number(&frame["parent"]) < at, "{what}: frame {at}");
            let call = &places[number(&frame["call"])];
            assert_eq!(call["frame"], frame["parent"], "{what}: frame {at}");
        }
    });
}

#[test]
fn what_is_removed_and_what_is_left_is_what_was_recorded() {
    let mut by_reason: BTreeMap<(String, String), usize> = BTreeMap::new();
    each(|what, document, piece| {
        let optimized = list(piece, "optimized");
        let parts = list(piece, "parts");
        assert!(matches!(parts.len(), 1 | 2), "{what}");
        let mut end = 0;
        for part in parts {
            let left = range(&part["optimized"]);
            assert_eq!(left.start, end, "{what}: parts follow each other");
            end = left.end;
            let from: BTreeSet<usize> = optimized[left]
                .iter()
                .filter_map(|op| op["from"].as_u64())
                .map(|at| at as usize)
                .collect();
            let mut removed = BTreeSet::new();
            for one in list(part, "removed") {
                let (reason, by) =
                    (one["reason"].as_str().expect("why"), one["by"].as_str().expect("who"));
                assert!(document["reasons"][reason].is_string(), "{what}: {reason} is explained");
                assert!(REMOVERS.contains(&by), "{what}: {by}");
                assert!(removed.insert(number(&one["operation"])), "{what}: {one} twice");
                *by_reason.entry((by.into(), reason.into())).or_default() += 1;
            }
            for at in range(&part["recorded"]) {
                let is_in = (removed.contains(&at), from.contains(&at));
                let op = &piece["recorded"][at]["text"];
                assert!(
                    is_in.0 != is_in.1,
                    "{what}: operation {at}, {op}: removed {}, left {}",
                    is_in.0,
                    is_in.1
                );
            }
        }
        assert_eq!(end, optimized.len(), "{what}: no operation is in no part");
    });
    // These programs show what each pass is for.
    let removers: BTreeSet<&str> = by_reason.keys().map(|(by, _)| by.as_str()).collect();
    assert_eq!(removers, REMOVERS.iter().copied().collect(), "{by_reason:?}");
    for (by, reason) in [
        ("virtualize", "allocation"),
        ("peel", "sunk"),
        ("heap", "dead-store"),
        ("guards", "implied"),
        ("unused", "unused"),
    ] {
        assert!(
            by_reason.contains_key(&(by.into(), reason.into())),
            "{by} {reason}: {by_reason:?}"
        );
    }
}

#[test]
fn traces_agree_with_the_report_of_the_run() {
    each(|what, document, piece| {
        let loops = list(&document["summary"], "loops");
        let one = loops.iter().find(|one| one["id"] == piece["id"]);
        let one = one.unwrap_or_else(|| panic!("{what} is in the report"));
        assert_eq!((&one["kind"], &one["greens"]), (&piece["kind"], &piece["greens"]), "{what}");
        assert_eq!(
            (&one["at"]["file"], &one["at"]["line"]),
            (&piece["file"], &piece["line"]),
            "{what}"
        );
        assert!(one["share"].is_number(), "{what}: {}", one["share"]);
        let body = list(piece, "parts").last().expect("a part");
        let mut removed: BTreeMap<&str, u64> = BTreeMap::new();
        for one in list(body, "removed") {
            *removed.entry(one["reason"].as_str().expect("why")).or_default() += 1;
        }
        let told = one["removed"].as_object().expect("a table");
        let told: BTreeMap<&str, u64> = told
            .iter()
            .map(|(reason, n)| (reason.as_str(), n.as_u64().expect("a count")))
            .collect();
        assert_eq!(removed, told, "{what}");
        let counted = |name: &str, operations: &[Value]| {
            operations.iter().filter(|op| op["sort"] == name).count() as u64
        };
        let recorded = &list(piece, "recorded")[range(&body["recorded"])];
        let left = &list(piece, "optimized")[range(&body["optimized"])];
        for (sort, field) in
            [("guard", "guards"), ("alloc", "allocations"), ("call", "residual_calls")]
        {
            assert_eq!(
                counted(sort, recorded),
                one["recorded"][field].as_u64().unwrap(),
                "{what}: {field} recorded"
            );
            assert_eq!(
                counted(sort, left),
                one["body"][field].as_u64().unwrap(),
                "{what}: {field} left"
            );
        }
    });
}

#[test]
fn machine_code_belongs_to_operations_or_is_named_glue() {
    let mut roles = BTreeSet::new();
    each(|what, _, piece| {
        let operations = list(piece, "optimized").len();
        let code = list(piece, "code");
        assert!(piece["state"] == "gone" || !code.is_empty(), "{what} has machine code");
        for line in code {
            let role = line["role"].as_str().expect("a role");
            roles.insert(role.to_owned());
            assert_ne!(line["text"], "(bad)", "{what}: data is listed as code");
            match role {
                "operation" | "exit" => {
                    assert!(number(&line["operation"]) < operations, "{what}: {line}")
                }
                "entry" | "slow_path" => assert!(line["operation"].is_null(), "{what}: {line}"),
                _ => panic!("{what}: {role}"),
            }
            if role == "exit" {
                let op = &piece["optimized"][number(&line["operation"])];
                assert!(op["guard"].is_object(), "{what}: {line} leaves at {op}");
            }
        }
    });
    assert_eq!(roles.len(), 4, "{roles:?}");
}

#[test]
fn guards_lead_to_their_bridges_and_say_what_is_brought_back() {
    let (mut bridges, mut objects, mut seen, mut named, mut classes) = (0, 0, 0, 0, 0);
    each(|what, document, piece| {
        let pieces = list(document, "pieces");
        let find = |id: &Value| pieces.iter().find(|one| one["id"] == *id);
        for (at, op) in list(piece, "optimized").iter().enumerate() {
            let guard = &op["guard"];
            assert!(!guard.is_null() || op["sort"] != "guard", "{what}: {op} has nothing to say");
            if guard.is_null() {
                continue;
            }
            assert_ne!(guard["checks"], "", "{what}: {op}");
            // In the first iteration as in the others.
            let checks = guard["checks"].as_str().expect("a sentence");
            let class = op["text"].as_str().and_then(|text| text.split_once("guard_class("));
            let class = class.and_then(|(_, rest)| rest.strip_suffix(')')?.rsplit_once(", "));
            if let Some((_, class)) = class.filter(|_| checks.contains(" is a")) {
                assert!(checks.contains(&format!("`{class}`")), "{what}: {op}");
                classes += 1;
            }
            if !guard["bridge"].is_null() {
                bridges += 1;
                let bridge = find(&guard["bridge"]).unwrap_or_else(|| panic!("{what}: {op}"));
                assert_eq!(
                    (&bridge["from"]["piece"], number(&bridge["from"]["operation"])),
                    (&piece["id"], at),
                    "{what}"
                );
            }
            let resume = &guard["resume"];
            if op["sort"] == "guard" {
                assert_ne!(resume["function"], "", "{what}: {op}");
                assert!(number(&resume["line"]) > 0, "{what}: {op}");
            }
            objects += list(resume, "objects").len();
            seen += list(guard, "seen").len();
            let is_named = |value: &&Value| {
                let name = value["name"].as_str().expect("a name");
                !name.starts_with("register ") && !name.starts_with("slot ")
            };
            named += list(resume, "values").iter().filter(is_named).count();
        }
        if !piece["jumps"].is_null() {
            assert!(find(&piece["jumps"]).is_some(), "{what} jumps to {}", piece["jumps"]);
        }
    });
    assert!(
        bridges > 50 && objects > 50 && seen > 20 && named > 500 && classes > 100,
        "{bridges} {objects} {seen} {named} {classes}"
    );
}

#[test]
fn sources_are_those_that_ran() {
    let (_, document) = traces(&["tests/bench/programs/richards.py"], &[]);
    let told = &document["start"]["program"]["sources"]["tests/bench/programs/richards.py"];
    let sources = list(&document, "sources");
    let own = sources.iter().find(|one| one["file"] == "tests/bench/programs/richards.py");
    let own = own.expect("the program's own file");
    assert_eq!(own["sha256"], *told);
    let text = std::fs::read_to_string(root().join("tests/bench/programs/richards.py")).unwrap();
    assert_eq!(own["text"], text);
    for source in sources {
        assert_eq!(source["sha256"].as_str().map(str::len), Some(64));
    }
}

#[test]
fn operations_of_a_guest_say_where_the_guest_is() {
    let program = PROGRAMS.last().expect("there are programs");
    let (_, document) = traces(program, &[]);
    let mut placed = 0;
    for piece in list(&document, "pieces") {
        let guests = list(piece, "guests");
        for place in list(piece, "places").iter().filter(|place| !place["guest"].is_null()) {
            assert_ne!(guests[number(&place["guest"])], "");
            placed += 1;
        }
        if let Some(greens) = piece["greens"].as_str().filter(|_| piece["kind"] == "loop") {
            assert!(guests.iter().any(|guest| guest == greens), "{greens} is among {guests:?}");
        }
    }
    assert!(placed > 10, "{placed} places have a guest");
}

#[test]
fn only_who_asks_gets_traces_and_the_program_never_knows() {
    let program = ["tests/bench/programs/boxed_integer.py"];
    let mut command = subject::command();
    command.current_dir(root()).args(program);
    let plain = run(&mut command, b"", Limits::default()).expect("sidewinder can be started");
    let (with, document) = traces(&program, &[]);
    assert_eq!((plain.out(), plain.code), (with.out(), with.code));
    assert_eq!(
        (&document["format"], &document["schema"]),
        (&"sidewinder-traces".into(), &1.into())
    );
}

#[test]
fn traces_that_were_evaluated_have_no_machine_code_and_all_else() {
    let (done, document) =
        traces(&["tests/bench/programs/boxed_integer.py"], &["--jit", "evaluate"]);
    assert_eq!(done.code, Some(0), "{}", done.err());
    let pieces = list(&document, "pieces");
    assert!(!pieces.is_empty());
    for piece in pieces {
        assert!(list(piece, "code").is_empty() && !list(piece, "optimized").is_empty());
    }
    let (_, none) = traces(&["tests/bench/programs/boxed_integer.py"], &["--jit", "off"]);
    assert!(list(&none, "pieces").is_empty() && none["summary"].is_object());
}

/// Facts speak of the program. What the runtime calls the functions that do its operations is for the column of operations.
#[test]
fn facts_do_not_say_what_the_runtime_calls_a_function() {
    let mut names = 0;
    each(|what, document, piece| {
        let facts: Vec<&Value> = list(&document["summary"], "loops")
            .iter()
            .filter(|one| one["id"] == piece["id"])
            .flat_map(|one| list(one, "facts"))
            .collect();
        for op in list(piece, "optimized") {
            let text = op["text"].as_str().expect("a text");
            let Some((_, call)) = text.split_once("call(") else { continue };
            let name = call.split([',', ')']).next().unwrap_or_default();
            // `append` is the program's word as well.
            if !name.contains('_') || name.starts_with("__") {
                continue;
            }
            names += 1;
            let quoted = format!("`{name}`");
            for fact in &facts {
                let told = [&fact["text"], &fact["reason"], &fact["callee"]];
                assert!(
                    told.iter().all(|text| !text.to_string().contains(&quoted)),
                    "{what}: {fact}"
                );
            }
        }
    });
    assert!(names > 20, "{names}");
}
