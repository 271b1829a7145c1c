// Runs the unit tests under Node's own runner. They are bundled first: Node 20 reads no TypeScript.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = await mkdtemp(join(tmpdir(), 'sidewinder-extension-'));
const outfile = join(folder, 'command.test.mjs');
await build({ entryPoints: ['test/command.test.ts'], bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile, logLevel: 'warning' });
const { status } = spawnSync(process.execPath, ['--test', outfile], { stdio: 'inherit' });
await rm(folder, { recursive: true });
process.exit(status ?? 1);
