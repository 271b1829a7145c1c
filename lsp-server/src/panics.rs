//! A panic ends what panicked, and nothing else: a request, a task, a run.
//!
//! **In:** work, and its name. **Out:** what it came to, or its panic in words; the editor's log has those, too, and where it
//! happened is on standard error, which the command's hook writes.
//!
//! ```text
//! Front::call(request) ── panics ──▶ an error for an answer     ┐
//! publisher            ── panics ──▶ starts again               ├─▶ window/logMessage
//! conduct::attend      ── panics ──▶ the run is given up        ┘
//! child's thread       ── panics ──▶ Ending::GivenUp, and the child is killed
//! ```
//!
//! What a panic leaves half changed is never shown: a document is out of the state while it is edited
//! ([`State::edit`](crate::state::State::edit)), and all that is told of documents and runs is made anew each time. So the
//! state's lock goes on after a panic.
//!
//! **Absent:** program runs. They panic in processes of their own, which end.

use std::any::Any;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::task::JoinHandle;
use tower_lsp::Client;
use tower_lsp::lsp_types::MessageType;

#[cfg(not(panic = "unwind"))]
compile_error!("a panic must unwind, or a request that panics ends the server");

/// What was thrown, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panic(String);

impl Panic {
    fn of(thrown: &(dyn Any + Send)) -> Panic {
        let words = thrown.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| thrown.downcast_ref::<&str>().copied());
        Panic(words.unwrap_or("no message").to_owned())
    }

    /// A sentence for people. `what` is that which panicked.
    pub fn words(&self, what: &str) -> String {
        let why = &self.0;
        format!("{what} failed: {why}. This is a bug in Sidewinder; please report it.")
    }
}

/// What `act` gives, or its panic.
pub fn catch<T>(act: impl FnOnce() -> T) -> Result<T, Panic> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|thrown| Panic::of(&*thrown))
}

/// What a future gives, or its panic.
pub async fn caught<F: Future>(future: F) -> Result<F::Output, Panic> {
    Caught(Box::pin(future)).await
}

struct Caught<F>(Pin<Box<F>>);

impl<F: Future> Future for Caught<F> {
    type Output = Result<F::Output, Panic>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match catch(|| self.0.as_mut().poll(context)) {
            Ok(Poll::Pending) => Poll::Pending,
            Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
            Err(panic) => Poll::Ready(Err(panic)),
        }
    }
}

/// Starts a task of the server. If it panics, the editor's log says so, and `instead` takes the sentence.
pub fn spawn<F>(
    client: &Client,
    what: impl Into<String>,
    task: F,
    instead: impl FnOnce(String) -> F::Output + Send + 'static,
) -> JoinHandle<F::Output>
where
    F: Future<Output: Send> + Send + 'static,
{
    let (client, what) = (client.clone(), what.into());
    tokio::spawn(async move {
        match caught(task).await {
            Ok(value) => value,
            Err(panic) => {
                let words = panic.words(&what);
                log(&client, words.clone());
                instead(words)
            }
        }
    })
}

/// Does work that takes long beside the tasks that answer. If it panics, so does who waits for it.
pub async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(value) => value,
        Err(failed) => match failed.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime ends, and all that waits with it.
            Err(_) => std::future::pending().await,
        },
    }
}

/// Logs a sentence with the editor, which may take its time to read.
pub fn log(client: &Client, words: String) {
    let client = client.clone();
    tokio::spawn(async move { client.log_message(MessageType::ERROR, words).await });
}
