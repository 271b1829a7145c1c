//! `.cpuprofile`: the format of V8's profiler, as the Chrome DevTools Protocol publishes it (`Profiler.Profile`).
//!
//! A tree of nodes, and for each sample the node it was at and the microseconds since the one before. A sample lasts until the next one, so that the
//! time in which the program waited is a sample of the node `(idle)`, which V8 writes as well.

use std::collections::HashMap;
use std::time::UNIX_EPOCH;

use serde::Serialize;

use super::{Doing, Timeline, json};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Profile {
    nodes: Vec<Node>,
    start_time: u64,
    end_time: u64,
    samples: Vec<usize>,
    time_deltas: Vec<i64>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    id: usize,
    call_frame: CallFrame,
    hit_count: u64,
    children: Vec<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    position_ticks: Vec<Ticks>,
}

#[derive(Serialize, Clone, PartialEq, Eq, Hash, Default)]
#[serde(rename_all = "camelCase")]
struct CallFrame {
    function_name: String,
    script_id: String,
    url: String,
    /// Counted from 0.
    line_number: i64,
    column_number: i64,
}

/// How often a line of a node was seen; lines are counted from 1 here.
#[derive(Serialize)]
struct Ticks {
    line: u32,
    ticks: u64,
}

#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
    known: HashMap<(usize, CallFrame), usize>,
}

impl Tree {
    /// The number of the node for a frame that this one called.
    fn below(&mut self, parent: usize, frame: CallFrame) -> usize {
        if let Some(&id) = self.known.get(&(parent, frame.clone())) {
            return id;
        }
        let id = self.nodes.len() + 1;
        self.nodes.push(Node {
            id,
            call_frame: frame.clone(),
            hit_count: 0,
            children: Vec::new(),
            position_ticks: Vec::new(),
        });
        if parent > 0 {
            self.nodes[parent - 1].children.push(id);
        }
        self.known.insert((parent, frame), id);
        id
    }

    fn hit(&mut self, id: usize, line: Option<u32>) {
        let node = &mut self.nodes[id - 1];
        node.hit_count += 1;
        let Some(line) = line else { return };
        match node.position_ticks.iter_mut().find(|ticks| ticks.line == line) {
            Some(ticks) => ticks.ticks += 1,
            None => node.position_ticks.push(Ticks { line, ticks: 1 }),
        }
    }
}

/// A frame that is no function of the program.
fn meta(name: &str) -> CallFrame {
    CallFrame {
        function_name: name.into(),
        script_id: "0".into(),
        line_number: -1,
        column_number: -1,
        ..CallFrame::default()
    }
}

/// A file as an address.
fn url(file: &str) -> String {
    if !file.starts_with('/') {
        return file.into();
    }
    let mut url = String::from("file://");
    for byte in file.bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => url.push(byte as char),
            _ if byte.is_ascii_alphanumeric() => url.push(byte as char),
            _ => url += &format!("%{byte:02X}"),
        }
    }
    url
}

/// The text of the file.
pub fn text(timeline: &Timeline) -> String {
    let mut tree = Tree::default();
    let root = tree.below(0, meta("(root)"));
    let idle = tree.below(root, meta("(idle)"));
    let mut files: HashMap<&str, usize> = HashMap::new();
    let frames: Vec<CallFrame> = timeline
        .functions
        .iter()
        .map(|function| {
            let next = files.len() + 1;
            let script = *files.entry(&function.file).or_insert(next);
            CallFrame {
                function_name: function.name.clone(),
                script_id: script.to_string(),
                url: url(&function.file),
                line_number: i64::from(function.line) - 1,
                column_number: 0,
            }
        })
        .collect();
    // When, and which node from then on.
    let mut moments: Vec<(u64, usize)> = vec![(0, idle)];
    for (index, sample) in timeline.samples.iter().enumerate() {
        let mut at = root;
        for spot in &sample.stack {
            at = tree.below(at, frames[spot.function].clone());
        }
        let line = sample.stack.last().map(|spot| spot.line);
        let name = match sample.doing {
            Doing::Collecting => Some("(garbage collector)".into()),
            doing => doing.frame(),
        };
        if let Some(name) = name {
            // The line is the function's, which is the node above.
            if let (Some(line), true) = (line, at != root) {
                tree.hit(at, Some(line));
                tree.nodes[at - 1].hit_count -= 1;
            }
            at = tree.below(at, meta(&name));
            tree.hit(at, None);
        } else {
            tree.hit(at, line);
        }
        moments.push((timeline.began(index), at));
        let next = if index + 1 < timeline.samples.len() {
            timeline.began(index + 1)
        } else {
            timeline.ended
        };
        if next > sample.at + timeline.period / 2 {
            moments.push((sample.at, idle));
        }
    }
    // A decision is a node of its own that lasts for no time: what was there before goes on behind it.
    let parent = (!timeline.decisions.is_empty()).then(|| tree.below(root, meta("(JIT)")));
    let mut with = Vec::with_capacity(moments.len());
    let mut decisions = timeline.decisions.iter().peekable();
    let mut last = idle;
    for (at, node) in moments {
        while let Some(decision) = decisions.next_if(|decision| decision.at < at) {
            let frame = CallFrame {
                url: url(&decision.file),
                line_number: i64::from(decision.line) - 1,
                column_number: 0,
                ..meta(&decision.text)
            };
            with.push((decision.at, tree.below(parent.unwrap_or(root), frame)));
            with.push((decision.at, last));
        }
        with.push((at, node));
        last = node;
    }
    for decision in decisions {
        let frame = CallFrame { url: url(&decision.file), ..meta(&decision.text) };
        with.push((decision.at, tree.below(parent.unwrap_or(root), frame)));
        with.push((decision.at, last));
    }
    let start = timeline.began.duration_since(UNIX_EPOCH).unwrap_or_default().as_micros() as u64;
    let mut before = 0;
    let time_deltas = with.iter().map(|&(at, _)| {
        let delta = at / 1_000 - before;
        before = at / 1_000;
        delta as i64
    });
    let time_deltas = time_deltas.collect();
    let samples = with.into_iter().map(|(_, node)| node).collect();
    json(&Profile {
        nodes: tree.nodes,
        start_time: start,
        end_time: start + timeline.ended / 1_000,
        samples,
        time_deltas,
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::timeline;
    use super::*;
    use serde_json::Value;

    #[test]
    fn time_is_where_it_was_spent() {
        let profile: Value = serde_json::from_str(&text(&timeline())).unwrap();
        let nodes = profile["nodes"].as_array().unwrap();
        let samples = profile["samples"].as_array().unwrap();
        let deltas = profile["timeDeltas"].as_array().unwrap();
        assert_eq!(samples.len(), deltas.len());
        // A sample lasts until the next.
        let mut spent = std::collections::BTreeMap::<String, i64>::new();
        let mut at = 0;
        for (index, sample) in samples.iter().enumerate() {
            at += deltas[index].as_i64().unwrap();
            let end = deltas.get(index + 1).map_or(10_000 - at, |next| next.as_i64().unwrap());
            let node = &nodes[sample.as_u64().unwrap() as usize - 1];
            *spent
                .entry(node["callFrame"]["functionName"].as_str().unwrap().into())
                .or_default() += end;
        }
        let expected = [
            ("(garbage collector)", 1_000),
            ("(idle)", 6_000),
            ("(interpreted)", 1_000),
            ("loop 1 compiled: work, b c.py:4", 0),
            ("work", 2_000),
        ];
        assert_eq!(spent, expected.map(|(name, time)| (name.to_owned(), time)).into());
    }

    #[test]
    fn lines_and_files_are_told() {
        let profile: Value = serde_json::from_str(&text(&timeline())).unwrap();
        let nodes = profile["nodes"].as_array().unwrap();
        let work = nodes.iter().find(|node| node["callFrame"]["functionName"] == "work").unwrap();
        assert_eq!(work["callFrame"]["url"], "file:///a/b%20c.py");
        assert_eq!(work["callFrame"]["lineNumber"], 2);
        assert_eq!(work["hitCount"], 2);
        assert_eq!(work["positionTicks"][0], serde_json::json!({"line": 4, "ticks": 1}));
        assert_eq!(work["positionTicks"][1], serde_json::json!({"line": 5, "ticks": 2}));
    }
}
