import { BOTS, isProbed } from '#shared/audit/bots.ts';
import { CRAWL_LIMITS } from '../crawl-limits.ts';
import { mayRead } from '../robots/robots-policy.ts';
import type { Reading } from './read-home.ts';
import { isSameSite } from './read-page.ts';

/** Requests the home page with the user agents of search bots: labelled probes, compared with the normal response. */
export interface BotProbes {
  /** Sends the next `count` probes; resolves when they are complete. */
  send(count: number): Promise<void>;
}

/** Only bots that robots.txt admits are probed, at most five, in the order of the table. */
export function botProbes({ collector, resources, home, progress }: Reading): BotProbes {
  const admitted = BOTS.filter(isProbed)
    .filter(({ token }) => mayRead(home.robots, token, home.url))
    .slice(0, CRAWL_LIMITS.maxProbes);
  let sent = 0;
  let answered = 0;
  const probe = async ({ token, probeUserAgent }: (typeof admitted)[number]): Promise<void> => {
    await resources.fetch({
      purpose: 'reader-probe',
      url: home.url,
      accept: 'text/html,*/*;q=0.5',
      userAgent: probeUserAgent,
      askedAs: token,
      // A redirect of a bot to another site is itself the result; that site is not requested.
      mayGoTo: (next) => {
        if (!isSameSite(next, home.url)) return 'redirect-refused';
        return mayRead(home.robots, token, next) ? null : 'robots-refused';
      },
    });
    answered += 1;
    progress('readers', answered, sent, `Tested as ${token}`);
  };
  return {
    async send(count) {
      if (collector.signal.aborted) return;
      const next = admitted.slice(sent, sent + count);
      sent += next.length;
      await Promise.all(next.map(probe));
    },
  };
}

/** How many more probes fit into the last round of connections without prolonging the audit. */
export function spareProbes(requestsAhead: number): number {
  const lastRound = requestsAhead % CRAWL_LIMITS.maxConnections;
  const spare = lastRound === 0 ? 0 : CRAWL_LIMITS.maxConnections - lastRound;
  return Math.min(spare, CRAWL_LIMITS.maxProbes - CRAWL_LIMITS.firstProbes);
}
