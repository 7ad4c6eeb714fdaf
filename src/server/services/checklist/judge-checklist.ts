import { defaultKeyword } from '#engine/checklist/default-keyword.ts';
import { judgePage } from '#engine/checklist/judge-page.ts';
import { toVariant } from '#engine/fixes/writing-material.ts';
import { type SeoChecklist, SeoChecklistRequest } from '#shared/api/seo-checklist.ts';
import type { OutlinePage, SiteOutline } from '#shared/fixes/site-outline.ts';
import { hasRight } from '#shared/product/rights.ts';
import { refuse } from '../api-error.ts';
import { findFixMaterial } from '../fixes/find-fix-material.ts';
import type { FixServices } from '../fixes/fix-services.ts';
import { countCall } from '../limits/count-call.ts';
import { planOf, type Viewer } from '../viewer.ts';

const NO_KEYWORD = SeoChecklistRequest.shape.targetKeyword.parse(undefined);

export interface JudgedChecklist extends SeoChecklist {
  readonly auditId: string;
  /** The page that was judged, and the keyword that it was held against. */
  readonly pageUrl: string;
  readonly targetKeyword: string;
}

/**
 * The checklist of one page that an audit of the viewer's read. Everybody has the findings; the exact changes come with a
 * plan, and are left out otherwise. Throws as `findFixMaterial`, 404 for a page that was not read, and 429.
 */
export async function judgeChecklist(
  services: FixServices,
  viewer: Viewer,
  { url, auditId, targetKeyword, variant }: SeoChecklistRequest,
): Promise<JudgedChecklist> {
  await countCall(services.core, viewer, 'generate');
  const material = await findFixMaterial(services.audits, viewer, { url, auditId });
  const page = pageAt(material.outline, url);
  const keyword = targetKeyword === NO_KEYWORD ? (defaultKeyword(material) ?? targetKeyword) : targetKeyword;
  const { score, items } = judgePage(page, keyword, material, toVariant(variant));
  const hasFixes = hasRight(planOf(viewer), 'checklistFixes');
  const changes = items.filter(({ suggestion }) => suggestion !== null).length;
  return {
    score,
    items: hasFixes ? items : items.map((item) => ({ ...item, suggestion: null })),
    ...(!hasFixes && changes > 0 && { locked: { count: changes, code: 'plan-required' as const } }),
    auditId: material.audit.id,
    pageUrl: page.url,
    targetKeyword: keyword,
  };
}

/** The page with this address; for the address of the site itself, the home page. */
function pageAt({ pages }: SiteOutline, url: string): OutlinePage {
  const [home] = pages;
  if (home === undefined)
    throw refuse('not-ready', 'The pages of this audit are no longer kept. Run a new audit first.');
  const asked = pathOf(url);
  const found = pages.find((page) => pathOf(page.url) === asked) ?? (asked === '/' ? home : undefined);
  if (found !== undefined) return found;
  const read = pages.slice(0, 8).map((page) => pathOf(page.url));
  throw refuse('not-found', `The audit did not read this page. It read: ${read.join(', ')}.`);
}

function pathOf(url: string): string {
  const parsed = URL.parse(url.includes('://') ? url : `https://${url}`);
  return parsed === null ? url : `${parsed.pathname.replace(/\/+$/, '') || '/'}${parsed.search}`;
}
