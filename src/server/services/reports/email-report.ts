import { z } from 'zod';
import { publishableDescriptions } from '#engine/fixes/compose/publishable-description.ts';
import { type EmailReportRequest, emailReportEndpoint, type MailAccepted } from '#shared/api/email-report.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { forOthers } from '../audits/for-others.ts';
import { readAnalysis } from '../audits/get-audit.ts';
import { type AskedAudit, type FixMaterial, findAskedAudit, readFixMaterial } from '../fixes/find-fix-material.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { writeAuditReport } from '../mail/templates/audit-report.ts';
import { requireMailRight, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { withIdempotency } from '../with-idempotency.ts';
import { isOwnMailbox, queueReportMail, type ReportMailServices, requireRecipient } from './queue-report-mail.ts';

export interface EmailReportServices extends ReportMailServices {
  readonly audits: AuditServices;
}

export interface EmailReportInput {
  readonly request: EmailReportRequest;
  readonly idempotencyKey: string | null;
}

/** The used part of the exit dialog's `payload`; everything else in it is ignored. */
const NamedAudit = z.object({
  auditId: z.string().max(100).optional().catch(undefined),
  url: z.string().trim().min(1).max(2048).optional().catch(undefined),
});

/**
 * Mails the report of one of the viewer's audits to one address: of the named audit, else of the newest one of the named
 * site, else of the newest. Nothing that a client sends gets into the mail. Throws 400 for an invalid address, 402, 404 for
 * another owner's audit or when there is none, 409 while it runs, 429, and 503.
 */
export async function emailReport(
  services: EmailReportServices,
  viewer: Viewer,
  { request, idempotencyKey }: EmailReportInput,
): Promise<MailAccepted> {
  requireRight(viewer, 'pdf');
  requireMailRight(viewer);
  const recipient = requireRecipient(request.email);
  const asked = askedAudit(request);
  const repeatable = { key: idempotencyKey, endpoint: emailReportEndpoint.path, request: { recipient, asked } };
  return withIdempotency(services.core, viewer, repeatable, emailReportEndpoint.response, async () => {
    await consumeRateLimit(services.core, viewer, viewer.account?.programKey === undefined ? 'email' : 'email-by-key');
    const found = await findAskedAudit(services.audits, viewer, asked);
    const audit = isOwnMailbox(viewer, recipient) ? found : forOthers(found);
    const material = await readFixMaterial(services.audits, audit);
    const analysis = await readAnalysis(services.audits, viewer, audit);
    return queueReportMail(services, viewer, {
      audit,
      report: { kind: 'audit-report', auditId: audit.id },
      recipient,
      write: (parts) => writeAuditReport({ ...parts, analysis, description: descriptionOf(material) }),
    });
  });
}

function askedAudit({ auditId, auditData, payload }: EmailReportRequest): AskedAudit {
  const named = NamedAudit.safeParse(payload).data;
  return { auditId: auditId ?? named?.auditId, url: auditData?.url ?? named?.url };
}

/** Null where there are too few facts for a description. */
function descriptionOf(material: FixMaterial) {
  const [description] = publishableDescriptions(material);
  return description === undefined ? null : { text: description.text.text, language: material.sheet.language };
}
