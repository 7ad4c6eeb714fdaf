import type { KeywordRequest, KeywordStrategy } from '#shared/api/keywords.ts';
import { ApiError } from '../api-error.ts';
import { type FixMaterial, type FixMaterialServices, findFixMaterial } from '../fixes/find-fix-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { viewKeywordStrategy } from '../rights/view-keyword-strategy.ts';
import { getPlan, type Viewer } from '../viewer.ts';

/**
 * A keyword strategy for a business, from the request and the viewer's newest audit of its website where there is one,
 * limited by the plan. Starts no audit. Throws 429 for too many.
 */
export async function generateKeywords(
  services: FixMaterialServices,
  viewer: Viewer,
  request: KeywordRequest,
): Promise<KeywordStrategy> {
  await consumeRateLimit(services, viewer, 'compose');
  const material =
    request.website_url === undefined ? null : await findStrategyMaterial(services, viewer, request.website_url);
  // The data of business categories is large, so it is loaded on first use instead of at start.
  const [{ buildKeywordStrategy }, { buildKeywordInput }] = await Promise.all([
    import('#engine/keywords/build-keyword-strategy.ts'),
    import('#engine/keywords/build-keyword-input.ts'),
  ]);
  const { analysis = null, outline = null } = material ?? {};
  return viewKeywordStrategy(buildKeywordStrategy(buildKeywordInput(request, analysis, outline)), getPlan(viewer));
}

/** Errors after which the strategy uses the request alone: no audit, none finished, none within the plan. */
const WITHOUT_AUDIT = new Set<string>(['no-audit', 'not-found', 'not-ready', 'plan-required']);

/** The viewer's newest audit of a website; null when there is none that a strategy can use. */
export async function findStrategyMaterial(
  services: FixMaterialServices,
  viewer: Viewer,
  url: string,
): Promise<FixMaterial | null> {
  try {
    return await findFixMaterial(services, viewer, { url });
  } catch (error) {
    if (error instanceof ApiError && WITHOUT_AUDIT.has(error.response.code)) return null;
    throw error;
  }
}
