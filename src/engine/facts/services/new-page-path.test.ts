import { describe, expect, it } from 'vitest';
import { isTakenPath, newPagePath } from './new-page-path.ts';

describe('newPagePath', () => {
  it.each([
    ['a site of files', ['/about.html', '/contact.html'], '/roof-repair.html'],
    ['a site with a folder of services', ['/services/gutters', '/about'], '/services/roof-repair'],
    ['a French site with both', ['/fr/prestations/toiture.htm', '/fr/contact.htm'], '/fr/prestations/roof-repair.htm'],
    ['a site with one file among folders', ['/old.html', '/about/', '/contact/'], '/roof-repair'],
    ['a site of one page', [], '/roof-repair'],
  ])('looks like the other pages of %s', (_, paths, path) => {
    const addresses = ['/', ...paths].map((one) => `https://roofer.example${one}`);
    expect(newPagePath('roof-repair', addresses)).toBe(path);
  });
});

describe('isTakenPath', () => {
  it.each([
    '/roof-repair',
    '/roof-repair/',
    '/roof-repair.html',
    '/roof-repair.php',
    '/Roof-Repair.HTM',
    '/roof-repair/index.html',
    '//roof-repair',
  ])('finds the page at %s', (path) => {
    for (const wanted of ['/roof-repair', '/roof-repair.html'])
      expect(isTakenPath(wanted, ['https://roofer.example/', `https://roofer.example${path}`])).toBe(true);
  });

  it.each(['/roof-repairs', '/services/roof-repair', '/roof', '/roof-repair-html'])(
    'leaves %s for another page',
    (path) => {
      expect(isTakenPath('/roof-repair', [`https://roofer.example${path}`])).toBe(false);
    },
  );
});
