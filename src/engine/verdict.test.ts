import { describe, expect, it } from 'vitest';
import type { ActionPlanItem } from '#shared/audit/analysis.ts';
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

const USUAL = new Set(evaluate(someEvidence()).actionPlan.map(({ id }) => id));
/** The headline for a change of the good site, whose own plan `evaluate.test.ts` keeps empty. */
function verdict(over: Parameters<typeof someEvidence>[0]): string {
  const { factors, overallScore, actionPlan } = evaluate(someEvidence(over));
  return composeVerdict(
    factors,
    overallScore,
    actionPlan.filter(({ id }) => !USUAL.has(id)),
  );
}
const silent = { phones: [], testimonials: [], services: [], socialProfiles: [] };

describe('verdictOf', () => {
  it.each<[string, Parameters<typeof someEvidence>[0], string]>([
    [
      'nothing to mend',
      {},
      'Your site says what you do, where, and how to reach you. We found nothing else to improve.',
    ],
    [
      'a good site with one fault',
      { home: aPage({ structured: [aBusinessNode({ address: null })] }) },
      'Your site says what you do, where, and how to reach you. Next: Complete name and address in your structured data.',
    ],
    [
      'a heading that greets on a middling site',
      {
        home: aPage({ headings: [aHeading(1, 'Welcome')], title: 'Home', images: [], metaDescription: null }),
        business: aBusiness({ questions: [], testimonials: [] }),
      },
      'Your site says who you are and how to reach you, but its main heading says neither what you do nor where. Say what you do and where in your main heading.',
    ],
    [
      'no phone',
      {
        business: aBusiness({ ...silent, napConsistent: null, sources: {} }),
        pages: [aSilentPage({ title: aPage().title, headings: aPage().headings, structured: aPage().structured })],
      },
      'Your site says what kind of business you are, but it shows no phone number. Put a tap-to-call phone number at the top of every page.',
    ],
    [
      'kept out of search',
      { bots: someBots({ Googlebot: { pageRule: 'noindex' }, Bingbot: { pageRule: 'noindex' } }) },
      'Your home page tells Google not to list it. Remove “noindex” from your home page.',
    ],
    [
      'Google turned away',
      { bots: someBots({ Googlebot: { verdict: 'blocked', ruleSource: 'wildcard', rule: 'Disallow: /' } }) },
      'Your robots.txt blocks Google, so people can’t find you there. Unblock search engines and AI tools in robots.txt.',
    ],
    [
      'words that need scripts',
      { site: aSite({ textWithoutScripts: false }) },
      'Most AI tools may see an empty page. Your text needs JavaScript. Make your text show without JavaScript.',
    ],
  ])('%s', (_, over, expected) => expect(verdict(over)).toBe(expected));

  it('is part of the evaluation', () => {
    const {
      factors,
      overallScore,
      actionPlan,
      verdict: headline,
    } = evaluate(someEvidence({ home: aPage({ images: [] }) }));
    expect(headline).toBe(composeVerdict(factors, overallScore, actionPlan));
  });

  it('does not evaluate what was not measured', () => {
    const { factors } = evaluate(someEvidence());
    expect(composeVerdict(factors, null, [])).toBe('We couldn’t measure enough of your site to score it.');
  });

  it('says why there is no score where the kind of business is unknown: most checks need it', () => {
    const { factors } = evaluate(someEvidence());
    const unclear = structuredClone(factors);
    for (const check of unclear.businessCategory.checks) check.status = 'notMeasured';
    const said = 'We couldn’t tell what kind of business you are, so there’s no score yet.';
    expect(composeVerdict(unclear, null, [])).toBe(said);
  });

  it('names any step', () => {
    const { factors, actionPlan } = evaluate(someEvidence({ home: aPage({ images: [] }) }));
    const [item] = actionPlan;
    if (item === undefined) throw new Error('The plan should not be empty.');
    const unknown: ActionPlanItem = { ...item, id: 'some.check', checkIds: ['some.check'], title: 'Do a thing' };
    const said = composeVerdict(factors, 40, [unknown]);
    expect(said).toContain('. Next: Do a thing.');
  });
});
