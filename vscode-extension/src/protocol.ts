// Mirrors lsp-server/src/protocol.rs, sha256 9a7ca65f88bf42352a43bad04163c2174d2d0a482c352ac42f755fd2bca2ba28
// What the Language Server Protocol does not have: the commands and three notifications.

import { NotificationType } from 'vscode-languageclient/node';

/** Runs a file and shows what the JIT did. Argument: the file's address. Result: Started. */
export const ANALYSE_FILE = 'sidewinder.analyseFile';
/** Runs a configuration. Argument: its name, a test (`pkg/test_x.py::test_a`), `{"uri": …, "line": …}` for what is meant there, or nothing for what was run
 * last. Result: Started, or Choices where nothing says which of several is meant. */
export const ANALYSE = 'sidewinder.analyse';
/** All that can be run. Argument: nothing or the address of a file, whose entry points come first. Result: Choices. */
export const CONFIGURATIONS = 'sidewinder.configurations';

/** Something that can be run. */
export interface Choice {
  /** Its name. */
  name: string;
  /** What is run. */
  detail: string;
  /** Where it is written. */
  place: string;
  /** The argument of ANALYSE that runs it. */
  argument: unknown;
}

/** All that can be run. */
export interface Choices {
  configurations: Choice[];
  /** What is wrong with others. */
  faults: string[];
}

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

/** All runs that are kept, the newest first. Result: a list of Listed. */
export const RUNS = 'sidewinder.runs';
/** Shows the facts of a run. Argument: its number, or nothing for the latest. */
export const SHOW_RUN = 'sidewinder.showRun';
/** Makes a run the baseline that others are compared with. Argument: its number; nothing: the run that is shown. Result: Started. */
export const PIN_BASELINE = 'sidewinder.pinBaseline';
/** Ends the comparison with the baseline. */
export const UNPIN_BASELINE = 'sidewinder.unpinBaseline';
/** What is different between two runs. Arguments: their numbers. Result: Markdown. */
export const COMPARE_RUNS = 'sidewinder.compareRuns';
/** Saves a run. Arguments: its number or null for the one that is shown, and the path of the file. Result: the path. */
export const SAVE_RUN = 'sidewinder.saveRun';
/** Shows a run that was saved; nothing is run. Argument: the path of the file. Result: Started. */
export const OPEN_RUN = 'sidewinder.openRun';
/** A report for others. Arguments: md or json, and the run's number or nothing for the one that is shown. Result: the text. */
export const EXPORT_REPORT = 'sidewinder.exportReport';
/** Runs a program with a fix and without. Arguments: the file's address, the line of the advice from 0, and the fix's title. Result: Proved. */
export const PROVE = 'sidewinder.prove';

/** Result of PROVE. */
export interface Proved {
  /** Whether the program prints the same and is faster with the fix. */
  proven: boolean;
  /** Both times, or why it is not proven, in a sentence. */
  message: string;
}

/** A run in the list of all. */
export interface Listed {
  /** Its number. */
  run: number;
  /** What was run. */
  title: string;
  /** When: `3 min ago`. */
  age: string;
  /** How it ended, in a sentence. */
  message: string;
  /** Whether it is running. */
  running: boolean;
  /** Whether it is the one that is shown. */
  shown: boolean;
  /** Whether it is the baseline. */
  baseline: boolean;
}

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
  /** The run that is the baseline. */
  baseline: number | null;
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
