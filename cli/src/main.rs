//! The one command, `sidewinder`.

use sidewinder_lang::interp::{JitMode, Options, run};
use sidewinder_lang::source::SourceFile;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut jit = JitMode::On;
    if arguments.first().is_some_and(|first| first == "--jit") && arguments.len() > 1 {
        jit = match &*arguments[1] {
            "off" => JitMode::Off,
            "evaluate" => JitMode::Evaluate,
            _ => JitMode::On,
        };
        arguments.drain(..2);
    }
    let Some(path) = arguments.first() else {
        eprintln!("usage: sidewinder FILE [ARGUMENT ..]");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("sidewinder: can't open file '{path}': {error}");
            return ExitCode::from(2);
        }
    };
    let folder = Path::new(path).parent().map(Path::to_path_buf);
    let file = Arc::new(SourceFile::new(path.as_str(), text));
    let status = run(file, Options { jit, arguments, folder, ..Options::default() });
    ExitCode::from(status as u8)
}
