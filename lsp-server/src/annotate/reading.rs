//! A report held against the present texts: where its places are now, and which of its loops still hold.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sidewinder_report::Report;
use sidewinder_report::schema::{About, Loop, Place};

use super::Texts;
use super::difference::Difference;
use super::drift::{Anchor, Key, MODULE};
use crate::document::Text;

/// A run's report and the texts to read it by.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// The report.
    pub report: &'a Report,
    /// Number of the run.
    pub run: u64,
    /// The folder that the report's paths start from.
    pub root: &'a Path,
    /// The texts as they ran.
    pub was: &'a Texts,
    /// The texts as they are, where they are open in the editor; the others count as unchanged.
    pub now: &'a Texts,
    /// What is different from the run that is the baseline.
    pub since: Option<&'a Difference>,
}

/// Where a place of the report is now.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Its file.
    pub path: PathBuf,
    /// The file's text.
    pub text: Arc<Text>,
    /// The bytes in it.
    pub range: Range<usize>,
}

impl Spot {
    /// Its first line, counted from 1.
    pub fn line(&self) -> usize {
        self.text.lines.line(self.range.start) + 1
    }
}

impl Reading<'_> {
    /// Path of a file of the report.
    pub fn path(&self, file: &str) -> PathBuf {
        self.root.join(file)
    }

    /// Where a place is now; nothing if its function changed or its text as it ran is not known.
    pub fn locate(&self, place: &Place) -> Option<Spot> {
        let path = self.path(&place.file);
        let was = self.was.get(&path)?;
        let Some(now) = self.now.get(&path) else {
            return Some(Spot { range: bytes(was, place)?, text: was.clone(), path });
        };
        let range = now.outline.locate(&anchor(was, place)?)?;
        Some(Spot { range, text: now.clone(), path })
    }

    /// The functions that the facts of `one` rest on and that are not the same any more.
    pub fn changed(&self, one: &Loop) -> BTreeSet<String> {
        let mut changed = BTreeSet::new();
        let parent = one.parent.and_then(|id| self.report.loops.get(&id));
        for one in [Some(one), parent].into_iter().flatten() {
            self.check(&one.at, &mut changed);
            for fact in &one.facts {
                self.check(&fact.at, &mut changed);
                if let About::Inlined(inlined) = &fact.about {
                    self.check_callee(&fact.at.file, &inlined.callee, &mut changed);
                }
            }
        }
        changed
    }

    /// The functions that any fact rests on and that are not the same any more.
    pub fn outdated(&self) -> BTreeSet<String> {
        self.report.loops.values().flat_map(|one| self.changed(one)).collect()
    }

    fn check(&self, place: &Place, changed: &mut BTreeSet<String>) {
        let path = self.path(&place.file);
        let (Some(was), Some(now)) = (self.was.get(&path), self.now.get(&path)) else { return };
        if Arc::ptr_eq(was, now) {
            return;
        }
        if let Some(anchor) = anchor(was, place)
            && now.outline.function(&anchor.function).is_none()
        {
            changed.insert(anchor.function.name);
        }
    }

    fn check_callee(&self, file: &str, callee: &str, changed: &mut BTreeSet<String>) {
        let path = self.path(file);
        let (Some(was), Some(now)) = (self.was.get(&path), self.now.get(&path)) else { return };
        let is_lost = |key: &Key| now.outline.function(key).is_none();
        if callee != MODULE && was.outline.named(callee).any(|body| is_lost(&body.key)) {
            changed.insert(callee.to_owned());
        }
    }
}

/// The bytes of a place in the text that it was reported for.
pub fn bytes(text: &Text, place: &Place) -> Option<Range<usize>> {
    let line = place.line.checked_sub(1)? as usize;
    let start = text.lines.byte(&text.text, line, place.column as usize)?;
    let end = place
        .end_line
        .checked_sub(1)
        .and_then(|line| text.lines.byte(&text.text, line as usize, place.end_column as usize))
        .filter(|&end| end > start)
        .unwrap_or(text.lines.bytes(&text.text, line)?.end);
    Some(start..end)
}

fn anchor(text: &Text, place: &Place) -> Option<Anchor> {
    text.outline.anchor(&bytes(text, place)?)
}
