//! A failing program made small: lines and blocks are taken away as long as it still fails.

use std::fs;
use std::io;
use std::path::Path;

use super::runner;
use crate::Setting;

/// Takes away what is not needed for `file` to fail in `setting`. The small program is written
/// beside it as `NAME-small.py`, with what CPython prints as `NAME-small.out`.
///
/// A candidate counts only if CPython runs it to its end without a complaint.
pub fn minimize(file: &Path, setting: &Setting) -> io::Result<String> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let small = file.with_file_name(format!("{stem}-small.py"));
    let mut lines: Vec<String> = fs::read_to_string(file)?.lines().map(str::to_string).collect();
    let fails = |candidate: &[String]| -> io::Result<bool> {
        fs::write(&small, candidate.join("\n") + "\n")?;
        let Some(expected) = runner::expected(&small)? else { return Ok(false) };
        Ok(runner::check(&small, &expected, setting)?.is_some())
    };
    let mut shrunk = true;
    while shrunk {
        shrunk = false;
        let mut at = lines.len();
        while at > 0 {
            at -= 1;
            if at >= lines.len() {
                continue;
            }
            for candidate in candidates(&lines, at) {
                if fails(&candidate)? {
                    lines = candidate;
                    shrunk = true;
                    break;
                }
            }
        }
    }
    let text = lines.join("\n") + "\n";
    fs::write(&small, &text)?;
    if let Some(expected) = runner::expected(&small)? {
        fs::write(small.with_extension("out"), expected)?;
    }
    Ok(text)
}

/// The programs without the line at `at`: without its block, with `pass` for its block, with its
/// block moved out, without the line alone.
fn candidates(lines: &[String], at: usize) -> Vec<Vec<String>> {
    let depth = indent(&lines[at]);
    let mut end = at + 1;
    while end < lines.len() && (lines[end].is_empty() || indent(&lines[end]) > depth) {
        end += 1;
    }
    let with = |middle: Vec<String>| {
        let mut all = lines[..at].to_vec();
        all.extend(middle);
        all.extend_from_slice(&lines[end..]);
        all
    };
    let mut out = vec![with(Vec::new())];
    if lines[at].trim() != "pass" {
        out.push(with(vec![format!("{}pass", " ".repeat(depth))]));
    }
    if end > at + 1 {
        let outdent = |line: &String| line.strip_prefix("    ").unwrap_or(line).to_string();
        out.push(with(lines[at + 1..end].iter().map(outdent).collect()));
    }
    out
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_goes_as_a_whole() {
        let lines = ["if a:", "    b", "    c", "d"].map(String::from);
        let texts: Vec<String> = candidates(&lines, 0).iter().map(|c| c.join("/")).collect();
        assert_eq!(texts, ["d", "pass/d", "b/c/d"]);
    }
}
