//! Tells the editor what changed: diagnostics, refreshes and the status have this one owner, so that they keep their order
//! and none stays behind.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tower_lsp::Client;

use crate::protocol::StatusChanged;
use crate::state::State;

/// The server's state and the bell that says that there is news in it. All clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    state: Arc<Mutex<State>>,
    bell: Arc<Notify>,
}

impl Shared {
    /// The state. It is never kept over an await.
    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// There is news in the state.
    pub fn ring(&self) {
        self.bell.notify_one();
    }

    /// Tells the news, one batch after another. Ends with the runtime.
    pub async fn publish(self, client: Client) {
        loop {
            self.bell.notified().await;
            let (news, editor) = {
                let mut state = self.state();
                (state.news(), state.editor)
            };
            for (uri, diagnostics, version) in news.diagnostics {
                client.publish_diagnostics(uri, diagnostics, version).await;
            }
            if let Some(status) = news.status.filter(|_| editor.knows_sidewinder) {
                client.send_notification::<StatusChanged>(status).await;
            }
            if news.hints && editor.refreshes_hints {
                // The answer may take its time, and other news must not wait for it.
                let client = client.clone();
                tokio::spawn(async move { client.inlay_hint_refresh().await });
            }
        }
    }
}
