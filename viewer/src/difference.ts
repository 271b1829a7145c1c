// The difference of the recorded and the optimized operations of a piece, as rows in the order of the optimized ones.
//
// The optimizer's ledger says of each optimized operation which recorded one it comes from, and of each recorded one that is not there why it left and
// which pass removed it. So nothing is compared here: removed operations are put before the first operation that was recorded after them.

import type { Piece, Removed } from './document.ts';

/** A row of the column of operations. */
export type Row =
  | { kind: 'part'; part: number; title: string }
  | { kind: 'kept'; part: number; optimized: number; recorded: number; isLater: boolean }
  | { kind: 'added'; part: number; optimized: number }
  | { kind: 'removed'; part: number; recorded: number; removed: Removed }
  | { kind: 'recorded'; recorded: number };

/** What a part of a piece is to a reader. */
export function titleOf(piece: Piece, part: number): string {
  if (piece.parts.length === 1) return piece.kind === 'loop' ? 'every iteration' : 'the whole trace';
  if (part === 0) return piece.kind === 'loop' && piece.from ? 'on the way to the loop' : 'first iteration';
  return 'every other iteration';
}

/** The recorded operations. */
export function recordedRows(piece: Piece): Row[] {
  return piece.recorded.map((_, recorded) => ({ kind: 'recorded', recorded }));
}

/** The optimized operations. */
export function optimizedRows(piece: Piece): Row[] {
  return differenceRows(piece).filter((row) => row.kind !== 'removed');
}

/** Both, with what was removed. */
export function differenceRows(piece: Piece): Row[] {
  const rows: Row[] = [];
  piece.parts.forEach((part, number) => {
    rows.push({ kind: 'part', part: number, title: titleOf(piece, number) });
    const removed = part.removed;
    let next = 0;
    let last = -1;
    const removeUpTo = (end: number) => {
      for (; next < removed.length && removed[next]!.operation < end; next++) {
        rows.push({ kind: 'removed', part: number, recorded: removed[next]!.operation, removed: removed[next]! });
      }
    };
    for (let optimized = part.optimized[0]; optimized < part.optimized[1]; optimized++) {
      const recorded = piece.optimized[optimized]!.from;
      if (recorded === undefined) {
        rows.push({ kind: 'added', part: number, optimized });
        continue;
      }
      removeUpTo(recorded);
      rows.push({ kind: 'kept', part: number, optimized, recorded, isLater: recorded < last });
      last = Math.max(last, recorded);
    }
    removeUpTo(Infinity);
  });
  return rows;
}
