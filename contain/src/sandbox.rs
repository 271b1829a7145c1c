//! What the kernel refuses a run: writing outside, the network, other processes.
//!
//! Two means of Linux, each through the crate that its authors keep:
//!
//! * **Landlock** (`landlock`): files may be created, changed and removed below the temporary folder and the paths that are
//!   allowed. Reading is not restricted: a program reads its libraries from anywhere. From ABI 6 on signals and abstract sockets
//!   reach no process outside.
//! * **seccomp** (`seccompiler`): system calls that make sockets, processes and changes of modes fail with EPERM, which Python
//!   knows as PermissionError; with them those that get around the rest (`io_uring`, `ptrace`, descriptors of other processes).
//!   A stream pair of sockets is fine, it leads nowhere; a datagram pair can be sent to any address.
//!
//! A program in Python makes no system call but those of its runtime, so that a list of what is refused does. An answer of
//! ENOSYS to `clone3`, whose flags no filter can read, makes the C library fall back to `clone`.
//!
//! Files that are open already are not the sandbox's: standard streams and the report.

use std::path::Path;

use crate::Allowed;

/// What this system cannot refuse, in words that go behind "this system cannot keep the run from".
pub type Gaps = Vec<&'static str>;

/// Where every program may write.
#[cfg(target_os = "linux")]
const DEVICES: &[&str] =
    &["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"];

/// Restricts this process and all that it starts, for good.
///
/// # Errors
///
/// A sentence, where a path that may be written is not there or the kernel refuses its own rules.
#[cfg(target_os = "linux")]
pub fn restrict(allowed: &Allowed, temporary: &Path) -> Result<Gaps, String> {
    let mut gaps = files(allowed, temporary)?;
    gaps.extend(calls::refuse(allowed)?);
    Ok(gaps)
}

/// Nothing can be refused here.
#[cfg(not(target_os = "linux"))]
pub fn restrict(_: &Allowed, _: &Path) -> Result<Gaps, String> {
    Ok(vec!["writing to files", "using the network", "starting processes"])
}

/// Keeps the run from writing elsewhere.
#[cfg(target_os = "linux")]
fn files(allowed: &Allowed, temporary: &Path) -> Result<Gaps, String> {
    use landlock::{
        ABI, Access, AccessFs, CompatLevel, Compatible, LandlockStatus, PathBeneath, PathFd,
        Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetStatus, Scope,
    };
    let told = |error: landlock::RulesetError| format!("the sandbox cannot be set up: {error}");
    let abi = ABI::V6;
    let writing = AccessFs::from_write(abi);
    let rules = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(writing)
        .and_then(|rules| rules.scope(Scope::from_all(abi)))
        .and_then(Ruleset::create)
        .map_err(told)?;
    let mut rules = rules;
    for (path, must_be) in [(temporary, true)]
        .into_iter()
        .chain(allowed.write.iter().map(|path| (path.as_path(), true)))
        .chain(DEVICES.iter().map(|path| (Path::new(path), false)))
    {
        let Ok(open) = PathFd::new(path) else {
            if must_be {
                let path = path.display();
                return Err(format!(
                    "write:{path} is to be allowed, and there is no '{path}'; make it first"
                ));
            }
            continue;
        };
        let access = if path.is_dir() { writing } else { writing & AccessFs::from_file(abi) };
        rules = rules.add_rule(PathBeneath::new(open, access)).map_err(told)?;
    }
    let status = rules.restrict_self().map_err(told)?;
    Ok(match status.ruleset {
        RulesetStatus::NotEnforced => vec!["writing to files"],
        RulesetStatus::FullyEnforced => Vec::new(),
        RulesetStatus::PartiallyEnforced => {
            let LandlockStatus::Available { effective_abi, .. } = status.landlock else {
                return Ok(vec!["writing to files"]);
            };
            let cuts = (effective_abi < ABI::V3).then_some("cutting files off");
            // Else a filter refuses signals.
            let signals = allowed.processes && effective_abi < ABI::V6;
            cuts.into_iter().chain(signals.then_some("signals to other processes")).collect()
        }
    })
}

/// Which system calls are refused.
#[cfg(target_os = "linux")]
mod calls {
    use std::collections::BTreeMap;

    use libc::c_long;
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
        SeccompRule, apply_filter,
    };

    use super::Gaps;
    use crate::Allowed;

    /// What gets around every other rule.
    const WAYS_AROUND: &[c_long] = &[
        libc::SYS_io_uring_setup,
        libc::SYS_io_uring_enter,
        libc::SYS_io_uring_register,
        libc::SYS_ptrace,
        libc::SYS_process_vm_readv,
        libc::SYS_process_vm_writev,
        libc::SYS_pidfd_getfd,
        libc::SYS_pidfd_open,
        libc::SYS_pidfd_send_signal,
        libc::SYS_mount,
        libc::SYS_umount2,
        libc::SYS_pivot_root,
        libc::SYS_chroot,
        libc::SYS_unshare,
        libc::SYS_setns,
        libc::SYS_bpf,
        libc::SYS_perf_event_open,
        libc::SYS_userfaultfd,
        libc::SYS_keyctl,
        libc::SYS_add_key,
        libc::SYS_request_key,
        libc::SYS_open_by_handle_at,
        libc::SYS_init_module,
        libc::SYS_finit_module,
        libc::SYS_delete_module,
        libc::SYS_kexec_load,
        libc::SYS_reboot,
        libc::SYS_swapon,
        libc::SYS_swapoff,
        libc::SYS_sethostname,
        libc::SYS_setdomainname,
        libc::SYS_acct,
        libc::SYS_settimeofday,
        libc::SYS_clock_settime,
        libc::SYS_adjtimex,
        libc::SYS_quotactl,
        libc::SYS_shmget,
        libc::SYS_shmat,
        libc::SYS_msgget,
        libc::SYS_msgsnd,
        libc::SYS_mq_open,
    ];

    /// What changes a file without writing to it. Landlock has no right for these.
    const ATTRIBUTES: &[c_long] = &[
        #[cfg(target_arch = "x86_64")]
        libc::SYS_chmod,
        libc::SYS_fchmod,
        libc::SYS_fchmodat,
        FCHMODAT2,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_chown,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_lchown,
        libc::SYS_fchown,
        libc::SYS_fchownat,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_utime,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_utimes,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_futimesat,
        libc::SYS_utimensat,
        libc::SYS_setxattr,
        libc::SYS_lsetxattr,
        libc::SYS_fsetxattr,
        libc::SYS_removexattr,
        libc::SYS_lremovexattr,
        libc::SYS_fremovexattr,
    ];

    /// `fchmodat2`, the same number on all architectures; the C library's crate does not have it everywhere.
    const FCHMODAT2: c_long = 452;

    /// What becomes or begins another process, whatever the arguments. `clone` is also how threads begin.
    const PROCESSES: &[c_long] = &[
        #[cfg(target_arch = "x86_64")]
        libc::SYS_fork,
        #[cfg(target_arch = "x86_64")]
        libc::SYS_vfork,
        libc::SYS_execve,
        libc::SYS_execveat,
    ];

    /// `TIOCSTI` and `TIOCLINUX` type into a terminal what its shell will run.
    const TYPING: &[u64] = &[0x5412, 0x541c];

    pub(super) fn refuse(allowed: &Allowed) -> Result<Gaps, String> {
        let Ok(arch) = std::env::consts::ARCH.try_into() else {
            return Ok(vec!["using the network", "starting processes"]);
        };
        let apply = |rules: BTreeMap<c_long, Vec<SeccompRule>>, errno: i32| {
            let filter = SeccompFilter::new(
                rules,
                SeccompAction::Allow,
                SeccompAction::Errno(errno.cast_unsigned()),
                arch,
            );
            let filter = filter.and_then(BpfProgram::try_from);
            filter.map_err(seccompiler::Error::from).and_then(|filter| apply_filter(&filter))
        };
        let done = rules(allowed).and_then(|rules| apply(rules, libc::EPERM)).and_then(|()| {
            if allowed.processes {
                return Ok(());
            }
            apply(BTreeMap::from([(libc::SYS_clone3, Vec::new())]), libc::ENOSYS)
        });
        match done {
            Ok(()) => Ok(Vec::new()),
            // A kernel without filters.
            Err(seccompiler::Error::Prctl(_) | seccompiler::Error::Seccomp(_)) => {
                Ok(vec!["using the network", "starting processes"])
            }
            Err(error) => Err(format!("the sandbox cannot be set up: {error}")),
        }
    }

    /// The calls that fail, each with the arguments for which it does; none: always.
    fn rules(allowed: &Allowed) -> Result<BTreeMap<c_long, Vec<SeccompRule>>, seccompiler::Error> {
        let mut rules: BTreeMap<c_long, Vec<SeccompRule>> = BTreeMap::new();
        let mut always =
            |calls: &[c_long]| calls.iter().for_each(|&call| drop(rules.insert(call, Vec::new())));
        always(WAYS_AROUND);
        if !allowed.attributes {
            always(ATTRIBUTES);
        }
        if !allowed.network {
            always(&[libc::SYS_socket]);
        }
        if !allowed.processes {
            always(PROCESSES);
        }
        let when = |argument, operator, value: u64| {
            let condition =
                SeccompCondition::new(argument, SeccompCmpArgLen::Dword, operator, value)?;
            SeccompRule::new(vec![condition])
        };
        let typing = TYPING.iter().map(|&request| when(1, SeccompCmpOp::Eq, request));
        rules.insert(libc::SYS_ioctl, typing.collect::<Result<_, _>>()?);
        if !allowed.network {
            // The type's low bits; the others are flags.
            let is_stream = SeccompCmpOp::MaskedEq(0xf);
            let others = [libc::SOCK_DGRAM, libc::SOCK_RAW, libc::SOCK_RDM];
            let others = others.map(|kind| when(1, is_stream.clone(), kind as u64));
            rules.insert(libc::SYS_socketpair, others.into_iter().collect::<Result<_, _>>()?);
        }
        if !allowed.processes {
            let thread = libc::CLONE_THREAD as u64;
            rules.insert(libc::SYS_clone, vec![when(0, SeccompCmpOp::MaskedEq(thread), 0)?]);
            let own = u64::from(std::process::id());
            for call in
                [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_rt_sigqueueinfo, libc::SYS_tkill]
            {
                rules.insert(call, vec![when(0, SeccompCmpOp::Ne, own)?]);
            }
            let limits = SeccompRule::new(vec![
                SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, 0)?,
                SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, own)?,
            ])?;
            rules.insert(libc::SYS_prlimit64, vec![limits]);
        }
        Ok(rules)
    }
}
