import { BOTS, type Bot } from '#shared/audit/bots.ts';
import type { BotAccess, CrawlerStatus } from '#shared/audit/factors.ts';
import type { Page } from '../../crawl/html/page.ts';
import { type ParsedRobots, policyVerdict } from '../../crawl/robots/robots-answer.ts';
import { type RobotsPath, type RobotsVerdict, robotsPath } from '../../crawl/robots/robots-verdict.ts';
import type { BotAccessEvidence } from '../../evidence/audit-evidence.ts';
import type { EvidenceBundle } from '../../evidence/evidence-bundle.ts';
import { findRestriction, type PageReadingRules, readPageRules } from '../pages/page-reading-rules.ts';
import { compareProbe } from './bot-probe.ts';
import { getOrigin, robotsByOrigin } from './robots-of-site.ts';

export interface BotAccessInput {
  readonly bundle: EvidenceBundle;
  readonly home: Page;
  /** Every page read. */
  readonly pages: readonly Page[];
}

/** A page with the robots.txt that applies to it, prepared for all bots. */
interface GuardedPage {
  readonly url: string;
  readonly policy: ParsedRobots;
  readonly path: RobotsPath;
}

/**
 * Which bots may read the site: for every bot of the table the rules of robots.txt for `/`, for the pages that this audit read
 * and for those that the home page offers, the rules of the home page itself, and the site's response to the bot's user agent. Pure.
 */
export function deriveBotAccess({ bundle, home, pages }: BotAccessInput): BotAccessEvidence {
  const robots = robotsByOrigin(bundle);
  const policy: ParsedRobots | null = robots.get(getOrigin(home.url) ?? '') ?? null;
  if (policy === null) return { bots: [], contentSignals: [] };

  const root = robotsPath('/');
  // What our own visit was not allowed to read is often closed to others. The footer leads to policies that may be closed.
  const offered = new Set(
    home.links.filter(({ region }) => region !== 'footer').map(({ href }) => href.split('#', 1)[0]),
  );
  const unread = bundle.pagesNotRead.filter(({ url }) => offered.has(url));
  const guarded = [...pages, ...unread].flatMap((page): GuardedPage[] => {
    const url = URL.parse(page.url);
    const own = url === null ? undefined : robots.get(url.origin);
    return url === null || own === undefined ? [] : [{ url: page.url, policy: own, path: robotsPath(url) }];
  });
  const homeResponse = bundle.responses.find(({ purpose }) => purpose === 'home');
  const rules = readPageRules(home, homeResponse?.headers ?? {});
  const bots = BOTS.map((reader) => accessOf(reader, policy, root, guarded, rules, bundle));
  return { bots, contentSignals: policy.robots.contentSignals };
}

function accessOf(
  reader: Bot,
  policy: ParsedRobots,
  root: RobotsPath,
  pages: readonly GuardedPage[],
  rules: PageReadingRules,
  bundle: EvidenceBundle,
): BotAccess {
  const { token, owner, role, effect } = reader;
  const verdict = policyVerdict(policy, token, root);
  const closed = verdict.allowed
    ? pages.filter(({ policy: own, path }) => !policyVerdict(own, token, path).allowed).map(({ url }) => url)
    : [];
  return {
    token,
    owner,
    role,
    verdict: verdict.allowed ? 'allowed' : 'blocked',
    ruleSource: ruleSourceOf(policy, verdict),
    rule: verdict.rule,
    blockedPages: closed,
    pageRule: findRestriction(rules, reader, bundle.collectedAt),
    probe: probeOf(bundle, token),
    effect,
  };
}

function ruleSourceOf({ status }: ParsedRobots, verdict: RobotsVerdict): BotAccess['ruleSource'] {
  switch (status) {
    case 'found':
      return verdict.source;
    case 'missing':
    case 'notRobots':
      return 'noRobotsTxt';
    case 'unreadable':
      return 'unreadable';
    default:
      return status satisfies never;
  }
}

function probeOf(bundle: EvidenceBundle, token: string): BotAccess['probe'] {
  const normal = bundle.responses.find(({ purpose }) => purpose === 'home');
  const probe = bundle.responses.find(({ purpose, askedAs }) => purpose === 'reader-probe' && askedAs === token);
  return normal === undefined || probe === undefined ? null : compareProbe(normal, probe);
}

/**
 * The specified status of one bot: `unknown` when there is no robots.txt or it could not be read, whatever crawlers
 * conclude from that (see the bot's `verdict`).
 */
export function getCrawlerStatus(bots: readonly BotAccess[], token: string): CrawlerStatus {
  const bot = bots.find((one) => one.token.toLowerCase() === token.toLowerCase());
  if (bot === undefined || bot.ruleSource === 'noRobotsTxt' || bot.ruleSource === 'unreadable') return 'unknown';
  return bot.verdict;
}
