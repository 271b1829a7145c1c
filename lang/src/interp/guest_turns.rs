//! Where a guest was at its merge points, frame by frame, so that one can tell whether it may have come round a loop.

use crate::object::Value;

/// The greens of the last merge point in each frame that has passed one, the innermost last.
#[derive(Default, Debug)]
pub(super) struct Turns(Vec<(usize, Vec<u64>)>);

impl Turns {
    /// Whether the guest in the frame at `base` may have come round: what it is at is not further on than where it was. Where it
    /// was entered it has not.
    pub(super) fn may_close(&mut self, base: *const u64, is_entry: bool, greens: &[u64]) -> bool {
        let base = base as usize;
        while self.0.pop_if(|(inner, _)| *inner > base).is_some() {}
        match self.0.last_mut() {
            Some((known, last)) if *known == base => {
                let closes = !is_entry && !is_onward(last, greens);
                last.clear();
                last.extend_from_slice(greens);
                closes
            }
            _ => {
                self.0.push((base, greens.to_vec()));
                false
            }
        }
    }
}

/// Whether one position is further on than another, in the same code.
fn is_onward(last: &[u64], greens: &[u64]) -> bool {
    let position = greens.iter().position(|&word| Value(word).is_small());
    let is_same = (0..greens.len()).all(|n| Some(n) == position || last[n] == greens[n]);
    position.is_some_and(|n| {
        is_same && Value(last[n]).is_small() && (last[n] as i64) < greens[n] as i64
    })
}
