import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { classifyLinkText, classifyPage } from '../../crawl/html/page-kind.ts';
import type { FactContext } from '../fact-context.ts';
import { isQuoteBlock } from '../name/testimonials.ts';
import { oneLine } from '../pages/one-line.ts';

/** For what a page speaks: the whole business, its list of services, or one topic. */
export type PageVoice = 'front' | 'offers' | 'topic';

/** Running text in which the business may speak. */
export interface SpeakingPassage {
  readonly page: Page;
  readonly voice: PageVoice;
  readonly isHome: boolean;
  /** The nearest heading above; empty for none. */
  readonly heading: string;
  /** What the page is about by its heading and address. */
  readonly topic: string;
  readonly text: string;
  /** It is an item of a list. */
  readonly isItem: boolean;
  /** Its place on the page, by passages before it. */
  readonly index: number;
}

/** Pages on which nothing said holds for the business as a whole, today and for every customer. */
const SILENT_KINDS: ReadonlySet<string> = new Set([
  'legal',
  'imprint',
  'blog',
  'jobs',
  'reviews',
  'prices',
  'booking',
  'team',
  'gallery',
  'hours',
]);
const SILENT_PURPOSES: ReadonlySet<string> = new Set(['privacy', 'terms', 'imprint']);
const SILENT_TYPES: ReadonlySet<string> = new Set([
  'BlogPosting',
  'NewsArticle',
  'Article',
  'JobPosting',
  'Event',
  'Recipe',
  'Person',
  'ProfilePage',
]);
const FRONT_PURPOSES: ReadonlySet<string> = new Set(['home', 'about', 'contact', 'locations']);
/** Elements whose text is a label, a caption or somebody's words. */
const NO_PROSE = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'button',
  'label',
  'option',
  'blockquote',
  'figcaption',
  'summary',
  'dt',
  'th',
  'caption',
  'legend',
  'address',
  'pre',
]);
/** Names of parts that show up only after a click, or are about cookies. */
const SHOWN_LATER =
  /(?<![a-z])(?:cookies?|consent|modal|popup|dialog|toast|alert|success|thank-?you|error|lightbox|newsletter|copyright)(?![a-z])/;
const SHORTEST_PASSAGE = 25;
const LONGEST_PASSAGE = 6000;
const MOST_PASSAGES_OF_A_PAGE = 150;
const MOST_LINKED = 0.4;
const LONGEST_HEADING = 120;

/** The running text of the pages that speak for the business, without menus, forms, quotes and what a click shows. */
export function findSpeakingPassages(context: FactContext): SpeakingPassage[] {
  const seen = new Set<string>();
  return context.pages.flatMap((page) => {
    const voice = voiceOf(page, context);
    return voice === null ? [] : passagesOf(page, voice, page === context.home, seen);
  });
}

function voiceOf(page: Page, context: FactContext): PageVoice | null {
  const purpose = context.purposeOf(page);
  if (purpose === 'home') return 'front';
  if (SILENT_PURPOSES.has(purpose)) return null;
  const { kind } = classifyPage(segmentsOf(page), []);
  const heading = classifyLinkText(firstHeading(page));
  if (SILENT_KINDS.has(kind) || (heading !== null && heading.share >= 0.5 && SILENT_KINDS.has(heading.kind)))
    return null;
  if (page.structured.some(({ topLevel, types }) => topLevel && types.some((type) => SILENT_TYPES.has(type))))
    return null;
  if (FRONT_PURPOSES.has(purpose)) return 'front';
  return purpose === 'services' || purpose === 'faq' ? 'offers' : 'topic';
}

function segmentsOf({ url }: Page): string[] {
  return (getUrlPath(url) ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\.\w{2,5}$/, '').replace(/[-_+]|%20/g, ' '));
}

function firstHeading({ headings, title }: Page): string {
  return headings.find(({ level, text, hidden }) => level === 1 && text !== '' && !hidden)?.text ?? title ?? '';
}

function passagesOf(page: Page, voice: PageVoice, isHome: boolean, seen: Set<string>): SpeakingPassage[] {
  const passages: SpeakingPassage[] = [];
  const linked = countLinkedCharacters(page);
  const topic = `${firstHeading(page)} ${segmentsOf(page).join(' ')}`.slice(0, 400);
  const put = (heading: string, text: string, isItem = false) => {
    if (text.length < SHORTEST_PASSAGE || seen.has(text) || passages.length >= MOST_PASSAGES_OF_A_PAGE) return;
    seen.add(text);
    passages.push({ page, voice, isHome, heading, topic, text, isItem, index: passages.length });
  };
  if (isHome && page.metaDescription !== null) put('', oneLine(page.metaDescription));
  let nextHeading = 0;
  let heading = '';
  let isReview = false;
  page.blocks.forEach((block, index) => {
    for (let one = page.headings[nextHeading]; one !== undefined && one.blockIndex <= index; ) {
      if (one.text !== '' && !one.hidden) {
        heading = oneLine(one.text).slice(0, LONGEST_HEADING);
        isReview = isReviewHeading(heading);
      }
      nextHeading += 1;
      one = page.headings[nextHeading];
    }
    const isLinked = (linked.get(index) ?? 0) > MOST_LINKED * block.text.length;
    if (isLinked || !mayBeProse(block, isHome) || isInForm(page, index) || isReview) return;
    for (const line of joinLines(block.text.slice(0, LONGEST_PASSAGE))) put(heading, line, block.tag === 'li');
  });
  return passages;
}

function mayBeProse(block: TextBlock, isHome: boolean): boolean {
  const { text, tag, region, hidden, hints } = block;
  if (hidden || region === 'nav' || NO_PROSE.has(tag) || text.length < SHORTEST_PASSAGE) return false;
  if ((region === 'footer' && !isHome) || (region === 'header' && tag !== 'p')) return false;
  return !isQuoteBlock(block) && !SHOWN_LATER.test(hints) && !/[★⭐]/u.test(text);
}

/** Lines that `<br>` broke in the middle of a sentence are one again. */
function joinLines(text: string): string[] {
  if (!text.includes('\n')) return [oneLine(text)];
  const lines: string[] = [];
  for (const line of text.split('\n').map(oneLine)) {
    const before = lines.at(-1);
    if (before !== undefined && /[\p{L}\p{N},]$/u.test(before) && /^\p{Ll}/u.test(line))
      lines[lines.length - 1] = `${before} ${line}`;
    else if (line !== '') lines.push(line);
  }
  return lines;
}

function countLinkedCharacters({ links }: Page): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { blockIndex, text } of links) counts.set(blockIndex, (counts.get(blockIndex) ?? 0) + text.length);
  return counts;
}

function isInForm({ forms }: Page, index: number): boolean {
  return forms?.some(({ from, to }) => index >= from && index < to) === true;
}

function isReviewHeading(heading: string): boolean {
  const named = classifyLinkText(heading);
  return named !== null && named.kind === 'reviews' && named.share >= 0.5;
}
