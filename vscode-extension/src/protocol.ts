// Mirrors lsp-server/src/protocol.rs, sha256 fe0ae366e0bf3cb81086b206578d492c62ca6d98db72468629a6a4cce33c0572
// What the Language Server Protocol does not have: the commands and three notifications.

import { NotificationType } from 'vscode-languageclient/node';

/** Runs a file and shows what the JIT did. Argument: the file's address. Result: Started. */
export const ANALYSE_FILE = 'sidewinder.analyseFile';
/** Stops the run of a file, or all runs. Argument: nothing or the file's address. */
export const STOP = 'sidewinder.stop';
/** Shows facts again. */
export const SHOW_FACTS = 'sidewinder.showFacts';
/** Hides facts; they are kept. */
export const HIDE_FACTS = 'sidewinder.hideFacts';

/** The hot places of the latest run, what costs most first. Result: a list of Node. */
export const HOT_LOOPS = 'sidewinder.hotLoops';
/** The heat of a file's lines. Argument: the file's address. Result: a list of HeatLine. */
export const HEAT = 'sidewinder.heat';
/** Why there is nothing to see of a file. Argument: the file's address. Result: a sentence, or null where there is something. */
export const WHY_NOTHING = 'sidewinder.whyNothing';
/** What a code of the catalogue means. Argument: the code, or nothing for the list of all. Result: Markdown. */
export const EXPLAIN_CODE = 'sidewinder.explainCode';

/** A place in a file, as the protocol has it. */
export interface Place {
  uri: string;
  range: { start: { line: number; character: number }; end: { line: number; character: number } };
}

/** An entry of the tree of hot places, or a line under one. */
export interface Node {
  /** What it is: loop, function, aborted; below guards, allocations, calls, bridges, tips, and fact. */
  kind: string;
  /** Its name. */
  label: string;
  /** What there is to say beside it. */
  detail: string;
  /** The long story, in Markdown. */
  story: string;
  /** Where it is now. */
  at: Place | null;
  /** Its share of the time, 0 to 1. */
  share: number | null;
  /** Whether code that it is about changed since. */
  outdated: boolean;
  /** What is under it. */
  children: Node[];
}

/** A line with heat. */
export interface HeatLine {
  /** Its number, from 0. */
  line: number;
  /** Its step, 1 to 5; 0: it takes less than the first. */
  step: number;
  /** The step's sign. */
  sign: string;
  /** Its share of the time. */
  share: number | null;
  /** What became of its code. */
  became: 'idle' | 'interpreted' | 'compiled' | null;
  /** It in words. */
  words: string;
}

/** The answers to HOT_LOOPS, HEAT and WHY_NOTHING may be others now. */
export const factsChanged = new NotificationType<object>('sidewinder/factsChanged');

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
