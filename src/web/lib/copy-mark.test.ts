import { describe, expect, it } from 'vitest';
import { copiedResetMs, noCopyMark, readCopyMark } from './copy-mark.ts';

describe('readCopyMark', () => {
  it('shows the mark until its time is over, and again at the next copy', () => {
    expect(copiedResetMs).toBe(2_000);
    const copied = readCopyMark(noCopyMark, 'copied');
    expect(copied).toEqual({ isShown: true, copies: 1 });
    const again = readCopyMark(copied, 'copied');
    expect(again).toEqual({ isShown: true, copies: 2 });
    expect(readCopyMark(again, 'time-over')).toEqual({ isShown: false, copies: 2 });
  });
});
