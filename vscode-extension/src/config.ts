// The settings, read in one place.

import * as fs from 'fs';
import * as path from 'path';
import * as vscode from 'vscode';

/** Name of the section of all settings. */
export const SECTION = 'sidewinder';

/** Whether a change of settings asks for another server. */
export function asksForRestart(event: vscode.ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration(`${SECTION}.path`) || event.affectsConfiguration(`${SECTION}.languageFeatures`);
}

/** Extensions that complete, find and rename names of Python. */
const PYTHON_SERVERS = [
  'ms-python.vscode-pylance', 'ms-python.python', 'ms-pyright.pyright', 'detachhead.basedpyright', 'astral-sh.ty',
  'meta.pyrefly', 'anysphere.cursorpyright',
];

/** What the server is started with: all settings, and which other servers for Python are there. */
export function options(): object {
  const others = PYTHON_SERVERS.filter((id) => vscode.extensions.getExtension(id) !== undefined);
  return { ...JSON.parse(JSON.stringify(settings())), otherPythonServers: others };
}

/** All settings, as the server takes them. */
export function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration(SECTION);
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
