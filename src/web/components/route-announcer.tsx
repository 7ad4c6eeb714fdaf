import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long a page may take to show its heading before nobody waits for it any more. */
const headingWaitMs = 5_000;

/**
 * After a change of page: the focus goes to its main heading, and its title is said. The browser does both when it loads a
 * page; here only the content changed. Stays out of the way of pages that put the focus somewhere themselves.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setSaid(document.title);
    // A link to a section: the browser's own place to go on from is that section.
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

/** A field or a heading that has the focus was given it by its page; a link or button is where the visitor came from. */
function isFocusChosen(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  return !focused.matches('a, button, main');
}

/** Calls back once with the page's main heading, which may have to wait for its data. Returns how to give up. */
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
