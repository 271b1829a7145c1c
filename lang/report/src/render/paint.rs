//! Colours, where there are any.

/// How a piece of text looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Of little weight.
    Dim,
    /// The program's name.
    Title,
    /// Hot code.
    Hot,
    /// Something that costs nothing any more.
    Removed,
    /// Something that costs.
    Kept,
    /// Something that went wrong.
    Bad,
    /// A piece of the program.
    Code,
}

/// Whether text is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Whether it is.
    pub is_on: bool,
}

impl Paint {
    /// Plain text.
    pub const OFF: Paint = Paint { is_on: false };
    /// Text for a terminal.
    pub const ON: Paint = Paint { is_on: true };

    /// `text` in a style.
    pub fn dress(self, style: Style, text: &str) -> String {
        if !self.is_on || text.is_empty() {
            return text.to_owned();
        }
        // The sixteen colours that every theme defines for itself.
        let code = match style {
            Style::Dim => "2",
            Style::Title => "1",
            Style::Hot => "1;36",
            Style::Removed => "32",
            Style::Kept => "33",
            Style::Bad => "31",
            Style::Code => "36",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// A sentence whose code marks become a colour, if there are colours.
    pub fn quoted(self, sentence: &str) -> String {
        if !self.is_on {
            return sentence.to_owned();
        }
        let pieces = sentence.split('`').enumerate();
        pieces
            .map(
                |(n, piece)| {
                    if n % 2 == 1 { self.dress(Style::Code, piece) } else { piece.to_owned() }
                },
            )
            .collect()
    }
}
