import { z } from 'zod';

/**
 * Somebody who may be asked for a review. Such a list never leaves the owner's browser; this shape is that of the browser's
 * own storage.
 */
export const CampaignCustomer = z.object({
  /** Unique in its list, made of the number or address it was recognised by. */
  id: z.string().min(1),
  name: z.string().max(100),
  /** E.164, `+13135550142`. */
  phone: z.string().max(20).nullable(),
  email: z.string().max(254).nullable(),
  lastVisit: z.iso.date().nullable(),
  /** Whether a record says that the person agreed to be written to this way. Unknown is no. */
  consent: z.object({ sms: z.boolean(), email: z.boolean() }),
  /** IANA; null: the zone of the business is taken. */
  timeZone: z.string().nullable(),
  /** Two letters of a state of the US; null: not known. */
  state: z.string().length(2).nullable(),
});
export type CampaignCustomer = z.infer<typeof CampaignCustomer>;

export type AskChannel = 'sms' | 'email' | 'in-person';

/** How somebody can be asked, the likeliest to be answered first: a text, a mail, and otherwise at the next visit. */
export function chooseChannel({ phone, email, consent }: CampaignCustomer): AskChannel {
  if (phone !== null && consent.sms) return 'sms';
  if (email !== null && consent.email) return 'email';
  return 'in-person';
}

/** How many of a list can be asked which way. `noConsent` are those with a number or address that may not be used. */
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
