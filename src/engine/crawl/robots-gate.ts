import type { SiteSession } from '#providers/site-door.ts';
import type { CollectedResponse } from '../evidence/evidence-bundle.ts';
import type { CollectionRecord } from './collection-record.ts';
import type { Collector } from './collector.ts';
import { policyVerdict, type RobotsPolicy, readRobotsAnswer } from './robots-answer.ts';
import { crawlDelayOf } from './robots-verdict.ts';

/** What stands at one origin's /robots.txt and what it means for readers. */
export interface RobotsGate extends RobotsPolicy {
  readonly response: CollectedResponse;
  /** The pause asked of our own reader, in seconds. */
  readonly crawlDelaySeconds: number | null;
}

/** Whether a reader may fetch an address: nobody when the file is unreadable, everybody when there is none. */
export function mayRead(gate: RobotsPolicy, token: string, url: URL): boolean {
  return policyVerdict(gate, token, url).allowed;
}

/** Asks for robots.txt once per origin; later callers share the answer. */
export function robotsReader(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  ourToken: string,
): (origin: string) => Promise<RobotsGate> {
  const gates = new Map<string, Promise<RobotsGate>>();
  return (origin) => {
    const known = gates.get(origin);
    if (known !== undefined) return known;
    const asked = readGate(collector, session, record, origin, ourToken);
    gates.set(origin, asked);
    return asked;
  };
}

async function readGate(
  collector: Collector,
  session: SiteSession,
  record: CollectionRecord,
  origin: string,
  ourToken: string,
): Promise<RobotsGate> {
  const response = await record.fetch(collector, session, {
    purpose: 'robots',
    url: new URL('/robots.txt', origin),
    accept: 'text/plain, */*;q=0.5',
  });
  const policy = readRobotsAnswer(response);
  return { ...policy, response, crawlDelaySeconds: crawlDelayOf(policy.robots, ourToken) };
}
