import type { Business } from '#shared/audit/business.ts';
import type { Check } from '#shared/audit/check.ts';
import type { Site } from '#shared/audit/site.ts';
import { summarizePages } from '../facts/pages/page-summary.ts';
import type { PageSummary } from '../facts/services/find-service-page.ts';
import { type BusinessTerms, getBusinessTerms } from './business-terms.ts';
import { type CheckRule, toChecks } from './check-evaluation.ts';
import { findOmittedParts } from './evaluate-naming.ts';
import { defineFactor } from './factor.ts';
import { evaluateAgreement, evaluateHeadingText, evaluateMainHeadings, evaluateTitle } from './heading-and-title.ts';
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

const RULES = {
  exists: {
    label: 'Your home page has a main heading',
    maxPoints: 8,
    why: 'People and machines read the main heading (h1) first.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  one: {
    label: 'There is one main heading',
    maxPoints: 3,
    why: 'Google copes with several; one makes plain what the page is about.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  namesService: {
    label: 'The main heading says what you do',
    maxPoints: 14,
    why: 'It is the strongest sentence on the page, and search engines may use it as your title.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  namesPlace: {
    label: 'The main heading says where you work',
    maxPoints: 11,
    why: 'A local search is a job and a place. With the place in the heading you answer both at once.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  titleNamesService: {
    label: 'The page title says what you do',
    maxPoints: 13,
    why: 'The title is the line people click in a search result; Google advises against vague ones such as “Home”.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  titleNamesPlace: {
    label: 'The page title says where you work',
    maxPoints: 11,
    why: 'Someone who looks for help nearby scans the titles for the name of the town.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  titleLength: {
    label: 'The page title fits into a search result',
    maxPoints: 4,
    why: 'Google sets no limit, but shows about 50 to 60 characters on a desktop and cuts the rest.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  agreesWithTitle: {
    label: 'Title and main heading speak of the same thing',
    maxPoints: 4,
    why: 'Who clicked on the title should find it again at the top of the page.',
    effort: 'minutes',
    rule: SOURCES.practice,
  },
  levels: {
    label: 'Heading levels follow one another',
    maxPoints: 4,
    why: 'People who use a screen reader walk through a page by its headings. Google sets no rule.',
    effort: 'hour',
    rule: SOURCES.wcagHeadings,
  },
  wordCount: {
    label: 'Your home page says enough to be quoted',
    maxPoints: 8,
    why: 'Google counts no words, but what is not written cannot be found or quoted. We look for 300.',
    effort: 'day',
    rule: SOURCES.practice,
  },
  withoutScripts: {
    label: 'Your words are on the page without scripts',
    maxPoints: 8,
    why: 'Most AI readers do not run scripts. What only a script shows does not exist for them.',
    effort: 'day',
    rule: SOURCES.practice,
  },
  servicePages: {
    label: 'Your services have their own pages',
    maxPoints: 9,
    why: 'Experts name one page per service among the five strongest signals for AI answers.',
    effort: 'day',
    rule: SOURCES.whitespark2026,
  },
  mobile: {
    label: 'Your home page is made for phones',
    maxPoints: 3,
    why: 'Google reads the phone version of a page, and most local searches come from phones.',
    effort: 'hour',
    rule: SOURCES.googleMobileFirst,
  },
} as const satisfies Record<string, CheckRule>;

/** The one check of pages for services, for pages of which only the signs are known. */
export function checkServicePages(business: Business, signs: readonly PageSummary[], site: Site): Check[] {
  const { servicePages } = RULES;
  return toChecks(
    'websiteH1',
    { servicePages },
    { servicePages: evaluateServicePages(business, signs, { pages: [], site }) },
  );
}

/** Several main headings are read as one; more than these is a fault of the template. */
const MOST_HEADINGS = 8;

export const websiteH1 = defineFactor({
  key: 'websiteH1',
  category: 'website',
  needs: ['home', 'pages', 'site', 'business'],
  blank: {},
  evaluate({ home, pages, site, business }) {
    const words = getBusinessTerms(business);
    const headings = findMainHeadings(home);
    const headingText = headings.slice(0, MOST_HEADINGS).map(getHeadingText).filter(Boolean).join(' · ');
    const title = home.title?.trim() ?? '';
    const checks = toChecks('websiteH1', RULES, {
      ...evaluateMainHeadings(home, headings, site),
      ...evaluateHeadingText(home, headingText, words, site),
      ...evaluateTitle(home, title, words),
      agreesWithTitle: evaluateAgreement(home, headingText, title, site),
      levels: evaluateLevels(home, site),
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

/** Category and town, as far as the heading leaves them out. The category's label is English, so it is named to English sites. */
function missingFrom(heading: string, words: BusinessTerms, { category, address, languages }: Business): string[] {
  const lacksTrade = words.knowsCategory && !words.namesCategory(heading);
  const lacksPlace = words.knowsPlace && !words.namesPlace(heading);
  return [
    ...(lacksTrade && category !== null && languages[0] === 'en' ? [category.label] : []),
    ...(lacksPlace && address?.city != null ? [address.city] : []),
  ];
}

/** Only in English: a heading in another language is not ours to compose from an English label. */
function recommendedHeading({ category, address, languages }: Business): string | null {
  if (category === null || address?.city == null || languages[0] !== 'en') return null;
  return `${category.label} in ${address.city}`;
}

function summaryOf(heading: string, words: BusinessTerms, site: Site): string {
  if (heading === '') {
    return site.textWithoutScripts === false
      ? 'Your home page shows its words only after scripts have run; most AI readers see none of them.'
      : 'Your home page has no main heading that can be read.';
  }
  const says = `Your home page's heading says ${quoted(heading)}`;
  const leftOut = findOmittedParts(words, heading);
  return leftOut.length === 0 ? `${says}.` : `${says}, not ${leftOut.join(' or ')}.`;
}
