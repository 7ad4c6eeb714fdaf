import { findBotByToken } from '#shared/audit/bots.ts';
import type { BotAccess } from '#shared/audit/factors.ts';
import { isRejection } from '#shared/audit/rejection.ts';
import type { Site, SiteRobotsTxt } from '#shared/audit/site.ts';
import type { Page } from '../crawl/html/page.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import type { BotAccessEvidence } from '../evidence/audit-evidence.ts';
import { type CheckEvaluation, type FixAdvice, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { describePath, evidence, formatList } from './quoting.ts';

/** Bots with a check of their own; all other search bots share one. */
const OWN_CHECK = { googlebot: 'Googlebot', bingbot: 'Bingbot', oaiSearchbot: 'OAI-SearchBot' } as const;

/** The search and answer bots through which customers find a business: only these are scored. */
export function filterScoredBots(bots: readonly BotAccess[]): BotAccess[] {
  return bots.filter(({ token }) => findBotByToken(token)?.countsForScore === true);
}

/** The rules of robots.txt for search and answer bots. Training and user-sent bots are not evaluated here. */
export function evaluateBots(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt) {
  const search = filterScoredBots(bots);
  const own = new Set<string>(Object.values(OWN_CHECK));
  const judge = (token: string) =>
    evaluateOne(
      search.find((bot) => bot.token === token),
      robotsTxt,
    );
  return {
    googlebot: judge(OWN_CHECK.googlebot),
    bingbot: judge(OWN_CHECK.bingbot),
    oaiSearchbot: judge(OWN_CHECK.oaiSearchbot),
    otherAnswerBots: evaluateOthers(
      search.filter(({ token }) => !own.has(token)),
      robotsTxt,
    ),
  };
}

function evaluateOne(bot: BotAccess | undefined, robotsTxt: SiteRobotsTxt): CheckEvaluation {
  if (bot === undefined) return notMeasured('We couldn’t tell whether this bot can open your site.', 'newAudit');
  const seen = ruleEvidence([bot], robotsTxt);
  if (bot.verdict === 'allowed') return pass(`${bot.token} can open your site.`, seen);
  return fail(blockedFinding([bot], robotsTxt), fixFor([bot], robotsTxt), seen);
}

function evaluateOthers(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt): CheckEvaluation {
  if (bots.length === 0) return notMeasured('We couldn’t tell whether these bots can open your site.', 'newAudit');
  const out = bots.filter(({ verdict }) => verdict === 'blocked');
  if (out.length === 0) return pass(`${formatList(bots.map(({ token }) => token))} can open your site.`);
  const finding = blockedFinding(out, robotsTxt);
  const fix = fixFor(out, robotsTxt);
  const seen = ruleEvidence(out, robotsTxt);
  return out.length === bots.length
    ? fail(finding, fix, seen)
    : partial(1 - out.length / bots.length, finding, fix, seen);
}

function blockedFinding(out: readonly BotAccess[], robotsTxt: SiteRobotsTxt): string {
  const names = formatList(out.map(({ token }) => token));
  if (robotsTxt.status === 'unreadable') {
    return `Your robots.txt can’t be read${robotsTxt.httpStatus === null ? '' : ` (error ${robotsTxt.httpStatus})`}, so ${names} may skip your site.`;
  }
  const how = out.every(({ ruleSource }) => ruleSource === 'wildcard') ? 'by a rule for all bots' : 'by name';
  return `Your robots.txt blocks ${names}, ${how}.`;
}

function fixFor(out: readonly BotAccess[], robotsTxt: SiteRobotsTxt): FixAdvice {
  if (robotsTxt.status === 'unreadable') {
    return {
      action: 'Fix your robots.txt',
      how: 'It has to return the file or “not found” (404). Any other answer makes search engines skip the whole site. Ask your host.',
    };
  }
  if (out.some(({ ruleSource }) => ruleSource === 'wildcard')) {
    return {
      action: 'Unblock search engines and AI tools in robots.txt',
      how: 'The rule for all bots (“User-agent: *”) blocks them. Remove its “Disallow: /”, or add a group that allows the bots you want. You can still block training bots by name.',
    };
  }
  return {
    action: `Unblock ${formatList(out.map(({ token }) => token))} in robots.txt`,
    how: 'Remove the lines of robots.txt that name it with “Disallow: /”. Bots that only train AI can stay blocked. It takes about a day.',
  };
}

/** The deciding lines, without duplicates. */
function ruleEvidence(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt) {
  const rules = new Map<string, string>();
  for (const { rule, token } of bots) if (rule !== null && !rules.has(rule)) rules.set(rule, token);
  return [...rules].slice(0, 3).map(([rule, token]) => evidence(robotsTxt.url, rule, `robots.txt, for ${token}`));
}

/** Pages that this audit read, or meant to, and that the rules disallow for a search bot although they allow it the home page. */
export function evaluatePagesOpen(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt): CheckEvaluation {
  const search = filterScoredBots(bots);
  if (search.length === 0) return notMeasured('We couldn’t tell which bots can open your pages.', 'newAudit');
  if (search.every(({ verdict }) => verdict === 'blocked')) {
    return fail(
      'Your whole site is blocked, so all its pages are.',
      fixFor(search, robotsTxt),
      ruleEvidence(search, robotsTxt),
    );
  }
  const closed = search.filter(({ verdict, blockedPages }) => verdict === 'allowed' && blockedPages.length > 0);
  // Legal notices are mostly blocked on purpose, and nobody looks for them.
  const pages = [...new Set(closed.flatMap(({ blockedPages }) => blockedPages))].filter(
    (url) => !['legal', 'imprint'].includes(classifyUrl(url) ?? ''),
  );
  if (pages.length === 0) return pass('None of the pages we checked is blocked.');
  const names = formatList(
    closed.map(({ token }) => token),
    3,
  );
  return partial(
    0.3,
    `${formatList(pages.map(describePath), 3)} ${pages.length === 1 ? 'is' : 'are'} blocked for ${names}.`,
    {
      action: 'Unblock these pages in robots.txt',
      how: 'Remove the rule that covers them, unless you blocked them on purpose.',
    },
    pages.slice(0, 3).map((url) => evidence(url, describePath(url), 'blocked in robots.txt')),
  );
}

/** The home page's own directives for Google and Bing: whether it may be listed, and whether it may be quoted. */
export function evaluatePageRules(home: Pick<Page, 'url' | 'noSnippetShare'>, bots: readonly BotAccess[]) {
  const searchBots = bots.filter(({ token }) => token === OWN_CHECK.googlebot || token === OWN_CHECK.bingbot);
  if (searchBots.length === 0) {
    const unknown = notMeasured('We couldn’t read the robots tags of your home page.', 'newAudit');
    return { indexable: unknown, quotable: unknown };
  }
  return { indexable: evaluateIndexable(home.url, searchBots), quotable: evaluateQuotable(home, searchBots) };
}

function evaluateIndexable(homeUrl: string, bots: readonly BotAccess[]): CheckEvaluation {
  const out = bots.filter(({ pageRule }) => hasDirective(pageRule, ['noindex', 'none', 'unavailable_after']));
  if (out.length === 0) return pass('Nothing on your home page hides it from Google.');
  const hasEnded = out.every(({ pageRule }) => !hasDirective(pageRule, ['noindex', 'none']));
  const fix = hasEnded
    ? {
        action: 'Remove the end date from your home page',
        how: 'Its robots tag says “unavailable_after” with a date that has passed. It’s usually a setting of your SEO plugin.',
      }
    : {
        action: 'Remove “noindex” from your home page',
        how: 'In WordPress, untick “Discourage search engines” under Settings, Reading. In other editors, look for “hide from search engines”.',
      };
  const names = formatList(out.map(({ token }) => token));
  const seen = pageRuleEvidence(homeUrl, out);
  const finding = `Your home page tells ${names} not to list it.`;
  return out.some(({ token }) => token === OWN_CHECK.googlebot)
    ? fail(finding, fix, seen)
    : partial(0.3, finding, fix, seen);
}

/** Shares of the home page's own text from which on `data-nosnippet` leaves little or nothing to quote: our own guideline. */
const UNQUOTABLE = { all: 0.9, most: 0.5 } as const;

function evaluateQuotable(
  { url: homeUrl, noSnippetShare }: Pick<Page, 'url' | 'noSnippetShare'>,
  bots: readonly BotAccess[],
): CheckEvaluation {
  const silent = bots.filter(({ pageRule }) => hasDirective(pageRule, ['nosnippet', 'max-snippet']));
  const kept = bots.filter(
    ({ token, pageRule }) => token === OWN_CHECK.bingbot && hasDirective(pageRule, ['noarchive', 'nocache']),
  );
  const fix = {
    action: 'Allow quotes from your home page',
    how: 'Remove “nosnippet”, “max-snippet”, “noarchive” and “nocache” from its robots tag. It’s usually a setting of your SEO plugin.',
  };
  if (silent.length > 0) {
    const finding = `Your home page doesn’t allow ${formatList(silent.map(({ token }) => token))} to quote it.`;
    return fail(finding, fix, pageRuleEvidence(homeUrl, silent));
  }
  if (noSnippetShare >= UNQUOTABLE.most) {
    const isAll = noSnippetShare >= UNQUOTABLE.all;
    const finding = `Your home page marks ${isAll ? 'all' : 'most'} of its text “data-nosnippet”, so Google may not quote it.`;
    const unmark = {
      action: fix.action,
      how: 'Ask whoever built the site to remove “data-nosnippet” from the parts that people should find.',
    };
    const seen = [evidence(homeUrl, 'data-nosnippet', `on ${Math.round(noSnippetShare * 100)}% of the text`)];
    return isAll ? fail(finding, unmark, seen) : partial(0.5, finding, unmark, seen);
  }
  if (kept.length > 0) {
    return partial(
      0.5,
      'Your home page tells Bing to keep its text out of Copilot.',
      fix,
      pageRuleEvidence(homeUrl, kept),
    );
  }
  return pass('Your home page allows quotes.');
}

/** Directives are whole words, with or without a value: the "none" of `max-image-preview:none` is not the directive `none`. */
function hasDirective(pageRule: string | null, directives: readonly string[]): boolean {
  const words = (pageRule ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(/[\s,;"'=]+/);
  return words.some((word) => directives.includes(word.split(':', 1)[0] ?? ''));
}

function pageRuleEvidence(homeUrl: string, bots: readonly BotAccess[]) {
  const rules = new Set(bots.flatMap(({ pageRule }) => (pageRule === null ? [] : [pageRule])));
  return [...rules].slice(0, 3).map((rule) => evidence(homeUrl, rule, 'tag on the page'));
}

/** How the server responded to the bots' user agents: from outside this can only be a hint. */
export function evaluateProbes(homeUrl: string, bots: readonly BotAccess[]): CheckEvaluation {
  const asked = bots.filter(({ probe }) => probe === 'same' || probe === 'possibleBlock');
  if (asked.length === 0) {
    return notMeasured('We made no test visits as AI bots, or the results were unclear.', 'openRobotsTxt');
  }
  const turned = asked.filter(({ probe }) => probe === 'possibleBlock').map(({ token }) => token);
  if (turned.length === 0)
    return pass(`Our test visits as ${formatList(asked.map(({ token }) => token))} got the same page.`);
  return partial(
    0.4,
    `Our test ${turned.length === 1 ? 'visit' : 'visits'} as ${formatList(turned)} got another answer: a possible block. The real bots may still get in.`,
    {
      action: 'Check your firewall for blocked AI bots',
      how: 'In Cloudflare, Wordfence or your host’s panel look for “AI bots” or “bot protection” and allow the search ones.',
    },
    [evidence(homeUrl, turned.join(', '), 'answered differently')],
  );
}

/** Shown, never scored. */
const LLMS_FINDINGS: Readonly<Record<Site['llmsTxt']['status'], string>> = {
  present: 'Your site has an llms.txt.',
  missing: 'Your site has no llms.txt. You don’t need one.',
  invalid: 'The address /llms.txt shows something else. You don’t need one.',
  unreadable: 'We couldn’t check for an llms.txt. You don’t need one.',
};

export function evaluateInformation({ bots, contentSignals }: BotAccessEvidence, { robotsTxt, llmsTxt }: Site) {
  const signals = contentSignals.length === 0 ? '' : ` It also says: ${formatList(contentSignals, 2)}.`;
  return {
    robotsTxt:
      robotsTxt.status === 'found'
        ? pass(`Your robots.txt can be read.${signals}`, [evidence(robotsTxt.url, `${robotsTxt.bytes} bytes`)])
        : partial(0, describeAbsentRobots(robotsTxt), null),
    trainingBots: tell(bots, 'training', 'That is your choice.'),
    userBots: tell(bots, 'user', 'Some of them ignore robots.txt.'),
    llmsTxt: pass(LLMS_FINDINGS[llmsTxt.status]),
  };
}

function describeAbsentRobots({ status, httpStatus }: SiteRobotsTxt): string {
  if (status === 'unreadable') return 'Your robots.txt can’t be read.';
  return isRejection(httpStatus) ? 'Your server refuses robots.txt.' : 'Your site has no robots.txt.';
}

function tell(bots: readonly BotAccess[], role: BotAccess['role'], note: string): CheckEvaluation {
  const tokensOf = (verdict: BotAccess['verdict']) =>
    bots.filter((bot) => bot.role === role && bot.verdict === verdict).map(({ token }) => token);
  const [allowed, blocked] = [tokensOf('allowed'), tokensOf('blocked')];
  if (allowed.length + blocked.length === 0) return notMeasured('We checked no such bots.', 'newAudit');
  const parts = [
    ...(allowed.length === 0 ? [] : [`${formatList(allowed)} can open your site`]),
    ...(blocked.length === 0 ? [] : [`${formatList(blocked)} can’t`]),
  ];
  return pass(`${parts.join('; ')}. ${note}`);
}
