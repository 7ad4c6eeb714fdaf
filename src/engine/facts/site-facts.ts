import { isRejection } from '#shared/audit/rejection.ts';
import type { Site, SiteLlmsTxt, SitePage, SiteRobotsTxt, SiteSitemap } from '#shared/audit/site.ts';
import { parseLlmsTxt } from '../crawl/fetch/llms-txt.ts';
import { ROBOTS_TOKEN } from '../crawl/fetch/user-agent.ts';
import type { Page } from '../crawl/html/page.ts';
import { toSitePage } from '../crawl/html/site-page.ts';
import { getCrawlDelay } from '../crawl/robots/robots-verdict.ts';
import { parseSitemap, type Sitemap } from '../crawl/sitemap/sitemap.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { type CollectedRobots, getOrigin, robotsByOrigin } from './bots/robots-of-site.ts';
import { getFactContext } from './fact-context.ts';
import { hasTextWithoutScripts } from './pages/page-text-presence.ts';
import { describeResponseProblem } from './pages/response-problem.ts';
import { siteNotes } from './site-notes.ts';

const MAX_SITEMAP_ADDRESSES = 50;

/**
 * Summarizes what was read of the site, from the bundle and the parsed pages (home first). Pure: a replay gives the same.
 */
export function deriveSite(bundle: EvidenceBundle, pages: readonly Page[]): Site {
  const home = bundle.responses.find(({ purpose }) => purpose === 'home');
  const finalUrl = home?.finalUrl ?? bundle.target;
  const robots = robotsByOrigin(bundle).get(getOrigin(finalUrl) ?? '') ?? null;
  const robotsTxt = robotsTxtOf(robots, finalUrl);
  const ownHosts = pages.length === 0 ? new Set<string>() : getFactContext(pages, finalUrl).ownHosts;
  return {
    finalUrl,
    https: finalUrl.startsWith('https:'),
    redirects: (home?.redirects ?? []).map((redirect) => ({ ...redirect })),
    pages: sitePages(bundle, pages),
    pagesNotRead: bundle.pagesNotRead.map((skipped) => ({ ...skipped })),
    robotsTxt,
    sitemaps: bundle.responses
      .filter(({ purpose }) => purpose === 'sitemap')
      .map((response) => sitemapOf(response, robotsTxt.sitemaps, ownHosts)),
    llmsTxt: llmsTxtOf(bundle, finalUrl),
    textWithoutScripts: pages[0] === undefined ? null : hasTextWithoutScripts(pages[0]),
    notes: siteNotes(bundle, pages, robotsTxt),
  };
}

/** Pages read, home first, then those with an unusable response, with the reason. */
function sitePages({ responses }: EvidenceBundle, pages: readonly Page[]): SitePage[] {
  const asked = responses.filter(({ purpose }) => purpose === 'home' || purpose === 'page');
  const statusByUrl = new Map<string, number>();
  for (const { finalUrl, status, problem } of asked) {
    if (problem !== 'duplicate' && !statusByUrl.has(finalUrl)) statusByUrl.set(finalUrl, status);
  }
  const read = new Set(pages.map(({ url }) => url));
  const unread = asked.filter(({ finalUrl, problem }) => problem !== 'duplicate' && !read.has(finalUrl));
  return [...pages.map((page) => toSitePage(page, statusByUrl.get(page.url) ?? 200)), ...unread.map(unreadPage)];
}

function unreadPage(response: CollectedResponse): SitePage {
  return {
    url: response.finalUrl,
    status: response.status,
    title: null,
    metaDescription: null,
    h1s: [],
    h2Count: 0,
    h3Count: 0,
    wordCount: 0,
    structuredDataTypes: [],
    language: null,
    problem: describeResponseProblem(response) ?? 'It could not be read.',
  };
}

function robotsTxtOf(robots: CollectedRobots | null, finalUrl: string): SiteRobotsTxt {
  const url = URL.parse('/robots.txt', finalUrl)?.href ?? finalUrl;
  if (robots === null) {
    const problem = 'It was not asked for.';
    const nothing = { bytes: 0, truncated: false, sitemaps: [], crawlDelaySeconds: null };
    return { status: 'unreadable', httpStatus: null, url, ...nothing, problem };
  }
  const { status, response, robots: rules } = robots;
  return {
    status,
    httpStatus: response.status === 0 ? null : response.status,
    url: response.url,
    bytes: status === 'found' ? response.bodyLength : 0,
    truncated: status === 'found' && (rules.truncated || response.truncated),
    sitemaps: rules.sitemaps
      .slice(0, MAX_SITEMAP_ADDRESSES)
      .map((address) => URL.parse(address, response.finalUrl)?.href ?? address),
    crawlDelaySeconds: getCrawlDelay(rules, ROBOTS_TOKEN),
    problem: robotsProblem(robots),
  };
}

function robotsProblem({ status, response }: CollectedRobots): string | null {
  switch (status) {
    case 'found':
      return null;
    case 'missing':
      return response.status === 404 || response.status === 410 ? null : describeResponseProblem(response);
    case 'notRobots':
      return 'A web page or other data stands in its place, so it contains no rules.';
    case 'unreadable':
      return describeResponseProblem(response) ?? 'It is written in characters (UTF-16) that crawlers do not read.';
    default:
      return status satisfies never;
  }
}

function sitemapOf(response: CollectedResponse, named: readonly string[], ownHosts: ReadonlySet<string>): SiteSitemap {
  const { url, body, status } = response;
  const problem = describeResponseProblem(response);
  // Of a file that is only too large, the beginning can be parsed.
  const isReadable = status >= 200 && status < 300 && (response.problem === null || response.problem === 'too-large');
  if (!isReadable || body === null) {
    const isMissing = status >= 400 && status < 500;
    return {
      url,
      status: isRejection(status) ? 'refused' : isMissing ? 'missing' : 'unreadable',
      urlCount: 0,
      problem,
    };
  }
  const sitemap = parseSitemap(body, response.finalUrl);
  if (sitemap.kind !== 'invalid')
    return { url, status: 'present', urlCount: countOwnPages(sitemap, ownHosts), problem: null };
  // Many sites serve a page at any URL. Where no sitemap was declared, that means there is none.
  const isPlaceholder = isHtml(response) && !named.includes(url);
  return { url, status: isPlaceholder ? 'missing' : 'invalid', urlCount: 0, problem: sitemap.problem };
}

/**
 * The pages of this site that a sitemap lists. An index lists none itself: its parts are counted where they were read. Addresses of
 * another host are ignored by search engines (sitemaps.org, "Sitemap file location"), unless the pages name that host as their own.
 */
function countOwnPages(sitemap: Sitemap, ownHosts: ReadonlySet<string>): number {
  if (sitemap.kind === 'index') return 0;
  const isOwn = sitemap.declaredHost !== null && ownHosts.has(sitemap.declaredHost);
  return sitemap.urlCount - sitemap.invalidCount - (isOwn ? 0 : sitemap.otherHostCount);
}

function llmsTxtOf(bundle: EvidenceBundle, finalUrl: string): SiteLlmsTxt {
  const response = bundle.responses.find(({ purpose }) => purpose === 'llms');
  if (response === undefined) {
    return { status: 'unreadable', url: URL.parse('/llms.txt', finalUrl)?.href ?? finalUrl, title: null };
  }
  const { url, status, body } = response;
  if (status >= 400 && status < 500 && !isRejection(status)) return { url, status: 'missing', title: null };
  if (status < 200 || status >= 300 || response.problem !== null || body === null) {
    return { url, status: 'unreadable', title: null };
  }
  const { title } = parseLlmsTxt(body);
  if (title !== null) return { url, status: 'present', title };
  return { url, status: isHtml(response) ? 'missing' : 'invalid', title: null };
}

/** Whether the response is a web page, by its type or its first bytes. */
function isHtml({ headers, body }: CollectedResponse): boolean {
  if (/^\s*(?:text\/html|application\/xhtml\+xml)/i.test(headers['content-type'] ?? '')) return true;
  const start = new TextDecoder('latin1').decode((body ?? new Uint8Array(0)).subarray(0, 200));
  return /^\s*<(?:!doctype html|html|head|body)/i.test(start);
}
