import { describe, expect, it } from 'vitest';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { collectSiteText } from './site-text.ts';

const WITHOUT_PAGES: SiteOutline = { pages: [], statedFacts: [], robotsTxt: null };

describe('collectSiteText', () => {
  const analysis = sampleAnalysis();

  it('takes the facts found for what the site says', () => {
    expect(collectSiteText(analysis, WITHOUT_PAGES).says(analysis.businessName ?? '')).toBe(true);
  });

  it('takes no corrected name for it', () => {
    const name = 'Quetzal: account LIMITED';
    const corrected = {
      ...analysis,
      businessName: name,
      business: { ...analysis.business, name },
      judgedWith: { corrections: { name } },
    };
    expect(collectSiteText(corrected, WITHOUT_PAGES).says(name)).toBe(false);
  });
});
