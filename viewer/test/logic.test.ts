// What the viewer works out, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytecodeLines, codeLines, found, guestLines, isMarked, operationLines, sourceLines } from '../src/columns.ts';
import { differenceRows, optimizedRows, recordedRows } from '../src/difference.ts';
import { parse, SCHEMA } from '../src/document.ts';
import { COLD, drawn, layout, percent, ranked } from '../src/graph.ts';
import { Links, type Choice } from '../src/links.ts';
import { loop, traces } from './document.ts';

const links = new Links(traces, loop);
const marked = (choice: Choice) => {
  const marks = links.marks(choice);
  const sorted = (set: Set<number | string>) => [...set].sort();
  return { lines: sorted(marks.lines), recorded: sorted(marks.recorded), optimized: sorted(marks.optimized), code: sorted(marks.code), bytecode: sorted(marks.bytecode) };
};

test('the difference has each recorded operation of a part once: left or removed', () => {
  const rows = differenceRows(loop);
  loop.parts.forEach((part, number) => {
    const own = rows.filter((row) => row.kind !== 'part' && row.kind !== 'recorded' && row.part === number);
    const recorded = own.flatMap((row) => (row.kind === 'kept' || row.kind === 'removed') && row.recorded > 0 ? [row.recorded] : []);
    const all = Array.from({ length: part.recorded[1] - part.recorded[0] }, (_, k) => k + part.recorded[0]);
    assert.deepEqual([...recorded].sort((a, b) => a - b), all);
    assert.equal(own.filter((row) => row.kind === 'removed').length, part.removed.length);
  });
});

test('what is removed stands before what was recorded after it', () => {
  const body = differenceRows(loop).filter((row) => 'part' in row && row.part === 1);
  assert.deepEqual(body.map((row) => row.kind), ['part', 'added', 'removed', 'removed', 'removed', 'kept', 'kept', 'added']);
});

test('what is done later than it was recorded says so', () => {
  const later = differenceRows(loop).filter((row) => row.kind === 'kept' && row.isLater);
  assert.deepEqual(later.map((row) => row.kind === 'kept' && row.recorded), [2]);
  const line = operationLines(traces, loop, 'difference').find((line) => line.sign === '↓');
  assert.equal(line?.text, 'setfield(p1, x, p0)');
});

test('the other two modes are the two traces', () => {
  assert.equal(recordedRows(loop).length, loop.recorded.length);
  assert.equal(optimizedRows(loop).filter((row) => row.kind !== 'part').length, loop.optimized.length);
});

test('a removed operation says by which pass and why, in words', () => {
  const lines = operationLines(traces, loop, 'difference').filter((line) => line.look === 'removed');
  assert.equal(lines.length, 4);
  assert.equal(lines[1]!.note, 'virtualize: the object never leaves the trace, so it is never allocated');
  assert.ok(lines.every((line) => line.sign === '−'));
});

test('an operation has counterparts in all columns', () => {
  assert.deepEqual(marked({ kind: 'optimized', index: 7 }), { lines: ['0:2'], recorded: [5], optimized: [7], code: [2, 3], bytecode: ['1:1'] });
});

test('a recorded operation that is there twice marks both', () => {
  const { optimized, code } = marked({ kind: 'recorded', index: 5 });
  assert.deepEqual([optimized, code], [[3, 7], [2, 3]]);
});

test('a removed operation marks its line and nothing that was compiled', () => {
  assert.deepEqual(marked({ kind: 'recorded', index: 3 }), { lines: ['0:2'], recorded: [3], optimized: [], code: [], bytecode: ['1:0'] });
});

test('a line marks all that comes from it, and only that', () => {
  const { recorded, optimized, code } = marked({ kind: 'line', file: 0, line: 2 });
  assert.deepEqual([recorded, optimized, code], [[3, 4, 5], [2, 3, 6, 7], [1, 2, 3]]);
});

test('bytecode is marked in the frame that it ran in', () => {
  assert.deepEqual(marked({ kind: 'bytecode', frame: 0, instruction: 1 }).recorded, [1, 2]);
  assert.deepEqual(marked({ kind: 'bytecode', frame: 1, instruction: 1 }).recorded, [4, 5]);
});

test('machine code leads to its operation; glue to nothing', () => {
  assert.deepEqual(marked({ kind: 'code', index: 3 }).optimized, [7]);
  assert.deepEqual(marked({ kind: 'code', index: 0 }).optimized, []);
  assert.deepEqual(codeLines(loop).filter((line) => line.look === 'heading').map((line) => line.text), ['way in', 'way out']);
});

test('a guest location marks what runs there', () => {
  assert.deepEqual(marked({ kind: 'guest', guest: 0 }).optimized, [2, 3, 6, 7]);
  assert.equal(guestLines(loop)[0]!.note, '4 operations');
});

test('source lines say how many operations are left of how many', () => {
  const lines = sourceLines(traces, loop, links);
  assert.equal(lines[0]!.text, 'a.py');
  assert.equal(lines[2]!.count, '4 of 3');
  assert.equal(lines[3]!.look, 'idle');
});

test('inlined functions are blocks that fold', () => {
  const open = bytecodeLines(traces, loop, new Set());
  assert.deepEqual(open.filter((line) => line.look === 'heading').map((line) => [line.text, line.depth, line.note]), [['<module>', 0, ''], ['area', 1, 'inlined into line 4']]);
  assert.equal(bytecodeLines(traces, loop, new Set([1])).length, open.length - 2);
});

test('rows are marked by what is chosen', () => {
  const marks = links.marks({ kind: 'line', file: 0, line: 4 });
  const lines = operationLines(traces, loop, 'optimized').filter((line) => isMarked(line.choice, marks));
  assert.deepEqual(lines.map((line) => line.text), ['p1 = new(Point)', 'setfield(p1, x, p0)', 'label(p0, label=1)', 'jump(p0, label=1)']);
});

test('search looks in texts and notes, in any case', () => {
  const lines = operationLines(traces, loop, 'difference');
  assert.equal(found(lines, 'GUARD_NO').length, 2);
  assert.ok(found(lines, 'virtualize').length >= 3);
  assert.deepEqual(found(lines, '  '), []);
});

test('the graph folds cold side paths, and says how many', () => {
  assert.ok(traces.summary!.loops[1]!.share! < COLD);
  assert.deepEqual([...drawn(traces, 1, false)].sort(), [1, 3]);
  assert.equal(layout(traces, 1, false).hidden, 1);
  const all = layout(traces, 1, true);
  assert.equal(all.nodes.length, 3);
  assert.deepEqual(all.edges.map((edge) => [edge.from, edge.to]), [[1, 2], [2, 1]]);
  assert.ok(all.nodes.every((node) => node.x > 0 && node.y > 0));
  assert.match(layout(traces, 1, false).nodes.find((node) => node.id === 1)!.folded, /1 cold exit, left 200×/);
});

test('edges are as wide as the time behind them', () => {
  const copy = structuredClone(traces);
  copy.summary!.loops[1]!.share = 0.5;
  const [thin, wide] = [traces, copy].map((one) => layout(one, 2, true).edges[0]!.width);
  assert.ok(wide! > thin! + 3);
});

test('the costliest piece comes first, and shares are told', () => {
  assert.deepEqual(ranked(traces).map((piece) => piece.id), [1, 3, 2]);
  assert.deepEqual([percent(0.87), percent(0.043), percent(0.0002), percent(0), percent(null)], ['87 %', '4.3 %', '<0.1 %', '0 %', '']);
});

test('what is no document is refused with a sentence', () => {
  assert.throws(() => parse('{'), /damaged/);
  assert.throws(() => parse('{"event":"start"}'), /--traces=FILE/);
  assert.throws(() => parse(JSON.stringify({ ...traces, schema: SCHEMA + 1 })), /newer version/);
  assert.deepEqual(parse(JSON.stringify(traces)), traces);
});
