/** The storage interface of this module; session storage by default. */
type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Fallback where storage is blocked: a mark lasts for this page. */
const markedHere = new Set<string>();

/** Whether something that happens once per visit has happened. A visit is the session of a browser tab. */
export function isMarkedThisSession(key: string, storage: () => MarkStorage = () => sessionStorage): boolean {
  if (markedHere.has(key)) return true;
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}

export function markThisSession(key: string, storage: () => MarkStorage = () => sessionStorage): void {
  markedHere.add(key);
  try {
    storage().setItem(key, '1');
  } catch {
    // Full or blocked storage.
  }
}
