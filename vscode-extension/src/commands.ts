// The commands that users see.

import * as vscode from 'vscode';
import type { Server } from './client';
import type { HotView } from './hot';
import * as kinds from './kinds';
import type { Pages } from './pages';
import * as protocol from './protocol';
import type { Runs } from './runs';
import { OPEN_TRACE, type TraceView } from './trace';

/** What the commands work with. */
export interface House {
  extension: vscode.ExtensionContext;
  server: Server;
  traces: TraceView;
  pages: Pages;
  hot: HotView;
  runs: Runs;
}

/** Registers all commands. */
export function register(house: House): vscode.Disposable {
  const { server, traces, hot, runs } = house;
  // What each does, by name.
  const table: Record<string, (...args: never[]) => unknown> = {
    [OPEN_TRACE]: (uri?: unknown, line?: unknown) =>
      traces.open(typeof uri === 'string' ? uri : undefined, typeof line === 'number' ? line : undefined),
    [protocol.ANALYSE_FILE]: (uri?: unknown) => analyse(server, typeof uri === 'string' ? uri : undefined),
    [protocol.ANALYSE]: (argument?: unknown) => analyseSomething(server, argument),
    'sidewinder.analyseHere': () => analyseHere(server),
    'sidewinder.analyseAgain': () => again(server),
    [protocol.HOT_LOOPS]: () => vscode.commands.executeCommand('sidewinder.hot.focus'),
    [protocol.STOP]: () => server.execute(protocol.STOP),
    [protocol.SHOW_FACTS]: () => server.execute(protocol.SHOW_FACTS),
    [protocol.HIDE_FACTS]: () => server.execute(protocol.HIDE_FACTS),
    [protocol.EXPLAIN_CODE]: (code?: unknown) => explain(house, typeof code === 'string' ? code : undefined),
    [protocol.SHOW_RUN]: (run?: protocol.Listed) => runs.show(run),
    [protocol.PIN_BASELINE]: (run?: protocol.Listed) => runs.pin(run),
    [protocol.UNPIN_BASELINE]: () => runs.unpin(),
    [protocol.COMPARE_RUNS]: (run?: protocol.Listed) => runs.compare(run),
    [protocol.SAVE_RUN]: (run?: protocol.Listed) => runs.save(run),
    [protocol.OPEN_RUN]: () => runs.open(),
    [protocol.EXPORT_REPORT]: () => runs.export(),
    [protocol.PROVE]: (...asked: unknown[]) => proveIt(server, asked),
    'sidewinder.chooseKinds': () => kinds.choose(),
    'sidewinder.openHotLoops': () => vscode.commands.executeCommand('sidewinder.hot.focus'),
    'sidewinder.openTraceOf': (node?: protocol.Node) => hot.trace(node),
    'sidewinder.restartServer': () => server.restart(),
    'sidewinder.showLog': () => server.showLog(),
    'sidewinder.copyDebugInformation': () => copyDebugInformation(house),
    'sidewinder.openExample': () => openExample(house),
  };
  const all = Object.entries(table).map(([name, act]) => vscode.commands.registerCommand(name, act as (...args: unknown[]) => unknown));
  return vscode.Disposable.from(...all);
}

/** Tries a fix, which a quick fix asked for. The server asks whether to apply what it has proven. */
async function proveIt(server: Server, asked: unknown[]): Promise<protocol.Proved | undefined> {
  if (!mayRun()) {
    return undefined;
  }
  const title = typeof asked[2] === 'string' ? asked[2] : 'a fix';
  return await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title: `Running with and without: ${title}`, cancellable: true },
    (_, token) => {
      token.onCancellationRequested(() => server.execute(protocol.STOP));
      return server.execute<protocol.Proved>(protocol.PROVE, ...asked);
    },
  );
}

/** Whether programs may be run; if not, a sentence says so. */
export function mayRun(): boolean {
  if (!vscode.workspace.isTrusted) {
    const manage = 'Manage Trust';
    void vscode.window
      .showWarningMessage('Sidewinder runs no programs in an untrusted workspace.', manage)
      .then((choice) => choice === manage && vscode.commands.executeCommand('workbench.trust.manage'));
  }
  return vscode.workspace.isTrusted;
}

/** Runs the file in front, with what is not saved. A file that was never saved has no name yet, and is saved first. */
async function analyse(server: Server, address?: string): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (address === undefined && document?.languageId !== 'python') {
    void vscode.window.showInformationMessage('Open a Python file, then analyse it.');
    return;
  }
  if (!mayRun()) {
    return;
  }
  if (address === undefined && document?.isUntitled && !(await document.save())) {
    return;
  }
  const uri = address ?? vscode.window.activeTextEditor?.document.uri.toString();
  await server.execute(protocol.ANALYSE_FILE, uri);
}

/** Runs what an argument says, or what the user picks. */
async function analyseSomething(server: Server, argument?: unknown): Promise<void> {
  if (!mayRun()) {
    return;
  }
  const isArgument = typeof argument === 'string' || (typeof argument === 'object' && argument !== null && 'line' in argument);
  let choices: protocol.Choices | undefined;
  if (isArgument) {
    const answer = await server.execute<protocol.Started | protocol.Choices | null>(protocol.ANALYSE, argument);
    if (!answer || 'run' in answer) {
      return;
    }
    choices = answer;
  } else {
    const document = vscode.window.activeTextEditor?.document;
    const uri = document?.languageId === 'python' ? document.uri.toString() : null;
    choices = await server.execute<protocol.Choices>(protocol.CONFIGURATIONS, uri);
  }
  if (!choices) {
    return;
  }
  const rows = choices.configurations.map((one) => ({ label: one.name, description: one.place, detail: one.detail, argument: one.argument, fault: '' }));
  const faults = choices.faults.map((fault) => ({ label: '$(warning) cannot be run', description: fault.split(': ')[0], detail: fault, argument: undefined, fault }));
  if (rows.length + faults.length === 0) {
    void vscode.window.showInformationMessage(
      'There is no run configuration: write [[tool.sidewinder.run]] in pyproject.toml, or a comment "# sidewinder: run f(25)" beside a function.');
    return;
  }
  const picked = await vscode.window.showQuickPick([...rows, ...faults], { title: 'Sidewinder: Analyse…', matchOnDetail: true, placeHolder: 'What to run' });
  if (picked && picked.fault !== '') {
    void vscode.window.showWarningMessage(`Sidewinder: ${picked.fault}`);
  } else if (picked) {
    await server.execute(protocol.ANALYSE, picked.argument);
  }
}

/** Runs once more what was run last. */
async function again(server: Server): Promise<void> {
  if (mayRun()) {
    await server.execute(protocol.ANALYSE, null);
  }
}

/** Runs what is meant at the cursor. */
async function analyseHere(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId === 'python') {
    await analyseSomething(server, { uri: editor.document.uri.toString(), line: editor.selection.active.line });
  }
}

/** Shows the page of a code. */
async function explain({ server, pages }: House, code?: string): Promise<void> {
  let name = code;
  if (!name) {
    const list = await server.ask<string>(protocol.EXPLAIN_CODE) ?? '';
    const rows = list.trim().split('\n').map((row) => {
      const [label, ...title] = row.split(' ');
      return { label: label ?? '', description: title.join(' ') };
    });
    name = (await vscode.window.showQuickPick(rows, { title: 'Sidewinder: Explain Code', matchOnDescription: true }))?.label;
  }
  const page = name && await server.ask<string>(protocol.EXPLAIN_CODE, name);
  if (name && page) {
    await pages.show(name, page);
  }
}

/** Puts into the clipboard what a report of a bug needs. No text of the program is among it. */
async function copyDebugInformation({ extension, server }: House): Promise<void> {
  const settings = vscode.workspace.getConfiguration('sidewinder');
  const lines = [
    `extension: ${extension.extension.id} ${String(extension.extension.packageJSON.version)}`,
    server.about(),
    `VS Code: ${vscode.version} (${vscode.env.appName}${vscode.env.remoteName ? `, ${vscode.env.remoteName}` : ''})`,
    `system: ${process.platform} ${process.arch}`,
    `workspace: ${vscode.workspace.workspaceFolders?.length ?? 0} folders, ${vscode.workspace.isTrusted ? 'trusted' : 'untrusted'}`,
    `settings: ${JSON.stringify({ ...settings })}`,
  ];
  await vscode.env.clipboard.writeText(`${lines.join('\n')}\n`);
  void vscode.window.showInformationMessage('Sidewinder: the debug information is in the clipboard.');
}

/** Opens the example of the walkthrough, as a copy that can be changed. */
async function openExample({ extension }: House): Promise<void> {
  const from = vscode.Uri.joinPath(extension.extensionUri, 'walkthrough', 'example.py');
  const to = vscode.Uri.joinPath(extension.globalStorageUri, 'example.py');
  await vscode.workspace.fs.createDirectory(extension.globalStorageUri);
  await vscode.workspace.fs.copy(from, to, { overwrite: true });
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(to));
}
