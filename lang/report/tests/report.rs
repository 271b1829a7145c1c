//! The format of reports: the types, the checked-in JSON Schema and the reports of every released version agree.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sidewinder_report::render::{self, Paint};
use sidewinder_report::schema::{About, Code, Event};
use sidewinder_report::traces::{FORMAT, TRACES, Traces};
use sidewinder_report::{Problem, Report, SCHEMA, Sink};

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn sample(schema: u32) -> String {
    fs::read_to_string(here(&format!("tests/reports/schema-{schema}.jsonl"))).unwrap()
}

/// `BLESS=1` writes the file anew.
#[test]
fn the_json_schema_is_the_types() {
    let generator = schemars::generate::SchemaSettings::default().for_serialize().into_generator();
    let schema = generator.into_root_schema_for::<Event>();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let file = here("report.schema.json");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "lang/report/report.schema.json is stale: BLESS=1 renews it");
}

/// `BLESS=1` writes the file anew.
#[test]
fn the_json_schema_of_traces_is_the_types() {
    let generator = schemars::generate::SchemaSettings::default().for_serialize().into_generator();
    let schema = generator.into_root_schema_for::<Traces>();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let file = here("traces.schema.json");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "lang/report/traces.schema.json is stale: BLESS=1 renews it");
}

/// The viewer reads what older versions wrote.
#[test]
fn traces_of_every_version_open() {
    for schema in 1..=TRACES {
        let text = fs::read_to_string(here(&format!("tests/traces/schema-{schema}.json"))).unwrap();
        let traces: Traces = serde_json::from_str(&text).unwrap();
        assert_eq!((traces.schema, traces.format.as_str()), (schema, FORMAT));
        assert!(traces.summary.is_some() && traces.pieces.iter().all(|one| !one.parts.is_empty()));
    }
}

#[test]
fn a_report_of_every_version_opens() {
    for schema in 1..=SCHEMA {
        let report = Report::parse(&sample(schema)).unwrap();
        assert_eq!(report.start.as_ref().unwrap().schema, schema);
        assert!(report.summary.is_some());
        assert!(!report.loops.is_empty() && !report.aborts.is_empty());
        assert!(report.loops.values().all(|one| !one.facts.is_empty()));
    }
}

#[test]
fn what_is_read_is_written_again() {
    for line in sample(SCHEMA).lines() {
        let event = Event::parse(line).unwrap().expect("only known events");
        let was: Value = serde_json::from_str(line).unwrap();
        let is: Value = serde_json::from_str(&event.to_line()).unwrap();
        assert_eq!(was, is);
    }
}

#[test]
fn what_is_unknown_is_skipped() {
    let mut report = Report::default();
    report.line(r#"{"event":"weather","sky":"blue"}"#).unwrap();
    report.line("").unwrap();
    assert_eq!(report, Report::default());
    report
        .line(
            r#"{"event":"loop","id":7,"colour":"red","facts":[
                {"kind":"smell","text":"?"},
                {"kind":"inlined","callee":"f","code":"SW999","mood":1}]}"#,
        )
        .unwrap();
    let facts = &report.loops[&7].facts;
    assert_eq!(facts.len(), 1);
    assert_eq!(facts[0].code, None);
    assert!(matches!(&facts[0].about, About::Inlined(one) if one.callee == "f"));
}

#[test]
fn what_cannot_be_read_is_refused() {
    let mut report = Report::default();
    assert!(matches!(report.line("hello"), Err(Problem::Malformed(_))));
    let newer = format!(r#"{{"event":"start","schema":{}}}"#, SCHEMA + 1);
    assert_eq!(report.line(&newer), Err(Problem::TooNew(SCHEMA + 1)));
}

#[test]
fn lines_add_up() {
    let text = sample(1);
    let lines: Vec<&str> = text.lines().collect();
    let so_far = Report::parse(&lines[..4].join("\n")).unwrap();
    assert_eq!(so_far.loops[&1].iterations, 48_000);
    assert_eq!(so_far.abort_counts()[0].count, 1);
    let whole = Report::parse(&text).unwrap();
    assert_eq!(whole.loops[&1].iterations, 98_961);
    assert_eq!(whole.abort_counts(), so_far.abort_counts());
}

/// `BLESS=1` writes the file anew.
#[test]
fn people_read_the_program_with_what_the_jit_did() {
    let source = |file: &str| fs::read_to_string(here(&format!("tests/reports/{file}"))).ok();
    let text = render::render_lines(&sample(1), &source, Paint::OFF).unwrap();
    let file = here("tests/reports/schema-1.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert_eq!(text, fs::read_to_string(&file).unwrap_or_default(), "BLESS=1 renews it");
    let coloured = render::render_lines(&sample(1), &source, Paint::ON).unwrap();
    assert_ne!(coloured, text);
    assert_eq!(without_colours(&coloured).replace('`', ""), text.replace('`', ""));
}

fn without_colours(text: &str) -> String {
    let mut pieces = text.split("\x1b[");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once('m').map_or("", |(_, rest)| rest))
}

#[test]
fn a_text_that_is_not_there_leaves_the_notes() {
    let text = render::render_lines(&sample(1), &|_| None, Paint::OFF).unwrap();
    assert!(text.contains("5 of 5 allocations removed") && text.contains("not the one that ran"));
}

/// What the end of a run says of what was never compiled: the page's last words.
fn last_words(summary: &str) -> String {
    let start =
        r#"{"event":"start","schema":1,"program":{"file":"a.py"},"jit":{"threshold":1039}}"#;
    let lines = format!("{start}\n{}", summary.replace('\n', ""));
    render::render_lines(&lines, &|_| None, Paint::OFF).unwrap()
}

#[test]
fn what_was_for_nothing_or_did_not_run_is_told_last() {
    let text = last_words(
        r#"{"event":"summary","exit":{"status":1,"exception":{"class":"ValueError","message":"no","at":{"file":"a.py","line":9}}},
        "interpreted":[{"at":{"file":"a.py","line":2,"function":"f"},"count":812,"hot_at":1619,"code":"SW403","text":"Ran 812 times; becomes hot at 1,619."}],
        "not_run":[{"at":{"file":"a.py","line":4,"function":"g"},"code":"SW901","text":"Did not run: the run ended first, with ValueError, line 9."},
                   {"at":{"file":"b.py","line":1,"function":"h"},"code":"SW901","text":"Did not run: the run ended first, with ValueError, line 9."}],
        "hints":[{"at":{"file":"a.py","line":3},"code":"SW508","text":"No trace reached `promote(x)`."},
                 {"at":{"file":"a.py","line":5},"code":"SW508","text":"No trace reached `promote(y)`."},
                 {"at":{"file":"a.py","line":6},"code":"SW501","text":"`k(1)` gave 1, then 2."}]}"#,
    );
    let expected = "\
a.py: 0 s, ended by ValueError in line 9 of a.py: no
no hot loop
Nothing ran often enough to be compiled: the busiest place, line 2, ran 812 of 1,619 times.
recording 0 s · optimizing 0 s · making code 0 s · collecting 0 s

a.py (its text is not the one that ran)
     2  · interpreted: ran 812 times; becomes hot at 1,619

SW501 a.py:6: elidable is not: `k(1)` gave 1, then 2.
      Remove `@elidable`.

SW508 a.py:3: dead hint: No trace reached `promote(x)`.
SW508 a.py:5: dead hint: No trace reached `promote(y)`.
      It had no effect in this run: run the program until this code is hot, or remove it.

SW901 no facts: Did not run: the run ended first, with ValueError, line 9.
      `g` (line 4), `h` (b.py line 1)

· interpreted
";
    assert_eq!(text, expected);
}

#[test]
fn where_nothing_was_compiled_it_is_told_why() {
    let given_up = last_words(
        r#"{"event":"summary","aborts":[{"at":{"file":"a.py","line":2},"reason":"trace-too-long","count":5}],
        "interpreted":[{"at":{"file":"a.py","line":2},"count":9000,"hot_at":0,"code":null,"text":"Ran 9,000 times; recording it was aborted 5 times."}]}"#,
    );
    assert!(
        given_up.contains("\nNothing was compiled: every recording was aborted.\n"),
        "{given_up}"
    );
}

#[test]
fn what_happens_is_told_in_a_line_each() {
    let mut told = Vec::new();
    let mut brief = render::Brief::new(&mut told);
    for line in sample(1).lines() {
        brief.take(&Event::parse(line).unwrap().unwrap());
    }
    let told = String::from_utf8(told).unwrap();
    let first = "[loop 1      boxed.py:13 f: 5 of 5 allocations removed, 4 guards, no residual call, 9 of 61 operations left]";
    assert_eq!(told.lines().next(), Some(first));
    assert!(told.lines().all(|line| line.starts_with('[') && line.ends_with(']')));
}

#[test]
fn codes_are_written_as_they_are_named() {
    for &code in Code::ALL {
        assert_eq!(serde_json::to_value(code).unwrap(), Value::from(code.name()));
    }
}
