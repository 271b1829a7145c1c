//! The commands: what any editor can ask for through `workspace/executeCommand`.
//!
//! One row of the match for each name in [`protocol::COMMANDS`](crate::protocol::COMMANDS). What a command takes is read here, and a wrong argument is refused with a
//! sentence; what it does is done elsewhere.

use std::path::PathBuf;

use serde_json::{Value, json};
use sidewinder_report::pages;
use sidewinder_report::schema::Code;
use tower_lsp::Client;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::lsp_types::Url;

use crate::asked::Asked;
use crate::history::{self, recall};
use crate::protocol::*;
use crate::publisher::Shared;
use crate::{conduct, panics, proofs};

/// Does what a command says. Gives its result.
pub async fn execute(
    shared: &Shared,
    client: &Client,
    command: &str,
    arguments: &[Value],
) -> Result<Option<Value>> {
    let argument = arguments.first().filter(|value| !value.is_null());
    match command {
        ANALYSE_FILE => {
            let started = conduct::analyse(shared, client, &file(command, argument)?).await;
            Ok(started.map(|started| json!(started)))
        }
        ANALYSE => {
            let asked = shared.state().asked(argument).map_err(refused)?;
            match asked {
                Asked::Run(what) => {
                    let started = conduct::run(shared, client, *what).await;
                    Ok(started.map(|started| json!(started)))
                }
                Asked::Choose(choices) => Ok(Some(json!(choices))),
            }
        }
        CONFIGURATIONS => {
            let uri = argument.map(address).transpose()?;
            Ok(Some(json!(shared.state().choices(uri.as_ref()))))
        }
        STOP => {
            let uri = argument.map(address).transpose()?;
            conduct::stop(shared, client, uri.as_ref()).await;
            Ok(None)
        }
        SHOW_FACTS => {
            conduct::show(shared, client, true).await;
            Ok(None)
        }
        HIDE_FACTS => {
            conduct::show(shared, client, false).await;
            Ok(None)
        }
        HOT_LOOPS => Ok(Some(json!(shared.state().hot()))),
        HEAT => {
            let uri = file(command, argument)?;
            Ok(Some(json!(shared.state().heat(&uri))))
        }
        WHY_NOTHING => {
            let uri = file(command, argument)?;
            Ok(shared.state().why_nothing(&uri).map(Value::String))
        }
        EXPLAIN_CODE => Ok(Some(explain(argument)?.into())),
        RUNS => Ok(Some(json!(shared.state().list()))),
        SHOW_RUN => {
            let number = argument.map(|value| run(command, value)).transpose()?;
            shared.state().show_run(number).map_err(refused)?;
            shared.ring();
            Ok(None)
        }
        PIN_BASELINE => {
            let number = run_or_shown(shared, command, argument)?;
            shared.state().pin(Some(number)).map_err(refused)?;
            shared.ring();
            Ok(Some(json!(Started { run: number })))
        }
        UNPIN_BASELINE => {
            shared.state().pin(None).map_err(refused)?;
            shared.ring();
            Ok(None)
        }
        COMPARE_RUNS => {
            let [before, after] = arguments else {
                return Err(refused(format!("{command} takes the numbers of two runs")));
            };
            let (before, after) = (run(command, before)?, run(command, after)?);
            let text = shared.state().compare_runs(before, after).map_err(refused)?;
            Ok(Some(text.into()))
        }
        SAVE_RUN => {
            let number = run_or_shown(shared, command, argument)?;
            let path = path(command, arguments.get(1))?;
            let text = shared.state().saved(number).map_err(refused)?;
            let saved = panics::beside(move || recall::save(&path, &text)).await;
            Ok(Some(saved.map_err(refused)?.to_string_lossy().into()))
        }
        OPEN_RUN => {
            let path = path(command, argument)?;
            let opened = panics::beside(move || history::read(&path)).await;
            let number = shared.state().take_opened(opened.map_err(refused)?);
            shared.ring();
            Ok(Some(json!(Started { run: number })))
        }
        EXPORT_REPORT => {
            let format = argument.and_then(Value::as_str).unwrap_or("md");
            let number = arguments.get(1).filter(|value| !value.is_null());
            let number = number.map(|value| run(command, value)).transpose()?;
            Ok(Some(shared.state().exported(number, format).map_err(refused)?.into()))
        }
        PROVE => {
            let uri = file(command, argument)?;
            let line = arguments.get(1).and_then(Value::as_u64);
            let title = arguments.get(2).and_then(Value::as_str);
            let (Some(line), Some(title)) = (line, title) else {
                return Err(refused(format!("{command} takes a file, a line and a title")));
            };
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            let (message, proven) =
                proofs::try_fix(shared, client, &uri, line, title).await.map_err(refused)?;
            Ok(Some(json!(Proved { proven, message })))
        }
        other => Err(refused(format!("there is no command {other}"))),
    }
}

/// A request that cannot be done, with the reason.
pub fn refused(why: String) -> Error {
    Error::invalid_params(why)
}

/// The file that a command must name.
fn file(command: &str, argument: Option<&Value>) -> Result<Url> {
    argument.map_or_else(|| Err(refused(format!("{command} takes a file's address"))), address)
}

fn address(argument: &Value) -> Result<Url> {
    let Value::String(text) = argument else {
        return Err(refused(format!("{argument} is not a file's address")));
    };
    Url::parse(text).map_err(|why| refused(format!("{text} is not a file's address: {why}")))
}

/// The number of a run.
fn run(command: &str, argument: &Value) -> Result<u64> {
    let number = argument.as_u64();
    number.ok_or_else(|| refused(format!("{command} takes the number of a run, not {argument}")))
}

/// The number of a run; without one that of the run that is shown.
fn run_or_shown(shared: &Shared, command: &str, argument: Option<&Value>) -> Result<u64> {
    match argument {
        Some(value) => run(command, value),
        None => {
            let shown = shared.state().shown().map(|run| run.number);
            shown.ok_or_else(|| refused("There is no run yet: analyse a file first.".into()))
        }
    }
}

/// The path of a file, which may be given as its address.
fn path(command: &str, argument: Option<&Value>) -> Result<PathBuf> {
    let text = argument.and_then(Value::as_str);
    let text = text.ok_or_else(|| refused(format!("{command} takes the path of a file")))?;
    let of_address = Url::parse(text).ok().and_then(|uri| uri.to_file_path().ok());
    let path = of_address.unwrap_or_else(|| PathBuf::from(text));
    match path.is_absolute() {
        true => Ok(path),
        false => Err(refused(format!("{text} is not a whole path, from the root folder"))),
    }
}

/// The page of a code, or the list of all codes.
fn explain(argument: Option<&Value>) -> Result<String> {
    let Some(argument) = argument else {
        let rows = Code::ALL.iter().map(|code| format!("{} {}\n", code.name(), code.title()));
        return Ok(rows.collect());
    };
    let name = argument.as_str().unwrap_or_default().trim().to_uppercase();
    match Code::ALL.iter().find(|code| code.name() == name) {
        Some(code) => Ok(pages::page(*code).to_owned()),
        None => Err(refused(format!("{argument} is not a code: write one such as \"SW201\""))),
    }
}
