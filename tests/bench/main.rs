//! The benchmark command: programs side by side under every Python (and Lua, and JavaScript) there is.
//!
//! ```text
//! cargo run --release -p sidewinder-tests --bin bench                     our programs
//! cargo run --release -p sidewinder-tests --bin bench -- FOLDER           somebody else's
//! cargo run --release -p sidewinder-tests --bin bench -- --only sieve --rounds 9
//! cargo run --release -p sidewinder-tests --bin bench -- --repeat 9       the first call of `main()` and the peak, of nine in one process
//! cargo run --release -p sidewinder-tests --bin bench -- --start-up       an empty program
//! cargo run --release -p sidewinder-tests --bin bench -- --check          what all print, nothing measured
//! cargo run --release -p sidewinder-tests --bin bench -- --overhead       what a report costs
//! cargo run --release -p sidewinder-tests --bin bench -- --fixes          what the fixes of slow programs gain
//! cargo run --release -p sidewinder-tests --bin bench -- --prices         what an allocation, an exit, a bridge cost
//! cargo run --release -p sidewinder-tests --bin bench -- --modules        operations of modules: pickle, json, datetime, …
//! cargo run --release -p sidewinder-tests --bin bench -- --imports        `import` of each module of the library
//! cargo run --release -p sidewinder-tests --bin bench -- --packages       packages of PyPI: `import`, and short work
//! cargo run --release -p sidewinder-tests --bin bench -- --cliffs         kinds of code in loops: calls, slices, generators, formats, …
//! cargo run --release -p sidewinder-tests --bin bench -- --heap           bytes an object, and the longest pause of the collector
//! cargo run --release -p sidewinder-tests --bin bench -- --typing         how long the language server takes to answer in a large file
//! cargo run --release -p sidewinder-tests --bin bench -- --evaluation     what the optimizer removes, and what that is worth
//! ```
//!
//! Rounds are interleaved: each round runs every program once under every engine, so that a noisy
//! minute falls on all of them. Figures are CPU time of the whole process, user and system, all
//! threads, start-up included: what a person waits for, compilers and collectors counted.
//! A program's outputs must agree, with each other and with `NAME.out` beside it, or the command
//! fails.

mod check;
mod engine;
mod evaluation;
mod fixes;
mod imports;
mod measure;
mod operations;
mod packages;
mod prices;
mod repeat;
mod start_up;
mod table;
mod typing;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use engine::Engine;
use measure::Sample;
use operations::FOLDERS;
use table::Cell;

/// Runs programs side by side and prints how their times relate.
#[derive(Parser)]
#[command(name = "bench")]
struct Options {
    /// A folder of .py programs; ours if none is given.
    folder: Option<PathBuf>,
    /// How often each program is run under each engine.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Only programs whose names contain one of these words.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Only these engines (cpython, pypy, luajit, node, sidewinder-off, sidewinder).
    #[arg(long, value_delimiter = ',')]
    engines: Vec<String>,
    /// Seconds after which a program is given up.
    #[arg(long, default_value_t = 120)]
    limit: u64,
    /// Also writes every sample to a file, as JSON.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Calls `main()` of each program so often in one process, and measures the first call and the last third of them.
    #[arg(long, value_name = "TIMES")]
    repeat: Option<usize>,
    /// Measures an empty program: its time and its memory.
    #[arg(long)]
    start_up: bool,
    /// Only compares what programs print, each once under each engine, some at a time.
    #[arg(long)]
    check: bool,
    /// Measures what a run with a report costs over one without.
    #[arg(long)]
    overhead: bool,
    /// Measures what single things cost: an allocation, a bridge, an exit, a write.
    #[arg(long)]
    prices: bool,
    /// Measures operations of modules such as pickle, json and datetime, in nanoseconds each.
    #[arg(long)]
    modules: bool,
    /// Measures what `import` of each module of the library costs.
    #[arg(long)]
    imports: bool,
    /// Measures `import` and short work of packages of PyPI, which pip installs first: some, or those of `--only`.
    #[arg(long)]
    packages: bool,
    /// Measures loops of one kind of code each, in nanoseconds a turn.
    #[arg(long)]
    cliffs: bool,
    /// Measures what objects take, in bytes each, and the longest pauses of programs with heaps of 10 MB to 1 GB.
    #[arg(long)]
    heap: bool,
    /// Measures what fixes gain, on programs with a known slowness.
    #[arg(long)]
    fixes: bool,
    /// Measures how long the language server takes to answer while somebody types in a file of 20,000 lines.
    #[arg(long)]
    typing: bool,
    /// Prints figures 7 and 8 of the allocation removal paper: operations before and after the optimizer, and times without and with it.
    #[arg(long)]
    evaluation: bool,
}

/// All samples of one program under one engine.
type Samples = BTreeMap<(String, &'static str), Vec<Sample>>;

fn main() -> ExitCode {
    let options = Options::parse();
    let mut engines = match () {
        () if options.overhead => engine::with_report(),
        () if options.evaluation => engine::around_the_optimizer(),
        () => engine::installed(),
    };
    engines.retain(|e| options.engines.is_empty() || options.engines.iter().any(|n| n == e.name));
    if options.start_up {
        return start_up::measure(&engines, options.rounds.max(50));
    }
    if options.typing {
        return typing::measure(sidewinder_tests::subject::binary());
    }
    if options.fixes {
        return fixes::measure();
    }
    if options.prices {
        let engine = sidewinder_tests::subject::binary();
        return prices::measure(engine, options.rounds, options.limit);
    }
    let operations = [options.modules, options.cliffs, options.heap];
    if let Some(at) = operations.iter().position(|asked| *asked) {
        engines.retain(|engine| engine.ending == "py" && engine.name != "sidewinder-off");
        let (rounds, limit) = (options.rounds, options.limit);
        return operations::measure(FOLDERS[at], &engines, &options.only, rounds, limit);
    }
    if options.imports {
        engines.retain(|engine| matches!(engine.name, "cpython" | "sidewinder"));
        return imports::measure(&engines, &options.only, options.rounds, options.limit);
    }
    if options.packages {
        return packages::measure(&options.only, options.rounds, options.limit);
    }
    let ours = sidewinder_tests::root().join("tests/bench/programs");
    let folder = options.folder.clone().unwrap_or(ours);
    let mut programs = match programs(&folder) {
        Ok(programs) => programs,
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            return ExitCode::from(2);
        }
    };
    programs.retain(|p| options.only.is_empty() || options.only.iter().any(|n| p.contains(n)));
    if let Some(times) = options.repeat {
        engines.retain(|engine| engine.ending == "py" && engine.name != "sidewinder-off");
        let (rounds, limit) = (options.rounds, options.limit);
        return repeat::measure(&folder, &programs, &engines, times.max(1), rounds, limit);
    }
    if options.check {
        let (mut runs, mut disagreements) =
            check::check(&folder, &programs, &engines, options.limit);
        for folder in FOLDERS.iter().filter(|_| options.folder.is_none()) {
            match operations::found(folder, &options.only) {
                Ok((folder, names)) => {
                    let (more, others) = check::check(&folder, &names, &engines, options.limit);
                    runs += more;
                    disagreements.extend(others);
                }
                Err(error) => disagreements.push(format!("tests/bench/{folder}: {error}")),
            }
        }
        println!("{runs} runs");
        return end(&disagreements);
    }
    if options.evaluation {
        println!("{}", evaluation::figure_7(&folder, &programs, options.limit));
    }
    let (samples, disagreements) = run(&options, &folder, &programs, &engines);
    if options.evaluation {
        print!("{}", evaluation::figure_8(&programs, &engines, &samples));
    } else {
        print(&programs, &engines, &samples);
    }
    if let Some(path) = &options.save
        && let Err(error) = fs::write(path, table::json(&samples))
    {
        eprintln!("{}: {error}", path.display());
        return ExitCode::FAILURE;
    }
    end(&disagreements)
}

fn end(disagreements: &[String]) -> ExitCode {
    for line in disagreements {
        println!("{line}");
    }
    if disagreements.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The names of the programs in a folder, without their endings.
fn programs(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension() == Some(OsStr::new("py"))
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn run(
    options: &Options,
    folder: &Path,
    programs: &[String],
    engines: &[Engine],
) -> (Samples, Vec<String>) {
    let mut samples = Samples::new();
    // What CPython answered, where that is checked in; else what the first engine says.
    let mut outputs: BTreeMap<&str, (&'static str, Vec<u8>)> = BTreeMap::new();
    for program in programs {
        if let Ok(answer) = fs::read(folder.join(program).with_extension("out")) {
            outputs.insert(program, ("the answer beside it", answer));
        }
    }
    let mut disagreements = Vec::new();
    for round in 0..options.rounds {
        for program in programs {
            // Each engine is the first in some rounds: who runs behind another program finds less in the processor's caches.
            let mut turns: Vec<&Engine> = engines.iter().collect();
            turns.rotate_left(round % engines.len().max(1));
            for engine in turns {
                let file = folder.join(program).with_extension(engine.ending);
                let key = (program.clone(), engine.name);
                // Whoever failed or ran out of time once would do so again.
                let failed = round > 0 && !samples.contains_key(&key);
                if failed || !file.exists() {
                    continue;
                }
                progress(&format!(
                    "round {}/{} {program} {}",
                    round + 1,
                    options.rounds,
                    engine.name
                ));
                match measure::run(&mut engine.command(&file), options.limit) {
                    Ok((sample, output)) => {
                        let first = outputs.entry(program).or_insert((engine.name, output.clone()));
                        if first.1 != output {
                            disagreements.push(check::different(program, first.0, engine.name));
                        }
                        samples.entry(key).or_default().push(sample);
                    }
                    Err(reason) => {
                        disagreements.push(format!("{program} under {}: {reason}", engine.name));
                    }
                }
            }
        }
    }
    progress("");
    disagreements.sort();
    disagreements.dedup();
    (samples, disagreements)
}

/// Shows what runs now, to a person who watches.
fn progress(text: &str) {
    if std::io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

fn print(programs: &[String], engines: &[Engine], samples: &Samples) {
    let names: Vec<&'static str> = engines.iter().map(|e| e.name).collect();
    let rows: Vec<(String, Vec<Option<Cell>>)> = programs
        .iter()
        .map(|program| {
            let cells = names.iter().map(|&engine| {
                samples.get(&(program.clone(), engine)).map(|samples| Cell::of(samples))
            });
            (program.clone(), cells.collect())
        })
        .collect();
    print!("{}", table::render(&names, &rows));
    engine::print_versions(engines);
}
