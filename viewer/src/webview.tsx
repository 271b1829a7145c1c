// The viewer in a webview of VS Code: the document comes as a message, and a click on an operation opens its line in the editor.

import { render } from 'preact';
import { App, type Home } from './app.tsx';
import { parse } from './document.ts';

declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

const editor = acquireVsCodeApi();
const room = document.getElementById('viewer')!;
const home: Home = { open: (file, line, column) => editor.postMessage({ type: 'open', file, line, column }) };

addEventListener('message', ({ data }) => {
  if (data?.type !== 'traces') return;
  try {
    render(<App key={data.run} traces={parse(data.text)} home={home} at={data.at} />, room);
  } catch (error) {
    render(<p class="empty" role="alert">{error instanceof Error ? error.message : String(error)}</p>, room);
  }
});
editor.postMessage({ type: 'ready' });
