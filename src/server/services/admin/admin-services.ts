import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import type { PaymentServices } from '../billing/payment-services.ts';
import type { CoreServices } from '../core-services.ts';
import type { ProviderCalls } from './provider-calls.ts';

/** Dependencies of the operator's services. */
export interface AdminServices {
  readonly core: CoreServices;
  readonly accounts: AccountServices;
  readonly payments: PaymentServices;
  readonly audits: Pick<AuditServices, 'enqueue' | 'wakeDispatcher'> & {
    readonly settings: Pick<AuditServices['settings'], 'queueLimit'>;
  };
  readonly providerCalls: ProviderCalls;
}
