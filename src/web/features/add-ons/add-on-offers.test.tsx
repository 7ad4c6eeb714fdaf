import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FixItScores } from '#shared/audit/analysis.ts';
import type { Offers } from '#shared/product/offers.ts';
import { NOTHING, onlyAddOns, PLENTY } from '#test/sample-offers.ts';
import { AddOnOffers } from './add-on-offers.tsx';

const good: FixItScores = { nap: 90, qa: 90, h1: 90, reviews: 90, photos: 90, keywords: 90 };

function markupOf(
  scores: Partial<FixItScores>,
  owned: Parameters<typeof AddOnOffers>[0]['owned'] = [],
  offers: Offers | undefined = PLENTY,
): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AddOnOffers scores={{ ...good, ...scores }} auditId="a1" owned={owned} offers={offers} />
    </MemoryRouter>,
  );
}

function offered(...given: Parameters<typeof markupOf>): string[] {
  return [
    ...markupOf(...given).matchAll(
      /aria-label="Buy Now: ([^"]+)"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*aria-label="Buy Now: ([^"]+)"/g,
    ),
  ].map(([, label, href, otherHref, otherLabel]) => `${label ?? otherLabel} -> ${href ?? otherHref}`);
}

describe('the add-ons offered for an audit', () => {
  it('are those whose score calls for them, each leading to its order for this audit', () => {
    expect(offered({ photos: 69, qa: 60 })).toEqual(['Photo SEO Pack -> /u/upgrade?plan=photo-seo-pack&amp;audit=a1']);
  });

  it('are none where nothing was measured or everything is good', () => {
    expect(offered({})).toEqual([]);
    const unmeasured = { qa: null, h1: null, reviews: null, photos: null, keywords: null };
    expect(offered(unmeasured)).toEqual([]);
    expect(markupOf(unmeasured)).toContain('Your scores need no extra pack.');
  });

  it('are only those whose pack would hold enough, each with what it would hold', () => {
    const low = { qa: 10, h1: 10, reviews: 10, photos: 10, keywords: 10 };
    expect(offered(low, [], onlyAddOns('photo-seo-pack'))).toEqual([
      'Photo SEO Pack -> /u/upgrade?plan=photo-seo-pack&amp;audit=a1',
    ]);
    expect(markupOf(low, [], onlyAddOns('photo-seo-pack'))).toContain('9 of them.');
    expect(offered(low, [], NOTHING)).toEqual([]);
    expect(markupOf(low, [], NOTHING)).not.toContain('$');
    expect(markupOf(low, [], NOTHING)).toContain('too little to fill a pack');
    expect(markupOf(low, [], NOTHING)).toContain('href="#facts"');
  });

  it('are marked when they were bought, whatever the score, and not offered twice', () => {
    expect(offered({ photos: 10, h1: 10 }, ['photo-seo-pack', 'qa-year-pack'])).toEqual([
      'Site Tune-Up Report -> /u/upgrade?plan=site-tune-up-report&amp;audit=a1',
    ]);
    expect(markupOf({ photos: 10 }, ['photo-seo-pack', 'qa-year-pack']).match(/Yours for this audit/g)).toHaveLength(2);
  });
});
