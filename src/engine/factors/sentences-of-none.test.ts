import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NONE } from '#test/sentences-of-none.ts';

/** The source of a factor without the headline clauses that are marked as only true of a failed check. */
function withoutHeldWeaknesses(text: string): string {
  return text.replace(/weakness: \{\s*text: '[^']*',\s*onlyWhenFailed: true,?\s*\}/g, '');
}

/** Sentences with "no" or "none" that do not mean "we looked and found none of yours", each with the reason. */
const OTHER_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /main heading|has no title|has no headings|has no description|starts without a sentence|no main heading/,
    'one element of the page’s code, read whole',
  ],
  [/structured data|lacks|FAQ markup/, 'structured data, which is read whole or named as broken'],
  [/robots\.txt|sitemap|llms\.txt|canonical|no other page/, 'files that were asked for'],
  [/your trade|your hours|about the cost|about where you work|how soon/, 'what answered questions are about'],
  [/no dates|No review|no town or area|no profile|carry no/, 'already not measured, or about one text that is quoted'],
  [
    /not see|nothing that would|page of its own|no page about|no single services|no title or heading/,
    'pages for services, by the resolver of the services',
  ],
];

describe('every sentence of "none" in the factors', () => {
  const folder = import.meta.dirname;
  // Based on files of the owner or of a profile, whose content is complete.
  const notOfPages = /^(?:answer-presence|ai-referrals|link-authority|collected-judgement|review-responses)/;
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !notOfPages.test(name),
  );
  const sentences = files.flatMap((name) =>
    [
      ...withoutHeldWeaknesses(readFileSync(join(folder, name), 'utf8')).matchAll(
        /['`]([^'`\n]*(?:found no |found neither|[Tt]here is no |links to no |gives no |has no |names no |but no |neither phone)[^'`\n]*)['`]/g,
      ),
    ].map(([, text = '']) => `${name}: ${text}`),
  );

  it('finds them', () => {
    expect(sentences.length).toBeGreaterThan(20);
  });

  it.each(sentences)('is tested on unreadable sites, or is of another kind: %s', (sentence) => {
    const text = sentence.slice(sentence.indexOf(': ') + 2);
    const known = [
      ...Object.values(NONE).map(({ says }) => says),
      'Your home page shows your phone number, but no address or area.',
      'Your home page shows your address or area, but no phone number.',
      'Your home page shows neither phone nor address.',
      '. We found no address.',
      'There is no photo on $',
      'Your site links to no review listing and no social profile.',
    ];
    const isHeld = known.some((one) => text.includes(one));
    expect(isHeld || OTHER_SENTENCES.some(([pattern]) => pattern.test(text)), text).toBe(true);
  });
});

describe('every sentence of "none" outside of the factors', () => {
  const src = join(import.meta.dirname, '../..');
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|typ)$/.test(path) && !/\.test\.|engine[\\/]factors|engine[\\/]owner-files/.test(path))
    .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const);

  it('never reports a page, photo or fact as missing where it may only be unread', () => {
    const NONE =
      /found no (?:photo|phone|address|hours|description|main heading|review|service|question|profile)|page has no main heading|Not found on the site|name not found/i;
    expect(texts.filter(([, text]) => NONE.test(text)).map(([path]) => path)).toEqual([]);
  });
});
