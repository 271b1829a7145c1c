//! A document in its workspace at one moment: what the requests of full mode are answered from.

use std::ops::Range;

use tower_lsp::lsp_types::{Location, Position, Range as Span};

use crate::position::Encoding;
use crate::python::{File, Project, Target};

/// A document in its workspace.
#[derive(Clone, Debug)]
pub struct View {
    /// The workspace.
    pub project: Project,
    /// The document.
    pub file: File,
    /// How the editor counts columns.
    pub encoding: Encoding,
}

impl View {
    /// The byte at a position.
    pub fn byte(&self, at: Position) -> usize {
        let text = &self.file.text;
        text.lines.offset(&text.text, at, self.encoding)
    }

    /// Bytes of the document as the editor's range.
    pub fn span(&self, range: &Range<usize>) -> Span {
        self.span_in(&self.file, range)
    }

    /// Bytes of any file as the editor's range.
    pub fn span_in(&self, file: &File, range: &Range<usize>) -> Span {
        file.text.lines.span(&file.text.text, range, self.encoding)
    }

    /// Bytes of any file as the editor's place.
    pub fn location(&self, file: &File, range: &Range<usize>) -> Location {
        Location { uri: file.uri.clone(), range: self.span_in(file, range) }
    }

    /// What is named at a position.
    pub fn target(&self, at: Position) -> Option<Target> {
        self.project.target(&self.file, self.byte(at))
    }
}
