import { createHmac } from 'node:crypto';
import type { CoreServices } from '../core-services.ts';

/**
 * The report that a mail is about. The PDF is made when the mail is sent, by the rights at that time, so the mail's unique
 * key contains everything needed for it.
 */
export type MailedReport =
  | { readonly kind: 'audit-report'; readonly auditId: string }
  | {
      readonly kind: 'checklist-report';
      readonly auditId: string;
      /** The index of the page among the crawled ones. */
      readonly page: number;
      readonly keyword: string;
    };

/** The same report to the same address is one mail within this time. */
const ONCE_MS = 10 * 60_000;

/** The unique key of a mail: the same for a request repeated within ten minutes. It does not reveal the address. */
export function reportMailKey(
  { secret, now }: Pick<CoreServices, 'secret' | 'now'>,
  report: MailedReport,
  recipient: string,
): string {
  const to = createHmac('sha256', secret).update(`report mail\n${recipient}`).digest('base64url').slice(0, 22);
  return [...partsOf(report), to, Math.floor(now() / ONCE_MS)].join(':');
}

/** The report of a mail with this key; null for a key of another kind of mail. */
export function readReportMailKey(key: string): MailedReport | null {
  const [kind, auditId, page, keyword] = key.split(':');
  if (auditId === undefined) return null;
  if (kind === 'audit-report') return { kind, auditId };
  if (kind !== 'checklist-report' || page === undefined || keyword === undefined) return null;
  return { kind, auditId, page: Number(page), keyword: Buffer.from(keyword, 'base64url').toString() };
}

function partsOf(report: MailedReport): readonly string[] {
  switch (report.kind) {
    case 'audit-report':
      return [report.kind, report.auditId];
    case 'checklist-report':
      return [report.kind, report.auditId, String(report.page), Buffer.from(report.keyword).toString('base64url')];
    default:
      return report satisfies never;
  }
}
