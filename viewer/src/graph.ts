// The graph of loops, functions and bridges: what is drawn, and where.
//
// A piece is a node. An edge leads from a guard to the bridge that hangs on it, and from a piece to the one that it ends with a jump to. Edges are as wide as
// the share of the time of the piece that they lead to. Exits without a bridge, and bridges that took next to no time, are folded into a number.

import dagre from '@dagrejs/dagre';
import type { Loop, Piece, Traces } from './document.ts';

/** Below this share of the time a side path is folded, unless it is the one that is looked at. */
export const COLD = 0.005;
/** So many pieces are drawn at most. */
export const MOST = 60;

export interface Node {
  id: number;
  title: string;
  subtitle: string;
  folded: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Edge { from: number; to: number; width: number; label: string; points: { x: number; y: number }[]; isJump: boolean }
export interface Graph { nodes: Node[]; edges: Edge[]; width: number; height: number; hidden: number }

const WIDTH = 190;
const HEIGHT = 54;

export function loopsById(traces: Traces): Map<number, Loop> {
  return new Map((traces.summary?.loops ?? []).map((loop) => [loop.id, loop]));
}

export function percent(share: number | null | undefined): string {
  if (share === null || share === undefined) return '';
  if (share === 0) return '0 %';
  return share < 0.001 ? '<0.1 %' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}

export function nameOf(piece: Piece): string {
  const file = piece.file.slice(piece.file.lastIndexOf('/') + 1);
  return `${piece.kind === 'bridge' ? 'side path' : piece.kind} ${file}:${piece.line}`;
}

/** The pieces by share of the time, the greatest first. */
export function ranked(traces: Traces): Piece[] {
  const loops = loopsById(traces);
  const rank = (piece: Piece) => loops.get(piece.id)?.share ?? 0;
  const runs = (piece: Piece) => loops.get(piece.id)?.iterations ?? 0;
  return [...traces.pieces].sort((a, b) => rank(b) - rank(a) || runs(b) - runs(a) || a.id - b.id);
}

/** Which pieces are drawn: all that took time and what they hang on, or all. */
export function drawn(traces: Traces, chosen: number, isUnfolded: boolean): Set<number> {
  const loops = loopsById(traces);
  const byId = new Map(traces.pieces.map((piece) => [piece.id, piece]));
  const shown = new Set<number>();
  const add = (piece: Piece | undefined) => {
    for (let at = piece, n = 0; at && !shown.has(at.id) && n < 50; n++) {
      shown.add(at.id);
      at = at.from ? byId.get(at.from.piece) : undefined;
    }
  };
  add(byId.get(chosen));
  for (const piece of ranked(traces)) {
    if (shown.size >= MOST) break;
    const share = loops.get(piece.id)?.share ?? 0;
    if (isUnfolded || share >= COLD || piece.kind !== 'bridge') add(piece);
  }
  return shown;
}

export function layout(traces: Traces, chosen: number, isUnfolded: boolean): Graph {
  const loops = loopsById(traces);
  const shown = drawn(traces, chosen, isUnfolded);
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 34, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  const nodes = new Map<number, Omit<Node, 'x' | 'y'>>();
  for (const piece of traces.pieces) {
    if (!shown.has(piece.id)) continue;
    const loop = loops.get(piece.id);
    const title = nameOf(piece);
    const runs = loop ? `${(loop.iterations || loop.entries).toLocaleString('en-US')}×` : '';
    const subtitle = [percent(loop?.share), runs, piece.greens ?? ''].filter(Boolean).join('  ');
    nodes.set(piece.id, { id: piece.id, title, subtitle, folded: coldExits(traces, piece, shown), width: WIDTH, height: HEIGHT });
    graph.setNode(String(piece.id), { width: WIDTH, height: HEIGHT });
  }
  const edges: Omit<Edge, 'points'>[] = [];
  const widthTo = (id: number) => 1 + 9 * Math.sqrt(loops.get(id)?.share ?? 0);
  for (const piece of traces.pieces) {
    if (!shown.has(piece.id)) continue;
    if (piece.from && shown.has(piece.from.piece)) {
      const taken = loops.get(piece.id)?.iterations ?? 0;
      edges.push({ from: piece.from.piece, to: piece.id, width: widthTo(piece.id), label: `${taken.toLocaleString('en-US')}×`, isJump: false });
    }
    if (piece.jumps !== null && piece.jumps !== piece.id && shown.has(piece.jumps)) {
      edges.push({ from: piece.id, to: piece.jumps, width: widthTo(piece.id), label: '', isJump: true });
    }
  }
  edges.forEach((edge, k) => graph.setEdge(String(edge.from), String(edge.to), { minlen: 1 }, String(k)));
  dagre.layout(graph);
  const placed = [...nodes.values()].map((node) => {
    const { x, y } = graph.node(String(node.id)) as { x: number; y: number };
    return { ...node, x, y };
  });
  const drawnEdges = edges.map((edge, k) => ({
    ...edge,
    points: (graph.edge(String(edge.from), String(edge.to), String(k)) as { points: { x: number; y: number }[] }).points,
  }));
  const { width, height } = graph.graph() as { width?: number; height?: number };
  return { nodes: placed, edges: drawnEdges, width: width ?? 0, height: height ?? 0, hidden: traces.pieces.length - shown.size };
}

/** Guards without a bridge that is drawn, in a few words. */
function coldExits(traces: Traces, piece: Piece, shown: Set<number>): string {
  const exits = piece.optimized.filter((op) => op.guard && op.sort === 'guard' && (op.guard.bridge === null || !shown.has(op.guard.bridge)));
  const failures = exits.reduce((sum, op) => sum + op.guard!.failures, 0);
  void traces;
  if (exits.length === 0) return '';
  return `+ ${exits.length} cold exit${exits.length === 1 ? '' : 's'}, left ${failures.toLocaleString('en-US')}×`;
}
