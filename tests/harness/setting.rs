//! The ways one program is run. All of them must do the same.

use std::process::Command;

/// A way to run a program: how the JIT is set and how the heap behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The value of `--jit`.
    pub jit: String,
    /// The value of `SIDEWINDER_GC`; empty for an ordinary heap.
    pub gc: &'static str,
}

/// Passes of the optimizer, each of which must be dispensable.
pub const PASSES: [&str; 7] =
    ["intbounds", "rewrite", "guards", "virtualize", "pure", "heap", "peel"];

/// Low enough for every case's loop to be compiled and for its guards to grow bridges.
const LOW: &str = "threshold=3,function_threshold=5,trace_eagerness=2";

/// Limits that every case reaches: traces are cut into segments, bridges refused, and code that is not run for long makes room.
const LIMITS: &str = "trace_limit=150,switch_limit=2,wide_switch_limit=2,bridge_limit=3,retrace_limit=1,code_memory=96,max_aborts=2,loop_longevity=12";

/// The thresholds a case's loops are tried with: 1 to this.
const THRESHOLDS: u64 = 60;

/// Collect at every n-th allocation, major collections in steps, and prove the heap whole after each collection.
const STRESS: &str = "stress=7,verify,steps";

/// The same for many programs, of which most are like many others.
const OFTEN: &str = "stress=29,verify,steps";

/// The same for programs that load much: what a collection costs grows with them.
const MOVING: &str = "stress=211,verify";

impl Setting {
    /// The interpreter alone.
    pub fn off() -> Setting {
        Setting { jit: "off".into(), gc: "" }
    }

    /// Traces run by the reference evaluator.
    pub fn evaluate() -> Setting {
        Setting { jit: format!("evaluate,{LOW}"), gc: "" }
    }

    /// Traces run as machine code.
    pub fn low() -> Setting {
        Setting { jit: LOW.into(), gc: "" }
    }

    /// Machine code on a heap that moves everything all the time and checks itself.
    pub fn stress() -> Setting {
        Setting { jit: LOW.into(), gc: STRESS }
    }

    /// [`Setting::stress`] for many programs: more of them in a time, with fewer collections each.
    pub fn often() -> Setting {
        Setting { gc: OFTEN, ..Setting::stress() }
    }

    /// Machine code under limits that are soon reached.
    pub fn limits() -> Setting {
        Setting { jit: format!("{LOW},{LIMITS}"), gc: "" }
    }

    /// [`Setting::stress`] with fewer collections.
    pub fn moving() -> Setting {
        Setting { gc: MOVING, ..Setting::stress() }
    }

    /// Every threshold at which a case's loop may become hot.
    pub fn thresholds() -> impl Iterator<Item = Setting> {
        (1..=THRESHOLDS).map(Setting::threshold)
    }

    /// Six of [`Setting::thresholds`], one of each ten: which of them, the program's name decides. The ten selections that
    /// there are have no threshold in common and make up all of them; the counts beside the threshold vary within each.
    pub fn some_thresholds(program: &str) -> impl Iterator<Item = Setting> {
        let first = hash(program) % 10;
        (0..THRESHOLDS / 10).map(move |ten| Setting::threshold(10 * ten + (first + ten) % 10 + 1))
    }

    fn threshold(n: u64) -> Setting {
        Setting {
            jit: format!(
                "threshold={n},function_threshold={},trace_eagerness={},retrace_limit={}",
                n + 1,
                1 + n % 5,
                n % 4
            ),
            gc: "",
        }
    }

    /// Each pass left out in turn.
    pub fn without_passes() -> impl Iterator<Item = Setting> {
        PASSES.iter().map(|pass| Setting::without(pass))
    }

    /// Three of [`Setting::without_passes`]: which of them, the program's name decides. There are seven selections, and two
    /// of them have one pass in common.
    pub fn without_some_passes(program: &str) -> impl Iterator<Item = Setting> {
        let first = (hash(program) / 10) as usize % PASSES.len();
        [0, 1, 3]
            .into_iter()
            .map(move |next| Setting::without(PASSES[(first + next) % PASSES.len()]))
    }

    fn without(pass: &str) -> Setting {
        Setting { jit: format!("{LOW},passes=-{pass}"), gc: "" }
    }

    /// Puts this setting on a command, before the program's name.
    pub fn apply(&self, command: &mut Command) {
        command.arg("--jit").arg(&self.jit);
        if !self.gc.is_empty() {
            command.env("SIDEWINDER_GC", self.gc);
        }
    }

    /// The words that put this setting on a shell's command line.
    pub fn words(&self, program: &str) -> String {
        let env =
            if self.gc.is_empty() { String::new() } else { format!("SIDEWINDER_GC={} ", self.gc) };
        format!("{env}sidewinder --jit {} {program}", self.jit)
    }
}

/// FNV-1a: the same on every machine and with every compiler, which the standard library's hashes do not promise.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::{case, root};

    #[test]
    fn a_program_runs_at_six_thresholds_always_the_same() {
        let all: BTreeSet<String> = Setting::thresholds().map(|setting| setting.jit).collect();
        let some: Vec<Setting> = Setting::some_thresholds("language/class/diamond").collect();
        let named: BTreeSet<String> = some.iter().map(|setting| setting.jit.clone()).collect();
        assert_eq!((all.len(), named.len()), (60, 6));
        assert!(named.is_subset(&all));
        assert_eq!(some, Setting::some_thresholds("language/class/diamond").collect::<Vec<_>>());
    }

    #[test]
    fn a_program_runs_without_three_passes_always_the_same() {
        let all: BTreeSet<String> = Setting::without_passes().map(|setting| setting.jit).collect();
        let some: Vec<Setting> = Setting::without_some_passes("language/class/diamond").collect();
        let named: BTreeSet<String> = some.iter().map(|setting| setting.jit.clone()).collect();
        assert_eq!((all.len(), named.len()), (PASSES.len(), 3));
        assert!(named.is_subset(&all));
        let again: Vec<Setting> = Setting::without_some_passes("language/class/diamond").collect();
        assert_eq!(some, again);
    }

    /// Which selection a program gets is chance: of a hundred programs, one in 4,000 times one of the ten is missing.
    #[test]
    fn larger_folders_run_at_every_threshold_and_without_each_pass() {
        let mut folders: BTreeMap<String, (usize, BTreeSet<String>)> = BTreeMap::new();
        for folder in ["language", "regression", "shapes", "aborts"] {
            for case in case::cases(&root(), folder).expect("tests/cases can be read") {
                let place = case.name.rsplit_once('/').expect("a case lies in a folder").0;
                for place in [place, folder, "all"] {
                    let (programs, seen) = folders.entry(place.to_string()).or_default();
                    *programs += 1;
                    seen.extend(Setting::some_thresholds(&case.name).map(|setting| setting.jit));
                    seen.extend(
                        Setting::without_some_passes(&case.name).map(|setting| setting.jit),
                    );
                }
            }
        }
        let mut larger = 0;
        for (folder, (_, seen)) in folders.iter().filter(|(_, (programs, _))| *programs >= 100) {
            let (all, seen) = (60 + PASSES.len(), seen.len());
            assert_eq!(seen, all, "{folder} does not run at every threshold and without each pass");
            larger += 1;
        }
        assert!(larger > 2, "there are larger folders");
    }
}
