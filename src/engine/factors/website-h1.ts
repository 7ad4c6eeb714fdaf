import type { Business } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import { summarizePages } from '../facts/pages/page-summary.ts';
import type { PageSummary } from '../facts/services/find-service-page.ts';
import { type BusinessTerms, getBusinessTerms } from './business-terms.ts';
import { type CheckRule, type EvaluatedCheck, toChecks } from './check-evaluation.ts';
import { findOmittedParts } from './evaluate-naming.ts';
import { defineFactor } from './factor.ts';
import {
  adviseHeading,
  adviseTown,
  evaluateAgreement,
  evaluateHeadingText,
  evaluateMainHeadings,
  evaluateNoHeading,
  evaluateTitle,
  recommendedHeading,
} from './heading-and-title.ts';
import {
  evaluateLevels,
  evaluateMobile,
  evaluateServicePages,
  evaluateWithoutScripts,
  evaluateWordCount,
} from './home-copy.ts';
import { findMainHeadings, getHeadingText } from './page-opening.ts';
import { quoted } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const NO_HEADING = 'its home page has no main heading';

const RULES = {
  exists: {
    label: 'Your home page has a main heading',
    maxPoints: 8,
    why: 'People and Google read the main heading (H1) first.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
    weakness: { text: NO_HEADING },
    fixedBy: 'fix-h1',
  },
  one: {
    label: 'Your home page has one main heading',
    maxPoints: 3,
    why: 'Google accepts several. One makes clear what the page is about.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  namesService: {
    label: 'The main heading says what you do',
    maxPoints: 14,
    why: 'It’s the most visible line on the page, and Google may use it as your title.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
    weakness: {
      text: 'its main heading does not say what you do',
      with: { exists: NO_HEADING, namesPlace: 'its main heading says neither what you do nor where' },
    },
    fixItScores: ['keywords'],
    fixedBy: 'fix-h1',
  },
  namesPlace: {
    label: 'The main heading says where you work',
    maxPoints: 11,
    why: 'People searching nearby usually add a town.',
    effort: 'minutes',
    rule: SOURCES.practice,
    weakness: {
      text: 'its main heading does not say where you work',
      with: { exists: NO_HEADING, namesService: 'its main heading says neither what you do nor where' },
    },
    fixItScores: ['keywords'],
    fixedBy: 'fix-h1',
  },
  titleNamesService: {
    label: 'The page title says what you do',
    maxPoints: 13,
    why: 'It’s the blue line people click in Google. Google advises against vague titles such as “Home”.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
    weakness: { text: 'its title doesn’t say what you do' },
    fixItScores: ['keywords'],
  },
  titleNamesPlace: {
    label: 'The page title says where you work',
    maxPoints: 11,
    why: 'People searching nearby look for their town in the titles.',
    effort: 'minutes',
    rule: SOURCES.practice,
    weakness: { text: 'its title doesn’t say where you work' },
    fixItScores: ['keywords'],
  },
  titleLength: {
    label: 'The page title fits in a Google result',
    maxPoints: 4,
    why: 'Google sets no limit, but shows about 50 to 60 characters on a desktop.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  agreesWithTitle: {
    label: 'Your title and main heading match',
    maxPoints: 4,
    why: 'People who click your title should see it again at the top of the page.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  levels: {
    label: 'Your heading levels are in order',
    maxPoints: 4,
    why: 'Screen readers use headings to move through a page. Google sets no rule.',
    effort: 'hour',
    rule: SOURCES.wcagHeadings,
  },
  wordCount: {
    label: 'Your home page has enough text',
    maxPoints: 8,
    why: 'Google counts no words, but it can only show what’s on your page. 300 is our own guideline.',
    effort: 'day',
    rule: SOURCES.practice,
    weakness: { text: 'its home page has too little text' },
  },
  withoutScripts: {
    label: 'Your text shows without JavaScript',
    maxPoints: 8,
    why: 'Most AI tools don’t run JavaScript, so they may see an empty page.',
    effort: 'day',
    rule: SOURCES.practice,
  },
  servicePages: {
    label: 'Your services have their own pages',
    maxPoints: 9,
    why: 'Experts name one page per service among the five strongest signals for AI answers.',
    effort: 'day',
    rule: SOURCES.whitespark2026,
    weakness: { text: 'your services don’t have their own pages', onlyWhenFailed: true },
  },
  mobile: {
    label: 'Your home page is made for phones',
    maxPoints: 3,
    why: 'Google reads the phone version of a page, and most local searches come from phones.',
    effort: 'hour',
    rule: SOURCES.googleMobileFirst,
  },
} as const satisfies Record<string, CheckRule>;

/** The check for service pages, used for pages that are only recognized by their signs. */
export function checkServicePages(business: Business, signs: readonly PageSummary[], site: Site): EvaluatedCheck[] {
  const { servicePages } = RULES;
  return toChecks(
    'websiteH1',
    { servicePages },
    { servicePages: evaluateServicePages(business, signs, { pages: [], site }) },
  );
}

/** Several main headings are joined; more than these are an error of the template. */
const MOST_HEADINGS = 8;

export const websiteH1 = defineFactor({
  key: 'websiteH1',
  label: 'Website H1 & Copy',
  category: 'website',
  weight: 13,
  reason: 'The larger part of the on-page signals: 15% on the map, first with 24% for AI visibility.',
  measures: 'Whether heading and title say what you do and where.',
  rules: RULES,
  needs: ['home', 'pages', 'site', 'business'],
  blank: {},
  evaluate({ home, pages, site, business }) {
    const words = getBusinessTerms(business);
    const headings = findMainHeadings(home);
    const headingTexts = headings.slice(0, MOST_HEADINGS).map(getHeadingText).filter(Boolean);
    // The same one for phones and for wide screens is said once.
    const headingText = [...new Set(headingTexts)].join(' · ');
    const title = home.title?.trim() ?? '';
    const headed = { home, site, fix: adviseHeading(business), townFix: adviseTown(business) };
    const checks = toChecks('websiteH1', RULES, {
      ...evaluateMainHeadings(headed, headings),
      ...evaluateHeadingText(headed, headingText, words),
      ...evaluateTitle(home, title, words),
      agreesWithTitle: evaluateAgreement(headed, headingText, title, business, words),
      levels: evaluateLevels(home, evaluateNoHeading(headed)),
      wordCount: evaluateWordCount(home, site),
      withoutScripts: evaluateWithoutScripts(home, site),
      servicePages: evaluateServicePages(business, summarizePages(pages), { pages, site }),
      mobile: evaluateMobile(home),
    });
    return {
      checks,
      summary: summaryOf(headingText, words, site),
      currentValue: headingText === '' ? null : headingText,
      recommendedValue: recommendedHeading(business),
      missingKeywords: missingFrom(headingText, words, business),
    };
  },
});

/** Category and town, as far as the heading lacks them. The category's label is English, so it is only used for English sites. */
function missingFrom(heading: string, words: BusinessTerms, { category, address, languages }: Business): string[] {
  const lacksTrade = words.knowsTrade && !words.namesCategory(heading);
  const lacksPlace = words.knowsPlace && !words.namesPlace(heading);
  return [
    ...(lacksTrade && category !== null && languages[0] === 'en' ? [category.label] : []),
    ...(lacksPlace && address?.city != null ? [address.city] : []),
  ];
}

function summaryOf(heading: string, words: BusinessTerms, site: Site): string {
  if (heading === '') {
    return site.textWithoutScripts === false
      ? 'Most AI tools may see an empty page. Your text needs JavaScript.'
      : 'We couldn’t read a main heading on your home page.';
  }
  const says = `Your heading says ${quoted(heading)}`;
  const leftOut = findOmittedParts(words, heading);
  return leftOut.length === 0 ? `${says}.` : `${says}. It doesn’t say ${leftOut.join(' or ')}.`;
}
