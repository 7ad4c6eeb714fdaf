import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import type { CrawlLog } from '../crawl-log.ts';
import type { ResourceFetcher } from '../fetch/resource-fetcher.ts';
import { ROBOTS_TOKEN } from '../fetch/user-agent.ts';
import { type ParsedRobots, policyVerdict, readRobotsAnswer } from './robots-answer.ts';
import { getCrawlDelay } from './robots-verdict.ts';

/** The robots.txt of one origin and its meaning for bots. */
export interface RobotsPolicy extends ParsedRobots {
  readonly response: CollectedResponse;
  /** The crawl delay of our own bot, in seconds. */
  readonly crawlDelaySeconds: number | null;
}

/** Whether a bot may fetch a URL: none when the file is unreadable, all when there is none. */
export function mayRead(gate: ParsedRobots, token: string, url: URL): boolean {
  return policyVerdict(gate, token, url).allowed;
}

/** The robots.txt of every origin of one collection, each requested once. */
export interface RobotsFetcher {
  /** Requests the file of an origin that will probably be needed. */
  prepare(origin: string): void;
  /** The file of an origin; only files that were needed are kept in the log. */
  getPolicy(origin: string): Promise<RobotsPolicy>;
  /** Aborts and drops what was requested and turned out not to be needed. */
  release(origin: string): void;
  /** Removes the files that were not needed from the log. */
  dropUnneeded(): void;
}

interface Entry {
  readonly policy: Promise<RobotsPolicy>;
  readonly ending: AbortController;
  response: CollectedResponse | null;
  isNeeded: boolean;
}

/** Creates the robots policy of one collection. */
export function createRobotsFetcher(resources: ResourceFetcher, log: CrawlLog): RobotsFetcher {
  const entries = new Map<string, Entry>();
  const unneeded: Entry[] = [];

  const entryOf = (origin: string): Entry => {
    const known = entries.get(origin);
    if (known !== undefined) return known;
    const ending = new AbortController();
    const gate = readGate(resources, origin, ending.signal);
    const entry: Entry = { policy: gate, ending, response: null, isNeeded: false };
    // The error is handled where the file is awaited; elsewhere it is ignored.
    gate.then(
      ({ response }) => {
        entry.response = response;
      },
      () => {},
    );
    entries.set(origin, entry);
    return entry;
  };

  return {
    prepare: (origin) => void entryOf(origin),
    getPolicy(origin) {
      const entry = entryOf(origin);
      entry.isNeeded = true;
      return entry.policy;
    },
    release(origin) {
      const entry = entries.get(origin);
      if (entry === undefined || entry.isNeeded) return;
      entries.delete(origin);
      unneeded.push(entry);
      entry.ending.abort();
    },
    dropUnneeded() {
      for (const { response, isNeeded } of [...unneeded, ...entries.values()]) {
        if (!isNeeded && response !== null) log.drop(response);
      }
    },
  };
}

async function readGate(resources: ResourceFetcher, origin: string, signal: AbortSignal): Promise<RobotsPolicy> {
  const response = await resources.fetch({
    purpose: 'robots',
    url: new URL('/robots.txt', origin),
    accept: 'text/plain, */*;q=0.5',
    signal,
  });
  const policy = readRobotsAnswer(response);
  return { ...policy, response, crawlDelaySeconds: getCrawlDelay(policy.robots, ROBOTS_TOKEN) };
}
