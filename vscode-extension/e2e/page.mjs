// A page with VS Code in it, and the gestures of a person. In the environment: URL of VS Code with the folder open, OUT, CHROMIUM.
// The names of VS Code's elements are those of the version that setup.sh pins.
import { chromium } from 'playwright-core';

const { URL: url, OUT: out, CHROMIUM: executablePath } = process.env;
const PATIENCE = 60_000;
/** How long one gesture may take to show what it is for. VS Code forgets one that comes at a bad moment: a hover goes when hints are
 * laid out anew under it, a palette opened before an extension has registered its commands does not list them later. */
const GESTURE = 5_000;

export const ELEMENT = {
  file: '.explorer-folders-view .monaco-list-row',
  lines: '.editor-instance .view-lines',
  line: '.editor-instance .view-line',
  palette: '.quick-input-widget:not(.hidden) input',
  choice: '.quick-input-widget:not(.hidden) .monaco-list-row',
  hover: '.monaco-hover:not(.hidden) .hover-contents',
  webview: 'iframe.webview',
  cursor: '.editor-instance .line-numbers.active-line-number',
  squiggle: '.squiggly-info, .squiggly-warning',
  sign: '.editor-instance .cgmr',
  lens: '.codelens-decoration a',
  message: '.notification-list-item-message',
  view: '.pane-body .monaco-list-row',
};

const browser = await chromium.launch({
  executablePath,
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'],
});
export const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(PATIENCE);

/** The text of the editor, hints included, one string a line. */
export async function lines() {
  const texts = await page.locator(ELEMENT.line).evaluateAll((all) =>
    all.map((line) => ({ top: parseFloat(line.style.top), text: line.textContent.replace(/\u00a0/g, ' ') })));
  return texts.sort((a, b) => a.top - b.top).map((line) => line.text);
}

export async function until(what, right) {
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
export async function bring(locator, gesture) {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      await gesture();
      return await locator.waitFor({ timeout: GESTURE });
    } catch (why) {
      if (Date.now() > end) {
        throw why;
      }
    }
  }
}

/** Runs a command from the palette. Its own row is clicked: while the list is being filtered, another is the first. */
export async function command(name) {
  const row = page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first();
  await bring(row, async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await page.locator(ELEMENT.palette).fill(`>${name}`, { timeout: GESTURE });
  });
  await row.click();
}

/** Opens a file of the folder. */
export async function open(name, text) {
  await page.getByRole('treeitem', { name: new RegExp(name.replace('.', '\\.')) }).first().dblclick();
  await until(`the file ${name} is open`, async () => (await lines()).some((line) => line.includes(text)));
}

export async function shot(name) {
  await page.screenshot({ path: `${out}/${name}.png` });
}

/** Opens the folder and does `act`. Where that fails there is a picture, and the status says so. */
export async function session(name, act) {
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(ELEMENT.file);
    await act();
  } catch (why) {
    await shot(`failed-${name}`).catch(() => {});
    console.error((await lines().catch(() => [])).join('\n'));
    console.error(why);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
