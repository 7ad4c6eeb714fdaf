/** The storage interface of this module; session storage by default. */
type MarkerStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (url: string) => `upgrade_modal_seen:${url}`;
/** Fallback where storage is blocked: the marker lasts for this page. */
const seenHere = new Set<string>();

/** Whether the upgrade was offered for this audited URL in this browser session. */
export function isOfferSeen(url: string, storage: MarkerStorage = sessionStorage): boolean {
  if (seenHere.has(url)) return true;
  try {
    return storage.getItem(keyOf(url)) !== null;
  } catch {
    return false;
  }
}

/** Records the offer, so that it is shown once. */
export function markOfferSeen(url: string, storage: MarkerStorage = sessionStorage): void {
  seenHere.add(url);
  try {
    storage.setItem(keyOf(url), '1');
  } catch {
    // Full or blocked storage.
  }
}
