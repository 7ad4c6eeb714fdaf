import { z } from 'zod';
import { type AuditAlert, AuditChange } from '#shared/history/audit-change.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { BusinessEventDetails } from '#shared/history/business-event.ts';
import { detectAlerts } from '#shared/history/detect-alerts.ts';

/** The details of a watch event beside its sentence, for the mail about it. */
export const WatchNews = BusinessEventDetails.extend({
  /** The audit compared with; null without a comparison. */
  since: z.object({ auditId: z.string(), at: z.string() }).nullable(),
  /** Both audits' scores if only the site can have changed them; null otherwise. */
  score: z.object({ before: z.number(), after: z.number() }).nullable(),
  changes: z.array(AuditChange),
});
export type WatchNews = z.infer<typeof WatchNews>;

/** The most changes stored with an event; the comparison has all. */
const MOST_KEPT = 12;
/** Factors that vary from day to day without a change of the site: the history shows them, but they are not news. */
const NOT_THE_SITE: ReadonlySet<string> = new Set(['answerPresence', 'aiReferrals', 'linkAuthority']);
const NAMED = 3;

/**
 * Selects the changes to report: those of the site itself, each once, without changes from unreadable pages, our rules or
 * owner input. Pure.
 */
function realChanges(changes: readonly AuditChange[]): AuditChange[] {
  const ofSite = changes.filter(({ cause, factor }) => cause === 'site' && !isVarying(factor));
  // A blocked bot and the check about it count as one change.
  const saidByOthers = new Set(ofSite.flatMap(({ kind, checkId }) => (kind === 'check' ? [] : (checkId ?? []))));
  return ofSite.filter(({ kind, subject }) => kind !== 'check' || !saidByOthers.has(subject));
}

function isVarying(factor: string | null): boolean {
  return factor !== null && NOT_THE_SITE.has(factor);
}

/** Summarizes a comparison that found changes of the site; null when there are none. Pure. */
export function summarizeNews({ changes, separation, before, after }: AuditComparison): WatchNews | null {
  const real = realChanges(changes);
  if (real.length === 0) return null;
  const named = real.slice(0, NAMED).map(({ label }) => label);
  const rest = real.length - named.length;
  const count = real.length === 1 ? 'One thing changed' : `${real.length} things changed`;
  const [was, is] = [before.overallScore, after.overallScore];
  return {
    sentence: `${count} on your site: ${[...named, ...(rest === 0 ? [] : [`${rest} more`])].join('; ')}.`,
    subjects: real.map(({ kind, subject }) => `${kind}:${subject}`).slice(0, MOST_KEPT),
    since: { auditId: before.auditId, at: before.createdAt },
    score: separation === 'none' && was !== null && is !== null ? { before: was, after: is } : null,
    changes: real.slice(0, MOST_KEPT),
  };
}

/** An alert that was reported and not yet resolved: its subject and the value before. */
export interface OpenAlert {
  readonly subject: string;
  readonly before: string | null;
}

/** The subject that links an alert to its resolution: a bot, the hidden home page, a new phone number. */
function alertSubject({ kind, subject, after }: AuditChange): string {
  return kind === 'fact' ? `phone:${after ?? ''}` : kind === 'noindex' ? 'hidden-from-search' : `reader:${subject}`;
}

/** The alerts and resolutions of a scan. */
export interface AlertNews {
  readonly alerts: readonly { readonly kind: AuditAlert['kind']; readonly news: WatchNews }[];
  /** Resolutions of reported alerts. */
  readonly resolved: readonly WatchNews[];
}

/**
 * The new alerts among changes, and the open ones that are resolved: a bot allowed again, a home page visible again, the
 * old phone number back. Pure.
 */
export function alertNews(
  changes: readonly AuditChange[],
  open: readonly OpenAlert[],
  since: WatchNews['since'],
): AlertNews {
  const isOpen = (change: AuditChange) => open.some(({ subject }) => subject === alertSubject(change));
  const isReturn = (change: AuditChange) =>
    change.kind === 'fact' &&
    open.some(({ subject, before }) => subject.startsWith('phone:') && before === change.after);
  const fresh = changes.filter((change) => !isOpen(change) && !isReturn(change));
  const alerts = detectAlerts(fresh).map(({ kind, sentence, changes: about }) => ({
    kind,
    news: { sentence, subjects: about.map(alertSubject), since, score: null, changes: about.slice(0, MOST_KEPT) },
  }));
  const over = changes.filter(
    (change) => isReturn(change) || (isOpen(change) && change.cause === 'site' && change.status?.after === 'pass'),
  );
  const resolved = over.map((change) => ({
    sentence: endSentence(change),
    subjects: isReturn(change) ? phonesOpen(open) : [alertSubject(change)],
    since,
    score: null,
    changes: [change],
  }));
  return { alerts, resolved };
}

function phonesOpen(open: readonly OpenAlert[]): string[] {
  return open.flatMap(({ subject }) => (subject.startsWith('phone:') ? [subject] : []));
}

function endSentence({ kind, subject, after }: AuditChange): string {
  switch (kind) {
    case 'noindex':
      return 'Your home page may be shown in search results again.';
    case 'fact':
      return `The phone number on your site is ${after} again.`;
    default:
      return `${subject} can open your site again.`;
  }
}
