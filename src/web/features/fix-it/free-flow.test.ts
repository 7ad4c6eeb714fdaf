import { describe, expect, it } from 'vitest';
import { type FreeFlow, type FreeFlowEvent, readFreeFlow, stageMs } from './free-flow.ts';

const written: FreeFlowEvent = { type: 'description-written' };
const timeOver: FreeFlowEvent = { type: 'time-over', isOfferSeen: false };
const closed: FreeFlowEvent = { type: 'offer-closed' };
const run = (events: readonly FreeFlowEvent[]) => events.reduce<FreeFlow>(readFreeFlow, 'waiting');

describe('readFreeFlow', () => {
  it.each<[FreeFlow, FreeFlowEvent[]]>([
    ['waiting', [timeOver, closed]],
    ['completed', [written]],
    ['scrolled', [written, timeOver]],
    ['offered', [written, timeOver, timeOver]],
    ['over', [written, timeOver, timeOver, closed]],
    ['over', [written, timeOver, timeOver, closed, written, timeOver]],
    ['over', [written, timeOver, { type: 'time-over', isOfferSeen: true }]],
    ['offered', [written, written, timeOver, timeOver, timeOver]],
  ])('%s', (expected, events) => expect(run(events)).toBe(expected));

  it('scrolls after a second and offers 0.8 seconds later', () => {
    expect([stageMs('completed'), stageMs('scrolled')]).toEqual([1_000, 800]);
    expect([stageMs('waiting'), stageMs('offered'), stageMs('over')]).toEqual([null, null, null]);
  });
});
