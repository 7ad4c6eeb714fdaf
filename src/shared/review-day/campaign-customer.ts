import { z } from 'zod';

/**
 * A customer who may be asked for a review. Such a list never leaves the owner's browser; this is the format of the
 * browser's storage.
 */
export const CampaignCustomer = z.object({
  /** Unique in its list, derived from the phone number or address. */
  id: z.string().min(1),
  name: z.string().max(100),
  /** E.164, `+13135550142`. */
  phone: z.string().max(20).nullable(),
  email: z.string().max(254).nullable(),
  lastVisit: z.iso.date().nullable(),
  /** Whether there is a record of consent for this channel. Unknown means no. */
  consent: z.object({ sms: z.boolean(), email: z.boolean() }),
  /** IANA; null: the business's time zone is used. */
  timeZone: z.string().nullable(),
  /** Two-letter US state; null: unknown. */
  state: z.string().length(2).nullable(),
});
export type CampaignCustomer = z.infer<typeof CampaignCustomer>;

export type AskChannel = 'sms' | 'email' | 'in-person';

/** The channel for asking a customer, by response rate: text, mail, otherwise in person at the next visit. */
export function chooseChannel({ phone, email, consent }: CampaignCustomer): AskChannel {
  if (phone !== null && consent.sms) return 'sms';
  if (email !== null && consent.email) return 'email';
  return 'in-person';
}

/** The number of customers per channel. `noConsent` are those with a number or address that may not be used. */
export interface ListCounts {
  readonly sms: number;
  readonly email: number;
  readonly inPerson: number;
  readonly noConsent: number;
}

export function countList(customers: readonly CampaignCustomer[]): ListCounts {
  const counts = { sms: 0, email: 0, inPerson: 0, noConsent: 0 };
  for (const customer of customers) {
    const channel = chooseChannel(customer);
    if (channel === 'sms') counts.sms += 1;
    else if (channel === 'email') counts.email += 1;
    else counts.inPerson += 1;
    if (channel === 'in-person' && (customer.phone !== null || customer.email !== null)) counts.noConsent += 1;
  }
  return counts;
}
