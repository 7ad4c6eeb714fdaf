import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findReportTab, type ReportTab } from '#web/features/report/report-tabs.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Each tab has its code to itself; the result is part of the page. Once here it stays: a report that is reopened shows its tab at once. */
function tabCodeQuery<Component>(tab: ReportTab, load: () => Promise<{ readonly default: Component }>) {
  return queryOptions({
    queryKey: ['tab-code', tab],
    queryFn: async () => (await load()).default,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
const fixesCode = tabCodeQuery('fixes', () => import('./fixes-tab.tsx'));
const proofCode = tabCodeQuery('proof', () => import('./proof-tab.tsx'));
const businessCode = tabCodeQuery('business', () => import('./business-tab.tsx'));

/** What a visitor does to a page; scrolling begins with one of these. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Becomes true with the first sign of a visitor, once the browser is idle: a page that nobody uses loads no more than it shows. */
function useVisited(): boolean {
  const [isVisited, setVisited] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const notice = () => {
      listening.abort();
      whenIdle(() => setVisited(true));
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isVisited;
}

/**
 * The code of the tabs: fetched when one is opened, and the rest once the page is used. Then every tab opens at once, and the
 * whole report can be printed, for which a browser leaves no time to fetch anything. `isAsked`: whether a tab is open or to
 * be fetched ahead.
 */
export function useTabCode(isOn: boolean) {
  const tab = findReportTab(useLocation().hash);
  const isVisited = useVisited();
  const isAsked = (asked: ReportTab) => isOn && (isVisited || tab === asked);
  return {
    isAsked,
    fixes: useQuery({ ...fixesCode, enabled: isAsked('fixes') }),
    proof: useQuery({ ...proofCode, enabled: isAsked('proof') }),
    business: useQuery({ ...businessCode, enabled: isAsked('business') }),
  };
}
