import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

interface PageShellProps {
  readonly tone?: 'dusk' | 'paper';
  readonly isActionLit?: boolean;
  /** Sticks to the bottom of a phone's screen. */
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** What every page has: the way past the bar, the bar, the main part, the footer. */
export function PageShell({ tone = 'paper', isActionLit = false, bottomBar, children }: PageShellProps) {
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
      {bottomBar}
    </>
  );
}
