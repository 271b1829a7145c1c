//! The documentation as a site, held to what it speaks of.
//!
//! * Tables that repeat something are made from it: settings from the extension's manifest, the command from its `--help`, the report from its schema. They stand
//!   between two comments in a page; `BLESS=1` writes them anew.
//! * A block `console` is run: each line that it prints here is one that its command prints. Times, shares and sizes of memory may differ, counts may not.
//! * The site is built, and every link in it leads somewhere. Every page is in `docs/SUMMARY.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use sidewinder_tests::{bless, root, subject};

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(&root().join(path))).expect("it is JSON")
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A text as the cell of a table.
fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "&#124;")
}

/// Compares the part of a page that is made from something with what it should be.
fn generated(page: &str, name: &str, made: &str) {
    let path = root().join("docs").join(page);
    let text = read(&path);
    let (start, end) = (format!("<!-- generated: {name} -->\n"), "<!-- end -->");
    let (before, rest) = text.split_once(&start).expect("the page has the mark");
    let (old, after) = rest.split_once(end).expect("the mark has an end");
    if old.trim() == made.trim() {
        return;
    }
    assert!(bless::asked(), "docs/{page} is not what it is made from: BLESS=1 writes it anew");
    let text = format!("{before}{start}\n{}\n\n{end}{after}", made.trim());
    fs::write(&path, text).expect("the page can be written");
}

#[test]
fn settings_are_those_of_the_extension() {
    let manifest = json("vscode-extension/package.json");
    let sections = &manifest["contributes"]["configuration"];
    let one = std::slice::from_ref(sections);
    let sections = sections.as_array().map_or(one, Vec::as_slice);
    let mut table = "| setting | default | what it is for |\n|---|---|---|\n".to_owned();
    for (name, setting) in sections.iter().flat_map(|all| all["properties"].as_object()).flatten() {
        let said = ["markdownDescription", "description"].map(|key| word(&setting[key]));
        let mut said = said.concat();
        assert!(!said.is_empty(), "{name} says nothing");
        let choices = setting["enum"].as_array().map_or(&[][..], Vec::as_slice);
        for (at, choice) in choices.iter().enumerate() {
            let meaning = ["markdownEnumDescriptions", "enumDescriptions"];
            let meaning = meaning.map(|key| word(&setting[key][at])).concat();
            write!(said, " `{}`: {meaning}", word(choice)).expect("a string takes all");
        }
        let default = match &setting["default"] {
            Value::String(text) if text.is_empty() => "–".to_owned(),
            default => format!("`{default}`"),
        };
        writeln!(table, "| `{name}` | {default} | {} |", cell(&said)).expect("a string takes all");
    }
    generated("settings.md", "settings", &table);
}

fn help(words: &[&str]) -> String {
    let output = subject::command().args(words).env("NO_COLOR", "1").output().expect("it starts");
    assert!(output.status.success(), "{words:?}");
    let text = String::from_utf8(output.stdout).expect("help is UTF-8");
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_page_of_the_command_is_its_help() {
    let all = help(&["--help"]);
    let mut page = format!("```text\n{all}\n```\n");
    let tools = all.split_once("Tools:\n").expect("it lists the tools").1;
    let tools = tools.lines().take_while(|line| line.starts_with("  "));
    let names: BTreeSet<&str> = tools.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 5, "{names:?}");
    for name in names {
        let text = help(&[name, "--help"]);
        write!(page, "\n## {name}\n\n```text\n{text}\n```\n").expect("a string takes all");
    }
    generated("command.md", "command", &page);
}

#[test]
fn the_list_of_codes_is_their_pages() {
    let mut list = "| code | what it means |\n|---|---|\n".to_owned();
    let pages = fs::read_dir(root().join("docs/codes")).expect("the folder can be read");
    let pages: BTreeSet<PathBuf> =
        pages.map(|page| page.expect("and its entries").path()).collect();
    for page in pages {
        let text = read(&page);
        let head = text.lines().next().and_then(|line| line.strip_prefix("# "));
        let (code, name) = head.and_then(|head| head.split_once(": ")).expect("a head");
        let about = text.split("\n\n").nth(1).unwrap_or_default();
        writeln!(list, "| [{code}](codes/{code}.md) | *{name}*: {} |", cell(about))
            .expect("a string takes all");
    }
    generated("codes.md", "codes", &list);
}

/// The type of a field, in words.
fn kind(schema: &Value) -> String {
    if let Some(name) = word(&schema["$ref"]).strip_prefix("#/$defs/") {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        return choices.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) => name.clone(),
        Value::Array(names) => names.iter().map(word).collect::<Vec<_>>().join(" or "),
        _ => "any".to_owned(),
    }
}

#[test]
fn the_tables_of_the_report_are_its_schema() {
    let schema = json("lang/report/report.schema.json");
    let mut page = String::new();
    let mut line = |text: String| {
        page.push_str(&text);
        page.push('\n');
    };
    line("## Events\n\n| `event` | fields | |\n|---|---|---|".to_owned());
    for event in schema["oneOf"].as_array().expect("the events") {
        let name = word(&event["properties"]["event"]["const"]);
        line(format!("| `{name}` | {} | {} |", kind(event), cell(word(&event["description"]))));
    }
    for (name, of) in schema["$defs"].as_object().expect("the types") {
        line(format!("\n## {name}\n\n{}", cell(word(&of["description"]))));
        if let Some(fields) = of["properties"].as_object() {
            line("\n| field | type | |\n|---|---|---|".to_owned());
            for (field, of) in fields {
                line(format!("| `{field}` | {} | {} |", kind(of), cell(word(&of["description"]))));
            }
        }
        for choice in ["enum", "oneOf"].iter().flat_map(|key| of[*key].as_array()).flatten() {
            let value = if choice.is_string() { choice } else { &choice["const"] };
            if value.is_string() {
                let said = cell(word(&choice["description"]));
                line(format!("\n* `{}` {said}", word(value)).trim_end().to_owned());
            }
        }
    }
    let page = page.replace("\n\n* `", "\n* `").replace("\n\n\n", "\n\n");
    generated("report.md", "report", &page);
}

/// A line with what differs from run to run taken out: times, shares of it, sizes of memory.
fn steady(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_number = |word: &str| {
        let digits = word.trim_matches(['(', ')', ',', ':', '.', '→']);
        digits.starts_with(|c: char| c.is_ascii_digit())
            && digits.chars().all(|c| c.is_ascii_digit() || c == '.' || c == ',')
    };
    let is_unit = |word: &str| {
        let unit = word.trim_matches([')', ',', '.']);
        ["s", "ms", "µs", "ns", "%", "bytes"].contains(&unit)
    };
    let mut kept = Vec::new();
    for (at, word) in words.iter().enumerate() {
        // `1 → 2 bytes`: the unit is that of both.
        let unit = if words.get(at + 1) == Some(&"→") { at + 3 } else { at + 1 };
        let measured = is_number(word) && words.get(unit).is_some_and(|next| is_unit(next));
        kept.push(if measured { "#" } else { word });
    }
    kept.join(" ")
}

#[test]
fn what_differs_from_run_to_run_is_taken_out() {
    let line = "0.24 s → 0.16 s · 842,403,312 → 746,161,664 bytes allocated; calls 3.5 → 1 (57 % of the time)";
    let kept = "# s → # s · # → # bytes allocated; calls 3.5 → 1 (# % of the time)";
    let wrong = "# s → # s · # → # bytes allocated; calls 3.5 → 2 (# % of the time)";
    assert_eq!(steady(line), kept.replace("(#", "#"));
    assert_ne!(steady(line), wrong.replace("(#", "#"));
}

/// The blocks of a page that show commands and what they print.
fn sessions(text: &str) -> Vec<(String, Vec<String>)> {
    let mut sessions: Vec<(String, Vec<String>)> = Vec::new();
    for block in text.split("```console\n").skip(1) {
        for line in block.split("```").next().unwrap_or_default().lines() {
            match line.strip_prefix("$ ") {
                Some(command) => sessions.push((command.to_owned(), Vec::new())),
                None => sessions.last_mut().expect("a command").1.push(line.to_owned()),
            }
        }
    }
    sessions
}

/// Runs what a page shows, in a folder with the programs that it shows.
fn true_to_life(page: &str, programs: &str) {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book").join(page);
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(home.join("bin")).expect("a folder can be made");
    if !programs.is_empty() {
        for entry in fs::read_dir(root().join("docs").join(programs)).expect("it is there") {
            let path = entry.expect("it can be read").path();
            let to = home.join(path.file_name().expect("a name"));
            fs::copy(&path, to).expect("it can be copied");
        }
    }
    let command = root().join(subject::binary());
    std::os::unix::fs::symlink(command, home.join("bin/sidewinder")).expect("a link");
    let found = sessions(&read(&root().join("docs").join(page)));
    assert!(!found.is_empty(), "{page} shows no command");
    for (words, expected) in found {
        let mut shell = Command::new("sh");
        shell.args(["-c", &words]).current_dir(&home).env_remove("SIDEWINDER_JIT");
        shell.env("PATH", format!("{}:/usr/bin:/bin", home.join("bin").display()));
        let output = shell.output().expect("a shell starts");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).expect("it prints UTF-8");
        let lines: BTreeSet<String> = said.lines().map(steady).collect();
        for line in expected {
            assert!(lines.contains(&steady(&line)), "{page}: {words}\nno «{line}» in:\n{said}");
        }
    }
}

#[test]
fn the_tutorial_is_true() {
    true_to_life("tutorial.md", "tutorial");
}

#[test]
fn the_page_about_interpreters_is_true() {
    true_to_life("interpreters.md", "interpreters");
}

#[test]
fn the_pages_about_installing_and_reports_are_true() {
    true_to_life("install.md", "");
    true_to_life("report.md", "tutorial");
}

/// The pages, relative to `docs`.
fn pages(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            pages(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            let inside = path.strip_prefix(root().join("docs")).expect("it lies in docs");
            found.insert(inside.to_string_lossy().into_owned());
        }
    }
}

#[test]
fn every_page_is_in_the_summary() {
    let mut there = BTreeSet::new();
    pages(&root().join("docs"), &mut there);
    assert!(there.remove("SUMMARY.md"));
    let summary = read(&root().join("docs/SUMMARY.md"));
    let links = summary.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let listed: BTreeSet<String> = links.map(str::to_owned).collect();
    assert_eq!(listed, there);
}

/// The values of an attribute in a page of HTML.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let parts = html.split(start.as_str()).skip(1);
    parts.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_link_of_the_site_leads_somewhere() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book/site");
    let _ = fs::remove_dir_all(&out);
    let made = Command::new(root().join("packaging/book")).arg(&out).output().expect("it starts");
    let said = String::from_utf8_lossy(&made.stderr).into_owned();
    assert!(made.status.success() && !said.contains("ERROR") && !said.contains("WARN"), "{said}");

    let mut files = Vec::new();
    let mut folders = vec![out.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("it can be listed") {
            let path = entry.expect("and read").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    let html = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "html");
    let texts: BTreeMap<&PathBuf, String> =
        files.iter().filter(html).map(|path| (path, read(path))).collect();
    assert!(texts.len() > 40, "{} pages", texts.len());
    let ids: BTreeMap<&PathBuf, BTreeSet<&str>> = texts
        .iter()
        .map(|(path, text)| (*path, values(text, "id").into_iter().collect()))
        .collect();

    let repository = "https://github.com/sidewinder-lang/sidewinder/";
    let (mut faults, mut count) = (Vec::new(), 0);
    for (page, text) in &texts {
        let name = page.strip_prefix(&out).expect("it lies there").display();
        for link in [values(text, "href"), values(text, "src")].concat() {
            let (target, anchor) = link.split_once('#').unwrap_or((link, ""));
            count += 1;
            if let Some(inside) = target.strip_prefix(repository) {
                let file = inside.split_once("/main/").map_or("", |(_, file)| file);
                if !root().join(file).exists() {
                    faults.push(format!("{name}: {link}: not in the repository"));
                }
                continue;
            }
            // What leads elsewhere is not looked for: no test needs a network. A page that is not found lies anywhere.
            if target.contains("://") || name.to_string() == "404.html" {
                continue;
            }
            let file = if target.is_empty() {
                (*page).clone()
            } else {
                page.parent().expect("a folder").join(target)
            };
            let Ok(file) = file.canonicalize() else {
                faults.push(format!("{name}: {link}: not there"));
                continue;
            };
            let has = |ids: &BTreeSet<&str>| anchor.is_empty() || ids.contains(anchor);
            if !ids.get(&file).is_none_or(has) {
                faults.push(format!("{name}: {link}: no such place"));
            }
        }
    }
    assert!(count > 1000, "{count} links");
    assert!(faults.is_empty(), "{}", faults.join("\n"));

    // What pages include is there, and what is built is what they say.
    let tutorial = &texts[&out.join("tutorial.html")];
    assert!(tutorial.contains("visits = [0] * (100 * 100)") && tutorial.contains("calls=0 guards"));
    assert!(!tutorial.contains("{{#include"), "an include was not carried out");
}
