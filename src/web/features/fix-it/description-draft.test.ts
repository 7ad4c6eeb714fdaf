import { describe, expect, it } from 'vitest';
import { countCharacters, type DraftEvent, emptyDraft, readDraftEvent } from './description-draft.ts';

const run = (...events: DraftEvent[]) => events.reduce(readDraftEvent, emptyDraft);
const written = (text: string): DraftEvent => ({ type: 'written', text });
const typed = (text: string): DraftEvent => ({ type: 'typed', text });

describe('readDraftEvent', () => {
  it('never cuts what the owner types', () => {
    const long = 'a'.repeat(2_000);
    expect(run(written('First'), typed(long)).text).toBe(long);
  });

  it('keeps the owner’s version when a new text takes its place, and puts it back', () => {
    const replaced = run(written('First'), typed('Mine'), written('Second'));
    expect(replaced).toEqual({ text: 'Second', written: 'Second', replaced: 'Mine' });
    expect(readDraftEvent(replaced, { type: 'put-back' })).toEqual({ text: 'Mine', written: 'Second', replaced: null });
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
