// The connection to the server: found, started, and started again when the path changes.

import * as vscode from 'vscode';
import {
  ClientCapabilities, ExecuteCommandRequest, FeatureState, LanguageClient, ServerCapabilities, StaticFeature,
} from 'vscode-languageclient/node';
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
  private readonly log: vscode.LogOutputChannel;

  constructor(
    private readonly extension: vscode.ExtensionContext,
    private readonly connected: (client: LanguageClient) => void,
  ) {
    this.log = vscode.window.createOutputChannel('Sidewinder Language Server', { log: true });
  }

  /** Starts the server. What prevents it is told, with the setting that mends it. */
  async start(): Promise<void> {
    const command = config.command(this.extension);
    this.log.info(`starting ${command} lsp`);
    const client = new Connection(
      'sidewinder',
      'Sidewinder',
      { command, args: ['lsp'] },
      {
        documentSelector: [{ language: 'python', scheme: 'file' }, { language: 'python', scheme: 'untitled' }],
        outputChannel: this.log,
        initializationOptions: config.options(),
        synchronize: { configurationSection: config.SECTION },
        initializationFailedHandler: () => false,
        // Where there are facts there is a trace. Links to it are this editor's own: others have no such view.
        middleware: {
          provideHover: async (document, position, token, next) => {
            const hover = await next(document, position, token);
            // A hover that only says what a name is has no run.
            if (hover?.contents.some((part) => /\brun #\d/.test(typeof part === 'string' ? part : part.value))) {
              hover.contents.unshift(linkText(document.uri, position.line + 1));
            }
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
      this.client = client;
    } catch (why) {
      this.log.error(String(why));
      const open = 'Open Setting';
      void vscode.window
        .showErrorMessage(`Sidewinder could not start "${command}". The setting sidewinder.path says where it is.`, open)
        .then((choice) => {
          if (choice === open) {
            void vscode.commands.executeCommand('workbench.action.openSettings', `${config.SECTION}.path`);
          }
        });
    }
  }

  /** Starts it anew. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Has the server execute a command; starts it if it is not there. */
  async execute(command: string, ...args: unknown[]): Promise<void> {
    if (!this.client) {
      await this.start();
    }
    await this.client?.sendRequest(ExecuteCommandRequest.type, { command, arguments: args });
  }

  private async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    await client?.dispose();
  }

  dispose(): void {
    void this.stop();
    this.log.dispose();
  }
}
