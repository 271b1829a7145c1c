//! A prompt on a terminal: keys, history, completion, several lines at once.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use reedline::{
    Color, ColumnarMenu, Completer, CompletionResult, EditCommand, Emacs, FileBackedHistory,
    KeyCode, KeyModifiers, MenuBuilder, Prompt, PromptEditMode, PromptHistorySearch,
    PromptHistorySearchStatus, Reedline, ReedlineEvent, ReedlineMenu, Signal, Span, Suggestion,
    ValidationResult, Validator, default_emacs_keybindings,
};
use sidewinder_lang::interp::{Asker, Editor, Prompts, Typed};
use sidewinder_syntax::prompt::goes_on;

/// Texts that are kept.
const KEPT: usize = 10_000;

/// What a level of indentation is.
const INDENT: &str = "    ";

const MENU: &str = "names";

/// See the file's page.
pub struct Line {
    editor: Reedline,
    asker: Shared,
}

/// Who is asked, once the first text is wanted.
type Shared = Arc<Mutex<Option<Arc<Asker>>>>;

impl Line {
    /// With the history in this file, if there is one and it can be written.
    pub fn new(history: Option<PathBuf>) -> Line {
        let asker = Shared::default();
        let mut keys = default_emacs_keybindings();
        let next = [ReedlineEvent::Menu(MENU.into()), ReedlineEvent::MenuNext];
        keys.add_binding(KeyModifiers::NONE, KeyCode::Tab, ReedlineEvent::UntilFound(next.into()));
        let newline = ReedlineEvent::Edit(vec![EditCommand::InsertNewline]);
        keys.add_binding(KeyModifiers::ALT, KeyCode::Enter, newline);
        let menu = ReedlineMenu::EngineCompleter(Box::new(ColumnarMenu::default().with_name(MENU)));
        let mut editor = Reedline::create()
            .with_validator(Box::new(Whole))
            .with_completer(Box::new(Names(asker.clone())))
            .with_quick_completions(true)
            .with_partial_completions(true)
            .with_menu(menu)
            .with_ansi_colors(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
            .use_bracketed_paste(true)
            .with_edit_mode(Box::new(Emacs::new(keys)));
        let kept = history.map(|path| FileBackedHistory::with_file(KEPT, path));
        match kept {
            Some(Ok(kept)) => editor = editor.with_history(Box::new(kept)),
            Some(Err(error)) => eprintln!("sidewinder: no history is kept: {error}"),
            None => {}
        }
        Line { editor, asker }
    }
}

impl Editor for Line {
    fn edit(&mut self, prompts: &Prompts, asker: &Arc<Asker>) -> Typed {
        if let Ok(mut known) = self.asker.lock() {
            known.get_or_insert_with(|| asker.clone());
        }
        let typed = match self.editor.read_line(&Shown(prompts)) {
            Ok(Signal::Success(text)) => Typed::Text(text),
            Ok(Signal::CtrlD) => Typed::End,
            Ok(_) => Typed::Interrupted,
            Err(error) => {
                let _ = writeln!(io::stderr(), "sidewinder: the terminal cannot be read: {error}");
                Typed::End
            }
        };
        // What is kept of a session is there even if it is killed.
        let _ = self.editor.sync_history();
        typed
    }
}

/// Whether Enter ends the text.
struct Whole;

impl Validator for Whole {
    fn validate(&self, text: &str) -> ValidationResult {
        if goes_on(text) { ValidationResult::Incomplete } else { ValidationResult::Complete }
    }
}

/// Names of the program, and indentation at the start of a line.
struct Names(Shared);

impl Completer for Names {
    fn complete(&mut self, text: &str, at: usize) -> CompletionResult {
        let before = text.get(..at).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        if line.trim().is_empty() && !(line.is_empty() && before.is_empty()) {
            return CompletionResult::fresh(vec![suggestion(INDENT, before.len(), at)]);
        }
        let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let start = before
            .rfind(|c| !is_name(c))
            .map_or(0, |found| found + before[found..].chars().next().map_or(1, char::len_utf8));
        let words = &before[start..];
        // A number or a text has attributes as well, but is no name.
        if words.is_empty() || words.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
            return CompletionResult::fresh(Vec::new());
        }
        let asker = self.0.lock().ok().and_then(|asker| asker.clone());
        let names = asker.map(|asker| asker.complete(words)).unwrap_or_default();
        let all: Vec<Suggestion> = names.iter().map(|name| suggestion(name, start, at)).collect();
        CompletionResult::fresh(all)
    }
}

fn suggestion(value: &str, start: usize, end: usize) -> Suggestion {
    // Of a long path the last name is what is chosen.
    let last = value.rsplit('.').next().filter(|last| last.len() < value.len());
    Suggestion {
        value: value.into(),
        display_override: last.map(str::to_owned),
        span: Span { start, end },
        ..Suggestion::default()
    }
}

/// The prompts of the program.
struct Shown<'a>(&'a Prompts);

impl Prompt for Shown<'_> {
    fn render_prompt_left(&self) -> Cow<'_, str> {
        "".into()
    }
    fn render_prompt_right(&self) -> Cow<'_, str> {
        "".into()
    }
    fn render_prompt_indicator(&self, _: PromptEditMode) -> Cow<'_, str> {
        self.0.first.as_str().into()
    }
    fn render_prompt_multiline_indicator(&self) -> Cow<'_, str> {
        self.0.more.as_str().into()
    }
    fn render_prompt_history_search_indicator(&self, search: PromptHistorySearch) -> Cow<'_, str> {
        let failed = match search.status {
            PromptHistorySearchStatus::Passing => "",
            PromptHistorySearchStatus::Failing => "failed ",
        };
        format!("({failed}reverse-i-search)`{}': ", search.term).into()
    }
    fn get_indicator_color(&self) -> Color {
        Color::Default
    }
}
