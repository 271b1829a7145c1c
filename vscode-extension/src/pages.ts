// Pages of text that are in no file: what a code means, how two runs differ, a report. Shown as Markdown is, read-only.

import * as vscode from 'vscode';

const SCHEME = 'sidewinder';

/** Shows pages. */
export class Pages implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly registered = vscode.workspace.registerTextDocumentContentProvider(SCHEME, this);

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.path) ?? '';
  }

  /** Shows a page under a name. */
  async show(name: string, markdown: string): Promise<void> {
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${name.replaceAll('/', ' ')}.md` });
    this.texts.set(uri.path, markdown);
    this.changed.fire(uri);
    try {
      await vscode.commands.executeCommand('markdown.showPreview', uri);
    } catch {
      // Without VS Code's own reader of Markdown the text itself is as good.
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
    }
  }

  dispose(): void {
    this.registered.dispose();
    this.changed.dispose();
  }
}
