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
    [{}, 'This site is read again every month by itself, next on Dec 3, 2026.'],
    [{ rhythm: 'weekly' as const }, 'This site is read again every week by itself, next on Dec 3, 2026.'],
    [{ nextScanAt: '2026-11-22T11:59:00Z' }, 'This site is read again every month by itself, next within the hour.'],
    [{ isOn: false, nextScanAt: null }, 'This site is not watched. Your plan can have it read again every month.'],
  ])('say when it is read next: %o', (values, sentence) => {
    expect(watchSentence({ ...watch, ...values }, now)).toBe(sentence);
  });

  it('say that a site beyond the plan’s number waits', () => {
    expect(watchSentence({ ...watch, nextScanAt: null }, now)).toContain('more sites are switched on');
  });

  it('say what became of the last scan', () => {
    const at = '2026-11-03T12:00:00Z';
    const words = (['open', 'done', 'failed'] as const).map((status) =>
      lastScanSentence({ lastScan: { auditId: 'a', at, status } }),
    );
    expect(words).toEqual([
      'It is being read now.',
      'Last read by itself on Nov 3, 2026.',
      'On Nov 3, 2026 it could not be read.',
    ]);
    expect(lastScanSentence({ lastScan: null })).toBeNull();
  });
});
