//! `sidewinder completions SHELL`: the script with which a shell completes the words of this command.
//!
//! **In:** the options of all tools, as [`options`] declares them for parsing. **Out:** a script on standard output.
//!
//! **Absent:** a list of options of its own. An option that a tool has is completed without a change here; a new tool needs a row in [`tools`].

use clap::builder::ValueHint;
use clap::{Arg, Command, CommandFactory, ValueEnum};
use clap_complete::Shell;

use crate::options::{self, wrong_usage};
use crate::words::{Tool, Words};
use crate::{exit, report};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let _: options::Completions = options::parse(words);
    let names: Vec<String> = Shell::value_variants().iter().map(Shell::to_string).collect();
    let names = names.join(", ");
    let [shell] = &words.program[..] else {
        wrong_usage(Tool::Completions, &format!("which shell? Name one of {names}"));
    };
    let shell = shell.to_string_lossy();
    let Ok(known) = Shell::from_str(&shell, false) else {
        let message =
            format!("there is no script for `{}`; there is one for {names}", shell.escape_debug());
        wrong_usage(Tool::Completions, &message);
    };
    let mut script = Vec::new();
    clap_complete::generate(known, &mut whole(), "sidewinder", &mut script);
    report::print(&String::from_utf8_lossy(&script));
    exit::with(0)
}

/// The command with its tools, as a shell sees them. They are parsed apart, as a program's words are not ours to parse.
fn whole() -> Command {
    let file = || Arg::new("program").num_args(0..).value_hint(ValueHint::FilePath);
    let command = options::Run::command().disable_help_subcommand(true).arg(file());
    let tools = tools().into_iter().map(|(name, tool)| tool.name(name).arg(file()));
    let shells = Arg::new("shell").value_parser(clap::value_parser!(Shell));
    let completions = options::Completions::command().name("completions").arg(shells);
    command.subcommands(tools).subcommand(completions)
}

/// The tools that take a file.
fn tools() -> Vec<(&'static str, Command)> {
    vec![
        ("run", options::Run::command()),
        ("report", options::Report::command()),
        ("check", options::Check::command()),
        ("compare", options::Compare::command()),
        ("explain", options::Explain::command()),
        ("fix", options::Fix::command()),
        ("trace", options::Trace::command()),
        ("doctor", options::Doctor::command()),
        ("lsp", options::Lsp::command()),
    ]
}
