//! The language server: shows, on the line it is about, what the JIT did in a run.
//!
//! **In:** messages of the Language Server Protocol, and the report of a program that the user had run.
//! **Out:** inlay hints, hovers, diagnostics.
//!
//! ```text
//! editor ── front ── server ──▶ state ──▶ annotate ──▶ features ──▶ editor
//!                       └─ conduct ── run ──▶ (child) sidewinder run --report ──▶ state
//! ```
//!
//! The server never runs a program in its own process, and never unasked. Facts of code that changed are withdrawn at
//! once, and are back when the change is undone. A request that panics gets an error for an answer, and the server goes on.
//!
//! **Absent:** what other Python servers do (completion, types, formatting), and everything about how programs run.
//! Runs need Unix.

pub mod annotate;
pub mod capabilities;
pub mod conduct;
pub mod config;
pub mod document;
pub mod features;
pub mod front;
pub mod panics;
pub mod position;
pub mod protocol;
pub mod publisher;
pub mod run;
pub mod server;
pub mod state;

use tokio::io::{AsyncRead, AsyncWrite};
use tower_lsp::{LspService, LspServiceBuilder};

use front::Front;
use server::Server;

/// Messages that may be under way at once. With the library's four, a handler that asks the editor back can wait forever.
const MESSAGES: usize = 4096;

/// Serves an editor on standard input and output until it says `exit` or closes them.
pub fn run_stdio() -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(tokio::io::stdin(), tokio::io::stdout()));
    // The thread that reads standard input may block forever.
    runtime.shutdown_background();
    Ok(())
}

/// The methods that are served.
pub fn service() -> LspServiceBuilder<Server> {
    LspService::build(Server::new)
        .custom_method("window/workDoneProgress/cancel", Server::cancel_progress)
}

/// Serves an editor on any two streams.
pub async fn serve(
    input: impl AsyncRead + Unpin + Send,
    output: impl AsyncWrite + Unpin + Send + 'static,
) {
    serve_methods(service(), input, output).await;
}

/// Serves an editor on any two streams with [`service`]'s methods and others besides.
pub async fn serve_methods(
    methods: LspServiceBuilder<Server>,
    input: impl AsyncRead + Unpin + Send,
    output: impl AsyncWrite + Unpin + Send + 'static,
) {
    let (service, socket) = methods.finish();
    let client = service.inner().client().clone();
    let (front, input) = Front::new(service, client, input);
    tower_lsp::Server::new(input, output, socket).concurrency_level(MESSAGES).serve(front).await;
}
