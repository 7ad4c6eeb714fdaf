import { describe, expect, it } from 'vitest';
import {
  aBusiness,
  aBusinessNode,
  aHeading,
  aPage,
  aSilentPage,
  aSite,
  someBots,
  someEvidence,
} from '#test/builders.ts';
import { evaluate } from './evaluate.ts';
import { composeVerdict } from './verdict.ts';

const verdict = (over: Parameters<typeof someEvidence>[0]) => evaluate(someEvidence(over)).verdict;
const silent = { phones: [], testimonials: [], services: [], socialProfiles: [] };

describe('verdictOf', () => {
  it.each<[string, Parameters<typeof someEvidence>[0], string]>([
    [
      'nothing to mend',
      {},
      'Your site says what you do, where, and how to reach you. We found nothing that would raise the score further.',
    ],
    [
      'a good site with one fault',
      { home: aPage({ structured: [aBusinessNode({ address: null })] }) },
      'Your site says what you do, where, and how to reach you. What would help most: complete name and address in your structured data.',
    ],
    [
      'a heading that greets on a middling site',
      {
        home: aPage({ headings: [aHeading(1, 'Welcome')], title: 'Home', images: [], metaDescription: null }),
        business: aBusiness({ questions: [], testimonials: [] }),
      },
      'Your site says who you are and how to reach you, but its main heading says neither what you do nor where.',
    ],
    [
      'no phone',
      {
        business: aBusiness({ ...silent, napConsistent: null, sources: {} }),
        pages: [aSilentPage({ title: aPage().title, headings: aPage().headings, structured: aPage().structured })],
      },
      'Your site says what kind of business you are, but it gives no phone number.',
    ],
    [
      'kept out of search',
      { bots: someBots({ Googlebot: { pageRule: 'noindex' }, Bingbot: { pageRule: 'noindex' } }) },
      'Your home page tells search engines to leave it out of their results. Nothing else counts until that changes.',
    ],
    [
      'Google turned away',
      { bots: someBots({ Googlebot: { verdict: 'blocked', ruleSource: 'wildcard', rule: 'Disallow: /' } }) },
      'Your robots.txt turns Google away, so people cannot find you there. Open it first; everything else comes after.',
    ],
    [
      'words that need scripts',
      { site: aSite({ textWithoutScripts: false }) },
      'Your pages show their words only after scripts have run, so most AI readers see an empty page.',
    ],
  ])('%s', (_, over, expected) => expect(verdict(over)).toBe(expected));

  it('does not evaluate what was not measured', () => {
    const { factors } = evaluate(someEvidence());
    expect(composeVerdict(factors, null, [])).toBe('We could not measure enough of your site to give it a score.');
  });

  it('has words for every action it can name', () => {
    const { factors, actionPlan } = evaluate(someEvidence({ home: aPage({ images: [] }) }));
    const [item] = actionPlan;
    if (item === undefined) throw new Error('The plan should not be empty.');
    const unknown = { ...item, id: 'some.check', checkIds: ['some.check'], title: 'Do a thing' };
    expect(composeVerdict(factors, 40, [unknown])).toContain('but one thing would help most: do a thing.');
  });
});
