import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import { OTHER_PAGES } from './find-service-page.ts';
import { tokenizeName } from './name-words.ts';
import { isAmongArticles, makePageKey } from './page-addresses.ts';

/** Longer texts of links are sentences. */
const LONGEST_TEXT = 70;
const LONGEST_MENU_LABEL = 40;

/** A page of the site as a link leads to it. */
export interface LinkTarget {
  readonly key: string;
  readonly href: string;
  /** The telling words of its path. */
  readonly words: readonly string[];
  /** Null where it was not read. */
  readonly page: Page | null;
}

/** Reads where links lead. */
export class LinkTargets {
  private readonly context: FactContext;
  private readonly keys: ReadonlyMap<Page, string>;
  private readonly pages: ReadonlyMap<string, Page>;
  private readonly homeKey: string;
  private readonly known = new Map<string, LinkTarget | null>();

  constructor(context: FactContext) {
    this.context = context;
    this.keys = new Map(context.pages.map((page) => [page, makePageKey(page.url)]));
    this.pages = new Map([...this.keys].reverse().map(([page, key]) => [key, page]));
    this.homeKey = makePageKey(context.home.url);
  }

  /** The page of this site that a link leads to; null for other sites and files. */
  of(href: string): LinkTarget | null {
    const known = this.known.get(href);
    if (known !== undefined) return known;
    const target = this.find(href);
    this.known.set(href, target);
    return target;
  }

  isHome({ key }: LinkTarget): boolean {
    return key === this.homeKey;
  }

  /** Where the links of a part of a page lead: to another page, or to the home page alone. */
  follow(hrefs: readonly string[], page: Page): { readonly target: LinkTarget | null; readonly leadsHome: boolean } {
    const own = this.keyOf(page);
    const led = hrefs.map((href) => this.of(href)).filter((target) => target !== null);
    const [first] = led;
    return {
      target: led.find((one) => one.key !== own && !this.isHome(one)) ?? null,
      leadsHome: hrefs.length === 1 && first !== undefined && this.isHome(first) && hrefs[0]?.includes('#') === false,
    };
  }

  /** What is the same for all addresses of a page that was read. */
  keyOf(page: Page): string {
    return this.keys.get(page) ?? makePageKey(page.url);
  }

  private find(href: string): LinkTarget | null {
    const url = href.startsWith('http') ? URL.parse(href) : null;
    if (url === null || !this.context.ownHosts.has(url.hostname.replace(/^www\./, ''))) return null;
    if (/\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?)$/i.test(url.pathname)) return null;
    const key = makePageKey(href);
    return { key, href, words: tokenizeName(readPathText(href)), page: this.pages.get(key) ?? null };
  }
}

/** By the key of their words, as `keyOf` makes it, the first link each to a page that may be about what they name. */
export function findNamedLinks(
  pages: readonly Page[],
  targets: LinkTargets,
  keyOf: (text: string) => string,
): ReadonlyMap<string, LinkTarget> {
  const named = new Map<string, LinkTarget>();
  for (const page of pages)
    for (const { href, text } of page.links) {
      if (text === '' || text.length >= LONGEST_TEXT) continue;
      const key = keyOf(text);
      const target = named.has(key) ? null : targets.of(href);
      if (target !== null && !targets.isHome(target) && !OTHER_PAGES.has(classifyUrl(href) ?? ''))
        named.set(key, target);
    }
  return named;
}

const FEWEST_TARGETS = 3;

/** Words of links that lead to several places, whatever the language. */
export function findActions(pages: readonly Page[], keyOf: (text: string) => string): ReadonlySet<string> {
  const targets = new Map<string, Set<string>>();
  for (const { links } of pages)
    for (const { href, text } of links) {
      if (text === '' || text.length >= LONGEST_MENU_LABEL) continue;
      const key = keyOf(text);
      const known = targets.get(key) ?? new Set();
      if (known.size < FEWEST_TARGETS) known.add(href.split('#', 1)[0] ?? href);
      targets.set(key, known);
    }
  return new Set([...targets].flatMap(([key, { size }]) => (size >= FEWEST_TARGETS ? [key] : [])));
}

/** What the links of the menus call each page. */
export function readMenuLabels({ pages }: FactContext, targets: LinkTargets): ReadonlyMap<Page, readonly string[]> {
  const labels = new Map<Page, string[]>();
  for (const { links } of pages)
    for (const { href, text, region } of links) {
      if ((region !== 'nav' && region !== 'header') || text === '' || text.length >= LONGEST_MENU_LABEL) continue;
      const page = targets.of(href)?.page ?? null;
      if (page === null) continue;
      const known = labels.get(page) ?? [];
      if (!known.includes(text)) known.push(text);
      labels.set(page, known);
    }
  return labels;
}

/** The words of an address's path. */
export function readPathText(url: string): string {
  return decodeComponent(getUrlPath(url) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_/]+/g, ' ')
    .trim();
}

/** Articles tell about a subject and not about the business. */
export function isArticle({ href, page }: LinkTarget): boolean {
  if (isAmongArticles(href)) return true;
  return page?.structured.some(({ types }) => types.some((type) => /(?:Article|Posting)$/.test(type))) === true;
}
