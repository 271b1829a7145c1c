// The tree *Hot loops*: what costs most first; each entry leads to its line, and has under it what its code does.
//
// The server makes the tree; this file draws it. What an entry is has a symbol and a word, never a colour alone.

import * as vscode from 'vscode';
import type { Server } from './client';
import * as protocol from './protocol';
import { OPEN_TRACE } from './trace';

/** Symbols of the kinds; another kind has none. */
const ICONS: Record<string, string> = {
  loop: 'sync',
  function: 'symbol-method',
  aborted: 'error',
  tips: 'lightbulb',
  guards: 'shield',
  allocations: 'symbol-class',
  removed: 'circle-slash',
  calls: 'call-outgoing',
  inlined: 'arrow-both',
  bridges: 'git-branch',
};

/** The view, and what fills it. */
export class HotView implements vscode.TreeDataProvider<protocol.Node>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<protocol.Node>;

  constructor(private readonly server: Server) {
    this.view = vscode.window.createTreeView('sidewinder.hot', { treeDataProvider: this, showCollapseAll: true });
  }

  /** Asks the server again. */
  refresh(): void {
    this.changed.fire();
  }

  async getChildren(node?: protocol.Node): Promise<protocol.Node[]> {
    if (node) {
      return node.children;
    }
    const roots = await this.server.ask<protocol.Node[]>(protocol.HOT_LOOPS) ?? [];
    const hot = roots.filter((root) => root.kind !== 'aborted').length;
    this.view.description = roots.length === 0 ? undefined : hot === 1 ? '1 hot place' : `${hot} hot places`;
    return roots;
  }

  getTreeItem(node: protocol.Node): vscode.TreeItem {
    const state = node.children.length > 0 ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.None;
    const item = new vscode.TreeItem(node.label, state);
    item.description = node.detail;
    item.tooltip = new vscode.MarkdownString(node.story || `${node.label}: ${node.detail}`);
    item.accessibilityInformation = { label: `${node.label}, ${node.detail}` };
    const icon = ICONS[node.kind];
    if (icon) {
      item.iconPath = new vscode.ThemeIcon(node.outdated ? 'history' : icon);
    }
    item.contextValue = node.at ? `${node.kind}:place` : node.kind;
    if (node.at) {
      // To its line: a loop ends many lines below.
      const { start } = node.at.range;
      const selection = new vscode.Range(start.line, start.character, start.line, start.character);
      item.command = { title: 'Go to Line', command: 'vscode.open', arguments: [vscode.Uri.parse(node.at.uri), { selection, preserveFocus: true }] };
    }
    return item;
  }

  /** Opens the trace of an entry. */
  async trace(node?: protocol.Node): Promise<void> {
    if (node?.at) {
      await vscode.commands.executeCommand(OPEN_TRACE, node.at.uri, node.at.range.start.line + 1);
    }
  }

  dispose(): void {
    this.view.dispose();
    this.changed.dispose();
  }
}
