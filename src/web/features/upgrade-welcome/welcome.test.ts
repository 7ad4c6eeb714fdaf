import { describe, expect, it } from 'vitest';
import { noWelcome, readWelcome, rescanSentence, type Welcome, welcomeStageMs, welcomeTimes } from './welcome.ts';

const open: Welcome = { stage: 'open', isBannerDue: false };

describe('the welcome after an upgrade', () => {
  it('opens, closes, scrolls, then generates, in the specified times', () => {
    expect(welcomeTimes).toEqual({ bannerAfterMs: 2_000, closeDelayMs: 300, generateAfterMs: 600 });
    const stages: string[] = [];
    let welcome = readWelcome(noWelcome, 'upgraded');
    welcome = readWelcome(welcome, 'generate-pressed');
    while (welcomeStageMs(welcome.stage) !== null) {
      stages.push(`${welcome.stage} ${welcomeStageMs(welcome.stage)}`);
      welcome = readWelcome(welcome, 'time-over');
    }
    expect([...stages, welcome.stage]).toEqual(['closing 300', 'scrolled 600', 'generating']);
  });

  it('generates nothing when it is closed', () => {
    const closed = readWelcome(open, 'closed');
    expect(closed.stage).toBe('over');
    expect(readWelcome(closed, 'generate-pressed')).toEqual(closed);
    expect(readWelcome(closed, 'time-over')).toEqual(closed);
  });

  it('opens once', () => {
    expect(readWelcome({ stage: 'over', isBannerDue: false }, 'upgraded').stage).toBe('over');
  });

  it('keeps the banner when the dialog goes', () => {
    const due = readWelcome(open, 'banner-due');
    expect(due.isBannerDue).toBe(true);
    expect(readWelcome(due, 'closed').isBannerDue).toBe(true);
    expect(readWelcome(due, 'banner-closed').isBannerDue).toBe(false);
    expect(readWelcome(noWelcome, 'banner-due').isBannerDue).toBe(false);
  });
});

describe('the next reading', () => {
  const now = new Date(2026, 10, 21, 10);
  it.each([
    [new Date(2026, 10, 22, 9), 'We check your site again tomorrow.'],
    [new Date(2026, 10, 21, 23), 'We check your site again today.'],
    [new Date(2026, 11, 3, 9), 'We check your site again on Dec 3.'],
    [new Date(2026, 10, 20, 9), null],
  ])('%s: %s', (then, expected) => {
    expect(rescanSentence(then.toISOString(), now)).toBe(expected);
  });

  it('is not shown for an invalid time', () => {
    expect(rescanSentence('soon', now)).toBeNull();
  });
});
