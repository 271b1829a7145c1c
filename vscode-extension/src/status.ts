// How things stand: the language status item, and what the program prints.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import * as protocol from './protocol';

/** Shows what the server says of runs. */
export class StatusView implements vscode.Disposable {
  private readonly item: vscode.LanguageStatusItem;
  private readonly output: vscode.OutputChannel;
  private run = 0;

  /** `ran` hears of the program of each run. */
  constructor(private readonly ran: (program: vscode.Uri) => void) {
    this.item = vscode.languages.createLanguageStatusItem('sidewinder.status', { language: 'python' });
    this.item.name = 'Sidewinder';
    this.output = vscode.window.createOutputChannel('Sidewinder');
  }

  /** Listens to a server. */
  listen(client: LanguageClient): void {
    this.item.text = 'Sidewinder: no run yet';
    this.item.detail = undefined;
    this.item.severity = vscode.LanguageStatusSeverity.Information;
    this.item.command = { command: protocol.ANALYSE_FILE, title: 'Analyse' };
    client.onNotification(protocol.statusChanged, (status) => this.show(status));
    client.onNotification(protocol.outputCame, (output) => {
      this.begin(output.run);
      this.output.append(output.text);
    });
  }

  /** Says that there is no server. */
  missing(text: string): void {
    this.item.text = 'Sidewinder: no command';
    this.item.detail = text;
    this.item.severity = vscode.LanguageStatusSeverity.Error;
    this.item.command = { command: protocol.ANALYSE_FILE, title: 'Try again' };
  }

  private show(status: protocol.Status): void {
    this.begin(status.run);
    this.ran(vscode.Uri.parse(status.uri));
    void vscode.commands.executeCommand('setContext', 'sidewinder.running', status.running);
    this.item.busy = status.running;
    this.item.detail = status.message;
    if (status.running) {
      this.item.text = `Sidewinder: run #${status.run}`;
      this.item.command = { command: protocol.STOP, title: 'Stop' };
      return;
    }
    if (!status.shown) {
      this.item.text = 'Sidewinder: facts hidden';
      this.item.command = { command: protocol.SHOW_FACTS, title: 'Show' };
      return;
    }
    const changed = status.outdated.length;
    const functions = changed === 1 ? '1 function' : `${changed} functions`;
    this.item.text = changed > 0 ? `Sidewinder: facts outdated (${functions})` : `Sidewinder: run #${status.run} ✓`;
    this.item.command = { command: protocol.ANALYSE_FILE, title: 'Analyse again' };
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
