import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md']);
/** A dated decision and the changelog keep the names of their day; the texts of checks quote customers' files. */
const OF_TODAY = DOCUMENTS.filter((path) => !/^(?:CHANGELOG|docs\/(?:decisions\/|checks))/.test(path));
const FILES = globSync(['*.*', '.ci/*', '{bench,docs,scripts,src,test}/**'], {
  exclude: (path) => path.endsWith('node_modules'),
});
const ENDS = new Set(FILES.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What a document names in code style and what is a path of this repository: `score.ts`, `engine/verify`, `test/builders.ts`. */
const PATH =
  /`((?:(?:src|test|scripts|docs|bench|engine|services|shared|providers|store|http|web|report)\/)[\w./-]*|[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|md))`/g;

describe('the documents', () => {
  it.each(DOCUMENTS)('%s links to files that are there', (path) => {
    const targets = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const files = targets
      .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
      .map((target) => target.split('#')[0] ?? '');
    expect(files.filter((file) => !existsSync(join(dirname(path), file)))).toEqual([]);
  });

  it.each(OF_TODAY)('%s names files and commands that are there', (path) => {
    const text = readFileSync(path, 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, named = '']) => named.replace(/\/$/, ''));
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(paths.filter((named) => !ENDS.has(named))).toEqual([]);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
