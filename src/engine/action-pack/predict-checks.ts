import type { Business, Mention, NapRow } from '#shared/audit/business.ts';
import type { Check } from '#shared/audit/check.ts';
import { CRAWL_LIMITS } from '../crawl/crawl-limits.ts';
import type { Page } from '../crawl/html/page.ts';
import { businessCategory } from '../factors/business-category.ts';
import { description } from '../factors/description.ts';
import { OTHER_MAILBOX } from '../factors/nap-consistency.ts';
import { qaContentOptimization } from '../factors/qa-content-optimization.ts';
import { qaUpdates } from '../factors/qa-updates.ts';
import { findOnPage } from '../factors/reachability.ts';
import { structuredData } from '../factors/structured-data.ts';
import { checkServicePages, websiteH1 } from '../factors/website-h1.ts';
import { summarizeOutlinePages } from '../facts/pages/page-summary.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import { changedHome, changedOtherPages, changedPages } from './changed-pages.ts';
import { entryKey } from './own-entry.ts';
import { findFactValue, getHomeUrl } from './pack-facts.ts';
import type { PackPlan } from './pack-plan.ts';
import type { PageDraft } from './page-draft.ts';

/** A predicted check. */
type Predicted = Pick<Check, 'id' | 'status' | 'points' | 'maxPoints'>;

const NO_PROFILE = { kind: 'notConfigured', hint: '' } as const;

/** The checks that depend on changed pages, evaluated by the factors themselves. All others are unchanged. */
export function predictChecks(material: WritingMaterial, plan: PackPlan): Predicted[] {
  const home = changedHome(material, plan);
  if (home === null) return [];
  const { site, collectedAt } = material.analysis;
  const business = changedBusiness(material, plan);
  const pages = [home];
  const language = plan.services.length > 0 || plan.questions !== null ? material.sheet.language : null;
  return [
    ...pick(
      websiteH1.evaluate({ home, pages, site, business }).checks,
      // A heading that stays may be a picture, whose description the outline has as its text.
      `${plan.home.heading === null ? '' : 'exists'} one namesService namesPlace titleNamesService titleNamesPlace titleLength agreesWithTitle levels wordCount`,
    ),
    ...predictServicePages(material, plan, business),
    ...pick(
      description.evaluate({ home, site, business, profile: NO_PROFILE }).checks,
      `metaPresent namesService namesPlace namesBusiness length ${changesTop(plan) ? 'opening' : ''}`,
    ),
    ...pick(
      businessCategory.evaluate({ home, pages, site, business, profile: NO_PROFILE }).checks,
      plan.category === null ? 'saidPlainly' : 'saidPlainly clear',
    ),
    ...predictEntry(material, plan, home, business),
    ...predictContact(material, plan),
    ...predictBots(material, plan),
    ...predictQuestions(material, plan, business, language, collectedAt),
  ];
}

/** Whether the first words of the home page change. */
function changesTop({ home: { opening, heading } }: PackPlan): boolean {
  return opening !== null || heading !== null;
}

/** Services get no page by the pack itself: nothing changes without a new trade. */
function predictServicePages(material: WritingMaterial, { category }: PackPlan, business: Business): Predicted[] {
  if (category === null) return [];
  return checkServicePages(business, summarizeOutlinePages(material.outline), material.analysis.site);
}

function pick(checks: readonly Predicted[], names: string): Predicted[] {
  const wanted = new Set(names.split(' '));
  return checks.filter(({ id }) => wanted.has(id.slice(id.indexOf('.') + 1)));
}

/** The business as the next audit will detect it: new questions, a displayed phone number. */
function changedBusiness(material: WritingMaterial, plan: PackPlan): Business {
  const { business } = material.analysis;
  const drafts = listReadDrafts(material, plan);
  const phones = business.sources.phones;
  const showsPhone = plan.contactLine !== null;
  const shown: Mention = { url: getHomeUrl(material), place: 'tel-link', quote: '' };
  return {
    ...business,
    category: plan.category ?? business.category,
    questions: [
      ...business.questions,
      ...drafts.flatMap(({ url, questions }) => questions.map((one) => ({ ...one, url, place: 'text' as const }))),
    ],
    sources:
      phones === undefined || !showsPhone
        ? business.sources
        : { ...business.sources, phones: { ...phones, seen: [...phones.seen, shown] } },
  };
}

/** The drafts that the next audit reads: with a long crawl delay it reads the home page only. */
export function listReadDrafts({ analysis }: WritingMaterial, { services, questions }: PackPlan): PageDraft[] {
  if ((analysis.site.robotsTxt.crawlDelaySeconds ?? 0) > CRAWL_LIMITS.maxCrawlDelaySeconds) return [];
  return [...services.map(({ page }) => page), ...(questions === null ? [] : [questions])];
}

/** The checks that depend on structured data: evaluated on that of all pages, since what is not the pack's stays on them. */
function predictEntry(material: WritingMaterial, plan: PackPlan, home: Page, business: Business): Predicted[] {
  if (plan.patch === null) return [];
  const { site } = material.analysis;
  const pages = [home, ...changedOtherPages(material, plan)];
  return [
    ...pick(
      structuredData.evaluate({ pages, site, business }).checks,
      'businessEntry valid required recommended specificType agrees',
    ),
    ...pick(businessCategory.evaluate({ home, pages, site, business, profile: NO_PROFILE }).checks, 'consistent'),
  ];
}

/** Name, address and phone: the entry is one more mention of them, the contact line shows and links them. */
function predictContact(material: WritingMaterial, plan: PackPlan): Predicted[] {
  const { business, factors } = material.analysis;
  const passes = (name: string) =>
    factors.napConsistency.checks
      .filter(({ id }) => id === `napConsistency.${name}`)
      .map(({ id, maxPoints }): Predicted => ({ id, status: 'pass', points: maxPoints, maxPoints }));
  const hasEntry = plan.entry !== null;
  const left = business.napTable.filter((row) => row.conflicts.length > 0 && !isSettled(row, plan, material.outline));
  const compares = (part: 'phone' | 'address') =>
    business.napTable.some((row) => row.place !== 'json-ld' && row[part] !== null);
  const phone = findFactValue(material, 'phone');
  const isStatedTwice =
    (phone !== null && compares('phone')) || (findFactValue(material, 'street') !== null && compares('address'));
  const agree = factors.napConsistency.checks.find(({ id }) => id === 'napConsistency.agree');
  const isMisled = agree?.evidence.some(({ note }) => note === OTHER_MAILBOX) === true;
  const isAgreed = hasEntry && left.length === 0 && isStatedTwice && !isMisled;
  return [
    ...(isAgreed ? passes('agree') : []),
    ...(plan.contactLine === null || phone === null
      ? []
      : [...passes('clickToCall'), ...(plan.shownNumber === null ? predictOnHome(material) : [])]),
  ];
}

/** Whether the statement of a page is one that the completed entry makes like the others. */
function isSettled({ place, url }: NapRow, plan: PackPlan, { pages }: WritingMaterial['outline']): boolean {
  if (place !== 'json-ld' || plan.patch === null || plan.patch.doubts.length > 0) return false;
  const { replacedEntry } = plan;
  if (replacedEntry?.url !== url) return false;
  const ours = JSON.stringify(replacedEntry.entry);
  const others = pages
    .filter((page) => page.url === url)
    .flatMap(({ structured }) => structured)
    .filter((node) => node.syntax === 'json-ld' && JSON.stringify(entryKey(node)) !== ours);
  return others.every((node) => !node.properties.some(([name]) => STATEMENTS.has(name)));
}

/** What an entry is compared by. */
const STATEMENTS: ReadonlySet<string> = new Set(['name', 'address', 'telephone', 'contactPoint']);

/** With the contact line the home page shows the phone number, and the place where one is known. */
function predictOnHome(material: WritingMaterial): Predicted[] {
  const { business } = material.analysis;
  const home = getHomeUrl(material);
  const hasPhone = findOnPage(business, ['phones'], home) !== undefined;
  const isShown = findOnPage(business, ['address', 'serviceAreas'], home) !== undefined;
  // Without a number, what the check saw of the home page is the place.
  const check = material.analysis.factors.napConsistency.checks.find(({ id }) => id === 'napConsistency.onHome');
  const isSaid = !hasPhone && (check?.evidence ?? []).length > 0;
  const hasPlace =
    isShown || isSaid || (findFactValue(material, 'city') !== null && findFactValue(material, 'street') !== null);
  return material.analysis.factors.napConsistency.checks
    .filter(({ id, status }) => id === 'napConsistency.onHome' && status !== 'pass')
    .map(({ id, maxPoints }) => ({
      id,
      status: hasPlace ? 'pass' : 'partial',
      // The points of the factor for a phone number without a place.
      points: hasPlace ? maxPoints : Math.round(0.6 * maxPoints),
      maxPoints,
    }));
}

/** A robots.txt that allows every search bot on every page read. */
function predictBots({ analysis }: WritingMaterial, { robots }: PackPlan): Predicted[] {
  if (robots === null) return [];
  const ids = new Set(
    'googlebot bingbot oaiSearchbot otherAnswerBots pagesOpen'.split(' ').map((name) => `aiCrawlerAccess.${name}`),
  );
  return analysis.factors.aiCrawlerAccess.checks
    .filter(({ id }) => ids.has(id))
    .map(({ id, maxPoints }) => ({ id, status: 'pass', points: maxPoints, maxPoints }));
}

function predictQuestions(
  material: WritingMaterial,
  plan: PackPlan,
  business: Business,
  language: TextLanguage | null,
  collectedAt: string,
): Predicted[] {
  const { site } = material.analysis;
  if (plan.category === null && listReadDrafts(material, plan).every(({ questions }) => questions.length === 0))
    return [];
  const pages = changedPages(material, plan, language);
  const { checks } = qaContentOptimization.evaluate({ pages, site, business });
  // Footers are not on these pages: what is not covered here may be told there.
  const covered = pick(checks, 'coversCost coversArea coversHours coversAvailability');
  return [
    ...pick(checks, 'questions answered directness'),
    ...covered.filter(({ status }) => status === 'pass'),
    ...pick(qaUpdates.evaluate({ pages, site, business, profile: NO_PROFILE, collectedAt }).checks, 'questionsOnSite'),
  ];
}
