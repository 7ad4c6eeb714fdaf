import { type ParsedRobots, readRobotsAnswer } from '../../crawl/robots/robots-answer.ts';
import type { CollectedResponse, EvidenceBundle } from '../../evidence/evidence-bundle.ts';

/** A robots.txt of the bundle: the answer and what it means. */
export interface CollectedRobots extends ParsedRobots {
  readonly response: CollectedResponse;
}

/** The robots.txt of each origin that was asked for it. A file speaks for its own scheme, host and port (RFC 9309, 2.3). */
export function robotsByOrigin(bundle: EvidenceBundle): ReadonlyMap<string, CollectedRobots> {
  const byOrigin = new Map<string, CollectedRobots>();
  for (const response of bundle.responses) {
    if (response.purpose !== 'robots') continue;
    const origin = getOrigin(response.url);
    if (origin !== null && !byOrigin.has(origin)) byOrigin.set(origin, { ...readRobotsAnswer(response), response });
  }
  return byOrigin;
}

/** Scheme, host and port; null for text that is no address. */
export function getOrigin(url: string): string | null {
  return URL.parse(url)?.origin ?? null;
}
