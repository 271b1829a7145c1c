//! What can be said on the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser, ValueHint};
use sidewinder_contain::allow::Allow;

use clap::{Args, CommandFactory, Parser, ValueEnum};

use crate::words::{Tool, Words};

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum When {
    /// On a terminal, as `NO_COLOR` and `FORCE_COLOR` say.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Where a report goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReportFile {
    /// Beside the program.
    Default,
    /// To this file.
    Named(PathBuf),
}

impl From<OsString> for ReportFile {
    fn from(name: OsString) -> ReportFile {
        if name.is_empty() { ReportFile::Default } else { ReportFile::Named(name.into()) }
    }
}

/// Options that everything that runs a program has.
#[derive(Clone, Debug, Default, Args)]
pub struct Common {
    /// How the JIT runs: off, evaluate, on, or k=v,… (`--jit help` lists all)
    #[arg(long, value_name = "SETTINGS")]
    pub jit: Option<String>,
    /// Print one line on stderr for each compiled loop, bridge and aborted recording
    #[arg(long)]
    pub jit_summary: bool,
    /// Re-run some `@elidable` calls and warn if the result changes
    #[arg(long)]
    pub check_hints: bool,
    /// Start `random` with this number, so that two runs are the same
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: When,
    /// Ignore the variables PYTHON…, and SIDEWINDER_…
    #[arg(short = 'E')]
    pub ignore_environment: bool,
    /// As -E, -s and -P
    #[arg(short = 'I')]
    pub isolated: bool,
    /// Do not buffer output
    #[arg(short = 'u')]
    pub unbuffered: bool,
    #[command(flatten)]
    python: Python,
}

impl Common {
    /// Whether nothing is to be said before the first prompt.
    pub fn quiet(&self) -> bool {
        self.python.quiet
    }

    /// The options of `python`.
    pub fn python(&self) -> &Python {
        &self.python
    }
}

/// Options of `python`: what follows from each is in `habits`.
#[derive(Clone, Debug, Default, Args)]
pub struct Python {
    /// Leave out assertions; twice, docstrings too
    #[arg(short = 'O', action = clap::ArgAction::Count)]
    pub optimize: u8,
    /// Keep no compiled code on disk
    #[arg(short = 'B')]
    pub no_bytecode: bool,
    /// Do not look for imports in the folder of the program
    #[arg(short = 'P')]
    pub safe_path: bool,
    /// Warn of str() of bytes; twice, raise
    #[arg(short = 'b', action = clap::ArgAction::Count)]
    pub bytes: u8,
    /// Show imports
    #[arg(short = 'v', action = clap::ArgAction::Count)]
    pub verbose: u8,
    /// Skip the first line of the program
    #[arg(short = 'x')]
    pub skip_line: bool,
    /// Filter warnings, as in `python`
    #[arg(short = 'W', value_name = "ARG")]
    pub warnings: Vec<String>,
    /// Set an option of the run, as in `python`: dev, utf8, importtime, faulthandler, no_debug_ranges, int_max_str_digits=N, …
    #[arg(short = 'X', value_name = "OPT")]
    pub extra: Vec<String>,
    #[arg(short = 'q', hide = true)]
    pub quiet: bool,
    /// Set `sys.flags.debug`, on which nothing else depends
    #[arg(short = 'd', action = clap::ArgAction::Count)]
    pub debug: u8,
    /// Accepted as in `python`: hashes of strings are the same in all runs
    #[arg(short = 'R')]
    pub random_hashes: bool,
    /// Do not look for packages in the folder of the user
    #[arg(short = 's')]
    pub no_user_site: bool,
    /// Do not import `site`
    #[arg(short = 'S')]
    pub no_site: bool,
    /// When compiled code that carries a hash is compared with its source
    #[arg(long, value_name = "WHEN", value_parser = ["default", "always", "never"])]
    pub check_hash_based_pycs: Option<String>,
}

/// Which tools of the system learn of machine code.
#[derive(Clone, Debug, Default, Args)]
pub struct Announce {
    /// Write /tmp/perf-PID.map, from which `perf report` has the names of compiled code
    #[arg(long)]
    pub perf_map: bool,
    /// Write jit-PID.dump into this folder, from which `perf inject --jit` has code and lines
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub perf_dump: Option<PathBuf>,
    /// Tell gdb and lldb of compiled code: names, lines and callers
    #[arg(long)]
    pub gdb: bool,
}

/// Runs Python programs under a tracing JIT, and shows what the JIT did.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder",
    version,
    disable_version_flag = true,
    override_usage = "sidewinder [OPTIONS] FILE [ARGS]…\n       sidewinder [OPTIONS] [-i]\n       sidewinder [OPTIONS] -c CODE [ARGS]…\n       \
                      sidewinder [OPTIONS] -m MODULE [ARGS]…\n       \
                      sidewinder [OPTIONS] - [ARGS]…",
    after_help = "Tools:\n  run [--report[=FILE]] FILE …   run a program, explicitly\n  \
                  report FILE | -- PROGRAM …     print what the JIT did, from a report or a run\n  \
                  check FILE | -- PROGRAM …      check the rules of a program, for CI\n  \
                  compare A B                    say what has changed between two reports or programs\n  \
                  explain CODE | FILE:LINE       explain a code, or what the JIT did in a line\n  \
                  fix FILE | FILE:LINE           try what the advice would change, and say what is faster\n  \
                  trace PROGRAM …                print the traces of a run\n  \
                  completions SHELL              print a script for bash, zsh, fish, powershell or elvish\n  \
                  doctor                         look whether everything is there\n  \
                  lsp                            serve an editor on stdin and stdout"
)]
pub struct Run {
    #[command(flatten)]
    pub common: Common,
    /// Write a report of the run as JSON lines [default: PROGRAM.sidewinder.jsonl]
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "",
        value_parser = OsStringValueParser::new().map(ReportFile::from)
    )]
    pub report: Option<ReportFile>,
    /// Write the traces of the run as one JSON document, for `report --format html`
    #[arg(long, value_name = "FILE", require_equals = true)]
    pub traces: Option<PathBuf>,
    /// Refuse the program to write outside of a temporary folder, to use the network and to start processes; all that it started
    /// ends with it
    #[arg(long)]
    pub sandbox: bool,
    /// Allow this in the sandbox: write:PATH, network, processes or attributes (modes, owners and times of files)
    #[arg(long, value_name = "WHAT", require_equals = true, requires = "sandbox")]
    pub allow: Vec<Allow>,
    /// Run with these texts instead of what is in source files: a JSON object, with the whole path of a file for each text
    #[arg(long, value_name = "FILE", require_equals = true)]
    pub overlay: Option<PathBuf>,
    /// Write a profile of the run; the name's end says for which viewer: .cpuprofile, .speedscope.json or .firefox.json
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub profile: Option<PathBuf>,
    #[command(flatten)]
    pub announce: Announce,
    /// Go on at a prompt when the program has ended
    #[arg(short = 'i')]
    pub interactive: bool,
    /// End the run after this time with status 124, as in 10s, 500ms, 2m
    #[arg(long, value_name = "TIME")]
    pub limit: Option<String>,
    /// Raise MemoryError beyond this much memory, as in 512M
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<String>,
    /// Read standard input from this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub stdin: Option<PathBuf>,
    /// Run this code
    #[arg(short = 'c', value_name = "CODE")]
    code: Option<String>,
    /// Run this module, or the `__main__` of this package
    #[arg(short = 'm', value_name = "MODULE")]
    module: Option<String>,
    /// Print the version; -VV says more
    #[arg(short = 'V', long, action = clap::ArgAction::Count)]
    pub version: u8,
    /// With --version: all of it as JSON
    #[arg(long, requires = "version")]
    pub json: bool,
}

/// Prints a program's source with what the JIT did, line by line.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder report",
    override_usage = "sidewinder report [OPTIONS] FILE\n       sidewinder report [OPTIONS] -- PROGRAM [ARGS]…"
)]
pub struct Report {
    #[command(flatten)]
    pub common: Common,
    /// How to print it
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: ReportFormat,
    /// Write it to this file
    #[arg(short = 'o', long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// What a report is printed as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum ReportFormat {
    /// The source, line by line.
    #[default]
    Text,
    /// Where the time went and what to change, as Markdown.
    Md,
    /// The same as one JSON object.
    Json,
    /// A page with the traces of the run, for a browser; needs `-o`.
    Html,
}

/// Checks that compiled code keeps the rules of a program; for CI.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder check",
    override_usage = "sidewinder check [OPTIONS] FILE\n       sidewinder check [OPTIONS] -- PROGRAM [ARGS]…",
    after_help = "Rules are comments behind the head of a loop or function:\n  \
                  for p in particles:    # sidewinder: allocs=0 calls=0 guards<=9\n\
                  or `[[rule]]` in a file (--rules, or `[[tool.sidewinder.check.rule]]` in pyproject.toml):\n  \
                  function = \"bench.step\", or place = \"bench.py:41\"\n  \
                  hot = true, allocations-kept = 0, calls-left = 0, max-guards = 9, max-bridges = 3, aborts = 0\n\
                  The status is 1 if a rule is not kept, 2 if one is not well formed."
)]
pub struct Check {
    #[command(flatten)]
    pub common: Common,
    /// A file of rules, besides those in comments and pyproject.toml
    #[arg(long, value_name = "FILE")]
    pub rules: Option<PathBuf>,
    /// How to print violations
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: CheckFormat,
    /// Write them to this file
    #[arg(short = 'o', long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// What violations are printed as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum CheckFormat {
    /// A line each.
    #[default]
    Text,
    /// One object.
    Json,
    /// Annotations of a GitHub workflow.
    Github,
}

/// Says what has changed between two runs, and why.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder compare",
    override_usage = "sidewinder compare [OPTIONS] A B\n\n  A and B: reports, or programs that are run without arguments"
)]
pub struct Compare {
    #[command(flatten)]
    pub common: Common,
    /// How to print it
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: CompareFormat,
}

/// What a comparison is printed as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum CompareFormat {
    /// Lines.
    #[default]
    Text,
    /// One object.
    Json,
    /// A table in Markdown.
    Md,
}

/// Explains a code of the catalogue, or what the JIT did in a line.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder explain",
    override_usage = "sidewinder explain SW201\n       sidewinder explain FILE:LINE [-- ARGS…]"
)]
pub struct Explain {
    #[command(flatten)]
    pub common: Common,
    /// The report to look into, instead of a run
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
}

/// Tries what the advice about a program would change, and says what makes it faster.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder fix",
    override_usage = "sidewinder fix [OPTIONS] FILE [ARGS]…\n       sidewinder fix [OPTIONS] FILE:LINE [ARGS]…",
    after_help = "The program runs in the sandbox, as it is and changed, in turn. A fix is proven where it prints the same and takes \
                  less time. Exit status: 0 if one is proven, else 1."
)]
pub struct Fix {
    #[command(flatten)]
    pub common: Common,
    /// Write the first fix that is proven into the file
    #[arg(long)]
    pub apply: bool,
    /// How to print it
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: FixFormat,
    /// Allow this in the sandbox: write:PATH, network, processes or attributes
    #[arg(long, value_name = "WHAT", require_equals = true)]
    pub allow: Vec<Allow>,
}

/// What tried fixes are printed as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum FixFormat {
    /// Lines, with a diff of what is proven.
    #[default]
    Text,
    /// A list of objects.
    Json,
}

/// What a trace listing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Stage {
    /// The operations as they were recorded.
    Recorded,
    /// The operations that are left.
    Optimized,
    /// The machine code.
    Asm,
}

/// Runs a program and prints its traces.
#[derive(Clone, Debug, Default, Parser)]
#[command(name = "sidewinder trace", override_usage = "sidewinder trace [OPTIONS] PROGRAM [ARGS]…")]
pub struct Trace {
    #[command(flatten)]
    pub common: Common,
    /// What to print: recorded, optimized, asm [default: recorded and optimized]
    #[arg(long, value_name = "STAGE")]
    pub stage: Vec<Stage>,
    /// Only the loop, function or bridge with this number
    #[arg(long = "loop", value_name = "N")]
    pub number: Option<u64>,
    /// Serve the traces to a browser on this machine instead
    #[arg(long)]
    pub serve: bool,
}

/// Looks whether everything is there that Sidewinder needs, and says what to do where it is not.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder doctor",
    override_usage = "sidewinder doctor [--json]",
    after_help = "The status is 1 if something does not work."
)]
pub struct Doctor {
    /// Print the findings as JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints a script with which a shell completes the words of this command.
#[derive(Clone, Debug, Default, Parser)]
#[command(
    name = "sidewinder completions",
    override_usage = "sidewinder completions bash|zsh|fish|powershell|elvish",
    after_help = "Bash: put `source <(sidewinder completions bash)` into ~/.bashrc.\n\
                  Fish: sidewinder completions fish > ~/.config/fish/completions/sidewinder.fish\n\
                  Zsh: sidewinder completions zsh > _sidewinder, in a folder of $fpath"
)]
pub struct Completions {}

/// Serves an editor on standard input and output.
#[derive(Clone, Debug, Default, Parser)]
#[command(name = "sidewinder lsp", override_usage = "sidewinder lsp")]
pub struct Lsp {
    /// Accepted, as editors pass it
    #[arg(long, hide = true)]
    stdio: bool,
}

/// Splits the command line.
pub fn split(words: impl IntoIterator<Item = OsString>) -> Words {
    // Built when the first option is seen: most runs have none.
    let known = std::cell::OnceCell::new();
    let takes_value = |name: &str| {
        let known: &[clap::Command] = known.get_or_init(|| {
            let mut all = [
                Run::command(),
                Report::command(),
                Check::command(),
                Compare::command(),
                Explain::command(),
                Fix::command(),
                Trace::command(),
                Doctor::command(),
            ];
            all.iter_mut().for_each(clap::Command::build);
            all.to_vec()
        });
        known.iter().flat_map(clap::Command::get_arguments).any(|arg| {
            let is_it = match name.strip_prefix("--") {
                Some(long) => arg.get_long() == Some(long),
                None => arg.get_short() == name.chars().nth(1),
            };
            is_it && arg.get_action().takes_values() && !arg.is_require_equals_set()
        })
    };
    Words::split(words, takes_value)
}

/// Reads the options of a tool. A wrong one ends the process: usage on stderr, status 2.
pub fn parse<T: Parser + Default>(words: &Words) -> T {
    if words.options.is_empty() {
        return T::default();
    }
    let name = OsString::from("sidewinder");
    T::parse_from(std::iter::once(name).chain(words.options.iter().cloned()))
}

/// Ends the process: this tool cannot be used like that.
pub fn wrong_usage(tool: Tool, message: &str) -> ! {
    let mut command = match tool {
        Tool::Run => Run::command(),
        Tool::Report => Report::command(),
        Tool::Check => Check::command(),
        Tool::Compare => Compare::command(),
        Tool::Explain => Explain::command(),
        Tool::Fix => Fix::command(),
        Tool::Trace => Trace::command(),
        Tool::Completions => Completions::command(),
        Tool::Doctor => Doctor::command(),
        Tool::Lsp => Lsp::command(),
    };
    command.error(clap::error::ErrorKind::MissingRequiredArgument, message).exit()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a command line are split before it is known which tool they are for: what takes a value does so everywhere.
    #[test]
    fn an_option_takes_a_value_in_all_tools_or_in_none() {
        let all = [
            Run::command(),
            Report::command(),
            Check::command(),
            Compare::command(),
            Explain::command(),
            Fix::command(),
            Trace::command(),
            Doctor::command(),
        ];
        let mut takes = std::collections::BTreeMap::new();
        for arg in all.iter().flat_map(clap::Command::get_arguments) {
            let Some(name) = arg.get_long() else { continue };
            let value = arg.get_action().takes_values() && !arg.is_require_equals_set();
            assert_eq!(*takes.entry(name).or_insert(value), value, "--{name}");
        }
    }
}
