import type { Evidence } from '#shared/audit/check.ts';
import type { Heading, Page } from '../crawl/html/page.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import type { BusinessTerms } from './business-terms.ts';
import { type CheckEvaluation, type FixAdvice, fail, partial, pass } from './check-evaluation.ts';
import { evaluateCategoryIn, evaluatePlaceIn, type NamingText } from './evaluate-naming.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { getHeadingText } from './page-opening.ts';
import { evidence, formatCountOrNo, formatList, quoted } from './quoting.ts';
import { isRelatedWord, measureWidth, prepareText } from './term-match.ts';

/** Practice values: a shorter title says nothing, a longer one is cut. */
const TITLE_LENGTH = { shortest: 15, longest: 65 } as const;

export const WRITE_HEADING: FixAdvice = {
  action: 'Say what you do and where in your main heading',
  how: 'Trade first, then town, as a customer would say it. One line is enough.',
};
const WRITE_TITLE: FixAdvice = {
  action: 'Put your trade and your town into the page title',
  how: 'Trade and town first, your name at the end, about 55 characters. Most website editors call the field “SEO title”.',
};

type ReadableSite = SearchedScope['site'];

function noHeading(home: Page, site: ReadableSite): CheckEvaluation {
  return notFound(
    'heading',
    { pages: [home], site, onlyThese: true },
    'Your home page has no main heading.',
    WRITE_HEADING,
  );
}

/** The main headings themselves: there is one, as text. */
export function evaluateMainHeadings(home: Page, headings: readonly Heading[], site: ReadableSite) {
  return { exists: evaluateExists(home, headings, site), one: evaluateOne(home, headings, site) };
}

function evaluateExists(home: Page, headings: readonly Heading[], site: ReadableSite): CheckEvaluation {
  const text = headings.map((heading) => heading.text.trim()).find(Boolean);
  if (text !== undefined) {
    return pass(`Your home page's main heading says ${quoted(text)}.`, [evidence(home.url, text, 'main heading')]);
  }
  const alt = headings.map(getHeadingText).find(Boolean);
  if (alt !== undefined) {
    const fix = {
      action: 'Write your main heading as text',
      how: 'Keep the picture if you like it, and put the words beside it as a heading.',
    };
    const seen = [evidence(home.url, alt, 'picture description')];
    return partial(0.5, `Your main heading is a picture; only its description ${quoted(alt)} can be read.`, fix, seen);
  }
  if (headings.length > 0) return fail('Your main heading is empty.', WRITE_HEADING, [evidence(home.url, '<h1></h1>')]);
  return noHeading(home, site);
}

function evaluateOne(home: Page, headings: readonly Heading[], site: ReadableSite): CheckEvaluation {
  const texts = headings.map(getHeadingText).filter(Boolean);
  if (texts.length === 0)
    return headings.length > 0 ? fail('Your main heading is empty.', WRITE_HEADING) : noHeading(home, site);
  if (texts.length === 1) return pass('There is one main heading.');
  const few = texts.map((text) => quoted(text, 40));
  return partial(
    0.5,
    `Your home page has ${texts.length} main headings: ${formatList(few, 3)}.`,
    { action: 'Keep one main heading', how: 'Make the others subheadings (h2).' },
    texts.slice(0, 3).map((text) => evidence(home.url, text, 'main heading')),
  );
}

/** What the main heading says. `heading` is empty when there is none. */
export function evaluateHeadingText(home: Page, heading: string, words: BusinessTerms, site: ReadableSite) {
  const text: NamingText = {
    text: heading,
    says: 'Your main heading says',
    url: home.url,
    note: 'main heading',
    fix: WRITE_HEADING,
    none: noHeading(home, site),
  };
  return { namesService: evaluateCategoryIn(words, text), namesPlace: evaluatePlaceIn(words, text) };
}

/** What the page title says. `title` is empty when there is none. */
export function evaluateTitle(home: Page, title: string, words: BusinessTerms) {
  const none = fail('Your home page has no title.', WRITE_TITLE);
  const seen = [evidence(home.url, title, 'page title')];
  const text: NamingText = {
    text: title,
    says: 'Your page title says',
    url: home.url,
    note: 'page title',
    fix: WRITE_TITLE,
    none,
  };
  return {
    titleNamesService: evaluateCategoryIn(words, text),
    titleNamesPlace: evaluatePlaceIn(words, text),
    titleLength: title === '' ? none : evaluateTitleLength(title, seen),
  };
}

function evaluateTitleLength(title: string, seen: readonly Evidence[]): CheckEvaluation {
  const width = measureWidth(title);
  const finding = `Your page title has ${formatCountOrNo([...title].length, 'character')}.`;
  const shorten = { action: 'Shorten the page title', how: 'Keep what matters within the first 55 characters.' };
  if (width > TITLE_LENGTH.longest) return partial(0.5, `${finding} Its end is usually cut off.`, shorten, seen);
  if (width < TITLE_LENGTH.shortest) return partial(0.5, `${finding} There is room for more.`, WRITE_TITLE, seen);
  return pass(finding, seen);
}

/** Title and heading need not be equal; they have to be about the same thing. */
export function evaluateAgreement(home: Page, heading: string, title: string, site: ReadableSite): CheckEvaluation {
  if (heading === '') return noHeading(home, site);
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
