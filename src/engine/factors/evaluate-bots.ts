import { findBotByToken } from '#shared/audit/bots.ts';
import type { BotAccess } from '#shared/audit/factors.ts';
import type { Site, SiteRobotsTxt } from '#shared/audit/site.ts';
import type { BotAccessEvidence } from '../evidence/audit-evidence.ts';
import { type CheckEvaluation, type FixAdvice, fail, notMeasured, partial, pass } from './check-evaluation.ts';
import { describePath, evidence, formatList } from './quoting.ts';

/** Readers with a check of their own; all other search bots share one. */
const OWN_CHECK = { googlebot: 'Googlebot', bingbot: 'Bingbot', oaiSearchbot: 'OAI-SearchBot' } as const;

/** The search and answer bots through which customers find a business: those the score counts. */
export function filterScoredBots(bots: readonly BotAccess[]): BotAccess[] {
  return bots.filter(({ token }) => findBotByToken(token)?.countsForScore === true);
}

/** What robots.txt says to the search and answer bots. Training and user-sent bots are not asked here. */
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
  if (bot === undefined) return notMeasured('We did not work out whether this reader may read your site.', 'newAudit');
  const seen = ruleEvidence([bot], robotsTxt);
  if (bot.verdict === 'allowed') return pass(`${bot.token} may read your site.`, seen);
  return fail(blockedFinding([bot], robotsTxt), fixFor([bot], robotsTxt), seen);
}

function evaluateOthers(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt): CheckEvaluation {
  if (bots.length === 0)
    return notMeasured('We did not work out whether these readers may read your site.', 'newAudit');
  const out = bots.filter(({ verdict }) => verdict === 'blocked');
  if (out.length === 0) return pass(`${formatList(bots.map(({ token }) => token))} may read your site.`);
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
    return `Your robots.txt could not be read${robotsTxt.httpStatus === null ? '' : ` (answer ${robotsTxt.httpStatus})`}, so ${names} ${out.length === 1 ? 'stays' : 'stay'} away.`;
  }
  const how = out.every(({ ruleSource }) => ruleSource === 'wildcard') ? 'by a rule for all readers' : 'by name';
  return `${names} ${out.length === 1 ? 'is' : 'are'} turned away in robots.txt, ${how}.`;
}

function fixFor(out: readonly BotAccess[], robotsTxt: SiteRobotsTxt): FixAdvice {
  if (robotsTxt.status === 'unreadable') {
    return {
      action: 'Make your robots.txt answer',
      how: 'It has to answer with the file or with “not found”. Any other answer keeps readers away from the whole site.',
    };
  }
  if (out.some(({ ruleSource }) => ruleSource === 'wildcard')) {
    return {
      action: 'Open your site to search and answer readers in robots.txt',
      how: 'The rule for all readers (“User-agent: *”) closes it. Remove its “Disallow: /”, or add a group that allows the readers you want. You can still shut out training readers by name.',
    };
  }
  return {
    action: `Let ${formatList(out.map(({ token }) => token))} in`,
    how: 'Remove the lines of robots.txt that name it with “Disallow: /”. Readers that only train models can stay shut out. It takes about a day to work.',
  };
}

/** The deciding lines, each once. */
function ruleEvidence(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt) {
  const rules = new Map<string, string>();
  for (const { rule, token } of bots) if (rule !== null && !rules.has(rule)) rules.set(rule, token);
  return [...rules].slice(0, 3).map(([rule, token]) => evidence(robotsTxt.url, rule, `robots.txt, for ${token}`));
}

/** Pages read in this audit that the rules close to a search bot although the home page is open to it. */
export function evaluatePagesOpen(bots: readonly BotAccess[], robotsTxt: SiteRobotsTxt): CheckEvaluation {
  const search = filterScoredBots(bots);
  if (search.length === 0) return notMeasured('We did not work out who may read your pages.', 'newAudit');
  if (search.every(({ verdict }) => verdict === 'blocked')) {
    return fail(
      'The whole site is closed, its pages included.',
      fixFor(search, robotsTxt),
      ruleEvidence(search, robotsTxt),
    );
  }
  const closed = search.filter(({ verdict, blockedPages }) => verdict === 'allowed' && blockedPages.length > 0);
  const pages = [...new Set(closed.flatMap(({ blockedPages }) => blockedPages))];
  if (pages.length === 0) return pass('None of the pages we read is closed to them.');
  const names = formatList(
    closed.map(({ token }) => token),
    3,
  );
  return partial(
    0.3,
    `${formatList(pages.map(describePath), 3)} ${pages.length === 1 ? 'is' : 'are'} closed to ${names}.`,
    {
      action: 'Open the closed pages in robots.txt',
      how: 'Take the rule away that covers them, unless you closed them on purpose.',
    },
    pages.slice(0, 3).map((url) => evidence(url, describePath(url), 'closed in robots.txt')),
  );
}

/** What the home page's own marks say to Google and Bing: whether it may be listed, and whether it may be quoted. */
export function evaluatePageRules(homeUrl: string, bots: readonly BotAccess[]) {
  const readers = bots.filter(({ token }) => token === OWN_CHECK.googlebot || token === OWN_CHECK.bingbot);
  if (readers.length === 0) {
    const unknown = notMeasured('We did not work out the marks on your home page.', 'newAudit');
    return { indexable: unknown, quotable: unknown };
  }
  return { indexable: evaluateIndexable(homeUrl, readers), quotable: evaluateQuotable(homeUrl, readers) };
}

function evaluateIndexable(homeUrl: string, readers: readonly BotAccess[]): CheckEvaluation {
  const out = readers.filter(({ pageRule }) => hasDirective(pageRule, ['noindex', 'none']));
  if (out.length === 0) return pass('Nothing on your home page keeps it out of search results.');
  const fix = {
    action: 'Take the “noindex” mark off your home page',
    how: 'In WordPress untick “Discourage search engines” under Settings, Reading; elsewhere look for “hide from search engines”.',
  };
  const names = formatList(out.map(({ token }) => token));
  const seen = pageRuleEvidence(homeUrl, out);
  const finding = `Your home page tells ${names} to leave it out of search results.`;
  return out.length === readers.length ? fail(finding, fix, seen) : partial(0.3, finding, fix, seen);
}

function evaluateQuotable(homeUrl: string, readers: readonly BotAccess[]): CheckEvaluation {
  const silent = readers.filter(({ pageRule }) => hasDirective(pageRule, ['nosnippet', 'max-snippet:0']));
  const kept = readers.filter(
    ({ token, pageRule }) => token === OWN_CHECK.bingbot && hasDirective(pageRule, ['noarchive', 'nocache']),
  );
  const fix = {
    action: 'Let your home page be quoted',
    how: 'Remove “nosnippet”, “max-snippet:0”, “noarchive” and “nocache” from its robots mark, usually a setting of the SEO plugin.',
  };
  if (silent.length > 0) {
    const finding = `Your home page forbids ${formatList(silent.map(({ token }) => token))} to quote it.`;
    return fail(finding, fix, pageRuleEvidence(homeUrl, silent));
  }
  if (kept.length > 0) {
    return partial(
      0.5,
      'Your home page asks Bing to keep its text out of Copilot answers.',
      fix,
      pageRuleEvidence(homeUrl, kept),
    );
  }
  return pass('Nothing on your home page forbids quoting it.');
}

/** Directives are whole words: the "none" of `max-image-preview:none` is not the directive `none`. */
function hasDirective(pageRule: string | null, directives: readonly string[]): boolean {
  const words = (pageRule ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(/[\s,;"'=]+/);
  return words.some((word) => directives.includes(word));
}

function pageRuleEvidence(homeUrl: string, bots: readonly BotAccess[]) {
  const rules = new Set(bots.flatMap(({ pageRule }) => (pageRule === null ? [] : [pageRule])));
  return [...rules].slice(0, 3).map((rule) => evidence(homeUrl, rule, 'mark on the page'));
}

/** How the server answered when asked in the bots' names: from outside this can only be a hint. */
export function evaluateProbes(homeUrl: string, bots: readonly BotAccess[]): CheckEvaluation {
  const asked = bots.filter(({ probe }) => probe === 'same' || probe === 'possibleBlock');
  if (asked.length === 0) {
    return notMeasured(
      'We did not ask your server in the name of AI readers, or its answers were unclear.',
      'openRobotsTxt',
    );
  }
  const turned = asked.filter(({ probe }) => probe === 'possibleBlock').map(({ token }) => token);
  if (turned.length === 0)
    return pass(`Asked as ${formatList(asked.map(({ token }) => token))}, your server gave the same page.`);
  return partial(
    0.4,
    `Asked as ${formatList(turned)}, your server answered differently: a possible block. We are not those readers, so they may still get in.`,
    {
      action: 'Check your firewall for blocked AI readers',
      how: 'In Cloudflare, Wordfence or your host’s panel look for “AI bots” or “bot protection” and allow the search ones.',
    },
    [evidence(homeUrl, turned.join(', '), 'answered differently')],
  );
}

/** Shown, never scored. */
const LLMS_FINDINGS: Readonly<Record<Site['llmsTxt']['status'], string>> = {
  present: 'There is an llms.txt.',
  missing: 'There is no llms.txt, and none is needed.',
  invalid: 'What stands at /llms.txt is something else; none is needed.',
  unreadable: 'We could not look for an llms.txt; none is needed.',
};

export function evaluateInformation({ bots, contentSignals }: BotAccessEvidence, { robotsTxt, llmsTxt }: Site) {
  const signals = contentSignals.length === 0 ? '' : ` It also says: ${formatList(contentSignals, 2)}.`;
  return {
    robotsTxt:
      robotsTxt.status === 'found'
        ? pass(`Your robots.txt can be read.${signals}`, [evidence(robotsTxt.url, `${robotsTxt.bytes} bytes`)])
        : partial(
            0,
            robotsTxt.status === 'unreadable' ? 'Your robots.txt could not be read.' : 'There is no robots.txt.',
            null,
          ),
    trainingBots: tell(bots, 'training', 'That is your choice.'),
    userBots: tell(bots, 'user', 'Some of them do not ask robots.txt.'),
    llmsTxt: pass(LLMS_FINDINGS[llmsTxt.status]),
  };
}

function tell(bots: readonly BotAccess[], role: BotAccess['role'], note: string): CheckEvaluation {
  const tokensOf = (verdict: BotAccess['verdict']) =>
    bots.filter((bot) => bot.role === role && bot.verdict === verdict).map(({ token }) => token);
  const [allowed, blocked] = [tokensOf('allowed'), tokensOf('blocked')];
  if (allowed.length + blocked.length === 0) return notMeasured('We looked at no such readers.', 'newAudit');
  const parts = [
    ...(allowed.length === 0 ? [] : [`${formatList(allowed)} may read your site`]),
    ...(blocked.length === 0 ? [] : [`${formatList(blocked)} may not`]),
  ];
  return pass(`${parts.join('; ')}. ${note}`);
}
