//! How a debugger finds the caller of machine code: the frames of [`super::frame`], as rules.
//!
//! ```text
//! offset 0     push rbp         the caller's stack pointer is rsp + 8
//! offset 1     mov rbp, rsp     rsp + 16, and its rbp lies 16 below that
//! offset 4     …                rbp + 16, from here to the end
//! ```
//!
//! Code leaves in many places, each with a `ret` behind `leave`. For that one instruction the rules are not right: the caller is left out. No function is called
//! there, so that only a debugger that goes from instruction to instruction sees it.
//!
//! Registers have the numbers of the System V ABI.

use super::super::Unwind;

const RBX: u16 = 3;
const RBP: u16 = 6;
const RSP: u16 = 7;
const R12: u16 = 12;
const R13: u16 = 13;
const R14: u16 = 14;
const R15: u16 = 15;

/// The rules of a piece of code. A bridge starts in a frame that was made before.
pub fn piece(code: &[u8], is_entered: bool) -> Vec<(u32, Unwind)> {
    let made = [Unwind::Caller(RBP, 16), Unwind::Saved(RBP, -16)];
    if !is_entered || !code.starts_with(&[0x55, 0x48, 0x89, 0xe5]) {
        return made.map(|change| (0, change)).to_vec();
    }
    vec![
        (0, Unwind::Caller(RSP, 8)),
        (1, Unwind::Caller(RSP, 16)),
        (1, Unwind::Saved(RBP, -16)),
        (4, Unwind::Caller(RBP, 16)),
    ]
}

/// The same of the way in: what it pushes, and pops again.
pub fn enter(code: &[u8]) -> Vec<(u32, Unwind)> {
    let pushed = [(1, RBP), (2, RBX), (4, R12), (6, R13), (8, R14), (10, R15)];
    let mut changes = vec![(0, Unwind::Caller(RSP, 8))];
    for (at, depth) in pushed.iter().zip(2..) {
        changes.push((at.0, Unwind::Caller(RSP, 8 * depth)));
        changes.push((at.0, Unwind::Saved(at.1, -8 * depth)));
    }
    changes.push((14, Unwind::Caller(RSP, 64)));
    // The pops are as long as the pushes were, and in the other order: behind each as much is left as was before its push.
    let end = code.iter().rposition(|&byte| byte == 0xc3).unwrap_or(code.len()) as u32;
    changes.push((end - 10, Unwind::Caller(RSP, 56)));
    for (index, (_, register)) in pushed.iter().enumerate().rev() {
        let before = index.checked_sub(1).map_or(0, |before| pushed[before].0);
        changes.push((end - before, Unwind::Caller(RSP, 8 * (index as i32 + 1))));
        changes.push((end - before, Unwind::Restored(*register)));
    }
    changes
}

/// The same of the way out, which runs in the frame of the code that leaves.
pub fn exit(code: &[u8]) -> Vec<(u32, Unwind)> {
    let end = code.iter().rposition(|&byte| byte == 0xc3).unwrap_or(code.len()) as u32;
    vec![
        (0, Unwind::Caller(RBP, 16)),
        (0, Unwind::Saved(RBP, -16)),
        (end, Unwind::Caller(RSP, 8)),
        (end, Unwind::Restored(RBP)),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::frame::enter_shim;
    use super::*;

    #[test]
    fn the_way_in_is_unwound_at_each_of_its_instructions() {
        // Push and pop, followed: how far the stack pointer is below the caller's behind each instruction.
        let code = enter_shim();
        let (mut at, mut depth, mut expected) = (0usize, 8i32, vec![(0u32, 8i32)]);
        while code[at] != 0xc3 {
            let (length, change) = match code[at..] {
                [0x50..=0x57, ..] => (1, 8),
                [0x41, 0x50..=0x57, ..] => (2, 8),
                [0x58..=0x5f, ..] => (1, -8),
                [0x41, 0x58..=0x5f, ..] => (2, -8),
                [0x48, 0x83, 0xec, n, ..] => (4, i32::from(n)),
                [0x48, 0x83, 0xc4, n, ..] => (4, -i32::from(n)),
                [0xff, ..] => (2, 0),
                [0x48, 0x8b, 0x40..=0x7f, ..] => (4, 0),
                _ => (3, 0),
            };
            (at, depth) = (at + length, depth + change);
            if change != 0 {
                expected.push((at as u32, depth));
            }
        }
        let callers = enter(&code).into_iter().filter_map(|(at, change)| match change {
            Unwind::Caller(RSP, n) => Some((at, n)),
            _ => None,
        });
        assert_eq!(callers.collect::<Vec<_>>(), expected);
        let saved = |change: &&(u32, Unwind)| matches!(change.1, Unwind::Saved(..));
        assert_eq!(enter(&code).iter().filter(saved).count(), 6);
    }
}
