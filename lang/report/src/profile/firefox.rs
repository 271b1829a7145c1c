//! `.firefox.json`: a processed profile of the Firefox Profiler, written by the crate that samply uses.
//!
//! What goes on is the category of a frame, which the viewer draws in colours; decisions are markers, each with its sentence and its place.

use std::collections::HashMap;
use std::time::{Duration, UNIX_EPOCH};

use fxprof_processed_profile::{
    CategoryColor, CategoryHandle, CpuDelta, Frame, FrameFlags, FrameInfo, MarkerFieldFlags,
    MarkerFieldFormat, MarkerLocations, MarkerTiming, Profile, ReferenceTimestamp,
    SamplingInterval, StaticSchemaMarker, StaticSchemaMarkerField, StringHandle, Timestamp,
    WeightType,
};

use super::{DOINGS, Doing, Timeline, json};

/// A decision as a marker.
struct Decided {
    name: StringHandle,
    text: StringHandle,
    place: StringHandle,
    category: CategoryHandle,
}

impl StaticSchemaMarker for Decided {
    const UNIQUE_MARKER_TYPE_NAME: &'static str = "JIT";
    const DESCRIPTION: Option<&'static str> = Some("A decision of the JIT.");
    const LOCATIONS: MarkerLocations = MarkerLocations::MARKER_CHART
        .union(MarkerLocations::MARKER_TABLE)
        .union(MarkerLocations::TIMELINE_OVERVIEW);
    const CHART_LABEL: Option<&'static str> = Some("{marker.data.text}");
    const TOOLTIP_LABEL: Option<&'static str> = Some("{marker.name}: {marker.data.text}");
    const TABLE_LABEL: Option<&'static str> = Some("{marker.data.text}");
    const FIELDS: &'static [StaticSchemaMarkerField] = &[
        StaticSchemaMarkerField {
            key: "text",
            label: "What",
            format: MarkerFieldFormat::String,
            flags: MarkerFieldFlags::SEARCHABLE,
        },
        StaticSchemaMarkerField {
            key: "place",
            label: "Where",
            format: MarkerFieldFormat::String,
            flags: MarkerFieldFlags::SEARCHABLE,
        },
    ];

    fn name(&self, _: &mut Profile) -> StringHandle {
        self.name
    }

    fn category(&self, _: &mut Profile) -> CategoryHandle {
        self.category
    }

    fn string_field_value(&self, field: u32) -> StringHandle {
        if field == 0 { self.text } else { self.place }
    }

    fn number_field_value(&self, _: u32) -> f64 {
        0.0
    }
}

fn colour(doing: Doing) -> CategoryColor {
    match doing {
        Doing::Compiled => CategoryColor::Green,
        Doing::Runtime => CategoryColor::Blue,
        Doing::Interpreted => CategoryColor::Yellow,
        Doing::Collecting => CategoryColor::Orange,
        Doing::Recording | Doing::Optimizing | Doing::Assembling => CategoryColor::Purple,
        Doing::Other => CategoryColor::Gray,
    }
}

fn time(nanoseconds: u64) -> Timestamp {
    Timestamp::from_nanos_since_reference(nanoseconds)
}

/// The text of the file.
pub fn text(timeline: &Timeline) -> String {
    let began = timeline.began.duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut profile = Profile::new(
        "Sidewinder",
        ReferenceTimestamp::from_duration_since_unix_epoch(began),
        SamplingInterval::from_nanos(timeline.period),
    );
    let process = profile.add_process(&timeline.program, 1, time(0));
    profile.set_process_end_time(process, time(timeline.ended));
    let thread = profile.add_thread(process, 1, time(0), true);
    profile.set_thread_name(thread, &timeline.program);
    profile.set_thread_samples_weight_type(thread, WeightType::Samples);
    profile.set_thread_show_markers_in_timeline(thread, true);
    profile.set_symbolicated(true);
    let categories: HashMap<Doing, CategoryHandle> = DOINGS
        .iter()
        .map(|&doing| (doing, profile.add_category(doing.word(), colour(doing))))
        .collect();
    let jit = profile.add_category("JIT", CategoryColor::Purple);
    let labels: Vec<StringHandle> = timeline
        .functions
        .iter()
        .map(|function| {
            let file = function.file.rsplit('/').next().unwrap_or_default();
            profile.intern_string(&format!("{} {file}:{}", function.name, function.line))
        })
        .collect();
    for sample in &timeline.samples {
        let category = categories[&sample.doing];
        let mut all: Vec<StringHandle> =
            sample.stack.iter().map(|spot| labels[spot.function]).collect();
        all.extend(sample.doing.frame().map(|name| profile.intern_string(&name)));
        let frames = all.into_iter().map(|label| FrameInfo {
            frame: Frame::Label(label),
            category_pair: category.into(),
            flags: FrameFlags::IS_JS,
        });
        let stack = profile.intern_stack_frames(thread, frames);
        let cpu = CpuDelta::from(Duration::from_nanos(sample.weight));
        let weight = (sample.weight / timeline.period.max(1)).max(1);
        profile.add_sample(thread, time(sample.at), stack, cpu, weight as i32);
    }
    for decision in &timeline.decisions {
        let marker = Decided {
            name: profile.intern_string(decision.kind.word()),
            text: profile.intern_string(&decision.text),
            place: profile.intern_string(&format!("{}:{}", decision.file, decision.line)),
            category: jit,
        };
        profile.add_marker(thread, MarkerTiming::Instant(time(decision.at)), marker);
    }
    json(&profile)
}

#[cfg(test)]
mod tests {
    use super::super::tests::timeline;
    use super::*;
    use serde_json::Value;

    #[test]
    fn decisions_are_markers() {
        let profile: Value = serde_json::from_str(&text(&timeline())).unwrap();
        let thread = &profile["threads"][0];
        assert_eq!(thread["samples"]["length"], 4);
        assert_eq!(thread["markers"]["length"], 1);
        assert_eq!(thread["markers"]["data"][0]["type"], "JIT");
        assert_eq!(thread["markers"]["startTime"][0], 1.5);
        let strings = profile.to_string();
        assert!(
            strings.contains("loop 1 compiled: work, b c.py:4")
                && strings.contains("work b c.py:3")
        );
        let schemas = profile["meta"]["markerSchema"].as_array().unwrap();
        assert!(schemas.iter().any(|schema| schema["name"] == "JIT"), "{schemas:?}");
    }
}
