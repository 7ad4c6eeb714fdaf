import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Offers } from '#shared/product/offers.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { NOTHING, PLENTY } from '#test/sample-offers.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { findLockedFixes } from './fix-availability.ts';
import { FixIt } from './fix-it.tsx';
import { LockedBlock, UpgradeBar } from './upgrade-bar.tsx';

const analysis = sampleAnalysis();
const { factors } = analysis;

/** The text of the panel and of what it would cost, in one line. */
function panel(
  qaScore: number | null = factors.qaUpdates.score,
  offers: Offers | null = PLENTY,
  isPro = false,
): string {
  const changed = { ...factors, qaUpdates: { ...factors.qaUpdates, score: qaScore } };
  const whole = { ...analysis, factors: changed, ...(offers !== null && { offers }) };
  return textIn(
    <>
      <FixIt auditId="audit" analysis={whole} isPro={isPro} />
      {!isPro && <LockedBlock locked={findLockedFixes(whole, isPro)} />}
    </>,
  );
}

function textIn(content: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

it('has its five parts in order', () => {
  expect(panel()).toMatch(
    /1 Description Business Description.*2 Q&A Q&A Updates.*3 H1 & Meta Website H1 and Copy.*4 Reviews Review Responses.*5 NAP NAP Consistency/,
  );
});

it('has a heading of its own below Fix-It Mode, which has the six scores', () => {
  expect(panel()).toMatch(/^ ?Five fixes /);
  expect(panel()).not.toContain('Fix-It');
});

it('shows the description that stands there, and says how to apply the new one', () => {
  expect(panel()).toContain(factors.description.currentValue ?? '-');
  expect(panel()).toMatch(/How to apply it\. .*Edit profile/);
});

it('says what is to do for questions and answers under 80 only', () => {
  expect(panel(79)).toContain('Needs improvement');
  expect(panel(80)).not.toContain('Needs improvement');
  expect(panel(null)).not.toContain('Needs improvement');
});

describe('the offer', () => {
  it('stands at the bottom with the price of Pro and, where there is room, the way to all prices', () => {
    const locked = findLockedFixes({ ...analysis, offers: PLENTY }, false);
    const words = textIn(<UpgradeBar locked={locked} />);
    expect(words).toContain('Unlock both remaining fixes + PDF/history');
    expect(words).toContain('Upgrade to Pro — $39/mo');
    expect(words).toContain('See Full Pricing');
    expect(words).toContain('Save 2 months annually');
  });

  it('names no fix where none can be written', () => {
    const words = textIn(<UpgradeBar locked={findLockedFixes({ ...analysis, offers: NOTHING }, false)} />);
    expect(words).toContain('PDF/history and the whole keyword strategy');
    expect(words).not.toContain('fix');
  });
});

describe('what is for sale', () => {
  it('is counted: as many questions and headings as can be written', () => {
    const words = panel(40, { ...PLENTY, qa: { count: 5 }, headings: { count: 1 } });
    expect(words).toContain('5 questions your customers ask');
    expect(words).toContain('One heading. It says more than yours');
    expect(words).toContain('Unlock both remaining fixes + PDF/history');
  });

  it('is only what the facts give: one fix left is one, and its gain is its own', () => {
    const words = panel(40, { ...PLENTY, qa: { count: 0 } });
    expect(words).toContain('Unlock the remaining fix + PDF/history');
    expect(words).toContain('We know too little to write questions and answers yet.');
    expect(words.match(/Upgrade to reveal/g)).toHaveLength(1);
  });

  it('is nothing where nothing can be written: no price, no lock, no gain, and the owner is asked', () => {
    for (const isPro of [false, true]) {
      const words = panel(40, NOTHING, isPro);
      expect(words).not.toMatch(/Unlock|Upgrade to reveal|points/);
      expect(words).toContain('We know too little to write a description yet.');
      expect(words).toContain('Which town do you work in?');
    }
  });

  it('is nothing where it is not known what could be written', () => {
    expect(panel(40, null)).not.toMatch(/Unlock|Upgrade to reveal/);
  });
});
