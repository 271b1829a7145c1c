// The connection to the server: found, started, and started again when the path changes.

import * as vscode from 'vscode';
import {
  ClientCapabilities, ExecuteCommandRequest, FeatureState, LanguageClient, ServerCapabilities, StaticFeature,
} from 'vscode-languageclient/node';
import * as command from './command';
import * as config from './config';
import { link, linkText } from './trace';

/** Says that this editor knows our notifications; the commands are registered here, so the library must not. */
class Ours implements StaticFeature {
  fillClientCapabilities(capabilities: ClientCapabilities): void {
    capabilities.experimental = { ...capabilities.experimental, sidewinder: true };
  }
  preInitialize(capabilities: ServerCapabilities): void {
    capabilities.executeCommandProvider = undefined;
  }
  initialize(): void {}
  getState(): FeatureState {
    return { kind: 'static' };
  }
  clear(): void {}
}

/** A connection that tells what fails in the log; what users can do something about is told below. */
class Connection extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }
}

/** A server, at most one at a time. */
export class Server implements vscode.Disposable {
  private client: LanguageClient | undefined;
  private found: command.Found | undefined;
  private starting: Promise<void> | undefined;
  private readonly log: vscode.LogOutputChannel;

  constructor(
    private readonly extension: vscode.ExtensionContext,
    private readonly connected: (client: LanguageClient) => void,
    private readonly missed: (text: string) => void,
  ) {
    this.log = vscode.window.createOutputChannel('Sidewinder Language Server', { log: true });
  }

  /** The command that serves, and runs programs. */
  get command(): command.Found | undefined {
    return this.found;
  }

  /** Starts the server with the first command that answers. What prevents it is told, with the setting that mends it. */
  start(): Promise<void> {
    this.starting ??= this.begin().finally(() => { this.starting = undefined; });
    return this.starting;
  }

  private async begin(): Promise<void> {
    const sources = config.sources(this.extension);
    const failures: string[] = [];
    for (const candidate of command.candidates(sources)) {
      try {
        const found = await command.ask(candidate);
        this.log.info(`Found sidewinder ${found.version} at ${found.path} (${found.origin})`);
        this.client = await this.connect(found);
        this.found = found;
        await this.compare(found);
        return;
      } catch (why) {
        failures.push(why instanceof Error ? why.message : String(why));
        this.log.error(failures[failures.length - 1]);
      }
    }
    this.tell(command.missing(sources.setting, failures, process.platform, process.arch));
  }

  /** A running client of a command. */
  private async connect(found: command.Found): Promise<LanguageClient> {
    const client = new Connection(
      'sidewinder',
      'Sidewinder',
      { command: found.path, args: ['lsp'] },
      {
        documentSelector: [{ language: 'python', scheme: 'file' }, { language: 'python', scheme: 'untitled' }],
        outputChannel: this.log,
        initializationOptions: config.options(this.extension),
        synchronize: { configurationSection: config.SECTION },
        initializationFailedHandler: () => false,
        // Where there are facts there is a trace. Links to it are this editor's own: others have no such view.
        middleware: {
          provideHover: async (document, position, token, next) => {
            const hover = await next(document, position, token);
            hover?.contents.unshift(linkText(document.uri, position.line + 1));
            return hover;
          },
          provideInlayHints: async (document, range, token, next) => {
            const hints = await next(document, range, token);
            for (const hint of hints ?? []) {
              if (typeof hint.label === 'string') {
                const part = new vscode.InlayHintLabelPart(hint.label);
                part.command = link(document.uri, hint.position.line + 1);
                hint.label = [part];
              }
            }
            return hints;
          },
        },
      },
    );
    client.registerFeature(new Ours());
    this.connected(client);
    try {
      await client.start();
    } catch (why) {
      await client.dispose().catch(() => {});
      throw why;
    }
    return client;
  }

  /** Warns, once for each command and version, where the server is of another version than the extension. */
  private async compare(found: command.Found): Promise<void> {
    const own = (this.extension.extension.packageJSON as { version: string }).version;
    const theirs = this.client?.initializeResult?.serverInfo?.version ?? found.version;
    const text = command.difference(found, theirs, own);
    if (text === undefined) {
      return;
    }
    this.log.warn(text);
    if (this.extension.globalState.get(text) === true) {
      return;
    }
    await this.extension.globalState.update(text, true);
    void vscode.window.showWarningMessage(text);
  }

  /** Says what is missing, and where that can be changed. */
  private tell(text: string): void {
    this.log.error(text);
    this.missed(text);
    const open = 'Open Setting';
    const show = 'Show Log';
    void vscode.window.showErrorMessage(text, open, show).then((choice) => {
      if (choice === open) {
        void config.openPath();
      } else if (choice === show) {
        this.log.show();
      }
    });
  }

  /** Starts it anew. */
  async restart(): Promise<void> {
    await this.starting;
    await this.stop();
    await this.start();
  }

  /** Has the server execute a command; starts it if it is not there. What it refuses is shown, in its words. */
  async execute<T>(command: string, ...args: unknown[]): Promise<T | undefined> {
    if (!this.client) {
      await this.start();
    }
    try {
      return await this.client?.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }) as T | undefined;
    } catch (why) {
      void vscode.window.showWarningMessage(`Sidewinder: ${why instanceof Error ? why.message : String(why)}`);
      return undefined;
    }
  }

  /** What a command of the server answers; nothing if there is no server, or it refuses, which the log tells. */
  async ask<T>(command: string, ...args: unknown[]): Promise<T | undefined> {
    try {
      return await this.client?.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }) as T | undefined;
    } catch (why) {
      this.log.warn(`${command}: ${String(why)}`);
      return undefined;
    }
  }

  /** Shows the log. */
  showLog(): void {
    this.log.show();
  }

  /** What there is to say about it in a report of a bug. */
  about(): string {
    const info = this.client?.initializeResult?.serverInfo;
    const state = info ? `${info.name} ${info.version ?? ''}` : 'not running';
    return `server: ${state}\ncommand: ${this.found ? `${this.found.path} (${this.found.origin})` : 'none found'}`;
  }

  private async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.found = undefined;
    await client?.dispose();
  }

  dispose(): void {
    void this.stop();
    this.log.dispose();
  }
}
