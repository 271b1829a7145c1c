// The package without a command, on a machine without one: it says what is missing, where, and what to do.
import { chromium } from 'playwright-core';

const { URL: url, OUT: out, CHROMIUM: executablePath } = process.env;
const PATIENCE = 60_000;

const browser = await chromium.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(PATIENCE);

try {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('treeitem', { name: /boxed\.py/ }).first().dblclick();
  const told = page.locator('.notification-toast', { hasText: 'none inside' }).first();
  await told.waitFor();
  const text = await told.textContent();
  if (!/none on the PATH.*linux-x64.*sidewinder\.path/.test(text)) {
    throw new Error(`it does not say what to do: ${text}`);
  }
  console.log('ok: the package without a command says what is missing');
  await page.screenshot({ path: `${out}/missing.png` });
  await told.locator('a', { hasText: 'Open Setting' }).click();
  await page.locator('.settings-editor .setting-item-label', { hasText: 'Path' }).first().waitFor();
  console.log('ok: and leads to the setting');
} catch (why) {
  await page.screenshot({ path: `${out}/failed.png` }).catch(() => {});
  console.error(why);
  process.exitCode = 1;
} finally {
  await browser.close();
}
