import type { PageEventName } from '#shared/product/page-events.ts';

/** What each event means, in words. */
export const eventLabels: Readonly<Record<PageEventName, string>> = {
  audit_start: 'Started an audit',
  audit_complete: 'Saw a finished audit',
  upgrade_view: 'Saw what an upgrade unlocks',
  upgrade_success: 'Upgraded',
  cta_generate_qa_click: 'Asked for Q&A after upgrading',
  workspace_tip_clicked: 'Followed the workspace tip',
  free_fix_completed: 'Got the free fix',
  signup_complete: 'Signed up',
  checkout_start: 'Went to the checkout',
  email_report_sent: 'Sent the report by email',
};

/** A part of a whole; null when the whole is zero. */
export function divideShare(part: number, whole: number | undefined): number | null {
  return whole === undefined || whole === 0 ? null : part / whole;
}

/** A share in whole percent; small ones are not rounded to zero. */
export function formatPercent(share: number | null): string {
  if (share === null) return 'no share';
  if (share > 0 && share < 0.01) return 'under 1%';
  return `${Math.round(share * 100)}%`;
}
