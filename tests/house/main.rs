//! Prints which rooms of the crates name which others, and where.

use clap::Parser;
use sidewinder_tests::house::{Arrow, arrows, circles};
use sidewinder_tests::root;
use std::collections::BTreeMap;

/// Prints which rooms of a crate name which others, how often, and what circles they make
#[derive(Parser)]
struct Options {
    /// Folders of crates
    #[arg(default_values = ["jit", "lang/syntax", "lang/compiler", "lang/report", "lang"])]
    crates: Vec<String>,
    /// Also prints the places of the arrows from one room to another, as `opt:ir`
    #[arg(long)]
    places: Vec<String>,
}

fn main() {
    let options = Options::parse();
    for name in &options.crates {
        let arrows = arrows(&root().join(name).join("src"));
        println!("{name}");
        let mut counts: BTreeMap<&str, BTreeMap<&str, Vec<&Arrow>>> = BTreeMap::new();
        for arrow in &arrows {
            counts.entry(&arrow.from).or_default().entry(&arrow.to).or_default().push(arrow);
        }
        for (from, leads) in &counts {
            let leads_to: Vec<String> =
                leads.iter().map(|(to, all)| format!("{to} {}", all.len())).collect();
            println!("    {from:<12} {}", leads_to.join(", "));
            for (to, all) in leads {
                if options.places.contains(&format!("{from}:{to}")) {
                    all.iter().for_each(|arrow| println!("        {}", arrow.place));
                }
            }
        }
        for circle in circles(&arrows) {
            println!("    in a circle: {}", circle.join(", "));
        }
    }
}
