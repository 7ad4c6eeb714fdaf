import { useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

/** The variant of the bar that a page requests. */
export interface BarLook {
  /** `dusk` over the landing picture, `paper` elsewhere. */
  readonly tone: 'dusk' | 'paper';
  /** Whether the main link is amber; it is outlined while another amber button is in view. */
  readonly isActionLit: boolean;
}

const PRERENDERED: Readonly<Record<BarLook['tone'], BarLook>> = {
  dusk: { tone: 'dusk', isActionLit: false },
  paper: { tone: 'paper', isActionLit: false },
};

/** Null: the current page has no bar. */
let variant: BarLook | null = null;
const listeners = new Set<() => void>();

function setLook(next: BarLook | null): void {
  variant = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Shows the bar in this variant while the page is mounted. */
export function useBar({ tone, isActionLit }: BarLook): void {
  useLayoutEffect(() => {
    const own: BarLook = { tone, isActionLit };
    setLook(own);
    return () => {
      // The next page may have set its own already.
      if (variant === own) setLook(null);
    };
  }, [tone, isActionLit]);
}

/**
 * The variant that the page requests. The bar is rendered outside the pages, so that an open menu survives navigation. In
 * prerendered markup the start page has the dusk one. The fallback page of all other URLs is built under the start page's
 * URL, and only the framework knows that it is another.
 */
export function useBarLook(): BarLook | null {
  const { pathname } = useLocation();
  const isForAnyAddress = useContext(FrameworkContext)?.isSpaMode ?? false;
  const isStartPage = !isForAnyAddress && pathname === paths.home.pattern;
  return useSyncExternalStore(
    subscribe,
    () => variant,
    () => PRERENDERED[isStartPage ? 'dusk' : 'paper'],
  );
}
