import type { Config } from '../../config.ts';

/** An outside service that the product can use. */
export interface ProviderTerms {
  readonly title: string;
  /** Its purpose in a few words. */
  readonly purpose: string;
  /** The names of the settings that configure it. */
  readonly settings: readonly string[];
  /** Whether each call is charged. */
  readonly isChargedByCall: boolean;
  readonly isConfigured: (config: Pick<Config, 'mail' | 'payment' | 'model'>) => boolean;
}

/** Every supported outside service, in the order of the operator's page. */
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
    purpose: 'Writing texts, which are then checked against the facts',
    settings: ['MODEL_PROVIDER', 'MODEL_NAME', 'MODEL_API_KEY'],
    isChargedByCall: true,
    isConfigured: ({ model }) => model !== null,
  },
} as const satisfies Record<string, ProviderTerms>;
export type ProviderId = keyof typeof PROVIDERS;
