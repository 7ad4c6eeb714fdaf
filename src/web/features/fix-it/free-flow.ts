/** The specification's delays after the free fix: scroll to the Q&A fix, then offer the upgrade. */
export const freeFlowTimes = { scrollAfterMs: 1_000, offerAfterMs: 800 } as const;

/**
 * The stages after the first completed free fix, in order. `waiting`: not completed. `completed`: the text is there.
 * `scrolled`: the Q&A fix is in view. `offered`: the upgrade dialog is open. `over`: final.
 */
export type FreeFlow = 'waiting' | 'completed' | 'scrolled' | 'offered' | 'over';

export type FreeFlowEvent =
  | { readonly type: 'description-written' }
  | { readonly type: 'time-over'; readonly isOfferSeen: boolean }
  | { readonly type: 'offer-closed' };

/** The next stage. An offer already seen for this URL in this browser session closes at once. */
export function readFreeFlow(flow: FreeFlow, event: FreeFlowEvent): FreeFlow {
  switch (event.type) {
    case 'description-written':
      return flow === 'waiting' ? 'completed' : flow;
    case 'time-over':
      if (flow === 'completed') return 'scrolled';
      if (flow !== 'scrolled') return flow;
      return event.isOfferSeen ? 'over' : 'offered';
    case 'offer-closed':
      return flow === 'offered' ? 'over' : flow;
    default:
      return event satisfies never;
  }
}

/** How long a stage lasts; null: until an event. */
export function stageMs(flow: FreeFlow): number | null {
  switch (flow) {
    case 'completed':
      return freeFlowTimes.scrollAfterMs;
    case 'scrolled':
      return freeFlowTimes.offerAfterMs;
    case 'waiting':
    case 'offered':
    case 'over':
      return null;
    default:
      return flow satisfies never;
  }
}
