//! What this server offers, and what it may ask of the editor.

use tower_lsp::lsp_types::{
    ClientCapabilities, CodeActionKind, CodeActionOptions, CodeActionProviderCapability,
    CodeLensOptions, ExecuteCommandOptions, HoverProviderCapability, MarkupKind, OneOf,
    ServerCapabilities, TextDocumentSyncCapability, TextDocumentSyncKind,
    WorkspaceFoldersServerCapabilities, WorkspaceServerCapabilities,
};

use crate::position::Encoding;
use crate::protocol::COMMANDS;

/// What the server offers.
pub fn offered(encoding: Encoding) -> ServerCapabilities {
    ServerCapabilities {
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
            knows_sidewinder: client
                .experimental
                .as_ref()
                .and_then(|own| own.get("sidewinder")?.as_bool())
                .unwrap_or(false),
        }
    }
}
