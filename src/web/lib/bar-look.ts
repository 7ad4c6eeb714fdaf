import { useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

/** How a page wants the bar above it. */
export interface BarLook {
  /** `dusk` over the landing picture, `paper` elsewhere. */
  readonly tone: 'dusk' | 'paper';
  /** Whether the main link is the amber thing of this screen; it stays an outline while another one is in view. */
  readonly isActionLit: boolean;
}

const PRERENDERED: Readonly<Record<BarLook['tone'], BarLook>> = {
  dusk: { tone: 'dusk', isActionLit: false },
  paper: { tone: 'paper', isActionLit: false },
};

/** Null: the page that is shown has no bar. */
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

/** Shows the bar in this look for as long as the page is there. */
export function useBar({ tone, isActionLit }: BarLook): void {
  useLayoutEffect(() => {
    const own: BarLook = { tone, isActionLit };
    setLook(own);
    return () => {
      // The next page may have asked for its own already.
      if (variant === own) setLook(null);
    };
  }, [tone, isActionLit]);
}

/**
 * The look that the page asks for. The bar stands outside the pages, so that it keeps its open menu while one takes the
 * place of another. In prerendered markup the start page has the dusk one. The page that serves every other address is
 * made under the start page's address, and only the framework knows that it is another.
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
