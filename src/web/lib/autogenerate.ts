import type { FixId } from '#shared/product/fixes.ts';

/** The generators that a page may start by itself, by the specification's ids. */
export type AutogenerateId = 'qa';

/** The fix that a generator belongs to: what to scroll to before. */
export const autogenerateFix: Readonly<Record<AutogenerateId, FixId>> = { qa: 'fix-qa' };

const eventName = 'porchlight:autogenerate';

/** Asks a generator on this page to run once, without a press of its button. Nothing happens where there is none. */
export function requestAutogenerate(id: AutogenerateId): void {
  dispatchEvent(new CustomEvent(eventName, { detail: { id } }));
}

/** Calls `listener` for each such request for `id`; returns what stops it. */
export function hearAutogenerate(id: AutogenerateId, listener: () => void): () => void {
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof detail === 'object' && detail !== null && 'id' in detail && detail.id === id) listener();
  };
  addEventListener(eventName, hear);
  return () => removeEventListener(eventName, hear);
}
