//! Which compiled code nobody runs, and since when.

use super::Store;
use crate::abi::{Activation, CodeId};
use std::collections::BTreeMap;

impl Store {
    /// The families that nobody runs, the longest unused first, together with those that were used at the same time. `calls`: the innermost of each thread.
    pub(crate) fn idle(&self, calls: &[*const Activation]) -> BTreeMap<u64, Vec<CodeId>> {
        let codes = self.codes();
        let root = |id: CodeId| self.code(id).root.0 as usize;
        let mut used: Vec<u64> = codes
            .iter()
            .map(|code| if code.live { code.door.last_used(self.pieces()) } else { 0 })
            .collect();
        for code in codes.iter().filter(|code| code.door.active.get() > 0) {
            used[root(code.compiled.id)] = u64::MAX;
        }
        for door in calls.iter().flat_map(|innermost| Activation::doors(*innermost)) {
            used[root(door.id())] = u64::MAX;
        }
        let jumps = codes.iter().filter_map(|code| Some((code.root.0 as usize, root(code.jumps?))));
        let jumps: Vec<(usize, usize)> = jumps.collect();
        let mut more = true;
        while more {
            more = false;
            for &(from, to) in
                jumps.iter().filter(|&&(from, to)| used[from] > used[to]).collect::<Vec<_>>()
            {
                used[to] = used[from];
                more = true;
            }
        }
        let mut idle: BTreeMap<u64, Vec<CodeId>> = BTreeMap::new();
        for code in codes.iter().filter(|code| code.root == code.compiled.id && !code.freed) {
            let used = used[code.root.0 as usize];
            if used != u64::MAX {
                idle.entry(used).or_default().push(code.root);
            }
        }
        idle
    }
}
