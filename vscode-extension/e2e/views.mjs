// Uses what the extension shows beside the text: the tree by cost, heat, kinds, a baseline, tests, the status, pages of codes.
import { ELEMENT, bring, command, lines, open, page, session, shot, until } from './page.mjs';

const hint = async (line, text) => (await lines()).some((one) => one.includes(line) && one.includes(text));
const rows = (name) => page.locator(ELEMENT.view).filter({ hasText: name });
/** A lens that VS Code remembers from before is no link until the server has answered. */
const press = (lens) => lens.first().click({ timeout: 4000 }).catch(() => {});
/** Chooses a row of the list that is open. */
async function choose(name) {
  const row = page.locator(ELEMENT.choice, { hasText: name }).first();
  await row.waitFor();
  await row.click();
}

await session('views', async () => {
  await open('example.py', 'class Point');

  // Before a run: a lens above the entry point, and a view that says how to begin.
  await page.keyboard.press('Control+End');
  const lens = page.locator(ELEMENT.lens, { hasText: '▶ Analyse' });
  await lens.first().waitFor();
  console.log('ok: the entry point has a lens');
  await command('Sidewinder: Open Hot Loops');
  await page.getByText('A run shows here where its time went').first().waitFor();
  await page.locator('.pane-body a', { hasText: 'Open the example' }).or(page.getByRole('link', { name: 'Open the example' })).first().waitFor();
  await shot('welcome');
  console.log('ok: the empty view says how to begin');

  // Analyse, from the lens; the tree ranks.
  await bring(rows('for i in range(steps)').first(), () => press(lens));
  await until('both loops are in the tree, with their cost', async () => {
    const texts = await rows('for i in range(steps)').allTextContents();
    const shares = texts.map((text) => Number(text.match(/(\d+(?:\.\d+)?) % ·/)?.[1]));
    return shares.length === 2 && shares[0] >= shares[1] && shares[0] >= 1;
  });
  await page.keyboard.press('Escape');
  await bring(rows('Checks (guards)').first(), async () => {
    await rows('for i in range(steps)').first().locator('.monaco-tl-twistie').click();
  });
  console.log('ok: an entry has what its code does under it');
  const guard = rows('example.py:').filter({ hasNotText: /[↻ƒ]/ }).first();
  await bring(guard, async () => {
    await rows('Checks (guards)').first().locator('.monaco-tl-twistie').click();
  });
  const expected = Number((await guard.textContent()).match(/example\.py:(\d+)/)[1]);
  await guard.click();
  const landed = async () => Number(await page.locator(ELEMENT.cursor).first().textContent());
  await until(`a click on it leads to its line, ${expected}`, async () => await landed() === expected);
  await page.keyboard.press('Control+Home');
  await shot('hot-loops');

  // Runs of earlier sessions are in the list, too.
  const first = Number((await rows(/#\d+ example\.py/).first().textContent()).match(/#(\d+)/)[1]);

  // Heat: sign and number behind the line, which is no part of its text.
  await until('lines have sign and number of their heat', async () => {
    const contents = await page.locator(`${ELEMENT.line} span`).evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span, '::after').content));
    return contents.some((content) => /[•▪◆▲⬢] \d+ %/.test(content));
  });
  await until('there are signs in the gutter', async () => await page.locator(ELEMENT.sign).count() >= 5);

  // Kinds.
  await until('what is removed is not shown to an author', async () => !(await hint('return Point(', '○ Point removed')));
  await command('Sidewinder: Choose Kinds');
  await choose('everything');
  await until('with everything it is', async () => await hint('return Point(', '○ Point removed'));
  await shot('kinds');
  await command('Sidewinder: Choose Kinds');
  await choose('author');
  await until('and with the kinds of an author it is gone', async () => !(await hint('return Point(', '○ Point removed')));

  // A baseline, a change that is not saved, the difference.
  await until('each object of keep is allocated', async () => await hint('for i in range(steps)', '1/1 allocs'));
  await command('Sidewinder: Pin Baseline');
  await rows('baseline').first().waitFor();
  // The hints are laid out anew as the baseline is pinned: a click at that moment goes elsewhere.
  await until('the cursor is in the line that keeps the objects', async () => {
    await page.locator(ELEMENT.line, { hasText: 'points.append' }).locator('span', { hasText: 'append' }).last().click();
    await page.waitForTimeout(500);
    return await landed() === 25;
  });
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.x');
  await page.keyboard.press('Escape');
  await until('the line is changed', async () => (await lines()).some((line) => line.includes('Point(i, i).x)')));
  await command('Sidewinder: Analyse File');
  await until('the hint shows the difference', async () => await hint('for i in range(steps)', '1→0 allocs'));
  await rows(`#${first + 1} example.py`).first().waitFor();
  await shot('baseline');
  await command('Sidewinder: Compare Runs');
  await choose(`#${first} example.py`);
  await choose(`#${first + 1} example.py`);
  const compared = page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  await compared.getByText('allocs 1 → 0').first().waitFor();
  await shot('compared');
  console.log('ok: two runs are compared on a page');
  await page.locator('.tab', { hasText: `Run ${first} and ${first + 1}` }).click({ button: 'middle' });

  // A test, from the list of all that can be run.
  await command('View: Show Explorer');
  await open('test_example.py', 'def test_walk');
  await command('Sidewinder: Open Hot Loops');
  const test = page.locator(ELEMENT.choice, { hasText: 'test_example.py::test_walk' }).first();
  await bring(test, () => command('Sidewinder: Analyse…'));
  await test.click();
  await rows(`#${first + 2} test_example.py::test_walk`).first().waitFor();
  await until('the test has run, and its loop is hot', async () =>
    (await rows('for i in range(steps)').first().textContent())?.includes('↻ 198K') ?? false);
  await shot('pytest');

  // Why there is nothing to see.
  await command('View: Show Explorer');
  await open('boxed.py', 'class BoxedInteger');
  await bring(page.getByText(`This file did not run in run #${first + 2}.`).first(), async () => {
    await page.locator('[id="status.languageStatus"]').first().click();
  });
  await shot('status');
  console.log('ok: the status says why a file shows nothing');
  await page.keyboard.press('Escape');

  // The page of a code.
  await command('Sidewinder: Explain Code');
  await choose('SW201');
  await page.frameLocator('iframe.webview.ready').frameLocator('#active-frame').getByText('SW201').first().waitFor();
  await shot('explain');
  console.log('ok: a code is explained');
});
