import type { DryRun, PageChange } from '#shared/audit/dry-run.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { analyze } from '../analyze.ts';
import type { PageParser } from '../crawl/collector.ts';
import { decodeHtml } from '../crawl/fetch/decode-text.ts';
import { homeFailure } from '../crawl/fetch/home-outcome.ts';
import { parsePageUrl, siteBounds } from '../crawl/fetch/page-url.ts';
import { isReadablePage } from '../crawl/fetch/readable-response.ts';
import type { Page } from '../crawl/html/page.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { buildFactSheet } from '../fixes/build-fact-sheet.ts';
import { buildSiteOutline } from '../fixes/build-site-outline.ts';
import { NothingToAnalyze } from '../nothing-to-analyze.ts';
import { parsePages } from '../replay.ts';
import { compareRuns, type EvaluatedSite } from './compare-runs.ts';
import { editHtml, type HtmlEdit, paragraphsHtml } from './edit-html.ts';
import { jsonLdElement } from './json-ld-blocks.ts';
import { UnknownPage } from './unknown-page.ts';

/** The evidence of an audit, and what its owner said about the business. */
export interface DryRunSite {
  readonly bundle: EvidenceBundle;
  readonly overrides?: OwnerOverrides | undefined;
}

/** A change of one page of a site. */
export interface HtmlPageChange {
  /** A URL or path; null for the home page. */
  readonly url: string | null;
  /** The whole new document, of a new page too; null keeps the stored one. */
  readonly html: string | null;
  readonly edit: HtmlEdit;
}

/**
 * Evaluates a site with planned changes, as if they were published: the stored pages are changed, and everything is evaluated again;
 * evidence that does not change is the same. Throws `UnknownPage` for a page that the audit did not read, and `NothingToAnalyze`
 * where a page could not be read then. Pure but for the parser.
 */
export async function dryRun(site: DryRunSite, changes: readonly PageChange[], parser: PageParser): Promise<DryRun> {
  return dryRunDocuments(site, { pages: changes.map(documentChange) }, parser);
}

/** What is changed on a site: its pages, and its robots.txt. */
export interface SiteChange {
  readonly pages: readonly HtmlPageChange[];
  readonly robotsTxt?: string | null | undefined;
}

/** The same for changes of documents. */
export async function dryRunDocuments(site: DryRunSite, change: SiteChange, parser: PageParser): Promise<DryRun> {
  const pages = await parsePages(site.bundle, parser);
  const changed = await applyChanges({ bundle: site.bundle, pages }, change, parser);
  const before = await evaluateSite(site.bundle, pages, site.overrides);
  return compareRuns(before, await evaluateSite(changed.bundle, changed.pages, site.overrides));
}

function documentChange({ url, html, text, jsonLd, ...parts }: PageChange): HtmlPageChange {
  return {
    url: url ?? null,
    html: html ?? null,
    edit: {
      ...parts,
      ...(text && { text: { mode: text.mode, html: paragraphsHtml(text.text) } }),
      ...(jsonLd && { jsonLd: { mode: jsonLd.mode, html: jsonLdElement(jsonLd.text) } }),
    },
  };
}

async function evaluateSite(
  bundle: EvidenceBundle,
  pages: readonly Page[],
  overrides: OwnerOverrides | undefined,
): Promise<EvaluatedSite> {
  const { businessOnSite, ...analysis } = await analyze(bundle, pages, overrides);
  const business = businessOnSite ?? analysis.business;
  const outline = buildSiteOutline(bundle, pages);
  const { websiteUrl } = analysis;
  return { analysis, business, sheet: buildFactSheet({ businessId: '', business, outline, websiteUrl }), pages };
}

interface ParsedSite {
  readonly bundle: EvidenceBundle;
  readonly pages: readonly Page[];
}

/** The site with the changes published. The lengths of old answers stay, since other bots were answered with those. */
async function applyChanges(site: ParsedSite, change: SiteChange, parser: PageParser): Promise<ParsedSite> {
  let { bundle, pages } = site;
  for (const one of change.pages) {
    const old = findResponse(bundle, one);
    const page = pages.find(({ url }) => url === old.finalUrl);
    const html = one.html ?? decodeHtml(old.body ?? new Uint8Array(0), old.headers['content-type'] ?? null).text;
    const known = one.html === null && page !== undefined ? page : await parse(old, html, parser);
    const response = withBody(old, editHtml(html, known, one.edit));
    const parsed = await parse(response, response.body, parser);
    const failure = old.purpose === 'home' ? homeFailure(response, parsed) : null;
    if (failure !== null) throw new NothingToAnalyze(failure.error);
    const replaced = bundle.responses.map((other) => (other === old ? response : other));
    bundle = { ...bundle, responses: replaced.includes(response) ? replaced : [...replaced, response] };
    pages = page === undefined ? [...pages, parsed] : pages.map((other) => (other === page ? parsed : other));
  }
  const { robotsTxt = null } = change;
  return { bundle: robotsTxt === null ? bundle : withRobots(bundle, pages, robotsTxt), pages };
}

/** The response to change; a new one for a new page. */
function findResponse({ responses }: EvidenceBundle, { url, html }: HtmlPageChange): CollectedResponse {
  const readable = responses.filter(isReadablePage);
  const home = readable.find(({ purpose }) => purpose === 'home');
  if (home === undefined) throw new NothingToAnalyze('No page of the site could be read.');
  if (url === null) return home;
  const bounds = siteBounds(new URL(home.finalUrl), []);
  const wanted = parsePageUrl(url, bounds);
  const found = readable.find(
    ({ finalUrl }) => finalUrl === url || (wanted !== null && parsePageUrl(finalUrl, bounds)?.key === wanted.key),
  );
  if (found !== undefined) return found;
  if (html === null || wanted === null || wanted.isOtherSubdomain)
    throw new UnknownPage(readable.map(({ finalUrl }) => new URL(finalUrl).pathname));
  const address = wanted.url.href;
  return { ...home, purpose: 'page', url: address, finalUrl: address, redirects: [], status: 200, problem: null };
}

function withBody(old: CollectedResponse, html: string): CollectedResponse & { readonly body: Uint8Array } {
  const headers = { ...old.headers, 'content-type': 'text/html; charset=utf-8' };
  return { ...old, headers, body: new TextEncoder().encode(html), truncated: false };
}

async function parse(
  { finalUrl, headers }: CollectedResponse,
  html: string | Uint8Array,
  parser: PageParser,
): Promise<Page> {
  const isText = typeof html === 'string';
  const parsed = await parser.parse({
    url: finalUrl,
    body: isText ? new TextEncoder().encode(html) : html,
    contentType: isText ? 'text/html; charset=utf-8' : (headers['content-type'] ?? null),
  });
  if (!parsed.ok) throw new NothingToAnalyze('We couldn’t read the new page in time. Try a smaller part of it.');
  return parsed.page;
}

/** The rules of the site's own host. */
function withRobots(bundle: EvidenceBundle, [home]: readonly Page[], text: string): EvidenceBundle {
  const origin = new URL(home?.url ?? bundle.target).origin;
  const body = new TextEncoder().encode(text);
  const responses = bundle.responses.map((one) =>
    one.purpose === 'robots' && URL.parse(one.url)?.origin === origin
      ? { ...one, body, bodyLength: body.length, truncated: false }
      : one,
  );
  return { ...bundle, responses };
}
