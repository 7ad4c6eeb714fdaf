import { useSearchParams } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** A report that this server has: an own audit, or one that somebody shared. */
export type KnownReport =
  | { readonly kind: 'audit'; readonly auditId: string }
  | { readonly kind: 'shared'; readonly token: string };

/** The report that the address names; null when it names none, and while the page is as it was prerendered. */
export function useKnownReport(): KnownReport | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const auditId = search.get('audit');
  const token = search.get('shared');
  if (!isHydrated) return null;
  if (auditId !== null && auditId !== '') return { kind: 'audit', auditId };
  return token === null || token === '' ? null : { kind: 'shared', token };
}
