/** The specification's strip at the upper edge of the window: a mouse in it is on its way out. */
export const exitIntentPx = 10;

/** `watching`: the offer was not made yet. `open`: it is there. `over`: it was made; nothing more on this visit. */
export type ExitIntent = 'watching' | 'open' | 'over';

export type ExitIntentEvent =
  | {
      readonly type: 'pointer-moved';
      /** From the upper edge of the window. */
      readonly y: number;
      /** A finger has no way out at the top. */
      readonly isMouse: boolean;
      /** Something else asks for the visitor's attention already. */
      readonly isDialogOpen: boolean;
    }
  | { readonly type: 'closed' };

/** The next state: the first mouse move in the strip opens the offer, and it opens once. */
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
