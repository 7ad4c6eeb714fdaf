import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '#web/lib/use-online.ts';
import { WifiOff } from './icons/index.ts';

/**
 * Shown while there is no connection, over the bar at the bottom, so that the tabs of a report stay in view; also keeps links
 * from leading to the browser's error page.
 */
export function OfflineStrip() {
  const isOnline = useOnline();
  const isHeld = useHeldLinks(isOnline);
  return (
    <div role="status" data-screen-only className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
      {!isOnline && (
        <p className="flex min-h-20 items-center justify-center gap-2 border-line-2 border-t bg-raised px-(--gutter) py-2.5 text-note text-ink sm:min-h-16">
          <WifiOff aria-hidden />
          <span>
            {isHeld
              ? 'You’re offline, and that page isn’t loaded yet. Try again when you’re connected.'
              : 'You’re offline. What’s open stays here. New pages and audits wait for your connection.'}
          </span>
        </p>
      )}
    </div>
  );
}

/** A page that was never opened has to be loaded first, which fails offline: stay, and show a message. */
function useHeldLinks(isOnline: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const { pathname } = useLocation();
  const opened = useRef(new Set<string>());
  useEffect(() => {
    opened.current.add(pathname);
  }, [pathname]);

  useEffect(() => {
    setHeld(false);
    if (isOnline) return;
    function hold(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin || opened.current.has(link.pathname)) return;
      event.preventDefault();
      setHeld(true);
    }
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isOnline]);
  return isHeld;
}
