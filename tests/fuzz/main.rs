//! The fuzzer's command: source text, valid and broken, that must not end in a panic or a signal.
//!
//! ```text
//! cargo run --release -p sidewinder-tests --bin fuzz                          10,000 texts
//! cargo run --release -p sidewinder-tests --bin fuzz -- --first 500 --count 100
//! cargo run --release -p sidewinder-tests --bin fuzz -- --show 42             print one
//! ```

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use sidewinder_tests::fuzz::{mutate, runner};
use sidewinder_tests::root;

/// Runs broken programs and looks how they end.
#[derive(Parser)]
#[command(name = "fuzz")]
struct Options {
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many seeds.
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// Where texts with a fault are kept.
    #[arg(long, default_value = "target/fuzzed")]
    folder: PathBuf,
    /// Prints the text of a seed and does nothing else.
    #[arg(long)]
    show: Option<u64>,
}

fn main() -> ExitCode {
    run(&Options::parse()).unwrap_or_else(|error| {
        eprintln!("{error}");
        ExitCode::from(2)
    })
}

fn run(options: &Options) -> std::io::Result<ExitCode> {
    if let Some(seed) = options.show {
        let corpus = mutate::Corpus::of_cases(&root())?;
        std::io::stdout().write_all(&mutate::text(&corpus, seed))?;
        return Ok(ExitCode::SUCCESS);
    }
    let watched = std::io::stderr().is_terminal();
    let seeds = options.first..options.first + options.count;
    let faults = runner::run_range(seeds, &root().join(&options.folder), &|texts, faults| {
        if watched {
            eprint!("\r{texts} of {} texts, {faults} faults", options.count);
        }
    })?;
    if watched {
        eprintln!();
    }
    for fault in &faults {
        println!("seed {} kept as {}\n{}", fault.seed, fault.file.display(), fault.report);
    }
    println!("{} texts, {} faults", options.count, faults.len());
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
