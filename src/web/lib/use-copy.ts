import { useEffect, useReducer } from 'react';
import { copiedResetMs, noCopyMark, readCopyMark } from './copy-mark.ts';
import { showToast } from './toasts.ts';

export interface Copy {
  /** For two seconds after a copy. */
  readonly isCopied: boolean;
  /** Copies `text` to the clipboard; resolves to whether it worked. A failure shows a message. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** The specification's two messages for a blocked clipboard. */
export const copyFailures = {
  byHand: 'Please try selecting and copying manually',
  plain: 'Unable to copy to clipboard',
} as const;

/** Copying with its confirmation. */
export function useCopy(failure: keyof typeof copyFailures = 'byHand'): Copy {
  const [mark, dispatch] = useReducer(readCopyMark, noCopyMark);
  const { isShown, copies } = mark;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second copy restarts the timer.
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => dispatch('time-over'), copiedResetMs);
    return () => clearTimeout(timer);
  }, [isShown, copies]);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast('Copy failed', copyFailures[failure], 'problem');
      return false;
    }
    dispatch('copied');
    return true;
  }

  return { isCopied: isShown, copy };
}
