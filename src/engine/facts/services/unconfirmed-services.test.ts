import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import type { ChosenService } from './choose-services.ts';
import { readGroupSite } from './group-site.ts';
import { tokenizeName } from './name-words.ts';
import { splitByConfirmation } from './unconfirmed-services.ts';

interface Told {
  readonly labels?: readonly string[];
  readonly kind?: string;
  readonly region?: string;
  readonly hasAmount?: boolean;
  readonly isLone?: boolean;
  readonly isFromBest?: boolean;
  readonly isInCompany?: boolean;
  readonly path?: string;
}

const site = readGroupSite(createHtmlContext({ '/': '<main><h1>Linde</h1></main>', '/yard': '<h1>Yard work</h1>' }));

function makeService(name: string, told: Told): ChosenService {
  const { labels = [], kind = 'cards', region = 'main', hasAmount = false, isLone = true, path, ...rest } = told;
  const isFromBest = rest.isFromBest === true;
  const page = site.context.pages.find(({ url }) => path !== undefined && url.endsWith(path));
  const target = page === undefined ? null : { key: path, href: page.url, words: [], page };
  const group = { group: { kind, labels, parentLabel: '' }, region, page: site.context.home };
  const seen = [{ group, member: { member: { hasAmount } } }];
  return { ...rest, name, words: tokenizeName(name), target, isLone, isFromBest, seen } as unknown as ChosenService;
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
    ['a page of its own', { path: '/yard' }],
    ['a list most of which is taken', { isInCompany: true }],
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

  it('is that its name says so, in a list like the best one', () => {
    const isNamed = (isLone: boolean) =>
      splitByConfirmation(site, [makeService('Fence repair services', { isLone })], 3).confirmed.length > 0;
    expect([isNamed(false), isNamed(true)]).toEqual([true, false]);
  });

  it('is no heading that names a service: what stands below are its parts', () => {
    const best = makeService('Airport transfers', { isFromBest: true });
    const read = (labels: readonly string[], hasAmount = false) =>
      splitByConfirmation(site, [best, makeService('Punctual pickup', { labels, isLone: false, hasAmount })], 0)
        .confirmed.length;
    expect(read(['02 — Airport transfers'])).toBe(1);
    expect(read(['02 — Airport transfers'], true)).toBe(2);
    expect(read(['Other transfers'])).toBe(2);
  });

  it('is a list like the best one where little is known', () => {
    expect(isConfirmed({ isLone: false }, 2)).toBe(true);
    expect(isConfirmed({ isLone: true }, 2)).toBe(false);
  });
});
