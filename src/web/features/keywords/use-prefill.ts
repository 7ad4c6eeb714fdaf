import { useMemo } from 'react';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { makePrefill, type Prefill } from './keyword-draft.ts';

/** The form as the audit saved in this browser fills it in; empty in prerendered markup. */
export function usePrefill(): Prefill {
  const isHydrated = useHydrated();
  return useMemo(() => makePrefill(isHydrated ? readSavedAudit() : null), [isHydrated]);
}
