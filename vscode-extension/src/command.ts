// Which `sidewinder` serves the editor and runs programs: where it is looked for, in which order, and whether it answers.
//
// A command that the setting names is the only one: to take another in silence would hide the mistake. All others are tried until one
// answers, so that an environment with a broken command falls back to the one in the extension. No part of VS Code is named here: the
// tests run under Node alone.

import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';

/** Whether the command in the extension goes first, or that of the Python environment. */
export type Strategy = 'useBundled' | 'fromEnvironment';

/** Where a command comes from; the words are those of the log. */
export type Origin = 'setting sidewinder.path' | 'Python environment' | 'extension' | 'PATH';

/** A command that may be there. */
export interface Candidate {
  origin: Origin;
  path: string;
}

/** A command that answered. */
export interface Found extends Candidate {
  version: string;
}

/** What decides where to look. */
export interface Sources {
  /** The setting `sidewinder.path`; empty: none. */
  setting: string;
  strategy: Strategy;
  /** Folders of Python environments, the nearest first. */
  environments: string[];
  /** The folder of the extension. */
  extension: string;
  /** The variable PATH. */
  search: string;
}

/** How long a command may take to say its version. */
const PATIENCE_MS = 10_000;

/** The commands to try, in their order. Those that are looked for and not there are left out. */
export function candidates(sources: Sources): Candidate[] {
  if (sources.setting !== '') {
    return [{ origin: 'setting sidewinder.path', path: sources.setting }];
  }
  const inside = [{ origin: 'extension' as const, path: path.join(sources.extension, 'bin', 'sidewinder') }];
  const environments = sources.environments.map((folder) => (
    { origin: 'Python environment' as const, path: path.join(folder, 'bin', 'sidewinder') }));
  const search = sources.search.split(path.delimiter).filter((folder) => path.isAbsolute(folder)).map((folder) => (
    { origin: 'PATH' as const, path: path.join(folder, 'sidewinder') }));
  const all = [...(sources.strategy === 'fromEnvironment' ? environments : []), ...inside, ...search];
  const isFile = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
  return all.filter((candidate) => isFile(candidate.path));
}

/** Asks a command for its version. Fails with a sentence if it does not say one. */
export function ask(candidate: Candidate): Promise<Found> {
  return new Promise((resolve, reject) => {
    execFile(candidate.path, ['--version'], { timeout: PATIENCE_MS }, (error, stdout) => {
      const version = /^sidewinder (\d\S*)\s*$/.exec(stdout)?.[1];
      if (version !== undefined && !error) {
        resolve({ ...candidate, version });
        return;
      }
      const said = error?.killed ? `no answer within ${PATIENCE_MS / 1000} s` : error?.message.trim() ?? `it says ${JSON.stringify(stdout.slice(0, 80))}`;
      reject(new Error(`${candidate.path} (${candidate.origin}) is no sidewinder that can be used: ${said}`));
    });
  });
}

/** What users read where the server is of another version than the extension; nothing where it is not. */
export function difference(found: Found, server: string, extension: string): string | undefined {
  return server === extension ? undefined
    : `sidewinder ${server} at ${found.path} (${found.origin}) serves an extension of version ${extension}: parts of it may be missing. Install both in the same version.`;
}

/** What users read where no command serves: what the setting names, what was tried and why it failed, and the machine. */
export function missing(setting: string, failures: string[], platform: string, arch: string): string {
  if (setting !== '') {
    return `Sidewinder could not start "${setting}". The setting sidewinder.path says where it is.`;
  }
  if (failures.length > 0) {
    return `Sidewinder could not be started: ${failures.join('; ')}. The setting sidewinder.path can name another command.`;
  }
  if (platform !== 'linux' || arch !== 'x64') {
    return `Sidewinder needs Linux on x86-64, and this is ${platform} on ${arch}. Open the folder where its command runs: through a remote connection or in a container.`;
  }
  return 'Sidewinder found no command "sidewinder": this package of the extension has none inside, and there is none on the PATH. '
    + 'Install the package of the extension for linux-x64, or the command, or name it in the setting sidewinder.path.';
}
