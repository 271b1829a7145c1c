// Runs that are kept: the view *Runs*, and what is done with a run: show, pin as baseline, compare, save, open, export.

import { spawn } from 'child_process';
import * as fs from 'fs/promises';
import * as os from 'os';
import * as path from 'path';
import * as vscode from 'vscode';
import type { Server } from './client';
import type { Pages } from './pages';
import * as protocol from './protocol';
import type { TraceView } from './trace';

const ENDING = 'sidewinder-run';

/** The view, and what is done in it. */
export class Runs implements vscode.TreeDataProvider<protocol.Listed>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<protocol.Listed>;

  constructor(
    private readonly server: Server,
    private readonly pages: Pages,
    private readonly traces: TraceView,
  ) {
    this.view = vscode.window.createTreeView('sidewinder.runs', { treeDataProvider: this });
  }

  /** Asks the server again. */
  refresh(): void {
    this.changed.fire();
  }

  async getChildren(run?: protocol.Listed): Promise<protocol.Listed[]> {
    return run ? [] : await this.all();
  }

  getTreeItem(run: protocol.Listed): vscode.TreeItem {
    const item = new vscode.TreeItem(`#${run.run} ${run.title}`);
    const marks = [run.shown ? 'shown' : '', run.baseline ? 'baseline' : ''].filter((mark) => mark !== '');
    item.description = [run.age, ...marks].join(' · ');
    item.tooltip = run.message;
    item.iconPath = new vscode.ThemeIcon(run.running ? 'loading~spin' : run.baseline ? 'pinned' : run.shown ? 'eye' : 'history');
    item.contextValue = run.baseline ? 'baseline' : 'run';
    item.command = { title: 'Show Run', command: 'sidewinder.showRun', arguments: [run] };
    return item;
  }

  /** Shows the facts of a run. */
  async show(run?: protocol.Listed): Promise<void> {
    const chosen = run ?? await this.pick('Show the facts of which run?');
    if (chosen) {
      await this.server.execute(protocol.SHOW_RUN, chosen.run);
    }
  }

  /** Makes a run the baseline; without one, the run that is shown. */
  async pin(run?: protocol.Listed): Promise<void> {
    await this.server.execute(protocol.PIN_BASELINE, run?.run ?? null);
  }

  /** Ends the comparison. */
  async unpin(): Promise<void> {
    await this.server.execute(protocol.UNPIN_BASELINE);
  }

  /** Shows what is different between two runs; with one given, from the baseline to it. */
  async compare(run?: protocol.Listed): Promise<void> {
    const all = await this.all();
    const baseline = all.find((one) => one.baseline);
    const before = run && baseline ? baseline : await this.pick('Compare which run, as what was before?', run);
    const after = before && (run ?? await this.pick(`Compare #${before.run} with which run?`, before));
    if (before && after) {
      const text = await this.server.execute<string>(protocol.COMPARE_RUNS, before.run, after.run);
      await this.pages.show(`Run ${before.run} and ${after.run}`, text ?? '');
    }
  }

  /** Saves a run where the user says. */
  async save(run?: protocol.Listed): Promise<void> {
    const chosen = run ?? await this.pick('Save which run?');
    const uri = chosen && await vscode.window.showSaveDialog({
      defaultUri: this.beside(`run-${chosen.run}.${ENDING}`),
      filters: { 'Sidewinder run': [ENDING] },
    });
    if (chosen && uri) {
      await this.server.execute(protocol.SAVE_RUN, chosen.run, uri.fsPath);
    }
  }

  /** Opens a run that was saved. Nothing is run. */
  async open(): Promise<void> {
    const chosen = await vscode.window.showOpenDialog({ filters: { 'Sidewinder run': [ENDING] }, canSelectMany: false });
    if (chosen?.[0]) {
      await this.server.execute(protocol.OPEN_RUN, chosen[0].fsPath);
    }
  }

  /** Writes the report of the run that is shown. */
  async export(): Promise<void> {
    const kinds = [
      { label: 'Markdown', detail: 'where the time went and what to change', format: 'md' },
      { label: 'JSON', detail: 'the same for programs', format: 'json' },
      { label: 'HTML', detail: 'one page with the traces; runs the program once more', format: 'html' },
    ];
    const kind = await vscode.window.showQuickPick(kinds, { title: 'Sidewinder: Export Report' });
    if (!kind) {
      return;
    }
    const text = kind.format === 'html' ? await this.html() : await this.server.execute<string>(protocol.EXPORT_REPORT, kind.format);
    const uri = text && await vscode.window.showSaveDialog({ defaultUri: this.beside(`report.${kind.format}`) });
    if (text && uri) {
      await vscode.workspace.fs.writeFile(uri, Buffer.from(text, 'utf8'));
      await vscode.commands.executeCommand('vscode.open', uri);
    }
  }

  /** The page with the traces. The command makes it of what a run of its own writes. */
  private async html(): Promise<string | undefined> {
    const traces = await this.traces.collect();
    const command = this.server.command?.path;
    if (traces === undefined || command === undefined) {
      return undefined;
    }
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sidewinder-'));
    try {
      const [from, to] = [path.join(folder, 'traces.json'), path.join(folder, 'report.html')];
      await fs.writeFile(from, traces);
      const status = await new Promise((done) => {
        const child = spawn(command, ['report', '--format', 'html', '-o', to, from], { stdio: 'ignore' });
        child.on('error', () => done(undefined));
        child.on('close', done);
      });
      if (status !== 0) {
        void vscode.window.showErrorMessage('The page could not be made: the command sidewinder report failed. Show Log has more.');
        return undefined;
      }
      return await fs.readFile(to, 'utf8');
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  private async all(): Promise<protocol.Listed[]> {
    return await this.server.ask<protocol.Listed[]>(protocol.RUNS) ?? [];
  }

  private async pick(title: string, without?: protocol.Listed): Promise<protocol.Listed | undefined> {
    const runs = (await this.all()).filter((run) => !run.running && run.run !== without?.run);
    if (runs.length === 0) {
      void vscode.window.showInformationMessage('There is no such run yet: analyse a file first.');
      return undefined;
    }
    const rows = runs.map((run) => ({ label: `#${run.run} ${run.title}`, description: run.age, detail: run.message, run }));
    return (await vscode.window.showQuickPick(rows, { title }))?.run;
  }

  /** A path in the home folder: nothing is proposed to be written into the project. */
  private beside(name: string): vscode.Uri {
    return vscode.Uri.file(path.join(os.homedir(), name));
  }

  dispose(): void {
    this.view.dispose();
    this.changed.dispose();
  }
}
