import type { Evidence } from '../audit/check.ts';
import type { CheckId } from '../audit/check-ids.ts';
import type { BotAccess } from '../audit/factors.ts';
import type { AuditChange } from './audit-change.ts';
import { aChange, type ComparedAudit, isUnreadable } from './change-parts.ts';

/** The bots with a check of their own; the other search bots share one, and the rest have none. */
const OWN_CHECKS: Readonly<Record<string, CheckId>> = {
  Googlebot: 'aiCrawlerAccess.googlebot',
  Bingbot: 'aiCrawlerAccess.bingbot',
  'OAI-SearchBot': 'aiCrawlerAccess.oaiSearchbot',
};
const CHECK_OF_ROLE: Readonly<Record<BotAccess['role'], CheckId | null>> = {
  search: 'aiCrawlerAccess.otherAnswerBots',
  user: 'aiCrawlerAccess.userBots',
  training: 'aiCrawlerAccess.trainingBots',
  other: null,
};

/** Bots that are newly allowed or blocked. Blocking training is the owner's choice: no regression. */
export function diffBots(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const was = new Map(before.analysis.factors.aiCrawlerAccess.bots.map((bot) => [bot.token, bot]));
  const cause = isUnreadable(before) || isUnreadable(after) ? 'reading' : 'site';
  return after.analysis.factors.aiCrawlerAccess.bots.flatMap((bot) => {
    const old = was.get(bot.token);
    if (old === undefined || old.verdict === bot.verdict) return [];
    const isLess = bot.verdict === 'blocked' && (bot.role === 'search' || bot.role === 'user');
    return [
      aChange({
        kind: 'reader',
        subject: bot.token,
        cause,
        label: `${bot.token} (${bot.owner})`,
        before: verdictWords(old),
        after: verdictWords(bot),
        status: { before: verdictStatus(old), after: verdictStatus(bot) },
        factor: 'aiCrawlerAccess',
        checkId: OWN_CHECKS[bot.token] ?? CHECK_OF_ROLE[bot.role],
        isRegression: cause === 'site' && isLess,
        seenBefore: ruleQuote(old, before),
        seenAfter: ruleQuote(bot, after),
      }),
    ];
  });
}

function verdictWords({ verdict, ruleSource }: BotAccess): string {
  if (verdict === 'allowed') return 'Allowed';
  return ruleSource === 'unreadable' ? 'Stays away: robots.txt can’t be read' : 'Blocked by robots.txt';
}

function verdictStatus({ verdict }: BotAccess): 'pass' | 'fail' {
  return verdict === 'allowed' ? 'pass' : 'fail';
}

function ruleQuote({ rule }: BotAccess, { analysis }: ComparedAudit): Evidence[] {
  return rule === null ? [] : [{ url: analysis.site.robotsTxt.url, quote: rule }];
}
