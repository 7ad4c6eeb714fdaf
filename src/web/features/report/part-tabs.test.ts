import { describe, expect, it } from 'vitest';
import { firstOpenedAfterMs, initialPartTabs, isMarkedOpened, PART_KEYS, readPartTabs } from './part-tabs.ts';

const marked = (state: typeof initialPartTabs) => PART_KEYS.filter((key) => isMarkedOpened(state, key));

describe('readPartTabs', () => {
  it('starts idle with the description active, opened and not yet marked', () => {
    expect(initialPartTabs).toEqual({ active: 'description', opened: new Set(['description']), status: 'idle' });
    expect(marked(initialPartTabs)).toEqual([]);
  });

  it('marks the first tab after half a second', () => {
    expect(firstOpenedAfterMs).toBe(500);
    const later = readPartTabs(initialPartTabs, { type: 'time-over' });
    expect(marked(later)).toEqual(['description']);
    expect(readPartTabs(later, { type: 'time-over' })).toBe(later);
  });

  it('keeps what was opened when another tab is selected', () => {
    const h1 = readPartTabs(initialPartTabs, { type: 'selected', key: 'websiteH1' });
    expect(h1.active).toBe('websiteH1');
    expect(marked(h1)).toEqual(['description', 'websiteH1']);
    const back = readPartTabs(h1, { type: 'selected', key: 'description' });
    expect(back.active).toBe('description');
    expect(marked(back)).toEqual(['description', 'websiteH1']);
  });
});
