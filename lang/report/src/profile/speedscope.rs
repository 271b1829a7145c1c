//! `.speedscope.json`, as <https://www.speedscope.app/file-format-schema.json> publishes it.
//!
//! Two profiles on one axis: what was sampled, and what the JIT decided. Both are of the kind that says when a frame opens and when it closes, as only that
//! has gaps: samples have weights alone, and what waited would be lost.

use serde::Serialize;
use std::collections::HashMap;

use super::{Timeline, json};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct File<'a> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    name: &'a str,
    exporter: String,
    active_profile_index: usize,
    shared: Shared,
    profiles: Vec<Profile>,
}

#[derive(Serialize)]
struct Shared {
    frames: Vec<Frame>,
}

#[derive(Serialize, Clone, PartialEq, Eq, Hash)]
struct Frame {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Profile {
    #[serde(rename = "type")]
    kind: &'static str,
    name: String,
    unit: &'static str,
    start_value: u64,
    end_value: u64,
    events: Vec<Event>,
}

#[derive(Serialize)]
struct Event {
    #[serde(rename = "type")]
    kind: &'static str,
    frame: usize,
    at: u64,
}

#[derive(Default)]
struct Frames {
    all: Vec<Frame>,
    known: HashMap<Frame, usize>,
}

impl Frames {
    fn number(&mut self, frame: Frame) -> usize {
        *self.known.entry(frame.clone()).or_insert_with(|| {
            self.all.push(frame);
            self.all.len() - 1
        })
    }
}

/// Closes what is open and not in `wanted`, and opens what is not open.
fn change(events: &mut Vec<Event>, open: &mut Vec<usize>, wanted: &[usize], at: u64) {
    let same = open.iter().zip(wanted).take_while(|(a, b)| a == b).count();
    while open.len() > same {
        let frame = open.pop().unwrap_or_default();
        events.push(Event { kind: "C", frame, at });
    }
    for &frame in &wanted[same..] {
        open.push(frame);
        events.push(Event { kind: "O", frame, at });
    }
}

/// The text of the file.
pub fn text(timeline: &Timeline) -> String {
    let mut frames = Frames::default();
    let functions: Vec<usize> = timeline
        .functions
        .iter()
        .map(|function| {
            frames.number(Frame {
                name: function.name.clone(),
                file: Some(function.file.clone()),
                line: Some(function.line),
            })
        })
        .collect();
    let (mut events, mut open) = (Vec::new(), Vec::new());
    let mut ended = 0;
    for (index, sample) in timeline.samples.iter().enumerate() {
        let began = timeline.began(index);
        if began > ended + timeline.period / 2 {
            change(&mut events, &mut open, &[], ended);
        }
        let mut stack: Vec<usize> =
            sample.stack.iter().map(|spot| functions[spot.function]).collect();
        let below = sample.doing.frame();
        stack.extend(below.map(|name| frames.number(Frame { name, file: None, line: None })));
        change(&mut events, &mut open, &stack, began.max(ended));
        ended = sample.at.max(ended);
    }
    change(&mut events, &mut open, &[], ended);
    let profile = |name: String, events| Profile {
        kind: "evented",
        name,
        unit: "nanoseconds",
        start_value: 0,
        end_value: timeline.ended.max(ended),
        events,
    };
    let mut profiles = vec![profile(timeline.program.clone(), events)];
    if !timeline.decisions.is_empty() {
        let mut events = Vec::new();
        for (index, decision) in timeline.decisions.iter().enumerate() {
            let frame = frames.number(Frame {
                name: decision.text.clone(),
                file: Some(decision.file.clone()),
                line: Some(decision.line),
            });
            // As long as can be seen: half a period, but not into the next one.
            let next =
                timeline.decisions.get(index + 1).map_or(timeline.ended.max(ended), |next| next.at);
            let end = (decision.at + timeline.period / 2).min(next).max(decision.at);
            events.push(Event { kind: "O", frame, at: decision.at });
            events.push(Event { kind: "C", frame, at: end });
        }
        profiles.push(profile(format!("{}: JIT decisions", timeline.program), events));
    }
    json(&File {
        schema: "https://www.speedscope.app/file-format-schema.json",
        name: &timeline.program,
        exporter: concat!("sidewinder@", env!("CARGO_PKG_VERSION")).into(),
        active_profile_index: 0,
        shared: Shared { frames: frames.all },
        profiles,
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::timeline;
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeMap;

    #[test]
    fn frames_are_open_while_they_ran() {
        let file: Value = serde_json::from_str(&text(&timeline())).unwrap();
        let frames = file["shared"]["frames"].as_array().unwrap();
        let mut totals = BTreeMap::<String, i64>::new();
        for event in file["profiles"][0]["events"].as_array().unwrap() {
            let name = frames[event["frame"].as_u64().unwrap() as usize]["name"].as_str().unwrap();
            let at = event["at"].as_i64().unwrap() / 1_000;
            *totals.entry(name.into()).or_default() += if event["type"] == "O" { -at } else { at };
        }
        let expected = [
            ("(garbage collector)", 1_000),
            ("(interpreted)", 1_000),
            ("<module>", 4_000),
            ("work", 3_000),
        ];
        assert_eq!(totals, expected.map(|(name, time)| (name.to_owned(), time)).into());
        assert_eq!(file["profiles"][1]["events"][0]["at"], 1_500_000);
    }
}
