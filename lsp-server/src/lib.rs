//! The language server: shows, on the line it is about, what the JIT did in a run.
//!
//! **In:** messages of the Language Server Protocol, and the report of a program that the user had run.
//! **Out:** inlay hints, hovers, diagnostics, fixes.
//!
//! ```text
//! editor ── wire ── front ── server ──▶ state ──▶ annotate ──▶ features ──▶ editor
//!                       └─ conduct ── run ──▶ (child) sidewinder run --report ──▶ state
//! ```
//!
//! The server never runs a program in its own process, and never unasked. Facts of code that changed are withdrawn at
//! once, and are back when the change is undone. A request that panics gets an error for an answer, and the server goes on.
//!
//! **Absent:** what other Python servers do (completion, types, formatting), and everything about how programs run.
//! Runs need Unix.

pub mod annotate;
pub mod asked;
pub mod capabilities;
pub mod commands;
pub mod conduct;
pub mod config;
pub mod configuration;
pub mod document;
pub mod features;
pub mod front;
pub mod history;
pub mod pages;
pub mod panics;
pub mod position;
pub mod proofs;
pub mod protocol;
pub mod publisher;
pub mod run;
pub mod server;
pub mod state;
pub mod views;
pub mod wire;

use tokio::io::{AsyncRead, AsyncWrite};
use tower_lsp::{LspService, LspServiceBuilder};

use front::Front;
use server::Server;
use wire::Leave;

/// Messages that may be under way at once. With the library's four, a handler that asks the editor back can wait forever.
const MESSAGES: usize = 4096;

/// Bytes that may lie between the wire and the library.
const PIPE: usize = 1 << 16;

/// Serves an editor on standard input and output until it says `exit` or closes them. Gives the status to end with.
pub fn run_stdio() -> std::io::Result<i32> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let status = runtime.block_on(serve(tokio::io::stdin(), tokio::io::stdout()));
    // The thread that reads standard input may block forever.
    runtime.shutdown_background();
    Ok(status)
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
) -> i32 {
    serve_methods(service(), input, output).await
}

/// Serves an editor on any two streams with [`service`]'s methods and others besides.
pub async fn serve_methods(
    methods: LspServiceBuilder<Server>,
    input: impl AsyncRead + Unpin + Send,
    output: impl AsyncWrite + Unpin + Send + 'static,
) -> i32 {
    let (service, socket) = methods.finish();
    let client = service.inner().client().clone();
    let (to_library, from_editor) = tokio::io::duplex(PIPE);
    let (to_editor, from_library) = tokio::io::duplex(PIPE);
    let (front, from_editor) = Front::new(service, client, from_editor);
    let (frames, waiting) = tokio::sync::mpsc::unbounded_channel();
    let leave = Leave::default();
    let reading = wire::read_frames(input, to_library, frames.clone(), &leave);
    let serving = tower_lsp::Server::new(from_editor, to_editor, socket)
        .concurrency_level(MESSAGES)
        .serve(front);
    // What the editor says ends the reading, the end of that the serving. The reading alone may never end.
    let working = async move {
        tokio::select! {
            () = serving => (),
            () = async { reading.await; std::future::pending().await } => (),
        }
    };
    tokio::join!(
        working,
        wire::take_frames(from_library, frames),
        wire::write_frames(waiting, output)
    );
    leave.status()
}
