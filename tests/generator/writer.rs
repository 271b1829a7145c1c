//! Lines of a program, indented.

/// A text that grows line by line.
#[derive(Default)]
pub struct Writer {
    text: String,
    depth: usize,
}

impl Writer {
    /// Adds a line at the present depth.
    pub fn line(&mut self, line: &str) {
        for _ in 0..self.depth {
            self.text.push_str("    ");
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Adds a line that opens a block; what follows is inside, until [`Writer::close`].
    pub fn open(&mut self, line: &str) {
        self.line(line);
        self.depth += 1;
    }

    /// Ends the innermost block.
    pub fn close(&mut self) {
        self.depth -= 1;
    }

    /// Adds lines that are written out elsewhere, at no depth.
    pub fn verbatim(&mut self, lines: &str) {
        self.text.push_str(lines);
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }
}
