//! The life of one site: cold, counting, compiled, given up.

use super::{Abort, Params};
use crate::backend::CodeId;
use crate::host::Host;
use crate::machine::Pc;
use std::collections::BTreeMap;

/// Where a site is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Not hot yet.
    Counting,
    /// Entered at once.
    Compiled(CodeId),
    /// Not tried again.
    GivenUp,
}

/// A site that ran and has no compiled code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interpreted {
    /// The site.
    pub pc: Pc,
    /// Whether it is not tried again; then nobody counts any more.
    pub given_up: bool,
    /// How often it ran.
    pub count: u64,
}

#[derive(Debug)]
struct Site {
    state: State,
    /// What its counter started from last.
    from: u32,
    /// How often it ran before that, and what decay took from the counter.
    past: u64,
    /// Recordings given up here, and code thrown away.
    setbacks: u32,
}

/// All sites that were ever asked about, in the order of their positions.
#[derive(Default, Debug)]
pub(crate) struct Sites(BTreeMap<Pc, Site>);

impl Sites {
    pub(crate) fn state(&self, pc: Pc) -> Option<State> {
        self.0.get(&pc).map(|site| site.state)
    }

    /// The state of a site; a new one starts to count and gives `None`.
    pub(crate) fn visit(&mut self, pc: Pc, params: &Params, host: &mut dyn Host) -> Option<State> {
        if let Some(site) = self.0.get(&pc) {
            return Some(site.state);
        }
        self.0.insert(pc, Site { state: State::Counting, from: 0, past: 0, setbacks: 0 });
        self.restart(pc, params, host);
        None
    }

    fn threshold(pc: Pc, params: &Params, host: &dyn Host) -> u32 {
        let loops = host.is_loop_header(pc);
        let events = if loops { params.threshold } else { params.function_threshold };
        events.saturating_sub(1)
    }

    /// Counts from the threshold again.
    pub(crate) fn restart(&mut self, pc: Pc, params: &Params, host: &mut dyn Host) {
        let from = Sites::threshold(pc, params, host);
        self.count(pc, from, host);
    }

    /// Counts from the threshold again while something else is recorded: at least this visit passes.
    pub(crate) fn postpone(&mut self, pc: Pc, params: &Params, host: &mut dyn Host) {
        let from = Sites::threshold(pc, params, host).max(1);
        self.count(pc, from, host);
    }

    fn count(&mut self, pc: Pc, from: u32, host: &mut dyn Host) {
        if let Some(site) = self.0.get_mut(&pc) {
            site.state = State::Counting;
            site.past += u64::from(site.from.saturating_sub(host.counter(pc)));
            site.from = from;
            host.set_site(pc, from, 0);
        }
    }

    pub(crate) fn compiled(&mut self, pc: Pc, id: CodeId, host: &mut dyn Host) {
        if let Some(site) = self.0.get_mut(&pc) {
            site.state = State::Compiled(id);
            host.set_site(pc, 0, id.0 + 1);
        }
    }

    /// This one is to be recorded at its next visit.
    pub(crate) fn hot_now(&mut self, pc: Pc, host: &mut dyn Host) {
        self.0.entry(pc).or_insert(Site { state: State::Counting, from: 0, past: 0, setbacks: 0 });
        if self.state(pc) == Some(State::Counting) {
            self.count(pc, 0, host);
        }
    }

    /// A recording from here was given up; `true` if the site now is, too.
    pub(crate) fn aborted(
        &mut self,
        pc: Pc,
        reason: Abort,
        params: &Params,
        host: &mut dyn Host,
    ) -> bool {
        let threshold = Sites::threshold(pc, params, host);
        // Another iteration may do better, and soon: the place is as hot as it was.
        let from = match reason {
            Abort::LeftLoop | Abort::InnerLoop => threshold / 8,
            _ => threshold,
        };
        self.setback(pc, from, params, host)
    }

    /// Code from here was thrown away.
    pub(crate) fn invalidated(&mut self, pc: Pc, params: &Params, host: &mut dyn Host) {
        let from = Sites::threshold(pc, params, host) / 2;
        self.setback(pc, from, params, host);
    }

    fn setback(&mut self, pc: Pc, from: u32, params: &Params, host: &mut dyn Host) -> bool {
        let Some(site) = self.0.get_mut(&pc) else { return false };
        site.setbacks += 1;
        if site.setbacks < params.max_aborts {
            self.count(pc, from, host);
            return false;
        }
        site.state = State::GivenUp;
        site.past += u64::from(site.from);
        host.set_site(pc, u32::MAX, 0);
        true
    }

    /// Something got hot: everything else loses a little of its progress, so that only what is hot at some time is recorded.
    pub(crate) fn decay(&mut self, params: &Params, host: &mut dyn Host) {
        for (&pc, site) in &mut self.0 {
            if site.state == State::Counting {
                let left = host.counter(pc);
                let lost =
                    u64::from(site.from.saturating_sub(left)) * u64::from(params.decay) / 100;
                site.past += lost;
                host.set_site(pc, left + lost as u32, 0);
            }
        }
    }

    /// Sites that never got compiled.
    pub(crate) fn interpreted(&self, host: &dyn Host) -> Vec<Interpreted> {
        let left = self.0.iter().filter(|(_, site)| !matches!(site.state, State::Compiled(_)));
        let told = left.map(|(&pc, site)| {
            let given_up = site.state == State::GivenUp;
            let counted = if given_up { 0 } else { site.from.saturating_sub(host.counter(pc)) };
            Interpreted { pc, given_up, count: site.past + u64::from(counted) }
        });
        told.collect()
    }
}
