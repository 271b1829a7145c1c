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
const LIMITS: &str = "trace_limit=150,switch_limit=2,bridge_limit=3,retrace_limit=1,code_memory=96,max_aborts=2,loop_longevity=12";

/// Collect at every n-th allocation, and prove the heap whole after each collection.
const STRESS: &str = "stress=7,verify";

/// The same for many programs, of which most are like many others.
const OFTEN: &str = "stress=29,verify";

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
        (1..=60).map(|n| Setting {
            jit: format!(
                "threshold={n},function_threshold={},trace_eagerness={},retrace_limit={}",
                n + 1,
                1 + n % 5,
                n % 4
            ),
            gc: "",
        })
    }

    /// Each pass left out in turn.
    pub fn without_passes() -> impl Iterator<Item = Setting> {
        PASSES.iter().map(|pass| Setting { jit: format!("{LOW},passes=-{pass}"), gc: "" })
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
