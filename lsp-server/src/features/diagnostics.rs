//! Diagnostics: syntax errors, and facts with advice.

use std::ops::Range;

use tower_lsp::lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location,
    NumberOrString, Url,
};

use crate::annotate::{Advice, Related, Weight};
use crate::pages;
use crate::position::Encoding;
use crate::state::Page;

/// Whom diagnostics come from.
const SOURCE: &str = "sidewinder";

/// All diagnostics of a document, with at most so many facts.
pub fn all(page: &Page, encoding: Encoding, with_related: bool, most: usize) -> Vec<Diagnostic> {
    let text = &page.text;
    let span = |range: &Range<usize>| text.lines.span(&text.text, range, encoding);
    let errors = text.faults().errors.iter().map(|error| Diagnostic {
        range: span(&(error.span.start as usize..error.span.end as usize)),
        severity: Some(DiagnosticSeverity::ERROR),
        source: Some(SOURCE.to_owned()),
        message: error.message.clone(),
        ..Diagnostic::default()
    });
    let mut advice: Vec<_> = page
        .annotations
        .iter()
        .filter_map(|note| Some((note.advice.as_ref()?, &note.range)))
        .collect();
    advice.sort_by_key(|(advice, _)| advice.weight);
    advice.dedup_by(|a, b| a.1 == b.1 && a.0.message == b.0.message);
    let advice = advice.into_iter().take(most).map(|(advice, range)| {
        let related = with_related.then(|| related(advice, encoding));
        Diagnostic {
            range: span(range),
            severity: Some(severity(advice.weight)),
            code: advice.code.map(|code| NumberOrString::String(code.name().to_owned())),
            code_description: advice
                .code
                .and_then(pages::address)
                .map(|href| CodeDescription { href }),
            source: Some(SOURCE.to_owned()),
            message: advice.message.clone(),
            related_information: related.filter(|places| !places.is_empty()),
            ..Diagnostic::default()
        }
    });
    errors.chain(advice).collect()
}

fn severity(weight: Weight) -> DiagnosticSeverity {
    match weight {
        Weight::Error => DiagnosticSeverity::ERROR,
        Weight::Warning => DiagnosticSeverity::WARNING,
        Weight::Information => DiagnosticSeverity::INFORMATION,
        Weight::Hint => DiagnosticSeverity::HINT,
    }
}

fn related(advice: &Advice, encoding: Encoding) -> Vec<DiagnosticRelatedInformation> {
    let place = |related: &Related| {
        let range = related.text.lines.span(&related.text.text, &related.range, encoding);
        let uri = Url::from_file_path(&related.path).ok()?;
        let message = related.words.clone();
        Some(DiagnosticRelatedInformation { location: Location { uri, range }, message })
    };
    advice.related.iter().filter_map(place).collect()
}
