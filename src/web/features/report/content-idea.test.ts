import { describe, expect, it } from 'vitest';
import { splitIdea } from './content-idea.ts';

describe('splitIdea', () => {
  it.each([
    [
      'Frozen pipes\nAnswer it in one sentence.\nThen explain.',
      'Frozen pipes',
      'Answer it in one sentence.\nThen explain.',
    ],
    ['Only a title', 'Only a title', ''],
    ['\n  Spaced  \r\n Body ', 'Spaced', 'Body'],
  ])('%j', (idea, title, body) => expect(splitIdea(idea)).toEqual({ title, body }));
});
