//! Cuts a stream into lines, whatever comes.

use std::io::{self, BufRead, BufReader, Read};

/// A longer line is left out: memory is the editor's, too.
const LONGEST: u64 = 64 << 20;

/// Gives each whole line of the first `most` bytes to `take`, as it comes. A last line without an end counts; bytes that are no
/// UTF-8 are replaced. What is behind is read, so that the writer does not wait, and thrown away. Says whether there was such.
pub fn each(mut all: impl Read, most: u64, take: impl FnMut(String)) -> bool {
    let mut first = BufReader::new((&mut all).take(most));
    lines(&mut first, take);
    matches!(io::copy(&mut all, &mut io::sink()), Ok(1..))
}

fn lines(from: &mut impl BufRead, mut take: impl FnMut(String)) {
    let mut line = Vec::new();
    let mut is_rest = false;
    loop {
        line.clear();
        match (&mut *from).take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.ends_with(b"\n");
        let is_cut = !is_whole && line.len() as u64 == LONGEST;
        if !is_rest && !is_cut {
            take(String::from_utf8_lossy(line.strip_suffix(b"\n").unwrap_or(&line)).into_owned());
        }
        is_rest = is_cut;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_whole() {
        let mut lines = Vec::new();
        assert!(!each(&b"one\n\ntw\xffo\nthree"[..], 100, |line| lines.push(line)));
        assert_eq!(lines, ["one", "", "tw\u{fffd}o", "three"]);
    }

    #[test]
    fn a_line_without_end_is_left_out() {
        let mut lines = Vec::new();
        let long = std::io::repeat(b'x').take(LONGEST + 10);
        each(long.chain(&b"\nshort\n"[..]), u64::MAX, |line| lines.push(line));
        assert_eq!(lines, ["short"]);
    }

    #[test]
    fn what_is_too_much_is_read_and_thrown_away() {
        let mut lines = Vec::new();
        let mut all = &b"one\ntwo\nthree\n"[..];
        assert!(each(&mut all, 6, |line| lines.push(line)));
        assert_eq!(lines, ["one", "tw"]);
        assert!(all.is_empty());
    }
}
