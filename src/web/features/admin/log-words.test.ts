import { expect, it } from 'vitest';
import { logActionWords, logDetails } from './log-words.ts';

it('says an action in words', () => {
  expect(logActionWords('plan-granted')).toBe('Plan granted');
  expect(logActionWords('')).toBe('');
});

it('shows every kind of value that a log may keep', () => {
  expect(logDetails({ plan: 'pro', until: null, percent: 40, flags: { a: [1] } })).toEqual([
    { label: 'plan', value: 'pro' },
    { label: 'until', value: 'none' },
    { label: 'percent', value: '40' },
    { label: 'flags', value: '{"a":[1]}' },
  ]);
});
