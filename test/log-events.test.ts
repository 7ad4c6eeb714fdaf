import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CALL = /\blog(?:\??\.(?:debug|info|warn|error)|\[[^\]]+\])\(\s*'([^']+)'/g;

it('explains every event of the log in docs/debugging.md, and none that is not there', () => {
  const sources = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const events = new Set(
    sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(CALL)].map(([, event = '']) => event)),
  );
  const document = readFileSync('docs/debugging.md', 'utf8');
  const rows = document.slice(document.indexOf('| Event |')).split('\n').slice(2);
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, event = '']) => event),
  );
  expect(explained.toSorted()).toEqual([...events].toSorted());
});
