import { describe, expect, it } from 'vitest';
import { buyerActs, purchaseSentence } from './buyer-acts.ts';

describe('what a buyer may do', () => {
  it('is everything with a plan', () => {
    for (const plan of ['pro', 'agency'] as const) {
      const { pdf, fixes, rescan } = buyerActs(plan, []);
      expect([pdf.isAllowed, fixes.isAllowed, rescan.isAllowed]).toEqual([true, true, true]);
      expect(pdf.note).toBe('Without a watermark.');
    }
  });

  it('is the PDF for the buyer of an add-on; the rest says what it needs', () => {
    expect(buyerActs('free', ['photo-seo-pack'])).toEqual({
      pdf: { isAllowed: true, note: 'Complete, with our watermark.' },
      fixes: { isAllowed: false, note: 'Pro includes Q&A Updates and Website H1 and Copy.' },
      rescan: { isAllowed: false, note: 'Pro includes this.' },
    });
  });

  it('is the fix that the add-on opened, and names the one it leaves locked', () => {
    expect(buyerActs('free', ['qa-year-pack']).fixes).toEqual({
      isAllowed: true,
      note: 'Open: Q&A Updates. Pro includes Website H1 and Copy.',
    });
  });
});

describe('what was bought', () => {
  it.each([
    ['free', ['qa-year-pack'], 'Q&A Year Pack is yours for this audit.'],
    ['free', ['qa-year-pack', 'photo-seo-pack'], 'Q&A Year Pack and Photo SEO Pack are yours for this audit.'],
    ['pro', [], 'Everything in your plan is open.'],
    ['free', [], 'Your purchase opens here as soon as the payment has arrived.'],
  ] as const)('%s with %j: %s', (plan, addOns, expected) => {
    expect(purchaseSentence(plan, addOns)).toBe(expected);
  });
});
