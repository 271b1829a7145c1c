//! Prints how much memory each kind of thing takes that is made again and again, after some turns and after ten times as many.

use clap::Parser;
use sidewinder_tests::memory::{Plan, kinds, measure};
use std::process::ExitCode;
use std::time::Duration;

/// What many classes, modules, functions and the like take that come and go.
#[derive(Parser)]
struct Options {
    /// How many turns there are before memory is looked at first; ten times as many before it is again.
    #[arg(long, default_value_t = 20_000)]
    few: u32,
    /// Only kinds whose names contain this.
    #[arg(long, default_value = "")]
    only: String,
    /// The collector runs before memory is looked at.
    #[arg(long)]
    settled: bool,
}

/// Megabytes that may come on, and how much longer the last turns may take than the first.
const MORE: u64 = 20;
const LONGER: f64 = 1.5;

fn main() -> ExitCode {
    let Options { few, only, settled } = Options::parse();
    let plan = Plan { few, many: 10 * few, settled, time: Duration::from_secs(3600) };
    println!("{:<16} {:>8} {:>8} {:>7} {:>9} {:>9} {:>6}", "", "MB", "MB", "more", "µs", "µs", "");
    let mut is_well = true;
    for kind in kinds().into_iter().filter(|kind| kind.contains(&only)) {
        let taken = match measure(&kind, &plan) {
            Ok(taken) => taken,
            Err(why) => {
                println!("{why}");
                is_well = false;
                continue;
            }
        };
        let longer = taken.many.turn as f64 / taken.few.turn.max(1) as f64;
        let is_flat = taken.grown() <= MORE << 10 && longer <= LONGER;
        is_well &= is_flat;
        println!(
            "{kind:<16} {:>8.1} {:>8.1} {:>7.1} {:>9.2} {:>9.2} {longer:>6.2}{}",
            taken.few.resident as f64 / 1024.0,
            taken.many.resident as f64 / 1024.0,
            (taken.many.resident as f64 - taken.few.resident as f64) / 1024.0,
            taken.few.turn as f64 / 1000.0,
            taken.many.turn as f64 / 1000.0,
            if is_flat { "" } else { "  NOT FLAT" },
        );
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
