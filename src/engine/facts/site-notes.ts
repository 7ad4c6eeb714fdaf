import type { SiteRobotsTxt } from '#shared/audit/site.ts';
import type { Page } from '../crawl/page.ts';
import type { EvidenceBundle } from '../evidence/evidence-bundle.ts';

const MAX_NOTES = 20;

/** What a reader should know about how complete the reading was: the collector's notes, then what reading showed. */
export function siteNotes(bundle: EvidenceBundle, pages: readonly Page[], robotsTxt: SiteRobotsTxt): string[] {
  const notes = [...bundle.notes];
  if (robotsTxt.truncated) notes.push('robots.txt is longer than 500 KiB; crawlers read only its first 500 KiB.');
  for (const { purpose, finalUrl, truncated, problem } of bundle.responses) {
    if (!truncated || (purpose !== 'home' && purpose !== 'page')) continue;
    const why = problem === 'too-large' ? 'is larger than 5 MB' : 'broke off while it was sent';
    notes.push(`The page ${pathOf(finalUrl)} ${why}; what came was read.`);
  }
  for (const page of pages) {
    for (const limit of page.limitsReached) notes.push(`On ${pathOf(page.url)}: ${limit}`);
  }
  return [...new Set(notes)].slice(0, MAX_NOTES);
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname.slice(0, 100) ?? url.slice(0, 100);
}
