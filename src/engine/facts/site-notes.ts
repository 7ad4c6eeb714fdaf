import type { SiteRobotsTxt } from '#shared/audit/site.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page } from '../crawl/html/page.ts';
import type { CollectedResponse, EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { hasTextWithoutScripts } from './pages/page-text-presence.ts';

const MAX_NOTES = 20;
const MAX_PAGE_BYTES = 5 * 1024 * 1024;

/** Notes for people on how complete the crawl was: the collector's, then the parser's. */
export function siteNotes(bundle: EvidenceBundle, pages: readonly Page[], robotsTxt: SiteRobotsTxt): string[] {
  const notes = [...bundle.notes];
  if (robotsTxt.truncated) notes.push('robots.txt is longer than 500 KiB; crawlers read only its first 500 KiB.');
  if (pages[0] !== undefined && hasTextWithoutScripts(pages[0]) === false) {
    notes.push(
      'The home page is built by scripts: its text is not in what the server sends, so that readers which run no scripts find next to nothing. This report judges what they find.',
    );
  }
  const read = new Set(pages.map(({ url }) => url));
  for (const response of bundle.responses) {
    const { purpose, finalUrl, truncated } = response;
    if (!truncated || (purpose !== 'home' && purpose !== 'page') || !read.has(finalUrl)) continue;
    notes.push(`The page ${namePage(finalUrl)} ${whyInPart(response)}; what came was read.`);
  }
  for (const page of pages) {
    for (const limit of page.limitsReached) notes.push(`On ${namePage(page.url)}: ${limit}`);
  }
  return [...new Set(notes)].slice(0, MAX_NOTES);
}

function whyInPart({ problem, bodyLength }: CollectedResponse): string {
  if (problem === 'timed-out') return 'did not come whole in the time it had';
  if (problem !== 'too-large') return 'broke off while it was sent';
  if (bodyLength >= MAX_PAGE_BYTES) return 'is larger than 5 MB';
  return 'came when all pages together had reached the limit of one audit';
}

function namePage(url: string): string {
  return cutText(getUrlPath(url) ?? url, 100);
}
