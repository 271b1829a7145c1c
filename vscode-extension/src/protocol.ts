// Mirrors lsp-server/src/protocol.rs, sha256 5702534d962a06108c8a4e35a16f0c324e616b6895ff1d2f19b6df0845b3b15d
// What the Language Server Protocol does not have: the commands and two notifications.

import { NotificationType } from 'vscode-languageclient/node';

/** Runs a file and shows what the JIT did. Argument: the file's address. Result: Started. */
export const ANALYSE_FILE = 'sidewinder.analyseFile';
/** Stops the run of a file, or all runs. Argument: nothing or the file's address. */
export const STOP = 'sidewinder.stop';
/** Shows facts again. */
export const SHOW_FACTS = 'sidewinder.showFacts';
/** Hides facts; they are kept. */
export const HIDE_FACTS = 'sidewinder.hideFacts';

/** Result of ANALYSE_FILE. */
export interface Started {
  /** Number of the run. */
  run: number;
}

/** How things stand with the latest run. */
export interface Status {
  /** Its number. */
  run: number;
  /** The program's address. */
  uri: string;
  /** Whether it is running. */
  running: boolean;
  /** It in a sentence. */
  message: string;
  /** Functions that changed since, so that their facts are hidden. */
  outdated: string[];
  /** Whether facts are shown. */
  shown: boolean;
}

/** Something about the runs changed. */
export const statusChanged = new NotificationType<Status>('sidewinder/status');

/** A piece of what a program printed. */
export interface Output {
  /** Number of the run. */
  run: number;
  /** The piece. */
  text: string;
}

/** The program printed something. */
export const outputCame = new NotificationType<Output>('sidewinder/output');
