//! What the protocol does not have: the commands and three notifications. `vscode-extension/src/protocol.ts` mirrors this file.

use serde::{Deserialize, Serialize};
use tower_lsp::lsp_types::Url;
use tower_lsp::lsp_types::notification::Notification;

/// Runs a file and shows what the JIT did. Argument: the file's address. Result: [`Started`].
pub const ANALYSE_FILE: &str = "sidewinder.analyseFile";
/// Runs a configuration. Argument: its name, a test (`pkg/test_x.py::test_a`), `{"uri": …, "line": …}` for what is meant there, or nothing for what was run
/// last. Result: [`Started`], or [`Choices`](crate::asked::Choices) where nothing says which of several is meant.
pub const ANALYSE: &str = "sidewinder.analyse";
/// All that can be run. Argument: nothing or the address of a file, whose entry points come first. Result: [`Choices`](crate::asked::Choices).
pub const CONFIGURATIONS: &str = "sidewinder.configurations";
/// Stops the run of a file, or all runs. Argument: nothing or the file's address.
pub const STOP: &str = "sidewinder.stop";
/// Shows facts again.
pub const SHOW_FACTS: &str = "sidewinder.showFacts";
/// Hides facts; they are kept.
pub const HIDE_FACTS: &str = "sidewinder.hideFacts";
/// The hot places of the latest run, what costs most first. Result: a list of [`Node`](crate::views::hot::Node).
pub const HOT_LOOPS: &str = "sidewinder.hotLoops";
/// The heat of a file's lines. Argument: the file's address. Result: a list of [`Line`](crate::views::heat::Line).
pub const HEAT: &str = "sidewinder.heat";
/// Why there is nothing to see of a file. Argument: the file's address. Result: a sentence, or null where there is something.
pub const WHY_NOTHING: &str = "sidewinder.whyNothing";
/// What a code of the catalogue means. Argument: the code, or nothing for the list of all. Result: Markdown.
pub const EXPLAIN_CODE: &str = "sidewinder.explainCode";
/// All runs that are kept, the newest first. Result: a list of [`Listed`](crate::history::recall::Listed).
pub const RUNS: &str = "sidewinder.runs";
/// Shows the facts of a run. Argument: its number, or nothing for the latest.
pub const SHOW_RUN: &str = "sidewinder.showRun";
/// Makes a run the baseline that others are compared with. Argument: its number; nothing: the run that is shown. Result: [`Started`].
pub const PIN_BASELINE: &str = "sidewinder.pinBaseline";
/// Ends the comparison with the baseline.
pub const UNPIN_BASELINE: &str = "sidewinder.unpinBaseline";
/// What is different between two runs. Arguments: their numbers. Result: Markdown.
pub const COMPARE_RUNS: &str = "sidewinder.compareRuns";
/// Saves a run. Arguments: its number or null for the one that is shown, and the path of the file. Result: the path.
pub const SAVE_RUN: &str = "sidewinder.saveRun";
/// Shows a run that was saved; nothing is run. Argument: the path of the file. Result: [`Started`].
pub const OPEN_RUN: &str = "sidewinder.openRun";
/// A report for others. Arguments: `md` or `json`, and the run's number or nothing for the one that is shown. Result: the text.
pub const EXPORT_REPORT: &str = "sidewinder.exportReport";
/// Runs a program with a fix and without. Arguments: the file's address, the line of the advice from 0, and the fix's title. Result: [`Proved`].
pub const PROVE: &str = "sidewinder.prove";
/// All commands.
pub const COMMANDS: [&str; 19] = [
    ANALYSE_FILE,
    ANALYSE,
    CONFIGURATIONS,
    STOP,
    SHOW_FACTS,
    HIDE_FACTS,
    HOT_LOOPS,
    HEAT,
    WHY_NOTHING,
    EXPLAIN_CODE,
    RUNS,
    SHOW_RUN,
    PIN_BASELINE,
    UNPIN_BASELINE,
    COMPARE_RUNS,
    SAVE_RUN,
    OPEN_RUN,
    EXPORT_REPORT,
    PROVE,
];

/// Result of [`ANALYSE_FILE`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Started {
    /// Number of the run.
    pub run: u64,
}

/// Result of [`PROVE`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proved {
    /// Whether the program prints the same and is faster with the fix.
    pub proven: bool,
    /// Both times, or why it is not proven, in a sentence.
    pub message: String,
}

/// `sidewinder/status`: something about the runs changed.
#[derive(Debug)]
pub enum StatusChanged {}

impl Notification for StatusChanged {
    type Params = Status;
    const METHOD: &'static str = "sidewinder/status";
}

/// How things stand with the latest run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// Its number.
    pub run: u64,
    /// The program's address.
    pub uri: Url,
    /// Whether it is running.
    pub running: bool,
    /// It in a sentence.
    pub message: String,
    /// Functions that changed since, so that their facts are hidden.
    pub outdated: Vec<String>,
    /// Whether facts are shown.
    pub shown: bool,
    /// The run that is the baseline.
    pub baseline: Option<u64>,
}

/// `sidewinder/factsChanged`: the answers to [`HOT_LOOPS`], [`HEAT`] and [`WHY_NOTHING`] may be others now.
#[derive(Debug)]
pub enum FactsChanged {}

impl Notification for FactsChanged {
    type Params = Changed;
    const METHOD: &'static str = "sidewinder/factsChanged";
}

/// What changed: nothing that an editor must know, but the protocol wants an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {}

/// `sidewinder/output`: the program printed something.
#[derive(Debug)]
pub enum OutputCame {}

impl Notification for OutputCame {
    type Params = Output;
    const METHOD: &'static str = "sidewinder/output";
}

/// A piece of what a program printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// Number of the run.
    pub run: u64,
    /// The piece.
    pub text: String,
}
