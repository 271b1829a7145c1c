//! Finalizers: objects that want to hear that nothing refers to them any more.
//!
//! After a collection has traced, those of them that were not reached are queued, and kept alive with all they refer to: the mutator calls them at a
//! safepoint, once. Whoever refers to another one comes first; among the others, and in a circle, it is the older one. What is dead for good
//! the next collection finds. A generator that has ended does not want to hear any more: most have when they die.

use super::shape;
use super::{Heap, Hold, RootVec, mem};
use crate::value::Value;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

pub(super) struct Finalizers {
    /// Who wants to hear, the oldest first: those made since the last collection, and the others.
    young: Vec<usize>,
    old: Vec<usize>,
    /// Who is to be called; null once that was done.
    due: RootVec,
    called: usize,
}

impl Finalizers {
    pub(super) fn new(roots: &std::rc::Rc<super::roots::Roots>) -> Finalizers {
        Finalizers {
            young: Vec::new(),
            old: Vec::new(),
            due: RootVec::new(roots, Hold::Strong),
            called: 0,
        }
    }

    /// Whether somebody is to be called.
    pub(super) fn is_due(&self) -> bool {
        !self.due.is_empty()
    }
}

impl Heap {
    /// The object at `at`, which is new, wants to hear when nothing refers to it any more.
    ///
    /// # Safety
    /// It is the address of an object.
    pub unsafe fn want_finalizer(&mut self, at: usize) {
        self.finalizers.young.push(at);
    }

    /// The next object that nothing referred to any more.
    pub fn next_finalizer(&mut self) -> Option<Value> {
        let finalizers = &mut self.finalizers;
        if finalizers.called == finalizers.due.len() {
            finalizers.due.truncate(0);
            finalizers.called = 0;
            return None;
        }
        let object = finalizers.due.get(finalizers.called);
        finalizers.due.set(finalizers.called, Value::NULL);
        finalizers.called += 1;
        Some(object)
    }

    /// Queues all that still want to hear: the run ends.
    pub fn queue_all_finalizers(&mut self) {
        let all = std::mem::take(&mut self.finalizers.old);
        for at in all.into_iter().chain(std::mem::take(&mut self.finalizers.young)) {
            self.finalizers.due.push(Value::object(at));
        }
    }

    /// After a minor collection has traced: who of the young ones has died lives on until it was called. Where everything is collected (`all`), the major
    /// collection finds out, for the old ones together with them: otherwise the young would come first.
    pub(super) fn finalize_young(&mut self, all: bool) {
        if self.finalizers.young.is_empty() {
            return;
        }
        if all {
            for at in std::mem::take(&mut self.finalizers.young) {
                let to = self.old_place(at);
                if !shape::has_ended(to.unwrap_or(at)) {
                    let to = to.unwrap_or_else(|| self.promote(at));
                    self.finalizers.old.push(to);
                }
            }
            return self.follow();
        }
        let mut dead = Vec::new();
        for at in std::mem::take(&mut self.finalizers.young) {
            match self.old_place(at) {
                to if shape::has_ended(to.unwrap_or(at)) => {}
                Some(to) => self.finalizers.old.push(to),
                None => dead.push(at),
            }
        }
        if dead.is_empty() {
            return;
        }
        let dead: Vec<usize> = dead.into_iter().map(|at| self.promote(at)).collect();
        let mut kept = Vec::new();
        while let Some(at) = self.gray.pop() {
            kept.push(at);
            shape::each_slot(at, |slot| self.update(slot));
        }
        self.queue(dead, kept);
    }

    /// After a major collection has marked: the same for the old ones.
    pub(super) fn finalize_old(&mut self) {
        let space = &self.space;
        let lives = |at: &usize| !space.contains(*at) || space.is_marked(*at);
        let wanting = std::mem::take(&mut self.finalizers.old).into_iter();
        let (alive, dead): (Vec<usize>, Vec<usize>) =
            wanting.filter(|at| !shape::has_ended(*at)).partition(lives);
        self.finalizers.old = alive;
        if dead.is_empty() {
            return;
        }
        dead.iter().for_each(|at| self.mark(*at));
        let mut kept = Vec::new();
        loop {
            while let Some(at) = self.gray.pop() {
                kept.push(at);
                self.mark_from(at);
            }
            if !self.mark_because_of_two() {
                break;
            }
        }
        self.queue(dead, kept);
    }

    /// Queues the dead, the oldest first, in the order they are to be called; `kept` is what was kept alive with them.
    fn queue(&mut self, dead: Vec<usize>, kept: Vec<usize>) {
        if let [one] = dead[..] {
            self.finalizers.due.push(Value::object(one));
            return;
        }
        let mut search = Search::new(&dead, &kept);
        for age in (0..dead.len()).rev() {
            search.visit(age);
        }
        for circle in search.circles.iter().rev() {
            for age in circle {
                self.finalizers.due.push(Value::object(dead[*age]));
            }
        }
    }
}

/// A search for circles (Tarjan's), which finds them with what they refer to first. Objects have numbers here: those to be called their ages, the others the
/// next ones.
struct Search {
    /// The number of each object.
    numbers: FxHashMap<usize, usize>,
    nodes: Vec<Node>,
    /// How many objects are to be called.
    dead: usize,
    count: usize,
    open: Vec<usize>,
    /// What the objects on the way refer to and was not looked at yet.
    next: Vec<usize>,
    /// The ages of those to be called, by circle; most circles are one object.
    circles: Vec<Vec<usize>>,
}

#[derive(Clone, Copy)]
struct Node {
    at: usize,
    /// When it was reached; [`NEW`]: it was not.
    turn: usize,
    lowest: usize,
    is_open: bool,
}

/// The turn of an object that was not reached yet.
const NEW: usize = usize::MAX;

impl Search {
    fn new(dead: &[usize], kept: &[usize]) -> Search {
        let mut numbers = FxHashMap::default();
        numbers.reserve(dead.len() + kept.len());
        let mut nodes = Vec::with_capacity(dead.len() + kept.len());
        for at in dead.iter().chain(kept) {
            // Those to be called are among the kept, too.
            if let Entry::Vacant(place) = numbers.entry(*at) {
                place.insert(nodes.len());
                nodes.push(Node { at: *at, turn: NEW, lowest: NEW, is_open: false });
            }
        }
        let (open, next, circles) = (Vec::new(), Vec::new(), Vec::new());
        Search { numbers, nodes, dead: dead.len(), count: 0, open, next, circles }
    }

    /// Gives the number of the object, and where in `next` begins what it refers to.
    fn enter(&mut self, number: usize) -> (usize, usize) {
        let node = &mut self.nodes[number];
        (node.turn, node.lowest, node.is_open) = (self.count, self.count, true);
        self.count += 1;
        self.open.push(number);
        let (numbers, next) = (&self.numbers, &mut self.next);
        let start = next.len();
        shape::each_slot(node.at, |slot| {
            let value = mem::word(slot);
            if value & 1 != 0 {
                next.extend(numbers.get(&(value as usize).wrapping_sub(1)));
            }
        });
        (number, start)
    }

    fn visit(&mut self, from: usize) {
        if self.nodes[from].turn != NEW {
            return;
        }
        let mut path = vec![self.enter(from)];
        while let Some(&(number, start)) = path.last() {
            if self.next.len() > start
                && let Some(to) = self.next.pop()
            {
                let node = self.nodes[to];
                if node.turn == NEW {
                    path.push(self.enter(to));
                } else if node.is_open {
                    self.lower(number, node.turn);
                }
                continue;
            }
            path.pop();
            let node = self.nodes[number];
            if let Some((outer, _)) = path.last() {
                self.lower(*outer, node.lowest);
            }
            if node.lowest == node.turn {
                self.close(number);
            }
        }
    }

    fn lower(&mut self, number: usize, turn: usize) {
        let node = &mut self.nodes[number];
        node.lowest = node.lowest.min(turn);
    }

    /// All that is open from this object on is one circle.
    fn close(&mut self, number: usize) {
        let mut circle = Vec::new();
        while let Some(member) = self.open.pop() {
            self.nodes[member].is_open = false;
            if member < self.dead {
                circle.push(member);
            }
            if member == number {
                break;
            }
        }
        if !circle.is_empty() {
            circle.sort_unstable();
            self.circles.push(circle);
        }
    }
}
