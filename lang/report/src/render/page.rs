//! One file, laid out.

use std::collections::BTreeSet;

use super::notes::{Note, Notes, Sign};
use super::paint::{Paint, Style};

/// Notes start at this column of the source at the latest.
const WIDEST: usize = 60;

/// Files up to this many lines are shown whole.
const WHOLE: usize = 150;

/// Lines shown around one that has notes, in a longer file.
const AROUND: u32 = 2;

/// Writes a file with its notes.
pub fn lay_out(name: &str, text: &str, notes: &Notes, paint: Paint, out: &mut String) {
    let lines: Vec<String> = text.lines().map(|line| line.replace('\t', "    ")).collect();
    let hot = hot_lines(&lines, notes);
    let page =
        Page { paint, digits: lines.len().to_string().len().max(3), column: column(&lines, notes) };
    let shown = shown(&lines, notes, &hot);
    *out += &format!("{} {}\n", " ".repeat(page.digits + 3), paint.dress(Style::Title, name));
    let mut is_gap = false;
    for (number, line) in (1..).zip(&lines) {
        if !shown.contains(&number) {
            is_gap = true;
            continue;
        }
        if std::mem::take(&mut is_gap) {
            *out += &format!(
                "{}\n",
                paint.dress(Style::Dim, &format!("{}⋮", " ".repeat(page.digits + 3)))
            );
        }
        page.line(number, line, hot.contains(&number), notes, out);
    }
}

/// Writes the notes of a file whose text is not there.
pub fn list(name: &str, notes: &Notes, paint: Paint, out: &mut String) {
    *out += &format!("{} (its text is not the one that ran)\n", paint.dress(Style::Title, name));
    for number in notes.lines() {
        let all = notes.under.get(&number).into_iter().chain(notes.beside.get(&number)).flatten();
        for note in all {
            *out += &format!("{number:>6}  {}\n", written(note, paint).join("; "));
        }
    }
}

struct Page {
    paint: Paint,
    digits: usize,
    /// Where notes start, counted from the start of the source.
    column: usize,
}

impl Page {
    fn line(&self, number: u32, line: &str, is_hot: bool, notes: &Notes, out: &mut String) {
        let mut beside = notes
            .beside
            .get(&number)
            .into_iter()
            .flatten()
            .flat_map(|note| written(note, self.paint));
        let mark = if is_hot { self.paint.dress(Style::Hot, "▌") } else { " ".into() };
        let digits = self.digits;
        let numbered = self.paint.dress(Style::Dim, &format!("{number:>digits$} │"));
        let mut row = format!(" {mark}{numbered} {line}");
        let width = line.chars().count();
        if width + 2 <= self.column
            && let Some(first) = beside.next()
        {
            row += &" ".repeat(self.column - width);
            row += &first;
        }
        *out += row.trim_end();
        out.push('\n');
        let indent = line.len() - line.trim_start().len();
        for note in notes.under.get(&number).into_iter().flatten() {
            for text in written(note, self.paint) {
                self.row(&mark, indent, &text, out);
            }
        }
        for text in beside {
            self.row(&mark, self.column, &text, out);
        }
    }

    /// A row under a line of source.
    fn row(&self, mark: &str, column: usize, text: &str, out: &mut String) {
        let margin = self.paint.dress(Style::Dim, &format!("{} │", " ".repeat(self.digits)));
        *out += &format!(" {mark}{margin} {}{text}\n", " ".repeat(column));
    }
}

fn written(note: &Note, paint: Paint) -> Vec<String> {
    let style = note.sign.style();
    let lines = note.lines.iter().enumerate().map(|(n, line)| {
        let sign = if n == 0 { note.sign.glyph() } else { " " };
        paint.dress(style, &format!("{sign} {line}"))
    });
    lines.collect()
}

/// Where notes start: behind the longest line that has some, within reason.
fn column(lines: &[String], notes: &Notes) -> usize {
    let widths = notes.beside.keys().filter_map(|&number| lines.get(number as usize - 1));
    let widths = widths.map(|line| line.chars().count() + 4);
    widths.filter(|&width| width <= WIDEST).max().unwrap_or(WIDEST)
}

/// The lines of compiled loops and functions, and those that have facts of one.
fn hot_lines(lines: &[String], notes: &Notes) -> BTreeSet<u32> {
    let mut hot = BTreeSet::new();
    for (&number, under) in &notes.under {
        if under.iter().all(|note| note.sign == Sign::Bridge) {
            continue;
        }
        hot.insert(number);
        let Some(header) = lines.get(number as usize - 1) else { continue };
        let body = (number + 1..).zip(&lines[number as usize..]);
        let inside =
            body.take_while(|(_, line)| line.trim().is_empty() || depth(line) > depth(header));
        hot.extend(inside.filter(|(_, line)| !line.trim().is_empty()).map(|(number, _)| number));
    }
    for (&number, beside) in &notes.beside {
        if beside.iter().any(|note| !matches!(note.sign, Sign::Cold | Sign::Abort)) {
            hot.insert(number);
        }
    }
    hot
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn shown(lines: &[String], notes: &Notes, hot: &BTreeSet<u32>) -> BTreeSet<u32> {
    let all = 1..=lines.len() as u32;
    if lines.len() <= WHOLE {
        return all.collect();
    }
    let interesting = notes.lines().into_iter().chain(hot.iter().copied());
    let around = interesting.flat_map(|line| line.saturating_sub(AROUND)..=line + AROUND);
    around.filter(|line| all.contains(line)).collect()
}
