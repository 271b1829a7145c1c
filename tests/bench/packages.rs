//! What packages of PyPI cost: their `import`, and the short work of their programs in `tests/packages`.
//!
//! **In:** names of these programs. **Out:** two rows for each: the median of the processor time of the whole process under CPython and under Sidewinder, and
//! ours over CPython's. What a program needs is installed by pip first. A run before the first round is not counted: it leaves code on disk.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use sidewinder_tests::oracle;
use sidewinder_tests::people::{Program, imported, install, programs};

use crate::engine::{Engine, for_packages};
use crate::imports::{command, row};

/// What once took up to nine times as long as under CPython.
const MEASURED: [&str; 6] = ["babel", "bottle", "httpx", "loguru", "parso", "pyparsing"];

/// Prints the table.
pub fn measure(only: &[String], rounds: usize, limit: u64) -> ExitCode {
    if oracle::cpython().is_none() {
        eprintln!("no CPython 3.11 (see SIDEWINDER_CPYTHON)");
        return ExitCode::FAILURE;
    }
    let is_asked = |name: &str| match only {
        [] => MEASURED.contains(&name),
        only => only.iter().any(|asked| asked == name),
    };
    let folder = std::env::temp_dir().join(format!("sidewinder-packages-{}", std::process::id()));
    let engines = for_packages();
    print!("{:24}", "processor time in ms");
    engines.iter().for_each(|engine| print!("{:>12}", engine.name));
    println!("{:>10}", "ours/its");
    let mut failed = false;
    for program in programs().into_iter().filter(|program| is_asked(&program.name)) {
        if let Err(error) = measure_one(&folder, &engines, &program, rounds, limit) {
            println!("{:24}{error}", program.name);
            failed = true;
        }
    }
    let _ = fs::remove_dir_all(&folder);
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn measure_one(
    folder: &Path,
    engines: &[Engine],
    program: &Program,
    rounds: usize,
    limit: u64,
) -> Result<(), String> {
    let installed = install(program)?;
    let work = fs::read_to_string(&program.path).map_err(|error| error.to_string())?;
    let names = imported(&work, &installed);
    if names.is_empty() {
        return Err("imports nothing that was installed for it".to_owned());
    }
    let import = format!("import {}\n", names.join(", "));
    for (what, text) in [("import", import), ("work", work)] {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        let file = folder.join("program.py");
        fs::write(&file, text).map_err(|error| error.to_string())?;
        let row = row(engines, rounds, limit, |engine| {
            let mut command = command(engine, &file);
            command.env("PYTHONPATH", &installed);
            command
        });
        let row = row.ok_or_else(|| format!("{what} fails, or not in time"))?;
        print!("{:24}", format!("{}, {what}", program.name));
        row.iter().for_each(|time| print!("{:>12.1}", time * 1e3));
        let ratio = row[1] / row[0];
        println!("{ratio:>10.2}{}", if ratio > 1.1 { " <" } else { "" });
    }
    Ok(())
}
