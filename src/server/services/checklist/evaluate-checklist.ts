import { defaultKeyword } from '#engine/checklist/default-keyword.ts';
import { evaluatePage } from '#engine/checklist/evaluate-page.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { type SeoChecklist, SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import type { OutlinePage, SiteOutline } from '#shared/fixes/site-outline.ts';
import { hasRight } from '#shared/product/rights.ts';
import { getPathAndQuery, getUrlPath, trimPathEnd } from '#shared/text/url-path.ts';
import { apiError } from '../api-error.ts';
import { forOthers } from '../audits/for-others.ts';
import { siteNamesKeyword } from '../audits/site-text.ts';
import { type FixMaterial, findAskedAudit, readFixMaterial } from '../fixes/find-fix-material.ts';
import type { FixServices } from '../fixes/fix-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { getPlan, type Viewer } from '../viewer.ts';

const NOT_SAID =
  'Your site doesn’t say these words yet, so we can’t email them to others. Download the PDF, or use words from your site.';

const NO_KEYWORD = SeoChecklistRequest.shape.targetKeyword.parse(undefined);

export interface EvaluatedChecklist extends SeoChecklist {
  readonly auditId: string;
  /** The evaluated page and keyword. */
  readonly pageUrl: string;
  readonly targetKeyword: string;
  readonly keywordFrom: 'asked' | 'site';
}

/**
 * The checklist of one crawled page of one of the viewer's audits. Everybody sees the findings; the exact changes need a
 * plan and are left out otherwise. For readers other than the owner it contains no text that only the owner typed. Throws
 * as `findFixMaterial`, 400 for a keyword that others may not see, 404 for a page that was not crawled, and 429.
 */
export async function evaluateChecklist(
  services: FixServices,
  viewer: Viewer,
  { url, auditId, targetKeyword, variant }: SeoChecklistRequest,
  isForOthers: true | undefined = undefined,
): Promise<EvaluatedChecklist> {
  await consumeRateLimit(services.core, viewer, 'compose');
  const own = await findAskedAudit(services.audits, viewer, { url, auditId });
  const material = await readFixMaterial(services.audits, isForOthers === true ? forOthers(own) : own);
  const page = pageAt(material.outline, url);
  const ofSite = defaultKeyword(material);
  const keyword = targetKeyword === NO_KEYWORD ? (ofSite ?? targetKeyword) : targetKeyword;
  if (isForOthers === true && keyword !== NO_KEYWORD && keyword !== ofSite) requireSaid(keyword, material);
  const { score, items } = evaluatePage(page, keyword, material, toVariant(variant));
  const hasFixes = hasRight(getPlan(viewer), 'checklistFixes');
  const changes = items.filter(({ suggestion }) => suggestion !== null).length;
  return {
    score,
    items: hasFixes ? items : items.map((item) => ({ ...item, suggestion: null })),
    ...(!hasFixes && changes > 0 && { locked: { count: changes, code: 'plan-required' as const } }),
    auditId: material.audit.id,
    pageUrl: page.url,
    targetKeyword: keyword,
    keywordFrom: keyword === targetKeyword ? 'asked' : 'site',
  };
}

function requireSaid(keyword: string, { outline, analysis, sheet }: FixMaterial): void {
  if (siteNamesKeyword(keyword, outline, analysis.business, sheet.language)) return;
  throw apiError('invalid-request', NOT_SAID);
}

/** The page with this URL; the home page for the site's URL. */
function pageAt({ pages }: SiteOutline, url: string): OutlinePage {
  const [home] = pages;
  if (home === undefined)
    throw apiError('not-ready', 'The pages of this audit are no longer kept. Run a new audit first.');
  const asked = typedPath(url);
  const found = pages.find((page) => typedPath(page.url) === asked) ?? (asked === '/' ? home : undefined);
  if (found !== undefined) return found;
  const read = pages.slice(0, 8).map((page) => typedPath(page.url));
  throw apiError('not-found', `The audit did not read this page. It read: ${read.join(', ')}.`);
}

function typedPath(url: string): string {
  const absolute = url.includes('://') ? url : `https://${url}`;
  const [path, pathAndQuery] = [getUrlPath(absolute), getPathAndQuery(absolute)];
  return path === null || pathAndQuery === null ? url : trimPathEnd(path) + pathAndQuery.slice(path.length);
}
