import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md']);

describe('the documents', () => {
  it.each(DOCUMENTS)('%s links to files that are there', (path) => {
    const targets = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const files = targets
      .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
      .map((target) => target.split('#')[0] ?? '');
    expect(files.filter((file) => !existsSync(join(dirname(path), file)))).toEqual([]);
  });
});
