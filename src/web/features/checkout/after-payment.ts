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
