//! What programs print under all engines, and nothing measured: so many at once as there are processors.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use super::engine::Engine;
use super::measure;

/// Runs every program once under every engine. Gives how many runs that were, and what disagrees.
pub fn check(
    folder: &Path,
    programs: &[String],
    engines: &[Engine],
    limit: u64,
) -> (usize, Vec<String>) {
    let pairs = engines.iter().flat_map(|engine| programs.iter().map(move |p| (engine, p)));
    let pairs = pairs.filter(|(engine, p)| folder.join(p).with_extension(engine.ending).exists());
    let (left, ended) = (Mutex::new(pairs), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((engine, program)) = { left.lock().expect("nobody panics").next() } {
                    let file = folder.join(program).with_extension(engine.ending);
                    let run = measure::run(&mut engine.command(&file), limit);
                    ended.lock().expect("nobody panics").push((program, engine.name, run));
                }
            });
        }
    });
    let mut outputs: BTreeMap<&str, (&str, Vec<u8>)> = BTreeMap::new();
    for program in programs {
        if let Ok(answer) = fs::read(folder.join(program).with_extension("out")) {
            outputs.insert(program, ("the answer beside it", answer));
        }
    }
    let mut disagreements = Vec::new();
    let ended = ended.into_inner().expect("nobody panics");
    let runs = ended.len();
    for (program, engine, run) in ended {
        match run {
            Ok((_, output)) => {
                let (first, said) = outputs.entry(program).or_insert((engine, output.clone()));
                if *said != output {
                    disagreements.push(different(program, first, engine));
                }
            }
            Err(reason) => disagreements.push(format!("{program} under {engine}: {reason}")),
        }
    }
    disagreements.sort();
    (runs, disagreements)
}

/// Two engines do not agree.
pub fn different(program: &str, first: &str, engine: &str) -> String {
    format!("{program}: {first} and {engine} print different things")
}
