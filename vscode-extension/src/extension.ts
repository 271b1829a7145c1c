// The front door: what there is, and in which order it comes to life.

import * as vscode from 'vscode';
import { Server } from './client';
import * as commands from './commands';
import * as config from './config';
import { StatusView } from './status';
import { TraceView } from './trace';

/** Called by VS Code when a Python file is opened. Nothing is run by it. */
export async function activate(extension: vscode.ExtensionContext): Promise<void> {
  const traces = new TraceView(extension, () => server.command?.path);
  const status = new StatusView((program) => { traces.program = program; });
  const server = new Server(extension, (client) => status.listen(client), (why) => status.missing(why));
  extension.subscriptions.push(
    status,
    server,
    traces,
    commands.register(server, traces),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (config.asksForRestart(event)) {
        void server.restart();
      }
    }),
    // The environments of the workspace count from now on.
    vscode.workspace.onDidGrantWorkspaceTrust(() => {
      if (config.asksForEnvironment()) {
        void server.restart();
      }
    }),
  );
  await server.start();
}
