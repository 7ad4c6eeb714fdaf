import type { Evidence } from '#shared/audit/check.ts';
import type { Page } from '../crawl/html/page.ts';
import { readPattern } from '../data/patterns.ts';
import { foldText, isUnspacedScript } from '../facts/language/fold-text.ts';
import { type BusinessTerms, getBusinessTerms } from './business-terms.ts';
import {
  absent,
  type CheckEvaluation,
  type CheckRule,
  deductedBy,
  type FixAdvice,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import {
  evaluateCategoryIn,
  evaluateLongText,
  evaluatePlaceIn,
  findOmittedParts,
  type NamingText,
  UNKNOWN_CATEGORY,
  UNREAD_LANGUAGE,
} from './evaluate-naming.ts';
import { defineFactor } from './factor.ts';
import { findFirstPlaceLine, findPageOpening, listFirstLines } from './page-opening.ts';
import { evidence, evidenceAround, formatList, quoted, quotedAround, stripSentenceEnd } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';
import { isCutOff, measureWidth, SHOWN_DESCRIPTION } from './text-width.ts';

const NO_DESCRIPTION = 'it has no description for Google to show';

const RULES = {
  metaPresent: {
    label: 'Your home page has a page description',
    maxPoints: 10,
    why: 'Google often shows it under your page title. Without one it picks text from the page.',
    effort: 'minutes',
    rule: SOURCES.googleSnippets,
    weakness: { text: NO_DESCRIPTION },
    fixedBy: 'fix-desc',
  },
  namesService: {
    label: 'The description says what you do',
    maxPoints: 14,
    why: 'These two lines tell people whether you do the job they need.',
    effort: 'minutes',
    rule: SOURCES.googleSnippets,
    weakness: {
      text: 'its description leaves out what you do or where',
      with: { metaPresent: NO_DESCRIPTION },
    },
    fixItScores: ['keywords'],
    fixedBy: 'fix-desc',
  },
  namesPlace: {
    label: 'The description says where you work',
    maxPoints: 12,
    why: 'People searching nearby usually add a town.',
    effort: 'minutes',
    rule: SOURCES.practice,
    weakness: { text: 'its description leaves out where you work', with: { metaPresent: NO_DESCRIPTION } },
    fixItScores: ['keywords'],
    fixedBy: 'fix-desc',
  },
  namesBusiness: {
    label: 'The description names your business',
    maxPoints: 4,
    why: 'People see your name wherever the description is shown.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  length: {
    label: 'The description has the right length',
    maxPoints: 5,
    why: 'Google sets no limit, but usually shows 140 to 160 characters.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  opening: {
    label: 'Your first lines say what you do and where',
    maxPoints: 15,
    why: 'Visitors and AI tools read your first lines first.',
    effort: 'hour',
    rule: SOURCES.practice,
    weakness: { text: 'its first lines don’t say what you do and where' },
  },
  profileDescription: {
    label: 'Your Google profile description says what you do and where',
    maxPoints: 40,
    why: 'Customers read it before they call. You have up to 750 characters.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
    weakness: { text: 'the description on your Google profile says too little' },
    fixedBy: 'fix-desc',
  },
} as const satisfies Record<string, CheckRule>;

const PROFILE_LIMIT = 750;
/** A link or an e-mail address; a sign alone may be part of a name ("Hair@Corner"). */
const HAS_CONTACT = /https?:|www\.|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|\b[\w-]{1,63}\.[a-z]{2,10}\/\w/i;
/** What templates and website builders leave in the field. */
const LEFTOVER = /lorem ipsum|\b(?:meta|site|page|seo)[ -]description\b/i;
const NAMES_BUILDER = /\b(?:wordpress|wix|joomla|squarespace|weebly|jimdo|shopify|webflow)\b/i;
const MOST_LEFTOVER_WORDS = 12;
/** "Insert your description here": a form's words for what belongs into it. */
const NAMES_ITSELF = new RegExp(`(?<!\\p{L})(?:${readPattern('texts', 'descriptionOfPage')})(?!\\p{L})`, 'u');
const MOST_WORDS_OF_FORM = 8;
const MOST_MISSING = 8;

const NAME_ALL: FixAdvice = {
  action: 'Put what you do, your town and your name into the page description',
  how: 'About 150 characters: who you are, what you do and where.',
};
/** What matters is there: the rest stays as it is. */
const ADD_NAME: FixAdvice = {
  action: 'Add your name to the page description',
  how: 'Keep what it says. Your name can stand at the end or in place of a few words.',
};
/** Of a description that is a little too short, or whose beginning does not say what matters. */
const PART_OF_LENGTH = 0.6;
const NOTHING_THERE = 'Your home page has no description yet, so there is nothing to check.';
const WRITE_META: FixAdvice = {
  action: 'Write a page description for your home page',
  how: 'Two sentences of about 150 characters: what you do, for whom and where, with your name. Most website editors call the field “SEO description”.',
};

export const description = defineFactor({
  key: 'description',
  label: 'Keyword Rich Description',
  category: 'profile',
  weight: 6,
  reason: 'Part of profile completeness and of every search result, though not a ranking factor by itself.',
  measures: 'Whether your page description says what you do and where.',
  rules: RULES,
  needs: ['home', 'site', 'business', 'profile'],
  blank: {},
  evaluate({ home, site, business, profile }) {
    const words = getBusinessTerms(business);
    const meta = home.metaDescription?.trim() ?? '';
    const opening = findPageOpening(home);
    const checks = toChecks('description', RULES, {
      ...evaluateMeta(home, meta, words, business.name),
      opening: evaluateOpening(home, words, site.textWithoutScripts),
      profileDescription: evaluateProfile(profile, 'description', 'Your profile description', (text) =>
        evaluateProfileDescription(text, words),
      ),
    });
    const onProfile = profile.kind === 'found' ? profile.value.description : null;
    const current = onProfile ?? (meta === '' ? null : meta);
    return {
      checks,
      summary: summaryOf(meta, onProfile, words),
      currentValue: current,
      missingKeywords: words.missingFrom(`${current ?? ''} ${current === null ? opening : ''}`, MOST_MISSING),
      details:
        onProfile === null
          ? 'Scored on your website’s page description. We haven’t seen the description on your Google profile.'
          : null,
    };
  },
});

function evaluateMeta(home: Page, meta: string, words: BusinessTerms, name: string | null) {
  const none = fail('Your home page has no description for Google to show.', WRITE_META);
  const seen = [evidence(home.url, meta, 'page description')];
  const text: NamingText = {
    text: meta,
    says: 'Your description says',
    url: home.url,
    note: 'page description',
    fix: NAME_ALL,
    none,
  };
  return {
    metaPresent: meta === '' ? none : evaluatePresent(meta, words, seen),
    namesService: evaluateCategoryIn(words, text),
    namesPlace: evaluatePlaceIn(words, text),
    namesBusiness: evaluateName(meta, words, name, none, seen),
    length: meta === '' ? deductedBy(none, NOTHING_THERE, 'pageDescription') : evaluateLength(meta, words, seen),
  };
}

/**
 * One word, or a template's: "Just another WordPress site" and "Insert your description here" are a few words about the builder
 * or the field, and none about the business.
 */
function evaluatePresent(meta: string, words: BusinessTerms, seen: readonly Evidence[]): CheckEvaluation {
  const count = meta.split(/\s+/).length;
  // Hardly deducted: naming nothing costs its points below, and a missing one must not score more.
  if (count === 1 && !isUnspacedScript(meta))
    return partial(0.9, `Your page description says only ${quoted(meta, 120)}.`, WRITE_META, seen);
  const isAboutBuilder = NAMES_BUILDER.test(meta) && count <= MOST_LEFTOVER_WORDS;
  const isOfForm = NAMES_ITSELF.test(foldText(meta)) && count <= MOST_WORDS_OF_FORM;
  const others = meta.replace(NAMES_BUILDER, ' ');
  const isAboutBusiness = words.namesCategory(others) || words.namesPlace(others);
  if (LEFTOVER.test(meta) || ((isAboutBuilder || isOfForm) && !isAboutBusiness))
    return fail(`Your page description is a leftover of a template: ${quoted(meta, 120)}.`, WRITE_META, seen);
  return pass(`Your page description says ${quoted(meta, 120)}.`, seen);
}

function evaluateName(
  meta: string,
  words: BusinessTerms,
  name: string | null,
  none: CheckEvaluation,
  seen: readonly Evidence[],
): CheckEvaluation {
  if (name === null) return notMeasured('We couldn’t tell your business name from your site.', 'ownName');
  if (meta === '') return deductedBy(none, NOTHING_THERE, 'pageDescription');
  if (words.namesBusiness(meta)) return pass(`Your description names ${stripSentenceEnd(name)}.`, seen);
  const fix = findOmittedParts(words, meta).length === 0 ? ADD_NAME : NAME_ALL;
  return fail(`Your description doesn’t name ${stripSentenceEnd(name)}.`, fix, seen);
}

function evaluateLength(meta: string, words: BusinessTerms, seen: readonly Evidence[]): CheckEvaluation {
  const { fontSize, shortest, tooShort, tooLong } = SHOWN_DESCRIPTION;
  const shown = isUnspacedScript(meta) ? 100 : 150;
  const width = measureWidth(meta, fontSize);
  const has = `Your description has ${meta.length} characters.`;
  if (isCutOff('description', meta))
    return evaluateLongText(words, {
      kind: 'description',
      text: meta,
      has,
      shown,
      share: width > tooLong ? 0 : PART_OF_LENGTH,
      seen,
    });
  if (width >= shortest) return pass(`${has} Google can show all of it.`, seen);
  const finding = `Your description has only ${meta.length} characters. There’s room for twice as much.`;
  const fix = { action: 'Use the whole length of the page description', how: `About ${shown} characters are shown.` };
  return width < tooShort ? fail(finding, fix, seen) : partial(PART_OF_LENGTH, finding, fix, seen);
}

function evaluateOpening(home: Page, words: BusinessTerms, textWithoutScripts: boolean | null): CheckEvaluation {
  const fix = {
    action: 'Start your home page with what you do and where',
    how: 'Write one plain sentence under the main heading. Visitors read it first, and AI tools quote it.',
  };
  if (findPageOpening(home) === '')
    return absent({ textWithoutScripts }, 'Your home page starts without a sentence of text.', fix);
  if (!words.knowsCategory) return UNKNOWN_CATEGORY;
  const first = listFirstLines(home);
  const [opening = '', headed = opening] = first;
  const place = findFirstPlaceLine(home, words.namesPlace);
  const all = place === '' ? first : [...first, ...first.map((one) => `${one} · ${place}`)];
  const omitted = new Map(all.map((one) => [one, findOmittedParts(words, one).length]));
  const fewest = Math.min(...omitted.values());
  const fullest = all.find((one) => omitted.get(one) === fewest) ?? headed;
  const lines = fewest > 0 && omitted.get(headed) === fewest ? headed : fullest;
  const seen = [evidence(home.url, lines, 'first words')];
  const leftOut = findOmittedParts(words, lines);
  const given = [...words.findCategoryTerms(lines), ...words.placeWordsIn(lines)];
  const isSaid = words.namesCategory(lines) && (!words.knowsPlace || words.namesPlace(lines));
  if (leftOut.length === 0 && !isSaid) return words.readsLanguageOf(lines) ? UNKNOWN_CATEGORY : UNREAD_LANGUAGE;
  if (leftOut.length === 0) {
    const shown = [evidenceAround(home.url, lines, given, 'first words')];
    const shownLines = quotedAround(lines, given, 160);
    return pass(
      `Your home page starts with ${shownLines}. It says what you do${words.knowsPlace ? ' and where' : ''}.`,
      shown,
    );
  }
  const begins = `Your home page starts with ${quoted(lines)}`;
  const finding = `${begins}. It doesn’t say ${leftOut.join(' or ')}.`;
  const asked = Number(words.knowsCategory) + Number(words.knowsPlace);
  return leftOut.length === asked ? fail(finding, fix, seen) : partial(0.5, finding, fix, seen);
}

function evaluateProfileDescription(text: string, words: BusinessTerms): CheckEvaluation {
  const fix = {
    action: 'Rewrite the description on your Google profile',
    how: 'Choose Edit profile, then Description. Say what you do, where, and what sets you apart. Leave out links, phone numbers and prices.',
  };
  const seen = [evidence(null, text, 'Google profile')];
  if (text.trim() === '') return fail('The description on your Google profile is empty.', fix);
  const faults = [
    ...findOmittedParts(words, text).map((part) => `doesn’t say ${part}`),
    ...(HAS_CONTACT.test(text) ? ['has a link or an email address, which Google doesn’t allow'] : []),
    ...(text.length > PROFILE_LIMIT ? [`is longer than ${PROFILE_LIMIT} characters`] : []),
  ];
  if (faults.length === 0) return pass('The description on your Google profile says what you do and where.', seen);
  const finding = `The description on your Google profile ${formatList(faults)}.`;
  return faults.length === 1 ? partial(0.6, finding, fix, seen) : partial(0.3, finding, fix, seen);
}

function summaryOf(meta: string, onProfile: string | null, words: BusinessTerms): string {
  const text = onProfile ?? meta;
  if (text === '') return 'Your home page has no description for Google to show.';
  const where = onProfile === null ? 'Your page description' : 'Your profile description';
  const leftOut = findOmittedParts(words, text);
  if (leftOut.length > 0) return `${where} doesn’t say ${leftOut.join(' or ')}: ${quoted(text, 70)}.`;
  return `${where} says ${quoted(text, 100)}.`;
}
