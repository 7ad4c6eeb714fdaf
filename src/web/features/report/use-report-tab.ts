import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { findReportAnchor, findReportTab, type ReportTab } from './report-tabs.ts';

interface CurrentTab {
  readonly tab: ReportTab;
  /** Those opened so far, which stay as they were left. */
  readonly opened: ReadonlySet<ReportTab>;
}

/**
 * The tab that the address names. On the way to another one the page scrolls up to the row of tabs, never down: the row stays
 * under the finger that pressed it.
 * @param frame the element that begins with the row of tabs.
 */
export function useReportTab(frame: RefObject<HTMLElement | null>): CurrentTab {
  const { hash } = useLocation();
  const how = useNavigationType();
  const tab = findReportTab(hash);
  const [opened, setOpened] = useState<ReadonlySet<ReportTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const before = useRef(tab);
  useLayoutEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (how !== 'POP' && top < 0) scrollBy({ top, behavior: 'instant' });
  }, [tab, how, frame]);
  return { tab, opened };
}

/**
 * Scrolls to the place that the address names, once the tab that holds it is there, and opens what hides it.
 * @param tab the tab whose content has just been rendered.
 */
export function useArrival(tab: ReportTab): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again leads there again.
  useEffect(() => {
    if (findReportTab(hash) !== tab) return;
    const anchor = findReportAnchor(hash);
    const place = anchor === null ? null : document.getElementById(anchor);
    if (place === null) return;
    for (let node: HTMLElement | null = place; node !== null; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    place.scrollIntoView({ block: 'start', behavior: 'instant' });
    // Screen readers go on from there.
    const first = place.querySelector<HTMLElement>(place instanceof HTMLDetailsElement ? 'summary' : 'h2, h3');
    if (first !== null) {
      if (first.tagName !== 'SUMMARY') first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    return keepInPlace(place);
  }, [hash, key, tab]);
}

/** What loads above a place pushes it away: for a moment it is brought back, until the visitor moves. */
const settlingMs = 4_000;

function keepInPlace(place: HTMLElement): () => void {
  const observer = new ResizeObserver(() => place.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const release = () => {
    observer.disconnect();
    for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) removeEventListener(event, release);
    clearTimeout(timer);
  };
  const timer = setTimeout(release, settlingMs);
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(event, release);
  observer.observe(document.body);
  return release;
}

/** Sends the links to places of the report through the router, so that each step back returns to where the page was. */
export function useAnchorClicks(): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || event.button !== 0 || !isPlain || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('main a[href^="#"]');
      if (link === null) return;
      event.preventDefault();
      void navigate({ search, hash: link.hash }, { preventScrollReset: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, search]);
}
