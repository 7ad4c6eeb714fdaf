import type { SiteSession } from '#providers/site-door.ts';
import type { RobotsTxtStatus } from '#shared/audit/site.ts';
import type { CollectedResponse } from '../evidence/evidence-bundle.ts';
import type { CollectionRecord } from './collection-record.ts';
import type { Collector } from './collector.ts';
import {
  classifyRobotsAnswer,
  parseRobotsTxt,
  type RobotsTxt,
  type RobotsVerdict,
  robotsVerdict,
} from './robots-txt.ts';

/** What stands at one origin's /robots.txt and what it means for readers. */
export interface RobotsGate {
  readonly status: RobotsTxtStatus;
  readonly robots: RobotsTxt;
  readonly response: CollectedResponse;
  /** The pause asked of our own reader, in seconds. */
  readonly crawlDelaySeconds: number | null;
}

const NO_RULES = new Uint8Array();

/** Reads an answer to /robots.txt (RFC 9309, 2.3.1): only a readable file has rules. */
export function readRobotsAnswer(response: CollectedResponse): { status: RobotsTxtStatus; robots: RobotsTxt } {
  const status = classifyRobotsAnswer({
    status: response.status,
    problem: response.problem,
    contentType: response.headers['content-type'] ?? null,
    body: response.body,
  });
  return { status, robots: parseRobotsTxt(status === 'found' ? (response.body ?? NO_RULES) : NO_RULES) };
}

/** Whether a reader may fetch an address: nobody when the file is unreadable, everybody when there is none. */
export function robotsVerdictFor(
  gate: Pick<RobotsGate, 'status' | 'robots'>,
  token: string,
  url: URL,
): Pick<RobotsVerdict, 'allowed' | 'rule'> {
  if (gate.status === 'unreadable') return { allowed: false, rule: null };
  return robotsVerdict(gate.robots, token, url.pathname + url.search);
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
  const { status, robots } = readRobotsAnswer(response);
  return { status, robots, response, crawlDelaySeconds: robots.crawlDelayFor(ourToken) };
}
