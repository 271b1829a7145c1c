//! The rules of `sidewinder check`: what compiled code may do at a place.
//!
//! ```text
//! for p in particles:      # sidewinder: allocs=0 calls=0 guards<=9       in the program
//!
//! [[rule]]                                                                 in a file of rules, or in pyproject.toml
//! function = "bench.step"                                                  under [[tool.sidewinder.check.rule]]
//! hot = true
//! allocations-kept = 0
//! max-guards = 9
//! ```
//!
//! **In:** texts. **Out:** [`Rule`]s with the regions that they are about, or a sentence with the place of what is wrong.

use std::fmt;
use std::path::Path;

use serde::Deserialize;
use sidewinder_report::measure::Region;
use sidewinder_syntax::{heads, outline};

use crate::jit::nearest_of;

/// What a rule may limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Objects allocated in an iteration.
    Allocs,
    /// Calls left in an iteration.
    Calls,
    /// Guards that an iteration passes.
    Guards,
    /// Bridges compiled.
    Bridges,
    /// Recordings given up.
    Aborts,
}

/// THE TABLE of what can be limited: the word in a comment, the one in a file of rules.
pub const LIMITS: &[(What, &str, &str)] = &[
    (What::Allocs, "allocs", "allocations-kept"),
    (What::Calls, "calls", "calls-left"),
    (What::Guards, "guards", "max-guards"),
    (What::Bridges, "bridges", "max-bridges"),
    (What::Aborts, "aborts", "aborts"),
];

/// How much is allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limit {
    /// Of what.
    pub what: What,
    /// So much.
    pub n: f64,
    /// And nothing less either.
    pub is_exact: bool,
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = LIMITS.iter().find(|row| row.0 == *self);
        f.write_str(row.map_or("", |row| row.1))
    }
}

/// What is asked of one place.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// The place.
    pub region: Region,
    /// What it is called: `bench.py:41`, or the function's name.
    pub name: String,
    /// Whether it has to be compiled and run; a limit needs that, too.
    pub is_hot: bool,
    /// What is limited.
    pub limits: Vec<Limit>,
}

/// What a comment for Sidewinder starts with.
const FOR_US: &str = "sidewinder:";

/// First words of comments for Sidewinder that are not rules.
const OTHERS: &[&str] = &["run", "example", "ignore"];

/// The rules in the comments of a file, as the report calls it.
pub fn in_comments(file: &str, text: &str) -> Result<Vec<Rule>, String> {
    let line_of = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let mut rules = Vec::new();
    for one in heads(text) {
        let Some(comment_at) = one.comment.clone() else { continue };
        let comment = text[comment_at.clone()].trim_start_matches('#').trim();
        let Some(words) = comment.strip_prefix(FOR_US) else { continue };
        let first = words.trim_start().split(|c: char| !c.is_ascii_alphabetic()).next();
        if first.is_some_and(|first| OTHERS.contains(&first)) {
            continue;
        }
        let line = line_of(one.range.start);
        let (is_hot, limits) = words_of(words)
            .map_err(|why| format!("{file}:{}: {why}", line_of(comment_at.start)))?;
        let region = super::region_of(file, text, &one);
        rules.push(Rule { region, name: format!("{file}:{line}"), is_hot, limits });
    }
    Ok(rules)
}

/// `allocs=0 guards<=9 hot`.
fn words_of(words: &str) -> Result<(bool, Vec<Limit>), String> {
    let (mut is_hot, mut limits) = (false, Vec::new());
    for word in words.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        if word == "hot" {
            is_hot = true;
            continue;
        }
        let at = word.find(['=', '<', '>']).unwrap_or(word.len());
        let (name, rest) = word.split_at(at);
        let Some(&(what, ..)) = LIMITS.iter().find(|row| row.1 == name) else {
            let names = LIMITS.iter().map(|row| row.1).chain(["hot"]);
            return Err(format!("`{name}` cannot be checked{}", nearest_of(name, names)));
        };
        let (is_exact, number) = match (rest.strip_prefix("<="), rest.strip_prefix('=')) {
            (Some(number), _) => (false, number),
            (_, Some(number)) => (true, number),
            _ => return Err(format!("`{word}` is no rule: write `{name}=N` or `{name}<=N`")),
        };
        let n = number.parse::<f64>().ok().filter(|n| n.is_finite() && *n >= 0.0);
        let n = n.ok_or_else(|| format!("`{word}`: `{number}` is not a number of {name}"))?;
        limits.push(Limit { what, n, is_exact });
    }
    if !is_hot && limits.is_empty() {
        return Err("there is no rule behind `sidewinder:`; write for instance `allocs=0`".into());
    }
    Ok((is_hot, limits))
}

/// A `[[rule]]`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    function: Option<String>,
    place: Option<String>,
    #[serde(default)]
    hot: bool,
    allocations_kept: Option<f64>,
    calls_left: Option<f64>,
    max_guards: Option<f64>,
    max_bridges: Option<f64>,
    aborts: Option<f64>,
}

/// A file of rules.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    #[serde(default)]
    rule: Vec<toml::Spanned<Written>>,
}

#[derive(Debug, Default, Deserialize)]
struct PyProject {
    #[serde(default)]
    tool: Tools,
}

#[derive(Debug, Default, Deserialize)]
struct Tools {
    #[serde(default)]
    sidewinder: Ours,
}

#[derive(Debug, Default, Deserialize)]
struct Ours {
    #[serde(default)]
    check: RulesFile,
}

/// The rules of a file. `text_of`: the text of a file of the program's, by the name that the report has for it; `files` are those names, the main file first.
pub fn in_file(
    path: &Path,
    text: &str,
    files: &[String],
    text_of: &dyn Fn(&str) -> Option<String>,
) -> Result<Vec<Rule>, String> {
    let shown = path.display();
    let is_project = path.file_name().is_some_and(|name| name == "pyproject.toml");
    let read = match is_project {
        true => toml::from_str(text).map(|project: PyProject| project.tool.sidewinder.check),
        false => toml::from_str::<RulesFile>(text),
    };
    // The error shows the line and marks the word.
    let rules = read.map_err(|error| format!("{shown}: {}", error.to_string().trim_end()))?;
    let line_of = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
    let mut all = Vec::new();
    for written in rules.rule {
        let at = format!("{shown}:{}", line_of(written.span().start));
        let written = written.into_inner();
        let (region, name) =
            place_of(&written, files, text_of).map_err(|why| format!("{at}: {why}"))?;
        let given = [
            (What::Allocs, written.allocations_kept),
            (What::Calls, written.calls_left),
            (What::Guards, written.max_guards),
            (What::Bridges, written.max_bridges),
            (What::Aborts, written.aborts),
        ];
        let limits = given.into_iter().filter_map(|(what, n)| Some((what, n?)));
        let limits: Vec<Limit> =
            limits.map(|(what, n)| Limit { what, n, is_exact: false }).collect();
        if limits.is_empty() && !written.hot {
            return Err(format!(
                "{at}: the rule asks for nothing; give it for instance `allocations-kept = 0`"
            ));
        }
        all.push(Rule { region, name, is_hot: written.hot, limits });
    }
    Ok(all)
}

/// The region of a rule, and its name.
fn place_of(
    written: &Written,
    files: &[String],
    text_of: &dyn Fn(&str) -> Option<String>,
) -> Result<(Region, String), String> {
    match (&written.function, &written.place) {
        (Some(name), None) => {
            for file in files {
                let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
                let inner = name.strip_prefix(&format!("{stem}.")).unwrap_or(name);
                let Some(text) = text_of(file) else { continue };
                let functions = outline(&text).functions;
                let Some(found) = functions.iter().find(|one| one.name == inner) else { continue };
                let line_of = |at: usize| text[..at].matches('\n').count() as u32 + 1;
                let lines = line_of(found.range.start)..=line_of(found.range.end);
                let function = Some(found.name.clone());
                let region = Region { file: file.clone(), lines, is_loop: false, function };
                return Ok((region, name.clone()));
            }
            let looked = files.join(", ");
            Err(format!("there is no function `{name}` in {looked}"))
        }
        (None, Some(place)) => {
            let parts =
                place.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
            let (file, line): (&str, u32) = parts
                .filter(|&(_, line)| line > 0)
                .ok_or_else(|| format!("`{place}` is no place; write FILE:LINE"))?;
            let text =
                text_of(file).ok_or_else(|| format!("there is no file `{file}` in this run"))?;
            let at = super::region_at(file, &text, line)
                .ok_or_else(|| format!("no loop or function starts in {file}:{line}"))?;
            Ok((at, place.clone()))
        }
        _ => Err("a rule names one `function`, or one `place` as FILE:LINE".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_rules() {
        let text = "x = '# sidewinder: allocs=0'\nfor x in y:  # sidewinder: allocs=0 guards<=5, hot\n    pass\n\
                    def f():  # sidewinder: run f()\n    pass\n";
        let rules = in_comments("a.py", text).expect("they are well formed");
        assert_eq!(rules.len(), 1);
        let rule = &rules[0];
        assert_eq!(
            (rule.name.as_str(), rule.is_hot, rule.region.lines.clone()),
            ("a.py:2", true, 2..=3)
        );
        let limit = |what, n, is_exact| Limit { what, n, is_exact };
        assert_eq!(rule.limits, [limit(What::Allocs, 0.0, true), limit(What::Guards, 5.0, false)]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let wrong = |rule: &str| {
            in_comments("a.py", &format!("\nwhile x:  # sidewinder: {rule}\n    pass\n"))
                .unwrap_err()
        };
        assert_eq!(wrong("alocs=0"), "a.py:2: `alocs` cannot be checked; did you mean `allocs`?");
        assert!(wrong("allocs>3").contains("write `allocs=N` or `allocs<=N`"));
        assert!(wrong("allocs=-1").contains("not a number"));
        assert!(wrong("").contains("no rule"));
    }

    #[test]
    fn files_name_functions_and_places() {
        let files = ["bench.py".to_owned()];
        let text_of = |name: &str| {
            (name == "bench.py").then(|| {
                "class A:\n    def f(self):\n        for x in y:\n            pass\n".to_owned()
            })
        };
        let read = |name: &str, text: &str| in_file(Path::new(name), text, &files, &text_of);
        let rules = read("r.toml", "[[rule]]\nfunction = 'bench.A.f'\ncalls-left = 0\n").unwrap();
        assert_eq!((rules[0].region.lines.clone(), rules[0].region.is_loop), (2..=4, false));
        let rules = read("r.toml", "[[rule]]\nplace = 'bench.py:3'\nhot = true\n").unwrap();
        assert_eq!((rules[0].region.lines.clone(), rules[0].region.is_loop), (3..=4, true));
        let rules = read(
            "pyproject.toml",
            "[tool.other]\n[[tool.sidewinder.check.rule]]\nfunction = 'A.f'\naborts = 0\n",
        );
        assert_eq!(rules.unwrap().len(), 1);
        let wrong = |text: &str| read("r.toml", text).unwrap_err();
        assert_eq!(
            wrong("[[rule]]\nfunction = 'g'\nhot = true\n"),
            "r.toml:1: there is no function `g` in bench.py"
        );
        assert!(
            wrong("[[rule]]\nfunction = 'A.f'\n")
                .starts_with("r.toml:1: the rule asks for nothing")
        );
        assert!(wrong("[[rule]]\nfunction = 'A.f'\nalloc = 0\n").contains("unknown field `alloc`"));
    }
}
