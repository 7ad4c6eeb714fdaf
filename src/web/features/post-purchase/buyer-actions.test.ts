import { describe, expect, it } from 'vitest';
import { NOTHING, PLENTY } from '#test/sample-offers.ts';
import { buildBuyerActions, purchaseSentence, purchaseTitle } from './buyer-actions.ts';

describe('what a buyer may do', () => {
  it('is everything with a plan', () => {
    for (const plan of ['pro', 'agency'] as const) {
      const { pdf, fixes, rescan } = buildBuyerActions(plan, [], PLENTY);
      expect([pdf.isAllowed, fixes.isAllowed, rescan.isAllowed]).toEqual([true, true, true]);
      expect(pdf.note).toBe('Without a watermark.');
    }
  });

  it('is the PDF for the buyer of an add-on; the rest says what it needs', () => {
    expect(buildBuyerActions('free', ['photo-seo-pack'], PLENTY)).toEqual({
      pdf: { isAllowed: true, note: 'Complete, with our watermark.' },
      fixes: { isAllowed: false, note: 'Pro includes Q&A Updates and Website H1 and Copy.' },
      rescan: { isAllowed: false, note: 'Pro includes this.' },
    });
  });

  it('is the fix that the add-on opened, and names the one it leaves locked', () => {
    expect(buildBuyerActions('free', ['qa-year-pack'], PLENTY).fixes).toEqual({
      isAllowed: true,
      note: 'Open: Q&A Updates. Pro includes Website H1 and Copy.',
    });
  });
});

it('names no fix of which nothing could be written', () => {
  const noHeading = { ...PLENTY, headings: { count: 0 } };
  expect(buildBuyerActions('free', ['qa-year-pack'], noHeading).fixes.note).not.toContain('Website H1');
  expect(buildBuyerActions('free', ['photo-seo-pack'], NOTHING).fixes.note).toContain('too few');
});

describe('what was bought', () => {
  it.each([
    ['free', ['qa-year-pack'], 'Q&A Year Pack is yours for this audit. Starter means extras without a monthly plan.'],
    [
      'free',
      ['qa-year-pack', 'photo-seo-pack'],
      'Q&A Year Pack and Photo SEO Pack are yours for this audit. Starter means extras without a monthly plan.',
    ],
    ['pro', [], 'Everything in your plan is open.'],
    [
      'free',
      [],
      'Your purchase opens here as soon as the payment has arrived. Starter means extras without a monthly plan.',
    ],
  ] as const)('%s with %j: %s', (plan, addOns, expected) => {
    expect(purchaseSentence(plan, addOns)).toBe(expected);
  });

  it('names the plan of who has one, and Starter only for who has none', () => {
    expect((['free', 'pro', 'agency'] as const).map(purchaseTitle)).toEqual([
      'You’re on Starter',
      'You’re on Pro',
      'You’re on Agency',
    ]);
    expect(purchaseSentence('pro', ['qa-year-pack'])).toBe('Q&A Year Pack is yours for this audit.');
  });
});
