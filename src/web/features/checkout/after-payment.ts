import type { CheckoutState } from '#shared/api/checkout.ts';
import { paths } from '#web/paths.ts';

/**
 * Where a completed purchase leads: after an upgrade to the welcome, over the audit that this browser saved or, without one,
 * over the start page; after an add-on to its audit.
 */
export function pathAfterPayment(
  { product, auditId }: Pick<CheckoutState, 'product' | 'auditId'>,
  hasSavedAudit: boolean,
): string {
  switch (product.kind) {
    case 'plan':
      return hasSavedAudit ? paths.audit.afterUpgrade() : `${paths.home.to()}?success=true`;
    case 'add-on': {
      const path = paths.audit.to(auditId ?? undefined);
      return `${path}${path.includes('?') ? '&' : '?'}post_purchase=1`;
    }
    default:
      return product.kind satisfies never;
  }
}

/** Announced to screen readers. */
export function waitAnnouncement(
  kind: 'waiting' | 'late' | 'granted' | 'failed' | 'expired' | 'missing' | 'signed-out',
): string {
  switch (kind) {
    case 'waiting':
      return 'Waiting for the payment service.';
    case 'late':
      return 'The payment service hasn’t confirmed your payment yet. We keep checking.';
    case 'granted':
      return 'Your purchase is open.';
    case 'failed':
      return 'Your payment didn’t go through.';
    case 'expired':
      return 'This payment page timed out.';
    case 'missing':
    case 'signed-out':
      return '';
    default:
      return kind satisfies never;
  }
}
