//! One method per message of the protocol. Messages that change documents do so before any await, hence in wire order.

use std::sync::Arc;

use serde_json::{Value, json};
use tower_lsp::jsonrpc::{Error, ErrorCode, Result};
use tower_lsp::lsp_types::*;
use tower_lsp::{Client, LanguageServer, async_trait};

use crate::capabilities::{self, Editor};
use crate::config::{Given, Settings};
use crate::features::view::View;
use crate::features::{
    call_hierarchy, completion, definition, diagnostics, folding, highlight, hover, inlay_hints,
    references, rename, selection, semantic_tokens, signature, symbols,
};
use crate::history::recall::Shelf;
use crate::position::Encoding;
use crate::publisher::Shared;
use crate::{commands, conduct, panics};

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

    /// Takes settings of the editor's, with the project's for what they leave open.
    async fn configure(&self, settings: &Value) {
        match Settings::read(settings) {
            Ok(mut settings) => {
                let folders = {
                    let mut state = self.shared.state();
                    // Said once, with `initialize`.
                    let known = state.sent.other_python_servers.clone();
                    settings.other_python_servers = settings.other_python_servers.or(known);
                    state.sent = settings.clone();
                    state.folders.clone()
                };
                self.apply(settings, &folders).await;
            }
            Err(why) => self.client.show_message(MessageType::WARNING, why).await,
        }
    }

    async fn apply(&self, settings: Settings, folders: &[std::path::PathBuf]) {
        let settings = match settings.clone().with_project(folders) {
            Ok(settings) => settings,
            Err(why) => {
                self.client.show_message(MessageType::WARNING, why).await;
                settings
            }
        };
        self.shared.state().configure(settings);
    }

    /// Asks the editor for its settings, if it can be asked.
    async fn ask_for_settings(&self) {
        let item = ConfigurationItem { scope_uri: None, section: Some("sidewinder".to_owned()) };
        let answer = self.client.configuration(vec![item]).await;
        if let Some(settings) = answer.ok().and_then(|them| them.into_iter().next())
            && !settings.is_null()
        {
            self.configure(&settings).await;
            self.shared.ring();
        }
    }

    /// Answers from a document and its workspace, beside the tasks that hear the editor. An answer that has places in it is void once the text has changed.
    async fn look<T: Send + 'static>(
        &self,
        uri: &Url,
        age: Age,
        work: impl FnOnce(&View) -> T + Send + 'static,
    ) -> Result<Option<T>> {
        let (view, version) = {
            let state = self.shared.state();
            match state.is_full {
                true => (state.view_of_file(uri), state.version(uri)),
                false => (None, None),
            }
        };
        let Some(view) = view else { return Ok(None) };
        let found = panics::beside(move || work(&view)).await;
        if age == Age::Present && self.shared.state().version(uri) != version {
            return Err(Error::new(ErrorCode::ContentModified));
        }
        Ok(Some(found))
    }

    /// All semantic tokens of a document.
    async fn colours(&self, uri: &Url) -> Result<Option<Arc<Vec<SemanticToken>>>> {
        let work = |view: &View| {
            let all = 0..view.file.text.text.len();
            Arc::new(semantic_tokens::within(view, all))
        };
        self.look(uri, Age::Present, work).await
    }

    /// What the JIT made of calls.
    fn decisions(&self) -> Vec<crate::annotate::reading::Decision> {
        self.shared.state().decisions()
    }
}

/// Which text an answer may be about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    /// The present one.
    Present,
    /// Also one that was typed on since: the editor fits the answer in.
    Any,
}

/// A request that cannot be done, and why.
fn failed(why: String) -> Error {
    // RequestFailed of the protocol.
    Error { code: ErrorCode::ServerError(-32803), message: why.into(), data: None }
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
        let options = params.initialization_options.unwrap_or_default();
        match Given::read(&options) {
            Ok(given) => {
                let mut state = self.shared.state();
                state.shelf = Shelf::of(given.storage.as_deref());
                state.given = given;
            }
            Err(why) => self.client.show_message(MessageType::WARNING, why).await,
        }
        self.configure(&options).await;
        let capabilities = {
            let mut state = self.shared.state();
            state.is_full = state.settings.is_full();
            capabilities::offered(encoding, state.editor, state.is_full)
        };
        Ok(InitializeResult {
            capabilities,
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

    async fn initialized(&self, _: InitializedParams) {
        let editor = self.shared.state().editor;
        let mut wanted = Vec::new();
        let registration = |method: &str, options: Value| Registration {
            id: format!("sidewinder/{method}"),
            method: method.to_owned(),
            register_options: Some(options),
        };
        if editor.watches_files {
            let watchers =
                ["**/*.py", "**/pyproject.toml"].map(|glob| json!({"globPattern": glob}));
            let method = "workspace/didChangeWatchedFiles";
            wanted.push(registration(method, json!({"watchers": watchers})));
        }
        if editor.registers_settings {
            let method = "workspace/didChangeConfiguration";
            wanted.push(registration(method, json!({"section": "sidewinder"})));
        }
        if !wanted.is_empty()
            && let Err(why) = self.client.register_capability(wanted).await
        {
            let words = format!("The editor does not watch files or settings: {why}.");
            self.client.log_message(MessageType::WARNING, words).await;
        }
        if editor.has_settings {
            self.ask_for_settings().await;
        }
    }

    async fn did_change_configuration(&self, params: DidChangeConfigurationParams) {
        let can_be_asked = self.shared.state().editor.has_settings;
        if params.settings.is_null() && can_be_asked {
            self.ask_for_settings().await;
        } else {
            self.configure(&params.settings).await;
        }
        let (is_full, should_be) = {
            let state = self.shared.state();
            (state.is_full, state.settings.is_full())
        };
        if is_full != should_be {
            let words = "sidewinder.languageFeatures counts from the next start of the server on.";
            self.client.log_message(MessageType::INFO, words).await;
        }
        self.shared.ring();
    }

    async fn did_change_watched_files(&self, params: DidChangeWatchedFilesParams) {
        let mut is_project = false;
        for path in params.changes.iter().filter_map(|change| change.uri.to_file_path().ok()) {
            is_project |= path.file_name().is_some_and(|name| name == "pyproject.toml");
            self.shared.state().file_changed(&path);
        }
        if is_project {
            let (sent, folders) = {
                let state = self.shared.state();
                (state.sent.clone(), state.folders.clone())
            };
            self.apply(sent, &folders).await;
            self.shared.ring();
        }
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
        let (story, markdown) = {
            let state = self.shared.state();
            let page = state.page(&at.text_document.uri);
            let markdown = state.editor.reads_markdown;
            let story =
                page.and_then(|page| hover::at(&page, at.position, state.encoding, markdown));
            (story, markdown)
        };
        let kept = story.clone();
        let work = move |view: &View| hover::with_name(story, view, at.position, markdown);
        Ok(self.look(&at.text_document.uri, Age::Present, work).await?.unwrap_or(kept))
    }

    async fn completion(&self, params: CompletionParams) -> Result<Option<CompletionResponse>> {
        let at = params.text_document_position;
        let found = self
            .look(&at.text_document.uri, Age::Any, move |view| completion::at(view, at.position))
            .await?;
        Ok(found.flatten().map(CompletionResponse::List))
    }

    async fn signature_help(&self, params: SignatureHelpParams) -> Result<Option<SignatureHelp>> {
        let at = params.text_document_position_params;
        let found = self
            .look(&at.text_document.uri, Age::Any, move |view| signature::at(view, at.position))
            .await?;
        Ok(found.flatten())
    }

    async fn goto_definition(
        &self,
        params: GotoDefinitionParams,
    ) -> Result<Option<GotoDefinitionResponse>> {
        let at = params.text_document_position_params;
        let work = move |view: &View| definition::at(view, at.position);
        Ok(self.look(&at.text_document.uri, Age::Present, work).await?.flatten())
    }

    async fn references(&self, params: ReferenceParams) -> Result<Option<Vec<Location>>> {
        let at = params.text_document_position;
        let with_definition = params.context.include_declaration;
        let work = move |view: &View| references::of(view, at.position, with_definition);
        Ok(self.look(&at.text_document.uri, Age::Present, work).await?.flatten())
    }

    async fn document_highlight(
        &self,
        params: DocumentHighlightParams,
    ) -> Result<Option<Vec<DocumentHighlight>>> {
        let at = params.text_document_position_params;
        let work = move |view: &View| highlight::of(view, at.position);
        Ok(self.look(&at.text_document.uri, Age::Present, work).await?.flatten())
    }

    async fn prepare_rename(
        &self,
        at: TextDocumentPositionParams,
    ) -> Result<Option<PrepareRenameResponse>> {
        let work = move |view: &View| rename::prepare(view, at.position);
        match self.look(&at.text_document.uri, Age::Present, work).await? {
            None => Ok(None),
            Some(Ok((range, placeholder))) => {
                Ok(Some(PrepareRenameResponse::RangeWithPlaceholder { range, placeholder }))
            }
            Some(Err(why)) => Err(failed(why)),
        }
    }

    async fn rename(&self, params: RenameParams) -> Result<Option<WorkspaceEdit>> {
        let at = params.text_document_position;
        let (new, shared) = (params.new_name, self.shared.clone());
        let with_versions = self.shared.state().editor.takes_versions;
        let work = move |view: &View| {
            rename::to(view, at.position, &new, with_versions, |uri| shared.state().version(uri))
        };
        match self.look(&at.text_document.uri, Age::Present, work).await? {
            None => Ok(None),
            Some(edit) => edit.map(Some).map_err(failed),
        }
    }

    async fn document_symbol(
        &self,
        params: DocumentSymbolParams,
    ) -> Result<Option<DocumentSymbolResponse>> {
        let found = self.look(&params.text_document.uri, Age::Present, symbols::of).await?;
        Ok(found.map(DocumentSymbolResponse::Nested))
    }

    async fn symbol(
        &self,
        params: WorkspaceSymbolParams,
    ) -> Result<Option<Vec<SymbolInformation>>> {
        let (project, encoding) = {
            let state = self.shared.state();
            if !state.is_full {
                return Ok(None);
            }
            (state.project(), state.encoding)
        };
        let work = move || symbols::in_workspace(&project, &params.query, encoding);
        Ok(Some(panics::beside(work).await))
    }

    async fn semantic_tokens_full(
        &self,
        params: SemanticTokensParams,
    ) -> Result<Option<SemanticTokensResult>> {
        let uri = params.text_document.uri;
        let Some(tokens) = self.colours(&uri).await? else { return Ok(None) };
        let (number, _) = self.shared.state().keep_colours(&uri, None, &tokens);
        let data = tokens.to_vec();
        Ok(Some(SemanticTokens { result_id: Some(number), data }.into()))
    }

    async fn semantic_tokens_full_delta(
        &self,
        params: SemanticTokensDeltaParams,
    ) -> Result<Option<SemanticTokensFullDeltaResult>> {
        let uri = params.text_document.uri;
        let Some(tokens) = self.colours(&uri).await? else { return Ok(None) };
        let before = Some(params.previous_result_id.as_str());
        let (number, old) = self.shared.state().keep_colours(&uri, before, &tokens);
        let result_id = Some(number);
        Ok(Some(match old {
            Some(old) => {
                let edits = semantic_tokens::change(&old, &tokens);
                SemanticTokensDelta { result_id, edits }.into()
            }
            None => SemanticTokens { result_id, data: tokens.to_vec() }.into(),
        }))
    }

    async fn semantic_tokens_range(
        &self,
        params: SemanticTokensRangeParams,
    ) -> Result<Option<SemanticTokensRangeResult>> {
        let part = params.range;
        let work = move |view: &View| {
            let bytes = view.byte(part.start)..view.byte(part.end);
            semantic_tokens::within(view, bytes)
        };
        let found = self.look(&params.text_document.uri, Age::Present, work).await?;
        Ok(found.map(|data| SemanticTokens { result_id: None, data }.into()))
    }

    async fn folding_range(&self, params: FoldingRangeParams) -> Result<Option<Vec<FoldingRange>>> {
        let work = |view: &View| folding::of(&view.file.text);
        self.look(&params.text_document.uri, Age::Present, work).await
    }

    async fn selection_range(
        &self,
        params: SelectionRangeParams,
    ) -> Result<Option<Vec<SelectionRange>>> {
        let work = move |view: &View| selection::around(view, &params.positions);
        self.look(&params.text_document.uri, Age::Present, work).await
    }

    async fn prepare_call_hierarchy(
        &self,
        params: CallHierarchyPrepareParams,
    ) -> Result<Option<Vec<CallHierarchyItem>>> {
        let at = params.text_document_position_params;
        let work = move |view: &View| call_hierarchy::prepare(view, at.position);
        Ok(self.look(&at.text_document.uri, Age::Present, work).await?.flatten())
    }

    async fn incoming_calls(
        &self,
        params: CallHierarchyIncomingCallsParams,
    ) -> Result<Option<Vec<CallHierarchyIncomingCall>>> {
        let (item, decisions) = (params.item, self.decisions());
        let uri = item.uri.clone();
        let work = move |view: &View| call_hierarchy::incoming(view, &item, &decisions);
        Ok(self.look(&uri, Age::Present, work).await?.flatten())
    }

    async fn outgoing_calls(
        &self,
        params: CallHierarchyOutgoingCallsParams,
    ) -> Result<Option<Vec<CallHierarchyOutgoingCall>>> {
        let (item, decisions) = (params.item, self.decisions());
        let uri = item.uri.clone();
        let work = move |view: &View| call_hierarchy::outgoing(view, &item, &decisions);
        Ok(self.look(&uri, Age::Present, work).await?.flatten())
    }

    async fn diagnostic(
        &self,
        params: DocumentDiagnosticParams,
    ) -> Result<DocumentDiagnosticReportResult> {
        let uri = params.text_document.uri;
        let (text, version) = {
            let state = self.shared.state();
            (state.page(&uri).map(|page| page.text), state.version(&uri))
        };
        if let Some(text) = text.filter(|text| text.known_faults().is_none()) {
            let work = move || {
                text.faults();
            };
            panics::beside(work).await;
        }
        let found = {
            let state = self.shared.state();
            if state.version(&uri) != version {
                return Err(Error::new(ErrorCode::ContentModified));
            }
            state.diagnostics(&uri)
        };
        Ok(DocumentDiagnosticReportResult::Report(diagnostics::report(
            found,
            params.previous_result_id.as_deref(),
        )))
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
        // A list in any case: to some editors none is an error.
        Ok(Some(self.shared.state().code_actions(&params.text_document.uri, params.range)))
    }

    async fn execute_command(&self, params: ExecuteCommandParams) -> Result<Option<Value>> {
        commands::execute(&self.shared, &self.client, &params.command, &params.arguments).await
    }
}
