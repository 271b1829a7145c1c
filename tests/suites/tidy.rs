//! The house is still the house: what the other pages promise about the tree, checked.
//!
//! One test, one rule. A rule that hinders is changed here and in ARCHITECTURE.md, in one commit.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sidewinder_tests::house::{ROOT, arrows, circles};
use sidewinder_tests::root;

/// Where `unsafe` may be written. Everywhere else the lint table forbids it.
const UNSAFE_ROOMS: &[&str] = &[
    "jit/src/abi/",
    "jit/src/backend/",
    "jit/src/driver/",
    "jit/src/machine/",
    "jit/examples/",
    "jit/tests/",
    "lang/memory/src/",
    "lang/src/interp/",
    "lang/src/object/",
    "lang/src/vm/",
    "lang/src/stdlib/gamma.rs",
    "lang/src/stdlib/net/",
    "lang/src/stdlib/posix.rs",
    "lang/src/stdlib/process.rs",
    "lang/src/stdlib/select.rs",
    "lang/src/stdlib/signals.rs",
    "lang/src/stdlib/sqlite/",
    "lang/src/stdlib/system/",
    "lang/src/stdlib/zlib/stream.rs",
    "cli/src/exit.rs",
    "contain/src/inherited.rs",
    "contain/src/supervise.rs",
    "lsp-server/src/run/limits.rs",
    "tests/bench/measure.rs",
];

/// The modules of a crate, from the ground up: each names only those before it, and the root.
const ORDER: &[(&str, &[&str])] = &[
    (
        "jit",
        &["abi", "ir", "host", "machine", "resume", "opt", "report", "backend", "store", "driver"],
    ),
    (
        "lang",
        &[
            "object",
            "vm",
            "codec",
            "operation",
            "format",
            "observe",
            "portal",
            "interp",
            "builtins",
            "stdlib",
        ],
    ),
    ("lang/memory", &["value", "heap"]),
];

/// Crates whose rooms, folders or files, stand in some order.
const IN_SOME_ORDER: &[&str] = &["lang/syntax", "lang/compiler", "lang/report"];

/// Words that this project overused, and what to say. Texts for users do without them.
const DIALECT: &[(&str, &str)] = &[
    ("whoever", "the caller, any code that"),
    ("whatever", "everything that, any"),
    ("nobody", "no code, nothing"),
    ("somebody", "the program, another thread"),
    ("anybody", "any code"),
    ("so many", "a number, N, a limit of"),
    ("is told", "is notified, the report says"),
    ("are told", "are notified"),
    ("was told", "was notified"),
    ("goes round", "repeats, reaches the back edge"),
    ("go round", "repeat, stay in registers"),
    ("going round", "repeating"),
    ("comes round", "reaches the back edge"),
    ("come round", "reach the back edge"),
    ("came round", "reached the back edge"),
    ("what came instead", "the values that were seen"),
    ("rests on", "depends on"),
    ("rest on", "depend on"),
    ("relies on", "depends on"),
    ("at times", "some of"),
    ("of late", "recently"),
    ("looked into", "inlined"),
    ("comes to the head", "reaches the loop header"),
    ("optimised", "optimized"),
];

/// Code whose string literals are texts for users.
const USER_TEXTS: &[&str] = &[
    "cli/src/",
    "contain/src/",
    "fixes/src/",
    "jit/src/driver/params.rs",
    "jit/src/machine/abort.rs",
    "jit/src/opt/removal.rs",
    "lang/report/src/",
    "lang/src/observe/",
    "lsp-server/src/",
];

/// Pages that quote such words: names in code that they explain, names of CPython's tests, and the comments of the schema.
const QUOTING: &[&str] = &["docs/glossary.md", "docs/conformance.md", "docs/report.md"];

/// The most lines a file of source may have.
const LONGEST: usize = 800;

/// A file that git knows, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    fn lies_in(&self, folders: &[&str]) -> bool {
        folders.iter().any(|folder| self.path.starts_with(folder))
    }

    /// Lines of code, counted from 1: what follows `//` is left out.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate();
        lines.map(|(at, line)| (at + 1, line.split("//").next().unwrap_or(line)))
    }
}

/// Every text file that git knows or could add, but expectations and programs of the cases.
fn sources() -> Vec<Source> {
    let done = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git can be started");
    assert!(done.status.success(), "this is no git repository");
    let names = String::from_utf8(done.stdout).expect("file names are UTF-8");
    let mut sources = Vec::new();
    for name in names.lines().filter(|name| !name.starts_with("tests/cases/")) {
        // A file can be known and deleted; pictures are no text.
        if let Ok(text) = fs::read_to_string(root().join(name)) {
            sources.push(Source { path: name.to_string(), text });
        }
    }
    assert!(sources.len() > 50, "the tree was not found");
    sources
}

fn rust() -> Vec<Source> {
    sources().into_iter().filter(|source| source.is(".rs")).collect()
}

/// Fails with every fault, not with the first.
fn none(rule: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{rule}:\n  {}\n", faults.join("\n  "));
}

#[test]
fn no_file_is_long() {
    let faults: Vec<String> = sources()
        .iter()
        .filter(|s| [".rs", ".ts", ".mjs", ".py"].iter().any(|ending| s.is(ending)))
        .filter(|s| s.text.lines().count() > LONGEST)
        .map(|s| format!("{}: {} lines", s.path, s.text.lines().count()))
        .collect();
    none("a file past 800 lines is two rooms behind one door", &faults);
}

#[test]
fn dependencies_point_one_way() {
    // What a package may name of ours; its own name is not meant.
    let front =
        &["sidewinder-syntax", "sidewinder-compiler", "sidewinder-report", "sidewinder-contain"];
    let allowed: [(&str, &[&str]); 9] = [
        ("contain", &[]),
        ("fixes", &["sidewinder-contain", "sidewinder-report", "sidewinder-syntax"]),
        ("jit", &[]),
        ("lang/syntax", &[]),
        ("lang/compiler", &["sidewinder-syntax"]),
        ("lang/report", &[]),
        (
            "lang",
            &["sidewinder-jit", "sidewinder-syntax", "sidewinder-compiler", "sidewinder-report"],
        ),
        ("lsp-server", front),
        ("tests", &[]),
    ];
    let ours = [
        "sidewinder-contain",
        "sidewinder-jit",
        "sidewinder-syntax",
        "sidewinder-compiler",
        "sidewinder-report",
        "sidewinder-lang",
        "sidewinder-lsp",
    ];
    let mut faults = Vec::new();
    for (package, may) in allowed {
        let manifest = root().join(package).join("Cargo.toml");
        let text = fs::read_to_string(&manifest).expect("every package has a manifest");
        let below = text.split_once("dependencies]").map_or("", |(_, below)| below);
        for name in ours.iter().filter(|name| !may.contains(name)) {
            if below.lines().any(|line| line.trim_start().starts_with(name)) {
                faults.push(format!("{package} depends on {name}"));
            }
        }
    }
    none("packages depend on those below, and the tests see the house from outside", &faults);
}

#[test]
fn rooms_name_only_rooms_below() {
    let mut faults = Vec::new();
    for (name, order) in ORDER {
        let height = |room: &str| order.iter().position(|known| *known == room);
        for arrow in arrows(&root().join(name).join("src")) {
            let is_down = arrow.to == ROOT
                || matches!((height(&arrow.from), height(&arrow.to)), (Some(a), Some(b)) if b < a)
                || arrow.from == ROOT;
            if !is_down {
                faults.push(format!("{}: {} names {}", arrow.place, arrow.from, arrow.to));
            }
        }
    }
    none("a room names only rooms before it in `ORDER`", &faults);
}

#[test]
fn no_rooms_name_each_other() {
    let of = |name: &&&str| circles(&arrows(&root().join(name).join("src")));
    let faults: Vec<String> =
        IN_SOME_ORDER.iter().flat_map(|name| of(&name)).map(|circle| circle.join(", ")).collect();
    none("rooms name each other in a circle", &faults);
}

/// What a package depends on says what it can reach: an editor's server needs no machine to run programs on.
#[test]
fn the_server_holds_no_machine() {
    let done = Command::new("cargo")
        .args(["tree", "--package", "sidewinder-lsp", "--edges", "normal", "--prefix", "none"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let tree = String::from_utf8(done.stdout).expect("names of packages are UTF-8");
    assert!(tree.contains("sidewinder-syntax"), "the tree is not the server's:\n{tree}");
    let refused = ["sidewinder-jit", "sidewinder-lang", "dynasm", "libz", "bzip2", "lzma"];
    let faults: Vec<String> = tree
        .lines()
        .filter(|line| refused.iter().any(|name| line.starts_with(name)))
        .map(str::to_string)
        .collect();
    none("the language server depends on the JIT, the collector or a compressor", &faults);
}

/// The string literals of Rust code, with their lines. Comments and characters are passed over.
fn literals(code: &str) -> Vec<(usize, String)> {
    let letters: Vec<char> = code.chars().collect();
    let is = |at: usize, what: char| letters.get(at) == Some(&what);
    let (mut found, mut at, mut line) = (Vec::new(), 0, 1);
    while at < letters.len() {
        match letters[at] {
            '\n' => line += 1,
            '/' if is(at + 1, '/') => {
                while at + 1 < letters.len() && letters[at + 1] != '\n' {
                    at += 1;
                }
            }
            '\'' if is(at + 1, '\\') => at += 3,
            '\'' if is(at + 2, '\'') => at += 2,
            '"' => {
                let (start, mut text) = (line, String::new());
                at += 1;
                while at < letters.len() && letters[at] != '"' {
                    line += (letters[at] == '\n') as usize;
                    at += (letters[at] == '\\') as usize;
                    text.extend(letters.get(at));
                    at += 1;
                }
                found.push((start, text));
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// The words of [`DIALECT`] in a text, with what to say instead.
fn dialect(text: &str) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let text = text.to_lowercase();
    DIALECT.iter().filter(move |(word, _)| {
        text.match_indices(word).any(|(at, _)| {
            let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            let (before, after) =
                (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
            !is_letter(before) && !is_letter(after)
        })
    })
}

/// Where an object keeps a value is said by name: `object/words.rs` has the table.
#[test]
fn words_of_objects_have_names() {
    let mut faults = Vec::new();
    for source in rust().iter().filter(|source| source.lies_in(&["lang/src/"])) {
        let is_literal = |line: &str| {
            line.split(".field(").skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let lines = source.code().filter(|(_, line)| is_literal(line));
        faults.extend(lines.map(|(at, _)| format!("{}:{at}", source.path)));
    }
    none("a word of an object is read by its number", &faults);
}

/// A function that may raise returns `Result<_, Raised>`, and what an iterator answers is a `Next`: an option never stands for two things.
#[test]
fn options_are_not_nested() {
    let mut faults = Vec::new();
    for source in rust() {
        let lines = source.code().filter(|(_, line)| line.contains(concat!("Option<", "Option<")));
        faults.extend(lines.map(|(at, _)| format!("{}:{at}", source.path)));
    }
    none("an option of an option", &faults);
}

/// What users read is in the terms of the field. Names of programs in tables are no text.
#[test]
fn texts_for_users_are_plain() {
    let mut faults = Vec::new();
    let mut look = |path: &str, line: usize, text: &str| {
        let found = dialect(text);
        faults.extend(found.map(|(word, plain)| format!("{path}:{line}: «{word}»: say {plain}")));
    };
    for source in sources() {
        let path = source.path.as_str();
        if source.is(".md") && !source.lies_in(QUOTING)
            || source.is("vscode-extension/package.json")
        {
            source.text.lines().enumerate().for_each(|(at, text)| look(path, at + 1, text));
        } else if source.is(".rs") && source.lies_in(USER_TEXTS) {
            literals(&source.text).iter().for_each(|(line, text)| look(path, *line, text));
        }
        if source.is("cli/src/options.rs") {
            // The help of the command line is made of these comments.
            let docs =
                source.text.lines().enumerate().filter(|(_, text)| text.trim().starts_with("///"));
            docs.for_each(|(at, text)| look(path, at + 1, text));
        }
    }
    none("texts for users have words of the house", &faults);
}

#[test]
fn the_jit_knows_no_language() {
    let mut faults = Vec::new();
    for source in sources().iter().filter(|s| s.lies_in(&["jit/"]) && !s.is("README.md")) {
        for (at, line) in source.text.lines().enumerate() {
            if line.to_lowercase().contains("python") || line.contains("sidewinder_lang") {
                faults.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    none("the JIT serves any language", &faults);
}

#[test]
fn the_parser_has_one_door() {
    let faults: Vec<String> = rust()
        .iter()
        .filter(|s| !s.lies_in(&["lang/syntax/src/", "tests/suites/tidy.rs"]))
        .filter(|s| s.code().any(|(_, line)| line.contains("ruff_")))
        .map(|s| s.path.clone())
        .collect();
    none("the parser's crates are named in lang/syntax only", &faults);
}

#[test]
fn nothing_is_left_to_do() {
    let words = ["TODO", "FIXME", "XXX", "HACK"];
    let calls = ["todo!", "unimplemented!", "dbg!"];
    let mut faults = Vec::new();
    for source in sources().iter().filter(|s| !s.is("tests/suites/tidy.rs")) {
        if ![".rs", ".ts", ".mjs", ".py", ".sh"].iter().any(|ending| source.is(ending)) {
            continue;
        }
        for (at, line) in source.text.lines().enumerate() {
            // Whole words: the digits of `\uXXXX` are none.
            let in_word = |c: char| c.is_alphanumeric() || c == '_';
            let says = line.split(|c| !in_word(c)).any(|word| words.contains(&word));
            if says || calls.iter().any(|call| line.contains(call)) {
                faults.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    none("what is to be done stands in an issue", &faults);
}

#[test]
fn no_test_is_switched_off() {
    let words = ["#[ignore", "it.skip", "test.skip", "describe.skip", "it.only", "test.only"];
    let faults: Vec<String> = sources()
        .iter()
        .filter(|s| !s.is("tests/suites/tidy.rs") && (s.is(".rs") || s.is(".ts") || s.is(".mjs")))
        .flat_map(|s| {
            s.code().map(|(at, line)| (s.path.clone(), at, line.to_string())).collect::<Vec<_>>()
        })
        .filter(|(_, _, line)| words.iter().any(|word| line.contains(word)))
        .map(|(path, at, line)| format!("{path}:{at}: {}", line.trim()))
        .collect();
    none("a test runs or does not exist", &faults);
}

#[test]
fn the_test_command_runs_every_suite() {
    let command = fs::read_to_string(root().join("test")).expect("the test command is there");
    let mut faults = Vec::new();
    for file in ["tests/Cargo.toml", "lsp-server/Cargo.toml"] {
        let manifest = fs::read_to_string(root().join(file)).expect("the manifest is there");
        for test in manifest.split("[[test]]").skip(1) {
            let name = test.split('"').nth(1).expect("a test has a name");
            let is_run = |before: &str| {
                let parts = command.split(before).skip(1);
                let mut names = parts.filter_map(|rest| rest.split([' ', ';', '\n']).next());
                names.any(|named| named == name)
            };
            if !is_run("suite ") && !is_run("--test ") {
                faults.push(format!("{file}: {name}"));
            }
        }
    }
    none("`./test` runs every suite", &faults);
}

/// What caches and traces rely on ends by the table of assumptions, and in no other way.
#[test]
fn invalidation_follows_from_the_table() {
    let mut faults = Vec::new();
    for file in rust().iter().filter(|file| file.lies_in(&["lang"])) {
        if file.is("object/assumption.rs") || file.is("object/runtime.rs") {
            continue;
        }
        let named = ["jit_invalidate", "version.set("];
        let lines = file.code().filter(|(_, line)| named.iter().any(|name| line.contains(name)));
        faults.extend(lines.map(|(number, _)| format!("{}:{number}", file.path)));
    }
    none("invalidates beside the table in object/assumption.rs", &faults);
}

/// A task that panics must be told of, and something done instead; a thread catches for itself.
#[test]
fn the_server_starts_tasks_by_one_door() {
    let mut faults = Vec::new();
    for file in rust().iter().filter(|file| file.lies_in(&["lsp-server/src/"])) {
        let doors = ["lsp-server/src/panics.rs", "lsp-server/src/run/child.rs"];
        let named = ["tokio::spawn", "task::spawn", "thread::spawn"];
        let lines = file.code().filter(|(_, line)| named.iter().any(|name| line.contains(name)));
        let lines = lines.filter(|_| !file.lies_in(&doors));
        faults.extend(lines.map(|(number, _)| format!("{}:{number}", file.path)));
    }
    none("tasks of the server are started in lsp-server/src/panics.rs", &faults);
}

#[test]
fn unsafe_code_lives_in_named_rooms() {
    let mut faults = Vec::new();
    for source in rust().iter().filter(|s| !s.is("tests/suites/tidy.rs")) {
        let lines: Vec<&str> = source.text.lines().collect();
        for (at, line) in source.code() {
            let words = ["unsafe {", "unsafe impl", "unsafe fn", "unsafe extern"];
            if !words.iter().any(|word| line.contains(word)) {
                continue;
            }
            if !source.lies_in(UNSAFE_ROOMS) {
                faults.push(format!("{}:{at}: not one of the rooms", source.path));
            }
            let above = &lines[at.saturating_sub(9)..at];
            let said = above.iter().any(|l| l.contains("SAFETY") || l.contains("# Safety"));
            if !said && !line.contains("unsafe fn") && !line.contains("unsafe extern") {
                faults.push(format!("{}:{at}: no SAFETY line", source.path));
            }
        }
    }
    none("`unsafe` lives in named rooms, and says why it is right", &faults);
}

#[test]
fn every_folder_has_a_door_plate() {
    let mut faults = Vec::new();
    for source in rust() {
        let plate = source.is("/mod.rs") || source.is("/lib.rs") || source.is("/main.rs");
        if plate && !source.text.starts_with("//!") {
            faults.push(source.path);
        }
    }
    none("mod.rs opens with what comes in and what goes out", &faults);
}

#[test]
fn a_silenced_lint_says_why() {
    let mut faults = Vec::new();
    for source in rust().iter().filter(|s| !s.is("tests/suites/tidy.rs")) {
        let lines: Vec<&str> = source.text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            // Unsafe code has its reasons in its SAFETY lines.
            let silences = (line.contains("#[allow(") || line.contains("#![allow("))
                && !line.contains("unsafe_code");
            let above = at.checked_sub(1).map_or("", |above| lines[above].trim_start());
            if silences
                && !line.contains("// ")
                && !line.contains("reason")
                && !above.starts_with("//")
            {
                faults.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    none("`allow` has a reason beside it", &faults);
}

#[test]
fn links_of_the_pages_lead_somewhere() {
    let mut faults = Vec::new();
    for source in sources().iter().filter(|s| s.is(".md")) {
        let folder = Path::new(&source.path).parent().unwrap_or(Path::new("")).to_path_buf();
        for link in source.text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or(link);
            if file.is_empty() || file.contains("://") || file.starts_with("mailto:") {
                continue;
            }
            if !root().join(&folder).join(file).exists() {
                faults.push(format!("{}: {link}", source.path));
            }
        }
    }
    none("a link leads to a file of this repository", &faults);
}

#[test]
fn every_case_says_what_it_does() {
    let mut programs = Vec::new();
    walk(&root().join("tests/cases"), &mut programs);
    let mut faults = Vec::new();
    let mut language = 0;
    for path in programs {
        let hidden =
            path.components().any(|part| part.as_os_str().to_string_lossy().starts_with('_'));
        if hidden {
            continue;
        }
        language += usize::from(path.to_string_lossy().contains("cases/language"));
        if !path.with_extension("out").exists() {
            faults.push(format!("{}: no expectation (BLESS=1 writes it)", path.display()));
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        if !text.starts_with("# ") {
            faults.push(format!("{}: no comment says what it is about", path.display()));
        }
    }
    none("a case has a sentence and an expectation", &faults);
    assert!(language >= 250, "{language} language programs; the suite promises 250");
}

fn walk(folder: &Path, programs: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            walk(&path, programs);
        } else if path.extension().is_some_and(|ending| ending == "py") {
            programs.push(path);
        }
    }
}
