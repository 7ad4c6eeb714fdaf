/** The storage interface of this module; local storage by default. */
type FirstTimeStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** More audits than one browser keeps open; the oldest is dropped. */
const mostKept = 50;
/** Fallback where storage is blocked: a mark lasts for this page. */
const doneHere = new Set<string>();

/**
 * True the first time that `what` happens to `id` in this browser, false from then on, across reloads and visits: for
 * events that are counted once.
 */
export function isFirstTime(what: string, id: string, storage: () => FirstTimeStorage = () => localStorage): boolean {
  const mark = `${what}:${id}`;
  const known = readIds(what, storage);
  if (doneHere.has(mark) || known.includes(id)) return false;
  doneHere.add(mark);
  try {
    storage().setItem(what, JSON.stringify([...known, id].slice(-mostKept)));
  } catch {
    // Full or blocked storage.
  }
  return true;
}

function readIds(what: string, storage: () => FirstTimeStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(what) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
