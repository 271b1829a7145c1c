//! The generator's command.
//!
//! ```text
//! cargo run --release -p sidewinder-tests --bin generate                        10,000 programs
//! cargo run --release -p sidewinder-tests --bin generate -- --first 500 --count 100
//! cargo run --release -p sidewinder-tests --bin generate -- --kind scopes     those of another kind
//! cargo run --release -p sidewinder-tests --bin generate -- --kind threads --count 1000 --runs 10 --setting stress
//! cargo run --release -p sidewinder-tests --bin generate -- --show 42           print one
//! cargo run --release -p sidewinder-tests --bin generate -- --minimize FILE --setting low
//! ```

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use sidewinder_tests::Setting;
use sidewinder_tests::generator::kind::{KINDS, Kind};
use sidewinder_tests::generator::{minimize, runner};

/// Runs generated programs and compares them with CPython.
#[derive(Parser)]
#[command(name = "generate")]
struct Options {
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many seeds.
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// What the programs are about.
    #[arg(long, value_parser = KINDS.map(|kind| kind.name), default_value = KINDS[0].name)]
    kind: String,
    /// How often each program runs in each setting.
    #[arg(long, default_value_t = 1)]
    runs: usize,
    /// Only these settings (off, evaluate, low, limits, stress).
    #[arg(long, value_delimiter = ',')]
    setting: Vec<String>,
    /// Where programs that fail are kept.
    #[arg(long, default_value = "target/generated")]
    folder: PathBuf,
    /// Prints the program of a seed and does nothing else.
    #[arg(long)]
    show: Option<u64>,
    /// Makes a failing program small, in the first of the settings.
    #[arg(long)]
    minimize: Option<PathBuf>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    if let Some(seed) = options.show {
        print!("{}", (kind(&options).make)(seed));
        return ExitCode::SUCCESS;
    }
    let done = match &options.minimize {
        Some(file) => minimize::minimize(file, &settings(&options)[0]).map(|text| {
            print!("{text}");
            ExitCode::SUCCESS
        }),
        None => run(&options),
    };
    done.unwrap_or_else(|error| {
        eprintln!("{error}");
        ExitCode::from(2)
    })
}

fn kind(options: &Options) -> &'static Kind {
    KINDS.iter().find(|kind| kind.name == options.kind).expect("it is one of the table's")
}

fn settings(options: &Options) -> Vec<Setting> {
    let named = ["off", "evaluate", "low", "limits", "stress"].into_iter().zip(runner::settings());
    let chosen: Vec<Setting> = named
        .filter(|(name, _)| options.setting.is_empty() || options.setting.iter().any(|s| s == name))
        .map(|(_, setting)| setting)
        .collect();
    if chosen.is_empty() { runner::settings() } else { chosen }
}

fn run(options: &Options) -> std::io::Result<ExitCode> {
    let started = Instant::now();
    let folder = sidewinder_tests::root().join(&options.folder);
    let watched = std::io::stderr().is_terminal();
    let seeds = options.first..options.first + options.count;
    let once = settings(options);
    let chosen: Vec<Setting> =
        once.iter().cycle().take(once.len() * options.runs).cloned().collect();
    let progress = |programs, failures| {
        if watched {
            eprint!("\r{programs} of {} programs, {failures} disagreements", options.count);
        }
    };
    let outcome = runner::run_range(kind(options).make, seeds, &chosen, &folder, &progress)?;
    if watched {
        eprintln!();
    }
    for failure in &outcome.failures {
        println!("seed {} kept as {}\n{}", failure.seed, failure.file.display(), failure.report);
    }
    let seconds = started.elapsed().as_secs();
    println!(
        "{} programs in {seconds} s, {} disagreements",
        outcome.programs,
        outcome.failures.len()
    );
    if !outcome.endless.is_empty() {
        println!("CPython did not end these in 5 s: {:?}", outcome.endless);
    }
    if !outcome.died.is_empty() {
        println!("CPython itself died of these: {:?}", outcome.died);
    }
    Ok(if outcome.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
