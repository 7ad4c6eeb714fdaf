import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AuditTimes, getAuditTimesEndpoint } from '#shared/api/audit-times.ts';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { answer, rejectWith, renderScreen } from '#test/screens.tsx';
import { HeroBadges } from './hero-badges.tsx';
import { WhatWeMeasure } from './what-we-measure.tsx';

const MEASURED: AuditTimes = { medianMs: 3800, p95Ms: 9200, count: 1037, days: 30 };

const timesOf = (measured: AuditTimes | null) => answer(getAuditTimesEndpoint, { measured });
const lead = () => screen.getByText(/factors, two groups/).textContent;

describe('the figures of the landing page', () => {
  it('are the checks that an audit makes, under the form and above the factors', async () => {
    renderScreen(
      <>
        <HeroBadges />
        <WhatWeMeasure />
      </>,
      [timesOf(null)],
    );
    // `test/landing-figures.test.ts` counts the same in whole audits.
    expect(CHECK_COUNT).toBeGreaterThan(60);
    screen.getByText(`${CHECK_COUNT} checks in fourteen factors`);
    expect(lead()).toMatch(new RegExp(`^${CHECK_COUNT} checks, fourteen factors, two groups\\.`));
  });

  it('are the time that audits took on this server, with its sample', async () => {
    renderScreen(<WhatWeMeasure />, [timesOf(MEASURED)]);
    await screen.findByText(
      'An audit takes 4 seconds. That is the median of 1,037 audits in 30 days. 19 of 20 took up to 9 seconds.',
    );
  });

  it.each([
    ['too few have finished', timesOf(null)],
    ['nobody can say', rejectWith(getAuditTimesEndpoint, 'internal-error', 'Our fault.')],
  ])('say no time where %s', async (_, answered) => {
    const { requests, queryClient } = renderScreen(<WhatWeMeasure />, [answered]);
    await waitFor(() => {
      expect(requests).not.toEqual([]);
      expect(queryClient.isFetching()).toBe(0);
    });
    expect(lead()).not.toMatch(/takes|seconds|median/);
  });
});
