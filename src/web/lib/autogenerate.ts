import type { FixId } from '#shared/product/fix-ids.ts';

/** The generators that a page may start automatically, by the specification's ids. */
export type AutogenerateId = 'qa';

/** The fix of a generator, to scroll to first. */
export const autogenerateFix: Readonly<Record<AutogenerateId, FixId>> = { qa: 'fix-qa' };

const eventName = 'porchlight:autogenerate';

/** Requests that a generator on this page runs once, without a press. Returns whether there is one that heard it. */
export function requestAutogenerate(id: AutogenerateId): boolean {
  return !dispatchEvent(new CustomEvent(eventName, { detail: { id }, cancelable: true }));
}

/** Calls `listener` for each such request for `id`; returns a function that unsubscribes. */
export function hearAutogenerate(id: AutogenerateId, listener: () => void): () => void {
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof detail !== 'object' || detail === null || !('id' in detail) || detail.id !== id) return;
    event.preventDefault();
    listener();
  };
  addEventListener(eventName, hear);
  return () => removeEventListener(eventName, hear);
}
