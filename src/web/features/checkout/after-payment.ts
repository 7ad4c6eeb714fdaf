import type { CheckoutState } from '#shared/api/checkout.ts';
import { paths } from '#web/paths.ts';

/** Where a completed purchase leads: the welcome page after an upgrade, or the audit of the add-on. */
export function pathAfterPayment({ product, auditId }: Pick<CheckoutState, 'product' | 'auditId'>): string {
  switch (product.kind) {
    case 'plan':
      return `${paths.home.to()}?success=true`;
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
      return 'The payment service has not told us of your payment yet. We keep asking.';
    case 'granted':
      return 'Your purchase is open.';
    case 'failed':
      return 'The payment did not go through.';
    case 'expired':
      return 'The payment was not finished in time.';
    case 'missing':
    case 'signed-out':
      return '';
    default:
      return kind satisfies never;
  }
}
