import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '#shared/audit/analysis.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { renderScreen } from '#test/screens.tsx';
import { Report } from './report.tsx';

const analysis = sampleAnalysis();
const step = findNextStep(analysis);

interface Shown {
  readonly path?: string;
  readonly analysis?: Analysis;
  readonly doneSteps?: ReadonlySet<string>;
  readonly isFreeTextCopied?: boolean;
  readonly hasOffer?: boolean;
}

function renderReport({ path = '/audit?id=a1', isFreeTextCopied = false, hasOffer = true, ...given }: Shown = {}) {
  return renderScreen(
    <Report
      analysis={given.analysis ?? analysis}
      notice={null}
      headingRef={null}
      isFreeTextCopied={isFreeTextCopied}
      {...(given.doneSteps !== undefined && { doneSteps: given.doneSteps })}
      slots={{
        share: <button type="button">Share</button>,
        ...(hasOffer && { offerBar: <aside aria-label="Upgrade to Pro">Pro</aside> }),
        tabs: { fixes: <p id="fixit">Texts</p>, proof: <p id="factors">Factors</p>, business: <p id="facts">Facts</p> },
      }}
    />,
    [],
    path,
  );
}
const tabLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Report' })).getByRole('link', { name });
const currentTab = () => screen.getByRole('link', { current: 'page' }).textContent;
const inPage = () => [...document.querySelectorAll('.report-tab')].map(({ id }) => id);
const shown = () => [...document.querySelectorAll('.report-tab:not([hidden])')].map(({ id }) => id);

describe('the tabs', () => {
  it('begin with the result; another is in the page once it was opened, and stays', async () => {
    const { user, router } = renderReport();
    expect([currentTab(), inPage(), shown()]).toEqual(['Result', ['tab-result'], ['tab-result']]);
    await user.click(tabLink('Proof'));
    await waitFor(() => expect(shown()).toEqual(['tab-proof']));
    expect([currentTab(), inPage()]).toEqual(['Proof', ['tab-result', 'tab-proof']]);
    expect([router.state.location.search, router.state.location.hash]).toEqual(['?id=a1', '#proof']);
    await user.click(tabLink('Result'));
    await waitFor(() => expect(shown()).toEqual(['tab-result']));
    expect(inPage()).toEqual(['tab-result', 'tab-proof']);
  });

  it.each([
    ['#fixes', 'Fixes'],
    ['#fixit', 'Fixes'],
    ['#factors', 'Proof'],
    ['#facts', 'Your business'],
    ['#no-such-place', 'Result'],
  ])('%s opens %s, and no other', (hash, name) => {
    renderReport({ path: `/audit?id=a1${hash}` });
    expect(currentTab()).toBe(name);
    expect(inPage()).toHaveLength(1);
  });

  it('are all on paper, and again those opened afterwards', async () => {
    renderReport();
    dispatchEvent(new Event('beforeprint'));
    expect(shown()).toEqual(['tab-result', 'tab-fixes', 'tab-proof', 'tab-business']);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(shown()).toEqual(['tab-result']));
  });
});

describe('the bar at the bottom', () => {
  const bar = () => screen.getByRole('complementary').getAttribute('aria-label');

  it('names the step, of the card and of the first row of the plan', () => {
    if (step === null) throw new Error('The sample has no step.');
    renderReport({ path: '/audit#proof' });
    const { title } = step.action;
    within(screen.getByRole('complementary', { name: 'Next best step' })).getByText(title);
    expect(bar()).toBe('Next best step');
  });

  it('names the step after those that the owner has done, and so does the card; the headline names none of them', () => {
    const [first, second] = analysis.actionPlan;
    if (first === undefined || second === undefined) throw new Error('The plan of the sample is too short.');
    const verdict = `Your site is easy to find. Next: ${first.title}.`;
    renderReport({ hasOffer: false, analysis: { ...analysis, verdict }, doneSteps: new Set([first.id]) });
    within(screen.getByRole('complementary', { name: 'Next best step' })).getByText(second.title);
    screen.getByText('Your site is easy to find.');
    within(screen.getByRole('region', { name: 'Next best step' })).getByText(second.title);
    const row = screen.getByRole('checkbox', { name: new RegExp(second.title) }).closest('li');
    if (row === null) throw new Error('The plan has no row of the step.');
    within(row).getByText('Next best step');
  });

  it('of the result offers Pro once the plan was seen', () => {
    // Without a layout the plan is in view at once.
    renderReport();
    expect(bar()).toBe('Upgrade to Pro');
  });

  it('of the result is the step for Pro', () => {
    renderReport({ hasOffer: false });
    expect(bar()).toBe('Next best step');
  });

  it('of the texts offers Pro once the free one was copied', () => {
    renderReport({ path: '/audit#fixes', isFreeTextCopied: true });
    expect(bar()).toBe('Upgrade to Pro');
  });

  it('is none where everything is done', () => {
    renderReport({ path: '/audit#proof', analysis: { ...analysis, actionPlan: [] } });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
