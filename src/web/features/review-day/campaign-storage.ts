import type { z } from 'zod';
import { CampaignDraft, CustomerList, emptyList } from './campaign-draft.ts';

/** This browser's own storage. Nothing here is ever sent anywhere. */
const keys = { draft: 'reviewDayCampaign', list: 'reviewDayCustomers' } as const;

type CampaignStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept, each part null when there is none. What does not parse is discarded. */
export function readStoredCampaign(storage: CampaignStorage = localStorage): {
  readonly draft: CampaignDraft | null;
  readonly list: CustomerList | null;
} {
  return { draft: read(storage, keys.draft, CampaignDraft), list: read(storage, keys.list, CustomerList) };
}

/** Keeps both parts. False when the browser would not: it is full or closed, and what was typed lasts for this page. */
export function storeCampaign(
  draft: CampaignDraft,
  list: CustomerList,
  storage: CampaignStorage = localStorage,
): boolean {
  try {
    storage.setItem(keys.draft, JSON.stringify(draft));
    if (list.customers.length === 0 && list.stopped.length === 0) storage.removeItem(keys.list);
    else storage.setItem(keys.list, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** Takes everything out of this browser, at once. */
export function forgetCampaign(storage: CampaignStorage = localStorage): void {
  for (const key of Object.values(keys)) {
    try {
      storage.removeItem(key);
    } catch {
      // Closed storage keeps nothing.
    }
  }
}

/** How many customers lie in this browser, for whoever may not open the builder any more and wants them gone. */
export function countStoredCustomers(storage: CampaignStorage = localStorage): number {
  const { customers, stopped } = readStoredCampaign(storage).list ?? emptyList;
  return customers.length + stopped.length;
}

function read<Schema extends z.ZodType>(
  storage: CampaignStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const text = storage.getItem(key);
    if (text === null) return null;
    const kept = schema.safeParse(JSON.parse(text));
    if (kept.success) return kept.data;
    storage.removeItem(key);
  } catch {
    return null;
  }
  return null;
}
