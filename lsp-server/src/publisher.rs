//! Tells the editor what changed: diagnostics, refreshes and the status have this one owner, so that they keep their order
//! and none stays behind.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tower_lsp::Client;

use crate::panics;
use crate::protocol::{Changed, FactsChanged, StatusChanged};
use crate::state::State;

/// The server's state and the bell that says that there is news in it. All clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    state: Arc<Mutex<State>>,
    bell: Arc<Notify>,
    /// How often hints had to be asked for again.
    refreshes: Arc<AtomicU64>,
}

/// Without news for so long, what was typed counts as settled.
const SETTLED: Duration = Duration::from_millis(100);

impl Shared {
    /// The state. It is never kept over an await.
    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// There is news in the state.
    pub fn ring(&self) {
        self.bell.notify_one();
    }

    /// Starts to tell the news, one batch after another, until the runtime ends. A batch that panics is lost, and no other.
    pub fn publish(self, client: Client) {
        let (after, to) = (self.clone(), client.clone());
        panics::spawn(&client.clone(), "Telling the news", self.tell(client), |_| {
            // The next batch tells in full. It waits for its bell: what panics once may do so each time.
            after.state().touch();
            after.publish(to);
        });
    }

    async fn tell(self, client: Client) {
        loop {
            self.bell.notified().await;
            // Faults first, while requests are answered.
            let texts = self.state().stale_texts();
            if texts.iter().any(|text| text.known_faults().is_none()) {
                let work = move || {
                    for text in texts {
                        text.faults();
                    }
                };
                panics::beside(work).await;
            }
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
            if news.hints {
                // Once for what is typed in one go. The answer may take its time, and other news must not wait for it.
                let (to, refreshes) = (client.clone(), self.refreshes.clone());
                let mine = refreshes.fetch_add(1, Ordering::SeqCst) + 1;
                let refresh = async move {
                    tokio::time::sleep(SETTLED).await;
                    if refreshes.load(Ordering::SeqCst) != mine {
                        return;
                    }
                    if editor.knows_sidewinder {
                        to.send_notification::<FactsChanged>(Changed {}).await;
                    }
                    if editor.refreshes_lenses {
                        drop(to.code_lens_refresh().await);
                    }
                    if editor.refreshes_hints {
                        drop(to.inlay_hint_refresh().await);
                    }
                };
                panics::spawn(&client, "Refreshing hints", refresh, drop);
            }
        }
    }
}
