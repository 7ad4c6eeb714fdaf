import { describe, expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { getPageLines } from '../pages/page-lines.ts';
import type { PagePurpose } from '../pages/page-purpose.ts';
import { findLineParty } from './third-party-mentions.ts';

/** The owner of the line with `#`. */
function ownerIn(html: string, purpose: PagePurpose): string {
  const [lines = []] = getPageLines(createHtmlContext({ '/': html })).values();
  const at = lines.findIndex((line) => line.text.includes('#'));
  return findLineParty(lines, at, at, purpose);
}

describe('the owner of a line with a number', () => {
  test.each([
    ['<footer>Call us # today</footer>', 'home', 'business'],
    ['<footer>Website by Pixel Forge #</footer>', 'home', 'maker'],
    ['<footer>Designed and developed by Pixel Forge #</footer>', 'home', 'maker'],
    ['<footer><p>Webdesign</p><p>Pixelwerk #</p></footer>', 'home', 'maker'],
    ['<footer>Realizzato da Pixel #</footer>', 'home', 'maker'],
    ['<footer>Site réalisé par Pixel #</footer>', 'home', 'maker'],
    ['<footer>Projekt strony: Pixel #</footer>', 'home', 'maker'],
    ['<footer>Built in 1924, call #</footer>', 'home', 'business'],
    ['<h2>Our partners</h2><p>Lake Inn #</p>', 'other', 'others'],
    ['<h2>Angaben gemäß § 5 DDG</h2><p>Jan Beyer #</p>', 'imprint', 'business'],
    ['<h2>Zuständige Kammer</h2><p>Gartenstraße #</p>', 'imprint', 'others'],
    ['<p>Hosting: Webparc GmbH, Hafenweg #</p>', 'imprint', 'others'],
    ["<h2>L'hébergeur</h2><p>Webparc SAS, 2 rue Keller #</p>", 'imprint', 'others'],
    ["<p>L'hébergement et l'édition du site sont assurés par l'éditeur, 2 rue Keller #</p>", 'imprint', 'unknown'],
    ['<p>Verantwortlicher:</p><p>Jan Beyer</p><p>Lindenweg #</p>', 'privacy', 'business'],
    ['<p>Information Commissioner, Water Lane #</p>', 'privacy', 'others'],
    ['<p>Some text #</p>', 'privacy', 'unknown'],
    ['<p>Ärztlicher Notdienst: #</p>', 'home', 'others'],
    ['<h3>Permit Office</h3><p>Phone: #</p>', 'services', 'others'],
    ['<h3>Permit Office</h3><p>Phone: #</p>', 'contact', 'business'],
  ] as const)('%s on a page for %s: %s', (html, purpose, expected) => {
    expect(ownerIn(html, purpose)).toBe(expected);
  });
});
