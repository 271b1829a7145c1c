//! What this server offers, and what it may ask of the editor.

use tower_lsp::lsp_types::{
    CallHierarchyServerCapability, ClientCapabilities, CodeActionKind, CodeActionOptions,
    CodeActionProviderCapability, CodeLensOptions, CompletionOptions, DiagnosticOptions,
    DiagnosticServerCapabilities, ExecuteCommandOptions, FoldingRangeProviderCapability,
    HoverProviderCapability, MarkupKind, OneOf, RenameOptions, SelectionRangeProviderCapability,
    SemanticTokensFullOptions, SemanticTokensOptions, ServerCapabilities, SignatureHelpOptions,
    TextDocumentSyncCapability, TextDocumentSyncKind, WorkDoneProgressOptions,
    WorkspaceFoldersServerCapabilities, WorkspaceServerCapabilities,
};

use crate::features::semantic_tokens;

use crate::position::Encoding;
use crate::protocol::COMMANDS;

/// What the server offers. Beside another Python server only what that one has not.
pub fn offered(encoding: Encoding, editor: Editor, is_full: bool) -> ServerCapabilities {
    let companion = companion(encoding, editor);
    if is_full { full(companion) } else { companion }
}

/// What a Python server has besides.
fn full(companion: ServerCapabilities) -> ServerCapabilities {
    let no_progress = WorkDoneProgressOptions::default();
    let characters = |of: &[&str]| Some(of.iter().map(|&it| it.to_owned()).collect());
    ServerCapabilities {
        completion_provider: Some(CompletionOptions {
            trigger_characters: characters(&["."]),
            ..CompletionOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: no_progress,
        })),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: characters(&["(", ","]),
            retrigger_characters: characters(&["="]),
            work_done_progress_options: no_progress,
        }),
        semantic_tokens_provider: Some(
            SemanticTokensOptions {
                work_done_progress_options: no_progress,
                legend: semantic_tokens::legend(),
                range: Some(true),
                full: Some(SemanticTokensFullOptions::Delta { delta: Some(true) }),
            }
            .into(),
        ),
        folding_range_provider: Some(FoldingRangeProviderCapability::Simple(true)),
        selection_range_provider: Some(SelectionRangeProviderCapability::Simple(true)),
        call_hierarchy_provider: Some(CallHierarchyServerCapability::Simple(true)),
        ..companion
    }
}

fn companion(encoding: Encoding, editor: Editor) -> ServerCapabilities {
    let diagnostics = DiagnosticOptions {
        identifier: Some("sidewinder".to_owned()),
        // What changes in one file outdates facts in another.
        inter_file_dependencies: true,
        workspace_diagnostics: false,
        work_done_progress_options: WorkDoneProgressOptions::default(),
    };
    ServerCapabilities {
        diagnostic_provider: editor
            .pulls_diagnostics
            .then_some(DiagnosticServerCapabilities::Options(diagnostics)),
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSyncCapability::Kind(
            TextDocumentSyncKind::INCREMENTAL,
        )),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        inlay_hint_provider: Some(OneOf::Left(true)),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: COMMANDS.map(String::from).to_vec(),
            ..ExecuteCommandOptions::default()
        }),
        workspace: Some(WorkspaceServerCapabilities {
            workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                supported: Some(true),
                change_notifications: Some(OneOf::Left(true)),
            }),
            file_operations: None,
        }),
        ..ServerCapabilities::default()
    }
}

/// What the editor understands, as far as it matters here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Editor {
    /// It asks for inlay hints again when told to.
    pub refreshes_hints: bool,
    /// It asks for code lenses again when told to.
    pub refreshes_lenses: bool,
    /// It shows the progress of work that it did not ask for.
    pub shows_progress: bool,
    /// It reads Markdown in hovers.
    pub reads_markdown: bool,
    /// It shows further places of a diagnostic.
    pub shows_related: bool,
    /// It asks for diagnostics itself, and again when asked to. Then none are sent.
    pub pulls_diagnostics: bool,
    /// It takes edits of documents with their versions.
    pub takes_versions: bool,
    /// It can be asked for its settings.
    pub has_settings: bool,
    /// It takes registrations for changes of settings.
    pub registers_settings: bool,
    /// It watches files.
    pub watches_files: bool,
    /// It understands the notifications of `protocol`: it says `"experimental": {"sidewinder": true}`.
    pub knows_sidewinder: bool,
}

impl Editor {
    /// What an editor says that it understands.
    pub fn of(client: &ClientCapabilities) -> Editor {
        let workspace = client.workspace.as_ref();
        let document = client.text_document.as_ref();
        let hover = document.and_then(|d| d.hover.as_ref()?.content_format.as_ref());
        Editor {
            refreshes_hints: workspace
                .and_then(|w| w.inlay_hint.as_ref()?.refresh_support)
                .unwrap_or(false),
            refreshes_lenses: workspace
                .and_then(|w| w.code_lens.as_ref()?.refresh_support)
                .unwrap_or(false),
            shows_progress: client
                .window
                .as_ref()
                .and_then(|w| w.work_done_progress)
                .unwrap_or(false),
            reads_markdown: hover.is_some_and(|kinds| kinds.contains(&MarkupKind::Markdown)),
            shows_related: document
                .and_then(|d| d.publish_diagnostics.as_ref()?.related_information)
                .unwrap_or(false),
            pulls_diagnostics: document.is_some_and(|it| it.diagnostic.is_some())
                && workspace
                    .and_then(|it| it.diagnostic.as_ref()?.refresh_support)
                    .unwrap_or(false),
            takes_versions: workspace
                .and_then(|it| it.workspace_edit.as_ref()?.document_changes)
                .unwrap_or(false),
            has_settings: workspace.and_then(|it| it.configuration).unwrap_or(false),
            registers_settings: workspace
                .and_then(|it| it.did_change_configuration.as_ref()?.dynamic_registration)
                .unwrap_or(false),
            watches_files: workspace
                .and_then(|it| it.did_change_watched_files.as_ref()?.dynamic_registration)
                .unwrap_or(false),
            knows_sidewinder: client
                .experimental
                .as_ref()
                .and_then(|own| own.get("sidewinder")?.as_bool())
                .unwrap_or(false),
        }
    }
}
