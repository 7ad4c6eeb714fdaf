import type { z } from 'zod';
import { CampaignDraft, CustomerList, emptyList } from './campaign-draft.ts';

/** Local storage. Nothing here is ever sent. */
const keys = { draft: 'reviewDayCampaign', list: 'reviewDayCustomers' } as const;

type CampaignStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored parts, each null when absent. Invalid data is discarded. */
export function readStoredCampaign(storage: CampaignStorage = localStorage): {
  readonly draft: CampaignDraft | null;
  readonly list: CustomerList | null;
} {
  return { draft: read(storage, keys.draft, CampaignDraft), list: read(storage, keys.list, CustomerList) };
}

/** Stores both parts. False when storage is full or blocked; the input then lasts for this page. */
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

/** Deletes everything from this browser. */
export function forgetCampaign(storage: CampaignStorage = localStorage): void {
  for (const key of Object.values(keys)) {
    try {
      storage.removeItem(key);
    } catch {
      // Blocked storage: nothing was stored.
    }
  }
}

/** The number of customers in this browser, for users who lost access to the builder and want to delete them. */
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
