//! The processes below one, as `/proc` lists them.

use std::fs;

/// The processes that came from this one and still run, its children first. Empty where there is no `/proc`.
///
/// Processes that start and end meanwhile may be missing, or listed and gone.
pub fn below(process: u32) -> Vec<u32> {
    let mut all = children(process);
    let mut next = 0;
    while let Some(&one) = all.get(next) {
        for child in children(one) {
            if !all.contains(&child) {
                all.push(child);
            }
        }
        next += 1;
    }
    all
}

/// The children that the threads of a process started.
fn children(process: u32) -> Vec<u32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return Vec::new() };
    let lists = threads
        .flatten()
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists
        .flat_map(|list| {
            list.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<u32>>()
        })
        .collect()
}

/// Bytes of memory that a process and all below it have in use. Nothing where there is no `/proc`.
///
/// The address space says nothing: a collector reserves far more than it uses.
pub fn resident(process: u32) -> Option<u64> {
    let own = resident_of(process)?;
    Some(below(process).into_iter().filter_map(resident_of).fold(own, u64::saturating_add))
}

fn resident_of(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn children_and_theirs_are_listed() {
        let mut child =
            Command::new("sh").args(["-c", "sleep 60 & sleep 60 & wait"]).spawn().unwrap();
        let began = std::time::Instant::now();
        while below(child.id()).len() < 2 && began.elapsed().as_secs() < 20 {
            std::thread::yield_now();
        }
        let all = below(child.id());
        assert_eq!(all.len(), 2);
        assert!(below(std::process::id()).contains(&all[0]));
        assert!(resident(child.id()).unwrap() > resident_of(child.id()).unwrap());
        for one in all {
            let _ = Command::new("kill").arg(one.to_string()).status();
        }
        child.wait().unwrap();
    }
}
