//! The life of one site: cold, counting, compiled, given up.

use super::Params;
use crate::abi::{CodeId, Pc, Site};
use crate::host::Host;
use crate::machine::Abort;
use std::collections::BTreeMap;
use std::ops::Range;

/// Where a site is in its life.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Not hot yet.
    #[default]
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
    pub site: Site,
    /// Whether it is not tried again; then nobody counts any more.
    pub given_up: bool,
    /// How often it ran.
    pub count: u64,
    /// How often it has to, before anything else is hot, to be recorded.
    pub hot_at: u64,
}

#[derive(Default, Debug)]
struct Life {
    state: State,
    /// What its counter started from last.
    from: u32,
    /// How often it ran before that, and what decay took from the counter.
    past: u64,
    /// Recordings given up here, and code thrown away.
    setbacks: u32,
    /// One of them was too long: the next is cut where it gets too long.
    too_long: bool,
    /// Recordings that left the guest's loop or function.
    left: u32,
    /// A recording of an outer loop or of a guest was given up because of it.
    is_long: bool,
}

/// So many times a guest may leave what starts at a merge point while it is recorded; after that, leaving is what it does.
const LEAVING: u32 = 2;

/// A loop whose recordings always left it waits for at most its threshold times two to this power.
const DOUBLINGS: u32 = 12;

/// So many times the threshold a loop within a function with a merge point runs before it is compiled by itself.
const INNER: u32 = 16;

/// All sites that were ever asked about, in the order of their positions and keys.
#[derive(Default, Debug)]
pub(crate) struct Sites(BTreeMap<Site, Life>);

impl Sites {
    pub(crate) fn state(&self, site: Site) -> Option<State> {
        self.0.get(&site).map(|life| life.state)
    }

    /// The host frees the code at these positions.
    pub(crate) fn forget(&mut self, positions: &Range<usize>) {
        let [start, end] = [positions.start, positions.end].map(|at| Site::plain(at as Pc));
        let gone: Vec<Site> = self.0.range(start..end).map(|(&site, _)| site).collect();
        for site in gone {
            self.0.remove(&site);
        }
    }

    /// Whether a recording from here was too long.
    pub(crate) fn was_too_long(&self, site: Site) -> bool {
        self.0.get(&site).is_some_and(|life| life.too_long)
    }

    /// The state of a site; a new one starts to count and gives `None`.
    pub(crate) fn visit(
        &mut self,
        site: Site,
        params: &Params,
        host: &mut dyn Host,
    ) -> Option<State> {
        if let Some(life) = self.0.get(&site) {
            return Some(life.state);
        }
        self.0.insert(site, Life::default());
        self.restart(site, params, host);
        None
    }

    fn threshold(site: Site, params: &Params, host: &dyn Host) -> u32 {
        let loops = host.is_loop_header(site.pc);
        let events = if loops { params.threshold } else { params.function_threshold };
        // A loop of an interpreter's is followed where its guest is, which takes longer to be hot.
        let is_inner = loops && site.key == 0 && host.may_enter(site.pc);
        let events = if is_inner { events.saturating_mul(INNER) } else { events };
        events.saturating_sub(1)
    }

    /// Counts from the threshold again.
    pub(crate) fn restart(&mut self, site: Site, params: &Params, host: &mut dyn Host) {
        let from = Sites::threshold(site, params, host);
        self.count(site, from, host);
    }

    /// Counts from the threshold again while something else is recorded: at least this visit passes.
    pub(crate) fn postpone(&mut self, site: Site, params: &Params, host: &mut dyn Host) {
        let from = Sites::threshold(site, params, host).max(1);
        self.count(site, from, host);
    }

    fn count(&mut self, site: Site, from: u32, host: &mut dyn Host) {
        if let Some(life) = self.0.get_mut(&site) {
            life.state = State::Counting;
            life.past += u64::from(life.from.saturating_sub(host.counter(site)));
            life.from = from;
            host.set_site(site, from, 0);
        }
    }

    pub(crate) fn compiled(&mut self, site: Site, id: CodeId, host: &mut dyn Host) {
        if let Some(life) = self.0.get_mut(&site) {
            life.state = State::Compiled(id);
            host.set_site(site, 0, id.0 + 1);
        }
    }

    /// Whether a recording that came to this loop was given up because of it.
    pub(crate) fn is_long(&self, site: Site) -> bool {
        self.0.get(&site).is_some_and(|life| life.is_long)
    }

    /// This loop is to be recorded at its next visit: one around it could not be because of it.
    pub(crate) fn hot_now(&mut self, site: Site, host: &mut dyn Host) {
        self.0.entry(site).or_default().is_long = true;
        if self.state(site) == Some(State::Counting) {
            self.count(site, 0, host);
        }
    }

    /// Whether a trace from this merge point may end where the guest is left.
    pub(crate) fn may_leave(&self, site: Site) -> bool {
        site.key != 0 && self.0.get(&site).is_some_and(|life| life.left >= LEAVING)
    }

    /// A recording from here was given up; `true` if the site now is, too.
    pub(crate) fn aborted(
        &mut self,
        site: Site,
        reason: Abort,
        params: &Params,
        host: &mut dyn Host,
    ) -> bool {
        let threshold = Sites::threshold(site, params, host);
        // Another iteration may do better, and soon: the place is as hot as it was.
        let from = match reason {
            Abort::LeftLoop | Abort::InnerLoop | Abort::TraceTooLong => threshold / 8,
            _ => threshold,
        };
        if reason == Abort::LeftLoop
            && let Some(life) = self.0.get_mut(&site)
        {
            // Nothing is wrong with a guest that comes to its end. Nor is anything with a loop that had few iterations so far: it is tried again, but each
            // time after twice as many, so that one that never has more costs a recording for each doubling.
            life.left += 1;
            let doublings =
                life.left.saturating_sub(params.max_aborts.saturating_sub(1)).min(DOUBLINGS);
            let from = match site.key {
                0 if doublings > 0 => threshold.saturating_mul(1 << doublings),
                _ => from,
            };
            self.count(site, from, host);
            return false;
        }
        if let Some(life) = self.0.get_mut(&site) {
            life.too_long |= reason == Abort::TraceTooLong;
        }
        self.setback(site, from, params, host)
    }

    /// Code from here was thrown away; `for_good`: for a reason that will not come back.
    pub(crate) fn invalidated(
        &mut self,
        site: Site,
        for_good: bool,
        params: &Params,
        host: &mut dyn Host,
    ) {
        let from = Sites::threshold(site, params, host) / 2;
        if for_good {
            self.count(site, from, host);
        } else {
            self.setback(site, from, params, host);
        }
    }

    /// Its code was freed. A site whose code others push out again and again is given up in the end.
    pub(crate) fn freed(
        &mut self,
        site: Site,
        id: CodeId,
        short: bool,
        params: &Params,
        host: &mut dyn Host,
    ) {
        if self.state(site) != Some(State::Compiled(id)) {
            return;
        }
        let from = Sites::threshold(site, params, host);
        if short {
            self.setback(site, from, params, host);
        } else {
            self.count(site, from, host);
        }
    }

    fn setback(&mut self, site: Site, from: u32, params: &Params, host: &mut dyn Host) -> bool {
        let Some(life) = self.0.get_mut(&site) else { return false };
        life.setbacks += 1;
        if life.setbacks < params.max_aborts {
            self.count(site, from, host);
            return false;
        }
        life.state = State::GivenUp;
        life.past += u64::from(life.from);
        host.set_site(site, u32::MAX, 0);
        true
    }

    /// Something got hot: everything else loses a little of its progress, so that only what is hot at some time is recorded.
    pub(crate) fn decay(&mut self, params: &Params, host: &mut dyn Host) {
        for (&site, life) in &mut self.0 {
            if life.state == State::Counting {
                let left = host.counter(site);
                let lost =
                    u64::from(life.from.saturating_sub(left)) * u64::from(params.decay) / 100;
                life.past += lost;
                host.set_site(site, left + lost as u32, 0);
            }
        }
    }

    /// Sites that never got compiled.
    pub(crate) fn interpreted(&self, params: &Params, host: &dyn Host) -> Vec<Interpreted> {
        let left = self.0.iter().filter(|(_, life)| !matches!(life.state, State::Compiled(_)));
        let told = left.map(|(&site, life)| {
            let given_up = life.state == State::GivenUp;
            let counted = if given_up { 0 } else { life.from.saturating_sub(host.counter(site)) };
            let hot_at = u64::from(Sites::threshold(site, params, host)) + 1;
            Interpreted { site, given_up, count: life.past + u64::from(counted), hot_at }
        });
        told.collect()
    }
}
