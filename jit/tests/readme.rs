//! The README quotes the example as it is, and keeps its own promise about its length.

use std::path::PathBuf;

fn read(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The blocks of Rust, each with the file that the line before it names.
fn quotations(readme: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut file = String::new();
    let mut lines = readme.lines();
    while let Some(line) = lines.next() {
        if let Some(named) = line.strip_prefix('`').and_then(|rest| rest.strip_suffix("`:")) {
            file = named.to_string();
        } else if line == "```rust" {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            // What is left out between two parts is not said.
            let parts = block.split(|line| line.trim() == "// ..");
            found.push((file.clone(), parts.map(|part| part.join("\n")).collect()));
        }
    }
    found
}

#[test]
fn what_the_readme_quotes_is_there() {
    let quotations = quotations(&read("README.md"));
    assert!(quotations.len() >= 6, "{} quotations", quotations.len());
    for (file, parts) in quotations {
        let mut rest = &*read(&file);
        for part in parts {
            let Some(at) = rest.find(&part) else {
                panic!("{file} has not, or not there:\n{part}")
            };
            rest = &rest[at + part.len()..];
        }
    }
}

#[test]
fn it_is_shorter_than_200_lines() {
    let lines = read("README.md").lines().count();
    assert!(lines < 200, "{lines} lines");
}
