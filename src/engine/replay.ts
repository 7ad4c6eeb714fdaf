import type { Analysis } from '#shared/audit/analysis.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { analyze } from './analyze.ts';
import type { PageParser } from './crawl/collector.ts';
import { homeFailure } from './crawl/fetch/home-outcome.ts';
import { isReadablePage } from './crawl/fetch/readable-response.ts';
import type { Page } from './crawl/html/page.ts';
import type { OnFactorError } from './evaluate.ts';
import type { CollectedResponse, EvidenceBundle } from './evidence/evidence-bundle.ts';
import { buildSiteOutline } from './fixes/build-site-outline.ts';
import { NothingToAnalyze } from './nothing-to-analyze.ts';

/**
 * Evaluates a saved bundle again, offline: parses its pages and analyzes them. Without owner overrides the result is identical
 * to the analysis of the audit under the same algorithm version. Throws `NothingToAnalyze`, with the sentence for the
 * owner, when the audit failed.
 */
export async function replay(
  bundle: EvidenceBundle,
  parser: PageParser,
  overrides: OwnerOverrides = {},
  onFactorError?: OnFactorError,
): Promise<Analysis> {
  return await analyze(bundle, await parsePages(bundle, parser), overrides, onFactorError);
}

/** Extracts the input of the Fix-It texts from a saved bundle. Throws `NothingToAnalyze` when the audit failed. */
export async function outlineBundle(bundle: EvidenceBundle, parser: PageParser): Promise<SiteOutline> {
  return buildSiteOutline(bundle, await parsePages(bundle, parser));
}

/** The pages of a saved bundle, home first. Throws `NothingToAnalyze` when the audit failed. */
export async function parsePages(bundle: EvidenceBundle, parser: PageParser): Promise<Page[]> {
  const parsed = await Promise.all(
    bundle.responses
      .filter(isReadablePage)
      .map(async (response) => ({ response, page: await parse(response, parser) })),
  );
  const home = bundle.responses.find(({ purpose }) => purpose === 'home');
  if (home !== undefined) {
    const failure = homeFailure(home, parsed.find(({ response }) => response === home)?.page ?? null);
    if (failure !== null) throw new NothingToAnalyze(failure.error);
  }
  return parsed.flatMap(({ page }) => page ?? []);
}

async function parse(response: CollectedResponse, parser: PageParser): Promise<Page | null> {
  const parsed = await parser.parse({
    url: response.finalUrl,
    body: response.body ?? new Uint8Array(0),
    contentType: response.headers['content-type'] ?? null,
  });
  return parsed.ok ? parsed.page : null;
}
