// The settings, read in one place.

import * as path from 'path';
import * as vscode from 'vscode';
import type { Sources, Strategy } from './command';

/** Name of the section of all settings. */
export const SECTION = 'sidewinder';

/** Whether a change of settings asks for another server. */
export function asksForRestart(event: vscode.ConfigurationChangeEvent): boolean {
  return ['path', 'importStrategy'].some((name) => event.affectsConfiguration(`${SECTION}.${name}`));
}

/** Opens the setting of the command. It is one of the machine, which to a remote connection has settings of its own. */
export function openPath(): Thenable<unknown> {
  const query = `${SECTION}.path`;
  return vscode.env.remoteName === undefined
    ? vscode.commands.executeCommand('workbench.action.openSettings', query)
    : vscode.commands.executeCommand('workbench.action.openRemoteSettings', { query });
}

/** All settings, as the server takes them. */
export function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration(SECTION);
}

/** The settings and what the server is told once: the folder for runs, and whether the workspace is trusted. */
export function options(extension: vscode.ExtensionContext): object {
  const storage = extension.storageUri?.fsPath;
  return { ...settings(), ...(storage ? { storage } : {}), trusted: vscode.workspace.isTrusted };
}

/** Where the command may be. What lies in the workspace counts only where it is trusted. */
export function sources(extension: vscode.ExtensionContext): Sources {
  const folders = vscode.workspace.isTrusted ? vscode.workspace.workspaceFolders ?? [] : [];
  const inside = folders.flatMap((folder) => ['.venv', 'venv'].map((name) => path.join(folder.uri.fsPath, name)));
  const active = process.env.VIRTUAL_ENV ?? '';
  return {
    setting: settings().get<string>('path', '').trim(),
    strategy: settings().get<Strategy>('importStrategy', 'useBundled'),
    environments: active === '' ? inside : [...inside, active],
    extension: extension.extensionPath,
    search: process.env.PATH ?? '',
  };
}
