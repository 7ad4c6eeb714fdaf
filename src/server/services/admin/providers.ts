import type { Config } from '../../config.ts';

/** An outside service that the product can use. */
export interface ProviderTerms {
  readonly title: string;
  /** What it is for, in a few words. */
  readonly purpose: string;
  /** The settings that configure it, by name. */
  readonly settings: readonly string[];
  /** Whether its calls are charged one by one. */
  readonly isChargedByCall: boolean;
  readonly isConfigured: (config: Pick<Config, 'mail' | 'payment' | 'model'>) => boolean;
}

/** Every outside service that there is code for, in the order in which operators see them. */
export const PROVIDERS = {
  stripe: {
    title: 'Stripe',
    purpose: 'Payments and subscriptions',
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    isChargedByCall: false,
    isConfigured: ({ payment }) => payment.stripe !== null,
  },
  smtp: {
    title: 'Mail server',
    purpose: 'Sending mails',
    settings: ['SMTP_URL', 'MAIL_FROM'],
    isChargedByCall: false,
    isConfigured: ({ mail }) => mail.smtpUrl !== null,
  },
  model: {
    title: 'Language model',
    purpose: 'Writing texts, which are then held against the facts',
    settings: ['MODEL_PROVIDER', 'MODEL_NAME', 'MODEL_API_KEY'],
    isChargedByCall: true,
    isConfigured: ({ model }) => model !== null,
  },
} as const satisfies Record<string, ProviderTerms>;
export type ProviderId = keyof typeof PROVIDERS;
