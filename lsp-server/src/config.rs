//! Settings, as the editor sends them: with `initialize`, and whenever they change.

use std::path::PathBuf;
use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::annotate::kinds::{Choice, Preset, Shown};
use crate::run::child::Limits;
use sidewinder_contain::allow::Allow;

/// The section `sidewinder` of the editor's settings. Keys that are missing or unknown change nothing.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Settings {
    /// The command to run programs with; empty: the one that this server is.
    pub path: String,
    /// How programs are run.
    pub run: RunSettings,
    /// What is shown of a run.
    pub facts: FactSettings,
    /// Which lenses there are.
    pub code_lens: LensSettings,
}

/// The section `sidewinder.codeLens`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct LensSettings {
    /// Whether entry points have one.
    pub entry_points: bool,
}

impl Default for LensSettings {
    fn default() -> LensSettings {
        LensSettings { entry_points: true }
    }
}

/// The section `sidewinder.facts`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct FactSettings {
    /// Whether lines of what ran and was never compiled say so; else only hovers do.
    pub cold: bool,
    /// A set of kinds under a name.
    pub preset: Preset,
    /// The kinds themselves, in place of the preset's.
    pub show: Option<Vec<Shown>>,
    /// Percent of the time below which nothing is said; none: what the preset has.
    pub minimum_cost: Option<f64>,
    /// The most problems of a file.
    pub max_per_file: Option<usize>,
}

impl FactSettings {
    /// What is shown.
    pub fn choice(&self) -> Choice {
        let mut choice = Choice::of(self.preset);
        if let Some(show) = &self.show {
            choice.kinds = show.iter().copied().collect();
        }
        if self.cold {
            choice.kinds.insert(Shown::Cold);
        }
        if let Some(percent) = self.minimum_cost {
            choice.minimum = percent.clamp(0.0, 100.0) / 100.0;
        }
        if let Some(most) = self.max_per_file {
            choice.most = most;
        }
        choice
    }
}

/// What the editor says once, as it starts the server: beside the settings in `initializationOptions`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Given {
    /// The folder that runs are kept in; none: they are kept in memory.
    pub storage: Option<PathBuf>,
    /// `false`: the user does not trust the code that is open, and no program is run.
    pub trusted: Option<bool>,
}

impl Given {
    /// What is said; what has the wrong type is refused.
    pub fn read(value: &Value) -> Result<Given, String> {
        Given::deserialize(value).map_err(|why| format!("The options are not used: {why}."))
    }
}

/// The section `sidewinder.run`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct RunSettings {
    /// Seconds that a run may take.
    pub time_limit: f64,
    /// Megabytes (MiB) that a run's heap may take.
    pub memory_limit: u64,
    /// What a run may do besides computing, reading, and writing to a temporary folder.
    #[serde(deserialize_with = "allowed")]
    pub allow: Vec<Allow>,
}

impl Default for RunSettings {
    fn default() -> RunSettings {
        RunSettings { time_limit: 10.0, memory_limit: 1024, allow: Vec::new() }
    }
}

fn allowed<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Allow>, D::Error> {
    let words = Vec::<String>::deserialize(from)?;
    words.iter().map(|word| word.parse().map_err(D::Error::custom)).collect()
}

impl Settings {
    /// Settings from the section itself, or from an object that holds it as `sidewinder`. What has the wrong type is told.
    pub fn read(value: &Value) -> Result<Settings, String> {
        let section = value.get("sidewinder").unwrap_or(value);
        if section.is_null() {
            return Ok(Settings::default());
        }
        Settings::deserialize(section).map_err(|why| format!("The settings are not used: {why}."))
    }

    /// The command to run programs with.
    pub fn command(&self) -> std::io::Result<PathBuf> {
        if self.path.trim().is_empty() {
            std::env::current_exe()
        } else {
            Ok(PathBuf::from(self.path.trim()))
        }
    }

    /// What a run may use.
    pub fn limits(&self) -> Limits {
        let seconds = self.run.time_limit.clamp(0.1, 86_400.0);
        let memory = self.run.memory_limit.max(16).saturating_mul(1 << 20);
        Limits { time: Duration::from_secs_f64(seconds), memory }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn settings_come_in_both_forms() {
        let bare = Settings::read(&json!({"path": "/x", "run": {"timeLimit": 2}})).unwrap();
        let held = json!({"sidewinder": {"path": "/x", "run": {"timeLimit": 2, "new": 1}}});
        assert_eq!(Settings::read(&held).unwrap(), bare);
        assert_eq!(bare.limits().time, Duration::from_secs(2));
        assert_eq!(bare.limits().memory, 1 << 30);
        assert_eq!(Settings::read(&Value::Null).unwrap(), Settings::default());
        assert!(!bare.facts.cold);
        assert!(Settings::read(&json!({"facts": {"cold": true}})).unwrap().facts.cold);
        assert!(Settings::read(&json!({"path": 3})).is_err());
        let allow = |word: &str| Settings::read(&json!({"run": {"allow": [word]}}));
        assert_eq!(allow("network").unwrap().run.allow, [Allow::Network]);
        assert!(allow("internet").unwrap_err().contains("'internet'"));
    }

    #[test]
    fn kinds_are_chosen_by_preset_or_one_by_one() {
        let choice = |facts| Settings::read(&json!({"facts": facts})).map(|it| it.facts.choice());
        assert_eq!(choice(json!({"preset": "author"})).unwrap(), Choice::default());
        let all = choice(json!({"preset": "everything", "show": null})).unwrap();
        assert_eq!(all, Choice::of(Preset::Everything));
        let few = choice(json!({"show": ["calls"], "minimumCost": 5, "maxPerFile": 3})).unwrap();
        assert_eq!((few.kinds.len(), few.minimum, few.most), (1, 0.05, 3));
        let why = choice(json!({"show": ["guards"]})).unwrap_err();
        assert!(why.contains("`guards`") && why.contains("`checks`"), "{why}");
    }
}
