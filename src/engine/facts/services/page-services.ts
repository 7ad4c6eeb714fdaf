import { phraseness } from '../../crawl/groups/names.ts';
import type { Heading, Page, PageRegion } from '../../crawl/html/page.ts';
import { type GroupSite, isTitled } from './group-site.ts';
import { type LinkTarget, readPathText } from './link-targets.ts';
import { containTokens, tokenizeName } from './name-words.ts';
import { makePageKey } from './page-addresses.ts';
import { namesServices } from './service-names.ts';
import { isOfOtherKind, isOfUnknownKind } from './unlisted-service-pages.ts';

/** A page about one service, by the name that the site gives it. */
export interface PageService {
  readonly name: string;
  readonly target: LinkTarget;
  readonly page: Page;
  readonly region: PageRegion;
}

/** One page alone may be about anything. */
const FEWEST_PAGES = 2;
const LEAST_PHRASE = 0.35;

/**
 * Services that have a page of their own, where two or more of a kind show what these pages are: with a line above the main
 * heading that says services ("Treatments", "Yoga"), or named by the options of a form.
 */
export function readPageServices(site: GroupSite): PageService[] {
  const pages = site.context.pages.filter((page) => page !== site.context.home && isOfUnknownKind(page.url));
  const headed = pages.flatMap((page) => readHeadedPage(site, page) ?? []);
  const chosen = site.groups.flatMap(({ group: { kind }, members, page, region }) => {
    if (kind !== 'options') return [];
    const named = members.flatMap(({ member: { name }, words }): PageService[] => {
      const target = pages.map(toTarget).find((one) => isTitled(site, { words, target: one }));
      return target === undefined || !mayNamePage(site, name) ? [] : [{ name, target, page, region }];
    });
    return named.length < FEWEST_PAGES ? [] : named;
  });
  return [...(headed.length < FEWEST_PAGES ? [] : headed), ...chosen];
}

function readHeadedPage(site: GroupSite, page: Page): PageService | null {
  const main = page.headings.find(({ level, hidden }) => level === 1 && !hidden);
  if (main === undefined || !isBelowServices(page, main) || !mayNamePage(site, main.text)) return null;
  const target = toTarget(page);
  // A slogan is in no title.
  const isNamed = containTokens([...tokenizeName(page.title ?? ''), ...target.words], tokenizeName(main.text));
  return isNamed ? { name: main.text, target, page, region: main.region } : null;
}

/** Whether the line above a heading says that what it names is one of the services. */
function isBelowServices({ blocks }: Page, { blockIndex }: Heading): boolean {
  const above = blocks[blockIndex - 1];
  return above !== undefined && !above.hidden && above.region !== 'nav' && namesServices(withoutAside(above.text));
}

function mayNamePage(site: GroupSite, name: string): boolean {
  const bare = withoutAside(name);
  return (
    phraseness(bare) >= LEAST_PHRASE && !site.signsOf(bare).isFurniture && !namesServices(bare) && !isOfOtherKind(bare)
  );
}

function withoutAside(name: string): string {
  return name.replace(/\([^()]*\)/g, ' ').trim();
}

function toTarget(page: Page): LinkTarget {
  return { key: makePageKey(page.url), href: page.url, words: tokenizeName(readPathText(page.url)), page };
}
