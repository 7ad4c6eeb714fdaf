/** The rows of the panel, by the specification's keys, in its order. */
export const FIX_ROW_KEYS = ['description', 'qaUpdates', 'websiteH1', 'reviewResponses', 'napConsistency'] as const;
export type FixRowKey = (typeof FIX_ROW_KEYS)[number];

/** The row that is open from the start. */
export const firstFixRow: FixRowKey = 'description';

/** The specification's delay after which the first row counts as opened. */
export const firstOpenedAfterMs = 500;

export interface FixRowMarks {
  /** Every row that has been open. */
  readonly opened: ReadonlySet<FixRowKey>;
  /** `idle` until the first row has been marked as opened. */
  readonly status: 'idle' | 'opened';
}

export type FixRowEvent = { readonly type: 'opened'; readonly key: FixRowKey } | { readonly type: 'time-over' };

export const initialFixRowMarks: FixRowMarks = { opened: new Set([firstFixRow]), status: 'idle' };

export function readFixRowEvent(state: FixRowMarks, event: FixRowEvent): FixRowMarks {
  switch (event.type) {
    case 'opened':
      // The first row reports that it is open by itself, before its delay is over.
      return state.opened.has(event.key) ? state : { opened: new Set([...state.opened, event.key]), status: 'opened' };
    case 'time-over':
      return state.status === 'opened' ? state : { ...state, status: 'opened' };
    default:
      return event satisfies never;
  }
}

/** Whether a row is marked as opened. */
export function isMarkedOpened({ status, opened }: FixRowMarks, key: FixRowKey): boolean {
  return status === 'opened' && opened.has(key);
}
