import { expect, it } from 'vitest';
import { KEEP_AUDITS_CHOICES } from '#shared/product/retention.ts';
import { formatRetention, olderThan } from './format-retention.ts';

it('says every choice in months', () => {
  expect(KEEP_AUDITS_CHOICES.map(formatRetention)).toEqual(['12 months', '24 months', '36 months']);
  expect(formatRetention(null)).toBe('As long as I have the account');
});

it('knows what a choice takes', () => {
  const settings = { olderAudits: [{ days: 365 as const, count: 4 }] };
  expect([olderThan(settings, 365), olderThan(settings, 730), olderThan(settings, null)]).toEqual([4, 0, 0]);
});
