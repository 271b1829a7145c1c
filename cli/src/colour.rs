//! Whether to use colours.

use std::env;
use std::io::{IsTerminal, stdout};

use sidewinder_report::render::Paint;

use crate::options::When;

/// Colours for standard output: as asked, else by `NO_COLOR` and `FORCE_COLOR`, else on a terminal.
pub fn paint(when: When) -> Paint {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_on = match when {
        When::Always => true,
        When::Never => false,
        When::Auto if is_set("NO_COLOR") => false,
        When::Auto => is_set("FORCE_COLOR") || stdout().is_terminal(),
    };
    Paint { is_on }
}
