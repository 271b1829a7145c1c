// The rows of the columns: what stands in each, and what choosing it means.

import type { Operation, Piece, Removed, Traces } from './document.ts';
import { differenceRows, optimizedRows, recordedRows, type Row } from './difference.ts';
import { bytecodeKey, lineKey, type Choice, type Links, type Marks } from './links.ts';

export type Mode = 'recorded' | 'optimized' | 'difference';

/** A row as it is drawn. Every state has a sign or a word: colour only repeats it. */
export interface Line {
  /** What choosing it chooses; a heading has nothing to choose. */
  choice: Choice | null;
  /** Left of the text: a line number, an offset, a sign. */
  sign: string;
  text: string;
  /** Between the two. */
  count?: string;
  /** Behind the text. */
  note: string;
  /** For the style: `heading`, `removed`, `added`, `guard`, `plain`, `idle`, … */
  look: string;
  /** How deep it is indented. */
  depth: number;
}

const SIGNS: Record<string, string> = { guard: '◇', alloc: '●', call: '→', write: '✎', read: '·', pure: ' ', overflow: ' ', control: ' ' };

/** What the signs of operations mean. */
export const LEGEND = '◇ guard   ● allocation   → call   ✎ write   · read   − removed   + added by the optimizer   ↓ done later than recorded';

export function times(n: number): string {
  return n === 1 ? 'once' : `${n.toLocaleString('en-US')} times`;
}

/** The texts of the files that a piece comes from, its own first. */
export function sourceLines(traces: Traces, piece: Piece, links: Links): Line[] {
  const files = new Set<number>();
  const own = traces.sources.findIndex((source) => source.file === piece.file);
  if (own >= 0) files.add(own);
  for (const place of piece.places) files.add(traces.units[place.unit]!.file);
  const counts = links.counts();
  const lines: Line[] = [];
  for (const file of files) {
    const source = traces.sources[file]!;
    lines.push({ choice: null, sign: '', text: source.file, note: '', look: 'heading', depth: 0 });
    source.text.split('\n').forEach((text, at) => {
      const line = at + 1;
      const count = counts.get(lineKey(file, line));
      lines.push({
        choice: { kind: 'line', file, line },
        sign: String(line),
        text,
        count: count ? `${count.optimized} of ${count.recorded}` : ' ',
        note: '',
        look: count ? 'plain' : 'idle',
        depth: 0,
      });
    });
  }
  return lines;
}

/** Where the guest is in the course of a trace of an interpreter. */
export function guestLines(piece: Piece): Line[] {
  const counts = piece.guests.map(() => 0);
  for (const op of piece.optimized) {
    const guest = op.place === undefined ? null : piece.places[op.place]!.guest;
    if (guest !== null) counts[guest]!++;
  }
  return piece.guests.map((text, guest) => ({
    choice: { kind: 'guest', guest }, sign: '◆', text, note: `${counts[guest]} operations`, look: 'plain', depth: 0,
  }));
}

/** The frames of a piece, each with the bytecode of its function; inlined ones are indented. */
export function bytecodeLines(traces: Traces, piece: Piece, folded: ReadonlySet<number>): Line[] {
  const unitOf = new Map<number, number>();
  const used = new Set<string>();
  for (const place of piece.places) {
    if (!unitOf.has(place.frame)) unitOf.set(place.frame, place.unit);
    used.add(bytecodeKey(place.frame, place.instruction));
  }
  const lines: Line[] = [];
  piece.frames.forEach((frame, number) => {
    const unit = unitOf.get(number);
    if (unit === undefined) return;
    const depth = depthOf(piece, number);
    const call = frame.call === null ? undefined : piece.places[frame.call];
    const at = call && traces.units[call.unit]!.instructions[call.instruction]!.at[0];
    const isFolded = folded.has(number);
    lines.push({
      choice: { kind: 'bytecode', frame: number, instruction: -1 },
      sign: isFolded ? '▸' : '▾',
      text: frame.function || traces.units[unit]!.function,
      note: at ? `inlined into line ${at}` : '',
      look: 'heading',
      depth,
    });
    if (isFolded) return;
    traces.units[unit]!.instructions.forEach((instruction, index) => {
      lines.push({
        choice: { kind: 'bytecode', frame: number, instruction: index },
        sign: String(instruction.offset),
        text: instruction.text,
        note: '',
        look: used.has(bytecodeKey(number, index)) ? 'plain' : 'idle',
        depth,
      });
    });
  });
  return lines;
}

function depthOf(piece: Piece, frame: number): number {
  let depth = 0;
  for (let at = frame; piece.frames[at]!.parent !== at && depth < 100; at = piece.frames[at]!.parent) depth++;
  return depth;
}

/** The operations, as the reader wants to see them. */
export function operationLines(traces: Traces, piece: Piece, mode: Mode): Line[] {
  const rows = mode === 'recorded' ? recordedRows(piece) : mode === 'optimized' ? optimizedRows(piece) : differenceRows(piece);
  return rows.map((row) => operationLine(traces, piece, row, mode));
}

function operationLine(traces: Traces, piece: Piece, row: Row, mode: Mode): Line {
  switch (row.kind) {
    case 'part':
      return { choice: null, sign: '', text: row.title, note: partNote(piece, row.part), look: 'heading', depth: 0 };
    case 'recorded': {
      const op = piece.recorded[row.recorded]!;
      return { choice: { kind: 'recorded', index: row.recorded }, sign: SIGNS[op.sort]!, text: op.text, note: '', look: op.sort, depth: depthAt(piece, op) };
    }
    case 'removed': {
      const op = piece.recorded[row.recorded]!;
      return { choice: { kind: 'recorded', index: row.recorded }, sign: '−', text: op.text, note: whyRemoved(traces, row.removed), look: 'removed', depth: depthAt(piece, op) };
    }
    default: {
      const op = piece.optimized[row.optimized]!;
      const isDifference = mode === 'difference';
      const sign = isDifference && row.kind === 'added' ? '+' : isDifference && row.kind === 'kept' && row.isLater ? '↓' : SIGNS[op.sort]!;
      const look = isDifference && row.kind === 'added' ? `added ${op.sort}` : op.sort;
      return { choice: { kind: 'optimized', index: row.optimized }, sign, text: op.text, note: guardNote(op), look, depth: depthAt(piece, op) };
    }
  }
}

function depthAt(piece: Piece, op: Operation): number {
  return op.place === undefined ? 0 : Math.min(depthOf(piece, piece.places[op.place]!.frame), 8);
}

function partNote(piece: Piece, part: number): string {
  const { recorded, optimized, removed } = piece.parts[part]!;
  return `${recorded[1] - recorded[0]} recorded, ${removed.length} removed, ${optimized[1] - optimized[0]} here`;
}

/** The pass and the reason, in words. */
export function whyRemoved(traces: Traces, removed: Removed): string {
  return `${removed.by}: ${traces.reasons[removed.reason] ?? removed.reason}`;
}

function guardNote(op: Operation): string {
  if (!op.guard) return '';
  const failed = op.guard.failures > 0 ? `failed ${times(op.guard.failures)}` : '';
  const bridge = op.guard.bridge !== null ? 'has a side path' : '';
  return [failed, bridge].filter(Boolean).join(', ');
}

const ROLES: Record<string, string> = { entry: 'way in', slow_path: 'rarely taken', exit: 'way out' };

/** Machine code. */
export function codeLines(piece: Piece): Line[] {
  let role = '';
  const lines: Line[] = [];
  piece.code.forEach((line, index) => {
    const now = ROLES[line.role] ?? '';
    if (now !== role && now !== '') lines.push({ choice: null, sign: '', text: now, note: '', look: 'heading', depth: 0 });
    role = now;
    for (const label of line.labels ?? []) lines.push({ choice: { kind: 'code', index }, sign: '', text: `${label}:`, note: '', look: 'label', depth: 0 });
    lines.push({ choice: { kind: 'code', index }, sign: '', text: line.text, note: '', look: line.operation === undefined ? 'idle' : 'plain', depth: 1 });
  });
  return lines;
}

/** Whether a row is among what is marked. */
export function isMarked(choice: Choice | null, marks: Marks): boolean {
  switch (choice?.kind) {
    case 'line': return marks.lines.has(lineKey(choice.file, choice.line));
    case 'bytecode': return marks.bytecode.has(bytecodeKey(choice.frame, choice.instruction));
    case 'guest': return marks.guests.has(choice.guest);
    case 'recorded': return marks.recorded.has(choice.index);
    case 'optimized': return marks.optimized.has(choice.index);
    case 'code': return marks.code.has(choice.index);
    default: return false;
  }
}

/** The rows that hold a text, in any case of letters. */
export function found(lines: readonly Line[], text: string): number[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const rows: number[] = [];
  lines.forEach((line, row) => {
    if (line.text.toLowerCase().includes(wanted) || line.note.toLowerCase().includes(wanted)) rows.push(row);
  });
  return rows;
}
