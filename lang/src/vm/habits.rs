//! What the command line and the environment say of a run, as `python` understands it: `sys.flags`, and what follows from them.

use super::{Part, Place};
use std::path::PathBuf;

/// See the module's page. The default is what no option says.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    /// `-d`: nothing follows from it.
    pub debug: u8,
    /// `-i`: a prompt follows the program.
    pub inspect: u8,
    /// `-O`: no assertions; twice, no docstrings.
    pub optimize: u8,
    /// `-B`: no code is kept on disk.
    pub keeps_no_code: bool,
    /// `-s`: no packages of the user's own.
    pub no_user_site: bool,
    /// `-S`: no packages but those that `sys.path` leads to.
    pub no_site: bool,
    /// `-E`: the environment says nothing.
    pub ignores_environment: bool,
    /// `-v`: imports are shown.
    pub verbose: u8,
    /// `-b`: `str(bytes)` warns; twice, it raises.
    pub bytes_warning: u8,
    /// `-q`: nothing is said before the first prompt.
    pub quiet: bool,
    /// `-I`: `-E`, `-s` and `-P`.
    pub isolated: bool,
    /// `-X dev`: all warnings, and tracebacks of crashes.
    pub dev_mode: bool,
    /// `-X utf8`: the encoding is UTF-8, as it always is.
    pub utf8_mode: bool,
    /// `-X warn_default_encoding`
    pub warns_of_encoding: bool,
    /// `-P`: imports do not look in the program's folder.
    pub safe_path: bool,
    /// `-u`: output is written at once.
    pub unbuffered: bool,
    /// `-X importtime`: how long imports take is shown.
    pub times_imports: bool,
    /// `-X faulthandler`: crashes show tracebacks.
    pub shows_faults: bool,
    /// `-X no_debug_ranges`: tracebacks mark no part of a line.
    pub plain_tracebacks: bool,
    /// `-X int_max_str_digits`; 0 is no limit.
    pub most_digits: Option<usize>,
    /// `-X pycache_prefix`
    pub code_folder: Option<String>,
    /// `--check-hash-based-pycs`
    pub checks_hashes: Option<String>,
    /// `sys._xoptions`
    pub extra: Vec<(String, Option<String>)>,
    /// `sys.executable`: the command as it was called, links not followed.
    pub executable: PathBuf,
    /// The virtual environment that the command lies in, or that is active.
    pub environment: Option<PathBuf>,
    /// Folders of `PYTHONPATH`.
    pub folders: Vec<PathBuf>,
    /// `PYTHONIOENCODING`: encoding and errors.
    pub encoding: Option<String>,
}

impl Part for Habits {
    const PLACE: Place = Place::Habits;
}
