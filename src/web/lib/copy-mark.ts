/** How long a copy is confirmed, as specified. */
export const copiedResetMs = 2_000;

/** Whether a copy button shows its confirmation. `copies` counts, so that a second copy restarts the timer. */
export interface CopyMark {
  readonly isShown: boolean;
  readonly copies: number;
}
export type CopyMarkEvent = 'copied' | 'time-over';

export const noCopyMark: CopyMark = { isShown: false, copies: 0 };

export function readCopyMark(mark: CopyMark, event: CopyMarkEvent): CopyMark {
  switch (event) {
    case 'copied':
      return { isShown: true, copies: mark.copies + 1 };
    case 'time-over':
      return { ...mark, isShown: false };
    default:
      return event satisfies never;
  }
}
