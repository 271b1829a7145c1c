// An untrusted workspace: texts are read, nothing is run, and a sentence says so.
import { ELEMENT, command, open, page, session, shot, until } from './page.mjs';

await session('trust', async () => {
  await open('example.py', 'class Point');
  await command('Sidewinder: Open Hot Loops');
  await page.getByText('Sidewinder runs no programs in an untrusted workspace').first().waitFor();
  console.log('ok: the view says that nothing is run');
  // Runs of earlier sessions are listed, for to look at them runs nothing.
  const runs = page.locator(ELEMENT.view).filter({ hasText: /^#\d+ / });
  await runs.first().waitFor();
  const before = await runs.count();
  await command('Sidewinder: Analyse File');
  await page.locator(ELEMENT.message, { hasText: 'Sidewinder runs no programs in an untrusted workspace' }).first().waitFor();
  await shot('untrusted');
  console.log('ok: the command says so, too');
  await until('no entry point has a lens', async () => await page.locator(ELEMENT.lens).count() === 0);
  await until('nothing was run', async () => await runs.count() === before && await page.locator(ELEMENT.view, { hasText: '↻' }).count() === 0);
});
