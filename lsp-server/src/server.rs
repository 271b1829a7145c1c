//! One method per message of the protocol. Messages that change documents do so before any await, hence in wire order.

use serde_json::Value;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types::{
    CodeActionParams, CodeActionResponse, CodeLens, CodeLensParams, DidChangeConfigurationParams,
    DidChangeTextDocumentParams, DidChangeWorkspaceFoldersParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, ExecuteCommandParams, Hover, HoverParams, InitializeParams,
    InitializeResult, InlayHint, InlayHintParams, MessageType, ServerInfo,
    WorkDoneProgressCancelParams,
};
use tower_lsp::{Client, LanguageServer, async_trait};

use crate::capabilities::{self, Editor};
use crate::config::{Given, Settings};
use crate::features::{hover, inlay_hints};
use crate::history::recall::Shelf;
use crate::position::Encoding;
use crate::publisher::Shared;
use crate::{commands, conduct};

/// The server: a state, and a client to talk to.
#[derive(Debug)]
pub struct Server {
    client: Client,
    shared: Shared,
}

impl Server {
    /// A server for `client`. Must be made within a runtime.
    pub fn new(client: Client) -> Server {
        let shared = Shared::default();
        shared.clone().publish(client.clone());
        Server { client, shared }
    }

    /// The editor that it talks to.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// What it knows.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// `window/workDoneProgress/cancel`: the button beside a run's progress.
    pub async fn cancel_progress(&self, params: WorkDoneProgressCancelParams) {
        conduct::cancel(&self.shared, &params.token);
    }

    async fn configure(&self, settings: &Value) {
        match Settings::read(settings) {
            Ok(settings) => self.shared.state().configure(settings),
            Err(why) => self.client.show_message(MessageType::WARNING, why).await,
        }
    }
}

#[async_trait]
impl LanguageServer for Server {
    async fn initialize(&self, params: InitializeParams) -> Result<InitializeResult> {
        let general = params.capabilities.general.as_ref();
        let offered = general.and_then(|general| general.position_encodings.as_deref());
        let encoding = Encoding::negotiate(offered);
        {
            let mut state = self.shared.state();
            state.encoding = encoding;
            state.editor = Editor::of(&params.capabilities);
            let folders = params.workspace_folders.into_iter().flatten().map(|folder| folder.uri);
            #[allow(deprecated)] // Older editors send nothing else.
            let root = params.root_uri;
            let mut paths: Vec<_> =
                folders.chain(root).filter_map(|uri| uri.to_file_path().ok()).collect();
            paths.dedup();
            state.folders = paths;
        }
        if let Some(options) = params.initialization_options {
            match Given::read(&options) {
                Ok(given) => {
                    let mut state = self.shared.state();
                    state.shelf = Shelf::of(given.storage.as_deref());
                    state.given = given;
                }
                Err(why) => self.client.show_message(MessageType::WARNING, why).await,
            }
            self.configure(&options).await;
        }
        Ok(InitializeResult {
            capabilities: capabilities::offered(encoding),
            server_info: Some(ServerInfo {
                name: "sidewinder".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        })
    }

    async fn shutdown(&self) -> Result<()> {
        self.shared.state().abandon();
        Ok(())
    }

    async fn did_change_configuration(&self, params: DidChangeConfigurationParams) {
        self.configure(&params.settings).await;
        self.shared.ring();
    }

    async fn did_change_workspace_folders(&self, params: DidChangeWorkspaceFoldersParams) {
        let paths = |folders: Vec<tower_lsp::lsp_types::WorkspaceFolder>| {
            folders.into_iter().filter_map(|folder| folder.uri.to_file_path().ok())
        };
        let mut state = self.shared.state();
        for gone in paths(params.event.removed) {
            state.folders.retain(|folder| *folder != gone);
        }
        state.folders.extend(paths(params.event.added));
    }

    async fn did_open(&self, params: DidOpenTextDocumentParams) {
        let document = params.text_document;
        self.shared.state().open(document.uri, document.version, &document.text);
        self.shared.ring();
    }

    async fn did_change(&self, params: DidChangeTextDocumentParams) {
        let document = params.text_document;
        self.shared.state().edit(&document.uri, document.version, params.content_changes);
        self.shared.ring();
    }

    async fn did_close(&self, params: DidCloseTextDocumentParams) {
        self.shared.state().close(params.text_document.uri);
        self.shared.ring();
    }

    async fn hover(&self, params: HoverParams) -> Result<Option<Hover>> {
        let at = params.text_document_position_params;
        let state = self.shared.state();
        let page = state.page(&at.text_document.uri);
        let markdown = state.editor.reads_markdown;
        Ok(page.and_then(|page| hover::at(&page, at.position, state.encoding, markdown)))
    }

    async fn inlay_hint(&self, params: InlayHintParams) -> Result<Option<Vec<InlayHint>>> {
        let state = self.shared.state();
        let page = state.page(&params.text_document.uri);
        Ok(page.map(|page| inlay_hints::within(&page, params.range, state.encoding)))
    }

    async fn code_lens(&self, params: CodeLensParams) -> Result<Option<Vec<CodeLens>>> {
        Ok(self.shared.state().lenses(&params.text_document.uri))
    }

    async fn code_action(&self, params: CodeActionParams) -> Result<Option<CodeActionResponse>> {
        let actions = self.shared.state().code_actions(&params.text_document.uri, params.range);
        Ok(Some(actions).filter(|actions| !actions.is_empty()))
    }

    async fn execute_command(&self, params: ExecuteCommandParams) -> Result<Option<Value>> {
        commands::execute(&self.shared, &self.client, &params.command, &params.arguments).await
    }
}
