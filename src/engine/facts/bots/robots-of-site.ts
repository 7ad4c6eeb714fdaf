import { type ParsedRobots, readRobotsAnswer } from '../../crawl/robots/robots-answer.ts';
import type { CollectedResponse, EvidenceBundle } from '../../evidence/evidence-bundle.ts';

/** A robots.txt of the bundle: the response and its classification. */
export interface CollectedRobots extends ParsedRobots {
  readonly response: CollectedResponse;
}

/** The robots.txt of each requested origin. A file applies to its own scheme, host and port (RFC 9309, 2.3). */
export function robotsByOrigin(bundle: EvidenceBundle): ReadonlyMap<string, CollectedRobots> {
  const byOrigin = new Map<string, CollectedRobots>();
  for (const response of bundle.responses) {
    if (response.purpose !== 'robots') continue;
    const origin = getOrigin(response.url);
    if (origin !== null && !byOrigin.has(origin)) byOrigin.set(origin, { ...readRobotsAnswer(response), response });
  }
  return byOrigin;
}

/** Scheme, host and port; null for text that is not a URL. */
export function getOrigin(url: string): string | null {
  return URL.parse(url)?.origin ?? null;
}
