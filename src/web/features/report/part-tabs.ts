/** The tabs of the audit panel, by the specification's keys, in its order. */
export const PART_KEYS = ['description', 'qaUpdates', 'websiteH1', 'reviewResponses', 'napConsistency'] as const;
export type PartKey = (typeof PART_KEYS)[number];

/** The specification's delay after which the first tab counts as opened. */
export const firstOpenedAfterMs = 500;

export interface PartTabs {
  readonly active: PartKey;
  /** Every tab that has been opened. */
  readonly opened: ReadonlySet<PartKey>;
  /** `idle` until the first tab has been marked as opened. */
  readonly status: 'idle' | 'opened';
}

export type PartTabsEvent = { readonly type: 'selected'; readonly key: PartKey } | { readonly type: 'time-over' };

export const initialPartTabs: PartTabs = { active: 'description', opened: new Set(['description']), status: 'idle' };

export function readPartTabs(state: PartTabs, event: PartTabsEvent): PartTabs {
  switch (event.type) {
    case 'selected':
      return { active: event.key, opened: new Set([...state.opened, event.key]), status: 'opened' };
    case 'time-over':
      return state.status === 'opened' ? state : { ...state, status: 'opened' };
    default:
      return event satisfies never;
  }
}

/** Whether a tab is marked as opened. */
export function isMarkedOpened({ status, opened }: PartTabs, key: PartKey): boolean {
  return status === 'opened' && opened.has(key);
}
