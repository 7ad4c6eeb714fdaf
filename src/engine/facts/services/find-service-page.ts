import { classifyLinkText, classifyUrl } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { meansSame, stemWord } from '../../fixes/verify/word-stems.ts';
import { foldText, foldUmlauts, isUnspacedScript, keepLetters, splitWords } from '../language/fold-text.ts';
import { isListPage, isOneArticle, makePageKey, readPathSegments } from './page-addresses.ts';

/** What a page says of itself, as far as it tells what the page is about. */
export interface PageSummary {
  readonly url: string;
  readonly title: string | null;
  readonly h1s: readonly string[];
  /** Names of services in its structured data. */
  readonly offered?: readonly string[];
  /** Words of links that lead to it. */
  readonly linkTexts?: readonly string[];
}

/** A service as it is known; `url`: where the site's own link to it leads, null without one. */
export interface NamedService {
  readonly name: string;
  readonly url: string | null;
}

/** `page`: it is about this service. `maybe`: it may be, and only its owner knows. `none`: nothing like it was seen. */
export type ServicePage =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'maybe'; readonly url: string }
  | { readonly kind: 'none' };

/** Words that say nothing of which service it is, folded. */
const EMPTY_WORDS = readWordList('serviceGlue');
/** Where buttons below a service lead, whatever the service. */
export const OTHER_PAGES: ReadonlySet<string> = new Set(['contact', 'booking', 'about', 'locations']);
/** Pages that are about no service, whatever they say of one. */
const OTHER_KINDS: ReadonlySet<string> = new Set([
  ...OTHER_PAGES,
  'imprint',
  'legal',
  'reviews',
  'team',
  'faq',
  'jobs',
  'hours',
]);
/** A heading that names so many services lists them. */
const LIST_OF = 3;
/** Names of a joined word shorter than this could be part of any other. */
const SHORTEST_JOINED = 6;
/** A heading of more words is a sentence, unless commas make it a list. */
const LONGEST_NAME = 6;
const FEWEST_ITEMS = 2;
/** Between two names in one. */
const BETWEEN_TWO = new RegExp(String.raw`\s*[/&+]\s*|\s(?:${readPattern('services', 'betweenTwo')})\s`, 'i');
const TITLE_PARTS = /\s+[|–—·:•-]\s+|\s*[|｜»]\s*/;

/**
 * The page of the site that is about one service: the one that its own link leads to and that no other service shares, or one
 * that names it in its address, a main heading, a part of its title, its structured data or the words of a link to it, whatever
 * the spelling ("/bäder", "/baeder.html", "/services/bad/", "Roof repairs"). Pages that list services are about none of them.
 * Whoever asks which page a service has asks here. `pages`: home first. Pure.
 */
export function findServicePage(
  service: NamedService,
  pages: readonly PageSummary[],
  services: readonly NamedService[] = [],
): ServicePage {
  const [homePage, ...rest] = pages;
  const home = homePage === undefined ? '' : readPage(homePage).key;
  const repeated = homePage === undefined ? [] : readTitle(homePage);
  const ofHome = homePage === undefined ? [] : readPage(homePage).headings;
  const { name: wanted, halves, link } = readService(service);
  if (wanted.stems.length === 0 && wanted.whole === '') return { kind: 'none' };
  const others = services.map(readService).filter(({ name }) => !isOneName(name, wanted));
  const isOwnLink =
    service.url !== null &&
    link !== null &&
    link.key !== home &&
    !service.url.includes('#') &&
    !isOneArticle(service.url) &&
    mayBeAbout(link, wanted) &&
    !others.some((other) => other.link?.key === link.key);
  if (isOwnLink && service.url !== null) return { kind: 'page', url: service.url };

  let named: string | null = null;
  let maybe: string | null = null;
  for (const page of rest) {
    const read = readPage(page);
    if (read.key === home || !mayBeAbout(read, wanted)) continue;
    // What the title or a main heading of the home page says too is what the whole site is about.
    const parts = readTitle(page).filter((part) => !repeated.some((whole) => names(whole, part)));
    const headings = read.headings.filter((one) => !ofHome.some((whole) => isOneName(whole, one)));
    const signs = [...read.signs, ...headings, ...parts];
    const isNamed = signs.some((sign) =>
      [wanted, ...halves].some((name) => names(sign, name) && isTogether(sign, name)),
    );
    const isList = () => others.filter(({ name }) => signs.some((sign) => names(sign, name))).length + 1 >= LIST_OF;
    if (isNamed && !isOneArticle(page.url) && !isList()) {
      // "/house-clearance" rather than "Gardening and house clearance in London".
      if (signs.some((sign) => isOneName(sign, wanted))) return { kind: 'page', url: page.url };
      named ??= page.url;
    }
    if (maybe === null && (isNamed || signs.some((sign) => hints(sign, wanted)))) maybe = page.url;
  }
  if (named !== null) return { kind: 'page', url: named };
  return maybe === null ? { kind: 'none' } : { kind: 'maybe', url: maybe };
}

/**
 * A test which of some services a text names: by all telling words of the name, whatever their forms and order.
 * `share`: the least part of the text's telling words that the name makes up; for headings, which a slogan is too.
 */
export function createServiceTest(services: readonly string[]): (text: string, share?: number) => string[] {
  const read = services
    .map((name) => ({ name, words: readName(name) }))
    .filter(({ words }) => words.stems.length > 0 || words.whole !== '');
  return (text, share = 0) => {
    const said = readName(text);
    return read.flatMap(({ name, words }) =>
      names(said, words) && words.stems.length >= share * said.stems.length ? name : [],
    );
  };
}

/** What an address tells of its page. */
interface ReadUrl {
  readonly key: string;
  /** It is of a kind that is about no service. */
  readonly isElsewhere: boolean;
  /** What it lists, from an address like "/maid-services"; null for one that is no list. */
  readonly list: ReadName | null;
}

interface ReadPage extends ReadUrl {
  /** What it says of itself, its title and main headings apart. */
  readonly signs: readonly ReadName[];
  readonly headings: readonly ReadName[];
  readonly titleParts: readonly ReadName[];
}

interface ReadService {
  readonly name: ReadName;
  /** The two of "Tire rotation/computerized balance", where each is a name by itself; else none. */
  readonly halves: readonly ReadName[];
  readonly link: ReadUrl | null;
}

const PAGES = new WeakMap<PageSummary, ReadPage>();
const SERVICES = new WeakMap<NamedService, ReadService>();

/** Read once, however many services are looked for. */
function readPage(page: PageSummary): ReadPage {
  const read = PAGES.get(page) ?? {
    ...readUrl(page.url),
    signs: readSigns(page),
    headings: page.h1s.map(readName),
    titleParts: titleParts(page.title ?? '').map(readName),
  };
  PAGES.set(page, read);
  return read;
}

function readTitle(page: PageSummary): readonly ReadName[] {
  return readPage(page).titleParts;
}

function readService(service: NamedService): ReadService {
  const { name, url } = service;
  const read = SERVICES.get(service) ?? {
    name: readName(name),
    halves: readHalves(name),
    link: url === null ? null : readUrl(url),
  };
  SERVICES.set(service, read);
  return read;
}

function readHalves(name: string): readonly ReadName[] {
  const halves = name.split(BETWEEN_TWO).map(readName);
  return halves.length === 2 && halves.every(({ stems }) => stems.length > 1) ? halves : [];
}

function readUrl(url: string): ReadUrl {
  return {
    key: makePageKey(url),
    isElsewhere: OTHER_KINDS.has(classifyUrl(url) ?? '') || isGallery(url),
    list: isListPage(url) ? readName(readPathSegments(url).at(-1) ?? '') : null,
  };
}

/** The page with all photos is about no service, "/gallery/weddings" may be. */
function isGallery(url: string): boolean {
  return (
    classifyLinkText(
      readPathSegments(url)
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? '',
    )?.kind === 'gallery'
  );
}

/** A page that lists services is about none of them, but "/maid-services" about the service of that name. */
function mayBeAbout({ isElsewhere, list }: ReadUrl, name: ReadName): boolean {
  return !isElsewhere && (list === null || (list.stems.length > 0 && isOneName(list, name)));
}

function isOneName(one: ReadName, other: ReadName): boolean {
  return one.whole === other.whole && one.stems.join(' ') === other.stems.join(' ');
}

interface ReadName {
  readonly stems: readonly string[];
  /** Letters alone, for words that one side writes as one. */
  readonly letters: string;
  /** For scripts without spaces: the text itself; else empty. */
  readonly whole: string;
  /** Those of its words that it says it does without. */
  readonly denied: readonly string[];
  /** Whether it has more words than a name, and whether commas make them a list. */
  readonly longer: 'sentence' | 'list' | null;
}

/** "Hail damage repair without painting" is about no painting. */
const WITHOUT = new RegExp(`^(?:${readPattern('services', 'without')})$`);

function readName(text: string): ReadName {
  if (isUnspacedScript(text))
    return { stems: [], letters: '', whole: keepLetters(foldText(text)), denied: [], longer: null };
  const all = splitWords(foldUmlauts(text));
  const words = all.filter(isTelling);
  const at = all.findIndex((word) => WITHOUT.test(word));
  const denied =
    at > 0
      ? all
          .slice(at + 1)
          .filter(isTelling)
          .map(stemWord)
      : [];
  const longer = words.length <= LONGEST_NAME ? null : text.split(',').length > FEWEST_ITEMS ? 'list' : 'sentence';
  return { stems: [...new Set(words.map(stemWord))], letters: words.join(''), whole: '', denied, longer };
}

const isTelling = (word: string): boolean => word.length > 1 && !EMPTY_WORDS.has(word) && !/^\d+$/.test(word);

function readSigns({ url, offered = [], linkTexts = [] }: PageSummary): ReadName[] {
  const segment = readPathSegments(url).at(-1) ?? '';
  return [segment, ...offered, ...linkTexts].map(readName);
}

/** Parts of a title between its marks. */
export function titleParts(title: string): string[] {
  return title
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Every telling word of the name is in the sign, and none is one that the sign does without. */
function names(sign: ReadName, { stems, letters, whole, denied }: ReadName): boolean {
  if (whole !== '') return sign.whole.includes(whole);
  if (stems.length === 0) return false;
  if (stems.some((stem) => sign.denied.includes(stem) && !denied.includes(stem))) return false;
  if (stems.every((stem) => sign.stems.includes(stem))) return true;
  return letters.length >= SHORTEST_JOINED && sign.letters.includes(letters);
}

/**
 * In a sentence the words of a name, which are several, stand together: "soft washing for surfaces that need careful cleaning" names no surface cleaning. In a
 * list they stand in their order: "tires: sales, mounting, rotation".
 */
function isTogether({ stems: said, longer }: ReadName, { stems }: ReadName): boolean {
  if (longer === null) return true;
  if (stems.length < 2) return longer === 'list';
  const at = stems.map((stem) => said.indexOf(stem));
  if (longer === 'list') return at.every((one, index) => index === 0 || one > (at[index - 1] ?? 0));
  return !at.includes(-1) && Math.max(...at) - Math.min(...at) <= stems.length;
}

/** Most of the name is in the sign, or the sign says part of the name and nothing else. */
function hints(sign: ReadName, { stems, denied }: ReadName): boolean {
  if (stems.length === 0 || sign.stems.length === 0) return false;
  if (stems.some((stem) => sign.denied.includes(stem) && !denied.includes(stem))) return false;
  const found = stems.filter((stem) => sign.stems.some((one) => meansSame(one, stem))).length;
  if (found * 2 > stems.length) return true;
  return found * 2 === stems.length && sign.stems.every((one) => stems.includes(one));
}
