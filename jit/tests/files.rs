//! Every file below `files` holds traces and what the optimizer makes of them.
//!
//! ```text
//! class Point 1 16                          # declarations
//! field x 8 int
//! test optimize passes=virtualize           # or: function, resume (compare resume data too)
//! [i0]
//! p1 = new(Point)
//! ..
//! ; expect
//! ..                                        # or: gives up: a sentence
//! ; removed: allocation=1
//! ```
//!
//! `test bridge guard=N` has two traces with the line `bridge` between them: the second hangs on the N-th guard that is left of the first, counted
//! from 0, and is what is optimized; `test bridge end`: on where the first is cut. Its inputs are what that guard brings back, in order. `test site` has two with the
//! line `site` between them: the second starts elsewhere and leads to the first.
//!
//! `virtualizable=N` says that the N-th input, counted from 0, is an object whose fields go round in registers.
//!
//! The line of comment above a case is its name; `docs/mechanisms.md` says for each trace of the papers which case reproduces it.
//!
//! `BLESS=1 cargo test -p sidewinder-jit --test files` writes what comes out into the files.

mod host;

use host::DeclaredHost;
use sidewinder_jit::ir::{
    Class, Opcode, Trace, TraceKind, declare::Declarations, parse, print, verify,
};
use sidewinder_jit::opt::{
    GiveUp, OptimizedLoop, Options, Part, PassSet, Story, optimize_bridge, optimize_loop,
};
use sidewinder_jit::resume::{Optimized, print::print_optimized};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// One case of a file.
struct Case {
    /// Comments and blank lines above it.
    lead: String,
    /// The line that starts with `test`.
    command: String,
    trace: String,
    /// Everything from `; expect` on.
    expected: String,
}

fn split_file(text: &str) -> (String, Vec<Case>) {
    let (mut head, mut lead, mut cases) = (String::new(), String::new(), Vec::<Case>::new());
    for line in text.lines() {
        if line.starts_with("test ") {
            let (trace, expected) = (String::new(), String::new());
            cases.push(Case {
                lead: std::mem::take(&mut lead),
                command: line.to_string(),
                trace,
                expected,
            });
            continue;
        }
        let between = cases.last().is_some_and(|case| !case.expected.is_empty());
        if between && (line.is_empty() || line.starts_with('#')) {
            lead.push_str(line);
            lead.push('\n');
            continue;
        }
        let place = match cases.last_mut() {
            None => &mut head,
            Some(case) if line.starts_with("; ") || !case.expected.is_empty() => &mut case.expected,
            Some(case) => &mut case.trace,
        };
        place.push_str(line);
        place.push('\n');
    }
    (head, cases)
}

fn setting<'a>(command: &'a str, name: &str) -> Option<&'a str> {
    command.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

fn removed(story: &Story) -> String {
    let mut text = String::new();
    let mut part = |name: &str, part: &Part| {
        let counts = part.by_reason();
        let counts = counts.iter().map(|(reason, n)| format!("{}={n}", reason.word()));
        let _ = writeln!(text, "; {name}: {}", counts.collect::<Vec<_>>().join(" "));
    };
    if let Some(preamble) = &story.preamble {
        part("removed from preamble", preamble);
        part("removed from body", &story.body);
    } else {
        part("removed", &story.body);
    }
    text
}

/// The classes that no object may leave.
fn rests_on(trace: &Trace, names: &Declarations) -> String {
    let is_meant = |class: Class| trace.rests_on.contains(&u64::from(class.0));
    let classes = names.classes.iter().filter(|(_, size, _)| is_meant(size.class()));
    let classes = classes.map(|(name, ..)| format!("; rests on {name}\n"));
    let is_meant = |object, field| trace.rests_on.contains(&host::settled(object, field));
    let loads = names.loads.iter().filter(|(object, field, _)| is_meant(*object, *field));
    let name = |object| {
        &names
            .objects
            .iter()
            .enumerate()
            .find(|(n, _)| Declarations::object_word(*n) == object)
            .expect("it is declared")
            .1
            .0
    };
    let loads = loads.map(|(object, field, _)| {
        format!("; rests on what {} has at {}\n", name(*object), field.offset)
    });
    let is_meant = |class, field| trace.rests_on.contains(&host::held(class, field));
    let given = names.given.iter().filter(|(class, field, _)| is_meant(*class, *field));
    let given = given.map(|(class, field, _)| {
        let class = names.classes.iter().find(|(_, size, _)| size.class() == *class);
        let name = &class.expect("it is declared").0;
        format!("; rests on what every {name} has at {}\n", field.offset)
    });
    classes.chain(loads).chain(given).collect()
}

/// Recorded operations are kept or removed, each once.
fn check_sums(story: &Story) {
    for part in story.preamble.iter().chain([&story.body]) {
        let sum = part.kept.operations + part.removed.len() as u32;
        assert_eq!(part.recorded.operations, sum, "recorded - left = removed");
    }
}

fn check(code: &Optimized) {
    let live =
        |id: sidewinder_jit::ir::SnapshotId| Some(code.resume.get(id.0 as usize)?.live.to_vec());
    if let Err(fault) = verify::verify_optimized(&code.trace, &live) {
        panic!("{fault}\n{:#?}", code.trace.ops);
    }
}

/// The trace that a text is, which prints as what it is.
fn read(text: &str, names: &Declarations, kind: TraceKind) -> Trace {
    let trace = parse::parse(text, names, kind).unwrap_or_else(|e| panic!("{e}"));
    if let Err(fault) = verify::verify(&trace) {
        panic!("{fault}");
    }
    let host = DeclaredHost(names);
    let text = print::print(&trace, &host);
    let again = parse::parse(&text, names, kind).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(text, print::print(&again, &host), "printing and parsing agree");
    trace
}

/// What comes out of a case, in the form of its expectation.
fn run(case: &Case, names: &Declarations) -> String {
    let function = case.command.contains(" function");
    let kind = if function { TraceKind::Function } else { TraceKind::Loop };
    let after = |line: &str| case.trace.split_once(line);
    let (first, second) = match after("\nbridge\n").or_else(|| after("\nsite\n")) {
        Some((first, second)) => (first, Some(second)),
        None => (&*case.trace, None),
    };
    let mut trace = read(first, names, kind);
    let virtualizable = setting(&case.command, "virtualizable");
    trace.virtualizables = virtualizable.map(|input| input.parse().unwrap()).into_iter().collect();
    let mut host = DeclaredHost(names);
    if case.command.starts_with("test print") {
        return format!("; expect\n{}", print::print(&trace, &host));
    }
    let passes = PassSet::parse(setting(&case.command, "passes").unwrap_or("all")).unwrap();
    let options = Options { passes, ..Options::default() };
    let parent = match optimize_loop(&trace, &[], false, &mut host, &options) {
        Err(reason) => return format!("; expect\ngives up: {}\n", reason.sentence()),
        Ok(parent) => parent,
    };
    let made = match second {
        None => Ok((parent.code, parent.story)),
        Some(site) if case.command.starts_with("test site") => {
            let trace = read(site, names, TraceKind::Loop);
            let bodies: Vec<_> = parent.label.iter().map(|label| (0, label)).collect();
            let may_retrace = case.command.contains(" retrace");
            let made = optimize_loop(&trace, &bodies, may_retrace, &mut host, &options);
            made.map(|made| (made.code, made.story))
        }
        Some(bridge) => on_guard(case, bridge, &parent, &options, names),
    };
    let (code, story) = match made {
        Err(reason) => return format!("; expect\ngives up: {}\n", reason.sentence()),
        Ok(made) => made,
    };
    check(&code);
    check_sums(&story);
    let resume = case.command.contains(" resume");
    let text =
        if resume { print_optimized(&code, &host) } else { print::print(&code.trace, &host) };
    format!("; expect\n{text}{}{}", rests_on(&code.trace, names), removed(&story))
}

/// The bridge from the guard that the case names.
fn on_guard(
    case: &Case,
    text: &str,
    parent: &OptimizedLoop,
    options: &Options,
    names: &Declarations,
) -> Result<(Optimized, Story), GiveUp> {
    let ops = &parent.code.trace.ops;
    let nth = setting(&case.command, "guard").map(|n| n.parse().expect("guard=N"));
    let guard = match nth {
        Some(nth) => ops.iter().filter(|op| op.code.is_guard()).nth(nth),
        None => ops.last().filter(|op| op.code == Opcode::cut),
    };
    let guard = guard.expect("the guard is there").snapshot.0 as usize;
    // The first of two bridges makes another body, to which the second may go.
    let (text, other) = match text.split_once("\nbridge\n") {
        Some((other, text)) => (text, Some(read(other, names, TraceKind::Bridge))),
        None => (text, None),
    };
    let trace = read(text, names, TraceKind::Bridge);
    let live = parent.code.resume[guard].live.iter().map(|&value| parent.code.trace.ty(value));
    let inputs = trace.ops[..trace.inputs.len()].iter().map(|op| op.ty);
    assert!(inputs.eq(live), "the inputs are what the guard brings back");
    let knowledge = &parent.knowledge[guard];
    let mut bodies: Vec<_> = parent.label.iter().map(|label| (0, label)).collect();
    let mut host = DeclaredHost(names);
    let other = other
        .map(|other| optimize_bridge(&other, knowledge, &bodies, &mut host, options))
        .transpose()?;
    bodies.extend(other.iter().filter_map(|other| Some((1, other.label.as_ref()?))));
    let bridge = optimize_bridge(&trace, knowledge, &bodies, &mut host, options)?;
    for (word, said) in [(" avoidable", true), (" unavoidable", false)] {
        let is_said = case.command.contains(word);
        assert!(!is_said || bridge.is_avoidable == said, "{}", case.command);
    }
    Ok((bridge.code, bridge.story))
}

/// The same text with values numbered in order, so that a paper's own names may stand in an expectation.
fn renumbered(text: &str, names: &Declarations, kind: TraceKind) -> Option<String> {
    let body = text.strip_prefix("; expect\n")?;
    let at = body.find("; ").unwrap_or(body.len());
    let trace = parse::parse(&body[..at], names, kind).ok()?;
    Some(format!("; expect\n{}{}", print::print(&trace, &DeclaredHost(names)), &body[at..]))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "trace") {
            found.push(path);
        }
    }
}

#[test]
fn traces_become_what_their_files_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let bless = std::env::var_os("BLESS").is_some();
    let (mut paths, mut wrong) = (Vec::new(), String::new());
    files(&folder, &mut paths);
    assert!(!paths.is_empty());
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let (head, cases) = split_file(&text);
        let mut names = Declarations::default();
        for line in head.lines() {
            let line = line.split('#').next().unwrap_or_default().trim();
            let known =
                line.is_empty() || names.line(line).unwrap_or_else(|e| panic!("{line}: {e}"));
            assert!(known, "{}: no declaration: {line}", path.display());
        }
        let mut blessed = head.clone();
        for case in &cases {
            let name = format!("{}: {}", path.display(), case.command);
            println!("{name}");
            let got = run(case, &names);
            let same = got.trim_end() == case.expected.trim_end()
                || renumbered(&case.expected, &names, TraceKind::Loop)
                    .is_some_and(|text| text.trim_end() == got.trim_end());
            let shown = if same { &case.expected } else { &got };
            let _ = write!(blessed, "{}{}\n{}{shown}", case.lead, case.command, case.trace);
            if !same {
                let _ = writeln!(wrong, "{name}\nexpected\n{}\ngot\n{got}", case.expected);
            }
        }
        if bless {
            std::fs::write(&path, blessed.trim_end().to_string() + "\n").unwrap();
        }
    }
    assert!(bless || wrong.is_empty(), "{wrong}");
}

/// The name of a case: the line of comment above it.
fn name_of<'a>(head: &'a str, cases: &'a [Case], index: usize) -> Option<&'a str> {
    let above = if index == 0 { head } else { &cases[index].lead };
    above.lines().last()?.strip_prefix("# ")
}

#[test]
fn the_table_of_the_papers_traces_has_a_row_for_each_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("../docs/mechanisms.md")).unwrap();
    let (_, table) = page.split_once("# The traces of the seeds").expect("the table is there");
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let mut rows: Vec<(&str, &str)> = rows
        .map(|row| {
            let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
            let [_, _, link, case] = cells[..] else { panic!("four cells: {row}") };
            let path = link.split_once("](../jit/").and_then(|(_, path)| path.strip_suffix(')'));
            (path.unwrap_or_else(|| panic!("a file is linked: {row}")), case)
        })
        .collect();
    let mut paths = Vec::new();
    files(&root.join("tests/files/papers"), &mut paths);
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let file = path.strip_prefix(root).unwrap().to_str().unwrap().to_string();
        let (head, cases) = split_file(&text);
        for index in 0..cases.len() {
            let name = name_of(&head, &cases, index)
                .unwrap_or_else(|| panic!("{file}: case {index} has a name"));
            let mut of_case = rows.iter().enumerate().filter(|(_, (path, case))| {
                let rest = name.strip_prefix(case);
                *path == file && rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
            });
            let row = of_case.next().unwrap_or_else(|| panic!("{file}: no row for `{name}`")).0;
            assert!(of_case.next().is_none(), "{file}: two rows for `{name}`");
            rows.remove(row);
        }
    }
    assert!(rows.is_empty(), "no case for {rows:?}");
}
