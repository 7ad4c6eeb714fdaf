import type { Business } from '#shared/audit/business.ts';
import type { Evidence } from '#shared/audit/check.ts';
import { findMainTown } from '#shared/audit/main-town.ts';
import type { Heading, Page } from '../crawl/html/page.ts';
import { isUnspacedScript } from '../facts/language/fold-text.ts';
import { LANGUAGE_DATA } from '../facts/language/language-data.ts';
import type { BusinessTerms } from './business-terms.ts';
import { type CheckEvaluation, deductedBy, type FixAdvice, fail, partial, pass } from './check-evaluation.ts';
import {
  evaluateCategoryIn,
  evaluateLongText,
  evaluatePlaceIn,
  findOmittedParts,
  type NamingText,
} from './evaluate-naming.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { getHeadingText, getWrittenHeading } from './page-opening.ts';
import { evidence, formatCountOrNo, formatList, quoted } from './quoting.ts';
import { isRelatedWord, prepareText } from './term-match.ts';
import { isCutOff, measureWidth, SHOWN_TITLE } from './text-width.ts';

/** Countries where the labels of categories are the words that people use: "auto repair shop" is a garage in Wales. */
const HOME_OF_LABELS: ReadonlySet<string> = new Set(['US', 'CA']);

/** What a heading on this site could say: in North American English only, as the label of a category is. */
export function recommendedHeading({ category, address, country, languages }: Business): string | null {
  if (category === null || address?.city == null || languages[0] !== 'en') return null;
  if (!HOME_OF_LABELS.has(country ?? address.country ?? 'US')) return null;
  return `${category.label} in ${address.city}`;
}

/** The step for a heading that lacks category or town, with the business's own as an example where they are known. */
export function adviseHeading(business: Business): FixAdvice {
  const example = recommendedHeading(business);
  const shown = business.languages[0] === 'en' ? ', as in “Plumber in Duluth”' : '';
  return {
    action: 'Say what you do and where in your main heading',
    how:
      example === null
        ? `First what you do, then your town${shown}. One line is enough.`
        : `For example “${example}”: first what you do, then your town. One line is enough.`,
  };
}

/** The step for a heading that says what the business does: its words can stay. */
export function adviseTown(business: Business): FixAdvice {
  const town = findMainTown(business)?.city ?? null;
  const added = town === null ? 'your town' : `your town, ${town}`;
  return { action: adviseHeading(business).action, how: `Yours can stay: add ${added}. One line is enough.` };
}

const WRITE_TITLE: FixAdvice = {
  action: 'Put what you do and your town into the page title',
  how: 'What you do and your town first, your name at the end, about 55 characters. Most website editors call the field “SEO title”.',
};

/** The home page whose heading is evaluated. */
export interface HeadedHome {
  readonly home: Page;
  readonly site: SearchedScope['site'];
  /** The step for a missing or vague heading. */
  readonly fix: FixAdvice;
  /** The step for one that lacks nothing but the town. */
  readonly townFix: FixAdvice;
}

const NO_HEADING = 'Your home page has no main heading yet, so there is nothing to check.';

/** A home page without a main heading. */
export function evaluateNoHeading({ home, site, fix }: HeadedHome): CheckEvaluation {
  return notFound('heading', { pages: [home], site, onlyThese: true }, 'Your home page has no main heading.', fix);
}

/** Number and form of the main headings: exactly one, as text. */
export function evaluateMainHeadings(headed: HeadedHome, headings: readonly Heading[]) {
  return { exists: evaluateExists(headed, headings), one: evaluateOne(headed, headings) };
}

function evaluateExists(headed: HeadedHome, headings: readonly Heading[]): CheckEvaluation {
  const { home } = headed;
  const text = headings.map(getWrittenHeading).find(Boolean);
  if (text !== undefined) {
    return pass(`Your main heading says ${quoted(text)}.`, [evidence(home.url, text, 'main heading')]);
  }
  const alt = headings.map(getHeadingText).find(Boolean);
  if (alt !== undefined) {
    const fix = {
      action: 'Write your main heading as text',
      how: 'Keep the picture, and add the words beside it as a heading.',
    };
    const seen = [evidence(home.url, alt, 'photo description')];
    return partial(
      0.5,
      `Your main heading is a picture. Google can only read its description: ${quoted(alt)}.`,
      fix,
      seen,
    );
  }
  if (headings.length > 0) return fail('Your main heading is empty.', headed.fix, [evidence(home.url, '<h1></h1>')]);
  return evaluateNoHeading(headed);
}

function evaluateOne(headed: HeadedHome, headings: readonly Heading[]): CheckEvaluation {
  const { home } = headed;
  const texts = headings.map(getHeadingText).filter(Boolean);
  if (texts.length === 0) return deductedBy(evaluateExists(headed, headings), NO_HEADING, 'shownHeading');
  if (texts.length === 1) return pass('Your home page has one main heading.');
  const few = [...new Set(texts)].map((text) => quoted(text, 40));
  const said = few.length === 1 ? `, each saying ${few[0]}` : `: ${formatList(few, 3)}`;
  return partial(
    0.5,
    `Your home page has ${texts.length} main headings${said}.`,
    { action: 'Keep one main heading', how: 'Make the others subheadings (h2).' },
    texts.slice(0, 3).map((text) => evidence(home.url, text, 'main heading')),
  );
}

/** The content of the main heading. `heading` is empty when there is none. */
export function evaluateHeadingText(headed: HeadedHome, heading: string, words: BusinessTerms) {
  const text: NamingText = {
    text: heading,
    says: 'Your main heading says',
    url: headed.home.url,
    note: 'main heading',
    fix: headed.fix,
    none: evaluateNoHeading(headed),
  };
  const fix = words.namesCategory(heading) ? headed.townFix : headed.fix;
  return { namesService: evaluateCategoryIn(words, text), namesPlace: evaluatePlaceIn(words, { ...text, fix }) };
}

/** The content of the page title. `title` is empty when there is none. */
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
    titleLength: title === '' ? none : evaluateTitleLength(title, words, seen),
  };
}

function evaluateTitleLength(title: string, words: BusinessTerms, seen: readonly Evidence[]): CheckEvaluation {
  const has = `Your page title has ${formatCountOrNo([...title].length, 'character')}.`;
  if (isCutOff('title', title))
    return evaluateLongText(words, { kind: 'title', text: title, has, shown: 55, share: 0.5, seen });
  if (measureWidth(title, SHOWN_TITLE.fontSize) < SHOWN_TITLE.shortest)
    return partial(0.5, `${has} There’s room for more.`, WRITE_TITLE, seen);
  return pass(has, seen);
}

/**
 * Title and heading need not be equal, but have to be about the same topic: both name the trade or the place, they share a word that
 * tells something, or both have the whole name of the business. One word of that name is no topic ("Life moves on" and "Movers in Dubai | Good Life Movers").
 */
export function evaluateAgreement(
  headed: HeadedHome,
  heading: string,
  title: string,
  { name, languages }: Pick<Business, 'name' | 'languages'>,
  terms: BusinessTerms,
): CheckEvaluation {
  const { home } = headed;
  if (heading === '') return deductedBy(evaluateNoHeading(headed), NO_HEADING, 'shownHeading');
  if (title === '') return fail('Your home page has no title.', WRITE_TITLE);
  const seen = [evidence(home.url, title, 'page title'), evidence(home.url, heading, 'main heading')];
  const isNamed = (names: (text: string) => boolean) => names(title) && names(heading);
  const isSameTopic = isNamed(terms.namesCategory) || isNamed(terms.namesPlace);
  const shared = isSameTopic ? 'topic' : compareTopics(heading, title, name ?? '', languages);
  if (shared === 'topic') return pass('Your title and main heading are about the same thing.', seen);
  const lack = shared === 'partOfName' ? 'They share only a part of your name.' : 'They share no word.';
  return fail(
    `Your title says ${quoted(title, 60)}, your heading ${quoted(heading, 60)}. ${lack}`,
    adviseAgreement(headed, heading, title, terms),
    seen,
  );
}

/** Where one of both says what and where already, only the other one has to change. */
function adviseAgreement({ fix }: HeadedHome, heading: string, title: string, terms: BusinessTerms): FixAdvice {
  const [inTitle, inHeading] = [title, heading].map((text) => findOmittedParts(terms, text).length);
  if (inTitle === 0 && inHeading !== 0) return fix;
  if (inHeading === 0 && inTitle !== 0) return WRITE_TITLE;
  return {
    action: 'Make your title and main heading match',
    how: 'They don’t have to be equal. Say what you do and your town in both.',
  };
}

function compareTopics(
  a: string,
  b: string,
  name: string,
  languages: readonly string[],
): 'topic' | 'partOfName' | 'nothing' {
  const [first, second] = [prepareText(a), prepareText(b)];
  if (isUnspacedScript(a) || isUnspacedScript(b)) {
    // Without spaces there are no words to compare: two consecutive characters are the smallest common unit.
    const characters = [...first.text.replace(/[^\p{L}\p{N}]/gu, '')];
    return characters.some((one, i) => i > 0 && second.text.includes(`${characters[i - 1]}${one}`))
      ? 'topic'
      : 'nothing';
  }
  const words = listTellingWords(b, languages);
  const shared = listTellingWords(a, languages).filter((word) =>
    words.some((other) => isRelatedWord(word, other) || isWithin(word, other) || isWithin(other, word)),
  );
  const ofName = prepareText(name).words;
  const isInBoth = (word: string) => first.words.includes(word) && second.words.includes(word);
  if (shared.length === 0) {
    // "A-1" tells nothing, and is a part of the name all the same.
    const common = listCommonWords(languages);
    return ofName.some((word) => !common.has(word) && isInBoth(word)) ? 'partOfName' : 'nothing';
  }
  const isWholeName = ofName.every(isInBoth);
  return isWholeName || shared.some((word) => !ofName.includes(word)) ? 'topic' : 'partOfName';
}

const SHORTEST_PART = 8;

/** Whether a word is inside a compound, whatever its own ending: "simulaattoreista" in "golfsimulaattorikeskus". */
function isWithin(word: string, compound: string): boolean {
  const stem = word.slice(0, Math.max(SHORTEST_PART, Math.ceil((word.length * 2) / 3)));
  return stem.length >= SHORTEST_PART && compound.includes(stem);
}

function listCommonWords(languages: readonly string[]): ReadonlySet<string> {
  return new Set(
    LANGUAGE_DATA.filter(({ code }) => code === 'en' || languages.includes(code)).flatMap((one) => one.commonWords),
  );
}

/** The words of a text that are not among the commonest of its language; of two letters only abbreviations: "IT", "TV". */
function listTellingWords(text: string, languages: readonly string[]): string[] {
  const common = listCommonWords(languages);
  const written = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return written.flatMap((word) => {
    const isAbbreviation = word.length >= 2 && /^\p{Lu}+$/u.test(word) && text !== text.toUpperCase();
    const folded = prepareText(word).words;
    return folded.filter((one) => isAbbreviation || (one.length >= 3 && !common.has(one)));
  });
}
