import { useEffect, useReducer } from 'react';
import { isFirstTime } from '#web/lib/first-time.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { type FreeFlow, readFreeFlow, stageMs } from './free-flow.ts';
import { isOfferSeen, markOfferSeen } from './offer-seen.ts';

interface FreeFlowOptions {
  /** The audit: its free fix is completed once, however often the report is opened. */
  readonly auditId: string;
  /** The audited URL: the offer is made once for each. */
  readonly url: string;
  /** Nothing locked: the flow does not start. */
  readonly isOn: boolean;
  readonly onScroll: () => void;
}

/** Runs the stages after the free fix: see `FreeFlow`. */
export function useFreeFlow({ auditId, url, isOn, onScroll }: FreeFlowOptions) {
  const [flow, dispatch] = useReducer(readFreeFlow, 'waiting' satisfies FreeFlow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stage begins once; the callbacks are new at every render.
  useEffect(() => {
    if (flow === 'completed' && isFirstTime('free_fix_completed', auditId))
      sendPageEvent('free_fix_completed', { fix: 'fix-desc' });
    if (flow === 'scrolled') onScroll();
    if (flow === 'offered') {
      markOfferSeen(url);
      sendPageEvent('upgrade_view', { from: 'free_fix' });
    }
    const ms = stageMs(flow);
    if (ms === null) return;
    const timer = setTimeout(() => dispatch({ type: 'time-over', isOfferSeen: isOfferSeen(url) }), ms);
    return () => clearTimeout(timer);
  }, [flow]);

  return {
    isOffered: flow === 'offered',
    complete: () => {
      if (isOn) dispatch({ type: 'description-written' });
    },
    closeOffer: () => dispatch({ type: 'offer-closed' }),
  };
}
