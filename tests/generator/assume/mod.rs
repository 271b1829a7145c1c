//! Programs that rely on something, and then end it: each assumption of the JIT's table with each event, at each time.
//!
//! In: a seed. Out: a program with *readers*, which caches and traces have something to assume about, and *acts*, which do what may end it. The names of both
//! are those that `sidewinder --jit assumptions` prints, and a test holds that list against this one: a row that is new there has to get its programs
//! here. A seed stands for one pair at one time. Every other one is a row of the table, read by what notices that row in particular; for the rest it is not asked
//! whether there is one, so that a row that is missing is found.
//!
//! ```text
//! def r0(o, i):                 a reader of `acting`
//!     return o.part
//! def a0(o):                    an act of `protocol`
//!     D.__get__ = gets
//! for i in range(80):
//!     if i == 43: do(a0)        in mid-loop; or before it is hot, or in a function that the loop's trace follows
//!     note(r0, o, i)
//! ```
//!
//! The classes differ from seed to seed: how deep they inherit, which have slots, which special methods there are, where the values come from that stand
//! in them.

pub mod event;
pub mod reader;
pub mod world;

use super::random::Random;
use super::writer::Writer;

/// When the event comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// Caches are filled, and nothing is compiled.
    BeforeHot,
    /// The loop does it.
    MidLoop,
    /// A function does it that the loop calls, between two reads.
    Inlined,
}

/// All times.
pub const TIMES: [Time; 3] = [Time::BeforeHot, Time::MidLoop, Time::Inlined];

/// How many different pairs at different times there are: twice as many seeds in a row have them all.
pub fn pairs() -> u64 {
    (reader::READERS.len() * event::EVENTS.len() * TIMES.len()) as u64
}

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0xa55e);
    let pair = (seed / 2 % pairs()) as usize;
    let time = TIMES[pair % TIMES.len()];
    let (mut assumption, mut readers) = reader::READERS[pair / TIMES.len() % reader::READERS.len()];
    let (mut event, mut acts) = event::EVENTS[pair / TIMES.len() / reader::READERS.len()];
    let mut noticing: &[&str] = &[];
    if seed % 2 == 1 {
        let row = &event::ROWS[pair / TIMES.len() % event::ROWS.len()];
        (event, assumption, noticing) = (row.event, row.assumption, row.readers);
        let of = |table: &[(&str, &'static [&'static str])], name| {
            table.iter().find(|(known, _)| *known == name).expect("rows name what there is").1
        };
        (readers, acts) = (of(reader::READERS, assumption), of(event::EVENTS, event));
    }
    let mut out = Writer::default();
    out.line(&format!("# Seed {seed}: {assumption}, {event}, {time:?}."));
    let mut names = world::write(&mut random, &mut out);
    let mut chosen = vec![*random.pick(readers), *random.pick(readers)];
    for _ in 0..random.below(3) {
        let (_, others) = *random.pick(reader::READERS);
        chosen.push(*random.pick(others));
    }
    if !noticing.is_empty() {
        chosen[0] = *random.pick(noticing);
        chosen.push(*random.pick(noticing));
    }
    for (number, body) in chosen.iter().enumerate() {
        let body = names.fill(&mut random, body);
        function(&mut out, &format!("r{number}(o, i)"), &body, true);
    }
    let mut done = vec![*random.pick(acts), *random.pick(acts)];
    for _ in 0..random.below(3) {
        let of = if random.chance(50) { acts } else { random.pick(event::EVENTS).1 };
        done.push(*random.pick(of));
    }
    for (number, body) in done.iter().enumerate() {
        let body = names.fill(&mut random, body);
        function(&mut out, &format!("a{number}(o)"), &body, false);
    }
    main(
        &mut random,
        &mut out,
        time,
        &Counts { objects: names.objects, readers: chosen.len(), acts: done.len() },
    );
    out.finish()
}

/// A function with such a body: lines, of which the last may be an expression to be returned.
fn function(out: &mut Writer, head: &str, body: &str, returns: bool) {
    out.line("");
    out.open(&format!("def {head}:"));
    let lines: Vec<&str> = body.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let is_last = at + 1 == lines.len();
        let is_statement = !returns || line.starts_with([' ', '@']) || line.starts_with("return");
        match is_last && !is_statement {
            true => out.line(&format!("return {line}")),
            false => out.line(line),
        }
    }
    out.close();
}

/// How many there are of what the loop has to do with.
struct Counts {
    objects: usize,
    readers: usize,
    acts: usize,
}

/// The loop with its reads, and the acts at their times.
fn main(random: &mut Random, out: &mut Writer, time: Time, counts: &Counts) {
    let &Counts { objects, readers, acts } = counts;
    let turns = random.between(40, 110);
    let mut at: Vec<i64> = (0..acts).map(|_| random.between(turns / 4, turns - 6)).collect();
    at.sort_unstable();
    out.line("");
    out.open("def step(o, i):");
    let inlined = time == Time::Inlined;
    for reader in 0..readers {
        out.line(&format!("note(r{reader}, o, i)"));
        if inlined {
            for (act, at) in at.iter().enumerate().filter(|(act, _)| act % readers == reader) {
                out.line(&format!("if i == {at}: do(a{act}, o)"));
            }
            if random.chance(50) {
                out.line(&format!("note(r{reader}, o, i)"));
            }
        }
    }
    out.close();
    out.line("");
    out.open("def main():");
    if time == Time::BeforeHot {
        out.open("for i in range(2):");
        out.line(&format!("step(objects[i % {objects}], i)"));
        out.close();
        for act in 0..acts {
            out.line(&format!("do(a{act}, objects[0])"));
            out.line("step(objects[0], 1)");
        }
    }
    out.open(&format!("for i in range({turns}):"));
    out.line(&format!("o = objects[i % {objects}]"));
    if time == Time::MidLoop {
        for (act, at) in at.iter().enumerate() {
            out.line(&format!("if i == {at}: do(a{act}, o)"));
        }
    }
    if inlined || random.chance(40) {
        out.line("step(o, i)");
    } else {
        for reader in 0..readers {
            out.line(&format!("note(r{reader}, o, i)"));
        }
    }
    out.close();
    out.close();
    out.line("");
    out.line("main()");
    out.line("tell()");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pair_comes_at_each_time() {
        let first = |seed| program(seed).lines().next().map(str::to_string);
        let heads: std::collections::HashSet<_> = (0..2 * pairs())
            .step_by(2)
            .filter_map(first)
            .filter_map(|head| Some(head.split_once(':')?.1.to_string()))
            .collect();
        assert_eq!(heads.len() as u64, pairs());
    }

    #[test]
    fn the_same_seed_gives_the_same_program() {
        assert_eq!(program(7), program(7));
        assert_ne!(program(7), program(7 + 2 * pairs()));
    }
}
