import { countTokens } from '../../crawl/groups/names.ts';
import type { GroupMember, PageGroup } from '../../crawl/groups/page-group.ts';
import { makeNameKey } from '../../crawl/groups/raw-group.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { deriveName } from '../name/name.ts';
import { titleParts } from './find-service-page.ts';
import { findChrome, findHubs, markDominant } from './group-roles.ts';
import { type NameSigns, readNameSigns } from './group-words.ts';
import {
  findActions,
  findNamedLinks,
  type LinkTarget,
  LinkTargets,
  readMenuLabels,
  readPathText,
} from './link-targets.ts';
import { readMachineServices } from './machine-services.ts';
import { NamePlaces } from './name-places.ts';
import { containTokens, tokenizeName } from './name-words.ts';
import { readPlaces } from './service-places.ts';
import { readWordUse, type WordUse } from './word-use.ts';

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
  /** What a name says by its own words. */
  signsOf(name: string): NameSigns;
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

const LONGEST_PAGE_NAME = 70;

/** Whether a page is called as the member that leads to it, by its address or its title. */
export function isTitled(site: GroupSite, { words, target }: Pick<SiteMember, 'words' | 'target'>): boolean {
  if (target === null) return false;
  if (containTokens(target.words, words)) return true;
  return target.page !== null && containTokens(site.titleWordsOf(target.page), words);
}

export function isMenuGroup({ region }: SiteGroup): boolean {
  return region === 'nav';
}

/** Reads the groups of all pages: each once, with where its members lead, what repeats as a menu, and which fill their page. */
export const readGroupSite: (context: FactContext) => GroupSite = memoizePerContext((context) => {
  const { pages, home } = context;
  const targets = new LinkTargets(context);
  const keyOf = memoizeByText(makeNameKey);
  const chrome = findChrome(pages, targets);
  const byKey = new Map<string, { group: PageGroup; page: Page; region: PageGroup['region']; pages: number }>();
  for (const page of pages)
    for (const group of page.groups) {
      const key = `${group.kind}|${group.members.map(({ name }) => keyOf(name)).join('|')}`;
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
      members: splitLists(group).map((member) => readMember(member, page, targets)),
      place: placeOf(group, region, page),
      isDominant: false,
    }),
  );
  markDominant(groups, pages);
  const places = new NamePlaces(groups);
  const headings = countHeadings(pages, keyOf);
  const actions = findActions(pages, keyOf);
  const links = findNamedLinks(pages, targets, keyOf);
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
    signsOf: memoizeByText(readNameSigns),
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
    linkNamed: (name) => links.get(keyOf(name)) ?? null,
    isAction: (name) => actions.has(keyOf(name)),
    pagesWithHeading: (text) => headings.get(keyOf(text)) ?? 0,
    placesOf: (words) => places.of(words),
  };
});

const FEWEST_LISTED = 3;
const FEWEST_LISTS = 4;
const MOST_WORDS_LISTED = 2;

/** The members of a group, most of which list several names in one: "Recorder, early education, choir" beside "Piano". */
function splitLists({ kind, members }: PageGroup): readonly GroupMember[] {
  const lists = members.map(({ name }) => name.split(/,\s+/));
  const areLists =
    kind !== 'inline' &&
    members.length >= FEWEST_LISTS &&
    lists.filter(({ length }) => length > 1).length * 2 >= members.length &&
    lists.some(({ length }) => length >= FEWEST_LISTED) &&
    lists.flat().every((name) => countTokens(name) <= MOST_WORDS_LISTED);
  return areLists ? members.flatMap((member, at) => (lists[at] ?? []).map((name) => ({ ...member, name }))) : members;
}

function readMember(member: GroupMember, page: Page, targets: LinkTargets): SiteMember {
  const words = isNameLong(member.name) ? [] : tokenizeName(member.name);
  return { member, words, ...targets.follow(member.hrefs, page) };
}

/** Whether a text is longer than any name, so that its words are compared with nothing. */
function isNameLong(name: string): boolean {
  return name.length > LONGEST_NAME || countTokens(name) > MOST_NAME_WORDS;
}

const LONGEST_NAME = 80;
const MOST_NAME_WORDS = 8;

function placeOf({ kind }: PageGroup, region: PageGroup['region'], page: Page): string {
  if (kind === 'options') return 'form';
  return region === 'nav' || region === 'footer' ? region : `main ${page.url}`;
}

function countHeadings(pages: readonly Page[], keyOf: (text: string) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { headings } of pages) {
    const own = headings.filter(({ region, hidden }) => !hidden && region !== 'nav' && region !== 'footer');
    for (const key of new Set(own.map(({ text }) => keyOf(text)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
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
