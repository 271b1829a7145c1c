//! What `--jit` and `SIDEWINDER_JIT` say.
//!
//! ```text
//! off                          interpret only
//! evaluate                     run traces by the reference evaluator
//! on                           make machine code; also `default`
//! threshold=50,passes=-heap    parameters, alone or behind one of the words above
//! help                         print this list
//! assumptions                  print the assumptions of caches and traces, and what invalidates them
//! ```

use sidewinder_jit::driver::Params;
use sidewinder_jit::driver::params::PARAMS;
use sidewinder_jit::opt::PassSet;
use sidewinder_lang::interp::JitMode;
use sidewinder_lang::object::assumption;

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A run with these settings.
    Run(Settings),
    /// A text to be printed.
    Print(String),
}

/// The JIT's settings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// How traces run.
    pub mode: JitMode,
    /// All parameters.
    pub params: Params,
}

impl Settings {
    /// Reads settings. The error names the wrong word and the right ones.
    pub fn parse(text: &str) -> Result<Asked, String> {
        let mut settings = Settings::default();
        let mut passes: Option<String> = None;
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match (word, word.split_once('=')) {
                ("off", _) => settings.mode = JitMode::Off,
                ("evaluate", _) => settings.mode = JitMode::Evaluate,
                ("on" | "default", _) => settings.mode = JitMode::On,
                ("help", _) => return Ok(Asked::Print(help())),
                ("assumptions", _) => return Ok(Asked::Print(assumption::listing())),
                (_, Some(("passes", value))) => passes = Some(value.to_owned()),
                (_, Some((name, value))) => set(&mut settings.params, name.trim(), value.trim())?,
                (_, None) => match &mut passes {
                    // A list of passes has commas of its own.
                    Some(list) => *list += &format!(",{word}"),
                    None => return Err(format!("`{word}` is no JIT setting{}", nearest(word))),
                },
            }
        }
        if let Some(list) = passes {
            settings.params.passes = PassSet::parse(&list)?;
        }
        Ok(Asked::Run(settings))
    }
}

fn set(params: &mut Params, name: &str, value: &str) -> Result<(), String> {
    if !PARAMS.iter().any(|param| param.name == name) {
        return Err(format!("`{name}` is no JIT parameter{}", nearest(name)));
    }
    params.set(name, value)
}

/// ``; did you mean `threshold`? `--jit help` lists all``, or less of it.
fn nearest(word: &str) -> String {
    let names = PARAMS.iter().map(|param| param.name).chain(["off", "on", "evaluate", "passes"]);
    match nearest_of(word, names).as_str() {
        "" => "; `--jit help` lists all".into(),
        meant => format!("{meant} `--jit help` lists all"),
    }
}

/// ``; did you mean `threshold`?``; empty if no name is like it.
pub fn nearest_of<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let best = names.into_iter().map(|name| (distance(word, name), name)).min();
    let best = best.filter(|&(distance, name)| distance <= name.len() / 3 + 1);
    best.map_or(String::new(), |(_, name)| format!("; did you mean `{name}`?"))
}

/// How many letters have to be put in, taken out or changed.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let changed = before + usize::from(x != y);
            before = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(before + 1);
        }
    }
    row[b.len()]
}

/// What `--jit help` prints.
pub fn help() -> String {
    let mut text = String::from(
        "--jit takes a comma-separated list of:\n\n  \
         off                  interpret only\n  \
         evaluate             run traces by the reference evaluator\n  \
         on                   compile to machine code (the default)\n  \
         assumptions          print the assumptions of caches and traces, and what invalidates them\n",
    );
    for param in PARAMS {
        text += &format!(
            "  {:<20} {} ({})\n",
            format!("{}=N", param.name),
            param.sentence,
            param.default
        );
    }
    let passes: Vec<&str> = PassSet::names().collect();
    text + &format!(
        "  {:<20} optimizer passes: all, none, or names to remove or add\n  {:<20} {}\n",
        "passes=-NAME,…",
        "",
        passes.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Settings {
        match Settings::parse(text) {
            Ok(Asked::Run(settings)) => settings,
            other => panic!("`{text}` gives {other:?}"),
        }
    }

    #[test]
    fn words_and_parameters_mix() {
        assert_eq!(parse("").mode, JitMode::On);
        let settings = parse("evaluate,threshold=3, function_threshold=5,passes=-heap,-peel");
        assert_eq!(settings.mode, JitMode::Evaluate);
        assert_eq!((settings.params.threshold, settings.params.function_threshold), (3, 5));
        assert_eq!(settings.params.passes, PassSet::parse("-heap,-peel").unwrap());
        assert_eq!(Settings::parse("help"), Ok(Asked::Print(help())));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = |text| Settings::parse(text).unwrap_err();
        assert!(wrong("treshold=3").contains("did you mean `threshold`?"));
        assert!(wrong("offf").contains("did you mean `off`?"));
        assert!(wrong("vec=1").contains("`vec` is no JIT parameter"));
        assert!(wrong("threshold=many").contains("whole number, not `many`"));
        assert!(wrong("passes=-speed").contains("no pass speed"));
    }

    #[test]
    fn help_lists_every_parameter() {
        assert!(PARAMS.iter().all(|param| help().contains(param.name)));
    }
}
