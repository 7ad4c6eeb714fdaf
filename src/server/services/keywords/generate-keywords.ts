import type { KeywordRequest, KeywordStrategy } from '#shared/api/keywords.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { ApiError } from '../api-error.ts';
import { type FixMaterialServices, findFixMaterial } from '../fixes/find-fix-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { viewKeywordStrategy } from '../rights/view-keyword-strategy.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/**
 * A keyword strategy for a business, from the request and the viewer's newest audit of its website where there is one, as
 * much of it as the plan shows. Starts no audit. Throws 429 for too many.
 */
export async function generateKeywords(
  services: FixMaterialServices,
  viewer: Viewer,
  request: KeywordRequest,
): Promise<KeywordStrategy> {
  await consumeRateLimit(services, viewer, 'generate');
  const analysis =
    request.website_url === undefined ? null : await findStrategyAnalysis(services, viewer, request.website_url);
  // The tables of trades are long: they are read when somebody first asks, and not when the server starts.
  const [{ buildKeywordStrategy }, { buildKeywordInput }] = await Promise.all([
    import('#engine/keywords/build-keyword-strategy.ts'),
    import('#engine/keywords/build-keyword-input.ts'),
  ]);
  return viewKeywordStrategy(buildKeywordStrategy(buildKeywordInput(request, analysis)), getPlan(viewer));
}

/** Reasons for which a strategy is made of the request alone: no audit, none that ended, none that the plan opens. */
const WITHOUT_AUDIT = new Set<string>(['no-audit', 'not-found', 'not-ready', 'plan-required']);

/** The viewer's newest analysis of a website; null when there is none that a strategy can draw on. */
export async function findStrategyAnalysis(
  services: FixMaterialServices,
  viewer: Viewer,
  url: string,
): Promise<Analysis | null> {
  try {
    return (await findFixMaterial(services, viewer, { url })).analysis;
  } catch (error) {
    if (error instanceof ApiError && WITHOUT_AUDIT.has(error.refusal.code)) return null;
    throw error;
  }
}
