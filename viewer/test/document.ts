// A small document, written by hand: a loop with one inlined call, whose first iteration is peeled.
//
//   1  def area(p):            unit 1
//   2      return p.x * 2
//   3  while i < n:            unit 0
//   4      total += area(Point(i))

import type { Traces } from '../src/document.ts';

export const traces: Traces = {
  format: 'sidewinder-traces',
  schema: 1,
  version: '0',
  start: { program: { file: 'a.py', argv: ['a.py'] } },
  summary: {
    exit: { status: 0 },
    time: { total_s: 1 },
    loops: [
      {
        id: 1, iterations: 1000, entries: 1, share: 0.8,
        facts: [{
          kind: 'allocation', code: 'SW201', text: 'A `Point` is allocated.', class: 'Point', removed: false,
          at: { file: 'a.py', line: 4, column: 18, end_line: 4, end_column: 26, function: '<module>' },
          path: [
            { what: 'created', at: { file: 'a.py', line: 4, column: 18, end_line: 4, end_column: 26, function: '<module>' }, text: 'created' },
            { what: 'kept', at: { file: 'a.py', line: 2, column: 11, end_line: 2, end_column: 14, function: 'area' }, text: 'stored into out' },
          ],
        }],
      },
      { id: 2, iterations: 30, entries: 30, share: 0.001, facts: [] },
      { id: 3, iterations: 500, entries: 500, share: 0.1, facts: [] },
    ],
  },
  sources: [{ file: 'a.py', sha256: '', text: 'def area(p):\n    return p.x * 2\nwhile i < n:\n    total += area(Point(i))\n' }],
  units: [
    {
      function: '<module>', file: 0, instructions: [
        { offset: 0, text: 'Loop', at: [3, 0, 3, 11] },
        { offset: 1, text: 'Call r1', at: [4, 18, 4, 26] },
        { offset: 3, text: 'Call r2', at: [4, 13, 4, 27] },
      ],
    },
    { function: 'area', file: 0, instructions: [{ offset: 0, text: 'GetAttr r0, x', at: [2, 11, 2, 14] }, { offset: 3, text: 'Mul', at: [2, 11, 2, 18] }] },
  ],
  reasons: { allocation: 'the object never leaves the trace, so it is never allocated', unused: 'the result is unused' },
  pieces: [
    {
      id: 1, kind: 'loop', file: 'a.py', line: 3, function: '<module>', greens: null, from: null, jumps: 1, state: 'live',
      frames: [{ parent: 0, function: '<module>', call: null }, { parent: 0, function: 'area', call: 1 }],
      places: [
        { unit: 0, instruction: 1, frame: 0, guest: null },
        { unit: 0, instruction: 2, frame: 0, guest: null },
        { unit: 1, instruction: 0, frame: 1, guest: 0 },
        { unit: 1, instruction: 1, frame: 1, guest: 0 },
      ],
      guests: ['+ at 3'],
      recorded: [
        { text: 'p0 = input(slot=0)', sort: 'control' },
        { text: 'p1 = new(Point)', sort: 'alloc', place: 0 },
        { text: 'setfield(p1, x, p0)', sort: 'write', place: 0 },
        { text: 'i2 = getfield(p1, x)', sort: 'read', place: 2 },
        { text: 'i3 = int_mul_ovf(i2, 2)', sort: 'overflow', place: 3 },
        { text: 'guard_no_overflow()', sort: 'guard', place: 3 },
        { text: 'jump(p0)', sort: 'control', place: 1 },
      ],
      optimized: [
        { text: 'p0 = input(slot=0)', sort: 'control', from: 0 },
        { text: 'p1 = new(Point)', sort: 'alloc', place: 0, from: 1 },
        { text: 'i2 = int_mul_ovf(p0, 2)', sort: 'overflow', place: 3, from: 4 },
        { text: 'guard_no_overflow()', sort: 'guard', place: 3, from: 5 },
        { text: 'setfield(p1, x, p0)', sort: 'write', place: 0, from: 2 },
        { text: 'label(p0, label=1)', sort: 'control', place: 1 },
        { text: 'i5 = int_mul_ovf(p0, 2)', sort: 'overflow', place: 3, from: 4 },
        {
          text: 'guard_no_overflow()', sort: 'guard', place: 3, from: 5,
          guard: {
            checks: '`p.x * 2` stays a small int', failures: 200, bridge: 2, seen: [{ what: 'int', times: 3 }],
            resume: { function: 'area', line: 2, raises: false, values: [{ name: 'p', is: 'v0' }], objects: [{ name: 'v0', class: 'Point', fields: [{ name: 'x', is: 'p0' }] }], writes: [] },
          },
        },
        { text: 'jump(p0, label=1)', sort: 'control', place: 1 },
      ],
      parts: [
        { recorded: [1, 6], optimized: [0, 5], removed: [{ operation: 3, reason: 'unused', by: 'heap' }] },
        {
          recorded: [1, 6], optimized: [5, 9],
          removed: [{ operation: 1, reason: 'allocation', by: 'virtualize' }, { operation: 2, reason: 'allocation', by: 'virtualize' }, { operation: 3, reason: 'unused', by: 'virtualize' }],
        },
      ],
      code: [
        { text: 'push rbp', role: 'entry' },
        { text: 'imul rax,2', role: 'operation', operation: 6, labels: ['label_1'] },
        { text: 'jo guard_7', role: 'operation', operation: 7 },
        { text: 'mov r11,7', role: 'exit', operation: 7 },
      ],
    },
    {
      id: 2, kind: 'bridge', file: 'a.py', line: 2, function: 'area', greens: null, from: { piece: 1, operation: 7 }, jumps: 1, state: 'live',
      frames: [{ parent: 0, function: 'area', call: null }], places: [{ unit: 1, instruction: 0, frame: 0, guest: null }], guests: [],
      recorded: [{ text: 'leave()', sort: 'control', place: 0 }], optimized: [{ text: 'leave()', sort: 'control', place: 0, from: 0 }],
      parts: [{ recorded: [0, 0], optimized: [0, 1], removed: [] }], code: [],
    },
    {
      id: 3, kind: 'loop', file: 'b.py', line: 9, function: 'g', greens: null, from: null, jumps: 3, state: 'gone',
      frames: [{ parent: 0, function: 'g', call: null }], places: [], guests: [], recorded: [], optimized: [], parts: [], code: [],
    },
  ],
};

export const loop = traces.pieces[0]!;
