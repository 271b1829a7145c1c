//! Hints to the JIT that are wrong as the text stands, told without a run.

use sidewinder_report::schema::Code;
use sidewinder_syntax::drivers::{Misuse, Wrong};

use super::notes::weight;
use super::{Advice, Annotation, Kind, wording};
use crate::document::Text;

/// What there is to say about the hints in a text.
pub fn annotations(text: &Text) -> impl Iterator<Item = Annotation> + '_ {
    text.known_faults().into_iter().flat_map(|faults| &faults.misuses).map(
        |Misuse { wrong, span, message }| {
            let code = match wrong {
                Wrong::Names => Code::SW503,
                Wrong::Between => Code::SW504,
                Wrong::Driver => Code::SW506,
            };
            let message = format!("{message}{}", wording::advice_on(code));
            Annotation {
                range: span.start as usize..span.end as usize,
                kind: Kind::Hint,
                label: None,
                detail: wording::remark(Kind::Hint, &message),
                advice: Some(Advice {
                    code: Some(code),
                    weight: weight(code),
                    message,
                    related: Vec::new(),
                }),
            }
        },
    )
}
