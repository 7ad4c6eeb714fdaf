import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Analysis } from '#shared/audit/analysis.ts';
import fixture from '#test/fixtures/analyses/harbor-and-pine.json' with { type: 'json' };
import { FixIt } from './fix-it.tsx';

const analysis = Analysis.parse(fixture);
const { factors } = analysis;

/** What is read of the panel, in one line. */
function panel(qaScore: number | null = factors.qaUpdates.score): string {
  const changed = { ...factors, qaUpdates: { ...factors.qaUpdates, score: qaScore } };
  return renderToStaticMarkup(
    <MemoryRouter>
      <FixIt auditId="audit" analysis={{ ...analysis, factors: changed }} isPro={false} grantedAddOns={[]} />
    </MemoryRouter>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

it('has its three fixes in order, then reviews and name, address and phone', () => {
  expect(panel()).toMatch(
    /1 Business Description .*2 Q&A Updates .*3 Website H1 and Copy .*Review Responses .*NAP Consistency /,
  );
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
