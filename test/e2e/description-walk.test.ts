import { describe, expect, it } from 'vitest';
import type { SentenceTick } from '#shared/api/generate.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { factSheet } from '../sample-fact-sheets.ts';
import { NOTHING, PLENTY } from '../sample-offers.ts';
import { expectNoBarriers, SIZES, sidewaysScroll } from './browser.ts';
import { fix, fixItDescription, fixItScreens } from './fix-it-screens.ts';
import { describedAs } from './generated-answers.ts';
import { withSharedProduct } from './with-product.ts';

/** The free description on a phone: read it, tick a sentence of the site, copy; or answer what is missing first. */

const product = withSharedProduct();
const { open } = fixItScreens(product);

const PHONE = { viewport: { width: SIZES.phone, height: 740 }, hasTouch: true, hasClock: true } as const;
const SENTENCES = [
  'Dale Ostermoen, a licensed master plumber, leads every job from the first look to the last handle.',
  'We thaw frozen pipes and repair the split.',
];
const ticks = (count: number): SentenceTick[] =>
  SENTENCES.map((text, at) => ({
    ...{ factId: `sentence-${at}`, text, quote: text, url: 'https://harborandpine.example/about' },
    isTicked: at < count,
  }));
const described = (count: number) => ({
  ...describedAs([fixItDescription, ...SENTENCES.slice(0, count)].join(' ')),
  ticks: ticks(count),
});
const QUESTIONS: FactQuestion[] = [
  {
    kind: 'service',
    question: 'What do people come to you for most?',
    choices: [{ factId: 'service-1', value: 'Drain cleaning' }],
  },
  { kind: 'area', question: 'Which towns do you serve?', choices: [{ factId: null, value: 'Duluth' }] },
  { kind: 'sentence', question: 'What is special?', example: 'Since 2006. Dale leads every job.' },
];

/** A server that takes changes of facts, after which the text is `after`. */
function changing(before: object, after: object) {
  let isChanged = false;
  return {
    'GET /api/generate/description': () => (isChanged ? after : before),
    'POST /api/audits/a1/facts': () => {
      isChanged = true;
      return factSheet('en', { name: 'Harbor & Pine Plumbing' });
    },
  };
}

describe('the description on a phone', () => {
  it('is read, ticked and copied', async () => {
    // Nothing else to write: no offer interrupts.
    const offers = { ...NOTHING, description: PLENTY.description };
    const answers = changing(described(1), described(2));
    const { page, asked, complaints, close } = await open({ ...PHONE, answers, over: { offers } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
    await page.getByRole('button', { name: 'Write my description' }).click();
    const text = page.getByLabel('Your optimized description');
    await expect.poll(() => text.inputValue()).toBe(described(1).description);
    const tick = page.getByRole('checkbox', { name: SENTENCES[1] ?? '' });
    await tick.check();
    await expect.poll(() => text.inputValue()).toBe(described(2).description);
    await fix(page, 'fix-desc').getByText('Your text is updated.').waitFor();
    expect(asked.flatMap(({ route, body }) => (route === 'POST /api/audits/a1/facts' ? [body] : []))).toEqual([
      { changes: [{ action: 'confirm', factId: 'sentence-1' }] },
    ]);
    await fix(page, 'fix-desc').getByRole('button', { name: 'Copy Fix' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(described(2).description);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectNoBarriers(page, { within: '#fix-desc' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('is there as soon as the three questions are answered, in view and with the focus', async () => {
    const offers = { ...NOTHING, description: { ...NOTHING.description, questions: QUESTIONS } };
    const answers = changing({ ...describedAs(''), questions: QUESTIONS }, described(1));
    const { page, asked, close } = await open({ ...PHONE, answers, over: { offers } });
    const form = fix(page, 'fix-desc').locator('form');
    for (const choice of ['Drain cleaning', 'Duluth']) {
      const chip = form.locator('label', { hasText: choice });
      await chip.tap();
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await form.getByLabel('Something else').first().fill('Leaks, ');
    await form.getByRole('button', { name: 'Remove Leaks' }).waitFor();
    await form.getByLabel('Your answer').fill('Dale leads every job.');
    await expectNoBarriers(page, { within: '#fix-desc' });
    await form.getByRole('button', { name: 'Write my description' }).click();
    const text = page.getByLabel('Your optimized description');
    await expect.poll(() => text.inputValue()).toBe(described(1).description);
    const place = page.getByRole('group', { name: 'Your description' });
    await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => place.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect.poll(() => place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    expect(asked.filter(({ route }) => route === 'POST /api/audits/a1/facts')).toHaveLength(1);
    await close();
  });
});
