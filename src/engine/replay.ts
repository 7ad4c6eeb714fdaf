import type { Analysis } from '#shared/audit/analysis.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { analyse } from './analyse.ts';
import type { PageParser } from './crawl/collector.ts';
import type { Page } from './crawl/page.ts';
import type { CollectedResponse, EvidenceBundle } from './evidence/evidence-bundle.ts';

/**
 * Judges a saved bundle again, offline: parses its pages and analyses them. Without corrections the result is identical
 * to the analysis the audit gave under the same algorithm version. Throws `NothingToAnalyse` when no page was read.
 */
export async function replay(
  bundle: EvidenceBundle,
  parser: PageParser,
  corrections?: BusinessCorrections,
): Promise<Analysis> {
  const parsed = await Promise.all(
    bundle.responses.filter(isReadPage).map((response) => parseResponse(response, parser)),
  );
  return analyse(bundle, parsed.flat(), corrections);
}

function isReadPage(response: CollectedResponse): boolean {
  const isPage = response.purpose === 'home' || (response.purpose === 'page' && response.status === 200);
  return isPage && response.body !== null && response.bodyLength > 0 && !UNREAD.has(response.problem ?? '');
}

/** These were not parsed when they were collected, so they are not parsed now. */
const UNREAD: ReadonlySet<string> = new Set(['parse-timeout', 'parse-memory', 'parse-error', 'duplicate']);

async function parseResponse(response: CollectedResponse, parser: PageParser): Promise<Page[]> {
  const parsed = await parser.parse({
    url: response.finalUrl,
    body: response.body ?? new Uint8Array(),
    contentType: response.headers['content-type'] ?? null,
  });
  return parsed.ok ? [parsed.page] : [];
}
