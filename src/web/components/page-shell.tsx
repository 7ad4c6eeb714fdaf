import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBar } from '#web/lib/bar-look.ts';
import { isPublicPath } from '#web/lib/is-public-path.ts';
import { Footer } from './footer.tsx';
import { PhoneAction } from './main-action.tsx';

interface PageShellProps {
  readonly tone?: 'dusk' | 'paper';
  readonly isActionLit?: boolean;
  /** Sticks to the bottom of a phone's screen. Left out, a public page has the call to action there; null is nothing. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** What every page has: the look of the bar above it, the main part, the footer. */
export function PageShell({ tone = 'paper', isActionLit = false, bottomBar, children }: PageShellProps) {
  const { pathname } = useLocation();
  useBar({ tone, isActionLit });
  const usualBar = isPublicPath(pathname) ? <PhoneAction variant="ink" /> : null;
  return (
    <>
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-var(--bar-height))]">
        {children}
      </main>
      <Footer />
      {bottomBar === undefined ? usualBar : bottomBar}
    </>
  );
}
