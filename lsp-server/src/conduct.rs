//! Conducts runs: from the user's command, through progress and output, to the sentence at the end.

use std::time::Duration;

use tokio::sync::mpsc::{Receiver, channel};
use tokio::time::{MissedTickBehavior, interval};
use tower_lsp::Client;
use tower_lsp::lsp_types::notification::Progress;
use tower_lsp::lsp_types::request::WorkDoneProgressCreate;
use tower_lsp::lsp_types::{
    MessageType, NumberOrString, ProgressParams, ProgressParamsValue, ProgressToken, Url,
    WorkDoneProgress, WorkDoneProgressBegin, WorkDoneProgressCreateParams, WorkDoneProgressEnd,
    WorkDoneProgressReport,
};

use crate::configuration::{Configuration, resolve};
use crate::panics;
use crate::protocol::{Output, OutputCame, Started};
use crate::publisher::Shared;
use crate::run::child::{Ending, Happening, WAITING};
use crate::views::why;
use sidewinder_report::words::plural;

/// How often a run that writes its report is looked at.
const TICK: Duration = Duration::from_millis(200);

/// Start of the name of a run's progress.
const TOKEN: &str = "sidewinder/run/";

/// Runs a file. What prevents it is shown.
pub async fn analyse(shared: &Shared, client: &Client, uri: &Url) -> Option<Started> {
    let Ok(path) = uri.to_file_path() else {
        let why = format!("{uri} is not a file on this disk: save it first, then analyse it.");
        client.show_message(MessageType::WARNING, why).await;
        return None;
    };
    let root = shared.state().root_of(&path);
    run(shared, client, resolve::of_file(&path, &root)).await
}

/// Runs a configuration. What prevents it is shown.
pub async fn run(shared: &Shared, client: &Client, what: Configuration) -> Option<Started> {
    if !shared.state().is_trusted() {
        client.show_message(MessageType::WARNING, why::UNTRUSTED).await;
        return None;
    }
    let (unsaved, command) = {
        let state = shared.state();
        (state.unsaved(), state.settings.command())
    };
    let command = match command {
        Ok(command) => command,
        Err(why) => {
            let why = format!("The command to run is not known ({why}): set sidewinder.path.");
            client.show_message(MessageType::ERROR, why).await;
            return None;
        }
    };
    let (name, place) = (what.name.clone(), what.at.words(&what.root));
    let kept = what.clone();
    let prepared = match panics::beside(move || what.prepare(unsaved)).await {
        Ok(prepared) => prepared,
        Err(why) => {
            let why = format!("{name} cannot be run: {why} ({place}).");
            client.show_message(MessageType::ERROR, why).await;
            return None;
        }
    };
    let (heard, happenings) = channel(WAITING);
    let run = {
        let mut state = shared.state();
        state.last = Some(kept);
        state.start(command, prepared, heard)
    };
    shared.ring();
    let what = format!("Run #{run} ({name})");
    let hearing = attend(shared.clone(), client.clone(), run, name, happenings);
    let shared = shared.clone();
    panics::spawn(client, what, hearing, move |words| {
        with_run(&shared, run, |run| run.end(Ending::GivenUp(words)));
        shared.state().touch();
        shared.ring();
    });
    Some(Started { run })
}

/// Stops the run of a file, or all.
pub async fn stop(shared: &Shared, client: &Client, uri: Option<&Url>) {
    let path = uri.and_then(|uri| uri.to_file_path().ok());
    let had_one = shared.state().stop(path.as_deref());
    if !had_one {
        client.show_message(MessageType::INFO, "Nothing is running.").await;
    }
}

/// Stops the run whose progress was cancelled.
pub fn cancel(shared: &Shared, token: &ProgressToken) {
    let NumberOrString::String(token) = token else { return };
    let number = token.strip_prefix(TOKEN).and_then(|number| number.parse().ok());
    let mut state = shared.state();
    if let Some(run) = number.and_then(|number| state.run(number)) {
        run.stop();
    }
}

/// Shows facts, or hides them.
pub async fn show(shared: &Shared, client: &Client, is_shown: bool) {
    let has_runs = {
        let mut state = shared.state();
        state.show(is_shown);
        state.has_runs()
    };
    shared.ring();
    if is_shown && !has_runs {
        let words = "There are no facts yet: run Analyse File.";
        client.show_message(MessageType::INFO, words).await;
    }
}

/// Hears a run to its end.
async fn attend(
    shared: Shared,
    client: Client,
    number: u64,
    name: String,
    mut happenings: Receiver<Happening>,
) {
    let editor = shared.state().editor;
    // The editor may take its time to agree to a progress bar; the run is heard meanwhile.
    let mut coming = editor.shows_progress.then(|| {
        let bar = Bar::begin(client.clone(), number, name);
        panics::spawn(&client, "Showing progress", bar, |_| None)
    });
    let mut progress: Option<Bar> = None;
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut is_news = false;
    let ending = loop {
        tokio::select! {
            happening = happenings.recv() => match happening {
                Some(Happening::Line(line)) => {
                    with_run(&shared, number, |run| run.line(&line));
                    is_news = true;
                }
                Some(Happening::Cut(at)) => {
                    with_run(&shared, number, |run| run.cut(at));
                }
                Some(Happening::Output(text)) => {
                    with_run(&shared, number, |run| run.output(&text));
                    if editor.knows_sidewinder {
                        client.send_notification::<OutputCame>(Output { run: number, text }).await;
                    }
                }
                Some(Happening::Ended(ending)) => break ending,
                None => break Ending::GivenUp("its thread ended.".to_owned()),
            },
            _ = ticks.tick() => {
                if std::mem::take(&mut is_news) {
                    shared.state().touch();
                    shared.ring();
                }
                if let Some(begun) = coming.take_if(|begun| begun.is_finished()) {
                    progress = begun.await.ok().flatten();
                }
                if let Some(bar) = &progress {
                    bar.report(with_run(&shared, number, |run| {
                        let traces = plural(run.report.loops.len() as u64, "trace");
                        format!("{:.1} s, {traces} compiled", run.took().as_secs_f64())
                    }))
                    .await;
                }
            }
        }
    };
    let farewell = with_run(&shared, number, |run| {
        run.end(ending);
        run.farewell()
    });
    shared.state().compare_with_baseline(Some(number));
    shared.state().touch();
    shared.ring();
    keep(&shared, &client, number).await;
    if let Some(bar) = progress {
        bar.end().await;
    } else if let Some(begun) = coming {
        let ending = async move {
            if let Ok(Some(bar)) = begun.await {
                bar.end().await;
            }
        };
        panics::spawn(&client, "Showing progress", ending, drop);
    }
    let Some((words, is_urgent)) = farewell else { return };
    if is_urgent {
        client.show_message(MessageType::WARNING, words).await;
    } else {
        client.log_message(MessageType::INFO, words).await;
    }
}

/// Keeps a run that has ended. What prevents it is said in the log: the run itself is not worse for it.
async fn keep(shared: &Shared, client: &Client, number: u64) {
    let Some((store, text, pinned)) = shared.state().to_keep(number) else { return };
    let kept = panics::beside(move || store.keep(number, &text, pinned)).await;
    if let Err(why) = kept {
        let words = format!("Run #{number} is not kept: {why}.");
        client.log_message(MessageType::WARNING, words).await;
    }
}

fn with_run<T>(
    shared: &Shared,
    number: u64,
    act: impl FnOnce(&mut crate::run::Run) -> T,
) -> Option<T> {
    shared.state().run(number).map(act)
}

/// Progress that the editor shows, with a button to cancel.
struct Bar {
    client: Client,
    token: ProgressToken,
}

impl Bar {
    async fn begin(client: Client, number: u64, name: String) -> Option<Bar> {
        let token = NumberOrString::String(format!("{TOKEN}{number}"));
        let create = WorkDoneProgressCreateParams { token: token.clone() };
        client.send_request::<WorkDoneProgressCreate>(create).await.ok()?;
        let bar = Bar { client, token };
        bar.send(WorkDoneProgress::Begin(WorkDoneProgressBegin {
            title: format!("Sidewinder: {name}"),
            cancellable: Some(true),
            ..WorkDoneProgressBegin::default()
        }))
        .await;
        Some(bar)
    }

    async fn report(&self, message: Option<String>) {
        let report = WorkDoneProgressReport { message, ..WorkDoneProgressReport::default() };
        self.send(WorkDoneProgress::Report(report)).await;
    }

    async fn end(self) {
        self.send(WorkDoneProgress::End(WorkDoneProgressEnd { message: None })).await;
    }

    async fn send(&self, value: WorkDoneProgress) {
        let value = ProgressParamsValue::WorkDone(value);
        let params = ProgressParams { token: self.token.clone(), value };
        self.client.send_notification::<Progress>(params).await;
    }
}
