//! An empty program: what it costs to be there at all.
//!
//! The measure is a process that does nothing, written in the same language and built the same way.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::engine::{Engine, print_versions};
use crate::measure;

/// Runs an empty program under every engine, and a process that does nothing; prints medians.
pub fn measure(engines: &[Engine], rounds: usize) -> ExitCode {
    let empty = match empty_process() {
        Ok(path) => path,
        Err(error) => {
            eprintln!("the empty process does not build: {error}");
            return ExitCode::FAILURE;
        }
    };
    let folder = env::temp_dir().join(format!("sidewinder-empty-{}", std::process::id()));
    let mut rows: Vec<(&str, Vec<f64>, u64)> = vec![("empty Rust process", Vec::new(), 0)];
    rows.extend(engines.iter().map(|engine| (engine.name, Vec::new(), 0)));
    let files: Vec<PathBuf> =
        engines.iter().map(|engine| folder.join("empty").with_extension(engine.ending)).collect();
    let written = fs::create_dir_all(&folder)
        .and_then(|()| files.iter().try_for_each(|file| fs::write(file, "")));
    if let Err(error) = written {
        eprintln!("{}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    for _ in 0..rounds {
        let commands = engines.iter().zip(&files).map(|(engine, file)| engine.command(file));
        let all = std::iter::once(Command::new(&empty)).chain(commands);
        for (row, mut command) in rows.iter_mut().zip(all) {
            match measure::run(&mut command, 10) {
                Ok((sample, _)) => {
                    row.1.push(sample.wall);
                    row.2 = row.2.max(sample.memory);
                }
                Err(reason) => eprintln!("{}: {reason}", row.0),
            }
        }
    }
    let _ = fs::remove_dir_all(&folder);
    println!("An empty program, {rounds} rounds: median time on the clock, most memory");
    for (name, mut times, memory) in rows {
        times.sort_by(f64::total_cmp);
        if let Some(median) = times.get(times.len() / 2) {
            println!("{name:20} {:8.2} ms {:8.1} MB", median * 1e3, memory as f64 / 1e6);
        }
    }
    print_versions(engines);
    ExitCode::SUCCESS
}

fn empty_process() -> std::io::Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--release", "-p", "sidewinder-tests", "--bin", "empty"])
        .current_dir(sidewinder_tests::root())
        .status()?;
    if !status.success() {
        return Err(std::io::Error::other("cargo build failed"));
    }
    Ok(env::current_exe()?.with_file_name("empty"))
}
