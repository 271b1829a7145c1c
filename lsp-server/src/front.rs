//! What stands before `tower-lsp`: it mends, in wire order, what editors send and the library does not take.
//!
//! * `"params": null` on a method without parameters counts as none, and `shutdown` has none in any case.
//! * `capabilities.workspace.diagnostics` of `initialize` goes on under the name that the library reads, `diagnostic`.
//! * After `exit` the input ends, so that the process does, even if the editor keeps the pipe open.
//! * A request that panics is answered with an error, and the editor's log says so; the library would end with it.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use serde_json::Value;
use tokio::io::{AsyncRead, ReadBuf};
use tower_lsp::jsonrpc::{Error, Request, Response};
use tower_lsp::{Client, ExitedError};
use tower_service::Service;

use crate::panics;

/// A service before the service.
#[derive(Debug)]
pub struct Front<S> {
    inner: S,
    client: Client,
    has_exited: Arc<AtomicBool>,
}

impl<S> Front<S> {
    /// Stands before `inner`, reading from `input`; the input to read from is given back. Panics are told to `client`.
    pub fn new<I>(inner: S, client: Client, input: I) -> (Front<S>, Input<I>) {
        let has_exited = Arc::new(AtomicBool::new(false));
        let front = Front { inner, client, has_exited: has_exited.clone() };
        (front, Input { inner: input, has_exited })
    }
}

impl<S> Service<Request> for Front<S>
where
    S: Service<Request, Response = Option<Response>, Error = ExitedError>,
    S::Future: Send + 'static,
{
    type Response = Option<Response>;
    type Error = ExitedError;
    type Future = Pin<Box<dyn Future<Output = Answer> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), ExitedError>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let is_exit = request.method() == "exit";
        let is_empty = matches!(request.params(), Some(Value::Null));
        let request = if is_empty || request.method() == "shutdown" {
            let (method, id, _) = request.into_parts();
            let bare = Request::build(method);
            match id {
                Some(id) => bare.id(id).finish(),
                None => bare.finish(),
            }
        } else {
            request
        };
        let request = if request.method() == "initialize" { renamed(request) } else { request };
        let method = request.method().to_owned();
        let id = request.id().cloned();
        let answer = panics::catch(|| self.inner.call(request));
        if is_exit {
            self.has_exited.store(true, Ordering::SeqCst);
        }
        let client = self.client.clone();
        Box::pin(async move {
            let answer = match answer {
                Ok(answer) => panics::caught(answer).await,
                Err(panic) => Err(panic),
            };
            answer.unwrap_or_else(|panic| {
                let words = panic.words(&method);
                panics::log(&client, words.clone());
                let error = Error { message: words.into(), ..Error::internal_error() };
                Ok(id.map(|id| Response::from_error(id, error)))
            })
        })
    }
}

/// The library has the name that a draft of the protocol had.
fn renamed(request: Request) -> Request {
    let (method, id, params) = request.into_parts();
    let mut params = params.unwrap_or_default();
    if let Some(workspace) = params.pointer_mut("/capabilities/workspace")
        && let Some(diagnostics) = workspace.get("diagnostics").cloned()
        && let Some(workspace) = workspace.as_object_mut()
    {
        workspace.entry("diagnostic").or_insert(diagnostics);
    }
    let request = Request::build(method).params(params);
    match id {
        Some(id) => request.id(id).finish(),
        None => request.finish(),
    }
}

/// What a request is answered with: nothing, where it was none.
type Answer = Result<Option<Response>, ExitedError>;

/// Input that ends with `exit`.
#[derive(Debug)]
pub struct Input<I> {
    inner: I,
    has_exited: Arc<AtomicBool>,
}

impl<I: AsyncRead + Unpin> AsyncRead for Input<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        if self.has_exited.load(Ordering::SeqCst) {
            return Poll::Ready(Ok(()));
        }
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}
