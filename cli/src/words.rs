//! Which words of the command line are ours, and which are the program's.
//!
//! As with `python`, options end at the program: every word behind it is the program's own, whatever it looks like.
//!
//! ```text
//! sidewinder --jit off bench.py --jit on     ours: --jit off     the program's: bench.py --jit on
//! sidewinder report -- bench.py -n 3         ours: report        the program's: bench.py -n 3
//! sidewinder -m unittest -v                  ours: -m            the program's: -v
//! ```

use std::ffi::{OsStr, OsString};

/// What a word in front of all others may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Run a program.
    #[default]
    Run,
    /// Print a report.
    Report,
    /// Check rules.
    Check,
    /// Compare two reports.
    Compare,
    /// Explain a code or a place.
    Explain,
    /// Try what advice would change.
    Fix,
    /// Print traces.
    Trace,
    /// Look whether everything is there.
    Doctor,
    /// Print a script that completes this command in a shell.
    Completions,
    /// Serve an editor.
    Lsp,
}

impl Tool {
    /// The tool with this name. A file that is called so can be given with a path.
    fn named(word: &OsStr) -> Option<Tool> {
        match word.to_str()? {
            "run" => Some(Tool::Run),
            "report" => Some(Tool::Report),
            "check" => Some(Tool::Check),
            "compare" => Some(Tool::Compare),
            "explain" => Some(Tool::Explain),
            "fix" => Some(Tool::Fix),
            "trace" => Some(Tool::Trace),
            "doctor" => Some(Tool::Doctor),
            "completions" => Some(Tool::Completions),
            "lsp" => Some(Tool::Lsp),
            _ => None,
        }
    }
}

/// The command line, split.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// What to do.
    pub tool: Tool,
    /// Options for us.
    pub options: Vec<OsString>,
    /// Whether `--` came before the program's words.
    pub has_dashes: bool,
    /// The text of a program, from `-c`.
    pub code: Option<OsString>,
    /// The name of a module to run, from `-m`.
    pub module: Option<OsString>,
    /// The program and its arguments; only its arguments if there is `code` or `module`.
    pub program: Vec<OsString>,
}

impl Words {
    /// Splits the words behind the command's name. `takes_value` says of an option of ours, such as `--jit` or `-X`, whether
    /// the next word belongs to it.
    pub fn split(
        words: impl IntoIterator<Item = OsString>,
        takes_value: impl Fn(&str) -> bool,
    ) -> Words {
        let mut split = Words::default();
        let mut words = words.into_iter().peekable();
        let mut has_tool = false;
        while let Some(word) = words.next() {
            let text = word.to_string_lossy().into_owned();
            if text == "--" {
                split.has_dashes = true;
                break;
            }
            if text == "-" || !text.starts_with('-') {
                if let Some(tool) = Tool::named(&word).filter(|_| !has_tool) {
                    (split.tool, has_tool) = (tool, true);
                    continue;
                }
                split.program.push(word);
                break;
            }
            let (own, rest) = short(&text, &takes_value);
            if own == Ending::Module {
                split.module = if rest.is_empty() { words.next() } else { Some(rest.into()) };
                if split.module.is_some() {
                    break;
                }
            }
            if own == Ending::Code {
                split.code = if rest.is_empty() { words.next() } else { Some(rest.into()) };
                if split.code.is_some() {
                    break;
                }
            }
            split.options.push(word);
            if own == Ending::Value {
                split.options.extend(words.next());
            }
        }
        split.program.extend(words);
        split
    }
}

#[derive(PartialEq, Eq)]
enum Ending {
    /// The word is complete.
    Whole,
    /// The next word is its value.
    Value,
    /// It ends in `-c`.
    Code,
    /// It ends in `-m`.
    Module,
}

/// How an option ends, and the text of the program that is part of it.
fn short<'a>(text: &'a str, takes_value: &impl Fn(&str) -> bool) -> (Ending, &'a str) {
    if text.starts_with("--") {
        let is_open = !text.contains('=') && takes_value(text);
        return (if is_open { Ending::Value } else { Ending::Whole }, "");
    }
    for (at, letter) in text.char_indices().skip(1) {
        let rest = &text[at + letter.len_utf8()..];
        if letter == 'c' {
            return (Ending::Code, rest);
        }
        if letter == 'm' {
            return (Ending::Module, rest);
        }
        if takes_value(&format!("-{letter}")) {
            return (if rest.is_empty() { Ending::Value } else { Ending::Whole }, "");
        }
    }
    (Ending::Whole, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(line: &str) -> Words {
        let takes_value = |name: &str| matches!(name, "--jit" | "--color" | "-X" | "-W");
        Words::split(line.split(' ').filter(|w| !w.is_empty()).map(OsString::from), takes_value)
    }

    fn texts(words: &[OsString]) -> String {
        words.join(OsStr::new(" ")).into_string().unwrap()
    }

    #[test]
    fn options_end_at_the_program() {
        let words = split("--jit off -X dev bench.py --jit on -c x");
        assert_eq!(texts(&words.options), "--jit off -X dev");
        assert_eq!(texts(&words.program), "bench.py --jit on -c x");
        assert_eq!((words.tool, words.code), (Tool::Run, None));
    }

    #[test]
    fn text_after_c_is_the_program() {
        for (line, options) in [("-c print(1) -x --y", ""), ("-uc print(1) -x --y", "")] {
            let words = split(line);
            assert_eq!(words.code.as_deref(), Some(OsStr::new("print(1)")), "{line}");
            assert_eq!(
                (texts(&words.options).as_str(), texts(&words.program).as_str()),
                (options, "-x --y")
            );
        }
        assert_eq!(split("-c1+1 a").code.as_deref(), Some(OsStr::new("1+1")));
        assert_eq!(texts(&split("-c").options), "-c");
        let words = split("-um unittest -v x");
        assert_eq!(words.module.as_deref(), Some(OsStr::new("unittest")));
        assert_eq!(texts(&words.program), "-v x");
    }

    #[test]
    fn tools_are_words_and_files_have_paths() {
        assert_eq!(split("report run.jsonl").tool, Tool::Report);
        assert_eq!(texts(&split("./report").program), "./report");
        let words = split("--jit off run run --report x");
        assert_eq!((words.tool, texts(&words.program).as_str()), (Tool::Run, "run --report x"));
    }

    #[test]
    fn dashes_end_options() {
        let words = split("report --color never -- bench.py -n -- 3");
        assert!(words.has_dashes);
        assert_eq!(texts(&words.options), "--color never");
        assert_eq!(texts(&words.program), "bench.py -n -- 3");
        assert_eq!(texts(&split("-").program), "-");
    }
}
