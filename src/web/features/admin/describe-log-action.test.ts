import { expect, it } from 'vitest';
import { describeLogAction, logDetails } from './describe-log-action.ts';

it('says an action in words', () => {
  expect(describeLogAction('plan-granted')).toBe('Plan granted');
  expect(describeLogAction('')).toBe('');
});

it('shows every kind of value that a log may keep', () => {
  expect(logDetails({ plan: 'pro', until: null, percent: 40, flags: { a: [1] } })).toEqual([
    { label: 'plan', value: 'pro' },
    { label: 'until', value: 'none' },
    { label: 'percent', value: '40' },
    { label: 'flags', value: '{"a":[1]}' },
  ]);
});
