import type { Evidence } from '#shared/audit/check.ts';
import type { AuditChange } from '#shared/history/audit-change.ts';
import { getBandLabel } from '#shared/report/band-labels.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { clipText } from './clip-text.ts';
import { layOutMail } from './lay-out-mail.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';
import type { MailBlock, MailTableRow } from './mail-block.ts';
import type { MailMessage } from './mail-message.ts';

/** The news of one business. */
export interface WatchedNews {
  /** Its domain as typed by its owner. */
  readonly domain: string;
  /** Alerts, one sentence each, with the changes behind them. */
  readonly alerts: readonly { readonly sentence: string; readonly changes: readonly AuditChange[] }[];
  /** Changes by scan, the oldest first. `since` is the day (ISO 8601) of the audit compared with. */
  readonly scans: readonly {
    readonly since: string | null;
    readonly score: { readonly before: number; readonly after: number } | null;
    readonly changes: readonly AuditChange[];
  }[];
  /** The page that shows everything with its evidence. */
  readonly link: string;
}

export interface WatchNewsMail {
  readonly publicUrl: URL;
  readonly businesses: readonly WatchedNews[];
  readonly unsubscribeUrl: string;
}

/** A mail is read in a minute; the comparison has the rest. */
const MOST_ROWS = 8;
/** Less would read as "+0.0". */
const LEAST_POINTS = 0.05;
const CAPS = { words: 160, quote: 140, sentence: 300, domain: 80 } as const;

/** The message about what scans found: alerts first, then other changes, by business, with quotes from the site. Pure. */
export function writeWatchNews({ publicUrl, businesses, unsubscribeUrl }: WatchNewsMail): MailMessage {
  const isAlert = businesses.some(({ alerts }) => alerts.length > 0);
  const heading = headingOf(businesses, isAlert);
  const isMany = businesses.length > 1;
  return layOutMail({
    kind: isAlert ? 'watch-alert' : 'watch-changes',
    publicUrl,
    subject: heading,
    preheader: preheaderOf(businesses),
    heading,
    blocks: businesses.flatMap((business) => blocksOf(business, isMany)),
    footer: isMany
      ? 'You got this email because your plan checks these sites regularly. You can turn emails or checks off in the history of each site.'
      : 'You got this email because your plan checks this site regularly. You can turn emails or checks off in its history.',
    unsubscribeUrl,
  });
}

function headingOf(businesses: readonly WatchedNews[], isAlert: boolean): string {
  const [first] = businesses;
  if (first !== undefined && businesses.length === 1) {
    const domain = clipText(first.domain, CAPS.domain);
    const [alert] = first.alerts;
    if (alert === undefined) return `What changed on ${domain}`;
    return first.alerts.length === 1 ? `${domain}: ${words(alert.sentence)}` : `Please look at ${domain}`;
  }
  const sites = `${businesses.length} of your sites`;
  return isAlert ? `Please look at ${sites}` : `What changed on ${sites}`;
}

function preheaderOf(businesses: readonly WatchedNews[]): string {
  const alerts = businesses.flatMap(({ alerts: ofOne }) => ofOne.map(({ sentence }) => words(sentence)));
  const changed = businesses.flatMap(({ scans }) => scans.flatMap(({ changes }) => changes.map(({ label }) => label)));
  return clipText([...alerts, ...changed].join(' · '), CAPS.sentence);
}

function blocksOf({ domain, alerts, scans, link }: WatchedNews, isOneOfMany: boolean): MailBlock[] {
  const shownAlready = new Set(alerts.flatMap(({ changes }) => changes.map(keyOf)));
  return [
    ...(isOneOfMany ? [{ type: 'heading', text: clipText(domain, CAPS.domain) } as const] : []),
    ...alerts.flatMap(({ sentence, changes }): MailBlock[] => [
      // The heading already names a single business.
      ...(isOneOfMany || alerts.length > 1 ? [{ type: 'paragraph', text: words(sentence) } as const] : []),
      ...rows(changes),
    ]),
    ...scans.flatMap(({ since, score, changes }): MailBlock[] => {
      const rest = changes.filter((change) => !shownAlready.has(keyOf(change)));
      if (rest.length === 0 && score === null) return [];
      const also = alerts.length > 0 ? 'Also changed' : 'Changed';
      const day = since === null ? '' : ` since ${formatDay(since.slice(0, 10))}`;
      return [{ type: 'heading', text: `${also}${day}` }, ...scoreRow(score), ...rows(rest)];
    }),
    { type: 'button', label: 'See what changed', link },
  ];
}

function keyOf({ kind, subject, before, after }: AuditChange): string {
  return JSON.stringify([kind, subject, before, after]);
}

function scoreRow(score: WatchedNews['scans'][number]['score']): MailBlock[] {
  if (score === null) return [];
  const { before, after } = score;
  const detail = before === after ? 'As before' : `It was ${before}`;
  const value = `${after}, ${getBandLabel(after).toLowerCase()}`;
  return [{ type: 'rows', rows: [{ label: 'Overall score', value, score: after, detail }] }];
}

function rows(changes: readonly AuditChange[]): MailBlock[] {
  if (changes.length === 0) return [];
  const more = changes.length - MOST_ROWS;
  return [
    { type: 'rows', rows: changes.slice(0, MOST_ROWS).map(rowOf) },
    ...(more > 0 ? [{ type: 'note', text: `And ${more} more.` } as const] : []),
  ];
}

function rowOf(change: AuditChange): MailTableRow {
  return {
    label: clipText(leaveOutAddresses(change.label), CAPS.words),
    value: worthOf(change),
    score: null,
    detail: [momentWords(change), quoteWords(change.seenAfter)].filter((part) => part !== '').join(' '),
  };
}

/** Points of the overall score; a change without points shows its direction. */
function worthOf({ points, before, after }: AuditChange): string {
  if (points !== null && Math.abs(points) >= LEAST_POINTS) return `${formatGain(points)} points`;
  if (before === null) return 'new';
  return after === null ? 'gone' : 'changed';
}

function momentWords({ before, after }: AuditChange): string {
  if (before === null) return after === null ? '' : `New: ${ended(words(after))}`;
  if (after === null) return `Gone. It was: ${ended(words(before))}`;
  return `Was: ${ended(words(before))} Now: ${ended(words(after))}`;
}

/** The quote from the site with its page. */
function quoteWords([first]: readonly Evidence[]): string {
  if (first === undefined || first.quote.trim() === '') return '';
  const quote = clipText(leaveOutAddresses(first.quote), CAPS.quote);
  const page = first.url === null ? null : getUrlPath(first.url);
  if (page === null) return `“${quote}”`;
  return `On ${page === '/' ? 'the home page' : clipText(page, CAPS.words)}: “${quote}”`;
}

function ended(text: string): string {
  return /[.?!…]$/u.test(text) ? text : `${text}.`;
}

function words(text: string): string {
  return clipText(leaveOutAddresses(text), CAPS.sentence);
}
