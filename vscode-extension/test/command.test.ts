// Which command is taken: the order, what falls back to what, and what is said where none is there. The commands are scripts in a folder.

import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { ask, candidates, difference, Found, missing, Sources } from '../src/command';

const home = mkdtempSync(join(tmpdir(), 'sidewinder-command-'));
after(() => rmSync(home, { recursive: true }));

/** A command that does what the script says. */
function script(name: string, text: string): string {
  const file = join(home, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

const inside = script('extension/bin/sidewinder', 'echo sidewinder 0.3.0');
const environment = script('project/.venv/bin/sidewinder', 'echo sidewinder 0.2.0');
const broken = script('broken/.venv/bin/sidewinder', 'echo no library >&2; exit 127');
const onPath = script('usr/bin/sidewinder', 'echo sidewinder 0.1.0');

const sources: Sources = {
  setting: '',
  strategy: 'useBundled',
  environments: [join(home, 'project/.venv')],
  extension: join(home, 'extension'),
  search: `relative:${join(home, 'empty')}:${join(home, 'usr/bin')}`,
};

/** As the extension does it: the first that answers. */
async function first(from: Sources): Promise<Found | undefined> {
  for (const candidate of candidates(from)) {
    try {
      return await ask(candidate);
    } catch { /* the next */ }
  }
  return undefined;
}

test('the setting is the only one where it names a command', async () => {
  const named = { ...sources, setting: environment };
  assert.deepEqual(await first(named), { origin: 'setting sidewinder.path', path: environment, version: '0.2.0' });
  assert.equal(await first({ ...sources, setting: join(home, 'nowhere') }), undefined);
});

test('the command in the extension goes before the PATH', async () => {
  assert.deepEqual(await first(sources), { origin: 'extension', path: inside, version: '0.3.0' });
  assert.deepEqual(candidates(sources).map((one) => one.path), [inside, onPath]);
});

test('the environment goes first where it is asked for', async () => {
  const asked: Sources = { ...sources, strategy: 'fromEnvironment' };
  assert.deepEqual(await first(asked), { origin: 'Python environment', path: environment, version: '0.2.0' });
  assert.deepEqual(candidates(asked).map((one) => one.path), [environment, inside, onPath]);
});

test('an environment whose command fails falls back to the extension', async () => {
  const asked: Sources = { ...sources, strategy: 'fromEnvironment', environments: [join(home, 'broken/.venv')] };
  assert.equal((await first(asked))?.path, inside);
  await assert.rejects(ask({ origin: 'Python environment', path: broken }), /broken.*Python environment.*no library/s);
});

test('without one in the extension the PATH is searched, and folders that depend on where one is are not', async () => {
  const universal = { ...sources, extension: join(home, 'universal') };
  assert.deepEqual(await first(universal), { origin: 'PATH', path: onPath, version: '0.1.0' });
  assert.deepEqual(candidates({ ...universal, search: 'relative' }), []);
});

test('a command that says something else is none', async () => {
  const other = script('other/sidewinder', 'echo Python 3.11.2');
  await assert.rejects(ask({ origin: 'PATH', path: other }), /it says "Python 3.11.2/);
});

test('another version is said, the same is not', () => {
  const found: Found = { origin: 'PATH', path: onPath, version: '0.1.0' };
  assert.equal(difference(found, '0.3.0', '0.3.0'), undefined);
  assert.match(difference(found, '0.1.0', '0.3.0') ?? '', /^sidewinder 0\.1\.0 at .*usr\/bin\/sidewinder \(PATH\) serves an extension of version 0\.3\.0/);
});

test('what is missing is said, with what to do', () => {
  assert.match(missing('/nowhere', ['x'], 'linux', 'x64'), /could not start "\/nowhere".*sidewinder\.path/);
  assert.match(missing('', ['no library'], 'linux', 'x64'), /could not be started: no library\. .*sidewinder\.path/);
  assert.match(missing('', [], 'linux', 'x64'), /none inside.*none on the PATH.*linux-x64.*sidewinder\.path/);
  assert.match(missing('', [], 'darwin', 'arm64'), /needs Linux on x86-64, and this is darwin on arm64/);
});
