// The graph, drawn: a node for each piece, an edge for each way from one to another.

import { useMemo, useState } from 'preact/hooks';
import type { Traces } from './document.ts';
import { layout } from './graph.ts';

export function GraphView({ traces, chosen, onChoose }: { traces: Traces; chosen: number; onChoose: (id: number) => void }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const graph = useMemo(() => layout(traces, chosen, isUnfolded), [traces, chosen, isUnfolded]);
  return (
    <div class="graph">
      <p>
        Edges are as wide as the share of the time behind them.
        {(graph.hidden > 0 || isUnfolded) && <> <button onClick={() => setUnfolded(!isUnfolded)}>{isUnfolded ? 'Fold cold side paths' : `Show ${graph.hidden} cold side path${graph.hidden === 1 ? '' : 's'}`}</button></>}
      </p>
      <div class="canvas">
        <svg width={graph.width} height={graph.height} viewBox={`0 0 ${graph.width} ${graph.height}`} role="group" aria-label="Loops and side paths">
          <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z" /></marker></defs>
          {graph.edges.map((edge, at) => (
            <g key={at} class={edge.isJump ? 'edge jump' : 'edge'}>
              <path d={`M${edge.points.map((p) => `${p.x} ${p.y}`).join('L')}`} stroke-width={edge.width} marker-end="url(#tip)" />
              {edge.label && <text x={edge.points[Math.floor(edge.points.length / 2)]!.x + 4} y={edge.points[Math.floor(edge.points.length / 2)]!.y}>{edge.label}</text>}
            </g>
          ))}
          {graph.nodes.map((node) => (
            <g key={node.id} class={node.id === chosen ? 'node chosen' : 'node'} role="button" tabIndex={0} aria-label={`${node.title}, ${node.subtitle}`}
              transform={`translate(${node.x - node.width / 2} ${node.y - node.height / 2})`}
              onClick={() => onChoose(node.id)} onKeyDown={(event) => { if (event.key === 'Enter' || event.key === ' ') { onChoose(node.id); event.stopPropagation(); event.preventDefault(); } }}>
              <rect width={node.width} height={node.height} rx="4" />
              <text x="8" y="17" class="title">{node.id === chosen ? '▸ ' : ''}{node.title}</text>
              <text x="8" y="32">{node.subtitle.length > 30 ? `${node.subtitle.slice(0, 29)}…` : node.subtitle}</text>
              <text x="8" y="46" class="cold">{node.folded}</text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
