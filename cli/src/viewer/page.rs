//! The viewer with a document in it: one file that needs no other, and no network.

use sidewinder_report::traces::Traces;

/// The viewer, as `viewer/build.mjs` made it.
const PAGE: &str = include_str!("../../../viewer/dist/page.html");

/// Where the document goes.
const GAP: &str = "\"SIDEWINDER-TRACES\"";

/// The page.
pub fn page(traces: &Traces) -> String {
    let (before, after) = PAGE.split_once(GAP).expect("the page has a gap");
    // In a text of JSON a `<` stands only in strings: written like this, no text of the program ends the element that holds the document.
    let document = super::text(traces).replace('<', "\\u003c");
    [before, &document, after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sidewinder_report::traces::Source;

    #[test]
    fn no_text_of_the_program_ends_the_document() {
        let text = "print('</script><script>alert(1)</script>')".to_owned();
        let source = Source { text, ..Source::default() };
        let page = page(&Traces { sources: vec![source], ..Traces::default() });
        assert!(page.contains(r"\u003c/script>\u003cscript>alert(1)"));
        assert!(!page.contains("<script>alert"));
    }

    #[test]
    fn the_page_has_one_gap_and_asks_for_nothing() {
        assert_eq!(PAGE.matches(GAP).count(), 1);
        assert!(PAGE.contains("default-src 'none'"));
        // What a drawing refers to in itself is no request.
        let page = PAGE.replace("url(#", "");
        for word in ["src=\"", "href=\"", "@import", "url("] {
            assert!(!page.contains(word), "the page asks for something by {word}");
        }
    }
}
