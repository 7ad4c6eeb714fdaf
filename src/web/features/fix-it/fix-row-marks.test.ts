import { describe, expect, it } from 'vitest';
import {
  FIX_ROW_KEYS,
  firstFixRow,
  firstOpenedAfterMs,
  initialFixRowMarks,
  isMarkedOpened,
  readFixRowEvent,
} from './fix-row-marks.ts';

const marked = (state: typeof initialFixRowMarks) => FIX_ROW_KEYS.filter((key) => isMarkedOpened(state, key));

describe('the marks of rows that were opened', () => {
  it('start idle with the description opened and not yet marked', () => {
    expect(firstFixRow).toBe('description');
    expect(initialFixRowMarks).toEqual({ opened: new Set(['description']), status: 'idle' });
    expect(marked(initialFixRowMarks)).toEqual([]);
    expect(readFixRowEvent(initialFixRowMarks, { type: 'opened', key: 'description' })).toBe(initialFixRowMarks);
  });

  it('mark the first row after half a second', () => {
    expect(firstOpenedAfterMs).toBe(500);
    const later = readFixRowEvent(initialFixRowMarks, { type: 'time-over' });
    expect(marked(later)).toEqual(['description']);
    expect(readFixRowEvent(later, { type: 'time-over' })).toBe(later);
  });

  it('stay when another row is opened', () => {
    const h1 = readFixRowEvent(initialFixRowMarks, { type: 'opened', key: 'websiteH1' });
    expect(marked(h1)).toEqual(['description', 'websiteH1']);
    expect(marked(readFixRowEvent(h1, { type: 'opened', key: 'description' }))).toEqual(['description', 'websiteH1']);
  });
});
