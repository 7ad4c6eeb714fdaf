import { useSearchParams } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** A report on this server: the user's own audit, or a shared one. */
export type KnownReport =
  | { readonly kind: 'audit'; readonly auditId: string }
  | { readonly kind: 'shared'; readonly token: string };

/** The report in the URL; null without one, and in prerendered markup. */
export function useKnownReport(): KnownReport | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const auditId = search.get('audit');
  const token = search.get('shared');
  if (!isHydrated) return null;
  if (auditId !== null && auditId !== '') return { kind: 'audit', auditId };
  return token === null || token === '' ? null : { kind: 'shared', token };
}
