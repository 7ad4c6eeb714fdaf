import type { Business } from '#shared/audit/business.ts';
import type { Site } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { findServicePage, makePageKey, type PageSummary } from '../facts/services/find-service-page.ts';
import { absent, type CheckEvaluation, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { notFound, type SearchedScope } from './not-found.ts';
import { getHeadingText } from './page-opening.ts';
import { describePath, evidence, formatCountOrNo, quoted } from './quoting.ts';

/** Practice values: thin, workable. */
const WORDS = { thin: 150, workable: 300 } as const;
const ENOUGH_SERVICE_PAGES = 3;

type ReadableSite = Pick<Site, 'textWithoutScripts'>;

export function evaluateLevels(home: Page, site: ReadableSite): CheckEvaluation {
  const visible = home.headings.filter(({ hidden }) => !hidden);
  const fix = {
    action: 'Put your headings in order',
    how: 'After a main heading (h1) come subheadings (h2), then h3, without a gap.',
  };
  if (visible.length === 0) return absent(site, 'Your home page has no headings.', fix);
  for (let i = 1; i < visible.length; i += 1) {
    const before = visible[i - 1];
    const after = visible[i];
    if (before === undefined || after === undefined || after.level <= before.level + 1) continue;
    const words = getHeadingText(after) || '(empty heading)';
    const finding = `After a heading of level ${before.level} comes one of level ${after.level}: ${quoted(words, 60)}.`;
    return partial(0.4, finding, fix, [evidence(home.url, words, `h${after.level}`)]);
  }
  return pass('The heading levels on your home page follow one another.');
}

export function evaluateWordCount(home: Page, site: ReadableSite): CheckEvaluation {
  const fix = {
    action: 'Write more about your work on the home page',
    how: 'What you do, for whom, where, how it goes and what it costs: 300 words say it.',
  };
  const finding = `Your home page has ${formatCountOrNo(home.wordCount, 'word')}; we look for ${WORDS.workable}.`;
  if (home.wordCount >= WORDS.workable) return pass(finding);
  return home.wordCount >= WORDS.thin ? partial(0.6, finding, fix) : absent(site, finding, fix);
}

export function evaluateWithoutScripts(home: Page, site: ReadableSite): CheckEvaluation {
  if (site.textWithoutScripts === null) {
    return notMeasured('We could not tell whether your words need scripts.', 'textWithoutScripts');
  }
  if (site.textWithoutScripts) return pass('Your words can be read without running scripts.');
  const mount = home.emptyMountPoints[0];
  const seen = mount === undefined ? [] : [evidence(home.url, `id="${mount}"`, 'empty until a script fills it')];
  const fix = {
    action: 'Let your website send its words with the page',
    how: 'Ask whoever built it to switch on “server-side rendering” or “prerendering”.',
  };
  return fail(`Without scripts your home page shows ${formatCountOrNo(home.wordCount, 'word')}.`, fix, seen);
}

/**
 * Whether services have pages of their own, found as everything else finds them (`findServicePage`). Where a page may be about a
 * service and does not say so, the owner is asked: that no page is there is said only where nothing like one was seen.
 */
export function evaluateServicePages(
  { services }: Business,
  signs: readonly PageSummary[],
  looked: SearchedScope,
): CheckEvaluation {
  const fix = {
    action: 'Give each important service its own page',
    how: 'What it is, where you do it, what it costs, and photos of finished jobs. Only real services.',
  };
  if (services.length === 0) {
    return notMeasured('We could not tell your services, so we could not look for their pages.', 'services');
  }
  const own = new Map<string, { url: string; name: string }>();
  const doubtful: { url: string; name: string }[] = [];
  for (const service of services) {
    const found = findServicePage(service, signs, services);
    if (found.kind === 'page' && !own.has(makePageKey(found.url)))
      own.set(makePageKey(found.url), { url: found.url, name: service.name });
    if (found.kind === 'maybe') doubtful.push({ url: found.url, name: service.name });
  }
  const seen = [...own.values()].slice(0, 3).map(({ url, name }) => evidence(url, name, 'service page'));
  const count = `${formatCountOrNo(own.size, 'service')} ${own.size === 1 ? 'has its' : 'have their'} own page.`;
  if (own.size >= Math.min(ENOUGH_SERVICE_PAGES, services.length)) return pass(count, seen);
  // The page of another service is no riddle.
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
  if (own.size > 0) return partial(0.5, count, fix, seen);
  const home = makePageKey(signs[0]?.url ?? '');
  const shared = services.find(({ url }) => url !== null && makePageKey(url) !== home);
  if (shared?.url == null) {
    return notFound('servicePage', looked, 'We found no page of its own for any of your services.', fix);
  }
  const together = `Your services share one page, ${describePath(shared.url)}.`;
  return partial(0.5, together, fix, [evidence(shared.url, shared.name, 'list of services')]);
}

export function evaluateMobile(home: Page): CheckEvaluation {
  const viewport = home.viewport ?? '';
  const seen = viewport === '' ? [] : [evidence(home.url, viewport, 'viewport')];
  if (/width\s{0,5}=\s{0,5}device-width/i.test(viewport)) return pass('Your home page fits itself to phones.', seen);
  const fix = {
    action: 'Make your website fit phones',
    how: 'Choose a theme that adapts to the screen, or ask whoever built the site to add the “viewport” line.',
  };
  return fail('Your home page does not say that it fits phones.', fix, seen);
}
