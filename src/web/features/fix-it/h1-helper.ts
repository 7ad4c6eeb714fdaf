/** The state of replacing the main heading. */
export type H1Stage = 'none' | 'generated' | 'copied' | 'used';

export interface H1Helper {
  readonly stage: H1Stage;
  readonly ideas: readonly string[];
  /** The index of the chosen one among `ideas`. */
  readonly chosen: number;
}

export type H1Event =
  | { readonly type: 'generated'; readonly ideas: readonly string[] }
  | { readonly type: 'chosen'; readonly index: number }
  | { readonly type: 'copied' }
  | { readonly type: 'used' };

export const initialH1: H1Helper = { stage: 'none', ideas: [], chosen: 0 };

/** The next state. A new choice has to be copied again; a used one is final until new ones are generated. */
export function readH1Event(state: H1Helper, event: H1Event): H1Helper {
  switch (event.type) {
    case 'generated':
      return event.ideas.length === 0 ? state : { stage: 'generated', ideas: event.ideas, chosen: 0 };
    case 'chosen':
      if (state.stage === 'used' || event.index === state.chosen || state.ideas[event.index] === undefined)
        return state;
      return { ...state, stage: 'generated', chosen: event.index };
    case 'copied':
      return state.stage === 'generated' ? { ...state, stage: 'copied' } : state;
    case 'used':
      return state.stage === 'copied' ? { ...state, stage: 'used' } : state;
    default:
      return event satisfies never;
  }
}
