// The viewer: one run, one of its pieces at a time, and what the reader points at.

import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { bytecodeLines, codeLines, found, guestLines, isMarked, LEGEND, operationLines, sourceLines, type Line, type Mode } from './columns.ts';
import { Details } from './details.tsx';
import type { Piece, Traces } from './document.ts';
import { loopsById, nameOf, percent, ranked } from './graph.ts';
import { GraphView } from './graphview.tsx';
import { Links, noMarks, type Choice } from './links.ts';
import { List } from './list.tsx';

/** What a home of the viewer does for it. */
export interface Home {
  /** Shows a line where its file is open, if the home can. */
  open?: (file: string, line: number, column: number) => void;
}

const COLUMNS = ['Source', 'Bytecode', 'Operations', 'x86-64'] as const;
const MODES: Mode[] = ['recorded', 'optimized', 'difference'];

/** The piece that is looked at first: the one at a place if one is asked for, else the costliest. */
export function firstPiece(traces: Traces, at?: { file: string; line: number }): Piece | undefined {
  const all = ranked(traces);
  if (!at) return all[0];
  const isAt = (piece: Piece) => piece.file === at.file && piece.line === at.line;
  const comesFrom = (piece: Piece) => piece.places.some((place) => {
    const unit = traces.units[place.unit]!;
    return traces.sources[unit.file]!.file === at.file && unit.instructions[place.instruction]!.at[0] === at.line;
  });
  return all.find(isAt) ?? all.find(comesFrom) ?? all[0];
}

export function App({ traces, home, at }: { traces: Traces; home: Home; at?: { file: string; line: number } }) {
  const loops = useMemo(() => loopsById(traces), [traces]);
  const order = useMemo(() => ranked(traces), [traces]);
  const [chosenPiece, setPiece] = useState<number>(() => firstPiece(traces, at)?.id ?? -1);
  const [trail, setTrail] = useState<number[]>([]);
  const [mode, setMode] = useState<Mode>('difference');
  const [level, setLevel] = useState<'host' | 'guest'>('host');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [hint, setHint] = useState<Choice | null>(null);
  const [focus, setFocus] = useState(2);
  const [query, setQuery] = useState('');
  const [match, setMatch] = useState(0);
  const [isGraph, setGraph] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [turn, setTurn] = useState({ n: 0, from: -1 });
  const [isPrinting, setPrinting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);

  const piece = traces.pieces.find((one) => one.id === chosenPiece);
  const links = useMemo(() => (piece ? new Links(traces, piece) : null), [traces, piece]);
  const columns: Line[][] = useMemo(() => {
    if (!piece || !links) return [[], [], [], []];
    const isGuest = level === 'guest' && piece.guests.length > 0;
    return [
      isGuest ? guestLines(piece) : sourceLines(traces, piece, links),
      bytecodeLines(traces, piece, folded),
      operationLines(traces, piece, mode),
      codeLines(piece),
    ];
  }, [traces, piece, links, mode, level, folded]);
  const marks = useMemo(() => links?.marks(choice) ?? noMarks(), [links, choice]);
  const hints = useMemo(() => links?.marks(hint) ?? noMarks(), [links, hint]);
  const hits = useMemo(() => columns.map((lines) => found(lines, query)), [columns, query]);
  const hitSets = useMemo(() => hits.map((rows) => new Set(rows)), [hits]);
  const total = hits.reduce((sum, rows) => sum + rows.length, 0);

  const choose = useCallback((next: Choice | null, from: number) => {
    setChoice(next);
    setTurn(({ n }) => ({ n: n + 1, from }));
  }, []);
  const go = useCallback((id: number, first: Choice | null = null) => {
    setTrail((trail) => [...trail, chosenPiece]);
    setPiece(id);
    setFolded(new Set());
    setGraph(false);
    choose(first, -1);
  }, [chosenPiece]);
  const back = () => {
    const last = trail.at(-1);
    if (last === undefined) return;
    setTrail(trail.slice(0, -1));
    setPiece(last);
    choose(null, -1);
  };

  /** Where each column scrolls to: its first marked row. In the column that was clicked nothing moves. */
  const goals = columns.map((lines, column) => {
    // Before anything is chosen the source is shown where the piece starts.
    const isStart = (line: Line) => column === 0 && !choice && line.choice?.kind === 'line' && line.choice.line === piece?.line;
    const row = column === turn.from ? -1 : lines.findIndex((line) => isMarked(line.choice, marks) || isStart(line));
    return { row, turn: turn.n };
  });
  const rowAt = (column: number) => columns[column]!.findIndex((line) => sameChoice(line.choice, choice));

  const open = (to: Choice | null) => {
    if (!home.open || !links || !piece || !to) return;
    const place = to.kind === 'line' ? undefined : firstPlace(piece, to);
    const at = to.kind === 'line' ? { file: to.file, line: to.line, column: 0 } : place === undefined ? null : links.lineOf(place);
    if (at) home.open(traces.sources[at.file]!.file, at.line, at.column);
  };
  const onChoose = (column: number, row: number) => {
    const line = columns[column]?.[row];
    if (!line?.choice) return;
    setFocus(column);
    if (line.choice.kind === 'bytecode' && line.choice.instruction < 0) {
      const next = new Set(folded);
      if (!next.delete(line.choice.frame)) next.add(line.choice.frame);
      setFolded(next);
      return;
    }
    choose(line.choice, column);
    open(line.choice);
  };

  const nextMatch = (step: number) => {
    if (total === 0) return;
    const to = (match + step + total) % total;
    setMatch(to);
    let rest = to;
    for (let column = 0; column < hits.length; column++) {
      if (rest < hits[column]!.length) {
        const line = columns[column]![hits[column]![rest]!]!;
        setFocus(column);
        choose(line.choice, -1);
        return;
      }
      rest -= hits[column]!.length;
    }
  };

  useEffect(() => {
    const before = () => setPrinting(true);
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => { removeEventListener('beforeprint', before); removeEventListener('afterprint', after); };
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) {
      if (event.key === 'Enter') { nextMatch(event.shiftKey ? -1 : 1); event.preventDefault(); }
      if (event.key === 'Escape') { setQuery(''); grid.current?.querySelectorAll<HTMLElement>('.list')[focus]?.focus(); }
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    const step = (by: number) => {
      const lines = columns[focus]!;
      let row = rowAt(focus);
      if (row < 0) row = goals[focus]!.row - Math.sign(by);
      for (row += by; row >= 0 && row < lines.length && !isChoosable(lines[row]!); row += Math.sign(by));
      const line = lines[Math.max(0, Math.min(row, lines.length - 1))];
      if (line?.choice) choose(line.choice, -1);
    };
    const column = (by: number) => {
      const next = (focus + by + COLUMNS.length) % COLUMNS.length;
      setFocus(next);
      grid.current?.querySelectorAll<HTMLElement>('.list')[next]?.focus();
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(1), ArrowUp: () => step(-1), PageDown: () => step(30), PageUp: () => step(-30),
      ArrowRight: () => column(1), ArrowLeft: () => column(-1),
      '/': () => search.current?.focus(), n: () => nextMatch(1), N: () => nextMatch(-1),
      r: () => setMode('recorded'), o: () => setMode('optimized'), d: () => setMode('difference'),
      g: () => setGraph(!isGraph), Backspace: back, Escape: () => choose(null, -1),
      Enter: () => {
        const op = links?.operation(choice);
        const bridge = op?.list === 'optimized' ? piece?.optimized[op.index]?.guard?.bridge : null;
        if (bridge) go(bridge); else open(choice);
      },
    };
    const act = keys[event.key];
    if (act) { act(); event.preventDefault(); }
  };

  if (!piece) return <p class="empty">{nothing(traces)}</p>;
  const loop = loops.get(piece.id);
  const run = traces.start?.program;
  return (
    <div class="app" onKeyDown={onKey}>
      <header>
        <h1 title={run?.argv.join(' ')}>{run?.file.slice(run.file.lastIndexOf('/') + 1) || 'A run'}</h1>
        <select aria-label="Loop, function or side path" value={String(piece.id)} onChange={(event) => go(Number(event.currentTarget.value))}>
          {order.map((one) => (
            <option key={one.id} value={String(one.id)}>
              {[percent(loops.get(one.id)?.share), nameOf(one), one.function, one.greens ? `‹${one.greens}›` : ''].filter(Boolean).join('  ')}
            </option>
          ))}
        </select>
        <button onClick={back} disabled={trail.length === 0} title="Backspace">← Back</button>
        <span class="switch" role="group" aria-label="Operations">
          {MODES.map((one) => <button key={one} aria-pressed={one === mode} onClick={() => setMode(one)} title={one[0]}>{one}</button>)}
        </span>
        {piece.guests.length > 0 && (
          <span class="switch" role="group" aria-label="Level">
            {(['host', 'guest'] as const).map((one) => <button key={one} aria-pressed={one === level} onClick={() => setLevel(one)}>{one}</button>)}
          </span>
        )}
        <button aria-pressed={isGraph} onClick={() => setGraph(!isGraph)} title="g">Graph</button>
        <input ref={search} type="search" placeholder="Search ( / )" value={query} aria-label="Search"
          onInput={(event) => { setQuery(event.currentTarget.value); setMatch(-1); }} />
        {query && <span class="hits" role="status">{total === 0 ? 'not found' : `${match + 1 > 0 ? `${match + 1} of ` : ''}${total}`}</span>}
      </header>
      <p class="facts">
        <b>{nameOf(piece)}</b> in <code>{piece.function}</code>
        {piece.greens && <> at <code>‹{piece.greens}›</code></>}
        {loop && <> · {percent(loop.share) || 'no'} of the time · {(loop.iterations || loop.entries).toLocaleString('en-US')} {piece.kind === 'bridge' ? 'times taken' : 'iterations'}</>}
        {' · '}{piece.recorded.length.toLocaleString('en-US')} operations recorded, {piece.optimized.length.toLocaleString('en-US')} compiled
        {piece.state === 'gone' && <> · thrown away before the run ended</>}
        {piece.from && <> · hangs on a guard of <button class="link" onClick={() => go(piece.from!.piece, { kind: 'optimized', index: piece.from!.operation })}>{nameById(traces, piece.from.piece)}</button></>}
        {piece.jumps !== null && piece.jumps !== piece.id && <> · goes on in <button class="link" onClick={() => go(piece.jumps!)}>{nameById(traces, piece.jumps)}</button></>}
      </p>
      {isGraph ? <GraphView traces={traces} chosen={piece.id} onChoose={go} /> : (
        <div class="grid" ref={grid}>
          {COLUMNS.map((name, column) => (
            <section key={name} class="column">
              <h2>{column === 0 && level === 'guest' && piece.guests.length > 0 ? 'Guest' : name} <small>{columns[column]!.length.toLocaleString('en-US')}</small></h2>
              {columns[column]!.length === 0
                ? <p class="empty">{column === 3 ? (piece.state === 'gone' ? 'Its machine code has been freed.' : 'There is no machine code: the traces were evaluated.') : 'Nothing is here.'}</p>
                : <List key={`${name}-${piece.id}-${column === 2 ? mode : column === 0 ? level : ''}`} name={name} lines={columns[column]!} at={rowAt(column)} goal={goals[column]!} isWhole={isPrinting && column === 2}
                    look={(row) => ({
                      marked: isMarked(columns[column]![row]!.choice, marks),
                      hinted: isMarked(columns[column]![row]!.choice, hints),
                      found: hitSets[column]!.has(row),
                    })}
                    onChoose={(row) => onChoose(column, row)} onOpen={(row) => open(columns[column]![row]!.choice)}
                    onHint={(row) => setHint(row < 0 ? null : columns[column]![row]?.choice ?? null)} />}
            </section>
          ))}
        </div>
      )}
      <Details traces={traces} piece={piece} links={links!} choice={choice} onPiece={go}
        onLine={(file, line) => { const at = traces.sources.findIndex((source) => source.file === file); if (at >= 0) { choose({ kind: 'line', file: at, line }, -1); home.open?.(file, line, 0); } }} />
      <footer>{LEGEND}<span class="keys"><br />Keys: ↑ ↓ rows, ← → columns, / search, n N next, r o d operations, g graph, Enter side path, Backspace back, Esc nothing chosen</span></footer>
    </div>
  );
}

function nameById(traces: Traces, id: number): string {
  const piece = traces.pieces.find((one) => one.id === id);
  return piece ? nameOf(piece) : 'a piece that is gone';
}

function nothing(traces: Traces): string {
  return traces.summary
    ? 'Nothing was compiled: no loop ran often enough, or the JIT was off.'
    : 'Nothing was compiled, and the run did not come to its end.';
}

function isChoosable(line: Line): boolean {
  return line.choice !== null && !(line.choice.kind === 'bytecode' && line.choice.instruction < 0);
}

function firstPlace(piece: Piece, choice: Choice): number | undefined {
  switch (choice.kind) {
    case 'recorded': return piece.recorded[choice.index]?.place;
    case 'optimized': return piece.optimized[choice.index]?.place;
    case 'code': {
      const op = piece.code[choice.index]?.operation;
      return op === undefined ? undefined : piece.optimized[op]?.place;
    }
    case 'bytecode': {
      const at = piece.places.findIndex((place) => place.frame === choice.frame && place.instruction === choice.instruction);
      return at < 0 ? undefined : at;
    }
    case 'guest': {
      const at = piece.places.findIndex((place) => place.guest === choice.guest);
      return at < 0 ? undefined : at;
    }
    default: return undefined;
  }
}

export function sameChoice(a: Choice | null, b: Choice | null): boolean {
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
}
