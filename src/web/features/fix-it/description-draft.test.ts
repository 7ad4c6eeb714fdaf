import { describe, expect, it } from 'vitest';
import { countCharacters, type DraftEvent, emptyDraft, readDraftEvent } from './description-draft.ts';

const run = (...events: DraftEvent[]) => events.reduce(readDraftEvent, emptyDraft);
const written = (text: string): DraftEvent => ({ type: 'written', text });
const renewed = (text: string): DraftEvent => ({ type: 'renewed', text });
const typed = (text: string): DraftEvent => ({ type: 'typed', text });

describe('readDraftEvent', () => {
  it('never cuts what the owner types', () => {
    const long = 'a'.repeat(2_000);
    expect(run(written('First'), typed(long)).text).toBe(long);
  });

  it('keeps the owner’s version when a new text takes its place, and puts it back', () => {
    const replaced = run(written('First'), typed('Mine'), written('Second'));
    expect(replaced).toEqual({ text: 'Second', written: 'Second', replaced: 'Mine', offered: null });
    expect(readDraftEvent(replaced, { type: 'put-back' })).toMatchObject({ text: 'Mine', replaced: null });
  });

  it('swaps the text after a change of the facts, unless the owner typed: then the new one waits', () => {
    expect(run(written('First'), renewed('Second')).text).toBe('Second');
    const waiting = run(written('First'), typed('Mine'), renewed('Second'));
    expect(waiting).toMatchObject({ text: 'Mine', offered: 'Second', replaced: null });
    expect(run(written('First'), typed('Mine'), renewed('Second'), renewed('First')).offered).toBeNull();
    const taken = readDraftEvent(waiting, { type: 'offer-taken' });
    expect(taken).toEqual({ text: 'Second', written: 'Second', replaced: 'Mine', offered: null });
  });

  it('has no text where the facts give none any more, but what the owner typed stays', () => {
    expect(run(written('First'), renewed(''))).toEqual(emptyDraft);
    expect(run(written('First'), typed('Mine'), renewed(''))).toMatchObject({ text: 'Mine', offered: null });
  });

  it('keeps nothing when nothing was changed', () => {
    expect(run(written('First'), written('Second')).replaced).toBeNull();
    expect(run(written('First'), { type: 'put-back' }).text).toBe('First');
  });
});

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['e\u0301', 1],
    ['👩‍🔧', 1],
  ])('%j is %i', (text, count) => expect(countCharacters(text)).toBe(count));
});
