import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addKeywordsToReportEndpoint,
  generateKeywordsEndpoint,
  getReportKeywordsEndpoint,
  type Keyword,
  type KeywordStrategy,
} from '#shared/api/keywords.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { answer, type EndpointAnswer, listChanges, rejectWith, renderScreen } from '#test/screens.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { makePrefill } from './keyword-draft.ts';
import { KeywordSection } from './keyword-section.tsx';

function keyword(text: string, priority: number, part: Partial<Keyword> = {}): Keyword {
  return {
    keyword: text,
    rationale: 'The site names it, and no page is about it.',
    intent_stage: 'Transactional',
    priority_score: priority,
    suggested_gbp_placements: ['Services', 'Posts'],
    suggested_on_site_targets: ['Service page'],
    example_post_prompt: `Write a post about ${text}.`,
    geo_modifiers: ['Duluth'],
    ...part,
  };
}

const whole: KeywordStrategy = {
  business: { name: 'Harbor & Pine Plumbing' },
  clusters: [
    {
      cluster_label: 'Frozen pipes',
      keywords: [
        keyword('plumber open now', 4, { intent_stage: 'Local Intent', suggested_on_site_targets: ['FAQ'] }),
        keyword('frozen pipe repair duluth', 5),
      ],
    },
    {
      cluster_label: 'Water heaters',
      keywords: [
        keyword('water heater replacement cost', 4, { intent_stage: 'Commercial Investigation' }),
        keyword('=cmd', 1),
        keyword('water heater installation', 3),
      ],
    },
  ],
};
const preview: KeywordStrategy = {
  ...whole,
  clusters: whole.clusters.map((cluster) => ({ ...cluster, keywords: cluster.keywords.slice(0, 2) })),
  locked: { count: 31, code: 'plan-required' },
};
const event = answer(recordPageEventEndpoint, { success: true });
const none = answer(getReportKeywordsEndpoint, { keywords: [] });

beforeEach(() => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  return () => scroll.mockRestore();
});

function Toast() {
  return <p role="log">{useToast()?.title}</p>;
}

function renderKeywords(
  answers: readonly EndpointAnswer[],
  { isPro = false, hasAudit = true }: { readonly isPro?: boolean; readonly hasAudit?: boolean } = {},
) {
  const saved = hasAudit ? { auditId: 'a1', analysis: sampleAnalysis() } : null;
  const rendered = renderScreen(
    <>
      <KeywordSection prefill={makePrefill(saved)} isPro={isPro} />
      <Toast />
    </>,
    [...answers, none, event],
  );
  const generate = () => rendered.user.click(screen.getByRole('button', { name: /^Generate Keyword Strategy/ }));
  return { ...rendered, generate };
}
const shownKeywords = () =>
  screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('.font-display')?.textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the form', () => {
  it('is filled in from the audit', () => {
    renderKeywords([]);
    screen.getByText(/From your audit\./);
    expect([field('Business name').value, field('City or area').value]).toEqual(['Harbor & Pine Plumbing', 'Duluth']);
  });

  it('has without an audit only an example of a place, and asks for the name', async () => {
    const { generate, requests } = renderKeywords([], { hasAudit: false });
    expect([field('City or area').value, field('State').value]).toEqual(['Detroit-area', 'Michigan']);
    screen.getByText(/Only an example/);
    await generate();
    screen.getByText('Type the name of your business.');
    expect(document.activeElement).toBe(field('Business name'));
    expect(requests).toEqual([]);
  });

  it('says that the generation failed, and tries again on a press', async () => {
    const words = 'Too many strategies in an hour.';
    const { generate, user } = renderKeywords([
      rejectWith(generateKeywordsEndpoint, 'too-many-requests', words),
      answer(generateKeywordsEndpoint, preview),
    ]);
    await generate();
    await screen.findByRole('heading', { name: 'Generation Failed' });
    screen.getByText(words);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText(/^35 keywords for/);
  });
});

describe('a strategy for Free', () => {
  it('is four keywords, bars without text for the rest, and the plan of each tool', async () => {
    const { generate, user, requests } = renderKeywords([answer(generateKeywordsEndpoint, preview)]);
    await generate();
    await screen.findByText('35 keywords for Harbor & Pine Plumbing');
    expect(listChanges(requests)[0]?.body).toMatchObject({
      business_name: 'Harbor & Pine Plumbing',
      primary_category: 'Plumber',
      location: { city: 'Duluth' },
      website_url: 'https://harborandpine.example/',
    });
    expect(shownKeywords()).toHaveLength(4);
    expect(document.querySelector('[data-masked-rows]')?.textContent).toBe('');
    screen.getByText('31 more keywords');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Copying post prompts/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Copying post prompts comes with Pro' }));
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/pricing?source=keywords');
    expect(listChanges(requests).at(-1)?.body).toMatchObject({ name: 'upgrade_view' });
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('link', { name: 'Upgrade to see all' }).getAttribute('href')).toBe(
      '/pricing?source=keywords',
    );
  });
});

describe('a strategy for Pro', () => {
  const shown = async () => {
    const rendered = renderKeywords(
      [
        answer(generateKeywordsEndpoint, whole),
        rejectWith(addKeywordsToReportEndpoint, 'overloaded', 'The keywords could not be added just now.'),
      ],
      { isPro: true },
    );
    await rendered.generate();
    await screen.findByText(/^5 keywords for/);
    return rendered;
  };

  it('is searched and filtered, the most urgent first', async () => {
    const { user } = await shown();
    expect(shownKeywords()).toEqual([
      'frozen pipe repair duluth',
      'water heater replacement cost',
      'plumber open now',
      'water heater installation',
      '=cmd',
    ]);
    await user.type(field('Search'), 'WATER');
    expect(shownKeywords()).toEqual(['water heater replacement cost', 'water heater installation', '=cmd']);
    await user.selectOptions(field('Intent'), 'Local Intent');
    screen.getByText('No keywords match your current filters');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.selectOptions(field('Placement'), 'FAQ');
    expect(shownKeywords()).toEqual(['plumber open now']);
    await user.selectOptions(field('Placement'), 'All');
    await user.selectOptions(field('Priority'), '4');
    expect(shownKeywords()).toHaveLength(2);
  });

  it('is copied, chosen from and added to the report; a refusal is told', async () => {
    const { user, requests } = await shown();
    const toast = () => screen.getByRole('log').textContent;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(toast()).toBe('No keywords selected');
    await user.click(screen.getByRole('button', { name: /^Copy prompt ?: plumber open now/ }));
    expect(await navigator.clipboard.readText()).toBe('Write a post about plumber open now.');
    for (const name of ['Select frozen pipe repair duluth', 'Select =cmd']) {
      const [box] = screen.getAllByRole('checkbox', { name });
      if (box === undefined) throw new Error(`There is no box ${name}.`);
      await user.click(box);
    }
    screen.getByText('2 selected');
    await user.click(screen.getByRole('button', { name: /^Add to Report/ }));
    await waitFor(() => expect(toast()).not.toBe('No keywords selected'));
    expect(listChanges(requests).at(-1)).toMatchObject({
      url: '/api/audits/a1/keywords',
      body: { keywords: [{ keyword: 'frozen pipe repair duluth' }, { keyword: '=cmd' }] },
    });
  });
});
