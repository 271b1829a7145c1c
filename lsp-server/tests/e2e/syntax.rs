//! Syntax errors come and go as one types.

use crate::Editor;

#[tokio::test]
async fn errors_come_and_go_with_the_text() {
    let mut editor = Editor::with_report().await;
    editor.open("new.py", "x = '🐍' + \nprint(x)\n").await;
    let found = editor.diagnostics("new.py", |all| !all.is_empty()).await;
    assert_eq!((&found[0]["severity"], &found[0]["source"]), (&1.into(), &"sidewinder".into()));
    assert_eq!(found[0]["range"]["start"]["line"], 0);
    editor.replace("new.py", "+ ", "+ 'y'").await;
    editor.diagnostics("new.py", |all| all.is_empty()).await;
    editor.replace("new.py", "print(x)", "print(x)\ny = = 1\nz = 2 +").await;
    editor.diagnostics("new.py", |all| all.len() >= 2).await;
}

#[tokio::test]
async fn errors_and_facts_live_together() {
    let mut editor = Editor::with_report().await;
    editor.open_boxed().await;
    editor.analyse("boxed.py").await;
    editor.replace("boxed.py", "        print(i)", "        print(i").await;
    let right = |all: &[serde_json::Value]| all.iter().any(|one| one["severity"] == 1);
    editor.diagnostics("boxed.py", right).await;
    let hints = editor.hints("boxed.py").await;
    assert!(hints.len() >= 4, "functions before the error keep their facts: {hints:?}");
}

const MACHINE: &str = "from sidewinder import JitDriver
driver = JitDriver(greens=['pc', 'code'], reds=['stack'], virtualizables=['stack'])
def run(code):
    pc, stack = 0, None
    while pc < len(code):
        driver.jit_merge_point(pc=pc, code=code, stack=stack)
        if code[pc] == 'back':
            pc = 0
            driver.can_enter_jit(pc=pc, code=code)
            continue
        pc += 1
";

/// Wrong hints are told while one types, at their place, with what to do; without a run.
#[tokio::test]
async fn wrong_hints_are_told_as_one_types() {
    let mut editor = Editor::with_report().await;
    editor.open("machine.py", MACHINE).await;
    editor.diagnostics("machine.py", |all| all.is_empty()).await;
    for (right, wrong, code, words) in [
        ("code=code, stack=stack", "code=code", "SW503", "missing: `stack`"),
        ("            continue\n", "            print(pc)\n", "SW504", "No code may stand between"),
        (
            "virtualizables=['stack']",
            "virtualizables=['frame']",
            "SW506",
            "`frame` must be one of the reds",
        ),
    ] {
        editor.replace("machine.py", right, wrong).await;
        let found = editor.diagnostics("machine.py", |all| !all.is_empty()).await;
        assert_eq!((found.len(), &found[0]["code"]), (1, &code.into()), "{found:?}");
        assert_eq!((&found[0]["severity"], &found[0]["source"]), (&2.into(), &"sidewinder".into()));
        let message = found[0]["message"].as_str().unwrap_or_default();
        assert!(message.contains(words), "{message}");
        let place = if code == "SW506" { "JitDriver(" } else { "driver.can_enter_jit(" };
        let place = if code == "SW503" { "driver.jit_merge_point(" } else { place };
        let story = editor.hover("machine.py", place).await;
        assert!(story.contains("Hint to the JIT") && story.contains(words), "{story}");
        editor.replace("machine.py", wrong, right).await;
        editor.diagnostics("machine.py", |all| all.is_empty()).await;
    }
}
