import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of a document that names a file: the whole new file, or (`diff`) lines to put in the place of others. */
export interface DocumentChange {
  readonly path: string;
  readonly language: string;
  readonly text: string;
}

const BLOCK = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm;

/** The changes that a document shows, in its order: every fenced block with a path after its language. */
export function readDocumentChanges(markdown: string): DocumentChange[] {
  return [...markdown.matchAll(BLOCK)].map(([, language = '', path = '', text = '']) => ({ language, path, text }));
}

/**
 * Makes a change in the tree at `root`.
 * @throws when the lines that a `diff` replaces are not in its file exactly once, or a new file is there already.
 */
export function applyDocumentChange(root: string, change: DocumentChange): void {
  const path = join(root, change.path);
  if (change.language !== 'diff') {
    if (existsSync(path)) throw new Error(`${change.path} is there already.`);
    writeFileSync(path, change.text);
    return;
  }
  writeFileSync(path, applyDiff(readFileSync(path, 'utf8'), change));
}

/** The file with the block's `-` and unmarked lines replaced by its `+` and unmarked lines. */
export function applyDiff(file: string, { path, text }: Pick<DocumentChange, 'path' | 'text'>): string {
  const lines = text.split('\n').slice(0, -1);
  const without = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [] : [`${line.slice(1)}\n`])).join('');
  const found = `\n${file}`.split(`\n${without('+')}`);
  if (found.length !== 2) throw new Error(`${path} has these lines ${found.length - 1} times, not once:\n${text}`);
  return found.join(`\n${without('-')}`).slice(1);
}
