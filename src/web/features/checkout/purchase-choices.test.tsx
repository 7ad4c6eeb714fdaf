import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FixItScores } from '#shared/audit/analysis.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import type { Offers } from '#shared/product/offers.ts';
import { ForAudit, PlanChoices, WithoutAudit } from './purchase-choices.tsx';

const offer = (isSold: boolean) => ({ count: isSold ? 12 : 0, sentence: isSold ? '12 photos.' : 'None.', isSold });
const offers: Offers = {
  description: { length: 0, variants: 0, questions: [] },
  qa: { count: 0 },
  headings: { count: 0 },
  posts: { count: 0 },
  replies: { count: 0 },
  passes: { 'fix-desc': [], 'fix-qa': [], 'fix-h1': [] },
  actionPack: { bundles: 0, files: 0 },
  addOns: {
    'qa-year-pack': offer(false),
    'review-reply-pack': offer(true),
    'site-tune-up-report': offer(false),
    'photo-seo-pack': offer(true),
    'competitor-snapshot': offer(false),
  },
};

const good: FixItScores = { nap: 90, qa: 90, h1: 90, reviews: 90, photos: 90, keywords: 90 };
const low: FixItScores = { nap: 10, qa: 10, h1: 10, reviews: 10, photos: 10, keywords: 10 };

const shown = (node: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

describe('the choices for an audit', () => {
  it('are the add-ons that can be made for it, with what each would hold', () => {
    const html = shown(
      <ForAudit auditId="a1" host="lantern.test" scores={low} offers={offers} owned={['review-reply-pack']} />,
    );
    expect(html).toContain('What we can make for lantern.test today.');
    expect(html).toContain('plan=photo-seo-pack&amp;audit=a1');
    expect(html).toContain('12 photos.');
    expect(html.match(/<li/g)).toHaveLength(1);
  });

  it('are none where nothing can be made or the offers are unknown', () => {
    for (const known of [undefined, { ...offers, addOns: { ...offers.addOns, 'photo-seo-pack': offer(false) } }]) {
      const html = shown(
        <ForAudit auditId="a1" host="lantern.test" scores={low} offers={known} owned={['review-reply-pack']} />,
      );
      expect(html).not.toContain('<li');
      expect(html).toContain('We can’t make anything more for lantern.test today.');
    }
  });
});

describe('the choices for an audit, by its scores', () => {
  const choices = (scores: FixItScores) =>
    shown(<ForAudit auditId="a1" host="lantern.test" scores={scores} offers={offers} owned={[]} />);

  it('are those that the report offers: a score that calls for none has none, whatever could be made', () => {
    expect(choices({ ...good, photos: 69 }).match(/plan=[a-z-]+/g)).toEqual(['plan=photo-seo-pack']);
    expect(choices(good)).not.toContain('<li');
    expect(choices(good)).toContain('No add-on would do more for lantern.test today.');
  });

  it('are none for a score that was not measured', () => {
    expect(choices({ ...good, reviews: null, photos: null })).not.toContain('<li');
  });
});

describe('the choices of plans', () => {
  it('are both ways to pay for Pro', () => {
    expect(shown(<PlanChoices plan="free" />).match(/<li/g)).toHaveLength(2);
  });

  it.each([
    ['pro', 'You have Pro already.'],
    ['agency', 'You have Agency already.'],
  ] as const)('are none for an account that has %s', (plan, sentence) => {
    const html = shown(<PlanChoices plan={plan} />);
    expect(html).toContain(sentence);
    expect(html).not.toContain('<li');
  });
});

describe('the choices without an audit', () => {
  it('say what the order checks', () => {
    const html = shown(<WithoutAudit />);
    expect(html.match(/<li/g)).toHaveLength(ADD_ONS.length);
    expect(html).toContain('We don’t sell one we can’t fill.');
  });
});
