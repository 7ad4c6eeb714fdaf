/** The specification's strip at the top of the window: a mouse in it is about to leave. */
export const exitIntentPx = 10;

/** `watching`: not offered yet. `open`: shown. `over`: was shown; not again on this visit. */
export type ExitIntent = 'watching' | 'open' | 'over';

export type ExitIntentEvent =
  | {
      readonly type: 'pointer-moved';
      /** From the top of the window. */
      readonly y: number;
      /** Touch has no such exit. */
      readonly isMouse: boolean;
      /** Another dialog has the visitor's attention. */
      readonly isDialogOpen: boolean;
    }
  | { readonly type: 'closed' };

/** The next state: the first mouse move in the strip opens the offer, once. */
export function readExitIntent(state: ExitIntent, event: ExitIntentEvent): ExitIntent {
  switch (event.type) {
    case 'pointer-moved':
      if (state !== 'watching' || !event.isMouse || event.isDialogOpen) return state;
      return event.y < exitIntentPx ? 'open' : state;
    case 'closed':
      return state === 'open' ? 'over' : state;
    default:
      return event satisfies never;
  }
}
