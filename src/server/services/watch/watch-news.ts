import { z } from 'zod';
import { type AuditAlert, AuditChange } from '#shared/history/audit-change.ts';
import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { BusinessEventDetails } from '#shared/history/business-event.ts';
import { detectAlerts } from '#shared/history/detect-alerts.ts';

/** What an event of a watch keeps beside its sentence, for the mail that tells it. */
export const WatchNews = BusinessEventDetails.extend({
  /** The audit that was compared with; null where nothing was. */
  since: z.object({ auditId: z.string(), at: z.string() }).nullable(),
  /** The scores of both audits where only the site can have moved them; null otherwise. */
  score: z.object({ before: z.number(), after: z.number() }).nullable(),
  changes: z.array(AuditChange),
});
export type WatchNews = z.infer<typeof WatchNews>;

/** A mail shows some; the comparison has all. */
const MOST_KEPT = 12;
/** What answer engines and visitors do varies from day to day without the site: it stands in the history, and is no news. */
const NOT_THE_SITE: ReadonlySet<string> = new Set(['answerPresence', 'aiReferrals', 'linkAuthority']);
const NAMED = 3;

/**
 * Of the differences between two scans those that an owner is told: what the site itself does differently, each thing once. What
 * could not be read, what our rules judge differently and what the owner told us are none. Pure.
 */
export function realChanges(changes: readonly AuditChange[]): AuditChange[] {
  const ofSite = changes.filter(({ cause, factor }) => cause === 'site' && !isVarying(factor));
  // A reader that is turned away and the check that says so are one thing.
  const saidByOthers = new Set(ofSite.flatMap(({ kind, checkId }) => (kind === 'check' ? [] : (checkId ?? []))));
  return ofSite.filter(({ kind, subject }) => kind !== 'check' || !saidByOthers.has(subject));
}

function isVarying(factor: string | null): boolean {
  return factor !== null && NOT_THE_SITE.has(factor);
}

/** The news of a scan in which a comparison found changes of the site; null when there are none. Pure. */
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

/** An alert that was told and whose end was not: what it was about, and how that was before. */
export interface OpenAlert {
  readonly subject: string;
  readonly before: string | null;
}

/** What an alert and its end are about: one reader, the home page's being hidden, one new phone number. */
export function alertSubject({ kind, subject, after }: AuditChange): string {
  return kind === 'fact' ? `phone:${after ?? ''}` : kind === 'noindex' ? 'hidden-from-search' : `reader:${subject}`;
}

/** What is told of a scan beside its changes. */
export interface AlertNews {
  readonly alerts: readonly { readonly kind: AuditAlert['kind']; readonly news: WatchNews }[];
  /** Ends of alerts that were told. */
  readonly resolved: readonly WatchNews[];
}

/**
 * The alerts among changes that are not told already, and the told ones that are over: a reader let in again, a home page shown
 * again, the old phone number back. Pure.
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
      return `${subject} may read your site again.`;
  }
}
