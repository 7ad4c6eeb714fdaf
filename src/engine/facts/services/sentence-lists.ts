import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { classifyUrl } from '../../crawl/html/page-kind.ts';
import { readPattern } from '../../data/patterns.ts';
import { hasDenial } from '../language/denial.ts';
import { isQuoteBlock } from '../name/testimonials.ts';
import { saysOffers, saysOther, speaksOfItself } from './group-words.ts';
import { isGlue } from './name-words.ts';
import { namesPeople } from './service-names.ts';

/** What one sentence of the business says that it offers. */
export interface SentenceList {
  readonly page: Page;
  readonly region: TextBlock['region'];
  /** As the sentence lists it: "algebra, calculus and geometry". */
  readonly text: string;
  readonly items: readonly string[];
  /** The sentence says that these are taught. */
  readonly isTaught: boolean;
  /** It says nothing else: it sums up what the business does. */
  readonly isSummary?: boolean;
}

const TEACHES = readPattern('services', 'teaches');
const IS_TAUGHT = new RegExp(String.raw`(?<!\p{L})(?:${TEACHES})(?!\p{L})`, 'iu');
const LABEL_AND_LIST = /^([^:]{3,60}):\s+(.{10,300})$/u;
const FRAME_AND_LIST = new RegExp(
  String.raw`^(?:.{0,60}(?<!\p{L}))?((?:${readPattern('services', 'offersInSentence')}|${TEACHES})),?\s+(.{10,300})$`,
  'iu',
);
/** What says where, for whom or how, behind a list. */
const BEHIND_LIST = new RegExp(String.raw`\s(?:${readPattern('services', 'behindList')})\s.*$|\s?[:;(–—].*$`, 'iu');
const LAST_JOINT = new RegExp(String.raw`,?\s(?:${readPattern('services', 'joinsLast')})\s`, 'iu');
const JOINTS = new RegExp(String.raw`${LAST_JOINT.source}|[,;、،]\s*`, 'iu');
const BEFORE_ITEM = new RegExp(String.raw`^(?:(?:${readPattern('services', 'beforeItem')})\s+)+`, 'iu');
const FEWEST_ITEMS = 3;
const LONGEST_ITEM_WORDS = 4;
const LONGEST_TEXT = 2_000;
/** Pages on which a business speaks of others, or to others than its customers. */
const ELSEWHERE: ReadonlySet<string> = new Set(['legal', 'imprint', 'blog', 'jobs', 'reviews']);

/**
 * What the sentences of a site list, where the business says that it does, teaches or offers it: "We teach piano, violin and voice", "Our
 * services include ...", "We teach: algebra, calculus and geometry". It may be its services, or the cards that it takes.
 */
export function findSentenceLists(pages: readonly Page[]): SentenceList[] {
  return pages
    .filter(({ url }) => !ELSEWHERE.has(classifyUrl(url) ?? ''))
    .flatMap((page) =>
      page.blocks.flatMap((block) => {
        const { text, region, hidden } = block;
        if (hidden || region === 'nav' || region === 'footer' || !/[,、،;]/u.test(text) || isQuoteBlock(block))
          return [];
        const sentences = text.slice(0, LONGEST_TEXT).split(/(?<=[.!?])\s+|\n/u);
        return sentences.flatMap((sentence) => {
          const list = readSentence(sentence.replace(/[.!?\s]+$/u, ''));
          return list === null ? [] : { page, region, ...list };
        });
      }),
    );
}

function readSentence(sentence: string): Pick<SentenceList, 'text' | 'items' | 'isTaught'> | null {
  if (hasDenial(sentence)) return null;
  const labeled = LABEL_AND_LIST.exec(sentence);
  const [, label = '', rest = ''] = labeled ?? FRAME_AND_LIST.exec(sentence) ?? [];
  if (labeled !== null && (saysOther(label) || !(speaksOfItself(label) || saysOffers(label)))) return null;
  const text = withoutRest(rest);
  // A sentence without a colon goes on after its first words, unless their last one is joined to them.
  if (labeled === null && !LAST_JOINT.test(text)) return null;
  const items = splitItems(text);
  if (items.length < FEWEST_ITEMS || !items.every(mayBeListed)) return null;
  const isTaught = IS_TAUGHT.test(label);
  return isTaught || !sharesLastWord(items) ? { text, items, isTaught } : null;
}

/** A list without what its sentence says behind it: where, for whom or how. */
export function withoutRest(text: string): string {
  return text.replace(BEHIND_LIST, '').trim();
}

/** The parts of a list in a sentence, without the articles before them. */
export function splitItems(text: string): string[] {
  return text
    .split(JOINTS)
    .map((item) => item.replace(BEFORE_ITEM, '').trim())
    .filter((item) => item !== '');
}

/** Whether one of a list could be a name: a few words that begin with a letter and none that joins others. */
export function mayBeListed(item: string): boolean {
  const words = item.split(' ');
  return (
    /^\p{L}.*[^-]$/u.test(item) && words.length <= LONGEST_ITEM_WORDS && !isGlue(words[0] ?? '') && !namesPeople(item)
  );
}

/** "Residential, commercial and industrial roofing": one thing in several kinds. */
export function sharesLastWord(items: readonly string[]): boolean {
  const isOneWord = (item: string) => !item.includes(' ');
  return items.slice(0, -1).every(isOneWord) && !isOneWord(items.at(-1) ?? '');
}
