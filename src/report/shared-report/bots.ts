import type { AiCrawlerAccessFactor, BotAccess } from '#shared/audit/factors.ts';
import { getBotOutcome } from '#shared/report/bot-outcome.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { type Html, html } from '#shared/report/html.ts';
import { icon, openMark, section } from './page-parts.ts';

/** The roles of bots: the `first` of each, and those with a problem, are shown at once, the others collapsed. */
const roles = [
  { role: 'search', title: 'Search and answers', note: 'these count in the score', first: 6 },
  { role: 'user', title: 'On a person’s request', note: 'they open a page when someone asks them to', first: 0 },
  { role: 'training', title: 'Training', note: 'the owner’s choice, no points either way', first: 0 },
  { role: 'other', title: 'Others', note: 'for information', first: 0 },
] as const satisfies readonly { role: BotAccess['role']; title: string; note: string; first: number }[];
type Role = (typeof roles)[number];

const outcomeIcons = { open: 'pass', closed: 'fail', doubtful: 'partial', choice: 'information' } as const;
const outcomeBands = { open: 'good', closed: 'poor', doubtful: 'mid', choice: 'none' } as const;

/** Which bots may crawl the site, and the robots.txt rules behind that. */
export function renderBotSection(access: AiCrawlerAccessFactor): Html {
  const groups = roles.flatMap((role) => {
    const bots = access.bots.filter((bot) => bot.role === role.role);
    return bots.length === 0 ? [] : [{ role, bots }];
  });
  return section(
    'readers',
    'Which bots can open the site',
    'Search engines and AI tools visit the site with bots. Those for search and answers decide whether the business can be named.',
    groups.length === 0
      ? html`<p>We couldn’t check any bot on this site.</p>`
      : html`${groups.map(({ role, bots }) => renderBotGroup(role, bots))}${notes(access)}`,
  );
}

function renderBotGroup({ title, note, first }: Role, bots: readonly BotAccess[]): Html {
  const shown = bots.filter((bot, at) => at < first || getBotOutcome(bot).isNotable);
  const rest = bots.filter((bot) => !shown.includes(bot));
  return html`${
    shown.length > 0 &&
    html`<div class="readers-group"><h3>${title} <span>– ${note}</span></h3>${renderBotTable(title, shown)}</div>`
  }${
    rest.length > 0 &&
    html`<details class="readers-more"><summary><span>${
      shown.length > 0 ? `${rest.length} more` : html`<b>${title}</b> – ${note}: ${rest.length}`
    }</span> ${openMark()}</summary>${renderBotTable(title, rest)}</details>`
  }`;
}

function renderBotTable(title: string, bots: readonly BotAccess[]): Html {
  return html`<table class="readers"><caption class="unseen">${title}</caption><thead><tr><th scope="col">Bot</th><th scope="col">What blocking it means</th><th scope="col">Outcome</th></tr></thead><tbody>${bots.map(renderBotRow)}</tbody></table>`;
}

function renderBotRow(bot: BotAccess): Html {
  const { sign, words } = getBotOutcome(bot);
  return html`<tr><th scope="row">${bot.token}<small>${bot.owner}</small></th><td>${bot.effect}</td><td data-band="${outcomeBands[sign]}"><span class="band">${icon(outcomeIcons[sign])}${words}</span></td></tr>`;
}

/** The rules that decided, and the file's other contents. */
function notes({ bots, warning, contentSignals }: AiCrawlerAccessFactor): Html {
  const deciding = Map.groupBy(
    bots.filter(({ rule, verdict }) => rule !== null && verdict === 'blocked'),
    ({ rule }) => rule ?? '',
  );
  const partly = bots.filter(({ verdict, blockedPages }) => verdict === 'allowed' && blockedPages.length > 0);
  const lines = [
    ...(warning === null ? [] : [warning]),
    ...[...deciding].map(
      ([rule, kept]) => html`The line <code>${rule}</code> blocks ${kept.map(({ token }) => token).join(', ')}.`,
    ),
    ...partly.map(
      ({ token, blockedPages }) =>
        `${formatCount(blockedPages.length, 'page')} that we opened ${blockedPages.length === 1 ? 'is' : 'are'} closed to ${token}.`,
    ),
    ...(contentSignals.length === 0 ? [] : [`The file also says: ${contentSignals.join('; ')}. Shown, not scored.`]),
  ];
  return html`<div class="notes">${lines.map((words) => html`<p>${words}</p>`)}</div>`;
}
