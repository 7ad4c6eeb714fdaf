import { useMemo } from 'react';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { makePrefill, type Prefill } from './keyword-draft.ts';

/** The form prefilled from the audit saved in this browser; empty in prerendered markup. */
export function usePrefill(): Prefill {
  const isHydrated = useHydrated();
  return useMemo(() => makePrefill(isHydrated ? readSavedAudit() : null), [isHydrated]);
}
