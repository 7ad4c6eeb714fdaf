import type { Business } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../facts/category/category-tables.ts';
import { classifyPurpose } from '../facts/pages/page-purpose.ts';
import { findSentenceLists } from '../facts/services/sentence-lists.ts';
import { ADD_ENTRY, findBusinessEntry, findTypeFault, nameExactCategory, typeFit } from './business-entry.ts';
import { type BusinessTerms, getBusinessTerms } from './business-terms.ts';
import {
  absent,
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
  unclear,
} from './check-evaluation.ts';
import { evaluateProfile } from './evaluate-collected.ts';
import { UNKNOWN_CATEGORY } from './evaluate-naming.ts';
import { defineFactor } from './factor.ts';
import { adviseHeading } from './heading-and-title.ts';
import { notFound } from './not-found.ts';
import { findMainHeadings, getHeadingText } from './page-opening.ts';
import { describePath, evidence, evidenceAround, formatList, mentionsAsEvidence, quoted } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

/** Half of the points are for the profile: the primary category there is the strongest single local signal. */
const RULES = {
  clear: {
    label: 'Your website says what kind of business you are',
    maxPoints: 22,
    why: 'Google and AI tools must know what you do before they can show you.',
    effort: 'hour',
    rule: SOURCES.whitespark2026,
    weakness: { text: 'it doesn’t say what kind of business you are', onlyWhenFailed: true },
  },
  saidPlainly: {
    label: 'Your title and heading say what you do',
    maxPoints: 17,
    why: 'Google builds its search result from your page title, main heading and description.',
    effort: 'minutes',
    rule: SOURCES.googleTitleLinks,
  },
  consistent: {
    label: 'Your structured data says the same as your pages',
    maxPoints: 5,
    why: 'If your pages and the code say different things, Google may trust neither.',
    effort: 'hour',
    rule: SOURCES.googleLocalBusiness,
  },
  services: {
    label: 'Your services are listed by name',
    maxPoints: 6,
    why: 'People search for the job they need. Your services also become extra categories of your Google profile.',
    effort: 'hour',
    rule: SOURCES.whitespark2026,
    weakness: { text: 'it doesn’t list your services by name', onlyWhenFailed: true },
  },
  profileCategory: {
    label: 'Your Google profile has the right main category',
    maxPoints: 50,
    why: 'Experts call the main category the strongest factor in local results, and a wrong one the worst mistake.',
    effort: 'minutes',
    rule: SOURCES.googleProfileGuidelines,
    weakness: { text: 'your Google profile has another category' },
  },
} as const satisfies Record<string, CheckRule>;

/** Three terms distinguish a category from a similar one; fewer rarely do. */
const ENOUGH_SERVICES = 3;
const SAY_IT = 'Say in plain words what kind of business you are';

export const businessCategory = defineFactor({
  key: 'businessCategory',
  label: 'Business Category',
  category: 'profile',
  weight: 14,
  reason:
    'The primary category is the top factor of the map results (193 points) and a wrong one the worst mistake (176).',
  measures: 'Whether your site says what kind of business you are.',
  rules: RULES,
  needs: ['home', 'pages', 'site', 'business', 'profile'],
  blank: {},
  evaluate({ home, pages, site, business, profile }) {
    const words = getBusinessTerms(business);
    const checks = toChecks('businessCategory', RULES, {
      clear: evaluateClear(business, site.textWithoutScripts),
      saidPlainly: evaluateSaidPlainly(home, business, words),
      consistent: evaluateConsistent(pages, site.finalUrl, business),
      services: evaluateServices(business, pages, site),
      profileCategory: evaluateProfile(profile, 'categories', 'Your Google category', (categories) =>
        evaluateProfileCategory(categories, business),
      ),
    });
    const current = profile.kind === 'found' ? (profile.value.categories[0] ?? null) : null;
    return {
      checks,
      summary: summaryOf(business, placesNaming(home, words), current),
      currentValue: current,
      recommendedValue: business.category?.label ?? null,
      details:
        'The main category completes the sentence “this business is a ...”. Google advises as few categories as possible, the most specific ones.',
    };
  },
});

function evaluateClear(business: Business, textWithoutScripts: boolean | null): CheckEvaluation {
  if (business.category !== null) {
    const seen = mentionsAsEvidence(business.sources.category?.seen);
    return pass(`Your site says you are: ${business.category.label}.`, seen);
  }
  const possible = business.candidates?.category ?? [];
  if (possible.length > 0) {
    const finding =
      possible.length === 1
        ? `We think you are this, but we couldn’t tell for sure: ${possible[0]}.`
        : `We couldn’t tell which of these you are: ${formatList(possible)}.`;
    const ask = {
      action: 'Say what kind of business you are',
      how: 'Open “Your facts” and choose it, or type it in. Your score updates right away.',
    };
    return unclear(finding, 'ownCategory', ask, []);
  }
  return absent({ textWithoutScripts }, 'We couldn’t tell from your pages what kind of business you are.', {
    action: SAY_IT,
    how: 'Put the word customers type, such as “plumber” or “hair salon”, into your page title and main heading.',
  });
}

function evaluateSaidPlainly(home: Page, business: Business, words: BusinessTerms): CheckEvaluation {
  // As `clear` says then: a service in the title does not say what kind of business it is.
  if (business.category === null) return UNKNOWN_CATEGORY;
  const fix = adviseHeading(business);
  const places = placesNaming(home, words);
  const seen = placesOf(home)
    .filter(([place, text]) => (places.length === 0 ? place === TITLE : places.includes(place) && text !== ''))
    .slice(0, 2)
    .map(([place, text]) =>
      evidenceAround(home.url, text || '(no title)', words.findCategoryTerms(text), NOTES[place]),
    );
  if (places.includes(TITLE) || places.includes(HEADING))
    return pass(`You say what you do in ${formatList(places)}.`, seen);
  if (places.length === 0) {
    return fail('Nothing in your title, headings or description says what you do.', fix, seen);
  }
  return partial(
    0.5,
    `You say what you do in ${formatList(places)}, but not in your title or main heading.`,
    fix,
    seen,
  );
}

const TITLE = 'the title';
const HEADING = 'the main heading';

const NOTES: Readonly<Record<string, string>> = {
  [TITLE]: 'page title',
  [HEADING]: 'main heading',
  'the description': 'page description',
  'a subheading': 'subheading',
};

function placesNaming(home: Page, words: BusinessTerms): string[] {
  return placesOf(home).flatMap(([place, text]) => (text !== '' && words.namesCategory(text) ? [place] : []));
}

/** The most prominent places, with their texts. */
function placesOf(home: Page): readonly (readonly [place: string, text: string])[] {
  const subheadings = home.headings.filter(({ level, hidden }) => level === 2 && !hidden).slice(0, 10);
  return [
    [TITLE, home.title ?? ''],
    [HEADING, findMainHeadings(home).map(getHeadingText).join(' · ')],
    ['the description', home.metaDescription ?? ''],
    ['a subheading', subheadings.map(getHeadingText).join(' · ')],
  ];
}

function evaluateConsistent(pages: readonly Page[], siteUrl: string, business: Business): CheckEvaluation {
  if (business.category === null)
    return notMeasured('We couldn’t tell what you do, so there was nothing to compare.', 'whatYouDo');
  const { label } = business.category;
  const entry = findBusinessEntry(pages, siteUrl);
  const fix = nameExactCategory(business.category);
  if (entry === null) {
    // Its lack is deducted once, by `structuredData.businessEntry`.
    return unclear(
      `Your pages say ${label}. You have no structured data to compare that with.`,
      'businessEntry',
      ADD_ENTRY,
      [],
    );
  }
  const written = entry.node.types.join(', ');
  const seen = [evidence(entry.page.url, written, 'structured data')];
  switch (typeFit(entry.node.types, business.category)) {
    case 'same':
      return pass(`Your pages and your structured data both say ${label}.`, seen);
    case 'broad':
      return partial(0.6, `Your pages say ${label}; your structured data only says ${quoted(written)}.`, fix, seen);
    case 'unknown': {
      const fault = findTypeFault(entry.node.types, business.category);
      return partial(
        0.6,
        `Your pages say ${label}; your structured data says ${quoted(written)}, which is no real type. Use ${quoted(fault?.nearest ?? 'LocalBusiness')}.`,
        fault?.fix ?? fix,
        seen,
      );
    }
    case 'different':
      return fail(`Your pages say ${label}, but your structured data says ${quoted(written)}.`, fix, seen);
  }
}

function evaluateServices(business: Business, pages: readonly Page[], site: Site): CheckEvaluation {
  const names = business.services.map(({ name }) => name);
  const fix = {
    action: 'List your services by name',
    how: 'Put each job you want calls for on its own line. Give the important ones their own page.',
  };
  if (names.length === 0) {
    const [sentence] = findSentenceLists(pages);
    if (sentence !== undefined) {
      return notMeasured(
        `Your site lists ${quoted(sentence.text, 60)}. We couldn’t tell if these are services.`,
        'services',
      );
    }
    const page = pages.find((one, i) => classifyPurpose(one, i === 0) === 'services');
    if (page === undefined) return notFound('services', { pages, site }, 'We found no list of your services.', fix);
    const listed = [evidence(page.url, page.title ?? describePath(page.url), 'page title')];
    return partial(0.5, `We found ${describePath(page.url)}, but it doesn’t list single services.`, fix, listed);
  }
  const seen = mentionsAsEvidence(business.sources.services?.seen);
  if (names.length < ENOUGH_SERVICES) {
    const prices = pages.find(({ url }) => classifyUrl(url) === 'prices');
    // What a price list names is offered, whatever its layout.
    if (prices !== undefined && !seen.some(({ url }) => url === prices.url)) {
      const made = formatList(names.map((one) => quoted(one)));
      return notMeasured(`We could only make out ${made}. ${describePath(prices.url)} may name more.`, 'services');
    }
    return partial(0.5, `Your site names only ${formatList(names.map((one) => quoted(one)))}.`, fix, seen);
  }
  return pass(
    `Your site names ${names.length} services, among them ${formatList(names.slice(0, 3).map((one) => quoted(one)))}.`,
    seen,
  );
}

function evaluateProfileCategory(categories: readonly string[], business: Business): CheckEvaluation {
  const primary = categories[0] ?? '';
  if (business.category === null) {
    return notMeasured(
      `Your profile says ${quoted(primary)}; we couldn’t tell from your pages what you do, so we can’t compare.`,
      'whatYouDo',
    );
  }
  const { label } = business.category;
  const fits = (category: string) => isOwnCategory(category, label, business);
  const seen = [evidence(null, categories.join(', '), 'Google profile categories')];
  const fix = {
    action: `Set your main Google category to “${business.category.label}”`,
    how: 'In your Google Business Profile choose Edit profile, then Business category. Pick the most specific one on offer.',
  };
  if (fits(primary)) return pass(`Your profile's main category is ${quoted(primary)}, as your site says.`, seen);
  const isSecond = categories.slice(1).some(fits);
  if (isSecond)
    return partial(
      0.4,
      `Your profile's main category is ${quoted(primary)}; what you do only comes second.`,
      fix,
      seen,
    );
  return fail(
    `Your profile's main category is ${quoted(primary)}; your site says ${business.category.label}.`,
    fix,
    seen,
  );
}

/** A category of Google's that the tables know is the trade or its kin, or another one; half of its words ("Pet store") prove nothing. */
function isOwnCategory(category: string, label: string, business: Business): boolean {
  const [known, own] = [CATEGORIES_BY_LABEL.get(category), CATEGORIES_BY_LABEL.get(label)];
  if (known !== undefined && own !== undefined) return findBroadestCategory(known) === findBroadestCategory(own);
  return getBusinessTerms({ ...business, services: [] }).namesCategory(category);
}

function summaryOf(business: Business, places: readonly string[], current: string | null): string {
  if (business.category === null) return 'We couldn’t tell from your pages what kind of business you are.';
  const listed = current === null ? 'Your Google category was not measured.' : `Your profile is listed as ${current}.`;
  if (places.length === 0) return `You seem to be: ${business.category.label}. No title or heading says so. ${listed}`;
  return `Your site says ${business.category.label} in ${formatList(places)}. ${listed}`;
}
