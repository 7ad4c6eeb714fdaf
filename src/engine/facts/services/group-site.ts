import { decodeComponent } from '#shared/text/decode-component.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { countTokens } from '../../crawl/groups/names.ts';
import type { GroupMember, PageGroup } from '../../crawl/groups/page-group.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { deriveName } from '../name/name.ts';
import { makePageKey, OTHER_PAGES } from './find-service-page.ts';
import { readMachineServices } from './machine-services.ts';
import { areOneName, containTokens, startOfWord, tokenizeName } from './name-words.ts';
import { readPlaces } from './service-places.ts';
import { readWordUse, type WordUse } from './word-use.ts';

/** A page of the site as a link leads to it. */
export interface LinkTarget {
  readonly key: string;
  readonly href: string;
  /** Null where it was not read. */
  readonly page: Page | null;
}

/** A member of a group with what the site knows about it. */
export interface SiteMember {
  readonly member: GroupMember;
  readonly words: readonly string[];
  /** The other page of the site that it leads to, not the home page; null without one. */
  readonly target: LinkTarget | null;
  /** Whether all it leads to is the home page. */
  readonly leadsHome: boolean;
}

/** A group, once however many pages it stands on. */
export interface SiteGroup {
  readonly group: PageGroup;
  readonly page: Page;
  readonly region: PageGroup['region'];
  /** The number of pages that it stands on. */
  readonly pages: number;
  readonly members: readonly SiteMember[];
  /** Where on the site it stands: groups of one place do not confirm each other. */
  readonly place: string;
  /** Whether its shape fills most of its page. */
  isDominant: boolean;
}

/** The groups of a site, with what its other pages say. */
export interface GroupSite {
  readonly context: FactContext;
  readonly groups: readonly SiteGroup[];
  readonly use: WordUse;
  /** Words of the business's name. */
  readonly brand: ReadonlySet<string>;
  /** Words of the home page's title, description and main headings. */
  readonly titleWords: readonly string[];
  /** Words of the places that the business is in or works at. */
  readonly places: ReadonlySet<string>;
  /** Words of each service in the structured data. */
  readonly offers: readonly (readonly string[])[];
  /** Pages that an entry of the menu leads to. */
  readonly hubs: ReadonlySet<Page>;
  /** What a page is called: headings, words of links in menus, title, address. */
  namesOf(page: Page): readonly string[];
  /** Words of a page's title and main headings. */
  titleWordsOf(page: Page): readonly string[];
  /** Where the first link of these words leads, to a page of the site that may be about what they name; null without one. */
  linkNamed(name: string): LinkTarget | null;
  /** Whether links of these words lead to several pages, as "Read more" does. */
  isAction(name: string): boolean;
  /** The number of pages with a heading of this text. */
  pagesWithHeading(text: string): number;
  /** The places of the site where a group has a member of this name. */
  placesOf(words: readonly string[]): ReadonlySet<string>;
}

const TITLE_PARTS = /\s+[|–—·:•-]\s+|[|｜]/;
const LONGEST_PAGE_NAME = 70;
const LONGEST_MENU_LABEL = 40;
const SHARE_OF_PAGES = 0.6;
const MOST_MENU_ENTRIES = 12;

/** Parts of a title between its marks. */
export function titleParts(title: string): string[] {
  return title
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function isMenuGroup({ region }: SiteGroup): boolean {
  return region === 'nav';
}

/** Reads the groups of all pages: each once, with where its members lead, what repeats as a menu, and which fill their page. */
export const readGroupSite: (context: FactContext) => GroupSite = memoizePerContext((context) => {
  const { pages, home } = context;
  const targets = new Targets(context);
  const chrome = findChrome(pages, targets);
  const byKey = new Map<string, { group: PageGroup; page: Page; region: PageGroup['region']; pages: number }>();
  for (const page of pages)
    for (const group of page.groups) {
      const key = `${group.kind}|${group.members.map(({ name }) => makeNameKey(name)).join('|')}`;
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, { group, page, region: chrome.get(group) ?? group.region, pages: 1 });
      else known.pages++;
    }
  const groups = [...byKey.values()].map(
    ({ group, page, region, pages: count }): SiteGroup => ({
      group,
      page,
      region,
      pages: count,
      members: group.members.map((member) => targets.read(member, page)),
      place: placeOf(group, region, page),
      isDominant: false,
    }),
  );
  markDominant(groups, pages);
  const places = new NamePlaces(groups);
  const headings = countHeadings(pages);
  const actions = findActions(pages);
  const links = findNamedLinks(pages, targets);
  const names = new Map<Page, readonly string[]>();
  const titles = new Map<Page, readonly string[]>();
  const menuLabels = readMenuLabels(context, targets);
  const h1s = (page: Page) =>
    page.headings.flatMap(({ level, text, hidden }) => (level === 1 && !hidden ? [text] : []));
  return {
    context,
    groups,
    use: readWordUse(pages, deriveLanguages(context).value[0] ?? null),
    brand: readBrand(context),
    titleWords: [...new Set(tokenizeName([home.title ?? '', home.metaDescription ?? '', ...h1s(home)].join(' ')))],
    places: new Set([...readPlaces(context)].flatMap(tokenizeName)),
    offers: readMachineServices(context).map(({ name }) => tokenizeName(name)),
    hubs: findHubs(groups, pages),
    namesOf(page) {
      const known =
        names.get(page) ??
        [
          ...new Set([
            ...h1s(page),
            ...(menuLabels.get(page) ?? []),
            titleParts(page.title ?? '')[0] ?? '',
            readPathText(page.url),
          ]),
        ].filter((name) => name !== '' && name.length < LONGEST_PAGE_NAME);
      names.set(page, known);
      return known;
    },
    titleWordsOf(page) {
      const known = titles.get(page) ?? tokenizeName([page.title ?? '', ...h1s(page)].join(' '));
      titles.set(page, known);
      return known;
    },
    linkNamed: (name) => links.get(makeNameKey(name)) ?? null,
    isAction: (name) => actions.has(makeNameKey(name)),
    pagesWithHeading: (text) => headings.get(makeNameKey(text)) ?? 0,
    placesOf: (words) => places.of(words),
  };
});

interface PlacedName {
  readonly words: readonly string[];
  readonly places: Set<string>;
}

/** Finds where on a site names stand. Each distinct name is compared once with those that share the start of a word. */
class NamePlaces {
  private readonly byStart = new Map<string, PlacedName[]>();
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(groups: readonly SiteGroup[]) {
    const names = new Map<string, PlacedName>();
    for (const { members, place } of groups)
      for (const { words } of members) {
        if (words.length > MOST_WORDS) continue;
        const key = words.join(' ');
        const name = names.get(key) ?? { words, places: new Set<string>() };
        names.set(key, name);
        name.places.add(place);
      }
    for (const name of names.values())
      for (const start of new Set(name.words.map(startOfWord))) {
        const list = this.byStart.get(start) ?? [];
        list.push(name);
        this.byStart.set(start, list);
      }
  }

  of(words: readonly string[]): ReadonlySet<string> {
    const key = words.join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const places = new Set<string>();
    if (words.length > MOST_WORDS) return places;
    for (const start of new Set(words.map(startOfWord)))
      for (const name of (this.byStart.get(start) ?? []).slice(0, MOST_COMPARED))
        if (areOneName(words, name.words)) for (const place of name.places) places.add(place);
    this.known.set(key, places);
    return places;
  }
}

/** Names with one start of a word; more are those of a hostile site. */
const MOST_COMPARED = 1_000;
/** Telling words; more are a sentence, which is nowhere else the name of anything. */
const MOST_WORDS = 5;

/** The words of an address's path. */
export function readPathText(url: string): string {
  return decodeComponent(getUrlPath(url) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_/]+/g, ' ')
    .trim();
}

/** Whether a page is called as the member that leads to it, by its address or its title. */
export function isTitled(site: GroupSite, { words, target }: SiteMember): boolean {
  if (target === null) return false;
  if (containTokens(tokenizeName(readPathText(target.href)), words)) return true;
  return target.page !== null && containTokens(site.titleWordsOf(target.page), words);
}

const ARTICLE_PATH =
  /(?:^|\/)(?:blog|posts?|news|articles?|advice|tips|guides?|faqs?|glossar\w*|ratgeber|aktuell\w*|actualit\w*|conseils|noticias|consejos)(?:\/|-|\.|$)/i;

/** Articles tell about a subject and not about the business. */
export function isArticle({ href, page }: LinkTarget): boolean {
  if (ARTICLE_PATH.test(getUrlPath(href) ?? '')) return true;
  return page?.structured.some(({ types }) => types.some((type) => /(?:Article|Posting)$/.test(type))) === true;
}

function placeOf({ kind }: PageGroup, region: PageGroup['region'], page: Page): string {
  if (kind === 'options') return 'form';
  return region === 'nav' || region === 'footer' ? region : `main ${page.url}`;
}

/** Whether a text is longer than any name, so that its words are compared with nothing. */
function isNameLong(name: string): boolean {
  return name.length > LONGEST_NAME || countTokens(name) > MOST_NAME_WORDS;
}

const LONGEST_NAME = 80;
const MOST_NAME_WORDS = 8;

/** Reads where links lead. */
class Targets {
  private readonly context: FactContext;
  private readonly pages: ReadonlyMap<string, Page>;
  private readonly homeKey: string;
  private readonly known = new Map<string, LinkTarget | null>();

  constructor(context: FactContext) {
    this.context = context;
    this.pages = new Map([...context.pages].reverse().map((page) => [makePageKey(page.url), page]));
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

  read(member: GroupMember, page: Page): SiteMember {
    const own = makePageKey(page.url);
    const led = member.hrefs.map((href) => this.of(href)).filter((target) => target !== null);
    const target = led.find((one) => one.key !== own && !this.isHome(one)) ?? null;
    const [only] = member.hrefs;
    const leadsHome = member.hrefs.length === 1 && led[0] !== undefined && this.isHome(led[0]) && !only?.includes('#');
    return { member, words: isNameLong(member.name) ? [] : tokenizeName(member.name), target, leadsHome };
  }

  private find(href: string): LinkTarget | null {
    const url = href.startsWith('http') ? URL.parse(href) : null;
    if (url === null || !this.context.ownHosts.has(url.hostname.replace(/^www\./, ''))) return null;
    if (/\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?)$/i.test(url.pathname)) return null;
    const key = makePageKey(href);
    return { key, href, page: this.pages.get(key) ?? null };
  }
}

/** A list of links that leads to the same pages on most pages of the site is its menu or its footer, whatever it is called. */
function findChrome(pages: readonly Page[], targets: Targets): ReadonlyMap<PageGroup, PageGroup['region']> {
  const chrome = new Map<PageGroup, PageGroup['region']>();
  if (pages.length < 3) return chrome;
  const candidates = pages.flatMap((page) =>
    page.groups.flatMap((group) => {
      if ((group.region !== 'main' && group.region !== 'aside') || (group.kind !== 'links' && group.linkShare < 0.7))
        return [];
      const own = makePageKey(page.url);
      const keys = group.members.flatMap(({ hrefs }) => hrefs.map((href) => targets.of(href)?.key ?? own));
      const led = new Set(keys.filter((key) => key !== own));
      return led.size < 2 ? [] : [{ page, group, led }];
    }),
  );
  const ofHints = Map.groupBy(candidates, ({ group }) => group.containerHints);
  for (const { group, led } of candidates) {
    const alike = (ofHints.get(group.containerHints) ?? []).filter((other) => {
      const both = [...other.led].filter((key) => led.has(key)).length;
      return both >= 2 && both / Math.min(other.led.size, led.size) >= 0.7;
    });
    if (new Set(alike.map(({ page }) => page)).size >= Math.max(2, pages.length * SHARE_OF_PAGES))
      chrome.set(group, group.position > SHARE_OF_PAGES ? 'footer' : 'nav');
  }
  return chrome;
}

/** Pages that the top of the menu leads to; all pages where there is no menu. */
function findHubs(groups: readonly SiteGroup[], pages: readonly Page[]): ReadonlySet<Page> {
  const hubs = new Set<Page>();
  for (const { group, region, members } of groups)
    if (region === 'nav' && group.parentLabel === '' && members.length <= MOST_MENU_ENTRIES)
      for (const { target } of members) if (target !== null && target.page !== null) hubs.add(target.page);
  return hubs.size < 2 ? new Set(pages) : hubs;
}

const MOST_OF_BODY = 400;
const SMALLEST_SHARE = 0.15;

/** Groups of one shape on one page belong together; the shape that fills most of a page is what the page is for. */
function markDominant(groups: readonly SiteGroup[], pages: readonly Page[]): void {
  const ofPage = Map.groupBy(groups, ({ page }) => page);
  for (const page of pages) {
    const content = (ofPage.get(page) ?? []).filter(
      ({ region, group: { kind } }) =>
        region !== 'nav' && region !== 'footer' && kind !== 'inline' && kind !== 'options',
    );
    let best: { size: number; groups: readonly SiteGroup[] } = { size: 0, groups: [] };
    for (const cluster of Map.groupBy(content, ({ group }) => group.shape).values()) {
      const size = sizeOf(cluster);
      if (size > best.size && !cluster.every(areSections) && !cluster.every(areNumbers))
        best = { size, groups: cluster };
    }
    const length = page.blocks.reduce((sum, { text, hidden }) => sum + (hidden ? 0 : text.length), 0);
    if (best.size > SMALLEST_SHARE * length) for (const group of best.groups) group.isDominant = true;
  }
}

function sizeOf(cluster: readonly SiteGroup[]): number {
  const seen = new Set<number>();
  let size = 0;
  for (const { group } of cluster)
    for (const { order, name, bodyLength } of group.members) {
      if (seen.has(order)) continue;
      seen.add(order);
      size += name.length + Math.min(MOST_OF_BODY, bodyLength);
    }
  return size;
}

function areSections({ group: { members } }: SiteGroup): boolean {
  return members.filter(({ isSection }) => isSection).length > members.length / 2;
}

function areNumbers({ group: { members } }: SiteGroup): boolean {
  return members.filter(({ name }) => !/\p{L}{2}/u.test(name)).length > members.length / 4;
}

function countHeadings(pages: readonly Page[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { headings } of pages) {
    const own = headings.filter(({ region, hidden }) => !hidden && region !== 'nav' && region !== 'footer');
    for (const key of new Set(own.map(({ text }) => makeNameKey(text)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function findNamedLinks(pages: readonly Page[], targets: Targets): ReadonlyMap<string, LinkTarget> {
  const named = new Map<string, LinkTarget>();
  for (const page of pages)
    for (const { href, text } of page.links) {
      if (text === '' || text.length >= LONGEST_PAGE_NAME) continue;
      const key = makeNameKey(text);
      const target = named.has(key) ? null : targets.of(href);
      if (target !== null && !targets.isHome(target) && !OTHER_PAGES.has(classifyUrl(href) ?? ''))
        named.set(key, target);
    }
  return named;
}

const FEWEST_TARGETS = 3;

/** Words of links that lead to several places, whatever the language. */
function findActions(pages: readonly Page[]): ReadonlySet<string> {
  const targets = new Map<string, Set<string>>();
  for (const { links } of pages)
    for (const { href, text } of links) {
      if (text === '' || text.length >= LONGEST_MENU_LABEL) continue;
      const key = makeNameKey(text);
      const known = targets.get(key) ?? new Set();
      if (known.size < FEWEST_TARGETS) known.add(href.split('#', 1)[0] ?? href);
      targets.set(key, known);
    }
  return new Set([...targets].flatMap(([key, { size }]) => (size >= FEWEST_TARGETS ? [key] : [])));
}

function readMenuLabels({ pages }: FactContext, targets: Targets): ReadonlyMap<Page, readonly string[]> {
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

/** Words of the name, and of what stands in half of all titles. */
function readBrand(context: FactContext): ReadonlySet<string> {
  const { pages, home } = context;
  const titles = new Set(pages.map(({ title }) => title ?? '').filter((title) => title !== ''));
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const part of new Set(titleParts(title).map(makeNameKey))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const repeated = [...counts].flatMap(([part, count]) =>
    pages.length > 2 && count >= Math.max(2, titles.size / 2) ? [part] : [],
  );
  return new Set(
    [...repeated, home.openGraph['og:site_name'] ?? '', deriveName(context).value ?? ''].flatMap(tokenizeName),
  );
}
