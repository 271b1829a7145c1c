// Bundles the extension and everything it depends on into one file, and puts the viewer of traces beside it: that is built in ../viewer, and checked in.
import { build } from 'esbuild';
import { copyFile } from 'node:fs/promises';

await build({
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  external: ['vscode'],
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minify: true,
});

for (const name of ['webview.js', 'webview.css']) {
  await copyFile(`../viewer/dist/${name}`, `dist/${name}`);
}
