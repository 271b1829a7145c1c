// Heat of lines: a sign in the gutter and, behind the line, sign and number; a tint and a mark in the overview ruler in colours of the theme.
//
// Five steps of time have five signs, so that the colour is never all there is. Lines that were compiled and cost little have a dot, lines that were only interpreted
// a dash, functions that did not run a ring.

import * as vscode from 'vscode';
import * as config from './config';
import type { Server } from './client';
import * as protocol from './protocol';

/** The shapes of the signs in the gutter, on a field of 16 by 16. */
const SHAPES = {
  1: '<circle cx="8" cy="8" r="2.5"/>',
  2: '<rect x="5" y="5" width="6" height="6"/>',
  3: '<path d="M8 3 13 8 8 13 3 8Z"/>',
  4: '<path d="M8 3 14 13 2 13Z"/>',
  5: '<path d="M5 2h6l4 6-4 6H5L1 8Z"/>',
  compiled: '<circle cx="8" cy="8" r="1.2"/>',
  interpreted: '<path d="M4 7.25h8v1.5H4Z"/>',
  idle: '<circle cx="8" cy="8" r="3" fill="none" stroke-width="1.2" stroke="COLOUR"/>',
} as const;

type Sign = keyof typeof SHAPES;

/** A sign as a picture in a colour that is seen on a light or on a dark ground. */
function picture(sign: Sign, colour: string): vscode.Uri {
  const shape = SHAPES[sign].replace('COLOUR', colour);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="${colour}">${shape}</svg>`;
  return vscode.Uri.parse(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
}

/** How lines with a sign look. The picture is grey: what is said in colour is said in a colour of the theme. */
function decoration(sign: Sign): vscode.TextEditorDecorationType {
  const step = typeof sign === 'number' ? sign : Number(sign);
  const isStep = Number.isInteger(step);
  return vscode.window.createTextEditorDecorationType({
    light: { gutterIconPath: picture(sign, '#424242') },
    dark: { gutterIconPath: picture(sign, '#cccccc') },
    gutterIconSize: 'contain',
    isWholeLine: isStep,
    backgroundColor: isStep ? new vscode.ThemeColor(`sidewinder.heat${step}Background`) : undefined,
    overviewRulerColor: isStep ? new vscode.ThemeColor(`sidewinder.heat${step}Ruler`) : undefined,
    overviewRulerLane: vscode.OverviewRulerLane.Left,
    after: isStep ? { color: new vscode.ThemeColor('sidewinder.heatForeground'), margin: '0 0 0 2ch' } : undefined,
  });
}

/** Draws the heat of the editors that are seen. */
export class Heat implements vscode.Disposable {
  private readonly looks = new Map<Sign, vscode.TextEditorDecorationType>();
  private turn = 0;

  constructor(private readonly server: Server) {
    for (const sign of Object.keys(SHAPES)) {
      this.looks.set(sign as Sign, decoration(sign as Sign));
    }
  }

  /** Asks the server again, for all editors that are seen. */
  async refresh(): Promise<void> {
    const turn = ++this.turn;
    const isOn = config.settings().get<boolean>('heat.enable', true);
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.languageId !== 'python' || editor.document.uri.scheme !== 'file') {
        continue;
      }
      const lines = isOn ? await this.server.ask<protocol.HeatLine[]>(protocol.HEAT, editor.document.uri.toString()) ?? [] : [];
      if (turn !== this.turn) {
        return;
      }
      this.draw(editor, lines);
    }
  }

  private draw(editor: vscode.TextEditor, lines: protocol.HeatLine[]): void {
    const by = new Map<Sign, vscode.DecorationOptions[]>();
    for (const line of lines.filter((one) => one.line < editor.document.lineCount)) {
      const sign = (line.step > 0 ? String(line.step) : line.became) as unknown as Sign | null;
      if (sign === null) {
        continue;
      }
      const text = line.step > 0 && line.share !== null ? `${line.sign} ${Math.round(line.share * 100)} %` : undefined;
      const options: vscode.DecorationOptions = {
        range: editor.document.lineAt(line.line).range,
        hoverMessage: line.step > 0 ? new vscode.MarkdownString(`${line.sign} ${line.words}`) : undefined,
        renderOptions: text ? { after: { contentText: text } } : undefined,
      };
      by.set(sign, [...(by.get(sign) ?? []), options]);
    }
    for (const [sign, look] of this.looks) {
      editor.setDecorations(look, by.get(sign) ?? []);
    }
  }

  dispose(): void {
    for (const look of this.looks.values()) {
      look.dispose();
    }
  }
}
