import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long to wait for a page's heading. */
const headingWaitMs = 5_000;

/**
 * After client-side navigation: focuses the main heading and announces the title, as the browser does on a page load. Skips
 * pages that set the focus themselves.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setSaid(document.title);
    // A link to a section: the browser continues from that section.
    if (hash !== '') return;
    return whenHeadingComes((heading) => {
      setSaid(document.title);
      if (isFocusChosen()) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

/** A focused field or heading was focused by its page; a focused link or button is where the visitor came from. */
function isFocusChosen(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return !focused.matches('a, button, main');
}

/** Calls back once with the page's main heading, which may have to wait for its data. Returns a function that cancels. */
function whenHeadingComes(onHeading: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const there = find();
  if (there !== null) {
    onHeading(there);
    return () => {};
  }
  const watcher = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    giveUp();
    onHeading(heading);
  });
  const timer = setTimeout(() => watcher.disconnect(), headingWaitMs);
  const giveUp = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  return giveUp;
}
