import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Keyword, KeywordRequest, KeywordStrategy } from '#shared/api/keywords.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { KeywordResult } from './keyword-result.tsx';

const keyword = (text: string): Keyword => ({
  keyword: text,
  rationale: 'Customers say it.',
  intent_stage: 'Transactional',
  priority_score: 4,
  suggested_gbp_placements: ['Services'],
  suggested_on_site_targets: ['Title'],
  example_post_prompt: `Write about ${text}.`,
  geo_modifiers: ['Duluth'],
});
const strategyOf = (over: Partial<KeywordStrategy> = {}): KeywordStrategy => ({
  business: { name: 'Harbor & Pine' },
  clusters: [
    { cluster_label: 'Repair', keywords: ['one', 'two', 'three', 'four'].map((word) => keyword(`pipe ${word}`)) },
  ],
  ...over,
});

function markupOf(strategy: KeywordStrategy, isPro: boolean): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <KeywordResult answered={{ request, strategy }} isPro={isPro} auditId="a1" headingLevel={2} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const labels = (markup: string) => [...markup.matchAll(/aria-label="(Select [^"]+)"/g)].map(([, label]) => label);

const request: KeywordRequest = {
  business_name: 'Harbor & Pine',
  primary_category: 'Plumber',
  location: { city: 'Duluth', state: 'MN' },
};

describe('a strategy', () => {
  it('is for Pro a table to search, filter, choose from, copy of and add to the report', () => {
    const markup = markupOf(strategyOf(), true);
    for (const label of ['Search', 'Intent', 'Priority', 'Placement']) expect(markup).toMatch(new RegExp(`>${label}<`));
    expect(labels(markup)).toEqual(expect.arrayContaining(['Select all shown', 'Select pipe one']));
    for (const act of ['Copy prompt', 'Add to Report', 'Export CSV']) expect(markup).toContain(act);
    expect(markup).not.toContain('part of Pro');
  });

  it('without a trade or a town is only the question', () => {
    const markup = markupOf(strategyOf({ clusters: [], questions: ['Which town do you work in?'] }), true);
    expect(markup).toContain('Which town do you work in?');
    for (const absent of ['<table', 'Export CSV', 'No volume data']) expect(markup).not.toContain(absent);
  });

  it('is for Free four rows and masked ones, and every tool is part of Pro', () => {
    const markup = markupOf(strategyOf({ locked: { count: 21, code: 'plan-required' } }), false);
    expect(markup).toContain('25 keywords for Harbor &amp; Pine');
    expect([...markup.matchAll(/<th scope="row"/g)]).toHaveLength(4);
    expect(markup).toMatch(/<ul aria-hidden="true" data-masked-rows/);
    for (const tool of ['Search', 'Filtering', 'Selection', 'Copying post prompts', 'Adding to the report']) {
      expect(markup).toMatch(new RegExp(`${tool}<span class="sr-only">: part of Pro`));
    }
    expect(labels(markup)).toEqual([]);
    expect(markup).not.toContain('Copy prompt');
    expect(markup).not.toContain('Write about');
  });
});
