import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getAuditTimesEndpoint } from '#shared/api/audit-times.ts';
import { usualTimeSentence } from '#shared/product/describe-audit-times.ts';
import { answer, rejectWith, renderScreen } from '#test/screens.tsx';
import { initialProgress } from './progress-state.ts';
import { RunningAudit } from './running-audit.tsx';

const running = (
  <RunningAudit host="harbor.example" progress={initialProgress} connection="open" headingRef={{ current: null }} />
);

describe('the page of a running audit', () => {
  it('says how long audits usually take here, and of how many that is the median', async () => {
    const measured = { medianMs: 3800, p95Ms: 9200, count: 37, days: 30 };
    renderScreen(running, [answer(getAuditTimesEndpoint, { measured })]);
    await screen.findByText(
      /Usually done in 4 seconds\. That is the median of 37 audits in 30 days\. 19 of 20 took up to 9 seconds\.$/,
    );
    screen.getByRole('heading', { level: 1, name: 'Reading harbor.example' });
  });

  it.each([
    ['too few have finished', answer(getAuditTimesEndpoint, { measured: null })],
    ['nobody can say', rejectWith(getAuditTimesEndpoint, 'internal-error', 'Our fault.')],
  ])('names its own test site where %s, and claims nothing of other audits', async (_, answered) => {
    renderScreen(running, [answered]);
    const told = await screen.findByText((text) => text.endsWith(usualTimeSentence(null)));
    expect(told.textContent).not.toMatch(/[Uu]sually|median/);
  });

  it('says nothing of the time before it is known', () => {
    renderScreen(running, [answer(getAuditTimesEndpoint, { measured: null })]);
    expect(document.body.textContent).not.toMatch(/Usually done|test site/);
  });
});
