import { useCallback, useEffect, useState } from 'react';

/** Each tab has its code to itself; the result is part of the page. */
const loaders = {
  fixes: async () => (await import('./fixes-tab.tsx')).default,
  proof: async () => (await import('./proof-tab.tsx')).default,
  business: async () => (await import('./business-tab.tsx')).default,
};
export type LoadedTab = keyof typeof loaders;
type TabComponents = { readonly [Tab in LoadedTab]?: Awaited<ReturnType<(typeof loaders)[Tab]>> };

export interface TabCode {
  readonly components: TabComponents;
  /** Those that were opened or are fetched ahead. */
  readonly asked: ReadonlySet<LoadedTab>;
  /** Those whose code could not be fetched. */
  readonly failed: ReadonlySet<LoadedTab>;
  readonly load: (tab: LoadedTab) => void;
}

/** After this time the first tab has settled, and the code and the texts of the others are fetched. */
const settledMs = 2_000;

/**
 * The code of the tabs: fetched when one is opened, and the rest once the page has settled. Then every tab opens at once, and
 * the whole report can be printed, for which a browser leaves no time to fetch anything.
 */
export function useTabCode(isOn: boolean): TabCode {
  const [components, setComponents] = useState<TabComponents>({});
  const [asked, setAsked] = useState<ReadonlySet<LoadedTab>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<LoadedTab>>(new Set());
  const load = useCallback((tab: LoadedTab) => {
    setAsked((before) => new Set([...before, tab]));
    setFailed((before) => new Set([...before].filter((other) => other !== tab)));
    loaders[tab]().then(
      (component) => setComponents((before) => ({ ...before, [tab]: component })),
      () => setFailed((before) => new Set([...before, tab])),
    );
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      load('fixes');
      load('proof');
      load('business');
    }, settledMs);
    return () => clearTimeout(timer);
  }, [isOn, load]);
  return { components, asked, failed, load };
}
