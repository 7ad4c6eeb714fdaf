import type { z } from 'zod';
import type { EmailReportRequest } from '#shared/api/email-report.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { formatHost } from '#shared/report/safe-link.ts';

/** The maximum number of actions in the contract. */
const mostActions = 100;

/** The specification's check before sending: not empty, and contains an at sign. The server validates the rest. */
export function isSendableAddress(typed: string): boolean {
  return typed.trim() !== '' && typed.includes('@');
}

/**
 * The specified request of the report dialog. The server builds the mail from the stored audit; the fields are those that
 * the specified client sends.
 */
export function reportMailRequest(
  email: string,
  auditId: string,
  {
    websiteUrl,
    overallScore,
    businessName,
    actionPlan,
  }: Pick<Analysis, 'websiteUrl' | 'overallScore' | 'businessName' | 'actionPlan'>,
): z.input<typeof EmailReportRequest> {
  return {
    email: email.trim(),
    auditId,
    auditData: {
      url: websiteUrl,
      domain: formatHost(websiteUrl),
      score: overallScore,
      businessName,
      actionPlan: actionPlan
        .slice(0, mostActions)
        .map(({ title, description, priority }) => ({ title, description, priority })),
      freeDescription: null,
      qaPreview: null,
      h1Preview: null,
    },
  };
}
