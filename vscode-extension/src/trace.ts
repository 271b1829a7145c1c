// Open Trace Here: runs the program once more with its traces kept, and shows them beside the editor.
//
// The traces come from a run of their own, started by the command and never by itself: keeping traces costs time and memory that an analysis does not need.
// Nothing in the engine depends on the clock, so the traces are those that the analysis told of.

import { spawn } from 'child_process';
import { randomBytes } from 'crypto';
import * as fs from 'fs/promises';
import * as os from 'os';
import * as path from 'path';
import * as vscode from 'vscode';
import * as config from './config';

export const OPEN_TRACE = 'sidewinder.openTrace';

/** From the interrupt a program has this long to end, so that its traces are written. */
const GRACE = 3000;
/** Characters kept of what a program says on standard error. */
const LAST_WORDS = 2000;

/** Ctrl-C for a process and its group; one that is gone needs none. */
function interrupt(group: number | undefined): void {
  try {
    if (group) {
      process.kill(-group, 'SIGINT');
    }
  } catch {
    // It has ended.
  }
}

/** The view of traces, at most one at a time. */
export class TraceView implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private shown: { text: string; at: object; root: string; run: number } | undefined;
  private runs = 0;
  /** The program of the latest analysis: what a trace of an imported file is a trace of. */
  program: vscode.Uri | undefined;

  /** `command` is the one that serves: it runs programs too. */
  constructor(private readonly extension: vscode.ExtensionContext, private readonly command: () => string | undefined) {}

  /** Runs the program, and shows the trace at a line of a file; without them at the cursor. */
  async open(address?: string, line?: number): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const uri = address ? vscode.Uri.parse(address) : editor?.document.uri;
    if (!uri || uri.scheme !== 'file') {
      void vscode.window.showInformationMessage('Open a Python file that is saved on disk, then open its trace.');
      return;
    }
    if (!vscode.workspace.isTrusted) {
      void vscode.window.showWarningMessage('Sidewinder runs no programs in an untrusted workspace.');
      return;
    }
    const command = this.needed();
    if (command === undefined) {
      return;
    }
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
    if (document?.isDirty && !(await document.save())) {
      return;
    }
    const at = line ?? (editor ? editor.selection.active.line + 1 : 1);
    const program = this.program ?? uri;
    const root = vscode.workspace.getWorkspaceFolder(program)?.uri.fsPath ?? path.dirname(program.fsPath);
    const text = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: `Tracing ${path.basename(program.fsPath)}`, cancellable: true },
      (_, token) => this.run(command, program.fsPath, root, token),
    );
    if (text === undefined) {
      return;
    }
    const file = path.relative(root, uri.fsPath);
    this.shown = { text, root, at: { file: file.startsWith('..') ? uri.fsPath : file, line: at }, run: ++this.runs };
    this.show(path.basename(program.fsPath));
  }

  /** The traces of a run, as text; nothing if it was stopped or wrote none, which is told. */
  private async run(command: string, program: string, root: string, token: vscode.CancellationToken): Promise<string | undefined> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sidewinder-'));
    const file = path.join(folder, 'traces.json');
    const seconds = config.settings().get<number>('run.timeLimit', 10);
    const memory = config.settings().get<number>('run.memoryLimit', 1024);
    const allow = config.settings().get<string[]>('run.allow', []);
    try {
      const words = ['run', '--sandbox', ...allow.map((one) => `--allow=${one}`), `--traces=${file}`, program];
      const child = spawn(command, words, {
        cwd: root,
        // A group of its own, for the interrupt: the program hears it, its supervisor does not.
        detached: true,
        env: { ...process.env, SIDEWINDER_GC_LIMIT: String(memory * 2 ** 20) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (more: string) => { said = (said + more).slice(-LAST_WORDS); });
      let kill: NodeJS.Timeout | undefined;
      const stop = () => {
        interrupt(child.pid);
        // The supervisor ends all that the program started.
        kill ??= setTimeout(() => child.kill('SIGTERM'), GRACE);
      };
      const limit = setTimeout(stop, seconds * 1000);
      const cancelled = token.onCancellationRequested(stop);
      const failed = await new Promise<string | undefined>((done) => {
        child.on('error', (why) => done(why.message));
        child.on('close', () => done(undefined));
      });
      clearTimeout(limit);
      clearTimeout(kill);
      cancelled.dispose();
      if (token.isCancellationRequested) {
        return undefined;
      }
      if (failed !== undefined) {
        void vscode.window.showErrorMessage(`Sidewinder could not start: ${failed}. The setting sidewinder.path says where it is.`);
        return undefined;
      }
      try {
        return await fs.readFile(file, 'utf8');
      } catch {
        const last = said.trim().split('\n').at(-1) || `it did not end within ${seconds} s, the limit of the setting sidewinder.run.timeLimit`;
        void vscode.window.showErrorMessage(`The run wrote no traces: ${last}`);
        return undefined;
      }
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  /** The command to run with. That there is none is told. */
  private needed(): string | undefined {
    const command = this.command();
    if (command === undefined) {
      void vscode.window.showErrorMessage('Sidewinder has no command to run the program with. The setting sidewinder.path names it.');
    }
    return command;
  }

  /** The traces of a run of the latest program, or of the file in front; nothing if there are none, which is told. */
  async collect(): Promise<string | undefined> {
    const program = this.program ?? vscode.window.activeTextEditor?.document.uri;
    if (program?.scheme !== 'file') {
      void vscode.window.showInformationMessage('Analyse a file first.');
      return undefined;
    }
    if (!vscode.workspace.isTrusted) {
      void vscode.window.showWarningMessage('Sidewinder runs no programs in an untrusted workspace.');
      return undefined;
    }
    const command = this.needed();
    if (command === undefined) {
      return undefined;
    }
    const root = vscode.workspace.getWorkspaceFolder(program)?.uri.fsPath ?? path.dirname(program.fsPath);
    return await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: `Tracing ${path.basename(program.fsPath)}`, cancellable: true },
      (_, token) => this.run(command, program.fsPath, root, token),
    );
  }

  private async show(name: string): Promise<void> {
    if (this.panel) {
      this.panel.title = `Trace: ${name}`;
      this.panel.reveal(undefined, true);
      this.send();
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      'sidewinder.trace',
      `Trace: ${name}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [], retainContextWhenHidden: true },
    );
    this.panel = panel;
    panel.onDidDispose(() => { this.panel = undefined; });
    panel.webview.onDidReceiveMessage((message) => {
      if (message?.type === 'ready') {
        this.send();
      } else if (message?.type === 'open') {
        void this.land(String(message.file), Number(message.line), Number(message.column));
      }
    });
    panel.webview.html = await this.page();
  }

  private send(): void {
    if (this.shown) {
      const { text, at, run } = this.shown;
      void this.panel?.webview.postMessage({ type: 'traces', text, at, run });
    }
  }

  /** Shows a line in the editor beside, with the trace still in front of the keyboard. */
  private async land(file: string, line: number, column: number): Promise<void> {
    const uri = vscode.Uri.file(path.resolve(this.shown?.root ?? '', file));
    try {
      const document = await vscode.workspace.openTextDocument(uri);
      const at = document.validatePosition(new vscode.Position(line - 1, 0));
      const text = document.lineAt(at.line).text;
      // Columns count bytes of UTF-8; the editor counts units of UTF-16.
      const before = Buffer.from(text, 'utf8').subarray(0, column).toString('utf8').length;
      const start = new vscode.Position(at.line, before);
      const beside = vscode.window.visibleTextEditors.find((one) => one.document.uri.toString() === uri.toString());
      const editor = await vscode.window.showTextDocument(document, {
        viewColumn: beside?.viewColumn ?? vscode.ViewColumn.One,
        preserveFocus: true,
        selection: new vscode.Range(start, start),
      });
      editor.revealRange(new vscode.Range(start, start), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    } catch {
      // Modules of the language itself are in no file: the view has their text.
      void vscode.window.setStatusBarMessage(`${file} is in no file that can be opened; the trace shows its text.`, 5000);
    }
  }

  private async page(): Promise<string> {
    const read = (name: string) => fs.readFile(path.join(this.extension.extensionPath, 'dist', name), 'utf8');
    const [script, style] = await Promise.all([read('webview.js'), read('webview.css')]);
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${this.panel?.webview.cspSource} 'nonce-${nonce}'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Trace</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main id="viewer"></main>
<script nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>`;
  }

  dispose(): void {
    this.panel?.dispose();
  }
}

/** A link that opens the trace at a line. */
export function link(uri: vscode.Uri, line: number): vscode.Command {
  return { title: 'Open trace here', command: OPEN_TRACE, arguments: [uri.toString(), line] };
}

/** The link as a line of a hover. */
export function linkText(uri: vscode.Uri, line: number): vscode.MarkdownString {
  const { title, command, arguments: words } = link(uri, line);
  const text = new vscode.MarkdownString(`[${title}](command:${command}?${encodeURIComponent(JSON.stringify(words))})`);
  text.isTrusted = { enabledCommands: [OPEN_TRACE] };
  return text;
}
