//! A trace with what its exits bring back.

use super::ResumeData;
use crate::abi::Returns;
use crate::ir::{OpRef, SnapshotId, Trace};
use std::rc::Rc;

/// A trace ready to be compiled: its operations refer to `resume` by their snapshot number.
#[derive(Clone, Debug)]
pub struct Optimized {
    /// The operations. A loop has `label` 0 behind its inputs (its entry), and, if peeled, `label` 1 where the body starts.
    pub trace: Trace,
    /// What guards and `leave` bring back.
    pub resume: Vec<ResumeData>,
    /// The `leave`s among them that only return.
    pub returns: Vec<(SnapshotId, Rc<Returns>)>,
}

impl Optimized {
    /// The resume data of a guard.
    pub fn resume_of(&self, snapshot: SnapshotId) -> &ResumeData {
        &self.resume[snapshot.0 as usize]
    }
    /// What a `leave` returns, if that is all that it does.
    pub fn returns(&self, snapshot: SnapshotId) -> Option<&Rc<Returns>> {
        self.returns.iter().find(|(leave, _)| *leave == snapshot).map(|(_, returns)| returns)
    }
    /// The values a guard hands over.
    pub fn live(&self, snapshot: SnapshotId) -> &[OpRef] {
        &self.resume_of(snapshot).live
    }
}
