import type { Evidence } from '#shared/audit/check.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Heading, Page } from '../crawl/page.ts';
import { isUnspacedScript } from '../facts/fold-text.ts';
import type { BusinessWords } from './business-words.ts';
import { absent, type Fix, fail, type Judgement, partial, pass } from './judgement.ts';
import { judgePlaceIn, judgeTradeIn, type NamingText } from './naming-judgement.ts';
import { wordsOf } from './page-opening.ts';
import { countOf, evidence, listOf, quoted } from './quoting.ts';
import { isRelatedWord, prepareText, widthOf } from './term-match.ts';

/** Practice values: a shorter title says nothing, a longer one is cut. */
const TITLE_LENGTH = { shortest: 15, longest: 65 } as const;

export const WRITE_HEADING: Fix = {
  action: 'Say what you do and where in your main heading',
  how: 'Trade first, then town, as a customer would say it. One line is enough.',
};
const WRITE_TITLE: Fix = {
  action: 'Put your trade and your town into the page title',
  how: 'Trade and town first, your name at the end, about 55 characters. Most website editors call the field “SEO title”.',
};

type ReadableSite = Pick<Site, 'textWithoutScripts'>;

function noHeading(site: ReadableSite): Judgement {
  return absent(site, 'Your home page has no main heading.', WRITE_HEADING);
}

/** The main headings themselves: there is one, as text. */
export function judgeHeadings(home: Page, headings: readonly Heading[], site: ReadableSite) {
  return { exists: judgeExists(home, headings, site), one: judgeOne(home, headings, site) };
}

function judgeExists(home: Page, headings: readonly Heading[], site: ReadableSite): Judgement {
  const text = headings.map((heading) => heading.text.trim()).find(Boolean);
  if (text !== undefined) {
    return pass(`Your home page's main heading says ${quoted(text)}.`, [evidence(home.url, text, 'main heading')]);
  }
  const alt = headings.map(wordsOf).find(Boolean);
  if (alt !== undefined) {
    const fix = {
      action: 'Write your main heading as text',
      how: 'Keep the picture if you like it, and put the words beside it as a heading.',
    };
    const seen = [evidence(home.url, alt, 'picture description')];
    return partial(0.5, `Your main heading is a picture; only its description ${quoted(alt)} can be read.`, fix, seen);
  }
  if (headings.length > 0) return fail('Your main heading is empty.', WRITE_HEADING, [evidence(home.url, '<h1></h1>')]);
  return noHeading(site);
}

function judgeOne(home: Page, headings: readonly Heading[], site: ReadableSite): Judgement {
  const texts = headings.map(wordsOf).filter(Boolean);
  if (texts.length === 0)
    return headings.length > 0 ? fail('Your main heading is empty.', WRITE_HEADING) : noHeading(site);
  if (texts.length === 1) return pass('There is one main heading.');
  const few = texts.map((text) => quoted(text, 40));
  return partial(
    0.5,
    `Your home page has ${texts.length} main headings: ${listOf(few, 3)}.`,
    { action: 'Keep one main heading', how: 'Make the others subheadings (h2).' },
    texts.slice(0, 3).map((text) => evidence(home.url, text, 'main heading')),
  );
}

/** What the main heading says. `heading` is empty when there is none. */
export function judgeHeadingWords(home: Page, heading: string, words: BusinessWords, site: ReadableSite) {
  const text: NamingText = {
    text: heading,
    says: `Your main heading says ${quoted(heading)}`,
    seen: [evidence(home.url, heading, 'main heading')],
    fix: WRITE_HEADING,
    none: noHeading(site),
  };
  return { namesService: judgeTradeIn(words, text), namesPlace: judgePlaceIn(words, text) };
}

/** What the page title says. `title` is empty when there is none. */
export function judgeTitle(home: Page, title: string, words: BusinessWords) {
  const none = fail('Your home page has no title.', WRITE_TITLE);
  const seen = [evidence(home.url, title, 'page title')];
  const text: NamingText = {
    text: title,
    says: `Your page title says ${quoted(title)}`,
    seen,
    fix: WRITE_TITLE,
    none,
  };
  return {
    titleNamesService: judgeTradeIn(words, text),
    titleNamesPlace: judgePlaceIn(words, text),
    titleLength: title === '' ? none : judgeTitleLength(title, seen),
  };
}

function judgeTitleLength(title: string, seen: readonly Evidence[]): Judgement {
  const width = widthOf(title);
  const finding = `Your page title has ${countOf([...title].length, 'character')}.`;
  const shorten = { action: 'Shorten the page title', how: 'Keep what matters within the first 55 characters.' };
  if (width > TITLE_LENGTH.longest) return partial(0.5, `${finding} Its end is usually cut off.`, shorten, seen);
  if (width < TITLE_LENGTH.shortest) return partial(0.5, `${finding} There is room for more.`, WRITE_TITLE, seen);
  return pass(finding, seen);
}

/** Title and heading need not be equal; they have to be about the same thing. */
export function judgeAgreement(home: Page, heading: string, title: string, site: ReadableSite): Judgement {
  if (heading === '') return noHeading(site);
  if (title === '') return fail('Your home page has no title.', WRITE_TITLE);
  const seen = [evidence(home.url, title, 'page title'), evidence(home.url, heading, 'main heading')];
  if (shareAWord(heading, title)) return pass('Title and main heading speak of the same thing.', seen);
  return fail(
    `Your title says ${quoted(title, 60)} and your heading ${quoted(heading, 60)}; they share no word.`,
    {
      action: 'Let title and main heading speak of the same thing',
      how: 'They need not be equal; trade and town should be in both.',
    },
    seen,
  );
}

function shareAWord(a: string, b: string): boolean {
  const [first, second] = [prepareText(a), prepareText(b)];
  if (isUnspacedScript(a) || isUnspacedScript(b)) {
    // Without spaces there are no words to compare: two characters in a row are the smallest common thing.
    const characters = [...first.text.replace(/[^\p{L}\p{N}]/gu, '')];
    return characters.some((one, i) => i > 0 && second.text.includes(`${characters[i - 1]}${one}`));
  }
  const words = second.words.filter((word) => word.length >= 3);
  return first.words.some((word) => word.length >= 3 && words.some((other) => isRelatedWord(word, other)));
}
