import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
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
    if (first === null) return;
    if (first.tagName !== 'SUMMARY') first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [hash, key, tab]);
}
