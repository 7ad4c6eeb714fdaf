import { z } from 'zod';
import { CampaignLogDay, ReviewCampaign } from '#shared/api/review-day.ts';
import { CampaignCustomer } from '#shared/review-day/campaign-customer.ts';
import { recordDay } from '#shared/review-day/campaign-log.ts';
import { startTexts } from '#shared/review-day/review-day-texts.ts';
import type { CampaignTexts, TextKind } from '#shared/review-day/text-kinds.ts';

/** The country of the business: of numbers without a country code, of the law, of holidays. */
export const Country = z.enum([
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'ES',
  'IT',
  'NL',
  'PT',
  'BR',
]);
export type Country = z.infer<typeof Country>;

/** The owner's settings. Stored apart from the customers, which can be deleted separately. */
export const CampaignDraft = z.object({
  businessName: z.string(),
  postalAddress: z.string(),
  timeZone: z.string(),
  country: Country,
  /** As pasted; parsed on every use. */
  linkInput: z.string(),
  plan: z.object({ kind: z.enum(['one-day', 'paced']), day: z.iso.date(), weeks: z.number().int().min(2).max(4) }),
  texts: z.object({ sms: z.string(), emailSubject: z.string(), emailBody: z.string(), inPerson: z.string() }),
  log: z.array(CampaignLogDay),
  /** The saved version that this draft is based on; null while it is only in this browser. */
  kept: z.object({ campaign: ReviewCampaign }).nullable().catch(null),
});
export type CampaignDraft = z.infer<typeof CampaignDraft>;

/** The list, and the numbers and addresses that opted out, which a new list does not bring back. */
export const CustomerList = z.object({ customers: z.array(CampaignCustomer), stopped: z.array(z.string()) });
export type CustomerList = z.infer<typeof CustomerList>;

export interface Campaign {
  readonly draft: CampaignDraft;
  readonly list: CustomerList;
}

export const emptyList: CustomerList = { customers: [], stopped: [] };

export type CampaignEvent =
  | { readonly type: 'changed'; readonly part: Partial<Omit<CampaignDraft, 'texts' | 'log' | 'kept'>> }
  | { readonly type: 'text-changed'; readonly kind: TextKind; readonly text: string }
  | { readonly type: 'texts-replaced'; readonly texts: CampaignTexts }
  | { readonly type: 'list-read'; readonly customers: readonly CampaignCustomer[] }
  | { readonly type: 'said-stop'; readonly customerId: string }
  | { readonly type: 'list-deleted' }
  | { readonly type: 'day-recorded'; readonly entry: CampaignLogDay }
  /** Replaces the draft with another campaign of the account, or a new one; the list stays. */
  | { readonly type: 'opened'; readonly draft: CampaignDraft }
  | { readonly type: 'kept'; readonly kept: CampaignDraft['kept'] }
  | { readonly type: 'all-deleted'; readonly draft: CampaignDraft };

export function readCampaignEvent({ draft, list }: Campaign, event: CampaignEvent): Campaign {
  switch (event.type) {
    case 'changed':
      return { draft: { ...draft, ...event.part }, list };
    case 'text-changed':
      return { draft: { ...draft, texts: { ...draft.texts, [event.kind]: event.text } }, list };
    case 'texts-replaced':
      return { draft: { ...draft, texts: event.texts }, list };
    case 'list-read':
      return { draft, list: { ...list, customers: withoutStopped(event.customers, list.stopped) } };
    case 'said-stop': {
      const gone = list.customers.find(({ id }) => id === event.customerId);
      const contacts = [gone?.phone, gone?.email].filter((contact) => contact !== null && contact !== undefined);
      const stopped = [...new Set([...list.stopped, ...contacts])];
      return { draft, list: { customers: list.customers.filter((one) => one !== gone), stopped } };
    }
    case 'list-deleted':
      return { draft, list: { ...list, customers: [] } };
    case 'day-recorded':
      return { draft: { ...draft, log: recordDay(draft.log, event.entry) }, list };
    case 'opened':
      return { draft: event.draft, list };
    case 'kept':
      return { draft: { ...draft, kept: event.kept }, list };
    case 'all-deleted':
      return { draft: event.draft, list: emptyList };
    default:
      return event satisfies never;
  }
}

function withoutStopped(customers: readonly CampaignCustomer[], stopped: readonly string[]): CampaignCustomer[] {
  const stops = new Set(stopped);
  return customers.filter(({ phone, email }) => !stops.has(phone ?? '') && !stops.has(email ?? ''));
}

interface StartingFacts {
  readonly businessName: string;
  readonly postalAddress: string;
  readonly timeZone: string;
  readonly country: Country;
  /** Today in that time zone, `2026-11-21`. */
  readonly tomorrow: string;
}

/** An empty campaign. */
export function startDraft({ businessName, postalAddress, timeZone, country, tomorrow }: StartingFacts): CampaignDraft {
  return {
    businessName,
    postalAddress,
    timeZone,
    country,
    linkInput: '',
    plan: { kind: 'one-day', day: tomorrow, weeks: 3 },
    texts: startTexts('en', 'place'),
    log: [],
    kept: null,
  };
}
