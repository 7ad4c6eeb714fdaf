import { describe, expect, it } from 'vitest';
import { DEFAULT_FLAG_PERCENTS, getBucket, isInRollout } from '#shared/product/flags.ts';
import { readPercents } from './flags.ts';

describe('flag percentages', () => {
  it('are the server’s over the compiled-in ones', () => {
    expect(readPercents({ flags: { NEW_NAVIGATION: 0, NEW_REPORT_UX: 25 } })).toEqual({
      ...DEFAULT_FLAG_PERCENTS,
      NEW_NAVIGATION: 0,
      NEW_REPORT_UX: 25,
    });
  });

  it.each([null, 'no', [], {}, { flags: null }, { flags: { NEW_NAVIGATION: 101, AUDIT_V2: -1, NEW_HOMEPAGE: '5' } }])(
    'are the compiled-in ones for %j',
    (answer) => expect(readPercents(answer)).toEqual(DEFAULT_FLAG_PERCENTS),
  );

  it('have everybody at 100, nobody at 0, and about their share in between', () => {
    const ids = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
    const share = (percent: number) => ids.filter((id) => isInRollout(percent, getBucket(id))).length / ids.length;
    expect(share(100)).toBe(1);
    expect(share(0)).toBe(0);
    expect(share(25)).toBeGreaterThan(0.22);
    expect(share(25)).toBeLessThan(0.28);
  });
});
