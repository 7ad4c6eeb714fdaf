import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyDiff, readDocumentChanges } from './document-changes.ts';

const CHANGES = readDocumentChanges(readFileSync('docs/adding-a-factor.md', 'utf8'));

describe('a diff in a document', () => {
  const file = 'one\ntwo\nthree\n';

  it.each([
    ['adds a line before another', '+new\n two\n', 'one\nnew\ntwo\nthree\n'],
    ['replaces a line', '-one\n+1\n', '1\ntwo\nthree\n'],
    ['leaves a line out', ' one\n-two\n', 'one\nthree\n'],
  ])('%s', (_, text, changed) => expect(applyDiff(file, { path: 'a.ts', text })).toBe(changed));

  it.each([
    ['is not there', '-wo\n+new\n', 'has these lines 0 times'],
    ['is there twice', '-one\n+new\n', 'has these lines 2 times'],
  ])('is refused where the line %s', (_, text, message) => {
    expect(() => applyDiff(`${file}one\n`, { path: 'a.ts', text })).toThrow(message);
  });
});

describe('docs/adding-a-factor.md', () => {
  it('changes two files for its check, and four for its factor', () => {
    const paths = [...new Set(CHANGES.map(({ path }) => path))];
    expect(paths).toEqual([
      'src/engine/factors/website-h1.ts',
      'src/engine/factors/website-h1.test.ts',
      'src/shared/audit/factor-keys.ts',
      'src/engine/factors/page-addresses.ts',
      'src/engine/factors/page-addresses.test.ts',
    ]);
  });

  // Cheap, so that whoever changes one of these lines hears of the page before the slow trial does.
  it('fits the files as they are', () => {
    const files = new Map<string, string>();
    for (const change of CHANGES.filter(({ language }) => language === 'diff')) {
      files.set(change.path, applyDiff(files.get(change.path) ?? readFileSync(change.path, 'utf8'), change));
    }
    expect(files.size).toBe(3);
  });
});
