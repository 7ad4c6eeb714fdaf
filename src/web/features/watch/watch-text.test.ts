import { describe, expect, it } from 'vitest';
import type { BusinessWatch } from '#shared/api/watch.ts';
import { lastScanSentence, watchSentence } from './watch-text.ts';

const now = new Date('2026-11-22T12:00:00Z');
const watch: BusinessWatch = {
  businessId: 'b1',
  domain: 'harborandpine.example',
  isOn: true,
  sendsMail: true,
  mailObstacle: null,
  rhythm: 'monthly',
  nextScanAt: '2026-12-03T12:00:00Z',
  lastScan: null,
};

describe('the words of a watch', () => {
  it.each([
    [{}, 'We check this site every month, next on Dec 3, 2026.'],
    [{ rhythm: 'weekly' as const }, 'We check this site every week, next on Dec 3, 2026.'],
    [{ nextScanAt: '2026-11-22T11:59:00Z' }, 'We check this site every month, next within the hour.'],
    [{ isOn: false, nextScanAt: null }, 'Regular checks are off. Your plan includes one every month.'],
  ])('say when it is checked next: %o', (values, sentence) => {
    expect(watchSentence({ ...watch, ...values }, now)).toBe(sentence);
  });

  it('say that a site beyond the plan’s number waits', () => {
    expect(watchSentence({ ...watch, nextScanAt: null }, now)).toContain('more sites than your plan checks');
  });

  it('say what became of the last scan', () => {
    const at = '2026-11-03T12:00:00Z';
    const words = (['open', 'done', 'failed'] as const).map((status) =>
      lastScanSentence({ lastScan: { auditId: 'a', at, status } }),
    );
    expect(words).toEqual([
      'We’re checking it now.',
      'Last check: Nov 3, 2026.',
      'We couldn’t check it on Nov 3, 2026.',
    ]);
    expect(lastScanSentence({ lastScan: null })).toBeNull();
  });
});
