// Uses the extension as a user does. In the environment: URL of VS Code with the folder open, OUT, CHROMIUM.
// The names of VS Code's elements are those of the version that setup.sh pins.
import { chromium } from 'playwright-core';

const { URL: url, OUT: out, CHROMIUM: executablePath } = process.env;
const PATIENCE = 60_000;
/** How long one gesture may take to show what it is for. VS Code forgets one that comes at a bad moment: a hover goes when hints are
 * laid out anew under it, a palette opened before an extension has registered its commands does not list them later. */
const GESTURE = 5_000;

const ELEMENT = {
  file: '.explorer-folders-view .monaco-list-row',
  lines: '.editor-instance .view-lines',
  line: '.editor-instance .view-line',
  palette: '.quick-input-widget:not(.hidden) input',
  hover: '.monaco-hover:not(.hidden) .hover-contents',
  webview: 'iframe.webview',
  cursor: '.editor-instance .line-numbers.active-line-number',
  squiggle: '.squiggly-info, .squiggly-warning',
};
const LOOP = /↻ [\d.]+[KMGT]? · \d+ guards? · 0 allocs · 0 calls/;

const browser = await chromium.launch({
  executablePath,
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(PATIENCE);

/** The text of the editor, hints included, one string a line. */
async function lines() {
  const texts = await page.locator(ELEMENT.line).evaluateAll((all) =>
    all.map((line) => ({ top: parseFloat(line.style.top), text: line.textContent.replace(/\u00a0/g, ' ') })));
  return texts.sort((a, b) => a.top - b.top).map((line) => line.text);
}

async function until(what, right) {
  for (const end = Date.now() + PATIENCE; ;) {
    if (await right()) {
      console.log(`ok: ${what}`);
      return;
    }
    if (Date.now() > end) {
      throw new Error(`not so: ${what}`);
    }
    await page.waitForTimeout(100);
  }
}

/** Does `gesture`, as a person does, once more where `locator` does not show; fails after PATIENCE. */
async function bring(locator, gesture) {
  for (const end = Date.now() + PATIENCE; ;) {
    await gesture();
    try {
      return await locator.waitFor({ timeout: GESTURE });
    } catch (why) {
      if (Date.now() > end) {
        throw why;
      }
    }
  }
}

async function command(name) {
  await bring(page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first(), async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await page.locator(ELEMENT.palette).fill(`>${name}`);
  });
  await page.keyboard.press('Enter');
}

const loopLine = async () => (await lines()).find((line) => line.includes('while y.is_positive')) ?? '';
const hasLoop = async () => LOOP.test(await loopLine());

try {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(ELEMENT.file);
  await page.getByRole('treeitem', { name: /boxed\.py/ }).first().dblclick();
  await until('the file is open', async () => (await lines()).some((line) => line.includes('class BoxedInteger')));
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
  await page.screenshot({ path: `${out}/hint-and-hover.png` });

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
  await page.screenshot({ path: `${out}/trace.png` });
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
  await page.screenshot({ path: `${out}/changed.png` });
  for (let step = 0; step < 5 && !(await hasLoop()); step++) {
    await page.keyboard.press('Control+Z');
    await page.waitForTimeout(500);
  }
  await until('undo brings them back', hasLoop);

  await command('Sidewinder: Hide Facts');
  await until('facts are hidden', async () => !(await hasLoop()));
  await command('Sidewinder: Show Facts');
  await until('facts are shown', hasLoop);
  await page.screenshot({ path: `${out}/shown.png` });
} catch (why) {
  await page.screenshot({ path: `${out}/failed.png` }).catch(() => {});
  console.error((await lines().catch(() => [])).join('\n'));
  console.error(why);
  process.exitCode = 1;
} finally {
  await browser.close();
}
