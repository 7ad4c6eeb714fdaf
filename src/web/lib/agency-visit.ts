import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Runs in the head before the first paint: a prerendered page has no query, and the wording for owners must not flash for
 * agencies. Constant, because the content security policy allows it by its hash.
 */
export const agencyScript = `if(/[?&]agency=1(?:&|$)/.test(location.search))document.documentElement.dataset.agency=''`;

/** Whether this URL is meant for agencies (`agency=1`); null in prerendered markup. */
export function useAgencyVisit(): boolean | null {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  return isHydrated ? search.get('agency') === '1' : null;
}
