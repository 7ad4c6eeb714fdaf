import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isPublicPath } from '#web/lib/is-public-path.ts';
import { Footer } from './footer.tsx';
import { PhoneAction } from './main-action.tsx';
import { TopBar } from './top-bar.tsx';

interface PageShellProps {
  readonly tone?: 'dusk' | 'paper';
  readonly isActionLit?: boolean;
  /** Sticks to the bottom of a phone's screen. Left out, a public page has the call to action there; null is nothing. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** What every page has: the way past the bar, the bar, the main part, the footer. */
export function PageShell({ tone = 'paper', isActionLit = false, bottomBar, children }: PageShellProps) {
  const { pathname } = useLocation();
  const usualBar = isPublicPath(pathname) ? <PhoneAction look="ink" /> : null;
  return (
    <>
      <a
        href="#main"
        data-screen-only
        className="absolute -top-16 left-4 z-60 rounded-2 bg-raised px-4 py-3 text-ink focus:top-3"
      >
        Skip to content
      </a>
      <TopBar tone={tone} isActionLit={isActionLit} />
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-var(--bar-height))]">
        {children}
      </main>
      <Footer />
      {bottomBar === undefined ? usualBar : bottomBar}
    </>
  );
}
