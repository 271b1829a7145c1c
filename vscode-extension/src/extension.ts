// The front door: what there is, and in which order it comes to life.

import * as vscode from 'vscode';
import { Server } from './client';
import * as commands from './commands';
import * as config from './config';
import { Heat } from './heat';
import { HotView } from './hot';
import { Pages } from './pages';
import * as protocol from './protocol';
import { Runs } from './runs';
import { StatusView } from './status';
import { TraceView } from './trace';

/** Called by VS Code when a Python file is opened or one of our views or commands is used. Nothing is run by it. */
export async function activate(extension: vscode.ExtensionContext): Promise<void> {
  const traces = new TraceView(extension, () => server.command?.path);
  const pages = new Pages();
  const refresh = () => {
    hot.refresh();
    runs.refresh();
    void heat.refresh();
    void status.refresh();
  };
  const server = new Server(extension, (client) => {
    status.listen(client);
    client.onNotification(protocol.factsChanged, refresh);
  }, (why) => status.missing(why));
  const status = new StatusView(server, (program) => { traces.program = program; });
  const hot = new HotView(server);
  const heat = new Heat(server);
  const runs = new Runs(server, pages, traces);
  extension.subscriptions.push(
    status,
    server,
    traces,
    pages,
    hot,
    heat,
    runs,
    commands.register({ extension, server, traces, pages, hot, runs }),
    vscode.window.onDidChangeActiveTextEditor(() => void status.refresh()),
    vscode.window.onDidChangeVisibleTextEditors(() => void heat.refresh()),
    // Programs may run, and the environments of the workspace count from now on.
    vscode.workspace.onDidGrantWorkspaceTrust(() => void server.restart().then(refresh)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (config.asksForRestart(event)) {
        void server.restart().then(refresh);
      } else if (event.affectsConfiguration(config.SECTION)) {
        refresh();
      }
    }),
  );
  await server.start();
  refresh();
}
