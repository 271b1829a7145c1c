//! Raise or lower a limit for a run.

use sidewinder_report::schema::Code;

use crate::{Change, Fix};

/// The settings that advice of this code names, with values to try.
pub fn fixes(code: Code) -> Vec<Fix> {
    let settings: &[&str] = match code {
        Code::SW401 => &["trace_limit=24000", "trace_limit=96000"],
        Code::SW304 => &["recursion_limit=20,trace_limit=24000", "recursion_limit=3"],
        Code::SW103 => &["trace_eagerness=20"],
        Code::SW403 => &["threshold=100,function_threshold=100"],
        _ => &[],
    };
    let fix = |text: &&str| Fix {
        code,
        title: format!("Run with `--jit {text}`"),
        change: Change::Setting((*text).to_owned()),
    };
    settings.iter().map(fix).collect()
}
