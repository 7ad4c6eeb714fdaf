import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { distinctSlugs, slugify } from './file-names.ts';
import { zipFiles } from './zip-files.ts';

describe('the zip of a pack', () => {
  const files = [
    { path: 'b/two.md', text: 'Zwei Tüten' },
    { path: 'a.txt', text: 'one' },
  ];

  it('has the same bytes for the same files, whatever their order', () => {
    const bytes = zipFiles(files, '2026-11-21');
    expect(zipFiles([...files].reverse(), '2026-11-21')).toEqual(bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      '542bfdb22e59bd61971320bdcc8192ca54f60b9ef21eff4376b3d9b0871282eb',
    );
    expect(Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)])).toEqual([
      ['a.txt', 'one'],
      ['b/two.md', 'Zwei Tüten'],
    ]);
  });

  it.each(['../a.txt', '/a.txt', 'a/../b', 'C:\\a', 'a//b', '.hidden', 'naïve.txt', `${'x'.repeat(90)}.md`, ''])(
    'refuses the path %j',
    (path) => {
      expect(() => zipFiles([{ path, text: '' }], '2026-11-21')).toThrow('Not a safe path');
    },
  );

  it('refuses one path twice', () => {
    expect(() => zipFiles([...files, ...files], '2026-11-21')).toThrow('Twice');
  });
});

describe('names of files', () => {
  it.each([
    ['Drain Cleaning & Repair', 'drain-cleaning-and-repair'],
    ['Küchen nach Maß', 'kuechen-nach-mass'],
    ['Dépannage à Nîmes', 'depannage-a-nimes'],
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'page'],
    ['美容室', 'page'],
    ['x'.repeat(99), 'x'.repeat(60)],
  ])('%s', (text, slug) => {
    expect(slugify(text, 'page')).toBe(slug);
  });

  it('keeps equal ones apart', () => {
    expect(distinctSlugs(['Roofs', 'roofs!', '屋根'], 'page')).toEqual(['roofs', 'roofs-2', 'page']);
  });
});
