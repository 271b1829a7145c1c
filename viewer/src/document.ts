// The traces document, schema 1: the mirror of `lang/report/src/traces.rs`, which says what each field means.

/** The newest schema that this viewer reads. */
export const SCHEMA = 1;

export interface Traces {
  format: string;
  schema: number;
  version: string;
  start: Start | null;
  summary: Summary | null;
  sources: Source[];
  units: Unit[];
  reasons: Record<string, string>;
  pieces: Piece[];
}

export interface Source { file: string; sha256: string; text: string }
export interface Unit { function: string; file: number; instructions: Instruction[] }
/** `at`: first line, first column, last line, column behind the last. */
export interface Instruction { offset: number; text: string; at: [number, number, number, number] }

export type Kind = 'loop' | 'function' | 'bridge';

export interface Piece {
  id: number;
  kind: Kind;
  file: string;
  line: number;
  function: string;
  greens: string | null;
  from: { piece: number; operation: number } | null;
  jumps: number | null;
  state: 'live' | 'gone';
  frames: Frame[];
  places: Origin[];
  guests: string[];
  recorded: Operation[];
  optimized: Operation[];
  parts: Part[];
  code: Machine[];
}

export interface Frame { parent: number; function: string; call: number | null }
export interface Origin { unit: number; instruction: number; frame: number; guest: number | null }
export type Sort = 'pure' | 'overflow' | 'guard' | 'read' | 'write' | 'alloc' | 'call' | 'control';
export interface Operation { text: string; sort: Sort; place?: number; from?: number; guard?: Guard }
export interface Guard {
  checks: string;
  failures: number;
  bridge: number | null;
  seen: { what: string; times: number }[];
  resume: Resume;
}
export interface Resume {
  function: string;
  line: number;
  raises: boolean;
  values: Value[];
  objects: { name: string; class: string; fields: Value[] }[];
  writes: string[];
}
export interface Value { name: string; is: string }
export interface Part { recorded: [number, number]; optimized: [number, number]; removed: Removed[] }
export interface Removed { operation: number; reason: string; by: string }
export interface Machine { text: string; operation?: number; role: Role; labels?: string[] }
export type Role = 'entry' | 'operation' | 'slow_path' | 'exit';

// What is used of the report (`lang/report/src/schema.rs`).
export interface Start { program: { file: string; argv: string[] } }
export interface Summary { exit: { status: number }; time: { total_s: number }; loops: Loop[] }
export interface Loop {
  id: number;
  iterations: number;
  entries: number;
  share: number | null;
  facts: Fact[];
}
export interface Place { file: string; line: number; column: number; end_line: number; end_column: number; function: string }
export interface Fact {
  kind: string;
  code: string | null;
  at: Place;
  text: string;
  share?: number;
  advice?: string;
  class?: string;
  removed?: boolean;
  reason?: string | null;
  path?: { what: string; at: Place; text: string }[];
}

/** A document from its text. What cannot be read is an error with a sentence for people. */
export function parse(text: string): Traces {
  let found: Traces;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error('These traces are damaged: they are no JSON.');
  }
  if (found?.format !== 'sidewinder-traces') {
    throw new Error('These are no traces of a run. Write them with `sidewinder run --traces=FILE PROGRAM`.');
  }
  if (found.schema > SCHEMA) {
    throw new Error(`These traces have schema ${found.schema}, and this viewer reads up to ${SCHEMA}. Use the viewer of the newer version.`);
  }
  return found;
}
