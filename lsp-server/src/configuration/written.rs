//! Configurations in `pyproject.toml`.
//!
//! ```toml
//! [[tool.sidewinder.run]]
//! name  = "bench"            # shown in the picker
//! file  = "bench.py"         # or module = "pkg.bench", or call = "pkg.mod:f(25)", or test = "pkg/test_x.py::test_a"
//! args  = ["--n", "1000"]
//! stdin = "data/in.txt"      # or stdin-text
//! env   = { MODE = "fast" }
//! limit = { time = "20s", memory = "2GiB" }
//! jit   = "trace_limit=12000"
//! ```
//!
//! Paths start from the folder of the file. A key that is not known is a fault: it would do nothing.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use sidewinder_syntax::parse_expression;
use toml::Spanned;

use super::{Configuration, Fault, Named, Place, Stdin, What, units};

/// The name of the file.
pub const FILE: &str = "pyproject.toml";

#[derive(Deserialize)]
struct Pyproject {
    tool: Option<Tool>,
}

#[derive(Deserialize)]
struct Tool {
    sidewinder: Option<Ours>,
}

#[derive(Deserialize)]
struct Ours {
    #[serde(default)]
    run: Vec<Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Entry {
    name: String,
    file: Option<String>,
    module: Option<String>,
    call: Option<String>,
    test: Option<String>,
    #[serde(default)]
    args: Vec<String>,
    stdin: Option<String>,
    stdin_text: Option<String>,
    #[serde(default)]
    env: BTreeMap<String, String>,
    limit: Option<Limit>,
    jit: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limit {
    time: Option<Amount>,
    memory: Option<Amount>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Amount {
    Number(f64),
    Text(String),
}

impl Amount {
    fn text(&self) -> String {
        match self {
            Amount::Number(n) => n.to_string(),
            Amount::Text(text) => text.clone(),
        }
    }
}

/// The configurations in the file of a folder, and what is wrong with others. No file: none.
pub fn of_folder(root: &Path) -> (Vec<Configuration>, Vec<Fault>) {
    let path = root.join(FILE);
    match std::fs::read_to_string(&path) {
        Ok(text) => of_text(&text, root),
        Err(_) => (Vec::new(), Vec::new()),
    }
}

/// Those of a text.
pub fn of_text(text: &str, root: &Path) -> (Vec<Configuration>, Vec<Fault>) {
    let place = |byte: usize| {
        let before = text.get(..byte).unwrap_or_default();
        Place { path: root.join(FILE), line: before.matches('\n').count() + 1 }
    };
    let read: Pyproject = match toml::from_str(text) {
        Ok(read) => read,
        // What is wrong with a file that has nothing for us is another tool's business.
        Err(_) if !text.contains("tool.sidewinder") => return (Vec::new(), Vec::new()),
        Err(why) => {
            let at = place(why.span().map_or(0, |span| span.start));
            return (Vec::new(), vec![Fault { at, message: format!("{}.", why.message().trim()) }]);
        }
    };
    let entries = read.tool.and_then(|tool| tool.sidewinder).map(|ours| ours.run);
    let (mut all, mut faults) = (Vec::<Configuration>::new(), Vec::new());
    for entry in entries.into_iter().flatten() {
        let at = place(entry.span().start);
        let entry = entry.into_inner();
        let name = entry.name.clone();
        let known = all.iter().find(|one| one.name == name);
        let read = match known {
            Some(first) => {
                Err(format!("the name is that of line {}, too: choose another", first.at.line))
            }
            None => configuration(entry, root, at.clone()),
        };
        match read {
            Ok(one) => all.push(one),
            Err(why) => {
                faults.push(Fault { at, message: format!("run configuration `{name}`: {why}.") })
            }
        }
    }
    (all, faults)
}

fn configuration(entry: Entry, root: &Path, at: Place) -> Result<Configuration, String> {
    if entry.name.trim().is_empty() {
        return Err("it needs a name".into());
    }
    let whats = [
        entry.file.map(|file| Ok(What::File(root.join(file)))),
        entry.module.map(|name| Ok(What::Module(name))),
        entry.call.map(|call| call_of(&call)),
        entry.test.map(|node| Ok(What::Test(node))),
    ];
    let mut whats = whats.into_iter().flatten();
    let what = match (whats.next(), whats.next()) {
        (Some(what), None) => what?,
        (None, _) => return Err("say what to run: file, module, call or test".into()),
        _ => return Err("only one of file, module, call and test can be run".into()),
    };
    let stdin = match (entry.stdin, entry.stdin_text) {
        (Some(_), Some(_)) => return Err("stdin and stdin-text exclude each other".into()),
        (Some(file), None) => Some(Stdin::File(root.join(file))),
        (None, Some(text)) => Some(Stdin::Text(text)),
        (None, None) => None,
    };
    let limit = entry.limit.unwrap_or(Limit { time: None, memory: None });
    Ok(Configuration {
        args: entry.args,
        stdin,
        env: entry.env,
        time: limit.time.map(|time| units::time(&time.text())).transpose()?,
        memory: limit.memory.map(|size| units::size(&size.text())).transpose()?,
        jit: entry.jit,
        ..Configuration::new(entry.name, what, root.to_owned(), at)
    })
}

/// `pkg.mod:f(25)`
fn call_of(text: &str) -> Result<What, String> {
    let (module, expression) = text
        .split_once(':')
        .ok_or_else(|| format!("call = \"{text}\" is not of the form `pkg.mod:f(25)`"))?;
    let is_name =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '_');
    if !module.split('.').all(is_name) {
        return Err(format!("`{module}` is no name of a module"));
    }
    let expression = expression_of(expression)?;
    Ok(What::Call { module: Named::Name(module.to_owned()), expression })
}

/// An expression, or what is wrong with it.
pub fn expression_of(text: &str) -> Result<String, String> {
    let text = text.trim();
    if let Err(error) = sidewinder_syntax::measure(text) {
        return Err(format!("`{text}` is no expression: {}", error.message));
    }
    match parse_expression(text).errors.first() {
        Some(error) => Err(format!("`{text}` is no expression: {}", error.message)),
        None => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const WHOLE: &str = r#"
[project]
name = "x"

[[tool.sidewinder.run]]
name = "bench"
file = "bench.py"
args = ["--n", "1000 x"]
stdin = "data/in.txt"
env = { MODE = "fast" }
limit = { time = "20s", memory = "2GiB" }
jit = "trace_limit=12000"

[[tool.sidewinder.run]]
name = "call"
call = "pkg.mod:f(25)"
stdin-text = "a\n"
limit = { time = 3 }

[[tool.sidewinder.run]]
name = "module"
module = "pkg.bench"
"#;

    #[test]
    fn all_keys_are_read() {
        let root = Path::new("/p");
        let (all, faults) = of_text(WHOLE, root);
        assert_eq!(faults, []);
        let bench = &all[0];
        assert_eq!((bench.name.as_str(), bench.at.line), ("bench", 5));
        assert_eq!(bench.what, What::File("/p/bench.py".into()));
        assert_eq!(bench.detail(), "bench.py --n '1000 x'");
        assert_eq!(bench.stdin, Some(Stdin::File("/p/data/in.txt".into())));
        assert_eq!(bench.env["MODE"], "fast");
        assert_eq!((bench.time, bench.memory), (Some(Duration::from_secs(20)), Some(2 << 30)));
        assert_eq!(bench.jit.as_deref(), Some("trace_limit=12000"));
        let module = Named::Name("pkg.mod".into());
        assert_eq!(all[1].what, What::Call { module, expression: "f(25)".into() });
        assert_eq!(all[1].stdin, Some(Stdin::Text("a\n".into())));
        assert_eq!(all[1].time, Some(Duration::from_secs(3)));
        assert_eq!(all[2].what, What::Module("pkg.bench".into()));
    }

    fn fault(entry: &str) -> String {
        let text = format!("[tool.sidewinder.check]\n\n[[tool.sidewinder.run]]\n{entry}\n");
        let (all, faults) = of_text(&text, Path::new("/p"));
        assert_eq!((all.len(), faults.len()), (0, 1), "{entry}: {faults:?}");
        faults[0].words(Path::new("/p"))
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let place = "pyproject.toml:3: run configuration `a`: ";
        assert_eq!(
            fault("name = 'a'"),
            format!("{place}say what to run: file, module, call or test.")
        );
        let two = fault("name = 'a'\nfile = 'x.py'\nmodule = 'x'");
        assert_eq!(two, format!("{place}only one of file, module, call and test can be run."));
        let time = fault("name = 'a'\nfile = 'x.py'\nlimit = { time = 'long' }");
        assert!(time.starts_with(&format!("{place}`long` is no time limit")), "{time}");
        let call = fault("name = 'a'\ncall = 'pkg.mod'");
        assert!(call.contains("is not of the form `pkg.mod:f(25)`"), "{call}");
        let call = fault("name = 'a'\ncall = 'pkg.mod:f(25'");
        assert!(call.contains("`f(25` is no expression: '(' was never closed"), "{call}");
        let key = fault("name = 'a'\nfilee = 'x.py'");
        assert!(
            key.starts_with("pyproject.toml:5: unknown field `filee`, expected one of `name`"),
            "{key}"
        );
        let name = fault("file = 'x.py'");
        assert!(name.contains("missing field `name`"), "{name}");
        let both = fault("name = 'a'\nfile = 'x.py'\nstdin = 'b'\nstdin-text = 'c'");
        assert!(both.contains("exclude each other"), "{both}");
    }

    #[test]
    fn names_are_unique_and_the_others_still_count() {
        let twice = "[[tool.sidewinder.run]]\nname = 'a'\nfile = 'x.py'\n".repeat(2);
        let (all, faults) = of_text(&twice, Path::new("/p"));
        assert_eq!((all.len(), faults.len()), (1, 1));
        assert!(faults[0].message.contains("the name is that of line 1"), "{faults:?}");
    }

    #[test]
    fn files_of_other_tools_are_left_alone() {
        for text in ["", "[tool.ruff]\nx = 1\n", "[broken", "[tool]\nsidewinder = { x = 1 }"] {
            assert_eq!(of_text(text, Path::new("/p")), (Vec::new(), Vec::new()), "{text}");
        }
    }
}
