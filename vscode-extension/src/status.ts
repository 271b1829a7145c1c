// How things stand: the language status item, and what the program prints.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Server } from './client';
import * as protocol from './protocol';

/** Shows what the server says of runs, and of the file in front why there is nothing to see. */
export class StatusView implements vscode.Disposable {
  private readonly item: vscode.LanguageStatusItem;
  private readonly output: vscode.OutputChannel;
  private status: protocol.Status | undefined;
  private run = 0;
  /** Why there is no server. */
  private gone: string | undefined;

  /** `ran` hears of the program of each run. */
  constructor(
    private readonly server: Server,
    private readonly ran: (program: vscode.Uri) => void,
  ) {
    this.item = vscode.languages.createLanguageStatusItem('sidewinder.status', { language: 'python' });
    this.item.name = 'Sidewinder';
    this.output = vscode.window.createOutputChannel('Sidewinder');
    this.show(undefined);
  }

  /** Listens to a server. */
  listen(client: LanguageClient): void {
    this.status = undefined;
    this.gone = undefined;
    client.onNotification(protocol.statusChanged, (status) => {
      this.begin(status.run);
      this.ran(vscode.Uri.parse(status.uri));
      void vscode.commands.executeCommand('setContext', 'sidewinder.running', status.running);
      this.status = status;
      void this.refresh();
    });
    client.onNotification(protocol.outputCame, (output) => {
      this.begin(output.run);
      this.output.append(output.text);
    });
  }

  /** Says that there is no server. */
  missing(text: string): void {
    this.gone = text;
    this.show(undefined);
  }

  /** Asks why there is nothing to see of the file in front. */
  async refresh(): Promise<void> {
    const document = vscode.window.activeTextEditor?.document;
    const why = document?.languageId === 'python'
      ? await this.server.ask<string>(protocol.WHY_NOTHING, document.uri.toString())
      : undefined;
    this.show(why ?? undefined);
  }

  private show(why: string | undefined): void {
    const { item, status } = this;
    item.busy = status?.running ?? false;
    item.severity = vscode.LanguageStatusSeverity.Information;
    item.detail = why ?? status?.message;
    if (this.gone !== undefined) {
      item.text = 'Sidewinder: no command';
      item.detail = this.gone;
      item.severity = vscode.LanguageStatusSeverity.Error;
      item.command = { command: protocol.ANALYSE_FILE, title: 'Try again' };
    } else if (!vscode.workspace.isTrusted) {
      item.text = 'Sidewinder: off (untrusted workspace)';
      item.detail = 'Sidewinder runs no programs in an untrusted workspace.';
      item.command = { command: 'workbench.trust.manage', title: 'Manage Trust' };
    } else if (!status) {
      item.text = 'Sidewinder: no run yet';
      item.command = { command: protocol.ANALYSE_FILE, title: 'Analyse' };
    } else if (status.running) {
      item.text = `Sidewinder: run #${status.run}`;
      item.command = { command: protocol.STOP, title: 'Stop' };
    } else if (!status.shown) {
      item.text = 'Sidewinder: facts hidden';
      item.command = { command: protocol.SHOW_FACTS, title: 'Show' };
    } else {
      const changed = status.outdated.length;
      const functions = changed === 1 ? '1 function' : `${changed} functions`;
      item.text = changed > 0 ? `Sidewinder: facts outdated (${functions})` : `Sidewinder: run #${status.run} ✓`;
      item.command = { command: protocol.ANALYSE_FILE, title: 'Analyse again' };
    }
  }

  private begin(run: number): void {
    if (run !== this.run) {
      this.run = run;
      this.output.appendLine(`--- run #${run} ---`);
    }
  }

  dispose(): void {
    this.item.dispose();
    this.output.dispose();
  }
}
