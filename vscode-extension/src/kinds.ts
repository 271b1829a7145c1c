// Choose Kinds: a set of kinds under a name, or the kinds one by one. Written to the user's settings, never into the project.

import * as vscode from 'vscode';
import * as config from './config';

const PRESETS: [string, string][] = [
  ['author', 'what the author of a program can act on'],
  ['interpreter', 'that, and what the optimizer did: for authors of interpreters'],
  ['everything', 'all there is, however little it costs'],
];

/** The kinds, as the server's table has them, and the preset from which on they are shown. */
const KINDS: [string, string, string][] = [
  ['checks', 'checks (guards) that fail or cost', 'author'],
  ['allocations', 'objects that are allocated', 'author'],
  ['calls', 'calls left in traces', 'author'],
  ['aborts', 'recordings given up, code dropped', 'author'],
  ['types', 'variables of several types', 'author'],
  ['hints', 'hints to the JIT that are wrong or unused', 'author'],
  ['removed', 'objects that are not allocated any more', 'interpreter'],
  ['inlined', 'calls that are part of traces', 'interpreter'],
  ['cold', 'loops and functions that were never compiled', 'everything'],
];

/** Asks which kinds are to be shown, and writes the settings. */
export async function choose(): Promise<void> {
  const settings = config.settings();
  const preset = settings.get<string>('facts.preset', 'author');
  const own = settings.get<string[] | null>('facts.show', null);
  const now = (name: string) => (own === null && name === preset ? '$(check) ' : '');
  const picked = await vscode.window.showQuickPick(
    [
      ...PRESETS.map(([name, detail]) => ({ label: `${now(name)}${name}`, detail, name })),
      { label: `${own === null ? '' : '$(check) '}one by one…`, detail: 'choose each kind', name: '' },
    ],
    { title: 'Sidewinder: Choose Kinds', placeHolder: 'What is shown on the lines and in the list of problems' },
  );
  if (!picked) {
    return;
  }
  const user = vscode.ConfigurationTarget.Global;
  if (picked.name !== '') {
    await settings.update('facts.show', undefined, user);
    await settings.update('facts.preset', picked.name, user);
    return;
  }
  const rank = (name: string) => PRESETS.findIndex((one) => one[0] === name);
  const isOn = (name: string, from: string) => (own === null ? rank(from) <= rank(preset) : own.includes(name));
  const chosen = await vscode.window.showQuickPick(
    KINDS.map(([label, detail, from]) => ({ label, detail, picked: isOn(label, from) })),
    { title: 'Sidewinder: Choose Kinds', canPickMany: true, placeHolder: 'Kinds to show; loops and functions are always shown' },
  );
  if (chosen) {
    await settings.update('facts.show', chosen.map((one) => one.label), user);
  }
}
