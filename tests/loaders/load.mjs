// Profiles in speedscope as a reader has them: chosen as files, and read off the table of functions. In the environment: OUT (with speedscope and the
// profiles), CHROMIUM.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const { OUT, CHROMIUM } = process.env;
const app = pathToFileURL(join(OUT, 'node_modules/speedscope/dist/release/index.html')).href;

const software = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: software });

/** The rows of the table of functions: name, and shares of the time in total and by itself, in per cent. */
async function open(name) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1400 } });
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => { complaints.push(dialog.message()); dialog.dismiss(); });
  await page.goto(app);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', join(OUT, name));
  await page.waitForFunction(() => document.title !== 'speedscope');
  await page.keyboard.press('3');   // the table of functions
  await page.locator('table td', { hasText: /^main$/ }).waitFor();
  const rows = await page.locator('table tr').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  const percent = (text) => Number(/\([<>]?([\d.]+)%\)/.exec(text)?.[1] ?? 0);
  const functions = new Map();
  for (const [total, self, name] of rows.filter((row) => row.length >= 3 && row[0].includes('%'))) {
    // Modules that were imported have a `<module>` as well: the largest is meant.
    if (!functions.has(name) || functions.get(name).total < percent(total)) functions.set(name, { total: percent(total), self: percent(self) });
  }
  return { page, functions, complaints };
}

for (const name of ['run.speedscope.json', 'run.cpuprofile']) {
  const { page, functions, complaints } = await open(name);
  const share = (what) => functions.get(what) ?? assert.fail(`${name}: no ${what} in ${[...functions.keys()].join(', ')}`);
  assert.ok(share('<module>').total > 90, `${name}: all is in the module: ${JSON.stringify(share('<module>'))}`);
  // Shares are rounded to two digits.
  const slack = 2;
  assert.ok(share('main').total + slack >= share('middle').total && share('middle').total + slack >= share('inner').total, `${name}: callers have what their callees have: ${JSON.stringify([...functions])}`);
  assert.ok(share('inner').self > 5, `${name}: compiled code is its function's own: ${JSON.stringify(share('inner'))}`);
  assert.ok(share('helper').total > 1, `${name}: what is inlined has its time`);
  assert.ok(functions.has('(runtime)'), `${name}: functions of the runtime have theirs`);
  const decisions = [...functions.keys()].filter((key) => / compiled: /.test(key));
  if (name === 'run.cpuprofile') assert.ok(decisions.some((text) => text.startsWith('loop 1 compiled: inner, ')), `${name}: ${decisions}`);
  // In speedscope's own format they are a profile of their own, chosen at the top.
  const title = await page.locator('body').innerText();
  if (name === 'run.speedscope.json') assert.match(title, /nest\.py \(1\/2\)/);
  assert.deepEqual(complaints, [], name);
  await page.screenshot({ path: join(OUT, 'speedscope.png') });
  console.log(`    ${name}: ${functions.size} functions`);
  await page.close();
}
await browser.close();
