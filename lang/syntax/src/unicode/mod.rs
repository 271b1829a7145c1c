//! What characters are, as CPython 3.11 knows them: Unicode 14.
//!
//! **In:** a character. **Out:** whether it is a letter, a digit, shown as it is .., and what its case becomes. Rust's own tables are of a
//! later Unicode: they serve for changes of case, where characters that Unicode 14 does not have stay as they are.
//!
//! `generate.py` makes the tables; `--check` compares them.
//!
//! **Absent:** names, and normal forms.

mod cased;
mod maps;
mod numbers;
mod shown;

/// Whether a character is in one of the ranges, which are in order.
fn is_in(ranges: &[(u32, u32)], c: char) -> bool {
    let code = c as u32;
    let after = ranges.partition_point(|(first, _)| *first <= code);
    after > 0 && code <= ranges[after - 1].1
}

/// Whether `repr` shows it as it is.
pub fn is_printable(c: char) -> bool {
    if c.is_ascii() { (' '..='~').contains(&c) } else { is_in(shown::PRINTABLE, c) }
}

/// Whether it is a letter.
pub fn is_alphabetic(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphabetic() } else { is_in(shown::ALPHABETIC, c) }
}

/// Whether it is a small letter.
pub fn is_lower(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_lowercase() } else { is_in(cased::LOWER, c) }
}

/// Whether it is a large letter.
pub fn is_upper(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_uppercase() } else { is_in(cased::UPPER, c) }
}

/// Whether it is a letter that is large and small at once, as at the start of a title.
pub fn is_title(c: char) -> bool {
    !c.is_ascii() && is_in(cased::TITLE, c)
}

/// Whether it has a case.
pub fn is_cased(c: char) -> bool {
    is_lower(c) || is_upper(c) || is_title(c)
}

/// The value of a decimal digit.
pub fn decimal(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let code = c as u32;
    let after = numbers::ZEROS.partition_point(|zero| *zero <= code);
    let value = code - numbers::ZEROS.get(after.checked_sub(1)?)?;
    (value < 10).then_some(value)
}

/// Whether it is a digit, also one that makes no decimal numbers.
pub fn is_digit(c: char) -> bool {
    decimal(c).is_some() || is_in(numbers::DIGITS, c)
}

/// Whether it stands for a number.
pub fn is_numeric(c: char) -> bool {
    is_digit(c) || is_in(numbers::NUMERIC, c)
}

/// Whether an identifier may start with it.
pub fn starts_identifier(c: char) -> bool {
    if c.is_ascii() {
        return c == '_' || c.is_ascii_alphabetic();
    }
    is_in(numbers::IDENTIFIER_START, c)
}

/// Whether an identifier may go on with it.
pub fn continues_identifier(c: char) -> bool {
    starts_identifier(c) || c.is_ascii_digit() || is_in(numbers::IDENTIFIER_REST, c)
}

/// Appends what a character becomes, unless it or that is later than Unicode 14.
fn push_known(c: char, becomes: impl Iterator<Item = char> + Clone, out: &mut String) {
    let known = |c: char| c.is_ascii() || is_in(shown::PRINTABLE, c);
    if known(c) && becomes.clone().all(known) { out.extend(becomes) } else { out.push(c) }
}

/// Appends the large form.
pub fn push_upper(c: char, out: &mut String) {
    push_known(c, c.to_uppercase(), out);
}

/// Appends the small form, a sigma being within a word.
pub fn push_lower(c: char, out: &mut String) {
    push_known(c, c.to_lowercase(), out);
}

fn look_up(map: &[(u32, &'static str)], c: char) -> Option<&'static str> {
    let found = map.binary_search_by_key(&(c as u32), |(code, _)| *code);
    found.ok().map(|at| map[at].1)
}

/// Appends the form at the start of a title.
pub fn push_title(c: char, out: &mut String) {
    match look_up(maps::TITLES, c) {
        Some(text) => out.push_str(text),
        None => push_upper(c, out),
    }
}

/// Appends what is compared without regard to case.
pub fn push_folded(c: char, out: &mut String) {
    match look_up(maps::FOLDS, c) {
        Some(text) => out.push_str(text),
        None => push_lower(c, out),
    }
}

/// Calls `visit` with each character of a text and its small form, which for a sigma depends on what is around it.
pub fn each_lower(text: &str, mut visit: impl FnMut(char, &str)) {
    let whole = text.to_lowercase();
    let (mut at, mut form) = (0, String::new());
    for c in text.chars() {
        let length: usize = c.to_lowercase().map(char::len_utf8).sum();
        form.clear();
        match c {
            'Σ' => form.push_str(&whole[at..at + length]),
            c => push_lower(c, &mut form),
        }
        visit(c, &form);
        at += length;
    }
}

/// The small form of a text.
pub fn lower(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    each_lower(text, |_, form| out.push_str(form));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_in_order() {
        let tables = [
            shown::PRINTABLE,
            shown::ALPHABETIC,
            cased::LOWER,
            cased::UPPER,
            cased::TITLE,
            numbers::DIGITS,
            numbers::NUMERIC,
            numbers::IDENTIFIER_START,
            numbers::IDENTIFIER_REST,
        ];
        for table in tables {
            assert!(table.windows(2).all(|pair| pair[0].1 < pair[1].0));
        }
    }

    #[test]
    fn some_characters() {
        assert_eq!(decimal('੧'), Some(1));
        assert_eq!(decimal('²'), None);
        assert!(is_digit('²') && is_numeric('½') && !is_digit('½'));
        assert!(is_title('ǅ') && !is_upper('ǅ') && is_printable('é') && !is_printable('\u{e000}'));
        assert_eq!(lower("ΑΣ ΣΑ"), "ας σα");
    }
}
