import type { Business } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { hasOnePage } from '../facts/category/category-demand.ts';
import { findServicePage, OTHER_PAGES, type PageSummary } from '../facts/services/find-service-page.ts';
import { makePageKey } from '../facts/services/page-addresses.ts';
import { findUnlistedServicePages } from '../facts/services/unlisted-service-pages.ts';
import { isGone } from '../facts/services/unread-service-pages.ts';
import {
  absent,
  type CheckEvaluation,
  cannotMeasure,
  deductedBy,
  fail,
  notMeasured,
  partial,
  pass,
} from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { getHeadingText } from './page-opening.ts';
import { describePath, evidence, formatCountOrNo, formatList, quoted } from './quoting.ts';

/** Practice values: below the first a text is thin, from the second on it is sufficient. */
const WORDS = { thin: 150, workable: 300 } as const;
const ENOUGH_SERVICE_PAGES = 3;
/** Phones are narrower than this, in pixels of CSS. */
const WIDEST_PHONE = 600;

type ReadableSite = Pick<Site, 'textWithoutScripts'>;

/** `noHeading`: the evaluation of a page without a main heading, which a page without any heading is too. */
export function evaluateLevels(home: Page, noHeading: CheckEvaluation): CheckEvaluation {
  const visible = home.headings.filter(({ hidden }) => !hidden);
  const fix = {
    action: 'Put your headings in order',
    how: 'Use subheadings (h2) after the main heading (h1), then h3, without skipping a level.',
  };
  if (visible.length === 0) return deductedBy(noHeading, 'Your home page has no headings.', 'shownHeading');
  for (let i = 1; i < visible.length; i += 1) {
    const before = visible[i - 1];
    const after = visible[i];
    if (before === undefined || after === undefined || after.level <= before.level + 1) continue;
    const words = getHeadingText(after) || '(empty heading)';
    const finding = `A level ${before.level} heading is followed by a level ${after.level} heading: ${quoted(words, 60)}.`;
    return partial(0.4, finding, fix, [evidence(home.url, words, `h${after.level}`)]);
  }
  return pass('The heading levels on your home page are in order.');
}

export function evaluateWordCount(home: Page, site: ReadableSite): CheckEvaluation {
  const fix = {
    action: 'Write more about your work on the home page',
    how: 'Say what you do, for whom, where, how it works and what it costs. Aim for 300 words.',
  };
  const finding = `Your home page has ${formatCountOrNo(home.wordCount, 'word')}. Our own guideline is ${WORDS.workable}.`;
  if (home.wordCount >= WORDS.workable) return pass(finding);
  return home.wordCount >= WORDS.thin ? partial(0.6, finding, fix) : absent(site, finding, fix);
}

export function evaluateWithoutScripts(home: Page, site: ReadableSite): CheckEvaluation {
  if (site.textWithoutScripts === null) {
    return notMeasured('We couldn’t tell whether your text needs JavaScript.', 'textWithoutScripts');
  }
  if (site.textWithoutScripts) return pass('Your text shows without JavaScript.');
  const mount = home.emptyMountPoints[0];
  const seen = mount === undefined ? [] : [evidence(home.url, `id="${mount}"`, 'empty without JavaScript')];
  const fix = {
    action: 'Make your text show without JavaScript',
    how: 'Ask whoever built your site to turn on “server-side rendering” or “prerendering”.',
  };
  return fail(`Without JavaScript your home page shows ${formatCountOrNo(home.wordCount, 'word')}.`, fix, seen);
}

/**
 * Whether services have pages of their own, by the common rule (`findServicePage`). Where a page may be about a
 * service without saying so, the owner is asked: "no page" is only reported where nothing similar was seen.
 */
export function evaluateServicePages(
  { services, category }: Business,
  signs: readonly PageSummary[],
  looked: SearchedScope,
): CheckEvaluation {
  const fix = {
    action: 'Give each important service its own page',
    how: 'Say what it is, where you do it and what it costs, with photos of finished jobs. Only real services.',
  };
  if (hasOnePage(category?.label ?? null)) {
    return cannotMeasure(
      'A business like yours can show what it offers on one page, so this counts neither for nor against you.',
    );
  }
  if (services.length === 0) {
    return notMeasured('We couldn’t tell your services, so we couldn’t look for their pages.', 'services');
  }
  const own = new Map<string, { url: string; name: string }>();
  const doubtful: { url: string; name: string }[] = [];
  const gone = new Set(looked.site.pages.flatMap(({ url, status }) => (isGone(status ?? 0) ? [makePageKey(url)] : [])));
  for (const service of services) {
    const found = findServicePage(service, signs, services);
    if (found.kind !== 'none' && gone.has(makePageKey(found.url))) continue;
    if (found.kind === 'page' && !own.has(makePageKey(found.url)))
      own.set(makePageKey(found.url), { url: found.url, name: service.name });
    if (found.kind === 'maybe') doubtful.push({ url: found.url, name: service.name });
  }
  const seen = [...own.values()].slice(0, 3).map(({ url, name }) => evidence(url, name, 'service page'));
  const count = `${formatCountOrNo(own.size, 'service')} ${own.size === 1 ? 'has its' : 'have their'} own page.`;
  if (own.size >= Math.min(ENOUGH_SERVICE_PAGES, services.length)) return pass(count, seen);
  const unlisted = findUnlistedServicePages(signs).filter((url) => !own.has(makePageKey(url)));
  const [unlistedPage] = unlisted;
  if (own.size + unlisted.length >= ENOUGH_SERVICE_PAGES && unlistedPage !== undefined) {
    const named = formatList(unlisted.slice(0, 2).map(describePath));
    const look = unlisted.length === 1 ? 'looks like a service page' : 'look like service pages';
    return notMeasured(`${named} ${look}. Tell us your services and we’ll count their pages.`, 'services');
  }
  // The page of another service is not a candidate.
  const first = doubtful.find(({ url }) => !own.has(makePageKey(url)));
  if (first !== undefined) {
    const question = `Is ${describePath(first.url)} your ${quoted(first.name)} page?`;
    const say = {
      action: 'Name each service in the heading of its page',
      how: `If ${describePath(first.url)} is about ${quoted(first.name)}, say so in its title and main heading.`,
    };
    const asked = [...seen, evidence(first.url, first.name, 'possible service page')];
    return partial(0.5, own.size === 0 ? question : `${count} ${question}`, say, asked);
  }
  if (unlistedPage !== undefined) {
    const question = `Is ${describePath(unlistedPage)} the page of ${own.size === 0 ? 'one of your services' : 'another one'}?`;
    return partial(0.5, own.size === 0 ? question : `${count} ${question}`, fix, seen);
  }
  if (own.size > 0) return partial(0.5, count, fix, seen);
  const home = makePageKey(signs[0]?.url ?? '');
  const shared = services.find(
    ({ url }) =>
      url !== null &&
      makePageKey(url) !== home &&
      !gone.has(makePageKey(url)) &&
      !OTHER_PAGES.has(classifyUrl(url) ?? ''),
  );
  if (shared?.url == null) {
    return notFound('servicePage', looked, 'None of your services has its own page.', fix);
  }
  const together = `Your services share one page, ${describePath(shared.url)}.`;
  return partial(0.5, together, fix, [evidence(shared.url, shared.name, 'list of services')]);
}

export function evaluateMobile(home: Page): CheckEvaluation {
  const viewport = home.viewport ?? '';
  const seen = viewport === '' ? [] : [evidence(home.url, viewport, 'viewport')];
  const isSet = /width\s{0,5}=\s{0,5}device-width/i.test(viewport);
  // Without a width, the scale alone makes the layout as wide as the device (CSS Viewport Module, 2025-01).
  const isScaled =
    !/width\s{0,5}=/i.test(viewport) && /initial-scale\s{0,5}=\s{0,5}1(?![\d]|\.0*[1-9])/i.test(viewport);
  const fix = {
    action: 'Make your website fit phones',
    how: 'Choose a theme that adapts to the screen, or ask whoever built your site to add the “viewport” line.',
  };
  if (!isSet && !isScaled) return fail('Your home page isn’t set up for phones.', fix, seen);
  if (home.fixedWidth === undefined || home.fixedWidth <= WIDEST_PHONE)
    return pass('Your home page fits phones.', seen);
  const finding = `Your home page is always ${home.fixedWidth} pixels wide, so people on phones have to scroll sideways.`;
  return partial(0.5, finding, fix, [evidence(home.url, `${home.fixedWidth} pixels`, 'fixed width')]);
}
