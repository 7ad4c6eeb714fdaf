import type { CollectedResponse, EvidenceBundle, ResponsePurpose } from '../evidence/evidence-bundle.ts';

/** The order of responses in a bundle. */
const PURPOSES: readonly ResponsePurpose[] = ['home', 'robots', 'sitemap', 'llms', 'page', 'reader-probe'];

/**
 * Replaces the responses of a bundle by newer ones of the same URLs. The home page is replaced completely, sitemaps and
 * probes all together, since an index or the response to another bot may have changed; responses not requested again are
 * kept. `collectedAt` is the time of the newer responses. Pure.
 */
export function mergeResponses(
  bundle: EvidenceBundle,
  answers: readonly CollectedResponse[],
  collectedAt: string,
): EvidenceBundle {
  const responses = PURPOSES.flatMap((purpose) => {
    const kept = bundle.responses.filter((one) => one.purpose === purpose);
    const newer = answers.filter((one) => one.purpose === purpose);
    if (newer.length === 0) return kept;
    if (purpose !== 'page' && purpose !== 'robots') return newer;
    const replaced = kept.map((old) => newer.find(({ url }) => url === old.url) ?? old);
    return [...replaced, ...newer.filter((one) => !replaced.includes(one))];
  });
  return { ...bundle, responses, collectedAt };
}
