//! `--perf-map`, `--perf-dump FOLDER`, `--gdb`: which tools of the system are told of machine code.

use std::path::Path;

use sidewinder_jit::backend::announce::{Announcer, Gdb, JitDump, PerfMap};
use sidewinder_lang::interp::JitMode;

use crate::exit;
use crate::options::Announce;
use crate::program::reason;

/// Those that are wanted, ready, or the end of the process: a tool that is told nothing shows nothing, and its user would not know why.
pub fn wanted(options: &Announce, mode: JitMode) -> Vec<Box<dyn Announcer>> {
    if (options.perf_map || options.perf_dump.is_some() || options.gdb) && mode != JitMode::On {
        let message = "sidewinder: --perf-map, --perf-dump and --gdb tell of machine code, and this run makes none; leave out `--jit off` or `--jit evaluate`\n";
        exit::because(message, exit::USAGE);
    }
    let mut all: Vec<Box<dyn Announcer>> = Vec::new();
    let ended = |name: &str, path: &Path, error: &std::io::Error| {
        let (path, why) = (path.display(), reason(error));
        exit::because(&format!("sidewinder: {name}: can't write in '{path}': {why}\n"), exit::USAGE)
    };
    if options.perf_map {
        match PerfMap::create() {
            Ok(map) => all.push(Box::new(map)),
            Err(error) => ended("--perf-map", Path::new("/tmp"), &error),
        }
    }
    if let Some(folder) = &options.perf_dump {
        match JitDump::create(folder) {
            Ok(dump) => all.push(Box::new(dump)),
            Err(error) => ended("--perf-dump", folder, &error),
        }
    }
    if options.gdb {
        all.push(Box::new(Gdb::new()));
    }
    all
}
