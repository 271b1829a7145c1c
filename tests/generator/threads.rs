//! Programs of several threads: what they do to things that they share, with results that do not depend on who runs when.
//!
//! ```text
//! def work1(me):
//!     for i in range(37):
//!         with lock: totals[2] += i            shared, under a lock
//!         told.append((me, i))                 shared, and whole without one
//!         local.x = i; pause(i); check(local.x == i)
//!         mail[3].put((me, i))                 to another thread
//! ```
//!
//! Threads are switched after ten microseconds. At the end everything is summed up: each sum, each order that is promised, each exception.
//!
//! What is deliberately absent: results of races, and time.

use super::random::Random;
use super::writer::Writer;

/// What the programs use.
const PRELUDE: &str = r#"
import collections
import concurrent.futures
import contextvars
import gc
import queue
import sys
import threading
import weakref

sys.setswitchinterval(1e-5)
lock, again, ready = threading.Lock(), threading.RLock(), threading.Condition()
few = threading.BoundedSemaphore(2)
local = threading.local()
totals = [0] * 4
told, table, failed = [], {}, []
inside, most = 0, 0
ring = collections.deque()
var = contextvars.ContextVar("var", default=None)
pool = concurrent.futures.ThreadPoolExecutor(2)
bag = set()


class Node:
    def __init__(self, value, rest):
        self.value, self.rest = value, rest


class Pair:
    __slots__ = ("a", "b")


shared = Pair()
shared.a = shared.b = 0


def check(holds, what):
    if not holds:
        failed.append(what)


def counts(n):
    for i in range(n):
        yield i, str(i)


def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)


def numbers():
    n = 0
    while True:
        yield n
        n += 1


drawn = numbers()


class Scope:
    def __enter__(self):
        lock.acquire()
        return totals

    def __exit__(self, *exc):
        lock.release()
        return exc[0] is ZeroDivisionError


def made(me, i):
    return [[me, i, [x for x in range(i % 5)]] for _ in range(3)]


def limited(me):
    global inside, most
    with few:
        with lock:
            inside += 1
            most = max(most, inside)
        with lock:
            inside -= 1
"#;

/// What a thread may do in its loop; `{k}` is a small number, `{t}` the number of another thread.
const ACTS: &[&[&str]] = &[
    &["with lock:", "    totals[{k}] += i"],
    &["with again, again:", "    totals[{k}] -= i * {k}"],
    &["told.append((me, i))"],
    &["table[me, i] = f'{me}:{i}'"],
    &["local.x = [me, i]", "check(deep({k}) == {k}, 'deep')", "check(local.x == [me, i], 'local')"],
    &["chain = Node((me, i), chain)", "check(chain.value == (me, i), 'chain')"],
    &["mail[{t}].put((me, i))"],
    &["limited(me)"],
    &[
        "with lock:",
        "    shared.a += 1",
        "    check(shared.a == shared.b + 1, 'pair')",
        "    shared.b += 1",
    ],
    &[
        "try:",
        "    if i % 5 == {k}:",
        "        raise KeyError(me, i)",
        "except KeyError as e:",
        "    check(e.args == (me, i), 'raised')",
    ],
    &["check([s for n, s in counts({k})] == [str(n) for n in range({k})], 'generator')"],
    &["own[i % 7] = own.get(i % 7, 0) + i"],
    &[
        "words = (' '.join([str(me), str(i), 'x' * {k}])).split(' ')",
        "check(words[:2] == [str(me), str(i)], 'text')",
    ],
    &["x = x * 1.5 + i if i % 3 else x // 2 + me", "check(x == x, 'number')"],
    &["with ready:", "    steps[me] = i", "    ready.notify_all()"],
    &["ring.append((me, i))", "if i % 3 == {k}:", "    ring.rotate(1)"],
    &["ring.append((me, i))", "ring.extendleft([(me, i)])", "check(ring.pop() is not None, 'pop')"],
    &["with lock:", "    n = next(drawn)", "    totals[0] += n - n"],
    &["with Scope() as t:", "    t[{k}] += 1", "    1 // (i % 2)", "    t[{k}] += 1"],
    &["var.set((me, i))", "check(deep({k}) == {k}, 'deep')", "check(var.get() == (me, i), 'var')"],
    &["if i % 20 == {k}:", "    check(pool.submit(deep, {k}).result(60) == {k}, 'future')"],
    &[
        "if i % 30 == {k}:",
        "    try:",
        "        pool.submit(int, 'x').result(60)",
        "    except ValueError as e:",
        "        check('invalid literal' in str(e), 'future raised')",
    ],
    &["check(made(me, i) == [[me, i, list(range(i % 5))]] * 3, 'made')"],
    &["node = Node(i, None)", "seen = weakref.ref(node)", "check(seen() is node, 'weak')"],
    &["if i % 17 == {k}:", "    gc.collect()"],
    &["bag.add((me, i % 7))", "bag.discard((me, (i + 3) % 7))", "check((me, i % 7) in bag, 'set')"],
    &["item = table.setdefault((me, i), f'{me}:{i}')", "check(item == f'{me}:{i}', 'setdefault')"],
    &[
        "if again.acquire(timeout=60):",
        "    with again:",
        "        totals[{k}] += 1",
        "    again.release()",
    ],
    &["again.acquire(False) and again.release()"],
    &["event = threading.Event()", "event.set()", "check(event.wait(60), 'event')"],
    &[
        "shared.b += 0 * i",
        "rows = sorted([(i * 7 % 5, me, n) for n in range(4)], key=lambda row: row[0])",
        "check(len(rows) == 4, 'sorted')",
    ],
    &["big = (me + 3) ** (20 + {k})", "check(big // (me + 3) ** 20 == (me + 3) ** {k}, 'big')"],
];

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0x7472_6473);
    let mut out = Writer::default();
    out.line(&format!("# Seed {seed}."));
    out.verbatim(PRELUDE);
    let threads = random.between(2, 5) as usize;
    out.line("");
    out.line(&format!(
        "mail = [queue.{}() for _ in range({threads})]",
        random.pick(&["Queue", "SimpleQueue"])
    ));
    out.line(&format!("steps = [-1] * {threads}"));
    out.line(&format!("barrier = threading.Barrier({threads})"));
    let meets = random.chance(30);
    let mut lengths = Vec::new();
    for number in 0..threads {
        lengths.push(random.between(20, 60));
        work(&mut random, &mut out, (number, threads), lengths[number], meets);
    }
    let works: Vec<String> = (0..threads).map(|number| format!("work{number}")).collect();
    out.line("");
    out.line("");
    out.open("def waits():");
    out.open("with ready:");
    let ends: Vec<String> = lengths.iter().map(|length| (length - 1).to_string()).collect();
    out.line(&format!(
        "check(ready.wait_for(lambda: steps == [{}], 60), 'steps')",
        ends.join(", ")
    ));
    out.close();
    out.close();
    out.line("");
    out.line("");
    out.line("raised = []");
    out.line("threading.excepthook = lambda args: raised.append((args.exc_type.__name__, args.thread.name))");
    out.line(&format!(
        "threads = [threading.Thread(target=work, args=(me,), name=str(me)) for me, work in enumerate([{}])]",
        works.join(", ")
    ));
    out.line("threads.append(threading.Thread(target=waits, name='waits'))");
    out.verbatim(END);
    out.finish()
}

/// How a program ends.
const END: &str = r#"for thread in threads:
    thread.start()
for thread in threads:
    thread.join(120)
    check(not thread.is_alive(), "joined")
threading.excepthook = threading.__excepthook__
pool.shutdown()
sys.setswitchinterval(0.005)
print(totals, shared.a, shared.b, most <= 2, sorted(set(failed)), sorted(raised))
print(len(ring), sorted(ring) == sorted(ring, key=repr) or len(ring) > 0, next(drawn), len(bag))
print(len(table), all(text == f"{me}:{i}" for (me, i), text in table.items()))
for me in range(len(mail)):
    own = [i for who, i in told if who == me]
    got = []
    while not mail[me].empty():
        got.append(mail[me].get())
    in_order = all([i for w, i in got if w == who] == sorted(i for w, i in got if w == who) for who in range(len(mail)))
    print(me, len(own), own == sorted(own), len(got), in_order, sum(i for _, i in got))
"#;

fn work(
    random: &mut Random,
    out: &mut Writer,
    (number, threads): (usize, usize),
    length: i64,
    meets: bool,
) {
    out.line("");
    out.line("");
    out.open(&format!("def work{number}(me):"));
    out.line("chain, own, x = None, {}, 1");
    out.open(&format!("for i in range({length}):"));
    for _ in 0..random.between(2, 6) {
        let (small, other) = (random.between(0, 3), random.below(threads));
        for line in *random.pick(ACTS) {
            out.line(&line.replace("{k}", &small.to_string()).replace("{t}", &other.to_string()));
        }
    }
    out.close();
    out.open("with ready:");
    out.line(&format!("steps[me] = {}", length - 1));
    out.line("ready.notify_all()");
    out.close();
    out.line("length = 0");
    out.open("while chain is not None:");
    out.line("length, chain = length + 1, chain.rest");
    out.close();
    out.line(&format!("check(length % {length} == 0, 'length')"));
    if meets {
        out.line("check(0 <= barrier.wait(60) < barrier.parties, 'barrier')");
    }
    if random.chance(20) {
        out.line("raise ValueError(me)");
    }
    out.close();
}
