// What there is to say of the operation that the reader has chosen: why it was removed, how a guard fared, where an allocation escapes.

import type { ComponentChildren } from 'preact';
import { times } from './columns.ts';
import type { Fact, Guard, Origin, Piece, Traces } from './document.ts';
import { loopsById, percent } from './graph.ts';
import { bytecodeKey, type Choice, type Links } from './links.ts';

interface Props {
  traces: Traces;
  piece: Piece;
  links: Links;
  choice: Choice | null;
  onPiece: (id: number) => void;
  onLine: (file: string, line: number) => void;
}

export function Details({ traces, piece, links, choice, onPiece, onLine }: Props) {
  const chosen = links.operation(choice);
  const facts = factsAt(traces, piece, links, choice);
  if (!chosen && facts.length === 0) {
    return <aside class="details idle">Choose a line to see what belongs to it, and an operation to see what became of it.</aside>;
  }
  const op = chosen && piece[chosen.list][chosen.index];
  const removed = chosen?.list === 'recorded' ? piece.parts.map((part, number) => ({ number, of: part.removed.find((one) => one.operation === chosen.index) })) : [];
  return (
    <aside class="details" aria-live="polite">
      {op && <h3><code>{op.text}</code></h3>}
      {op && <p>{whereItComesFrom(traces, piece, op.place, onLine)}</p>}
      {removed.filter((one) => one.of).map((one) => (
        <p key={one.number}>− Removed {piece.parts.length > 1 ? (one.number === 0 ? 'from the first iteration ' : 'from all other iterations ') : ''}by <b>{one.of!.by}</b>: {traces.reasons[one.of!.reason] ?? one.of!.reason}.</p>
      ))}
      {chosen?.list === 'optimized' && op && op.from === undefined && op.sort !== 'control' && <p>+ The optimizer added it: no recorded operation is like it.</p>}
      {op?.guard && <GuardDetails guard={op.guard} onPiece={onPiece} />}
      {facts.map((fact, at) => <FactDetails key={at} fact={fact} onLine={onLine} />)}
    </aside>
  );
}

/** The inlined calls that lead to a place, the innermost last. */
export function callChain(traces: Traces, piece: Piece, place: number): { function: string; file: string; line: number }[] {
  const chain: { function: string; file: string; line: number }[] = [];
  let at: number | null = place;
  for (let n = 0; at !== null && n < 200; n++) {
    const origin: Origin = piece.places[at]!;
    const unit = traces.units[origin.unit]!;
    chain.unshift({ function: unit.function, file: traces.sources[unit.file]!.file, line: unit.instructions[origin.instruction]!.at[0] });
    at = piece.frames[origin.frame]!.call;
  }
  return chain;
}

function whereItComesFrom(traces: Traces, piece: Piece, place: number | undefined, onLine: Props['onLine']): ComponentChildren {
  if (place === undefined) return 'It is no operation of the program: the trace starts with it, or the optimizer put it there.';
  const origin = piece.places[place]!;
  const chain = callChain(traces, piece, place);
  const instruction = traces.units[origin.unit]!.instructions[origin.instruction]!;
  return (
    <>
      From {chain.map((call, depth) => (
        <span key={depth}>{depth > 0 && ' → inlined '}<button class="link" onClick={() => onLine(call.file, call.line)}>{call.function}, line {call.line}</button></span>
      ))}, bytecode <code>{instruction.text}</code>
      {origin.guest !== null && <>, guest at <code>‹{piece.guests[origin.guest]}›</code></>}
    </>
  );
}

function GuardDetails({ guard, onPiece }: { guard: Guard; onPiece: (id: number) => void }) {
  const { resume } = guard;
  // Temporary values, and the words that link frames, have no name: how many there are is enough.
  const named = resume.values.filter((value) => !/^(slot|register) /.test(value.name));
  const nameless = resume.values.length - named.length;
  return (
    <div class="guard-details">
      <p>◇ {guard.checks}. {guard.failures > 0 ? `It failed ${times(guard.failures)}, and the interpreter went on.` : 'It never came back to the interpreter.'}
        {guard.bridge !== null && <> Now a failure goes on in <button class="link" onClick={() => onPiece(guard.bridge!)}>its side path</button>.</>}</p>
      {guard.seen.length > 0 && <p>Seen instead: {guard.seen.map((one) => `${one.what} (${times(one.times)})`).join(', ')}.</p>}
      {resume.function && (
        <p>Where it fails, {resume.raises ? 'an exception is raised' : 'the interpreter goes on'} in <code>{resume.function}</code>, line {resume.line}
          {named.length > 0 && <>, with {named.map((value, at) => <span key={at}>{at > 0 && ', '}<code>{value.name} = {value.is}</code></span>)}</>}
          {nameless > 0 && `, ${named.length > 0 ? 'and' : 'with'} ${nameless} value${nameless === 1 ? '' : 's'} without a name`}.</p>
      )}
      {resume.objects.length > 0 && (
        <p>These objects are allocated only then: {resume.objects.map((object) => (
          <span key={object.name}><code>{object.name} = {object.class}({object.fields.map((field) => `${field.name}: ${field.is}`).join(', ')})</code> </span>
        ))}</p>
      )}
      {resume.writes.length > 0 && <p>These writes are done only then: {resume.writes.map((write) => <span key={write}><code>{write}</code> </span>)}</p>}
    </div>
  );
}

/** The facts of the report about what is chosen, allocations with the way that they take. */
export function factsAt(traces: Traces, piece: Piece, links: Links, choice: Choice | null): Fact[] {
  if (!choice) return [];
  const facts = (loopsById(traces).get(piece.id)?.facts ?? []).filter((fact) => fact.text);
  if (choice.kind === 'line') {
    const file = traces.sources[choice.file]!.file;
    return facts.filter((fact) => fact.kind !== 'guard' && fact.at.file === file && fact.at.line === choice.line);
  }
  const marks = links.marks(choice);
  const isThere = (fact: Fact) => piece.places.some((origin) => {
    if (!marks.bytecode.has(bytecodeKey(origin.frame, origin.instruction))) return false;
    const unit = traces.units[origin.unit]!;
    const [line, column] = unit.instructions[origin.instruction]!.at;
    return traces.sources[unit.file]!.file === fact.at.file && line === fact.at.line && column === fact.at.column;
  });
  return facts.filter((fact) => fact.kind !== 'guard' && isThere(fact));
}

function FactDetails({ fact, onLine }: { fact: Fact; onLine: (file: string, line: number) => void }) {
  const cost = percent(fact.share);
  return (
    <div class="fact">
      <p>{fact.code && <b>{fact.code} </b>}{fact.text} {cost && <>({cost} of the time)</>}</p>
      {fact.path && fact.path.length > 0 && (
        <ol class="path" aria-label="The way of the object">
          {fact.path.map((step, at) => (
            <li key={at}><button class="link" onClick={() => onLine(step.at.file, step.at.line)}>line {step.at.line}</button> {step.text}</li>
          ))}
        </ol>
      )}
      {fact.advice && <p>{fact.advice}</p>}
    </div>
  );
}
