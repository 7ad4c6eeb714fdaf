import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import type { ChosenService } from './choose-services.ts';
import { readGroupSite } from './group-site.ts';
import { splitByConfirmation } from './unconfirmed-services.ts';

interface Told {
  readonly labels?: readonly string[];
  readonly kind?: string;
  readonly region?: string;
  readonly hasAmount?: boolean;
  readonly isLone?: boolean;
  readonly isFromBest?: boolean;
}

const site = readGroupSite(createHtmlContext({ '/': '<main><h1>Linde</h1></main>', '/yard': '<h1>Yard work</h1>' }));

function makeService(name: string, told: Told): ChosenService {
  const { labels = [], kind = 'cards', region = 'main', hasAmount = false, isLone = true, isFromBest = false } = told;
  const group = { group: { kind, labels, parentLabel: '' }, region, page: site.context.home };
  const seen = [{ group, member: { member: { hasAmount } } }];
  return { name, words: [name], target: null, isLone, isFromBest, seen } as unknown as ChosenService;
}

/** Whether a name is confirmed beside three of the best list. */
function isConfirmed(told: Told, known = 3): boolean {
  return splitByConfirmation(site, [makeService('One', told)], known).confirmed.length > 0;
}

describe('what confirms a service', () => {
  it.each<[string, Told]>([
    ['the best list', { isFromBest: true }],
    ['a heading that says services', { labels: ['Our services'] }],
    ['an option of a form', { kind: 'options' }],
    ['a menu', { region: 'nav' }],
    ['a price', { hasAmount: true }],
    ['a heading of an offer above a list like the best one', { labels: ['Treatments of the season'], isLone: false }],
  ])('%s', (_, told) => {
    expect(isConfirmed(told)).toBe(true);
  });

  it.each<[string, Told]>([
    ['some other list', {}],
    ['a list like the best one', { isLone: false }],
    ['a list of another kind of offer', { labels: ['Treatments of the season'] }],
  ])('not %s', (_, told) => {
    expect(isConfirmed(told)).toBe(false);
  });

  it('is a list like the best one where little is known', () => {
    expect(isConfirmed({ isLone: false }, 2)).toBe(true);
    expect(isConfirmed({ isLone: true }, 2)).toBe(false);
  });
});
