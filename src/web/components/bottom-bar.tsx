import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface BottomBarProps {
  readonly label: string;
  /** Amber, for the next step; dark otherwise. */
  readonly isLit?: boolean;
  readonly children: ReactNode;
}

/** The one bar at the bottom of the screen. The page ends above it. */
export function BottomBar({ label, isLit = false, children }: BottomBarProps) {
  return (
    <aside
      aria-label={label}
      data-screen-only
      className={classNames(
        'sticky bottom-0 z-20 short-screen:static',
        isLit
          ? 'bg-amber text-on-amber forced-colors:border-t [&_:focus-visible]:outline-on-amber'
          : 'dusk border-dusk-edge border-t',
      )}
    >
      <div className="page-width flex min-h-16 items-center gap-x-4 py-2 sm:gap-x-6">{children}</div>
    </aside>
  );
}
