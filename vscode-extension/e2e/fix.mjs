// Proves a fix from the menu of quick fixes, and applies it.
import { ELEMENT, bring, command, lines, open, page, session, shot, until } from './page.mjs';

const FIX = 'sorted(scores)` once before the loop';
/** The line that sorts. */
const LINE = 7;
const items = page.locator('.action-widget .monaco-list-row');
const has = async (text) => (await lines()).some((line) => line.includes(text));

/** Opens the menu of quick fixes in the line that sorts, until it offers one with these words. */
async function offered(words) {
  const item = items.filter({ hasText: words }).first();
  await bring(item, async () => {
    await page.keyboard.press('Escape');
    await page.locator(ELEMENT.line, { hasText: 'def ranks' }).first().click();
    await page.keyboard.press('Control+Home');
    for (let line = 1; line < LINE; line++) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Control+.');
  });
  return item;
}

await session('fix', async () => {
  await open('slow.py', 'def ranks');
  await command('Sidewinder: Analyse File');
  await until('the call that stays is told', async () => await page.locator(ELEMENT.squiggle).count() > 0);
  const prove = await offered('Prove: do `');
  await until('what was not tried is offered to be proven, and in no other way', async () =>
    (await items.filter({ hasText: FIX }).allTextContents()).every((text) => text.includes('Prove:')));
  await shot('prove');
  await prove.click();
  const message = page.locator('.notification-toast', { hasText: 'times as fast, with the same output' }).first();
  await message.waitFor();
  await shot('proven');
  console.log('ok: the proof says both times');
  await message.getByRole('button', { name: 'Apply' }).click();
  await until('the fix is applied', async () =>
    await has('scores_sorted = sorted(scores)') && await has('total += scores_sorted[query]'));
  await shot('applied');
});
