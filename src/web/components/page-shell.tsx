import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBar } from '#web/lib/bar-look.ts';
import { isPublicPath } from '#web/lib/is-public-path.ts';
import { Footer } from './footer.tsx';
import { PhoneAction } from './main-action.tsx';

interface PageShellProps {
  readonly tone?: 'dusk' | 'paper';
  readonly isActionLit?: boolean;
  /** Sticks to the bottom of a phone's screen. If omitted, public pages show the call to action; null shows nothing. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: top bar variant, main part, footer. */
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
