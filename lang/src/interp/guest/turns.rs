//! Where a guest was at its merge points, frame by frame, so that one can tell whether it may have come round a loop.

/// The greens of the last merge point in each frame that has passed one, the innermost last.
#[derive(Default, Debug)]
pub(in crate::interp) struct Turns(Vec<(usize, Vec<u64>)>);

impl Turns {
    /// Whether the guest in the frame at `base` may have come round: what it is at is not further on than where it was. Where it
    /// was entered it has not.
    pub(in crate::interp) fn may_close(
        &mut self,
        base: *const u64,
        is_entry: bool,
        greens: &[u64],
    ) -> bool {
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

/// Whether a green is a small int.
fn is_small_word(word: u64) -> bool {
    word & 1 == 0
}

/// Whether one position is further on than another, in the same code.
fn is_onward(last: &[u64], greens: &[u64]) -> bool {
    let position = greens.iter().position(|&word| is_small_word(word));
    let is_same = (0..greens.len()).all(|n| Some(n) == position || last[n] == greens[n]);
    position
        .is_some_and(|n| is_same && is_small_word(last[n]) && (last[n] as i64) < greens[n] as i64)
}
