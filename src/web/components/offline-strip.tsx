import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '#web/lib/use-online.ts';
import { WifiOff } from './icons/index.ts';

/** Shown while there is no connection; also keeps links from leading to the browser's error page. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const isHeld = useHeldLinks(isOnline);
  return (
    <div role="status" data-screen-only className="pointer-events-none fixed inset-x-0 top-(--bar-height) z-30">
      {!isOnline && (
        <p className="flex justify-center gap-2 border-line-2 border-b bg-raised px-(--gutter) py-2.5 text-note text-ink">
          <WifiOff aria-hidden />
          <span>
            {isHeld
              ? 'You are offline, and that page has not been loaded yet. Try again when you are connected.'
              : 'You are offline. What is open stays here; new pages and audits wait for your connection.'}
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
