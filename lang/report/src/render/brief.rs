//! One line for each thing that happened, as it happens: `--jit-summary`.
//!
//! ```text
//! [loop 1      boxed.py:13 f: 5 of 5 allocations removed, 4 guards, no residual call, 9 of 61 operations left]
//! [bridge 2    boxed.py:10 BoxedInteger.is_positive, from loop 1: no guard, 3 of 9 operations left]
//! [given up    boxed.py:20 g: the trace grew longer than the limit]
//! [loop 3      bf.py:31 run ‹bf@7 [-.]›: 4 guards, no residual call, 7 of 96 operations left]       a merge point: where the guest was
//! ```

use std::io::Write;

use super::notes::{operations, removed};
use crate::schema::{Abort, Event, Loop, LoopKind, Place, Summary};
use crate::shown;
use crate::sink::Sink;
use crate::words::{none_or, plural, seconds, times};

/// Writes the lines.
#[derive(Debug)]
pub struct Brief<W> {
    to: W,
}

impl<W: Write> Brief<W> {
    /// Lines that go to `to`.
    pub fn new(to: W) -> Brief<W> {
        Brief { to }
    }
}

impl<W: Write> Sink for Brief<W> {
    fn take(&mut self, event: &Event) {
        let lines = match event {
            Event::Loop(one) => vec![compiled(one)],
            Event::Abort(abort) => vec![given_up(abort)],
            Event::Summary(summary) => ending(summary),
            Event::Start(_) | Event::Progress(_) => Vec::new(),
        };
        for line in lines {
            // Whoever closed the other end does not want to know.
            let _ = writeln!(self.to, "[{}]", shown::plain(&line).replace('\n', " "));
        }
    }
}

fn place(at: &Place) -> String {
    match &*at.function {
        "" | "<module>" => format!("{}:{}", at.file, at.line),
        function => format!("{}:{} {function}", at.file, at.line),
    }
}

fn compiled(one: &Loop) -> String {
    let kind = match one.kind {
        LoopKind::Loop => "loop",
        LoopKind::Function => "function",
        LoopKind::Bridge => "bridge",
    };
    let head = format!("{kind} {}", one.id);
    let parent = one.parent.map(|id| format!(", from {id}")).unwrap_or_default();
    let mut counts: Vec<String> = removed(one).into_iter().collect();
    counts.push(none_or(one.body.guards, "guard"));
    counts.push(none_or(one.body.residual_calls, "residual call"));
    counts.push(operations(one));
    let guest = one.greens.as_ref().map(|greens| format!(" ‹{greens}›")).unwrap_or_default();
    format!("{head:<12}{}{guest}{parent}: {}", place(&one.at), counts.join(", "))
}

fn given_up(abort: &Abort) -> String {
    let largest = abort.largest.first().filter(|part| !part.function.is_empty());
    let largest = largest.map(|part| {
        format!("; largest part: {}, {}", part.function, plural(part.operations, "operation"))
    });
    format!(
        "{:<12}{}: {}{}",
        "aborted",
        place(&abort.at),
        abort.sentence,
        largest.unwrap_or_default()
    )
}

fn ending(summary: &Summary) -> Vec<String> {
    let totals = &summary.totals;
    let time = &summary.time;
    let made = totals.recorded.allocations;
    let gone = made.saturating_sub(totals.body.allocations);
    let mut lines = vec![
        format!(
            "{:<12}{}, {}, {}, {} aborted",
            "compiled",
            plural(totals.loops, "loop"),
            plural(totals.functions, "function"),
            plural(totals.bridges, "bridge"),
            plural(totals.aborts, "recording"),
        ),
        format!(
            "{:<12}{} of {} operations, {gone} of {made} allocations; {} left, {}",
            "removed",
            totals.recorded.operations.saturating_sub(totals.body.operations),
            totals.recorded.operations,
            plural(totals.body.guards, "guard"),
            none_or(totals.body.residual_calls, "residual call"),
        ),
        format!(
            "{:<12}total {}, recording {}, optimizing {}, making code {}, collecting {}",
            "time",
            seconds(time.total_s),
            seconds(time.recording_s),
            seconds(time.optimizing_s),
            seconds(time.assembling_s),
            seconds(time.collecting_s),
        ),
    ];
    for abort in &summary.aborts {
        let reason = abort.reason.replace('-', " ");
        lines.push(format!(
            "{:<12}{}: {reason}, {}",
            "aborted",
            place(&abort.at),
            times(abort.count)
        ));
    }
    lines
}
