import { createHmac } from 'node:crypto';
import type { CoreServices } from '../core-services.ts';

/**
 * What a report mail is about. Its file is made when it is sent, by the rights of that moment: all that is needed for it stands in
 * the mail's unique key.
 */
export type MailedReport =
  | { readonly kind: 'audit-report'; readonly auditId: string }
  | {
      readonly kind: 'checklist-report';
      readonly auditId: string;
      /** The page's place among those that the audit read. */
      readonly page: number;
      readonly keyword: string;
    };

/** The same report to the same address is one mail for so long. */
const ONCE_MS = 10 * 60_000;

/** The unique key of a mail: the same one for a request that arrives again within ten minutes. Names no address. */
export function reportMailKey(
  { secret, now }: Pick<CoreServices, 'secret' | 'now'>,
  report: MailedReport,
  recipient: string,
): string {
  const to = createHmac('sha256', secret).update(`report mail\n${recipient}`).digest('base64url').slice(0, 22);
  return [...partsOf(report), to, Math.floor(now() / ONCE_MS)].join(':');
}

/** The report that a mail of this key is about; null for a key of another kind of mail. */
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
