import type { CollectedResponse, EvidenceBundle, ResponsePurpose } from '../evidence/evidence-bundle.ts';

/** In the order in which a bundle holds them. */
const PURPOSES: readonly ResponsePurpose[] = ['home', 'robots', 'sitemap', 'llms', 'page', 'reader-probe'];

/**
 * The bundle with newer answers in the place of those for the same addresses. The home page is replaced as a whole,
 * sitemaps and probes all together, since an index or an answer to another reader may be another one now; what was not
 * asked for again stays. `collectedAt` is when the newer answers came. Pure.
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
