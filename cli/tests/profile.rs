//! `--profile`: files in the formats of other viewers, with the program's own frames and what the JIT decided.

mod folder;

use std::collections::BTreeSet;

use folder::{Folder, ends, err, out};
use serde_json::Value;

/// Half of it is compiled, half is called by a builtin function; some of it is recursive.
const PROGRAM: &str = "\
def inner(k):
    total = 0
    for i in range(k):
        total += i % 7
        if i % 3 == 0:
            total += helper(i)
    return total

def helper(i):
    return len(str(i))

def by_key(pair):
    return -inner(pair)

def middle(n):
    t = 0
    for j in range(n):
        t += inner(2000)
        t += len(sorted([1600, 1200, 800, 400], key=by_key))
    return t

def down(n):
    return middle(300) if n == 0 else down(n - 1)

def main():
    print(middle(1500) + down(20))

main()
";

/// All stacks of a `.cpuprofile`, the outermost frame first.
fn stacks(profile: &Value) -> BTreeSet<Vec<String>> {
    let nodes = profile["nodes"].as_array().unwrap();
    let node = |id: u64| &nodes[id as usize - 1];
    let mut found = BTreeSet::new();
    let mut open = vec![(1, Vec::new())];
    while let Some((id, above)) = open.pop() {
        assert_eq!(node(id)["id"], id);
        let mut stack: Vec<String> = above;
        stack.push(node(id)["callFrame"]["functionName"].as_str().unwrap().into());
        for child in node(id)["children"].as_array().unwrap() {
            open.push((child.as_u64().unwrap(), stack.clone()));
        }
        found.insert(stack);
    }
    found
}

#[test]
fn stacks_are_those_of_the_program() {
    let folder = Folder::new("profile");
    folder.write("nest.py", PROGRAM);
    let plain = folder.run(&["nest.py"]);
    let done = folder.run(&["--profile", "run.cpuprofile", "nest.py"]);
    assert_eq!((out(&done), err(&done)), (out(&plain), String::new()));
    let profile: Value = serde_json::from_str(&folder.read("run.cpuprofile")).unwrap();
    let stacks = stacks(&profile);
    let has = |wanted: &[&str]| {
        let is_it = |stack: &Vec<String>| stack.iter().skip(1).eq(wanted.iter().copied());
        assert!(stacks.iter().any(is_it), "{wanted:?} is not in {stacks:#?}");
    };
    has(&["<module>", "main", "middle", "inner"]);
    // A function that is inlined is a frame, and so is one that a builtin function has called.
    has(&["<module>", "main", "middle", "inner", "helper", "(runtime)"]);
    let called = |stack: &Vec<String>| stack.ends_with(&["by_key".into(), "inner".into()]);
    assert!(stacks.iter().any(called), "{stacks:#?}");
    // No caller is left out, the interpreted ones that call compiled code neither.
    for stack in stacks.iter().filter(|stack| stack.last().is_some_and(|name| name == "(runtime)"))
    {
        let of_main = stack.iter().skip_while(|name| *name != "main").nth(1);
        assert!(!of_main.is_some_and(|name| ["inner", "helper"].contains(&&**name)), "{stack:?}");
    }
    // All frames of a recursion are there.
    let downs = |stack: &Vec<String>| stack.iter().filter(|name| *name == "down").count();
    assert_eq!(stacks.iter().map(downs).max(), Some(21));
    // No sample of the program begins in the middle of it.
    let roots: BTreeSet<&str> = stacks.iter().filter_map(|stack| Some(&**stack.get(1)?)).collect();
    for name in ["inner", "helper", "middle", "main", "down"] {
        assert!(!roots.contains(name), "{roots:?}");
    }
    let inner = |stack: &&Vec<String>| stack.get(1).is_some_and(|name| name == "(JIT)");
    let decisions: String =
        stacks.iter().filter(inner).flatten().map(|name| name.to_owned() + "\n").collect();
    for text in ["loop 1 compiled: inner, nest.py:3;", "side path "] {
        assert!(decisions.contains(text), "{decisions}");
    }
}

#[test]
fn time_adds_up_in_every_format() {
    let folder = Folder::new("formats");
    folder.write("nest.py", PROGRAM);
    for name in ["run.cpuprofile", "run.speedscope.json", "run.firefox.json"] {
        ends(&folder.run(&["--profile", name, "nest.py"]), 0, "");
    }
    let read = |name| serde_json::from_str::<Value>(&folder.read(name)).unwrap();
    let chrome = read("run.cpuprofile");
    let deltas = chrome["timeDeltas"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap());
    let length = chrome["endTime"].as_i64().unwrap() - chrome["startTime"].as_i64().unwrap();
    let (all, least) = deltas.fold((0, 0), |(sum, least), delta| (sum + delta, least.min(delta)));
    assert!(least >= 0 && all <= length && all > 0, "{least} {all} {length}");
    let speedscope = read("run.speedscope.json");
    let frames = speedscope["shared"]["frames"].as_array().unwrap();
    for profile in speedscope["profiles"].as_array().unwrap() {
        let (mut open, mut before) = (Vec::new(), 0);
        for event in profile["events"].as_array().unwrap() {
            let (frame, at) = (event["frame"].as_u64().unwrap(), event["at"].as_u64().unwrap());
            assert!(at >= before && (frame as usize) < frames.len());
            before = at;
            match event["type"].as_str().unwrap() {
                "O" => open.push(frame),
                _ => assert_eq!(open.pop(), Some(frame)),
            }
        }
        assert!(open.is_empty() && before <= profile["endValue"].as_u64().unwrap());
    }
    let firefox = read("run.firefox.json");
    let thread = &firefox["threads"][0];
    assert!(thread["samples"]["length"].as_u64().unwrap() > 10);
    assert!(thread["markers"]["length"].as_u64().unwrap() > 2);
    let text = folder.read("run.firefox.json");
    for name in ["inner nest.py:1", "side path", "loop 1 compiled: inner, nest.py:3"] {
        assert!(text.contains(name), "{name}");
    }
}

#[test]
fn without_the_jit_there_are_samples_and_no_decisions() {
    let folder = Folder::new("off");
    folder.write("nest.py", PROGRAM.replace("1500", "120").replace("300", "30"));
    ends(&folder.run(&["--jit", "off", "--profile=a.cpuprofile", "nest.py"]), 0, "");
    let profile: Value = serde_json::from_str(&folder.read("a.cpuprofile")).unwrap();
    let stacks = stacks(&profile);
    // In `inner` itself, or in what it calls.
    let outer = ["(root)", "<module>", "main", "middle", "inner"].map(String::from);
    let is_it = |stack: &Vec<String>| {
        stack.starts_with(&outer) && stack.last().is_some_and(|name| name == "(interpreted)")
    };
    assert!(stacks.iter().any(is_it), "{stacks:#?}");
    assert!(!stacks.iter().any(|stack| stack[1..].starts_with(&["(JIT)".into()])));
}

#[test]
fn a_name_says_a_format_or_is_refused_before_the_run() {
    let folder = Folder::new("names");
    folder.write("a.py", "print(1)\n");
    let done = folder.run(&["--profile", "run.json", "a.py"]);
    ends(&done, 2, "name a file that ends in one of .cpuprofile, .speedscope.json, .firefox.json");
    assert_eq!(out(&done), "");
    ends(&folder.run(&["--profile", "no/run.cpuprofile", "a.py"]), 2, "can't write profile");
}

#[test]
fn a_child_leaves_the_profile_to_its_parent() {
    let folder = Folder::new("forked");
    folder.write(
        "fork.py",
        "import os, sys\ndef parent():\n    t = 0\n    for i in range(100000000):\n        t += i % 3\n    return t\n\
         pid = os.fork()\nif pid == 0:\n    sys.exit(0)\nparent()\nos.waitpid(pid, 0)\n",
    );
    ends(&folder.run(&["--profile", "a.cpuprofile", "fork.py"]), 0, "");
    let profile: Value = serde_json::from_str(&folder.read("a.cpuprofile")).unwrap();
    let stacks = stacks(&profile);
    assert!(
        stacks.iter().any(|stack| stack.last().is_some_and(|name| name == "parent")),
        "{stacks:?}"
    );
}
