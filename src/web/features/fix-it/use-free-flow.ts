import { useEffect, useReducer } from 'react';
import { tellPageEvent } from '#web/lib/page-events.ts';
import { type FreeFlow, readFreeFlow, stageMs } from './free-flow.ts';
import { isOfferSeen, markOfferSeen } from './offer-seen.ts';

interface FreeFlowOptions {
  /** The audited address: the offer is made once for each. */
  readonly url: string;
  /** Nothing follows where nothing is locked. */
  readonly isOn: boolean;
  readonly onScroll: () => void;
}

/** What follows the free fix, in time: see `FreeFlow`. */
export function useFreeFlow({ url, isOn, onScroll }: FreeFlowOptions) {
  const [flow, tell] = useReducer(readFreeFlow, 'waiting' satisfies FreeFlow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage begins once; the callbacks are new at every render.
  useEffect(() => {
    if (flow === 'completed') tellPageEvent('free_fix_completed', { fix: 'fix-desc' });
    if (flow === 'scrolled') onScroll();
    if (flow === 'offered') {
      markOfferSeen(url);
      tellPageEvent('upgrade_view', { from: 'free_fix' });
    }
    const ms = stageMs(flow);
    if (ms === null) return;
    const timer = setTimeout(() => tell({ type: 'time-over', isOfferSeen: isOfferSeen(url) }), ms);
    return () => clearTimeout(timer);
  }, [flow]);

  return {
    isOffered: flow === 'offered',
    complete: () => {
      if (isOn) tell({ type: 'description-written' });
    },
    closeOffer: () => tell({ type: 'offer-closed' }),
  };
}
