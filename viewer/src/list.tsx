// A column of rows, of which only those in sight are drawn. Rows have one height, so that ten thousand of them cost no more than fifty.

import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Line } from './columns.ts';

export const ROW = 20;
/** Rows drawn beyond what is in sight, so that none is missing while the reader scrolls. */
const BEYOND = 40;

export interface ListProps {
  name: string;
  lines: readonly Line[];
  /** Whether a row is marked, or is the one that the reader is at. */
  look: (row: number) => { marked: boolean; hinted: boolean; found: boolean };
  at: number;
  /** Where to scroll to, each time that `turn` changes. */
  goal: { row: number; turn: number };
  onChoose: (row: number) => void;
  onHint: (row: number) => void;
  onOpen: (row: number) => void;
  /** All rows are drawn: for paper. */
  isWhole?: boolean;
}

export function List({ name, lines, look, at, goal, onChoose, onHint, onOpen, isWhole }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const virtualizer = useMemo(() => new Virtualizer<HTMLDivElement, Element>({
    count: 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => draw(0),
    initialRect: { width: 400, height: 800 },
  }), []);
  virtualizer.setOptions({ ...virtualizer.options, count: lines.length });
  useEffect(() => virtualizer._didMount(), []);
  useLayoutEffect(() => virtualizer._willUpdate());
  useLayoutEffect(() => {
    if (goal.row >= 0 && goal.row < lines.length) virtualizer.scrollToIndex(goal.row, { align: 'center' });
  }, [goal.turn]);

  const rows = isWhole ? lines.map((_, index) => index) : virtualizer.getVirtualItems().map((item) => item.index);
  const id = (row: number) => `${name}-${row}`;
  return (
    <div class="list" ref={box} role="listbox" aria-label={name} tabIndex={0} data-rows={lines.length}
      aria-activedescendant={at >= 0 ? id(at) : undefined} onMouseLeave={() => onHint(-1)}>
      <div class="rows" style={{ height: `${lines.length * ROW}px` }}>
        {rows.map((row) => {
          const line = lines[row]!;
          const { marked, hinted, found } = look(row);
          const classes = ['row', line.look, marked && 'marked', hinted && 'hinted', found && 'found', row === at && 'at'];
          return (
            <div key={row} id={id(row)} class={classes.filter(Boolean).join(' ')} role="option" aria-selected={marked} data-row={row}
              style={{ top: `${row * ROW}px`, paddingLeft: `${line.depth * 10}px` }}
              onClick={() => onChoose(row)} onDblClick={() => onOpen(row)} onMouseEnter={() => onHint(row)}>
              <span class="mark" aria-hidden="true">{marked ? '▸' : found ? '*' : ''}</span>
              <span class="sign">{line.sign}</span>
              {line.count && <span class="count">{line.count}</span>}
              {line.look === 'removed' ? <del class="text">{line.text}</del> : <span class="text">{line.text}</span>}
              {line.note && <span class="note">{line.note}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
