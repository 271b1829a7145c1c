// The settings, read in one place.

import * as fs from 'fs';
import * as path from 'path';
import * as vscode from 'vscode';

/** Name of the section of all settings. */
export const SECTION = 'sidewinder';

/** Whether a change of settings asks for another server. */
export function asksForRestart(event: vscode.ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration(`${SECTION}.path`);
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

/** The command to serve with: the one of the settings, the one in the extension, or the one on the PATH. */
export function command(extension: vscode.ExtensionContext): string {
  const own = settings().get<string>('path', '').trim();
  if (own !== '') {
    return own;
  }
  const bundled = path.join(extension.extensionPath, 'bin', 'sidewinder');
  return fs.existsSync(bundled) ? bundled : 'sidewinder';
}
