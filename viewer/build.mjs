// Builds the viewer: `dist/page.html`, which the command writes a document into, and `dist/webview.js` with `dist/webview.css` for VS Code.
//
// The page is one file without a request to anywhere. Its policy allows the one script and the one style that it has, by their hashes, and nothing else.
// What is made is checked in: a build of the command needs no Node. `node build.mjs --check` makes it again and fails if anything differs.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const bundle = async (entry, format) => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0].text.trim();
};
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const style = await bundle('src/style.css');
const script = (await bundle('src/page.tsx', 'iife')).replaceAll('</script', '<\\/script');
const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`;
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sidewinder traces</title>
<style>${style}</style>
</head>
<body>
<noscript>This page shows the traces of a run with JavaScript, which is switched off here.</noscript>
<main id="viewer"></main>
<script type="application/json" id="traces">"SIDEWINDER-TRACES"</script>
<script>${script}</script>
</body>
</html>
`;

const made = { 'page.html': page, 'webview.js': await bundle('src/webview.tsx', 'iife'), 'webview.css': style };

if (process.argv.includes('--check')) {
  for (const [name, text] of Object.entries(made)) {
    const kept = await readFile(`dist/${name}`, 'utf8').catch(() => '');
    if (kept !== text) {
      console.error(`viewer/dist/${name} is not what viewer/src makes: run \`npm ci && npm run build\` in viewer, and commit it`);
      process.exit(1);
    }
  }
} else {
  await mkdir('dist', { recursive: true });
  for (const [name, text] of Object.entries(made)) await writeFile(`dist/${name}`, text);
}
