// The viewer on a page of its own, with the document in it.

import { render } from 'preact';
import { App } from './app.tsx';
import { parse } from './document.ts';

const room = document.getElementById('viewer')!;
try {
  const traces = parse(document.getElementById('traces')!.textContent ?? '');
  document.title = `Traces of ${traces.start?.program.file ?? 'a run'}`;
  render(<App traces={traces} home={{}} />, room);
} catch (error) {
  render(<p class="empty" role="alert">{error instanceof Error ? error.message : String(error)}</p>, room);
}
