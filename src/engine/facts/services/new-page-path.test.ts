import { describe, expect, it } from 'vitest';
import { newPagePath } from './new-page-path.ts';

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
