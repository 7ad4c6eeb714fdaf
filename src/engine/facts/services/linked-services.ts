import type { Page, PageLink } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { mention } from '../mentions.ts';
import { makePageKey } from './find-service-page.ts';
import type { FoundService } from './found-service.ts';
import { isBelowServices, isMenu, isOwnLink, isServicesPath, withoutHash } from './own-links.ts';
import { readChrome } from './page-chrome.ts';
import { namesServices } from './service-names.ts';

/** Pages that list services: their address says so, or the words of the links that lead to them. The home page is none. */
export function findListPages(context: FactContext): ReadonlySet<Page> {
  const home = makePageKey(context.home.url);
  const named = new Set<string>();
  const isName = new Map<string, boolean>();
  for (const page of context.pages) {
    for (const link of page.links) {
      const saysSo = isName.get(link.text) ?? namesServices(link.text);
      isName.set(link.text, saysSo);
      if (saysSo && !link.href.includes('#') && isOwnLink(context, link)) named.add(makePageKey(link.href));
    }
  }
  return new Set(
    context.pages.filter((page) => {
      const key = makePageKey(page.url);
      return key !== home && (isServicesPath(page.url) || named.has(key));
    }),
  );
}

/** Links to pages below a path like `/services/`, to parts of a page that lists services, and what such a page links to in its text. */
export function readLinkedServices(context: FactContext, listPages: ReadonlySet<Page>): FoundService[] {
  const chrome = readChrome(context);
  const menu = new Set(
    [
      ...context.home.links.filter(({ region }) => isMenu(region)),
      ...context.pages.flatMap(({ links }) => links.filter(({ text }) => chrome.links.has(text))),
    ].map(({ href }) => withoutHash(href)),
  );
  const listKeys = new Set([...listPages].map(({ url }) => makePageKey(url)));
  return context.pages.flatMap((page) => {
    const isListPage = page !== context.home && listPages.has(page);
    return page.links.flatMap((link): FoundService[] => {
      const name = link.text.trim();
      if (name === '' || !isOwnLink(context, link)) return [];
      const target = withoutHash(link.href);
      const isBelow = isBelowServices(link.href);
      const isPart =
        link.href.length > target.length + 1 &&
        !isMenu(link.region) &&
        target !== withoutHash(page.url) &&
        listKeys.has(makePageKey(target));
      const isListed =
        isListPage &&
        (link.region === 'main' || link.region === 'body') &&
        !menu.has(target) &&
        !chrome.links.has(name) &&
        standsAlone(page, link);
      if (!isBelow && !(isPart && standsAlone(page, link)) && !isListed) return [];
      return [{ name, url: isPart ? link.href : target, seen: mention(page, 'link', name) }];
    });
  });
}

/** A link that is most of its block: an entry of a list, no words inside a sentence. */
function standsAlone(page: Page, { blockIndex, text }: PageLink): boolean {
  return (page.blocks[blockIndex]?.text.length ?? 0) <= 2 * text.length + 20;
}
