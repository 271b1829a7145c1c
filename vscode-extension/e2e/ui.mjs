// Uses the extension as a user does: hints, hovers, the trace, edits.
import { ELEMENT, bring, command, lines, open, page, session, shot, until } from './page.mjs';

const LOOP = /↻ [\d.]+[KMGT]? · \d+ guards? · 0 allocs · 0 calls/;

const loopLine = async () => (await lines()).find((line) => line.includes('while y.is_positive')) ?? '';
const hasLoop = async () => LOOP.test(await loopLine());

await session('ui', async () => {
  await open('boxed.py', 'class BoxedInteger');
  await until('nothing is shown before a run', async () => !(await hasLoop()));

  await command('Sidewinder: Analyse File');
  await until('a hint is at the loop', hasLoop);
  await page.waitForSelector(ELEMENT.squiggle);
  console.log('ok: advice is underlined');

  const hover = page.locator(ELEMENT.hover, { hasText: 'Hot loop' }).first();
  await bring(hover, async () => {
    await page.mouse.move(0, 0);
    await page.locator(ELEMENT.line, { hasText: 'while' }).locator('span', { hasText: 'while' }).last().hover();
  });
  await until('the hover tells the long story', async () => /5 of 5 removed/.test(await hover.textContent()));
  await until('hint and hover are there at once', hasLoop);
  await shot('hint-and-hover');

  // The trace, from the link of the hover; then from the hint.
  await page.locator('.monaco-hover:not(.hidden) a', { hasText: 'Open trace here' }).first().click();
  const trace = page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  const operation = trace.locator('.list[aria-label="Operations"] .row.removed', { hasText: 'new(' }).first();
  await operation.waitFor();
  console.log('ok: the trace opens from the hover, with what was removed struck through');
  await page.keyboard.press('Escape');
  await operation.click();
  // The line of the cursor: the status bar tells it of a focused editor only, and the trace has the focus.
  const landed = async () => Number(await page.locator(ELEMENT.cursor).first().textContent());
  const expected = Number((await trace.locator('.list[aria-label="Source"] .row.marked .sign').first().textContent()));
  await until(`a click on the operation lands on its line, ${expected}`, async () => await landed() === expected);
  await until('and its details say why it was removed', async () => /− Removed .*by virtualize: the object never leaves the trace/.test(await trace.locator('.details').textContent()));
  await shot('trace');
  await page.locator('.tab', { hasText: 'Trace: boxed.py' }).click({ button: 'middle' });
  await page.locator(ELEMENT.webview).waitFor({ state: 'detached' });
  await until('the hint is still there', hasLoop);
  await bring(page.locator(ELEMENT.webview), async () => {
    await page.keyboard.down('Control');
    await page.locator(ELEMENT.line, { hasText: 'while' }).locator('span', { hasText: '↻' }).last().click();
    await page.keyboard.up('Control');
  });
  await trace.locator('.list[aria-label="Operations"] .row').first().waitFor();
  console.log('ok: the trace opens from the hint');
  await page.locator('.tab', { hasText: 'Trace: boxed.py' }).click({ button: 'middle' });
  await page.locator(ELEMENT.webview).waitFor({ state: 'detached' });

  await page.keyboard.press('Escape');
  await page.locator(ELEMENT.line, { hasText: '-100' }).locator('span', { hasText: '-100' }).last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' + res');
  await until('facts of a changed function are gone', async () => !(await hasLoop()));
  await shot('changed');
  for (let step = 0; step < 5 && !(await hasLoop()); step++) {
    await page.keyboard.press('Control+Z');
    await page.waitForTimeout(500);
  }
  await until('undo brings them back', hasLoop);

  await command('Sidewinder: Hide Facts');
  await until('facts are hidden', async () => !(await hasLoop()));
  await command('Sidewinder: Show Facts');
  await until('facts are shown', hasLoop);
  await shot('shown');
});
