/** The specification's time for which a copy is confirmed. */
export const copiedResetMs = 2_000;

/** Whether a copy button says that it has copied. `copies` counts, so that a second copy starts the time again. */
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
