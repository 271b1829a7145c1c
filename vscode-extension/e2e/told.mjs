// Opens a file, and looks at what the extension says of its command. In the environment besides what ui.mjs has: TOLD, what the message
// has to say; SHOT, the name of the screenshot; LEADS, if the message leads to the setting.
import { chromium } from 'playwright-core';

const { URL: url, OUT: out, CHROMIUM: executablePath, TOLD: told, SHOT: shot, LEADS: leads } = process.env;
const PATIENCE = 60_000;

const browser = await chromium.launch({
  executablePath,
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(PATIENCE);

try {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('treeitem', { name: /boxed\.py/ }).first().dblclick();
  const message = page.locator('.notification-toast', { hasText: new RegExp(told) }).first();
  await message.waitFor();
  console.log(`ok: it says: ${told}`);
  await page.screenshot({ path: `${out}/${shot}.png` });
  if (leads) {
    await message.locator('a', { hasText: 'Open Setting' }).click();
    await page.locator('.settings-editor .setting-item-label', { hasText: 'Path' }).first().waitFor();
    console.log('ok: and leads to the setting');
  }
} catch (why) {
  await page.screenshot({ path: `${out}/failed.png` }).catch(() => {});
  console.error(why);
  process.exitCode = 1;
} finally {
  await browser.close();
}
