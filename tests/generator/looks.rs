//! Functions that look at the variables of whoever called them: also at those that nobody reads any more, in frames that compiled code has not made.
//!
//! A program that names what looks is compiled otherwise, so only some do. Numbers and texts are compared, and only of plain frames: what a comprehension
//! shows is its own in CPython.

use super::statement::Body;

/// What these need at module level.
pub const PRELUDE: &str = r#"
def look(every, i):
    if i % every:
        return
    shown = _getframe(1).f_locals
    seen.append([(k, lim(shown[k])) for k in sorted(shown) if type(shown[k]) in (int, str)])
    if len(seen) > 40:
        del seen[:20]


def left(e):
    at, rows = e.__traceback__, []
    while at:
        frame = at.tb_frame
        if frame.f_code.co_name != "<module>" and at.tb_next is None:
            shown = frame.f_locals
            rows += [(k, lim(shown[k])) for k in sorted(shown) if type(shown[k]) in (int, str)]
        at = at.tb_next
    seen.append(rows)


seen = []

"#;

impl Body<'_> {
    /// A look at the variables here.
    pub(super) fn looks(&mut self) {
        let every = *self.random.pick(&["1", "2", "7", "19"]);
        self.out.line(&format!("look({every}, i)"));
    }

    /// What is done with an exception that was caught.
    pub(super) fn caught(&mut self) {
        self.out.line("left(e)");
    }
}
