// Which rows of the four columns belong together.
//
// Everything hangs on operations: a line of source and an instruction of bytecode have those that come from them, an instruction of machine code has the
// one that it is part of. What is chosen becomes a set of operations first, and that set is what all columns mark.

import type { Piece, Traces } from './document.ts';

/** What the reader points at. */
export type Choice =
  | { kind: 'line'; file: number; line: number }
  | { kind: 'bytecode'; frame: number; instruction: number }
  | { kind: 'recorded'; index: number }
  | { kind: 'optimized'; index: number }
  | { kind: 'code'; index: number }
  | { kind: 'guest'; guest: number };

/** What is marked, column by column. */
export interface Marks {
  lines: Set<string>;
  bytecode: Set<string>;
  guests: Set<number>;
  recorded: Set<number>;
  optimized: Set<number>;
  code: Set<number>;
}

export const lineKey = (file: number, line: number) => `${file}:${line}`;
export const bytecodeKey = (frame: number, instruction: number) => `${frame}:${instruction}`;

export function noMarks(): Marks {
  return { lines: new Set(), bytecode: new Set(), guests: new Set(), recorded: new Set(), optimized: new Set(), code: new Set() };
}

/** The links of one piece. */
export class Links {
  private readonly recordedAt: number[][];
  private readonly optimizedAt: number[][];
  private readonly optimizedOf = new Map<number, number[]>();
  private readonly codeOf = new Map<number, number[]>();

  constructor(private readonly traces: Traces, private readonly piece: Piece) {
    this.recordedAt = piece.places.map(() => []);
    this.optimizedAt = piece.places.map(() => []);
    piece.recorded.forEach((op, index) => { if (op.place !== undefined) this.recordedAt[op.place]!.push(index); });
    piece.optimized.forEach((op, index) => {
      if (op.place !== undefined) this.optimizedAt[op.place]!.push(index);
      if (op.from !== undefined) push(this.optimizedOf, op.from, index);
    });
    piece.code.forEach((line, index) => { if (line.operation !== undefined) push(this.codeOf, line.operation, index); });
  }

  /** The line that a place is on: file and line. */
  lineOf(place: number): { file: number; line: number; column: number } {
    const origin = this.piece.places[place]!;
    const unit = this.traces.units[origin.unit]!;
    const [line, column] = unit.instructions[origin.instruction]!.at;
    return { file: unit.file, line, column };
  }

  /** How many operations, recorded and left, come from each line. */
  counts(): Map<string, { recorded: number; optimized: number }> {
    const counts = new Map<string, { recorded: number; optimized: number }>();
    this.piece.places.forEach((_, place) => {
      const { file, line } = this.lineOf(place);
      const key = lineKey(file, line);
      const sum = counts.get(key) ?? { recorded: 0, optimized: 0 };
      sum.recorded += this.recordedAt[place]!.length;
      sum.optimized += this.optimizedAt[place]!.length;
      counts.set(key, sum);
    });
    return counts;
  }

  /** What belongs to what the reader points at. */
  marks(choice: Choice | null): Marks {
    const marks = noMarks();
    if (!choice) return marks;
    const ofPlaces = (is: (place: number) => boolean) => {
      this.piece.places.forEach((_, place) => {
        if (!is(place)) return;
        this.recordedAt[place]!.forEach((op) => marks.recorded.add(op));
        this.optimizedAt[place]!.forEach((op) => marks.optimized.add(op));
        this.markPlace(marks, place);
      });
    };
    const places = this.piece.places;
    switch (choice.kind) {
      case 'line':
        marks.lines.add(lineKey(choice.file, choice.line));
        ofPlaces((place) => {
          const at = this.lineOf(place);
          return at.file === choice.file && at.line === choice.line;
        });
        break;
      case 'bytecode':
        marks.bytecode.add(bytecodeKey(choice.frame, choice.instruction));
        ofPlaces((place) => places[place]!.frame === choice.frame && places[place]!.instruction === choice.instruction);
        break;
      case 'guest':
        marks.guests.add(choice.guest);
        ofPlaces((place) => places[place]!.guest === choice.guest);
        break;
      case 'recorded':
        marks.recorded.add(choice.index);
        this.optimizedOf.get(choice.index)?.forEach((op) => marks.optimized.add(op));
        this.markPlace(marks, this.piece.recorded[choice.index]?.place);
        break;
      case 'optimized':
        this.markOptimized(marks, choice.index);
        break;
      case 'code': {
        marks.code.add(choice.index);
        const op = this.piece.code[choice.index]?.operation;
        if (op !== undefined) this.markOptimized(marks, op);
        break;
      }
    }
    marks.optimized.forEach((op) => this.codeOf.get(op)?.forEach((line) => marks.code.add(line)));
    return marks;
  }

  /** The operation of a choice: what details are shown of. */
  operation(choice: Choice | null): { list: 'recorded' | 'optimized'; index: number } | null {
    if (choice?.kind === 'recorded' || choice?.kind === 'optimized') return { list: choice.kind, index: choice.index };
    if (choice?.kind === 'code') {
      const index = this.piece.code[choice.index]?.operation;
      return index === undefined ? null : { list: 'optimized', index };
    }
    return null;
  }

  private markOptimized(marks: Marks, index: number) {
    const op = this.piece.optimized[index];
    marks.optimized.add(index);
    if (op?.from !== undefined) marks.recorded.add(op.from);
    this.markPlace(marks, op?.place);
  }

  private markPlace(marks: Marks, place: number | undefined) {
    if (place === undefined) return;
    const origin = this.piece.places[place]!;
    const at = this.lineOf(place);
    marks.lines.add(lineKey(at.file, at.line));
    marks.bytecode.add(bytecodeKey(origin.frame, origin.instruction));
    if (origin.guest !== null) marks.guests.add(origin.guest);
  }
}

function push(map: Map<number, number[]>, key: number, value: number) {
  const known = map.get(key);
  if (known) known.push(value); else map.set(key, [value]);
}
