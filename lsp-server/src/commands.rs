//! The commands: what any editor can ask for through `workspace/executeCommand`.
//!
//! One row of the match for each name in [`protocol::COMMANDS`](crate::protocol::COMMANDS). What a command takes is read here, and a wrong argument is refused with a
//! sentence; what it does is done elsewhere.

use serde_json::{Value, json};
use sidewinder_report::pages;
use sidewinder_report::schema::Code;
use tower_lsp::Client;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::lsp_types::Url;

use crate::conduct;
use crate::protocol::{
    ANALYSE_FILE, EXPLAIN_CODE, HEAT, HIDE_FACTS, HOT_LOOPS, SHOW_FACTS, STOP, WHY_NOTHING,
};
use crate::publisher::Shared;

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
