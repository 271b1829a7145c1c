//! The comments of a text, for tools that speak to programs in them. Texts of strings are never taken for comments.

use std::ops::Range;

use super::ast::token::TokenKind as Kind;
use ruff_python_parser::parse_unchecked;
use ruff_text_size::Ranged;

/// The bytes of all comments, each from its `#` to the end of its line; none if the text nests too deeply to be read.
pub fn comments(text: &str) -> Vec<Range<usize>> {
    super::outline::on_enough_stack(text, || {
        let parsed = parse_unchecked(text, super::options());
        let comments = parsed.tokens().iter().filter(|token| token.kind() == Kind::Comment);
        comments.map(|token| token.start().to_usize()..token.end().to_usize()).collect()
    })
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_no_comments() {
        let text = "# a\nx = '# b'  # c\ny = '''\n# d\n'''\nz = (  # e\n";
        let found: Vec<&str> = comments(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["# a", "# c", "# e"]);
        assert!(comments(&"(".repeat(100_000)).is_empty());
    }
}
