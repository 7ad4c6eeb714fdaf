import type { Evidence } from '#shared/audit/check.ts';
import type { Page } from '../crawl/html/page.ts';
import { type BusinessTerms, getBusinessTerms } from './business-terms.ts';
import {
  absent,
  type CheckEvaluation,
  type CheckRule,
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
  evaluatePlaceIn,
  findOmittedParts,
  type NamingText,
  UNKNOWN_CATEGORY,
} from './evaluate-naming.ts';
import { defineFactor } from './factor.ts';
import { findPageOpening } from './page-opening.ts';
import { evidence, evidenceAround, formatList, quoted, quotedAround, stripSentenceEnd } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';
import { measureWidth } from './term-match.ts';

const RULES = {
  metaPresent: {
    label: 'Your home page has a description',
    maxPoints: 10,
    why: 'Search engines often show it under your name; without one they pick words from the page.',
    effort: 'minutes',
    rule: SOURCES.googleSnippets,
  },
  namesService: {
    label: 'The description says what you do',
    maxPoints: 14,
    why: 'People decide by these two lines whether you do the job they need.',
    effort: 'minutes',
    rule: SOURCES.googleSnippets,
  },
  namesPlace: {
    label: 'The description says where you work',
    maxPoints: 12,
    why: 'A local search is a job and a place; a description that leaves out the place answers half of it.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  namesBusiness: {
    label: 'The description names your business',
    maxPoints: 4,
    why: 'It ties the words to your name wherever they are quoted.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  length: {
    label: 'The description fits the space it is shown in',
    maxPoints: 5,
    why: 'Google sets no limit, but shows about 140 to 160 characters and cuts the rest.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  opening: {
    label: 'The first words on your home page say what you do and where',
    maxPoints: 15,
    why: 'Visitors and AI answers take your introduction from the first paragraph.',
    effort: 'hour',
    rule: SOURCES.practice,
  },
  profileDescription: {
    label: 'Your Google profile has a description that says what you do and where',
    maxPoints: 40,
    why: 'Up to 750 characters in your own words, read by customers who have already found you.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
  },
} as const satisfies Record<string, CheckRule>;

/** Practice values: what a search result shows on a desktop, and what is too little to say anything. */
const SHOWN_LENGTH = { shortest: 70, longest: 160, tooShort: 40, tooLong: 320 } as const;
const PROFILE_LIMIT = 750;
const MOST_MISSING = 8;

const NAME_ALL: FixAdvice = {
  action: 'Put your trade, your town and your name into the page description',
  how: 'About 150 characters, written for a person: who you are, what you do and where.',
};
const WRITE_META: FixAdvice = {
  action: 'Write a description for your home page',
  how: 'Two sentences of about 150 characters: what you do, for whom and where, with your name. Most website editors call the field “SEO description”.',
};

export const descriptionFactor = defineFactor({
  key: 'description',
  category: 'profile',
  needs: ['home', 'site', 'business', 'profile'],
  blank: {},
  evaluate({ home, site, business, profile }) {
    const words = getBusinessTerms(business);
    const meta = home.metaDescription?.trim() ?? '';
    const opening = findPageOpening(home);
    const checks = toChecks('description', RULES, {
      ...evaluateMeta(home, meta, words, business.name),
      opening: evaluateOpening(home, opening, words, site.textWithoutScripts),
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
          ? 'Judged on the description your website gives to search engines. The description on your Google profile was not measured.'
          : null,
    };
  },
});

function evaluateMeta(home: Page, meta: string, words: BusinessTerms, name: string | null) {
  const none = fail('Your home page has no description.', WRITE_META);
  const seen = [evidence(home.url, meta, 'page description')];
  const text: NamingText = {
    text: meta,
    says: 'The description says',
    url: home.url,
    note: 'page description',
    fix: NAME_ALL,
    none,
  };
  return {
    metaPresent: meta === '' ? none : pass(`Your home page describes itself: ${quoted(meta, 120)}.`, seen),
    namesService: evaluateCategoryIn(words, text),
    namesPlace: evaluatePlaceIn(words, text),
    namesBusiness: evaluateName(meta, words, name, none, seen),
    length: meta === '' ? none : evaluateLength(meta, seen),
  };
}

function evaluateName(
  meta: string,
  words: BusinessTerms,
  name: string | null,
  none: CheckEvaluation,
  seen: readonly Evidence[],
): CheckEvaluation {
  if (name === null) return notMeasured('We could not tell your business name from the site.', 'ownName');
  if (meta === '') return none;
  if (words.namesBusiness(meta)) return pass(`The description names ${stripSentenceEnd(name)}.`, seen);
  return fail(`The description does not name ${stripSentenceEnd(name)}.`, NAME_ALL, seen);
}

function evaluateLength(meta: string, seen: readonly Evidence[]): CheckEvaluation {
  const length = measureWidth(meta);
  if (length >= SHOWN_LENGTH.shortest && length <= SHOWN_LENGTH.longest)
    return pass(`The description has ${meta.length} characters and is shown whole.`, seen);
  const isLong = length > SHOWN_LENGTH.longest;
  const finding = isLong
    ? `The description has ${meta.length} characters; its end is usually cut off.`
    : `The description has only ${meta.length} characters; there is room for twice as much.`;
  const fix = isLong
    ? { action: 'Shorten the page description', how: 'Put what matters into the first 150 characters.' }
    : { action: 'Use the whole length of the page description', how: 'About 150 characters are shown.' };
  const isFar = length < SHOWN_LENGTH.tooShort || length > SHOWN_LENGTH.tooLong;
  return isFar ? fail(finding, fix, seen) : partial(0.6, finding, fix, seen);
}

function evaluateOpening(
  home: Page,
  opening: string,
  words: BusinessTerms,
  textWithoutScripts: boolean | null,
): CheckEvaluation {
  const fix = {
    action: 'Begin your home page with one plain sentence: what you do and where',
    how: 'The first paragraph under the main heading is what visitors read and what AI answers quote.',
  };
  if (opening === '') return absent({ textWithoutScripts }, 'Your home page begins without a sentence of text.', fix);
  const seen = [evidence(home.url, opening, 'first words')];
  if (!words.knowsCategory && !words.knowsPlace) return UNKNOWN_CATEGORY;
  const leftOut = findOmittedParts(words, opening);
  const given = [...words.findCategoryTerms(opening), ...words.placeWordsIn(opening)];
  if (leftOut.length === 0) {
    const shown = [evidenceAround(home.url, opening, given, 'first words')];
    const first = quotedAround(opening, given, 160);
    return pass(`The first words on your home page, ${first}, say what you do and where.`, shown);
  }
  const begins = `Your home page begins ${quoted(opening)}`;
  const finding = `${begins} and does not say ${leftOut.join(' or ')}.`;
  const asked = Number(words.knowsCategory) + Number(words.knowsPlace);
  return leftOut.length === asked ? fail(finding, fix, seen) : partial(0.5, finding, fix, seen);
}

function evaluateProfileDescription(text: string, words: BusinessTerms): CheckEvaluation {
  const fix = {
    action: 'Rewrite the description on your Google profile',
    how: 'Edit profile, then Description: what you do, where, and what sets you apart, in up to 750 characters without links, phone numbers or prices.',
  };
  const seen = [evidence(null, text, 'Google profile')];
  if (text.trim() === '') return fail('The description on your Google profile is empty.', fix);
  const faults = [
    ...findOmittedParts(words, text).map((part) => `does not say ${part}`),
    ...(/https?:|www\.|@/i.test(text) ? ['contains a link or an e-mail address, which Google does not allow'] : []),
    ...(text.length > PROFILE_LIMIT ? [`is longer than ${PROFILE_LIMIT} characters`] : []),
  ];
  if (faults.length === 0) return pass('The description on your Google profile says what you do and where.', seen);
  const finding = `The description on your Google profile ${formatList(faults)}.`;
  return faults.length === 1 ? partial(0.6, finding, fix, seen) : partial(0.3, finding, fix, seen);
}

function summaryOf(meta: string, onProfile: string | null, words: BusinessTerms): string {
  const text = onProfile ?? meta;
  if (text === '') return 'Your home page gives search engines no description to show.';
  const where = onProfile === null ? 'Your page description' : 'Your profile description';
  const leftOut = findOmittedParts(words, text);
  if (leftOut.length > 0) return `${where} does not say ${leftOut.join(' or ')}: ${quoted(text, 70)}.`;
  return `${where} reads ${quoted(text, 100)}.`;
}
