// The commands that users see.

import * as vscode from 'vscode';
import type { Server } from './client';
import * as protocol from './protocol';
import { OPEN_TRACE, type TraceView } from './trace';

/** Registers all commands. */
export function register(server: Server, traces: TraceView): vscode.Disposable {
  const on = (name: string, act: () => Promise<void>) => vscode.commands.registerCommand(name, act);
  return vscode.Disposable.from(
    vscode.commands.registerCommand(OPEN_TRACE, (uri?: unknown, line?: unknown) =>
      traces.open(typeof uri === 'string' ? uri : undefined, typeof line === 'number' ? line : undefined)),
    on(protocol.ANALYSE_FILE, () => analyse(server)),
    on(protocol.STOP, () => server.execute(protocol.STOP)),
    on(protocol.SHOW_FACTS, () => server.execute(protocol.SHOW_FACTS)),
    on(protocol.HIDE_FACTS, () => server.execute(protocol.HIDE_FACTS)),
  );
}

/** Runs the file in front, as it stands in the editor: it is saved first. */
async function analyse(server: Server): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== 'python') {
    void vscode.window.showInformationMessage('Open a Python file, then analyse it.');
    return;
  }
  if (!vscode.workspace.isTrusted) {
    void vscode.window.showWarningMessage('Sidewinder runs no programs in an untrusted workspace.');
    return;
  }
  if ((document.isDirty || document.isUntitled) && !(await document.save())) {
    return;
  }
  const saved = vscode.window.activeTextEditor?.document ?? document;
  await server.execute(protocol.ANALYSE_FILE, saved.uri.toString());
}
