/** Storage as this module needs it; the browser session's by default. */
type MarkerStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (url: string) => `upgrade_modal_seen:${url}`;
/** Where storage is closed to us the marker lasts for this page. */
const seenHere = new Set<string>();

/** Whether the upgrade was offered for this audited address in this browser session. */
export function isOfferSeen(url: string, storage: MarkerStorage = sessionStorage): boolean {
  if (seenHere.has(url)) return true;
  try {
    return storage.getItem(keyOf(url)) !== null;
  } catch {
    return false;
  }
}

/** Remembers the offer, so that nobody meets it twice. */
export function markOfferSeen(url: string, storage: MarkerStorage = sessionStorage): void {
  seenHere.add(url);
  try {
    storage.setItem(keyOf(url), '1');
  } catch {
    // Full or closed storage.
  }
}
